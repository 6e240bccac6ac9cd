"""The people at a table, entry by entry."""

import pytest

from schatzkiste.server.party import Party, first_party
from schatzkiste.server.party_messages import Order
from schatzkiste.server.stored import (
    CoveredEntry,
    DeviceEntry,
    LeftEntry,
    OrderedEntry,
    ReturnedEntry,
    StoredSeat,
    TableSetup,
)

ANNA, BEN = 0, 1


def party(*orders: Order) -> Party:
    """Anna and Ben at a game under way, after Ben has said what he wants in windows."""
    seats = [StoredSeat("Anna", key_hash="a"), StoredSeat("Ben", key_hash="b")]
    people = first_party(TableSetup("1", "dracheninsel", 1, 2, {}, "5eed", seats, 0.0))
    for order in orders:
        people = people.after(OrderedEntry(BEN, order, (ANNA,), 1.0), (ANNA,))
    return people


@pytest.mark.parametrize("order", ["turn", "game"])
def test_whoever_will_not_reply_is_told_of_as_long_as_no_bot_does_it_for_them(order: Order) -> None:
    waiving = party(order)
    assert waiving.waived == [BEN]
    covered = waiving.after(CoveredEntry(BEN, ANNA, "helmsman", 2.0), (ANNA,))
    assert covered.waived == []
    assert covered.after(ReturnedEntry(BEN, 3.0), (ANNA,)).waived == [BEN]
    assert waiving.after(LeftEntry(BEN, 2.0, bot="helmsman"), (ANNA,)).waived == []


@pytest.mark.parametrize("order", ["turn", "game", "mate"])
def test_an_heir_is_asked_for_replies_whatever_was_wanted_before(order: Order) -> None:
    handed = party(order).after(DeviceEntry(BEN, "c", 2.0, instead=True, name="Ole"), (ANNA,))
    assert (handed.order_of(BEN), handed.waived) == ("ask", [])


@pytest.mark.parametrize("order", ["turn", "game", "mate"])
def test_who_has_left_wants_nothing_in_windows(order: Order) -> None:
    assert party(order).after(LeftEntry(BEN, 2.0, bot="helmsman"), (ANNA,)).order_of(BEN) == "ask"


def test_the_last_word_counts() -> None:
    assert party("game", "ask").order_of(BEN) == "ask"
    assert party("ask", "mate").order_of(BEN) == "mate"

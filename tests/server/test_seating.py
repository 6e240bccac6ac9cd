"""What people at a table want besides playing, checked against who sits there, also for places that there are not."""

from typing import cast

import pytest

from schatzkiste.server.message import Problem
from schatzkiste.server.party import Party, first_party
from schatzkiste.server.party_messages import Say
from schatzkiste.server.seating import LONGEST_ID, LONGEST_TALK, Result, covered, moved, new_host, removed, said
from schatzkiste.server.stored import HostEntry, LeftEntry, MovedEntry, SaidEntry, StoredSeat, TableSetup
from schatzkiste.server.table import Table

BOT, ANNA, BEN, NOBODY = range(4)
OUTSIDE = (-1, 4)
NO_TABLE = cast(Table, None)  # nothing is asked of it before it is clear who is meant


def party() -> Party:
    """A waiting table: a bot, the host Anna, Ben, and a free seat."""
    seats = [StoredSeat(bot="mate"), StoredSeat("Anna", key_hash="a"), StoredSeat("Ben", key_hash="b"), StoredSeat()]
    return first_party(TableSetup("1", "dracheninsel", 1, 4, {}, "5eed", seats, 0.0))


def wrong(result: Result) -> str:
    """What is wrong with it."""
    assert isinstance(result, Problem)
    return result.code


def test_one_moves_to_where_no_other_person_sits() -> None:
    assert [moved(party(), ANNA, to, 5.0) for to in (BOT, NOBODY)] == [
        MovedEntry(ANNA, BOT, 5.0),
        MovedEntry(ANNA, NOBODY, 5.0),
    ]
    assert moved(party(), ANNA, ANNA, 5.0) is None
    assert {wrong(moved(party(), ANNA, to, 5.0)) for to in (BEN, *OUTSIDE)} == {"seat-taken"}


def test_the_host_asks_other_people_to_leave_and_nobody_else() -> None:
    assert removed(party(), ANNA, BEN, 5.0) == LeftEntry(BEN, 5.0, removed=True)
    for seat in (ANNA, BOT, NOBODY, *OUTSIDE):
        assert wrong(removed(party(), ANNA, seat, 5.0)) == "no-person-there"


def test_only_a_person_becomes_the_host() -> None:
    assert new_host(party(), BEN, 5.0) == HostEntry(BEN, 5.0)
    assert new_host(party(), ANNA, 5.0) is None
    assert {wrong(new_host(party(), seat, 5.0)) for seat in (BOT, NOBODY, *OUTSIDE)} == {"no-person-there"}


def test_a_bot_plays_only_for_another_person() -> None:
    assert {wrong(covered(NO_TABLE, party(), ANNA, seat, 5.0)) for seat in (ANNA, BOT, NOBODY, *OUTSIDE)} == {
        "no-person-there"
    }


def test_words_are_counted_without_the_spaces_around_them() -> None:
    longest = "x" * LONGEST_TALK
    assert said(party(), BEN, Say("1", f"  {longest} "), 5.0) == SaidEntry("1", 5.0, BEN, longest, None)
    assert wrong(said(party(), BEN, Say("1", f"{longest}x"), 5.0)) == "long-talk"


@pytest.mark.parametrize(
    "say", [Say("1", ""), Say("1", "  "), Say("", "Hi"), Say("1" * (LONGEST_ID + 1), "Hi"), Say("1", "Hi", "ahoy")]
)
def test_either_words_or_a_stamp_are_said_under_an_id(say: Say) -> None:
    assert wrong(said(party(), BEN, say, 5.0)) == "malformed"


def test_nobody_speaks_under_the_id_of_a_note() -> None:
    noted = party().after(HostEntry(BEN, 5.0), ())
    for line in (noted.talk[0].id, f"note-{noted.told}"):
        assert wrong(said(party(), BEN, Say(line, "Hi"), 5.0)) == "malformed"
    assert isinstance(said(party(), BEN, Say("a note-0", "Hi"), 5.0), SaidEntry)


def test_the_longest_id_will_do() -> None:
    assert isinstance(said(party(), BEN, Say("1" * LONGEST_ID, "Hi"), 5.0), SaidEntry)

"""What people at a table want besides playing, checked against who sits there, also for places that there are not."""

from pathlib import Path
from typing import cast

import pytest

from schatzkiste.server.message import Problem
from schatzkiste.server.party import Party, first_party
from schatzkiste.server.party_messages import Say
from schatzkiste.server.problems import problem
from schatzkiste.server.seating import (
    LONGEST_ID,
    LONGEST_TALK,
    MOST_TALK,
    Result,
    answer_person,
    covered,
    moved,
    new_host,
    ordered,
    removed,
    renamed,
    said,
)
from schatzkiste.server.store import Store
from schatzkiste.server.stored import (
    HostEntry,
    LeftEntry,
    MovedEntry,
    OrderedEntry,
    RenamedEntry,
    SaidEntry,
    StoredSeat,
    TableSetup,
)
from schatzkiste.server.table import Table
from tests.server.test_table import at_table

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


def test_what_happens_at_a_table_leaves_room_for_what_people_say() -> None:
    people = party()
    for _ in range(MOST_TALK):
        people = people.after(HostEntry(BEN, 5.0), ())
    for number in range(MOST_TALK):
        entry = said(people, BEN, Say(str(number), "Hi"), 5.0)
        assert isinstance(entry, SaidEntry)
        people = people.after(entry, ())
    assert wrong(said(people, BEN, Say("once more", "Hi"), 5.0)) == "enough-talk"


def test_a_new_name_is_one_and_another_one() -> None:
    assert renamed(party(), BEN, " Ole ", 5.0) == RenamedEntry(BEN, "Ole", 5.0)
    assert renamed(party(), BEN, " Ben ", 5.0) is None
    assert {wrong(renamed(party(), BEN, name, 5.0)) for name in ("", "  ", "\t")} == {"name-first"}


def test_an_order_that_holds_is_not_written_again() -> None:
    people = party()
    assert ordered(people, BEN, "ask", (ANNA,), 5.0) is None
    for order in ("turn", "game", "mate"):
        entry = ordered(people, BEN, order, (ANNA,), 5.0)
        assert isinstance(entry, OrderedEntry)
        people = people.after(entry, (ANNA,))
        assert ordered(people, BEN, order, (ANNA,), 6.0) is None
        assert (ordered(people, BEN, order, (BOT,), 6.0) is None) == (order != "turn"), "a turn ends"


def test_the_longest_id_will_do() -> None:
    assert isinstance(said(party(), BEN, Say("1" * LONGEST_ID, "Hi"), 5.0), SaidEntry)


def test_nobody_has_the_log_read_by_talking_too_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(table: Table, store: Store) -> None:
        monkeypatch.setattr(store, "entries", None)  # whoever reads the log fails
        answer: Problem | None = None
        while answer is None:
            answer = await answer_person(table, "j", Say(str(table.party.spoken), "Ahoy"))
        assert answer == problem("too-fast")

    at_table(tmp_path, use)

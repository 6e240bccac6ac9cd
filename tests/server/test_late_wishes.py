"""What somebody wanted just before places changed is done where they sit by then, never in another's name."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from schatzkiste.games import game
from schatzkiste.server.codes import key_hash
from schatzkiste.server.message import Problem
from schatzkiste.server.party_messages import (
    Arrange,
    DeviceCode,
    FromPeople,
    Leave,
    Manners,
    Rename,
    SeatKey,
    Start,
    TableMade,
)
from schatzkiste.server.problems import problem
from schatzkiste.server.seating import answer_person
from schatzkiste.server.store import Store
from schatzkiste.server.stored import StoredSeat, TableSetup
from schatzkiste.server.table import Table
from tests.server.clients import Server, wait_for
from tests.server.friends import at_table as at_line
from tests.server.friends import device_key, everyone, post, whose_turn
from tests.server.test_table import at_table

SEATS = [StoredSeat("Lea", key_hash=key_hash("lea")), StoredSeat("Ben", key_hash=key_hash("ben")), StoredSeat()]
WAITING = TableSetup("t", "tobago", game("tobago").rules_version, 3, {}, "1", SEATS, 0.0)
LATE = """
import asyncio, pathlib
from schatzkiste.server.table import Table
folder, at_once = pathlib.Path({folder!r}), Table.{does}

async def later(*args, **others):
    (folder / "came").touch()
    while not (folder / "go on").exists():
        await asyncio.sleep(0.01)
    answer = await at_once(*args, **others)
    (folder / "answered").touch()
    return answer

Table.{does} = later
"""
"""What comes to a table has to wait until there is a sign."""


async def while_places_change(table: Table, key: str, wanted: FromPeople) -> Problem | None:
    """What is answered to somebody whose wish came when Lea, the host, was just changing places with Ben."""
    swap = answer_person(table, key_hash("lea"), Arrange([1, 0, None], {}, Manners()))
    swapped, answer = await asyncio.gather(swap, answer_person(table, key_hash(key), wanted))
    assert swapped is None
    return answer


def names(table: Table) -> list[str | None]:
    """Who sits where."""
    return [seat.name for seat in table.party.seats]


def test_people_are_known_by_their_keys_not_by_where_they_sat(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        assert await while_places_change(table, "ben", Rename("Benno")) is None
        assert names(table) == ["Benno", "Lea", None]
        assert await while_places_change(table, "ben", Start("helmsman")) == problem("not-host")
        assert names(table) == ["Lea", "Benno", None]
        assert await while_places_change(table, "ben", Leave()) is None
        assert names(table) == [None, "Lea", None]
        assert table.party.host == 1
        assert await answer_person(table, key_hash("ben"), Leave()) == problem("signed-out")

    at_table(tmp_path, use, WAITING)


@pytest.mark.parametrize("does", ["act", "undo"])
def test_nothing_is_played_for_a_seat_that_was_handed_over_meanwhile(tmp_path: Path, does: str) -> None:
    with Server(tmp_path / "data") as server:
        people = everyone(server, "schatzinsel", 2)
        with at_line(server, people) as clients:
            actor = whose_turn(clients)
            if does == "undo":
                actor.act(actor.seen.legal[0])
            seat, before = actor.seen.seat, actor.seen
    assert seat is not None
    with Server(tmp_path / "data", LATE.format(folder=str(tmp_path), does=does)) as server:
        with server.sit(people[seat]) as old:
            wish = {"type": "undo"} if does == "undo" else {"type": "act", "action": before.legal[0]}
            old.send(**wish, seq=before.seq)
            wait_for((tmp_path / "came").exists)
            answer = post(server, "device", table=people[seat].table, key=people[seat].key, instead=True)
            heir = device_key()
            code = msgspec.json.decode(answer.content, type=DeviceCode).code
            assert post(server, "take", code=code, key=heir, name="Ole").status_code == 200
            (tmp_path / "go on").touch()
            wait_for((tmp_path / "answered").exists)
        with server.sit(TableMade(people[seat].table, [SeatKey(seat, heir)])) as new:
            assert (new.seen.seq, new.seen.legal) == (before.seq, before.legal)

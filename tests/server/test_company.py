"""Every company that can sit at one table, and what becomes of tables that nobody comes to."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec
import pytest

from schatzkiste.games import game_ids
from schatzkiste.server.party_messages import OpenTable, SeatRequest, TableMade
from schatzkiste.server.store.sqlite_file import FILE_NAME
from tests.server.clients import Server, wait_for
from tests.server.friends import FRIEND, greeting, join, open_table, play_on, post, problem_of
from tests.server.unruly import BRISK

LOOKS_OFTEN = "from schatzkiste.server import lobby, tables; lobby.LOOKS = tables.SAY_AGAIN = 0.05;"


def lay(server: Server, game_id: str, seats: list[SeatRequest]) -> TableMade:
    """A table with these seats."""
    answer = post(server, "tables", game=game_id, seats=msgspec.to_builtins(seats))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableMade)


@pytest.mark.parametrize("game_id", game_ids())
def test_two_at_one_device_a_friend_and_a_bot_play_a_whole_game(tmp_path: Path, game_id: str) -> None:
    at_device = [SeatRequest(name="Lea"), SeatRequest(name="Mina")]
    with Server(tmp_path / "data", BRISK) as server, ExitStack() as lines:
        made = lay(server, game_id, [*at_device, FRIEND, SeatRequest(bot="random")])
        assert [own.seat for own in made.keys] == [0, 1], "each of them has a key"
        people = [*(TableMade(made.table, [own]) for own in made.keys), join(server, made, "Anna")]
        with greeting(server, people[0]) as host:
            host.send(type="start")
            host.meet_when(lambda party: party.started)
        clients = [lines.enter_context(server.sit(person)) for person in people]
        for client in clients:
            client.send(type="stand", order="game")
        for client in clients:
            client.meet_when(lambda party: len(party.waived) == len(clients))
        play_on(clients, game_id)
        assert len({(tuple(client.seen.scores), tuple(client.seen.winners)) for client in clients}) == 1
        assert [client.seen.seat for client in clients] == [0, 1, 2]


def test_at_one_device_alone_the_game_begins_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, ExitStack() as lines:
        made = lay(server, "schatzinsel", [SeatRequest(name="Lea"), SeatRequest(name="Mina")])
        assert (made.invitation, made.code) == (None, None)
        clients = [lines.enter_context(server.sit(TableMade(made.table, [own]))) for own in made.keys]
        play_on(clients, "one device")
        assert [len(client.seen.winners) > 0 for client in clients] == [True, True]


def listed_until(server: Server, table: str) -> float:
    """How long everyone is shown the table, if nobody attends it from now on."""
    with closing(sqlite3.connect(server.data / FILE_NAME)) as database:
        [[until]] = database.execute('SELECT until FROM listed WHERE "table" = ?', [table]).fetchall()
    return float(until)


def test_a_listed_table_stays_while_somebody_attends_it_and_vanishes_then(tmp_path: Path) -> None:
    def is_listed() -> bool:
        shown = msgspec.json.decode(server.http.get("/api/open").content, type=list[OpenTable])
        return made.table in [table.table for table in shown]

    with Server(tmp_path / "data", LOOKS_OFTEN) as server:
        made = open_table(server, "tobago", 2, {"listed": True})
        first = listed_until(server, made.table)
        with greeting(server, made):
            wait_for(lambda: listed_until(server, made.table) > first)
    with Server(tmp_path / "data", f"{LOOKS_OFTEN} tables.LISTED_FOR = 0.5") as server:
        with greeting(server, made):
            wait_for(lambda: is_listed() and listed_until(server, made.table) < first)
        wait_for(lambda: not is_listed())


def test_tables_at_which_nobody_ever_acted_are_removed_and_no_others(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        waiting = open_table(server, "tobago", 2)
        played = server.make()
        with server.sit(played) as client:
            client.act(client.my_turn().legal[0])
    with Server(tmp_path / "data", f"{LOOKS_OFTEN} lobby.ABANDONED_AFTER = 0.0") as server:
        knock = {"table": waiting.table, "invitation": waiting.invitation}
        wait_for(lambda: post(server, "room", **knock).status_code == 404)
        assert problem_of(post(server, "delete", table=played.table, key="x" * 24)) == "wrong-key", "it is still there"

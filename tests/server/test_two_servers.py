"""Two servers on one database of PostgreSQL: people see each other, and bots are played by one of them."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from schatzkiste.server.live import NO_TABLE
from schatzkiste.server.party_messages import SeatKey, SeatRequest, TableMade
from schatzkiste.server.store import Store
from tests.server.clients import Client, Server, by_chance, wait_for
from tests.server.friends import device_key, everyone, greeting, join, open_table, play_on, post
from tests.server.people import write_table
from tests.server.stores import by_hand, with_store

LISTENING = "pg_stat_activity WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"
CUT_EARS = f"SELECT pg_terminate_backend(pid) FROM {LISTENING}"
EARS = f"SELECT count(*) FROM {LISTENING}"
PLAYED_BY = "SELECT bots_by FROM tables"


@pytest.fixture
def pair(tmp_path: Path, postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    with Server(tmp_path / "one", database=postgres) as one, Server(tmp_path / "other", database=postgres) as other:
        yield one, other


def people_at_a_table(database: str) -> list[TableMade]:
    """A table with two people, as each of them knows it."""
    made: list[TableMade] = []

    async def use(store: Store) -> None:
        table = await write_table(store, "schatzinsel", "people", 2)
        made.extend(TableMade(table.id, [SeatKey(seat, key)]) for seat, key in enumerate(table.keys))

    with_store(database, use)
    return made


def take_turns(people: tuple[Client, Client], turns: int) -> None:
    """Act in turn, and each time wait until both have seen it."""
    for _ in range(turns):
        actor, other = people if people[0].seen.legal else people[::-1]
        actor.act(by_chance(actor.seen.legal, actor.seen.seq))
        see_the_same(people)
        assert actor.seen.legal or other.seen.legal


def see_the_same(people: tuple[Client, Client]) -> None:
    """Wait until both know of the same changes; at this table each notices all of them."""
    newest = max(person.seen.seq for person in people)
    for person in people:
        person.update_when(lambda update: update.seq >= newest)
    one, other = people
    assert [entry.events for entry in one.log] == [entry.events for entry in other.log]
    assert one.seen.to_act == other.seen.to_act


def test_people_at_two_servers_see_each_others_actions_and_undos(pair: tuple[Server, Server], postgres: str) -> None:
    jim, ben = people_at_a_table(postgres)
    undone = 0
    with pair[0].sit(jim) as jims, pair[1].sit(ben) as bens:
        people = jims, bens
        for _ in range(8):
            take_turns(people, 1)
            for person in people:
                if person.seen.undo:
                    person.undo()
                    undone += 1
                    see_the_same(people)
        assert undone
        take_turns(people, 4)


def test_a_server_that_was_cut_off_from_the_news_catches_up(pair: tuple[Server, Server], postgres: str) -> None:
    jim, ben = people_at_a_table(postgres)
    with pair[0].sit(jim) as jims, pair[1].sit(ben) as bens:
        for _ in range(3):
            assert by_hand(postgres, CUT_EARS)
            take_turns((jims, bens), 2)
            wait_for(lambda: by_hand(postgres, EARS) == [(2,)])


def test_a_table_deleted_at_one_server_is_gone_at_the_other(pair: tuple[Server, Server], postgres: str) -> None:
    jim, ben = people_at_a_table(postgres)
    with pair[1].sit(ben) as bens:
        assert pair[0].http.post("/api/delete", json={"table": jim.table, "key": jim.key}).status_code == 204
        bens.meet_when(lambda party: party.seats[0].bot is not None)
        assert pair[0].http.post("/api/delete", json={"table": ben.table, "key": ben.key}).status_code == 204
        assert bens.problem() == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            bens.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NO_TABLE
    with pair[1].visit(ben.table) as late:
        assert late.problem() == "unknown-table"


def test_bots_are_played_by_one_server_and_taken_over_when_it_is_killed(
    pair: tuple[Server, Server], postgres: str
) -> None:
    one, other = pair
    made = one.make([SeatRequest(), SeatRequest(bot="helmsman"), SeatRequest(bot="random")])
    with one.sit(made) as jim, other.watch(made) as watching:
        jim.my_turn()
        jim.act(by_chance(jim.seen.legal, jim.seen.seq))
        [played_by] = by_hand(postgres, PLAYED_BY)
        for _ in range(3):
            jim.my_turn()
            jim.act(by_chance(jim.seen.legal, jim.seen.seq))
            assert by_hand(postgres, PLAYED_BY) == [played_by] != [(None,)]
        assert not other.children()
        jim.my_turn()
        for worker in one.children():
            os.kill(worker, signal.SIGSTOP)
        while jim.seen.legal:
            jim.act(by_chance(jim.seen.legal, jim.seen.seq))
        one.kill()
        watching.update_when(lambda update: made.seat in update.to_act and len(watching.log) > len(jim.log))
    assert by_hand(postgres, PLAYED_BY) not in ([played_by], [(None,)])
    assert other.children()
    with other.sit(made) as again:
        assert again.log[: len(jim.log)] == jim.log
        assert again.play(lambda legal: by_chance(legal, again.seen.seq)).over


def test_people_who_come_to_two_servers_meet_talk_and_start(pair: tuple[Server, Server]) -> None:
    one, other = pair
    made = open_table(one, "schatzinsel", 2)
    assert made.code is not None
    assert post(other, "code", code=made.code).json()["table"] == made.table
    anna = join(other, made, "Anna")
    with greeting(one, made) as host, greeting(other, anna) as guest:
        for client in (host, guest):
            client.meet_when(lambda party: all(presence and presence.here for presence in party.presence))
        guest.send(type="say", id="1", text="Ahoy!")
        host.meet_when(lambda party: party.talk[-1].text == "Ahoy!")
        host.send(type="start")
        guest.meet_when(lambda party: party.started)
    with one.sit(made) as lea:
        lea.meet_when(lambda party: party.presence[1] is not None and not party.presence[1].here)
        with other.sit(anna):
            lea.meet_when(lambda party: party.presence[1] is not None and party.presence[1].here)


def test_two_servers_give_the_last_seat_once(pair: tuple[Server, Server]) -> None:
    made = open_table(pair[0], "schatzinsel", 2)
    body = {"table": made.table, "invitation": made.invitation, "name": "Racer"}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda number: post(pair[number % 2], "join", **body, key=device_key()), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]


def test_windows_close_at_two_servers_whoever_looks_after_them(pair: tuple[Server, Server]) -> None:
    people = everyone(pair[0], "dracheninsel", 3, {"window": 1})
    with pair[0].sit(people[0]) as lea, pair[1].sit(people[1]) as anna, pair[1].sit(people[2]) as jonas:
        play_on([lea, anna, jonas], "windows", 4)

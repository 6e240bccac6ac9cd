"""Strangers who try every message and every address there is: they change nothing and learn nothing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any, get_args

import msgspec
import pytest

from schatzkiste.server.api import HANDLERS
from schatzkiste.server.messages import FromClient, Past
from schatzkiste.server.party_messages import TableMade
from schatzkiste.server.store.sqlite_file import FILE_NAME
from tests.server.clients import Server
from tests.server.friends import at_table, device_key, everyone, greeting, join, open_table, post, problem_of

MANNERS = {"listed": True, "watching": True, "spectators_talk": True}
MESSAGES: dict[str, dict[str, Any]] = {
    "hello": {"key": None},
    "act": {"action": "end", "seq": 0},
    "why": {"action": "end"},
    "hint": {"seq": 0},
    "undo": {"seq": 0},
    "look": {"step": 0, "seat": 0},
    "again": {},
    "say": {"id": "s", "text": "Hello?"},
    "arrange": {"seats": [0, None], "options": {}, "manners": MANNERS},
    "sit": {"seat": 1},
    "rename": {"name": "Jonas"},
    "remove": {"seat": 0},
    "crown": {"seat": 1},
    "start": {"bot": "helmsman"},
    "leave": {},
    "cover": {"seat": 0},
    "return": {},
    "stand": {"order": "game"},
    "ask-undo": {"seq": 0},
    "answer-undo": {"agrees": True},
    "sign-out": {},
}
OWN_AFFAIRS = {"tables", "pieces", "positions", "records", "lessons"}
"""What makes a table of one's own, or none."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("strangers") / "data", limit_guesses=10_000) as running:
        yield running


def entries(server: Server, table: str) -> int:
    """How long the table's log is."""
    with closing(sqlite3.connect(server.data / FILE_NAME)) as database:
        [[count]] = database.execute('SELECT count(*) FROM log WHERE "table" = ?', [table]).fetchall()
    return int(count)


def test_every_message_is_tried() -> None:
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in get_args(FromClient)}


def test_who_watches_can_only_look_with_their_own_eyes(server: Server) -> None:
    people = everyone(server, "tobago", 2)
    before = entries(server, people[0].table)
    expected = {"hello": "hello-again", "look": "not-over", "say": "no-talk"}
    with server.watch(people[0]) as stranger:
        for kind, message in MESSAGES.items():
            stranger.send(type=kind, **message)
            assert stranger.problem() == expected.get(kind, "no-seat"), kind
        stranger.send(type="look", step=0, open=True)
        assert stranger.problem() == "not-over"
        stranger.send(type="look", step=0)
        answer = stranger.answer()
        assert isinstance(answer, Past)
        assert (answer.update.seat, answer.update.legal) == (None, [])
    assert entries(server, people[0].table) == before


def test_whoever_is_not_let_in_is_told_nothing(server: Server) -> None:
    people = everyone(server, "tobago", 2, {"watching": False})
    before = entries(server, people[0].table)
    for key, wrong in ((None, "no-watching"), (device_key(), "wrong-key")):
        with server.visit(people[0].table) as stranger:
            stranger.send(type="hello", key=key)
            assert stranger.problem() == wrong
            for kind, message in MESSAGES.items():
                stranger.send(type=kind, **message)
                assert stranger.problem() == ("no-watching" if kind == "hello" else "hello-first"), kind
            assert len(stranger.heard) == 1 + len(MESSAGES), "nothing was sent but the answers"
    assert entries(server, people[0].table) == before


def test_before_the_start_a_guest_does_nothing_that_is_the_host_s(server: Server) -> None:
    made = open_table(server, "tobago", 2)
    guest = join(server, made, "Anna")
    before = entries(server, made.table)
    with greeting(server, guest) as client:
        for kind in ("arrange", "remove", "crown", "start"):
            client.send(type=kind, **MESSAGES[kind])
            assert client.problem() == "not-host", kind
    assert entries(server, made.table) == before


def test_whoever_was_asked_to_leave_is_a_stranger_again(server: Server) -> None:
    made = open_table(server, "tobago", 2)
    guest = join(server, made, "Anna")
    with greeting(server, made) as host, greeting(server, guest) as removed:
        host.send(type="remove", seat=1)
        assert removed.problem() == "signed-out"
    with server.visit(made.table) as client:
        client.send(type="hello", key=guest.key)
        assert client.problem() == "wrong-key"


def test_every_address_asks_for_the_right_key(server: Server) -> None:
    people = everyone(server, "tobago", 2, {"watching": False})
    table, wrong = people[0].table, device_key()
    before = entries(server, table)
    position = {"table": table, "step": 0, "seat": 0}
    practice = {**position, "bot": "helmsman"}
    tries: dict[str, list[tuple[dict[str, Any], str]]] = {
        "delete": [({"table": table, "key": wrong}, "wrong-key")],
        "room": [({"table": table}, "already-started"), ({"table": table, "invitation": wrong}, "already-started")],
        "code": [({"code": "AAAAAA"}, "unknown-code")],
        "join": [({"table": table, "name": "X", "key": wrong, "invitation": wrong}, "already-started")],
        "invite": [({"table": table, "key": wrong}, "not-host"), ({"table": table, "key": people[1].key}, "not-host")],
        "device": [({"table": table, "key": wrong}, "wrong-key")],
        "take": [({"code": "AAAAAAAAAA", "key": wrong, "name": "X"}, "unknown-code")],
        "practice": [(practice, "no-watching"), ({**practice, "key": wrong}, "wrong-key")],
        "practice/again": [
            ({"table": table, "key": wrong}, "wrong-key"),
            ({"table": table, "key": people[1].key}, "malformed"),
        ],
        "position": [(position, "no-watching"), ({**position, "key": wrong}, "wrong-key")],
    }
    posts = {path for handler in HANDLERS if "POST" in handler.http_methods for path in handler.paths}
    assert {path.removeprefix("/api/") for path in posts} == {*tries, *OWN_AFFAIRS, "mine"}
    for path, bodies in tries.items():
        for body, expected in bodies:
            assert problem_of(post(server, path, **body)) == expected, path
    assert server.http.post("/api/mine", json=[{"table": table, "key": wrong}]).json() == []
    assert server.http.get(f"/api/tables/{table}/record").status_code == 403
    for header in ("Bearer nonsense", f"Bearer {wrong}"):
        assert (
            problem_of(server.http.get(f"/api/tables/{table}/record", headers={"authorization": header})) == "wrong-key"
        )
    assert entries(server, table) == before


def test_a_person_at_the_table_sees_no_more_of_it_than_their_seat(server: Server) -> None:
    people = everyone(server, "schatzinsel", 2)
    other = {"table": people[0].table, "step": 0, "key": people[1].key}
    assert problem_of(post(server, "position", **other, seat=0)) == "not-over"
    assert problem_of(post(server, "position", **other, open=True)) == "not-over"
    assert problem_of(post(server, "practice", **other, seat=1, bot="helmsman")) == "not-over"
    assert "position" in post(server, "position", **other, seat=1).json()
    with at_table(server, people) as (_, anna):
        for eyes in ({"seat": 0}, {"open": True}):
            anna.send(type="look", step=0, **eyes)
            assert anna.problem() == "not-over"


def test_a_lesson_belongs_to_its_learner(server: Server) -> None:
    learning = post(server, "lessons", game="tobago").json()
    made = TableMade(learning["table"], [])
    with server.visit(made.table) as stranger:
        stranger.send(type="hello", key=device_key())
        assert stranger.problem() == "wrong-key"
    assert problem_of(post(server, "delete", table=made.table, key=device_key())) == "wrong-key"
    assert msgspec.json.decode(server.http.get("/api/open").content) == []

"""Whatever a client sends, it gets an answer, and the table goes on."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Update
from tests.server.clients import Client, Server, decode

MALFORMED = {
    "nothing": "",
    "no json": "hello",
    "cut off": '{"type":"hello"',
    "null": "null",
    "a number": "17",
    "a list": "[]",
    "no tag": "{}",
    "unknown tag": '{"type":"cheat"}',
    "a tag of the server": '{"type":"update"}',
    "a tag that is no text": '{"type":{"$ne":null}}',
    "unknown field": '{"type":"hello","admin":true}',
    "number for a text": '{"type":"act","action":0,"seq":0}',
    "text for a number": '{"type":"act","action":"end","seq":"0"}',
    "decimal for a number": '{"type":"act","action":"end","seq":0.5}',
    "true for a number": '{"type":"act","action":"end","seq":true}',
    "missing field": '{"type":"act","action":"end"}',
    "number for a key": '{"type":"hello","key":5}',
    "half a character": '{"type":"hello","key":"\\ud800"}',
    "infinite number": '{"type":"undo","seq":1e999}',
    "deep": '{"type":' * 400,
    "deeper": "[" * 4000,
    "deep in an unknown field": '{"type":"hello","x":' + "[" * 3000,
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
@pytest.mark.parametrize("said_hello", [True, False])
def test_malformed_messages(server: Server, text: str, said_hello: bool) -> None:
    made = server.make()
    with server.sit(made) if said_hello else server.visit(made.table) as client:
        client.connection.send(text)
        assert client.problem() == "malformed"
        still_works(client, made.key)


def still_works(client: Client, key: str) -> None:
    """The connection is open and the table is as it should be; whoever has not said hello may still do so."""
    if not any(isinstance(decode(text), Update) for text in client.heard):
        client.send(type="hello", key=key)
        client.update()
    client.send(type="why", action="end")
    assert not isinstance(client.answer(), Problem)


def test_binary_messages(server: Server) -> None:
    made = server.make()
    with server.sit(made) as client:
        for data in (b"", b"\xff\xfe\x00", json.dumps({"type": "why", "action": "end"}).encode()):
            client.connection.send(data)
            assert client.problem() == "malformed"
        still_works(client, made.key)


@pytest.mark.parametrize("size", [5_000, 16_000])
def test_oversized_messages(server: Server, size: int) -> None:
    made = server.make()
    with server.sit(made) as client:
        client.connection.send(json.dumps({"type": "hello", "key": "x" * size}))
        assert client.problem() == "too-large"
        still_works(client, made.key)


@pytest.mark.parametrize("size", [16_385, 1_000_000])
def test_huge_messages_end_only_their_connection(server: Server, size: int) -> None:
    made = server.make()
    with server.sit(made) as other, server.sit(made) as client:
        client.connection.send("x" * size)
        with pytest.raises(ConnectionClosed) as closed:
            client.answer()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        still_works(other, made.key)


def test_messages_before_hello(server: Server) -> None:
    made = server.make()
    with server.visit(made.table) as client:
        for message in (
            {"type": "act", "action": "end", "seq": 0},
            {"type": "why", "action": "end"},
            {"type": "undo", "seq": 0},
        ):
            client.send(**message)
            assert client.problem() == "hello-first"
        still_works(client, made.key)


def test_hello_is_said_once(server: Server) -> None:
    made = server.make()
    with server.watch(made) as client:
        client.send(type="hello", key=made.key)
        assert client.problem() == "hello-again"
        client.send(type="why", action="end")
        assert client.problem() == "no-seat"


def test_a_client_that_talks_too_fast_is_told_so(server: Server) -> None:
    made = server.make()
    with server.sit(made) as client:
        client.my_turn()
        for _ in range(230):
            client.send(type="why", action="end")
        answers = [client.answer() for _ in range(230)]
        assert "too-fast" in [getattr(answer, "code", "") for answer in answers]
        still_works(client, made.key)


def test_a_client_that_floods_is_sent_away(tmp_path: Path) -> None:
    prelude = "from schatzkiste.server import guard; guard.PAUSE = 0.01"
    with Server(tmp_path / "data", prelude) as server, server.sit(server.make()) as client:
        client.my_turn()
        codes: list[str] = []
        while "flooding" not in codes:
            client.send(type="why", action="end")
            codes.append(getattr(client.answer(), "code", ""))
        assert codes.count("too-fast") == 20
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "flooding")


def test_a_client_that_says_nothing_is_sent_away(tmp_path: Path) -> None:
    prelude = "from schatzkiste.server import live; live.HELLO_WITHIN = 0.2"
    with Server(tmp_path / "data", prelude) as server, server.visit(server.make().table) as silent:
        assert silent.problem() == "hello-first"
        with pytest.raises(ConnectionClosed):
            silent.receive()


NARROW = """
import socket
from schatzkiste.server import serve as serving
wide = serving.listen
def listen(host, port):
    listener = wide(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener
serving.listen = listen
"""


def test_a_slow_client_gets_the_latest_and_holds_nobody_up(tmp_path: Path) -> None:
    with Server(tmp_path / "data", NARROW) as server:
        made = server.make(rules="hawkins")
        with server.watch(made, narrow=True) as slow, server.sit(made) as jim:
            jim.my_turn()
            for _ in range(80):
                jim.act(jim.seen.legal[0])
                jim.undo()
            slow.update_when(lambda update: update.seq == jim.seen.seq)
            assert slow.log == jim.log
            assert len(slow.heard) < len(jim.heard)

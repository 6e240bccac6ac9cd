"""Whoever changes seats, or may not be at a table any more, is sent nothing that belongs to another seat."""

from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from schatzkiste.server.messages import Update
from schatzkiste.server.party import Party, first_party
from schatzkiste.server.stored import ActionEntry, Entry, StoredSeat, TableSetup, UndoAskedEntry, UndoEntry
from tests.server.clients import Server
from tests.server.friends import greeting, join, open_table

HELD_UP = """
import asyncio, pathlib
from litestar import WebSocket
send_data, sockets = WebSocket.send_data, []

async def send_later(socket, text):
    sockets.append(socket)
    while socket is sockets[0] and pathlib.Path({sign!r}).exists():
        await asyncio.sleep(0.01)
    await send_data(socket, text)

WebSocket.send_data = send_later
"""
"""The first client who comes to the server takes nothing in as long as there is a sign."""


def test_a_client_that_did_not_read_while_it_changed_seats_never_sees_the_other_hand(tmp_path: Path) -> None:
    sign = tmp_path / "held up"
    with Server(tmp_path / "data", HELD_UP.format(sign=str(sign))) as server:
        made = open_table(server, "dracheninsel", 3)
        for name in ("Ben", "Mia"):
            join(server, made, name)
        with greeting(server, made) as slow, greeting(server, made) as host:
            sign.touch()
            host.send(type="rename", name="Lena")
            host.meet_when(lambda party: party.seats[0].name == "Lena")
            manners = msgspec.to_builtins(host.party.manners)
            host.send(type="arrange", seats=[1, 0, 2], options={}, manners=manners)
            host.meet_when(lambda party: party.seat == 1)
            host.send(type="start")
            host.meet_when(lambda party: party.started)
            host.update()
            sign.unlink()
            slow.meet_when(lambda party: party.started)
            slow.update()
        updates = [msgspec.json.decode(text, type=Update) for text in slow.heard if '"type":"update"' in text]
        assert updates
        assert {update.seat for update in updates} == {1}


def test_spectators_go_when_people_want_to_be_among_themselves(server: Server) -> None:
    made = open_table(server, "tobago", 2)
    with greeting(server, made) as host, server.visit(made.table) as watcher:
        watcher.send(type="hello")
        watcher.meet_when(lambda _: True)
        manners = msgspec.to_builtins(host.party.manners) | {"watching": False}
        host.send(type="arrange", seats=[0, None], options={}, manners=manners)
        assert watcher.problem() == "no-watching"
        with pytest.raises(ConnectionClosed):
            watcher.receive_any()


def heard_of_after(*entries: Entry, is_seen: bool = True, is_by_person: bool = True) -> float:
    """When the first of two people was last heard of, as everyone is told after what is done in their place."""
    seats = [StoredSeat("Anna", key_hash="a"), StoredSeat("Ben", key_hash="b")]
    party: Party = first_party(TableSetup("1", "schatzinsel", 1, 2, {}, "5eed", seats, 1.0))
    for entry in entries:
        party = party.after(entry, (0,), is_seen, is_by_person)
    return party.seen[0]


def test_only_what_everyone_sees_somebody_do_tells_that_they_were_there() -> None:
    assert heard_of_after(ActionEntry(0, "end", 5.0)) == 5.0
    assert heard_of_after(ActionEntry(0, "end", 5.0), is_seen=False) == 1.0, "a secret answer tells nothing"
    assert heard_of_after(ActionEntry(0, "end", 5.0), is_by_person=False) == 1.0, "a bot in their place is not they"
    assert heard_of_after(UndoEntry(0, 1, 5.0)) == 5.0
    asked = UndoAskedEntry(0, 4.0, 0)
    assert heard_of_after(asked, UndoEntry(0, 1, 5.0)) == 4.0, "nobody was left to answer"

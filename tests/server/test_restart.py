"""The server may end at any moment: what it accepted is there when it starts again."""

import os
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from schatzkiste.server.party_messages import SeatRequest
from tests.server.clients import PATIENCE, Server, by_chance, is_alive

SEATS = [SeatRequest(), SeatRequest(bot="helmsman"), SeatRequest(bot="random")]


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        made = server.make(SEATS)
        with server.sit(made) as jim:
            for _ in range(3):
                jim.my_turn()
                jim.act(jim.seen.legal[0])
            jim.my_turn()
            jim.undo()
            before = jim.my_turn()
    with Server(tmp_path / "data") as server, server.sit(made) as again:
        assert again.log == jim.log
        assert (again.seen.seq, again.seen.view, again.seen.undo) == (before.seq, before.view, before.undo)
        assert again.play(lambda legal: legal[0]).over


def test_the_server_ends_while_clients_are_there(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, server.sit(server.make(SEATS)) as jim:
        jim.my_turn()
        server.stop()
        with pytest.raises(ConnectionClosed):
            jim.update()


@pytest.mark.parametrize("delay", [0.0, 0.01])
def test_no_accepted_action_is_lost_by_a_crash(tmp_path: Path, database: str, delay: float) -> None:
    with Server(tmp_path / "data", database=database) as server:
        made = server.make(SEATS)
        with server.sit(made) as jim:
            for _ in range(6):
                jim.my_turn()
                jim.act(by_chance(jim.seen.legal, jim.seen.seq))
            jim.my_turn()
            jim.send(type="act", action=jim.seen.legal[0], seq=jim.seen.seq)
            time.sleep(delay)
            server.kill()
    with Server(tmp_path / "data", database=database) as server, server.sit(made) as again:
        assert again.log[: len(jim.log)] == jim.log
        assert again.play(lambda legal: legal[0]).over


def test_a_bots_turn_goes_on_as_soon_as_somebody_comes(tmp_path: Path) -> None:
    no_bots = "from schatzkiste.server.thinking import Bots; Bots.go_on = lambda bots: None"
    with Server(tmp_path / "data", no_bots) as server:
        made = server.make(SEATS)
        with server.sit(made) as jim:
            if jim.seen.legal:
                jim.act(jim.seen.legal[0])
            assert not jim.seen.legal
    with Server(tmp_path / "data") as server, server.sit(made) as jim:
        assert jim.my_turn().legal


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, server.sit(server.make(SEATS)) as jim:
        for _ in range(3):
            jim.my_turn()
            os.kill(server.children()[0], signal.SIGKILL)
            jim.act(jim.seen.legal[0])
        assert jim.my_turn().legal
        os.kill(server.children()[0], signal.SIGKILL)
        assert server.make(SEATS).table


def test_the_worker_ends_with_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, server.sit(server.make(SEATS)) as jim:
        jim.my_turn()
        jim.act(jim.seen.legal[0])
        jim.my_turn()
        workers = server.children()
        server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert workers
    assert not any(is_alive(worker) for worker in workers)

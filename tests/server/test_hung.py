"""A real server whose workers are stopped or killed: tables go on, people know, and it ends when it should."""

import os
import signal
from pathlib import Path

import pytest

from schatzkiste.server.messages import Thinking
from schatzkiste.server.party_messages import SeatRequest
from tests.server.clients import Client, Server, is_alive, wait_for

SEATS = [SeatRequest(), SeatRequest(bot="random")]
NO_WORKERS = (
    "from functools import partial; from schatzkiste.server import app;"
    " app.WorkerPool = partial(app.WorkerPool, command=['false'])"
)


def end_turn(person: Client) -> None:
    """Play until it is the bot's turn."""
    person.my_turn()
    while person.seen.legal:
        person.act(person.seen.legal[-1])


def test_a_table_goes_on_while_a_worker_is_stopped_and_people_are_told(tmp_path: Path) -> None:
    with Server(tmp_path / "data", workers=1, bot_deadline=3.0) as server:
        made = server.make(SEATS)
        with server.sit(made) as jim, server.watch(made) as spectator:
            end_turn(jim)
            jim.my_turn()
            [stopped] = server.children()
            os.kill(stopped, signal.SIGSTOP)
            end_turn(jim)
            jim.my_turn()
            wait_for(lambda: not is_alive(stopped))
            bot = 1 - made.seat
            assert any(f'"type":"thinking","seat":{bot},"tries":1' in text for text in jim.heard)
            while Thinking(bot, 1) != spectator.receive():
                pass
            health = server.http.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (200, "ok")
            assert health.json()["workers"]["replaced"] == 1


def test_whoever_comes_later_is_told_as_well(tmp_path: Path) -> None:
    for_ever = "; from schatzkiste.server import thinking; thinking.PAUSES = (0.0, 600.0)"
    with Server(tmp_path / "data", NO_WORKERS + for_ever) as server:
        made = server.make(SEATS)
        with server.sit(made) as jim:
            while jim.seen.legal:
                jim.act(jim.seen.legal[-1])
            assert jim.receive() == Thinking(1 - made.seat, 1)
        with server.watch(made) as spectator:
            assert spectator.receive() == Thinking(1 - made.seat, 1)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_server_ends_in_order_while_a_worker_is_stopped(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path / "data", workers=1, bot_deadline=600.0) as server, server.sit(server.make(SEATS)) as jim:
        jim.my_turn()
        wait_for(lambda: bool(server.children()))
        [stopped] = server.children()
        os.kill(stopped, signal.SIGSTOP)
        end_turn(jim)
        server.end(how)
        assert server.process.returncode == 0
        assert not is_alive(stopped)
        log = server.log.read_text()
        assert "Warning" not in log
        assert "Traceback" not in log


def test_a_stopped_worker_does_not_outlive_a_server_that_crashed(tmp_path: Path) -> None:
    with Server(tmp_path / "data", workers=1, bot_deadline=600.0) as server, server.sit(server.make(SEATS)) as jim:
        end_turn(jim)
        jim.my_turn()
        [stopped] = server.children()
        os.kill(stopped, signal.SIGSTOP)
        server.kill()
    wait_for(lambda: not is_alive(stopped))


def test_six_kills_in_a_row_freeze_no_table(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        tables = [server.make(SEATS) for _ in range(3)]
        for made in tables:
            with server.sit(made) as jim:
                jim.my_turn()
                for _ in range(2):
                    wait_for(lambda: bool(server.children()))
                    os.kill(server.children()[0], signal.SIGKILL)
                    end_turn(jim)
                jim.my_turn()


def test_health_tells_when_no_worker_can_be_started(tmp_path: Path) -> None:
    with Server(tmp_path / "data", NO_WORKERS) as server:
        assert server.http.get("/healthz").json() == {
            "status": "ok",
            "database": True,
            "workers": {"size": 1, "alive": 0, "busy": 0, "waiting": 0, "replaced": 0, "failing": False},
        }
        with server.sit(server.make(SEATS)) as jim:
            end_turn(jim)
            jim.my_turn()
        health = server.http.get("/healthz")
        assert (health.status_code, health.json()["status"], health.json()["database"]) == (503, "trouble", True)

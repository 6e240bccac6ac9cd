import json
import signal
import socket
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.cli.command_line import schatzkiste, started


def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        finished = schatzkiste("serve", "--port", port, "--data", str(tmp_path / "games.sqlite"))
    assert finished.code == 1
    assert finished.err.count("\n") == 1
    assert f"port {port}" in finished.err


def test_without_the_server_packages_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "schatzkiste.server.serve", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    finished = schatzkiste("serve")
    assert finished.code == 1
    assert finished.err == (
        "schatzkiste: the server needs the package uvicorn; install it with: pip install 'schatzkiste[server]'\n"
    )


def test_the_address_is_told_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    process = started("serve", "--port", "0", "--data", str(tmp_path / "games.sqlite"))
    assert process.stdout is not None
    told = process.stdout.readline()
    assert told.startswith("Schatzkiste is open at http://127.0.0.1:")
    with urlopen(f"{told.split()[-1]}api/games") as answer:
        assert b"schatzinsel" in answer.read()
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate()
    assert (process.returncode, complaint) == (0, "")


def test_a_request_to_end_leaves_nothing_behind(tmp_path: Path) -> None:
    """Not even a worker's semaphore, of which Python would warn."""
    process = started("serve", "--port", "0", "--data", str(tmp_path / "games.sqlite"))
    assert process.stdout is not None
    address = process.stdout.readline().split()[-1]
    seats = [{"bot": None}, {"bot": "greedy"}]
    table = json.dumps({"game": "schatzinsel", "seats": seats}).encode()
    with urlopen(Request(f"{address}api/tables", table, {"Content-Type": "application/json"})) as answer:
        assert answer.status in (200, 201)
    process.send_signal(signal.SIGTERM)
    _, complaint = process.communicate()
    assert (process.returncode, complaint) == (0, "")

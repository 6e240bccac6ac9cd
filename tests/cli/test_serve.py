import json
import signal
import socket
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from schatzkiste.server.settings import options
from tests.cli.command_line import schatzkiste, started


def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        finished = schatzkiste("serve", "--port", port, "--data", str(tmp_path / "games.sqlite"))
    assert finished.code == 1
    assert finished.err.count("\n") == 1
    assert f"port {port}" in finished.err


def test_the_help_lists_every_option_under_its_heading() -> None:
    finished = schatzkiste("serve", "--help")
    assert finished.code == 0
    words = finished.out.split()
    for option in options():
        assert f"--{option.name}" in words
        assert f"\n{option.group}:\n" in finished.out
    for standard in ("[8000]", "[512]", "[127.0.0.0/8,"):
        assert standard in words


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--port", "70000"), "--port cannot be '70000'; it must be a whole number from 0 to 65535"),
        (
            ("--public-name", "a b"),
            "--public-name cannot be 'a b'; it must be a name like games.example.org, or name:port",
        ),
        (("--config", "missing.toml"), "missing.toml cannot be read: no such file or directory"),
        (("--colour", "red"), "No such option '--colour'."),
    ],
)
def test_a_wrong_option_is_told_in_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    finished = schatzkiste("serve", *arguments)
    assert finished.code == 2
    assert finished.err == f"schatzkiste: {complaint} (see schatzkiste serve --help)\n"


def test_options_of_a_file_and_of_the_environment_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "club.toml"
    file.write_text(f'port = 0\ndata = "{tmp_path / "games"}"\nhost = "127.0.0.2"\n')
    monkeypatch.setenv("SCHATZKISTE_CONFIG", str(file))
    monkeypatch.setenv("SCHATZKISTE_HOST", "127.0.0.3")
    process = started("serve")
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Schatzkiste is open at http://127.0.0.3:")
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate()
    assert (process.returncode, complaint) == (0, "")
    assert (tmp_path / "games").is_dir()


@pytest.mark.parametrize("package", ["uvicorn", "msgspec"])
def test_without_the_server_packages_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    for module in ("serve", "settings"):
        monkeypatch.delitem(sys.modules, f"schatzkiste.server.{module}", raising=False)
    monkeypatch.delitem(sys.modules, "schatzkiste.cli.serve", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    finished = schatzkiste("serve")
    assert finished.code == 1
    assert finished.err == (
        f"schatzkiste: the server needs the package {package}; install it with: pip install 'schatzkiste[server]'\n"
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
    seats = [{"bot": None}, {"bot": "helmsman"}]
    table = json.dumps({"game": "schatzinsel", "seats": seats}).encode()
    with urlopen(Request(f"{address}api/tables", table, {"Content-Type": "application/json"})) as answer:
        assert answer.status in (200, 201)
    process.send_signal(signal.SIGTERM)
    _, complaint = process.communicate()
    assert (process.returncode, complaint) == (0, "")

"""Starting: the port is checked first, every obstacle is one sentence."""

import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from schatzkiste.server.serve import CannotServe, serve
from schatzkiste.server.settings import ServerSettings
from schatzkiste.server.store.sqlite_file import FILE_NAME
from tests.server.clients import PATIENCE, PERSON_AND_BOT, Server

PAGE_SIZE = 4096


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(
            CannotServe, match=f"cannot listen on port {port} of 127.0.0.1: address already in use; choose"
        ):
            serve(ServerSettings(port=port, data=tmp_path))
    assert not (tmp_path / FILE_NAME).exists()


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70000), ("not a host", 0), ("192.0.2.1", 0)])
def test_an_impossible_address_is_one_sentence(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(CannotServe, match=f"cannot listen on port {port} of {host}: "):
        serve(ServerSettings(host=host, port=port, data=tmp_path))


def test_a_broken_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("not a database " * 100)
    with pytest.raises(CannotServe, match=r"the database .* is damaged \(file is not a database\)"):
        serve(ServerSettings(port=0, data=tmp_path))


def test_a_folder_in_use_is_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        in_use = rf"in use by another Schatzkiste \(process {server.process.pid}\); end that one first"
        with pytest.raises(CannotServe, match=in_use):
            serve(ServerSettings(port=0, data=tmp_path / "data"))


def test_damage_ends_the_server_with_a_sentence(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        made = server.make(PERSON_AND_BOT)
    file = tmp_path / "data" / FILE_NAME
    with closing(sqlite3.connect(file)) as connection:
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'tables'").fetchall()
    with file.open("r+b") as opened:
        for [page] in pages:
            opened.seek((page - 1) * PAGE_SIZE)
            opened.write(bytes(PAGE_SIZE))
    unchecked = "import schatzkiste.server.store.sqlite_file as opening; opening.CHECKED_AT_START = 0"
    with Server(tmp_path / "data", unchecked) as server:
        with suppress(httpx.HTTPError):
            server.http.get(f"/api/tables/{made.table}/record")
        assert server.process.wait(PATIENCE) == 1
        server.kill()
    told = server.log.read_text()
    assert "CannotServe: the database" in told
    assert "is damaged (database disk image is malformed): restore a backup with `schatzkiste database" in told

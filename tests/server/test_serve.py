"""Starting: the port is checked first, every obstacle is one sentence."""

import socket
from pathlib import Path

import pytest

from schatzkiste.server.database import FILE_NAME
from schatzkiste.server.serve import CannotServe, serve
from schatzkiste.server.settings import ServerSettings


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
    with pytest.raises(CannotServe, match="cannot use the database"):
        serve(ServerSettings(port=0, data=tmp_path))

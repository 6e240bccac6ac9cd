"""One server for all tests of a module that do not need to end it, and a database of each kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Server
from tests.server.postgres import Cluster


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with a fresh database."""
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL."""
    running = Cluster()
    yield running
    running.close()


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of a fresh database of PostgreSQL."""
    name = cluster.make_database()
    yield cluster.url(name)
    cluster.drop_database(name)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, of one kind and then of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    address = request.getfixturevalue("postgres")
    assert isinstance(address, str)
    return address

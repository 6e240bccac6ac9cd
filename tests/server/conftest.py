"""One server for all tests of a module that do not need to end it."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with a fresh database."""
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running

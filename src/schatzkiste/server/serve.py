"""Runs the server: one clear sentence when it cannot start, the address once it really listens."""

import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import current_thread, main_thread

import uvicorn

from schatzkiste.server.app import create_app
from schatzkiste.server.lobby import Shuffle, fairly
from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.opening import open_store

LARGEST_FRAME = 2 * 1024 * 1024  # so that large messages get an answer, and only huge ones end the connection
LAST_SECONDS = 5
HIGHEST_PORT = 65535


class CannotServe(Exception):
    """The server cannot start; the sentence says why."""


def say(address: str) -> None:
    """Print the address at once, also into a pipe."""
    print(address, flush=True)


class Announcing(uvicorn.Server):
    """A server that says when it listens, and that can be given up."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce
        self.given_up: str | None = None

    def give_up(self, reason: str) -> None:
        """Stop serving: the sentence says why."""
        self.given_up = reason
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        self._announce()


def serve(
    host: str,
    port: int,
    data: Path,
    announce: Callable[[str], None] = say,
    shuffle: Shuffle = fairly,
    database: str | None = None,
) -> None:
    """Serve until interrupted; `announce` gets the address once it can be opened.

    The tables are kept in the folder `data`, unless the address of a database is given.
    """
    listener = listen(host, port)
    with listener:
        try:
            store = open_store(data if database is None else database)
        except UnusableDatabase as error:
            raise CannotServe(str(error)) from error
        config = uvicorn.Config(
            create_app(store, shuffle=shuffle),
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LAST_SECONDS,
            access_log=False,
            log_config=None,
            log_level="warning",  # more would show the keys in clients' messages
            server_header=False,
        )
        # A request to end is an interrupt, too: uvicorn raises both again after the orderly end, and to die of one
        # would look like a failure.
        if current_thread() is main_thread():
            signal.signal(signal.SIGTERM, signal.default_int_handler)
        server = Announcing(config, lambda: announce(address(listener)))
        store.when_damaged(server.give_up)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        if server.given_up is not None:
            raise CannotServe(server.given_up)


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port; a taken one is an error at once, not after the start."""
    if not 0 <= port <= HIGHEST_PORT:
        raise CannotServe(f"cannot listen on port {port} of {host}: ports go from 0 to {HIGHEST_PORT}")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except socket.gaierror as error:
        raise CannotServe(f"cannot listen on port {port} of {host}: no such host") from error
    except OSError as error:
        reason = os.strerror(error.errno or 0).lower()
        raise CannotServe(
            f"cannot listen on port {port} of {host}: {reason}; choose another with PORT= or --port"
        ) from error


def address(listener: socket.socket) -> str:
    """The address people open in a browser."""
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

"""Runs the server: one clear sentence when it cannot start, the address once it really listens."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import current_thread, main_thread

import msgspec
import uvicorn

from schatzkiste.server.app import create_app
from schatzkiste.server.doors import Doors
from schatzkiste.server.guard import Guard
from schatzkiste.server.limits import Visitors
from schatzkiste.server.lobby import Shuffle, fairly
from schatzkiste.server.logs import set_up_logs
from schatzkiste.server.metrics import Metrics
from schatzkiste.server.names import Networks
from schatzkiste.server.protocols import HttpProtocol, LiveProtocol
from schatzkiste.server.settings import ServerSettings
from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.opening import open_store

LAST_SECONDS = 3
CUT_OFF_AFTER = 1.0
HIGHEST_PORT = 65535
MOST_FILES = 65536
COLLECT_EVERY = (10_000, 10, 4)
TICKS_A_LOOK = 5
TICKS_A_MINUTE = 600


class CannotServe(Exception):
    """The server cannot start; the sentence says why."""


def say(address: str) -> None:
    """Print the address at once, even into a pipe."""
    print(address, flush=True)


class Porter(uvicorn.Server):
    """A server that says when it listens, looks after its connections, can be given up, and ends in time."""

    def __init__(self, doors: Doors, announce: Callable[[], None]) -> None:
        super().__init__(doors)
        self._doors = doors
        self._announce = announce
        self.given_up: str | None = None

    def give_up(self, reason: str) -> None:
        """Stop serving: the sentence says why."""
        self.given_up = reason
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        collect_garbage_seldom()
        self._announce()

    async def on_tick(self, counter: int) -> bool:
        """Look for connections on which nothing goes on, several times a second."""
        if counter % TICKS_A_LOOK == 0:
            now = asyncio.get_running_loop().time()
            for connection in self._connections():
                connection.overdue(now)
        if counter % TICKS_A_MINUTE == 0:
            self._doors.visitors.forget_those_at_rest()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone, and wait only a moment for those who do not listen."""
        asyncio.get_running_loop().call_later(CUT_OFF_AFTER, self._cut_off)
        await super().shutdown(sockets)

    def _cut_off(self) -> None:
        for connection in self._connections():
            connection.transport.abort()

    def _connections(self) -> list[HttpProtocol | LiveProtocol]:
        connections = list(self.server_state.connections)
        return [each for each in connections if isinstance(each, HttpProtocol | LiveProtocol)]


def serve(settings: ServerSettings, announce: Callable[[str], None] = say, shuffle: Shuffle = fairly) -> None:
    """Serve until interrupted; `announce` gets the address once it can be opened."""
    set_up_logs(settings)
    allow_many_files()
    listener = listen(settings.host, settings.port)
    with listener:
        bound = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        metrics = Metrics()
        visitors = Visitors(settings.limits)
        metrics.watch_connections(lambda: visitors.connections.total)
        metrics.watch_sockets(lambda: visitors.sockets.total)
        try:
            store = open_store(settings.data if settings.database is None else settings.database)
        except UnusableDatabase as error:
            raise CannotServe(str(error)) from error
        app = create_app(bound, store, shuffle=shuffle, metrics=metrics)
        doors = Doors(
            Guard(app, bound, visitors, metrics),
            visitors,
            metrics,
            Networks(settings.proxies),
            http=HttpProtocol,
            ws=LiveProtocol,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=LAST_SECONDS,
            access_log=False,
            log_config=None,
            log_level="error",  # warnings tell only of what clients did, and more would show the keys in their messages
            server_header=False,
        )
        # A request to end is an interrupt, too: uvicorn raises both again after the orderly end, and to die of one
        # would look like a failure.
        if current_thread() is main_thread():
            signal.signal(signal.SIGTERM, signal.default_int_handler)
        server = Porter(doors, lambda: announce(address(listener)))
        store.when_damaged(server.give_up)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        if server.given_up is not None:
            raise CannotServe(server.given_up)


def allow_many_files() -> None:
    """Every connection is a file to the system, which allows few of them unless it is asked."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def collect_garbage_seldom() -> None:
    """Leave alone what stays anyway: Python's collector goes through all objects of all tables, and everyone waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_EVERY)


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

"""Several people at one table: each with a browser of their own, or some of them with one between them."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from secrets import token_urlsafe
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from tests.page.serving import Server
from tests.server.clients import Client

PATIENCE = 10.0
KEY_BYTES = 24
KEPT = "schatzkiste-tables"
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Gathered(NamedTuple):
    """A table under way, and the keys of its people in the order of their seats."""

    table: str
    keys: list[str]


def gather(
    page: Page,
    server: Server,
    game: str,
    people: Sequence[str],
    *,
    bots: int = 0,
    manners: Mapping[str, Any] = NOTHING,
    options: Mapping[str, Any] = NOTHING,
    shared: int = 1,
) -> Gathered:
    """Lay a table, let everybody come, and start: the first `shared` people have one device between them."""
    seats: list[dict[str, Any]] = [
        *({"name": name} for name in people[:shared]),
        *({"friend": True} for _ in people[shared:]),
        *({"bot": "helmsman", "name": f"Bot {number}"} for number in range(1, bots + 1)),
    ]
    request = {"game": game, "seats": seats, "options": dict(options), "manners": MANNERS | dict(manners)}
    made = page.request.post("/api/tables", data=request).json()
    keys = [key["key"] for key in made["keys"]]
    for name in people[shared:]:
        key = token_urlsafe(KEY_BYTES)
        wanted = {"table": made["table"], "name": name, "key": key, "invitation": made["invitation"], "seat": None}
        assert page.request.post("/api/join", data=wanted).ok
        keys.append(key)
    if len(people) > shared:
        with line_to(server, made["table"], keys[0]) as line:
            line.send(json.dumps({"type": "start", "bot": None}))
            hear(line, "update")
    return Gathered(made["table"], keys)


MANNERS = {
    "listed": False,
    "watching": True,
    "spectators_talk": False,
    "patience": 180,
    "window": 6,
    "clock": 0,
    "reserve": 0,
    "hints": False,
}


def sit(page: Page, table: str, *keys: str) -> None:
    """Open the table in a browser that holds these keys."""
    kept = json.dumps([{"table": table, "key": key} for key in keys])
    page.add_init_script(f"localStorage.getItem({KEPT!r}) ?? localStorage.setItem({KEPT!r}, {kept!r})")
    page.goto(f"/#/table/{table}")
    expect(page.get_by_role("main")).to_be_visible()


@contextmanager
def line_to(server: Server, table: str, key: str | None) -> Iterator[ClientConnection]:
    """A line to a table that is no browser's."""
    with connect(f"ws{server.address.rstrip('/')[4:]}/api/tables/{table}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "key": key, "since": 0}))
        yield line


@contextmanager
def others(server: Server, gathered: Gathered) -> Iterator[list[Client]]:
    """Everybody once more, from other devices."""
    with ExitStack() as lines:
        clients = [Client(lines.enter_context(line_to(server, gathered.table, key))) for key in gathered.keys]
        for client in clients:
            client.update()
        yield clients


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        told: dict[str, Any] = json.loads(line.recv(PATIENCE))
        if told["type"] == kind:
            return told


def key_in(page: Page) -> str:
    """The key that a browser keeps for the only table it knows."""
    [kept] = json.loads(page.evaluate(f"localStorage.getItem({KEPT!r})"))
    return str(kept["key"])


def act(server: Server, gathered: Gathered, seat: int) -> None:
    """Let somebody do anything that is legal, from another device."""
    with line_to(server, gathered.table, gathered.keys[seat]) as line:
        update = hear(line, "update")
        line.send(json.dumps({"type": "act", "action": update["legal"][0], "seq": update["seq"]}))
        hear(line, "update")


def is_asked(server: Server, gathered: Gathered, seat: int) -> bool:
    """Whether somebody may act now."""
    with line_to(server, gathered.table, gathered.keys[seat]) as line:
        return bool(hear(line, "update")["legal"])


def due(server: Server, gathered: Gathered) -> int:
    """Whom everybody waits for: somebody else may be asked in secret beside."""
    with line_to(server, gathered.table, None) as line:
        return int(hear(line, "update")["to_act"][0])


def play_out(server: Server, gathered: Gathered) -> None:
    """Let everybody do anything that is legal, from other devices, until the game is over."""
    with ExitStack() as lines:
        people = [lines.enter_context(line_to(server, gathered.table, key)) for key in gathered.keys]
        told = [hear(line, "update") for line in people]
        while not told[0]["over"]:
            seat = next(seat for seat, update in enumerate(told) if update["legal"])
            legal = told[seat]["legal"]
            people[seat].send(json.dumps({"type": "act", "action": legal[-1], "seq": told[seat]["seq"]}))
            told = [hear(line, "update") for line in people]

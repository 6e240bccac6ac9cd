"""Games that are over before the page is opened: the player's seat acts by chance, as fast as the server allows."""

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from schatzkiste.core import Rng
from schatzkiste.record import Record
from tests.page.serving import Server
from tests.server.clients import changed

PATIENCE = 8.0
SETTLING = 0.5
NO_OPTIONS: Mapping[str, str | int] = MappingProxyType({})
MOST_DEALS = 20
MOST_MESSAGES = 20_000
Answer = Callable[[dict[str, Any], int], str]
Until = Callable[[dict[str, Any]], bool]


class Finished(NamedTuple):
    """A table, the key to the player's seat, and the last that was told there."""

    table: str
    key: str
    update: dict[str, Any]


def by_chance(update: dict[str, Any], own: int) -> str:
    """Anything that is legal, the same in every run after so many own actions."""
    legal: list[str] = update["legal"]
    return legal[Rng(str(own)).below(len(legal))]


def is_end(update: dict[str, Any]) -> bool:
    """Whether the game is over."""
    return bool(update["over"])


def finish(
    page: Page,
    server: Server,
    game: str,
    bots: list[str],
    options: Mapping[str, str | int] = NO_OPTIONS,
    *,
    answer: Answer = by_chance,
    undo_when: Callable[[dict[str, Any]], bool] | None = None,
    hint_when: Callable[[dict[str, Any]], bool] | None = None,
    until: Until = is_end,
    deal: int = 0,
    is_named: bool = True,
) -> Finished:
    """Play a game of the first seat against bots to its end, or so far.

    Once, if wanted, something is taken back, or a hint asked for.
    """
    name = f"Jim {deal}" if deal else "Jim"
    seats = [
        {"bot": None, "name": name if is_named else None},
        *({"bot": bot, "name": name} for bot, name in zip(bots, NAMES, strict=False)),
    ]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "options": dict(options)}).json()
    return play(
        server,
        made["table"],
        made["keys"][0]["key"],
        answer=answer,
        undo_when=undo_when,
        hint_when=hint_when,
        until=until,
    )


def play(
    server: Server,
    table: str,
    key: str,
    *,
    answer: Answer = by_chance,
    undo_when: Callable[[dict[str, Any]], bool] | None = None,
    hint_when: Callable[[dict[str, Any]], bool] | None = None,
    until: Until = is_end,
) -> Finished:
    """Go on with the game of a seat to its end, or so far."""
    with connect(f"ws{server.address.rstrip('/')[4:]}/api/tables/{table}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "key": key, "since": 0}))
        view: dict[str, Any] = {}
        log: list[dict[str, Any]] = []
        asked: int | None = None  # after how many own actions something was asked for that is not done yet
        following: dict[str, Any] | None = None
        for _ in range(MOST_MESSAGES):
            told = following or json.loads(line.recv(PATIENCE))
            following = None
            if told["type"] == "problem":
                assert told["code"] == "stale", told
                asked = None  # it crossed somebody's answer; the present comes next
            if told["type"] != "update":
                continue
            view = told["view"] = told["view"] if told["whole"] else changed(view, told["view"])
            log[told["log_from"] :] = told["log"]
            own = sum(entry["own"] is not None for entry in log)
            if own == asked:
                continue  # others who are asked beside were faster
            asked = None
            if until(told):
                following = next_within(line, SETTLING)
                if following is None:
                    return Finished(table, key, told)
            elif undo_when is not None and told["undo"] and undo_when(told):
                undo_when, asked = None, own
                line.send(json.dumps({"type": "undo", "seq": told["seq"]}))
            elif hint_when is not None and told["legal"] and hint_when(told):
                hint_when = None
                line.send(json.dumps({"type": "hint", "seq": told["seq"]}))
                while json.loads(line.recv(PATIENCE))["type"] != "hint":
                    pass
                following = {**told, "whole": True}
            elif told["legal"]:
                asked = own
                line.send(json.dumps({"type": "act", "action": answer(told, own), "seq": told["seq"]}))
    raise AssertionError(f"the game never ends: {table}")


def practised(page: Page, server: Server, record: Record, step: int, *, until: Until = is_end) -> Finished:
    """Play on from a step of a recorded game, on the seat whose turn it was, to the end or so far."""
    return play(server, *begin_practice(page, record, step, record.at(step).state.to_act[0]), until=until)


def begin_practice(page: Page, record: Record, step: int, seat: int) -> tuple[str, str]:
    """A table at which a recorded game goes on after a step, and the key to the player's seat there."""
    shown = page.request.post("/api/records", data={"record": record.text()}).json()
    wanted = {"table": shown["table"], "step": step, "seat": seat, "bot": "landlubber"}
    made = page.request.post("/api/practice", data=wanted).json()
    return made["table"], made["keys"][0]["key"]


ABOUT_PEOPLE = ("party", "welcome")
NAMES = ("Mina", "Piet", "Ole", "Marlene", "Klaas")


def next_within(line: ClientConnection, seconds: float) -> dict[str, Any] | None:
    """What is still told at once: a bot may be asked in secret after what was told last, and its answer changes it."""
    until = time.monotonic() + seconds
    with suppress(TimeoutError):
        while True:
            told: dict[str, Any] = json.loads(line.recv(max(0.0, until - time.monotonic())))
            if told["type"] not in ABOUT_PEOPLE:
                return told
    return None


def find(
    page: Page, server: Server, game: str, bots: list[str], wanted: Until, *, answer: Answer = by_chance
) -> Finished:
    """Play one deal after another until the wanted moment comes."""
    for deal in range(MOST_DEALS):
        found = finish(
            page, server, game, bots, answer=answer, until=lambda told: wanted(told) or told["over"], deal=deal
        )
        if wanted(found.update):
            return found
    raise AssertionError(f"no game of {MOST_DEALS} came there")


def visit_table(page: Page, game: Finished) -> None:
    """Open the table of a game in a browser that holds its key."""
    open_with_key(page, game.table, game.key)


def open_with_key(page: Page, table: str, key: str) -> None:
    """Open a table in a browser that holds its key."""
    page.goto("/api/health")  # what has the same storage, and no page to draw
    page.evaluate(
        "keys => localStorage.setItem('schatzkiste-tables', keys)", json.dumps([{"table": table, "key": key}])
    )
    page.goto(f"/#/table/{table}")

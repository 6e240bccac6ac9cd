"""Every kind of question of every game is open to everyone: seen in real games, answered by somebody curious."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from schatzkiste.core import Rng
from tests.page.axe import violations
from tests.page.finished import Answer, Finished, finish, visit_table
from tests.page.serving import Server

MOST_DEALS = 12
ROWS = "abcdefghi"


class Games(NamedTuple):
    """How games are played in which all these kinds of answers are asked for."""

    bots: list[str]
    options: Mapping[str, str | int]
    answers: set[str]
    last: frozenset[str] = frozenset()
    """What leads nowhere, and is done only if nothing else can be."""
    walks: bool = False


GAMES = {
    "schatzinsel": Games(["random"], {"rules": "hawkins"}, {"take", "take-guard", "lay", "chest", "guard", "end"}),
    "silver_gold": Games(["random"], {}, {"keep", "mark", "field", "cross", "done", "take", "draw"}),
    "tobago": Games(
        ["greedy", "greedy"],
        {"rules": "advanced"},
        {"vehicle", "lay", "drive", "stop", "exchange", "accept", "remove", "extra-clue", "double", "with", "end"},
        last=frozenset({"end", "exchange", "stop"}),
    ),
    "dracheninsel": Games(
        ["random", "random"],
        {"agreement": "on"},
        {"step", "pay", "lead", "over", "land", "tile", "dragon", "place", "send", "steal", "with", "toss"}
        | {"stop", "counter", "agree", "go-on"},
        last=frozenset({"agree", "propose-end"}),
    ),
    "dracheninsel with a treasure": Games(["greedy", "greedy"], {"rounds": 20}, {"share", "yield"}, walks=True),
}


def kind_of(action: str) -> str:
    return action.split()[0]


def curious(used: Counter[str], last: frozenset[str]) -> Answer:
    """Somebody who does what was done least."""

    def answer(update: dict[str, Any], decisions: int) -> str:
        legal: list[str] = update["legal"]
        order = {action: (kind_of(action) in last, used[kind_of(action)]) for action in legal}
        first = [action for action in order if order[action] == min(order.values())]
        chosen = first[Rng(str(decisions)).below(len(first))]
        used[kind_of(chosen)] += 1
        return chosen

    return answer


def walker(update: dict[str, Any], decisions: int) -> str:
    """Somebody who goes to the treasure of Die Dracheninsel, carries it home and claims all of it."""
    view = update["view"]
    legal: list[str] = update["legal"]
    own = view["players"][update["seat"]]["hunters"]
    laden = any(hunter["role"] == "carries" for hunter in own) or "end" not in legal
    colours = {hunter["colour"] for hunter in own}
    goals = [field["name"] for field in view["fields"] if field["landing"] in colours] if laden else ["e5"]
    ways = [action for action in legal if kind_of(action) in ("step", "land")]
    boats = [way for way in ways if "boat-" in way]
    if boats and laden:
        return boats[0]
    fields = [way for way in ways if way not in boats]
    if fields:
        return min(fields, key=lambda way: min(distance(way.split()[1], goal) for goal in goals))
    order = ("betray", "share", "pay", "lead", "go-on", "let-go", "end")
    return next((action for kind in order for action in legal if kind_of(action) == kind), legal[0])


def distance(one: str, other: str) -> int:
    """How many steps lie between two fields of Die Dracheninsel."""
    (x, y), (u, v) = at(one), at(other)
    down = abs(y - v)
    return down + max(0, (abs(x - u) - down) // 2)


def at(field: str) -> tuple[int, int]:
    row = ROWS.index(field[0])
    return 2 * int(field[1:]) - min(row, 8 - row), row


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_is_open_to_everyone(still: Page, server: Server, name: str) -> None:
    games = GAMES[name]
    seen: set[str] = set()
    used: Counter[str] = Counter()

    def look(game: Finished) -> None:
        kinds = {kind_of(action) for action in game.update["legal"]}
        if kinds <= seen:
            return
        seen.update(kinds)
        visit_table(still, game)
        now = still.get_by_role("region", name="What to do now").or_(still.get_by_role("alertdialog"))
        expect(now.get_by_role("heading").first).to_be_visible()
        assert violations(still) == [], kinds

    for deal in range(MOST_DEALS):
        finish(
            still,
            server,
            name.split()[0],
            games.bots,
            games.options,
            answer=walker if games.walks else curious(used, games.last),
            until=lambda update: update["over"] or games.answers <= seen,
            asked=look,
            deal=deal,
        )
        if games.answers <= seen:
            return
    pytest.fail(f"never asked for: {games.answers - seen}")

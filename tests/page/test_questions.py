"""Every kind of question of every game is open to everyone: met in real games, played on from there in the page."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import schatzkiste as sk
from schatzkiste.bots import bot
from schatzkiste.record import Record, SeatAction
from tests.page.axe import violations
from tests.page.moments import Moment, practise

MOST_DECISIONS = 2_000
MOST_DEALS = 20
Chooser = Callable[[sk.Observation, sk.Rng], int]


class Games(NamedTuple):
    """How games are played in which all these kinds of answers are asked for."""

    players: int
    options: Mapping[str, str | int]
    answers: set[str]
    last: frozenset[str] = frozenset()
    """What leads nowhere, and is done only if nothing else can be."""
    clever: frozenset[int] = frozenset()
    """The seats that play well instead of trying everything."""


GAMES = {
    "schatzinsel": Games(2, {"rules": "hawkins"}, {"take", "take-guard", "lay", "chest", "guard", "end"}),
    "silver_gold": Games(2, {}, {"keep", "mark", "field", "cross", "done", "take", "draw"}),
    "tobago": Games(
        3,
        {"rules": "advanced"},
        {"vehicle", "lay", "drive", "stop", "exchange", "accept", "remove", "extra-clue", "double", "with", "end"},
        last=frozenset({"end", "exchange", "stop"}),
        clever=frozenset({1, 2}),
    ),
    "dracheninsel": Games(
        3,
        {"agreement": "on"},
        {"step", "pay", "lead", "over", "land", "tile", "dragon", "place", "send", "steal", "with", "toss"}
        | {"stop", "counter", "agree", "go-on"},
        last=frozenset({"agree"}),
    ),
    "dracheninsel with a treasure": Games(3, {}, {"share", "yield"}, clever=frozenset({0, 1, 2})),
}


class Question(NamedTuple):
    """What a seat was asked after so many steps."""

    step: int
    seat: int
    kinds: frozenset[str]


def curious(game: sk.Game, last: frozenset[str]) -> Chooser:
    """Somebody who does what was done least."""
    used: Counter[str] = Counter()

    def choose(observation: sk.Observation, rng: sk.Rng) -> int:
        kinds = {action: kind_of(game.notation(action)) for action in observation.legal_actions()}
        order = {action: (kind in last, used[kind]) for action, kind in kinds.items()}
        chosen = rng.pick([action for action in order if order[action] == min(order.values())])
        used[kinds[chosen]] += 1
        return chosen

    return choose


def kind_of(action: str) -> str:
    return action.split()[0]


def played(name: str) -> Iterator[tuple[Record, list[Question]]]:
    """Games in which together every kind of answer could be given, and what was asked in them for the first time."""
    games = GAMES[name]
    game = sk.game(name.split()[0])
    clever, curiosity = bot("helmsman", game.id).decide, curious(game, games.last)
    choosers = [clever if seat in games.clever else curiosity for seat in range(games.players)]
    seen: set[str] = set()
    for deal in range(MOST_DEALS):
        state = game.new(games.players, f"{deal:032x}", games.options)
        rng = sk.Rng(state.seed)
        taken: list[SeatAction] = []
        questions: list[Question] = []
        while state.to_act and len(taken) < MOST_DECISIONS and not games.answers <= seen:
            seat = state.to_act[0]
            kinds = {kind_of(game.notation(action)) for action in state.legal_actions(seat)}
            if not kinds <= seen:
                seen |= kinds
                questions.append(Question(len(taken), seat, frozenset(kinds)))
            action = choosers[seat](state.observation(seat), rng)
            state.apply(action, seat)
            taken.append(SeatAction(seat, game.notation(action)))
        yield Record.of(state, taken), questions
        if games.answers <= seen:
            return
    pytest.fail(f"never asked for: {games.answers - seen}")


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_is_open_to_everyone(still: Page, name: str) -> None:
    for record, questions in played(name):
        for step, seat, kinds in questions:
            practise(still, Moment(record, step, seat))
            now = still.get_by_role("region", name="What to do now").or_(still.get_by_role("alertdialog"))
            expect(now.get_by_role("heading").first).to_be_visible()
            assert violations(still) == [], kinds

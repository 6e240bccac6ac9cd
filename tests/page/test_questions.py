"""Every kind of question of every game is open to everyone: met in real games, played on from there in the page."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import schatzkiste as sk
from schatzkiste.bots import bot
from schatzkiste.record import Record, SeatAction
from tests.page.axe import violations
from tests.page.finished import NO_OPTIONS
from tests.page.moments import Moment, practise

MOST_DECISIONS = 2_000
Chooser = Callable[[sk.Observation, sk.Rng], int]


class Company(NamedTuple):
    """How games are played in which something is asked that no other company is asked."""

    players: int
    options: Mapping[str, str | int] = NO_OPTIONS
    last: frozenset[str] = frozenset()
    """What leads nowhere, and is done only if nothing else can be."""
    clever: frozenset[int] = frozenset()
    """The seats that play well instead of trying everything."""
    deals: int = 1


COMPANIES = {
    "schatzinsel": [Company(2, {"rules": "hawkins"})],
    "silver_gold": [Company(2)],
    "tobago": [
        Company(
            3, {"rules": "advanced"}, last=frozenset({"end", "exchange", "stop"}), clever=frozenset({1, 2}), deals=2
        )
    ],
    "dracheninsel": [
        Company(3, {"agreement": "on"}, last=frozenset({"agree"})),
        Company(3, clever=frozenset({0, 1, 2})),
    ],
}


class Question(NamedTuple):
    """What a seat is asked at a moment: the phase, and the kinds of answers."""

    moment: Moment
    parts: frozenset[str]


def every_part(game: sk.Game) -> set[str]:
    """Every phase in which somebody is asked, and every kind of answer."""
    return {phase_part(phase.name) for phase in game.phases} | {kind.name for kind in game.actions.kinds}


def phase_part(phase: str) -> str:
    return f"phase {phase}"


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


def asked(game: sk.Game, company: Company) -> list[Question]:
    """Everything that is asked in some games."""
    clever, curiosity = bot("helmsman", game.id).decide, curious(game, company.last)
    choosers = [clever if seat in company.clever else curiosity for seat in range(company.players)]
    questions: list[Question] = []
    for deal in range(company.deals):
        state = game.new(company.players, f"{deal:032x}", company.options)
        rng = sk.Rng(state.seed)
        taken: list[SeatAction] = []
        met: list[tuple[int, int, frozenset[str]]] = []
        while state.to_act and len(taken) < MOST_DECISIONS:
            seat = state.to_act[0]
            kinds = {kind_of(game.notation(action)) for action in state.legal_actions(seat)}
            met.append((len(taken), seat, frozenset({phase_part(game.phases[state.phase].name), *kinds})))
            action = choosers[seat](state.observation(seat), rng)
            state.apply(action, seat)
            taken.append(SeatAction(seat, game.notation(action)))
        record = Record.of(state, taken)
        questions += [Question(Moment(record, step, seat), parts) for step, seat, parts in met]
    return questions


def few(questions: list[Question], wanted: set[str]) -> list[Question]:
    """Some that have every wanted part between them: each time the one with most that is missing."""
    chosen: list[Question] = []
    missing = set(wanted)
    while missing:
        best = max(questions, key=lambda question: len(question.parts & missing))
        if not best.parts & missing:
            pytest.fail(f"never asked: {missing}")
        chosen.append(best)
        missing -= best.parts
    return chosen


@pytest.mark.parametrize("name", COMPANIES)
def test_every_kind_of_question_is_open_to_everyone(still: Page, name: str) -> None:
    game = sk.game(name)
    met = [question for company in COMPANIES[name] for question in asked(game, company)]
    for moment, parts in few(met, every_part(game)):
        practise(still, moment)
        now = still.get_by_role("region", name="What to do now").or_(still.get_by_role("alertdialog"))
        expect(now.get_by_role("heading").first).to_be_visible()
        assert violations(still) == [], parts

"""Moments that do not come up in every game: looked for in games between bots, and played on from there in the page."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

import schatzkiste as sk
from schatzkiste.bots import bot
from schatzkiste.record import Record, SeatAction
from tests.page.finished import NO_OPTIONS, begin_practice, open_with_key

MOST_DEALS = 80
MOST_DECISIONS = 1_500


class Moment(NamedTuple):
    """A game up to a decision and a little further, and who is asked there."""

    record: Record
    step: int
    seat: int


class Asked(NamedTuple):
    """What a seat knows and may do at a moment, and what was done until then."""

    seat: int
    observation: sk.Observation
    legal: list[str]
    taken: list[SeatAction]

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees; drawn up only for whoever looks."""
        return self.observation.view()


def meet(
    game_id: str,
    players: int,
    wanted: Callable[[Asked], bool],
    level: str = "helmsman",
    options: Mapping[str, str | int] = NO_OPTIONS,
) -> Moment:
    """The first moment of this kind, in the first deal that has one."""
    game = sk.game(game_id)
    decide = bot(level, game_id).decide
    for deal in range(MOST_DEALS):
        state = game.new(players, f"{deal:032x}", options)
        rng = sk.Rng(state.seed)
        taken: list[SeatAction] = []
        while state.to_act and len(taken) < MOST_DECISIONS:
            seat = state.to_act[0]
            observation = state.observation(seat)
            legal = [game.notation(action) for action in state.legal_actions(seat)]
            is_wanted = wanted(Asked(seat, observation, legal, taken))
            action = decide(observation, rng)
            state.apply(action, seat)
            taken.append(SeatAction(seat, game.notation(action)))
            if is_wanted:
                return Moment(Record.of(state, taken), len(taken) - 1, seat)
    pytest.fail(f"never met in {MOST_DEALS} deals")


def practise(page: Page, moment: Moment) -> None:
    """Open a table at which the game goes on from a moment."""
    open_with_key(page, *begin_practice(page, moment.record, moment.step, moment.seat))

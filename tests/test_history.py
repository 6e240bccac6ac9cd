"""The history of a game: what its log still tells each seat."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import cast

import pytest

from schatzkiste.core import Event, State
from schatzkiste.history import NEVER, History, Step
from schatzkiste.record import SeatAction


@dataclass(frozen=True)
class Happened:
    """An event in the shape the log looks at; `owner` is the seat for which it never fades."""

    name: str
    fades: bool = False
    wipes: bool = False
    owner: int | None = None
    secret: bool = False
    later: str = ""

    def reaches(self, seat: int | None) -> bool:
        return not self.secret or seat == self.owner

    def fades_for(self, seat: int | None) -> bool:
        return self.fades and (self.owner is None or seat != self.owner)

    def blurred(self) -> "Happened":
        return Happened(self.later) if self.later else self


CARD = Happened("card", fades=True)
MINE = Happened("mine", fades=True, owner=0)
STAYS = Happened("stays")
WIPER = Happened("wiper", wipes=True)
NEXT_CARD = Happened("next card", fades=True, wipes=True)
EXACT = Happened("exact", later="vague")
SECRET = Happened("secret", owner=0, secret=True)


def history(*steps: list[Happened], forgets: bool = True, over: bool = False) -> History:
    """A game in which this happened, step by step."""
    state = cast(State, SimpleNamespace(forgets=forgets, is_over=over))
    made = History(state)
    made.steps = [Step(SeatAction(0, "do"), cast(list[Event], events), state) for events in steps]
    return made


def told(game: History, seat: int | None, first: int = 0) -> list[list[str]]:
    return [[cast(Happened, event).name for event in events] for events in game.log_for(seat, first)]


def test_what_fades_stays_until_something_wipes() -> None:
    assert told(history([CARD, STAYS], [MINE]), 1) == [["card", "stays"], ["mine"]]
    assert told(history([CARD, STAYS], [MINE], [WIPER]), 1) == [["stays"], [], ["wiper"]]


def test_it_fades_only_for_those_it_names() -> None:
    game = history([MINE, CARD], [WIPER])
    assert [told(game, seat) for seat in (None, 0, 1)] == [[[], ["wiper"]], [["mine"], ["wiper"]], [[], ["wiper"]]]


def test_within_a_step_only_what_comes_before_is_wiped() -> None:
    assert told(history([CARD, WIPER, MINE]), 1) == [["wiper", "mine"]]
    assert told(history([NEXT_CARD], [STAYS, NEXT_CARD]), 1) == [[], ["stays", "next card"]]


def test_what_a_step_tells_exactly_is_blurred_by_a_later_one_that_wipes() -> None:
    assert told(history([EXACT, WIPER], [STAYS]), 1) == [["exact", "wiper"], ["stays"]]
    assert told(history([EXACT, WIPER], [STAYS], [WIPER, EXACT]), 1) == [
        ["vague", "wiper"],
        ["stays"],
        ["wiper", "exact"],
    ]


def test_a_secret_stays_one() -> None:
    game = history([SECRET, STAYS])
    assert (told(game, 0), told(game, 1)) == ([["secret", "stays"]], [["stays"]])


@pytest.mark.parametrize(("forgets", "over"), [(False, False), (False, True), (True, True)])
def test_nothing_fades_where_nothing_is_forgotten_nor_after_the_end(forgets: bool, over: bool) -> None:
    game = history([CARD, MINE], [WIPER], forgets=forgets, over=over)
    assert told(game, 1) == [["card", "mine"], ["wiper"]]
    assert game.wiped == NEVER


def test_a_part_of_the_log_is_what_the_whole_log_has_there() -> None:
    game = history([CARD], [NEXT_CARD, STAYS], [CARD, MINE], [NEXT_CARD], [MINE])
    for first in range(6):
        assert told(game, 1, first) == told(game, 1)[first:]
    assert game.wiped == 3
    assert history([CARD], [MINE]).wiped == NEVER

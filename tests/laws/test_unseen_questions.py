"""A question that only the player of a half-made action sees: the law of learning must not take it for a leak."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.positions import position
from tests.laws import secrecy
from tests.laws.secrecy import Outcome
from tests.laws.setups import Step


def own_pair(hand: str) -> Dracheninsel:
    """Green and Blue of one player may step to d5, free for Green; with a card for Blue it is asked who leads."""
    return position(hand, players=3, hunters={"green": "d4", "blue": "d4"}, gold={100: "d4"}, tiles={"d5": "F"})


def second_at_the_treasure(hand: str) -> Dracheninsel:
    """Green enters e5 as second and leaves free to d4; with a terrain card it is asked which way."""
    return position(hand, hunters={"green": "d4", "yellow": "e5"})


def take(state: Dracheninsel, notation: str) -> Outcome:
    """What the action of the active player causes."""
    return secrecy.outcome(state, 0, state.game.parse(notation))


@pytest.mark.parametrize(("lay_out", "move"), [(own_pair, "step d5"), (second_at_the_treasure, "step e5")])
@pytest.mark.parametrize("hand", ["curse", "water"], ids=["dracheninsel-forced", "dracheninsel-asked"])
def test_nobody_learns_whether_the_hand_left_a_choice(
    lay_out: Callable[[str], Dracheninsel], move: str, hand: str
) -> None:
    state = lay_out(hand)
    step = Step(state, 0, state.game.parse(move))
    noticed = set()
    for number in range(20):
        secrecy.learning_is_counted(step, 1, Rng(f"{number}"))
        noticed |= {1 in there.noticed_by for there in secrecy.elsewhere(step, 1, Rng(f"{number}"))}
    assert noticed == {True, False}


def test_an_action_is_another_one_in_the_middle_of_what_nobody_sees() -> None:
    """To d5 one may go from e5, where Green lifts, as well as straight from d4: the log tells which, as all can see."""
    on_the_way = position("water", hunters={"green": "d4", "yellow": "e5"}, tiles={"d5": "F"})
    on_the_way.apply(on_the_way.game.parse("step e5"), 0)
    step = Step(on_the_way, 0, on_the_way.game.parse("step d5"))
    for number in range(20):
        secrecy.learning_is_counted(step, 1, Rng(f"{number}"))


def test_what_comes_of_an_action_that_nobody_sees_is_compared_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = (take(second_at_the_treasure(hand), "step e5") for hand in ("water curse", "water slumber"))
    secrecy.nothing_was_learned(here, there, 1)
    honest = secrecy.outcome

    def leaky(state: Dracheninsel, seat: int, action: int) -> Outcome:
        true = honest(state, seat, action)
        leak = true.told[1] if "slumber" in repr(state.view(seat)["hand"]) else []
        return replace(true, told={**true.told, 1: true.told[1] + leak})

    monkeypatch.setattr(secrecy, "outcome", leaky)
    with pytest.raises(AssertionError, match="seat 1 can tell by the log"):
        secrecy.nothing_was_learned(here, there, 1)


def test_an_action_told_otherwise_where_it_is_forced_is_a_leak() -> None:
    forced, asked = take(own_pair("curse"), "step d5"), take(own_pair("water"), "step d5")
    secrecy.nothing_was_learned(forced, asked, 1)
    with pytest.raises(AssertionError, match="seat 1 can tell by the log"):
        secrecy.nothing_was_learned(replace(forced, told={**forced.told, 1: forced.told[1] * 2}), asked, 1)


def test_an_action_that_leads_elsewhere_where_it_is_forced_is_a_leak() -> None:
    forced, asked = take(own_pair("curse"), "step d5"), take(own_pair("water"), "step d5")
    with pytest.raises(AssertionError, match="seat 1 can tell by the view"):
        secrecy.nothing_was_learned(asked, replace(forced, state=own_pair("curse")), 1)


def test_its_player_notices_every_question() -> None:
    forced, asked = take(own_pair("curse"), "step d5"), take(own_pair("water"), "step d5")
    with pytest.raises(AssertionError, match="seat 0 can tell by the log"):
        secrecy.nothing_was_learned(forced, asked, 0)

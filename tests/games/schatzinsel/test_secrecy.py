"""The end of a turn tells nobody what lies behind a screen (SI-2.4 with SI-3.4)."""

import pytest

from tests.games.schatzinsel.play import do, own_screen
from tests.games.schatzinsel.positions import ONE_CHEST, START, Behind, position
from tests.games.talk import kinds

pytestmark = pytest.mark.rule("SI-2.4", "SI-3.4")


def test_a_turn_goes_on_while_the_others_must_think_that_a_tile_fits() -> None:
    state = position(START, [Behind("1-1 5-5"), ONE_CHEST, Behind("1-2")])
    do(state, "lay 1-1")
    assert state.to_act == (0,)
    assert kinds(state) == {"end"}


@pytest.mark.parametrize("rules", ["silver", "hawkins"])
def test_the_others_cannot_tell_whether_a_tile_fits(rules: str) -> None:
    fits = position(START, [Behind("1-1 1-2"), ONE_CHEST, Behind("5-5")], rules=rules)
    does_not = position(START, [Behind("1-1 5-5"), ONE_CHEST, Behind("1-2")], rules=rules)
    do(fits, "lay 1-1")
    do(does_not, "lay 1-1")
    assert fits.to_act == does_not.to_act
    assert fits.view(1) == does_not.view(1)
    assert fits.observation(1).fingerprint() == does_not.observation(1).fingerprint()


def test_it_ends_by_itself_when_everyone_saw_that_no_tile_fits() -> None:
    state = position(START, [Behind("1-1 5-5", seen="5-5"), ONE_CHEST, Behind("1-2")])
    do(state, "lay 1-1")
    assert state.to_act == (1,)


def test_it_ends_by_itself_when_all_that_would_fit_lies_open() -> None:
    state = position(START, [Behind("1-1 5-5"), ONE_CHEST, Behind("4-4")])
    do(state, "lay 1-1")
    assert state.to_act == (1,)


def test_it_ends_by_itself_when_everyone_saw_another_take_what_would_fit() -> None:
    state = position(START, [Behind("1-1 5-5"), ONE_CHEST, Behind("1-2", seen="1-2")])
    do(state, "lay 1-1")
    assert state.to_act == (1,)


def test_it_goes_on_with_a_tile_that_everyone_saw_being_taken() -> None:
    state = position(START, [Behind("1-1 1-2", seen="1-2"), ONE_CHEST])
    do(state, "lay 1-1")
    assert kinds(state) == {"lay", "end"}


def test_a_tile_counts_as_seen_from_the_moment_it_is_taken() -> None:
    state = position(START, [Behind("1-1"), Behind("5-1", chests=1), Behind("1-2")])
    do(state, "take 5-5", "take 4-4", "take 4-5", "lay 1-1")
    assert state.to_act == (1,)


def test_a_seen_tile_leaves_the_screen_when_it_is_laid() -> None:
    state = position(START, [Behind("1-1 5-5", seen="5-5"), ONE_CHEST])
    do(state, "lay 5-5")
    assert own_screen(state, 0)[0] == ["1-1"]
    assert state.game.from_json(state.to_json()).fingerprint() == state.fingerprint()


def test_an_observation_keeps_the_own_screen_and_what_was_seen() -> None:
    state = position(START, [Behind("1-1 5-5", seen="5-5"), ONE_CHEST, Behind("1-2")])
    known = state.observation(1)
    assert known.view() == state.view(1)
    assert known.to_act == state.to_act
    assert known.scores() == state.scores()
    assert known.legal_actions() == []

"""A phase hands each action to the rule of its kind."""

import pytest

from schatzkiste.core import ActionRule, Phase, Refusal
from schatzkiste.games.schatzinsel.actions import ACTIONS, LAY, TAKE_GUARD, TAKE_TILE
from schatzkiste.games.schatzinsel.phases.lay import LayTile
from schatzkiste.games.schatzinsel.phases.take import TakeGuard, TakeTile
from schatzkiste.games.schatzinsel.state import Schatzinsel
from tests.games.schatzinsel.positions import TILES, Behind, position

TAKING: Phase[Schatzinsel] = Phase("taking", "SI-3.1", ACTIONS, [TakeTile(TAKE_TILE), TakeGuard(TAKE_GUARD)])


def table() -> Schatzinsel:
    """A position in which tiles and guards are free and a tile could be laid."""
    state = position(screens=[Behind("1-1"), Behind("5-5")], free_guards=1)
    assert isinstance(state, Schatzinsel)
    return state


def test_legal_asks_every_rule_in_order() -> None:
    free = [tile for tile in TILES if tile not in ("1-1", "3-3", "5-5")]
    legal = [ACTIONS[action].notation for action in TAKING.legal(table(), 0)]
    assert legal == [*(f"take {tile}" for tile in free), "take-guard"]


def test_why_not_asks_the_rule_of_the_kind() -> None:
    assert TAKING.why_not(table(), 0, ACTIONS.parse("take 1-2")) is None
    assert TAKING.why_not(table(), 0, ACTIONS.parse("take 3-3")) == Refusal("tile-not-free", rule="SI-3.1", tile="3-3")


def test_a_kind_without_a_rule_is_refused_with_the_rule_of_the_phase() -> None:
    assert TAKING.why_not(table(), 0, LAY.at(0)) == Refusal("not-now", rule="SI-3.1")


def test_what_is_legal_needs_no_list() -> None:
    state = table()
    assert TAKING.is_legal(state, 0, ACTIONS.parse("take 1-2"))
    assert not TAKING.is_legal(state, 0, ACTIONS.parse("take 3-3"))
    assert not TAKING.is_legal(state, 0, LAY.at(0))


def test_without_other_candidates_a_rule_looks_at_all_actions_of_its_kind() -> None:
    assert TakeGuard(TAKE_GUARD).candidates(table(), 0) == [TAKE_GUARD.at()]
    assert ActionRule.candidates(LayTile(LAY), table(), 0) == [LAY.at(tile) for tile in range(25)]


@pytest.mark.parametrize("place", [0, 1])
def test_a_rule_belongs_to_one_phase(place: int) -> None:
    rules: list[ActionRule[Schatzinsel]] = [TakeTile(TAKE_TILE), TakeGuard(TAKE_GUARD)]
    Phase("one", "SI-3.1", ACTIONS, rules)
    with pytest.raises(ValueError, match="a rule of 'two' belongs to 'one' already"):
        Phase("two", "SI-3.1", ACTIONS, [rules[place], LayTile(LAY)])


def test_apply_hands_the_action_to_the_rule_of_the_kind() -> None:
    state = table()
    TAKING.apply(state, 0, ACTIONS.parse("take-guard"))
    assert state.guards == [1, 0]

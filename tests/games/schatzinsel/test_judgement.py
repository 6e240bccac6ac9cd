"""What the levels make of Die Schatzinsel."""

import schatzkiste as sk
from schatzkiste.arena import play_match
from schatzkiste.core import Observation, Rng


def hoard(observation: Observation, rng: Rng) -> int:
    """Takes tiles as long as there are any, and lays them all in one go when there are none."""
    legal = observation.legal_actions()
    notation = sk.game("schatzinsel").notation
    return next((action for action in legal if notation(action).startswith("take ")), legal[0])


def test_whoever_collects_all_tiles_is_not_left_to_it() -> None:
    results = play_match("schatzinsel", [hoard, "helmsman"], games=6, seed="1")
    points = {standing.name: standing.mean_score for standing in results.by_bot()}
    assert points["helmsman"] > points["hoard"] + 25

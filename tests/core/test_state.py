"""What every position can do, shown with Die Schatzinsel."""

import json

import pytest

import schatzkiste as sk
from tests.games.schatzinsel.positions import Behind, position


def beginning(seed: str = "5eed") -> sk.State:
    """A game of three that has just been set up."""
    return sk.game("schatzinsel").new(3, seed)


def test_without_a_seat_the_first_that_may_act_is_meant() -> None:
    state = position(turn=1)
    assert state.legal_actions() == state.legal_actions(1) != []
    assert state.legal_actions(0) == []
    take = state.game.parse("take 1-1")
    assert state.why_not(take) is None
    state.apply(take)
    assert state.to_act == (0,)


def test_same_seed_same_game() -> None:
    assert beginning().fingerprint() == beginning().fingerprint()
    assert beginning("5EED").fingerprint() == beginning("5eed").fingerprint()
    assert beginning("5eed").fingerprint() != beginning("5eee").fingerprint()


def test_the_beginning_of_a_game_for_ever() -> None:
    assert beginning().view(None)["rows"] == [2, 5, 3, 4, 1]
    assert beginning().view(None)["columns"] == [4, 2, 3, 1, 5]
    assert beginning().to_act == (2,)


def test_a_copy_is_exact_and_independent() -> None:
    state = beginning()
    before = state.fingerprint()
    twin = state.copy()
    assert twin.fingerprint() == before
    twin.apply(twin.legal_actions()[0])
    assert state.fingerprint() == before
    state.apply(state.legal_actions()[0])
    assert state.fingerprint() == twin.fingerprint()


def test_a_position_survives_json() -> None:
    state = beginning()
    again = state.game.from_json(json.loads(json.dumps(state.to_json())))
    assert again.fingerprint() == state.fingerprint()


def test_events_are_told_only_to_whoever_asks() -> None:
    state = position()
    happened: list[sk.Event] = []
    state.apply(state.game.parse("take 1-1"), events=happened)
    state.apply(state.game.parse("take 1-2"))
    state.apply(state.game.parse("take 1-3"), events=happened)
    assert [event.args()["tile"] for event in happened] == ["1-1", "1-3"]


def test_each_use_of_a_stream_is_a_generator_of_its_own_and_is_counted() -> None:
    state = beginning()
    assert state.chance == [1, 1, 1]
    assert state.reveals == 3
    assert state.use_chance(1).seed() == sk.Rng("5eed/tiles/1").seed()
    assert state.use_chance(1).seed() == sk.Rng("5eed/tiles/2").seed()
    assert state.chance == [1, 3, 1]
    assert state.reveals == 5


def test_a_tile_that_nobody_knew_of_is_revealed_when_it_is_laid() -> None:
    state = position(screens=[Behind("1-1 5-5", seen="5-5"), Behind(chests=1)])
    before = state.reveals
    seen, unseen = state.copy(), state.copy()
    seen.apply(seen.game.parse("lay 5-5"))
    unseen.apply(unseen.game.parse("lay 1-1"))
    assert (seen.reveals, unseen.reveals) == (before, before + 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_observation_holds_neither_the_seed_nor_the_hidden_things(seat: int) -> None:
    state = beginning()
    known = state.observation(seat)
    assert known.view() == state.view(seat)
    assert known.to_json()["seed"] != state.seed
    worlds = [known.sample(sk.Rng(str(number))) for number in range(5)]
    assert all(world.view(seat) == state.view(seat) for world in worlds)
    assert len({world.fingerprint() for world in worlds}) == 5


def test_an_observation_answers_for_its_own_seat() -> None:
    state = position(turn=1)
    mine, other = state.observation(1), state.observation(0)
    take = state.game.parse("take 1-1")
    assert mine.legal_actions() == state.legal_actions(1)
    assert mine.why_not(take) is None
    assert other.why_not(take) == sk.Refusal("not-your-turn", rule="SI-2.5")

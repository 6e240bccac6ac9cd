"""Positions as files: what a seat knew comes back as that, whatever was hidden; broken ones are named."""

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

import schatzkiste as sk
from schatzkiste import position as position_module
from schatzkiste.games import game_ids
from tests.laws.setups import every_setup, random_game

STEPS = 40


def under_way(game_id: str, seed: str = "5eed") -> sk.State:
    """A position in the middle of a random game, of three where three can play."""
    setups = [setup for setup in every_setup() if setup.game == game_id]
    setup = next((setup for setup in setups if setup.players == 3), setups[0])
    return random_game(setup, seed, STEPS)[0]


def test_the_examples_in_the_documentation() -> None:
    tried = doctest.testmod(position_module)
    assert tried.attempted > 8
    assert not tried.failed


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_seat_knew_goes_through_a_file(game_id: str, tmp_path: Path) -> None:
    state = under_way(game_id)
    for seat in range(state.players):
        file = tmp_path / f"{seat}.json"
        sk.Position.of(state, seat).save(file)
        loaded = sk.Position.load(file)
        assert (loaded.game, loaded.seat) == (game_id, seat)
        assert loaded.observation().fingerprint() == state.observation(seat).fingerprint()
        worlds = [loaded.state(sk.Rng(deal)) for deal in ("a", "b")]
        assert all(world.view(seat) == state.view(seat) for world in worlds)
        assert all(world.seed != state.seed for world in worlds)
        with pytest.raises(sk.BadDocument, match=f"this is what seat {seat} knew"):
            loaded.observation((seat + 1) % state.players)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_file_of_a_seat_is_the_same_whatever_is_hidden_from_it(game_id: str) -> None:
    state = under_way(game_id)
    for seat in range(state.players):
        other_world = state.observation(seat).sample(sk.Rng("elsewhere"))
        assert sk.Position.of(other_world, seat).text() == sk.Position.of(state, seat).text()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_position_comes_back_whole(game_id: str) -> None:
    state = under_way(game_id)
    whole = sk.Position.parse(sk.Position.of(state).text())
    assert whole.seat is None
    assert whole.state().fingerprint() == state.fingerprint()
    assert whole.observation(1).fingerprint() == state.observation(1).fingerprint()


def changed(**change: object) -> str:
    """A position file with other values in it, those of the position itself by `position__…`."""
    document: dict[str, Any] = json.loads(sk.Position.of(under_way("schatzinsel"), 0).text())
    for name, value in change.items():
        outer, _, inner = name.partition("__")
        if inner:
            document[outer][inner] = value
        else:
            document[outer] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ahoy", "not a position, or cut off"),
        ("[" * 100_000, "not a position, or cut off"),
        (changed()[:200], "not a position, or cut off"),
        ("[]", "file: must be an object, not a list"),
        (changed(format="schatzkiste record"), "file.format: must be 'schatzkiste position'"),
        (changed(version=9), "file.version: is 9; this library reads positions up to version 1"),
        (changed(seat=7), "file.seat: must be 0 to 2, not 7"),
        (changed(extra=1), "file.extra: is unknown"),
        (changed(position__game="chess"), "position.game: "),
        (changed(position__game=3), "position.game: must be a text"),
        (changed(position__rules_version=99), "position.rules_version: is 99, and only"),
        (changed(position__phase="dance"), "position.phase: must be one of"),
    ],
)
def test_a_broken_file_is_refused_by_the_place(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(sk.BadDocument) as refused:
        sk.Position.parse(text)
    assert str(refused.value).startswith(why)
    file = tmp_path / "broken.json"
    file.write_text(text)
    with pytest.raises(sk.BadDocument, match=r"broken\.json: "):
        sk.Position.load(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(sk.BadDocument, match=r"cannot read .*nowhere\.json"):
        sk.Position.load(tmp_path / "nowhere.json")

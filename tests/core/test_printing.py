"""What a console shows of positions, observations, records and events."""

import subprocess
import sys

import schatzkiste as sk
from schatzkiste.cli.output import ColouredDrawing
from schatzkiste.drawing import Drawing
from schatzkiste.games.schatzinsel.events import TileLaid
from schatzkiste.record import SeatAction
from schatzkiste.texts import Texts
from tests.games.schatzinsel.positions import position


def beginning() -> sk.State:
    """A game of three that has just been set up; seat 2 begins."""
    return sk.game("schatzinsel").new(3, "5eed")


def finished() -> tuple[sk.State, list[SeatAction]]:
    """A finished game and its actions."""
    state = beginning()
    actions = []
    while state.to_act:
        seat, action = state.to_act[0], state.legal_actions()[-1]
        actions.append(SeatAction(seat, state.game.notation(action)))
        state.apply(action)
    return state, actions


def test_a_position_in_a_few_facts() -> None:
    assert repr(beginning()) == "<schatzinsel, 3 players, turn, to act: 2>"
    assert repr(finished()[0]) == "<schatzinsel, 3 players, over>"
    assert repr(sk.game("silver_gold").new(2, "1")) == "<silver_gold, 2 players, choose, to act: 0, 1>"


def test_a_position_is_printed_as_the_terminal_draws_it_for_whoever_is_asked() -> None:
    for state, seat in ((beginning(), 2), (finished()[0], None)):
        assert str(state) == Drawing(state.game, Texts("en")).table(state, seat)
        assert "\x1b" not in str(state)
    assert "Behind your screen" in str(beginning())
    assert "Behind your screen" not in str(finished()[0])


def test_every_game_can_be_printed() -> None:
    for id in sk.game_ids():
        state = sk.game(id).new(max(sk.game(id).players), "5eed")
        drawn = ColouredDrawing(state.game, Texts("en")).table(state, state.to_act[0])
        assert len(str(state).splitlines()) == len(drawn.splitlines()) > 5


def test_an_observation_is_printed_as_its_seat_sees_it() -> None:
    observation = beginning().observation(0)
    assert repr(observation) == "<Observation of seat 0: schatzinsel, to act: 2>"
    assert repr(finished()[0].observation(1)) == "<Observation of seat 1: schatzinsel, to act: nobody>"
    assert str(observation) == Drawing(sk.game("schatzinsel"), Texts("en")).table(beginning(), 0)


def test_a_record_in_a_few_facts() -> None:
    state, actions = finished()
    scores = ":".join(map(str, state.scores()))
    record = sk.Record.of(state, actions, ["Jim", "helmsman", "random"])
    assert repr(record) == f"<Record of schatzinsel: Jim, helmsman, random, {len(actions)} actions, ended {scores}>"
    begun = sk.Record.of(beginning(), [], ["Jim", "helmsman", "random"])
    assert repr(begun) == "<Record of schatzinsel: Jim, helmsman, random, 0 actions, under way>"


def test_actions_events_and_refusals() -> None:
    assert repr(SeatAction(1, "lay 2-2")) == "SeatAction(seat=1, notation='lay 2-2')"
    assert str(SeatAction(1, "lay 2-2")) == "1 lay 2-2"
    laid = TileLaid(1, "2-2", 8)
    assert repr(laid) == "TileLaid(seat=1, tile='2-2', points=8)"
    assert str(laid) == "tile-laid seat=1 tile=2-2 points=8"
    refusal = position().why_not(sk.game("schatzinsel").parse("end"))
    assert repr(refusal) == "<Refusal nothing-done-yet (SI-3.1)>"


def test_texts_are_not_loaded_before_something_is_drawn() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, schatzkiste; print('fluent.runtime' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "False"

"""The laws, each a function that fails with an assertion; the tests and the soak run share them."""

import json
from importlib import import_module

import pytest

from schatzkiste.bots import bot, bot_ids
from schatzkiste.core import Event, IllegalAction, Rng, State


def someone_can_act(state: State) -> None:
    """A legal action exists for everyone who is asked, or the game is over."""
    assert state.is_over == (state.to_act == ())
    assert list(state.to_act) == sorted(set(state.to_act))
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        assert bool(legal) == (seat in state.to_act)
        assert len(set(legal)) == len(legal)
    assert bool(state.winners()) == state.is_over


def refusals_match_legality(state: State) -> None:
    """`why_not` is None exactly for the legal actions, over the whole table and for every seat."""
    for seat in range(state.players):
        legal = set(state.legal_actions(seat))
        for action in range(len(state.game.actions)):
            refusal = state.why_not(action, seat)
            assert (refusal is None) == (action in legal), (seat, state.game.notation(action), refusal)
            if refusal is not None:
                assert refusal.rule
                json.dumps(refusal.to_json())


def refused_changes_nothing(state: State, rng: Rng) -> None:
    """A refused action leaves the fingerprint as it was."""
    before = state.fingerprint()
    seat = rng.below(state.players)
    refused = sorted(set(range(len(state.game.actions))) - set(state.legal_actions(seat)))
    with pytest.raises(IllegalAction):
        state.apply(rng.pick(refused), seat)
    assert state.fingerprint() == before


def saves_and_loads(state: State) -> None:
    """A position survives JSON, and the loaded one goes on like the other."""
    loaded = state.game.from_json(json.loads(json.dumps(state.to_json())))
    assert loaded.fingerprint() == state.fingerprint()
    for seat in range(state.players):
        assert loaded.legal_actions(seat) == state.legal_actions(seat)
        assert loaded.view(seat) == state.view(seat)


def pieces_are_conserved(start: State, state: State) -> None:
    """Cards, coins and pieces neither appear nor vanish, and lie only where they may."""
    pieces = import_module(f"tests.laws.pieces.{state.game.id}")
    assert pieces.count(state) == pieces.count(start)
    pieces.check_places(state)


def hidden_things_do_not_show(state: State, seat: int, rng: Rng) -> None:
    """Whatever the seat cannot know may be dealt anew: it sees, may do and is refused the same."""
    world = state.observation(seat).sample(rng)
    assert world.view(seat) == state.view(seat)
    assert world.view(None) == state.view(None)
    assert world.window == state.window
    assert world.known_to_act(seat) == state.known_to_act(seat)
    assert world.known_to_act(None) == state.known_to_act(None)
    assert world.scores() == state.scores()
    assert world.legal_actions(seat) == state.legal_actions(seat)
    for action in range(len(state.game.actions)):
        assert world.why_not(action, seat) == state.why_not(action, seat)
    assert world.observation(seat).fingerprint() == state.observation(seat).fingerprint()
    state.game.from_json(json.loads(json.dumps(world.to_json())))


def bots_are_honest(state: State, seat: int, rng: Rng) -> None:
    """A bot decides the same whatever the hidden things really are, and decides something legal."""
    world = state.observation(seat).sample(rng)
    for id in bot_ids(state.game.id):
        decided = [bot(id, state.game.id).decide(s.observation(seat), Rng("bot")) for s in (state, world)]
        assert decided[0] == decided[1]
        assert decided[0] in state.legal_actions(seat)


def answers_commute(state: State, rng: Rng) -> None:
    """When several are asked at once, the order of their answers does not matter."""
    if len(state.to_act) < 2:
        return
    answers = {seat: rng.pick(state.legal_actions(seat)) for seat in state.to_act}
    one, other = state.copy(), state.copy()
    for seat in state.to_act:
        one.apply(answers[seat], seat)
    for seat in reversed(state.to_act):
        other.apply(answers[seat], seat)
    assert one.fingerprint() == other.fingerprint()


def events_cost_and_change_nothing(state: State, seat: int, action: int) -> None:
    """Asking for events gives the same state, and the events are fit for JSON."""
    silent, told = state.copy(), state.copy()
    events: list[Event] = []
    silent.apply(action, seat)
    told.apply(action, seat, events)
    assert silent.fingerprint() == told.fingerprint()
    for event in events:
        json.dumps(event.args())
        audience = event.audience()
        assert audience is None or all(0 <= listener < state.players for listener in audience)
    assert silent.reveals >= state.reveals

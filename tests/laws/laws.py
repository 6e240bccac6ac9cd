"""The laws, each a function that fails with an assertion; the tests and the soak run share them."""

import json
from dataclasses import replace
from importlib import import_module

import pytest

from schatzkiste.bots import Bot, bot, bot_ids
from schatzkiste.bots.levels import Searching
from schatzkiste.bots.search import Search
from schatzkiste.core import Event, IllegalAction, NotYet, Rng, State
from schatzkiste.core.state import NO_QUESTION
from schatzkiste.record import Record, SeatAction


def someone_can_act(state: State) -> None:
    """Everyone who is asked sees the question and has a legal action, nobody else has one, or the game is over."""
    assert state.is_over == (state.to_act == ())
    assert list(state.to_act) == sorted(set(state.to_act))
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        question = state.question_for(seat)
        assert bool(legal) == (question != NO_QUESTION)
        assert question == state.phase or seat not in state.to_act
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
    """A refused action leaves the fingerprint as it was, and so does one for which it is too early."""
    before = state.fingerprint()
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        refused = sorted(set(range(len(state.game.actions))) - set(legal))
        with pytest.raises(IllegalAction):
            state.apply(rng.pick(refused), seat)
        if legal and seat not in state.to_act:
            with pytest.raises(NotYet):
                state.apply(rng.pick(legal), seat)
    assert state.fingerprint() == before


def saves_and_loads(state: State) -> None:
    """A position survives JSON: the loaded one looks the same to everyone and goes on like the other."""
    loaded = state.game.from_json(json.loads(json.dumps(state.to_json())))
    assert loaded.fingerprint() == state.fingerprint()
    assert loaded.view(None) == state.view(None)
    for seat in range(state.players):
        assert loaded.legal_actions(seat) == state.legal_actions(seat)
        assert loaded.view(seat) == state.view(seat)
    for seat in state.to_act:
        action = state.legal_actions(seat)[-1]
        here, there = state.copy(), loaded.copy()
        here.apply(action, seat)
        there.apply(action, seat)
        assert there.fingerprint() == here.fingerprint()


def pieces_are_conserved(start: State, state: State) -> None:
    """Cards, coins and pieces neither appear nor vanish, and lie only where they may."""
    pieces = import_module(f"tests.laws.pieces.{state.game.id}")
    assert pieces.count(state) == pieces.count(start)
    pieces.check_places(state)


def thrifty(bot: Bot) -> Bot:
    """The bot with a small budget if it searches: what it looks at matters here, not for how long."""
    if not isinstance(bot, Searching):
        return bot
    budget = bot.search.budget
    small = replace(budget, candidates=3, worlds=1, decisions=max(1, budget.decisions // 6))
    return Searching(Search(bot.search.judgement, small))


def bots_are_honest(state: State, seat: int, rng: Rng) -> None:
    """A bot decides the same whatever the hidden things really are, and decides something legal."""
    world = state.observation(seat).sample(rng)
    for id in bot_ids(state.game.id):
        decided = [thrifty(bot(id, state.game.id)).decide(s.observation(seat), Rng("bot")) for s in (state, world)]
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
    assert silent.reveals >= state.reveals


def the_record_replays(state: State, actions: list[SeatAction]) -> None:
    """The record of a finished game survives being written, and leads to the same end."""
    written = Record.of(state, actions)
    record = Record.parse(written.text())
    assert record == written
    assert record.verify().fingerprint() == state.fingerprint()
    *_, last = record.replay()
    assert last.fingerprint() == state.fingerprint()

"""Playing and asking in notation, so that a test reads like talk at the table."""

import pytest

import schatzkiste as sk
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.view import SchatzinselView, view_of


def do(state: sk.State, *notations: str) -> list[str]:
    """Do these actions, each by the seat whose turn it is; what happened, one line for each event."""
    happened: list[sk.Event] = []
    for notation in notations:
        state.apply(state.game.parse(notation), events=happened)
    return [" ".join([event.code, *(f"{name}={value}" for name, value in event.args().items())]) for event in happened]


def gained(state: sk.State, *notations: str) -> list[int]:
    """The points that each of these actions brings whoever does it."""
    gains: list[int] = []
    for notation in notations:
        seat = state.to_act[0]
        before = state.scores()[seat]
        do(state, notation)
        gains.append(state.scores()[seat] - before)
    return gains


def refused(state: sk.State, notation: str, seat: int | None = None) -> str:
    """The refusal in one line; to try the action all the same leaves no trace."""
    action = state.game.parse(notation)
    refusal = state.why_not(action, seat)
    assert refusal is not None, f"{notation} is legal"
    assert action not in state.legal_actions(seat)
    before = state.fingerprint()
    with pytest.raises(sk.IllegalAction) as caught:
        state.apply(action, seat)
    assert caught.value.refusal == refusal
    assert state.fingerprint() == before
    return str(refusal)


def choices(state: sk.State, kind: str) -> list[str]:
    """The legal actions of one kind."""
    actions = [state.game.actions[action] for action in state.legal_actions()]
    return [action.notation for action in actions if action.kind == kind]


def kinds(state: sk.State) -> set[str]:
    """The kinds of action open now."""
    return {state.game.actions[action].kind for action in state.legal_actions()}


def seen_by(state: sk.State, seat: int | None) -> SchatzinselView:
    """The table as the seat sees it."""
    assert isinstance(state, Schatzinsel)
    return view_of(state, seat)


def own_screen(state: sk.State, seat: int) -> tuple[list[str], int, int]:
    """The tiles, chests and guards behind a screen, as its owner sees them."""
    screen = seen_by(state, seat)["screen"]
    assert screen is not None
    return screen["tiles"], screen["chests"], screen["guards"]

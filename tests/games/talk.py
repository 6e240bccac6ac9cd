"""What the tests of all games ask in notation, so that a test reads like talk at the table."""

import pytest

import schatzkiste as sk


def told(events: list[sk.Event]) -> list[str]:
    """What happened, one line for each event: its code and its arguments."""
    return [" ".join([event.code, *(f"{name}={value}" for name, value in event.args().items())]) for event in events]


def codes(happened: list[str]) -> list[str]:
    """The kinds of events, without their arguments."""
    return [line.split()[0] for line in happened]


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


def choices(state: sk.State, kind: str, seat: int | None = None) -> list[str]:
    """The legal actions of one kind."""
    actions = [state.game.actions[action] for action in state.legal_actions(seat)]
    return [action.notation for action in actions if action.kind == kind]


def kinds(state: sk.State, seat: int | None = None) -> set[str]:
    """The kinds of action open now."""
    return {state.game.actions[action].kind for action in state.legal_actions(seat)}

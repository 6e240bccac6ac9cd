"""Playing and asking in notation, so that a test reads like talk at the table."""

import schatzkiste as sk
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.view import SchatzinselView, view_of
from tests.games.talk import told


def do(state: sk.State, *notations: str) -> list[str]:
    """Do these actions, each by the seat whose turn it is; what happened, one line for each event."""
    happened: list[sk.Event] = []
    for notation in notations:
        state.apply(state.game.parse(notation), events=happened)
    return told(happened)


def gained(state: sk.State, *notations: str) -> list[int]:
    """The points that each of these actions brings whoever does it."""
    gains: list[int] = []
    for notation in notations:
        seat = state.to_act[0]
        before = state.scores()[seat]
        do(state, notation)
        gains.append(state.scores()[seat] - before)
    return gains


def seen_by(state: sk.State, seat: int | None) -> SchatzinselView:
    """The table as the seat sees it."""
    assert isinstance(state, Schatzinsel)
    return view_of(state, seat)


def own_screen(state: sk.State, seat: int) -> tuple[list[str], int, int]:
    """The tiles, chests and guards behind a screen, as its owner sees them."""
    screen = seen_by(state, seat)["screen"]
    assert screen is not None
    return screen["tiles"], screen["chests"], screen["guards"]

"""Playing and asking in notation, so that a test reads like talk at the table."""

import schatzkiste as sk
from schatzkiste.games.tobago.board import names
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.view import TobagoView, view_of
from tests.games.talk import choices, kinds, told

PATHS = ("white", "grey", "brown", "black")


def do(state: sk.State, *notations: str) -> list[str]:
    """Do these actions, each by the seat that is asked; what happened, one line for each event."""
    happened: list[sk.Event] = []
    for notation in notations:
        state.apply(state.game.parse(notation), events=happened)
    return told(happened)


def seen_by(state: sk.State, seat: int | None) -> TobagoView:
    """The table as the seat sees it."""
    assert isinstance(state, Tobago)
    return view_of(state, seat)


def possible(state: Tobago, colour: str) -> list[str]:
    """The spaces where a path's treasure may lie."""
    return names(state.candidates[PATHS.index(colour)])


def gold_of(state: Tobago, seat: int) -> list[int]:
    """The values of the gold cards a seat has."""
    return sorted(state.components.gold.values[card] for card in state.gold[seat])


def settle(state: sk.State, *, take: bool = True) -> list[str]:
    """Share a raised treasure to its end, everyone taking everything or nothing, and open the path with any clue."""
    happened: list[str] = []
    while state.to_act and "accept" in kinds(state):
        happened += do(state, "accept" if take else "decline")
    if state.to_act and kinds(state) == {"lay"}:
        happened += do(state, choices(state, "lay")[0])
    return happened

"""Playing and asking in notation, so that a test reads like talk at the table."""

import schatzkiste as sk
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.view import HeldView, SilverGoldView, view_of
from tests.games import talk
from tests.games.talk import told


def do(state: sk.State, *moves: str) -> list[str]:
    """Do these moves, each written as `<seat> <action>`; what happened, one line for each event."""
    happened: list[sk.Event] = []
    for move in moves:
        seat, _, notation = move.partition(" ")
        state.apply(state.game.parse(notation), int(seat), happened)
    return told(happened)


def of_kind(events: list[str], *codes: str) -> list[str]:
    """Only the events of these kinds."""
    return [event for event in events if event.split()[0] in codes]


def all_others(state: sk.State, seat: int) -> list[str]:
    """Everyone else marks one field somewhere and is done."""
    events: list[str] = []
    for other in state.to_act:
        if other != seat:
            events += finish(state, other)
    return events


def finish(state: sk.State, seat: int) -> list[str]:
    """The seat finishes its marking with the first single fields there are."""
    events: list[str] = []
    phase, turn = state.phase, table(state)["turn"]
    while seat in state.to_act and (state.phase, table(state)["turn"]) == (phase, turn):
        legal = [state.game.notation(action) for action in state.legal_actions(seat)]
        events += do(state, f"{seat} {next(text for text in legal if not text.startswith('mark'))}")
    return events


def refused(state: sk.State, move: str) -> str:
    """The refusal of a move, written as `<seat> <action>`, in one line."""
    seat, _, notation = move.partition(" ")
    return talk.refused(state, notation, int(seat))


def choices(state: sk.State, seat: int, kind: str = "") -> list[str]:
    """The legal actions of a seat, or those of one kind."""
    actions = [state.game.actions[action] for action in state.legal_actions(seat)]
    return [action.notation for action in actions if kind in ("", action.kind)]


def table(state: sk.State, seat: int | None = None) -> SilverGoldView:
    """The table as the seat sees it."""
    assert isinstance(state, SilverGold)
    return view_of(state, seat)


def own_card(state: sk.State, seat: int, slot: int) -> HeldView:
    """One of a player's two cards as its owner sees it."""
    return table(state, seat)["seats"][seat]["cards"][slot - 1]


def face_names(state: sk.State, seat: int) -> list[str]:
    """The names of the seat's two cards."""
    return [held["face"]["name"] for held in table(state, None)["seats"][seat]["cards"]]


def display(state: sk.State) -> list[str]:
    """The names of the cards in the display, the oldest first."""
    return [card["name"] for card in table(state)["display"]]


def completed(state: sk.State, seat: int) -> list[str]:
    """The names of the seat's completed cards."""
    return [card["name"] for card in table(state)["seats"][seat]["completed"]]

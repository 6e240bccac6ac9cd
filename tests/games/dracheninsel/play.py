"""Playing and asking in notation, so that a test reads like talk at the table."""

import schatzkiste as sk
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.view import DracheninselView, view_of
from tests.games.talk import told


def do(state: sk.State, *notations: str) -> list[str]:
    """Do these actions, `2: let-go` by seat 2, else by the first who is asked; what happened, line by line."""
    happened: list[sk.Event] = []
    for notation in notations:
        seat, _, action = notation.rpartition(": ")
        state.apply(state.game.parse(action), int(seat) if seat else None, happened)
    return told(happened)


def choices(state: sk.State, kind: str, seat: int | None = None) -> list[str]:
    """The arguments of the legal actions of one kind."""
    actions = [state.game.actions[action] for action in state.legal_actions(seat)]
    return [" ".join(action.args.values()) for action in actions if action.kind == kind]


def seen_by(state: sk.State, seat: int | None) -> DracheninselView:
    """The table as the seat sees it."""
    assert isinstance(state, Dracheninsel)
    return view_of(state, seat)


def spot(state: sk.State, colour: str) -> str:
    """Where a hunter is."""
    for player in seen_by(state, None)["players"]:
        for hunter in player["hunters"]:
            if hunter["colour"] == colour:
                return hunter["place"]
    raise AssertionError(f"nobody plays {colour}")


def spots(state: sk.State, *colours: str) -> list[str]:
    """Where these hunters are."""
    return [spot(state, colour) for colour in colours]


def status(state: sk.State, value: int) -> str:
    """What has become of a treasure, with its place if it has one."""
    treasure = next(treasure for treasure in seen_by(state, None)["treasures"] if treasure["value"] == value)
    return f"{treasure['status']} {treasure['place']}" if treasure["place"] else treasure["status"]


def hand(state: sk.State, seat: int) -> list[str]:
    """The cards of a seat, as their owner sees them."""
    return [card["card"] for card in seen_by(state, seat)["hand"]]


def terrain(state: sk.State, field: str) -> str | None:
    """The tile on a field."""
    return next(place["terrain"] for place in seen_by(state, None)["fields"] if place["name"] == field)


def phase(state: sk.State) -> str:
    """The question being asked."""
    return state.game.phases[state.phase].name


def cards_of(state: sk.State, seat: int) -> list[str]:
    """The cards a seat really holds, whoever may see them."""
    assert isinstance(state, Dracheninsel)
    return [CARD_NAMES[kind] for kind in state.hands[seat]]

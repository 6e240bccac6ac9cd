"""What a seat sees of Tobago: everything but hands, stacks, the pile and the others' gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from schatzkiste.core.phase import ALLOWED
from schatzkiste.games.tobago.actions import PATH_NAMES, PATHS
from schatzkiste.games.tobago.board import HEX_NAMES, HEXES, names
from schatzkiste.games.tobago.clues import Clue
from schatzkiste.games.tobago.constants import (
    DOUBLE_ROSE,
    DRIVES,
    NO_CARD,
    NO_CLUE,
    NO_DRIVE,
    NO_PATH,
    NO_PLACE,
    NO_SEAT,
    PHASES,
)
from schatzkiste.games.tobago.island import TERRAINS, gaze
from schatzkiste.games.tobago.knowledge import own_in_pile
from schatzkiste.games.tobago.previews import FitView, ReachView, curses_possible, fit_of, reach_of
from schatzkiste.games.tobago.reasons import raise_reason
from schatzkiste.games.tobago.sharing import opener_of, taker_of

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago

FEW_ROUNDS: Final = 3
"""With no more than these left, the table is warned that nothing happens (TO-7.4)."""


class SpaceView(TypedDict):
    """A space of the island; `region` numbers the regions, `largest` says whether it is the largest of its terrain."""

    name: str
    q: int
    r: int
    terrain: str
    region: int
    largest: bool


class StatueView(TypedDict):
    """A statue; `facing` counts the six directions clockwise from south-east, `gaze` ends where amulets wash up."""

    space: str
    facing: int
    gaze: list[str]
    shore: str


class ClueView(TypedDict):
    """A clue card in tokens, for words and icons."""

    clue: int
    relation: str
    subject: str
    largest: bool
    negated: bool


class LaidView(TypedDict):
    """A clue on a path with its rose."""

    clue: ClueView
    seat: int
    double: bool


class PathView(TypedDict):
    """A path; `possible` counts the spaces left, `markers` lie there once they suffice, `located` is the last one."""

    path: str
    clues: list[LaidView]
    possible: int
    spaces: list[str]
    markers: list[str]
    removed: list[str]
    located: str | None


class HandView(TypedDict):
    """A clue in hand with what it would do on each path."""

    clue: ClueView
    fits: list[FitView]


class SeatView(TypedDict):
    """What everybody can count of one player."""

    vehicle: str | None
    amulets: int
    roses: int
    clues: int
    gold_cards: int


class RoseView(TypedDict):
    """A rose of a treasure being shared; `clue` is None for the raiser's, `taken` what it brought."""

    seat: int
    clue: ClueView | None
    taken: int | None


class ShownView(TypedDict):
    """A card of the treasure that was turned up; `taker` is None when nobody wanted it, or not yet."""

    value: int
    taker: int | None


class SharingView(TypedDict):
    """A treasure being shared: roses from the bottom up, `asked` the one that is asked now.

    `known` are the values (0 is a curse) of the cards still face down that the seat drew itself; `curses_possible` is
    how many curses may lie among the others, as far as the seat can know. `opener` would open the path anew now.
    """

    path: str
    raiser: int
    roses: list[RoseView]
    asked: int
    offer: int
    cards: int
    shown: list[ShownView]
    face_down: int
    known: list[int]
    curses_possible: int
    opener: int


class GoldView(TypedDict):
    """The gold that everybody can count; the first `safe_left` cards of the stack are no curses (TO-2.2)."""

    stack: int
    safe_left: int
    discards: list[int]
    face_down: int
    curses_left: int
    last_treasure: bool


class TobagoView(TypedDict):
    """The table as one seat sees it; without a seat there is no hand, no own gold and no reach.

    `drive` is the drive under way (none, action, extra), `legs_left` what it may still have or, before it, what action
    B would have. `raisable` are the paths whose treasure lies under the vehicle of the seat whose turn it is.
    `swapping` is the clue named first, `drawn` the clue drawn for the set-up, `opening` the path to be opened anew.
    """

    rules: str
    island: str
    phase: str
    round: int
    turn: int
    start: int
    spaces: list[SpaceView]
    huts: list[str]
    palms: list[str]
    statues: list[StatueView]
    amulets: list[str]
    amulets_left: int
    seats: list[SeatView]
    paths: list[PathView]
    hand: list[HandView] | None
    hand_size: int
    own_gold: list[int] | None
    clue_stack: int
    clue_discards: list[ClueView]
    gold: GoldView
    done: bool
    drive: str
    legs_driven: int
    legs_left: int
    reach: list[ReachView]
    raisable: list[str]
    drawn: ClueView | None
    opening: str | None
    swapping: int | None
    sharing: SharingView | None
    idle_rounds_left: int | None


def view_of(state: Tobago, seat: int | None) -> TobagoView:
    """The table as the seat sees it; None is a spectator."""
    island = state.island
    values = state.components.gold.values
    legs_left = _legs_left(state)
    return {
        "rules": str(state.settings["rules"]),
        "island": island.id,
        "phase": PHASES[state.phase] if state.to_act else "over",
        "round": (state.turns + state.players - 1) // state.players,
        "turn": state.turn,
        "start": state.start,
        "spaces": [_space(state, place) for place in island.spaces],
        "huts": names(state.huts),
        "palms": names(state.palms),
        "statues": [_statue(state, statue) for statue in range(len(state.facing))],
        "amulets": names(state.amulets_on),
        "amulets_left": state.amulets_left,
        "seats": [_seat(state, other) for other in range(state.players)],
        "paths": [_path(state, path) for path in range(PATHS)],
        "hand": None if seat is None else [_hand(state, clue) for clue in state.hands[seat]],
        "hand_size": state.hand_size,
        "own_gold": None if seat is None else [values[card] for card in state.gold[seat]],
        "clue_stack": len(state.clue_stack),
        "clue_discards": [clue_view(state, clue) for clue in state.clue_discards],
        "gold": _gold(state),
        "done": state.done,
        "drive": DRIVES[state.drive],
        "legs_driven": state.legs,
        "legs_left": legs_left,
        "reach": []
        if seat is None
        else reach_of(state, seat, legs_left if seat == state.turn else state.components.legs),
        "raisable": _raisable(state),
        "drawn": None if state.first_clue == NO_CLUE else clue_view(state, state.first_clue),
        "opening": None if state.opened == NO_PATH else PATH_NAMES[state.opened],
        "swapping": None if state.swapped == NO_CLUE else state.swapped + 1,
        "sharing": _sharing(state, seat) if state.is_sharing else None,
        "idle_rounds_left": _idle_rounds_left(state),
    }


def _idle_rounds_left(state: Tobago) -> int | None:
    """How many more rounds without progress end the game, once they are few."""
    left = state.components.idle_rounds - state.idle_turns // state.players
    return left if state.to_act and left <= FEW_ROUNDS else None


def clue_view(state: Tobago, clue: int) -> ClueView:
    """A clue in tokens."""
    card: Clue = state.components.clues[clue]
    return {
        "clue": clue + 1,
        "relation": card.relation,
        "subject": card.subject,
        "largest": card.largest,
        "negated": card.negated,
    }


def _legs_left(state: Tobago) -> int:
    if state.drive == NO_DRIVE:
        return 0 if state.done else state.components.legs
    return state.components.legs - state.legs


def _space(state: Tobago, place: int) -> SpaceView:
    island = state.island
    terrain = island.terrain_of[place]
    return {
        "name": HEX_NAMES[place],
        "q": HEXES[place][0],
        "r": HEXES[place][1],
        "terrain": TERRAINS[terrain],
        "region": island.region_of[place],
        "largest": island.is_largest(place),
    }


def _statue(state: Tobago, statue: int) -> StatueView:
    place = state.statues[statue]
    facing = state.facing[statue]
    return {
        "space": HEX_NAMES[place],
        "facing": facing,
        "gaze": names(gaze(state.island, place, facing)),
        "shore": HEX_NAMES[state.island.shores[place][facing]],
    }


def _seat(state: Tobago, seat: int) -> SeatView:
    place = state.vehicles[seat]
    return {
        "vehicle": None if place == NO_PLACE else HEX_NAMES[place],
        "amulets": state.amulets[seat],
        "roses": state.roses[seat],
        "clues": len(state.hands[seat]),
        "gold_cards": len(state.gold[seat]),
    }


def _path(state: Tobago, path: int) -> PathView:
    spaces = state.candidates[path]
    clues = state.path_clues[path]
    is_raised = state.raised == path  # its marker is back in the stock (TO-5.2)
    return {
        "path": PATH_NAMES[path],
        "clues": [
            {"clue": clue_view(state, clue), "seat": rose % DOUBLE_ROSE, "double": rose >= DOUBLE_ROSE}
            for clue, rose in zip(clues, state.path_roses[path], strict=True)
        ],
        "possible": len(spaces),
        "spaces": names(spaces),
        "markers": [] if is_raised else names(state.markers(path)),
        "removed": names(state.removed[path]),
        "located": HEX_NAMES[state.treasures[path]] if state.is_located(path) and not is_raised else None,
    }


def _hand(state: Tobago, clue: int) -> HandView:
    return {"clue": clue_view(state, clue), "fits": [fit_of(state, clue, path) for path in range(PATHS)]}


def _gold(state: Tobago) -> GoldView:
    deck = state.components.gold
    return {
        "stack": len(state.gold_stack),
        "safe_left": state.safe_left,
        "discards": sorted(deck.values[card] for card in state.gold_discards),
        "face_down": len(state.face_down),
        "curses_left": deck.size - deck.golden - len(state.curses_gone),
        "last_treasure": state.is_last_treasure,
    }


def _raisable(state: Tobago) -> list[str]:
    if state.is_sharing:
        return []
    return [PATH_NAMES[path] for path in range(PATHS) if raise_reason(state, state.turn, path) == ALLOWED]


def _sharing(state: Tobago, seat: int | None) -> SharingView:
    values = state.components.gold.values
    own = 0 if seat is None else own_in_pile(state, seat)
    return {
        "path": PATH_NAMES[state.raised],
        "raiser": state.turn,
        "roses": [_rose(state, rose) for rose in range(len(state.rose_seats))],
        "asked": state.asked,
        "offer": values[state.offer],
        "cards": len(state.pile) + len(state.shown),
        "shown": [_shown(state, card) for card in state.shown],
        "face_down": len(state.pile),
        "known": [values[card] for card in state.components.gold.cards(own)],
        "curses_possible": curses_possible(state, seat),
        "opener": opener_of(state),
    }


def _shown(state: Tobago, card: int) -> ShownView:
    taker = taker_of(state, card)
    return {"value": state.components.gold.values[card], "taker": None if taker == NO_SEAT else taker}


def _rose(state: Tobago, rose: int) -> RoseView:
    clue = state.rose_clues[rose]
    card = state.rose_cards[rose]
    return {
        "seat": state.rose_seats[rose],
        "clue": None if clue == NO_CLUE else clue_view(state, clue),
        "taken": None if card == NO_CARD else state.components.gold.values[card],
    }

"""What a seat sees of Tobago: everything but hands, stacks, the pile and the others' gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.tobago.actions import PATH_NAMES, PATHS
from schatzkiste.games.tobago.clues import Clue
from schatzkiste.games.tobago.fitting import effect_on, why_unfit
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES, HEXES, NOWHERE, members, names
from schatzkiste.games.tobago.gold import NO_CARD
from schatzkiste.games.tobago.hidden_gold import risky_draws
from schatzkiste.games.tobago.island import TERRAINS, gaze
from schatzkiste.games.tobago.knowledge import known_gold, open_gold, own_in_pile
from schatzkiste.games.tobago.landmarks import HUT, PALM, STATUE
from schatzkiste.games.tobago.sharing import NO_SEAT, RAISERS_ROSE, Sharing
from schatzkiste.games.tobago.stages import DOUBLE_ROSE, DRIVES, NO_CLUE, NO_DRIVE, NO_PATH, PHASES

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


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


class FitView(TypedDict):
    """What a clue of the own hand would do on a path: which spaces stay and go, or the code of why it is refused."""

    path: str
    fits: bool
    refusal: str | None
    against: int | None
    stays: list[str]
    goes: list[str]


class HandView(TypedDict):
    """A clue of the own hand with what it would do on each path."""

    clue: ClueView
    fits: list[FitView]


class SeatView(TypedDict):
    """What everybody can count of one player."""

    vehicle: str | None
    amulets: int
    roses: int
    clues: int
    gold_cards: int


class ReachView(TypedDict):
    """A space the own vehicle can reach: in so many legs, the last of them from `via`."""

    space: str
    legs: int
    via: str


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
    idle_rounds_left: int


def view_of(state: Tobago, seat: int | None) -> TobagoView:
    """The table as the seat sees it; None is a spectator."""
    island = state.island
    values = state.tables.gold.values
    legs_left = _legs_left(state)
    return {
        "rules": str(state.settings["rules"]),
        "island": island.id,
        "phase": PHASES[state.phase] if state.to_act else "over",
        "round": (state.turns + state.players - 1) // state.players,
        "turn": state.turn,
        "start": state.start,
        "spaces": [_space(state, place) for place in island.spaces],
        "huts": [HEX_NAMES[place] for place in state.landmarks[HUT]],
        "palms": [HEX_NAMES[place] for place in state.landmarks[PALM]],
        "statues": [_statue(state, statue) for statue in range(len(state.facing))],
        "amulets": names(state.amulets_on),
        "amulets_left": state.amulets_left,
        "seats": [_seat(state, other) for other in range(state.players)],
        "paths": [_path(state, path) for path in range(PATHS)],
        "hand": None if seat is None else [_hand(state, clue) for clue in state.hands[seat]],
        "hand_size": state.tables.hand[state.players],
        "own_gold": None if seat is None else [values[card] for card in state.gold[seat]],
        "clue_stack": state.clues_left,
        "clue_discards": [clue_view(state, clue) for clue in state.clue_discards],
        "gold": _gold(state),
        "done": state.done,
        "drive": DRIVES[state.drive],
        "legs_driven": state.legs,
        "legs_left": legs_left,
        "reach": [] if seat is None else reach_of(state, seat, legs_left if seat == state.turn else state.tables.legs),
        "raisable": _raisable(state),
        "drawn": None if state.first_clue == NO_CLUE else clue_view(state, state.first_clue),
        "opening": None if state.opened == NO_PATH else PATH_NAMES[state.opened],
        "swapping": None if state.swapped == NO_CLUE else state.swapped + 1,
        "sharing": None if state.sharing is None else _sharing(state, state.sharing, seat),
        "idle_rounds_left": state.tables.idle_rounds - state.idle_turns // state.players,
    }


def clue_view(state: Tobago, clue: int) -> ClueView:
    """A clue in tokens."""
    card: Clue = state.tables.clues[clue]
    return {
        "clue": clue + 1,
        "relation": card.relation,
        "subject": card.subject,
        "largest": card.largest,
        "negated": card.negated,
    }


def reach_of(state: Tobago, seat: int, legs: int) -> list[ReachView]:
    """Every space the seat's vehicle can reach in so many legs, nearest first, with the stop before it."""
    start = state.vehicles[seat]
    found: list[ReachView] = []
    if start == NOWHERE:
        return found
    reached = BIT[start]
    edge = [start]
    for leg in range(1, legs + 1):
        stops = edge
        edge = []
        for stop in stops:
            for place in members(state.island.legs[stop] & ~reached):
                reached |= BIT[place]
                edge.append(place)
                found.append({"space": HEX_NAMES[place], "legs": leg, "via": HEX_NAMES[stop]})
    return found


def _legs_left(state: Tobago) -> int:
    if state.drive == NO_DRIVE:
        return 0 if state.done else state.tables.legs
    return state.tables.legs - state.legs


def _space(state: Tobago, place: int) -> SpaceView:
    island = state.island
    terrain = island.terrain_of[place]
    return {
        "name": HEX_NAMES[place],
        "q": HEXES[place][0],
        "r": HEXES[place][1],
        "terrain": TERRAINS[terrain],
        "region": island.region_of[place],
        "largest": island.largest[terrain] & BIT[place] != 0,
    }


def _statue(state: Tobago, statue: int) -> StatueView:
    place = state.landmarks[STATUE][statue]
    facing = state.facing[statue]
    return {
        "space": HEX_NAMES[place],
        "facing": facing,
        "gaze": [HEX_NAMES[seen] for seen in gaze(state.island, place, facing)],
        "shore": HEX_NAMES[state.island.shores[place][facing]],
    }


def _seat(state: Tobago, seat: int) -> SeatView:
    place = state.vehicles[seat]
    return {
        "vehicle": None if place == NOWHERE else HEX_NAMES[place],
        "amulets": state.amulets[seat],
        "roses": state.roses[seat],
        "clues": len(state.hands[seat]),
        "gold_cards": len(state.gold[seat]),
    }


def _path(state: Tobago, path: int) -> PathView:
    spaces = state.candidates[path]
    clues = state.path_clues[path]
    is_raised = state.sharing is not None and state.sharing.path == path  # its marker is back in the stock (TO-5.2)
    return {
        "path": PATH_NAMES[path],
        "clues": [
            {"clue": clue_view(state, clue), "seat": rose % DOUBLE_ROSE, "double": rose >= DOUBLE_ROSE}
            for clue, rose in zip(clues, state.path_roses[path], strict=True)
        ],
        "possible": spaces.bit_count(),
        "spaces": names(spaces),
        "markers": [] if is_raised else names(state.markers(path)),
        "removed": names(state.removed[path]),
        "located": names(spaces)[0] if state.is_located(path) and not is_raised else None,
    }


def _hand(state: Tobago, clue: int) -> HandView:
    return {"clue": clue_view(state, clue), "fits": [_fit(state, clue, path) for path in range(PATHS)]}


def _fit(state: Tobago, clue: int, path: int) -> FitView:
    stays, goes = effect_on(state, clue, path)
    refusal = why_unfit(state, clue, path)
    against = None if refusal is None else refusal.args.get("against")
    return {
        "path": PATH_NAMES[path],
        "fits": refusal is None,
        "refusal": None if refusal is None else refusal.code,
        "against": against if isinstance(against, int) else None,
        "stays": names(stays),
        "goes": names(goes),
    }


def _gold(state: Tobago) -> GoldView:
    deck = state.tables.gold
    return {
        "stack": state.gold_left,
        "safe_left": state.safe_left,
        "discards": sorted(deck.values[card] for card in state.gold_discards),
        "face_down": len(state.face_down),
        "curses_left": deck.size - deck.golden - len(state.curses_gone),
        "last_treasure": state.last_treasure,
    }


def _raisable(state: Tobago) -> list[str]:
    place = state.vehicles[state.turn]
    if place == NOWHERE or not state.roses[state.turn] or state.sharing is not None:
        return []
    return [PATH_NAMES[path] for path in range(PATHS) if state.stands_on(state.turn, path)]


def _sharing(state: Tobago, sharing: Sharing, seat: int | None) -> SharingView:
    values = state.tables.gold.values
    own = 0 if seat is None else own_in_pile(state, seat)
    return {
        "path": PATH_NAMES[sharing.path],
        "raiser": sharing.raiser,
        "roses": [_rose(state, sharing, rose) for rose in range(len(sharing.seats))],
        "asked": sharing.asked,
        "offer": values[sharing.offer],
        "cards": len(sharing.pile) + len(sharing.shown),
        "shown": [
            {"value": values[card], "taker": None if taker == NO_SEAT else taker}
            for card, taker in zip(sharing.shown, sharing.takers, strict=True)
        ],
        "face_down": len(sharing.pile),
        "known": [values[card] for card in state.tables.gold.cards(own)],
        "curses_possible": _curses_possible(state, sharing, seat),
        "opener": sharing.raiser if sharing.last_taker == NO_SEAT else sharing.last_taker,
    }


def _rose(state: Tobago, sharing: Sharing, rose: int) -> RoseView:
    clue = sharing.clues[rose]
    card = sharing.taken[rose]
    return {
        "seat": sharing.seats[rose],
        "clue": None if clue == RAISERS_ROSE else clue_view(state, clue),
        "taken": None if card == NO_CARD else state.tables.gold.values[card],
    }


def _curses_possible(state: Tobago, sharing: Sharing, seat: int | None) -> int:
    """How many curses may lie among the cards of the pile that the seat did not draw."""
    own = 0 if seat is None else own_in_pile(state, seat)
    known = open_gold(state) if seat is None else known_gold(state, seat)
    hidden = len(sharing.pile) - own.bit_count()
    unseen = (state.tables.gold.curses & ~known).bit_count()
    return min(unseen, hidden, risky_draws(state, sharing, seat))

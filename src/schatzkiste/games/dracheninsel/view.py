"""What a seat sees: the table, its own hand, what it may do and what that costs.

Nothing in a view depends on whether somebody else is secretly being asked.
"""

from __future__ import annotations

from typing import TypedDict

from schatzkiste.core.state import NO_QUESTION
from schatzkiste.games.dracheninsel.actions import ACTIONS
from schatzkiste.games.dracheninsel.board import (
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FIELDS,
    HEXES,
    PLACE_NAMES,
    PLACES,
    TERRAIN_NAMES,
    TREASURE_PLACE_NAMES,
    terrains_of,
)
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KINDS, card_names, holder_of, kind_in
from schatzkiste.games.dracheninsel.constants import (
    CONFIRMING,
    COUNTERING,
    NO_CARD,
    NO_DRAGON,
    NO_HUNTER,
    NO_SEAT,
    NO_TERRAIN,
    NO_TREASURE,
    PASSING,
    PATROLLING,
    STOPPING,
    SWAPPING,
    TRAVELLING,
)
from schatzkiste.games.dracheninsel.phases.patrol import planned_dragon
from schatzkiste.games.dracheninsel.plan import NO_PLAN
from schatzkiste.games.dracheninsel.previews import (
    AnnouncedView,
    CardView,
    ReachView,
    SharingView,
    WindowView,
    announced_view,
    colour_name,
    hand_view,
    place_name,
    reach_view,
    sharing_view,
    steps_home,
    window_view,
)
from schatzkiste.games.dracheninsel.state import Dracheninsel


class FieldView(TypedDict):
    """A field; `dragon` is 1 or 2, `landing` the colour of the boat it lies in front of."""

    name: str
    q: int
    r: int
    terrain: str | None
    dragon: int | None
    hunters: list[str]
    treasure: int | None
    landing: str | None


class BoatView(TypedDict):
    """A boat in the sea; `seat` is None when nobody plays its colour."""

    name: str
    colour: str
    q: int
    r: int
    seat: int | None
    hunters: list[str]
    treasure: int | None


class HunterView(TypedDict):
    """A hunter; `role` is home, boat, walks, waits, keeps or carries; `steps_home` ignores cards."""

    colour: str
    place: str
    role: str
    partner: str | None
    treasure: int | None
    steps_home: int | None


class PlayerView(TypedDict):
    """A player; `known` are cards in this hand that the viewer knows of."""

    hunters: list[HunterView]
    coins: list[int]
    points: int
    cards: int
    known: list[str]


class TreasureView(TypedDict):
    """A treasure: waiting, field, carried, kept, boat, cashed or lost."""

    value: int
    status: str
    place: str | None


class PlanView(TypedDict):
    """The viewer's half-made action: a hunter's way, a card and what was chosen for it, or cards put away."""

    hunter: str | None
    flies: bool
    over: str | None
    to: str | None
    flies_out: bool
    out_over: str | None
    out_to: str | None
    card: str | None
    tile: str | None
    dragon: int | None
    terrain_card: str | None
    tossed: list[str]


class DracheninselView(TypedDict):
    """The table as one seat sees it; without a seat there is no hand and nothing to reach.

    `free` are terrains open by Long Journey, `mover` the hunter fixed for this turn (three players), `actions_taken`
    how many actions the active player has taken. `played` are the cards of this turn, each with the seat that played
    it. `asked` says whether the viewer is asked for a reply or to go on; nobody else can see that.
    """

    turn: int
    round: int
    rounds_without_progress: int
    actions_taken: int
    free: list[str]
    mover: str | None
    may_pass: bool
    fields: list[FieldView]
    boats: list[BoatView]
    players: list[PlayerView]
    treasures: list[TreasureView]
    pile: int
    discard: dict[str, int]
    top: str | None
    played: list[tuple[int, str]]
    hand: list[CardView]
    reach: list[ReachView]
    plan: PlanView | None
    window: WindowView | None
    asked: bool
    announced: AnnouncedView | None
    sharing: SharingView | None


def view_of(state: Dracheninsel, seat: int | None) -> DracheninselView:
    """The table as the seat sees it; None is a spectator."""
    question = NO_QUESTION if seat is None else state.question_for(seat)
    known: list[list[int]] = [[] for _ in range(state.players)]
    if seat is not None:
        known = state.knowledge.certain(seat, state.hands, state.pile)
    return {
        "turn": state.turn,
        "round": state.turns // state.players + 1,
        "rounds_without_progress": state.idle_turns // state.players,
        "actions_taken": state.actions_taken,
        "free": terrains_of(state.free_terrains),
        "mover": colour_name(state.mover) if len(state.hunters[state.turn]) > 1 else None,
        "may_pass": state.actions_taken == 0 or state.was_stopped(),
        "fields": [_field(state, field) for field in range(FIELDS)],
        "boats": [_boat(state, colour) for colour in range(COLOURS)],
        "players": [_player(state, player, known[player]) for player in range(state.players)],
        "treasures": [_treasure(state, treasure) for treasure in range(len(state.components.treasures))],
        "pile": len(state.pile),
        "discard": {CARD_NAMES[kind]: state.discard[kind] for kind in range(KINDS) if state.discard[kind]},
        "top": None if state.top == NO_CARD else CARD_NAMES[state.top],
        "played": [(holder_of(item), CARD_NAMES[kind_in(item)]) for item in state.played],
        "hand": [] if seat is None else hand_view(state, seat),
        "reach": [] if seat is None else reach_view(state, seat),
        "plan": _plan(state) if seat == state.turn else None,
        "window": window_view(state),
        "asked": question in (STOPPING, CONFIRMING, COUNTERING),
        "announced": announced_view(state),
        "sharing": sharing_view(state),
    }


def _field(state: Dracheninsel, field: int) -> FieldView:
    q, r = HEXES[field]
    terrain = state.tiles[field]
    landing = [place - BOATS for place in state.components.near[field] if place >= BOATS]
    return {
        "name": PLACE_NAMES[field],
        "q": q,
        "r": r,
        "terrain": None if terrain == NO_TERRAIN else TERRAIN_NAMES[terrain],
        "dragon": state.dragon_places.index(field) + 1 if field in state.dragon_places else None,
        "hunters": [COLOUR_NAMES[hunter] for hunter in state.hunters_at(field)],
        "treasure": _value_at(state, field),
        "landing": COLOUR_NAMES[landing[0]] if landing else None,
    }


def _boat(state: Dracheninsel, colour: int) -> BoatView:
    q, r = state.components.boat_hexes[colour]
    place = BOATS + colour
    return {
        "name": PLACE_NAMES[place],
        "colour": COLOUR_NAMES[colour],
        "q": q,
        "r": r,
        "seat": None if state.owner[colour] == NO_SEAT else state.owner[colour],
        "hunters": [COLOUR_NAMES[hunter] for hunter in state.hunters_at(place)],
        "treasure": _value_at(state, place),
    }


def _value_at(state: Dracheninsel, place: int) -> int | None:
    treasure = state.treasure_at(place)
    return None if treasure == NO_TREASURE else state.components.treasures[treasure]


def _player(state: Dracheninsel, player: int, known: list[int]) -> PlayerView:
    coins = state.coins_of(player)
    return {
        "hunters": [_hunter(state, hunter) for hunter in state.hunters[player]],
        "coins": coins,
        "points": sum(coins),
        "cards": len(state.hands[player]),
        "known": card_names(known),
    }


def _hunter(state: Dracheninsel, hunter: int) -> HunterView:
    place = state.hunter_places[hunter]
    partner = state.companion(hunter)
    treasure = None if place >= BOATS else _value_at(state, place)
    if place >= BOATS:
        role = "home" if place == BOATS + hunter else "boat"
    elif treasure is None:
        role = "walks"
    elif place == CENTRE:
        role = "waits"
    else:
        role = "keeps" if partner == NO_HUNTER else "carries"
    return {
        "colour": COLOUR_NAMES[hunter],
        "place": PLACE_NAMES[place],
        "role": role,
        "partner": colour_name(partner),
        "treasure": treasure,
        "steps_home": steps_home(state, hunter),
    }


def _treasure(state: Dracheninsel, treasure: int) -> TreasureView:
    place = state.treasure_places[treasure]
    if place >= PLACES:
        status = TREASURE_PLACE_NAMES[place]
    elif place == CENTRE:
        status = "field"
    elif place >= BOATS:
        status = "boat"
    else:
        status = "carried" if len(state.hunters_at(place)) > 1 else "kept"
    return {
        "value": state.components.treasures[treasure],
        "status": status,
        "place": PLACE_NAMES[place] if place < PLACES else None,
    }


def _plan(state: Dracheninsel) -> PlanView | None:
    plan = state.plan
    if plan is NO_PLAN:
        return None
    dragon = planned_dragon(state) if state.phase == PATROLLING else NO_DRAGON
    terrain_card = plan.terrain_card() if state.phase == TRAVELLING else NO_CARD
    return {
        "hunter": colour_name(plan.hunter),
        "flies": plan.flies,
        "over": place_name(plan.over),
        "to": place_name(plan.to),
        "flies_out": plan.flies_out,
        "out_over": place_name(plan.out_over),
        "out_to": place_name(plan.out_to),
        "card": _planned_card(state),
        "tile": place_name(plan.tile()) if state.phase == SWAPPING else None,
        "dragon": None if dragon == NO_DRAGON else dragon + 1,
        "terrain_card": None if terrain_card == NO_CARD else CARD_NAMES[terrain_card],
        "tossed": card_names(plan.tossed()) if state.phase == PASSING else [],
    }


def _planned_card(state: Dracheninsel) -> str | None:
    """The action card that is being played; a flight shows in the way."""
    if not SWAPPING <= state.phase <= TRAVELLING:
        return None
    begun = ACTIONS[state.plan.actions[0]]
    return begun.args.get("card", begun.kind)

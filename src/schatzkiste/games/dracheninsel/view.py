"""What a seat sees: the table, its own hand, what it may do and what that costs.

Nothing in a view depends on whether somebody else is secretly being asked.
"""

from __future__ import annotations

from typing import TypedDict

from schatzkiste.games.dracheninsel.board import (
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FIELDS,
    HEXES,
    NOWHERE,
    PLACE_NAMES,
    PLACES,
    TERRAIN_NAMES,
    terrains_of,
)
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KINDS, NO_CARD, card_names
from schatzkiste.games.dracheninsel.island import CASHED, LOST, NO_PLAN, WAITING, Island
from schatzkiste.games.dracheninsel.lore import holder_of, kind_in
from schatzkiste.games.dracheninsel.previews import (
    AnnouncedView,
    CardView,
    ReachView,
    SharingView,
    WindowView,
    announced_view,
    hand_view,
    reach_view,
    sharing_view,
    steps_home,
    window_view,
)
from schatzkiste.games.dracheninsel.state import CONFIRM, COUNTER, SLUMBER, Dracheninsel
from schatzkiste.games.dracheninsel.writing import card_doc, colour_doc, place_doc


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
    """A player; `known` are cards in his hand that the viewer knows of."""

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
    """The viewer's half-made action."""

    hunter: str | None
    flies: bool
    over: str | None
    to: str | None
    flies_out: bool
    out_over: str | None
    out_to: str | None
    card: str | None
    first: str | None
    tossed: list[str]


class DracheninselView(TypedDict):
    """The table as one seat sees it; without a seat there is no hand and nothing to reach.

    `free` are terrains open by Long Journey, `mover` the hunter fixed for this turn (three players), `deeds` the
    number of actions so far. `asked` says whether the viewer is secretly asked for a reply.
    """

    turn: int
    round: int
    deeds: int
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
    table: list[tuple[int, str]]
    quiet_rounds: int
    hand: list[CardView]
    reach: list[ReachView]
    plan: PlanView | None
    window: WindowView | None
    asked: bool
    announced: AnnouncedView | None
    sharing: SharingView | None


def view_of(state: Dracheninsel, seat: int | None) -> DracheninselView:
    """The table as the seat sees it; None is a spectator."""
    island = state.island
    return {
        "turn": state.turn,
        "round": state.turns // state.players + 1,
        "deeds": state.deeds,
        "free": terrains_of(state.free),
        "mover": colour_doc(state.mover) if len(state.hunters[state.turn]) > 1 else None,
        "may_pass": state.deeds == 0 or state.stopped,
        "fields": [_field(state, island, field) for field in range(FIELDS)],
        "boats": [_boat(state, island, colour) for colour in range(COLOURS)],
        "players": [_player(state, player, seat) for player in range(state.players)],
        "treasures": [_treasure(state, island, treasure) for treasure in range(len(state.tables.treasures))],
        "pile": len(state.pile),
        "discard": {CARD_NAMES[kind]: state.discard[kind] for kind in range(KINDS) if state.discard[kind]},
        "top": None if state.top == NO_CARD else CARD_NAMES[state.top],
        "table": [(played >> 5, CARD_NAMES[played & 31]) for played in state.table],
        "quiet_rounds": state.quiet // state.players,
        "hand": [] if seat is None else hand_view(state, seat),
        "reach": [] if seat is None else reach_view(state, seat),
        "plan": _plan(state) if seat == state.turn else None,
        "window": window_view(state),
        "asked": seat is not None and seat in state.to_act and state.phase in (SLUMBER, CONFIRM, COUNTER),
        "announced": announced_view(state),
        "sharing": sharing_view(state),
    }


def _field(state: Dracheninsel, island: Island, field: int) -> FieldView:
    q, r = HEXES[field]
    terrain = island.tiles[field]
    return {
        "name": PLACE_NAMES[field],
        "q": q,
        "r": r,
        "terrain": None if terrain == NOWHERE else TERRAIN_NAMES[terrain],
        "dragon": island.lairs.index(field) + 1 if field in island.lairs else None,
        "hunters": [COLOUR_NAMES[hunter] for hunter in island.hunters_at(field)],
        "treasure": _value_at(state, island, field),
        "landing": next((COLOUR_NAMES[place - BOATS] for place in state.tables.near[field] if place >= BOATS), None),
    }


def _boat(state: Dracheninsel, island: Island, colour: int) -> BoatView:
    q, r = state.tables.boat_hexes[colour]
    place = BOATS + colour
    return {
        "name": PLACE_NAMES[place],
        "colour": COLOUR_NAMES[colour],
        "q": q,
        "r": r,
        "seat": None if state.owner[colour] == NOWHERE else state.owner[colour],
        "hunters": [COLOUR_NAMES[hunter] for hunter in island.hunters_at(place)],
        "treasure": _value_at(state, island, place),
    }


def _value_at(state: Dracheninsel, island: Island, place: int) -> int | None:
    treasure = island.treasure_at(place)
    return None if treasure == NOWHERE else state.tables.treasures[treasure]


def _player(state: Dracheninsel, player: int, seat: int | None) -> PlayerView:
    coins = state.coins(player)
    return {
        "hunters": [_hunter(state, hunter) for hunter in state.hunters[player]],
        "coins": coins,
        "points": sum(coins),
        "cards": len(state.hands[player]),
        "known": [] if seat is None or seat == player else known_cards(state, seat, player),
    }


def _hunter(state: Dracheninsel, hunter: int) -> HunterView:
    island = state.island
    spot = island.spots[hunter]
    partner = island.companion(hunter)
    treasure = None if spot >= BOATS else _value_at(state, island, spot)
    if spot >= BOATS:
        role = "home" if spot == BOATS + hunter else "boat"
    elif treasure is None:
        role = "walks"
    elif spot == CENTRE:
        role = "waits"
    else:
        role = "keeps" if partner == NOWHERE else "carries"
    return {
        "colour": COLOUR_NAMES[hunter],
        "place": PLACE_NAMES[spot],
        "role": role,
        "partner": colour_doc(partner),
        "treasure": treasure,
        "steps_home": steps_home(state, hunter),
    }


def known_cards(state: Dracheninsel, seat: int, holder: int) -> list[str]:
    """The cards that the seat knows for certain to be in another hand."""
    cases = [[kind_in(item) for item in case if holder_of(item) == holder] for case in state.lore[seat].cases]
    certain = [kind for kind in range(KINDS) for _ in range(min(case.count(kind) for case in cases))]
    return card_names(certain)


def _treasure(state: Dracheninsel, island: Island, treasure: int) -> TreasureView:
    chest = island.chests[treasure]
    status = {WAITING: "waiting", CASHED: "cashed", LOST: "lost", CENTRE: "field"}.get(chest, "")
    if not status:
        carried = len(island.hunters_at(chest)) > 1
        status = "boat" if chest >= BOATS else "carried" if carried else "kept"
    return {
        "value": state.tables.treasures[treasure],
        "status": status,
        "place": PLACE_NAMES[chest] if 0 <= chest < PLACES else None,
    }


def _plan(state: Dracheninsel) -> PlanView | None:
    plan = state.plan
    if plan is NO_PLAN:
        return None
    first: str | None = None
    if plan.first != NOWHERE:
        card = card_doc(plan.card) or ""
        if card == "journey":
            first = CARD_NAMES[plan.first]
        else:
            first = str(plan.first + 1) if "patrol" in card else PLACE_NAMES[plan.first]
    return {
        "hunter": colour_doc(plan.hunter),
        "flies": plan.flies,
        "over": place_doc(plan.over),
        "to": place_doc(plan.to),
        "flies_out": plan.flies_out,
        "out_over": place_doc(plan.out_over),
        "out_to": place_doc(plan.out_to),
        "card": card_doc(plan.card),
        "first": first,
        "tossed": [CARD_NAMES[kind] for kind in plan.tossed],
    }

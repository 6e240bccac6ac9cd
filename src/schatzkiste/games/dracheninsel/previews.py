"""What an action would cost and bring, and what a reply would undo: everything a page shows before the click."""

from __future__ import annotations

from typing import TypedDict

from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.board import (
    BIT,
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FIELDS,
    NOWHERE,
    PLACE_NAMES,
    PLACES,
    TERRAIN_NAMES,
)
from schatzkiste.games.dracheninsel.cards import (
    CARD_NAMES,
    GREEN_HALVES,
    HALVES,
    KIND_BIT,
    TERRAIN_MASK,
    TERRAINS_ON,
    kinds_of,
)
from schatzkiste.games.dracheninsel.entry import OPEN, Leg, why_closed
from schatzkiste.games.dracheninsel.moves import is_robbery, landings, movers, planned_leg
from schatzkiste.games.dracheninsel.state import (
    A_SNEAK,
    A_TERROR,
    ANNOUNCED,
    COUNTER,
    EXIT,
    LANDING,
    SLUMBER,
    TURN,
    Dracheninsel,
)
from schatzkiste.games.dracheninsel.writing import colour_doc, place_doc


class CardView(TypedDict):
    """A card in hand: `green` are halves for others' turns, `joker` the own hunters for whom it pays everything."""

    card: str
    halves: list[str]
    green: list[str]
    joker: list[str]


class RefusalView(TypedDict):
    """Why not, as it travels."""

    code: str
    rule: str
    args: dict[str, int | str]


class ReachView(TypedDict):
    """A place where a hunter could go next: the terrain to pay and the cards that would do, or the refusal.

    `effect` is enter, wait, lift, join, rob, deliver or home; `abandons` the value of a treasure that would be lost.
    """

    hunter: str
    place: str
    price: str | None
    pays: list[str]
    effect: str
    abandons: int | None
    refusal: RefusalView | None


class TakenBackView(TypedDict):
    """What a Slumber would undo: hunters, dragons and treasures with the place they would return to, tiles, cards."""

    hunters: dict[str, str]
    dragons: list[str | None]
    tiles: list[str]
    treasures: list[int]
    cards: int


class WindowView(TypedDict):
    """An open window: `order` is who comes first when several reply; it does not tell who is asked."""

    kind: str
    order: list[int]
    takes_back: TakenBackView


class AnnouncedView(TypedDict):
    """The card that can be countered, and what it will do: who goes home, who keeps, which treasure would be lost."""

    card: str
    seat: int
    hunter: str | None
    other: int | None
    keeper: str | None
    loses: int | None


class SharingView(TypedDict):
    """A treasure in a boat: one coin's value, the owner who decides, the partner, who claims all so far."""

    boat: str
    value: int
    owner: int
    partner: int
    claimed_by: int | None


def hand_view(state: Dracheninsel, seat: int) -> list[CardView]:
    """The own cards, in the order of the kinds."""
    able = movers(state, seat) if seat == state.turn else state.hunters[seat]
    cards: list[CardView] = []
    for kind in state.hands[seat]:
        jokers = [COLOUR_NAMES[hunter] for hunter in able if TERRAINS_ON[kind] >> hunter & 1]
        cards.append(
            {
                "card": CARD_NAMES[kind],
                "halves": list(HALVES[kind]),
                "green": [half for half in HALVES[kind] if half in GREEN_HALVES],
                "joker": jokers if KIND_BIT[kind] & TERRAIN_MASK else [],
            }
        )
    return cards


def reach_view(state: Dracheninsel, seat: int) -> list[ReachView]:
    """Every place one step from the own hunters who may move, or where the move under way may end."""
    if seat != state.turn or not state.to_act:
        return []
    if state.phase in (EXIT, LANDING):
        leg = planned_leg(state, seat)
        places = state.tables.near[CENTRE] if state.phase == EXIT else landings(state, leg)
        return [_reached(state, leg, place) for place in places]
    if state.phase not in (TURN, SLUMBER) or state.turn_over or state.has_arrived():
        return []
    reach: list[ReachView] = []
    for hunter in movers(state, seat):
        leg = Leg(state, seat, hunter, False)
        if not leg.is_waiting():
            reach += [_reached(state, leg, place) for place in state.tables.near[leg.start]]
    return reach


def _reached(state: Dracheninsel, leg: Leg, place: int) -> ReachView:
    terrain = leg.price(place)
    reason = leg.entry(place)
    kept = NOWHERE
    if leg.partner == NOWHERE and leg.start < BOATS and leg.start != CENTRE:
        kept = state.island.treasure_at(leg.start)
    return {
        "hunter": COLOUR_NAMES[leg.hunter],
        "place": PLACE_NAMES[place],
        "price": None if terrain == NOWHERE else TERRAIN_NAMES[terrain],
        "pays": [] if terrain == NOWHERE else [CARD_NAMES[kind] for kind in kinds_of(leg.payable(terrain))],
        "effect": _effect(state, leg, place),
        "abandons": None if kept == NOWHERE else state.tables.treasures[kept],
        "refusal": None if reason == OPEN else _refusal_view(why_closed(leg, place, reason)),
    }


def _effect(state: Dracheninsel, leg: Leg, place: int) -> str:
    if place >= BOATS:
        return "home" if leg.partner == NOWHERE else "deliver"
    if place == CENTRE:
        if leg.is_second(place):
            return "lift"
        return "wait" if state.island.gold & BIT[CENTRE] else "enter"
    if leg.partner == NOWHERE and leg.crowd & BIT[place]:
        return "rob" if is_robbery(state, leg, place) else "join"
    return "enter"


def _refusal_view(refusal: Refusal) -> RefusalView:
    return {"code": refusal.code, "rule": refusal.rule, "args": refusal.args}


def window_view(state: Dracheninsel) -> WindowView | None:
    """The window that is open now, the same for everyone."""
    if not state.window:
        return None
    order = [(state.turn + step) % state.players for step in range(state.players)]
    barred = state.announcer if state.phase == COUNTER else state.turn
    return {
        "kind": state.window,
        "order": [seat for seat in order if seat != barred],
        "takes_back": _taken_back(state),
    }


def _taken_back(state: Dracheninsel) -> TakenBackView:
    now, then = state.island, state.before
    moved = [hunter for hunter in range(COLOURS) if now.spots[hunter] != then.spots[hunter]]
    values = state.tables.treasures
    return {
        "hunters": {COLOUR_NAMES[hunter]: PLACE_NAMES[then.spots[hunter]] for hunter in moved},
        "dragons": [place_doc(then.lairs[dragon]) for dragon in (0, 1) if now.lairs[dragon] != then.lairs[dragon]],
        "tiles": [PLACE_NAMES[field] for field in range(FIELDS) if now.tiles[field] != then.tiles[field]],
        "treasures": [value for place, value in enumerate(values) if now.chests[place] != then.chests[place]],
        "cards": len(state.loot),
    }


def announced_view(state: Dracheninsel) -> AnnouncedView | None:
    """The card on the table that can still be countered."""
    if not state.announced:
        return None
    hunter = state.target if state.announced == A_TERROR else NOWHERE
    keeper = state.island.companion(hunter) if hunter != NOWHERE else NOWHERE
    loses: int | None = None
    if hunter != NOWHERE and keeper == NOWHERE:
        spot = state.island.spots[hunter]
        treasure = NOWHERE if spot in (CENTRE, NOWHERE) or spot >= BOATS else state.island.treasure_at(spot)
        loses = None if treasure == NOWHERE else state.tables.treasures[treasure]
    return {
        "card": ANNOUNCED[state.announced],
        "seat": state.announcer,
        "hunter": colour_doc(hunter),
        "other": state.target if state.announced == A_SNEAK else None,
        "keeper": colour_doc(keeper),
        "loses": loses,
    }


def sharing_view(state: Dracheninsel) -> SharingView | None:
    """The treasure that has arrived in a boat."""
    if not state.has_arrived():
        return None
    boat = state.island.spots[state.bearer]
    return {
        "boat": PLACE_NAMES[boat],
        "value": state.tables.treasures[state.island.treasure_at(boat)],
        "owner": state.boat_owner(),
        "partner": state.boat_partner(),
        "claimed_by": None if state.betrayer == NOWHERE else state.betrayer,
    }


def steps_home(state: Dracheninsel, hunter: int) -> int | None:
    """The fewest steps to a boat where this hunter can go, around dragons, whatever the cards."""
    island = state.island
    goals = [BOATS + hunter]
    if island.companion(hunter) != NOWHERE:
        goals.append(BOATS + island.companion(hunter))
    return distances(state, goals)[island.spots[hunter]]


def distances(state: Dracheninsel, goals: list[int]) -> list[int | None]:
    """How many steps each place is from the nearest goal, around dragons."""
    far: list[int | None] = [None] * PLACES
    for goal in goals:
        far[goal] = 0
    edge = list(goals)
    steps = 0
    while edge:
        steps += 1
        reached: list[int] = []
        for place in edge:
            for other in state.tables.near[place]:
                if far[other] is None and not state.island.dragons & BIT[other]:
                    far[other] = steps
                    reached.append(other)
        edge = [place for place in reached if place < BOATS]
    return far

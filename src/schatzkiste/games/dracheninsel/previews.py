"""What an action would cost and bring, and what a reply would undo: everything a page shows before the click."""

from __future__ import annotations

from typing import TypedDict

from schatzkiste.core.phase import ALLOWED
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.board import (
    BIT,
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    DRAGONS,
    FIELDS,
    PLACE_NAMES,
    PLACES,
    TERRAIN_NAMES,
)
from schatzkiste.games.dracheninsel.cards import (
    CARD_NAMES,
    GREEN_HALVES,
    HALVES,
    TERRAINS_ON,
    kinds_of,
)
from schatzkiste.games.dracheninsel.constants import (
    ANNOUNCEMENTS,
    EXIT,
    LANDING,
    NO_HUNTER,
    NO_PLACE,
    NO_SEAT,
    NO_TERRAIN,
    NO_TREASURE,
    NOTHING,
    SNEAK,
    TERROR,
    TURN,
)
from schatzkiste.games.dracheninsel.entry import Leg, entry_refusal
from schatzkiste.games.dracheninsel.moves import is_robbery, landings, movers, planned_leg
from schatzkiste.games.dracheninsel.state import Dracheninsel


class CardView(TypedDict):
    """A card in hand: `green` are halves for others' turns, `joker` the hunters for whom it pays everything."""

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
    """The seat's cards, in the order of the kinds."""
    able = movers(state, seat) if seat == state.turn else state.hunters[seat]
    cards: list[CardView] = []
    for kind in state.hands[seat]:
        jokers = [COLOUR_NAMES[hunter] for hunter in able if TERRAINS_ON[kind] >> hunter & 1]
        cards.append(
            {
                "card": CARD_NAMES[kind],
                "halves": list(HALVES[kind]),
                "green": [half for half in HALVES[kind] if half in GREEN_HALVES],
                "joker": jokers,
            }
        )
    return cards


def reach_view(state: Dracheninsel, seat: int) -> list[ReachView]:
    """Every place one step from the seat's hunters who may move, or where the move under way may end."""
    question = state.question_for(seat)
    if question in (EXIT, LANDING):
        leg = planned_leg(state, seat)
        places = state.components.near[CENTRE] if question == EXIT else landings(state, leg)
        return [_reached(state, leg, place) for place in places]
    if question != TURN:
        return []
    reach: list[ReachView] = []
    for hunter in movers(state, seat):
        leg = Leg(state, seat, hunter, False)
        if not leg.is_waiting():
            reach += [_reached(state, leg, place) for place in state.components.near[leg.start]]
    return reach


def _reached(state: Dracheninsel, leg: Leg, place: int) -> ReachView:
    terrain = leg.price(place)
    reason = leg.entry(place)
    kept = state.kept_treasure(leg.hunter) if leg.partner == NO_HUNTER else NO_TREASURE
    return {
        "hunter": COLOUR_NAMES[leg.hunter],
        "place": PLACE_NAMES[place],
        "price": None if terrain == NO_TERRAIN else TERRAIN_NAMES[terrain],
        "pays": [] if terrain == NO_TERRAIN else [CARD_NAMES[kind] for kind in kinds_of(leg.cards_for(terrain))],
        "effect": _effect(state, leg, place),
        "abandons": None if kept == NO_TREASURE else state.components.treasures[kept],
        "refusal": None if reason == ALLOWED else _refusal_view(entry_refusal(leg, place, reason)),
    }


def _effect(state: Dracheninsel, leg: Leg, place: int) -> str:
    if place >= BOATS:
        return "home" if leg.partner == NO_HUNTER else "deliver"
    if place == CENTRE:
        if leg.is_second(place):
            return "lift"
        return "wait" if state.treasure_fields & BIT[CENTRE] else "enter"
    if leg.partner == NO_HUNTER and leg.crowd & BIT[place]:
        return "rob" if is_robbery(state, leg, place) else "join"
    return "enter"


def _refusal_view(refusal: Refusal) -> RefusalView:
    return {"code": refusal.code, "rule": refusal.rule, "args": refusal.args}


def window_view(state: Dracheninsel) -> WindowView | None:
    """The window that is open now, the same for everyone."""
    if not state.window:
        return None
    order = [(state.turn + step) % state.players for step in range(state.players)]
    return {
        "kind": state.window,
        "order": [seat for seat in order if seat != state.barred_seat()],
        "takes_back": _taken_back(state),
    }


def _taken_back(state: Dracheninsel) -> TakenBackView:
    hunters, hunters_before = state.hunter_places, state.hunters_before
    dragons, dragons_before = state.dragon_places, state.dragons_before
    treasures, treasures_before = state.treasure_places, state.treasures_before
    return {
        "hunters": {
            COLOUR_NAMES[hunter]: PLACE_NAMES[hunters_before[hunter]]
            for hunter in range(COLOURS)
            if hunters[hunter] != hunters_before[hunter]
        },
        "dragons": [
            place_name(dragons_before[dragon]) for dragon in range(DRAGONS) if dragons[dragon] != dragons_before[dragon]
        ],
        "tiles": [PLACE_NAMES[field] for field in range(FIELDS) if state.tiles[field] != state.tiles_before[field]],
        "treasures": [
            value
            for treasure, value in enumerate(state.components.treasures)
            if treasures[treasure] != treasures_before[treasure]
        ],
        "cards": len(state.loot),
    }


def announced_view(state: Dracheninsel) -> AnnouncedView | None:
    """The card that can still be cancelled."""
    if state.announced == NOTHING:
        return None
    hunter = state.target if state.announced == TERROR else NO_HUNTER
    keeper = state.companion(hunter) if hunter != NO_HUNTER else NO_HUNTER
    lost = state.kept_treasure(hunter) if hunter != NO_HUNTER else NO_TREASURE
    return {
        "card": ANNOUNCEMENTS[state.announced],
        "seat": state.barred_seat(),
        "hunter": colour_name(hunter),
        "other": state.owner[state.target] if state.announced == SNEAK else None,
        "keeper": colour_name(keeper),
        "loses": None if lost == NO_TREASURE else state.components.treasures[lost],
    }


def sharing_view(state: Dracheninsel) -> SharingView | None:
    """The treasure that has arrived in a boat."""
    if not state.has_arrived():
        return None
    return {
        "boat": PLACE_NAMES[state.hunter_places[state.mover]],
        "value": state.arrived_value(),
        "owner": state.boat_owner(),
        "partner": state.boat_partner(),
        "claimed_by": None if state.betrayer() == NO_SEAT else state.betrayer(),
    }


def place_name(place: int) -> str | None:
    """A place by name, if any."""
    return None if place == NO_PLACE else PLACE_NAMES[place]


def colour_name(hunter: int) -> str | None:
    """A hunter by colour, if any."""
    return None if hunter == NO_HUNTER else COLOUR_NAMES[hunter]


def steps_home(state: Dracheninsel, hunter: int) -> int | None:
    """The fewest steps to a boat where this hunter can go, around dragons, whatever the cards.

    The way leads over the treasure space only for a hunter alone who need not wait there (DI-4.6, DI-5.2, DI-5.8).
    """
    goals = [BOATS + hunter]
    partner = state.companion(hunter)
    if partner != NO_HUNTER:
        goals.append(BOATS + partner)
    is_open = partner == NO_HUNTER and not state.treasure_fields & BIT[CENTRE]
    return distances(state, goals, NO_PLACE if is_open else CENTRE)[state.hunter_places[hunter]]


def distances(state: Dracheninsel, goals: list[int], barrier: int = NO_PLACE) -> list[int | None]:
    """How many steps each place is from the nearest goal, around dragons and not across the barrier."""
    far: list[int | None] = [None] * PLACES
    for goal in goals:
        far[goal] = 0
    edge = list(goals)
    steps = 0
    while edge:
        steps += 1
        reached: list[int] = []
        for place in edge:
            for other in state.components.near[place]:
                if far[other] is None and not state.dragon_fields & BIT[other]:
                    far[other] = steps
                    reached.append(other)
        edge = [place for place in reached if place < BOATS and place != barrier]
    return far

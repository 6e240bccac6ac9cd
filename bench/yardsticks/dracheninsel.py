"""The greedy bot of Die Dracheninsel: looks how far its cards carry it this turn and goes where the gold is."""

from dataclasses import dataclass, field
from heapq import heappop, heappush

from schatzkiste.bots.bot import Bot
from schatzkiste.core import Observation, Rng
from schatzkiste.games.dracheninsel import actions as act
from schatzkiste.games.dracheninsel import constants as phases
from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOURS, PLACES
from schatzkiste.games.dracheninsel.cards import (
    BETRAYALS,
    FLIGHT,
    JOURNEY,
    KINDS,
    TERRAINS_ON,
    TERRORS,
)
from schatzkiste.games.dracheninsel.changes import restore_island
from schatzkiste.games.dracheninsel.constants import NO_CARD, NO_HUNTER, NO_PLACE, NO_TERRAIN, NO_TREASURE
from schatzkiste.games.dracheninsel.entry import Leg
from schatzkiste.games.dracheninsel.moves import is_robbery, movers, planned_leg
from schatzkiste.games.dracheninsel.phases.tiles import movable
from schatzkiste.games.dracheninsel.previews import distances
from schatzkiste.games.dracheninsel.state import Dracheninsel

FAR = 99.0
KEPT = tuple(kind for kind in range(KINDS) if kind >= 15)
"""Slumber, Counterspell, Betrayal and Terror are not exchanged when passing."""

LONG = 5
"""Rounds without news after which a bot agrees to end the game."""
RESTLESS = 24
"""After so many actions in a turn it stays: steps on its own terrain are free, and it could go to and fro for ever."""


@dataclass(order=True)
class Way:
    """A way through this turn: how good its end is, how few cards it takes, and what it begins with."""

    worth: float
    thrift: int
    end: int = field(compare=False)
    hunter: int = field(compare=False)
    first: tuple[int, int] = field(compare=False)
    """The field flown over (or NO_PLACE) and the place entered first."""


class Greedy:
    """Plans its own moves card by card; other cards and replies by rules of thumb."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        """One of the legal actions; of equals the first."""
        world = observation.sample(Rng("greedy"))
        assert isinstance(world, Dracheninsel)
        seat = observation.seat
        legal = observation.legal_actions()
        if len(legal) == 1:
            return legal[0]
        wanted = self._wish(world, seat, legal)
        return wanted if wanted in legal else legal[0]

    def _wish(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        phase = state.phase
        if phase in (phases.STOPPING, phases.CONFIRMING, phases.COUNTERING, phases.SHARING, phases.ANSWERING):
            return reply(state, seat, legal)
        if phase == phases.AGREEING:
            return act.AGREE.at() if would_end(state, seat) else act.REFUSE.at()
        if phase == phases.TURN:
            return self._turn(state, seat, legal)
        if phase == phases.PAYMENT:
            return min(legal, key=lambda action: _pay_order(act.PAY.arg(action), state.plan.hunter))
        if phase == phases.PASSING:
            useless = [action for action in legal if action != act.DONE.at() and act.TOSS.arg(action) not in KEPT]
            return useless[0] if useless else act.DONE.at()
        if phase == phases.ROBBERY:
            own = [act.ROB.at(hunter) for hunter in state.hunters[seat]]
            others = [action for action in legal if action not in own]
            return max(others, key=lambda action: _rival(state, state.owner[act.ROB.arg(action)]))
        if phase == phases.EXIT:
            goals = _homes(state, state.plan.hunter, planned_leg(state, seat).partner)
            way = far_from(state, state.plan.hunter, goals)
            return min(legal, key=lambda action: way[action] if action < PLACES else FAR)
        if phase == phases.SWAPPING:
            return self._swap(state, seat, legal)
        if phase == phases.PATROLLING:
            return self._patrol(state, seat, legal)
        if phase == phases.FRIGHTENING:
            return act.SEND.at(_scare(state, seat))
        return self._move(state, seat, legal)

    def _move(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        """Who moves, over which field, to which landing; and the terrain of a Long Journey."""
        plan = state.plan
        if state.phase == phases.TRAVELLING:
            terrain, card = journey(state, seat)
            return act.WITH.at(card) if plan.terrain_card() == NO_CARD else act.TERRAIN.at(terrain)
        leads = [plan.hunter] if plan.hunter != NO_HUNTER else movers(state, seat)
        found = [way for hunter in leads for way in ways(state, seat, hunter, state.free_terrains)]
        if plan.flies_out:
            return legal[0]
        if plan.flies:
            found = [way for way in found if way.first[0] != NO_PLACE]
            if plan.over != NO_PLACE:
                found = [way for way in found if way.first[0] == plan.over]
        elif plan.to != NO_PLACE:
            found = [way for way in found if way.first == (NO_PLACE, plan.to)]
        if not found:
            return legal[0]
        best = max(found)
        if state.phase == phases.LEADER:
            return act.LEAD.at(best.hunter)
        return act.OVER.at(best.first[0]) if plan.over == NO_PLACE else act.LAND.at(best.first[1])

    def _turn(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        held = state.held[seat]
        target = _scare(state, seat)
        terrors = [act.TERROR.at(place) for place, kind in enumerate(TERRORS) if held >> kind & 1]
        if target != NO_HUNTER and terrors and terrors[-1] in legal:
            return terrors[-1]
        if act.PATROL.at(0) in legal and _enemy_pairs(state, seat):
            return act.PATROL.at(0)
        leads = movers(state, seat)
        stay = max(worth_of_staying(state, seat, hunter) for hunter in leads)
        found = [
            way for hunter in leads for way in ways(state, seat, hunter, state.free_terrains) if _begin(way) in legal
        ]
        best = max(found) if found and state.actions_taken < RESTLESS else None
        gain = best.worth - stay if best is not None else 0.0
        if act.JOURNEY.at() in legal and journey(state, seat)[0] != NO_TERRAIN:
            return act.JOURNEY.at()
        if best is not None and gain > 0.05:
            return _begin(best)
        idle = sum(card not in KEPT for card in state.hands[seat])
        if state.actions_taken == 0 and idle:
            return act.PASS.at()
        for swap in (act.ELEMENTS.at(), act.FORCES.at()):  # to draw something better
            if swap in legal:
                return swap
        return act.END.at()

    def _swap(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        """Bring an own tile onto the way, or else change nothing."""
        hunter = movers(state, seat)[0]
        tiles, first = state.tiles, state.plan.tile()
        if first != NO_PLACE:
            fitting = [
                action for action in legal if (tiles[act.TILE.arg(action)] == hunter) != (tiles[first] == hunter)
            ]
            alike = [action for action in legal if tiles[act.TILE.arg(action)] == tiles[first]]
            return (fitting or alike or legal)[0]
        way = far_from(state, hunter, _goals(state, seat, hunter))
        spot = state.hunter_places[hunter]
        free = movable(state)
        ahead = [
            place
            for place in state.components.near[spot]
            if place < BOATS and free & BIT[place] and tiles[place] != hunter and way[place] < way[spot] + 1
        ]
        if state.plan.actions[0] == act.FORCES.first:
            ahead = [
                place
                for place in ahead
                if any(_own_tile(state, hunter, other) for other in state.components.near[place])
            ]
        ahead.sort(key=lambda place: way[place])
        return act.TILE.at(ahead[0]) if ahead else legal[0]

    def _patrol(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        """A dragon into the way of others who carry."""
        pairs = _enemy_pairs(state, seat)
        if legal[0] < act.PLACE.first or not pairs:
            return legal[0]
        one, other = max(pairs, key=lambda pair: -_steps(state, pair))
        way = distances(state, [BOATS + one, BOATS + other])
        ranks = [(way[act.PLACE.arg(action)], action) for action in legal]
        near = state.components.near[state.hunter_places[one]]
        close = [(steps, action) for steps, action in ranks if steps is not None and act.PLACE.arg(action) in near]
        return min(close)[1] if close else legal[0]


def _own_tile(state: Dracheninsel, hunter: int, place: int) -> bool:
    return place < BOATS and state.tiles[place] == hunter and movable(state) & BIT[place] != 0


def _pay_order(kind: int, hunter: int) -> int:
    """Spend plain cards first, jokers last."""
    if TERRAINS_ON[kind] >> hunter & 1:
        return 2
    return 1 if kind >= COLOURS else 0


def _rival(state: Dracheninsel, seat: int) -> int:
    return state.scores()[seat]


def _enemy_pairs(state: Dracheninsel, seat: int) -> list[tuple[int, int]]:
    """The pairs that carry without this seat."""
    pairs: list[tuple[int, int]] = []
    for hunter in range(COLOURS):
        other = state.companion(hunter) if state.hunter_places[hunter] != NO_PLACE else NO_HUNTER
        if other > hunter and seat not in (state.owner[hunter], state.owner[other]):
            pairs.append((hunter, other))
    return pairs


def _steps(state: Dracheninsel, pair: tuple[int, int]) -> int:
    steps = distances(state, [BOATS + pair[0], BOATS + pair[1]])[state.hunter_places[pair[0]]]
    return 99 if steps is None else steps


def _scare(state: Dracheninsel, seat: int) -> int:
    """The carrier to send home: of others who are close to a boat, the richer one."""
    pairs = [pair for pair in _enemy_pairs(state, seat) if _steps(state, pair) <= 4]
    if not pairs:
        return NO_HUNTER
    pair = min(pairs, key=lambda pair: _steps(state, pair))
    return max(pair, key=lambda hunter: _rival(state, state.owner[hunter]))


def _homes(state: Dracheninsel, hunter: int, partner: int) -> list[int]:
    return [BOATS + hunter] if partner == NO_HUNTER else [BOATS + hunter, BOATS + partner]


def _goals(state: Dracheninsel, seat: int, hunter: int) -> list[int]:
    """Where this hunter wants to go."""
    partner = state.companion(hunter)
    if partner != NO_HUNTER:
        way = distances(state, [BOATS + hunter])[state.hunter_places[hunter]]
        other = distances(state, [BOATS + partner])[state.hunter_places[hunter]]
        nearer = min(
            (way if way is not None else 99, BOATS + hunter), (other if other is not None else 99, BOATS + partner)
        )
        return [nearer[1]]
    goals = [chest for chest in state.treasure_places if 0 <= chest < BOATS and chest != CENTRE]
    if state.treasure_fields & BIT[CENTRE]:
        goals.append(CENTRE)
    return goals or [BOATS + hunter]


def far_from(state: Dracheninsel, hunter: int, goals: list[int]) -> list[float]:
    """About how many cards the way from each place to the nearest goal takes; own terrain is nearly free."""
    far = [FAR] * PLACES
    queue: list[tuple[float, int]] = []
    for goal in goals:
        far[goal] = 0.0
        heappush(queue, (0.0, goal))
    while queue:
        cost, place = heappop(queue)
        if cost > far[place]:
            continue
        entering = 0.15 if place >= BOATS or place == CENTRE or state.tiles[place] == hunter else 1.0
        for other in state.components.near[place]:
            if not state.dragon_fields & BIT[other] and cost + entering < far[other]:
                far[other] = cost + entering
                heappush(queue, (cost + entering, other))
    return far


def worth_of_staying(state: Dracheninsel, seat: int, hunter: int) -> float:
    """What the hunter's place is worth as it is."""
    spot = state.hunter_places[hunter]
    if spot < BOATS and state.treasure_fields & BIT[spot]:
        value = state.components.treasures[state.treasure_at(spot)] / 25
        if state.companion(hunter) == NO_HUNTER:
            return value * 1.5 if spot != CENTRE else value
        return value * 2 - far_from(state, hunter, _goals(state, seat, hunter))[spot]
    return -far_from(state, hunter, _goals(state, seat, hunter))[spot]


def ways(state: Dracheninsel, seat: int, hunter: int, free: int) -> list[Way]:
    """Where the hand can carry the hunter in this turn, each end with its worth."""
    leg = Leg(state, seat, hunter, False)
    if leg.is_waiting():
        return []
    cards = [0] * (KINDS + 1)
    for card in state.hands[seat]:
        cards[card] += 1
    hand = sum(cards[kind] << 4 * kind for kind in range(FLIGHT + 1))
    goals = _goals(state, seat, hunter)
    scale = far_from(state, hunter, goals)
    orders = [
        sorted((k for k in range(9) if _pays(k, hunter, t)), key=lambda k: _pay_order(k, hunter)) for t in range(6)
    ]
    found: list[Way] = []
    seen = {(leg.start, hand)}
    edge: list[tuple[int, int, tuple[int, int] | None, int]] = [(leg.start, hand, None, 0)]
    while edge:
        ahead: list[tuple[int, int, tuple[int, int] | None, int]] = []
        for place, left, first, spent in edge:
            for over, to, cost in _exits(state, place, left):
                paid = _pay(state, hunter, free, orders, to, left - cost)
                if paid < 0 or not leg.is_open(to) or (to, paid) in seen or to == leg.start:
                    continue
                seen.add((to, paid))
                start = first or (over, to)
                used = spent + (1 if cost else 0) + (1 if paid != left - cost else 0)
                worth, final = _worth(state, seat, leg, to, scale)
                found.append(Way(worth, -used, to, hunter, start))
                if not final:
                    ahead.append((to, paid, start, used))
        edge = ahead
    return found


def _begin(way: Way) -> int:
    """The action with which the way begins."""
    over, to = way.first
    return act.STEP.at(to) if over == NO_PLACE else act.FLIGHT.at()


def _pays(kind: int, hunter: int, terrain: int) -> bool:
    return TERRAINS_ON[kind] & (1 << hunter | 1 << terrain) != 0


def _exits(state: Dracheninsel, place: int, left: int) -> list[tuple[int, int, int]]:
    """Steps and, with a flight card, flights: the field flown over, the place, what it takes out of the hand."""
    exits = [(NO_PLACE, to, 0) for to in state.components.near[place]]
    if left >> 4 * FLIGHT & 15:
        for way, over in enumerate(state.components.overs[place]):
            if not state.dragon_fields & BIT[over]:
                exits += [(over, to, 1 << 4 * FLIGHT) for to in state.components.landings[place][way]]
    return exits


def _pay(state: Dracheninsel, hunter: int, free: int, orders: list[list[int]], to: int, left: int) -> int:
    """The hand after paying for the place, -1 if it cannot."""
    if to >= BOATS or to == CENTRE:
        return left
    terrain = state.tiles[to]
    if terrain == hunter or free >> terrain & 1:
        return left
    for kind in orders[terrain]:
        if left >> 4 * kind & 15:
            return left - (1 << 4 * kind)
    return -1


def _worth(state: Dracheninsel, seat: int, leg: Leg, to: int, scale: list[float]) -> tuple[float, bool]:
    """What it is worth to get there, and whether that ends the way."""
    values = state.components.treasures
    if leg.partner != NO_HUNTER:
        value = values[state.treasure_at(leg.start)] / 25
        if to >= BOATS:
            return 40 + value + (20 if state.owner[to - BOATS] == seat else 0), True
        return value * 2 - scale[to], False
    if to >= BOATS:
        return -scale[to], False
    if to == CENTRE and state.treasure_fields & BIT[CENTRE]:
        value = values[state.treasure_at(CENTRE)] / 25
        return (20 + value * 2, True) if leg.is_second(to) else (value, True)
    if leg.crowd & BIT[to]:
        value = values[state.treasure_at(to)] / 25
        return 15 + value * 2 - (0 if is_robbery(state, leg, to) else -3), True
    kept = state.treasure_at(leg.start) if leg.start < BOATS else NO_TREASURE
    return -scale[to] - (20 if kept != NO_TREASURE else 0), False


def journey(state: Dracheninsel, seat: int) -> tuple[int, int]:
    """The terrain and the card of a Long Journey that carries much farther, or nothing."""
    best, choice = 1.2, (NO_TERRAIN, NO_CARD)
    cards = sorted({card for card in state.hands[seat] if card < 9})
    if not state.held[seat] >> JOURNEY & 1 or not cards:
        return choice
    leads = movers(state, seat)
    now = max((way.worth for hunter in leads for way in ways(state, seat, hunter, state.free_terrains)), default=-FAR)
    now = max(now, *(worth_of_staying(state, seat, hunter) for hunter in leads))
    for card in cards:
        for terrain in range(COLOURS):
            if TERRAINS_ON[card] >> terrain & 1 and not state.free_terrains >> terrain & 1:
                later = state.copy()
                later.hands[seat].remove(card)
                far = [
                    way.worth
                    for hunter in leads
                    for way in ways(later, seat, hunter, state.free_terrains | 1 << terrain)
                ]
                if far and max(far) - now > best:
                    best, choice = max(far) - now, (terrain, card)
    return choice


def would_end(state: Dracheninsel, seat: int) -> bool:
    """Whether the game may end as it stands: the seat is ahead of all others, or nothing has moved for long."""
    ranks = state.rank_keys()
    ahead = all(ranks[seat] > rank for other, rank in enumerate(ranks) if other != seat)
    return ahead or state.idle_turns >= LONG * state.players


def reply(state: Dracheninsel, seat: int, legal: list[int]) -> int:
    """Stop, counter, share or betray with reason; else let things go."""
    betrayals = [act.BETRAY.at(place) for place in range(len(BETRAYALS)) if act.BETRAY.at(place) in legal]
    if state.phase == phases.ANSWERING:
        return betrayals[0] if betrayals else act.YIELD.at()
    if state.phase == phases.SHARING:
        count = sum(card in BETRAYALS for card in state.hands[seat])
        weak = len(state.hands[state.boat_partner()]) < 4
        return betrayals[0] if count > 1 or (count and weak) else act.SHARE.at()
    if act.GO_ON.at() in legal:
        return act.GO_ON.at()
    wanted = _wants_counter(state, seat) if state.phase == phases.COUNTERING else _wants_stop(state, seat)
    return legal[0] if wanted else act.LET_GO.at()


def _wants_counter(state: Dracheninsel, seat: int) -> bool:
    """Protect the own treasure hunt: against Terror on own carriers, and against Stop after something good."""
    own = state.hunters[seat]
    if state.announced == phases.TERROR:
        spot = state.hunter_places[state.target]
        together = state.companion(state.target) in own
        return spot < BOATS and state.treasure_fields & BIT[spot] != 0 and (state.target in own or together)
    return state.announced == phases.SLUMBER and _luck(state, seat) > 0


def _wants_stop(state: Dracheninsel, seat: int) -> bool:
    """Undo what harms: others who arrive, and the loss of an own carrier."""
    return _luck(state, seat) < 0


def _luck(state: Dracheninsel, seat: int) -> int:
    """Whether the last action was good (1) or bad (-1) for the seat, if it was about gold at all."""
    if state.has_arrived():
        return 1 if seat in (state.boat_owner(), state.boat_partner()) else -1
    before = state.copy()
    restore_island(before)
    for hunter in state.hunters[seat]:
        had, has = before.companion(hunter) != NO_HUNTER, state.companion(hunter) != NO_HUNTER
        if had != has:
            return 1 if has else -1
    return 0


def make() -> Bot:
    """The bot as it sits at tables."""
    return Greedy()

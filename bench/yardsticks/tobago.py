"""The greedy bot of Tobago: raises what it can reach, else lays the clue or fetches the amulets that promise most."""

from dataclasses import dataclass

from schatzkiste.bots.bot import Bot
from schatzkiste.core import Observation, Rng
from schatzkiste.games.tobago.actions import (
    ACCEPT,
    ACTIONS,
    DECLINE,
    DRIVE,
    END,
    EXCHANGE,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    LAY,
    PATHS,
    RAISE,
    REMOVE,
    STOP,
    VEHICLE,
)
from schatzkiste.games.tobago.constants import ACTION_DRIVE, DOUBLE_ROSE, NO_CARD, NO_DRIVE, SHARING, TURN, VEHICLES
from schatzkiste.games.tobago.fitting import fits, staying
from schatzkiste.games.tobago.knowledge import open_gold, own_in_pile
from schatzkiste.games.tobago.sharing import waiting
from schatzkiste.games.tobago.state import Tobago


@dataclass(frozen=True)
class Worth:
    """What things are held to be worth, in gold."""

    rose: float = 2.0
    rose_beside: float = 0.5
    near_the_end: float = 3.0
    mine: float = 4.0
    theirs: float = 2.0
    amulet: float = 3.0
    amulet_each: float = 0.6
    spare: int = 1
    """So many amulets are kept against curses, rather than spent on extra clues."""
    patience: float = 0.3
    """How much better than the offer the cards to come must be."""


class Greedy:
    """Decides from what its seat sees: treasures in reach, the spaces that clues would leave, the cards it knows."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def decide(self, observation: Observation, rng: Rng) -> int:
        """The action that promises most; among equals the first in the table."""
        world = observation.sample(Rng("greedy"))
        assert isinstance(world, Tobago)
        seat = observation.seat
        actions = world.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        if world.phase == TURN:
            return self._turn(world, seat, actions)
        if world.phase == SHARING:
            return ACCEPT.at() if self._wants(world, seat) else DECLINE.at()
        if world.phase == VEHICLES:
            return max(actions, key=lambda action: self._outlook(world, VEHICLE.arg(action)))
        return self._best_lay(world, seat, actions)[0]

    def _turn(self, world: Tobago, seat: int, actions: list[int]) -> int:
        raises = [action for action in actions if ACTIONS.kind_of(action) == RAISE.index]
        if raises:
            return max(raises, key=lambda action: len(world.path_clues[RAISE.arg(action)]))
        for plan in (self._fetch_treasure, self._clear_markers):
            action = plan(world, seat)
            if action is not None:
                return action
        if world.drive != NO_DRIVE:
            return self._drive_on(world, seat)
        if world.done:
            return self._after_action(world, seat, actions)
        return self._action(world, seat, actions)

    def _fetch_treasure(self, world: Tobago, seat: int) -> int | None:
        """Go for a located treasure, with an extra drive if need be."""
        targets = treasures(world)
        if not targets or not world.roses[seat]:
            return None
        here = world.vehicles[seat]
        legs = world.components.legs
        away, target = min((distance(world, here, target), target) for target in targets)
        left = legs - world.legs if world.drive != NO_DRIVE else 0
        coming = 0 if world.done else legs
        if away <= left or (world.drive == NO_DRIVE and away <= coming):
            return DRIVE.at(self._stop_before(world, here, target, away))
        if world.drive == NO_DRIVE:
            if world.amulets[seat] and away <= legs + coming:
                return EXTRA_DRIVE.at()
            return None
        if away <= left + coming and world.drive != ACTION_DRIVE and left:
            return DRIVE.at(self._stop_before(world, here, target, away))
        return None

    def _stop_before(self, world: Tobago, here: int, target: int, away: int) -> int:
        """The end of the next leg on a shortest way, on an amulet if one lies there."""
        if away <= 1:
            return target
        ends = [DRIVE.arg(action) for action in world.island.drives[here]]
        stops = [stop for stop in ends if distance(world, stop, target) == away - 1]
        return max(stops, key=lambda stop: (world.has_amulet(stop), -stop))

    def _clear_markers(self, world: Tobago, seat: int) -> int | None:
        """Spend amulets so that the last marker of a path is one that can be reached in this turn."""
        if not world.amulets[seat] or not world.roses[seat]:
            return None
        legs = (
            world.components.legs - world.legs
            if world.drive != NO_DRIVE
            else 0
            if world.done
            else world.components.legs
        )
        away = world.island.legs_from(world.vehicles[seat])
        for path in range(PATHS):
            markers = world.markers(path)
            near = [place for place in markers if away[place] <= legs]
            if near and 1 <= len(markers) - 1 <= min(2, world.amulets[seat]):
                return REMOVE.at(path, next(place for place in markers if place != near[0]))
        return None

    def _drive_on(self, world: Tobago, seat: int) -> int:
        target = self._amulet_in_reach(world, seat, world.components.legs - world.legs)
        if target is None or world.drive != ACTION_DRIVE:
            return STOP.at()
        here = world.vehicles[seat]
        return DRIVE.at(self._stop_before(world, here, target, distance(world, here, target)))

    def _amulet_in_reach(self, world: Tobago, seat: int, legs: int) -> int | None:
        here = world.vehicles[seat]
        away = world.island.legs_from(here)
        near = [place for place in world.amulets_on if 1 <= away[place] <= legs]
        return min(near, key=lambda place: (away[place], place), default=None)

    def _after_action(self, world: Tobago, seat: int, actions: list[int]) -> int:
        """Lay an extra clue when amulets are plenty and it pays."""
        if EXTRA_CLUE.at() in actions and world.amulets[seat] > self.worth.spare:
            lays = [LAY.at(clue, path) for clue in world.hands[seat] for path in range(PATHS)]
            if self._best_lay(world, seat, lays)[1] > self.worth.amulet:
                return EXTRA_CLUE.at()
        return END.at()

    def _action(self, world: Tobago, seat: int, actions: list[int]) -> int:
        lay, promise = self._best_lay(world, seat, actions)
        target = self._amulet_in_reach(world, seat, world.components.legs)
        if target is not None:
            worth = self.worth.amulet - self.worth.amulet_each * world.amulets[seat]
            if worth > promise:
                here = world.vehicles[seat]
                return DRIVE.at(self._stop_before(world, here, target, distance(world, here, target)))
        if promise > 0:
            return lay
        nearest = self._toward_treasure(world, seat)
        if nearest is not None:
            return nearest
        return EXCHANGE.at()

    def _toward_treasure(self, world: Tobago, seat: int) -> int | None:
        """A leg towards the nearest space that may hold a treasure, when it is more than a drive away."""
        here = world.vehicles[seat]
        targets = treasures(world)
        if not targets:
            return None
        away, target = min((distance(world, here, target), target) for target in targets)
        return DRIVE.at(self._stop_before(world, here, target, away)) if away else None

    def _best_lay(self, world: Tobago, seat: int, actions: list[int]) -> tuple[int, float]:
        """The clue that promises most, and how much; nothing when none fits."""
        best, most = -1, 0.0
        for action in actions:
            if ACTIONS.kind_of(action) == LAY.index:
                promise = self._promise(world, seat, action)
                if promise > most:
                    best, most = action, promise
        return (best, most) if best >= 0 else (actions[0], 0.0)

    def _promise(self, world: Tobago, seat: int, action: int) -> float:
        """What a rose on the path is worth: more near the end, with own roses beside it, and within own reach."""
        clue, path = LAY.args(action)
        if not fits(world, clue, path):
            return 0.0
        after = staying(world, clue, path)
        own = sum(1 for rose in world.path_roses[path] if rose % DOUBLE_ROSE == seat)
        others = [other for other in range(world.players) if other != seat]
        mine = sum(1 for place in after if self._reaches(world, seat, place)) / len(after)
        theirs = sum(1 for place in after if any(self._reaches(world, other, place) for other in others)) / len(after)
        nearness = 1.0 / len(after)
        return (
            self.worth.rose
            + self.worth.rose_beside * own
            + nearness * (self.worth.near_the_end + self.worth.mine * mine - self.worth.theirs * theirs)
        )

    def _reaches(self, world: Tobago, seat: int, place: int) -> bool:
        """Whether one drive leads the seat's vehicle to the place."""
        return distance(world, world.vehicles[seat], place) <= world.components.legs

    def _wants(self, world: Tobago, seat: int) -> bool:
        """Whether to take the card on offer: unless better ones are likely to come for the same rose."""
        deck = world.components.gold
        value = deck.values[world.offer]
        roses = waiting(world)
        own = own_in_pile(world, seat)
        face_down = len(world.pile)
        if face_down < roses.count(seat):
            return True
        unseen = [deck.values[card] for card in deck.cards(~(open_gold(world) | own))]
        average = sum(unseen) / len(unseen) if unseen else 0.0
        to_come = [float(deck.values[card]) for card in deck.cards(own)]
        to_come += [average] * (face_down - len(to_come))
        if 0.0 in to_come and not world.amulets[seat]:
            return True
        better = sum(1 for coming in to_come if coming > value + self.worth.patience)
        below = sum(1 for card in world.rose_cards[: world.asked] if card == NO_CARD)
        before = sum(1 for rose in roses[:below] if rose != seat)
        return better - before < roses.count(seat)

    def _outlook(self, world: Tobago, place: int) -> int:
        """How much of the island can be reached from a space."""
        away = world.island.legs_from(place)
        return sum(1 for space in world.island.spaces if away[space] <= world.components.legs)


def treasures(world: Tobago) -> list[int]:
    """Where the located treasures lie."""
    return [world.treasures[path] for path in range(PATHS) if world.is_located(path)]


def distance(world: Tobago, start: int, target: int) -> int:
    """How many legs it takes."""
    return world.island.legs_from(start)[target]


def make() -> Bot:
    """The bot as it sits at tables."""
    return Greedy(Worth())

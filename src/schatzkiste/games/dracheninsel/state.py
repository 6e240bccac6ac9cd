"""A position of Die Dracheninsel."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import ALONE, NOBODY, JsonObject, State
from schatzkiste.games.dracheninsel.board import BOATS, NOWHERE
from schatzkiste.games.dracheninsel.cards import NO_CARD
from schatzkiste.games.dracheninsel.island import NO_PLAN, Island, Plan
from schatzkiste.games.dracheninsel.lore import Lore
from schatzkiste.games.dracheninsel.tables import Tables

DECK: Final = 0
THEFT: Final = 1
FIRST_SEAT: Final = 2
STREAMS: Final = ("deck", "theft", "first-seat")

TURN: Final = 0
LEADER: Final = 1
EXIT: Final = 2
FLYING: Final = 3
LANDING: Final = 4
PAYMENT: Final = 5
ROBBERY: Final = 6
SWAP: Final = 7
PATROL: Final = 8
TERROR: Final = 9
SNEAK: Final = 10
JOURNEY: Final = 11
PASSING: Final = 12
SLUMBER: Final = 13
CONFIRM: Final = 14
COUNTER: Final = 15
SHARING: Final = 16
ANSWER: Final = 17
AGREEMENT: Final = 18
"""The phases, in the order in which the game lists them."""

NO_ANSWER: Final = -1
LETS_GO: Final = -2
"""What a seat that is asked in a window may have answered, besides the kind of card it wants to play."""

NOTHING_ANNOUNCED: Final = 0
A_TERROR: Final = 1
A_SNEAK: Final = 2
A_SLUMBER: Final = 3
ANNOUNCED: Final = ("", "terror", "sneak", "slumber")
"""What lies on the table and can still be countered (DI-9.5)."""


class Dracheninsel(State):
    """The island, the hands and decks, and how far the turn of the active player has come.

    `before` is the island before his last action; `loot` the cards that action took, as tokens of their victims
    (lore.py); `shown` and `lore_before` what others saw since, to take it back. `plan` is his half-made action.
    `deeds` counts his actions in this turn, `costly` says whether one took a card. `bearer` and `partner` are two
    hunters who have arrived in a boat and have not shared yet; `betrayer` the seat that played the last Betrayal.
    `newcomers`, `old_elsewhere`, `new_unseen`, `lore_then` and `trail` are what the last shuffle tells (origins.py).
    `stopped` is set when Slumber came so early that he may pass (DI-3.13), `proposed` when he has asked in this turn
    whether to end the game (DI-10.3). `table` holds played cards as 32 * seat + kind.
    """

    def __init__(self, game: Game, tables: Tables, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.tables = tables
        self.owner: list[int] = []
        self.hunters: list[list[int]] = []
        self.island: Island = _NO_ISLAND
        self.before: Island = _NO_ISLAND
        self.plan: Plan = NO_PLAN
        self.hands: list[list[int]] = []
        self.held: list[int] = []
        self.lore: list[Lore] = []
        self.lore_before: list[Lore] = []
        self.loot: list[int] = []
        self.shown: list[int] = []
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.top = NO_CARD
        self.newcomers: list[int] = []
        self.old_elsewhere: list[list[int]] = []
        self.new_unseen: list[list[int]] = []
        self.lore_then: list[Lore] = []
        self.trail: list[int] = []
        self.table: list[int] = []
        self.purse: list[int] = []
        self.turn = 0
        self.turns = 0
        self.quiet = 0
        self.deeds = 0
        self.costly = False
        self.free = 0
        self.mover = NOWHERE
        self.stoppable = False
        self.turn_over = False
        self.stopped = False
        self.may_agree = settings["agreement"] == "on"
        self.proposed = False
        self.bearer = NOWHERE
        self.partner = NOWHERE
        self.betrayer = NOWHERE
        self.announced = NOTHING_ANNOUNCED
        self.announcer = NOWHERE
        self.target = NOWHERE
        self.answers: list[int] = []

    def copy(self) -> Dracheninsel:
        """An exact and independent copy."""
        twin = Dracheninsel(self.game, self.tables, self.players, self.settings, self.seed)
        self.copy_base(twin)
        twin.owner = self.owner
        twin.hunters = self.hunters
        twin.island = self.island
        twin.before = self.before
        twin.plan = self.plan
        hands: list[list[int]] = []
        for hand in self.hands:
            hands.append(hand[:])
        twin.hands = hands
        twin.held = self.held[:]
        twin.lore = self.lore[:]
        twin.lore_before = self.lore_before
        twin.loot = self.loot
        twin.shown = self.shown
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.top = self.top
        twin.newcomers = self.newcomers
        twin.old_elsewhere = self.old_elsewhere
        twin.new_unseen = self.new_unseen
        twin.lore_then = self.lore_then
        twin.trail = self.trail
        twin.table = self.table[:]
        twin.purse = self.purse
        twin.turn = self.turn
        twin.turns = self.turns
        twin.quiet = self.quiet
        twin.deeds = self.deeds
        twin.costly = self.costly
        twin.free = self.free
        twin.mover = self.mover
        twin.stoppable = self.stoppable
        twin.turn_over = self.turn_over
        twin.stopped = self.stopped
        twin.proposed = self.proposed
        twin.bearer = self.bearer
        twin.partner = self.partner
        twin.betrayer = self.betrayer
        twin.announced = self.announced
        twin.announcer = self.announcer
        twin.target = self.target
        twin.answers = self.answers[:]
        return twin

    def scores(self) -> list[int]:
        """Everyone's coins (DI-10.2)."""
        values = self.tables.treasures
        count = len(values)
        return [
            sum(values[place] * self.purse[seat * count + place] for place in range(count))
            for seat in range(self.players)
        ]

    def coins(self, seat: int) -> list[int]:
        """The coins a seat has won, highest first."""
        values = self.tables.treasures
        found: list[int] = []
        for place in range(len(values) - 1, -1, -1):
            found += [values[place]] * self.purse[seat * len(values) + place]
        return found

    def winners(self) -> tuple[int, ...]:
        """Highest sum, then highest coin, then the next (DI-10.2)."""
        if not self.is_over:
            return NOBODY
        ranks = self.rank_keys()
        best = max(ranks)
        return tuple(seat for seat in range(self.players) if ranks[seat] == best)

    def rank_keys(self) -> list[list[int]]:
        """What decides about places, for each seat: greater is better, equal is shared."""
        scores = self.scores()
        return [[scores[seat], *self.coins(seat)] for seat in range(self.players)]

    @property
    def window(self) -> str:
        """The window for replies; a Slumber may come at any time until the next action (DI-9.1)."""
        if not self.to_act:
            return ""
        if self.phase == COUNTER:
            return "counter"
        return "slumber" if self.stoppable else ""

    def asked_openly(self) -> int:
        """The seat that everyone knows to be asked."""
        if self.phase == COUNTER:
            return self.announcer
        if self.phase == SLUMBER and self.has_arrived():
            return self.boat_owner()
        if self.phase in (SLUMBER, CONFIRM):
            return self.turn
        return self.to_act[0]

    def known_to_act(self, seat: int | None) -> tuple[int, ...]:
        """Only those who hold the card are asked in a window, and nobody else may notice (DI-9.6)."""
        if not self.to_act:
            return NOBODY
        if seat is not None and seat in self.to_act:
            return ALONE[seat]
        return ALONE[self.asked_openly()]

    def has_arrived(self) -> bool:
        """Whether a pair stands in a boat with a treasure that is not cashed yet (DI-6.6)."""
        return self.bearer != NOWHERE

    def boat_owner(self) -> int:
        """The seat whose boat the pair has arrived in."""
        return self.owner[self.island.spots[self.bearer] - BOATS]

    def boat_partner(self) -> int:
        """The other carrier's seat."""
        owner = self.boat_owner()
        seat = self.owner[self.bearer]
        return self.owner[self.partner] if seat == owner else seat

    def is_own_pair(self) -> bool:
        """Whether both arrived hunters belong to one player (DI-6.8)."""
        return self.owner[self.bearer] == self.owner[self.partner]

    def look(self, seat: int | None) -> JsonObject:
        """What the seat may see."""
        from schatzkiste.games.dracheninsel.view import view_of

        return dict(view_of(self, seat))

    def position(self) -> JsonObject:
        """The whole position by names, for `to_json`."""
        from schatzkiste.games.dracheninsel.writing import position_of

        return position_of(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the hands of the others and the pile anew, within what the seat knows of them."""
        from schatzkiste.games.dracheninsel.redeal import redeal

        redeal(self, seat, rng)


_NO_ISLAND: Final[Island] = Island([], [], [], [], False)

"""A position of Silver & Gold."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import NOBODY, JsonObject, State
from schatzkiste.games.silver_gold.actions import ACTIONS, NO_ACTION, PAIR_NAMES
from schatzkiste.games.silver_gold.grid import label
from schatzkiste.games.silver_gold.hidden import redeal
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES
from schatzkiste.games.silver_gold.scoring import best_seats, total_of
from schatzkiste.games.silver_gold.tables import Tables
from schatzkiste.games.silver_gold.terms import NO_CARD, NO_PAIR, ROUNDS, SLOTS, TROPHIES, TURNS
from schatzkiste.games.silver_gold.view import view_of

TREASURES: Final = 0
ROUTE: Final = 1
FIRST_SEAT: Final = 2
STREAMS: Final = ("treasures", "route", "first-seat")


class SilverGold(State):
    """The decks, the display, and what lies before each player.

    The two cards of a seat are at 2 * seat and 2 * seat + 1 in `cards`, `marks` and `fresh`; `marks` are final, `fresh`
    are those of the running turn, which have no effect until all are done. `opening` is a seat's first mark of the
    turn, `crosses` how many duty fields it still has to mark. `deck[top]` is the top card; the last `under` cards of
    the deck are known to everyone. `route` has the patterns of this round in their order, the eighth never seen; rounds
    and turns count from 0. The display lies in the order of age, the oldest first.

    Only `fresh`, `opening`, `crosses` and `coins` are changed in place. All other lists are shared between copies and
    are replaced when something in them changes.
    """

    def __init__(self, game: Game, tables: Tables, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.tables = tables
        self.dealt: list[tuple[int, ...]] = []
        self.kept: list[int] = []
        self.cards: list[int] = []
        self.marks: list[int] = []
        self.fresh: list[int] = []
        self.opening: list[int] = []
        self.crosses: list[int] = []
        self.coins: list[int] = []
        self.palms: list[tuple[int, ...]] = []
        self.trophies: list[tuple[int, ...]] = []
        self.completed: list[tuple[int, ...]] = []
        self.deck: list[int] = []
        self.top = 0
        self.under = 0
        self.display: tuple[int, ...] = ()
        self.display_taken = False
        self.struck = 0
        self.route: list[int] = []
        self.round = 0
        self.turn = 0
        self.starter = 0

    def copy(self) -> SilverGold:
        """An exact and independent copy."""
        twin = SilverGold(self.game, self.tables, self.players, self.settings, self.seed)
        self.copy_base(twin)
        twin.dealt = self.dealt
        twin.kept = self.kept
        twin.cards = self.cards
        twin.marks = self.marks
        twin.fresh = self.fresh[:]
        twin.opening = self.opening[:]
        twin.crosses = self.crosses[:]
        twin.coins = self.coins[:]
        twin.palms = self.palms
        twin.trophies = self.trophies
        twin.completed = self.completed
        twin.deck = self.deck
        twin.top = self.top
        twin.under = self.under
        twin.display = self.display
        twin.display_taken = self.display_taken
        twin.struck = self.struck
        twin.route = self.route
        twin.round = self.round
        twin.turn = self.turn
        twin.starter = self.starter
        return twin

    @property
    def is_open(self) -> bool:
        """Whether marks are shown to all at once (option `marking`)."""
        return self.settings["marking"] == "open"

    @property
    def is_tracked(self) -> bool:
        """Whether the used expedition cards of the round stay in sight (option `tracker`)."""
        return self.settings["tracker"] == "on"

    @property
    def is_last_turn(self) -> bool:
        """Whether no turn follows this one."""
        return self.round == ROUNDS - 1 and self.turn == TURNS - 1

    def pattern(self) -> int:
        """The pattern of this turn."""
        return self.route[self.turn]

    def free(self, place: int) -> int:
        """The fields not yet marked on the card at a place, marks of this turn included."""
        card = self.cards[place]
        return 0 if card == NO_CARD else self.tables.fields[card] & ~(self.marks[place] | self.fresh[place])

    def has_free_field(self, seat: int) -> bool:
        """Whether the seat could mark anything at all."""
        return self.free(2 * seat) != 0 or self.free(2 * seat + 1) != 0

    def deck_size(self) -> int:
        """How many cards the deck has."""
        return len(self.deck) - self.top

    def palm_value(self) -> int:
        """What a palm marked in this turn scores: 1 and 1 for each palm in the display (SG-3.7)."""
        value = 1
        for card in self.display:
            value += self.tables.cards[card].palm_count
        return value

    def scores(self) -> list[int]:
        """Everyone's points as they stand; marks that are not final do not count."""
        return [total_of(self, seat) for seat in range(self.players)]

    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, ties broken by colours (SG-4.4)."""
        return best_seats(self) if self.is_over else NOBODY

    def look(self, seat: int | None) -> JsonObject:
        """What the seat may see."""
        return dict(view_of(self, seat))

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        redeal(self, seat, rng)

    def card_names(self, cards: list[int]) -> list[str]:
        """Cards by name."""
        return [self.tables.cards[card].name for card in cards]

    def position(self) -> JsonObject:
        """The whole position by names, for `to_json`."""
        return {
            "round": self.round + 1,
            "turn": self.turn + 1,
            "starter": self.starter,
            "route": [PATTERN_NAMES[pattern] for pattern in self.route],
            "deck": self.card_names(self.deck[self.top :]),
            "under": self.under,
            "display": self.card_names(list(self.display)),
            "display_taken": self.display_taken,
            "trophies": list(TROPHIES[self.struck :]),
            "seats": [self._seat(seat) for seat in range(self.players)],
        }

    def _seat(self, seat: int) -> JsonObject:
        pair, opening = self.kept[seat], self.opening[seat]
        return {
            "dealt": self.card_names(list(self.dealt[seat])),
            "kept": None if pair == NO_PAIR else PAIR_NAMES[pair],
            "cards": [self._held(SLOTS * seat + slot) for slot in range(SLOTS)],
            "opening": None if opening == NO_ACTION else ACTIONS[opening].notation,
            "coins": self.coins[seat],
            "palms": list(self.palms[seat]),
            "trophies": list(self.trophies[seat]),
            "completed": self.card_names(list(self.completed[seat])),
        }

    def _held(self, place: int) -> JsonObject | None:
        card = self.cards[place]
        if card == NO_CARD:
            return None
        return {
            "card": self.tables.cards[card].name,
            "marks": label(self.marks[place]),
            "fresh": label(self.fresh[place]),
        }

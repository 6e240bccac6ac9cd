"""A position of Silver & Gold."""

from __future__ import annotations

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import NOBODY, JsonObject
from schatzkiste.games.silver_gold.components import Components
from schatzkiste.games.silver_gold.constants import NO_CARD, NO_PATTERN, ROUNDS, SLOTS, TURNS
from schatzkiste.games.silver_gold.ending import ending_of
from schatzkiste.games.silver_gold.hidden import redeal
from schatzkiste.games.silver_gold.marking import count_crosses
from schatzkiste.games.silver_gold.position import SilverGoldPosition
from schatzkiste.games.silver_gold.scoring import best_seats, total_of
from schatzkiste.games.silver_gold.view import view_of


class SilverGold(SilverGoldPosition):
    """The decks, the display, and what lies before each player."""

    def __init__(self, game: Game, components: Components, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.components = components
        self.open_marking = settings["marking"] == "open"
        self.tracker = settings["tracker"] == "on"

    def copy(self) -> SilverGold:
        """An exact and independent copy."""
        twin = SilverGold(self.game, self.components, self.players, self.settings, self.seed)
        self.copy_base(twin)
        self.copy_attributes(twin)
        return twin

    def work_out(self) -> None:
        """Find the pattern of this turn, the free fields and the crosses that are left."""
        self.pattern = self.expeditions[self.turn - 1] if self.expeditions else NO_PATTERN
        self.free = [
            0 if card == NO_CARD else self.components.fields[card] & ~(self.marks[place] | self.new_marks[place])
            for place, card in enumerate(self.cards)
        ]
        self.crosses_left = [count_crosses(self, seat) for seat in range(self.players)]

    @property
    def forgets(self) -> bool:
        """Whether the log drops expedition cards that were used (SG-4.1)."""
        return not self.tracker

    @property
    def is_last_turn(self) -> bool:
        """Whether no turn follows this one."""
        return self.turn == TURNS and self.round == ROUNDS

    def has_free_field(self, seat: int) -> bool:
        """Whether the seat could mark anything at all."""
        return self.free[SLOTS * seat] != 0 or self.free[SLOTS * seat + 1] != 0

    def palm_value(self) -> int:
        """What a palm marked in this turn scores: 1, and 1 more for each palm in the display (SG-3.7)."""
        value = 1
        for card in self.display:
            value += self.components.cards[card].palm_count
        return value

    def names_of(self, cards: list[int]) -> list[str]:
        """Cards by name."""
        return [self.components.card_names[card] for card in cards]

    def scores(self) -> list[int]:
        """Everyone's points as they stand; marks that are not final do not count."""
        return [total_of(self, seat) for seat in range(self.players)]

    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, ties broken by colours (SG-4.4)."""
        return best_seats(self) if self.is_over else NOBODY

    def look(self, seat: int | None) -> JsonObject:
        """What the seat may see."""
        return dict(view_of(self, seat))

    def ending(self) -> JsonObject:
        """What everyone can check at the end."""
        return ending_of(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        redeal(self, seat, rng)

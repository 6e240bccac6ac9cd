"""A position of Tobago."""

from __future__ import annotations

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import JsonObject
from schatzkiste.games.tobago.components import Components
from schatzkiste.games.tobago.constants import CLUE_STACK, NO_PATH, NO_PLACE
from schatzkiste.games.tobago.ending import ending_of
from schatzkiste.games.tobago.hidden import redeal
from schatzkiste.games.tobago.position import TobagoPosition
from schatzkiste.games.tobago.view import view_of


class Tobago(TobagoPosition):
    """The island, the four paths, the decks, and what everyone has.

    Whatever copies share is replaced, never changed in place: hands, the clues and roses of a path, discards.
    """

    def __init__(self, game: Game, components: Components, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.components = components
        self.advanced = settings["rules"] == "advanced"
        self.hand_size = components.hand[players]
        self.idle_limit = components.idle_rounds * players

    def copy(self) -> Tobago:
        """An exact and independent copy."""
        twin = Tobago(self.game, self.components, self.players, self.settings, self.seed)
        self.copy_base(twin)
        self.copy_attributes(twin)
        return twin

    @property
    def forgets(self) -> bool:
        """Whether the log forgets what others took; gold taken lies face down (TO-7.2)."""
        return self.settings["memory"] == "printed"

    @property
    def deals(self) -> int:
        """How often the clues were shuffled, at the start and when the stack had run out."""
        return self.chance[CLUE_STACK]

    @property
    def safe_left(self) -> int:
        """How many cards on top of the gold stack cannot be curses (TO-2.2)."""
        drawn = self.components.gold.size - len(self.gold_stack)
        return 0 if self.mixed else max(0, self.components.safe - drawn)

    @property
    def is_last_treasure(self) -> bool:
        """Whether the gold stack has run out: the treasure being shared is the last (TO-7.1)."""
        return not self.gold_stack or self.mixed != 0

    @property
    def is_sharing(self) -> bool:
        """Whether a treasure is being shared."""
        return self.raised != NO_PATH

    @property
    def offer(self) -> int:
        """The gold card on offer."""
        return self.shown[-1]

    def scores(self) -> list[int]:
        """Everyone's gold, once it is counted; until then it lies face down (TO-7.2)."""
        if self.to_act:
            return [0] * self.players
        return [self.gold_of(seat) for seat in range(self.players)]

    def gold_of(self, seat: int) -> int:
        """The gold a seat has taken; whoever kept count knows it (TO-7.2)."""
        return self.components.gold.worth(self.gold[seat])

    def allows(self, clue: int, place: int) -> bool:
        """Whether the treasure may lie on the place if the clue is true (TO-3.1)."""
        return self.clues_at[place] >> clue & 1 != 0

    def is_located(self, path: int) -> bool:
        """Whether one space is left on the path: the treasure is located (TO-3.5)."""
        return self.treasures[path] != NO_PLACE

    def has_markers(self, path: int) -> bool:
        """Whether few enough spaces are left on the path for a marker on each (TO-3.5)."""
        return len(self.path_clues[path]) > 0 and len(self.candidates[path]) <= self.components.markers

    def markers(self, path: int) -> list[int]:
        """The spaces with a marker of the path's colour."""
        return self.candidates[path] if self.has_markers(path) else []

    def has_amulet(self, place: int) -> bool:
        """Whether an amulet lies on the place."""
        return any(other == place for other in self.amulets_on)

    def look(self, seat: int | None) -> JsonObject:
        """What the seat may see."""
        return dict(view_of(self, seat))

    def ending(self) -> JsonObject:
        """What everyone can check at the end."""
        return ending_of(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew the stacks, the others' hands, the pile, and gold lying face down that the seat did not draw."""
        redeal(self, seat, rng)

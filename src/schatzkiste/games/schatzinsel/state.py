"""A position of Die Schatzinsel."""

from __future__ import annotations

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import JsonObject
from schatzkiste.games.schatzinsel.board import BIT, FIELDS, SIDE, TOUCHING, members, names
from schatzkiste.games.schatzinsel.components import Components
from schatzkiste.games.schatzinsel.ending import ending_of
from schatzkiste.games.schatzinsel.hidden import redeal
from schatzkiste.games.schatzinsel.position import SchatzinselPosition
from schatzkiste.games.schatzinsel.view import view_of


class Schatzinsel(SchatzinselPosition):
    """The board, the free stock, and what lies behind each screen; fields are counted from the top left."""

    def __init__(self, game: Game, components: Components, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.components = components
        self.hawkins = settings["rules"] == "hawkins"
        self.crowds = settings["guards"] == "any"

    def copy(self) -> Schatzinsel:
        """An exact and independent copy."""
        twin = Schatzinsel(self.game, self.components, self.players, self.settings, self.seed)
        self.copy_base(twin)
        self.copy_attributes(twin)
        return twin

    def lay_out(self) -> None:
        """Find every tile's field by the coordinate stones, and count what stands on the board."""
        field_of = [0] * FIELDS
        for row, row_number in enumerate(self.rows):
            for column, column_number in enumerate(self.columns):
                field_of[SIDE * (row_number - 1) + column_number - 1] = SIDE * row + column
        self.field_of = field_of
        self.tile_of = [field_of.index(field) for field in range(FIELDS)]
        self.cross_fields = sum(BIT[field_of[tile]] for tile in members(self.components.crosses))
        self.standing_chests = len(members(self.chests_on))
        self.standing_guards = sum(self.guards_on)

    def scores(self) -> list[int]:
        """Everyone's points as they stand."""
        return self.points[:]

    def is_laid(self, tile: int) -> bool:
        """Whether the tile lies on the board."""
        return self.board & BIT[self.field_of[tile]] != 0

    def laid_tiles(self) -> int:
        """The tiles on the board."""
        return sum(BIT[self.tile_of[field]] for field in members(self.board))

    def tiles_of(self, fields: int) -> list[str]:
        """The names of the tiles that belong on these fields."""
        return names(sum(BIT[self.tile_of[field]] for field in members(fields)))

    def has_chest(self, tile: int) -> bool:
        """Whether a chest stands on the tile."""
        return self.chests_on & BIT[self.field_of[tile]] != 0

    def free_crosses(self) -> int:
        """The fields that could take a chest: with a laid tile, a cross, and no chest (SI-3.5)."""
        return self.board & self.cross_fields & ~self.chests_on

    def has_unguarded_chest(self) -> bool:
        """Whether any chest could take a guard (SI-3.6)."""
        return self.standing_chests > 0 and (self.crowds or self.standing_guards < self.standing_chests)

    def is_empty(self, seat: int) -> bool:
        """Whether nothing is left behind the seat's screen."""
        return not (self.hands[seat] or self.chests[seat] or self.guards[seat])

    def hidden_tiles(self) -> int:
        """The tiles that lie behind some screen without having been seen."""
        hidden = 0
        for seat in range(self.players):
            hidden |= self.hands[seat] & ~self.seen[seat]
        return hidden

    def thinkable_tiles(self, seat: int) -> int:
        """The tiles that the seat may hold for all that everybody knows."""
        if self.hands[seat] == self.seen[seat]:
            return self.seen[seat]
        return self.seen[seat] | self.hidden_tiles()

    def next_to_last(self, tile: int) -> bool:
        """Whether the tile belongs beside the one laid just before (SI-3.4)."""
        return TOUCHING[self.last] & BIT[self.field_of[tile]] != 0

    def look(self, seat: int | None) -> JsonObject:
        """What the seat may see."""
        return dict(view_of(self, seat))

    def ending(self) -> JsonObject:
        """What everyone can check at the end."""
        return ending_of(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the unseen tiles of the others anew."""
        redeal(self, seat, rng)

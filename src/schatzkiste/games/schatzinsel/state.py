"""A position of Die Schatzinsel."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.game import Game
from schatzkiste.core.options import Settings
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import JsonObject, State
from schatzkiste.games.schatzinsel.actions import KINDS, NO_KIND, kind_names
from schatzkiste.games.schatzinsel.board import (
    BIT,
    FIELDS,
    NOWHERE,
    SIDE,
    TILE_NAMES,
    TOUCHING,
    members,
    names,
)
from schatzkiste.games.schatzinsel.tables import Tables
from schatzkiste.games.schatzinsel.view import view_of

ISLAND: Final = 0
TILES: Final = 1
FIRST_SEAT: Final = 2
STREAMS: Final = ("island", "tiles", "first-seat")


class Schatzinsel(State):
    """The board, the free stock, and what lies behind each screen.

    Fields are counted from the top left; `field_of` says where a tile belongs, `tile_of` which tile belongs on a field,
    `cross_fields` where the tiles with a cross belong.
    `seen` holds those tiles behind a screen that everyone saw being taken (SI-3.1).
    """

    def __init__(self, game: Game, tables: Tables, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.tables = tables
        self.hawkins = settings["rules"] == "hawkins"
        self.crowds = settings["guards"] == "any"
        self.field_of: list[int] = []
        self.tile_of: list[int] = []
        self.cross_fields = 0
        self.start = NOWHERE
        self.board = 0
        self.chests_on = 0
        self.guards_on: list[int] = []
        self.standing_chests = 0
        self.standing_guards = 0
        self.stock = 0
        self.stock_guards = 0
        self.hands: list[int] = []
        self.seen: list[int] = []
        self.chests: list[int] = []
        self.guards: list[int] = []
        self.points: list[int] = []
        self.turn = 0
        self.kind = NO_KIND
        self.closed = 0
        self.last = NOWHERE

    def copy(self) -> Schatzinsel:
        """An exact and independent copy."""
        twin = Schatzinsel(self.game, self.tables, self.players, self.settings, self.seed)
        self.copy_base(twin)
        twin.field_of = self.field_of
        twin.tile_of = self.tile_of
        twin.cross_fields = self.cross_fields
        twin.start = self.start
        twin.board = self.board
        twin.chests_on = self.chests_on
        twin.guards_on = self.guards_on[:]
        twin.standing_chests = self.standing_chests
        twin.standing_guards = self.standing_guards
        twin.stock = self.stock
        twin.stock_guards = self.stock_guards
        twin.hands = self.hands[:]
        twin.seen = self.seen[:]
        twin.chests = self.chests[:]
        twin.guards = self.guards[:]
        twin.points = self.points[:]
        twin.turn = self.turn
        twin.kind = self.kind
        twin.closed = self.closed
        twin.last = self.last
        return twin

    def scores(self) -> list[int]:
        """Everyone's points as they stand."""
        return self.points[:]

    def place_stones(self, rows: list[int], columns: list[int]) -> None:
        """Lay out the coordinate stones (numbers from the top and from the left), which fix every tile's field."""
        field_of = [0] * FIELDS
        for row, row_number in enumerate(rows):
            for column, column_number in enumerate(columns):
                field_of[SIDE * (row_number - 1) + column_number - 1] = SIDE * row + column
        self.field_of = field_of
        self.tile_of = [field_of.index(field) for field in range(FIELDS)]
        self.cross_fields = sum(BIT[field_of[tile]] for tile in members(self.tables.crosses))

    def stones(self) -> tuple[list[int], list[int]]:
        """The numbers of the coordinate stones from the top and from the left."""
        rows = [self.tile_of[SIDE * row] // SIDE + 1 for row in range(SIDE)]
        columns = [self.tile_of[column] % SIDE + 1 for column in range(SIDE)]
        return rows, columns

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

    def takes_guard(self, tile: int) -> bool:
        """Whether a guard may be set there: beside a chest, and the only one unless agreed otherwise (SI-3.6)."""
        return self.has_chest(tile) and (self.crowds or not self.guards_on[self.field_of[tile]])

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

    def position(self) -> JsonObject:
        """The whole position by names, for `to_json`."""
        rows, columns = self.stones()
        return {
            "rows": rows,
            "columns": columns,
            "start": TILE_NAMES[self.start],
            "board": names(self.laid_tiles()),
            "chests": self.tiles_of(self.chests_on),
            "guards": {TILE_NAMES[self.tile_of[field]]: count for field, count in enumerate(self.guards_on) if count},
            "stock": names(self.stock),
            "stock_guards": self.stock_guards,
            "screens": [
                {
                    "tiles": names(self.hands[seat]),
                    "seen": names(self.seen[seat]),
                    "chests": self.chests[seat],
                    "guards": self.guards[seat],
                }
                for seat in range(self.players)
            ],
            "points": self.points[:],
            "turn": self.turn,
            "kind": None if self.kind == NO_KIND else KINDS[self.kind].name,
            "closed": kind_names(self.closed),
            "last": None if self.last == NOWHERE else TILE_NAMES[self.tile_of[self.last]],
        }

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the unseen tiles of the others anew; how many each holds can be counted by all."""
        others = [other for other in range(self.players) if other != seat]
        unseen = [self.hands[other] & ~self.seen[other] for other in others]
        pool = members(sum(unseen))
        rng.shuffle(pool)
        for other, tiles in zip(others, unseen, strict=True):
            count = len(members(tiles))
            self.hands[other] = self.seen[other] | sum(BIT[tile] for tile in pool[:count])
            pool = pool[count:]

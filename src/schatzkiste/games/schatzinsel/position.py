"""What a position consists of, and copying it. Written by `python -m tools.positions` from attributes.py."""

from __future__ import annotations

from schatzkiste.core.state import State


class SchatzinselPosition(State):
    """What attributes.py declares."""

    rows: list[int]  # the numbers of the coordinate stones from the top
    columns: list[int]  # the numbers of the coordinate stones from the left
    start: int  # the tile the island began with
    board: int  # the fields with a tile
    chests_on: int  # the fields with a chest
    guards_on: list[int]  # how many guards stand on each field
    stock: int  # the free tiles
    stock_guards: int  # how many guards are free
    hands: list[int]  # the tiles behind each screen
    seen: list[int]  # those of them that everyone saw being taken (SI-3.1)
    chests: list[int]  # the chests behind each screen
    guards: list[int]  # the guards behind each screen
    points: list[int]  # everyone's points
    turn: int  # whose turn it is
    kind: int  # the kind of action under way in this turn
    closed: int  # the kinds that are over for this turn
    last: int  # the field of the tile laid just before
    field_of: list[int]  # where a tile belongs
    tile_of: list[int]  # which tile belongs on a field
    cross_fields: int  # where the tiles with a cross belong
    standing_chests: int  # how many chests stand on the board
    standing_guards: int  # how many guards stand on the board

    def copy_attributes(self, twin: SchatzinselPosition) -> None:
        """Give another state all attributes of this one."""
        twin.rows = self.rows
        twin.columns = self.columns
        twin.start = self.start
        twin.board = self.board
        twin.chests_on = self.chests_on
        twin.guards_on = self.guards_on[:]
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
        twin.field_of = self.field_of
        twin.tile_of = self.tile_of
        twin.cross_fields = self.cross_fields
        twin.standing_chests = self.standing_chests
        twin.standing_guards = self.standing_guards

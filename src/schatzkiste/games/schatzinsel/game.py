"""Die Schatzinsel as a game of the chest: set-up (ledger section 2) and reading of positions."""

from __future__ import annotations

from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadPosition
from schatzkiste.core.game import Game
from schatzkiste.core.options import Choice, Settings
from schatzkiste.core.state import State
from schatzkiste.games.schatzinsel.actions import ACTIONS, ALL_KINDS, KINDS, LAY, NO_KIND, TAKING, kind_names
from schatzkiste.games.schatzinsel.board import (
    ALL_TILES,
    BIT,
    FIELDS,
    NOWHERE,
    SIDE,
    TILE_BY_NAME,
    TILE_NAMES,
    members,
)
from schatzkiste.games.schatzinsel.phases.turn import TURN
from schatzkiste.games.schatzinsel.state import FIRST_SEAT, ISLAND, STREAMS, TILES, Schatzinsel
from schatzkiste.games.schatzinsel.tables import Tables
from schatzkiste.games.schatzinsel.turns import may_go_on, open_turn

_KEYS = (
    *("rows", "columns", "start", "board", "chests", "guards", "stock", "stock_guards", "screens"),
    *("points", "turn", "kind", "closed", "last"),
)


class SchatzinselGame(Game):
    """The game with one set of tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            id="schatzinsel",
            title="Die Schatzinsel",
            players=tuple(sorted(tables.shares)),
            minutes=25,
            rules_version=1,
            options=(
                Choice("rules", ("silver", "hawkins"), "silver"),
                Choice("guards", ("one", "any"), "one"),
            ),
            actions=ACTIONS,
            phases=[TURN],
            streams=STREAMS,
            turn_rule="SI-2.5",
            end_rule="SI-5.1",
            tables_digest=tables.digest,
        )
        self.tables = tables

    def deal(self, players: int, settings: Settings, seed: str) -> State:
        """Draw the island, deal what lies behind the screens, draw the starting player."""
        state = Schatzinsel(self, self.tables, players, settings, seed)
        _draw_island(state)
        _fill_screens(state)
        state.turn = state.use_chance(FIRST_SEAT).below(players)
        open_turn(state)
        return state

    def read(self, players: int, settings: Settings, seed: str, position: Document) -> State:
        """A position by names."""
        return _read(Schatzinsel(self, self.tables, players, settings, seed), position)

    def check(self, state: State, doc: Document) -> None:
        """Refuse a position whose parts do not fit together."""
        assert isinstance(state, Schatzinsel)
        _check(state, doc.section("position"))


def _draw_island(state: Schatzinsel) -> None:
    """One tile on one field, its numbers beside its row and column, the other numbers at random (SI-2.1, SI-2.2)."""
    rng = state.use_chance(ISLAND)
    tile = rng.below(FIELDS)
    field = rng.below(FIELDS)
    sides: list[list[int]] = []
    for number, place in ((tile // SIDE + 1, field // SIDE), (tile % SIDE + 1, field % SIDE)):
        others = [other for other in range(1, SIDE + 1) if other != number]
        rng.shuffle(others)
        sides.append([*others[:place], number, *others[place:]])
    state.place_stones(sides[0], sides[1])
    state.start = tile
    state.board = BIT[field]


def _fill_screens(state: Schatzinsel) -> None:
    """Tiles, chests and guards by the number of players (SI-2.3)."""
    share = state.tables.shares[state.players]
    tiles = [tile for tile in range(FIELDS) if tile != state.start]
    state.use_chance(TILES).shuffle(tiles)
    for seat in range(state.players):
        state.hands.append(sum(BIT[tile] for tile in tiles[seat * share.tiles : (seat + 1) * share.tiles]))
    state.stock = sum(BIT[tile] for tile in tiles[state.players * share.tiles :])
    state.stock_guards = share.free_guards
    state.guards_on = [0] * FIELDS
    state.seen = [0] * state.players
    state.chests = [share.chests] * state.players
    state.guards = [share.guards] * state.players
    state.points = [0] * state.players


def _read(state: Schatzinsel, doc: Document) -> Schatzinsel:
    doc.only(_KEYS)
    rows, columns = _stones(doc, "rows"), _stones(doc, "columns")
    state.place_stones(rows, columns)
    state.start = TILE_BY_NAME[doc.one_of("start", list(TILE_NAMES))]
    state.board = _fields(state, _tiles(doc, "board"))
    state.chests_on = _fields(state, _tiles(doc, "chests"))
    state.standing_chests = len(members(state.chests_on))
    guards = doc.section("guards")
    state.guards_on = [0] * FIELDS
    for name in guards.names():
        if name not in TILE_BY_NAME:
            raise guards.wrong(name, "must be a tile from 1-1 to 5-5")
        state.guards_on[state.field_of[TILE_BY_NAME[name]]] = guards.integer(name, 1, state.tables.guards)
    state.standing_guards = sum(state.guards_on)
    state.stock = _tiles(doc, "stock")
    state.stock_guards = doc.integer("stock_guards", 0, state.tables.guards)
    for place, screen in enumerate(doc.items("screens", state.players)):
        behind = Document(screen, f"{doc.path}.screens[{place}]", BadPosition)
        behind.only(("tiles", "seen", "chests", "guards"))
        state.hands.append(_tiles(behind, "tiles"))
        state.seen.append(_tiles(behind, "seen"))
        state.chests.append(behind.integer("chests", 0, state.tables.chests))
        state.guards.append(behind.integer("guards", 0, state.tables.guards))
        if state.seen[place] & ~state.hands[place]:
            raise behind.wrong("seen", "names a tile that is not behind this screen")
    state.points = doc.integers("points", state.players, 0, 1 << 30)
    state.turn = doc.integer("turn", 0, state.players - 1)
    kinds = [kind.name for kind in KINDS]
    state.kind = NO_KIND if doc.get("kind") is None else kinds.index(doc.one_of("kind", kinds))
    for place, name in enumerate(doc.texts("closed")):
        if name not in kinds:
            raise doc.wrong(f"closed[{place}]", f"must be one of {', '.join(kinds)}, not {name!r}")
        if state.closed >> kinds.index(name) & 1:
            raise doc.wrong(f"closed[{place}]", f"names {name} twice")
        state.closed |= 1 << kinds.index(name)
    if doc.get("last") is not None:
        state.last = state.field_of[TILE_BY_NAME[doc.one_of("last", list(TILE_NAMES))]]
    return state


def _stones(doc: Document, side: str) -> list[int]:
    stones = doc.integers(side, SIDE, 1, SIDE)
    if len(set(stones)) != SIDE:
        raise doc.wrong(side, "must have each number from 1 to 5 once")
    return stones


def _tiles(doc: Document, key: str) -> int:
    tiles = 0
    for place, name in enumerate(doc.texts(key)):
        tile = TILE_BY_NAME.get(name, -1)
        if tile < 0:
            raise doc.wrong(f"{key}[{place}]", f"must be a tile from 1-1 to 5-5, not {name!r}")
        if tiles & BIT[tile]:
            raise doc.wrong(f"{key}[{place}]", f"names {name} twice")
        tiles |= BIT[tile]
    return tiles


def _fields(state: Schatzinsel, tiles: int) -> int:
    return sum(BIT[state.field_of[tile]] for tile in members(tiles))


def _check(state: Schatzinsel, doc: Document) -> None:
    places = [("board", state.laid_tiles()), ("stock", state.stock)]
    places += [(f"screens[{seat}].tiles", state.hands[seat]) for seat in range(state.players)]
    found = 0
    for key, tiles in places:
        if found & tiles:
            raise doc.wrong(key, f"names {TILE_NAMES[members(found & tiles)[0]]}, which lies elsewhere too")
        found |= tiles
    if found != ALL_TILES:
        raise doc.wrong("", f"tile {TILE_NAMES[members(ALL_TILES & ~found)[0]]} lies nowhere")
    if not state.is_laid(state.start):
        raise doc.wrong("start", "must lie on the board")
    if state.chests_on & ~_fields(state, state.tables.crosses) or state.chests_on & ~state.board:
        raise doc.wrong("chests", "must stand on laid tiles with a cross")
    if state.standing_chests + sum(state.chests) > state.tables.chests:
        raise doc.wrong("chests", f"there are only {state.tables.chests} chests")
    if state.standing_guards + sum(state.guards) + state.stock_guards > state.tables.guards:
        raise doc.wrong("guards", f"there are only {state.tables.guards} guards")
    for field, count in enumerate(state.guards_on):
        if count and not state.chests_on & BIT[field]:
            raise doc.wrong("guards", f"{TILE_NAMES[state.tile_of[field]]} has a guard without a chest")
        if count > 1 and not state.crowds:
            raise doc.wrong("guards", f"{TILE_NAMES[state.tile_of[field]]} has more than one guard")
    _check_turn(state, doc)


def _check_turn(state: Schatzinsel, doc: Document) -> None:
    if state.last != NOWHERE and not state.board & BIT[state.last]:
        raise doc.wrong("last", "must lie on the board")
    if (state.last != NOWHERE) != (state.kind == LAY.index):
        raise doc.wrong("last", "must be named exactly when tiles are being laid")
    if state.closed != _closed_by(state):
        raise doc.wrong("closed", f"cannot be {kind_names(state.closed)} with these rules and this kind")
    if not state.to_act:
        if not state.is_empty(state.turn) and any(may_go_on(state, seat) for seat in range(state.players)):
            raise doc.wrong("turn", "the game is not over, so to_act must name this seat")
        return
    if state.to_act != (state.turn,):
        raise doc.wrong("turn", "must be the only seat in to_act")
    if state.kind == NO_KIND and state.is_empty(state.turn):
        raise doc.wrong("turn", "has nothing behind the screen, so the game is over")
    if not may_go_on(state, state.turn):
        raise doc.wrong("turn", "can do nothing more, so it is not this seat's turn")


def _closed_by(state: Schatzinsel) -> int:
    """The kinds that must be closed: fixed with the Silver rules; with the Hawkins rules more may be closed."""
    if state.kind == NO_KIND:
        return 0
    this_kind = 1 << state.kind
    if not state.hawkins:
        return ALL_KINDS & ~this_kind
    return state.closed | this_kind if KINDS[state.kind] in TAKING else state.closed & ~this_kind

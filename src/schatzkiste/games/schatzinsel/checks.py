"""What must fit together in a position of Die Schatzinsel, besides what each attribute demands for itself."""

from schatzkiste.core.document import Document
from schatzkiste.games.schatzinsel.actions import ALL_KINDS, LAY, TAKING, kind_names
from schatzkiste.games.schatzinsel.board import ALL_TILES, BIT, FIELDS, SIDE, TILE_NAMES, members
from schatzkiste.games.schatzinsel.constants import NO_FIELD, NO_KIND, STREAMS
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import may_go_on


def check(state: Schatzinsel, doc: Document) -> None:
    """Refuse a position that no game can reach."""
    if state.chance != [1] * len(STREAMS):
        raise doc.wrong("", f"goes with the chance {[1] * len(STREAMS)}, not {state.chance}")
    _check_tiles(state, doc)
    _check_pieces(state, doc)
    _check_shares(state, doc)
    _check_turn(state, doc)


def check_stones(state: Schatzinsel, doc: Document) -> None:
    """Each number stands once beside the rows and once above the columns (SI-2.2)."""
    for key, stones in (("rows", state.rows), ("columns", state.columns)):
        if len(set(stones)) != SIDE:
            raise doc.wrong(key, "must have each number from 1 to 5 once")


def _check_tiles(state: Schatzinsel, doc: Document) -> None:
    places = [("board", state.laid_tiles()), ("stock", state.stock)]
    places += [(f"hands[{seat}]", state.hands[seat]) for seat in range(state.players)]
    found = 0
    for key, tiles in places:
        if found & tiles:
            raise doc.wrong(key, f"names {TILE_NAMES[members(found & tiles)[0]]}, which lies elsewhere too")
        found |= tiles
    if found != ALL_TILES:
        raise doc.wrong("", f"tile {TILE_NAMES[members(ALL_TILES & ~found)[0]]} lies nowhere")
    if not state.is_laid(state.start):
        raise doc.wrong("start", "must lie on the board")
    for seat in range(state.players):
        if state.seen[seat] & ~state.hands[seat]:
            raise doc.wrong(f"seen[{seat}]", "names a tile that is not behind this screen")


def _check_pieces(state: Schatzinsel, doc: Document) -> None:
    if state.chests_on & ~(state.board & state.cross_fields):
        raise doc.wrong("chests_on", "must stand on laid tiles with a cross")
    for field, count in enumerate(state.guards_on):
        if count and not state.chests_on & BIT[field]:
            raise doc.wrong("guards_on", f"{TILE_NAMES[state.tile_of[field]]} has a guard without a chest")
        if count > 1 and not state.crowds:
            raise doc.wrong("guards_on", f"{TILE_NAMES[state.tile_of[field]]} has more than one guard")


def _check_shares(state: Schatzinsel, doc: Document) -> None:
    """No piece is lost: what was dealt or free stands on the board, lies behind a screen or is free still (SI-2.3)."""
    share = state.components.shares[state.players]
    chests = state.players * share.chests
    if state.standing_chests + sum(state.chests) != chests:
        raise doc.wrong("chests", f"must make {chests} with those on the board")
    guards = state.components.guards
    if state.standing_guards + sum(state.guards) + state.stock_guards != guards:
        raise doc.wrong("guards", f"must make {guards} with those on the board and the free ones")
    for seat in range(state.players):
        if state.chests[seat] > share.chests:
            raise doc.wrong(f"chests[{seat}]", f"must be at most {share.chests}")
        if (state.hands[seat] & ~state.seen[seat]).bit_count() > share.tiles:
            tiles = f"must be at most {share.tiles} tiles, besides those that were seen being taken"
            raise doc.wrong(f"hands[{seat}]", tiles)
    _check_taken(state, doc)


def _check_taken(state: Schatzinsel, doc: Document) -> None:
    """Whoever has more than was dealt took it, and what was taken is not free any more (SI-3.1)."""
    share = state.components.shares[state.players]
    guards = sum(max(0, count - share.guards) for count in state.guards)
    if state.stock_guards + guards > share.free_guards:
        raise doc.wrong("stock_guards", "must be fewer when so many have been taken (SI-3.1)")
    tiles = sum(seen.bit_count() for seen in state.seen)
    if state.stock.bit_count() + tiles > FIELDS - 1 - state.players * share.tiles:
        raise doc.wrong("stock", "must be fewer when so many have been taken (SI-3.1)")


def _check_turn(state: Schatzinsel, doc: Document) -> None:
    if state.last != NO_FIELD and not state.board & BIT[state.last]:
        raise doc.wrong("last", "must lie on the board")
    if (state.last != NO_FIELD) != (state.kind == LAY.index):
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
    return state.closed | this_kind if TAKING & this_kind else state.closed & ~this_kind

"""The printed facts of Die Schatzinsel, read from a data file and checked (SI-1.1 to SI-1.4, SI-2.3)."""

from schatzkiste.core.components import ComponentFile
from schatzkiste.core.document import Document
from schatzkiste.games.schatzinsel.board import BIT, FIELDS, TILE_BY_NAME


class Share:
    """What lies behind each screen at the start, and what is free, for one number of players."""

    def __init__(self, tiles: int, chests: int, guards: int, free_guards: int) -> None:
        self.tiles = tiles
        self.chests = chests
        self.guards = guards
        self.free_guards = free_guards


class Components:
    """A checked component file."""

    def __init__(self, text: str) -> None:
        self.file = ComponentFile(text)
        doc = self.file.doc
        doc.only(("chests", "guards", "lap", "bonus", "crosses", "players"))
        self.chests = doc.integer("chests", 1, FIELDS)
        self.guards = doc.integer("guards", 0, 99)
        self.lap = doc.integer("lap", 10, 1000)
        self.bonus = doc.integer("bonus", 0, 100)
        self.crosses = _crosses(doc)
        self.shares: dict[int, Share] = _shares(doc.section("players"), self.chests, self.guards)


def _crosses(doc: Document) -> int:
    crosses = 0
    for place, name in enumerate(doc.texts("crosses")):
        tile = TILE_BY_NAME.get(name, -1)
        if tile < 0:
            raise doc.wrong(f"crosses[{place}]", f"must be a tile from 1-1 to 5-5, not {name!r}")
        if crosses & BIT[tile]:
            raise doc.wrong(f"crosses[{place}]", f"names {name} twice")
        crosses |= BIT[tile]
    return crosses


def _shares(doc: Document, chests: int, guards: int) -> dict[int, Share]:
    shares: dict[int, Share] = {}
    for key in doc.names():
        if key not in ("2", "3", "4"):
            raise doc.wrong(key, "the game is for 2, 3 or 4 players")
        row = doc.section(key)
        row.only(("tiles", "chests", "guards"))
        players = int(key)
        share = Share(
            tiles=row.integer("tiles", 0, FIELDS),
            chests=row.integer("chests", 0, FIELDS),
            guards=row.integer("guards", 0, 99),
            free_guards=0,
        )
        for piece, each, all_pieces in (
            ("tiles", share.tiles, FIELDS - 1),
            ("chests", share.chests, chests),
            ("guards", share.guards, guards),
        ):
            if players * each > all_pieces:
                raise row.wrong(piece, f"{players} times {each} is more than the {all_pieces} there are")
        if share.tiles + share.chests + share.guards == 0:
            raise row.wrong("", "leaves every screen empty")
        share.free_guards = guards - players * share.guards
        shares[players] = share
    if not shares:
        raise doc.wrong("", "must have at least one of 2, 3, 4")
    return shares

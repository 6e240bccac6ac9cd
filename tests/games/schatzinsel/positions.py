"""Positions laid out by hand: stones 1 to 5 in order, so that every tile lies on the field its name says."""

from collections.abc import Sequence
from dataclasses import dataclass

import schatzkiste as sk
from schatzkiste.games.schatzinsel.game import make

START = """
    . . . . .
    . . . . .
    . . # . .
    . . . . .
    . . . . .
"""
TILES = tuple(f"{row}-{column}" for row in range(1, 6) for column in range(1, 6))


@dataclass(frozen=True)
class Behind:
    """What lies behind one screen; `seen` are those of its tiles that everyone saw being taken."""

    tiles: str = ""
    chests: int = 0
    guards: int = 0
    seen: str = ""


ONE_CHEST = Behind(chests=1)
CROSSES = "1-1 2-2 3-3 4-4 5-5 1-3 2-4 3-5 4-1"


def position(
    picture: str = START,
    screens: Sequence[Behind] = (ONE_CHEST, ONE_CHEST),
    *,
    rest: int | None = None,
    free_guards: int = 0,
    rules: str = "silver",
    guards: str = "one",
    points: Sequence[int] | None = None,
    turn: int = 0,
    game: sk.Game | None = None,
    bonus: int = 7,
    crosses: str = CROSSES,
) -> sk.State:
    """The beginning of a turn.

    In the picture a dot is an empty field, # a tile, C a tile with a chest, a digit a chest with so many guards.
    The tiles not named are free, or were taken by the seat in `rest`. Unless a game is given it is one with just these
    pieces, this bonus and these crosses; what is missing for equal shares lies behind the last screen
    that has room for it.
    """
    marks = dict(zip(TILES, picture.split(), strict=True))
    board = [tile for tile in TILES if marks[tile] != "."]
    named = {*board, *(tile for screen in screens for tile in screen.tiles.split())}
    others = [tile for tile in TILES if tile not in named]
    standing = {tile: int(marks[tile]) if marks[tile].isdigit() else 0 for tile in board if marks[tile] != "#"}
    chests = filled([screen.chests for screen in screens], len(standing))
    unseen = [len(screen.tiles.split()) - len(screen.seen.split()) for screen in screens]
    dealt = filled(unseen, len(board) - 1)
    more = [[others.pop() for _ in range(dealt[seat] - unseen[seat])] for seat in range(len(screens))]
    taken = [others if seat == rest else [] for seat in range(len(screens))]
    chest = game or make(
        component_file(
            players=len(screens),
            tiles_each=max(dealt),
            chests_each=(len(standing) + sum(chests)) // len(screens),
            guards=sum(standing.values()) + sum(screen.guards for screen in screens) + free_guards,
            guards_each=0,
            bonus=bonus,
            crosses=crosses,
        )
    )
    return chest.from_json(
        {
            "game": "schatzinsel",
            "rules_version": chest.rules_version,
            "position_version": 2,
            "players": len(screens),
            "options": {"rules": rules, "guards": guards},
            "seed": "5eed",
            "chance": [1, 1, 1],
            "reveals": 3,
            "phase": "turn",
            "to_act": [turn],
            "position": {
                "rows": [1, 2, 3, 4, 5],
                "columns": [1, 2, 3, 4, 5],
                "start": "3-3",
                "board": board,
                "chests_on": list(standing),
                "guards_on": {tile: guards for tile, guards in standing.items() if guards},
                "stock": others if rest is None else [],
                "stock_guards": free_guards,
                "hands": [[*screen.tiles.split(), *more[seat], *taken[seat]] for seat, screen in enumerate(screens)],
                "seen": [screen.seen.split() + taken[seat] for seat, screen in enumerate(screens)],
                "chests": chests,
                "guards": [screen.guards for screen in screens],
                "points": list(points or [0] * len(screens)),
                "turn": turn,
                "kind": None,
                "closed": [],
                "last": None,
            },
        }
    )


def filled(held: list[int], used: int) -> list[int]:
    """How many pieces lie behind each screen when all had equal shares at the start, of which so many were used."""
    each = max(*held, -(-(used + sum(held)) // len(held)))
    found = held[:]
    for seat in reversed(range(len(held))):
        missing = len(held) * each - used - sum(found)
        found[seat] = min(each, found[seat] + missing)
    return found


def component_file(
    *,
    players: int = 2,
    guards: int = 8,
    bonus: int = 7,
    crosses: str = CROSSES,
    tiles_each: int = 4,
    chests_each: int = 4,
    guards_each: int = 2,
) -> str:
    """The text of a component file for so many players, by default with the facts of the game's own for two."""
    return f"""
        chests = {max(9, players * chests_each)}
        guards = {guards}
        lap = 60
        bonus = {bonus}
        crosses = {crosses.split()}
        [players.{players}]
        tiles = {tiles_each}
        chests = {chests_each}
        guards = {guards_each}
    """

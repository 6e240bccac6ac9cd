"""Positions laid out by hand: stones 1 to 5 in order, so that every tile lies on the field its name says."""

from collections.abc import Sequence
from dataclasses import dataclass

import schatzkiste as sk

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
) -> sk.State:
    """The beginning of a turn.

    In the picture a dot is an empty field, # a tile, C a tile with a chest, a digit a chest with so many guards.
    The tiles not named are free, or behind the screen of the seat in `rest`.
    """
    marks = dict(zip(TILES, picture.split(), strict=True))
    board = [tile for tile in TILES if marks[tile] != "."]
    named = {*board, *(tile for screen in screens for tile in screen.tiles.split())}
    others = [tile for tile in TILES if tile not in named]
    chest = game or sk.game("schatzinsel")
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
                "chests_on": [tile for tile in board if marks[tile] != "#"],
                "guards_on": {tile: int(marks[tile]) for tile in board if marks[tile].isdigit()},
                "stock": others if rest is None else [],
                "stock_guards": free_guards,
                "hands": [
                    screen.tiles.split() + (others if rest == seat else []) for seat, screen in enumerate(screens)
                ],
                "seen": [screen.seen.split() for screen in screens],
                "chests": [screen.chests for screen in screens],
                "guards": [screen.guards for screen in screens],
                "points": list(points or [0] * len(screens)),
                "turn": turn,
                "kind": None,
                "closed": [],
                "last": None,
            },
        }
    )


def component_file(
    *,
    chests: int = 9,
    guards: int = 8,
    crosses: str = "1-1 2-2 3-3 4-4 5-5 1-3 2-4 3-5 4-1",
    tiles_each: int = 4,
    chests_each: int = 4,
    guards_each: int = 2,
) -> str:
    """The text of a component file for two players, by default with the facts of the game's own."""
    return f"""
        chests = {chests}
        guards = {guards}
        lap = 60
        bonus = 7
        crosses = {crosses.split()}
        [players.2]
        tiles = {tiles_each}
        chests = {chests_each}
        guards = {guards_each}
    """

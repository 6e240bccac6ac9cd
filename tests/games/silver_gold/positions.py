"""Positions laid out by hand, by default at the beginning of a turn in which all are about to mark."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

import schatzkiste as sk
from schatzkiste.games.silver_gold import make
from schatzkiste.games.silver_gold.game import SilverGoldGame
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES

TROPHIES = (6, 5, 4, 3, 2, 1)


@dataclass(frozen=True)
class Seat:
    """What lies before one player; a card is written as its name, then `:` and the cells marked on it, if any."""

    cards: str
    coins: int = 0
    palms: Sequence[int] = ()
    trophies: Sequence[int] = ()
    completed: str = ""


PLAIN = Seat("purple-12 orange-12")
OTHER = Seat("purple-11 orange-11")


def position(
    *seats: Seat,
    pattern: str = "line3",
    display: str = "green-01 green-02 grey-01 grey-02",
    deck: str = "",
    rest: int | None = None,
    round: int = 1,
    turn: int = 1,
    used: str = "",
    starter: int = 0,
    struck: Sequence[int] | None = None,
    under: str = "",
    marking: str = "hidden",
    tracker: str = "off",
    game: sk.Game | None = None,
) -> sk.State:
    """The beginning of the marking.

    `deck` names the cards on top; those not named anywhere follow in the order of the file, or are completed cards of
    the seat in `rest`. `under` names the known cards at the bottom. `used` are the patterns of this round before this
    turn. `struck` are the trophies that are gone, by default those that somebody has.
    """
    chest = game or sk.game("silver_gold")
    assert isinstance(chest, SilverGoldGame)
    gone = [points for seat in seats for points in seat.trophies if points] if struck is None else list(struck)
    named = [card.split(":")[0] for seat in seats for card in (seat.cards + " " + seat.completed).split()]
    named += [*display.split(), *deck.split(), *under.split()]
    others = [card.name for card in chest.tables.cards if card.name not in named]
    return chest.from_json(
        {
            "game": "silver_gold",
            "rules_version": 1,
            "players": len(seats),
            "options": {"marking": marking, "tracker": tracker},
            "seed": "5eed",
            "chance": [2, round, 1],
            "reveals": 10,
            "phase": "mark",
            "to_act": [seat for seat in range(len(seats)) if "-" in seats[seat].cards],
            "position": {
                "round": round,
                "turn": turn,
                "starter": starter,
                "route": _route(chest, pattern, turn, used.split()),
                "deck": [*deck.split(), *(others if rest is None else []), *under.split()],
                "under": len(under.split()),
                "display": display.split(),
                "display_taken": False,
                "trophies": [points for points in TROPHIES if points not in gone],
                "seats": [_seat(seat, others if rest == place else []) for place, seat in enumerate(seats)],
            },
        }
    )


def _route(chest: SilverGoldGame, pattern: str, turn: int, used: list[str]) -> list[str]:
    """The patterns of the round in an order that fits."""
    left = [PATTERN_NAMES[card] for card in chest.tables.expeditions]
    for name in [*used, pattern]:
        left.remove(name)
    before = used + left[: turn - 1 - len(used)]
    return [*before, pattern, *left[turn - 1 - len(used) :]]


def _seat(seat: Seat, rest: list[str]) -> dict[str, object]:
    return {
        "dealt": [],
        "kept": None,
        "cards": [_held(card) for card in seat.cards.split()],
        "opening": None,
        "coins": seat.coins,
        "palms": list(seat.palms),
        "trophies": list(seat.trophies),
        "completed": seat.completed.split() + rest,
    }


def _held(card: str) -> dict[str, str] | None:
    if card == "none":
        return None
    name, _, marks = card.partition(":")
    return {"card": name, "marks": marks, "fresh": ""}


def all_but(card: str, free: str) -> str:
    """A card of the game's own deck on which only these fields are free, as a seat's `cards` writes it."""
    chest = sk.game("silver_gold")
    assert isinstance(chest, SilverGoldGame)
    [rows] = [face.rows for face in chest.tables.cards if face.name == card]
    cells = [f"{'abcde'[x]}{y}" for y, row in enumerate(rows, start=1) for x, sign in enumerate(row) if sign != "."]
    kept_free = [free[start : start + 2] for start in range(0, len(free), 2)]
    assert set(kept_free) <= set(cells)
    return f"{card}:{''.join(cell for cell in cells if cell not in kept_free)}"


def deck_with(**islands: str) -> sk.Game:
    """The game with some islands drawn anew: `grey_11="##xx/####"`; each keeps its number of fields."""
    own = resources.files("schatzkiste.games.silver_gold").joinpath("data/tables.toml").read_text(encoding="utf-8")
    for name, rows in islands.items():
        head = f'name = "{name.replace("_", "-")}"'
        before, after = own.split(head)
        _, old, *_ = after.split('"""')
        own = before + head + after.replace(old, "\n" + rows.replace("/", "\n") + "\n", 1)
    return make(own)

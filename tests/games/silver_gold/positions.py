"""Positions laid out by hand, by default at the beginning of a turn in which all are about to mark.

Score cards say what a test needs, whatever the marks would have brought; all else must be as in a game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

import schatzkiste as sk
from schatzkiste.core import BadPosition, Document
from schatzkiste.games.silver_gold.checks import check_table
from schatzkiste.games.silver_gold.constants import MARKING
from schatzkiste.games.silver_gold.game import SilverGoldGame, make
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES
from schatzkiste.games.silver_gold.state import SilverGold

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
    gone: Sequence[int] | None = None,
    under: str = "",
    marking: str = "hidden",
    tracker: str = "off",
    game: sk.Game | None = None,
) -> SilverGold:
    """The beginning of the marking.

    `deck` names the cards on top; those not named anywhere follow in the order of the file, or are completed cards of
    the seat in `rest`. `under` names the known cards at the bottom. `used` are the patterns of this round before this
    turn. `gone` are the trophies that are not free any more, by default those that somebody has.
    """
    chest = game or sk.game("silver_gold")
    assert isinstance(chest, SilverGoldGame)
    taken = [points for seat in seats for points in seat.trophies if points] if gone is None else list(gone)
    slots = [card.partition(":") for seat in seats for card in seat.cards.split()]
    named = [name for name, _, _ in slots] + [card for seat in seats for card in seat.completed.split()]
    named += [*display.split(), *deck.split(), *under.split()]
    others = [card.name for card in chest.components.cards if card.name not in named]
    doc = Document(
        {
            "round": round,
            "turn": turn,
            "starter": starter,
            "expeditions": _expeditions(chest, pattern, turn, used.split()),
            "deck": [*deck.split(), *(others if rest is None else []), *under.split()],
            "under": len(under.split()),
            "display": display.split(),
            "display_taken": False,
            "trophies_left": [points for points in TROPHIES if points not in taken],
            "dealt": [[] for _ in seats],
            "kept": [None for _ in seats],
            "cards": [None if name == "none" else name for name, _, _ in slots],
            "marks": [cells_of(marks) for _, _, marks in slots],
            "new_marks": [[] for _ in slots],
            "first_mark": [None for _ in seats],
            "coins": [seat.coins for seat in seats],
            "palms": [list(seat.palms) for seat in seats],
            "trophies": [list(seat.trophies) for seat in seats],
            "completed": [
                seat.completed.split() + (others if rest == number else []) for number, seat in enumerate(seats)
            ],
        },
        "position",
        BadPosition,
    )
    state = chest.read(len(seats), {"marking": marking, "tracker": tracker}, "5eed", doc)
    assert isinstance(state, SilverGold)
    state.chance = [2, round, 1]
    state.reveals = 10
    state.phase = MARKING
    state.to_act = tuple(number for number, seat in enumerate(seats) if "-" in seat.cards)
    check_table(state, doc)
    return state


def _expeditions(chest: SilverGoldGame, pattern: str, turn: int, used: list[str]) -> list[str]:
    """The patterns of the round in an order that fits."""
    left = [PATTERN_NAMES[card] for card in chest.components.expeditions]
    for name in [*used, pattern]:
        left.remove(name)
    before = used + left[: turn - 1 - len(used)]
    return [*before, pattern, *left[turn - 1 - len(used) :]]


def cells_of(text: str) -> list[str]:
    """Cells written without spaces."""
    return [text[start : start + 2] for start in range(0, len(text), 2)]


def all_but(card: str, free: str) -> str:
    """A card of the game's own deck on which only these fields are free, as a seat's `cards` writes it."""
    chest = sk.game("silver_gold")
    assert isinstance(chest, SilverGoldGame)
    [rows] = [face.rows for face in chest.components.cards if face.name == card]
    cells = [f"{'abcde'[x]}{y}" for y, row in enumerate(rows, start=1) for x, sign in enumerate(row) if sign != "."]
    kept_free = cells_of(free)
    assert set(kept_free) <= set(cells)
    return f"{card}:{''.join(cell for cell in cells if cell not in kept_free)}"


def deck_with(**islands: str) -> sk.Game:
    """The game with some islands drawn anew: `grey_11="##xx/####"`; each keeps its number of fields."""
    own = resources.files("schatzkiste.games.silver_gold").joinpath("data/components.toml").read_text(encoding="utf-8")
    for name, rows in islands.items():
        head = f'name = "{name.replace("_", "-")}"'
        before, after = own.split(head)
        _, old, *_ = after.split('"""')
        own = before + head + after.replace(old, "\n" + rows.replace("/", "\n") + "\n", 1)
    return make(own)

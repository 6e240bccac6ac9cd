"""What a position of Tobago consists of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from schatzkiste.core.attributes import (
    Attribute,
    Attributes,
    Codec,
    Copied,
    Derived,
    Flag,
    ListOf,
    OneOf,
    SetOf,
    Whole,
    resolved,
    seats,
)
from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadPosition
from schatzkiste.games.tobago.actions import CLUE_NAMES, CLUES, PATH_NAMES
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.constants import DRIVES, NO_CARD, NO_CLUE, NO_PATH, NO_PLACE, NO_ROSE, ROSES
from schatzkiste.games.tobago.gold import FaceDown
from schatzkiste.games.tobago.landmarks import HUT, PALM, STATUE

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago

LONG = 1_000_000
MOST_ROSES = 2 * CLUES
"""No path has more roses to ask than two on every clue."""


def last_seat(state: Tobago) -> int:
    """The highest seat."""
    return state.players - 1


def all_huts(state: Tobago) -> int:
    """As many huts as there are."""
    return state.components.landmarks.counts[HUT]


def all_palms(state: Tobago) -> int:
    """As many palms as there are."""
    return state.components.landmarks.counts[PALM]


def all_statues(state: Tobago) -> int:
    """As many statues as there are."""
    return state.components.landmarks.counts[STATUE]


def all_amulets(state: Tobago) -> int:
    """As many amulets as there are."""
    return state.components.amulets


def last_leg(state: Tobago) -> int:
    """As many legs as a drive can have and still go on."""
    return state.components.legs - 1


def idle_limit(state: Tobago) -> int:
    """How many turns without progress end the game (TO-7.4)."""
    return state.idle_limit


def gold_names(state: Tobago) -> Sequence[str]:
    """The gold cards by name."""
    return state.components.gold.names


class IslandById(Codec):
    """One of the islands, written as its id; the one that the option names, if it names one."""

    type = "Island"
    imports: tuple[str, ...] = ("from schatzkiste.games.tobago.island import Island",)

    def write(self, value: Any, state: Any) -> object:
        return value.id

    def read(self, value: object, where: str, state: Any) -> Any:
        ids = list(state.components.islands)
        chosen = state.settings["island"]
        id = ids[OneOf(ids).read(value, where, state)]
        if chosen not in ("random", id):
            raise BadPosition(f"{where}: must be {chosen}, which the option names")
        return state.components.islands[id]


class Sorted(SetOf):
    """A set of names that is held as a list of their numbers, in rising order."""

    type = "list[int]"

    def write(self, value: Any, state: Any) -> object:
        names = resolved(self._names, state)
        return [names[number] for number in value]

    def read(self, value: object, where: str, state: Any) -> Any:
        mask = super().read(value, where, state)
        return [number for number in range(mask.bit_length()) if mask >> number & 1]


class ByPath(Codec):
    """A value for each path, written as an object by colour."""

    def __init__(self, codec: Codec) -> None:
        self.type = f"list[{codec.type}]"
        self._codec = codec

    def write(self, value: Any, state: Any) -> object:
        return {name: self._codec.write(value[path], state) for path, name in enumerate(PATH_NAMES)}

    def read(self, value: object, where: str, state: Any) -> Any:
        doc = Document(value, where, BadPosition)
        doc.only(PATH_NAMES)
        return [self._codec.read(doc.get(name), f"{where}.{name}", state) for name in PATH_NAMES]


class OrNone(Codec):
    """A number, of which one stands for nothing and is written as null."""

    def __init__(self, codec: Codec, none: int) -> None:
        self._codec = codec
        self._none = none

    def write(self, value: Any, state: Any) -> object:
        return None if value == self._none else self._codec.write(value, state)

    def read(self, value: object, where: str, state: Any) -> Any:
        return self._none if value is None else self._codec.read(value, where, state)


class LeftOver(Codec):
    """A gold card lying face down, with the draws of its treasure."""

    type = "FaceDown"
    imports: tuple[str, ...] = ("from schatzkiste.games.tobago.gold import FaceDown",)

    def write(self, value: Any, state: Any) -> object:
        return {
            "card": GOLD_CARD.write(value.card, state),
            "draws": DRAWS.write(value.draws, state),
            "safe_draws": DRAWS.write(value.safe_draws, state),
        }

    def read(self, value: object, where: str, state: Any) -> Any:
        doc = Document(value, where, BadPosition)
        doc.only(("card", "draws", "safe_draws"))
        return FaceDown(
            GOLD_CARD.read(doc.get("card"), f"{where}.card", state),
            DRAWS.read(doc.get("draws"), f"{where}.draws", state),
            DRAWS.read(doc.get("safe_draws"), f"{where}.safe_draws", state),
        )


def drawers(state: Tobago) -> int:
    """Every seat, and nobody: the card that nobody looks at (TO-5.2)."""
    return state.players + 1


def cards(state: Tobago) -> int:
    """As many gold cards and curses as there are."""
    return state.components.gold.size


PLACES = Sorted(HEX_NAMES)
CLUE = OneOf(CLUE_NAMES)
GOLD_CARD = OneOf(gold_names)
GOLD = ListOf(GOLD_CARD)
GOLD_SETS = ListOf(SetOf(gold_names), seats)
DRAWS = ListOf(Whole(0, cards), drawers)
SEAT = Whole(0, last_seat)

ATTRIBUTES = Attributes(
    "Tobago",
    2,
    Attribute("island", IslandById(), "the island they play on"),
    Attribute("huts", ListOf(OneOf(HEX_NAMES), all_huts), "the spaces with a hut"),
    Attribute("palms", ListOf(OneOf(HEX_NAMES), all_palms), "the spaces with a palm"),
    Attribute("statues", ListOf(OneOf(HEX_NAMES), all_statues), "the spaces with a statue"),
    Attribute(
        "facing", ListOf(Whole(0, 5), all_statues), "where each statue looks, clockwise from south-east", Copied.SLICED
    ),
    Attribute("vehicles", ListOf(OneOf(HEX_NAMES, NO_PLACE), seats), "where each vehicle stands", Copied.SLICED),
    Attribute("amulets_on", PLACES, "the spaces with an amulet"),
    Attribute("amulets", ListOf(Whole(0, all_amulets), seats), "everyone's amulets", Copied.SLICED),
    Attribute("hands", ListOf(Sorted(CLUE_NAMES), seats), "everyone's clues", Copied.SLICED),
    Attribute("clue_stack", ListOf(CLUE), "the clues to draw, the top one last", Copied.SLICED),
    Attribute("clue_discards", ListOf(CLUE), "the clues discarded"),
    Attribute("clue_deal", ListOf(Whole(1, LONG), CLUES), "by which shuffle each clue was dealt"),
    Attribute("path_clues", ByPath(ListOf(CLUE)), "the clues on each path", Copied.SLICED),
    Attribute("path_roses", ByPath(ListOf(OneOf(ROSES))), "the rose on each of them", Copied.SLICED),
    Attribute("removed", ByPath(PLACES), "the spaces whose marker was removed", Copied.SLICED),
    Attribute("gold", ListOf(GOLD, seats), "the gold everyone has taken", Copied.SLICED),
    Attribute("gold_stack", GOLD, "the gold cards to draw, the top one last", Copied.SLICED),
    Attribute("gold_discards", GOLD, "the gold cards discarded openly"),
    Attribute("face_down", ListOf(LeftOver()), "those discarded unseen (TO-5.4)"),
    Attribute("curses_gone", GOLD, "the curses out of the game"),
    Attribute("mixed", SetOf(gold_names), "the gold cards that were reshuffled (TO-7.1)"),
    Attribute("mixed_down", ListOf(LeftOver()), "those of them that had lain face down"),
    Attribute("remembered", GOLD_SETS, "the cards lying face down, now or then, that each seat drew", Copied.SLICED),
    Attribute("raised", OneOf(PATH_NAMES, NO_PATH), "the path whose treasure is being shared"),
    Attribute("rose_cards", ListOf(OneOf(gold_names, NO_CARD)), "what each of its roses brought", Copied.SLICED),
    Attribute("pile", GOLD, "its cards face down, the next to turn up last", Copied.SLICED),
    Attribute("shown", GOLD, "its cards turned up, the last one on offer", Copied.SLICED),
    Attribute("drawn", GOLD_SETS, "its cards that each seat drew and looked at"),
    Attribute("asked", OrNone(Whole(0, MOST_ROSES), NO_ROSE), "the rose that is asked"),
    Attribute("start", SEAT, "who began"),
    Attribute("turn", SEAT, "whose turn it is; the raiser of a treasure"),
    Attribute("turns", Whole(0, LONG), "how many turns have begun"),
    Attribute("idle_turns", Whole(0, idle_limit), "how many turns have gone by without progress (TO-7.4)"),
    Attribute("progress", Flag(), "whether there was progress in this turn"),
    Attribute("done", Flag(), "whether the action of this turn was taken"),
    Attribute("drive", OneOf(DRIVES), "the drive under way"),
    Attribute("legs", Whole(0, last_leg), "how many legs it has had"),
    Attribute("first_clue", OneOf(CLUE_NAMES, NO_CLUE), "the clue drawn for the set-up"),
    Attribute("opened", OneOf(PATH_NAMES, NO_PATH), "the path to be opened anew"),
    Attribute("swapped", OneOf(CLUE_NAMES, NO_CLUE), "the clue whose rose is being swapped"),
    Derived("amulets_left", "int", "how many amulets are in the supply"),
    Derived("roses", "list[int]", "everyone's roses that are not on a path", Copied.SLICED),
    Derived("clues_at", "list[int]", "which clues allow each place, as a set"),
    Derived("candidates", "list[list[int]]", "where the treasure of each path may lie", Copied.SLICED),
    Derived("fitting", "list[int]", "the clues that fit on each path, as a set (TO-3.4)", Copied.SLICED),
    Derived("treasures", "list[int]", "where the treasure of each path is located", Copied.SLICED),
    Derived("rose_seats", "list[int]", "the owners of the roses that are asked, from the bottom up"),
    Derived("rose_clues", "list[int]", "the clue under each of them; NO_CLUE under the raiser's"),
    Derived("draws", "list[int]", "how many cards of the treasure each seat, and nobody, drew"),
    Derived("safe_draws", "list[int]", "those of them from the part of the stack without curses"),
    Derived("late_draws", "list[int]", "how many each drew from the reshuffled gold"),
)

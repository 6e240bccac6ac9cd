"""What a person may do now, by name: found by what is typed, and listed in as few lines as there are."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from schatzkiste.core import Action

GAP: Final = "  "
SHORT: Final = 20
"""A name so long goes into a sentence that has a line to itself."""
WORD: Final = re.compile(r"[^\s/,:()…]+")
PLACE: Final = re.compile(r"(?=.*\d)(?=.*[^\W\d])")
"""A name of a place, such as b2, is found inside of longer ones, such as a2b2c2."""


def folded(text: str) -> str:
    """The text as it is compared: without capitals, accents and doubled spaces."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


def words(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared."""
    return tuple(WORD.findall(folded(text)))


class Choice(NamedTuple):
    """An action with the name one types, its meaning in a sentence, and what is worth knowing about it."""

    number: int
    action: Action
    name: str
    meaning: str
    remark: str = ""

    def fits(self, typed: Sequence[str], is_like: Callable[[str, str], bool], *, in_all: bool) -> bool:
        """Whether every typed word is like a word of the name, or of everything said about it."""
        own = words(f"{self.name} {self.meaning} {self.action.notation}" if in_all else self.name)
        return all(any(is_like(word, one) for one in own) for word in typed)


def _is_same(typed: str, word: str) -> bool:
    if PLACE.match(typed) is None:
        return typed == word
    return re.search(rf"(?<![^\W\d]){re.escape(typed)}(?!\d)", word) is not None


def _begins(typed: str, word: str) -> bool:
    return word.startswith(typed) or (PLACE.match(typed) is not None and typed in word)


class Choices:
    """The legal actions of a person in one position."""

    def __init__(self, choices: Iterable[Choice]) -> None:
        self.all = list(choices)

    def matching(self, entry: str) -> list[Choice]:
        """The choices that fit best: written just so, else by whole words, by beginnings, by their meaning."""
        typed = words(entry)
        if not typed:
            return self.all
        same = [choice for choice in self.all if folded(entry) in (folded(choice.name), choice.action.notation)]
        if same:
            return same
        for is_like, in_all in ((_is_same, False), (_begins, False), (_begins, True)):
            found = [choice for choice in self.all if choice.fits(typed, is_like, in_all=in_all)]
            if found:
                return found
        return []

    @property
    def example(self) -> str:
        """What may be typed: the first thing that is not too long, as what comes last often only ends a turn."""
        names = [choice.name for choice in self.all]
        return next((name for name in names if len(name) <= SHORT), min(names, key=len))

    def completed(self, entry: str) -> str:
        """The entry, longer by what all choices that fit have in common, if no others fit that."""
        fitting = self.matching(entry)
        names = [choice.name.split() for choice in fitting]
        common = _common(names)
        longer = " ".join(common) + (" " if common and any(len(name) > len(common) for name in names) else "")
        is_longer = len(longer) > len(entry.strip()) and self.matching(longer) == fitting
        return longer if is_longer else entry


def listed(choices: Sequence[Choice], width: int, height: int) -> list[str]:
    """The choices in a limited number of lines: one a line with its meaning, or many a line, sorted by kind."""
    if len(choices) <= height:
        left = max((len(_noted(choice, choice.name)) for choice in choices), default=0)
        return [cut(f"{_noted(choice, choice.name):{left}}{GAP}{choice.meaning}", width) for choice in choices]
    groups = list(_by_kind(choices).values())
    if len(groups) > height:
        rest = sum(map(len, groups[height - 1 :]))
        return [*(_line(group, width, 1)[0] for group in groups[: height - 1]), f"… +{rest}"]
    lines: list[str] = []
    for place, group in enumerate(groups):
        left_over = height - len(lines) - (len(groups) - place - 1)
        lines += _line(group, width, left_over)
    return lines


def cut(line: str, width: int) -> str:
    """As many whole words of the line as there is room for."""
    if len(line) <= width:
        return line
    return f"{line[: width - 1].rsplit(' ', 1)[0].rstrip()} …"


def _by_kind(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.action.kind, []).append(choice)
    return kinds


def _line(group: Sequence[Choice], width: int, height: int) -> list[str]:
    """Choices of one kind in a limited number of lines, with remarks if there is room; what is left out is counted."""
    common = _common([choice.name.split() for choice in group])
    head = " ".join(common)
    rests = [" ".join(choice.name.split()[len(common) :]) for choice in group]
    noted = [_noted(choice, rest) for choice, rest in zip(group, rests, strict=True)]
    for items in (noted, rests):
        lines, shown = _flow(head, items, width, height)
        if shown == len(items):
            return lines
    lines, shown = _flow(head, rests, width, height, reserved=len(f"{GAP}… +{len(rests)}"))
    return [*lines[:-1], f"{lines[-1]}{GAP}… +{len(rests) - shown}"]


def _flow(head: str, items: Sequence[str], width: int, height: int, reserved: int = 0) -> tuple[list[str], int]:
    """As many of the items as go into the lines, the last of which is shorter, and how many those are."""
    lines = [head]
    for shown, item in enumerate(items):
        longer = f"{lines[-1]}{GAP}{item}".rstrip()
        if len(longer) <= width - (reserved if len(lines) == height else 0):
            lines[-1] = longer
        elif len(lines) < height:
            lines.append(f"{' ' * len(head)}{GAP}{item}")
        else:
            return lines, shown
    return lines, len(items)


def _noted(choice: Choice, name: str) -> str:
    return f"{name} {choice.remark}".strip()


def _common(names: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all the names begin."""
    common: list[str] = []
    for place in zip(*names, strict=False):
        if len(set(place)) > 1:
            break
        common.append(place[0])
    return common

"""Which faults are tried: a sample of each part, drawn by a seed."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from random import Random

from tools.mutants.faults import Fault, faults, is_another_module
from tools.paths import PACKAGE, ROOT
from tools.problem import Problem

USUAL = ("core", "games", "server")
NOT_TRIED = ("migrations",)  # run once in the life of a database


@dataclass(frozen=True)
class Mutant:
    """The code with one fault in one file."""

    part: str
    file: str
    fault: Fault
    source: str

    @property
    def faulty(self) -> str:
        return self.fault.put_into(self.source)

    @cached_property
    def id(self) -> str:
        """A name that stays as long as the file does not change."""
        told = (self.file, self.source, str(self.fault))
        return hashlib.sha256("\0".join(told).encode()).hexdigest()[:16]

    @cached_property
    def change(self) -> "Change":
        """The lines around the fault, without their indentation."""
        start = self.source.rfind("\n", 0, self.fault.start) + 1
        end = self.source.find("\n", self.fault.end)
        before = self.source[start:end]
        after = self.faulty[start : len(self.faulty) - (len(self.source) - end)]
        return Change(self.file.removeprefix("src/schatzkiste/"), " ".join(before.split()), " ".join(after.split()))

    def __str__(self) -> str:
        return f"{self.file}:{self.fault.line} ({self.fault.kind})\n  - {self.change.before}\n  + {self.change.after}"


@dataclass(frozen=True)
class Change:
    """What a fault looks like in a file, whatever its line is."""

    file: str
    before: str
    after: str


def parts(wanted: Iterable[str]) -> dict[str, list[Path]]:
    """The files of the parts that were asked for; the games are parts of their own."""
    found: dict[str, list[Path]] = {}
    for name in wanted:
        place = PACKAGE / name
        files = [place.with_suffix(".py")] if place.with_suffix(".py").is_file() else sorted(place.glob("**/*.py"))
        if not files:
            raise Problem(f"There is no code called {name}.")
        for file in files:
            if not set(file.parts) & set(NOT_TRIED):
                found.setdefault(part_of(file), []).append(file)
    return found


def part_of(file: Path) -> str:
    """`core`, `server`, or a game as `games/tobago`."""
    layer, *below = file.relative_to(PACKAGE).with_suffix("").parts
    return f"games/{below[0]}" if layer == "games" and len(below) > 1 else layer


def draw(part: str, files: Iterable[Path], count: int, seed: str) -> list[Mutant]:
    """A sample of a part; a larger one begins with the same mutants."""
    drawn = [(file, fault) for file in files for fault in faults(file.read_text(encoding="utf-8"))]
    Random(f"{seed} {part}").shuffle(drawn)
    return list(islice(_mutants(part, drawn), count))


def _mutants(part: str, drawn: Iterable[tuple[Path, Fault]]) -> Iterator[Mutant]:
    for file, fault in drawn:
        mutant = Mutant(part, str(file.relative_to(ROOT)), fault, file.read_text(encoding="utf-8"))
        if is_another_module(mutant.source, mutant.faulty):
            yield mutant

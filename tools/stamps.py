"""Knowing whether something must be done again: by the content of files, never by their dates."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.paths import ROOT

MADE_BY_TOOLS = frozenset({"node_modules", "__pycache__", "dist", "coverage", ".svelte-kit", "test-results"})


def files_below(path: Path) -> Iterator[Path]:
    """All files of a folder in a stable order, without what tools leave there; a file stands for itself."""
    if path.is_file():
        yield path
    for folder, subfolders, names in os.walk(path):
        subfolders[:] = sorted(set(subfolders) - MADE_BY_TOOLS)
        yield from (Path(folder, name) for name in sorted(names))


def content_hash(paths: Iterable[Path], *facts: str) -> str:
    """A hash of the names and contents of all files, and of any other facts that matter."""
    total = hashlib.sha256("\0".join(facts).encode())
    for path in paths:
        for file in files_below(path):
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            total.update(f"\0{file.relative_to(ROOT)}\0{digest}".encode())
    return total.hexdigest()


@dataclass(frozen=True)
class Stamp:
    """A small file that remembers for which content something was last done."""

    path: Path

    def read(self) -> str:
        return self.path.read_text() if self.path.is_file() else ""

    def write(self, value: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(value)

    def clear(self) -> None:
        self.path.unlink(missing_ok=True)

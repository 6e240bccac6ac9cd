"""Files of our own: told by their format and version, read up to a length, refused in a sentence."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO, TypeVar

from schatzkiste.core import BadDocument, Document
from schatzkiste.core.errors import unreadable

Content = TypeVar("Content")


@dataclass(frozen=True)
class FileFormat:
    """A kind of file; `root` is what errors call the outermost object, `wrong` the error itself."""

    noun: str
    version: int
    longest: int
    root: str
    wrong: type[BadDocument]

    @property
    def name(self) -> str:
        """What the file says it is."""
        return f"schatzkiste {self.noun}"

    @contextmanager
    def opened(self, path: str | Path) -> Iterator[TextIO]:
        """The file, open for reading; whatever keeps us from reading it is told in a sentence."""
        try:
            with Path(path).open(encoding="utf-8") as file:
                yield file
        except (OSError, UnicodeDecodeError) as error:
            raise self.wrong(f"cannot read {path}: {unreadable(error)}") from error

    def load(self, path: str | Path, parse: Callable[[str], Content]) -> Content:
        """What is in a file; an error names it."""
        with self.opened(path) as file:
            text = file.read(self.longest + 1)
        try:
            return parse(text)
        except self.wrong as error:
            raise self.wrong(f"{path}: {error}") from error

    def document(self, text: str) -> tuple[Document, int]:
        """The document in a text, and in which version it is written."""
        if len(text) > self.longest:
            raise self.wrong(f"a {self.noun} has at most {self.longest} characters")
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self.wrong(f"not a {self.noun}, or cut off: {error}") from error
        doc = Document(value, self.root, self.wrong)
        doc.expect("format", self.name)
        version = doc.integer("version", 1, 1_000_000)
        if version > self.version:
            raise doc.wrong("version", f"is {version}; this library reads {self.noun}s up to version {self.version}")
        return doc, version

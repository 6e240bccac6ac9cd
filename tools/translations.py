"""Keeps the translations in step with the English texts: `python -m tools.translations report|stamp`.

`translated.json` remembers each translation as it was when someone last held it against the English text: a hash
of the English text and one of the translation. Comments and line breaks of the files do not count.
"""

import argparse
import json
import sys
from collections.abc import Collection, Sequence
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from tools.paths import PACKAGE
from tools.problem import Problem, exit_with

LOCALES = PACKAGE / "locales"
RECORD = "translated.json"
SOURCE_LANGUAGE = "en"
DIGITS = 12


class Place(NamedTuple):
    """Where a translation stands."""

    language: str
    file: str
    text: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file} {self.text}"


class Pair(NamedTuple):
    """The hashes of an English text and of its translation; an empty one means that there is none."""

    english: str
    translation: str


class Standing(Enum):
    """What is wrong with a translation."""

    MISSING = "there is no translation"
    STALE = "the English text changed, the translation did not"
    NOT_STAMPED = "not stamped since the last change"
    GONE = "there is no such English text"


Pairs = dict[Place, Pair]
Findings = dict[Place, Standing]


def hashes(file: Path) -> dict[str, str]:
    """The hash of every text of a file, by id; none when there is no such file."""
    if not file.exists():
        return {}
    found: dict[str, str] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        match entry:
            case ast.Junk():
                raise Problem(f"{file.parent.name}/{file.name} cannot be read near {(entry.content or '').strip()!r}.")
            case ast.Message() | ast.Term():
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                entry.comment = None
                text = FluentSerializer().serialize_entry(entry)
                found[name] = sha256(text.encode()).hexdigest()[:DIGITS]
    return found


def current(locales: Path) -> Pairs:
    """Every translation that stands or should stand in the files."""
    pairs: Pairs = {}
    languages = sorted(folder.name for folder in locales.iterdir() if folder.is_dir())
    files = sorted({file.name for file in locales.glob("*/*.ftl")})
    for file in files:
        english = hashes(locales / SOURCE_LANGUAGE / file)
        for language in languages:
            if language != SOURCE_LANGUAGE:
                translation = hashes(locales / language / file)
                for text in english.keys() | translation.keys():
                    pairs[Place(language, file, text)] = Pair(english.get(text, ""), translation.get(text, ""))
    return pairs


def recorded(locales: Path) -> Pairs:
    """Every translation as it was when it was last stamped."""
    record = locales / RECORD
    if not record.exists():
        return {}
    return {
        Place(language, file, text): Pair(*pair.split())
        for language, files in json.loads(record.read_text(encoding="utf-8")).items()
        for file, texts in files.items()
        for text, pair in texts.items()
    }


def write(locales: Path, pairs: Pairs) -> None:
    """Remember these translations."""
    record: dict[str, dict[str, dict[str, str]]] = {}
    for place, pair in sorted(pairs.items()):
        record.setdefault(place.language, {}).setdefault(place.file, {})[place.text] = " ".join(pair)
    (locales / RECORD).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def standing(now: Pair, then: Pair) -> Standing | None:
    """What is wrong with a translation, by what it is now and what it was when it was stamped."""
    if not now.english:
        return Standing.GONE
    if not now.translation:
        return Standing.MISSING
    if now == then:
        return None
    if now.translation == then.translation:
        return Standing.STALE
    return Standing.NOT_STAMPED


def findings(locales: Path) -> Findings:
    """Everything that is wrong, by place."""
    now, then, nothing = current(locales), recorded(locales), Pair("", "")
    found: Findings = {}
    for place in sorted(now.keys() | then.keys()):
        problem = standing(now.get(place, nothing), then.get(place, nothing))
        if problem is not None:
            found[place] = problem
    return found


def stamp(locales: Path, still_right: Collection[str] = ()) -> None:
    """Record the translations as they are, unless one is stale and not called still right."""
    stale = [place for place, problem in findings(locales).items() if problem is Standing.STALE]
    for text in still_right:
        if text not in {place.text for place in stale}:
            raise Problem(f"{text} is not stale.")
    refused = [place for place in stale if place.text not in still_right]
    if refused:
        lines = [f"{place}: {Standing.STALE.value}" for place in refused]
        raise Problem("\n".join([*lines, "Translate them anew, or name them with --still-right ID."]))
    write(locales, {place: pair for place, pair in current(locales).items() if all(pair)})


def main(arguments: Sequence[str], locales: Path = LOCALES) -> int:
    """Report (exit code 1 when something is found) or stamp."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description="Keep translations in step.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("report", help="list what is missing, stale or not stamped")
    stamping = commands.add_parser("stamp", help="record that the translations say what the English texts say")
    stamping.add_argument("--still-right", metavar="ID", nargs="+", action="extend", default=[])
    chosen = parser.parse_args(arguments)
    if chosen.command == "stamp":
        stamp(locales, chosen.still_right)
    found = findings(locales)
    for place, problem in found.items():
        print(f"{place}: {problem.value}")
    return 1 if found else 0


if __name__ == "__main__":
    exit_with(lambda: main(sys.argv[1:]))

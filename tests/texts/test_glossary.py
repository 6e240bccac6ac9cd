"""One word for one idea, in the texts and in the rule books."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from schatzkiste.games import game_ids
from schatzkiste.texts import LANGUAGES
from tests.texts.test_rule_books import book

LOCALES = Path(__file__).parents[2] / "src" / "schatzkiste" / "locales"
GLOSSARY = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text(encoding="utf-8"))
MESSAGE = re.compile(r"^[a-z][\w-]* = ?")
VARIANT = re.compile(r"^ *\*?\[[\w-]+\] ")
EXPRESSION = re.compile(r"\{ (\$[\w]+|[a-z_]+-[\w.-]+)( ->)? ?")


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every line of the language that people read, without the names of messages, variants and arguments.

    What is typed in the terminal is the notation of records.
    """
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.startswith("#") and "-typed-" not in line:
                yield f"{file.name}:{number}", EXPRESSION.sub("{", VARIANT.sub("", MESSAGE.sub("", line)))
    for game_id in game_ids():
        for number, line in enumerate(book(game_id, language).splitlines(), start=1):
            yield f"{game_id} rules:{number}", line


def test_the_glossary_knows_every_language() -> None:
    assert set(GLOSSARY) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language, words in GLOSSARY.items() for word in words]
)
def test_there_is_one_word_for_one_idea(language: str, word: str) -> None:
    others = [re.compile(pattern) for pattern in GLOSSARY[language][word]["not"]]
    assert others
    found = [f"{place}: {line.strip()}" for place, line in said(language) for other in others if other.search(line)]
    assert found == [], f"{GLOSSARY[language][word]['for']}: the word is {word!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_holds_no_names_of_arguments(language: str) -> None:
    assert [line for _, line in said(language) if "$" in line] == []

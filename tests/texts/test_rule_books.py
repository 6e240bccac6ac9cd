"""The rule books of all languages have the same rules, and whatever the engine cites stands in them."""

import re
from pathlib import Path

import pytest

from schatzkiste.games import game, game_ids
from schatzkiste.games.schatzinsel.board import names
from schatzkiste.games.schatzinsel.game import SchatzinselGame
from schatzkiste.texts import LANGUAGES
from tests.texts.usages import GAMES

BOOKS = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.+?)(?=\n\n|\n- |\Z)", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"\*\(([^)]+)\)\*")
MARKS = {
    "en": {"our ruling": "ruling", "our design": "design"},
    "de": {"unsere Auslegung": "ruling", "unser Entwurf": "design"},
    "fr": {"notre interprétation": "ruling", "notre création": "design"},
}

every_game = pytest.mark.parametrize("game_id", game_ids())


def book(game_id: str, language: str = "en") -> str:
    suffix = "" if language == "en" else f".{language}"
    return (BOOKS / f"{game_id}{suffix}.md").read_text(encoding="utf-8")


def rules(game_id: str, language: str = "en") -> list[str]:
    return [rule for rule, _ in RULE.findall(book(game_id, language))]


def marks(game_id: str, language: str) -> dict[str, list[str]]:
    return {
        rule: [MARKS[language][mark] for mark in MARK.findall(text)]
        for rule, text in RULE.findall(book(game_id, language))
    }


def table(text: str) -> list[list[int]]:
    """The numbers of the book's table."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.+\|$", text, re.MULTILINE)
    ]
    return [[int(cell) for cell in row] for row in rows if all(cell.isdigit() for cell in row)]


@every_game
def test_every_rule_stands_once_and_in_order(game_id: str) -> None:
    found = [tuple(int(number) for number in rule[3:].split(".")) for rule in rules(game_id)]
    assert found == sorted(set(found))


@every_game
def test_all_languages_have_the_same_rules(game_id: str) -> None:
    assert [rules(game_id, language) for language in LANGUAGES] == [rules(game_id)] * len(LANGUAGES)


@every_game
def test_all_languages_mark_the_same_rules(game_id: str) -> None:
    assert [marks(game_id, language) for language in LANGUAGES] == [marks(game_id, "en")] * len(LANGUAGES)


@every_game
def test_all_languages_have_the_same_sections_and_numbers(game_id: str) -> None:
    books = [book(game_id, language) for language in LANGUAGES]
    assert len({text.count("\n## ") for text in books}) == 1
    assert len({str(table(text)) for text in books}) == 1


@every_game
def test_a_rule_stands_in_its_section(game_id: str) -> None:
    for section in re.split(r"^## ", book(game_id), flags=re.MULTILINE)[1:]:
        assert {rule[3:].split(".")[0] for rule, _ in RULE.findall(section)} <= {section.split()[0]}


@every_game
def test_what_the_engine_cites_stands_in_the_book(game_id: str) -> None:
    letters = rules(game_id)[0][:3]
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((GAMES / game_id).rglob("*.py")))
    assert set(re.findall(rf"\b{letters}\d+\.\d+", source)) <= set(rules(game_id))


@every_game
def test_every_title_is_the_title_of_the_game(game_id: str) -> None:
    titles = [book(game_id, language).splitlines()[0] for language in LANGUAGES]
    assert titles == [f"# {game(game_id).title}"] * len(LANGUAGES)


def test_the_set_up_table_of_schatzinsel_is_the_one_that_is_played() -> None:
    schatzinsel = game("schatzinsel")
    assert isinstance(schatzinsel, SchatzinselGame)
    tables = schatzinsel.components
    assert table(book("schatzinsel")) == [
        [
            players,
            share.tiles,
            share.chests,
            share.guards,
            24 - players * share.tiles,
            share.free_guards,
            tables.chests - players * share.chests,
        ]
        for players, share in tables.shares.items()
    ]


def test_the_crosses_of_schatzinsel_are_those_that_are_played() -> None:
    schatzinsel = game("schatzinsel")
    assert isinstance(schatzinsel, SchatzinselGame)
    for language in LANGUAGES:
        text = dict(RULE.findall(book("schatzinsel", language)))["SI-1.3"]
        assert re.findall(r"\d-\d", text) == names(schatzinsel.components.crosses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rounds_of_dracheninsel_are_those_that_end_a_game(language: str) -> None:
    """At a table with people and for bots among themselves; when there is no progress stands in words."""
    rounds = next(option for option in game("dracheninsel").options if option.name == "rounds")
    text = dict(RULE.findall(book("dracheninsel", language)))["DI-10.3"].replace(",", "")
    assert [int(number) for number in re.findall(r"\d+", text)] == [rounds.at_table, rounds.default]

"""The short notes about what is new: each about something that the game has, in every language, and none left over."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from schatzkiste.core.events import Event, event_code
from schatzkiste.games import game, game_ids
from schatzkiste.texts import LANGUAGES
from tests.texts.catalogue import messages

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
NOTE = re.compile(r'\{ text: "([\w-]+)", (event|ask): "([\w-]+)" \}')
ENTRY = re.compile(r"^ +\{", re.MULTILINE)


def firsts(game_id: str) -> list[tuple[str, str, str]]:
    """What is explained at its first appearance: the text, and the event or the kind of action it is about."""
    source = (GAMES / game_id / "firsts.ts").read_text(encoding="utf-8")
    found = NOTE.findall(source)
    assert len(found) == len(ENTRY.findall(source)), "every entry is understood"
    return found


def event_codes(game_id: str) -> set[str]:
    """Every kind of event of a game."""
    events = vars(import_module(f"schatzkiste.games.{game_id}.events")).values()
    return {event_code(kind.__name__) for kind in events if isinstance(kind, type) and issubclass(kind, Event)}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_note_is_about_something_that_can_appear(game_id: str) -> None:
    known = {"event": event_codes(game_id), "ask": {kind.name for kind in game(game_id).actions.kinds}}
    notes = firsts(game_id)
    assert notes
    assert [note for note in notes if note[2] not in known[note[1]]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_written_and_no_other(language: str) -> None:
    written = {text for text in messages(language, "page-lesson.ftl") if text.startswith("note-")}
    assert written == {text for game_id in game_ids() for text, _, _ in firsts(game_id)}

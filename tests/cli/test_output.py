"""Lines are broken between words, and colours take no room."""

import click
import pytest

from schatzkiste.cli.output import STYLE, wrapped

SENTENCE = (
    "Deine letzte Entscheidung ist zurückgenommen. Seitdem wurde etwas aufgedeckt, aber die Bots sind einverstanden."
)


@pytest.mark.parametrize("width", range(20, 120))
def test_no_word_is_broken_and_none_is_lost(width: int) -> None:
    parts = wrapped(SENTENCE, width)
    assert all(len(part) <= width for part in parts)
    assert " ".join(" ".join(parts).split()) == SENTENCE


def test_later_parts_are_set_in() -> None:
    assert wrapped("one two three four", 9, "    ") == ["one two", "    three", "    four"]


def test_spaces_at_the_front_stay() -> None:
    assert wrapped("   one  two", 80) == ["   one  two"]


def test_colours_take_no_room() -> None:
    coloured = SENTENCE.replace("Bots", click.style("Bots", fg="red"))
    assert [STYLE.sub("", part) for part in wrapped(coloured, 50)] == wrapped(SENTENCE, 50)


def test_a_word_without_room_has_a_line_of_its_own() -> None:
    assert wrapped("see schatzkiste/verzeichnis/datei.json there", 12) == [
        "see",
        "  schatzkiste/verzeichnis/datei.json",
        "  there",
    ]

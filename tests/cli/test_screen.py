"""Playing in a real terminal of 80 x 24: what stays on the screen, what keys do, how a game is left and goes on."""

import re
from pathlib import Path

import pytest

from schatzkiste.games import game_ids
from schatzkiste.record import Record
from schatzkiste.texts import LANGUAGES, Texts
from tests.cli.command_line import schatzkiste
from tests.cli.scripts import first_actions
from tests.cli.terminal import CTRL_C, DOWN, ENTER, PAGE_DOWN, PAGE_UP, TAB, Terminal

ASKED = {"de": "> Was tust du?", "en": "> What do you do?", "fr": "> Que fais-tu"}
SCHATZINSEL = ("play", "schatzinsel", "--seed", "ab", "--lang", "en")
BOARDS = {
    "dracheninsel": [rf"\b{letter}1[FDMWAV]" for letter in "abcdefghi"],
    "schatzinsel": ["┌───[1-5]───┬───[1-5]───┬", *(rf"^ {row} │" for row in "12345"), "└───────┴"],
    "silver_gold": [r"   a b c", *(rf"^ {row} [ □■▣×●♣]" for row in "123")],
    "tobago": ["^N← ", *(rf"^{letter}  " for letter in "cdefghijklm")],
}
"""What of each board must never leave the screen."""


WAITER = """
from pathlib import Path
from time import sleep


class Bot:
    def decide(self, observation, rng):
        while not Path("go").exists():
            sleep(0.01)
        return observation.legal_actions()[0]
"""
"""A bot that decides nothing before there is a file."""


def play(folder: Path, game_id: str, language: str = "en", *options: str) -> Terminal:
    return Terminal("play", game_id, "--seed", "ab", "--lang", language, *options, folder=folder)


def is_on_screen(game_id: str, text: str) -> bool:
    return all(re.search(sign, text, re.MULTILINE) for sign in BOARDS[game_id])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_the_board_stays_while_actions_are_chosen_by_keys(game_id: str, language: str, tmp_path: Path) -> None:
    with play(tmp_path, game_id, language) as terminal:
        if game_id == "silver_gold":  # whose players choose their cards first
            terminal.wait_for(ASKED[language])
            terminal.type(DOWN, ENTER)
        for _ in range(5):
            terminal.wait_until(lambda text: ASKED[language] in text and is_on_screen(game_id, text))
            terminal.type(DOWN)
            entry = terminal.wait_until(lambda text: ASKED[language] not in text and is_on_screen(game_id, text))
            assert re.search(r"^> \S", entry, re.MULTILINE)
            terminal.type(ENTER)
        terminal.wait_for(ASKED[language])
        terminal.type(CTRL_C)
        terminal.wait_for(Texts(language).say("cli-yes") + "/" + Texts(language).say("cli-no"))
        terminal.type(CTRL_C)
        assert terminal.end() == 130
    record = Record.load(tmp_path / f"{game_id}-1.json")
    assert not record.verify().is_over
    assert len([taken for taken in record.actions if taken.seat == 0]) >= 5


def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    typed = first_actions("schatzinsel", "ab")
    with Terminal(*SCHATZINSEL, "--save", "game.json", folder=tmp_path) as terminal:
        for number, entry in enumerate(typed):
            terminal.wait_for(ASKED["en"])
            terminal.type(entry)
            terminal.wait_for(f"> {entry}")
            terminal.type(ENTER)
            if number == 0:
                terminal.wait_for("· You ")
        assert terminal.end() == 0
        assert "The seed was ab." in terminal.text
    assert Record.load(tmp_path / "game.json").verify().is_over


def test_typing_narrows_the_choices_and_tab_completes(tmp_path: Path) -> None:
    with Terminal(*SCHATZINSEL, folder=tmp_path) as terminal:
        terminal.wait_for(ASKED["en"], "take  1-1", "lay  1-4")
        terminal.type("la")
        terminal.wait_for("lay 1-4 +8  Place tile 1-4", "lay 5-5 +8", without=["take guard"])
        terminal.type(TAB)
        terminal.wait_for("> lay")
        terminal.type("2", TAB)
        terminal.wait_for("> lay 2-4")
        terminal.type(ENTER)
        terminal.wait_for(" 1 You 5 ", "│  2-4  │", ASKED["en"])


def test_what_is_not_clear_stays_to_be_corrected(tmp_path: Path) -> None:
    with Terminal(*SCHATZINSEL, folder=tmp_path) as terminal:
        terminal.wait_for(ASKED["en"])
        terminal.type("lay", ENTER)
        terminal.wait_for("> lay\n", "“lay” fits 4 choices: type more of it.")
        terminal.type(" 1-4", ENTER)
        terminal.wait_for("· You place tile 1-4")


def test_refusals_stand_below_the_entry_with_their_rule(tmp_path: Path) -> None:
    with Terminal(*SCHATZINSEL, folder=tmp_path) as terminal:
        terminal.wait_for(ASKED["en"])
        terminal.type("end", ENTER)
        terminal.wait_for("(§ SI-3.1)")
        terminal.type("x")
        terminal.wait_for("> x", without=["(§ SI-3.1)"])


def test_help_and_log_lie_over_the_table_until_they_are_closed(tmp_path: Path) -> None:
    with Terminal(*SCHATZINSEL, folder=tmp_path) as terminal:
        terminal.wait_for(ASKED["en"], "Free stock")
        for entry, sign in (("?", "take back your last decision"), ("log", "· Deckhand places tile")):
            terminal.type(entry, ENTER)
            terminal.wait_for(sign, "Enter closes", without=["Free stock"])
            terminal.type(ENTER)
            terminal.wait_for("Free stock", without=["Enter closes"])


def test_what_does_not_fit_is_a_page_away(tmp_path: Path) -> None:
    with play(tmp_path, "dracheninsel", "en", "--players", "6") as terminal:
        terminal.wait_for(ASKED["en"], "PgUp/PgDn", "F forest", without=["Boats before"])
        terminal.type(PAGE_DOWN)
        terminal.wait_for("Boats before", without=["F forest"])
        terminal.type(PAGE_UP)
        terminal.wait_for("F forest", without=["Boats before"])


def test_a_bigger_terminal_shows_everything(tmp_path: Path) -> None:
    arguments = ("play", "dracheninsel", "--seed", "ab", "--lang", "en", "--players", "6")
    with Terminal(*arguments, folder=tmp_path, rows=40) as terminal:
        terminal.wait_for(ASKED["en"], "F forest", "Boats before", without=["PgUp/PgDn"])


def test_ctrl_c_asks_and_a_no_plays_on(tmp_path: Path) -> None:
    with Terminal(*SCHATZINSEL, folder=tmp_path) as terminal:
        terminal.wait_for(ASKED["en"])
        terminal.type("lay", CTRL_C)
        terminal.wait_for("Stop playing? The game is saved. (yes/no)")
        terminal.type("no", ENTER)
        terminal.wait_for("The game goes on.", ASKED["en"])
        assert not list(tmp_path.iterdir())


def test_ctrl_c_saves_and_the_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    (tmp_path / "schatzinsel-1.json").write_text("something else")
    with Terminal(*SCHATZINSEL, folder=tmp_path) as terminal:
        terminal.wait_for(ASKED["en"])
        terminal.type("take 1-1", ENTER)
        terminal.wait_for("· You take tile 1-1", ASKED["en"])
        terminal.type(CTRL_C)
        terminal.wait_for("Stop playing?")
        terminal.type("y", ENTER)
        assert terminal.end() == 130
        assert "To go on with it: schatzkiste play --load schatzinsel-2.json" in terminal.text
    assert (tmp_path / "schatzinsel-1.json").read_text() == "something else"
    with Terminal("play", "--load", "schatzinsel-2.json", "--lang", "en", folder=tmp_path) as terminal:
        assert re.search(r"Behind your screen\n.* 1-1× ", terminal.wait_for(ASKED["en"]))
        terminal.type("quit", ENTER)
        assert terminal.end() == 0


def test_a_bot_that_never_decides_does_not_keep_anyone(tmp_path: Path) -> None:
    (tmp_path / "sleeper.py").write_text(
        "from threading import Event\nclass Bot:\n    def decide(self, observation, rng):\n        Event().wait()\n"
    )
    with play(tmp_path, "schatzinsel", "en", "--bots", "sleeper:Bot") as terminal:
        terminal.wait_for("> The others are thinking…")
        terminal.type(CTRL_C)
        terminal.wait_for("Stop playing?")
        terminal.type("n", ENTER)
        terminal.wait_for("> The others are thinking…")
        terminal.type(CTRL_C, CTRL_C)
        assert terminal.end() == 130
    assert Record.load(tmp_path / "schatzinsel-1.json").actions == []


def test_a_bar_moves_before_the_first_game_is_over(tmp_path: Path) -> None:
    (tmp_path / "waiter.py").write_text(WAITER)
    arguments = ("simulate", "schatzinsel", "-n", "4", "--bots", "waiter:Bot,random", "--jobs", "2")
    with Terminal(*arguments, folder=tmp_path) as terminal:
        terminal.wait_for("games", "0/4", "0:00:00")
        terminal.wait_for("games", "0/4", "0:00:01")
        (tmp_path / "go").touch()
        assert terminal.end() == 0
        assert "4 of 4 games of schatzinsel" in terminal.text


def test_without_a_screen_ctrl_c_asks_too(tmp_path: Path) -> None:
    with Terminal(*SCHATZINSEL, folder=tmp_path, kind="dumb") as terminal:
        terminal.wait_for("What do you do?", "\n>")
        terminal.type("take 1-1", ENTER)
        terminal.wait_until(lambda text: re.search(r"1-1×.*\n>$", text.strip(), re.DOTALL) is not None)
        terminal.type(CTRL_C)
        terminal.wait_for("Stop playing? The game is saved. (yes/no)")
        terminal.type("yes", ENTER)
        assert terminal.end() == 130
    assert len(Record.load(tmp_path / "schatzinsel-1.json").actions) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_breaks_no_word(language: str, tmp_path: Path) -> None:
    with Terminal("games", "--lang", language, folder=tmp_path, rows=60) as terminal:
        assert terminal.end() == 0
        narrow = terminal.text
    assert " ".join(narrow.split()) == " ".join(schatzkiste("games", "--lang", language).out.split())

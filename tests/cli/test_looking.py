"""A recorded game in a real terminal of 80 x 24: any step by keys or by its number, as a seat saw it."""

from itertools import pairwise
from pathlib import Path

import pytest

from schatzkiste.record import Record
from schatzkiste.texts import Texts
from tests.cli.terminal import CTRL_C, ENTER, Terminal
from tests.cli.test_screen import is_on_screen

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "dracheninsel": GOLDEN / "dracheninsel/rules-2/3p-red-opposite-10-200-on.json",
    "schatzinsel": GOLDEN / "schatzinsel/3p-silver-one.json",
    "silver_gold": GOLDEN / "silver_gold/3p-hidden-off.json",
    "tobago": GOLDEN / "tobago/3p-standard-random.json",
}
RIGHT, LEFT, HOME, END = "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F"
FIRST = 57


def steps_of(record: Record, seat: int) -> list[int]:
    """The steps that the seat noticed."""
    return [0, *(after.step for before, after in pairwise(record.moments()) if after.is_noticed_by(seat, before))]


@pytest.mark.parametrize(
    ("game_id", "language"), [("dracheninsel", "de"), ("schatzinsel", "en"), ("silver_gold", "fr"), ("tobago", "de")]
)
def test_a_game_is_gone_through_as_a_seat_saw_it(game_id: str, language: str, tmp_path: Path) -> None:
    record = Record.load(RECORDS[game_id])
    steps, last = steps_of(record, 1), len(record.actions)
    place = max(at for at, step in enumerate(steps) if step <= FIRST)
    say = Texts(language).say

    def comes_to(terminal: Terminal, step: int) -> None:
        sign = say("cli-step-where", step=step, steps=last)
        terminal.wait_until(lambda text: (f"{sign} " in text or f" {step}/{last} " in text) and "> " in text)
        assert step == 0 or is_on_screen(game_id, terminal.text)

    arguments = ("replay", str(RECORDS[game_id]), "--seat", "2", "--from", str(FIRST), "--lang", language)
    with Terminal(*arguments, folder=tmp_path) as terminal:
        comes_to(terminal, steps[place])
        for key, at in ((RIGHT, place + 1), (ENTER, place + 2), (LEFT, place + 1), (END, -1), (HOME, 0)):
            terminal.type(key)
            comes_to(terminal, steps[at])
        terminal.type(str(FIRST), ENTER)
        comes_to(terminal, steps[place])
        terminal.type(CTRL_C)
        assert terminal.end() == 0
        assert f"--from {steps[place]}" in terminal.text


def test_what_is_typed_is_answered(tmp_path: Path) -> None:
    last = len(Record.load(RECORDS["schatzinsel"]).actions)
    with Terminal("replay", str(RECORDS["schatzinsel"]), "--lang", "en", folder=tmp_path) as terminal:
        terminal.wait_for(f"Step 0 of {last}", "Enter or → goes on")
        for entry, answer in (
            (LEFT, "This is how the game began."),
            (f"{last + 1}{ENTER}", f"The last step is {last}."),
            (f"lst{ENTER}", "I do not understand “lst”."),
        ):
            terminal.type(entry)
            terminal.wait_for(answer)
        terminal.type("\b" * 3, "la", ENTER)
        terminal.wait_for(f"Step {last} of {last}", " has won")
        terminal.type(RIGHT)
        terminal.wait_for("There is nothing after this.")
        terminal.type("log", ENTER)
        terminal.wait_for(f" {last}  ", "Enter closes")
        terminal.type(ENTER, "?", ENTER)
        terminal.wait_for("one step back: ←", "Enter closes")
        terminal.type("quit", ENTER)
        assert terminal.end() == 0

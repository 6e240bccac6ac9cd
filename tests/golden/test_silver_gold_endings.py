"""The golden games of Silver & Gold show what they are named after."""

from pathlib import Path

import pytest

from schatzkiste.core import Event
from schatzkiste.games import game
from schatzkiste.record import Record
from tests.golden.endings_silver_gold import RARE, tie_of

FOLDER = Path(__file__).parent / "silver_gold"


@pytest.mark.parametrize("name", [name for name in RARE if name != "empty-deck"])
def test_a_tie_is_decided_as_the_record_says(name: str) -> None:
    state = Record.load(FOLDER / f"{name}.json").verify()
    assert tie_of(state) == name
    assert len(state.winners()) == (2 if name == "shared" else 1)


def test_the_deck_runs_out() -> None:
    record = Record.load(FOLDER / "empty-deck.json")
    state = record.start(game("silver_gold", FOLDER / "empty-deck.toml"))
    events: list[Event] = []
    for taken in record.actions:
        state.apply(state.game.parse(taken.notation), taken.seat, events)
    assert {"no-card-left", "seat-idle"} <= {event.code for event in events}
    assert state.is_over

"""What happened: codes, arguments, audience."""

import pytest

from schatzkiste.core import event_code
from schatzkiste.games.schatzinsel.events import AllStuck, GuardTaken, TileLaid
from schatzkiste.games.tobago.events import GoldSeen


@pytest.mark.parametrize(
    ("name", "code"),
    [("TileLaid", "tile-laid"), ("AllStuck", "all-stuck"), ("End", "end"), ("ASideStep", "a-side-step")],
)
def test_the_code_is_the_name_of_the_class_in_small_words(name: str, code: str) -> None:
    assert event_code(name) == code


def test_an_event_has_a_code_and_arguments() -> None:
    event = TileLaid(1, "3-5", 5)
    assert event.code == "tile-laid"
    assert event.args() == {"seat": 1, "tile": "3-5", "points": 5}
    assert AllStuck().args() == {}


def test_everyone_learns_of_it_unless_it_says_otherwise() -> None:
    assert GuardTaken(0).audience() is None


def test_equal_events_are_equal() -> None:
    assert GuardTaken(0) == GuardTaken(0)
    assert GuardTaken(0) != GuardTaken(1)


def test_what_everyone_learns_of_reaches_every_seat_and_neither_fades_nor_wipes() -> None:
    event = GuardTaken(0)
    assert all(event.reaches(seat) and not event.fades_for(seat) for seat in (None, 0, 1))
    assert not event.wipes


def test_a_secret_reaches_only_its_audience() -> None:
    event = GoldSeen(1, 4)
    assert [event.reaches(seat) for seat in (None, 0, 1)] == [False, False, True]

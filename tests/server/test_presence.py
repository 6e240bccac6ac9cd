"""Who is here, and since when somebody is away: what is not known is never taken for a long absence."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from schatzkiste.server.presence import FORGET_AFTER, Present
from tests.server.clients import Server
from tests.server.friends import everyone, greeting, join, open_table

ANNA = "anna"
OTHER = 7
YESTERDAY = "import time; today = time.time; time.time = lambda: today() - 86_400"


class Clock:
    """Both clocks, as a test sets them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(time, "time", lambda: self.now)
        patch.setattr(time, "monotonic", lambda: self.now)


@pytest.fixture
def clock() -> Iterator[Clock]:
    """A clock that stands still."""
    with pytest.MonkeyPatch.context() as patch:
        yield Clock(patch)


def test_nobody_is_away_since_before_the_table_was_opened_here(clock: Clock) -> None:
    present = Present(lambda _: None)
    clock.now = 5000.0
    assert present.last_seen([ANNA]) == 1000.0
    present.come(ANNA)
    present.go(ANNA)
    assert present.last_seen([ANNA]) == 5000.0
    assert present.last_seen([]) == 0.0, "nobody is no device"


def test_whoever_was_at_a_process_that_fell_silent_is_away_since_then(clock: Clock) -> None:
    present = Present(lambda _: None)
    present.come(ANNA)
    present.go(ANNA)
    clock.now = 9000.0
    present.hear(OTHER, f"0,{ANNA}")
    clock.now += FORGET_AFTER + 1
    assert not present.is_here([ANNA])
    assert present.last_seen([ANNA]) == 9000.0, "not since she left hours ago, also before it is forgotten"
    assert present.forget()
    assert present.last_seen([ANNA]) == 9000.0
    assert not present.forget()


def test_whoever_left_another_process_is_away_since_it_said_so(clock: Clock) -> None:
    present = Present(lambda _: None)
    present.hear(OTHER, f"0,{ANNA}")
    clock.now += 10
    present.hear(OTHER, "0,")
    assert present.last_seen([ANNA]) == 1010.0


@pytest.mark.parametrize("patience", [0, 5])
def test_the_first_one_back_after_a_restart_covers_nobody_at_once(tmp_path: Path, patience: int) -> None:
    with Server(tmp_path / "data", YESTERDAY) as server:
        lea, _ = everyone(server, "schatzinsel", 2, {"patience": patience})
    with Server(tmp_path / "data") as server, server.sit(lea) as client:
        client.send(type="cover", seat=1)
        assert client.problem() == "not-away-long"
        if patience:
            time.sleep(patience)
            client.send(type="cover", seat=1)
            client.meet_when(lambda party: party.seats[1].cover is not None)


def test_the_first_one_back_after_a_restart_is_not_the_host_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "data", YESTERDAY) as server:
        made = open_table(server, "tobago", 3)
        anna = join(server, made, "Anna")
    with Server(tmp_path / "data") as server, greeting(server, anna) as guest:
        guest.send(type="crown", seat=1)
        assert guest.problem() == "not-host"

"""What the log remembers of the gold: others' values fade with the next treasure, unless the table agrees otherwise."""

import pytest

from schatzkiste.history import History
from tests.games.talk import kinds, told
from tests.games.tobago.play import seen_by
from tests.games.tobago.test_raising import raised

ON_J4_TOO = "15:0 23:1"


def shared(memory: str = "printed") -> History:
    """A treasure shared to its end: the first card discarded, then one for each player; seat 1 opens the path anew."""
    history = History(raised("2", "3", "4", "5", black=ON_J4_TOO, memory=memory))
    act(history, "decline", "decline", "decline", "accept", "accept", "decline", "lay 8 white")
    return history


def act(history: History, *notations: str) -> None:
    for notation in notations:
        history.act(history.state.to_act[0], history.state.game.parse(notation))


def log(history: History, seat: int | None) -> list[str]:
    """What the log tells the seat of values of gold."""
    lines = [line for events in history.log_for(seat) for line in told(events)]
    return [line for line in lines if "value=" in line and not line.startswith("gold-seen")]


@pytest.mark.rule("TO-7.2")
def test_until_the_next_treasure_the_log_tells_what_was_taken() -> None:
    history = shared()
    for seat in (None, 0, 1):
        assert [line for line in log(history, seat) if line.startswith("gold-taken")] == [
            "gold-taken seat=0 value=3",
            "gold-taken seat=1 value=4",
        ]


@pytest.mark.rule("TO-7.2")
def test_with_the_next_treasure_others_values_fade_and_the_own_stay() -> None:
    history = shared()
    act(history, "raise black")
    new = [line for line in log(history, None) if "turned-up" in line]
    assert len(new) == 1, "the card on offer now"
    first, last = "gold-discarded value=2", "gold-discarded value=5"
    assert log(history, None) == [first, last, *new], "the discards are open to all"
    assert log(history, 0) == [first, "gold-taken seat=0 value=3", last, *new]
    assert log(history, 1) == [first, "gold-taken seat=1 value=4", last, *new]


@pytest.mark.rule("TO-7.2")
def test_what_a_curse_took_from_others_fades_too() -> None:
    history = History(raised("2", "curse", "4", "5", black=ON_J4_TOO, gold=["6", "5"]))
    act(history, "accept", "lay 1 white")
    lost = ["gold-lost seat=0 value=6", "gold-lost seat=1 value=5"]
    assert log(history, None)[-2:] == lost
    act(history, "raise black")
    assert [[line for line in log(history, seat) if line in lost] for seat in (None, 0, 1)] == [[], lost[:1], lost[1:]]


@pytest.mark.rule("TO-7.2")
def test_open_memory_keeps_everything() -> None:
    history = shared("open")
    before = log(history, 1)
    act(history, "raise black")
    assert log(history, 1)[: len(before)] == before


@pytest.mark.rule("TO-7.2")
def test_after_the_end_the_whole_log_is_open() -> None:
    history = shared()
    everything = log(history, 1)
    act(history, "raise black", *["decline"] * 12, "lay 1 black")
    assert log(history, 1)[: len(everything)] != everything
    while not history.state.is_over:
        act(history, "end" if "end" in kinds(history.state) else "stop")
    assert log(history, 1)[: len(everything)] == everything


@pytest.mark.rule("TO-7.2")
def test_memory_changes_neither_views_nor_what_a_seat_knows() -> None:
    states = [shared(memory).state for memory in ("printed", "open")]
    for seat in (None, 0, 1):
        assert seen_by(states[0], seat) == seen_by(states[1], seat)
    for seat in (0, 1):
        known = [state.observation(seat).to_json()["position"] for state in states]
        assert known[0] == known[1]

"""Wrong calls from outside: the error's sentence names what is wrong and what is allowed."""

from collections.abc import Callable

import pytest

import schatzkiste as sk
from tests.games.schatzinsel.positions import position
from tests.games.talk import refused


def test_unknown_game() -> None:
    with pytest.raises(sk.UnknownGame, match=r"there is no game 'monopoly' in the chest; there are: .*schatzinsel"):
        sk.game("monopoly")


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_player_count(players: int) -> None:
    with pytest.raises(sk.BadSetup, match=rf"^schatzinsel is for 2, 3, 4 players, not {players}$"):
        sk.game("schatzinsel").new(players, "1")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rule": "silver"}, "schatzinsel has no option 'rule'; it has: rules, guards"),
        ({"rules": "flint"}, "option rules of schatzinsel is silver, hawkins, not 'flint'"),
        ({"guards": 2}, "option guards of schatzinsel is one, any, not 2"),
        ({"rules": None}, "option rules of schatzinsel is silver, hawkins, not None"),
    ],
)
def test_options(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(sk.BadSetup) as caught:
        sk.game("schatzinsel").new(2, "1", options)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("seed", ["", "xyz", "0x1f", " 1", "1\n", "-1", "é", "0" * 65])
def test_seed(seed: str) -> None:
    with pytest.raises(sk.BadSetup) as caught:
        sk.game("schatzinsel").new(2, seed)
    assert str(caught.value) == f"a seed is a text of 1 to 64 hexadecimal digits, not {seed!r}"


@pytest.mark.parametrize("action", [-1, 102, 10**12])
def test_action_out_of_the_table(action: int) -> None:
    state = position()
    before = state.fingerprint()
    calls: list[Callable[[int], object]] = [state.apply, state.why_not, state.game.notation]
    for call in calls:
        with pytest.raises(sk.UnknownAction, match=rf"^schatzinsel has the actions 0 to 101, not {action}$"):
            call(action)
    assert state.fingerprint() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dance", "schatzinsel has no action 'dance'; it knows: take, take-guard, lay, chest, guard, end"),
        ("", "schatzinsel has no action ''; it knows: take, take-guard, lay, chest, guard, end"),
        ("lay 6-6", "schatzinsel has no action 'lay 6-6'; lay is written like 'lay 1-1'"),
        ("Chest", "schatzinsel has no action 'Chest'; chest is written like 'chest 1-1'"),
        ("end now", "schatzinsel has no action 'end now'; end is written like 'end'"),
    ],
)
def test_notation(text: str, sentence: str) -> None:
    with pytest.raises(sk.UnknownAction) as caught:
        sk.game("schatzinsel").parse(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seat_out_of_range(seat: int) -> None:
    state = position()
    before = state.fingerprint()
    take = state.game.parse("take 1-1")
    calls: list[Callable[[], object]] = [
        lambda: state.apply(take, seat),
        lambda: state.why_not(take, seat),
        lambda: state.legal_actions(seat),
        lambda: state.observation(seat),
    ]
    for call in calls:
        with pytest.raises(sk.BadSetup, match=rf"^this game has the seats 0 to 1, not {seat}$"):
            call()
    assert state.fingerprint() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_view_of_a_seat_out_of_range(seat: int) -> None:
    with pytest.raises(sk.BadSetup, match=rf"^this game has the seats 0 to 1, not {seat}$"):
        position().view(seat)


def test_action_out_of_turn() -> None:
    assert refused(position(turn=0), "take 1-1", seat=1) == "not-your-turn (SI-2.5)"


def test_a_refused_action_tells_nothing_to_those_who_listen() -> None:
    state = position()
    happened: list[sk.Event] = []
    with pytest.raises(sk.IllegalAction, match=r"^nothing-done-yet \(SI-3\.1\)$"):
        state.apply(state.game.parse("end"), events=happened)
    assert happened == []

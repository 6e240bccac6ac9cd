"""Section 2 of the rule book: who sits where, hands, the first treasure."""

import pytest

import schatzkiste as sk
from tests.games.dracheninsel.play import do, hand, seen_by, status
from tests.games.dracheninsel.positions import position
from tests.games.talk import refused


def colours(state: sk.State) -> list[list[str]]:
    return [[hunter["colour"] for hunter in player["hunters"]] for player in seen_by(state, None)["players"]]


@pytest.mark.rule("DI-2.1")
def test_no_tile_comes_to_the_treasure_field() -> None:
    state = position("elements")
    do(state, "elements")
    assert refused(state, "tile e5") == "no-tile-there (DI-2.1)"


@pytest.mark.rule("DI-2.2")
@pytest.mark.parametrize(
    ("players", "spare", "playing"),
    [
        (6, "red", ["green", "yellow", "grey", "blue", "brown", "red"]),
        (5, "red", ["green", "yellow", "grey", "blue", "brown"]),
        (5, "yellow", ["green", "grey", "blue", "brown", "red"]),
        (4, "red", ["green", "yellow", "blue", "brown"]),
        (4, "green", ["yellow", "grey", "brown", "red"]),
    ],
)
def test_hunters_begin_in_their_boats_and_play_clockwise(players: int, spare: str, playing: list[str]) -> None:
    state = sk.game("dracheninsel").new(players, "1", {"spare": spare})
    assert colours(state) == [[colour] for colour in playing]
    for boat in seen_by(state, None)["boats"]:
        assert boat["hunters"] == ([boat["colour"]] if boat["colour"] in playing else [])


@pytest.mark.rule("DI-2.2")
@pytest.mark.parametrize(
    ("second", "playing"),
    [
        ("opposite", ["yellow", "grey", "brown", "red"]),
        ("green", ["yellow", "grey", "brown", "red"]),
        ("yellow", ["grey", "blue", "brown", "red"]),
        ("red", ["yellow", "grey", "blue", "brown"]),
    ],
)
def test_four_choose_freely_which_two_colours_nobody_plays(second: str, playing: list[str]) -> None:
    state = sk.game("dracheninsel").new(4, "1", {"spare": "green", "spare_too": second})
    assert colours(state) == [[colour] for colour in playing]


@pytest.mark.rule("DI-2.2")
def test_boats_that_nobody_plays_stay_closed_and_free_of_dragons() -> None:
    state = position("patrol mountain", hunters={"green": "b6"})
    assert refused(state, "step boat-red") == "foreign-boat place=boat-red (DI-3.3)"
    assert [boat["seat"] for boat in seen_by(state, None)["boats"]] == [0, 1, None, 2, 3, None]
    do(state, "patrol patrol")
    assert refused(state, "place h1") == "no-dragons-there place=h1 (DI-8.4)"
    assert refused(state, "place b6") == "no-dragons-there place=b6 (DI-8.4)"


@pytest.mark.rule("DI-2.2")
def test_nobody_can_be_named_who_does_not_play() -> None:
    state = position("terror-sneak terror-sneak", "forest", hunters={"green": "e8"})
    do(state, "terror terror-sneak")
    assert refused(state, "send red") == "no-such-hunter hunter=red (DI-2.2)"
    state = position("terror-sneak", "forest")
    do(state, "sneak terror-sneak")
    assert refused(state, "steal grey") == "no-such-hunter hunter=grey (DI-2.2)"


@pytest.mark.rule("DI-2.3")
def test_three_players_have_two_hunters_each() -> None:
    state = sk.game("dracheninsel").new(3, "1")
    assert colours(state) == [["green", "blue"], ["brown", "yellow"], ["red", "grey"]]
    state = position("terror-sneak", "forest", players=3)
    do(state, "sneak terror-sneak")
    assert refused(state, "steal yellow") == "name-first-hunter hunter=yellow first=brown (DI-2.3)"


@pytest.mark.rule("DI-2.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_six_cards_each_hidden_from_the_others(players: int) -> None:
    state = sk.game("dracheninsel").new(players, "abc")
    for seat in range(players):
        assert len(hand(state, seat)) == 6
        assert [player["cards"] for player in seen_by(state, seat)["players"]] == [6] * players
        assert all(player["known"] == [] for player in seen_by(state, seat)["players"])
    assert seen_by(state, None)["hand"] == []
    assert seen_by(state, None)["pile"] == 99 - 6 * players
    assert seen_by(state, None)["discard"] == {}


@pytest.mark.rule("DI-2.4")
def test_the_discard_pile_is_open_to_all() -> None:
    state = position("forest flight flight")
    do(state, "pass", "toss forest", "toss flight", "done")
    assert seen_by(state, None)["discard"] == {"forest": 1, "flight": 1}
    assert seen_by(state, 2)["top"] == "flight"


@pytest.mark.rule("DI-2.5")
def test_the_first_treasure_and_a_starting_player_by_lot() -> None:
    games = [sk.game("dracheninsel").new(4, f"{number:x}") for number in range(40)]
    assert {seen_by(state, None)["turn"] for state in games} == {0, 1, 2, 3}
    assert [status(games[0], value) for value in (100, 125, 300)] == ["field e5", "waiting", "waiting"]


@pytest.mark.rule("DI-2.5")
def test_turns_go_clockwise() -> None:
    state = position(turn=2)
    for seat in (2, 3, 0, 1, 2):
        assert state.to_act == (seat,)
        do(state, "end")

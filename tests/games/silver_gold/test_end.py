"""Section 4 of the rule book: rounds, the last turn, the score sheet and the tie-break."""

from collections import Counter

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.state import SilverGold
from tests.games.silver_gold.play import completed, display, do, face_names, finish, of_kind, table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, all_but, position
from tests.laws.setups import Setup, random_game


def last_turn(*seats: Seat) -> sk.State:
    """The last turn of the game."""
    return position(*seats, round=4, turn=7)


def finish_all(state: sk.State) -> list[str]:
    return [event for seat in list(state.to_act) for event in finish(state, seat)]


@pytest.mark.rule("SG-4.1")
def test_seven_of_the_eight_expedition_cards_make_a_round() -> None:
    setup = Setup("silver_gold", 2, (("marking", "hidden"), ("tracker", "off")))
    _, _, happened = random_game(setup, "7")
    turned = [event.args() for event in happened if event.code == "expedition-turned"]
    assert [args["turn"] for args in turned] == [1, 2, 3, 4, 5, 6, 7] * 4
    printed = Counter({"line2": 1, "line3": 2, "corner": 2, "t": 1, "l": 1, "square": 1})
    for first in range(0, 28, 7):
        used = Counter(str(args["pattern"]) for args in turned[first : first + 7])
        assert used < printed
    assert [event.code for event in happened].count("round-began") == 4


@pytest.mark.rule("SG-4.1")
def test_all_eight_are_shuffled_again_and_the_start_goes_on_from_seat_to_seat() -> None:
    state = position(PLAIN, OTHER, Seat("orange-01 orange-02"), turn=7, starter=2)
    assert isinstance(state, SilverGold)
    events = finish_all(state)
    assert of_kind(events, "round-ended", "round-began") == ["round-ended round=1", "round-began round=2"]
    assert (table(state)["round"], table(state)["turn"], table(state)["starter"]) == (2, 1, 0)
    assert sorted(state.expeditions) == sorted(state.components.expeditions)


@pytest.mark.rule("SG-4.2")
def test_the_game_ends_after_four_rounds() -> None:
    state = last_turn(PLAIN, OTHER)
    finish_all(state)
    assert state.is_over
    assert state.to_act == ()
    refusal = state.why_not(state.game.parse("done"), 0)
    assert str(refusal) == "game-over (SG-4.2)"


@pytest.mark.rule("SG-4.2")
def test_the_last_turn_is_settled_but_no_card_is_taken() -> None:
    state = last_turn(Seat(f"{all_but('grey-11', 'a1')} orange-09", coins=3), OTHER)
    do(state, "0 field 1 a1", "0 done")
    events = finish(state, 1)
    assert completed(state, 0) == ["grey-11"]
    assert face_names(state, 0) == ["orange-09"]
    assert len(display(state)) == 4
    assert of_kind(events, "card-taken", "card-drawn", "card-turned-up") == []
    state = last_turn(Seat("grey-11 orange-09", coins=3), OTHER)
    do(state, "0 field 2 a1", "0 done")
    assert of_kind(finish(state, 1), "trophy-won") == ["trophy-won seat=0 row=1 points=6"]


@pytest.mark.rule("SG-4.3")
def test_every_part_of_the_score_sheet() -> None:
    own = Seat("orange-09 grey-11", coins=5, trophies=(6,), palms=(3, 2), completed="purple-01 orange-04 orange-05")
    state = position(own, OTHER)
    sheet = table(state)["seats"][0]["sheet"]
    assert sheet["coins"] == 5
    assert (sheet["trophies"], sheet["trophy_points"]) == ([6], 6)
    assert (sheet["palms"], sheet["palm_points"]) == ([3, 2], 5)
    assert [card["points"] for card in sheet["cards"]] == [14, 12, 12]
    assert sheet["card_points"] == 38
    assert sheet["seals"] == [{"card": "purple-01", "colour": "orange", "value": 2, "count": 2, "points": 4}]
    assert sheet["total"] == state.scores()[0] == 5 + 6 + 5 + 38 + 4


@pytest.mark.rule("SG-4.3")
def test_a_seal_counts_the_own_completed_cards_of_its_colour_only() -> None:
    other = Seat("purple-11 orange-11", completed="purple-05")
    state = position(Seat("orange-09 grey-11", completed="orange-01 purple-04"), other)
    assert state.scores() == [12 + 14 + 2, 14]


@pytest.mark.rule("SG-4.3")
def test_unfinished_cards_and_their_seals_score_nothing() -> None:
    state = last_turn(Seat(f"{all_but('purple-01', 'a1b1')} grey-11", completed="orange-04"), OTHER)
    do(state, "0 field 2 a1", "0 done")
    finish(state, 1)
    assert state.scores()[0] == 12


@pytest.mark.rule("SG-4.3")
def test_coins_and_palms_of_unfinished_cards_stay() -> None:
    state = last_turn(Seat("orange-09 grey-11", coins=2, palms=(2,)), OTHER)
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    assert state.scores()[0] == 3 + 2


@pytest.mark.rule("SG-4.3")
def test_the_score_sheets_are_told_at_the_end() -> None:
    own = Seat("orange-09 grey-11", coins=5, trophies=(6,), palms=(3,), completed="purple-01 orange-04")
    state = last_turn(own, OTHER)
    events = finish_all(state)
    assert of_kind(events, "sheet-added") == [
        "sheet-added seat=0 coins=6 trophies=6 palms=3 cards=26 seals=2 total=43",
        "sheet-added seat=1 coins=0 trophies=0 palms=0 cards=0 seals=0 total=0",
    ]


@pytest.mark.rule("SG-4.3")
def test_the_end_position_is_what_lies_on_the_table() -> None:
    first = Seat(f"{all_but('grey-11', 'a1')} purple-01:b1", coins=4, trophies=(6,), completed="orange-04")
    second = Seat("purple-11 orange-11", palms=(3, 2), completed="purple-03 grey-04 grey-07")
    state = last_turn(first, second)
    do(state, "0 field 1 a1", "0 done", "1 field 2 c2", "1 done")
    assert state.ending() == {
        "display": ["green-01", "green-02", "grey-01", "grey-02"],
        "deck": 47 - 4 - 4 - 4,
        "trophies_left": [5, 4, 3, 2, 1],
        "unfinished": [{"purple-01": "b1"}, {"purple-11": "", "orange-11": "c2"}],
        "completed": [["orange-04", "grey-11"], ["purple-03", "grey-04", "grey-07"]],
        "sheets": [
            {"coins": 4, "trophies": [6], "palms": [], "cards": 20, "seals": 0, "total": 30},
            {"coins": 0, "trophies": [], "palms": [3, 2], "cards": 30, "seals": 2, "total": 37},
        ],
    }


@pytest.mark.rule("SG-4.4")
def test_most_points_win() -> None:
    state = last_turn(Seat("orange-09 grey-11", completed="grey-04"), Seat("purple-11 orange-11", completed="green-06"))
    finish_all(state)
    assert state.winners() == (1,)


EQUAL_POINTS = {
    "grey": ("grey-04 grey-05 grey-06", Seat("purple-11 orange-11", completed="orange-04 orange-05")),
    "green": ("green-04 purple-04", Seat("purple-11 orange-11", completed="orange-04 orange-05")),
    "orange": (
        "orange-04 grey-04",
        Seat("purple-11 orange-11", completed="grey-05", coins=4, trophies=(6,), palms=(2,)),
    ),
    "purple": ("purple-04", Seat("purple-11 orange-11", coins=4, trophies=(6,), palms=(4,))),
    "nothing": ("green-04 green-05", Seat("purple-11 orange-11", completed="green-06 green-07")),
}


@pytest.mark.rule("SG-4.4")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("colour", EQUAL_POINTS)
def test_ties_are_broken_by_completed_cards_colour_by_colour(colour: str, turned: bool) -> None:
    cards, other = EQUAL_POINTS[colour]
    better = Seat("orange-09 grey-11", completed=cards)
    state = last_turn(other, better) if turned else last_turn(better, other)
    for seat, field in ((int(turned), "field 2 a1"), (1 - turned, "field 1 c1")):
        do(state, f"{seat} {field}", f"{seat} done")
    assert len(set(state.scores())) == 1
    assert state.winners() == ((0, 1) if colour == "nothing" else (int(turned),))

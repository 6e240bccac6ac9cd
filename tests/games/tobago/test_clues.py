"""Section 3 of the rule book: what clues mean, laying them, markers."""

import pytest

from schatzkiste.core import Rng
from schatzkiste.games.tobago.board import names
from schatzkiste.games.tobago.game import make
from schatzkiste.games.tobago.state import Tobago
from tests.games.talk import choices, codes, kinds, refused
from tests.games.tobago.literal import OWN
from tests.games.tobago.play import do, possible, seen_by
from tests.games.tobago.positions import position
from tests.games.tobago.test_material import new

IN_JUNGLE, NEXT_TO_HUT, NEXT_TO_STATUE, LARGEST_JUNGLE, NOT_JUNGLE = 1, 27, 29, 7, 35


def allowed(state: Tobago, number: int) -> list[str]:
    """The spaces a clue allows."""
    return names([place for place in state.island.spaces if state.allows(number - 1, place)])


def spaces(number: int) -> list[str]:
    """The spaces a clue allows on the hand-made island."""
    return allowed(position(), number)


@pytest.mark.rule("TO-3.1")
def test_in_a_terrain() -> None:
    assert spaces(5) == ["f3", "f4", "f10", "g9", "g10", "i1", "i2", "i3", "j3"]
    assert spaces(11) == ["i1", "i2", "i3", "j3"]


@pytest.mark.rule("TO-3.1")
def test_next_to_a_terrain_is_not_in_it() -> None:
    beside = spaces(17)
    assert not set(beside) & set(spaces(5))
    assert {"i4", "j2", "h2", "k4"} <= set(beside), "neighbours of the northern river"
    assert "g4" in beside
    assert "h4" not in beside


@pytest.mark.rule("TO-3.1")
def test_next_to_the_largest() -> None:
    assert spaces(23) == ["h2", "h3", "i4", "j1", "j2", "j4", "k3", "k4"]


@pytest.mark.rule("TO-3.1")
def test_in_sight_of_a_terrain_is_within_two_spaces_and_not_in_it() -> None:
    seen = spaces(26)
    assert not set(seen) & set(spaces(6))
    assert "l6" in seen, "two spaces from the lake at k5"
    assert "n5" not in seen


@pytest.mark.rule("TO-3.1")
def test_next_to_and_in_sight_of_landmarks() -> None:
    assert spaces(NEXT_TO_HUT) == ["a3", "b3", "b4", "h4", "h5", "i4", "i6", "j4", "j5", "l2", "m2", "m5", "m6", "n4"]
    assert set(spaces(NEXT_TO_HUT)) < set(spaces(30))
    assert "c4" in spaces(30), "two spaces from the hut on a4"
    assert "g7" not in spaces(30)


@pytest.mark.rule("TO-3.1")
def test_the_own_space_of_an_object_does_not_count_and_keeps_its_terrain() -> None:
    for hut in ("n5", "i5", "a4", "l1"):
        assert hut not in spaces(NEXT_TO_HUT)
        assert hut not in spaces(30)
    assert "i5" in spaces(IN_JUNGLE)
    assert "e8" in spaces(3)


@pytest.mark.rule("TO-3.1")
def test_the_sea() -> None:
    assert set(spaces(33)) < set(spaces(34))
    assert "o4" in spaces(33)
    assert "g7" not in spaces(34)


@pytest.mark.rule("TO-3.1")
def test_distance_is_counted_across_the_sea() -> None:
    state = new(island="ACB-2")
    assert "l8" in allowed(state, 25), "the river on j9 and k10 is two spaces away"
    assert not {"k9", "l9"} & set(names(state.island.spaces)), "across a bay"


@pytest.mark.rule("TO-3.1")
@pytest.mark.parametrize(("clue", "denied"), [(1, 35), (5, 39), (17, 41), (27, 46), (30, 49), (33, 52), (7, 44)])
def test_a_denied_clue_is_the_rest_of_the_island(clue: int, denied: int) -> None:
    everything = names(position().island.spaces)
    assert sorted(spaces(clue) + spaces(denied)) == sorted(everything)


@pytest.mark.rule("TO-3.2")
def test_a_clue_goes_to_the_end_of_the_path_with_a_rose_and_a_new_one_is_drawn() -> None:
    state = position(hands=["1 2 3 4 5 6"], paths={"white": "27:1"}, clue_top="40 41")
    happened = do(state, "lay 1 white")
    assert happened[0] == (
        "clue-laid seat=0 clue=1 relation=in subject=jungle largest=no negated=no path=white before=14 after=6"
    )
    assert happened[1].startswith("clue-drawn seat=0 clue=40 ")
    assert state.hands[0] == [1, 2, 3, 4, 5, 39]
    path = seen_by(state, None)["paths"][0]
    assert [(laid["clue"]["clue"], laid["seat"]) for laid in path["clues"]] == [(27, 1), (1, 0)]
    assert state.roses == [14, 13]


@pytest.mark.rule("TO-3.2")
def test_a_path_may_hold_any_number_of_clues_of_each_player() -> None:
    state = position(hands=["38 39 40"], paths={"white": "34:0 35:0 36:0 37:0"})
    assert "lay 38 white" in choices(state, "lay")
    do(state, "lay 38 white")
    assert len(state.path_clues[0]) == 5


@pytest.mark.rule("TO-3.2")
def test_only_clues_of_the_own_hand() -> None:
    state = position(hands=["1 2 3 4 5 6", "7 8 9 10 11 12"])
    assert refused(state, "lay 7 white") == "clue-not-in-hand clue=7 (TO-3.2)"


@pytest.mark.rule("TO-3.2")
def test_an_empty_stack_is_made_anew_from_the_discards_only_when_a_card_must_be_drawn() -> None:
    state = position(hands=["1 2 3 4 5 6", "7 8 9 10 11 12"], clue_top="20 |")
    happened = do(state, "lay 1 white")
    assert "clues-shuffled" not in codes(happened)
    assert seen_by(state, None)["clue_stack"] == 0
    discards = len(state.clue_discards)
    happened = do(state, "lay 7 grey")
    assert codes(happened)[:3] == ["clue-laid", "clues-shuffled", "clue-drawn"]
    assert (len(state.clue_stack), state.clue_discards) == (discards - 1, [])


@pytest.mark.rule("TO-3.3")
def test_candidates_fit_all_clues_less_those_removed() -> None:
    state = position(paths={"white": "27:0 1:1"}, removed={"white": "b4 h5"})
    assert possible(state, "white") == ["i6", "j5", "m5", "n4"]


@pytest.mark.rule("TO-3.3")
def test_a_path_opened_anew_starts_from_the_whole_island() -> None:
    state = position(
        vehicles="i4", paths={"white": "3:0 27:1"}, removed={"white": "h4"}, hands=["1 2 4 5 6 7", "8 9 10 11 12 13"]
    )
    do(state, "raise white", *["decline"] * 12)
    opener = state.to_act[0]
    assert seen_by(state, None)["paths"][0]["possible"] == 104
    do(state, choices(state, "lay")[0])
    assert state.removed[0] == []
    assert possible(state, "white") == allowed(state, state.path_clues[0][0] + 1)
    assert opener == 0


@pytest.mark.rule("TO-3.4")
def test_a_clue_may_not_contradict_another() -> None:
    state = position(hands=["1"], paths={"grey": f"{NOT_JUNGLE}:1"})
    assert refused(state, "lay 1 grey") == "clue-contradicts path=grey clue=1 against=35 (TO-3.4)"


@pytest.mark.rule("TO-3.4")
@pytest.mark.parametrize(
    ("one", "other", "contradict"),
    [
        (1, 6, True),  # in the jungle, in the lake
        (1, 13, True),  # in the jungle, next to the jungle
        (7, 35, True),  # in the largest jungle, not in the jungle
        (7, 44, True),
        (1, 44, False),  # another jungle
        (27, 46, True),  # next to a hut, not next to a hut
        (27, 49, True),  # next to a hut, not in sight of a hut
        (30, 46, False),  # in sight, but not next to it
        (27, 28, False),
        (1, 29, False),  # only on some islands
    ],
)
def test_contradictions_are_those_of_meaning(one: int, other: int, contradict: bool) -> None:
    table = position().components.contradicting
    assert bool(table[one - 1] >> (other - 1) & 1) == bool(table[other - 1] >> (one - 1) & 1) == contradict


@pytest.mark.rule("TO-3.4")
def test_a_clue_must_rule_something_out() -> None:
    state = position(hands=["1"], paths={"brown": f"{LARGEST_JUNGLE}:1"})
    assert refused(state, "lay 1 brown") == "clue-rules-nothing-out path=brown clue=1 (TO-3.4)"


@pytest.mark.rule("TO-3.4")
def test_a_clue_must_leave_something() -> None:
    state = position(hands=["27"], paths={"black": "1:1 17:0"})
    assert possible(state, "black") == ["e3", "e4", "g11", "h9", "h10"]
    assert refused(state, "lay 27 black") == "clue-leaves-nothing path=black clue=27 (TO-3.4)"


@pytest.mark.rule("TO-3.4")
def test_no_clue_on_a_located_path() -> None:
    state = position(hands=["1 30"], paths={"white": "6:0 27:1"})
    assert refused(state, "lay 30 white") == "path-located path=white (TO-3.4)"


@pytest.mark.rule("TO-3.4")
def test_the_view_says_what_would_stay_and_go_or_why_not() -> None:
    state = position(hands=["1 2"], paths={"white": "27:0", "grey": "35:0", "brown": "7:0", "black": "6:0 16:1"})
    hand = seen_by(state, 0)["hand"]
    assert hand is not None
    white, grey, brown, black = hand[0]["fits"]
    assert (white["fits"], white["refusal"]) == (True, None)
    assert white["stays"] == ["b4", "h5", "i6", "j5", "m5", "n4"]
    assert white["goes"] == ["a3", "b3", "h4", "i4", "j4", "l2", "m2", "m6"]
    assert (grey["fits"], grey["refusal"], grey["against"]) == (False, "clue-contradicts", 35)
    assert (brown["fits"], brown["refusal"], brown["goes"]) == (False, "clue-rules-nothing-out", [])
    assert (black["fits"], black["refusal"]) == (False, "path-located")
    for clue in hand:
        for fit in clue["fits"]:
            assert fit["fits"] == (f"lay {clue['clue']['clue']} {fit['path']}" in choices(state, "lay"))


@pytest.mark.rule("TO-3.5")
def test_markers_lie_once_seventeen_or_fewer_remain() -> None:
    state = position(hands=["38 19 33"], paths={"white": "3:0"})
    assert seen_by(state, None)["paths"][0]["markers"] == []
    state = position(hands=["33 34 38 39"], paths={"white": "3:0"})
    do(state, "lay 33 white")
    path = seen_by(state, None)["paths"][0]
    assert path["markers"] == path["spaces"]
    assert len(path["markers"]) == path["possible"] <= 17


@pytest.mark.rule("TO-3.5")
def test_markers_of_several_colours_share_a_space_and_the_last_one_locates() -> None:
    state = position(hands=["27 1"], paths={"white": "6:0", "black": "15:0 23:1"})
    happened = do(state, "lay 27 white")
    assert "treasure-located path=white space=j4" in happened
    view = seen_by(state, None)
    assert [path["located"] for path in view["paths"]] == ["j4", None, None, "j4"]
    assert view["paths"][0]["markers"] == view["paths"][3]["markers"] == ["j4"]


@pytest.mark.rule("TO-3.6")
def test_without_any_clue_to_draw_the_hand_stays_short() -> None:
    state = make(OWN.replace("4 = 4", "4 = 12")).new(4, "1")
    rng = Rng("hands")
    while "drive" not in kinds(state):
        state.apply(rng.pick(state.legal_actions()))
    assert isinstance(state, Tobago)
    assert (state.clue_stack, state.clue_discards) == ([], []), "four hands of twelve and four paths are all clues"
    first = state.to_act[0]
    do(state, choices(state, "lay")[0])
    assert len(state.hands[first]) == 11, "there was nothing to draw"
    do(state, "stop", "stop", "stop", "exchange")
    assert len(state.hands[first]) == 11, "the hand laid off was all there was"


@pytest.mark.rule("TO-3.6", "TO-6.2")
@pytest.mark.parametrize(("amulets", "action", "size"), [(0, "lay 1 white", 6), (0, "exchange", 3), (1, "exchange", 3)])
def test_a_short_hand_is_filled_for_a_clue_laid_but_an_exchange_brings_as_many_as_it_takes(
    amulets: int, action: str, size: int
) -> None:
    state = position(hands=["1 2 3", "7 8 9 10 11 12"], amulets=[amulets])
    do(state, action)
    assert len(state.hands[0]) == size

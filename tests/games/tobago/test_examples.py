"""The worked examples of the rule book."""

import pytest

from schatzkiste.games.tobago.board import HEX_NAMES, names
from tests.games.talk import choices, kinds, refused
from tests.games.tobago.play import do, gold_of, possible, seen_by, settle
from tests.games.tobago.positions import piled, position

ANNA, BOBBY, ROGER = 0, 1, 2
LOLA = 0


@pytest.mark.rule("TO-3.4", "TO-3.5")
def test_example_1_where_the_jungle_clue_fits() -> None:
    """Fourteen spaces next to a hut, six of them in the jungle; three paths refuse the clue, each for a reason."""
    state = position(
        3,
        hands=["1 2 3 4"],
        paths={"white": "27:1", "grey": "35:1", "brown": "7:2", "black": "29:2"},
    )
    assert len(possible(state, "white")) == 14
    assert refused(state, "lay 1 grey") == "clue-contradicts path=grey clue=1 against=35 (TO-3.4)"
    assert refused(state, "lay 1 brown") == "clue-rules-nothing-out path=brown clue=1 (TO-3.4)"
    assert refused(state, "lay 1 black") == "clue-leaves-nothing path=black clue=1 (TO-3.4)"
    do(state, "lay 1 white")
    assert possible(state, "white") == ["b4", "h5", "i6", "j5", "m5", "n4"]


@pytest.mark.rule("TO-5.3", "TO-5.4", "TO-5.6")
def test_example_2_sharing() -> None:
    """Roses from the bottom up: Anna, Bobby, Anna, Roger."""
    state = position(
        3,
        vehicles="j4 a4 a4",
        paths={"white": "6:2 17:0 27:1"},
        hands=["1 2 3 4", "5 7 8 9", "10 11 12 13"],
        gold_top="2 3 4 5 6",
    )
    do(state, "raise white")
    state = piled(state, "2", "4", "3", "5", "6")
    sharing = seen_by(state, None)["sharing"]
    assert sharing is not None
    assert [rose["seat"] for rose in sharing["roses"]] == [ANNA, BOBBY, ANNA, ROGER]
    asked: list[int] = []
    for answer in ("decline", "decline", "decline", "accept"):
        asked += state.to_act
        do(state, answer)
    assert asked == [ANNA, BOBBY, ANNA, ROGER]
    assert state.to_act == (ANNA,)
    do(state, "accept")
    assert state.to_act == (BOBBY,)
    do(state, "decline")
    assert state.to_act == (ANNA,)
    assert "gold-discarded value=3" in do(state, "decline")
    assert state.to_act == (BOBBY,)
    do(state, "decline")
    assert state.to_act == (ANNA,)
    assert "gold-turned-up value=6" in do(state, "accept"), "the last card is shown to all"
    assert state.to_act == (BOBBY,)
    do(state, "accept")
    assert (gold_of(state, ANNA), gold_of(state, BOBBY), gold_of(state, ROGER)) == ([4, 5], [6], [2])
    assert state.to_act == (BOBBY,)
    assert seen_by(state, None)["phase"] == "opening"
    assert choices(state, "lay") == ["lay 5 white", "lay 7 white", "lay 8 white", "lay 9 white"]
    do(state, "lay 5 white")
    assert state.to_act == (ANNA,), "her turn goes on"


@pytest.mark.rule("TO-4.1")
def test_example_3_three_legs() -> None:
    """To the end of the jungle, into the mountains, to their end; lake to scrubland, across it, to the river."""
    state = position(vehicles="o4 f7", hands=["1 2 3 4 5 6", "7 8 9 10 11 12"])
    do(state, "drive h5", "drive g6", "drive e7")
    do(state, "drive e8", "drive f9", "drive f10")
    assert [HEX_NAMES[place] for place in state.vehicles] == ["e7", "f10"]


@pytest.mark.rule("TO-5.1", "TO-4.3", "TO-6.2")
def test_example_4_four_treasures_in_one_turn() -> None:
    state = position(
        vehicles="h4 a4",
        amulets=[2],
        paths={"grey": "3:1 19:1", "black": "11:1 18:0", "brown": "6:0 16:1", "white": "14:0 22:1"},
        hands=["1 2 4 5 7 8", "9 10 12 13 15 17"],
        gold_top="2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5",
    )
    assert possible(state, "grey") == ["h4", "i4"]
    assert refused(state, "raise grey") == "not-located path=grey (TO-5.1)"
    do(state, "remove grey i4", "raise grey")
    settle(state)
    assert seen_by(state, LOLA)["done"] is False, "only now comes her action"
    do(state, "drive i4", "drive j3", "raise black")
    settle(state)
    do(state, "extra-drive", "drive k4")
    assert seen_by(state, None)["raisable"] == ["white", "brown"]
    do(state, "raise brown")
    settle(state)
    assert state.to_act == (LOLA,)
    do(state, "raise white")
    settle(state)
    assert state.to_act == (1,), "nothing was left to do"
    assert len(state.gold[0]) + len(state.gold[1]) == 12


def amulet_island(**changes: object) -> dict[str, object]:
    """Amulets A on n3, B on l1 under Roger, C on j2, D on h2, E on g3 under Anna; Lola in the mountains."""
    return {
        "vehicles": "m4 l1 g3",
        "amulets_on": "n3 l1 j2 h2 g3",
        "hands": ["1 2 3 4", "5 6 7 8", "9 10 11 12"],
        **changes,
    }


@pytest.mark.rule("TO-4.2", "TO-6.1")
def test_example_5_amulets_on_the_way() -> None:
    state = position(3, **amulet_island())  # type: ignore[arg-type]
    do(state, "drive n3", "drive m2", "drive l1")
    assert (state.amulets[LOLA], names(state.amulets_on)) == (2, ["g3", "h2", "j2"])
    do(state, "end")
    assert state.amulets[1] == 0, "Lola was faster"
    assert "g3" not in [entry["space"] for entry in seen_by(state, 1)["reach"]]
    do(state, "drive j2", "drive i2", "drive h2")
    assert (state.amulets[1], names(state.amulets_on)) == (2, ["g3"])


@pytest.mark.rule("TO-4.4", "TO-6.1", "TO-6.2")
def test_example_5_first_an_extra_drive() -> None:
    state = position(3, **amulet_island(turn=1, amulets=[0, 1], amulets_on="j2 h2 g3"))  # type: ignore[arg-type]
    do(state, "extra-drive", "drive j2", "stop")
    assert (state.amulets[1], "j2" in names(state.amulets_on)) == (0, True), "an extra drive picks up nothing"
    do(state, "drive i2", "drive h2", "drive g3")
    assert (state.amulets[1], names(state.amulets_on)) == (2, ["j2"])
    assert kinds(state) >= {"end", "extra-drive"}


@pytest.mark.rule("TO-4.4")
def test_example_5_no_third_amulet_by_paying_in_the_midst() -> None:
    state = position(3, **amulet_island(turn=1, amulets=[0, 1], amulets_on="j2 h2 g3"))  # type: ignore[arg-type]
    do(state, "drive j2", "drive i2")
    assert refused(state, "extra-drive") == "finish-drive-first (TO-4.4)"

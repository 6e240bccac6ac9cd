"""Section 2 of the rule book: set-up and the flow of a turn."""

import pytest

import schatzkiste as sk
from schatzkiste.core import Rng
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.state import Tobago
from tests.games.talk import choices, codes, kinds, refused
from tests.games.tobago.play import do, seen_by
from tests.games.tobago.positions import position
from tests.games.tobago.test_material import new, tobago


def placed(players: int = 2, seed: str = "1") -> Tobago:
    """A game in which everyone has put the vehicle on the same space."""
    state = new(players, seed, island="ABC-1")
    do(state, *["vehicle g7"] * players)
    return state


@pytest.mark.rule("TO-2.1")
def test_landmarks_are_drawn_anew_for_each_game() -> None:
    landmarks = [(view["huts"], view["palms"], view["statues"]) for view in (seen_by(new(seed=s), None) for s in "12")]
    assert landmarks[0] != landmarks[1]
    assert {facing for number in range(50) for facing in new(seed=f"{number:x}").facing} == set(range(6))


@pytest.mark.rule("TO-2.1")
@pytest.mark.parametrize(
    ("key", "spaces", "complaint"),
    [
        ("huts", ["n5", "i5", "a4", "k5"], "k5 is too near"),
        ("palms", ["i3", "m2", "n5"], "n5 bears another landmark"),
        ("palms", ["i3", "m2", "o5"], "o5 is no space of island ABC-1"),
        ("statues", ["e8", "l3", "h2"], "h2 touches the sea"),
        ("huts", ["n5", "i5", "a4"], "must have 4 entries, not 3"),
    ],
)
def test_given_landmarks_keep_the_limits(key: str, spaces: list[str], complaint: str) -> None:
    doc = position().to_json()
    doc["position"][key] = spaces  # type: ignore[index]
    with pytest.raises(sk.BadDocument, match=complaint):
        tobago().from_json(doc)


@pytest.mark.rule("TO-2.2")
def test_twelve_gold_cards_lie_on_top_and_the_curses_below() -> None:
    depths: set[int] = set()
    for number in range(300):
        state = new(seed=f"{number:x}")
        values = [state.components.gold.values[card] for card in reversed(state.gold_stack)]
        assert 0 not in values[:12]
        assert values.count(0) == 2
        depths |= {place for place, value in enumerate(values) if value == 0}
    assert depths == set(range(12, 41)), "anywhere below"
    assert seen_by(new(), None)["gold"]["safe_left"] == 12


@pytest.mark.rule("TO-2.3")
def test_vehicles_are_put_on_any_space_in_turn_order() -> None:
    state = new(3, "5")
    start = state.start
    assert len(choices(state, "vehicle")) == len(state.island.spaces)
    order: list[int] = []
    for _ in range(3):
        order += state.to_act
        do(state, f"vehicle {HEX_NAMES[state.island.spaces[0]]}")
    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert len(set(state.vehicles)) == 1, "sharing a space is allowed"


@pytest.mark.rule("TO-2.3")
def test_no_vehicle_in_the_sea() -> None:
    assert refused(new(island="ABC-1"), "vehicle o5") == "no-land space=o5 (TO-2.3)"
    assert refused(new(island="ABC-1"), "drive g7") == "not-now (TO-2.3)"


@pytest.mark.rule("TO-2.4")
def test_each_player_lays_a_drawn_clue_on_an_empty_path() -> None:
    state = placed(3)
    drawn = seen_by(state, None)["drawn"]
    assert drawn is not None
    assert choices(state, "lay") == [f"lay {drawn['clue']} {path}" for path in ("white", "grey", "brown", "black")]
    first = state.to_act[0]
    do(state, f"lay {drawn['clue']} grey")
    drawn = seen_by(state, None)["drawn"]
    assert drawn is not None
    assert refused(state, f"lay {drawn['clue']} grey") == "path-begun path=grey (TO-2.4)"
    other = drawn["clue"] % 52 + 1
    assert refused(state, f"lay {other} white") == f"not-the-drawn-clue clue={drawn['clue']} (TO-2.4)"
    assert [laid["seat"] for laid in seen_by(state, None)["paths"][1]["clues"]] == [first]
    assert state.roses[first] == 14
    do(state, f"lay {drawn['clue']} white")
    drawn = seen_by(state, None)["drawn"]
    assert drawn is not None
    do(state, f"lay {drawn['clue']} black")
    view = seen_by(state, None)
    assert [len(path["clues"]) for path in view["paths"]] == [1, 1, 0, 1]
    assert view["paths"][2]["possible"] == len(state.island.spaces), "an empty path still means the whole island"


@pytest.mark.rule("TO-2.4")
def test_with_four_players_the_last_path_is_no_choice() -> None:
    state = placed(4)
    happened: list[str] = []
    for path in ("white", "grey", "brown"):
        happened = do(state, choices(state, "lay")[0].rsplit(" ", 1)[0] + f" {path}")
    assert codes(happened).count("clue-laid") == 2
    assert all(len(clues) == 1 for clues in state.path_clues)
    assert kinds(state) >= {"lay", "drive"}


@pytest.mark.rule("TO-2.4")
def test_action_a_may_begin_an_empty_path() -> None:
    state = position(hands=["1 2 3 4 5 6", "7 8 9 10 11 12"], paths={"white": "27:0"})
    do(state, "lay 1 grey")
    assert seen_by(state, None)["paths"][1]["possible"] == 24


@pytest.mark.rule("TO-2.5")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 4), (4, 4)])
def test_hand_sizes(players: int, size: int) -> None:
    state = placed(players)
    rng = Rng("hands")
    while "drive" not in kinds(state):
        state.apply(rng.pick(state.legal_actions()))
    assert [len(hand) for hand in state.hands] == [size] * players
    do(state, choices(state, "lay")[0])
    assert [len(hand) for hand in state.hands] == [size] * players


@pytest.mark.rule("TO-2.5")
def test_the_starting_player_is_drawn_by_lot() -> None:
    assert {new(4, f"{number:x}").start for number in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("TO-2.6")
def test_one_action_then_the_next_player_clockwise() -> None:
    state = position(3, hands=["1 2 3 4", "5 6 7 8", "9 10 11 12"])
    assert kinds(state) == {"lay", "drive", "stop", "exchange"}
    do(state, "lay 1 white")
    assert state.to_act == (1,), "nothing but ending was left"
    do(state, "stop")
    assert state.to_act == (2,)
    do(state, "drive g8", "stop")
    assert state.to_act == (0,)


@pytest.mark.rule("TO-2.6")
def test_the_player_ends_the_turn_while_something_is_left_to_do() -> None:
    state = position(hands=["1 2 3 4 5 6"], amulets=[1])
    assert refused(state, "end") == "action-missing (TO-2.6)"
    do(state, "drive g8")
    assert refused(state, "end") == "stop-first (TO-2.6)"
    do(state, "stop")
    assert state.to_act == (0,)
    assert kinds(state) == {"extra-clue", "extra-drive", "exchange", "end"}
    assert refused(state, "lay 1 white") == "action-done (TO-2.6)"
    assert refused(state, "drive g8") == "action-done (TO-2.6)"
    assert do(state, "end") == ["turn-ended seat=0"]
    assert state.to_act == (1,)


@pytest.mark.rule("TO-2.6", "TO-5.1", "TO-6.2")
def test_raising_and_amulets_before_during_and_after_the_action() -> None:
    state = position(vehicles="j4", amulets=[2], paths={"white": "6:0 27:1"}, hands=["1 2 3 4 5 7"])
    assert kinds(state) == {"lay", "drive", "stop", "raise", "extra-clue", "extra-drive", "exchange"}
    do(state, "drive j3")
    assert kinds(state) == {"drive", "stop", "extra-clue", "exchange"}
    do(state, "drive j4", "stop")
    assert kinds(state) == {"raise", "extra-clue", "extra-drive", "exchange", "end"}


@pytest.mark.rule("TO-2.6")
def test_nobody_acts_out_of_turn() -> None:
    state = position()
    assert refused(state, "stop", seat=1) == "not-your-turn (TO-2.6)"


@pytest.mark.rule("TO-2.7")
def test_no_amulet_lies_on_the_island_at_the_start() -> None:
    view = seen_by(new(), None)
    assert view["amulets"] == []
    assert all(seat["amulets"] == 0 for seat in view["seats"])


@pytest.mark.rule("TO-2.7")
def test_hands_are_secret_and_the_rest_is_open() -> None:
    state = position(hands=["1 2 3 4 5 6", "7 8 9 10 11 12"], paths={"white": "27:0"}, amulets=[1, 2])
    assert seen_by(state, None)["hand"] is None
    own = seen_by(state, 1)["hand"]
    assert own is not None
    assert [clue["clue"]["clue"] for clue in own] == [7, 8, 9, 10, 11, 12]
    for seat in (None, 0, 1):
        view = seen_by(state, seat)
        assert [(other["amulets"], other["roses"], other["clues"]) for other in view["seats"]] == [
            (1, 14, 6),
            (2, 14, 6),
        ]
        assert [laid["clue"]["clue"] for laid in view["paths"][0]["clues"]] == [27]

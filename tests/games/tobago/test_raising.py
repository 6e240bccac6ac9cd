"""Section 5 of the rule book: raising a treasure and sharing it."""

import pytest

import schatzkiste as sk
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.state import Tobago
from tests.games.talk import codes, kinds, refused
from tests.games.tobago.play import do, gold_of, possible, seen_by, settle
from tests.games.tobago.positions import piled, position

HANDS = ["1 2 3 4 5 7", "8 9 10 11 12 13"]
THREE_HANDS = ["1 2 3 4", "5 7 8 9", "10 11 12 13"]
J4 = "6:0 27:1"


def raised(*cards: str, paths: str = J4, black: str = "", players: int = 2, **rest: object) -> Tobago:
    """The white treasure on j4 just raised by seat 0, with these cards to be turned up in order."""
    for number in range(100):
        state = position(
            players,
            vehicles="j4",
            paths={"white": paths, "black": black},
            hands=HANDS if players == 2 else THREE_HANDS,
            gold_top=" ".join(cards),
            seed=f"{number:x}",
            **rest,  # type: ignore[arg-type]
        )
        do(state, "raise white")
        if state.is_sharing:
            return piled(state, *cards)
    raise AssertionError("every seed turns a curse up first")


@pytest.mark.rule("TO-5.1")
def test_a_located_treasure_under_the_own_vehicle_may_be_raised_at_any_time_of_the_turn() -> None:
    state = position(vehicles="j4", paths={"white": J4}, hands=HANDS)
    assert "raise" in kinds(state)
    do(state, "lay 1 grey")
    assert kinds(state) == {"raise", "end"}, "voluntary, and no action"
    do(state, "end")
    assert state.to_act == (1,)


@pytest.mark.rule("TO-5.1")
def test_not_located_or_not_there() -> None:
    state = position(vehicles="j3", paths={"white": J4, "grey": "33:0"}, hands=HANDS)
    assert refused(state, "raise white") == "vehicle-elsewhere path=white (TO-5.1)"
    assert refused(state, "raise grey") == "not-located path=grey (TO-5.1)"
    assert refused(state, "raise black") == "not-located path=black (TO-5.1)"


@pytest.mark.rule("TO-5.1")
@pytest.mark.parametrize("first", ["white", "black"])
def test_several_on_one_space_one_after_another_in_any_order(first: str) -> None:
    state = position(vehicles="j4", paths={"white": J4, "black": "15:0 23:1"}, hands=HANDS)
    second = "black" if first == "white" else "white"
    do(state, f"raise {first}")
    assert refused(state, f"raise {second}", seat=state.to_act[0]) == "not-now (TO-5.3)"
    settle(state)
    assert state.to_act == (0,)
    do(state, f"raise {second}")
    settle(state)
    assert state.to_act == (0,)
    assert kinds(state) >= {"lay", "drive"}


@pytest.mark.rule("TO-5.1")
def test_a_path_reopened_meanwhile_is_an_ordinary_path() -> None:
    state = position(vehicles="j4", paths={"white": J4}, hands=HANDS)
    do(state, "raise white")
    settle(state)
    laid = state.path_clues[0]
    assert len(laid) == 1
    assert all(state.allows(laid[0], HEX_NAMES.index(space)) for space in possible(state, "white"))


@pytest.mark.rule("TO-5.2")
def test_the_raisers_rose_and_everyones_draws() -> None:
    state = position(
        3, vehicles="j4", paths={"white": "6:2 17:2 27:1"}, hands=THREE_HANDS, gold_top="6 5 4 3 2", turn=0
    )
    happened = do(state, "raise white")
    assert happened[0] == "treasure-raised seat=0 path=white space=j4 cards=5"
    assert happened[1:5] == [
        "gold-seen seat=0 value=6",
        "gold-seen seat=1 value=5",
        "gold-seen seat=2 value=4",
        "gold-seen seat=2 value=3",
    ], "from the raiser clockwise, one card for each rose; the fifth comes unseen"
    view = seen_by(state, None)
    assert view["sharing"] is not None
    assert [rose["seat"] for rose in view["sharing"]["roses"]] == [0, 1, 2, 2]
    assert view["sharing"]["roses"][0]["clue"] is None
    assert view["sharing"]["cards"] == 5
    assert view["seats"][0]["roses"] == 14
    assert view["gold"]["stack"] == 36


@pytest.mark.rule("TO-5.2")
def test_each_player_knows_only_the_cards_he_drew() -> None:
    state = position(3, vehicles="j4", paths={"white": "6:2 17:2 27:1"}, hands=THREE_HANDS, gold_top="6 5 4 3 2")
    events: list[sk.Event] = []
    state.apply(state.game.parse("raise white"), events=events)
    assert [event.audience() for event in events if event.code == "gold-seen"] == [(0,), (1,), (2,), (2,)]
    state = piled(state, "2", "6", "5", "4", "3")
    known = {seat: seen_by(state, seat)["sharing"] for seat in (None, 0, 1, 2)}
    assert [(view["known"], view["face_down"]) for view in known.values() if view is not None] == [
        ([], 4),
        ([6], 4),
        ([5], 4),
        ([3, 4], 4),
    ]
    do(state, "decline", "decline", "decline", "decline")
    view = seen_by(state, 0)["sharing"]
    assert view is not None
    assert view["known"] == [], "the card is turned up"


@pytest.mark.rule("TO-5.2")
def test_the_marker_leaves_the_island() -> None:
    state = raised("2", "3", "4", "5")
    during = seen_by(state, None)
    assert (during["paths"][0]["located"], during["paths"][0]["markers"]) == (None, [])
    settle(state)
    after = seen_by(state, None)
    assert (after["paths"][0]["located"], after["paths"][0]["removed"]) == (None, [])


@pytest.mark.rule("TO-5.3")
def test_cards_are_offered_rose_by_rose_from_the_bottom() -> None:
    state = raised("2", "3", "4", "5", "6", paths="6:0 17:0 27:1")
    asked: list[int] = []
    for _ in range(4):
        asked += state.to_act
        assert kinds(state) == {"accept", "decline"}
        do(state, "decline")
    assert asked == [0, 1, 0, 0], "the same player again for each rose"
    assert state.gold_discards == [state.components.gold.names.index("2a")]


@pytest.mark.rule("TO-5.3")
def test_who_takes_a_card_gets_the_rose_back() -> None:
    state = raised("2", "3", "4", "5")
    assert state.roses == [13, 13]
    assert do(state, "accept")[0] == "gold-taken seat=0 value=2"
    assert state.roses == [14, 13]
    view = seen_by(state, None)["sharing"]
    assert view is not None
    assert [rose["taken"] for rose in view["roses"]] == [2, None, None]
    assert (view["shown"][0]["taker"], view["asked"], state.to_act) == (0, 1, (1,))
    assert gold_of(state, 0) == [2]
    assert seen_by(state, 1)["own_gold"] == []


@pytest.mark.rule("TO-5.3")
def test_nobody_else_answers() -> None:
    state = raised("2", "3", "4", "5")
    assert refused(state, "accept", seat=1) == "not-your-turn (TO-2.6)"
    assert refused(state, "stop") == "not-now (TO-5.3)"


@pytest.mark.rule("TO-5.4")
def test_a_card_left_over_goes_to_the_discards_unseen() -> None:
    state = raised("2", "3", "4", "5")
    happened = do(state, "accept", "accept", "accept")
    assert "gold-left-over" in codes(happened)
    gold = seen_by(state, None)["gold"]
    assert (gold["discards"], gold["face_down"]) == ([], 1)
    assert [place.card for place in state.face_down] == [state.components.gold.names.index("5a")]


@pytest.mark.rule("TO-5.4")
def test_a_curse_left_over_does_no_harm() -> None:
    state = raised("2", "3", "4", "curse")
    assert "curse-struck" not in codes(do(state, "accept", "accept", "accept"))
    assert state.components.gold.is_curse(state.face_down[0].card)


@pytest.mark.rule("TO-5.4")
def test_every_card_is_shown_also_the_last_and_roses_left_go_back() -> None:
    state = raised("2", "3", "4", "5")
    happened = do(state, "accept", *["decline"] * 4)
    assert "gold-turned-up value=5" in happened
    do(state, "decline", "decline")
    assert [gold_of(state, 0), gold_of(state, 1)] == [[2], []]
    assert state.roses == [15, 14], "one is on the black path"
    assert seen_by(state, None)["gold"]["discards"] == [3, 4, 5]
    assert seen_by(state, None)["phase"] == "opening"

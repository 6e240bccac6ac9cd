"""Section 9 of the rule book: Slumber and Counterspell, and what is taken back."""

import pytest

from schatzkiste.core import NotYet
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do, hand, phase, seen_by, spot, spots, status, terrain
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, kinds, refused

STOP = ("1: stop slumber", "1: go-on")


def public(state: Dracheninsel) -> dict[str, object]:
    """Everything on the island, as everyone sees it."""
    view = seen_by(state, None)
    return {"fields": view["fields"], "boats": view["boats"], "treasures": view["treasures"]}


@pytest.mark.rule("DI-9.1")
def test_slumber_before_the_first_action_and_after_each() -> None:
    state = position("", "mountain forest", "slumber", hunters={"yellow": "f6"}, turn=0)
    do(state, "end")
    for step in ("step f7", "step f6"):
        assert (phase(state), state.to_act) == ("stopping", (2,))
        do(state, "2: let-go", f"1: {step}")
        if phase(state) == "payment":
            do(state, "1: pay mountain")
    assert (phase(state), state.to_act) == ("stopping", (2,))
    do(state, "2: let-go", "1: end")
    assert (seen_by(state, None)["turn"], phase(state), state.to_act) == (2, "turn", (2,))


@pytest.mark.rule("DI-9.1")
def test_never_against_oneself() -> None:
    state = position("slumber mountain forest", "slumber-terror", hunters={"green": "f7"})
    do(state, "step e8")
    assert state.to_act == (1,)
    state = position("slumber", "slumber-terror", hunters={"green": "d4"})
    do(state, "step e5")
    assert state.to_act == (1,)
    assert refused(state, "stop slumber", 0) == "own-turn (DI-9.1)"


@pytest.mark.rule("DI-9.1", "DI-5.2")
def test_slumber_on_first_arrival_on_the_treasure() -> None:
    state = position("mountain", "slumber", hunters={"green": "d4"})
    do(state, "step e5")
    assert (phase(state), state.to_act) == ("confirming", (1,))
    happened = do(state, *STOP)
    assert codes(happened)[0] == "slumber-played"
    assert happened[1] == "taken-back seat=0 hunter=green origin=e5 place=d4 cards=0"
    assert spot(state, "green") == "d4"
    assert phase(state) == "passing"


@pytest.mark.rule("DI-9.1")
def test_the_end_of_a_turn_opens_no_window() -> None:
    state = position("desert", "", "slumber", hunters={"green": "f7"})
    do(state, "step f8", "2: let-go", "0: end")
    assert seen_by(state, None)["turn"] == 1


@pytest.mark.rule("DI-9.2")
def test_a_step_is_taken_back_and_its_card_stays_spent() -> None:
    state = position("desert", "slumber", hunters={"green": "f7"})
    before = public(state)
    do(state, "step f8")
    assert seen_by(state, 3)["window"] == {
        "kind": "slumber",
        "order": [1, 2, 3],
        "takes_back": {"hunters": {"green": "f7"}, "dragons": [], "tiles": [], "treasures": [], "cards": 0},
    }
    do(state, *STOP)
    assert public(state) == before
    assert seen_by(state, None)["discard"] == {"desert": 1, "slumber": 1}
    assert seen_by(state, None)["turn"] == 1


@pytest.mark.rule("DI-9.2")
def test_only_the_last_action_is_taken_back() -> None:
    state = position("desert mountain", "slumber", hunters={"green": "f6"})
    do(state, "step f7", "1: let-go", "step f8", *STOP)
    assert spot(state, "green") == "f7"


@pytest.mark.rule("DI-9.2", "DI-9.7")
def test_swaps_dragons_and_robberies_are_taken_back() -> None:
    swap = position("elements", "slumber")
    do(swap, "elements", "tile a1", "tile a2", *STOP)
    assert (terrain(swap, "a1"), terrain(swap, "a2")) == ("water", "volcano")
    dragon = position("patrol", "slumber", dragons=["c4", "c5"])
    do(dragon, "patrol patrol", "dragon 2", "place g4", *STOP)
    assert [field["name"] for field in seen_by(dragon, 0)["fields"] if field["dragon"]] == ["c4", "c5"]
    robbery = position("mountain", "slumber", hunters={"green": "f6", "yellow": "f7", "blue": "f7"}, gold={100: "f7"})
    before = public(robbery)
    do(robbery, "step f7", "rob yellow", *STOP)
    assert public(robbery) == before


@pytest.mark.rule("DI-9.2", "DI-9.7")
def test_terror_and_long_journey_are_taken_back() -> None:
    terror = position("terror-sneak", "slumber", hunters={"yellow": "f7", "blue": "f7"}, gold={100: "f7"})
    do(terror, "terror terror-sneak", "send blue", "0: go-on")
    assert status(terror, 100) == "kept f7"
    do(terror, *STOP)
    assert (spot(terror, "blue"), status(terror, 100)) == ("f7", "carried f7")
    journey = position("journey mountain", "slumber", hunters={"green": "f6"})
    do(journey, "journey", *STOP)
    assert seen_by(journey, None)["discard"] == {"journey": 1, "mountain": 1, "slumber": 1}


@pytest.mark.rule("DI-9.2")
def test_a_stolen_card_returns() -> None:
    state = position("terror-sneak", "slumber", "water")
    do(state, "sneak terror-sneak", "steal blue", "0: go-on")
    assert seen_by(state, 3)["window"]["takes_back"]["cards"] == 1  # type: ignore[index]
    happened = do(state, *STOP)
    assert happened[1] == "taken-back seat=0 hunter=nobody origin=nowhere place=nowhere cards=1"
    assert hand(state, 2) == ["water"]
    assert len(cards_of(state, 0)) == 6


@pytest.mark.rule("DI-9.2")
def test_a_stolen_card_that_was_spent_stays_spent() -> None:
    state = position("terror-sneak", "slumber betrayal-slumber", "counterspell-terror")
    do(state, "sneak terror-sneak", "steal blue", "2: let-go", "0: go-on")
    assert hand(state, 0) == ["counterspell-terror"]
    do(state, "1: stop slumber", "0: counter counterspell-terror")
    happened = do(state, "1: stop betrayal-slumber", "1: go-on")
    assert happened[1] == "stop-ends-turn seat=0"
    assert cards_of(state, 2) == []


@pytest.mark.rule("DI-9.2", "DI-8.6")
def test_evil_curse_is_taken_back() -> None:
    state = position("curse forest", "slumber slumber-terror", "water", "desert")
    do(state, "curse")
    card = cards_of(state, 1)[0]
    assert len(hand(state, 0)) == 3
    happened = do(state, f"1: stop {card}", "1: go-on")
    assert happened[1] == "taken-back seat=0 hunter=nobody origin=nowhere place=nowhere cards=3"
    assert (hand(state, 2), hand(state, 3)) == (["water"], ["desert"])
    assert len(cards_of(state, 1)) == 1
    assert seen_by(state, None)["discard"] == {"curse": 1, "forest": 1, card: 1}


@pytest.mark.rule("DI-9.3")
def test_lifting_cannot_be_stopped() -> None:
    state = position("mountain", "slumber", hunters={"green": "d4", "blue": "e5"})
    do(state, "step e5", "step e6")
    assert (phase(state), state.to_act, state.window) == ("turn", (0,), "")
    assert spots(state, "green", "blue") == ["e6", "e6"]


@pytest.mark.rule("DI-9.3")
def test_a_later_slumber_takes_back_only_the_later_action() -> None:
    state = position("farmland mountain", "slumber", hunters={"green": "d4", "blue": "e5"})
    do(state, "step e5", "step e6", "step e7", *STOP)
    assert spots(state, "green", "blue") == ["e6", "e6"]
    assert (status(state, 100), status(state, 125)) == ("carried e6", "field e5")


@pytest.mark.rule("DI-9.4")
def test_slumber_on_arrival_until_the_owner_has_spoken() -> None:
    state = position("", "slumber", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(state, "step boat-green")
    assert (phase(state), state.to_act, state.window) == ("stopping", (1,), "slumber")
    do(state.copy(), *STOP)
    do(state, "1: let-go")
    assert (phase(state), state.to_act) == ("sharing", (0,))
    do(state, "0: share")
    assert status(state, 100) == "cashed"
    assert (phase(state), state.to_act) == ("turn", (1,))


@pytest.mark.rule("DI-9.5")
@pytest.mark.parametrize("counter", ["betrayal-counterspell", "counterspell-terror"])
def test_counterspell_cancels_terror_also_for_others(counter: str) -> None:
    state = position("terror-sneak", "", "", counter, hunters={"yellow": "f7"})
    do(state, "terror terror-sneak", "send yellow")
    assert (phase(state), state.to_act) == ("countering", (3,))
    assert kinds(state, 3) == {"counter", "let-go"}
    happened = do(state, f"3: counter {counter}")
    assert happened == [f"counter-played seat=3 card={counter} other=0 cancelled=terror"]
    assert spot(state, "yellow") == "f7"
    assert (phase(state), state.to_act) == ("turn", (0,))
    assert seen_by(state, None)["played"] == [(0, "terror-sneak"), (3, counter)]


@pytest.mark.rule("DI-9.5")
def test_counterspell_cancels_a_sneak_attack() -> None:
    state = position("betrayal-sneak", "water", "counterspell-terror")
    do(state, "sneak betrayal-sneak", "steal yellow", "2: counter counterspell-terror")
    assert (hand(state, 0), hand(state, 1)) == ([], ["water"])


@pytest.mark.rule("DI-9.5")
def test_not_against_the_own_card_and_not_against_a_counterspell() -> None:
    state = position("terror-sneak counterspell-terror", "", "", hunters={"yellow": "f7"})
    do(state, "terror terror-sneak", "send yellow")
    assert state.to_act == (0,)
    assert refused(state, "counter counterspell-terror", 0) == "own-card (DI-9.5)"
    state = position(
        "terror-sneak counterspell-terror", "counterspell-terror", "betrayal-counterspell", hunters={"yellow": "f7"}
    )
    do(state, "terror terror-sneak", "send yellow", "1: counter counterspell-terror")
    assert (phase(state), state.to_act) == ("turn", (0,))


@pytest.mark.rule("DI-9.5")
def test_a_countered_slumber_lets_the_turn_go_on_unless_the_action_had_ended_it() -> None:
    going = position("desert counterspell-terror", "slumber", hunters={"green": "f7"})
    do(going, "step f8", "1: stop slumber", "0: counter counterspell-terror")
    assert (phase(going), going.to_act, spot(going, "green")) == ("turn", (0,), "f8")
    ended = position("counterspell-terror", "slumber", hunters={"green": "d4"})
    do(ended, "step e5", "1: stop slumber", "0: counter counterspell-terror")
    assert (phase(ended), ended.to_act) == ("confirming", (0,))
    do(ended, "0: go-on")
    assert (spot(ended, "green"), seen_by(ended, None)["turn"]) == ("e5", 1)


@pytest.mark.rule("DI-9.6")
def test_of_several_the_active_player_comes_first_then_clockwise() -> None:
    state = position(
        "desert counterspell-terror", "slumber", "betrayal-counterspell", "slumber-terror", hunters={"green": "f7"}
    )
    do(state, "step f8")
    assert state.to_act == (1,)
    with pytest.raises(NotYet):
        do(state, "3: stop slumber-terror")
    do(state, "1: stop slumber")
    assert seen_by(state, None)["played"][-1] == (1, "slumber")
    assert state.to_act == (0,)
    with pytest.raises(NotYet):
        do(state, "2: counter betrayal-counterspell")
    do(state, "0: counter counterspell-terror")
    assert seen_by(state, None)["played"][-1] == (0, "counterspell-terror")
    assert hand(state, 2) == ["betrayal-counterspell"]
    assert (phase(state), state.to_act) == ("stopping", (3,))
    happened = codes(do(state, "3: stop slumber-terror", "2: let-go", "3: go-on"))
    assert happened[:2] == ["slumber-played", "taken-back"]


@pytest.mark.rule("DI-9.6")
def test_who_lets_go_leaves_it_to_the_next() -> None:
    state = position("desert", "slumber", "", "slumber-terror", hunters={"green": "f7"})
    do(state, "step f8", "1: let-go")
    assert (phase(state), state.to_act) == ("stopping", (3,))
    do(state, "3: let-go")
    assert (phase(state), state.to_act) == ("turn", (0,))
    state = position("terror-sneak", "counterspell-terror", "", "betrayal-counterspell", hunters={"yellow": "f7"})
    do(state, "terror terror-sneak", "send yellow", "1: let-go")
    assert (phase(state), state.to_act) == ("countering", (3,))
    do(state, "3: let-go")
    assert (phase(state), state.to_act, kinds(state)) == ("countering", (0,), {"go-on"})


@pytest.mark.rule("DI-9.7")
def test_what_counts_as_one_action() -> None:
    flight = position("flight water", "slumber", hunters={"green": "e8"})
    do(flight, "flight", "over f8", "land g7", *STOP)
    assert (spot(flight, "green"), seen_by(flight, None)["discard"]) == ("e8", {"flight": 1, "water": 1, "slumber": 1})
    journey = position("journey mountain", "slumber", hunters={"green": "f6"})
    do(journey, "journey", "1: let-go", "step f7", *STOP)
    assert spot(journey, "green") == "f6"


@pytest.mark.rule("DI-9.8")
def test_a_countered_card_is_still_the_last_action() -> None:
    state = position("terror-sneak desert", "slumber", "counterspell-terror", hunters={"green": "f7", "yellow": "c3"})
    do(
        state,
        "step f8",
        "1: let-go",
        "terror terror-sneak",
        "send yellow",
        "2: counter counterspell-terror",
    )
    assert (phase(state), state.to_act) == ("stopping", (1,))
    assert do(state, *STOP)[1] == "stop-ends-turn seat=0"
    assert spots(state, "green", "yellow") == ["f8", "c3"]
    assert seen_by(state, None)["turn"] == 1


@pytest.mark.rule("DI-9.9")
def test_a_pass_cannot_be_stopped() -> None:
    state = position("desert", "", "slumber")
    do(state, "pass", "toss desert")
    assert seen_by(state, None)["turn"] == 1
    assert len(cards_of(state, 0)) == 6

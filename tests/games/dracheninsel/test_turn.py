"""Section 3 of the rule book: steps, payments, cards, passing, and the end of a turn."""

import pytest

from schatzkiste.core import NotYet
from tests.games.dracheninsel.play import cards_of, choices, do, hand, phase, seen_by, spot
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, kinds, refused


@pytest.mark.rule("DI-3.1")
def test_any_number_of_steps_and_cards_in_any_order() -> None:
    state = position("water forces elements farmland", hunters={"green": "f6"})
    do(state, "forces", "tile c3", "tile c4", "step f5", "elements", "tile a1", "tile a2", "step f4", "end")
    assert spot(state, "green") == "f4"


@pytest.mark.rule("DI-3.1")
def test_free_steps_go_beyond_six_actions() -> None:
    state = position(hunters={"green": "e8"}, tiles={"f7": "F"})
    for _ in range(5):
        do(state, "step f7", "step e8")
    assert seen_by(state, 0)["actions_taken"] == 10


@pytest.mark.rule("DI-3.1", "DI-8.7")
def test_the_hand_never_exceeds_six() -> None:
    state = position("terror-sneak forest forest water water desert", "desert")
    do(state, "sneak terror-sneak", "steal yellow", "0: go-on")
    assert len(hand(state, 0)) == 6
    do(state, "end")
    assert len(cards_of(state, 0)) == 6


@pytest.mark.rule("DI-3.2")
def test_a_step_goes_to_a_neighbour_only() -> None:
    state = position("forest volcano desert", hunters={"green": "e8"})
    assert refused(state, "step e6") == "not-adjacent place=e6 (DI-3.2)"
    assert refused(state, "step boat-green") == "not-adjacent place=boat-green (DI-3.2)"


@pytest.mark.rule("DI-3.2")
def test_a_boat_touches_its_landing_fields_only() -> None:
    state = position("forest forest")
    assert choices(state, "step") == ["e9", "f8"]
    do(state, "step e9")
    assert sorted(choices(state, "step")) == ["boat-green", "d8", "e8", "f8"]
    do(state, "step boat-green")
    assert spot(state, "green") == "boat-green"


@pytest.mark.rule("DI-3.3")
def test_free_are_own_terrain_own_boat_and_the_treasure_field() -> None:
    state = position(hunters={"green": "e9"})
    assert choices(state, "step") == ["e8", "boat-green"]
    state = position(hunters={"green": "d4"})
    assert choices(state, "step") == ["e5"]


@pytest.mark.rule("DI-3.3")
def test_the_boat_of_the_partner_only_with_a_treasure() -> None:
    alone = position(hunters={"green": "d1"})
    assert refused(alone, "step boat-blue") == "foreign-boat place=boat-blue (DI-3.3)"
    pair = position(hunters={"green": "d1", "blue": "d1"}, gold={100: "d1"})
    assert "boat-blue" in choices(pair, "step")


@pytest.mark.rule("DI-3.4")
def test_other_terrain_costs_a_card_for_each_entry() -> None:
    state = position("mountain desert", "", hunters={"green": "f6"})
    assert refused(state, "step g5") == "cannot-pay place=g5 terrain=volcano hunter=green (DI-3.4)"
    assert do(state, "step f7") == ["stepped seat=0 hunter=green origin=f6 place=f7 paid=mountain"]
    assert hand(state, 0) == ["desert"]
    assert do(state, "step f8") == ["stepped seat=0 hunter=green origin=f7 place=f8 paid=desert"]
    assert refused(state, "step f7") == "cannot-pay place=f7 terrain=mountain hunter=green (DI-3.4)"


@pytest.mark.rule("DI-3.5")
def test_a_card_of_the_own_colour_pays_for_everything() -> None:
    state = position("forest mountain farmland", hunters={"green": "f6"})
    do(state, "step f7")
    assert choices(state, "pay") == ["forest", "mountain"]
    assert refused(state, "pay farmland") == "card-does-not-pay card=farmland terrain=mountain hunter=green (DI-3.4)"
    assert refused(state, "pay desert") == "card-not-in-hand card=desert (DI-3.9)"
    do(state, "pay forest")
    assert hand(state, 0) == ["mountain", "farmland"]
    assert seen_by(state, 0)["hand"][0]["joker"] == []


@pytest.mark.rule("DI-3.6")
def test_a_card_with_two_terrains_is_either_of_them_or_a_joker() -> None:
    state = position("desert-mountain desert-mountain forest-volcano", hunters={"green": "f6"})
    do(state, "step f7", "pay desert-mountain", "step f8", "pay desert-mountain")
    assert hand(state, 0) == ["forest-volcano"]
    assert seen_by(state, 0)["hand"][0]["joker"] == ["green"]
    assert do(state, "step f7") == ["stepped seat=0 hunter=green origin=f8 place=f7 paid=forest-volcano"]


@pytest.mark.rule("DI-3.7")
def test_the_same_field_twice_costs_twice() -> None:
    state = position("mountain mountain", hunters={"green": "f6"})
    do(state, "step f7", "step f6", "step f7")
    assert hand(state, 0) == []
    assert seen_by(state, None)["played"] == [(0, "mountain"), (0, "mountain")]


@pytest.mark.rule("DI-3.8")
def test_one_half_of_a_card() -> None:
    state = position("terror-sneak", "forest", hunters={"yellow": "h5"})
    assert {"terror", "sneak"} <= kinds(state)
    do(state, "terror terror-sneak", "send yellow", "go-on")
    assert hand(state, 0) == []
    assert refused(state, "sneak terror-sneak") == "card-not-in-hand card=terror-sneak (DI-3.9)"


@pytest.mark.rule("DI-3.9")
def test_played_cards_lie_open_until_the_turn_ends() -> None:
    state = position("mountain", "slumber", "counterspell-terror", hunters={"green": "f6"})
    do(state, "step f7", "1: stop slumber", "2: counter counterspell-terror")
    assert seen_by(state, 3)["played"] == [(0, "mountain"), (1, "slumber"), (2, "counterspell-terror")]
    assert seen_by(state, 3)["discard"] == {}
    do(state, "0: end")
    assert seen_by(state, 3)["played"] == []
    assert seen_by(state, 3)["discard"] == {"mountain": 1, "slumber": 1, "counterspell-terror": 1}
    assert (hand(state, 1), hand(state, 2)) == ([], [])


@pytest.mark.rule("DI-3.10")
def test_a_player_always_confirms_the_end() -> None:
    state = position(hunters={"green": "c5"})
    assert kinds(state) == {"pass", "end"}
    assert codes(do(state, "end"))[-1] == "turn-begun"


@pytest.mark.rule("DI-3.10")
def test_the_first_on_the_treasure_ends_the_turn() -> None:
    state = position("flight forest", hunters={"green": "d4"})
    do(state, "step e5")
    assert (phase(state), kinds(state)) == ("confirming", {"go-on"})
    assert refused(state, "let-go") == "go-on-instead (DI-3.10)"
    do(state, "go-on")
    assert seen_by(state, None)["turn"] == 1


@pytest.mark.rule("DI-3.10")
def test_only_the_active_player_confirms() -> None:
    state = position("", "slumber", hunters={"green": "d4"})
    do(state, "step e5")
    assert state.to_act == (1,)
    assert refused(state, "go-on", 1) == "not-yours-to-confirm (DI-3.10)"
    assert kinds(state, 0) == {"go-on"}
    with pytest.raises(NotYet):
        do(state, "0: go-on")
    do(state, "1: let-go", "0: go-on")
    assert seen_by(state, None)["turn"] == 1


@pytest.mark.rule("DI-3.11", "DI-8.8")
def test_only_the_active_player_draws() -> None:
    state = position("mountain", "slumber forest", "counterspell-terror", hunters={"green": "f6"})
    do(state, "step f7", "1: stop slumber", "2: counter counterspell-terror")
    assert codes(do(state, "0: end"))[0] == "cards-drawn"
    assert [len(cards_of(state, seat)) for seat in range(4)] == [6, 1, 0, 0]
    while state.to_act != (1,) or phase(state) != "turn":
        do(state, *(f"{seat}: let-go" for seat in state.to_act))
    do(state, "1: end")
    assert len(cards_of(state, 1)) == 6


@pytest.mark.rule("DI-3.11")
def test_nothing_is_told_of_drawing_when_the_hand_is_full() -> None:
    state = position("mountain mountain forest forest water water")
    assert "cards-drawn" not in codes(do(state, "end"))
    assert len(cards_of(state, 0)) == 6


@pytest.mark.rule("DI-3.12")
def test_reshuffle_in_the_middle_of_drawing() -> None:
    state = position("mountain mountain", thin_pile=2, hunters={"green": "f6"})
    discards = sum(seen_by(state, None)["discard"].values())
    do(state, "step f7")
    happened = codes(do(state, "end"))
    assert happened.index("deck-shuffled") < happened.index("cards-drawn")
    assert len(cards_of(state, 0)) == 6
    assert seen_by(state, None)["pile"] == discards + 1 - 3
    assert seen_by(state, None)["discard"] == {}


@pytest.mark.rule("DI-3.12")
def test_reshuffle_although_no_more_card_is_needed() -> None:
    state = position("forest forest forest forest forest", thin_pile=1)
    assert "deck-shuffled" in codes(do(state, "end"))
    assert seen_by(state, None)["pile"] == 99 - 6
    assert len(cards_of(state, 0)) == 6


@pytest.mark.rule("DI-3.13")
def test_passing_exchanges_cards() -> None:
    state = position("forest flight flight curse", draws="water water desert desert mountain")
    do(state, "pass")
    assert refused(state, "toss water") == "card-not-in-hand card=water (DI-3.9)"
    do(state, "toss flight", "toss flight")
    assert refused(state, "toss flight") == "card-not-in-hand card=flight (DI-3.9)"
    happened = do(state, "done")
    assert happened[0] == "turn-passed seat=0 count=2"
    assert cards_of(state, 0) == ["forest", "desert", "desert", "water", "water", "curse"]


@pytest.mark.rule("DI-3.13")
def test_passing_without_a_card_and_never_after_an_action() -> None:
    state = position("mountain forest", hunters={"green": "f7"})
    assert do(state.copy(), "pass", "done")[0] == "turn-passed seat=0 count=0"
    do(state, "step e8")
    assert refused(state, "pass") == "too-late-to-pass (DI-3.13)"


@pytest.mark.rule("DI-3.13", "DI-5.2")
def test_who_waits_on_the_treasure_may_pass() -> None:
    state = position("mountain", hunters={"green": "e5"})
    assert do(state, "pass", "toss mountain")[:1] == ["turn-passed seat=0 count=1"]


@pytest.mark.rule("DI-3.13")
def test_passing_after_a_slumber_that_came_at_once() -> None:
    state = position("", "mountain", "slumber")
    do(state, "0: end")
    assert (phase(state), state.to_act) == ("stopping", (2,))
    happened = do(state, "2: stop slumber", "2: go-on")
    assert codes(happened) == ["slumber-played", "stopped"]
    assert (phase(state), state.to_act) == ("passing", (1,))
    assert do(state, "1: toss mountain")[0] == "turn-passed seat=1 count=1"


@pytest.mark.rule("DI-3.13")
def test_passing_after_a_slumber_on_a_free_step_but_not_on_a_paid_one() -> None:
    free = position("mountain", "slumber", hunters={"green": "f7"})
    do(free, "step e8", "1: stop slumber", "1: go-on")
    assert (phase(free), spot(free, "green")) == ("passing", "f7")
    paid = position("desert", "slumber", hunters={"green": "f7"})
    do(paid, "step f8", "1: stop slumber", "1: go-on")
    assert (seen_by(paid, None)["turn"], spot(paid, "green")) == (1, "f7")
    two = position("mountain", "slumber", hunters={"green": "f7"})
    do(two, "step e8", "1: let-go", "step f7", "1: stop slumber", "1: go-on")
    assert (seen_by(two, None)["turn"], spot(two, "green")) == (1, "e8")


@pytest.mark.rule("DI-3.14")
def test_three_players_move_one_hunter_a_turn() -> None:
    state = position("mountain water forest", players=3, hunters={"green": "f6", "blue": "d3"})
    do(state, "step f7", "pay mountain")
    assert seen_by(state, 0)["mover"] == "green"
    assert refused(state, "step e3") == "other-hunter-moves hunter=green (DI-3.14)"
    assert refused(state, "step d2") == "other-hunter-moves hunter=green (DI-3.14)"


@pytest.mark.rule("DI-3.14")
def test_other_cards_may_come_before_and_both_hunters_are_offered() -> None:
    state = position("forces desert desert desert", players=3, hunters={"green": "f7", "blue": "h4"})
    do(state, "forces", "tile c3", "tile c4")
    assert seen_by(state, 0)["mover"] is None
    assert {reach["hunter"] for reach in seen_by(state, 0)["reach"]} == {"green", "blue"}
    state = position("volcano", players=3, hunters={"green": "e9", "blue": "e8"}, tiles={"d8": "V"})
    do(state, "step d8")
    assert phase(state) == "leader"
    assert choices(state, "lead") == ["green", "blue"]
    assert refused(state, "lead red") == "cannot-lead hunter=red (DI-3.14)"
    do(state, "lead blue")
    assert spot(state, "blue") == "d8"


@pytest.mark.rule("DI-3.14")
def test_a_joker_with_long_journey_fixes_the_hunter_and_being_sent_home_does_not() -> None:
    state = position("journey water", players=3, hunters={"green": "f6", "blue": "d3"})
    do(state, "journey", "terrain mountain")
    assert seen_by(state, 0)["mover"] == "blue"
    assert refused(state, "step f7") == "other-hunter-moves hunter=blue (DI-3.14)"
    state = position("terror-sneak mountain", players=3, hunters={"green": "f6", "blue": "d3"})
    do(state, "terror terror-sneak", "send blue", "go-on")
    assert seen_by(state, 0)["mover"] is None


@pytest.mark.rule("DI-3.15")
def test_cards_drawn_at_the_end_come_too_late_for_the_old_turn() -> None:
    state = position("mountain", hunters={"green": "d4"}, draws="counterspell-terror slumber")
    do(state, "step e5")
    happened = codes(do(state, "go-on"))
    assert happened[0] == "cards-drawn"
    assert happened[-1] == "turn-begun"
    assert (phase(state), state.to_act) == ("stopping", (0,))
    assert seen_by(state, None)["turn"] == 1


@pytest.mark.rule("DI-3.15")
def test_a_turn_ended_by_slumber_ends_with_drawing() -> None:
    state = position("mountain forest", "slumber", hunters={"green": "f6"})
    do(state, "step f7", "pay mountain", "1: stop slumber")
    assert codes(do(state, "1: go-on"))[:2] == ["taken-back", "cards-drawn"]
    assert len(cards_of(state, 0)) == 6


@pytest.mark.rule("DI-3.16")
def test_replies_open_no_window_of_their_own_and_do_not_bar_passing() -> None:
    state = position("counterspell-terror forest", "slumber betrayal-slumber", turn=3)
    do(state, "end")
    assert state.to_act == (1,)
    do(state, "1: stop slumber", "0: counter counterspell-terror")
    assert (phase(state), state.to_act) == ("stopping", (1,))
    do(state, "1: stop betrayal-slumber", "1: go-on")
    assert (phase(state), state.to_act) == ("passing", (0,))


@pytest.mark.rule("DI-3.16", "DI-6.9")
def test_no_slumber_after_a_betrayal() -> None:
    state = position("betrayal-sneak", "slumber", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(state, "step boat-green", "1: let-go", "0: betray betrayal-sneak")
    assert (state.to_act, state.window) == ((2,), "")


@pytest.mark.rule("DI-3.17")
def test_a_turn_without_cards() -> None:
    state = position(hunters={"green": "e9"})
    assert kinds(state) == {"step", "pass", "end"}
    do(state, "step e8", "end")
    assert len(cards_of(state, 0)) == 6
    other = position(draws="forest forest")
    assert codes(do(other, "pass"))[:2] == ["turn-passed", "cards-drawn"]

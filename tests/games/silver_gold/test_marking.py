"""Section 3 of the rule book, first half: the pattern, the single field, crosses, and the confirmation."""

import pytest

import schatzkiste as sk
from schatzkiste.history import History
from tests.games.silver_gold.play import all_others, choices, do, finish, of_kind, own_card, refused, table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, all_but, deck_with, position

GREY = Seat("grey-11 purple-12")


@pytest.mark.rule("SG-3.1")
def test_one_expedition_card_counts_for_everyone() -> None:
    state = position(PLAIN, OTHER, Seat("orange-01 orange-02"), pattern="square")
    assert state.to_act == (0, 1, 2)
    for seat in range(3):
        view = table(state, seat)["expedition"]
        assert view is not None
        assert view["name"] == "square"
        assert all(len(cells.split()[2]) == 8 for cells in choices(state, seat, "mark"))


@pytest.mark.rule("SG-3.1")
def test_the_starting_player_turns_it_up() -> None:
    state = position(PLAIN, OTHER, starter=1)
    finish(state, 0)
    events = finish(state, 1)
    assert of_kind(events, "expedition-turned")[0].startswith("expedition-turned seat=0 ")


@pytest.mark.rule("SG-3.2")
def test_the_pattern_fits_in_every_turn_mirror_and_place_on_either_card() -> None:
    state = position(GREY, OTHER, pattern="l")
    grey = [text for text in choices(state, 0, "mark") if text.startswith("mark 1")]
    # On two rows of four an L lies in four ways that keep it flat, each in two places; upright it does not fit.
    assert sorted(grey) == sorted(
        f"mark 1 {cells}"
        for cells in (
            *("a1b1c1a2", "b1c1d1b2", "a1b1c1c2", "b1c1d1d2"),
            *("a1a2b2c2", "b1b2c2d2", "c1a2b2c2", "d1b2c2d2"),
        )
    )
    assert [text for text in choices(state, 0, "mark") if text.startswith("mark 2")]


@pytest.mark.rule("SG-3.2")
@pytest.mark.parametrize(
    ("pattern", "count"), [("line2", 10), ("line3", 4), ("corner", 12), ("t", 4), ("l", 8), ("square", 3)]
)
def test_every_placement_on_two_rows_of_four_is_found(pattern: str, count: int) -> None:
    state = position(GREY, OTHER, pattern=pattern)
    assert own_card(state, 0, 1)["fits"] == count
    assert len([text for text in choices(state, 0, "mark") if text.startswith("mark 1")]) == count


@pytest.mark.rule("SG-3.2")
def test_a_pattern_is_not_split_over_two_cards() -> None:
    state = position(GREY, OTHER)
    do(state, "0 mark 1 a1b1c1")
    assert refused(state, "0 mark 2 b2c2d2") == "pattern-not-split card=1 (SG-3.2)"
    assert refused(state, "0 mark 1 a2b2c2") == "marked-this-turn (SG-3.3)"


@pytest.mark.rule("SG-3.2")
def test_a_pattern_is_not_cut_at_the_shore() -> None:
    state = position(GREY, OTHER)
    assert refused(state, "0 mark 1 a1a2a3") == "off-island cell=a3 (SG-3.2)"
    assert refused(state, "0 mark 2 a1b1c1") == "off-island cell=a1 (SG-3.2)"
    assert refused(state, "0 mark 1 c1d1e1") == "off-island cell=e1 (SG-3.2)"


@pytest.mark.rule("SG-3.2")
def test_no_other_pattern_than_that_of_the_turn() -> None:
    state = position(GREY, OTHER, pattern="line3")
    assert refused(state, "0 mark 1 a1b1a2b2") == "not-the-pattern pattern=line3 (SG-3.2)"
    assert refused(state, "0 mark 1 a1b1") == "not-the-pattern pattern=line3 (SG-3.2)"


@pytest.mark.rule("SG-3.3")
def test_one_single_field_on_either_card_instead() -> None:
    state = position(GREY, OTHER)
    assert len(choices(state, 0, "field")) == 8 + 14
    do(state, "0 field 2 d2")
    assert own_card(state, 0, 2)["new_marks"] == ["d2"]
    assert choices(state, 0) == ["done"]
    assert refused(state, "0 field 1 a1") == "marked-this-turn (SG-3.3)"
    assert refused(state, "0 mark 1 a1b1c1") == "marked-this-turn (SG-3.3)"


@pytest.mark.rule("SG-3.3")
def test_only_the_single_field_when_the_pattern_fits_nowhere() -> None:
    state = position(Seat(f"{all_but('grey-11', 'a1c1')} {all_but('purple-12', 'd2')}"), OTHER)
    assert choices(state, 0) == ["field 1 a1", "field 1 c1", "field 2 d2"]
    assert [own_card(state, 0, slot)["fits"] for slot in (1, 2)] == [0, 0]


@pytest.mark.rule("SG-3.3")
def test_marking_nothing_is_not_allowed() -> None:
    assert refused(position(GREY, OTHER), "0 done") == "nothing-marked (SG-3.3)"


@pytest.mark.rule("SG-3.4")
def test_a_field_is_marked_once_only() -> None:
    state = position(Seat("grey-11:b1c1 purple-12"), OTHER)
    assert refused(state, "0 mark 1 a1b1c1") == "field-marked cell=b1 (SG-3.4)"
    assert refused(state, "0 field 1 c1") == "field-marked cell=c1 (SG-3.4)"
    do(state, "0 field 1 d1")
    assert refused(state, "0 cross 1 d1") == "field-marked cell=d1 (SG-3.4)"
    assert refused(state, "0 cross 1 e1") == "off-island cell=e1 (SG-3.2)"


@pytest.mark.rule("SG-3.5")
def test_a_cross_asks_for_one_more_field_on_either_card() -> None:
    state = position(GREY, OTHER)
    do(state, "0 mark 1 b1c1d1")
    assert len(choices(state, 0)) == len(choices(state, 0, "cross")) == 5 + 14
    assert refused(state, "0 done") == "cross-is-duty crosses=1 (SG-3.5)"
    assert refused(state, "0 field 1 a1") == "cross-is-duty crosses=1 (SG-3.5)"
    assert refused(state, "0 mark 1 a2b2c2") == "cross-is-duty crosses=1 (SG-3.5)"
    do(state, "0 cross 2 d2")
    assert choices(state, 0) == ["done"]
    assert refused(state, "0 cross 2 b2") == "no-cross-to-place (SG-3.5)"


@pytest.mark.rule("SG-3.5")
def test_no_cross_no_duty() -> None:
    assert refused(position(GREY, OTHER), "0 cross 1 a1") == "no-cross-to-place (SG-3.5)"


@pytest.mark.rule("SG-3.5")
def test_another_cross_goes_on() -> None:
    state = position(Seat("grey-11 purple-01"), OTHER)
    do(state, "0 field 1 d1", "0 cross 2 a1")
    assert table(state, 0)["pending"] == {
        **{"coins": 0, "palms": [], "rows": [], "completes": [], "card_points": 0},
        "crosses_left": 1,
    }
    do(state, "0 cross 2 a4", "0 cross 2 d4")
    assert choices(state, 0, "cross")
    do(state, "0 cross 1 a1")
    assert choices(state, 0) == ["done"]


@pytest.mark.rule("SG-3.5")
def test_several_crosses_give_one_field_each() -> None:
    state = position(GREY, OTHER, game=deck_with(grey_11="##xx/####"))
    assert table(state, 0)["effects"]["mark 1 b1c1d1"]["crosses_left"] == 2
    do(state, "0 mark 1 b1c1d1")
    assert refused(state, "0 done") == "cross-is-duty crosses=2 (SG-3.5)"
    do(state, "0 cross 1 a1")
    assert refused(state, "0 done") == "cross-is-duty crosses=1 (SG-3.5)"
    do(state, "0 cross 2 d2")
    assert choices(state, 0) == ["done"]


@pytest.mark.rule("SG-3.5")
def test_a_chain_of_crosses_that_fills_both_cards() -> None:
    state = position(Seat(f"{all_but('grey-11', 'd1')} {all_but('purple-01', 'a1a4b4')}"), OTHER)
    do(state, "0 field 1 d1", "0 cross 2 a1", "0 cross 2 a4", "0 cross 2 b4")
    assert choices(state, 0) == ["done"]
    pending = table(state, 0)["pending"]
    assert pending is not None
    assert (pending["completes"], pending["card_points"]) == ([1, 2], 22)
    all_others(state, 0)
    events = do(state, "0 done")
    assert of_kind(events, "card-completed") == [
        "card-completed seat=0 card=grey-11 colour=grey points=8",
        "card-completed seat=0 card=purple-01 colour=purple points=14",
    ]


@pytest.mark.rule("SG-3.5")
def test_a_cross_without_a_free_field_lapses() -> None:
    state = position(Seat(f"{all_but('grey-11', 'd1')} {all_but('purple-01', 'a1')}"), OTHER)
    assert table(state, 0)["effects"]["field 1 d1"]["crosses_left"] == 1
    do(state, "0 field 1 d1")
    assert table(state, 0)["effects"]["cross 2 a1"]["crosses_left"] == 0
    do(state, "0 cross 2 a1")
    assert choices(state, 0) == ["done"]


@pytest.mark.rule("SG-3.5")
def test_cards_still_to_be_taken_do_not_count_for_a_cross() -> None:
    state = position(Seat(f"{all_but('grey-11', 'd1')} {all_but('purple-12', 'b4')}"), OTHER)
    do(state, "0 field 2 b4", "0 cross 1 d1")
    assert choices(state, 0) == ["done"]
    all_others(state, 0)
    do(state, "0 done", "0 take 1", "0 take 1")
    assert own_card(state, 0, 1)["marks"] == own_card(state, 0, 2)["marks"] == []


@pytest.mark.rule("SG-3.13")
def test_marks_count_only_after_the_own_confirmation_of_everyone() -> None:
    state = position(Seat("grey-11 orange-09"), OTHER)
    before = state.scores()
    do(state, "0 mark 2 a1a2a3", "0 done")
    assert state.scores() == before
    assert state.to_act == (1,)
    assert refused(state, "0 field 1 a1") == "not-your-turn (SG-3.13)"
    finish(state, 1)
    assert state.scores()[0] == before[0] + 1


@pytest.mark.rule("SG-3.13")
def test_until_then_marks_can_be_taken_back_and_made_anew() -> None:
    history = History(position(GREY, OTHER))
    parse = history.state.game.parse
    untouched = history.state.fingerprint()
    history.act(0, parse("mark 1 b1c1d1"))
    history.act(1, parse("field 1 b1"))
    history.act(0, parse("cross 2 d2"))
    for _ in range(2):
        back = history.back_to_own(0)
        assert history.is_still_asked(0, back)
        history.take_back(0, back)
    assert [step.taken.seat for step in history.steps] == [1], "the other's mark stays"
    assert parse("mark 1 b1c1d1") in history.state.legal_actions(0)
    history.take_back(1, 1)
    assert history.state.fingerprint() == untouched


@pytest.mark.rule("SG-3.13")
def test_open_marks_are_told_at_once_and_hidden_ones_are_not() -> None:
    marks = ["0 mark 1 b1c1d1", "0 cross 2 d2", "1 field 1 b1"]
    assert [line.split()[0] for line in do(position(GREY, OTHER, marking="open"), *marks)] == [
        "pattern-marked",
        "cross-placed",
        "field-marked",
    ]
    assert do(position(GREY, OTHER), *marks) == []


@pytest.mark.rule("SG-3.13")
def test_marks_are_final_when_all_are_done() -> None:
    history = History(position(GREY, OTHER))
    parse = history.state.game.parse
    for seat, notation in ((1, "field 1 c1"), (1, "done"), (0, "field 1 a1"), (0, "done")):
        history.act(seat, parse(notation))
    assert not history.is_free(1)
    assert not history.is_still_asked(0, history.back_to_own(0))
    assert not history.is_still_asked(1, history.back_to_own(1))


@pytest.mark.rule("SG-3.11", "SG-3.3")
def test_whoever_has_no_card_is_refused_that_card() -> None:
    state = position(Seat("none grey-11", completed="grey-08"), OTHER, display="", rest=1)
    assert refused(state, "0 field 1 a1") == "no-card-there card=1 (SG-3.11)"
    assert refused(state, "0 mark 1 a1b1c1") == "no-card-there card=1 (SG-3.11)"
    assert sk.game("silver_gold").parse("field 2 a1") in state.legal_actions(0)

"""What a seat may know: secret questions leave no trace, and samples deal exactly the possible hands."""

import pytest

import schatzkiste as sk
from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do, hand, phase, seen_by
from tests.games.dracheninsel.positions import position
from tests.games.talk import kinds


def samples(state: sk.State, seat: int, count: int = 60) -> list[Dracheninsel]:
    """Worlds as the seat thinks them possible."""
    known = state.observation(seat)
    worlds = [known.sample(Rng(f"world {number}")) for number in range(count)]
    return [world for world in worlds if isinstance(world, Dracheninsel)]


def look_alike(one: sk.State, other: sk.State, seat: int | None) -> bool:
    """Whether the seat cannot tell the two apart by anything that is shown to it."""
    assert one.window == other.window
    assert one.known_to_act(seat) == other.known_to_act(seat)
    return one.view(seat) == other.view(seat)


@pytest.mark.rule("DI-9.6")
def test_nobody_sees_whether_somebody_is_asked_to_stop() -> None:
    asked = position("desert mountain", "slumber water", hunters={"green": "f7"})
    not_asked = position("desert mountain", "volcano water", hunters={"green": "f7"})
    for state in (asked, not_asked):
        do(state, "step f8")
    assert (phase(asked), phase(not_asked)) == ("slumber", "turn")
    for seat in (0, 2, 3, None):
        assert look_alike(asked, not_asked, seat)
    assert asked.known_to_act(1) == (1,)
    assert asked.known_to_act(2) == (0,)
    for seat in (2, 3):
        assert asked.observation(seat).fingerprint() == not_asked.observation(seat).fingerprint()


@pytest.mark.rule("DI-9.6")
@pytest.mark.parametrize(
    "moves", [["step e5"], ["terror terror-sneak", "send yellow"], ["sneak terror-sneak", "steal blue"]]
)
def test_nobody_sees_whether_somebody_is_asked_while_another_confirms(moves: list[str]) -> None:
    card = "counterspell-terror" if len(moves) > 1 else "slumber"
    where = {"green": "d4", "yellow": "f7"}
    asked = position("terror-sneak", f"{card} water", "desert", hunters=where)
    not_asked = position("terror-sneak", "volcano water", "desert", hunters=where)
    for state in (asked, not_asked):
        do(state, *moves)
    assert (asked.to_act, not_asked.to_act) == ((0, 1), (0,))
    for seat in (0, 2, 3, None):
        assert look_alike(asked, not_asked, seat)
        assert asked.known_to_act(seat) == (0,)
    assert asked.known_to_act(1) == (1,)
    for seat in (2, 3):
        assert asked.observation(seat).fingerprint() == not_asked.observation(seat).fingerprint()


@pytest.mark.rule("DI-9.6")
def test_letting_go_leaves_no_trace() -> None:
    state = position("desert mountain", "slumber water", "betrayal-slumber", hunters={"green": "f7"})
    do(state, "step f8")
    assert state.to_act == (1, 2)
    before = [state.view(seat) for seat in (0, 3, None)]
    reveals = state.reveals
    assert do(state, "2: let-go") == []
    assert [state.view(seat) for seat in (0, 3, None)] == before
    assert do(state, "1: let-go") == []
    assert [state.view(seat) for seat in (0, 3, None)] == before
    assert state.reveals == reveals


def test_a_half_made_action_is_nobody_elses_business() -> None:
    state = position("journey forest mountain", "desert", hunters={"green": "f6"})
    before = [state.view(seat) for seat in (1, 2, 3, None)]
    do(state, "journey", "with forest")
    assert [state.view(seat) for seat in (1, 2, 3, None)] == before
    assert seen_by(state, 0)["plan"] is not None
    assert state.observation(1).to_json()["phase"] == "turn"
    assert state.observation(0).to_json()["phase"] == "journey"


def test_unseen_cards_may_be_anywhere() -> None:
    state = position("forest", "desert water", "mountain")
    worlds = samples(state, 0, 300)
    assert all(cards_of(world, 0) == ["forest"] for world in worlds)
    assert all([len(cards_of(world, seat)) for seat in range(4)] == [1, 2, 1, 0] for world in worlds)
    assert len({card for world in worlds for card in cards_of(world, 1)}) == 25
    assert len({tuple(world.pile[-3:]) for world in worlds}) > 100


@pytest.mark.rule("DI-8.7")
def test_the_robbed_knows_who_has_the_card() -> None:
    state = position("terror-sneak forest", "desert desert", "mountain")
    do(state, "sneak terror-sneak", "steal yellow", "go-on")
    assert seen_by(state, 1)["players"][0]["known"] == ["desert"]
    assert all("desert" in cards_of(world, 0) for world in samples(state, 1))
    assert not all("desert" in cards_of(world, 0) for world in samples(state, 2))
    do(state, "end")
    assert all("desert" in cards_of(world, 0) for world in samples(state, 1))


@pytest.mark.rule("DI-8.7")
def test_knowledge_ends_when_the_card_is_shown() -> None:
    state = position("terror-sneak", "desert", hunters={"green": "f7"})
    do(state, "sneak terror-sneak", "steal yellow", "go-on", "step f8")
    assert seen_by(state, 1)["players"][0]["known"] == []


@pytest.mark.rule("DI-9.2")
def test_who_gives_a_card_back_knows_it_and_the_robbed_knows_nothing_more() -> None:
    state = position("terror-sneak", "desert water", "slumber")
    do(state, "sneak terror-sneak", "steal yellow", "go-on")
    [card] = hand(state, 0)
    do(state, "2: stop slumber", "2: go-on")
    assert seen_by(state, 0)["players"][1]["known"] == [card]
    assert all(card in cards_of(world, 1) for world in samples(state, 0))
    assert seen_by(state, 1)["players"][0]["known"] == []


@pytest.mark.rule("DI-8.7")
def test_a_third_party_thinks_all_possible() -> None:
    state = position("terror-sneak", "", "betrayal-sneak", "curse")
    do(state, "sneak terror-sneak", "steal brown", "go-on", "end")
    assert seen_by(state, 3)["players"][0]["known"] == ["curse"]
    do(state, "1: end", "2: sneak betrayal-sneak", "2: steal green", "2: go-on")
    holders = {seat for world in samples(state, 3, 200) for seat in (0, 2) if "curse" in cards_of(world, seat)}
    assert holders == {0, 2}
    for world in samples(state, 3, 200):
        assert "curse" in cards_of(world, 0) + cards_of(world, 2)
    assert [player["known"] for player in seen_by(state, 3)["players"]] == [[], [], [], []]


@pytest.mark.rule("DI-3.12")
def test_after_a_reshuffle_old_cards_are_in_hands_and_new_ones_in_the_pile() -> None:
    state = position("forest", "curse slumber-patrol", "slumber", thin_pile=5)
    do(state, "end")
    assert state.chance[0] == 2
    unseen = sorted(cards_of(state, 1) + cards_of(state, 2))
    worlds = samples(state, 3, 100)
    for world in worlds:
        assert sorted(cards_of(world, 0) + cards_of(world, 1) + cards_of(world, 2)) == sorted(
            cards_of(state, 0) + unseen
        )
    assert {"slumber" in cards_of(world, 0) for world in worlds} == {True, False}


def test_an_asked_seat_knows_only_that_it_is_asked() -> None:
    state = position("desert", "slumber", "betrayal-slumber", hunters={"green": "f7"})
    do(state, "step f8")
    asked = {world.to_act for world in samples(state, 1)}
    assert (1,) in asked
    assert all(1 in seats for seats in asked)
    assert len(asked) > 1
    assert kinds(state.observation(1).sample(Rng("x")), 1) == {"stop", "let-go"}


def test_who_waits_for_a_reply_knows_that_somebody_can_give_one() -> None:
    state = position("desert", "slumber", hunters={"green": "f7"})
    do(state, "step f8")
    assert state.legal_actions(0) == []
    asked = {world.to_act for world in samples(state, 0, 100)}
    assert all(0 not in seats and seats for seats in asked)
    assert {(1,)} < asked or asked == {(1,)}


def test_secret_answers_of_others_are_not_known() -> None:
    state = position("desert", "slumber", "betrayal-slumber", hunters={"green": "f7"})
    do(state, "step f8", "1: stop slumber")
    assert all(world.answers[2] == -1 for world in samples(state, 1))
    assert all(world.answers[1] == -1 for world in samples(state, 2))

"""What a seat may know: secret questions leave no trace, and samples deal exactly the possible hands."""

import pytest

import schatzkiste as sk
from schatzkiste.core import NotYet, Rng
from schatzkiste.games.dracheninsel.cards import SLUMBER_MASK
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do, hand, phase, seen_by
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, kinds, refused


def samples(state: sk.State, seat: int, count: int = 60) -> list[Dracheninsel]:
    """Worlds as the seat thinks them possible."""
    known = state.observation(seat)
    worlds = [known.sample(Rng(f"world {number}")) for number in range(count)]
    return [world for world in worlds if isinstance(world, Dracheninsel)]


def picture(state: sk.State, seat: int | None) -> dict[str, object]:
    """Everything that the seat (None: a spectator) is shown or can ask for."""
    seen: dict[str, object] = {
        "window": state.window,
        "known_to_act": state.known_to_act(seat),
        "view": state.view(seat),
        "scores": state.scores(),
    }
    if seat is not None:
        seen["legal"] = state.legal_actions(seat)
        seen["refusals"] = [state.why_not(action, seat) for action in range(len(state.game.actions))]
        seen["observation"] = state.observation(seat).fingerprint()
    return seen


def assert_alike(one: sk.State, other: sk.State, *seats: int | None) -> None:
    """These seats cannot tell the two positions apart."""
    for seat in seats:
        assert picture(one, seat) == picture(other, seat), f"seat {seat} can tell them apart"


@pytest.mark.rule("DI-9.6")
def test_nobody_sees_whether_somebody_is_asked_to_stop() -> None:
    hunters = {"green": "f7"}
    asked = position("mountain forest", "slumber", hunters=hunters)
    not_asked = position("mountain forest", "curse", hunters=hunters)
    for state in (asked, not_asked):
        do(state, "step e8")
    assert (phase(asked), phase(not_asked)) == ("stopping", "turn")
    assert_alike(asked, not_asked, 0, 2, 3, None)
    assert len(asked.legal_actions(0)) == 7
    assert asked.known_to_act(1) == (0, 1)
    assert asked.known_to_act(2) == asked.known_to_act(None) == (0,)


@pytest.mark.rule("DI-9.6")
@pytest.mark.parametrize(
    "moves", [["step e5"], ["terror terror-sneak", "send yellow"], ["sneak terror-sneak", "steal blue"]]
)
def test_nobody_sees_whether_somebody_is_asked_while_another_goes_on(moves: list[str]) -> None:
    card = "counterspell-terror" if len(moves) > 1 else "slumber"
    where = {"green": "d4", "yellow": "f7"}
    asked = position("terror-sneak", f"{card} water", "desert", hunters=where)
    not_asked = position("terror-sneak", "volcano water", "desert", hunters=where)
    for state in (asked, not_asked):
        do(state, *moves)
    assert (asked.to_act, not_asked.to_act) == ((1,), (0,))
    assert_alike(asked, not_asked, 0, 2, 3, None)
    assert kinds(asked, 0) == {"go-on"}
    assert asked.known_to_act(0) == asked.known_to_act(None) == (0,)
    assert asked.known_to_act(1) == (0, 1)


@pytest.mark.rule("DI-9.6", "DI-9.4")
def test_the_owner_of_the_boat_sees_the_sharing_already() -> None:
    hunters = {"green": "d1", "blue": "d1"}
    asked = position("forest", "slumber", "betrayal-sneak", hunters=hunters, gold={100: "d1"})
    not_asked = position("forest", "desert", "betrayal-sneak", hunters=hunters, gold={100: "d1"})
    for state in (asked, not_asked):
        do(state, "step boat-blue")
    assert (phase(asked), phase(not_asked)) == ("stopping", "sharing")
    assert_alike(asked, not_asked, 0, 2, 3, None)
    assert kinds(asked, 2) == {"share", "betray"}
    with pytest.raises(NotYet):
        do(asked, "2: share")
    assert codes(do(asked, "1: let-go", "2: share"))[0] == "treasure-shared"


@pytest.mark.rule("DI-9.6")
def test_an_owner_who_can_stop_decides_that_first() -> None:
    state = position("", "", "slumber", hunters={"green": "d1", "blue": "d1"}, gold={100: "d1"})
    do(state, "step boat-blue")
    assert (kinds(state, 2), state.known_to_act(2)) == ({"stop", "let-go"}, (2,))
    do(state, "2: let-go")
    assert (phase(state), kinds(state, 2)) == ("sharing", {"share"})


@pytest.mark.rule("DI-9.6")
def test_an_early_action_is_legal_but_not_due() -> None:
    state = position("mountain forest", "slumber", hunters={"green": "f7"})
    do(state, "step e8")
    before = state.fingerprint()
    assert state.why_not(state.game.parse("end"), 0) is None
    with pytest.raises(NotYet):
        do(state, "0: end")
    assert state.fingerprint() == before
    assert refused(state, "share", 0) == "not-now (DI-3.1)"
    do(state, "1: let-go", "0: end")


@pytest.mark.rule("DI-9.6")
def test_letting_go_leaves_no_trace() -> None:
    state = position("desert mountain", "slumber water", "betrayal-slumber", hunters={"green": "f7"})
    do(state, "step f8")
    begun = state.copy()
    assert state.to_act == (1,)
    assert do(state, "1: let-go") == []
    assert state.to_act == (2,)
    assert_alike(state, begun, 0, 2, 3, None)
    first_gone = state.copy()
    assert do(state, "2: let-go") == []
    assert_alike(state, begun, 0, 3, None)
    assert_alike(state, first_gone, 1)
    assert state.reveals == begun.reveals
    assert (kinds(begun, 1), kinds(first_gone, 1)) == ({"stop", "let-go"}, set())


@pytest.mark.rule("DI-9.6")
def test_who_is_still_to_be_asked_sees_it_already() -> None:
    state = position("desert", "slumber", "betrayal-slumber", hunters={"green": "f7"})
    alone = position("desert", "water", "betrayal-slumber", hunters={"green": "f7"})
    for table in (state, alone):
        do(table, "step f8")
    assert (state.to_act, alone.to_act) == ((1,), (2,))
    assert_alike(state, alone, 2)
    assert kinds(state, 2) == {"stop", "let-go"}
    with pytest.raises(NotYet):
        do(state, "2: stop betrayal-slumber")


def test_a_half_made_action_is_nobody_elses_business() -> None:
    state = position("journey forest mountain", "desert", hunters={"green": "f6"})
    before = [state.view(seat) for seat in (1, 2, 3, None)]
    do(state, "journey", "with forest")
    assert [state.view(seat) for seat in (1, 2, 3, None)] == before
    assert seen_by(state, 0)["plan"] is not None
    assert state.observation(1).to_json()["phase"] == "turn"
    assert state.observation(0).to_json()["phase"] == "travelling"


@pytest.mark.rule("DI-5.6", "DI-5.4")
def test_nobody_sees_whether_the_hand_left_a_choice() -> None:
    pair = {"green": "d4", "blue": "d4"}
    leading = [
        position(hand, players=3, hunters=pair, gold={100: "d4"}, tiles={"d5": "F"}) for hand in ("curse", "water")
    ]
    leaving = [position(hand, hunters={"green": "d4", "yellow": "e5"}) for hand in ("curse", "water")]
    for (forced, asked), move, answer in ((leading, "step d5", "lead green"), (leaving, "step e5", "step d4")):
        happened = do(forced, move)
        assert do(asked, move) == []
        assert do(asked, answer) == happened
        assert forced.reveals == asked.reveals, "taking it back is free or not, whatever the hand is"
        assert_alike(forced, asked, 1, 2, None)


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
    for seat in (1, 2):
        worlds = samples(state, seat, 200)
        assert {world.to_act for world in worlds} == {(seat,)}
        assert {kind for world in worlds for kind in kinds(world, seat)} == {"stop", "let-go"}
        holders = {other for world in worlds for other in (1, 2, 3) if world.held[other] & SLUMBER_MASK}
        assert holders == {1, 2}, "seat 3 has no cards, and the other of the two may have one"


def test_who_cannot_reply_deals_worlds_in_which_all_have_had_their_say() -> None:
    state = position("desert", "slumber", hunters={"green": "f7"})
    do(state, "step f8")
    for seat in (0, 2, 3):
        worlds = samples(state, seat, 200)
        assert {(phase(world), world.to_act) for world in worlds} == {("turn", (0,))}
        assert len({bool(world.held[1] & SLUMBER_MASK) for world in worlds}) == 2


@pytest.mark.rule("DI-9.5")
def test_who_announced_deals_worlds_in_which_all_have_had_their_say() -> None:
    state = position("terror-sneak", "counterspell-terror", hunters={"yellow": "f7"})
    do(state, "terror terror-sneak", "send yellow")
    for seat in (0, 2, 3):
        assert {(phase(world), world.to_act) for world in samples(state, seat)} == {("countering", (0,))}
    assert {(phase(world), world.to_act) for world in samples(state, 1)} == {("countering", (1,))}

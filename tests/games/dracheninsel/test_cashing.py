"""Section 6 of the rule book: arrival, sharing, Betrayal."""

import pytest

from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do, hand, phase, seen_by, spots, status
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, kinds, refused


def at_the_green_boat(*hands: str, turn: int = 0) -> Dracheninsel:
    """Green and blue before the green boat with a treasure of 100."""
    return position(*hands, turn=turn, hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})


@pytest.mark.rule("DI-6.1")
def test_a_boat_of_one_of_the_two_hunters() -> None:
    own = at_the_green_boat()
    assert do(own, "step boat-green")[-1] == "arrived seat=0 hunter=green partner=blue place=boat-green value=100"
    partner = at_the_green_boat(turn=2)
    do(partner, "step boat-green")
    assert (phase(partner), partner.to_act) == ("sharing", (0,))


@pytest.mark.rule("DI-6.1")
def test_with_three_players_the_hunters_count_and_not_the_players() -> None:
    state = position("", "", "desert", players=3, turn=2, hunters={"red": "i1", "green": "i1"}, gold={100: "i1"})
    assert refused(state, "step boat-grey") == "boat-of-neither place=boat-grey (DI-6.1)"


@pytest.mark.rule("DI-6.2")
def test_in_the_boat_the_two_part() -> None:
    state = at_the_green_boat()
    do(state, "step boat-green", "share")
    assert spots(state, "green", "blue") == ["boat-green", "boat-green"]
    do(state, "1: end")
    assert sorted(place["place"] for place in seen_by(state, 2)["reach"]) == ["e9", "f8"]
    assert {hunter["role"] for hunter in seen_by(state, 2)["players"][2]["hunters"]} == {"boat"}


@pytest.mark.rule("DI-6.3", "DI-6.5", "DI-6.7")
def test_sharing_gives_one_coin_each() -> None:
    state = at_the_green_boat("betrayal-sneak", "", "betrayal-terror")
    do(state, "step boat-green")
    assert kinds(state, 0) == {"share", "betray"}
    assert refused(state, "betray betrayal-terror", 2) == "not-your-turn (DI-2.5)"
    assert do(state, "share")[0] == "treasure-shared seat=0 other=2 value=100"
    assert [player["coins"] for player in seen_by(state, 3)["players"]] == [[100], [], [100], []]


@pytest.mark.rule("DI-6.3")
def test_the_owner_claims_all_with_one_betrayal() -> None:
    state = at_the_green_boat("betrayal-sneak betrayal-terror", turn=0)
    do(state, "step boat-green")
    assert refused(state, "betray betrayal-slumber") == "card-not-in-hand card=betrayal-slumber (DI-3.9)"
    do(state, "0: betray betrayal-sneak")
    assert (phase(state), state.to_act) == ("answering", (2,))
    assert hand(state, 0) == ["betrayal-terror"]
    assert kinds(state, 2) == {"yield"}
    assert do(state, "2: yield")[0] == "treasure-won seat=0 value=100"
    assert state.scores() == [200, 0, 0, 0]


@pytest.mark.rule("DI-6.4")
def test_the_partner_answers_and_takes_both() -> None:
    state = at_the_green_boat("betrayal-sneak", "", "betrayal-terror betrayal-terror")
    do(state, "step boat-green", "0: betray betrayal-sneak", "2: betray betrayal-terror")
    assert state.to_act == (0,)
    assert seen_by(state, None)["sharing"] == {
        "boat": "boat-green",
        "value": 100,
        "owner": 0,
        "partner": 2,
        "claimed_by": 2,
    }
    do(state, "0: yield")
    assert state.scores() == [0, 0, 200, 0]
    assert hand(state, 2) == ["betrayal-terror"]


@pytest.mark.rule("DI-6.5")
def test_the_partner_cannot_begin() -> None:
    state = at_the_green_boat("", "", "betrayal-terror", turn=2)
    do(state, "step boat-green")
    assert state.to_act == (0,)
    assert refused(state, "betray betrayal-terror", 2) == "not-your-turn (DI-2.5)"
    do(state, "0: share")
    assert state.scores() == [100, 0, 100, 0]


@pytest.mark.rule("DI-6.6", "DI-3.10")
def test_after_the_sharing_the_turn_ends_and_nothing_comes_between() -> None:
    state = at_the_green_boat("terror-sneak volcano", "forest")
    do(state, "step boat-green")
    for notation in ("terror terror-sneak", "sneak terror-sneak", "step e9", "end"):
        assert refused(state, notation, 0) == "not-now (DI-6.3)"
    assert status(state, 100) == "boat boat-green"
    happened = codes(do(state, "share"))
    assert happened[:2] == ["treasure-shared", "cards-drawn"]
    assert happened[-1] == "turn-begun"
    assert status(state, 100) == "cashed"
    assert len(cards_of(state, 0)) == 6


@pytest.mark.rule("DI-6.7")
def test_won_coins_are_open_to_all() -> None:
    state = position(coins={100: (0, 0), 125: (0, 2)})
    for seat in (None, 0, 1, 2, 3):
        assert [player["points"] for player in seen_by(state, seat)["players"]] == [325, 0, 125, 0]


@pytest.mark.rule("DI-6.8", "DI-9.4")
def test_an_own_pair_takes_both_coins() -> None:
    state = position("betrayal-sneak", "slumber", players=3, hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(state, "step boat-green", "lead green")
    assert (phase(state), state.to_act) == ("confirming", (1,))
    happened = do(state, "1: let-go", "0: go-on")
    assert happened[0] == "treasure-won seat=0 value=100"
    assert state.scores() == [200, 0, 0]
    stopped = position("", "slumber", players=3, hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(stopped, "step boat-green", "lead green", "1: stop slumber", "1: go-on")
    assert spots(stopped, "green", "blue") == ["e9", "e9"]


@pytest.mark.rule("DI-6.9")
def test_betrayal_at_no_other_time_and_by_nobody_else() -> None:
    state = position("betrayal-sneak", "betrayal-terror")
    assert "betray" not in kinds(state)
    assert refused(state, "betray betrayal-sneak") == "not-now (DI-3.1)"
    state = at_the_green_boat("betrayal-sneak", "betrayal-terror", "", "counterspell-terror")
    do(state, "step boat-green", "0: betray betrayal-sneak")
    assert (phase(state), state.to_act) == ("answering", (2,))
    assert refused(state, "counter counterspell-terror", 3) == "not-your-turn (DI-2.5)"


@pytest.mark.rule("DI-6.10")
def test_the_active_carrier_draws_at_once_the_other_later() -> None:
    state = at_the_green_boat("betrayal-sneak", "", "betrayal-terror betrayal-slumber", turn=2)
    do(state, "step boat-green", "0: betray betrayal-sneak", "2: betray betrayal-terror", "0: yield")
    assert [len(cards_of(state, seat)) for seat in range(4)] == [0, 0, 6, 0]

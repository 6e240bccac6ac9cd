"""Section 8 of the rule book: the cards of the active player."""

import pytest

from tests.games.dracheninsel.play import cards_of, choices, do, hand, phase, seen_by, spot, spots, status, terrain
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, refused


@pytest.mark.rule("DI-8.1")
def test_destructive_forces_swaps_neighbours() -> None:
    state = position("forces")
    do(state, "forces", "tile d4")
    assert refused(state, "tile d4") == "same-tile place=d4 (DI-8.1)"
    assert refused(state, "tile f5") == "tiles-not-adjacent place=f5 first=d4 (DI-8.1)"
    assert do(state, "tile c3") == ["tiles-swapped seat=0 card=forces one=d4 other_field=c3"]
    assert (terrain(state, "d4"), terrain(state, "c3")) == ("mountain", "forest")


@pytest.mark.rule("DI-8.1")
def test_raging_elements_swaps_any_two_also_equal_ones() -> None:
    state = position("elements elements")
    do(state, "elements", "tile a1", "tile i5")
    assert (terrain(state, "a1"), terrain(state, "i5")) == ("forest", "water")
    do(state, "elements", "tile a4", "tile d3")
    assert (terrain(state, "a4"), terrain(state, "d3")) == ("water", "water")
    assert refused(state, "elements") == "card-not-in-hand card=elements (DI-3.9)"


@pytest.mark.rule("DI-8.1")
def test_a_tile_without_a_free_neighbour_is_no_beginning() -> None:
    state = position("forces", hunters={"green": "a2", "yellow": "b1", "blue": "b2"}, turn=0)
    do(state, "forces")
    assert refused(state, "tile a1") == "no-free-neighbour place=a1 (DI-8.1)"


@pytest.mark.rule("DI-8.2", "DI-8.5")
def test_no_tile_under_a_hunter_or_a_dragon() -> None:
    state = position("elements", hunters={"yellow": "c3"}, dragons=["c4"])
    do(state, "elements")
    assert refused(state, "tile c3") == "tile-occupied place=c3 (DI-8.2)"
    assert refused(state, "tile c4") == "tile-occupied place=c4 (DI-8.2)"


@pytest.mark.rule("DI-8.3")
def test_dragons_are_brought_in_and_then_moved() -> None:
    state = position("patrol patrol patrol")
    do(state, "patrol patrol")
    assert refused(state, "dragon 2") == "dragon-chosen dragon=1 (DI-8.3)"
    assert do(state, "place c4") == ["dragon-set seat=0 card=patrol dragon=1 origin=nowhere place=c4"]
    do(state, "patrol patrol", "place c5", "patrol patrol")
    assert refused(state, "place d4") == "choose-dragon (DI-8.3)"
    assert choices(state, "dragon") == ["1", "2"]
    do(state, "dragon 1")
    assert refused(state, "place c4") == "dragon-must-move place=c4 (DI-8.3)"
    assert refused(state, "place c5") == "other-dragon-there place=c5 (DI-8.4)"
    do(state, "place g4")
    assert {field["name"] for field in seen_by(state, 0)["fields"] if field["dragon"]} == {"g4", "c5"}


@pytest.mark.rule("DI-8.3", "DI-9.2")
def test_a_dragon_taken_back_is_off_the_board_again() -> None:
    state = position("patrol", "slumber patrol")
    do(state, "patrol patrol", "place c4", "1: stop slumber", "1: go-on")
    assert all(field["dragon"] is None for field in seen_by(state, 0)["fields"])
    assert phase(state) == "turn"
    do(state, "1: patrol patrol")
    assert refused(state, "dragon 1") == "dragon-chosen dragon=1 (DI-8.3)"


@pytest.mark.rule("DI-8.4")
def test_where_dragons_never_stand() -> None:
    state = position("betrayal-patrol", hunters={"yellow": "c3"})
    do(state, "patrol betrayal-patrol")
    for field in ("e5", "a1", "a2", "h1", "b6"):
        assert refused(state, f"place {field}") == f"no-dragons-there place={field} (DI-8.4)"
    assert refused(state, "place c3") == "hunter-in-the-way place=c3 (DI-8.4)"
    assert len(choices(state, "place")) == 61 - 1 - 12 - 1


@pytest.mark.rule("DI-8.6", "DI-8.8")
def test_evil_curse_draws_one_card_from_each_opponent() -> None:
    state = position("curse forest water", "mountain", "desert desert", "")
    happened = codes(do(state, "curse"))
    assert happened[:3] == ["curse-played", "card-tossed", "card-tossed"]
    assert hand(state, 0) == ["desert", "mountain"]
    assert [len(cards_of(state, seat)) for seat in range(4)] == [2, 0, 1, 0]
    assert seen_by(state, 1)["discard"] == {"forest": 1, "water": 1}
    do(state, "end")
    assert [len(cards_of(state, seat)) for seat in range(4)] == [6, 0, 1, 0]


@pytest.mark.rule("DI-8.6")
def test_evil_curse_with_three_players_and_short_hands() -> None:
    state = position("curse", "mountain", "desert desert desert", players=3)
    do(state, "curse")
    assert hand(state, 0) == ["desert", "desert", "mountain"]
    assert [len(cards_of(state, seat)) for seat in range(3)] == [3, 0, 1]
    nobody = position("curse", players=3)
    do(nobody, "curse")
    assert hand(nobody, 0) == []


@pytest.mark.rule("DI-8.6")
def test_stolen_cards_are_used_at_once_and_chosen_at_random() -> None:
    stolen: set[str] = set()
    for number in range(12):
        state = position("terror-sneak", "desert mountain volcano", hunters={"green": "f7"})
        state.seed = f"{number:x}"
        do(state, "sneak terror-sneak", "steal yellow", "go-on")
        stolen.update(hand(state, 0))
    assert stolen == {"desert", "mountain", "volcano"}
    state = position("curse", "desert", hunters={"green": "f7"})
    do(state, "curse", "step f8")
    assert spot(state, "green") == "f8"


@pytest.mark.rule("DI-8.7")
def test_sneak_attack_takes_a_card_from_an_opponent_of_choice() -> None:
    state = position("terror-sneak", "desert", "water", "")
    do(state, "sneak terror-sneak")
    assert choices(state, "steal") == ["yellow", "blue"]
    assert refused(state, "steal brown") == "empty-hand other=3 (DI-8.7)"
    assert refused(state, "steal green") == "own-hand (DI-8.7)"
    assert do(state, "steal blue") == ["sneak-played seat=0 card=terror-sneak other=2"]
    happened = do(state, "go-on")
    assert happened == ["card-stolen seat=0 other=2", "card-learned seat=0 other=2 card=water"]
    assert (hand(state, 0), hand(state, 2)) == (["water"], [])
    alone = position("terror-sneak")
    assert refused(alone, "sneak terror-sneak") == "nobody-holds-cards (DI-8.7)"


@pytest.mark.rule("DI-8.8")
def test_the_robbed_refill_after_their_own_next_turn() -> None:
    state = position("terror-sneak", "desert", turn=0)
    do(state, "sneak terror-sneak", "steal yellow", "go-on", "end")
    assert cards_of(state, 1) == []
    do(state, "1: end")
    assert len(cards_of(state, 1)) == 6


@pytest.mark.rule("DI-8.9")
def test_a_flight_lands_on_the_three_places_behind() -> None:
    state = position("flight forest forest forest forest", hunters={"green": "g4"})
    do(state, "flight")
    assert len(choices(state, "over")) == 6
    assert refused(state, "over d4") == "cannot-fly-over place=d4 (DI-8.9)"
    do(state, "over f4")
    assert sorted(choices(state, "land")) == ["e4", "e5", "f3"]
    assert refused(state, "land f5") == "not-behind place=f5 (DI-8.9)"


@pytest.mark.rule("DI-8.9")
def test_a_flight_from_a_boat_over_a_hunter_and_the_treasure_field() -> None:
    boat = position("flight forest forest", hunters={"yellow": "e9"})
    do(boat, "flight")
    assert choices(boat, "over") == ["e9", "f8"]
    do(boat, "over e9")
    assert set(choices(boat, "land")) == {"e8", "d8"}
    centre = position("flight forest forest", hunters={"green": "e6", "yellow": "e5"})
    do(centre, "flight", "over e5")
    assert set(choices(centre, "land")) == {"e4", "d4", "f4"}


@pytest.mark.rule("DI-8.10")
def test_the_landing_is_paid_and_may_be_a_boat_or_a_keeper() -> None:
    state = position("flight water", hunters={"green": "e8"})
    do(state, "flight", "over f8")
    assert choices(state, "land") == ["g7", "boat-green"]
    do(state, "land g7")
    assert hand(state, 0) == []
    keeper = position("flight mountain", hunters={"green": "f5", "yellow": "f7"}, gold={100: "f7"})
    do(keeper, "flight", "over f6")
    assert status(keeper, 100) == "carried f7"


@pytest.mark.rule("DI-8.10")
def test_without_a_landing_the_card_cannot_be_played() -> None:
    state = position("flight", hunters={"green": "a3"})
    assert refused(state, "flight") == "no-landing (DI-8.10)"
    state = position("flight", hunters={"green": "f5"})
    do(state, "flight")
    assert choices(state, "over") == ["g4", "f4", "e5"]
    assert refused(state, "over f6") == "no-landing-behind place=f6 (DI-8.10)"
    assert refused(position("", "flight"), "flight") == "card-not-in-hand card=flight (DI-3.9)"


@pytest.mark.rule("DI-8.11")
def test_a_pair_flies_together_also_over_the_treasure_field() -> None:
    state = position("flight", hunters={"green": "e6", "yellow": "e6"}, gold={100: "e6"})
    do(state, "flight", "over e5")
    assert spots(state, "green", "yellow") == ["d4", "d4"]
    assert status(state, 100) == "carried d4"


@pytest.mark.rule("DI-8.12")
def test_long_journey_makes_a_terrain_free_for_the_turn() -> None:
    state = position("journey mountain flight", hunters={"green": "f6"}, tiles={"f8": "M"})
    happened = do(state, "journey")
    assert happened == ["journey-begun seat=0 card=mountain terrain=mountain"]
    assert seen_by(state, None)["free"] == ["mountain"]
    do(state, "step f7", "step f8", "step f7", "step f6", "flight", "over f7", "land f8")
    assert spot(state, "green") == "f8"
    do(state, "end")
    assert seen_by(state, None)["free"] == []


@pytest.mark.rule("DI-8.12")
def test_long_journey_with_joker() -> None:
    state = position("journey forest mountain", hunters={"green": "f6"})
    do(state, "journey")
    assert refused(state, "terrain volcano") == "choose-terrain-card (DI-8.12)"
    do(state, "with forest")
    assert refused(state, "with mountain") == "name-terrain card=forest (DI-8.12)"
    assert len(choices(state, "terrain")) == 6
    do(state, "terrain volcano")
    assert seen_by(state, None)["free"] == ["volcano"]


@pytest.mark.rule("DI-8.12")
def test_long_journey_with_half_of_a_card_and_several_add_up() -> None:
    state = position("journey journey desert-mountain volcano", hunters={"green": "f6"})
    do(state, "journey", "with desert-mountain")
    assert choices(state, "terrain") == ["desert", "mountain"]
    assert refused(state, "terrain water") == "not-on-card terrain=water card=desert-mountain (DI-8.12)"
    do(state, "terrain mountain", "journey")
    assert seen_by(state, None)["free"] == ["mountain", "volcano"]
    assert refused(position("journey flight"), "journey") == "no-terrain-card (DI-8.12)"
    assert refused(position("forest"), "journey") == "card-not-in-hand card=journey (DI-3.9)"


@pytest.mark.rule("DI-8.13")
def test_terror_sends_any_hunter_home() -> None:
    state = position("terror-sneak", hunters={"green": "f6", "yellow": "f7", "blue": "boat-green"})
    do(state, "terror terror-sneak")
    assert choices(state, "send") == ["green", "yellow", "blue"]
    assert refused(state, "send brown") == "already-home hunter=brown (DI-8.13)"
    do(state, "send blue", "go-on")
    assert spot(state, "blue") == "boat-blue"
    assert refused(position("terror-sneak"), "terror terror-sneak") == "all-at-home (DI-8.13)"
    assert refused(position("", hunters={"green": "f6"}), "terror terror-sneak").startswith("card-not-in-hand")


@pytest.mark.rule("DI-8.13")
def test_terror_on_a_carrier_leaves_a_keeper_and_on_the_waiting_one_leaves_the_coins() -> None:
    carrier = position("terror-sneak", hunters={"yellow": "f7", "blue": "f7"}, gold={100: "f7"})
    do(carrier, "terror terror-sneak", "send blue")
    announced = seen_by(carrier, None)["announced"]
    assert announced is not None
    assert (announced["hunter"], announced["keeper"], announced["loses"]) == ("blue", "yellow", None)
    do(carrier, "go-on")
    assert (spot(carrier, "blue"), status(carrier, 100)) == ("boat-blue", "kept f7")
    waiting = position("terror-sneak", hunters={"yellow": "e5"})
    do(waiting, "terror terror-sneak", "send yellow", "go-on")
    assert status(waiting, 100) == "field e5"


@pytest.mark.rule("DI-8.14")
def test_dragons_may_shut_a_hunter_in() -> None:
    state = position("patrol", hunters={"green": "a1", "yellow": "b1"}, dragons=["b2"])
    do(state, "patrol patrol")
    assert "c2" in choices(state, "place")
    shut = position(hunters={"green": "e1"}, dragons=["e2", "f1"])
    assert choices(shut, "step") == []

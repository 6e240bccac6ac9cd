"""What nobody may see: the others' marks of this turn, the deck, the expedition cards to come, the used ones."""

from collections import Counter

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.state import SilverGold
from tests.games.silver_gold.play import do, finish, of_kind, own_card, table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, position

GREY = Seat("grey-11 purple-12")


@pytest.mark.rule("SG-3.13")
def test_the_others_see_only_who_is_done() -> None:
    state = position(GREY, OTHER)
    before = [table(state, viewer) for viewer in (1, None)]
    events = do(state, "0 mark 1 b1c1d1", "0 cross 2 d2")
    assert events == []
    assert [table(state, viewer) for viewer in (1, None)] == before
    assert do(state, "0 done") == ["marking-done seat=0"]
    for viewer, old in zip((1, None), before, strict=True):
        seen = table(state, viewer)
        assert seen["seats"][0]["stage"] == "done"
        seen["seats"][0]["stage"] = "marking"
        assert seen == old
    assert own_card(state, 0, 1)["fresh"] == ["b1", "c1", "d1"]


@pytest.mark.rule("SG-3.13")
def test_all_marks_are_told_when_all_are_done() -> None:
    state = position(GREY, OTHER)
    do(state, "0 mark 1 b1c1d1", "0 cross 2 d2", "0 done", "1 field 1 c1")
    events = do(state, "1 done")
    assert of_kind(events, "pattern-marked", "field-marked", "cross-placed") == [
        "pattern-marked seat=0 card=grey-11 colour=grey cells=b1c1d1 pattern=line3",
        "cross-placed seat=0 card=purple-12 colour=purple cell=d2",
        "field-marked seat=1 card=purple-11 colour=purple cell=c1",
    ]
    assert table(state, 1)["seats"][0]["cards"][0]["marks"] == ["b1", "c1", "d1"]


@pytest.mark.rule("SG-3.13")
def test_with_open_marking_everyone_sees_every_mark_at_once() -> None:
    state = position(GREY, OTHER, marking="open")
    assert do(state, "0 mark 1 b1c1d1", "0 cross 2 d2") == [
        "pattern-marked seat=0 card=grey-11 colour=grey cells=b1c1d1 pattern=line3",
        "cross-placed seat=0 card=purple-12 colour=purple cell=d2",
    ]
    assert table(state, 1)["seats"][0]["cards"][0]["fresh"] == ["b1", "c1", "d1"]
    assert table(state, None)["seats"][0]["stage"] == "ready"
    do(state, "0 done", "1 field 1 c1")
    assert of_kind(do(state, "1 done"), "pattern-marked", "field-marked", "cross-placed") == []


@pytest.mark.rule("SG-3.13")
def test_an_observation_knows_of_the_others_only_that_they_are_done() -> None:
    done, marking = position(GREY, OTHER), position(GREY, OTHER)
    do(done, "0 mark 1 b1c1d1", "0 cross 2 d2", "0 done")
    do(marking, "0 mark 1 b1c1d1")
    samples = Counter(
        str(done.observation(1).sample(sk.Rng(f"{number}")).to_json()["position"]) for number in range(30)
    )
    assert len(samples) > 20, "any marking is possible"
    world = marking.observation(1).sample(sk.Rng("1"))
    assert own_card(world, 0, 1)["fresh"] == [], "whoever is not done has shown nothing"
    assert own_card(marking.observation(0).sample(sk.Rng("1")), 0, 1)["fresh"] == ["b1", "c1", "d1"]


@pytest.mark.rule("SG-3.13")
def test_an_observation_keeps_open_marks() -> None:
    state = position(GREY, OTHER, marking="open")
    do(state, "0 mark 1 b1c1d1")
    assert own_card(state.observation(1).sample(sk.Rng("1")), 0, 1)["fresh"] == ["b1", "c1", "d1"]


@pytest.mark.rule("SG-4.1")
def test_the_used_cards_are_out_of_sight_without_the_tracker() -> None:
    state = position(PLAIN, OTHER, pattern="line3", used="square line3", turn=3)
    assert [pattern["used"] for pattern in table(state, 0)["patterns"]] == [None] * 8


@pytest.mark.rule("SG-4.1")
def test_the_tracker_shows_them() -> None:
    state = position(PLAIN, OTHER, pattern="corner", used="square line3", turn=3, tracker="on")
    used = [(pattern["name"], pattern["used"]) for pattern in table(state, 0)["patterns"]]
    assert Counter(used) == {
        **{("square", True): 1, ("line3", True): 1, ("corner", True): 1},
        **{("line3", False): 1, ("corner", False): 1, ("line2", False): 1, ("t", False): 1, ("l", False): 1},
    }


@pytest.mark.rule("SG-4.1")
def test_whoever_remembers_knows_which_cards_may_come() -> None:
    state = position(PLAIN, OTHER, pattern="corner", used="square line3 t l line2", turn=6)
    assert isinstance(state, SilverGold)
    ahead: set[tuple[int, ...]] = set()
    for number in range(30):
        world = state.observation(0).sample(sk.Rng(f"{number}"))
        assert isinstance(world, SilverGold)
        assert world.route[:6] == state.route[:6]
        ahead.add(tuple(world.route[6:]))
    assert ahead == {(1, 2), (2, 1)}


@pytest.mark.rule("SG-3.10")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    state = position(PLAIN, OTHER)
    assert isinstance(state, SilverGold)
    tops: set[int] = set()
    for number in range(40):
        world = state.observation(0).sample(sk.Rng(f"{number}"))
        assert isinstance(world, SilverGold)
        assert sorted(world.deck[world.top :]) == sorted(state.deck[state.top :])
        tops.add(world.deck[world.top])
    assert len(tops) > 15
    assert not any(name in str(table(state, 0)) for name in state.card_names(state.deck[state.top :]))


@pytest.mark.rule("SG-5.1")
def test_cards_put_under_the_deck_stay_known_in_order() -> None:
    state = position(PLAIN, under="grey-03 grey-05")
    for number in range(10):
        world = state.observation(0).sample(sk.Rng(f"{number}"))
        assert [card["name"] for card in table(world)["under"]] == ["grey-03", "grey-05"]
    finish(state, 0)
    assert [card["name"] for card in table(state)["under"]] == ["grey-03", "grey-05", "green-01"]

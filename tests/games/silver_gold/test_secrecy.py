"""What nobody may see: the others' marks of this turn, the deck, the expedition cards to come, the used ones."""

from collections import Counter

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.history import History
from tests.games.silver_gold.play import do, finish, of_kind, own_card, table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, position
from tests.games.talk import told
from tests.laws.setups import Setup, random_game, random_steps

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
    assert own_card(state, 0, 1)["new_marks"] == ["b1", "c1", "d1"]


def picture(state: sk.State, viewer: int | None) -> tuple[object, ...]:
    """All that a seat (None: a spectator) can find out about a position."""
    seen = (state.view(viewer), state.view(None), state.known_to_act(viewer), state.window, state.scores())
    if viewer is None:
        return seen
    refusals = [str(state.why_not(action, viewer)) for action in range(len(state.game.actions))]
    return (*seen, state.legal_actions(viewer), refusals, state.observation(viewer).fingerprint())


def marked_on(start: sk.State, done: tuple[int, ...], under_way: tuple[int, ...], seed: str) -> sk.State:
    """The position after some seats have marked at random and are done, and others have made up to three marks."""
    state, rng = start.copy(), sk.Rng(seed)
    confirm = state.game.parse("done")
    told: list[sk.Event] = []
    for seat in done:
        while seat in state.to_act:
            state.apply(rng.pick(state.legal_actions(seat)), seat, told)
    for seat in under_way:
        for _ in range(rng.below(4)):
            marks = [action for action in state.legal_actions(seat) if action != confirm]
            if marks:
                state.apply(rng.pick(marks), seat, told)
    assert [event.code for event in told] == ["marking-done"] * len(done), "all that the log tells"
    return state


def beginning_of_turn(players: int, turn: int) -> sk.State:
    """The beginning of a turn of a random game, in which all are about to mark."""
    state = sk.game("silver_gold").new(players, f"{turn}")
    for step in random_steps(state, sk.Rng("game")):
        view = table(step.state)
        if view["phase"] == "mark" and view["turn"] == turn and len(step.state.to_act) == players:
            break
    return state


@pytest.mark.rule("SG-3.13")
@pytest.mark.parametrize("turn", [1, 4, 7])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_midst_of_marking_a_picture_shows_only_who_is_done(players: int, turn: int) -> None:
    start = beginning_of_turn(players, turn)
    for viewer in (*range(players), None):
        own = start.copy()
        if viewer is not None:
            own.apply(own.legal_actions(viewer)[0], viewer)
        others = tuple(seat for seat in range(players) if seat != viewer)
        for count in range(len(others)):
            done, under_way = others[:count], others[count:]
            worlds = [marked_on(own, done, under_way, f"world {number}") for number in range(5)]
            assert len({world.fingerprint() for world in worlds}) > 1, "the worlds differ"
            for world in worlds[1:]:
                assert picture(world, viewer) == picture(worlds[0], viewer)


@pytest.mark.rule("SG-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_midst_of_choosing_a_picture_shows_only_who_has_chosen(players: int) -> None:
    for viewer in (*range(players), None):
        chooser = (0 if viewer is None else viewer + 1) % players
        worlds = [sk.game("silver_gold").new(players, "6") for _ in range(6)]
        for pair, world in enumerate(worlds):
            events: list[sk.Event] = []
            world.apply(pair, chooser, events)
            assert told(events) == [f"pair-chosen seat={chooser}"]
        assert len({world.fingerprint() for world in worlds}) == 6
        for world in worlds[1:]:
            assert picture(world, viewer) == picture(worlds[0], viewer)


@pytest.mark.rule("SG-3.13")
def test_all_marks_are_told_when_all_are_done() -> None:
    state = position(GREY, OTHER)
    do(state, "0 mark 1 b1c1d1", "0 cross 2 d2", "0 done", "1 field 1 c1")
    events = do(state, "1 done")
    assert of_kind(events, "pattern-marked", "field-marked", "cross-placed") == [
        "pattern-marked seat=0 card=grey-11 colour=grey cells=b1c1d1",
        "cross-placed seat=0 card=purple-12 colour=purple cell=d2",
        "field-marked seat=1 card=purple-11 colour=purple cell=c1",
    ]
    assert table(state, 1)["seats"][0]["cards"][0]["marks"] == ["b1", "c1", "d1"]


@pytest.mark.rule("SG-3.13", "SG-3.9")
def test_they_are_told_clockwise_from_the_starting_player() -> None:
    state = position(GREY, OTHER, Seat("orange-01 orange-02"), starter=1)
    events = [event for seat in range(3) for event in finish(state, seat)]
    assert [event.split()[1] for event in of_kind(events, "field-marked")] == ["seat=1", "seat=2", "seat=0"]


@pytest.mark.rule("SG-3.13")
def test_with_open_marking_everyone_sees_every_mark_at_once() -> None:
    state = position(GREY, OTHER, marking="open")
    assert do(state, "0 mark 1 b1c1d1", "0 cross 2 d2") == [
        "pattern-marked seat=0 card=grey-11 colour=grey cells=b1c1d1",
        "cross-placed seat=0 card=purple-12 colour=purple cell=d2",
    ]
    assert table(state, 1)["seats"][0]["cards"][0]["new_marks"] == ["b1", "c1", "d1"]
    assert table(state, None)["seats"][0]["stage"] == "ready"
    do(state, "0 done", "1 field 1 c1")
    assert of_kind(do(state, "1 done"), "pattern-marked", "field-marked", "cross-placed") == []


@pytest.mark.rule("SG-3.13")
def test_an_observation_knows_of_the_others_only_that_they_are_done() -> None:
    done, marking = position(GREY, OTHER), position(GREY, OTHER)
    do(done, "0 mark 1 b1c1d1", "0 cross 2 d2", "0 done")
    do(marking, "0 mark 1 b1c1d1")
    samples: set[str] = set()
    for number in range(30):
        world = done.observation(1).sample(sk.Rng(f"{number}"))
        cards = [own_card(world, 0, slot)["new_marks"] for slot in (1, 2)]
        assert any(cards), "whoever is done has marked something"
        samples.add(str(cards))
    assert len(samples) > 15, "any marking is possible"
    world = marking.observation(1).sample(sk.Rng("1"))
    assert own_card(world, 0, 1)["new_marks"] == [], "whoever is not done has shown nothing"
    assert own_card(marking.observation(0).sample(sk.Rng("1")), 0, 1)["new_marks"] == ["b1", "c1", "d1"]


@pytest.mark.rule("SG-3.13")
def test_an_observation_keeps_open_marks() -> None:
    state = position(GREY, OTHER, marking="open")
    do(state, "0 mark 1 b1c1d1")
    assert own_card(state.observation(1).sample(sk.Rng("1")), 0, 1)["new_marks"] == ["b1", "c1", "d1"]


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


def history_of(tracker: str, most: int | None = None) -> History:
    """A random game of two, to the end or so many actions long."""
    setup = Setup("silver_gold", 2, (("marking", "hidden"), ("tracker", tracker)))
    history = History(setup.new("7"))
    for taken in random_game(setup, "7", most)[1]:
        history.act(taken.seat, history.state.game.parse(taken.notation))
    return history


def patterns_told(history: History, seat: int | None) -> list[str]:
    """Every event of the log that names a pattern."""
    return [event.code for events in history.log_for(seat) for event in events if "pattern" in event.args()]


def shapes_told(history: History, seat: int | None) -> list[int]:
    """The steps of which the log tells the shape of a marked pattern."""
    log = history.log_for(seat)
    return [place for place, events in enumerate(log) if any(event.args().get("cells") for event in events)]


@pytest.mark.rule("SG-4.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_log_tells_only_the_last_expedition_card_without_the_tracker(seat: int | None) -> None:
    for most in (10, 50, 90):
        history = history_of("off", most)
        assert patterns_told(history, seat) == ["expedition-turned"]
        [turned] = [event for step in history.log_for(seat) for event in step if event.code == "expedition-turned"]
        assert turned.args()["turn"] == table(history.state)["turn"]


@pytest.mark.rule("SG-4.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_log_tells_the_shape_of_the_last_marks_only_until_the_next_card(seat: int | None) -> None:
    seen: set[int] = set()
    for most in range(10, 60):
        history = history_of("off", most)
        told = shapes_told(history, seat)
        assert all(place >= history.wiped for place in told)
        seen.update(told)
    assert len(seen) > 2


@pytest.mark.rule("SG-4.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_with_the_tracker_and_after_the_end_the_log_tells_them_all(seat: int | None) -> None:
    history = history_of("on", 90)
    turn = 7 * (table(history.state)["round"] - 1) + table(history.state)["turn"]
    assert patterns_told(history, seat) == ["expedition-turned"] * turn
    over = history_of("off")
    assert patterns_told(over, seat) == ["expedition-turned"] * 28
    assert len(shapes_told(over, seat)) > 5


@pytest.mark.rule("SG-4.1")
def test_whoever_remembers_knows_which_cards_may_come() -> None:
    state = position(PLAIN, OTHER, pattern="corner", used="square line3 t l line2", turn=6)
    assert isinstance(state, SilverGold)
    ahead: set[tuple[int, ...]] = set()
    for number in range(30):
        world = state.observation(0).sample(sk.Rng(f"{number}"))
        assert isinstance(world, SilverGold)
        assert world.expeditions[:6] == state.expeditions[:6]
        ahead.add(tuple(world.expeditions[6:]))
    assert ahead == {(1, 2), (2, 1)}


@pytest.mark.rule("SG-3.10")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    state = position(PLAIN, OTHER)
    assert isinstance(state, SilverGold)
    tops: set[int] = set()
    for number in range(40):
        world = state.observation(0).sample(sk.Rng(f"{number}"))
        assert isinstance(world, SilverGold)
        assert sorted(world.deck) == sorted(state.deck)
        tops.add(world.deck[0])
    assert len(tops) > 15
    assert not any(name in str(table(state, 0)) for name in state.names_of(state.deck))


@pytest.mark.rule("SG-5.1")
def test_cards_put_under_the_deck_stay_known_in_order() -> None:
    state = position(PLAIN, under="grey-03 grey-05")
    for number in range(10):
        world = state.observation(0).sample(sk.Rng(f"{number}"))
        assert [card["name"] for card in table(world)["under"]] == ["grey-03", "grey-05"]
    finish(state, 0)
    assert [card["name"] for card in table(state)["under"]] == ["grey-03", "grey-05", "green-01"]

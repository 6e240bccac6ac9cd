"""What a seat knows after thefts depends only on what it could see, and every world it samples is a possible one."""

import json
from collections.abc import Mapping
from itertools import pairwise

import pytest

import schatzkiste as sk
from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.hands import give_back
from schatzkiste.games.dracheninsel.lore import HEAVIEST, MOST, Lore, holder_of, kind_in, manageable, merged, token
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do, phase, seen_by
from tests.games.dracheninsel.positions import position
from tests.games.talk import refused
from tests.laws import laws


def knowing(
    *hands: str, turn: int = 0, hunters: dict[str, str] | None = None, lore: Mapping[int, object] | None = None
) -> Dracheninsel:
    """A position in which some seats know something of other hands."""
    doc = position(*hands, turn=turn, hunters=hunters, discards="flight").to_json()
    where = doc["position"]
    assert isinstance(where, dict)
    for seat, known in (lore or {}).items():
        where["lore"][seat] = known
    state = sk.game("dracheninsel").from_json(doc)
    assert isinstance(state, Dracheninsel)
    return state


def known(state: Dracheninsel, seat: int, holder: int) -> list[str]:
    return seen_by(state, seat)["players"][holder]["known"]


def worlds_of(state: sk.State, seat: int, count: int) -> list[Dracheninsel]:
    observation = state.observation(seat)
    worlds = [observation.sample(Rng(f"world {number}")) for number in range(count)]
    return [world for world in worlds if isinstance(world, Dracheninsel)]


def is_true(state: Dracheninsel, lore: Lore) -> bool:
    """Whether one of the possibilities holds."""
    return any(
        all(
            [(holder_of(other), kind_in(other)) for other in case].count((holder_of(item), kind_in(item)))
            <= state.hands[holder_of(item)].count(kind_in(item))
            for item in case
        )
        for case in lore.cases
    )


@pytest.mark.rule("DI-8.7")
def test_a_card_known_to_one_of_two_can_be_stolen_from_either() -> None:
    where = [{"weight": 1, "cards": [[seat, "water"]]} for seat in (0, 1)]
    state = knowing("forest desert", "water", "terror-sneak", "mountain slumber", turn=2, lore={3: where})
    do(state, "sneak terror-sneak", "steal yellow", "2: go-on")
    assert phase(state) == "slumber"
    holders = set()
    for world in worlds_of(state, 3, 60):
        holders |= {seat for seat in (0, 2) if "water" in cards_of(world, seat)}
        assert "water" in cards_of(world, 0) + cards_of(world, 2)
        [loot] = world.loot
        assert kind_in(loot) in world.hands[2]
        assert give_back(world, 2) == 1
        assert is_true(world, world.lore[3])
    assert holders == {0, 2}


@pytest.mark.rule("DI-8.6", "DI-9.2")
def test_a_victim_of_the_curse_knows_only_its_own_loss() -> None:
    state = position("curse", "water", "mountain slumber", "forest")
    do(state, "curse")
    for seat in (1, 2, 3):
        for world in worlds_of(state, seat, 40):
            loot = sorted(kind_in(item) for item in world.loot)
            assert loot == world.hands[0]
            sizes = [len(hand) for hand in world.hands]
            assert give_back(world, 0) == 3
            assert [len(hand) for hand in world.hands] == [0, sizes[1] + 1, sizes[2] + 1, sizes[3] + 1]
            assert cards_of(world, seat) == ["water", "mountain slumber", "forest"][seat - 1].split()


@pytest.mark.rule("DI-8.7")
@pytest.mark.parametrize("own", ["desert", "mountain"])
def test_a_shown_card_ends_the_knowledge(own: str) -> None:
    state = position(f"terror-sneak {own}", "mountain", hunters={"green": "f6"})
    do(state, "sneak terror-sneak", "steal yellow", "0: go-on")
    assert known(state, 1, 0) == ["mountain"]
    do(state, "step f7")
    assert known(state, 1, 0) == []
    assert state.lore[1].is_empty


@pytest.mark.rule("DI-9.2")
def test_of_cards_of_a_kind_the_thief_spends_his_own_first() -> None:
    state = position("terror-sneak counterspell-terror", "slumber betrayal-slumber", "counterspell-terror")
    do(state, "sneak terror-sneak", "steal blue", "2: let-go", "0: go-on")
    do(state, "1: stop slumber", "0: counter counterspell-terror", "1: go-on", "1: stop betrayal-slumber")
    assert "taken-back seat=0 cards=1" in do(state, "0: let-go", "1: go-on")
    assert cards_of(state, 2) == ["counterspell-terror"]
    assert known(state, 0, 2) == ["counterspell-terror"]


@pytest.mark.rule("DI-9.2")
def test_a_stolen_card_that_was_spent_stays_away_and_nobody_thinks_otherwise() -> None:
    lore = {3: [{"weight": 1, "cards": [[2, "counterspell-terror"], [2, "water"]]}]}
    hands = ("terror-sneak", "slumber betrayal-slumber", "counterspell-terror water", "")
    tried = 0
    for seed in range(20):
        state = knowing(*hands, lore=lore)
        state.seed = f"{seed:x}"
        do(state, "sneak terror-sneak", "steal blue", "2: let-go", "0: go-on")
        if cards_of(state, 0) == ["counterspell-terror"]:
            tried += 1
            do(state, "1: stop slumber", "0: counter counterspell-terror", "1: go-on", "1: stop betrayal-slumber")
            assert "taken-back seat=0 cards=0" in do(state, "1: go-on")
            assert known(state, 3, 2) == ["water"]
            assert known(state, 3, 0) == known(state, 2, 0) == []
    assert tried


@pytest.mark.rule("DI-4.6", "DI-3.4")
def test_the_reason_of_the_hunter_who_moves_counts() -> None:
    state = position("water", players=3, hunters={"green": "d4", "blue": "d4"}, gold={100: "d4"}, tiles={"d5": "F"})
    do(state, "step d5", "lead green")
    assert refused(state, "step e5") == "pair-at-treasure-field (DI-4.6)"
    assert refused(state, "step e6").startswith("cannot-pay")


@pytest.mark.rule("DI-9.2")
def test_nothing_is_left_over_after_a_take_back() -> None:
    state = position("terror-sneak", "slumber", "water")
    do(state, "sneak terror-sneak", "steal blue", "0: go-on", "1: stop slumber", "1: go-on")
    assert (state.loot, state.shown, state.lore_before) == ([], [], [])


@pytest.mark.rule("DI-8.6")
def test_a_curse_on_empty_hands_leaves_nothing_to_take_back() -> None:
    state = position("curse")
    do(state, "curse")
    assert (state.loot, state.shown, state.lore_before) == ([], [], [])


def test_weights_stay_small_and_possibilities_few() -> None:
    heavy = merged([3**40, 1, 3**39], [[token(1, 3)], [token(2, 3)], [token(3, 3)]])
    assert sum(heavy.weights) <= HEAVIEST
    assert min(heavy.weights) >= 1
    assert merged(heavy.weights, heavy.cases).weights == heavy.weights
    many = merged([1] * (MOST + 1), [sorted([token(1, 3), token(2 + n // 20, n % 20)]) for n in range(MOST + 1)])
    assert manageable(many).cases == [[token(1, 3)]]


def thieves(game: sk.Game, state: sk.State, seat: int, rng: Rng) -> int:
    """A random action, rather one with a theft, a stop or a counterspell in it."""
    legal = state.legal_actions(seat)
    for kinds, luck in ((("sneak", "curse", "counter"), 1), (("stop",), 3), (("pass", "end", "done"), 2)):
        wanted = [action for action in legal if game.actions[action].kind in kinds]
        if wanted and rng.below(luck) == 0:
            return rng.pick(wanted)
    return rng.pick(legal)


def check_worlds(state: Dracheninsel, seat: int) -> None:
    """Three worlds: they load, look alike, and a take-back in them is one that could happen."""
    fingerprint = state.observation(seat).fingerprint()
    thief = state.turn
    played = [item for item in state.shown if holder_of(item) == thief]
    really = state.copy()
    returned = give_back(really, thief)
    assert all(is_true(really, lore) for lore in really.lore)
    for world in worlds_of(state, seat, 3):
        state.game.from_json(json.loads(json.dumps(world.to_json())))
        assert world.observation(seat).fingerprint() == fingerprint
        assert world.view(seat) == state.view(seat)
        assert is_true(world, world.lore[seat])
        sizes = [len(hand) for hand in world.hands]
        back = give_back(world, thief)
        if seat == thief or not played:
            assert back == returned
        assert len(state.loot) - len(played) <= back <= len(state.loot)
        assert sum(len(world.hands[other]) - sizes[other] for other in range(world.players) if other != thief) == back
        assert is_true(world, world.lore[seat])


@pytest.mark.rule("DI-9.2")
@pytest.mark.parametrize("own", ["counterspell-terror", "desert"])
@pytest.mark.parametrize("knows", [["counterspell-terror"], ["water"], []])
def test_worlds_after_the_thief_has_spent_a_card(own: str, knows: list[str]) -> None:
    lore = {3: [{"weight": 1, "cards": [[2, card] for card in knows]}]}
    hands = (f"terror-sneak {own}", "slumber betrayal-slumber", "counterspell-terror water", "forest")
    countered = 0
    for seed in range(8):
        state = knowing(*hands, lore=lore)
        state.seed = f"{seed:x}"
        do(state, "sneak terror-sneak", "steal blue", "2: let-go", "0: go-on", "1: stop slumber")
        if 0 in state.to_act:
            countered += 1
            do(state, "0: counter counterspell-terror", "1: go-on", *(["2: let-go"] if 2 in state.to_act else []))
            assert state.shown
            for seat in range(4):
                check_worlds(state, seat)
    assert countered


@pytest.mark.rule("DI-8.6", "DI-8.7", "DI-9.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_world_after_a_theft_is_possible(players: int) -> None:
    game = sk.game("dracheninsel")
    thefts = 0
    for number in range(7):
        state = game.new(players, f"{number:x}", {"stalemate": 0, "rounds": 24})
        assert isinstance(state, Dracheninsel)
        rng = Rng(f"thieves {number}")
        seen: tuple[list[int], list[int]] = ([], [])
        while state.to_act:
            seat = state.to_act[rng.below(len(state.to_act))]
            state.apply(thieves(game, state, seat, rng), seat)
            if state.loot and (state.loot, state.shown) != seen:
                thefts += 1
                for other in range(players):
                    check_worlds(state, other)
                if thefts % 8 == 0:
                    laws.hidden_things_do_not_show(state, rng.below(players), Rng(f"law {thefts}"))
            seen = (state.loot, state.shown)
    assert thefts > 20


def test_possibilities_come_in_rising_order() -> None:
    lore = merged([2, 4, 2], [[token(2, 5)], [token(1, 5)], [token(2, 5)]])
    assert (lore.weights, lore.cases) == ([1, 1], [[token(1, 5)], [token(2, 5)]])
    assert all(one < other for one, other in pairwise(lore.cases))

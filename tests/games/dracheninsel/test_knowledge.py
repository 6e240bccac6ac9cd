"""What a seat knows after thefts depends only on what it could see, and every world it samples is a possible one."""

import json
from collections.abc import Mapping

import pytest

import schatzkiste as sk
from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.cards import holder_of, kind_in, seat_card
from schatzkiste.games.dracheninsel.hands import give_back
from schatzkiste.games.dracheninsel.knowledge import Knowledge
from schatzkiste.games.dracheninsel.knowledge.belief import HEAVIEST, MOST, NOTHING, Start, merged
from schatzkiste.games.dracheninsel.knowledge.log import DREW, SHOWED, STOLE
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do, phase, seen_by
from tests.games.dracheninsel.positions import position
from tests.games.talk import refused
from tests.laws import secrecy


def knowing(
    *hands: str, turn: int = 0, hunters: dict[str, str] | None = None, belief: Mapping[int, object] | None = None
) -> Dracheninsel:
    """A position in which some seats know something of other hands."""
    doc = position(*hands, turn=turn, hunters=hunters, discards="flight").to_json()
    where = doc["position"]
    assert isinstance(where, dict)
    for seat, known in (belief or {}).items():
        where["knowledge"]["starts"][seat] |= {"belief": known}
    state = sk.game("dracheninsel").from_json(doc)
    assert isinstance(state, Dracheninsel)
    return state


def known(state: Dracheninsel, seat: int, holder: int) -> list[str]:
    return seen_by(state, seat)["players"][holder]["known"]


def worlds_of(state: sk.State, seat: int, count: int) -> list[Dracheninsel]:
    observation = state.observation(seat)
    worlds = [observation.sample(Rng(f"world {number}")) for number in range(count)]
    return [world for world in worlds if isinstance(world, Dracheninsel)]


def is_right(state: Dracheninsel, seat: int) -> bool:
    """Whether one of the possibilities the seat believes in holds."""
    return any(
        all(case.count(card) <= state.hands[holder_of(card)].count(kind_in(card)) for card in case)
        for case in state.knowledge.belief(seat, state.hands, state.pile).cases
    )


def shown_since_theft(state: Dracheninsel) -> int:
    """How many cards the active player has shown since the last theft."""
    log = state.knowledge.log
    last = max(place for place, entry in enumerate(log) if entry.what == STOLE)
    return sum(entry.what == SHOWED and entry.seat == state.turn for entry in log[last:])


@pytest.mark.rule("DI-8.7")
def test_a_card_known_to_one_of_two_can_be_stolen_from_either() -> None:
    where = [{"weight": 1, "cards": [[seat, "water"]]} for seat in (0, 1)]
    state = knowing("forest desert", "water", "terror-sneak", "mountain slumber", turn=2, belief={3: where})
    do(state, "sneak terror-sneak", "steal yellow", "2: go-on")
    assert phase(state) == "stopping"
    holders = set()
    for world in worlds_of(state, 3, 60):
        holders |= {seat for seat in (0, 2) if "water" in cards_of(world, seat)}
        assert "water" in cards_of(world, 0) + cards_of(world, 2)
        [loot] = world.loot
        assert kind_in(loot) in world.hands[2]
        assert give_back(world, 2) == 1
        assert is_right(world, 3)
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


@pytest.mark.rule("DI-9.2")
def test_of_cards_of_a_kind_the_thief_spends_his_own_first() -> None:
    state = position("terror-sneak counterspell-terror", "slumber betrayal-slumber", "counterspell-terror")
    do(state, "sneak terror-sneak", "steal blue", "2: let-go", "0: go-on")
    do(state, "1: stop slumber", "0: counter counterspell-terror", "1: stop betrayal-slumber")
    assert "taken-back seat=0 hunter=nobody origin=nowhere place=nowhere cards=1" in do(state, "0: let-go", "1: go-on")
    assert cards_of(state, 2) == ["counterspell-terror"]
    assert known(state, 0, 2) == ["counterspell-terror"]


@pytest.mark.rule("DI-9.2")
def test_a_stolen_card_that_was_spent_stays_away_and_nobody_thinks_otherwise() -> None:
    belief = {3: [{"weight": 1, "cards": [[2, "counterspell-terror"], [2, "water"]]}]}
    hands = ("terror-sneak", "slumber betrayal-slumber", "counterspell-terror water", "")
    tried = 0
    for seed in range(20):
        state = knowing(*hands, belief=belief)
        state.seed = f"{seed:x}"
        do(state, "sneak terror-sneak", "steal blue", "2: let-go", "0: go-on")
        if cards_of(state, 0) == ["counterspell-terror"]:
            tried += 1
            do(state, "1: stop slumber", "0: counter counterspell-terror", "1: stop betrayal-slumber")
            assert "stop-ends-turn seat=0" in do(state, "1: go-on")
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
    assert state.loot == []


@pytest.mark.rule("DI-8.6")
def test_a_curse_on_empty_hands_leaves_nothing_to_take_back() -> None:
    state = position("curse")
    do(state, "curse")
    assert state.loot == []


def test_weights_stay_small_and_possibilities_few() -> None:
    heavy = merged([3**40, 1, 3**39], [[seat_card(1, 3)], [seat_card(2, 3)], [seat_card(3, 3)]])
    assert sum(heavy.weights) < HEAVIEST
    assert min(heavy.weights) >= 1
    assert merged(heavy.weights, heavy.cases).weights == heavy.weights
    many = [[seat_card(1, 3), seat_card(2 + n // 20, n % 20)] for n in range(MOST + 1)]
    assert merged([1] * len(many), many).cases == [[seat_card(1, 3)]]


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
    played = shown_since_theft(state)
    really = state.copy()
    returned = give_back(really, thief)
    assert all(is_right(really, other) for other in range(state.players))
    for world in worlds_of(state, seat, 3):
        state.game.from_json(json.loads(json.dumps(world.to_json())))
        assert world.observation(seat).fingerprint() == fingerprint
        assert world.view(seat) == state.view(seat)
        assert is_right(world, seat)
        sizes = [len(hand) for hand in world.hands]
        back = give_back(world, thief)
        if seat == thief or not played:
            assert back == returned
        assert len(state.loot) - played <= back <= len(state.loot)
        assert sum(len(world.hands[other]) - sizes[other] for other in range(world.players) if other != thief) == back
        assert is_right(world, seat)


@pytest.mark.rule("DI-9.2")
@pytest.mark.parametrize("own", ["counterspell-terror", "desert"])
@pytest.mark.parametrize("knows", [["counterspell-terror"], ["water"], []])
def test_worlds_after_the_thief_has_spent_a_card(own: str, knows: list[str]) -> None:
    belief = {3: [{"weight": 1, "cards": [[2, card] for card in knows]}]}
    hands = (f"terror-sneak {own}", "slumber betrayal-slumber", "counterspell-terror water", "forest")
    countered = 0
    for seed in range(8):
        state = knowing(*hands, belief=belief)
        state.seed = f"{seed:x}"
        do(state, "sneak terror-sneak", "steal blue", "2: let-go", "0: go-on", "1: stop slumber")
        if 0 in state.to_act:
            countered += 1
            do(state, "0: counter counterspell-terror", *(["2: let-go"] if 2 in state.to_act else []))
            assert shown_since_theft(state)
            for seat in range(4):
                check_worlds(state, seat)
    assert countered


@pytest.mark.rule("DI-8.6", "DI-8.7", "DI-9.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_world_after_a_theft_is_possible(players: int) -> None:
    game = sk.game("dracheninsel")
    thefts = 0
    for number in range(9):
        state = game.new(players, f"{number:x}", {"stalemate": 0, "rounds": 24})
        assert isinstance(state, Dracheninsel)
        rng = Rng(f"thieves {number}")
        seen: tuple[list[int], int] = ([], 0)
        while state.to_act:
            seat = state.to_act[rng.below(len(state.to_act))]
            state.apply(thieves(game, state, seat, rng), seat)
            if state.loot and (state.loot, len(state.knowledge.log)) != seen:
                thefts += 1
                for other in range(players):
                    check_worlds(state, other)
                if thefts % 8 == 0:
                    secrecy.hidden_things_do_not_show(state, rng.below(players), Rng(f"law {thefts}"))
            seen = (state.loot, len(state.knowledge.log))
    assert thefts > 20


def test_equal_possibilities_are_one() -> None:
    belief = merged([2, 4, 2], [[seat_card(2, 5)], [seat_card(1, 5)], [seat_card(2, 5)]])
    assert (belief.weights, belief.cases) == ([4, 4], [[seat_card(1, 5)], [seat_card(2, 5)]])


@pytest.mark.rule("DI-9.2")
def test_whoever_follows_the_log_since_an_entry_still_does_when_one_before_it_is_gone() -> None:
    """A theft whose card was shown and did not come back is told as if its victim had shown it, by an entry less."""
    thief, victim, curse, water = 0, 1, 14, 4
    knowledge = Knowledge(3)
    knowledge.stole(thief, victim, curse)
    knowledge.drew(victim, water)
    knowledge.showed(thief, curse)
    knowledge.drew(thief, water)
    knowledge.starts = [Start(since, [], NOTHING) for since in (0, 2, 4)]
    knowledge.spent(thief, victim, curse)
    assert [entry.what for entry in knowledge.log] == [SHOWED, DREW, DREW]
    assert [start.since for start in knowledge.starts] == [0, 2, 3]

"""Who knows what: hands, stacks, the pile, gold lying face down; and how honestly it is dealt anew."""

from collections import Counter

import pytest

from schatzkiste.bots import bot
from schatzkiste.core import Rng
from schatzkiste.games.tobago.knowledge import known_gold, own_in_pile
from schatzkiste.games.tobago.state import Tobago
from tests.games.tobago.play import do, seen_by, settle
from tests.games.tobago.positions import position
from tests.games.tobago.test_material import new
from tests.games.tobago.test_raising import HANDS, J4, raised
from tests.laws import laws
from tests.laws.pieces import tobago as pieces

WORLDS = 400


def worlds(state: Tobago, seat: int, count: int = WORLDS) -> list[Tobago]:
    """Positions the seat must think possible."""
    observation = state.observation(seat)
    rng = Rng("worlds")
    found: list[Tobago] = []
    for _ in range(count):
        world = observation.sample(rng)
        assert isinstance(world, Tobago)
        found.append(world)
    return found


@pytest.mark.rule("TO-2.7")
def test_another_hand_may_be_any_clues_not_seen() -> None:
    state = position(hands=HANDS, paths={"white": "27:0"}, clue_discards="30 31")
    held = {clue for world in worlds(state, 0) for clue in world.hands[1]}
    assert held == set(range(52)) - {clue - 1 for clue in (1, 2, 3, 4, 5, 7, 27, 30, 31, 46)}
    assert all(world.hands[0] == state.hands[0] for world in worlds(state, 0, 20))


@pytest.mark.rule("TO-3.2")
def test_who_saw_the_stack_run_out_knows_what_is_in_the_other_hand() -> None:
    state = position(hands=HANDS, clue_top="20 |")
    do(state, "lay 1 white", "lay 8 grey")
    drawn = state.hands[1][:]
    kept = {clue - 1 for clue in (9, 10, 11, 12, 13)}
    for world in worlds(state, 0, 50):
        assert kept <= set(world.hands[1]), "those were in the hand when the stack ran out"
    assert len({tuple(world.hands[1]) for world in worlds(state, 0)}) > 10, "the new one may be any of the discards"
    assert kept < set(drawn)


@pytest.mark.rule("TO-5.2")
def test_the_pile_holds_what_the_seat_drew_and_anything_it_has_not_seen() -> None:
    state = raised("2", "6", "5", "4", gold=["6", "3"])
    own = own_in_pile(state, 0)
    open_cards = {*state.gold[0], *state.gold[1], *state.shown}
    orders: set[tuple[int, ...]] = set()
    for world in worlds(state, 0):
        cards = world.pile
        assert set(state.components.gold.cards(own)) <= set(cards)
        assert not open_cards & set(cards)
        assert world.drawn[0] == state.drawn[0]
        orders.add(tuple(cards))
    assert len(orders) > 100


@pytest.mark.rule("TO-5.2")
def test_what_others_drew_is_dealt_anew_too() -> None:
    state = raised("2", "6", "5", "4")
    others = Counter(world.drawn[1] for world in worlds(state, 0))
    assert len(others) > 10


@pytest.mark.rule("TO-5.4")
def test_a_card_lying_face_down_is_known_only_to_who_drew_it() -> None:
    state = raised("2", "3", "4", "5")
    left_over = state.components.gold.names.index("5a")
    drawers = [seat for seat in (0, 1) if state.drawn[seat] >> left_over & 1]
    do(state, "accept", "accept", "accept")
    for seat in (0, 1):
        cards = {world.face_down[0].card for world in worlds(state, seat)}
        assert (cards == {left_over}) == (seat in drawers)


@pytest.mark.rule("TO-2.2")
def test_the_top_of_the_gold_holds_no_curse_in_any_world() -> None:
    state = new(seed="3")
    depths: Counter[int] = Counter()
    for world in worlds(state, 1):
        values = [world.components.gold.values[card] for card in reversed(world.gold_stack)]
        depths.update(place for place, value in enumerate(values) if value == 0)
    assert min(depths) >= 12
    assert len(depths) == 29


@pytest.mark.rule("TO-2.2", "TO-5.2")
def test_no_curse_in_a_treasure_drawn_from_the_top() -> None:
    state = raised("2", "3", "4", "5", safe=12)
    assert state.safe_left == 8
    for seat in (0, 1):
        sharing = seen_by(state, seat)["sharing"]
        assert sharing is not None
        assert sharing["curses_possible"] == 0
        for world in worlds(state, seat, 100):
            assert not any(world.components.gold.is_curse(card) for card in world.pile)


@pytest.mark.rule("TO-2.2", "TO-5.2")
def test_the_chance_of_a_curse_is_the_real_one() -> None:
    """Two of four cards came from the safe top, one of which may have been turned up: as if literally dealt."""
    state = raised("2", "3", "4", "5", safe=2)
    assert (state.draws, state.safe_draws) == ([2, 1, 1], [2, 0, 0])
    count = 6000
    cursed = sum(
        1 for world in worlds(state, 1, count) if any(world.components.gold.is_curse(card) for card in world.pile)
    )
    assert cursed / count == pytest.approx(literal_chance(state), abs=0.02)


def literal_chance(state: Tobago) -> float:
    """Deal the cards seat 1 has not seen as at a table, and keep the deals in which gold of others comes up first."""
    deck = state.components.gold
    own = deck.cards(state.drawn[1])
    assert len(own) == 1
    rng = Rng("literal")
    gold = [card for card in range(deck.golden) if card not in own]
    kept = cursed = 0
    while kept < 6000:
        rng.shuffle(gold)
        below = [*gold[2:], *range(deck.golden, deck.size)]
        rng.shuffle(below)
        pile = [*gold[:2], *own, below[0]]
        rng.shuffle(pile)
        if pile[0] not in own and not deck.is_curse(pile[0]):
            kept += 1
            cursed += any(deck.is_curse(card) for card in pile)
    return cursed / kept


@pytest.mark.rule("TO-7.1")
def test_the_reshuffled_gold_is_dealt_anew_with_what_was_known_of_it() -> None:
    state = position(vehicles="j4", paths={"white": "6:0 27:1"}, hands=HANDS, gold_top="2 3 |", gold=["6 6 6 6 6"])
    do(state, "raise white")
    for seat in (0, 1):
        for world in worlds(state, seat, 100):
            assert world.mixed == state.mixed, "everybody knows what the discards were"
            assert sorted(world.gold_stack + world.pile) == sorted(state.gold_stack + state.pile), (
                "two cards of the first stack were all that nobody had seen"
            )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_whole_games_of_bots_keep_their_secrets(players: int, rules: str) -> None:
    """The laws' random games rarely get far; these games are played well, and looked at from every seat."""
    state = new(players, "b07", rules=rules)
    start = state.copy()
    rng = Rng("bots")
    helmsman = bot("helmsman", "tobago")
    for number in range(10_000):
        if state.is_over:
            break
        seat = state.to_act[0]
        assert pieces.count(state) == pieces.count(start)
        pieces.check_places(state)
        if number % 7 == 0 or state.is_sharing:
            for other in range(players):
                world = state.observation(other).sample(rng)
                assert world.view(other) == state.view(other)
                assert world.observation(other).fingerprint() == state.observation(other).fingerprint()
            laws.saves_and_loads(state)
        action = helmsman.decide(state.observation(seat), rng)
        if number % 5 == 0:
            action = rng.pick(state.legal_actions(seat))
        state.apply(action, seat)
    assert state.is_over


@pytest.mark.rule("TO-6.2")
def test_who_bought_an_extra_clue_has_one_that_fits_in_every_world() -> None:
    paths = {"white": "3:0 27:1", "grey": "6:0 16:1", "brown": "5:0 14:1", "black": "7:0 31:1"}
    state = position(paths=paths, amulets=[1], hands=["1 2 4 8 9 17", "10 11 12 13 15 18"])
    do(state, "extra-clue")
    for world in worlds(state, 1, 100):
        assert world.legal_actions(0)


@pytest.mark.rule("TO-5.4", "TO-7.1")
@pytest.mark.parametrize("number", range(12))
def test_a_card_left_over_twice_lies_face_down_once(number: int) -> None:
    state = position(
        vehicles="j4",
        paths={"white": J4, "black": "15:0 23:1"},
        hands=HANDS,
        gold_top="2 3 4 5 6 2 |",
        gold=["2 2 2 2 2 2 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4", "5 5 5 5 5 5 5 6 6 6 6"],
        seed=f"{number:x}",
    )
    for path in ("white", "black"):
        do(state, f"raise {path}")
        settle(state)
    assert state.is_over
    assert state.game.from_json(state.to_json()).fingerprint() == state.fingerprint()
    for seat in range(2):
        assert state.observation(seat).view() == state.view(seat)


def left_over_and_shuffled() -> Tobago:
    """The last treasure after one that left a card face down.

    Six of the seven cards shuffled lay there for all to see; of three from the first stack seat 0 drew two.
    """
    for number in range(200):
        state = position(
            vehicles="j4",
            paths={"white": J4, "black": "15:0 23:1"},
            hands=HANDS,
            gold_top="2 3 4 5 6 6 6 |",
            gold=["2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4", "5 5 5"],
            seed=f"{number:x}",
        )
        do(state, "raise white")
        settle(state)
        left_over = state.face_down[0].card
        do(state, "raise black")
        assert (state.draws, state.late_draws) == ([2, 1, 0], [0, 0, 1])
        if state.remembered[1] >> left_over & 1 and state.drawn[1] >> state.offer & 1:
            return state
    raise AssertionError("seat 1 never drew both")


@pytest.mark.rule("TO-5.4", "TO-7.1")
def test_a_card_that_lay_face_down_and_one_of_the_first_stack_cannot_be_told_apart() -> None:
    """Eight worlds, all as likely: the card turned up is fresh, and any of seven came late; or it came late itself."""
    state = left_over_and_shuffled()
    unseen = state.components.gold.cards(~known_gold(state, 0))
    assert len(unseen) == 1, "the other of the two was just turned up"
    count = 3000
    found: Counter[tuple[bool, bool]] = Counter()
    for world in worlds(state, 0, count):
        was_down = world.mixed_down[0].card == world.offer
        found[was_down, unseen[0] in world.pile] += 1
        assert world.mixed_down[0].card in (world.offer, unseen[0])
        assert world.drawn[1].bit_count() == 1
        assert world.drawn[0] == state.drawn[0]
        holders = [seat for seat in (0, 1) if world.remembered[seat]]
        assert holders in ([], [1]), "what lay face down was drawn by the other seat, or by nobody"
    assert set(found) == {(False, False), (False, True), (True, True)}
    assert found[False, False] / count == pytest.approx(6 / 8, abs=0.04)
    assert found[True, True] / count == pytest.approx(1 / 8, abs=0.03)
    assert {bool(world.remembered[1]) for world in worlds(state, 0, 50)} == {True, False}


@pytest.mark.rule("TO-7.1")
def test_what_really_lay_face_down_changes_nothing_in_the_worlds_of_a_seat() -> None:
    """The same look of the table, once with the fresh card turned up and once with the one that had lain face down."""
    state = left_over_and_shuffled()
    other = next(world for world in worlds(state, 0, 100) if world.mixed_down[0].card == world.offer)
    assert other.view(0) == state.view(0)
    assert other.observation(0).fingerprint() == state.observation(0).fingerprint()

"""After a shuffle everyone knows which cards are in the new pile: sampled worlds are those that can have come about."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

import schatzkiste as sk
from schatzkiste.core import Event, Rng
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.events import CardDrawn, DeckShuffled
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do
from tests.games.dracheninsel.positions import START, position

World = tuple[tuple[str, ...], ...]


def worlds(state: sk.State, seat: int, count: int) -> list[Dracheninsel]:
    observation = state.observation(seat)
    sampled = [observation.sample(Rng(f"world {number}")) for number in range(count)]
    return [world for world in sampled if isinstance(world, Dracheninsel)]


@pytest.mark.rule("DI-3.12")
def test_who_has_not_drawn_since_a_shuffle_holds_none_of_the_new_cards() -> None:
    others = ("forest forest", "water mountain desert", "farmland volcano")
    slumbers = "slumber betrayal-slumber betrayal-slumber slumber-terror slumber-patrol"
    state = position("desert", *others, thin_pile=5, discards=slumbers, hunters={"green": "f7"})
    do(state, "step f8", "end")
    assert sum(state.discard) == 0, "the pile ran out while drawing, and was made anew"
    for world in worlds(state, 0, 40):
        held = cards_of(world, 1) + cards_of(world, 2) + cards_of(world, 3)
        assert sorted(held) == sorted(" ".join(others).split()), "what is neither shuffled nor seen is in hands"
    do(state, "1: pass", "1: toss forest", "1: done")
    drew: set[str] = set()
    for world in worlds(state, 0, 60):
        assert not set(slumbers.split()) & {*cards_of(world, 2), *cards_of(world, 3)}
        drew |= set(cards_of(world, 1))
    assert drew & set(slumbers.split()), "who has drawn may hold one"


Log = list[list[object]]
Stories = Iterator[tuple[list[str], list[str], list[str]]]

OLD = ("forest", "water", "desert")
NEW = ("forest", "desert", "mountain", "volcano")


def shuffled(state: Dracheninsel, pile: tuple[str, ...], log: Log) -> Dracheninsel:
    """The position as it is if these cards were shuffled last, and then this happened."""
    doc = state.to_json()
    where = doc["position"]
    assert isinstance(where, dict)
    where["knowledge"] = {"log": log, "starts": [START | {"pile": dict.fromkeys(pile, 1)}] * 4}
    loaded = sk.game("dracheninsel").from_json(doc)
    assert isinstance(loaded, Dracheninsel)
    return loaded


def after_a_shuffle(log: Log) -> Dracheninsel:
    """Four cards were shuffled and three old ones are in the hands of seats 1 and 2; then this was seen."""
    return shuffled(position("", "water mountain", "desert", draws="volcano desert forest", thin_pile=3), NEW, log)


def one_drawn() -> Stories:
    """The old cards dealt, two to seat 1, and one new card drawn by it."""
    for first, second, third in permutations(OLD):
        for drawn in NEW:
            yield [first, second, drawn], [third], [card for card in NEW if card != drawn]


def one_drawn_and_shown() -> Stories:
    """Then seat 1 shows a forest."""
    for hand, other, pile in one_drawn():
        if "forest" in hand:
            hand.remove("forest")
            yield hand, other, pile


def one_drawn_and_stolen() -> Stories:
    """Then seat 2 steals a card from seat 1 and shows a forest."""
    for hand, other, pile in one_drawn():
        for loot in hand:
            robbed = hand[:]
            robbed.remove(loot)
            if "forest" in (loot, *other):
                rich = [loot, *other]
                rich.remove("forest")
                yield robbed, rich, pile


def told(stories: Stories) -> set[World]:
    return {tuple(tuple(sorted(cards)) for cards in story) for story in stories}


def sampled(state: Dracheninsel, count: int) -> set[World]:
    """What the two hands and the pile are in the worlds of seat 0."""
    found: set[World] = set()
    for world in worlds(state, 0, count):
        pile = (CARD_NAMES[kind] for kind in world.pile)
        found.add((tuple(sorted(cards_of(world, 1))), tuple(sorted(cards_of(world, 2))), tuple(sorted(pile))))
    return found


DRAW: list[object] = ["drew", 1, "mountain"]


@pytest.mark.rule("DI-3.12")
def test_every_world_that_can_have_come_about_is_sampled_and_no_other() -> None:
    state = after_a_shuffle([DRAW, ["showed", 1, "forest"]])
    assert sampled(state, 600) == told(one_drawn_and_shown())


@pytest.mark.rule("DI-3.12", "DI-8.7")
def test_a_theft_between_others_is_thought_through() -> None:
    state = after_a_shuffle([DRAW, ["stole", 2, 1, "forest"], ["showed", 2, "forest"]])
    assert sampled(state, 1500) == told(one_drawn_and_stolen())


@pytest.mark.rule("DI-3.12", "DI-8.7")
def test_a_theft_before_the_draw_is_none_of_a_new_card() -> None:
    """Seat 2 stole before seat 1 drew: what it holds and showed is old, the drawn card is still with seat 1."""
    state = after_a_shuffle([["stole", 2, 1, "forest"], ["showed", 2, "forest"], DRAW])
    stories = set[World]()
    for first, second in permutations(("water", "desert")):
        for drawn in NEW:
            pile = sorted(card for card in NEW if card != drawn)
            stories.add((tuple(sorted((first, drawn))), (second,), tuple(pile)))
    assert sampled(state, 600) == stories


@pytest.mark.rule("DI-8.7", "DI-8.8")
def test_a_card_lost_to_a_thief_is_followed_through_a_second_theft() -> None:
    """Seat 1 stole a water from seat 0, drew, and lost a card to seat 2, which showed a water."""
    new = ("mountain", "water", "volcano")
    now = position("", "forest volcano", "desert", draws="mountain water", thin_pile=2)
    draw: list[object] = ["drew", 1, "volcano"]
    state = shuffled(now, new, [["stole", 1, 0, "water"], draw, ["stole", 2, 1, "water"], ["showed", 2, "water"]])
    stories = set[World]()
    for first, second in permutations(("forest", "desert")):
        for drawn in new:
            if drawn == "water":  # either of the two waters was stolen and shown
                stories.add((tuple(sorted((first, "water"))), (second,), ("mountain", "volcano")))
            else:
                pile = tuple(sorted(card for card in new if card != drawn))
                stories.add((tuple(sorted((first, drawn))), (second,), pile))
    assert sampled(state, 900) == stories


class Witness:
    """Somebody who writes down what was drawn and shown since the last shuffle, in games without theft."""

    def __init__(self, players: int) -> None:
        self.new = Counter[int]()
        self.drawn = [Counter[int]() for _ in range(players)]
        self.shown = [Counter[int]() for _ in range(players)]

    def watch(self, before: Dracheninsel, state: Dracheninsel, events: list[Event]) -> None:
        """Take down one action."""
        draws = [event for event in events if isinstance(event, CardDrawn)]
        for seat in range(state.players):
            drawn = Counter(CARD_NAMES.index(event.card) for event in draws if event.seat == seat)
            if self.drawn[seat]:
                self.shown[seat] += Counter(before.hands[seat]) + drawn - Counter(state.hands[seat])
        for event in events:
            if isinstance(event, DeckShuffled):
                self.__dict__.update(vars(Witness(state.players)))
                draws = draws[len(draws) - (event.count - len(state.pile)) :]
                self.new = Counter(state.pile) + Counter(CARD_NAMES.index(draw.card) for draw in draws)
        for draw in draws:
            self.drawn[draw.seat][CARD_NAMES.index(draw.card)] += 1

    def believes(self, world: Dracheninsel, seat: int) -> bool:
        """Whether every seat can have drawn as many of the new cards as it did, as far as the kinds go round."""
        others = [other for other in range(world.players) if other != seat]
        supply = self.new - Counter(world.pile) - self.drawn[seat]
        if supply.total() != sum(self.drawn[other].total() for other in others):
            return False
        for some in subsets(others):
            needed = sum(self.drawn[other].total() for other in some)
            cards = sum((self.shown[other] + Counter(world.hands[other]) for other in some), Counter[int]())
            if (cards & supply).total() < needed:
                return False
        return True


def subsets(seats: list[int]) -> list[tuple[int, ...]]:
    return [some for size in range(1, len(seats) + 1) for some in combinations(seats, size)]


@pytest.mark.rule("DI-3.12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_world_deals_cards_that_cannot_have_been_drawn(players: int) -> None:
    game = sk.game("dracheninsel")
    state = game.new(players, "5", {"stalemate": 0, "rounds": 30})
    assert isinstance(state, Dracheninsel)
    rng = Rng("shuffles")
    witness = Witness(players)
    looked = 0
    while state.to_act:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal_actions(seat)
        honest = [action for action in legal if game.actions[action].kind not in ("sneak", "curse")]
        events: list[Event] = []
        before = state.copy()
        state.apply(rng.pick(honest), seat, events)
        witness.watch(before, state, events)
        if witness.new and rng.below(12) == 0:
            observer = rng.below(players)
            assert witness.believes(state, observer), "what really is"
            assert all(witness.believes(world, observer) for world in worlds(state, observer, 4))
            looked += 1
    assert looked > 20

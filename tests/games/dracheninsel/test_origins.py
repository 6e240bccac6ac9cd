"""After a shuffle everyone knows which cards are in the new pile: sampled worlds are those that can have come about."""

from collections import Counter
from itertools import combinations, permutations

import pytest

import schatzkiste as sk
from schatzkiste.core import Event, Rng
from schatzkiste.games.dracheninsel.cards import CARD_BY_NAME, CARD_NAMES
from schatzkiste.games.dracheninsel.events import CardDrawn, DeckShuffled
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import cards_of, do
from tests.games.dracheninsel.positions import position

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


def after_a_shuffle() -> Dracheninsel:
    """Seat 0 saw seat 1 draw one of four shuffled cards and then show a forest; three old cards were in hands."""
    doc = position("", "water mountain", "desert", draws="volcano desert forest", thin_pile=3).to_json()
    where = doc["position"]
    assert isinstance(where, dict)
    shuffled = dict.fromkeys(("forest", "desert", "mountain", "volcano"), 1)
    where |= {
        "newcomers": [0, 1, 0, 0],
        "old_elsewhere": [dict.fromkeys(("forest", "water", "desert"), 1)] * 4,
        "new_unseen": [shuffled] * 4,
        "trails": [[], [None, "forest"], [], []],
    }
    state = sk.game("dracheninsel").from_json(doc)
    assert isinstance(state, Dracheninsel)
    return state


def stories() -> set[World]:
    """All that can be, told from the beginning: the old cards dealt, one new card drawn, a forest shown."""
    found: set[World] = set()
    for first, second, third in permutations(("forest", "water", "desert")):
        for drawn in ("forest", "desert", "mountain", "volcano"):
            hand = [first, second, drawn]
            if "forest" in hand:
                hand.remove("forest")
                pile = [card for card in ("forest", "desert", "mountain", "volcano") if card != drawn]
                found.add((tuple(sorted(hand)), (third,), tuple(sorted(pile))))
    return found


@pytest.mark.rule("DI-3.12")
def test_every_world_that_can_have_come_about_is_sampled_and_no_other() -> None:
    found: set[World] = set()
    for world in worlds(after_a_shuffle(), 0, 600):
        pile = sorted(CARD_NAMES[kind] for kind in world.pile)
        found.add((tuple(sorted(cards_of(world, 1))), tuple(cards_of(world, 2)), tuple(pile)))
    assert found == stories()


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
            drawn = Counter(CARD_BY_NAME[event.card] for event in draws if event.seat == seat)
            if self.drawn[seat]:
                self.shown[seat] += Counter(before.hands[seat]) + drawn - Counter(state.hands[seat])
        for event in events:
            if isinstance(event, DeckShuffled):
                self.__dict__.update(vars(Witness(state.players)))
                draws = draws[len(draws) - (event.count - len(state.pile)) :]
                self.new = Counter(state.pile) + Counter(CARD_BY_NAME[draw.card] for draw in draws)
        for draw in draws:
            self.drawn[draw.seat][CARD_BY_NAME[draw.card]] += 1

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
    rng = Rng("origins")
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

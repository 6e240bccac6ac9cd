"""What a seat cannot know, dealt anew: the decks, the others' hands, the pile, gold lying face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.rng import Rng
from schatzkiste.games.tobago.gold import NO_CARD, FaceDown

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def redeal_clues(state: Tobago, seat: int, rng: Rng) -> None:
    """Deal the others' hands and the stack anew.

    When a stack had run out, everybody could work out which clues were in hands: a clue in another hand is exchanged
    only with clues dealt by the same shuffle, and how many of those each hand holds can be counted by all.
    """
    for deal in range(1, state.deals + 1):
        pool: list[int] = []
        for other in range(state.players):
            if other != seat:
                pool += [clue for clue in state.hands[other] if state.clue_deal[clue] == deal]
        if deal == state.deals:
            pool += state.clue_stack[: state.clues_left]
        pool.sort()
        rng.shuffle(pool)
        for other in range(state.players):
            if other != seat:
                kept = [clue for clue in state.hands[other] if state.clue_deal[clue] != deal]
                count = len(state.hands[other]) - len(kept)
                state.hands[other] = sorted(kept + pool[:count])
                pool = pool[count:]
        if deal == state.deals:
            state.clue_stack = pool


def open_gold(state: Tobago) -> int:
    """The gold cards everybody has seen, wherever they are now, as a set."""
    deck = state.tables.gold
    cards = state.gold_discards + state.curses_gone
    for taken in state.gold:
        cards = cards + taken
    if state.sharing is not None:
        cards = cards + state.sharing.shown
    seen = state.mixed
    for unseen in state.mixed_down:
        seen &= ~deck.bit[unseen.card]
    for card in cards:
        seen |= deck.bit[card]
    return seen


def known_gold(state: Tobago, seat: int) -> int:
    """The gold cards the seat has seen, by drawing them or with everybody."""
    drawn = 0 if state.sharing is None else state.sharing.drawn[seat]
    return open_gold(state) | drawn | state.remembered[seat]


def redeal_gold(state: Tobago, seat: int, rng: Rng) -> None:
    """Deal every card the seat has never seen anew, say anew who drew what, and put the pile into a new order."""
    deck = state.tables.gold
    known = known_gold(state, seat)
    never = [card for card in range(deck.size) if not known & deck.bit[card]]
    down = [place for place in state.face_down if not known & deck.bit[place.card]]
    mixed_down = [place for place in state.mixed_down if not known & deck.bit[place.card]]
    fresh = _fresh_of_others(state, seat)
    stack = 0 if state.mixed else state.gold_left

    slots = _slots(state, seat, fresh, down + mixed_down, stack, rng)
    cards = _spread_curses(never, slots, deck.golden, rng)
    looks = [0] * (state.players + 1)
    for number in range(fresh + len(down)):
        looks[slots[number].drawer] |= deck.bit[cards[number]]
    for place in mixed_down:
        state.mixed &= ~deck.bit[place.card]
    for card in cards[fresh + len(down) : fresh + len(down) + len(mixed_down)]:
        state.mixed |= deck.bit[card]
    state.face_down = _relaid(state.face_down, down, cards[fresh:])
    state.mixed_down = _relaid(state.mixed_down, mixed_down, cards[fresh + len(down) :])
    if not state.mixed:
        state.gold_stack = cards[fresh + len(down) :]
    pile = _redeal_mixed(state, seat, looks, rng) + cards[:fresh]
    _remember(state, seat, looks, pile, rng)


def is_thinkable(state: Tobago, seat: int) -> bool:
    """Whether the counts of draws leave room for the cards the seat has never seen, and for the curses among them."""
    known = known_gold(state, seat)
    bit = state.tables.gold.bit
    sharing = state.sharing
    fresh = _fresh_of_others(state, seat)
    drawn = [] if sharing is None else _draws_of_others(sharing.draws, sharing.safe_draws, seat)
    late = 0 if sharing is None else len(sharing.pile) - fresh - sharing.drawn[seat].bit_count()
    if fresh > len(drawn) or (sharing is not None and late > sum(sharing.late_draws) - sharing.late_draws[seat]):
        return False
    room = min(fresh, sum(1 for slot in drawn if slot.risky))
    room += 0 if state.mixed else max(0, state.gold_left - state.safe_left)
    for place in state.face_down + state.mixed_down:
        slots = _draws_of_others(place.draws, place.safe_draws, seat)
        if not known & bit[place.card]:
            if not slots:
                return False
            room += 1 if any(slot.risky for slot in slots) else 0
    return (state.tables.gold.curses & ~known).bit_count() <= room


class Slot:
    """A place for a card the seat has never seen: who drew the card, and whether it may be a curse."""

    def __init__(self, drawer: int, risky: bool) -> None:
        self.drawer = drawer
        self.risky = risky


def _slots(state: Tobago, seat: int, fresh: int, down: list[FaceDown], stack: int, rng: Rng) -> list[Slot]:
    """The hidden places: those of the pile, then face down, then the stack from its bottom.

    Only cards from the lower part of the stack can be curses (TO-2.2). Which of the cards that others drew are still in
    the pile is drawn by lot, and kept with the chance that the risky places left give the curses not yet seen.
    """
    nobody = state.players
    curses = (state.tables.gold.curses & ~known_gold(state, seat)).bit_count()
    risky_stack = max(0, stack - state.safe_left)
    sharing = state.sharing
    drawn = [] if sharing is None else _draws_of_others(sharing.draws, sharing.safe_draws, seat)
    most = sum(1 for slot in drawn if slot.risky) + len(down) + risky_stack
    while True:
        slots = _shuffled(drawn, rng)[len(drawn) - fresh :]
        for place in down:
            slots += _shuffled(_draws_of_others(place.draws, place.safe_draws, seat), rng)[:1]
        risky = sum(1 for slot in slots if slot.risky) + risky_stack
        if all(rng.below(most - curse) < risky - curse for curse in range(curses)):
            return slots + [Slot(nobody, place < risky_stack) for place in range(stack)]


def _draws_of_others(draws: list[int], safe: list[int], seat: int) -> list[Slot]:
    """A slot for each card of a treasure that others drew, or nobody."""
    slots: list[Slot] = []
    for drawer, count in enumerate(draws):
        if drawer != seat:
            slots += [Slot(drawer, number >= safe[drawer]) for number in range(count)]
    return slots


def _shuffled(slots: list[Slot], rng: Rng) -> list[Slot]:
    order = list(range(len(slots)))
    rng.shuffle(order)
    return [slots[place] for place in order]


def _fresh_of_others(state: Tobago, seat: int) -> int:
    """How many cards of the pile others drew from the first stack."""
    if state.sharing is None:
        return 0
    elsewhere = state.mixed | state.sharing.drawn[seat]
    return sum(1 for card in state.sharing.pile if not elsewhere & state.tables.gold.bit[card])


def _spread_curses(cards: list[int], slots: list[Slot], golden: int, rng: Rng) -> list[int]:
    """The cards in random order, curses only in risky places."""
    gold = [card for card in cards if card < golden]
    curses = [card for card in cards if card >= golden]
    rng.shuffle(gold)
    rng.shuffle(curses)
    risky = [place for place, slot in enumerate(slots) if slot.risky]
    rng.shuffle(risky)
    dealt = [NO_CARD] * len(slots)
    for curse, place in zip(curses, risky[: len(curses)], strict=True):
        dealt[place] = curse
    for place in range(len(dealt)):
        if dealt[place] == NO_CARD:
            dealt[place] = gold.pop()
    return dealt


def _relaid(places: list[FaceDown], hidden: list[FaceDown], cards: list[int]) -> list[FaceDown]:
    """The same places face down, with these cards where the seat does not know the card."""
    relaid: list[FaceDown] = []
    used = 0
    for place in places:
        if place in hidden:
            relaid.append(FaceDown(cards[used], place.draws, place.safe_draws))
            used += 1
        else:
            relaid.append(place)
    return relaid


def _redeal_mixed(state: Tobago, seat: int, looks: list[int], rng: Rng) -> list[int]:
    """Deal the reshuffled gold anew to the pile and the stack; returns the cards for the pile."""
    sharing = state.sharing
    if not state.mixed:
        return []
    deck = state.tables.gold
    own = 0 if sharing is None else sharing.drawn[seat]
    pool = deck.cards(state.mixed & ~own)
    rng.shuffle(pool)
    count = len(pool) - state.gold_left
    state.gold_stack = pool[count:]
    if sharing is not None:
        drawn = _draws_of_others(sharing.late_draws, sharing.late_draws, seat)
        for card, slot in zip(pool[:count], _shuffled(drawn, rng)[:count], strict=True):
            looks[slot.drawer] |= deck.bit[card]
    return pool[:count]


def _remember(state: Tobago, seat: int, looks: list[int], others: list[int], rng: Rng) -> None:
    """Give everyone the knowledge of what he drew, and put the pile into a new order."""
    deck = state.tables.gold
    sharing = state.sharing
    in_pile = sum(deck.bit[card] for card in others)
    for other in range(state.players):
        if other != seat:
            state.remembered[other] = looks[other] & ~in_pile
            if sharing is not None:
                sharing.drawn[other] = looks[other] & in_pile
    if sharing is not None:
        sharing.pile = sorted(others + deck.cards(sharing.drawn[seat]))
        rng.shuffle(sharing.pile)

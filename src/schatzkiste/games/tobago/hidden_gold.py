"""Gold that a seat has not seen, dealt anew: the pile, who drew what, cards lying face down, the stack.

A card lies in a slot: somebody, or nobody, drew it. While the first stack lasts, the cards never seen lie in the pile,
face down among the discards, or in the stack. Once the discards were reshuffled for the last treasure (TO-7.1), a card
that had lain face down may have come up again, and nobody can tell it from one of the first stack: how many of the
cards turned up it were, and how many lie in the pile, is drawn by lot with the right chances.
"""

from __future__ import annotations

from math import comb, perm
from typing import TYPE_CHECKING

from schatzkiste.core.rng import Rng
from schatzkiste.games.tobago.constants import NO_CARD, NO_SEAT
from schatzkiste.games.tobago.gold import FaceDown
from schatzkiste.games.tobago.knowledge import known_gold, own_in_pile

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


class Slot:
    """Where a card came from: who drew it, and whether it may be a curse."""

    def __init__(self, drawer: int, risky: bool) -> None:
        self.drawer = drawer
        self.risky = risky


class Split:
    """Of the cards that had lain face down: how many were turned up since and how many lie in the pile."""

    def __init__(self, shown: int, in_pile: int, weight: int) -> None:
        self.shown = shown
        self.in_pile = in_pile
        self.weight = weight


class Unseen:
    """What a seat does not know of the gold.

    `never` are the cards it has never seen, `old` those it knows to lie in the reshuffled stack or the pile. Cards
    turned up that others drew are `shown_new`, or `shown_old` when the seat had seen them before. `fresh` and `late`
    are the slots of the others' draws from the first and the reshuffled stack. `down` lie face down now, `mixed_down`
    did before the shuffle; `mine` are those of them that the seat has drawn since.
    """

    def __init__(self, state: Tobago, seat: int) -> None:
        deck = state.components.gold
        known = known_gold(state, seat)
        own = state.drawn[seat]
        remembered = state.remembered[seat]
        self.down = [place for place in state.face_down if not remembered & deck.bit[place.card]]
        self.mixed_down = [place for place in state.mixed_down if not remembered & deck.bit[place.card]]
        self.mine = sorted(place.card for place in self.mixed_down if own & deck.bit[place.card])
        seen_before = state.mixed & ~deck.mask([place.card for place in self.mixed_down])
        shown = [card for card in state.shown if not own & deck.bit[card]]
        self.shown_new = [card for card in shown if not seen_before & deck.bit[card]]
        self.shown_old = [card for card in shown if seen_before & deck.bit[card]]
        self.old = deck.cards(seen_before & ~deck.mask(self.shown_old) & ~own)
        self.never = deck.cards(~known)
        self.curses = (deck.curses & ~known).bit_count()
        self.fresh = _draws_of_others(state.draws, state.safe_draws, seat)
        self.late = _draws_of_others(state.late_draws, state.late_draws, seat)
        self.stack = 0 if state.mixed else len(state.gold_stack)
        self.risky_stack = max(0, self.stack - state.safe_left)

    def splits(self) -> list[Split]:
        """How the cards that had lain face down may be spread, each with its number of ways."""
        new = len(self.shown_new)
        down = len(self.mixed_down) - len(self.mine)
        found: list[Split] = []
        for shown in range(min(new, down) + 1):
            for in_pile in range(down - shown + 1):
                old = len(self.late) - len(self.shown_old) - shown - in_pile
                if new - shown <= len(self.fresh) and 0 <= old <= len(self.old):
                    ways = comb(new, shown) * perm(down, shown) * perm(len(self.fresh), new - shown)
                    ways *= comb(down - shown, in_pile) * comb(len(self.old), old)
                    found.append(Split(shown, in_pile, ways))
        return found

    def has_room(self, seat: int, split: Split, my_curses: int) -> bool:
        """Whether there are risky places for the curses not seen and for those among the seat's own cards (TO-2.2)."""
        risky_down = _risky_places(self.mixed_down, seat)
        left = len(self.mixed_down) - len(self.mine) - split.shown
        fresh = len(self.fresh) - len(self.shown_new) + split.shown
        room = min(sum(1 for slot in self.fresh if slot.risky), fresh) + min(risky_down - my_curses, left)
        return risky_down >= my_curses and self.curses <= room + _risky_places(self.down, seat) + self.risky_stack


def is_thinkable(state: Tobago, seat: int) -> bool:
    """Whether the counts of draws leave room for the cards the seat has never seen, and for the curses among them."""
    unseen = Unseen(state, seat)
    for place in unseen.down + unseen.mixed_down:
        if not _slots(place, seat):
            return False
    if _is_shared_out(state):
        return True
    hidden = len(unseen.fresh) - len(unseen.shown_new) + len(unseen.down) + len(unseen.mixed_down) - len(unseen.mine)
    if len(unseen.never) != hidden + unseen.stack:
        return False
    my_curses = sum(1 for card in unseen.mine if state.components.gold.is_curse(card))
    return any(unseen.has_room(seat, split, my_curses) for split in unseen.splits())


def redeal_gold(state: Tobago, seat: int, rng: Rng) -> None:
    """Deal every card the seat has never seen anew, say anew who drew what, and put the pile into a new order."""
    if not _is_shared_out(state):
        unseen = Unseen(state, seat)
        _lay_out(state, seat, unseen, _deal(state, seat, unseen, rng), rng)


def _is_shared_out(state: Tobago) -> bool:
    """Whether the last treasure is shared: nothing is decided any more, and its secrets may stay as they are."""
    return state.mixed != 0 and not state.is_sharing


def risky_draws(state: Tobago, seat: int | None) -> int:
    """How many of the cards that others drew for this treasure may have been curses, as far as the seat knows."""
    viewer = NO_SEAT if seat is None else seat
    bit = state.components.gold.bit
    remembered = 0 if seat is None else state.remembered[seat]
    own = 0 if seat is None else state.drawn[seat]
    down = [place for place in state.mixed_down if not remembered & bit[place.card]]
    mine = sum(1 for place in down if own & bit[place.card])
    late = sum(state.late_draws) - (0 if seat is None else state.late_draws[seat])
    fresh = sum(1 for slot in _draws_of_others(state.draws, state.safe_draws, viewer) if slot.risky)
    return fresh + min(_risky_places(down, viewer), len(down) - mine, late)


class Deal:
    """A thinkable spread of the slots: those of cards turned up come first, then those of cards still hidden."""

    def __init__(self, unseen: Unseen, seat: int, nobody: int, rng: Rng) -> None:
        split = _drawn_by_weight(unseen.splits(), rng)
        self.late_down = split.in_pile
        self.fresh_shown = len(unseen.shown_new) - split.shown
        self.fresh = _shuffled(unseen.fresh, rng)
        self.late = _shuffled(unseen.late, rng)
        self.down = [_shuffled(_slots(place, seat), rng)[0] for place in unseen.down]
        self.order = list(range(len(unseen.mixed_down)))
        rng.shuffle(self.order)
        self.mixed_down = [_shuffled(_slots(unseen.mixed_down[place], seat), rng)[0] for place in self.order]
        self.hidden = self.fresh[self.fresh_shown :] + self.down + self.mixed_down[len(unseen.mine) + split.shown :]
        self.hidden += [Slot(nobody, True)] * unseen.risky_stack
        self.hidden += [Slot(nobody, False)] * (unseen.stack - unseen.risky_stack)


def _deal(state: Tobago, seat: int, unseen: Unseen, rng: Rng) -> Deal:
    """Draw a spread by lot, and keep it with the chance that its risky places give the curses not yet seen.

    Only cards from the lower part of the first stack can be curses (TO-2.2).
    """
    is_curse = state.components.gold.is_curse
    while True:
        deal = Deal(unseen, seat, state.players, rng)
        if any(is_curse(card) and not deal.mixed_down[place].risky for place, card in enumerate(unseen.mine)):
            continue
        risky = sum(1 for slot in deal.hidden if slot.risky)
        if all(rng.below(len(deal.hidden) - curse) < risky - curse for curse in range(unseen.curses)):
            return deal


def _lay_out(state: Tobago, seat: int, unseen: Unseen, deal: Deal, rng: Rng) -> None:
    """Put the cards where they lie in this deal."""
    deck = state.components.gold
    shown = unseen.shown_new[:]
    rng.shuffle(shown)
    shown_fresh, shown_down = shown[: deal.fresh_shown], shown[deal.fresh_shown :]
    cards = _spread_curses(unseen.never, deal.hidden, deck.golden, rng)
    fresh = [cards.pop(0) for _ in deal.fresh[deal.fresh_shown :]]
    down = [cards.pop(0) for _ in deal.down]
    late: list[int] = []
    mixed_down: list[int] = []
    if state.mixed:
        old = unseen.old[:]
        rng.shuffle(old)
        late_old = len(deal.late) - len(shown_down) - len(unseen.shown_old) - deal.late_down
        late = cards[: deal.late_down] + old[:late_old]
        mixed_down = unseen.mine + shown_down + cards
        state.gold_stack = cards[deal.late_down :] + old[late_old:]
        rng.shuffle(state.gold_stack)
    else:
        state.gold_stack = cards

    remembered = [0] * (state.players + 1)
    _note(remembered, deal.down, down, deck.bit)
    _note(remembered, deal.mixed_down, mixed_down, deck.bit)
    drawn = [0] * (state.players + 1)
    _note(drawn, deal.fresh, shown_fresh + fresh, deck.bit)
    _note(drawn, deal.late, shown_down + unseen.shown_old + late, deck.bit)
    pile = sorted(fresh + late + deck.cards(own_in_pile(state, seat)))
    rng.shuffle(pile)
    for other in range(state.players):
        if other != seat:
            state.remembered[other] = remembered[other]
    drawn[seat] = state.drawn[seat]
    state.drawn = drawn[: state.players]
    state.pile = pile
    state.face_down = _relaid(state.face_down, unseen.down, down)
    state.mixed &= ~deck.mask([place.card for place in unseen.mixed_down])
    state.mixed |= deck.mask(mixed_down)
    state.mixed_down = _relaid(state.mixed_down, [unseen.mixed_down[place] for place in deal.order], mixed_down)


def _draws_of_others(draws: list[int], safe: list[int], seat: int) -> list[Slot]:
    """A slot for each card of a treasure that others drew, or nobody."""
    slots: list[Slot] = []
    for drawer, count in enumerate(draws):
        if drawer != seat:
            slots += [Slot(drawer, number >= safe[drawer]) for number in range(count)]
    return slots


def _risky_places(places: list[FaceDown], seat: int) -> int:
    """How many of the cards may be curses."""
    return sum(1 for place in places if any(slot.risky for slot in _slots(place, seat)))


def _slots(place: FaceDown, seat: int) -> list[Slot]:
    return _draws_of_others(place.draws, place.safe_draws, seat)


def _shuffled(slots: list[Slot], rng: Rng) -> list[Slot]:
    order = list(range(len(slots)))
    rng.shuffle(order)
    return [slots[place] for place in order]


def _drawn_by_weight(splits: list[Split], rng: Rng) -> Split:
    """One of the splits, each as likely as it has ways."""
    point = ((rng.word() << 32 | rng.word()) * sum(split.weight for split in splits)) >> 64
    for split in splits:
        if point < split.weight:
            return split
        point -= split.weight
    raise AssertionError("the cards cannot lie as they do")


def _spread_curses(cards: list[int], slots: list[Slot], golden: int, rng: Rng) -> list[int]:
    """The cards in random order, curses only in risky places."""
    gold = [card for card in cards if card < golden]
    curses = [card for card in cards if card >= golden]
    rng.shuffle(gold)
    rng.shuffle(curses)
    risky = [place for place, slot in enumerate(slots) if slot.risky]
    rng.shuffle(risky)
    dealt = [NO_CARD] * len(slots)
    for number, curse in enumerate(curses):
        dealt[risky[number]] = curse
    for place in range(len(dealt)):
        if dealt[place] == NO_CARD:
            dealt[place] = gold.pop()
    return dealt


def _note(looks: list[int], slots: list[Slot], cards: list[int], bit: list[int]) -> None:
    """Whoever drew a card has looked at it."""
    for place, slot in enumerate(slots):
        looks[slot.drawer] |= bit[cards[place]]


def _relaid(places: list[FaceDown], hidden: list[FaceDown], cards: list[int]) -> list[FaceDown]:
    """The same places face down, with these cards at the hidden ones."""
    relaid = places[:]
    for number, place in enumerate(hidden):
        relaid[places.index(place)] = FaceDown(cards[number], place.draws, place.safe_draws)
    return relaid

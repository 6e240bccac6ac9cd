"""Cards on their way: spent, drawn, stolen, given back, and what everyone learns by it."""

from schatzkiste.games.dracheninsel.cards import (
    CARD_NAMES,
    HAND,
    KINDS,
    holder_of,
    kind_in,
    seat_card,
)
from schatzkiste.games.dracheninsel.constants import DECK, NO_CARD, THEFT
from schatzkiste.games.dracheninsel.events import (
    CardDrawn,
    CardLearned,
    CardsDrawn,
    CardStolen,
    CardTossed,
    DeckShuffled,
)
from schatzkiste.games.dracheninsel.state import Dracheninsel


def hold(state: Dracheninsel, seat: int) -> None:
    """Note which kinds the seat holds."""
    held = 0
    for card in state.hands[seat]:
        held |= 1 << card
    state.held[seat] = held


def has_two(state: Dracheninsel, seat: int, kind: int) -> bool:
    """Whether the seat holds at least two cards of the kind."""
    count = 0
    for card in state.hands[seat]:
        if card == kind:
            count += 1
    return count > 1


def show(state: Dracheninsel, seat: int, kind: int) -> None:
    """A card leaves a hand face up."""
    _take_out(state, seat, kind)
    state.reveals += 1
    state.knowledge.showed(seat, kind)


def spend(state: Dracheninsel, seat: int, kind: int) -> None:
    """Play a card: it lies face up before the seat until the turn ends (DI-3.9)."""
    show(state, seat, kind)
    state.played.append(seat_card(seat, kind))


def toss(state: Dracheninsel, seat: int, kind: int) -> None:
    """Put a card face up on the discard pile."""
    show(state, seat, kind)
    state.discard[kind] += 1
    state.top = kind
    if state.wants_events:
        state.emit(CardTossed(seat, CARD_NAMES[kind]))


def discard_played(state: Dracheninsel) -> None:
    """All played cards go to the discard pile (DI-3.15)."""
    for card in state.played:
        kind = kind_in(card)
        state.discard[kind] += 1
        state.top = kind
    state.played = []


def draw_to_six(state: Dracheninsel, seat: int) -> None:
    """Draw back to six; an emptied pile is made anew at once (DI-3.11, DI-3.12)."""
    hand = state.hands[seat]
    missing = HAND - len(hand)
    if missing <= 0:
        return
    drawn: list[int] = []
    for _ in range(missing):
        if not state.pile:
            break
        card = state.pile.pop()
        state.knowledge.drew(seat, card)
        drawn.append(card)
        hand.append(card)
        if not state.pile:
            reshuffle(state)
    hand.sort()
    hold(state, seat)
    if drawn:
        state.reveals += 1
    if state.wants_events:
        state.emit(CardsDrawn(seat, len(drawn)))
        for card in drawn:
            state.emit(CardDrawn(seat, CARD_NAMES[card]))


def reshuffle(state: Dracheninsel) -> None:
    """The discard pile becomes the new draw pile."""
    pile: list[int] = []
    for kind in range(KINDS):
        for _ in range(state.discard[kind]):
            pile.append(kind)
    if not pile:
        return
    state.use_chance(DECK).shuffle(pile)
    state.pile = pile
    state.discard = [0] * KINDS
    state.top = NO_CARD
    state.knowledge.shuffled(state.hands, pile)
    if state.wants_events:
        state.emit(DeckShuffled(len(pile)))


def steal(state: Dracheninsel, thief: int, victims: list[int], each: int) -> None:
    """Draw this many cards blindly from each victim, fewer where there are fewer (DI-8.6, DI-8.7)."""
    rng = state.use_chance(THEFT)
    loot: list[int] = []
    for victim in victims:
        for _ in range(each):
            hand = state.hands[victim]
            if not hand:
                break
            card = hand[rng.below(len(hand))]
            loot.append(seat_card(victim, card))
            state.knowledge.stole(thief, victim, card)
            _hand_over(state, victim, thief, card)
            if state.wants_events:
                state.emit(CardStolen(thief, victim))
                state.emit(CardLearned(thief, victim, CARD_NAMES[card]))
    state.loot = loot


def give_back(state: Dracheninsel, thief: int) -> int:
    """Return what the last action took, as far as it was not spent since (DI-9.2), and tell how many cards.

    Of several cards of a kind a thief spends their own first: a stolen one is spent when none of its kind is left.
    """
    returned = 0
    for item in state.loot:
        victim, card = holder_of(item), kind_in(item)
        if card in state.hands[thief]:
            returned += 1
            _hand_over(state, thief, victim, card)
            state.knowledge.gave_back(thief, victim, card)
        else:
            state.knowledge.spent(thief, victim, card)
    if state.loot:
        state.reveals += 1
    state.loot = []
    return returned


def _hand_over(state: Dracheninsel, giver: int, taker: int, kind: int) -> None:
    _take_out(state, giver, kind)
    state.hands[taker].append(kind)
    state.hands[taker].sort()
    state.held[taker] |= 1 << kind


def _take_out(state: Dracheninsel, seat: int, kind: int) -> None:
    """Take a card from a hand; hands are sorted, so another of its kind would be next to it."""
    hand = state.hands[seat]
    place = 0
    while hand[place] != kind:
        place += 1
    hand.pop(place)
    if place == len(hand) or hand[place] != kind:
        state.held[seat] &= ~(1 << kind)

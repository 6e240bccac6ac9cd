"""Cards on their way: spent, drawn, stolen, given back, and what everyone learns by it."""

from schatzkiste.games.dracheninsel.cards import CARD_NAMES, HAND, KIND_BIT, KINDS, NO_CARD
from schatzkiste.games.dracheninsel.events import (
    CardDrawn,
    CardLearned,
    CardsDrawn,
    CardStolen,
    CardTossed,
    DeckShuffled,
)
from schatzkiste.games.dracheninsel.lore import (
    NOTHING,
    gone,
    holder_of,
    kind_in,
    learned,
    possible,
    spent_since,
    stolen,
    token,
    without,
)
from schatzkiste.games.dracheninsel.origins import note_draw, note_return, note_shown, note_shuffle, note_theft
from schatzkiste.games.dracheninsel.state import DECK, THEFT, Dracheninsel


def hold(state: Dracheninsel, seat: int) -> None:
    """Note which kinds the seat holds."""
    held = 0
    for card in state.hands[seat]:
        held |= KIND_BIT[card]
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
    state.hands[seat].remove(kind)
    hold(state, seat)
    state.reveals += 1
    note_shown(state, seat, kind)
    if state.loot:
        state.shown = [*state.shown, token(seat, kind)]
    for other in range(state.players):
        lore = state.lore[other]
        if lore is not NOTHING and other != seat:
            state.lore[other] = gone(lore, seat, kind)
    sift(state)


def spend(state: Dracheninsel, seat: int, kind: int) -> None:
    """Play a card: it lies face up before the seat until the turn ends (DI-3.9)."""
    show(state, seat, kind)
    state.table.append(32 * seat + kind)


def toss(state: Dracheninsel, seat: int, kind: int) -> None:
    """Put a card face up on the discard pile."""
    show(state, seat, kind)
    state.discard[kind] += 1
    state.top = kind
    if state.observed:
        state.tell(CardTossed(seat, CARD_NAMES[kind]))


def clear_table(state: Dracheninsel) -> None:
    """All played cards go to the discard pile (DI-3.15)."""
    for played in state.table:
        kind = played & 31
        state.discard[kind] += 1
        state.top = kind
    state.table = []


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
        note_draw(state, seat, card)
        drawn.append(card)
        hand.append(card)
        if not state.pile:
            reshuffle(state)
    hand.sort()
    hold(state, seat)
    if drawn:
        state.reveals += 1
        sift(state)
    if state.observed:
        state.tell(CardsDrawn(seat, len(drawn)))
        for card in drawn:
            state.tell(CardDrawn(seat, CARD_NAMES[card]))


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
    note_shuffle(state)
    if state.observed:
        state.tell(DeckShuffled(len(pile)))


def steal(state: Dracheninsel, thief: int, victims: list[int], each: int) -> None:
    """Draw blindly so many cards from each victim, fewer where there are fewer (DI-8.6, DI-8.7)."""
    rng = state.use_chance(THEFT)
    before = state.lore[:]
    loot: list[int] = []
    for victim in victims:
        for _ in range(each):
            hand = state.hands[victim]
            if not hand:
                break
            card = hand[rng.below(len(hand))]
            loot.append(token(victim, card))
            _rumour(state, thief, victim, card)
            note_theft(state, thief, victim, card)
            _hand_over(state, victim, thief, card)
            if state.observed:
                state.tell(CardStolen(thief, victim))
                state.tell(CardLearned(thief, victim, CARD_NAMES[card]))
    state.loot = loot
    state.shown = []
    state.lore_before = before if loot else []
    sift(state)


def give_back(state: Dracheninsel, thief: int) -> int:
    """Return what the last action took, as far as it was not spent since (DI-9.2); how many cards that were.

    Of cards of a kind the thief has spent his own first: a stolen one is spent when none of its kind is left.
    """
    returned: list[int] = []
    spent: list[int] = []
    for item in state.loot:
        card = kind_in(item)
        if card not in state.hands[thief]:
            spent.append(item)
        else:
            returned.append(item)
            note_return(state, thief, holder_of(item), card)
            _hand_over(state, thief, holder_of(item), card)
    if state.loot:
        state.reveals += 1
        _retell(state, thief, returned, spent)
    state.loot = []
    state.shown = []
    state.lore_before = []
    return len(returned)


def sift(state: Dracheninsel) -> None:
    """Drop the possibilities that no longer fit what each seat sees."""
    for seat in range(state.players):
        lore = state.lore[seat]
        if len(lore.cases) > 1:
            unseen = state.pile[:]
            for other in range(state.players):
                if other != seat:
                    unseen += state.hands[other]
            fits = [_fits(state, unseen, case) for case in lore.cases]
            if not all(fits):
                state.lore[seat] = possible(lore, fits)


def _fits(state: Dracheninsel, unseen: list[int], case: list[int]) -> bool:
    """Whether these cards can be where the case says: unseen, and no more than the hands have."""
    kinds = [kind_in(item) for item in case]
    for kind in set(kinds):
        if kinds.count(kind) > unseen.count(kind):
            return False
    holders = [holder_of(item) for item in case]
    return all(holders.count(holder) <= len(state.hands[holder]) for holder in set(holders))


def _hand_over(state: Dracheninsel, giver: int, taker: int, card: int) -> None:
    state.hands[giver].remove(card)
    state.hands[taker].append(card)
    state.hands[taker].sort()
    hold(state, giver)
    hold(state, taker)


def _rumour(state: Dracheninsel, thief: int, victim: int, kind: int) -> None:
    """What each seat makes of a theft that is about to happen."""
    for seat in range(state.players):
        lore = state.lore[seat]
        if seat == victim:
            state.lore[seat] = learned(lore, thief, kind)
        elif lore is not NOTHING:
            if seat == thief:
                state.lore[seat] = gone(lore, victim, kind)
            else:
                state.lore[seat] = stolen(lore, thief, victim, len(state.hands[victim]))


def _retell(state: Dracheninsel, thief: int, returned: list[int], spent: list[int]) -> None:
    """Everyone else knows what he knew before, what was spent since, and nothing of what came back.

    How many cards come back to whom is seen; who lost one for good knows its kind, the others only that it was among
    those the thief has played.
    """
    own = state.lore[thief]
    for item in returned:
        own = learned(own, holder_of(item), kind_in(item))
    for seat in range(state.players):
        played = [kind_in(item) for item in state.shown if holder_of(item) == thief]
        played = without(played, [kind_in(item) for item in spent if holder_of(item) == seat])
        lore = state.lore_before[seat]
        if lore is not NOTHING:
            lore = spent_since(lore, thief, [holder_of(item) for item in spent if holder_of(item) != seat], played)
            for item in state.shown:
                if holder_of(item) not in (seat, thief):
                    lore = gone(lore, holder_of(item), kind_in(item))
        state.lore[seat] = lore
    state.lore[thief] = own
    sift(state)

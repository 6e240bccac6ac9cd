"""The display and the deck, and the cards that come from there (SG-2.1, SG-3.10, SG-3.11, SG-5.1)."""

from schatzkiste.games.silver_gold.components import COLOURS
from schatzkiste.games.silver_gold.constants import DISPLAY, NO_CARD, NO_PLACE, SLOTS
from schatzkiste.games.silver_gold.events import CardDrawn, CardPutUnder, CardTaken, CardTurnedUp
from schatzkiste.games.silver_gold.state import SilverGold


def refill(state: SilverGold) -> None:
    """Turn up cards until the display has four again, as far as the deck goes (SG-2.1, SG-3.11)."""
    while len(state.display) < DISPLAY and state.deck:
        card = top_card(state)
        state.display = [*state.display, card]
        if state.wants_events:
            face = state.components.cards[card]
            state.emit(CardTurnedUp(face.name, COLOURS[face.colour], face.points))


def top_card(state: SilverGold) -> int:
    """Take the top card of the deck; it is seen by all."""
    card = state.deck[0]
    state.deck = state.deck[1:]
    state.under = min(state.under, len(state.deck))
    state.reveals += 1
    return card


def take_from_display(state: SilverGold, seat: int, number: int) -> None:
    """A card of the display, counted from the oldest, goes to the seat's first empty place."""
    card = state.display[number]
    state.display = state.display[:number] + state.display[number + 1 :]
    state.display_taken = True
    put_card(state, empty_place(state, seat), card)
    if state.wants_events:
        face = state.components.cards[card]
        state.emit(CardTaken(seat, face.name, COLOURS[face.colour], face.points))


def draw_from_deck(state: SilverGold, seat: int) -> None:
    """The top card of the deck goes to the seat's first empty place, face up."""
    card = top_card(state)
    put_card(state, empty_place(state, seat), card)
    if state.wants_events:
        face = state.components.cards[card]
        state.emit(CardDrawn(seat, face.name, COLOURS[face.colour], face.points))


def put_card(state: SilverGold, place: int, card: int) -> None:
    """Lay an unmarked card on a place, or NO_CARD."""
    state.cards = state.cards[:]
    state.cards[place] = card
    state.marks = state.marks[:]
    state.marks[place] = 0
    state.free[place] = 0 if card == NO_CARD else state.components.fields[card]


def empty_place(state: SilverGold, seat: int) -> int:
    """The first of the seat's places without a card, or NO_PLACE."""
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.cards[place] == NO_CARD:
            return place
    return NO_PLACE


def put_oldest_under(state: SilverGold) -> None:
    """Solo: the oldest card of the display goes under the deck, unless the deck is empty (SG-5.1)."""
    if not state.deck:
        return
    card = state.display[0]
    state.display = state.display[1:]
    state.deck = [*state.deck, card]
    state.under += 1
    if state.wants_events:
        face = state.components.cards[card]
        state.emit(CardPutUnder(face.name, COLOURS[face.colour], face.points))
    refill(state)

"""Whether the parts of a position of Silver & Gold fit together."""

from schatzkiste.core.document import Document
from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.silver_gold.actions import ACTIONS, MARK, NO_ACTION
from schatzkiste.games.silver_gold.patterns import PATTERN_OF
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.terms import (
    CHOOSE,
    COIN_ROW,
    DEALT,
    DISPLAY,
    MARKING,
    NO_CARD,
    NO_PAIR,
    SLOTS,
    TROPHIES,
)


def check_position(state: SilverGold, doc: Document) -> None:
    """Refuse a position that cannot come about."""
    _check_cards(state, doc)
    _check_trophies(state, doc)
    if state.players > 1 and state.under:
        raise doc.wrong("under", "is for solo games only")
    if state.phase == CHOOSE:
        _check_choice(state, doc)
        return
    if not state.route:
        raise doc.wrong("route", "must be there once the first round has begun")
    for seat in range(state.players):
        if state.dealt[seat] or state.kept[seat] != NO_PAIR:
            raise doc.wrong(f"seats[{seat}].dealt", "belongs to the choice before the first round")
    if state.phase == MARKING:
        _check_marking(state, doc)
    else:
        _check_settlement(state, doc)


def _check_cards(state: SilverGold, doc: Document) -> None:
    """Every card of the deck file lies in exactly one place."""
    places = [("deck", state.deck), ("display", list(state.display))]
    for seat in range(state.players):
        held = [card for card in state.cards[SLOTS * seat : SLOTS * seat + SLOTS] if card != NO_CARD]
        places += [
            (f"seats[{seat}].dealt", list(state.dealt[seat])),
            (f"seats[{seat}].cards", held),
            (f"seats[{seat}].completed", list(state.completed[seat])),
        ]
    found: set[int] = set()
    for key, cards in places:
        for card in cards:
            if card in found:
                raise doc.wrong(key, f"names {state.tables.cards[card].name}, which lies elsewhere too")
            found.add(card)
    for card, face in enumerate(state.tables.cards):
        if card not in found:
            raise doc.wrong("", f"card {face.name} lies nowhere")


def _check_trophies(state: SilverGold, doc: Document) -> None:
    owned: set[int] = set()
    for seat in range(state.players):
        for points in state.trophies[seat]:
            if points in owned:
                raise doc.wrong(f"seats[{seat}].trophies", f"the trophy {points} is there twice")
            if points in TROPHIES[state.struck :]:
                raise doc.wrong(f"seats[{seat}].trophies", f"the trophy {points} has not been won yet")
            if not points and state.struck < len(TROPHIES):
                raise doc.wrong(f"seats[{seat}].trophies", "a row can be without a trophy only when none is left")
            if points:
                owned.add(points)
        if len(state.trophies[seat]) > state.coins[seat] // COIN_ROW:
            raise doc.wrong(f"seats[{seat}].trophies", "must be one for each full row of coins")
    if state.players > 1 and len(owned) != state.struck:
        raise doc.wrong("trophies", "must have all that nobody has won")


def _check_choice(state: SilverGold, doc: Document) -> None:
    if state.route or state.display or state.round or state.turn or state.display_taken or state.under:
        raise doc.wrong("route", "must be empty before the first round, and so must the display")
    for seat in range(state.players):
        key = f"seats[{seat}]"
        if len(state.dealt[seat]) != DEALT:
            raise doc.wrong(f"{key}.dealt", f"must be {DEALT} cards")
        empty = NOBODY == state.palms[seat] == state.trophies[seat] == state.completed[seat]
        if not empty or state.coins[seat] or any(card != NO_CARD for card in state.cards[SLOTS * seat :][:SLOTS]):
            raise doc.wrong(key, "must have nothing but the dealt cards before the first round")
        if (state.kept[seat] == NO_PAIR) != (seat in state.to_act):
            raise doc.wrong(f"{key}.kept", "must be named for exactly those who are not in to_act")
    if not state.to_act:
        raise doc.wrong("seats", "all have chosen, so the first round has begun")


def _check_display(state: SilverGold, doc: Document, least: int) -> None:
    if state.deck and len(state.display) < least:
        raise doc.wrong("display", f"must have {least} cards while the deck has any")


def _check_settled(state: SilverGold, seat: int, doc: Document) -> None:
    """Everything the seat won and completed so far has been settled."""
    key = f"seats[{seat}]"
    if len(state.trophies[seat]) != state.coins[seat] // COIN_ROW:
        raise doc.wrong(f"{key}.trophies", "must be one for each full row of coins")
    for slot in range(SLOTS):
        card = state.cards[SLOTS * seat + slot]
        if card != NO_CARD and state.marks[SLOTS * seat + slot] == state.tables.fields[card]:
            raise doc.wrong(f"{key}.cards[{slot}]", "is completed, so it lies aside")


def _has_gap(state: SilverGold, seat: int) -> bool:
    return NO_CARD in state.cards[SLOTS * seat : SLOTS * seat + SLOTS]


def _check_marking(state: SilverGold, doc: Document) -> None:
    _check_display(state, doc, DISPLAY)
    if not state.to_act:
        raise doc.wrong("seats", "all are done, so the turn has been settled")
    if state.display_taken:
        raise doc.wrong("display_taken", "must be false while all mark")
    for seat in range(state.players):
        key = f"seats[{seat}]"
        _check_settled(state, seat, doc)
        if _has_gap(state, seat) and (state.display or state.deck):
            raise doc.wrong(f"{key}.cards", "must be two while there are cards to take")
        opening = state.opening[seat]
        fresh = state.fresh[SLOTS * seat] | state.fresh[SLOTS * seat + 1]
        if opening == NO_ACTION:
            if fresh:
                raise doc.wrong(f"{key}.opening", "must be named when there are fresh marks")
            if state.has_free_field(seat) != (seat in state.to_act):
                raise doc.wrong(f"{key}.opening", "must be named for exactly those who are done")
            continue
        if seat not in state.to_act and state.crosses[seat]:
            raise doc.wrong(f"{key}.cards", "has a cross still to place, so this seat is not done")
        if ACTIONS.kind_of(opening) == MARK.index and PATTERN_OF[MARK.args(opening)[1]] != state.pattern():
            raise doc.wrong(f"{key}.opening", "is not the pattern of this turn")


def _check_settlement(state: SilverGold, doc: Document) -> None:
    for seat in range(state.players):
        if state.opening[seat] != NO_ACTION or state.fresh[SLOTS * seat] or state.fresh[SLOTS * seat + 1]:
            raise doc.wrong(f"seats[{seat}].opening", "belongs to the marking, which is over")
    if not state.to_act:
        if not state.is_last_turn:
            raise doc.wrong("round", "must be the last turn when nobody may act")
        for seat in range(state.players):
            _check_settled(state, seat, doc)
        return
    if state.is_last_turn:
        raise doc.wrong("turn", "is the last, in which nobody takes a card")
    _check_display(state, doc, DISPLAY - 1)  # a second card is chosen before the display is refilled
    seat = state.to_act[0]
    if state.to_act != ALONE[seat]:
        raise doc.wrong("seats", "settle one after another, so to_act must be one seat")
    if not _has_gap(state, seat) or len(state.display) + (1 if state.deck else 0) < 2:
        raise doc.wrong(f"seats[{seat}].cards", "has no card to choose, so it is not this seat's turn")
    begun = (seat - state.starter) % state.players + 1
    for step in range(begun):
        _check_settled(state, (state.starter + step) % state.players, doc)
    for other in range(state.players):
        if other != seat and _has_gap(state, other):
            raise doc.wrong(f"seats[{other}].cards", "must be two while there are cards to take")

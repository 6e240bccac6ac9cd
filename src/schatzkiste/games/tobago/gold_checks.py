"""What must fit together in the gold of a position: all cards, those lying face down, a treasure being shared."""

from schatzkiste.core.document import Document
from schatzkiste.games.tobago.constants import NO_CARD, NO_ROSE
from schatzkiste.games.tobago.gold import FaceDown
from schatzkiste.games.tobago.hidden_gold import is_thinkable
from schatzkiste.games.tobago.sharing import taker_of
from schatzkiste.games.tobago.state import Tobago


def check_gold(state: Tobago, doc: Document) -> None:
    """Refuse gold that cannot lie so."""
    _check_cards(state, doc)
    _check_face_down(state, doc)
    if state.is_sharing:
        _check_sharing(state, doc)
    elif state.rose_cards or state.pile or state.shown or any(state.drawn) or state.asked != NO_ROSE:
        raise doc.wrong("raised", "names no treasure, but something of one is there")
    for seat in range(state.players):
        if not is_thinkable(state, seat):
            raise doc.wrong("gold_stack", f"what seat {seat} cannot see does not agree with who drew how many cards")


def _check_cards(state: Tobago, doc: Document) -> None:
    """Each card lies in one place, and curses only where they may (TO-1.5, TO-2.2)."""
    deck = state.components.gold
    places = [(f"gold[{seat}]", cards) for seat, cards in enumerate(state.gold)]
    places += [("gold_stack", state.gold_stack), ("gold_discards", state.gold_discards), ("pile", state.pile)]
    places += [("face_down", [place.card for place in state.face_down]), ("curses_gone", state.curses_gone)]
    places.append(("shown", state.shown[-1:]))
    found = 0
    for key, cards in places:
        for card in cards:
            if found & deck.bit[card]:
                raise doc.wrong(key, f"names {deck.names[card]}, which lies elsewhere too")
            if deck.is_curse(card) and (key.startswith("gold[") or key in ("gold_discards", "shown")):
                raise doc.wrong(key, f"{deck.names[card]} cannot lie there")
            if not deck.is_curse(card) and key == "curses_gone":
                raise doc.wrong(key, f"{deck.names[card]} is no curse")
            found |= deck.bit[card]
    if found != (1 << deck.size) - 1:
        raise doc.wrong("gold_stack", f"{deck.names[deck.cards(~found)[0]]} lies nowhere")
    safe = state.gold_stack[len(state.gold_stack) - state.safe_left :]
    if any(deck.is_curse(card) for card in safe):
        raise doc.wrong("gold_stack", f"has a curse among its top {state.safe_left} cards")


def _check_face_down(state: Tobago, doc: Document) -> None:
    """Who drew a card left over remembers it, and nobody else does (TO-5.4)."""
    deck = state.components.gold
    mixed_down = deck.mask([place.card for place in state.mixed_down])
    if mixed_down & ~state.mixed:
        raise doc.wrong("mixed_down", "must be cards that were reshuffled")
    if state.mixed and deck.mask(state.gold_stack) & ~state.mixed:
        raise doc.wrong("gold_stack", "must be cards that were reshuffled")
    if state.is_sharing or not state.mixed:  # after the last treasure a card may have been left over twice
        for key, places in (("face_down", state.face_down), ("mixed_down", state.mixed_down)):
            for number, place in enumerate(places):
                _check_drawer(state, place, doc, f"{key}[{number}]")
    hidden = mixed_down | deck.mask([place.card for place in state.face_down])
    for seat, remembered in enumerate(state.remembered):
        if remembered & ~hidden:
            raise doc.wrong(f"remembered[{seat}]", "names a card that does not lie face down")


def _check_drawer(state: Tobago, place: FaceDown, doc: Document, key: str) -> None:
    deck = state.components.gold
    drawers = [seat for seat in range(state.players) if state.remembered[seat] & deck.bit[place.card]]
    drawer = drawers[0] if drawers else state.players
    if len(drawers) > 1:
        raise doc.wrong(key, f"seats {drawers[0]} and {drawers[1]} cannot both have drawn it")
    if any(safe > draws for safe, draws in zip(place.safe_draws, place.draws, strict=True)):
        raise doc.wrong(f"{key}.safe_draws", "must not be more than the draws")
    if place.draws[drawer] <= (place.safe_draws[drawer] if deck.is_curse(place.card) else 0):
        raise doc.wrong(f"{key}.draws", "leave nobody who can have drawn this card")


def _check_sharing(state: Tobago, doc: Document) -> None:
    """Refuse a treasure that cannot have been shared so far in this way (TO-5.2 to TO-5.4)."""
    if state.treasures[state.raised] != state.vehicles[state.turn]:
        raise doc.wrong("raised", "does not lie under the vehicle of the seat whose turn it is")
    if state.mixed and state.face_down:
        raise doc.wrong("face_down", "was reshuffled for this treasure")
    _check_roses(state, doc)
    _check_draws(state, doc)


def _check_roses(state: Tobago, doc: Document) -> None:
    """Every card turned up was taken by a rose or discarded, in this order."""
    if len(state.rose_cards) != len(state.rose_seats):
        raise doc.wrong("rose_cards", f"must have {len(state.rose_seats)} entries, not {len(state.rose_cards)}")
    if not state.shown:
        raise doc.wrong("shown", "must end with the card on offer")
    if state.asked == NO_ROSE or state.asked >= len(state.rose_cards) or state.rose_cards[state.asked] != NO_CARD:
        raise doc.wrong("asked", "must be a rose that has brought no card")
    offered = state.shown[:-1]
    taken = [card for card in state.rose_cards if card != NO_CARD]
    if len(set(taken)) < len(taken) or not set(taken) <= set(offered):
        raise doc.wrong("rose_cards", "must be cards turned up before the one on offer, each once")
    for seat in range(state.players):
        got = [card for card in offered if taker_of(state, card) == seat]
        if state.gold[seat][len(state.gold[seat]) - len(got) :] != got:
            raise doc.wrong(f"gold[{seat}]", "must end with the cards taken from this treasure")
    declined = [card for card in offered if card not in taken]
    if state.gold_discards[len(state.gold_discards) - len(declined) :] != declined:
        raise doc.wrong("gold_discards", "must end with the cards of this treasure that nobody wanted")


def _check_draws(state: Tobago, doc: Document) -> None:
    """Everyone drew a card for each rose, as far as there were any; who drew which is known."""
    deck = state.components.gold
    cards = deck.mask(state.pile + state.shown)
    count = len(state.pile) + len(state.shown)
    if count != len(state.rose_seats) + 1 and (count > len(state.rose_seats) or state.gold_stack):
        raise doc.wrong("pile", f"must make {len(state.rose_seats) + 1} cards with those shown, not {count}")
    if cards.bit_count() != count:
        raise doc.wrong("pile", "names a card that was turned up")
    late = (cards & state.mixed).bit_count()
    if late != sum(state.late_draws) or (late == 0) != (state.mixed == 0) or not sum(state.draws):
        raise doc.wrong("mixed", "does not agree with the cards of this treasure")
    unseen = cards
    for seat, drawn in enumerate(state.drawn):
        if drawn & ~unseen:
            raise doc.wrong(f"drawn[{seat}]", "must be cards of this treasure that nobody else drew")
        unseen &= ~drawn
        _check_drawn(state, seat, drawn, doc, f"drawn[{seat}]")
    _check_drawn(state, state.players, unseen, doc, "drawn")


def _check_drawn(state: Tobago, drawer: int, drawn: int, doc: Document, key: str) -> None:
    first = drawn & ~state.mixed
    if first.bit_count() != state.draws[drawer] or (drawn & state.mixed).bit_count() != state.late_draws[drawer]:
        raise doc.wrong(
            key,
            "must be as many cards as this seat has roses there"
            if drawer < state.players
            else "leaves the wrong cards to nobody",
        )
    if (first & state.components.gold.curses).bit_count() > state.draws[drawer] - state.safe_draws[drawer]:
        raise doc.wrong(key, "names a curse, which was not among those cards")

"""What must fit together in a position of Silver & Gold, besides what each attribute demands for itself."""

from schatzkiste.core.document import Document
from schatzkiste.core.state import ALONE
from schatzkiste.games.silver_gold.actions import ACTIONS, MARK
from schatzkiste.games.silver_gold.board import cell_count
from schatzkiste.games.silver_gold.constants import (
    CHOOSING,
    COIN_ROW,
    COINS,
    DEALT,
    DISPLAY,
    EXPEDITION_CARDS,
    MARKING,
    NO_CARD,
    NO_MARK,
    NO_PAIR,
    PALMS,
    SETTLING,
    SLOTS,
    TROPHIES,
    TURNS,
)
from schatzkiste.games.silver_gold.marking import first_cells
from schatzkiste.games.silver_gold.patterns import PATTERN_OF, PATTERN_SIZES
from schatzkiste.games.silver_gold.state import SilverGold


def check(state: SilverGold, doc: Document) -> None:
    """Refuse a position that no game can reach."""
    check_table(state, doc)
    check_past(state, doc)


def check_places(state: SilverGold, doc: Document) -> None:
    """The expedition cards are there, and marks lie on the islands of cards that are there."""
    if state.expeditions and sorted(state.expeditions) != sorted(state.components.expeditions):
        cards = f"must be the {EXPEDITION_CARDS} expedition cards in their order, or empty before the first round"
        raise doc.wrong("expeditions", cards)
    for place, card in enumerate(state.cards):
        marks, new = state.marks[place], state.new_marks[place]
        island = 0 if card == NO_CARD else state.components.fields[card]
        if marks & ~island:
            raise doc.wrong(f"marks[{place}]", "must lie on the island of a card")
        if new & (~island | marks):
            raise doc.wrong(f"new_marks[{place}]", "must lie on fields of a card that were free before")


def check_table(state: SilverGold, doc: Document) -> None:
    """Cards and marks lie where they can in this phase."""
    _check_cards(state, doc)
    if state.players > 1 and state.under:
        raise doc.wrong("under", "is for solo games only")
    if len(state.display) > DISPLAY:
        raise doc.wrong("display", f"has room for {DISPLAY} cards, not {len(state.display)}")
    if state.phase == CHOOSING:
        _check_choice(state, doc)
        return
    if not state.expeditions:
        raise doc.wrong("expeditions", "must be there once the first round has begun")
    for seat in range(state.players):
        if state.dealt[seat] or state.kept[seat] != NO_PAIR:
            raise doc.wrong(f"dealt[{seat}]", "belongs to the choice before the first round")
        if len(_gaps(state, seat)) > len(state.completed[seat]):
            raise doc.wrong(f"cards[{_gaps(state, seat)[0]}]", "can be missing only when a card was completed")
    if state.phase == MARKING:
        _check_marking(state, doc)
    elif state.to_act:
        _check_settlement(state, doc)
    else:
        _check_end(state, doc)


def _check_cards(state: SilverGold, doc: Document) -> None:
    """Every card of the deck file lies in exactly one place."""
    piles = [("deck", state.deck), ("display", state.display)]
    piles += [(f"cards[{place}]", [card]) for place, card in enumerate(state.cards) if card != NO_CARD]
    for seat in range(state.players):
        piles += [(f"dealt[{seat}]", state.dealt[seat]), (f"completed[{seat}]", state.completed[seat])]
    found: set[int] = set()
    for key, cards in piles:
        for card in cards:
            if card in found:
                raise doc.wrong(key, f"names {state.components.card_names[card]}, which lies elsewhere too")
            found.add(card)
    for card, name in enumerate(state.components.card_names):
        if card not in found:
            raise doc.wrong("", f"card {name} lies nowhere")


def _check_choice(state: SilverGold, doc: Document) -> None:
    if state.expeditions or state.display or (state.round, state.turn) != (1, 1) or state.display_taken or state.under:
        raise doc.wrong("expeditions", "must be empty before the first round, and so must the display")
    if state.deck != sorted(state.deck):
        raise doc.wrong("deck", "must be in the order of the deck file: it is shuffled after the choice")
    for place, card in enumerate(state.cards):
        if card != NO_CARD:
            raise doc.wrong(f"cards[{place}]", "must be empty before the first round")
    for seat, dealt in enumerate(state.dealt):
        if len(dealt) != DEALT or dealt != sorted(dealt):
            raise doc.wrong(f"dealt[{seat}]", f"must be {DEALT} cards in the order of the deck file")
        if state.completed[seat] or state.first_mark[seat] != NO_MARK:
            raise doc.wrong(f"completed[{seat}]", "must be empty before the first round")
        if (state.kept[seat] == NO_PAIR) != (seat in state.to_act):
            raise doc.wrong(f"kept[{seat}]", "must be named for exactly those who are not in to_act")
    if not state.to_act:
        raise doc.wrong("kept", "all have chosen, so the first round has begun")


def _check_marking(state: SilverGold, doc: Document) -> None:
    _check_display(state, doc, DISPLAY)
    if not state.to_act:
        raise doc.wrong("first_mark", "all are done, so the turn has been settled")
    if state.display_taken:
        raise doc.wrong("display_taken", "must be false while all mark")
    for seat in range(state.players):
        _check_no_gap(state, seat, doc)
        _check_laid_aside(state, seat, doc)
        _check_marks(state, seat, doc)


def _check_marks(state: SilverGold, seat: int, doc: Document) -> None:
    """What the seat marked in this turn can be marked in one turn (SG-3.2 to SG-3.5)."""
    key, first = f"first_mark[{seat}]", state.first_mark[seat]
    new = state.new_marks[SLOTS * seat : SLOTS * seat + SLOTS]
    if first == NO_MARK:
        if any(new):
            raise doc.wrong(key, "must be named when there are new marks")
        if state.has_free_field(seat) != (seat in state.to_act):
            raise doc.wrong(key, "must be named for exactly those who are done")
        return
    slot, cells = first_cells(first)
    if cells & ~new[slot]:
        raise doc.wrong(key, "must be among the new marks")
    if ACTIONS.kind_of(first) == MARK.index and PATTERN_OF[MARK.args(first)[1]] != state.pattern:
        raise doc.wrong(key, "is not the pattern of this turn")
    crosses = [
        cell_count(marks & state.components.crosses[state.cards[SLOTS * seat + number]])
        for number, marks in enumerate(new)
    ]
    for_crosses = cell_count(new[0]) + cell_count(new[1]) - cell_count(cells)
    begins = cells & state.components.crosses[state.cards[SLOTS * seat + slot]]
    if for_crosses > sum(crosses) or (for_crosses and not begins):
        raise doc.wrong(key, "has too few crosses for the other new marks")
    if seat not in state.to_act and state.crosses_left[seat]:
        raise doc.wrong(f"new_marks[{SLOTS * seat + slot}]", "has a cross left, so this seat is not done")


def _check_settlement(state: SilverGold, doc: Document) -> None:
    """One seat takes a card; those before it have settled, those after it have not (SG-3.9)."""
    _check_no_new_marks(state, doc)
    if state.is_last_turn:
        raise doc.wrong("turn", "is the last, in which nobody takes a card")
    seat = state.to_act[0]
    if state.to_act != ALONE[seat]:
        raise doc.wrong("starter", "settles first, then one after another, so to_act must be one seat")
    gaps = len(_gaps(state, seat))
    if not gaps or len(state.display) + (1 if state.deck else 0) < 2:
        raise doc.wrong(f"cards[{SLOTS * seat}]", "leaves no card to choose, so it is not this seat's turn")
    _check_display(state, doc, DISPLAY if gaps == SLOTS else DISPLAY - 1)  # no refill before the second card
    if state.deck and len(state.display) < DISPLAY and not state.display_taken:
        raise doc.wrong("display_taken", "must be true, for a card of the display is missing")
    for other in range(state.players):
        if other != seat:
            _check_no_gap(state, other, doc)
        if _has_settled(state, other):
            _check_laid_aside(state, other, doc)


def _check_end(state: SilverGold, doc: Document) -> None:
    _check_no_new_marks(state, doc)
    if not state.is_last_turn:
        raise doc.wrong("round", "must be the last turn when nobody may act")
    _check_display(state, doc, DISPLAY)
    if state.display_taken:
        raise doc.wrong("display_taken", "must be false after the last turn, in which nobody takes a card")
    for seat in range(state.players):
        _check_laid_aside(state, seat, doc)


def _check_display(state: SilverGold, doc: Document, least: int) -> None:
    if state.deck and len(state.display) < least:
        raise doc.wrong("display", f"must have {least} cards while the deck has any")


def _check_no_new_marks(state: SilverGold, doc: Document) -> None:
    for seat in range(state.players):
        if state.first_mark[seat] != NO_MARK:
            raise doc.wrong(f"first_mark[{seat}]", "belongs to the marking, which is over")
    for place, new in enumerate(state.new_marks):
        if new:
            raise doc.wrong(f"new_marks[{place}]", "belong to the marking, which is over")


def _check_no_gap(state: SilverGold, seat: int, doc: Document) -> None:
    for place in _gaps(state, seat):
        if state.display or state.deck:
            raise doc.wrong(f"cards[{place}]", "must be there while there are cards to take")


def _check_laid_aside(state: SilverGold, seat: int, doc: Document) -> None:
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        card = state.cards[place]
        if card != NO_CARD and state.marks[place] == state.components.fields[card]:
            raise doc.wrong(f"cards[{place}]", "is completed, so it lies aside")


def check_past(state: SilverGold, doc: Document) -> None:
    """Marks, coins, palms and trophies can have been brought by the turns played."""
    for seat in range(state.players):
        _check_marked(state, seat, doc)
        _check_trophies(state, seat, doc)
    _check_all_trophies(state, doc)
    shuffled = [1, 0, 1] if state.phase == CHOOSING else [2, state.round, 1]
    if state.chance != shuffled:
        raise doc.wrong("", f"goes with the chance {shuffled}, not {state.chance}")


def _check_marked(state: SilverGold, seat: int, doc: Document) -> None:
    """This many turns can have brought the final marks, and those marks the coins and palms (SG-3.2 to SG-3.7)."""
    marks = crosses = coins = palms = 0
    held = [place for place in range(SLOTS * seat, SLOTS * seat + SLOTS) if state.cards[place] != NO_CARD]
    marked = [(state.cards[place], state.marks[place]) for place in held]
    marked += [(card, state.components.fields[card]) for card in state.completed[seat]]
    for card, cells in marked:
        face = state.components.cards[card]
        marks += cell_count(cells)
        crosses += cell_count(cells & face.crosses)
        coins += cell_count(cells & face.coins)
        palms += cell_count(cells & face.palms)
    sizes = [PATTERN_SIZES[pattern] for pattern in state.components.expeditions]
    over = state.turn if state.phase == SETTLING else state.turn - 1
    most = crosses + (state.round - 1) * (sum(sizes) - min(sizes))
    most += sum(PATTERN_SIZES[pattern] for pattern in state.expeditions[:over])
    least = TURNS * (state.round - 1) + over if state.display or state.deck else 0
    if not least <= marks <= most:
        raise doc.wrong("marks", f"seat {seat} must have made {least} to {most} of them by now, not {marks}")
    if state.coins[seat] != min(coins, COINS):
        raise doc.wrong(f"coins[{seat}]", f"must be {min(coins, COINS)} as marked, not {state.coins[seat]}")
    if len(state.palms[seat]) != min(palms, PALMS):
        raise doc.wrong(f"palms[{seat}]", f"must be {min(palms, PALMS)} as marked, not {len(state.palms[seat])}")


def _check_trophies(state: SilverGold, seat: int, doc: Document) -> None:
    """One for each full row, except for a row filled in this turn as long as others settle first."""
    trophies, rows = state.trophies[seat], state.coins[seat] // COIN_ROW
    waits = 0 if _has_settled(state, seat) else 1
    if not rows - waits <= len(trophies) <= rows:
        raise doc.wrong(f"trophies[{seat}]", "must be one for each full row of coins")
    if trophies != sorted(trophies, reverse=True):
        raise doc.wrong(f"trophies[{seat}]", "must fall from row to row")


def _check_all_trophies(state: SilverGold, doc: Document) -> None:
    """Every trophy is free, won once, or, alone, lost after a round (SG-3.9, SG-5.1)."""
    gone = len(TROPHIES) - len(state.trophies_left)
    if state.trophies_left != list(TROPHIES[gone:]):
        raise doc.wrong("trophies_left", f"must be the lowest of {TROPHIES}, the highest first")
    won: list[int] = []
    for seat in range(state.players):
        for points in state.trophies[seat]:
            if points in state.trophies_left or points in won:
                raise doc.wrong(f"trophies[{seat}]", f"the trophy {points} is somewhere else too")
            if points:
                won.append(points)
            elif state.trophies_left:
                raise doc.wrong(f"trophies[{seat}]", "a row can be without a trophy only when none is left")
    lost = state.round - 1 if state.players == 1 else 0
    if gone != len(won) + lost:
        raise doc.wrong("trophies_left", "must be all trophies that nobody has won and that are not lost")


def _has_settled(state: SilverGold, seat: int) -> bool:
    """Whether the seat has no trophy and no completed card to wait for."""
    if state.phase == MARKING or not state.to_act:
        return True
    return (seat - state.starter) % state.players <= (state.to_act[0] - state.starter) % state.players


def _gaps(state: SilverGold, seat: int) -> list[int]:
    """The seat's places without a card."""
    return [place for place in range(SLOTS * seat, SLOTS * seat + SLOTS) if state.cards[place] == NO_CARD]

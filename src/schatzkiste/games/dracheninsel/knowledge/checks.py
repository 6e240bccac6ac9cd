"""Whether knowledge fits itself and the cards as they lie."""

from schatzkiste.core.errors import BadPosition
from schatzkiste.games.dracheninsel.cards import HAND, KINDS, holder_of, kind_in
from schatzkiste.games.dracheninsel.knowledge.belief import Belief, Start
from schatzkiste.games.dracheninsel.knowledge.log import DREW, HIDDEN, SHOWED, STOLE, Entry, Rewind


def check_log(log: list[Entry], starts: list[Start], hands: list[list[int]], where: str) -> None:
    """Go back through the log: hands never have too many cards, and each seat had what it drew, stole or showed."""
    sizes = [len(hand) for hand in hands]
    held = [hand[:] for hand in hands]
    for place in range(len(log) - 1, -1, -1):
        entry = log[place]
        knows = place >= starts[entry.seat].since
        if entry.kind == HIDDEN and (knows or (entry.what == STOLE and place >= starts[entry.owner].since)):
            raise BadPosition(f"{where}.log[{place}]: a seat must know this card")
        if entry.what in (DREW, STOLE):
            sizes[entry.seat] -= 1
            if entry.kind in held[entry.seat]:
                held[entry.seat].remove(entry.kind)
            elif knows:
                raise BadPosition(f"{where}.log[{place}]: the seat does not have this card afterwards")
        if entry.what in (SHOWED, STOLE):
            sizes[entry.owner] += 1
            held[entry.owner].append(entry.kind)
        if not (0 <= sizes[entry.seat] <= HAND and 0 <= sizes[entry.owner] <= HAND):
            raise BadPosition(f"{where}.log[{place}]: a hand has had fewer than 0 or more than {HAND} cards")


def check_away(log: list[Entry], discarded: list[int], thief: int, loot: list[int], where: str) -> None:
    """Cards shown since the last shuffle lie among the discards, and the loot is what was stolen last."""
    left = discarded[:]
    thefts: list[Entry] = []
    for place, entry in enumerate(log):
        if entry.what == STOLE:
            thefts.append(entry)
        elif entry.what == SHOWED:
            left[entry.kind] -= 1
            if left[entry.kind] < 0:
                raise BadPosition(f"{where}.log[{place}]: the card is not among the discards")
    for back, card in enumerate(reversed(loot), 1):
        theft = thefts[-back] if back <= len(thefts) else None
        if theft is None or (theft.seat, theft.owner) != (thief, holder_of(card)):
            raise BadPosition(f"{where}.log: does not end with the thefts of the loot")
        if theft.kind not in (kind_in(card), HIDDEN):
            raise BadPosition(f"{where}.log: has another card than the loot")


def check_start(start: Start, then: Rewind, where: str) -> None:
    """What the seat knew at its start was true of the cards that were unseen then."""
    cards = then.unseen
    fits = True
    if start.pile:
        new = [start.pile[kind] - then.drawn[kind] for kind in range(KINDS)]
        cards = [then.unseen[kind] - new[kind] for kind in range(KINDS)]
        fits = min(new) >= 0 and sum(cards) == sum(then.sizes)
    if not fits or min(cards) < 0:
        raise BadPosition(f"{where}: does not fit the cards in hands and pile")
    for case in start.belief.cases:
        left, sizes = cards[:], then.sizes[:]
        for card in case:
            left[kind_in(card)] -= 1
            sizes[holder_of(card)] -= 1
        if min(left) < 0 or min(sizes) < 0:
            raise BadPosition(f"{where}.belief: knows a card that cannot have been there")


def check_belief(belief: Belief, hands: list[list[int]], where: str) -> None:
    """One of the possibilities holds."""
    for case in belief.cases:
        if all(case.count(card) <= hands[holder_of(card)].count(kind_in(card)) for card in case):
            return
    raise BadPosition(f"{where}.belief: leads to cards that are not there")

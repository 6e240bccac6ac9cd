"""Choosing two of four cards, all at the same time (SG-2.1, SG-2.3)."""

from typing import Final

from schatzkiste.core.phase import ActionRule, Phase
from schatzkiste.games.silver_gold.actions import ACTIONS, KEEP, PAIRS
from schatzkiste.games.silver_gold.components import COLOURS
from schatzkiste.games.silver_gold.constants import NO_PAIR, TREASURES
from schatzkiste.games.silver_gold.display import refill
from schatzkiste.games.silver_gold.events import CardKept, PairChosen
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.turns import begin_round


class KeepPair(ActionRule[SilverGold]):
    """Keep any two of the four cards dealt; the others see them when all have chosen."""

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        state.kept = state.kept[:]
        state.kept[seat] = KEEP.arg(action)
        state.to_act = tuple([other for other in state.to_act if other != seat])
        if state.wants_events:
            state.emit(PairChosen(seat))
        if not state.to_act:
            reveal_choice(state)


def reveal_choice(state: SilverGold) -> None:
    """All have chosen: everyone's two cards lie face up, the others return to the deck (SG-2.1)."""
    cards: list[int] = []
    deck = state.deck[:]
    for seat in range(state.players):
        pair = PAIRS[state.kept[seat]]
        for number, card in enumerate(state.dealt[seat]):
            if number in pair:
                cards.append(card)
                if state.wants_events:
                    face = state.components.cards[card]
                    state.emit(CardKept(seat, face.name, COLOURS[face.colour], face.points))
            else:
                deck.append(card)
    state.cards = cards
    state.free = [state.components.fields[card] for card in cards]
    state.dealt = [[] for _ in range(state.players)]
    state.kept = [NO_PAIR] * state.players
    state.use_chance(TREASURES).shuffle(deck)
    state.deck = deck
    refill(state)
    begin_round(state)


CHOOSE: Final[Phase[SilverGold]] = Phase("choose", "SG-2.1", ACTIONS, [KeepPair(KEEP)], waiting="SG-2.3")

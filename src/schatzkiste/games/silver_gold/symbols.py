"""What the marks of a turn bring a player: coins, palms and completed cards (SG-3.6, SG-3.7, SG-3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.silver_gold.board import cell_count
from schatzkiste.games.silver_gold.constants import COINS, PALMS, SLOTS

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold


class Gain:
    """Coins that count, how many palms score, and the places of the cards that are complete."""

    def __init__(self, coins: int, palms: int, completed: list[int]) -> None:
        self.coins = coins
        self.palms = palms
        self.completed = completed


def gain_of(state: SilverGold, seat: int) -> Gain:
    """What the seat's new marks bring; coins and palms for which the score card has no room bring nothing."""
    coins = palms = 0
    completed: list[int] = []
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        new = state.new_marks[place]
        if new:
            card = state.components.cards[state.cards[place]]
            coins += cell_count(new & card.coins)
            palms += cell_count(new & card.palms)
            if not state.free[place]:
                completed.append(place)
    return Gain(min(coins, COINS - state.coins[seat]), min(palms, PALMS - len(state.palms[seat])), completed)

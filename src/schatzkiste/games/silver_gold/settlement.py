"""The settlement: trophies, completed cards and new ones, one player after another (SG-3.9 to SG-3.11)."""

from schatzkiste.core.state import ALONE
from schatzkiste.games.silver_gold.constants import COIN_ROW, NO_CARD, NO_PLACE, SLOTS
from schatzkiste.games.silver_gold.display import draw_from_deck, empty_place, put_card, refill, take_from_display
from schatzkiste.games.silver_gold.events import NoCardLeft, TrophyMissed, TrophyWon
from schatzkiste.games.silver_gold.state import SilverGold


def settle_from(state: SilverGold, settled: int) -> bool:
    """Let the players settle clockwise, the first `settled` of them having done so; False if one is to take a card."""
    for step in range(settled, state.players):
        seat = (state.starter + step) % state.players
        win_trophy(state, seat)
        is_short = lay_aside(state, seat)
        if not state.is_last_turn:
            if is_short and asks_for_card(state, seat):
                return False
            refill(state)
    return True


def settle_on(state: SilverGold, seat: int) -> bool:
    """After the seat took a card: it takes another or the others settle; False if somebody is to take a card."""
    if asks_for_card(state, seat):
        return False
    refill(state)
    return settle_from(state, (seat - state.starter) % state.players + 1)


def win_trophy(state: SilverGold, seat: int) -> None:
    """The highest trophy left for a row of coins filled in this turn; a turn brings too few coins for two (SG-3.9)."""
    row = len(state.trophies[seat]) + 1
    if state.coins[seat] < COIN_ROW * row:
        return
    points = state.trophies_left[0] if state.trophies_left else 0
    state.trophies_left = state.trophies_left[1:]
    state.trophies = state.trophies[:]
    state.trophies[seat] = [*state.trophies[seat], points]
    if state.wants_events:
        state.emit(TrophyWon(seat, row, points) if points else TrophyMissed(seat, row))


def lay_aside(state: SilverGold, seat: int) -> bool:
    """Completed cards leave their places and lie face up beside the player (SG-3.10); whether there were any."""
    found = False
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        card = state.cards[place]
        if card != NO_CARD and not state.free[place]:
            found = True
            state.completed = state.completed[:]
            state.completed[seat] = [*state.completed[seat], card]
            put_card(state, place, NO_CARD)
    return found


def asks_for_card(state: SilverGold, seat: int) -> bool:
    """Whether the seat must choose a new card now; the last card there is comes by itself (SG-3.11)."""
    while empty_place(state, seat) != NO_PLACE:
        choices = len(state.display) + (1 if state.deck else 0)
        if choices > 1:
            state.to_act = ALONE[seat]
            return True
        if choices == 0:
            if state.wants_events:
                state.emit(NoCardLeft(seat))
            return False
        if state.display:
            take_from_display(state, seat, 0)
        else:
            draw_from_deck(state, seat)
    return False

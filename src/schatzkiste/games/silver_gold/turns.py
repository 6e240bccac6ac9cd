"""The course of the game: after the choice (section 2), turns and settlement (section 3), rounds (section 4)."""

from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.silver_gold.actions import NO_ACTION, PAIRS
from schatzkiste.games.silver_gold.events import (
    CardDrawn,
    CardKept,
    CardOpened,
    CardSunk,
    CardTaken,
    ExpeditionTurned,
    NoCardLeft,
    RoundBegan,
    RoundEnded,
    SeatIdle,
    SheetAdded,
    SoloRated,
    TrophyMissed,
    TrophyStruck,
    TrophyWon,
)
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES
from schatzkiste.games.silver_gold.revealing import reveal_marks
from schatzkiste.games.silver_gold.scoring import rating_of, score_sheet
from schatzkiste.games.silver_gold.state import ROUTE, TREASURES, SilverGold
from schatzkiste.games.silver_gold.tables import COLOURS
from schatzkiste.games.silver_gold.terms import (
    COIN_ROW,
    DISPLAY,
    MARKING,
    NO_CARD,
    NO_PAIR,
    SETTLE,
    SLOTS,
    TROPHIES,
    TURNS,
)


def open_choice(state: SilverGold) -> None:
    """All have chosen: two cards each lie open, the others go back into the deck (SG-2.1)."""
    cards: list[int] = []
    back = state.deck[state.top :]
    for seat in range(state.players):
        pair = PAIRS[state.kept[seat]]
        for place, card in enumerate(state.dealt[seat]):
            if place in pair:
                cards.append(card)
                if state.observed:
                    face = state.tables.cards[card]
                    state.tell(CardKept(seat, face.name, COLOURS[face.colour], face.points))
            else:
                back.append(card)
    state.cards = cards
    state.dealt = [NOBODY] * state.players
    state.kept = [NO_PAIR] * state.players
    state.use_chance(TREASURES).shuffle(back)
    state.deck = back
    state.top = 0
    refill(state)
    begin_round(state)


def begin_round(state: SilverGold) -> None:
    """Shuffle all eight expedition cards (SG-2.2, SG-4.1)."""
    route = state.tables.expeditions[:]
    state.use_chance(ROUTE).shuffle(route)
    state.route = route
    state.turn = 0
    if state.observed:
        state.tell(RoundBegan(state.round + 1))
    begin_turn(state)


def begin_turn(state: SilverGold) -> None:
    """Turn up an expedition card; everyone with a free field is asked (SG-3.1, SG-3.11)."""
    state.reveals += 1
    state.phase = MARKING
    state.display_taken = False
    if state.observed:
        state.tell(ExpeditionTurned(state.starter, PATTERN_NAMES[state.pattern()], state.turn + 1))
    asked: list[int] = []
    for seat in range(state.players):
        state.opening[seat] = NO_ACTION
        if state.has_free_field(seat):
            asked.append(seat)
        elif state.observed:
            state.tell(SeatIdle(seat))
    state.to_act = tuple(asked)
    if not asked:
        finish_marking(state)


def finish_marking(state: SilverGold) -> None:
    """All are done: the marks count, then one after another settles, from the starting player on (SG-3.9)."""
    reveal_marks(state)
    state.phase = SETTLE
    settle_from(state, 0)


def settle_from(state: SilverGold, begun: int) -> None:
    """Let the players settle in turn, the first `begun` of them having done so; stop at the first who has a choice."""
    for step in range(begun, state.players):
        seat = (state.starter + step) % state.players
        win_trophies(state, seat)
        completed = lay_aside(state, seat)
        if not state.is_last_turn:
            if completed and asks_for_card(state, seat):
                return
            refill(state)
    end_turn(state)


def settle_on(state: SilverGold, seat: int) -> None:
    """After a new card was taken: one more for the same player, or the next player's settlement (SG-3.10)."""
    if not asks_for_card(state, seat):
        refill(state)
        settle_from(state, (seat - state.starter) % state.players + 1)


def win_trophies(state: SilverGold, seat: int) -> None:
    """The highest trophy left for each row of coins filled in this turn, the upper row first (SG-3.9)."""
    won = state.trophies[seat]
    while len(won) < state.coins[seat] // COIN_ROW:
        points = 0
        if state.struck < len(TROPHIES):
            points = TROPHIES[state.struck]
            state.struck += 1
        won = (*won, points)
        if state.observed:
            state.tell(TrophyWon(seat, len(won), points) if points else TrophyMissed(seat, len(won)))
    if len(won) > len(state.trophies[seat]):
        state.trophies = state.trophies[:]
        state.trophies[seat] = won


def lay_aside(state: SilverGold, seat: int) -> bool:
    """Completed cards leave the two places and lie open beside the player (SG-3.10); whether there were any."""
    before = len(state.completed[seat])
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        card = state.cards[place]
        if card != NO_CARD and state.marks[place] == state.tables.fields[card]:
            state.completed = state.completed[:]
            state.completed[seat] = (*state.completed[seat], card)
            put_card(state, place, NO_CARD)
    return len(state.completed[seat]) > before


def put_card(state: SilverGold, place: int, card: int) -> None:
    """Lay an unmarked card on a place, or NO_CARD."""
    state.cards = state.cards[:]
    state.cards[place] = card
    state.marks = state.marks[:]
    state.marks[place] = 0


def empty_place(state: SilverGold, seat: int) -> int:
    """The first of the seat's places without a card, or -1."""
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.cards[place] == NO_CARD:
            return place
    return -1


def asks_for_card(state: SilverGold, seat: int) -> bool:
    """Whether the seat must choose a new card now; the last card there is comes by itself (SG-3.11)."""
    while empty_place(state, seat) >= 0:
        choices = len(state.display) + (1 if state.deck_size() else 0)
        if choices > 1:
            state.to_act = ALONE[seat]
            return True
        if choices == 0:
            if state.observed:
                state.tell(NoCardLeft(seat))
            return False
        if state.display:
            take_from_display(state, seat, 0)
        else:
            draw_from_deck(state, seat)
    return False


def take_from_display(state: SilverGold, seat: int, place: int) -> None:
    """The card at a place of the display goes to the seat's first empty place."""
    card = state.display[place]
    state.display = state.display[:place] + state.display[place + 1 :]
    state.display_taken = True
    put_card(state, empty_place(state, seat), card)
    if state.observed:
        face = state.tables.cards[card]
        state.tell(CardTaken(seat, face.name, COLOURS[face.colour], face.points))


def draw_from_deck(state: SilverGold, seat: int) -> None:
    """The top card of the deck goes to the seat's first empty place, open."""
    card = next_card(state)
    put_card(state, empty_place(state, seat), card)
    if state.observed:
        face = state.tables.cards[card]
        state.tell(CardDrawn(seat, face.name, COLOURS[face.colour], face.points))


def next_card(state: SilverGold) -> int:
    """Turn up the top card of the deck."""
    card = state.deck[state.top]
    state.top += 1
    state.under = min(state.under, state.deck_size())
    state.reveals += 1
    return card


def refill(state: SilverGold) -> None:
    """Open cards until the display has four again, as far as the deck goes (SG-2.1, SG-3.11)."""
    while len(state.display) < DISPLAY and state.deck_size():
        card = next_card(state)
        state.display = (*state.display, card)
        if state.observed:
            face = state.tables.cards[card]
            state.tell(CardOpened(face.name, COLOURS[face.colour], face.points))


def end_turn(state: SilverGold) -> None:
    """After the last settlement: the next seat starts, after seven turns a new round, after four rounds the end."""
    if state.is_last_turn:
        end_game(state)
        return
    if state.players == 1 and not state.display_taken:
        sink_oldest(state)
    state.starter = (state.starter + 1) % state.players
    if state.turn < TURNS - 1:
        state.turn += 1
        begin_turn(state)
        return
    if state.observed:
        state.tell(RoundEnded(state.round + 1))
    if state.players == 1:
        strike_trophy(state)
    state.round += 1
    begin_round(state)


def sink_oldest(state: SilverGold) -> None:
    """Solo: the oldest card of the display goes under the deck, unless the deck is empty (SG-5.1)."""
    if not state.deck_size():
        return
    card = state.display[0]
    state.display = state.display[1:]
    deck = state.deck[state.top :]
    deck.append(card)
    state.deck = deck
    state.top = 0
    state.under += 1
    if state.observed:
        face = state.tables.cards[card]
        state.tell(CardSunk(face.name, COLOURS[face.colour], face.points))
    refill(state)


def strike_trophy(state: SilverGold) -> None:
    """Solo: after each round the highest trophy left is lost (SG-5.1)."""
    if state.struck < len(TROPHIES):
        if state.observed:
            state.tell(TrophyStruck(TROPHIES[state.struck]))
        state.struck += 1


def end_game(state: SilverGold) -> None:
    """Add up the score sheets (SG-4.2, SG-4.3)."""
    state.to_act = NOBODY
    if not state.observed:
        return
    for seat in range(state.players):
        sheet = score_sheet(state, seat)
        state.tell(
            SheetAdded(
                seat=seat,
                coins=sheet["coins"],
                trophies=sheet["trophy_points"],
                palms=sheet["palm_points"],
                cards=sheet["card_points"],
                seals=sheet["seal_points"],
                total=sheet["total"],
            )
        )
        if state.players == 1:
            state.tell(SoloRated(seat, sheet["total"], rating_of(state.tables, sheet["total"])))

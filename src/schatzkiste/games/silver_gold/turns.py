"""The flow of turns and rounds, and the end (SG-3.1, SG-3.12, section 4)."""

from schatzkiste.core.state import NOBODY
from schatzkiste.games.silver_gold.constants import EXPEDITIONS, MARKING, SETTLING, TURNS
from schatzkiste.games.silver_gold.display import put_oldest_under
from schatzkiste.games.silver_gold.events import (
    ExpeditionTurned,
    RoundBegan,
    RoundEnded,
    SeatIdle,
    SheetAdded,
    SoloRated,
    TrophyLost,
)
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES
from schatzkiste.games.silver_gold.revealing import reveal_marks
from schatzkiste.games.silver_gold.scoring import rating_of, score_sheet
from schatzkiste.games.silver_gold.settlement import settle_from, settle_on
from schatzkiste.games.silver_gold.state import SilverGold


def begin_round(state: SilverGold) -> None:
    """Shuffle all eight expedition cards (SG-2.2, SG-4.1)."""
    expeditions = state.components.expeditions[:]
    state.use_chance(EXPEDITIONS).shuffle(expeditions)
    state.expeditions = expeditions
    state.turn = 1
    if state.wants_events:
        state.emit(RoundBegan(state.round))
    begin_turn(state)


def begin_turn(state: SilverGold) -> None:
    """Turn up an expedition card; everyone with a free field is asked (SG-3.1, SG-3.11)."""
    state.reveals += 1
    state.phase = MARKING
    state.display_taken = False
    state.pattern = state.expeditions[state.turn - 1]
    if state.wants_events:
        state.emit(ExpeditionTurned(state.starter, PATTERN_NAMES[state.pattern], state.turn))
    asked: list[int] = []
    for seat in range(state.players):
        if state.has_free_field(seat):
            asked.append(seat)
        elif state.wants_events:
            state.emit(SeatIdle(seat))
    state.to_act = tuple(asked)
    if not asked:
        finish_marking(state)


def finish_marking(state: SilverGold) -> None:
    """All are done: the marks count, then one after another settles (SG-3.9, SG-3.13)."""
    reveal_marks(state)
    state.phase = SETTLING
    if settle_from(state, 0):
        end_turn(state)


def go_on(state: SilverGold, seat: int) -> None:
    """After the seat took a card: go on with the settlement, then with the next turn."""
    if settle_on(state, seat):
        end_turn(state)


def end_turn(state: SilverGold) -> None:
    """All have settled: the next player starts, after seven turns a new round, after four rounds the end."""
    if state.is_last_turn:
        end_game(state)
        return
    if state.players == 1 and not state.display_taken:
        put_oldest_under(state)
    state.starter = (state.starter + 1) % state.players
    if state.turn < TURNS:
        state.turn += 1
        begin_turn(state)
        return
    if state.wants_events:
        state.emit(RoundEnded(state.round))
    if state.players == 1:
        lose_trophy(state)
    state.round += 1
    begin_round(state)


def lose_trophy(state: SilverGold) -> None:
    """Solo: after each round but the last the highest trophy left is lost (SG-5.1)."""
    if state.trophies_left:
        if state.wants_events:
            state.emit(TrophyLost(state.trophies_left[0]))
        state.trophies_left = state.trophies_left[1:]


def end_game(state: SilverGold) -> None:
    """Add up the score sheets (SG-4.2, SG-4.3)."""
    state.to_act = NOBODY
    if not state.wants_events:
        return
    for seat in range(state.players):
        sheet = score_sheet(state, seat)
        state.emit(
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
            state.emit(SoloRated(seat, sheet["total"], rating_of(state.components, sheet["total"])))

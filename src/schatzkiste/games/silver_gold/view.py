"""What a seat sees of Silver & Gold: everything but the decks and what the others mark in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.silver_gold.actions import PAIRS
from schatzkiste.games.silver_gold.board import cell_count, names
from schatzkiste.games.silver_gold.components import COLOURS, RATINGS
from schatzkiste.games.silver_gold.constants import (
    CHOOSING,
    MARKING,
    NO_CARD,
    NO_MARK,
    NO_PAIR,
    NO_SEAL,
    ROUNDS,
    SLOTS,
    TROPHIES,
    TURNS,
)
from schatzkiste.games.silver_gold.marking import add_patterns, first_cells
from schatzkiste.games.silver_gold.patterns import ORIENTATIONS, PATTERN_NAMES
from schatzkiste.games.silver_gold.previews import EffectView, effect_of, effects_of
from schatzkiste.games.silver_gold.scoring import ScoreSheet, rating_of, score_sheet, total_of

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold


class SealView(TypedDict):
    """A seal: points for each completed card of a colour."""

    colour: str
    value: int


class CardView(TypedDict):
    """The face of a treasure card; `rows` draw the island with the signs of the data file: . # x o p."""

    name: str
    colour: str
    points: int
    seal: SealView | None
    rows: list[str]


class HeldView(TypedDict):
    """One of a player's two cards; `marks` are final, `new_marks` are of this turn, as cells such as b3.

    `left` counts the free fields, `fits` the placements of this turn's pattern that are open.
    """

    slot: int
    face: CardView
    marks: list[str]
    new_marks: list[str]
    left: int
    fits: int


class PatternView(TypedDict):
    """A pattern in its first orientation, cells as [column, row] offsets; `used` only with the tracker, else null."""

    name: str
    cells: list[list[int]]
    used: bool | None


class ExpeditionView(TypedDict):
    """The pattern of this turn with its distinct orientations, cells as [column, row] offsets from the top left."""

    name: str
    orientations: list[list[list[int]]]


class TrophyView(TypedDict):
    """A trophy of the round card: free, won by a seat, or lost (solo)."""

    points: int
    free: bool
    seat: int | None


class SeatView(TypedDict):
    """A player: the two cards, the score sheet, and how far they are.

    `stage` is choose, pattern, cross, ready (to be confirmed) or done while all choose or mark; of others with hidden
    marks it is only marking or done. In the settlement it is settle for whoever takes a card now, else wait; over at
    the end.
    """

    stage: str
    cards: list[HeldView]
    completed: list[CardView]
    sheet: ScoreSheet


class LevelView(TypedDict):
    """A rating of solo games and the least points that earn it."""

    name: str
    least: int


class RatingView(TypedDict):
    """The ratings of solo games, lowest first, and the one reached so far."""

    levels: list[LevelView]
    now: str


class FirstMarkView(TypedDict):
    """The pattern or single field marked first in this turn, and the card (1, 2) it lies on."""

    card: int
    cells: list[str]


class SilverGoldView(TypedDict):
    """The table as one seat sees it.

    Rounds and turns count from 1. `dealt` are the seat's four cards while all choose and `kept` the places (1 to 4) of
    the chosen two. `palm` is what a palm is worth now. `first_mark` is the pattern or single field that the seat marked
    in this turn, `pending` what all its marks of this turn bring, `effects` what each legal mark would make of that, by
    its notation. The display lies in the order of age; `under` are the cards put under the deck (solo).
    """

    seat: int | None
    marking: str
    tracker: str
    phase: str
    round: int
    rounds: int
    turn: int
    turns: int
    starter: int
    dealt: list[CardView]
    kept: list[int]
    expedition: ExpeditionView | None
    patterns: list[PatternView]
    display: list[CardView]
    palm: int
    deck: int
    under: list[CardView]
    trophies: list[TrophyView]
    seats: list[SeatView]
    first_mark: FirstMarkView | None
    pending: EffectView | None
    effects: dict[str, EffectView]
    rating: RatingView | None


def view_of(state: SilverGold, seat: int | None) -> SilverGoldView:
    """The table as the seat sees it; None is a spectator."""
    has_marked = seat is not None and state.first_mark[seat] != NO_MARK
    return {
        "seat": seat,
        "marking": str(state.settings["marking"]),
        "tracker": str(state.settings["tracker"]),
        "phase": state.game.phases[state.phase].name,
        "round": state.round,
        "rounds": ROUNDS,
        "turn": state.turn,
        "turns": TURNS,
        "starter": state.starter,
        "dealt": [] if seat is None else card_views(state, state.dealt[seat]),
        "kept": [] if seat is None else _kept(state, seat),
        "expedition": None if state.phase == CHOOSING else _expedition(state),
        "patterns": _patterns(state),
        "display": card_views(state, state.display),
        "palm": state.palm_value(),
        "deck": len(state.deck),
        "under": card_views(state, state.deck[len(state.deck) - state.under :]),
        "trophies": [_trophy(state, points) for points in TROPHIES],
        "seats": [_seat(state, other, seat) for other in range(state.players)],
        "first_mark": _first_mark(state, seat) if has_marked and seat is not None else None,
        "pending": effect_of(state, seat) if has_marked and seat is not None else None,
        "effects": {} if seat is None else effects_of(state, seat),
        "rating": _rating(state) if state.players == 1 else None,
    }


def card_views(state: SilverGold, cards: list[int]) -> list[CardView]:
    """The faces of some cards."""
    return [card_view(state, card) for card in cards]


def card_view(state: SilverGold, card: int) -> CardView:
    """The face of a card."""
    face = state.components.cards[card]
    seal: SealView | None = None
    if face.seal_colour != NO_SEAL:
        seal = {"colour": COLOURS[face.seal_colour], "value": face.seal_value}
    return {
        "name": face.name,
        "colour": COLOURS[face.colour],
        "points": face.points,
        "seal": seal,
        "rows": face.rows[:],
    }


def _kept(state: SilverGold, seat: int) -> list[int]:
    pair = state.kept[seat]
    return [] if pair == NO_PAIR else [place + 1 for place in PAIRS[pair]]


def _cells(offsets: tuple[tuple[int, int], ...]) -> list[list[int]]:
    return [[column, row] for column, row in offsets]


def _expedition(state: SilverGold) -> ExpeditionView:
    return {
        "name": PATTERN_NAMES[state.pattern],
        "orientations": [_cells(offsets) for offsets in ORIENTATIONS[state.pattern]],
    }


def _patterns(state: SilverGold) -> list[PatternView]:
    """The eight patterns of the round card; with the tracker, those turned up in this round are used (SG-4.1)."""
    used = state.expeditions[: state.turn] if state.tracker else []
    views: list[PatternView] = []
    for pattern in state.components.expeditions:
        is_used = pattern in used
        if is_used:
            used.remove(pattern)
        views.append(
            {
                "name": PATTERN_NAMES[pattern],
                "cells": _cells(ORIENTATIONS[pattern][0]),
                "used": is_used if state.tracker else None,
            }
        )
    return views


def _trophy(state: SilverGold, points: int) -> TrophyView:
    owner = next((seat for seat in range(state.players) if points in state.trophies[seat]), None)
    return {"points": points, "free": points in state.trophies_left, "seat": owner}


def _seat(state: SilverGold, other: int, seat: int | None) -> SeatView:
    shown = other == seat or state.open_marking
    return {
        "stage": _stage(state, other, shown),
        "cards": [
            _held(state, other, slot, shown) for slot in range(SLOTS) if state.cards[SLOTS * other + slot] != NO_CARD
        ],
        "completed": card_views(state, state.completed[other]),
        "sheet": score_sheet(state, other),
    }


def _held(state: SilverGold, seat: int, slot: int, shown: bool) -> HeldView:
    place = SLOTS * seat + slot
    card = state.cards[place]
    new = state.new_marks[place] if shown else 0
    is_asked = state.phase == MARKING and shown and state.first_mark[seat] == NO_MARK
    fits: list[int] = []
    if is_asked:
        add_patterns(state, place, 0, fits)
    return {
        "slot": slot + 1,
        "face": card_view(state, card),
        "marks": names(state.marks[place]),
        "new_marks": names(new),
        "left": cell_count(state.components.fields[card] & ~(state.marks[place] | new)),
        "fits": len(fits),
    }


def _stage(state: SilverGold, seat: int, shown: bool) -> str:
    if state.is_over:
        return "over"
    is_asked = seat in state.to_act
    if state.phase == CHOOSING:
        return "choose" if is_asked else "done"
    if state.phase != MARKING:
        return "settle" if is_asked else "wait"
    if not is_asked:
        return "done"
    if not shown:
        return "marking"
    if state.first_mark[seat] == NO_MARK:
        return "pattern"
    return "cross" if state.crosses_left[seat] else "ready"


def _first_mark(state: SilverGold, seat: int) -> FirstMarkView:
    slot, cells = first_cells(state.first_mark[seat])
    return {"card": slot + 1, "cells": names(cells)}


def _rating(state: SilverGold) -> RatingView:
    levels: list[LevelView] = [
        {"name": name, "least": least} for name, least in zip(RATINGS, state.components.ratings, strict=True)
    ]
    return {"levels": levels, "now": rating_of(state.components, total_of(state, 0))}

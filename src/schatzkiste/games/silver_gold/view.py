"""What a seat sees of Silver & Gold: everything but the decks and what the others mark in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.silver_gold.actions import ACTIONS, CROSS, FIELD, MARK, NO_ACTION, PAIR_NAMES
from schatzkiste.games.silver_gold.grid import BIT, cell_count, names
from schatzkiste.games.silver_gold.marking import add_placements, gain_of, opening_cells
from schatzkiste.games.silver_gold.patterns import ORIENTATIONS, PATTERN_NAMES
from schatzkiste.games.silver_gold.scoring import ScoreSheet, cards_worth, rating_of, score_sheet
from schatzkiste.games.silver_gold.tables import COLOURS, RATINGS
from schatzkiste.games.silver_gold.terms import (
    CHOOSE,
    COIN_ROW,
    MARKING,
    NO_CARD,
    NO_PAIR,
    NO_SEAL,
    ROUNDS,
    SLOTS,
    TROPHIES,
    TURNS,
)

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold


class SealView(TypedDict):
    """A seal: so many points for each completed card of a colour."""

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
    """One of a player's two cards; `marks` are final, `fresh` are of this turn, as cells such as b3.

    `left` counts the free fields, `fits` the placements of this turn's pattern that are open.
    """

    slot: int
    face: CardView
    marks: list[str]
    fresh: list[str]
    left: int
    fits: int


class EffectView(TypedDict):
    """What marks bring: coins that count, points for each palm that scores, rows they fill, cards they complete (1, 2).

    `card_points` is what those cards add to the score with all seals, `crosses` how many fields are still a duty.
    """

    coins: int
    palms: list[int]
    rows: list[int]
    completes: list[int]
    card_points: int
    crosses: int


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
    """A trophy of the round card: free, won by a seat, or struck out (solo)."""

    points: int
    free: bool
    seat: int | None


class SeatView(TypedDict):
    """A player: the two cards, the score sheet, and how far he is.

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


class OpenedView(TypedDict):
    """The pattern or single field marked first in this turn, and the card (1, 2) it lies on."""

    card: int
    cells: list[str]


class SilverGoldView(TypedDict):
    """The table as one seat sees it.

    Rounds and turns count from 1. `dealt` are the own four cards while all choose and `kept` the places (1 to 4) of the
    chosen two. `palm` is what a palm is worth now. `pending` is the effect of the own marks of this turn, `opened`
    their pattern or single field with its card, `effects` what each legal mark would bring, by its notation. The
    display lies in the order of age; `under` are the known cards at the bottom of the deck (solo).
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
    opened: OpenedView | None
    pending: EffectView | None
    effects: dict[str, EffectView]
    rating: RatingView | None


def view_of(state: SilverGold, seat: int | None) -> SilverGoldView:
    """The table as the seat sees it; None is a spectator."""
    choosing = state.phase == CHOOSE
    opened = seat is not None and state.opening[seat] != NO_ACTION
    cards = state.deck[state.top :]
    return {
        "seat": seat,
        "marking": str(state.settings["marking"]),
        "tracker": str(state.settings["tracker"]),
        "phase": state.game.phases[state.phase].name,
        "round": state.round + 1,
        "rounds": ROUNDS,
        "turn": state.turn + 1,
        "turns": TURNS,
        "starter": state.starter,
        "dealt": [] if seat is None else [card_view(state, card) for card in state.dealt[seat]],
        "kept": [] if seat is None else _kept(state, seat),
        "expedition": None if choosing else _expedition(state),
        "patterns": _patterns(state),
        "display": [card_view(state, card) for card in state.display],
        "palm": state.palm_value(),
        "deck": len(cards),
        "under": [card_view(state, card) for card in cards[len(cards) - state.under :]],
        "trophies": [_trophy(state, place) for place in range(len(TROPHIES))],
        "seats": [_seat(state, other, seat) for other in range(state.players)],
        "opened": _opened(state, seat) if opened and seat is not None else None,
        "pending": _pending(state, seat) if opened and seat is not None else None,
        "effects": {} if seat is None else _effects(state, seat),
        "rating": _rating(state) if state.players == 1 else None,
    }


def card_view(state: SilverGold, card: int) -> CardView:
    """The face of a card."""
    face = state.tables.cards[card]
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
    return [] if pair == NO_PAIR else [int(place) for place in PAIR_NAMES[pair].split("+")]


def _cells(offsets: tuple[tuple[int, int], ...]) -> list[list[int]]:
    return [[column, row] for column, row in offsets]


def _expedition(state: SilverGold) -> ExpeditionView:
    pattern = state.pattern()
    return {
        "name": PATTERN_NAMES[pattern],
        "orientations": [_cells(offsets) for offsets in ORIENTATIONS[pattern]],
    }


def _patterns(state: SilverGold) -> list[PatternView]:
    """The eight of the round card; with the tracker, those turned up in this round are used (SG-4.1)."""
    used = state.route[: state.turn + 1] if state.is_tracked else []
    views: list[PatternView] = []
    for pattern in state.tables.expeditions:
        gone = pattern in used
        if gone:
            used = used[: used.index(pattern)] + used[used.index(pattern) + 1 :]
        views.append(
            {
                "name": PATTERN_NAMES[pattern],
                "cells": _cells(ORIENTATIONS[pattern][0]),
                "used": gone if state.is_tracked else None,
            }
        )
    return views


def _trophy(state: SilverGold, place: int) -> TrophyView:
    points = TROPHIES[place]
    owner = next((seat for seat in range(state.players) if points in state.trophies[seat]), None)
    return {"points": points, "free": place >= state.struck, "seat": owner}


def _seat(state: SilverGold, other: int, seat: int | None) -> SeatView:
    shown = other == seat or state.is_open
    held: list[HeldView] = []
    for slot in range(SLOTS):
        place = SLOTS * other + slot
        card = state.cards[place]
        if card == NO_CARD:
            continue
        marks, fresh = state.marks[place], state.fresh[place] if shown else 0
        opens = state.phase == MARKING and shown and state.opening[other] == NO_ACTION
        held.append(
            {
                "slot": slot + 1,
                "face": card_view(state, card),
                "marks": names(marks),
                "fresh": names(fresh),
                "left": cell_count(state.tables.fields[card] & ~marks & ~fresh),
                "fits": _fits(state, place) if opens else 0,
            }
        )
    return {
        "stage": _stage(state, other, shown),
        "cards": held,
        "completed": [card_view(state, card) for card in state.completed[other]],
        "sheet": score_sheet(state, other),
    }


def _fits(state: SilverGold, place: int) -> int:
    found: list[int] = []
    add_placements(state, place, 0, found)
    return len(found)


def _stage(state: SilverGold, seat: int, shown: bool) -> str:
    asked = seat in state.to_act
    if state.is_over:
        return "over"
    if state.phase == CHOOSE:
        return "choose" if asked else "done"
    if state.phase != MARKING:
        return "settle" if asked else "wait"
    if not asked:
        return "done"
    if not shown:
        return "marking"
    if state.opening[seat] == NO_ACTION:
        return "pattern"
    return "cross" if state.crosses[seat] else "ready"


def _opened(state: SilverGold, seat: int) -> OpenedView:
    slot, cells = opening_cells(state.opening[seat])
    return {"card": slot + 1, "cells": names(cells)}


def _pending(state: SilverGold, seat: int) -> EffectView:
    first, second = state.fresh[SLOTS * seat], state.fresh[SLOTS * seat + 1]
    return effect_of(state, seat, first, second, state.crosses[seat])


def effect_of(state: SilverGold, seat: int, first: int, second: int, crosses: int) -> EffectView:
    """What fresh marks on the seat's two cards bring, with so many crosses still to place."""
    gain = gain_of(state, seat, first, second)
    rows = range(state.coins[seat] // COIN_ROW, (state.coins[seat] + gain.coins) // COIN_ROW)
    before = state.completed[seat]
    after = (*before, *(state.cards[place] for place in gain.completed))
    return {
        "coins": gain.coins,
        "palms": [state.palm_value()] * gain.palms,
        "rows": [row + 1 for row in rows],
        "completes": [place % SLOTS + 1 for place in gain.completed],
        "card_points": cards_worth(state.tables, after) - cards_worth(state.tables, before),
        "crosses": crosses,
    }


def _effects(state: SilverGold, seat: int) -> dict[str, EffectView]:
    """The effect of each legal mark together with the marks already made in this turn."""
    effects: dict[str, EffectView] = {}
    if state.phase != MARKING:
        return effects
    for action in state.legal_actions(seat):
        kind = ACTIONS.kind_of(action)
        if kind == CROSS.index:
            slot, cell = CROSS.args(action)
            cells = BIT[cell]
            crosses = state.crosses[seat] - 1
        elif kind in (MARK.index, FIELD.index):
            slot, cells = opening_cells(action)
            crosses = 0
        else:
            continue
        fresh = state.fresh[SLOTS * seat : SLOTS * seat + SLOTS]
        fresh[slot] |= cells
        crosses += cell_count(cells & state.tables.crosses[state.cards[SLOTS * seat + slot]])
        if state.free(SLOTS * seat + slot) == cells and not state.free(SLOTS * seat + 1 - slot):
            crosses = 0  # no field is left, so they lapse (SG-3.5)
        effects[ACTIONS[action].notation] = effect_of(state, seat, fresh[0], fresh[1], crosses)
    return effects


def _rating(state: SilverGold) -> RatingView:
    levels: list[LevelView] = [
        {"name": name, "least": least} for name, least in zip(RATINGS, state.tables.ratings, strict=True)
    ]
    return {"levels": levels, "now": rating_of(state.tables, score_sheet(state, 0)["total"])}

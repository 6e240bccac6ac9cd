"""The score sheet (SG-4.3) and who has won (SG-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.silver_gold.tables import COLOURS, RATINGS
from schatzkiste.games.silver_gold.terms import NO_SEAL

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold
    from schatzkiste.games.silver_gold.tables import Tables


class CardScore(TypedDict):
    """A completed card and its points."""

    card: str
    colour: str
    points: int


class SealScore(TypedDict):
    """A seal on a completed card: its value for each of `count` completed cards of its colour."""

    card: str
    colour: str
    value: int
    count: int
    points: int


class ScoreSheet(TypedDict):
    """A player's points as they stand, each where it comes from; `trophies` from the upper row down."""

    coins: int
    trophies: list[int]
    palms: list[int]
    cards: list[CardScore]
    seals: list[SealScore]
    trophy_points: int
    palm_points: int
    card_points: int
    seal_points: int
    total: int


def score_sheet(state: SilverGold, seat: int) -> ScoreSheet:
    """The seat's score sheet."""
    completed = [state.tables.cards[card] for card in state.completed[seat]]
    counts = colour_counts(state.tables, state.completed[seat])
    cards: list[CardScore] = [
        {"card": card.name, "colour": COLOURS[card.colour], "points": card.points} for card in completed
    ]
    seals: list[SealScore] = [
        {
            "card": card.name,
            "colour": COLOURS[card.seal_colour],
            "value": card.seal_value,
            "count": counts[card.seal_colour],
            "points": card.seal_value * counts[card.seal_colour],
        }
        for card in completed
        if card.seal_colour != NO_SEAL
    ]
    return {
        "coins": state.coins[seat],
        "trophies": list(state.trophies[seat]),
        "palms": list(state.palms[seat]),
        "cards": cards,
        "seals": seals,
        "trophy_points": sum(state.trophies[seat]),
        "palm_points": sum(state.palms[seat]),
        "card_points": sum(card.points for card in completed),
        "seal_points": sum(seal["points"] for seal in seals),
        "total": total_of(state, seat),
    }


def total_of(state: SilverGold, seat: int) -> int:
    """The seat's points as they stand."""
    total = state.coins[seat]
    for points in state.trophies[seat]:
        total += points
    for points in state.palms[seat]:
        total += points
    return total + cards_worth(state.tables, state.completed[seat])


def cards_worth(tables: Tables, completed: tuple[int, ...]) -> int:
    """What completed cards score together, with their seals."""
    counts = colour_counts(tables, completed)
    worth = 0
    for place in completed:
        card = tables.cards[place]
        worth += card.points
        if card.seal_colour != NO_SEAL:
            worth += card.seal_value * counts[card.seal_colour]
    return worth


def colour_counts(tables: Tables, completed: tuple[int, ...]) -> list[int]:
    """How many completed cards there are of each colour."""
    counts = [0] * len(COLOURS)
    for place in completed:
        counts[tables.cards[place].colour] += 1
    return counts


def best_seats(state: SilverGold) -> tuple[int, ...]:
    """The seats with the most points; among equals those with more grey cards, then green, orange, purple (SG-4.4)."""
    standings = [
        [total_of(state, seat), *colour_counts(state.tables, state.completed[seat])] for seat in range(state.players)
    ]
    best = max(standings)
    return tuple(seat for seat in range(state.players) if standings[seat] == best)


def rating_of(tables: Tables, points: int) -> str:
    """What a solo game with these points is called (SG-5.1)."""
    reached = [name for name, least in zip(RATINGS, tables.ratings, strict=True) if points >= least]
    return reached[-1]

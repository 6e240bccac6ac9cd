"""The score sheet (SG-4.3) and who has won (SG-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.silver_gold.components import COLOURS, RATINGS
from schatzkiste.games.silver_gold.constants import NO_SEAL

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.components import Components
    from schatzkiste.games.silver_gold.state import SilverGold


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
    completed = [state.components.cards[card] for card in state.completed[seat]]
    counts = colour_counts(state.components, state.completed[seat])
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
    return total + cards_worth(state.components, state.completed[seat])


def cards_worth(components: Components, completed: list[int]) -> int:
    """What completed cards score together, with their seals."""
    counts = colour_counts(components, completed)
    worth = 0
    for card in completed:
        face = components.cards[card]
        worth += face.points
        if face.seal_colour != NO_SEAL:
            worth += face.seal_value * counts[face.seal_colour]
    return worth


def colour_counts(components: Components, completed: list[int]) -> list[int]:
    """How many completed cards there are of each colour."""
    counts = [0] * len(COLOURS)
    for card in completed:
        counts[components.cards[card].colour] += 1
    return counts


def best_seats(state: SilverGold) -> tuple[int, ...]:
    """The seats with the most points; among equals those with more grey cards, then green, orange, purple (SG-4.4)."""
    standings = [
        [total_of(state, seat), *colour_counts(state.components, state.completed[seat])]
        for seat in range(state.players)
    ]
    best = max(standings)
    return tuple(seat for seat in range(state.players) if standings[seat] == best)


def rating_of(components: Components, points: int) -> str:
    """What a solo game with these points is called (SG-5.1)."""
    reached = [name for name, least in zip(RATINGS, components.ratings, strict=True) if points >= least]
    return reached[-1]

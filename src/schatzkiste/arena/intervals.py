"""How far chance may have moved a win rate: intervals of 95 %."""

from math import sqrt

Z = 1.959963984540054
"""The normal quantile of a 95 % interval."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The interval of a win rate by Wilson's score method."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    weight = Z * Z / games
    middle = rate + weight / 2
    spread = Z * sqrt(max(0.0, rate * (1 - rate)) / games + weight / (4 * games))
    return max(0.0, (middle - spread) / (1 + weight)), min(1.0, (middle + spread) / (1 + weight))


def over_deals(rate: float, deals: int, variance: float) -> tuple[float, float]:
    """The interval of a win rate over a number of deals whose own rates have this variance.

    Games with the same deal are not independent, so deals are what is counted: Wilson's method with as many games as
    would vary as much if they were independent, fewer by Student's quantile where deals are few (Korn and Graubard,
    Survey Methodology 24, 1998). Where all deals went alike there is nothing to go by but their number.
    """
    if deals < 2 or variance <= 0:
        return wilson(rate * deals, deals)
    games = rate * (1 - rate) * deals / variance * (Z / student(deals - 1)) ** 2
    return wilson(rate * games, games)


def student(freedom: int) -> float:
    """Student's quantile of a 95 % interval, by the expansion of Cornish and Fisher (within 4 % from 2 on)."""
    if freedom == 1:
        return 12.706
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3

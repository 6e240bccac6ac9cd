"""Who sits where in each game of a series, and which deal is played there."""

from dataclasses import dataclass
from itertools import combinations, permutations

from schatzkiste.core import BadSetup


@dataclass(frozen=True)
class Seating:
    """Tables of bots, each bot given by its place in the list of those who take part.

    With `same_deals` every deal is played at every table as often as there are seats, and everybody moves on by one
    seat each time: all have played the same deals from all sides. Without, every game has a deal of its own.
    """

    tables: tuple[tuple[int, ...], ...]
    same_deals: bool

    @property
    def players(self) -> int:
        """How many play at a table."""
        return len(self.tables[0])

    @property
    def games_of_a_deal(self) -> int:
        """How many games have the same deal."""
        return len(self.tables) * self.players if self.same_deals else 1

    def deal_of(self, number: int) -> int:
        """The number of the deal that the numbered game is played with."""
        return number // self.games_of_a_deal

    def seats_of(self, number: int) -> tuple[int, ...]:
        """Who sits on each seat in the numbered game."""
        turn = number % self.games_of_a_deal if self.same_deals else number
        table = self.tables[turn // self.players % len(self.tables)]
        return tuple(table[(seat + turn) % self.players] for seat in range(self.players))

    def deals_for(self, games: int) -> int:
        """How many deals it takes until every two bots that meet have played enough games."""
        together = sum(set(table) == set(self.tables[0]) for table in self.tables)
        return -(-games // (together * self.players))


def one_table(bots: int) -> Seating:
    """All bots at one table, a new deal each time."""
    return Seating((tuple(range(bots)),), same_deals=False)


def together(bots: int, players: int) -> Seating:
    """All bots at one table; if it has more seats, they fill them in turn."""
    if players < bots:
        raise BadSetup(f"{bots} bots cannot sit together at a table for {players}")
    return Seating((tuple(seat % bots for seat in range(_several(players))),), same_deals=True)


def pairs(bots: int, players: int) -> Seating:
    """Every two bots by themselves; at tables for more than two, each of them alone against the other on all seats."""
    met = combinations if players == 2 else permutations
    return Seating(tuple(_alone(one, rest, players) for one, rest in met(range(_enough(bots)), 2)), same_deals=True)


def one_against_the_rest(bots: int, players: int) -> Seating:
    """The first bot alone against each of the others, who then has all other seats."""
    return Seating(tuple(_alone(0, rest, players) for rest in range(1, _enough(bots))), same_deals=True)


def _alone(one: int, rest: int, players: int) -> tuple[int, ...]:
    return (one, *[rest] * (_several(players) - 1))


def _several(players: int) -> int:
    if players < 2:
        raise BadSetup(f"bots can be compared at tables for 2 players or more, not {players}")
    return players


def _enough(bots: int) -> int:
    if bots < 2:
        raise BadSetup("it takes at least two bots to compare")
    return bots

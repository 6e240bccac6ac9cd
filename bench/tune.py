"""`python -m bench tune`: finds weights for a game's judgement.

Many are tried against a panel, and fewer and fewer of them on more deals.

Every generation varies the best weights at random and plays each variant against the panel on the same deals, in every
seat. The better half goes on to twice as many deals, until one is left; it becomes the new best if it does better than
the best on deals that nobody has met before. The panel is the weights at the start and earlier bests: variants that met
the best alone would learn to beat just that one, and go round in circles. The deals come from seeds that no proof uses
(`bench.levels`).
"""

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import NamedTuple

import schatzkiste as sk
from schatzkiste.arena.match import play_game
from schatzkiste.bots.bot import Bot
from schatzkiste.bots.levels import LEVELS, Searching, Sighted, knowledge
from schatzkiste.bots.search import Budget, Search
from schatzkiste.core import Rng

Weights = Mapping[str, float]
VARIANTS = 16
FIRST_DEALS = 6
LAST_DEALS = 400
"""On so many new deals the best meets the weights at the start in the end."""
LEAST_GAIN = 0.01
"""By how much better a variant must do than the best to replace it."""
PANEL = 4
"""So many of the earlier bests are met, besides the weights at the start."""


class Plan(NamedTuple):
    """Who is tuned: the weights of a level, for so many players, with a search of this size or none."""

    game: str
    level: str
    players: int
    budget: Budget | None


@dataclass(frozen=True)
class Deal:
    """One deal, on which one set of weights plays against another on every seat."""

    plan: Plan
    weights: Weights
    others: Weights
    seed: str


def share_of(deal: Deal) -> float:
    """How well the weights did: the share of wins beside par, with a little for the margin."""
    game = sk.game(deal.plan.game)
    wins = margin = 0.0
    for seat in range(deal.plan.players):
        bots = [bot_with(deal.plan, deal.others) for _ in range(deal.plan.players)]
        bots[seat] = bot_with(deal.plan, deal.weights)
        outcome = play_game(game.new(deal.plan.players, deal.seed), bots, ["weights"] * deal.plan.players)
        if seat in outcome.winners:
            wins += 1 / len(outcome.winners)
        others = sum(outcome.scores) - outcome.scores[seat]
        margin += outcome.scores[seat] - others / (deal.plan.players - 1)
    par = 1 / deal.plan.players
    return 0.5 + (wins / deal.plan.players - par) / (2 * (1 - par)) + math.tanh(margin / 40) / 20


def bot_with(plan: Plan, weights: Weights) -> Bot:
    """A bot that weighs things so."""
    judgement = sk.game(plan.game).judgement(weights)
    return Sighted(judgement) if plan.budget is None else Searching(Search(judgement, plan.budget))


class Tuning:
    """The search for better weights."""

    def __init__(self, plan: Plan, start: Weights, names: list[str], seed: str, pool: Executor) -> None:
        self._plan = plan
        self._names = names
        self._rng = Rng(f"tune/{seed}")
        self._pool = pool
        self.best = dict(start)
        self.panel = [self.best]
        self.width = 0.35

    def generation(self) -> tuple[float, float]:
        """One generation: how well the best did on new deals, and how well the best variant."""
        variants = [self._varied() for _ in range(VARIANTS)]
        deals = FIRST_DEALS
        while len(variants) > 1:
            means = self._means(variants, deals)
            order = sorted(range(len(variants)), key=lambda place: -means[place])
            variants = [variants[place] for place in order[: len(variants) // 2]]
            deals *= 2
        before, after = self._means([self.best, variants[0]], deals)
        if after > before + LEAST_GAIN:
            self.best = variants[0]
            self.panel = [self.panel[0], *self.panel[1:][1 - PANEL :], self.best]
            self.width = min(0.6, self.width * 1.1)
        else:
            self.width = max(0.08, self.width * 0.85)
        return before, after

    def against_start(self) -> float:
        """How well the best does against the weights at the start, on deals that nobody has met before."""
        return self._means([self.best], LAST_DEALS, self.panel[:1])[0]

    def _means(self, variants: list[dict[str, float]], deals: int, panel: Sequence[Weights] = ()) -> list[float]:
        met = panel or self.panel
        seeds = [self._rng.seed() for _ in range(deals)]
        tasks = [
            Deal(self._plan, variant, met[number % len(met)], seed)
            for variant in variants
            for number, seed in enumerate(seeds)
        ]
        shares = list(self._pool.map(share_of, tasks, chunksize=4))
        return [sum(shares[deals * place : deals * place + deals]) / deals for place in range(len(variants))]

    def _varied(self) -> dict[str, float]:
        varied = dict(self.best)
        for name in self._names:
            if self._rng.below(3):
                value = varied[name] * math.exp(self.width * self._normal())
                varied[name] = round(value + (0.1 * self.width * self._normal() if value < 0.3 else 0.0), 3)
        return varied

    def _normal(self) -> float:
        return sum(self._rng.below(1000) / 1000 for _ in range(12)) - 6


def tuned(tuning: Tuning, generations: int) -> Iterator[str]:
    """What happens in each generation, in a line, and what came of it."""
    for number in range(1, generations + 1):
        before, after = tuning.generation()
        yield f"generation {number}: {before:.1%} → {after:.1%}, width {tuning.width:.2f}"
    yield f"the best against the start on {LAST_DEALS} deals: {tuning.against_start():.1%}"


def main(arguments: list[str] | None = None) -> None:
    """Tune, and print the weights as they belong into the game's data."""
    parser = argparse.ArgumentParser(prog="python -m bench tune", description=__doc__)
    parser.add_argument("game", choices=[*sk.game_ids()])
    parser.add_argument("--level", choices=LEVELS, default="helmsman", help="whose weights (default: %(default)s)")
    parser.add_argument("--by-policy", action="store_true", help="without searching, also for levels that search")
    parser.add_argument("--weights", help="the names to vary, with commas (default: all)")
    parser.add_argument("--players", type=int, help="how many (default: the fewest, but two)")
    parser.add_argument("--generations", type=int, default=20, help="how many (default: %(default)s)")
    parser.add_argument("--worlds", type=int, help="worlds in a round, for levels that search")
    parser.add_argument("--seed", default="1", help="another seed meets other deals (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    chosen = parser.parse_args(arguments)
    known = knowledge(chosen.game)
    start = known["weights"] | known.get("sight", {}).get(chosen.level, {})
    names = chosen.weights.split(",") if chosen.weights else sorted(start)
    if not set(names) <= set(start):
        parser.error(f"the weights of {chosen.game} are {', '.join(sorted(start))}")
    budget = None if chosen.by_policy else known.get("search", {}).get(chosen.level)
    size = None if budget is None else Budget(**budget)
    if size is not None and chosen.worlds:
        size = replace(size, worlds=chosen.worlds)
    players = chosen.players or next(count for count in sk.game(chosen.game).players if count > 1)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tuning = Tuning(Plan(chosen.game, chosen.level, players, size), start, names, chosen.seed, pool)
        try:
            for line in tuned(tuning, chosen.generations):
                print(line, flush=True)
        finally:
            print("\n".join(f"{name} = {value:g}" for name, value in tuning.best.items()))

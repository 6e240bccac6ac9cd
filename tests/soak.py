"""A long run of random games of every set-up under all laws: `python -m tests.soak --games 10000`."""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from os import cpu_count

from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids
from tests.laws import laws
from tests.laws.setups import Setup, Step, every_setup, random_steps

CHUNK = 100
PIECES_EVERY = {"dracheninsel": 50}
"""Where counting takes long the pieces are counted at one step in so many, and at the end: what is lost stays lost."""
SLOW_EVERY = 500
"""The slow laws are checked at one step in so many, drawn by lot."""


@dataclass(frozen=True)
class Batch:
    """A run of consecutive game numbers of one set-up."""

    setup: Setup
    first: int
    games: int
    slow_every: int


def soak(batch: Batch) -> int:
    """Play the batch; returns the number of decisions, or fails naming set-up and seed."""
    decisions = 0
    for number in range(batch.first, batch.first + batch.games):
        try:
            decisions += one_game(batch.setup, f"{number:x}", batch.slow_every)
        except Exception as error:
            raise RuntimeError(f"{batch.setup}, seed {number:x}: {type(error).__name__}: {error}") from error
    return decisions


def one_game(setup: Setup, seed: str, slow_every: int) -> int:
    """One random game under the laws; returns its number of decisions."""
    state = setup.new(seed)
    start = state.copy()
    lot = Rng(f"laws {seed}")
    pieces_every = PIECES_EVERY.get(setup.game, 1)
    decisions = 0
    for step in random_steps(state, Rng(f"soak {seed}")):
        decisions += 1
        laws.someone_can_act(step.state)
        if decisions % pieces_every == 0:
            laws.pieces_are_conserved(start, step.state)
        if lot.below(slow_every) == 0:
            slow_laws(step, lot)
    laws.someone_can_act(state)
    laws.pieces_are_conserved(start, state)
    return decisions


def slow_laws(step: Step, rng: Rng) -> None:
    """Everything else that must hold in a position."""
    laws.refusals_match_legality(step.state)
    laws.refused_changes_nothing(step.state, rng)
    laws.saves_and_loads(step.state)
    laws.answers_commute(step.state, rng)
    laws.events_cost_and_change_nothing(step.state, step.seat, step.action)
    for seat in range(step.state.players):
        laws.hidden_things_do_not_show(step.state, seat, rng)


def batches(games: int, only: str | None, slow_every: int) -> Iterator[Batch]:
    """So many games for each number of players, spread evenly over the option values."""
    for id in game_ids():
        for players in game(id).players:
            setups = [s for s in every_setup() if (s.game, s.players) == (id, players) and only in (None, id)]
            for setup in setups:
                share = -(-games // len(setups))
                for first in range(0, share, CHUNK):
                    yield Batch(setup, first, min(CHUNK, share - first), slow_every)


def main() -> None:
    """Soak every game, with progress on one line."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--game", choices=game_ids(), help="only this game")
    parser.add_argument("--slow", type=int, default=SLOW_EVERY, help="slow laws at one step in so many")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    arguments = parser.parse_args()
    work = list(batches(arguments.games, arguments.game, arguments.slow))
    total = sum(batch.games for batch in work)
    began, played, decisions = time.monotonic(), 0, 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for batch, done in zip(work, pool.map(soak, work), strict=True):
            played += batch.games
            decisions += done
            if sys.stderr.isatty():
                print(f"\r{played:,} of {total:,} games  {batch.setup}   ", end="", file=sys.stderr)
    print(f"\r{played:,} games, {decisions:,} decisions kept all laws in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()

"""A long run under all laws: random games of every set-up, and positions spoilt at random.

`python -m tests.soak --games 10000 --positions 10000`
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from os import cpu_count

from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids
from schatzkiste.record import SeatAction
from tests.laws import laws, secrecy
from tests.laws.setups import Setup, Step, every_setup, random_steps
from tests.laws.spoilt import is_refused_or_plays_on, spoilt_positions

CHUNK = 100
PIECES_EVERY = {"dracheninsel": 50, "tobago": 10}
"""Where counting takes long the pieces are counted at one step in so many, and at the end: what is lost stays lost."""
SLOW_EVERY = 500
"""The slow laws are checked at one step in so many, drawn by lot."""
REPLAYED_EVERY = 10
"""One game in so many, drawn by lot, is recorded and replayed."""
A_MINUTE = 60.0


@dataclass(frozen=True)
class Games:
    """A run of consecutive game numbers of one set-up."""

    setup: Setup
    first: int
    count: int
    slow_every: int

    def soak(self) -> int:
        """Play them; returns the number of decisions, or fails naming set-up and seed."""
        decisions = 0
        for number in range(self.first, self.first + self.count):
            try:
                decisions += one_game(self.setup, f"{number:x}", self.slow_every)
            except Exception as error:
                raise RuntimeError(f"{self.setup}, seed {number:x}: {type(error).__name__}: {error}") from error
        return decisions


@dataclass(frozen=True)
class Positions:
    """Spoilt positions of one game, out of the games of one seed."""

    game: str
    seed: str
    count: int

    def soak(self) -> int:
        """Load them all; returns how many were accepted, or fails naming what was done to the position."""
        accepted = 0
        for number, spoilt in enumerate(spoilt_positions(self.game, self.seed, self.count)):
            try:
                accepted += is_refused_or_plays_on(game(self.game), spoilt, Rng(f"soak {number}"))
            except Exception as error:
                place = f"{self.game}, seed {self.seed}, position {number}"
                raise RuntimeError(f"{place}: {spoilt.how}: {type(error).__name__}: {error}") from error
        return accepted


Batch = Games | Positions


def soak(batch: Batch) -> int:
    """Work of one process."""
    return batch.soak()


def one_game(setup: Setup, seed: str, slow_every: int) -> int:
    """One random game under the laws; returns its number of decisions."""
    state = setup.new(seed)
    start = state.copy()
    lot = Rng(f"laws {seed}")
    pieces_every = PIECES_EVERY.get(setup.game, 1)
    actions: list[SeatAction] = []
    for step in random_steps(state, Rng(f"soak {seed}")):
        actions.append(SeatAction(step.seat, state.game.notation(step.action)))
        laws.someone_can_act(step.state)
        if len(actions) % pieces_every == 0:
            laws.pieces_are_conserved(start, step.state)
        if lot.below(slow_every) == 0:
            slow_laws(step, lot)
    laws.someone_can_act(state)
    laws.pieces_are_conserved(start, state)
    if lot.below(REPLAYED_EVERY) == 0:
        laws.the_record_replays(state, actions)
    return len(actions)


def slow_laws(step: Step, rng: Rng) -> None:
    """Everything else that must hold in a position."""
    laws.refusals_match_legality(step.state)
    laws.refused_changes_nothing(step.state, rng)
    laws.saves_and_loads(step.state)
    laws.answers_commute(step.state, rng)
    laws.events_cost_and_change_nothing(step.state, step.seat, step.action)
    secrecy.the_log_keeps_secrets(step, rng)
    secrecy.what_is_out_of_sight_changes_nothing(step)
    secrecy.who_sees_a_question_knows_of_it(step.state)
    for seat in step.state.to_act:
        laws.bots_are_honest(step.state, seat, rng)
    for seat in range(step.state.players):
        secrecy.hidden_things_do_not_show(step.state, seat, rng)
        secrecy.learning_is_counted(step, seat, rng)


def batches(games: int, positions: int, only: str | None, only_players: int | None, slow_every: int) -> Iterator[Batch]:
    """So many games for each number of players, spread evenly over the option values, and so many positions a game."""
    for id in game_ids() if only is None else (only,):
        for players in game(id).players:
            if only_players not in (None, players):
                continue
            setups = [setup for setup in every_setup() if (setup.game, setup.players) == (id, players)]
            for setup in setups:
                share = -(-games // len(setups))
                for first in range(0, share, CHUNK):
                    yield Games(setup, first, min(CHUNK, share - first), slow_every)
        for first in range(0, positions, CHUNK):
            yield Positions(id, f"{first // CHUNK:x}", min(CHUNK, positions - first))


def main() -> None:
    """Soak every game, with progress on one line of a terminal, or a line a minute."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--positions", type=int, default=10_000, help="spoilt positions of each game")
    parser.add_argument("--game", choices=game_ids(), help="only this game")
    parser.add_argument("--players", type=int, help="only for this number of players")
    parser.add_argument("--slow", type=int, default=SLOW_EVERY, help="slow laws at one step in so many")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    arguments = parser.parse_args()
    work = list(batches(arguments.games, arguments.positions, arguments.game, arguments.players, arguments.slow))
    if arguments.players is not None and not any(isinstance(batch, Games) for batch in work):
        parser.error(f"no game is played by {arguments.players}")
    total = sum(batch.count for batch in work)
    began, played, decisions, spoilt, accepted = time.monotonic(), 0, 0, 0, 0
    live, told = sys.stderr.isatty(), began
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for batch, done in zip(work, pool.map(soak, work), strict=True):
            if isinstance(batch, Games):
                played, decisions = played + batch.count, decisions + done
            else:
                spoilt, accepted = spoilt + batch.count, accepted + done
            if live or time.monotonic() > told + A_MINUTE:
                told = time.monotonic()
                line = f"{played + spoilt:,} of {total:,} games and positions"
                print(f"\r{line}   " if live else line, end="" if live else "\n", file=sys.stderr, flush=True)
    took = f"in {time.monotonic() - began:.0f} s"
    print(f"\r{played:,} games with {decisions:,} decisions kept all laws; of {spoilt:,} spoilt positions", end=" ")
    print(f"{accepted:,} played on and the others were refused, {took}")


if __name__ == "__main__":
    main()

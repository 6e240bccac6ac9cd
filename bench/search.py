"""`python -m bench search`: decisions a second in the simulations of searchers, ours and OpenSpiel's, in one run.

Both take turns, so that whatever else the machine does falls on both.
"""

from statistics import median
from time import process_time

import click

from bench.peers import ensure_peers, ismcts_rate
from schatzkiste.bots.levels import judgement
from schatzkiste.cli.output import print_table
from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids

PEERS = ("hearts", "gin_rummy")
DECISIONS = 12
"""How long our play-outs are: decisions of which each is the policy's, not a throw of dice."""


@click.command()
@click.option("--repeats", type=click.IntRange(1), default=5, show_default=True, help="How often each is measured.")
@click.option("--seconds", type=float, default=2.0, show_default=True, help="How long a repeat searches.")
def main(repeats: int, seconds: float) -> None:
    """Measure searchers, one after another and all over again."""
    ensure_peers()
    rates: dict[str, list[float]] = {}
    for _ in range(repeats):
        for game_id in game_ids():
            rates.setdefault(f"Schatzkiste, {game(game_id).title}", []).append(playout_rate(game_id, seconds))
        for name in PEERS:
            rates.setdefault(f"OpenSpiel ISMCTS, {name}", []).append(ismcts_rate(name, seconds))
    rows = [(name, f"{max(found):,.0f}", f"{median(found):,.0f}") for name, found in rates.items()]
    print_table(("searcher", "best, decisions/s", "median, decisions/s"), rows, numbers_from=1)


def playout_rate(game_id: str, seconds: float) -> float:
    """Decisions a second of processor time in play-outs by the policy, sampling of worlds included."""
    chosen = game(game_id)
    thinking = judgement("captain", game_id)
    start = chosen.new(next(count for count in chosen.players if count > 1), "5eed")
    for _ in range(DECISIONS):
        start.apply(start.legal_actions()[0])
    seat = start.to_act[0]
    observation, rng = start.observation(seat), Rng("playouts")
    decisions, began = 0, process_time()
    while process_time() - began < seconds:
        world = observation.sample(Rng(rng.seed()))
        for _ in range(DECISIONS):
            if not world.to_act:
                break
            asked = world.to_act[0]
            legal = world.legal_actions(asked)
            world.apply(legal[0] if len(legal) == 1 else thinking.policy(world, asked, legal, rng), asked)
            decisions += 1
    return decisions / (process_time() - began)

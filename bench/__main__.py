"""`python -m bench`: random playouts and the basic operations of every game, as a table or as JSON.

`python -m bench load`, `faults`, `soak`, `store` and `replay` measure the server, `table-page` and `replay-page` the
page, `levels`, `decisions` and `search` the bots, and `tune` finds weights for them: each has a `--help`.
"""

import json
import sys
from dataclasses import asdict
from importlib import import_module

import click

from bench.peers import catanatron, catanatron_rate, ensure_peers
from bench.speed import Speed, speeds
from bench.surroundings import surroundings
from schatzkiste.cli.output import print_table
from schatzkiste.games import game, game_ids


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--repeats", type=click.IntRange(1), default=5, show_default=True, help="How often each is measured.")
@click.option("--seconds", type=float, default=0.5, show_default=True, help="How long a repeat takes at least.")
@click.option("--peers", is_flag=True, help="Measure Catanatron too, before every game and after the last.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(games: tuple[str, ...], repeats: int, seconds: float, peers: bool, as_json: bool) -> None:
    """Measure the games (all, or those named) and print how often a second each thing can be done.

    In place of games: `load`, `faults`, `soak`, `store` or `replay`, which measure the server, `table-page` or
    `replay-page`, which measure the page, `levels`, `decisions` or `search`, which measure the bots, or `tune`, which
    finds weights for them; see `load --help`.
    """
    found: list[Speed] = []
    rates: list[float] = []
    if peers:
        ensure_peers()
    for id in games or game_ids():
        if peers:
            rates.append(catanatron_rate(seconds * repeats))
        found += speeds(game(id), repeats, seconds)
    if peers:
        found.append(catanatron([*rates, catanatron_rate(seconds * repeats)]))
    if as_json:
        click.echo(json.dumps({**surroundings(), "speeds": [asdict(speed) for speed in found]}, indent=1))
        return
    click.echo(", ".join(f"{name} {value}" for name, value in surroundings().items()))
    columns: tuple[str, ...] = ("game", "what", "players", "best/s", "median/s")
    if peers:
        columns = (*columns, "× catanatron")
    print_table(columns, [row(speed, found[-1].median if peers else 0.0) for speed in found], numbers_from=2)


def row(speed: Speed, peer: float) -> tuple[str, ...]:
    """A line of the table, beside the peer's median where there is one."""
    line = (speed.game, speed.what, str(speed.players), f"{speed.best:,.0f}", f"{speed.median:,.0f}")
    if not peer:
        return line
    return (*line, f"{speed.median / peer:.1f}" if speed.what.startswith("random playout") else "")


OTHERS = {
    "load": "load",
    "faults": "faults",
    "soak": "soak_server",
    "store": "store",
    "replay": "replay",
    "table-page": "table_page",
    "replay-page": "replay_page",
    "levels": "levels",
    "decisions": "decisions",
    "search": "search",
    "tune": "tune",
}


def measure() -> None:
    """Do what is named first, else measure the games."""
    if sys.argv[1:] and sys.argv[1] in OTHERS:
        module = import_module(f"bench.{OTHERS[sys.argv.pop(1)]}")
        module.main()
    else:
        main()


if __name__ == "__main__":
    measure()

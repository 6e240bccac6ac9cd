"""`python -m bench`: random playouts and the basic operations of every game, as a table or as JSON."""

import json
import platform
from dataclasses import asdict

import click

from bench.speed import Speed, speeds
from schatzkiste import __version__
from schatzkiste.cli.paper import print_table
from schatzkiste.cli.version import core_kind
from schatzkiste.games import game, game_ids


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--repeats", type=click.IntRange(1), default=5, show_default=True, help="How often each is measured.")
@click.option("--seconds", type=float, default=0.5, show_default=True, help="How long a repeat takes at least.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(games: tuple[str, ...], repeats: int, seconds: float, as_json: bool) -> None:
    """Measure the games (all, or those named) and print how often a second each thing can be done."""
    found = [speed for id in games or game_ids() for speed in speeds(game(id), repeats, seconds)]
    if as_json:
        click.echo(json.dumps({**surroundings(), "speeds": [asdict(speed) for speed in found]}, indent=1))
        return
    click.echo(", ".join(f"{name} {value}" for name, value in surroundings().items()))
    print_table(("game", "what", "players", "best/s", "median/s"), [row(speed) for speed in found], numbers_from=2)


def surroundings() -> dict[str, str]:
    """What the numbers depend on besides the code."""
    return {
        "schatzkiste": __version__,
        "core": core_kind(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def row(speed: Speed) -> tuple[str, ...]:
    """A line of the table."""
    return speed.game, speed.what, str(speed.players), f"{speed.best:,.0f}", f"{speed.median:,.0f}"


if __name__ == "__main__":
    main()

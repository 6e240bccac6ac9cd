"""`schatzkiste simulate`: many games between bots."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, BinaryIO

import click

from schatzkiste.cli.arguments import (
    BOTS_HELP,
    FILE,
    agreed,
    agreements_option,
    bots_for,
    game_argument,
    jobs_option,
    players_option,
    seed_option,
)
from schatzkiste.cli.interrupts import kept_waiting
from schatzkiste.core.errors import unreadable
from schatzkiste.games import game

if TYPE_CHECKING:
    from schatzkiste.arena import Results

COLUMNS = ("games", "wins", "win rate", "95 % interval", "score", "rank", "decisions/s")


@click.command("simulate")
@game_argument
@click.option("-n", "--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@players_option
@click.option(
    "--bots",
    default="helmsman,random",
    show_default=True,
    help=f"{BOTS_HELP}; they fill the seats in turn and rotate.",
)
@seed_option
@agreements_option
@jobs_option
@click.option("--out", type=FILE, metavar="FILE", help="Write the record of every game, one a line.")
def command(
    game_id: str,
    count: int,
    players: int | None,
    bots: str,
    seed: str | None,
    agreements: Sequence[str],
    jobs: int,
    out: Path | None,
) -> int:
    """Let bots play many games and show who wins.

    The same seed gives the same games, whatever the number of processes. Ctrl-C stops early and shows what is finished.

    \b
    Examples:
      schatzkiste simulate schatzinsel -n 1000
      schatzkiste simulate schatzinsel --players 4 --bots helmsman,random --option rules=hawkins
      schatzkiste simulate schatzinsel -n 200 --bots mymodule:MyBot,helmsman --seed 6f1c --out games.jsonl
    """
    from schatzkiste.arena import Results, Series
    from schatzkiste.cli.output import print_wrapped
    from schatzkiste.cli.progress import progress

    chosen = game(game_id)
    settings = agreed(chosen, agreements)
    series = Series(chosen, bots_for(chosen, players, bots, people=0), seed, settings, recorded=out is not None)
    results = Results()
    started = perf_counter()
    interrupted = False
    with ExitStack() as stack:
        lines = stack.enter_context(opened(out)) if out else None
        played = series.outcomes(count, jobs)
        show = stack.enter_context(progress("games", count))
        try:
            for outcome in played:
                with kept_waiting():  # a game that is written is counted
                    if lines and outcome.record:
                        lines.write(outcome.record.line().encode())
                    results.add(outcome)
                show(results.games)
        except KeyboardInterrupt:
            interrupted = True
    if results.games:
        print_results(results)
    seconds = perf_counter() - started
    print_wrapped(
        f"{results.games} of {count} games of {chosen.id}, seed {series.seed}: "
        f"{results.decisions:,} decisions in {seconds:.1f} s, {results.decisions / seconds:,.0f} a second"
    )
    return 130 if interrupted else 0


def opened(out: Path) -> BinaryIO:
    """The file for the games, empty; that it cannot be written is told before the first game."""
    try:
        return out.open("wb")
    except OSError as error:
        raise click.ClickException(f"cannot write {out}: {unreadable(error)}") from error


def print_results(results: "Results") -> None:
    """The standings of the bots, then of the seats; score and rank are means."""
    from schatzkiste.cli.output import print_table

    for whose, standings in (("bot", results.by_bot()), ("seat", results.by_seat())):
        rows = [
            (
                line.name,
                str(line.games),
                f"{line.wins:.2f}".rstrip("0").rstrip("."),
                f"{line.win_rate:.1%}",
                f"{100 * line.low:.1f} – {line.high:.1%}",
                f"{line.mean_score:.1f}",
                f"{line.mean_rank:.2f}",
                f"{line.decisions_per_second:,.0f}",
            )
            for line in standings
        ]
        print_table((whose, *COLUMNS), rows, numbers_from=1)
        click.echo()

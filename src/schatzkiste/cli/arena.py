"""`schatzkiste arena`: bots compared on the same deals."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from schatzkiste.bots import DEADLINE
from schatzkiste.cli.arguments import (
    BOTS_HELP,
    FILE,
    agreed,
    agreements_option,
    game_argument,
    jobs_option,
    language_option,
    named_bots,
    seed_option,
)
from schatzkiste.core.errors import unreadable
from schatzkiste.games import game

if TYPE_CHECKING:
    from schatzkiste.arena import Comparison
    from schatzkiste.texts import Texts

COLUMNS = ("bot", "games", "wins", "interval", "rank", "points", "rating", "median", "slow", "stand-in")


@click.command("arena")
@game_argument
@click.option("--bots", default="1,2", show_default=True, help=f"{BOTS_HELP}; every two of them meet.")
@click.option(
    "-n",
    "--games",
    "count",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="How many games every two bots play, rounded up to whole deals.",
)
@click.option("--players", type=int, help="How many play at a table; else as few as the game is for, but two or more.")
@click.option("--one-against-the-rest", is_flag=True, help="Only the first bot meets the others, alone against them.")
@click.option("--together", is_flag=True, help="All bots sit at one table; further seats are filled by them in turn.")
@seed_option
@agreements_option
@jobs_option
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=DEADLINE,
    show_default=True,
    help="So long a decision may take; then a stand-in decides.",
)
@click.option("--out", type=FILE, metavar="FILE", help="Keep every game in this file; run again, it goes on there.")
@click.option("--plot", type=FILE, metavar="FILE", help="Draw wins and ratings as SVG.")
@language_option
def command(
    game_id: str,
    bots: str,
    count: int,
    players: int | None,
    one_against_the_rest: bool,
    together: bool,
    seed: str | None,
    agreements: Sequence[str],
    jobs: int,
    seconds: float,
    out: Path | None,
    plot: Path | None,
    language: str,
) -> int:
    """Compare bots on the same deals: wins, places, ratings, time.

    Every two bots meet by themselves, and every deal is played from every seat. With more than two players each bot
    also sits alone at tables of the other, where an equal would win one game in three or four. A bot that fails
    is named, and a stand-in decides for it. Ctrl-C stops early; with --out the same command goes on later.

    \b
    Examples:
      schatzkiste arena schatzinsel --bots 1,2 -n 400
      schatzkiste arena dracheninsel --bots 2,1 --players 4 --one-against-the-rest --out series.jsonl
      schatzkiste arena tobago --bots mymodule:MyBot,"program:node my-bot.mjs",2 --plot wins.svg
    """
    from schatzkiste.arena import Comparison, seating
    from schatzkiste.cli.output import print_wrapped
    from schatzkiste.cli.progress import progress
    from schatzkiste.texts import Texts

    if one_against_the_rest and together:
        raise click.UsageError("--one-against-the-rest and --together exclude each other")
    texts = Texts(language)
    chosen = game(game_id)
    arrange = seating.pairs
    if one_against_the_rest or together:
        arrange = seating.together if together else seating.one_against_the_rest
    named = named_bots(bots)
    if together and players is None:
        players = max(len(named), min(chosen.players))
    comparison = Comparison(chosen, named, players, arrange, seed, agreed(chosen, agreements), seconds, out)
    total = comparison.total(count)
    drawing = None if plot is None else opened(plot)
    played = comparison.play(count, jobs)
    interrupted = False
    with progress("games", total) as show:
        try:
            for _ in played:
                show(comparison.results.games)
        except KeyboardInterrupt:
            interrupted = True
    if comparison.results.games:
        print_comparison(comparison, texts)
        if drawing is not None:
            from schatzkiste.arena.plot import plotted

            with drawing.open("w", encoding="utf-8") as file:
                file.write(plotted(comparison, texts))
    title, played_so_far = texts.say(f"{chosen.id}-title"), comparison.results.games
    seed = comparison.series.seed
    print_wrapped(texts.say("cli-arena-end", title=title, games=played_so_far, total=total, seed=seed))
    if interrupted and out is not None:
        print_wrapped(texts.say("cli-arena-go-on", file=str(out)))
    return 130 if interrupted else 0


def opened(file: Path) -> Path:
    """The file for the drawing; that it cannot be written is told before the first game."""
    try:
        file.open("a").close()
    except OSError as error:
        raise click.ClickException(f"cannot write {file}: {unreadable(error)}") from error
    return file


def print_comparison(comparison: "Comparison", texts: "Texts") -> None:
    """The standings, the wins of each bot alone against each other one, and the failures of bots that failed."""
    from schatzkiste.cli.output import print_table, print_wrapped

    columns = [texts.say(f"cli-arena-{column}") for column in COLUMNS]
    print_table(columns, list(standing_rows(comparison, texts)), numbers_from=1)
    click.echo()
    if len(comparison.series.names) > 2 or comparison.series.seating.players > 2:
        rows = list(win_rows(comparison, texts))
        if rows:
            from schatzkiste.arena.figures import Figures

            print_wrapped(texts.say("cli-arena-alone", par=Figures(texts).percent(comparison.par)))
            print_table(["", *(line.name for line in comparison.results.by_bot())], rows, numbers_from=1)
            click.echo()
    for line in comparison.results.by_bot():
        if line.stood_in:
            print_wrapped(texts.say("cli-arena-failed", bot=line.name, decisions=line.stood_in, failure=line.failure))


def standing_rows(comparison: "Comparison", texts: "Texts") -> Iterator[tuple[str, ...]]:
    """A line for each bot; points and rank are means."""
    from schatzkiste.arena.figures import Figures

    figures = Figures(texts)
    ratings = {rating.name: rating for rating in comparison.ratings.by_bot()}
    for line in comparison.results.by_bot():
        rating = ratings.get(line.name)
        rated = "" if rating is None else f"{figures.number(rating.value, 1)} ± {figures.number(rating.spread, 1)}"
        yield (
            line.name,
            str(line.games),
            figures.percent(line.win_rate),
            figures.interval(line.low, line.high),
            figures.number(line.mean_rank, 2),
            figures.number(line.mean_score, 1),
            rated,
            figures.milliseconds(line.median),
            figures.milliseconds(line.slow),
            str(line.stood_in or ""),
        )


def win_rows(comparison: "Comparison", texts: "Texts") -> Iterator[tuple[str, ...]]:
    """For each bot its wins, alone against each of the others."""
    from schatzkiste.arena.figures import Figures

    figures = Figures(texts)
    names = [line.name for line in comparison.results.by_bot()]
    alone = comparison.results.alone()
    for one in names:
        met = [alone.get((one, rest)) for rest in names]
        if any(met):
            told = (
                f"{figures.percent(cell.win_rate)} ({figures.interval(cell.low, cell.high)})" if cell else ""
                for cell in met
            )
            yield (one, *told)

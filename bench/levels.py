"""`python -m bench levels`: how strong and how fast the levels of the bots are, as tables in Markdown.

Every comparison keeps its games in a file of its own and goes on there when it is run again. The deals come from a seed
that tuning never uses.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import click

from bench.surroundings import surroundings
from schatzkiste.arena import Comparison, Entry, Standing, name_of, one_against_the_rest, together
from schatzkiste.arena.figures import Figures
from schatzkiste.bots import LEVELS
from schatzkiste.cli.progress import progress
from schatzkiste.core import Game
from schatzkiste.games import game, game_ids
from schatzkiste.texts import Texts
from tools.paths import BUILD

SEED = "b0a7"
"""The seed of the proof."""
FRESH_SEEDS = {"dracheninsel": "ca57", "schatzinsel": "c4b7"}
"""Another one where levels were changed after earlier ones had met deals of the first."""
PARTNERS_NEEDED = {"dracheninsel"}
"""Games in which nobody gets far among random players, because carrying takes partners: points are told instead."""
TABLES = {"dracheninsel": (3, 4)}
"""The numbers of players with which the levels are compared, where two is not one of them."""
LONGER = {("dracheninsel", 4, "legend"): 400, ("schatzinsel", 4, "legend"): 400, ("schatzinsel", 4, "helmsman"): 1200}
"""How many games a level plays with so many players where fewer leave open whether it is better than the one below."""
FIGURES = Figures(Texts("en"))


@dataclass(frozen=True)
class Duel:
    """One bot alone against another on all other seats."""

    game: Game
    one: Entry
    rest: Entry
    players: int
    games: int

    @property
    def name(self) -> str:
        """What the duel is called, as a file too."""
        return f"{self.game.id}-{self.players}p-{name_of(self.one)}-{name_of(self.rest)}"

    def played(self, folder: Path, jobs: int) -> Comparison:
        """The duel, played to its end from wherever it stands."""
        bots, file = [self.one, self.rest], folder / f"{self.name}.jsonl"
        comparison = Comparison(self.game, bots, self.players, one_against_the_rest, seed_of(self.game), file=file)
        return finished(comparison, self.name, self.games, jobs)


def finished(comparison: Comparison, name: str, games: int, jobs: int) -> Comparison:
    """The comparison, played to its end."""
    outcomes = comparison.play(games, jobs)
    with progress(name, comparison.total(games)) as show:
        for _ in outcomes:
            show(comparison.results.games)
    return comparison


class Proof:
    """The tables of one game."""

    def __init__(self, game: Game, games: int, folder: Path, jobs: int) -> None:
        self.game = game
        self._games = games
        self._folder = folder
        self._jobs = jobs
        self._levels = LEVELS

    def tables(self) -> Iterator[str]:
        """The lines of Markdown."""
        yield f"### {self.game.title}"
        yield ""
        yield "| bot | against | players | games | wins | 95 % interval | equals | points |"
        yield "|---|---|--:|--:|--:|--:|--:|--:|"
        for duel in self._duels():
            yield self._row(duel)
        yield ""
        if self.game.id in PARTNERS_NEEDED:
            yield from self._points()
        yield from self._times()

    def _duels(self) -> Iterator[Duel]:
        """Each level against the one below it, with few players and with most; then against fixed opponents."""
        few = TABLES.get(self.game.id, (2,))
        steps = list(zip(self._levels[1:], self._levels, strict=False))
        for players in dict.fromkeys((*few, max(self.game.players))):
            games = self._games if players in few else self._games // 2
            for one, rest in steps:
                yield Duel(self.game, one, rest, players, max(games, LONGER.get((self.game.id, players, one), 0)))
        alone = self.game.id not in PARTNERS_NEEDED
        if alone:
            yield Duel(self.game, self._levels[min(2, len(self._levels) - 1)], "random", min(few), self._games)
        for players in few:
            games = self._games if alone else self._games // 4
            yield Duel(self.game, self._levels[-1], yardstick(self.game.id), players, games)

    def _row(self, duel: Duel) -> str:
        comparison = duel.played(self._folder, self._jobs)
        one, rest = comparison.series.names
        standing = comparison.results.alone()[one, rest]
        others = next(line for line in comparison.results.by_bot() if line.name == rest)
        cells = (
            one,
            rest,
            str(duel.players),
            str(comparison.results.games),
            FIGURES.percent(standing.win_rate),
            FIGURES.interval(standing.low, standing.high),
            FIGURES.percent(comparison.par),
            f"{FIGURES.number(standing.mean_score, 1)} : {FIGURES.number(others.mean_score, 1)}",
        )
        return f"| {' | '.join(cells)} |"

    def _points(self) -> Iterator[str]:
        """What a table of equals gets."""
        players = min(self.game.players)
        yield f"| all {players} seats | games | points each |"
        yield "|---|--:|--:|"
        for id in dict.fromkeys(("random", *self._levels)):
            name = f"{self.game.id}-{players}p-all-{id}"
            file = self._folder / f"{name}.jsonl"
            alike = Comparison(self.game, [id] * players, players, together, seed_of(self.game), file=file)
            results = finished(alike, name, self._games // 4, self._jobs).results
            points = sum(line.mean_score for line in results.by_bot()) / players
            yield f"| {id} | {results.games} | {FIGURES.number(points, 1)} |"
        yield ""

    def _times(self) -> Iterator[str]:
        """How long decisions took, from the duels in which a bot was alone."""
        yield "| bot | decisions | ms a decision, median | 99 % within |"
        yield "|---|--:|--:|--:|"
        told: set[str] = set()
        for duel in self._duels():
            for line in duel.played(self._folder, self._jobs).results.by_bot():
                if line.name not in told:
                    told.add(line.name)
                    yield time_row(line)
        yield ""


def time_row(line: Standing) -> str:
    """How long the decisions of one bot took."""
    median, slow = FIGURES.milliseconds(line.median), FIGURES.milliseconds(line.slow)
    return f"| {line.name} | {line.decisions:,} | {median} | {slow} |"


def seed_of(game: Game) -> str:
    """The seed of a game's proof."""
    return FRESH_SEEDS.get(game.id, SEED)


def yardstick(game_id: str) -> Entry:
    """A bot that never changes, so that progress can be told."""
    made: Entry = import_module(f"bench.yardsticks.{game_id}").make()
    return made


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("-n", "count", type=click.IntRange(4), default=200, show_default=True, help="Games of a comparison.")
@click.option("--jobs", type=click.IntRange(1), default=lambda: os.cpu_count() or 1, help="Processes.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=BUILD / "levels",
    help="Where the games are kept, to go on with them; else .build/levels.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Write the tables to this file too.")
def main(games: tuple[str, ...], count: int, jobs: int, folder: Path, out: Path | None) -> None:
    """Compare the levels of the bots in all games, or in those named, and print tables in Markdown."""
    folder.mkdir(parents=True, exist_ok=True)
    seeds = ", ".join(dict.fromkeys(seed_of(game(id)) for id in games or game_ids()))
    lines = [f"Seed {seeds}; {', '.join(f'{name} {value}' for name, value in surroundings().items())}.", ""]
    for id in games or game_ids():
        lines += Proof(game(id), count, folder, jobs).tables()
    text = "\n".join(lines)
    click.echo(text)
    if out is not None:
        out.write_text(text + "\n", encoding="utf-8")

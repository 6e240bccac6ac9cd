"""`python -m bench decisions`: how long single decisions take, as tables in Markdown.

First the greedy bots of earlier times beside the policies that took their place; then the slowest decisions and the
slowest replies in windows of the levels that search, at the largest tables. Positions are drawn by lot from games
between policies, and for the second table as many from games of dice, which come to where nobody would go on purpose.
The time is that of the processor.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from statistics import median
from time import process_time
from typing import NamedTuple

import click

from bench.levels import FIGURES, yardstick
from bench.surroundings import surroundings
from schatzkiste.arena.entrants import bot_of
from schatzkiste.bots import LEVELS, Bot, RandomBot
from schatzkiste.bots.levels import Sighted, knowledge, level_bot
from schatzkiste.core import NO_ACTION, Game, Observation, Rng
from schatzkiste.games import game, game_ids

SEED = "bench decisions"
REPEATS = 3
"""Where means are compared, the fastest of so many rounds counts."""
ONE_IN = 20
"""Of the decisions in a game one in so many is drawn, so that they come from many games."""
LONGEST = 50_000
"""After so many decisions no more replies are waited for: most games have no windows."""

Decide = Callable[[], object]


class Asked(NamedTuple):
    """What a seat knows that has a choice, perhaps of a reply in a window."""

    known: Observation
    is_reply: bool


def asked(game: Game, players: int, bot: Bot) -> Iterator[Asked]:
    """Every choice in games of a bot with itself, one game after another without end."""
    seeds = Rng(SEED)
    while True:
        state = game.new(players, seeds.seed())
        chance = Rng(state.seed)
        while state.to_act:
            seat = state.to_act[0]
            known = state.observation(seat)
            if len(known.legal_actions()) > 1:
                yield Asked(known, state.silence(seat) != NO_ACTION)
            state.apply(bot.decide(known, chance), seat)


def decisions(game: Game, players: int, bot: Bot, count: int) -> list[Observation]:
    """So many choices drawn by lot, replies left out."""
    lot = Rng(SEED)
    found = (known for known, is_reply in asked(game, players, bot) if not is_reply and lot.below(ONE_IN) == 0)
    return list(islice(found, count))


def replies(game: Game, players: int, bot: Bot, count: int) -> list[Observation]:
    """The first replies, as many as there are, but no more than so many."""
    met = islice(asked(game, players, bot), LONGEST)
    return list(islice((known for known, is_reply in met if is_reply), count))


def seeing_all(game: Game) -> Sighted:
    """Decides by the policy that has everything its game knows in sight."""
    return Sighted(game.judgement(knowledge(game.id)["weights"]))


def seconds(decide: Decide) -> float:
    """How long a decision takes."""
    begun = process_time()
    decide()
    return process_time() - begun


def mean_seconds(decides: list[Decide]) -> float:
    """How long decisions take on average."""

    def once() -> None:
        for decide in decides:
            decide()

    return min(seconds(once) for _ in range(REPEATS)) / len(decides)


def asking(bot: Bot, positions: list[Observation]) -> list[Decide]:
    """The bot's decisions, to be timed."""
    return [partial(bot.decide, known, Rng(SEED)) for known in positions]


def thinking(bot: Sighted, positions: list[Observation]) -> list[Decide]:
    """The decisions of the bot's policy alone, in worlds sampled before."""
    policy = bot.judgement.policy
    worlds = [(known.sample(Rng(SEED)), known.seat) for known in positions]
    return [partial(policy, world, seat, world.legal_actions(seat), Rng(SEED)) for world, seat in worlds]


def before_and_after(games: list[Game], count: int) -> Iterator[str]:
    """What a decision took the greedy bots, and what it takes the policies, with sampling and alone."""
    yield "| game | players | greedy, ms | sample and policy, ms | times as fast | policy alone, ms |"
    yield "|---|--:|--:|--:|--:|--:|"
    for chosen in games:
        players = next(number for number in chosen.players if number > 1)
        after = seeing_all(chosen)
        positions = decisions(chosen, players, after, count)
        bots = [mean_seconds(asking(bot, positions)) for bot in (bot_of(yardstick(chosen.id), chosen.id), after)]
        alone = mean_seconds(thinking(after, positions))
        cells = [FIGURES.milliseconds(bots[0]), FIGURES.milliseconds(bots[1]), FIGURES.number(bots[0] / bots[1], 1)]
        yield f"| {chosen.title} | {players} | {' | '.join(cells)} | {FIGURES.milliseconds(alone)} |"


def slowest(games: list[Game], count: int) -> Iterator[str]:
    """The slowest decisions and replies of the levels that search, with the most players."""
    yield "| game | players | bot | decisions | median, ms | slowest, ms | replies | median, ms | slowest, ms |"
    yield "|---|--:|---|--:|--:|--:|--:|--:|--:|"
    for chosen in games:
        players, halves = max(chosen.players), (seeing_all(chosen), RandomBot())
        kinds = [
            [known for bot in halves for known in drawn(chosen, players, bot, count // 2)]
            for drawn in (decisions, replies)
        ]
        for level in LEVELS[-2:]:
            cells = [cell for positions in kinds for cell in times(level_bot(level, chosen.id), positions)]
            yield f"| {chosen.title} | {players} | {level} | {' | '.join(cells)} |"


def times(bot: Bot, positions: list[Observation]) -> Iterator[str]:
    """How many there are, and how long they took in the middle and at most."""
    took = [seconds(decide) for decide in asking(bot, positions)]
    yield f"{len(took):,}"
    for figure in (median, max):
        yield FIGURES.milliseconds(figure(took)) if took else "–"


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("-n", "count", type=click.IntRange(2), default=1000, show_default=True, help="Positions of each kind.")
def main(games: tuple[str, ...], count: int) -> None:
    """Measure single decisions in all games, or in those named, and print tables in Markdown."""
    chosen = [game(id) for id in games or game_ids()]
    click.echo(f"{', '.join(f'{name} {value}' for name, value in surroundings().items())}.\n")
    for table in (before_and_after, slowest):
        for line in table(chosen, count):
            click.echo(line)
        click.echo()

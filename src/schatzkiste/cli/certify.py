"""`schatzkiste certify`: whether a bot keeps the rules of the house."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from schatzkiste.bots import SERVER_DEADLINE
from schatzkiste.cli.arguments import language_option, look_here_for
from schatzkiste.core import BadSetup
from schatzkiste.games import game, game_ids

if TYPE_CHECKING:
    from schatzkiste.arena import Certificate
    from schatzkiste.texts import Texts

GOOD, BAD = "✓", "✗"


@click.command("certify")
@click.argument("entry", metavar="BOT")
@click.option("--game", "wanted", multiple=True, metavar="GAME", help="Only this game of those that it claims.")
@click.option(
    "-n",
    "--games",
    "count",
    type=click.IntRange(1),
    default=2,
    show_default=True,
    help="How many games with each number of players and each option.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=SERVER_DEADLINE,
    show_default=True,
    help="So long a decision may take.",
)
@click.option(
    "--one-in",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Ask a slow bot for one decision in N; the others are taken at random.",
)
@language_option
def command(entry: str, wanted: Sequence[str], count: int, seconds: float, one_in: int, language: str) -> int:
    """Check a bot in every game that it claims: legal, the same again, no use of what is hidden, in time.

    BOT is a level, an id, module:name or program:COMMAND. It plays with every number of players, then with each option
    changed by itself; decisions drawn by lot are asked for again, of another copy of the bot and with hidden things
    dealt otherwise.
    The exit code is 1 unless all is well.

    \b
    Examples:
      schatzkiste certify mymodule:MyBot
      schatzkiste certify "program:node my-bot.mjs" --game schatzinsel
      schatzkiste certify 2 --game tobago -n 1 --one-in 10 --seconds 3
    """
    from schatzkiste.arena import claims, id_of
    from schatzkiste.arena.certificate import Examination
    from schatzkiste.cli.output import print_wrapped
    from schatzkiste.cli.progress import progress
    from schatzkiste.texts import Texts

    texts = Texts(language)
    look_here_for(entry)
    found = []
    chosen = [game(id).id for id in wanted] or list(game_ids() if entry.isdecimal() else claims(entry))
    if not chosen:
        raise BadSetup(f"there is no game that the bot {entry!r} plays")
    for game_id in chosen:
        examination = Examination(id_of(entry), game_id, count, seconds, one_in)
        with progress(f"games of {game_id}", len(examination)) as show:
            for number, _ in enumerate(examination.play(), start=1):
                show(number)
        found.append(examination.certificate)
    print_certificates(found, texts)
    is_good = all(certificate.is_good for certificate in found)
    print_wrapped(texts.say("cli-certify-verdict", bot=entry, good="yes" if is_good else "no"))
    return 0 if is_good else 1


def print_certificates(found: "Sequence[Certificate]", texts: "Texts") -> None:
    """A line for each game, then what failed, in sentences."""
    from schatzkiste.arena.certificate import CHECKS
    from schatzkiste.arena.figures import Figures
    from schatzkiste.cli.output import print_table, print_wrapped

    figures = Figures(texts)
    columns = ("game", "decisions", *CHECKS, "median", "slow", "slowest")
    rows = [
        (
            certificate.game,
            str(certificate.decisions),
            *(f"{BAD} {failed}" if failed else GOOD for failed in certificate.failed.values()),
            figures.milliseconds(certificate.times.quantile(0.5)),
            figures.milliseconds(certificate.times.quantile(0.99)),
            figures.milliseconds(certificate.slowest),
        )
        for certificate in found
    ]
    print_table([texts.say(f"cli-certify-{column}") for column in columns], rows, numbers_from=1)
    click.echo()
    for certificate in found:
        for sentence in certificate.told:
            print_wrapped(f"· {sentence}")

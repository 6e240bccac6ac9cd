"""`schatzkiste games`: what is in the chest."""

import click

from schatzkiste.bots import bot_ids
from schatzkiste.cli.arguments import language_option
from schatzkiste.cli.version import version_option
from schatzkiste.core import Choice, Count, Option
from schatzkiste.games import game, game_ids

WIDEST = 14
"""The column of the ids, with the space behind it."""


@click.command("games")
@language_option
@version_option
def command(language: str) -> None:
    """List the games with their options and bots.

    \b
    Examples:
      schatzkiste games
      schatzkiste games --lang de
      schatzkiste games --version
    """
    from schatzkiste.cli.output import print_wrapped
    from schatzkiste.texts import Texts

    texts = Texts(language)
    for id in game_ids():
        chosen = game(id)
        head = texts.say(
            "cli-games-head",
            title=texts.say(f"{id}-title"),
            players=", ".join(map(str, chosen.players)),
            minutes=chosen.minutes,
            rules=chosen.rules_version,
        )
        print_wrapped(f"{id:{WIDEST}}{head}", indent=" " * WIDEST)
        lines = [texts.say("cli-games-bots", bots=", ".join(bot_ids(id))), *map(written, chosen.options)]
        for line in lines:
            print_wrapped(" " * WIDEST + line, indent=" " * (WIDEST + 2))


def written(option: Option) -> str:
    """An option with its values, its default first."""
    if isinstance(option, Choice):
        others = [value for value in option.values if value != option.default]
        return f"{option.name}: {', '.join([str(option.default), *others])}"
    assert isinstance(option, Count)
    return f"{option.name}: {option.default} ({option.low}–{option.high})"

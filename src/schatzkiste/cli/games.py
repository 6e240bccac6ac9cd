"""`schatzkiste games`: what is in the chest."""

import click

from schatzkiste.bots import bot_ids
from schatzkiste.cli.arguments import language_option
from schatzkiste.cli.version import version_option
from schatzkiste.core import Choice, Count, Option
from schatzkiste.games import game, game_ids


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
    from schatzkiste.cli.paper import print_table
    from schatzkiste.texts import Texts

    texts = Texts(language)
    heads = [texts.say(f"cli-games-{column}") for column in ("id", "title", "options", "bots")]
    heads += [texts.say(f"cli-games-{column}") for column in ("players", "minutes", "rules")]
    print_table(heads, [row(id, texts.say(f"{id}-title")) for id in game_ids()], numbers_from=4)


def row(id: str, title: str) -> list[str]:
    """The line of one game."""
    chosen = game(id)
    return [
        id,
        title,
        "\n".join(written(option) for option in chosen.options),
        "\n".join(bot_ids(id)),
        ", ".join(map(str, chosen.players)),
        str(chosen.minutes),
        str(chosen.rules_version),
    ]


def written(option: Option) -> str:
    """An option with its values, its default first."""
    if isinstance(option, Choice):
        others = [value for value in option.values if value != option.default]
        return f"{option.name}: {', '.join([str(option.default), *others])}"
    assert isinstance(option, Count)
    return f"{option.name}: {option.default} ({option.low}–{option.high})"

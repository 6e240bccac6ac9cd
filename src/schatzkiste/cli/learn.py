"""`schatzkiste learn`: the first steps in a game, in the terminal."""

import click

from schatzkiste.cli.arguments import game_argument, language_option


@click.command("learn")
@game_argument
@click.option(
    "--from", "first", type=click.IntRange(1), default=1, metavar="N", help="Begin with step N of the lesson."
)
@language_option
def command(game_id: str, first: int, language: str) -> int:
    """Learn a game in a few minutes: Lora the parrot tells what to do, and you do it.

    Whatever the rules allow can be tried; she takes back what is not part of the lesson. Ctrl-C leaves it and tells how
    to go on later.

    \b
    Examples:
      schatzkiste learn silver_gold
      schatzkiste learn tobago --lang de
      schatzkiste learn tobago --from 9
    """
    from schatzkiste.cli.play import desk_for
    from schatzkiste.cli.talk import Quit, code_of
    from schatzkiste.cli.teaching import Teaching
    from schatzkiste.lessons import lesson
    from schatzkiste.texts import Texts

    taught = lesson(game_id)
    if first > len(taught.steps):
        raise click.UsageError(f"--from goes from 1 to {len(taught.steps)}, the number of steps of the lesson")
    texts = Texts(language)
    desk = desk_for(texts)
    teaching = Teaching(taught, first, texts, desk)
    try:
        desk.run(teaching.hold())
    except (Quit, EOFError, KeyboardInterrupt) as reason:
        teaching.farewell()
        return code_of(reason)
    teaching.end()
    return 0

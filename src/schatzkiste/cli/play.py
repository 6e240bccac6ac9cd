"""`schatzkiste play`: a game in the terminal."""

from collections.abc import Sequence
from pathlib import Path

import click

from schatzkiste.cli.arguments import (
    FILE,
    agreed,
    agreements_option,
    bots_for,
    language_option,
    named_bots,
    players_option,
    recorded_game,
    seed_option,
    tables_option,
)
from schatzkiste.games import game
from schatzkiste.record import Record
from schatzkiste.seeds import fresh_seed


@click.command("play")
@click.argument("game_id", metavar="[GAME]", required=False)
@players_option
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="Ids or module:name of your own, separated by commas; they fill the other seats in turn.",
)
@seed_option
@agreements_option
@language_option
@tables_option
@click.option("--load", type=FILE, metavar="FILE", help="Go on with a saved game.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep the game saved in this file.")
def command(
    game_id: str | None,
    players: int | None,
    bots: str,
    seed: str | None,
    agreements: Sequence[str],
    language: str,
    tables: Path | None,
    load: Path | None,
    save: Path | None,
) -> int:
    """Play against bots in the terminal.

    Type the number of a choice or an action such as "lay 3-5"; a question mark lists what else can be typed.

    \b
    Examples:
      schatzkiste play schatzinsel
      schatzkiste play schatzinsel --players 3 --bots greedy,random --option rules=hawkins --lang de
      schatzkiste play schatzinsel --save my-game.json
      schatzkiste play --load my-game.json --save my-game.json
    """
    from schatzkiste.cli.conversation import Conversation, Leave
    from schatzkiste.cli.sitting import Sitting
    from schatzkiste.texts import Texts

    texts = Texts(language)
    if load is not None:
        if players is not None or seed is not None or agreements:
            raise click.UsageError("a saved game has its players, seed and options; leave them out with --load")
        record = Record.load(load)
        chosen = recorded_game(record, tables) if game_id is None else game(game_id, tables)
        sitting = Sitting.resumed(record, chosen, named_bots(bots))
    elif game_id is not None:
        chosen = game(game_id, tables)
        seated = bots_for(chosen, players, bots, people=1)
        state = chosen.new(len(seated) + 1, fresh_seed() if seed is None else seed, agreed(chosen, agreements))
        sitting = Sitting(state, 0, dict(enumerate(seated, start=1)))
    else:
        raise click.UsageError("name a game, or a saved one with --load")
    if save is not None:
        try:
            sitting.record().save(save)  # a file that cannot be written is told before the game, not after it
        except OSError as error:
            raise click.ClickException(f"cannot save in {save}: {error.strerror}") from error
    go_on = [] if tables is None else ["--tables", str(tables)]
    conversation = Conversation(sitting, texts, save, go_on)
    try:
        conversation.hold()
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        click.echo()
        conversation.farewell()
        return 130 if isinstance(reason, KeyboardInterrupt) else 0
    return 0

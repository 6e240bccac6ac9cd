"""`schatzkiste play`: a game in the terminal."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from schatzkiste.cli.arguments import (
    BOTS_HELP,
    FILE,
    agreed,
    agreements_option,
    bots_for,
    components_option,
    language_option,
    named_bots,
    players_option,
    seed_option,
    told_in,
)
from schatzkiste.cli.records import load_record, recorded_game
from schatzkiste.core import at_table
from schatzkiste.core.errors import unreadable
from schatzkiste.games import game
from schatzkiste.seeds import fresh_seed

if TYPE_CHECKING:
    from schatzkiste.cli.desk import Desk
    from schatzkiste.texts import Texts


@click.command("play")
@click.argument("game_id", metavar="[GAME]", required=False)
@players_option
@click.option(
    "--bots",
    default="deckhand",
    show_default=True,
    help=f"{BOTS_HELP}; they fill the other seats in turn.",
)
@click.option("--hints", is_flag=True, help="Let “hint” tell what a strong player would do, step by step.")
@seed_option
@agreements_option
@language_option
@components_option
@click.option("--load", type=FILE, metavar="FILE", help="Go on with a saved game, and keep it in that file.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep the game saved in this file, or in another than --load.")
def command(
    game_id: str | None,
    players: int | None,
    bots: str,
    hints: bool,
    seed: str | None,
    agreements: Sequence[str],
    language: str,
    components: Path | None,
    load: Path | None,
    save: Path | None,
) -> int:
    """Play against bots in the terminal.

    Type what you do in your language, such as "lay 3-5" or just its beginning; Tab completes, a question mark helps.
    Ctrl-C asks before it stops, and the game is saved.

    \b
    Examples:
      schatzkiste play schatzinsel
      schatzkiste play schatzinsel --players 3 --bots captain,deckhand --option rules=hawkins --lang de
      schatzkiste play tobago --hints
      schatzkiste play schatzinsel --save my-game.json
      schatzkiste play --load my-game.json
    """
    from schatzkiste.cli.conversation import Conversation
    from schatzkiste.cli.session import Session
    from schatzkiste.cli.talk import Quit, code_of
    from schatzkiste.texts import Texts

    texts = Texts(language)
    if load is not None:
        if players is not None or seed is not None or agreements:
            raise click.UsageError("a saved game has its players, seed and options; leave them out with --load")
        record = load_record(load)
        chosen = recorded_game(record, components) if game_id is None else game(game_id, components)
        session = Session.resumed(record, chosen, named_bots(bots))
    elif game_id is not None:
        chosen = game(game_id, components)
        seated = bots_for(chosen, players, bots, people=1)
        options = at_table(chosen.options, agreed(chosen, agreements))
        state = chosen.new(len(seated) + 1, fresh_seed() if seed is None else seed, options)
        session = Session(state, 0, dict(enumerate(seated, start=1)))
    else:
        raise click.UsageError("name a game, or a saved one with --load")
    file = save or load
    if file is not None:
        try:
            session.record().save(file)  # a file that cannot be written is told before the game, not after it
        except OSError as error:
            raise click.ClickException(f"cannot save in {file}: {unreadable(error)}") from error
    go_on = [] if components is None else ["--components", str(components)]
    go_on += ["--hints"] if hints else []
    go_on += told_in(language)
    desk = desk_for(texts)
    conversation = Conversation(session, texts, desk, file, go_on, gives_hints=hints)
    conversation.begin()
    try:
        desk.run(conversation.hold())
    except (Quit, EOFError, KeyboardInterrupt) as reason:
        conversation.farewell()
        return code_of(reason)
    conversation.end()
    return 0


def has_screen() -> bool:
    """Whether someone sits at a terminal of which we may have the whole screen."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "dumb")


def desk_for(texts: "Texts") -> "Desk":
    """A screen where there is one, else lines."""
    if has_screen():
        from schatzkiste.cli.screen import Screen

        return Screen(texts)
    from schatzkiste.cli.desk import Lines

    return Lines()

"""`schatzkiste replay`: a recorded game, action by action."""

from pathlib import Path

import click

from schatzkiste.cli.arguments import FILE, language_option, recorded_game, tables_option
from schatzkiste.core import Event
from schatzkiste.record import Record


@click.command("replay")
@click.argument("file", type=FILE)
@click.option("--to", "last", type=click.IntRange(0), metavar="N", help="Stop after N actions.")
@tables_option
@language_option
def command(file: Path, last: int | None, tables: Path | None, language: str) -> None:
    """Tell a recorded game, then show the table and the result.

    \b
    Examples:
      schatzkiste replay my-game.json
      schatzkiste replay my-game.json --to 12 --lang fr
    """
    from schatzkiste.cli.paper import Drawing
    from schatzkiste.cli.players import player_names, print_result
    from schatzkiste.texts import Texts

    texts = Texts(language)
    record = Record.load(file)
    chosen = recorded_game(record, tables)
    record.resume(chosen)
    if last is not None and last > len(record.moves):
        raise click.UsageError(f"--to goes from 0 to {len(record.moves)}, the number of actions in {file}")
    names = player_names(record.players, chosen, texts)
    title = texts.say(f"{chosen.id}-title")
    click.echo(texts.say("cli-replay-head", title=title, players=", ".join(names), moves=len(record.moves)))
    state = record.start(chosen)
    for number, move in enumerate(record.moves[:last], start=1):
        events: list[Event] = []
        action = chosen.parse(move.notation)
        state.apply(action, move.seat, events)
        told = [texts.event(chosen.id, event, names) for event in events]
        deed = texts.action(chosen.id, chosen.actions[action])
        for line in told or [texts.say("cli-about", whom=names[move.seat], what=deed)]:
            click.echo(f"{number:>4}  {line}")
    click.echo(f"\n{Drawing(chosen, texts).table(state, None)}\n")
    print_result(state, names, texts)
    if not state.is_over:
        click.echo(texts.say("cli-replay-under-way"))

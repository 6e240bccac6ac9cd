"""`schatzkiste replay`: a recorded game, action by action."""

from pathlib import Path

import click

from schatzkiste.cli.arguments import FILE, components_option, language_option
from schatzkiste.cli.records import load_record, recorded_game
from schatzkiste.core import Event


@click.command("replay")
@click.argument("file", type=FILE)
@click.option("--to", "last", type=click.IntRange(0), metavar="N", help="Stop after N actions.")
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Which game of a file that holds many.")
@components_option
@language_option
def command(file: Path, last: int | None, number: int | None, components: Path | None, language: str) -> None:
    """Tell a recorded game, then show the table and the result.

    \b
    Examples:
      schatzkiste replay my-game.json
      schatzkiste replay my-game.json --to 12 --lang fr
      schatzkiste replay games.jsonl --game 7
    """
    from schatzkiste.cli.output import ColouredDrawing, print_wrapped
    from schatzkiste.cli.players import player_names, print_result
    from schatzkiste.texts import Texts

    texts = Texts(language)
    record = load_record(file, number)
    chosen = recorded_game(record, components)
    record.resume(chosen)
    if last is not None and last > len(record.actions):
        raise click.UsageError(f"--to goes from 0 to {len(record.actions)}, the number of actions in {file}")
    names = player_names(record.players, chosen, texts)
    title = texts.say(f"{chosen.id}-title")
    print_wrapped(texts.say("cli-replay-head", title=title, players=", ".join(names), moves=len(record.actions)))
    state = record.start(chosen)
    for number, taken in enumerate(record.actions[:last], start=1):
        events: list[Event] = []
        action = chosen.parse(taken.notation)
        state.apply(action, taken.seat, events)
        told = [texts.event(chosen.id, event, names) for event in events]
        action_text = texts.action(chosen.id, chosen.actions[action])
        for line in told or [texts.say("cli-about", whom=names[taken.seat], what=action_text)]:
            print_wrapped(f"{number:>4}  {line}", indent=" " * 6)
    click.echo(f"\n{ColouredDrawing(chosen, texts).table(state, None)}\n")
    print_result(state, names, texts)
    if not state.is_over:
        click.echo(texts.say("cli-replay-under-way"))

"""`schatzkiste replay`: a recorded game, action by action."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import click

from schatzkiste.cli.arguments import FILE, components_option, language_option
from schatzkiste.cli.records import load_record, recorded_game
from schatzkiste.moments import Moment

if TYPE_CHECKING:
    from schatzkiste.texts import Texts


@click.command("replay")
@click.argument("file", type=FILE)
@click.option("--from", "first", type=click.IntRange(0), metavar="N", help="Begin with the table after N actions.")
@click.option("--seat", type=click.IntRange(1), metavar="N", help="As this player saw it; else as a spectator.")
@click.option("--to", "last", type=click.IntRange(0), metavar="N", help="Stop after N actions.")
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Which game of a file that holds many.")
@components_option
@language_option
def command(
    file: Path,
    first: int | None,
    seat: int | None,
    last: int | None,
    number: int | None,
    components: Path | None,
    language: str,
) -> None:
    """See a recorded game again.

    On a terminal you go through it with the arrow keys, or to any step by its number. With --to, or where there is no
    screen, it is told at once: the table it begins with, if that is not the start, every action, the table after the
    last of them, and the points.

    \b
    Examples:
      schatzkiste replay my-game.json
      schatzkiste replay my-game.json --seat 2 --from 57
      schatzkiste replay my-game.json --from 57 --to 60 --lang fr
      schatzkiste replay games.jsonl --game 7
    """
    from schatzkiste.cli.output import ColouredDrawing, print_wrapped
    from schatzkiste.cli.play import has_screen
    from schatzkiste.cli.players import player_names, print_result
    from schatzkiste.texts import Texts

    texts = Texts(language)
    record = load_record(file, number)
    chosen = recorded_game(record, components)
    moments = record.moments(chosen)
    steps = len(record.actions)
    for option, step in (("--from", first), ("--to", last)):
        if step is not None and step > steps:
            raise click.UsageError(f"{option} goes from 0 to {steps}, the number of actions in {file}")
    if seat is not None and seat > len(record.players):
        raise click.UsageError(f"--seat goes from 1 to {len(record.players)}, the number of players in {file}")
    viewer = None if seat is None else seat - 1
    names = player_names(record.players, chosen, texts)
    title = texts.say(f"{chosen.id}-title")
    print_wrapped(texts.say("cli-replay-head", title=title, players=", ".join(names), moves=steps))
    if record.rules_version != chosen.rules_version:
        print_wrapped(texts.say("cli-replay-rules", version=record.rules_version, current=chosen.rules_version))
    if last is None and has_screen():
        look_through(moments, first or 0, viewer, names, texts)
        return
    drawing = ColouredDrawing(chosen, texts)
    if first:
        click.echo(f"\n{drawing.table(moments[first].state, viewer)}\n")
    end = moments[steps if last is None else last]
    for before, moment in pairwise(moments[first or 0 : end.step + 1]):
        for line in told(moment, before, viewer, names, texts):
            print_wrapped(f"{moment.step:>4}  {line}", indent=" " * 6)
    state = end.state
    click.echo(f"\n{drawing.table(state, viewer)}\n")
    print_result(state, names, texts)
    if not state.is_over:
        click.echo(texts.say("cli-replay-under-way"))


def look_through(moments: Sequence[Moment], first: int, viewer: int | None, names: list[str], texts: "Texts") -> None:
    """Show the game on a screen, from a step on, until the reader leaves."""
    from schatzkiste.cli.looking import Looking
    from schatzkiste.cli.screen import Screen
    from schatzkiste.cli.talk import Quit

    screen = Screen(texts)
    looking = Looking(moments, viewer, names, texts, screen)
    with suppress(Quit, EOFError, KeyboardInterrupt):
        screen.run(looking.hold(first))
    looking.farewell()


def told(moment: Moment, before: Moment, viewer: int | None, names: list[str], texts: "Texts") -> list[str]:
    """What a step tells: its events, or the action where there are none; a seat hears what it was told then."""
    game = before.state.game
    events = list(moment.events) if viewer is None else moment.events_for(viewer)
    lines = [texts.event(game.id, event, names) for event in events]
    if lines or moment.notation is None or moment.seat is None or (viewer is not None and moment.seat != viewer):
        return lines
    action = texts.action(game.id, game.actions[game.parse(moment.notation)])
    return [texts.say("cli-about", whom=names[moment.seat], what=action)]

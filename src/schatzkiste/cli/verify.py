"""`schatzkiste verify`: whether records tell true games."""

from collections.abc import Sequence
from pathlib import Path

import click

from schatzkiste.cli.arguments import FILE, recorded_game, tables_option
from schatzkiste.core import SchatzkisteError
from schatzkiste.record import Record


@click.command("verify")
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="FILE...")
@tables_option
def command(files: Sequence[Path], tables: Path | None) -> int:
    """Check records: the seed against its hash, every action against the rules, the result against the replay.

    One line for each file; the exit code is 1 when any of them fails.

    \b
    Examples:
      schatzkiste verify my-game.json
      schatzkiste verify games/*.json
    """
    code = 0
    for file in files:
        try:
            click.echo(f"{file}: ok, {verdict(Record.load(file), tables)}")
        except SchatzkisteError as error:
            click.echo(f"{file}: wrong, {str(error).removeprefix(f'{file}: ')}")
            code = 1
    return code


def verdict(record: Record, tables: Path | None) -> str:
    """What a true record tells."""
    state = record.verify(recorded_game(record, tables))
    scores = ":".join(map(str, state.scores()))
    outcome = f"ended {scores}" if state.is_over else f"under way at {scores}"
    return f"{record.game}, players: {len(record.players)}, actions: {len(record.moves)}, {outcome}"

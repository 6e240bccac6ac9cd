"""`schatzkiste verify`: whether records tell true games."""

from collections.abc import Sequence
from pathlib import Path

import click

from schatzkiste.cli.arguments import FILE, components_option
from schatzkiste.cli.progress import progress
from schatzkiste.cli.records import count_lines, holds_many, load_record, numbered_records, recorded_game
from schatzkiste.core import BadRecord, OtherRules, SchatzkisteError
from schatzkiste.record import Record

OK, WRONG, NOT_CHECKED = "ok", "wrong", "not checked"


@click.command("verify")
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="FILE...")
@components_option
def command(files: Sequence[Path], components: Path | None) -> int:
    """Check records: the seed against its hash, every action against the rules, the result against the replay.

    One line for each file: ok, wrong, or not checked where that cannot be done here, as with other rules.
    A file may hold many games, as simulate --out writes them. The exit code is 1 unless all are ok.

    \b
    Examples:
      schatzkiste verify my-game.json
      schatzkiste verify games.jsonl
      schatzkiste verify games/*.json
    """
    code = 0
    for file in files:
        finding, sentence = verdict(file, components)
        click.echo(f"{file}: {finding}, {sentence.removeprefix(f'{file}: ')}")
        code |= finding != OK
    return code


def verdict(file: Path, components: Path | None) -> tuple[str, str]:
    """Whether the records in the file are true, and what they tell."""
    try:
        if holds_many(file):
            return OK, all_checked(file, components)
        return OK, checked(load_record(file), components)
    except SchatzkisteError as error:
        is_open = isinstance(error, OtherRules) or isinstance(error.__cause__, OtherRules | OSError)
        return NOT_CHECKED if is_open else WRONG, str(error)


def checked(record: Record, components: Path | None) -> str:
    """What a true record tells."""
    state = record.verify(recorded_game(record, components))
    scores = ":".join(map(str, state.scores()))
    outcome = f"ended {scores}" if state.is_over else f"under way at {scores}"
    return f"{record.game}, players: {len(record.players)}, actions: {len(record.actions)}, {outcome}"


def all_checked(file: Path, components: Path | None) -> str:
    """What a file of many true records tells; an error names its line."""
    actions = 0
    total = count_lines(file)
    with progress("games", total) as show:
        for number, record in numbered_records(file):
            try:
                record.verify(recorded_game(record, components))
            except SchatzkisteError as error:
                raise BadRecord(f"line {number}: {error}") from error
            actions += len(record.actions)
            show(number)
    return f"games: {total}, actions: {actions}"

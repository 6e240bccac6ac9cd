"""How far a long task has come: a bar on a terminal, now and then a line elsewhere; on stderr."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

STEPS_ON_TERMINAL = 200
STEPS_ELSEWHERE = 10


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A function to be told how many are done; the bar moves by itself, so processes are forked before it."""
    on_terminal = sys.stderr.isatty()
    step = max(1, total // (STEPS_ON_TERMINAL if on_terminal else STEPS_ELSEWHERE))
    if not on_terminal:
        click.echo(f"0/{total} {what}", err=True)
        yield lambda done: click.echo(f"{done}/{total} {what}", err=True) if _is_due(done, step, total) else None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
    from rich.progress import TimeElapsedColumn as Elapsed
    from rich.progress import TimeRemainingColumn as Remaining

    counted = (TextColumn("{task.description}"), BarColumn(bar_width=None), MofNCompleteColumn())
    columns = (SpinnerColumn(), *counted, Elapsed(), TextColumn("/"), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True, expand=True) as bar:
        task = bar.add_task(what, total=total)

        def show(done: int) -> None:
            if _is_due(done, step, total):
                bar.update(task, completed=done)

        yield show


def _is_due(done: int, step: int, total: int) -> bool:
    return done % step == 0 or done == total

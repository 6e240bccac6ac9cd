"""Numbered work spread over processes; what comes back is in order, whatever the number of processes."""

import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, TypeVar

from schatzkiste.core import BadSetup, SchatzkisteError

LARGEST_CHUNK = 16
CHUNKS_AHEAD = 4
CHUNK_SECONDS = 0.2
"""So long a chunk may take: whoever waits wants to see that something is being done."""

Done = TypeVar("Done")


class WorkerDied(SchatzkisteError):
    """A process that ended before its work was done."""


def in_processes(work: Callable[[int], Done], numbers: range, jobs: int) -> Iterator[Done]:
    """What `work` makes of the numbers, which are consecutive, in order; `work` is copied into every process.

    The processes run when this returns: whoever starts threads, as a progress bar does, does so after it, since a
    process that is forked beside a running thread may hang.
    """
    not_ours = set(active_children())
    executor = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(_packed(work),))
    first = executor.submit(_do, numbers[:1])
    return _collected(executor, first, numbers, jobs, not_ours)


def _collected(
    executor: ProcessPoolExecutor,
    first: "Future[tuple[list[Done], float]]",
    numbers: range,
    jobs: int,
    not_ours: set[BaseProcess],
) -> Iterator[Done]:
    most = max(1, min(LARGEST_CHUNK, len(numbers) // (jobs * CHUNKS_AHEAD)))
    size = begun = 1
    waiting = deque([first])
    with executor:
        try:
            while waiting:
                while begun < len(numbers) and len(waiting) < jobs * CHUNKS_AHEAD:
                    waiting.append(executor.submit(_do, numbers[begun : begun + size]))
                    begun += size
                done, seconds = waiting.popleft().result()
                size = fitting(len(done), seconds, most)
                yield from done
        except BaseException as error:  # an interrupt too must not wait for work that nobody will collect
            for worker in set(active_children()) - not_ours:
                worker.terminate()
            if isinstance(error, BrokenProcessPool):
                raise WorkerDied("a worker process died; was there enough memory?") from error
            raise


def fitting(done: int, seconds: float, most: int) -> int:
    """How much the next chunk should hold, given how much was done in how long; at least one, at most `most`."""
    return most if seconds * most <= CHUNK_SECONDS * done else max(1, int(CHUNK_SECONDS * done / seconds))


def _packed(work: Callable[[int], object]) -> bytes:
    try:
        return pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise BadSetup(f"with several jobs, bots must be able to travel to other processes: {error}") from error


_work: Callable[[int], Any]


def _begin(packed: bytes) -> None:
    global _work
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    _work = pickle.loads(packed)


def _do(numbers: range) -> tuple[list[Any], float]:
    started = perf_counter()
    return [_work(number) for number in numbers], perf_counter() - started

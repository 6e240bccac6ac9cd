"""Numbered work spread over processes; what comes back is in order, whatever the number of processes."""

import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import Any, TypeVar

from schatzkiste.core import BadSetup, SchatzkisteError

LARGEST_CHUNK = 16
CHUNKS_AHEAD = 4

Done = TypeVar("Done")


class WorkerDied(SchatzkisteError):
    """A process that ended before its work was done."""


def in_processes(work: Callable[[int], Done], count: int, jobs: int) -> Iterator[Done]:
    """The results of `work(0)` to `work(count - 1)`, in order; `work` is copied into every process."""
    size = max(1, min(LARGEST_CHUNK, count // (jobs * CHUNKS_AHEAD)))
    chunks = [range(first, min(first + size, count)) for first in range(0, count, size)]
    not_ours = set(active_children())
    waiting: deque[Future[list[Done]]] = deque()
    with ProcessPoolExecutor(jobs, initializer=_begin, initargs=(_packed(work),)) as executor:
        try:
            for chunk in chunks:
                waiting.append(executor.submit(_do, chunk))
                if len(waiting) >= jobs * CHUNKS_AHEAD:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        except BaseException as error:  # an interrupt too must not wait for work that nobody will collect
            for worker in set(active_children()) - not_ours:
                worker.terminate()
            if isinstance(error, BrokenProcessPool):
                raise WorkerDied("a worker process died; was there enough memory?") from error
            raise


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


def _do(numbers: range) -> list[Any]:
    return [_work(number) for number in numbers]

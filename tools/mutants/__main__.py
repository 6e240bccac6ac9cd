"""`make mutants`: put faults into a copy of the code, one at a time, and tell which of them no test finds."""

import argparse
import queue
import signal
import sys
import tempfile
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.mutants.results import EQUIVALENT, Results, equivalents, is_stale
from tools.mutants.sample import USUAL, Mutant, draw, parts
from tools.mutants.trial import Copy, Outcome, Usual
from tools.paths import TEST_LOCK
from tools.prepare import Need, prepare
from tools.problem import exit_with


def main() -> int:
    chosen = arguments(sys.argv[1:])
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no tests are left behind
    prepare((Need.POSTGRES,), TEST_LOCK)
    sample = [
        mutant
        for part, files in parts(chosen.parts or USUAL).items()
        for mutant in draw(part, files, chosen.sample, chosen.seed)
    ]
    results = Results()
    known = equivalents()
    tried = [mutant for mutant in sample if mutant.change not in known]
    waiting = [mutant for mutant in tried if is_waiting(results.outcome(mutant), again=chosen.again)]
    print(f"{len(sample)} mutants, {len(sample) - len(tried)} judged equivalent, {len(waiting)} to try", flush=True)
    for change in filter(is_stale, known):
        print(f"{EQUIVALENT.name} judges lines that are gone from {change.file}: {change.before}")
    try_all(waiting, results, chosen.jobs)
    report(sample, tried, results)
    return 0


def arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants ARGS=...", description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"folders or modules of the package (usually {', '.join(USUAL)})")
    parser.add_argument("--sample", type=int, default=30, metavar="N", help="mutants of each part (30)")
    parser.add_argument("--seed", default="1", help="another seed draws another sample (1)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many are tried at once (2)")
    parser.add_argument("--again", action="store_true", help="try those again that survived before")
    return parser.parse_args(given)


def is_waiting(outcome: Outcome | None, *, again: bool) -> bool:
    return outcome is None or (again and outcome is Outcome.SURVIVED)


def try_all(mutants: Sequence[Mutant], results: Results, jobs: int) -> None:
    """Try the mutants, each job in its own copy; an interrupted run has written down what it found."""
    usual = Usual()
    done = 0
    counting = threading.Lock()
    with tempfile.TemporaryDirectory(prefix="schatzkiste-mutants-") as folder:
        copies = [Copy(Path(folder, str(number))) for number in range(min(jobs, len(mutants)))]
        free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for copy in copies:
            free.put(copy)

        def try_one(mutant: Mutant) -> None:
            nonlocal done
            copy = free.get()
            try:
                outcome = copy.try_out(mutant, usual)
            finally:
                free.put(copy)
            results.write(mutant, outcome)
            with counting:
                done += 1
                told = f" {mutant}" if outcome is Outcome.SURVIVED else f" {mutant.file}:{mutant.fault.line}"
                print(f"{done}/{len(mutants)} {outcome.value}{told}", flush=True)

        with ThreadPoolExecutor(jobs) as pool:
            tries = [pool.submit(try_one, mutant) for mutant in mutants]
            try:
                for one in tries:
                    one.result()
            except BaseException:
                for one in tries:
                    one.cancel()
                for copy in copies:
                    copy.stop()
                raise


def report(sample: Sequence[Mutant], tried: Sequence[Mutant], results: Results) -> None:
    """The score of each part, and what survived."""
    survivors = [mutant for mutant in tried if results.outcome(mutant) is Outcome.SURVIVED]
    if survivors:
        print("\nSurvivors")
        for mutant in survivors:
            print(mutant)
    print(f"\n{'part':<20} {'mutants':>8} {'equivalent':>11} {'survived':>9} {'score':>7}")
    for part in (*dict.fromkeys(mutant.part for mutant in sample), "all"):
        drawn, counted, alive = (
            sum(part in (mutant.part, "all") for mutant in mutants) for mutants in (sample, tried, survivors)
        )
        score = f"{100 * (counted - alive) / counted:.1f} %" if counted else "–"
        print(f"{part:<20} {drawn:>8} {drawn - counted:>11} {alive:>9} {score:>7}")


if __name__ == "__main__":
    exit_with(main)

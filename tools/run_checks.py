"""`make test`: run the checks, all of them even when one fails, and end with a table of what came out."""

import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools.checks import CHECKS, Check, Run
from tools.commands import child_environment
from tools.engines import obstacle
from tools.page import node_environment
from tools.paths import TEST_LOCK
from tools.prepare import Need, prepare
from tools.problem import Problem, exit_with
from tools.second_run import remember_failures, unsteady
from tools.wheel import installed_is_compiled


@dataclass(frozen=True)
class Result:
    """What came of a check; `note` is the reason when it could not run, or what it is to be watched for."""

    check: Check
    outcome: str
    seconds: float = 0.0
    note: str = ""


def main() -> int:
    return run(choose(sys.argv[1:]))


def run(checks: Sequence[Check]) -> int:
    """Prepare what the checks need, run them all and tell; 1 when one failed."""
    needs = {need for check in checks for need in check.needs}
    started = time.monotonic()
    problems = prepare(needs, TEST_LOCK, must_compile=True, keep_going=True)
    results: list[Result] = []
    with ThreadPoolExecutor(2) as pool:
        beside = (check for check in checks if check.run is Run.BESIDE)
        for result in pool.map(lambda check: perform(check, problems), beside):
            results.append(result)
    results += [perform(check, problems) for check in checks if check.run is Run.ALONE]
    print_summary(results, time.monotonic() - started)
    return 1 if any(result.outcome == "failed" for result in results) else 0


def choose(arguments: Sequence[str]) -> list[Check]:
    """The checks named on the command line (separated by commas or spaces), or all."""
    wanted = [name for argument in arguments for name in argument.split(",") if name]
    known = [check.name for check in CHECKS]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise Problem(f"No check is called {', '.join(unknown)}. There are: {', '.join(known)}.")
    return [check for check in CHECKS if not wanted or check.name in wanted]


def perform(check: Check, problems: dict[Need, Problem]) -> Result:
    """Run one check, unless what it needs is not there."""
    unmet = [need for need in check.needs if need in problems]
    if unmet:
        return Result(check, "failed", note=f"not run: {unmet[0].value} could not be prepared, see above")
    if check.only_compiled and not installed_is_compiled():
        return Result(check, "left out", note=f"nothing is compiled here: {obstacle()}")
    live = check.run is Run.ALONE
    if live:
        print(f"\n── {check.name} ──", flush=True)
    base = node_environment() if Need.NODE in check.needs else child_environment()
    environment = {**base, **check.environment}
    started = time.monotonic()
    finished = subprocess.run(
        (*check.command, *(remember_failures(check.name) if check.second_run else ())),
        cwd=check.cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=None if live else subprocess.PIPE,
        stderr=None if live else subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    passed_alone = unsteady(check.name, finished.returncode, environment) if check.second_run else []
    outcome = "ok" if finished.returncode == 0 or passed_alone else "failed"
    note = f"unsteady, to be repaired: {', '.join(passed_alone)}" if passed_alone else ""
    result = Result(check, outcome, time.monotonic() - started, note)
    if not live:
        report(result, finished.stdout)
    return result


def report(result: Result, output: str) -> None:
    """Print a buffered check in one go, so that two at a time stay readable; what passed needs no output."""
    shown = f"\n── {result.check.name} ──\n{output.rstrip()}\n" if result.outcome == "failed" else ""
    print(f"{shown}{result.check.name} … {result.outcome} ({result.seconds:.1f} s)", flush=True)


def print_summary(results: Sequence[Result], seconds: float) -> None:
    print("\n── summary ──")
    for result in results:
        print(f"{result.check.name:<12} {result.seconds:7.1f} s  {result.outcome}  {result.note}".rstrip())
    failed = sum(result.outcome == "failed" for result in results)
    verdict = f"{failed} of {len(results)} failed" if failed else "all well"
    print(f"{'':<12} {seconds:7.1f} s  {verdict}", flush=True)


if __name__ == "__main__":
    exit_with(main)

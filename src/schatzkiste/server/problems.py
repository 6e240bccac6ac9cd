"""What can be wrong other than the rules: each problem has a text `problem-<code>` with these arguments."""

from typing import NamedTuple

from schatzkiste.server.message import Arg, Problem


class Kind(NamedTuple):
    """A kind of problem: its HTTP status and the names of its arguments."""

    status: int
    args: tuple[str, ...] = ()


PROBLEMS: dict[str, Kind] = {
    "malformed": Kind(400),
    "too-large": Kind(413, ("limit",)),
    "too-fast": Kind(429),
    "flooding": Kind(429),
    "too-many-requests": Kind(429, ("limit",)),
    "too-many-messages": Kind(429, ("limit",)),
    "too-many-bytes": Kind(429, ("limit",)),
    "too-many-connections": Kind(429, ("limit",)),
    "too-many-new-tables": Kind(429, ("limit", "minutes")),
    "full-table": Kind(429, ("limit",)),
    "full-server": Kind(503, ("limit",)),
    "too-slow": Kind(408, ("seconds",)),
    "long-address": Kind(414, ("limit",)),
    "long-headers": Kind(431, ("limit",)),
    "wrong-type": Kind(415),
    "wrong-host": Kind(421, ("host",)),
    "wrong-origin": Kind(403, ("origin",)),
    "unknown-path": Kind(404),
    "wrong-method": Kind(405),
    "server-trouble": Kind(500),
    "unknown-game": Kind(404, ("game", "known")),
    "wrong-count": Kind(400, ("count", "allowed")),
    "unknown-option": Kind(400, ("option", "known")),
    "wrong-option": Kind(400, ("option", "value", "allowed")),
    "unknown-bot": Kind(400, ("bot", "known")),
    "no-person": Kind(400),
    "long-name": Kind(400, ("limit",)),
    "too-many-tables": Kind(400, ("limit",)),
    "unknown-table": Kind(404),
    "broken-table": Kind(500),
    "old-rules": Kind(409, ("game", "version", "current")),
    "hello-first": Kind(400),
    "hello-again": Kind(400),
    "wrong-key": Kind(403),
    "no-seat": Kind(403),
    "unknown-action": Kind(400),
    "stale": Kind(409),
    "not-over": Kind(409),
    "practice-over": Kind(409),
    "no-record": Kind(409),
    "unknown-step": Kind(404, ("step", "count")),
    "record-unreadable": Kind(400),
    "record-newer": Kind(400),
    "record-game": Kind(400, ("game",)),
    "record-setup": Kind(400),
    "record-components": Kind(400),
    "record-secret": Kind(400),
    "record-long": Kind(400, ("limit",)),
    "record-seed": Kind(400),
    "record-rules": Kind(409, ("version", "current")),
    "record-rules-step": Kind(409, ("version", "current", "step")),
    "record-older": Kind(409, ("version", "current")),
    "record-no-action": Kind(400, ("step", "action")),
    "record-action": Kind(400, ("step", "action")),
    "record-goes-on": Kind(400, ("step",)),
    "record-result": Kind(400, ("step",)),
    "record-no-result": Kind(400, ("step",)),
    "record-not-over": Kind(400, ("step",)),
    "position-seatless": Kind(400),
    "position-forgets": Kind(409),
    "position-unreadable": Kind(400),
    "position-newer": Kind(400),
    "position-game": Kind(400, ("game",)),
    "position-rules": Kind(409),
    "position-wrong": Kind(400, ("place",)),
    "no-undo": Kind(409),
    "no-hints": Kind(403),
    "no-hint-now": Kind(409),
    "hint-failed": Kind(503),
    "no-request": Kind(409),
    "not-started": Kind(409),
    "already-started": Kind(409),
    "not-host": Kind(403),
    "no-person-there": Kind(409),
    "people-stay": Kind(409),
    "seat-taken": Kind(409),
    "no-free-seat": Kind(409),
    "free-seats": Kind(409, ("count",)),
    "not-invited": Kind(403),
    "unknown-code": Kind(404),
    "too-many-guesses": Kind(429, ("seconds",)),
    "name-first": Kind(400),
    "too-many-devices": Kind(409, ("limit",)),
    "no-watching": Kind(403),
    "signed-out": Kind(403),
    "bot-plays": Kind(409),
    "not-away-long": Kind(409),
    "long-talk": Kind(400, ("limit",)),
    "enough-talk": Kind(409, ("limit",)),
    "no-talk": Kind(403),
    "not-saved": Kind(503),
    "bot-failed": Kind(500, ("bot",)),
    "bot-not-saved": Kind(503, ("bot",)),
}
LONGEST_ARG = 60


class RequestError(Exception):
    """A request that cannot be served, with the problem to answer it by."""

    def __init__(self, code: str, **args: Arg) -> None:
        super().__init__(code)
        self.problem = problem(code, **args)

    @property
    def status(self) -> int:
        """The HTTP status it travels with."""
        return PROBLEMS[self.problem.code].status


def raise_if(wrong: Problem | None) -> None:
    """Raise what is wrong, if anything is."""
    if wrong is not None:
        raise RequestError(wrong.code, **wrong.args)


def problem(code: str, **args: Arg) -> Problem:
    """The message for a problem; long texts from outside are cut, and what cannot be written down is left out."""
    if set(args) != set(PROBLEMS[code].args):
        raise TypeError(f"problem {code} has the arguments {PROBLEMS[code].args}, not {tuple(args)}")
    return Problem(code, {name: writable(arg) if isinstance(arg, str) else arg for name, arg in args.items()})


def writable(text: str) -> str:
    """The beginning of a text, without halves of signs, which a file of JSON may hold and no message can."""
    return text[:LONGEST_ARG].encode(errors="replace").decode()

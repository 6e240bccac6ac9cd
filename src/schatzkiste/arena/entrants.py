"""Who takes part: a bot by its id, one of your own by `module:name` or `program:command`, or anything that decides."""

from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import cast

from schatzkiste.arena.program import PREFIX, Program
from schatzkiste.bots import LEVELS, Bot, bot, bot_ids
from schatzkiste.core import BadSetup, Observation, Rng
from schatzkiste.games import game_ids

Decision = Callable[[Observation, Rng], int]
Entry = str | Bot | type[Bot] | Decision


class Plain:
    """A plain function at the table."""

    def __init__(self, function: Decision) -> None:
        self.function = function

    def decide(self, observation: Observation, rng: Rng) -> int:
        """What the function says."""
        return self.function(observation, rng)


def id_of(name: str) -> str:
    """The bot's id, where it was named by the number of its level; any other name as it is."""
    if not name.isdecimal():
        return name
    if not 1 <= int(name) <= len(LEVELS):
        raise BadSetup(f"there are bots of the levels 1 to {len(LEVELS)}, not {name}")
    return LEVELS[int(name) - 1]


def bot_of(entry: Entry, game_id: str, seconds: float | None = None) -> Bot:
    """The bot that an entry means, for this game; a program has this long for a decision."""
    if isinstance(entry, str) and entry.startswith(PREFIX):
        return Program(entry.removeprefix(PREFIX), game_id, seconds)
    if isinstance(entry, str) and ":" not in entry:
        return bot(entry, game_id)
    found = _imported(entry) if isinstance(entry, str) else entry
    if isinstance(found, type):
        try:
            found = found()
        except TypeError as error:
            raise BadSetup(f"bot {name_of(entry)} must be made without arguments: {error}") from error
    if callable(getattr(found, "decide", None)):
        return cast(Bot, found)
    if callable(found):
        return Plain(found)
    raise BadSetup(f"{name_of(entry)} is no bot: it has no decide(observation, rng)")


def claims(entry: Entry) -> tuple[str, ...]:
    """The games that the bot says it plays: by `games` of its class, or a program when it is ready; else all."""
    if isinstance(entry, str) and entry.startswith(PREFIX):
        program = Program(entry.removeprefix(PREFIX), game_ids()[0])
        try:
            return program.games()
        finally:
            program.end()
    if isinstance(entry, str) and ":" not in entry:
        return tuple(id for id in game_ids() if entry in bot_ids(id))
    found = _imported(entry) if isinstance(entry, str) else entry
    return tuple(getattr(found, "games", game_ids()))


def name_of(entry: Entry) -> str:
    """What the entry is called in results."""
    if isinstance(entry, str):
        return entry
    return str(getattr(entry, "__name__", type(entry).__name__))


def distinct(names: Sequence[str]) -> list[str]:
    """The names, numbered where several are the same."""
    total, so_far = Counter(names), Counter[str]()
    numbered = []
    for name in names:
        so_far[name] += 1
        numbered.append(f"{name} {so_far[name]}" if total[name] > 1 else name)
    return numbered


def _imported(path: str) -> object:
    module_name, _, name = path.partition(":")
    try:
        module = import_module(module_name)
    except (ImportError, ValueError) as error:
        raise BadSetup(f"bot {path!r}: cannot import {module_name!r}: {error}") from error
    if not hasattr(module, name):
        raise BadSetup(f"bot {path!r}: {module_name} has no {name!r}")
    return cast(object, getattr(module, name))

"""The texts the code uses: their ids, each with the arguments it is given."""

import ast
import dataclasses
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from schatzkiste import core, games
from schatzkiste.bots import RENAMED, bot_ids
from schatzkiste.bots.hints import ADVISER, CLEAR, ONLY, OTHERS
from schatzkiste.bots.levels import judgement
from schatzkiste.core import Choice, Event, event_code
from schatzkiste.games import game, game_ids
from schatzkiste.lessons.lesson import GENERAL_STRAY
from schatzkiste.server.problems import PROBLEMS
from schatzkiste.texts import SEAT_ARGUMENTS

Usages = dict[str, frozenset[str]]

GAMES = Path(games.__path__[0])
CORE = Path(core.__path__[0])


def shared() -> Usages:
    """What belongs to no game: the core's refusals, bots, problems."""
    bots = {bot for game_id in game_ids() for bot in bot_ids(game_id)}
    return {
        **{f"refusal-{code}": args for code, args in refusals(CORE)},
        **{f"bot-{bot}": frozenset() for bot in bots},
        **{f"bot-{bot}-about": frozenset() for bot in bots},
        **{f"bot-{bot}": frozenset() for bot in RENAMED},
        **{f"hint-{about}{reason}": frozenset() for about in ("", "look-") for reason in (OTHERS, ONLY, CLEAR)},
        "hint-close": frozenset(),
        f"lesson-{GENERAL_STRAY}": frozenset(),
        **{f"problem-{code}": frozenset(kind.args) for code, kind in PROBLEMS.items()},
    }


def of_game(game_id: str) -> Usages:
    """What belongs to one game."""
    chosen = game(game_id)
    usages: Usages = {"title": frozenset(), "about": frozenset(), "goal": frozenset()}
    for action in (chosen.actions[number] for number in range(len(chosen.actions))):
        usages[f"action-{action.kind}"] = frozenset(action.args)
    for option in chosen.options:
        usages[f"option-{option.name}"] = frozenset()
        if not option.is_technical:
            usages[f"option-{option.name}-about"] = frozenset()
        if isinstance(option, Choice):
            usages.update({f"option-{option.name}-{value}": frozenset() for value in option.values})
    for reason in judgement(ADVISER, game_id).term_names:
        usages.update({f"hint-{reason}": frozenset(), f"hint-look-{reason}": frozenset()})
    usages["hint-gain"] = frozenset({"gain"})
    for event in events(game_id):
        fields = (field.name for field in dataclasses.fields(event))  # type: ignore[arg-type]
        usages[f"event-{event_code(event.__name__)}"] = text_arguments(fields)
    usages.update({f"refusal-{code}": args for code, args in refusals(GAMES / game_id)})
    return {f"{game_id}-{name}": args for name, args in usages.items()}


def refusals(folder: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """The code and the arguments of every refusal made in a folder."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{file}:{node.lineno}: the code must be a literal"
                assert isinstance(code.value, str), f"{file}:{node.lineno}: the code must be a text"
                names = [keyword.arg for keyword in node.keywords]
                assert "rule" in names, f"{file}:{node.lineno}: the rule must be named"
                yield code.value, text_arguments(name for name in names if name is not None and name != "rule")


def events(game_id: str) -> list[type[Event]]:
    """Every kind of event of a game."""
    package = import_module(f"schatzkiste.games.{game_id}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    kinds = [Event]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return [kind for kind in kinds if kind.__module__.startswith(f"{package.__name__}.")]


def text_arguments(args: Iterator[str]) -> frozenset[str]:
    """The arguments a text is given: with a seat comes whether it is you."""
    names = frozenset(args)
    return names | {flag for argument, flag in SEAT_ARGUMENTS.items() if argument in names}

"""Bots by id: `random` plays every game; each folder here is a kind of bot with a module for each game it knows."""

from importlib import import_module
from pkgutil import iter_modules

from schatzkiste.bots.bot import Bot
from schatzkiste.bots.random_bot import RandomBot
from schatzkiste.core import BadSetup

__all__ = ["Bot", "RandomBot", "bot", "bot_ids"]


def bot_ids(game: str) -> tuple[str, ...]:
    """The bots that can play the game, weakest first."""
    return ("random", *sorted(kind for kind in _kinds() if _knows(kind, game)))


def bot(id: str, game: str) -> Bot:
    """The bot with this id, for this game."""
    if id == "random":
        return RandomBot()
    if id not in bot_ids(game):
        raise BadSetup(f"there is no bot {id!r} for {game}; there are: {', '.join(bot_ids(game))}")
    made: Bot = import_module(f"{__name__}.{id}.{game}").make()
    return made


def _kinds() -> list[str]:
    return [module.name for module in iter_modules(__path__) if module.ispkg]


def _knows(kind: str, game: str) -> bool:
    package = import_module(f"{__name__}.{kind}")
    return any(module.name == game for module in iter_modules(package.__path__))

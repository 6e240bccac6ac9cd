"""Bots by id: five levels for every game, weakest first, and `random`, the one every other must beat."""

from collections.abc import Mapping
from typing import Final

from schatzkiste.bots.bot import DEADLINE, SERVER_DEADLINE, Bot
from schatzkiste.bots.levels import LEVELS, level_bot
from schatzkiste.bots.random_bot import RandomBot, stand_in
from schatzkiste.core import BadSetup

__all__ = ["DEADLINE", "LEVELS", "RENAMED", "SERVER_DEADLINE", "Bot", "RandomBot", "bot", "bot_ids", "stand_in"]

RENAMED: Final[Mapping[str, str]] = {"greedy": "helmsman"}
"""What bots are called today that have other names in older tables and records."""


def bot_ids(game: str) -> tuple[str, ...]:
    """The bots that can play the game, weakest first."""
    return ("random", *LEVELS)


def bot(id: str, game: str) -> Bot:
    """The bot with this id, for this game."""
    if id == "random":
        return RandomBot()
    level = RENAMED.get(id, id)
    if level not in LEVELS:
        raise BadSetup(f"there is no bot {id!r} for {game}; there are: {', '.join(bot_ids(game))}")
    return level_bot(level, game)

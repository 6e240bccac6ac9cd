"""What the chest offers: its games, their options and bots."""

from schatzkiste.bots import LEVELS
from schatzkiste.core import Choice, Count, Option
from schatzkiste.games import game, game_ids
from schatzkiste.lessons import lesson
from schatzkiste.server.messages import BotInfo, GameInfo, OptionInfo


def game_infos() -> list[GameInfo]:
    """All games."""
    return [game_info(game_id) for game_id in game_ids()]


def game_info(game_id: str) -> GameInfo:
    """One game."""
    found = game(game_id)
    return GameInfo(
        id=found.id,
        title=found.title,
        players=list(found.players),
        minutes=found.minutes,
        rules_version=found.rules_version,
        options=[option_info(option, found.players) for option in found.options],
        has_windows=found.has_windows,
        bots=[BotInfo(level) for level in LEVELS],
        lesson=lesson(game_id).minutes,
    )


def option_info(option: Option, players: tuple[int, ...]) -> OptionInfo:
    """An option with what it allows, in a game for this number of players."""
    info = OptionInfo(option.name, option.at_table, list(option.players or players), option.is_technical)
    if isinstance(option, Choice):
        info.values = list(option.values)
    else:
        assert isinstance(option, Count)
        info.low, info.high = option.low, option.high
    return info

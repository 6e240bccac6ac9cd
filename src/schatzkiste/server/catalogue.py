"""What the chest offers: its games, their options, bots and action tables."""

from schatzkiste.bots import bot_ids
from schatzkiste.core import Choice, Count, Option
from schatzkiste.games import game, game_ids
from schatzkiste.server.messages import ActionInfo, BotInfo, GameInfo, GameTable, OptionInfo


def game_infos() -> list[GameInfo]:
    """All games."""
    return [game_info(game_id) for game_id in game_ids()]


def game_info(game_id: str) -> GameInfo:
    """One game, without its action table."""
    found = game(game_id)
    return GameInfo(
        id=found.id,
        title=found.title,
        players=list(found.players),
        minutes=found.minutes,
        rules_version=found.rules_version,
        options=[option_info(option) for option in found.options],
        bots=[BotInfo(bot) for bot in bot_ids(game_id)],
    )


def game_table(game_id: str) -> GameTable:
    """The action table of one game."""
    found = game(game_id)
    actions = [found.actions[number] for number in range(len(found.actions))]
    return GameTable(
        found.id,
        found.rules_version,
        [ActionInfo(action.kind, action.args, action.notation) for action in actions],
    )


def option_info(option: Option) -> OptionInfo:
    """An option with what it allows."""
    if isinstance(option, Choice):
        return OptionInfo(option.name, option.default, values=list(option.values))
    assert isinstance(option, Count)
    return OptionInfo(option.name, option.default, low=option.low, high=option.high)

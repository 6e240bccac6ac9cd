"""Requests for new tables: as they were asked for, or what is wrong with them."""

from schatzkiste.bots import bot_ids
from schatzkiste.core import Choice, Count, Game, Option, Settings, at_table
from schatzkiste.games import game, game_ids
from schatzkiste.server.party_messages import SeatRequest
from schatzkiste.server.problems import RequestError
from schatzkiste.server.stored import StoredSeat

LONGEST_NAME = 40


def checked_game(game_id: str) -> Game:
    """The game, or the error that there is none."""
    if game_id not in game_ids():
        raise RequestError("unknown-game", game=game_id, known=", ".join(game_ids()))
    return game(game_id)


def checked_seats(chosen: Game, requests: list[SeatRequest]) -> list[StoredSeat]:
    """The seats as asked for, or the error in them."""
    if len(requests) not in chosen.players:
        raise RequestError("wrong-count", count=len(requests), allowed=", ".join(map(str, chosen.players)))
    bots = bot_ids(chosen.id)
    for request in requests:
        if request.bot is not None and request.bot not in bots:
            raise RequestError("unknown-bot", bot=request.bot, known=", ".join(bots))
        if len(request.name or "") > LONGEST_NAME:
            raise RequestError("long-name", limit=LONGEST_NAME)
    persons = sum(request.bot is None for request in requests)
    if persons != 1:
        raise RequestError("one-person", persons=persons)
    return [StoredSeat(name=(request.name or "").strip() or None, bot=request.bot) for request in requests]


def checked_options(chosen: Game, wanted: Settings) -> Settings:
    """The agreed value of every option, or the error in them."""
    options = {option.name: option for option in chosen.options}
    for name, value in wanted.items():
        if name not in options:
            raise RequestError("unknown-option", option=name, known=", ".join(options))
        if not options[name].accepts(value):
            raise RequestError("wrong-option", option=name, value=str(value), allowed=allowed(options[name]))
    return at_table(chosen.options, wanted)


def allowed(option: Option) -> str:
    """What an option takes, in no language."""
    if isinstance(option, Choice):
        return ", ".join(option.values)
    assert isinstance(option, Count)
    return f"{option.low}–{option.high}"

"""Requests for new tables: as they were asked for, or what is wrong with them."""

from schatzkiste.bots import bot_ids
from schatzkiste.core import Choice, Count, Game, Option, Settings, at_table
from schatzkiste.games import game, game_ids
from schatzkiste.server.party_messages import Manners, SeatRequest
from schatzkiste.server.problems import RequestError
from schatzkiste.server.stored import StoredSeat

LONGEST_NAME = 40
DAY = 86_400
TIMES = {"patience": (0, 30 * DAY), "window": (0, 59), "clock": (0, 7 * DAY), "reserve": (0, 30 * DAY)}
"""The shortest and longest of each time that people may agree on; an action is held for a minute at most."""


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
        if request.friend and request.bot is not None:
            raise RequestError("malformed")
    if all(request.bot is not None or request.friend for request in requests):
        raise RequestError("no-person")
    return [StoredSeat(name=checked_name(request.name) or None, bot=request.bot) for request in requests]


def checked_name(name: str | None) -> str:
    """A name without anything that would not be seen in a line, or the error in it."""
    plain = "".join(letter if letter.isprintable() else " " for letter in name or "")
    tidy = " ".join(plain.split())
    if len(tidy) > LONGEST_NAME:
        raise RequestError("long-name", limit=LONGEST_NAME)
    return tidy


def checked_manners(manners: Manners) -> Manners:
    """What people want to agree on, or the error in it."""
    for name, (low, high) in TIMES.items():
        value = getattr(manners, name)
        if not low <= value <= high:
            raise RequestError("wrong-option", option=name, value=str(value), allowed=f"{low}–{high}")
    return manners


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
    """What an option takes, in a form that needs no translation."""
    if isinstance(option, Choice):
        return ", ".join(option.values)
    assert isinstance(option, Count)
    return f"{option.low}–{option.high}"

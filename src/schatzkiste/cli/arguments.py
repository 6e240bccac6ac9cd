"""Options that several commands share, and what their values mean."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from schatzkiste.core import BadSetup, Count, Game, Settings


def spoken() -> str:
    """The language of the system if we speak it, else English."""
    from schatzkiste.texts import LANGUAGES

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2] if os.environ[name][:2] in LANGUAGES else "en"
    return "en"


def told_in(language: str) -> list[str]:
    """What a command needs to speak this language: nothing if it is that of the system."""
    return [] if language == spoken() else ["--lang", language]


FILE = click.Path(path_type=Path)

BOTS_HELP = "Levels by number, ids, or your own as module:name or program:COMMAND, separated by commas"

game_argument = click.argument("game_id", metavar="GAME")
players_option = click.option("--players", type=int, help="How many play; else as many as there are bots for.")
seed_option = click.option("--seed", metavar="HEX", help="Seed of 1 to 64 hexadecimal digits; else a fresh one.")
agreements_option = click.option(
    "--option", "agreements", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
components_option = click.option(
    "--components", type=FILE, metavar="FILE", help="Components of your own in place of the game's."
)
jobs_option = click.option(
    "--jobs", type=click.IntRange(1), default=lambda: os.cpu_count() or 1, help="Processes; else one for each core."
)
language_option = click.option(
    "--lang", "language", metavar="de|en|fr", default=spoken, help="Language; else that of the system."
)


def agreed(chosen: Game, agreements: Sequence[str]) -> Settings:
    """The options as the game takes them; whether they are allowed is the game's to say."""
    options: Settings = {}
    counts = {option.name for option in chosen.options if isinstance(option, Count)}
    for agreement in agreements:
        name, sign, value = agreement.partition("=")
        if not sign:
            raise BadSetup(f"an option is written name=value, not {agreement!r}")
        options[name] = int(value) if name in counts and value.isdecimal() else value
    return options


def named_bots(bots: str) -> list[str]:
    """The bots of a list with commas, levels by number; those of your own are looked for in the current folder too."""
    from schatzkiste.arena import id_of

    named = [id_of(name.strip()) for name in bots.split(",")]
    if not all(named):
        raise BadSetup(f"bots are written like helmsman,random, not {bots!r}")
    for name in named:
        look_here_for(name)
    return named


def look_here_for(bot: str) -> None:
    """Have a bot of your own found in the current folder too."""
    if ":" in bot and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def bots_for(chosen: Game, players: int | None, bots: str, people: int) -> list[str]:
    """The bots for the seats that people leave free: those named, in turn, until every seat is taken."""
    named = named_bots(bots)
    seats = max(min(chosen.players), len(named) + people) if players is None else players
    chosen.check_players(seats)
    if len(named) > seats - people:
        raise BadSetup(f"there is room for {seats - people} of the bots {bots}; say --players for more seats")
    return [named[seat % len(named)] for seat in range(seats - people)]

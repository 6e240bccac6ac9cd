"""Thinking in a process of its own: everything that goes in and out is text."""

import json
import os
import signal
from multiprocessing import parent_process
from threading import Thread

from schatzkiste.bots import bot
from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids


def prepare() -> None:
    """Load the games once, and leave the end to the server: ignore Ctrl-C, but never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    for game_id in game_ids():
        game(game_id)


def decide(game_id: str, bot_id: str, observation: str, seat: int) -> str:
    """What the bot does in the position its seat observes, in notation; the same again after an undo."""
    played = game(game_id)
    seen = played.observe(played.from_json(json.loads(observation)), seat)
    chance = Rng(f"{bot_id}/{seen.fingerprint()}")
    return played.notation(bot(bot_id, game_id).decide(seen, chance))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

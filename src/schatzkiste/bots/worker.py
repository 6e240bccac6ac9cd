"""Thinking in a process of its own: a question is a line of JSON that comes in, its answer a line that goes out.

`python -m schatzkiste.bots.worker` says that it is ready once the games are loaded, and ends with whoever asks it.
"""

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from schatzkiste.bots import Bot, bot
from schatzkiste.bots.hints import hint
from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids

FindBot = Callable[[str, str], Bot]
Line = dict[str, Any]


def serve(find: FindBot = bot) -> None:
    """Answer questions until nobody is there to ask."""
    # Whatever a bot reads and prints must not get between questions and answers.
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    leave_the_end_to_the_server()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, waiting), daemon=True).start()
    for game_id in game_ids():
        game(game_id)
    say(answers, {"type": "ready"})
    while True:
        say(answers, answer(json.loads(waiting.get()), find))


def leave_the_end_to_the_server() -> None:
    """Hear nothing of Ctrl-C; a group of its own also ends, when orphaned, if somebody has stopped it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    os.setpgid(0, 0)


def listen(questions: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Take in the questions, and end at once when no more can come, also in the middle of a thought."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def answer(question: Line, find: FindBot) -> Line:
    """The decision, or what was wrong with the bot.

    Compiled code may keep the listening thread from running, so a thought that has no end is ended by an alarm, long
    after the server has given it up.
    """
    signal.setitimer(signal.ITIMER_REAL, 2 * question["seconds"])
    try:
        if question["bot"] is None:
            advice = advise(question["game"], question["observation"], question["seat"])
            return {"type": "advised", "number": question["number"], **advice}
        notation = decide(question["game"], question["bot"], question["observation"], question["seat"], find)
    except Exception as error:
        traceback.print_exc()
        return {"type": "failed", "number": question["number"], "error": repr(error)[:200]}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return {"type": "decided", "number": question["number"], "notation": notation}


def advise(game_id: str, observation: str, seat: int) -> Line:
    """A hint for the seat in the position it observes."""
    played = game(game_id)
    found = hint(played.observe(played.from_json(json.loads(observation)), seat))
    known = [(played.actions[advice.action], advice.gain) for advice in found.advice]
    actions = [{"action": action.notation, "args": action.args, "gain": gain} for action, gain in known]
    return {"actions": actions, "reason": found.reason}


def decide(game_id: str, bot_id: str, observation: str, seat: int, find: FindBot = bot) -> str:
    """What the bot does in the position its seat observes, in notation; the same again after an undo."""
    played = game(game_id)
    seen = played.observe(played.from_json(json.loads(observation)), seat)
    chance = Rng(f"{bot_id}/{seen.fingerprint()}")
    return played.notation(find(bot_id, game_id).decide(seen, chance))


def say(answers: BinaryIO, line: Line) -> None:
    """Send a line; when nobody hears it any more, there is nothing left to do."""
    try:
        answers.write(json.dumps(line).encode() + b"\n")
        answers.flush()
    except BrokenPipeError:
        sys.exit()


if __name__ == "__main__":
    serve()

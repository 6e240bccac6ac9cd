"""Other engines, measured as ours are; they run in an environment of their own.

Catanatron plays random games, OpenSpiel searches: in both the decisions are counted.
"""

import subprocess
import sys
import venv
from pathlib import Path
from statistics import median

from bench.speed import Speed
from tools.paths import BUILD, PEERS_LOCK

ENVIRONMENT = BUILD / "peers"
PYTHON = ENVIRONMENT / "bin" / "python"
INSTALLED = ENVIRONMENT / "installed"

CATANATRON = """
import sys, time
from catanatron import Color, Game, RandomPlayer

def decisions(seed):
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)

done, seed, started = 0, 0, time.perf_counter()
while (passed := time.perf_counter() - started) < float(sys.argv[1]) or not done:
    done += decisions(seed)
    seed += 1
print(done / passed)
"""

OPEN_SPIEL = """
import random, sys, time
import pyspiel

SIMULATIONS, PLAYOUTS = 200, 4
name, seconds = sys.argv[1], float(sys.argv[2])
game, rng = pyspiel.load_game(name), random.Random(7)
policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, SIMULATIONS, -1, policy, False, False)

def at_random(state):
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        return rng.choices(outcomes, chances)[0]
    return rng.choice(state.legal_actions())

def decisions_left(state):
    left, state = 0, state.clone()
    while not state.is_terminal():
        left += not state.is_chance_node()
        state.apply_action(at_random(state))
    return left

decisions = passed = 0.0
while passed < seconds:
    state = game.new_initial_state()
    if name == "hearts":
        state.apply_action(0)  # no passing: version 2.0.2 crashes when it searches the pass of a later player
    while not state.is_terminal() and passed < seconds:
        if not state.is_chance_node() and len(state.legal_actions()) > 1 and rng.random() < 0.2:
            length = sum(decisions_left(state) for _ in range(PLAYOUTS)) / PLAYOUTS
            started = time.process_time()
            bot.step(state)
            passed += time.process_time() - started
            decisions += SIMULATIONS * length
        state.apply_action(at_random(state))
print(decisions / passed)
"""
"""A simulation decides from the position to the end of the game, in the tree or at random; the length is that of random
playouts from the same position. Positions with one legal action are not searched and not counted. The time is that of
the processor."""


def ensure_peers() -> None:
    """Install what we measure ourselves against, once for each lock file."""
    lock = PEERS_LOCK.read_text(encoding="utf-8")
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    print("installing Catanatron and OpenSpiel into .build/peers …", file=sys.stderr, flush=True)
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*install, "--requirement", PEERS_LOCK], check=True, stderr=subprocess.DEVNULL)
    INSTALLED.write_text(lock, encoding="utf-8")


def catanatron_rate(seconds: float) -> float:
    """How many decisions a second Catanatron makes with four players at random."""
    return float(subprocess.check_output([PYTHON, "-c", CATANATRON, str(seconds)], cwd=Path(ENVIRONMENT)))


def catanatron(rates: list[float]) -> Speed:
    """Those rates as a line of the table."""
    return Speed("catanatron", "random playout, decisions", 4, max(rates), median(rates))


def ismcts_rate(game: str, seconds: float) -> float:
    """How many decisions a second OpenSpiel's ISMCTS makes in its simulations of one of its games."""
    return float(subprocess.check_output([PYTHON, "-c", OPEN_SPIEL, game, str(seconds)], cwd=Path(ENVIRONMENT)))

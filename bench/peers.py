"""Other engines in the same loop: random games, decisions counted. They run in an environment of their own."""

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


def ensure_peers() -> None:
    """Install what we measure ourselves against, once for each lock file."""
    lock = PEERS_LOCK.read_text(encoding="utf-8")
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    print("installing Catanatron into .build/peers …", file=sys.stderr, flush=True)
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

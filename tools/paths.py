"""Where things are in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
VENV = ROOT / ".venv"
VENV_BIN = VENV / "bin"
PYTHON = VENV_BIN / "python"

SOURCE = ROOT / "src"
PACKAGE = SOURCE / "schatzkiste"
PAGE = PACKAGE / "server" / "page"
WEB = ROOT / "web"

PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-dev.lock"
PEERS_LOCK = ROOT / "requirements-peers.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
PAGE_LOCK = WEB / "package-lock.json"

"""`make play`: set everything up, then become the server."""

import os

from tools.address import parse_address
from tools.commands import child_environment
from tools.paths import PLAY_LOCK, ROOT, VENV_BIN
from tools.prepare import LIBRARY, WHOLE_PAGE, prepare
from tools.problem import exit_with


def main() -> int:
    address = parse_address(os.environ.get("HOST") or "127.0.0.1", os.environ.get("PORT") or "8000")
    address.require_free()
    prepare((*WHOLE_PAGE, *LIBRARY), PLAY_LOCK)
    address.require_free()  # the setup may have taken a while
    data = ROOT / (os.environ.get("DATA") or "data")
    server = VENV_BIN / "schatzkiste"
    place = ["--host", address.host, "--port", str(address.port), "--data", str(data)]
    os.execve(server, [str(server), "serve", *place], child_environment())


if __name__ == "__main__":
    exit_with(main)

"""The installed server in a process of its own."""

import subprocess
import sys
from pathlib import Path
from typing import Self

PATIENCE = 30.0


class Server:
    """A server until it is stopped; it can be started again with the same games at the same address."""

    def __init__(self, data: Path, *, host_missing: float | None = None) -> None:
        self.data = data
        self._extra = () if host_missing is None else (str(host_missing),)
        self.complaints = data.with_suffix(".err")
        self.address = ""
        self._process: subprocess.Popen[str]
        self.start()

    def start(self) -> None:
        """Start it and wait until it says where it can be reached."""
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        with self.complaints.open("a") as complaints:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.page.same_deals", port, str(self.data), *self._extra],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().partition(" at ")[2].strip()
        assert self.address, self.complaints.read_text()

    def stop(self) -> None:
        """End it; whatever failed inside it fails the test."""
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)
        assert "Traceback" not in self.complaints.read_text(), self.complaints.read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.stop()

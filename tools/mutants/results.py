"""What is known already: results on disk, so that a run can be broken off and go on, and mutants judged equivalent."""

import json
import threading
import tomllib
from pathlib import Path

from tools.mutants.sample import Change, Mutant
from tools.mutants.trial import Outcome
from tools.paths import BUILD, PACKAGE

RESULTS = BUILD / "mutants" / "results.json"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


class Results:
    """Outcomes by mutant, written down after each."""

    def __init__(self, file: Path = RESULTS) -> None:
        self._file = file
        self._outcomes: dict[str, str] = json.loads(file.read_text()) if file.is_file() else {}
        self._lock = threading.Lock()

    def outcome(self, mutant: Mutant) -> Outcome | None:
        told = self._outcomes.get(mutant.id)
        return Outcome(told) if told else None

    def write(self, mutant: Mutant, outcome: Outcome) -> None:
        with self._lock:
            self._outcomes[mutant.id] = outcome.value
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(json.dumps(self._outcomes, indent=1))


def is_stale(change: Change) -> bool:
    """Whether the lines that were judged are no longer there."""
    file = PACKAGE / change.file
    return not file.is_file() or change.before not in " ".join(file.read_text(encoding="utf-8").split())


def equivalents(file: Path = EQUIVALENT) -> dict[Change, str]:
    """Faults that change nothing anyone could notice, with the reason why."""
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
    return {Change(entry["file"], entry["before"], entry["after"]): entry["reason"] for entry in entries}

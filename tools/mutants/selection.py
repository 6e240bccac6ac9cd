"""Which tests should find a fault: those near the code first, then those farther away."""

from dataclasses import dataclass
from pathlib import Path

from tools.paths import ROOT
from tools.quick import game_names

FAR = ("tests/bots", "tests/record", "tests/lessons", "tests/texts", "tests/arena", "tests/cli")


@dataclass(frozen=True)
class Selection:
    """Arguments for two runs of pytest; the second is for what the first did not find."""

    near: tuple[str, ...]
    far: tuple[str, ...]


def selection_for(part: str, file: str) -> Selection:
    """The tests for a fault in a file, which is counted from the checkout."""
    layer, _, game = part.partition("/")
    every_game = ",".join(game_names())
    if game:
        return Selection(
            ("tests/golden", f"tests/games/{game}", "--quick", game),
            ("tests/laws", *FAR, "--quick", game),
        )
    match layer:
        case "core" | "games":
            return Selection(
                ("tests/core", "tests/golden", "tests/record", "--quick", every_game),
                ("tests/laws", *FAR, "tests/games", "--quick", every_game),
            )
        case "server":
            return Selection(tests_of_module(file) or ("tests/server",), ("tests/server", "tests/cli"))
        case _:
            own = f"tests/{layer}"
            return Selection(
                (own if ROOT.joinpath(own).is_dir() else "tests/cli",),
                ("tests", "--ignore", "tests/page", "--quick", every_game),
            )


def tests_of_module(file: str) -> tuple[str, ...]:
    """The tests of the server that are named after a module or import it: all of them together take many minutes."""
    module = ".".join(Path(file).relative_to("src").with_suffix("").parts)
    named = f"test_{Path(file).stem}"
    found = [
        test
        for test in sorted(ROOT.joinpath("tests", "server").glob("test_*.py"))
        if test.stem == named or f"from {module} import" in test.read_text(encoding="utf-8")
    ]
    return tuple(str(test.relative_to(ROOT)) for test in found)

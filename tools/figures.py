"""Writes what the page needs to draw the pictures of the rule books.

A picture is a position beside the books, `docs/rules/figures/<game>/<name>.json`, with the seat that looks at it and
what is pointed out. `python -m tools.figures` asks the engine what that seat sees and writes it for the page; with
`--check` it says whether the page's files are up to date.
"""

import json
import sys
from pathlib import Path

from schatzkiste.games import game

ROOT = Path(__file__).parent.parent
POSITIONS = ROOT / "docs" / "rules" / "figures"
FIGURES = ROOT / "web" / "src" / "rules" / "figures"


def drawn(source: Path) -> str:
    """The file of one picture for the page: the table as the seat sees it, and what is pointed out."""
    figure = json.loads(source.read_text(encoding="utf-8"))
    seat: int | None = figure["seat"]
    state = game(source.parent.name).lay_out(figure["position"])
    pieces = state.game.pieces(state.players, state.settings)
    names = figure.get("names", [None] * state.players)
    seen = {
        "game": state.game.id,
        "seat": seat,
        "seats": [{"name": name, "bot": None, "pieces": own} for name, own in zip(names, pieces, strict=True)],
        "options": state.settings,
        "to_act": list(state.known_to_act(seat)),
        "legal": [] if seat is None else [state.game.notation(action) for action in state.legal_actions(seat)],
        "scores": state.scores(),
        "over": state.is_over,
        "winners": list(state.winners()),
        "view": state.view(seat),
        "picture": figure["picture"],
    }
    return json.dumps(seen, ensure_ascii=False, separators=(",", ":")) + "\n"


def figures() -> dict[Path, str]:
    """Every file the page needs, with what belongs into it."""
    return {FIGURES / source.relative_to(POSITIONS): drawn(source) for source in sorted(POSITIONS.glob("*/*.json"))}


def main() -> int:
    """Write the files, or check them."""
    wanted = figures()
    present = {file: file.read_text(encoding="utf-8") for file in FIGURES.glob("*/*.json")}
    if "--check" in sys.argv[1:]:
        stale = sorted(
            str(file.relative_to(ROOT))
            for file in wanted.keys() | present.keys()
            if wanted.get(file) != present.get(file)
        )
        print("\n".join(f"{file}: out of date, run python -m tools.figures" for file in stale))
        return len(stale)
    for file in present.keys() - wanted.keys():
        file.unlink()
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

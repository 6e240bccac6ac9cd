"""Writes each game's `position.py` from its `fields.py`: `python -m tools.positions`, or `--check` that they fit."""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from schatzkiste.core.fields import Derived, Field, Fields
from schatzkiste.games import game_ids

GAMES = Path("src/schatzkiste/games")

HEAD = '''"""The attributes of a position and their copying. Written by `python -m tools.positions` from fields.py."""

from __future__ import annotations

from schatzkiste.core.state import State
{imports}

class {state}Position(State):
    """What fields.py declares."""

{attributes}

    def copy_fields(self, twin: {state}Position) -> None:
        """Give another state all fields of this one."""
{copies}
'''


def type_of(field: Field | Derived) -> str:
    return field.type if isinstance(field, Derived) else field.codec.type


def imports_of(field: Field | Derived) -> tuple[str, ...]:
    return field.imports if isinstance(field, Derived) else field.codec.imports


def text_of(fields: Fields) -> str:
    """The module for these fields."""
    imports = sorted({line for field in fields.attributes for line in imports_of(field)})
    return HEAD.format(
        state=fields.state,
        imports="".join(f"{line}\n" for line in imports),
        attributes="\n".join(f"    {field.name}: {type_of(field)}  # {field.about}" for field in fields.attributes),
        copies="\n".join(
            f"        twin.{field.name} = {field.copied.value.format(f'self.{field.name}')}"
            for field in fields.attributes
        ),
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.positions", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a file is out of date")
    only_check = parser.parse_args().check
    out_of_date = 0
    for id in game_ids():
        if not (GAMES / id / "fields.py").exists():
            continue
        text = text_of(import_module(f"schatzkiste.games.{id}.fields").FIELDS)
        file = GAMES / id / "position.py"
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        out_of_date += 1
        if only_check:
            print(f"{file} does not fit fields.py: run `python -m tools.positions`")
        else:
            file.write_text(text, encoding="utf-8")
            print(f"{file} written")
    return 1 if only_check and out_of_date else 0


if __name__ == "__main__":
    sys.exit(main())

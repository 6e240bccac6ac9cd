"""Writes each game's `position.py` from its `attributes.py`: `python -m tools.positions`; `--check` that they fit."""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from schatzkiste.core.attributes import Attribute, Attributes, Derived
from schatzkiste.games import game_ids

GAMES = Path("src/schatzkiste/games")

HEAD = '''"""What a position consists of, and copying it. Written by `python -m tools.positions` from attributes.py."""

from __future__ import annotations

from schatzkiste.core.state import State
{imports}

class {state}Position(State):
    """What attributes.py declares."""

{declared}

    def copy_attributes(self, twin: {state}Position) -> None:
        """Give another state all attributes of this one."""
{copies}
'''


def type_of(attribute: Attribute | Derived) -> str:
    return attribute.type if isinstance(attribute, Derived) else attribute.codec.type


def imports_of(attribute: Attribute | Derived) -> tuple[str, ...]:
    return attribute.imports if isinstance(attribute, Derived) else attribute.codec.imports


def text_of(attributes: Attributes) -> str:
    """The module for these attributes."""
    imports = sorted({line for attribute in attributes.declared for line in imports_of(attribute)})
    return HEAD.format(
        state=attributes.state,
        imports="".join(f"{line}\n" for line in imports),
        declared="\n".join(
            f"    {attribute.name}: {type_of(attribute)}  # {attribute.about}" for attribute in attributes.declared
        ),
        copies="\n".join(
            f"        twin.{attribute.name} = {attribute.copied.value.format(f'self.{attribute.name}')}"
            for attribute in attributes.declared
        ),
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.positions", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a file is out of date")
    only_check = parser.parse_args().check
    out_of_date = 0
    for id in game_ids():
        if not (GAMES / id / "attributes.py").exists():
            continue
        text = text_of(import_module(f"schatzkiste.games.{id}.attributes").ATTRIBUTES)
        file = GAMES / id / "position.py"
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        out_of_date += 1
        if only_check:
            print(f"{file} does not fit attributes.py: run `python -m tools.positions`")
        else:
            file.write_text(text, encoding="utf-8")
            print(f"{file} written")
    return 1 if only_check and out_of_date else 0


if __name__ == "__main__":
    sys.exit(main())

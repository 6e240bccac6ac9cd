"""Writes the options of `serve` into the guide for hosts: `python -m tools.options`."""

import re
from itertools import groupby

from schatzkiste.server.settings import options
from tools.paths import ROOT

GUIDE = ROOT / "docs" / "hosting.md"
TABLE = re.compile(r"(?<=<!-- options: written by tools.options -->\n).*(?=<!-- end of options -->)", re.DOTALL)


def table_of_options() -> str:
    """The options in tables, one for each heading."""
    parts = []
    for group, members in groupby(options(), key=lambda option: option.group):
        rows = [f"| `--{option.name}` | {option.text} | {option.standard} |" for option in members]
        parts += ["", f"**{group}**", "", "| option | meaning | default |", "|---|---|---|", *rows]
    return "\n".join([*parts, "", ""])


def with_table(text: str, table: str) -> str:
    """The guide with this table in it."""
    return TABLE.sub(lambda _: table, text)


def main() -> None:
    GUIDE.write_text(with_table(GUIDE.read_text(encoding="utf-8"), table_of_options()), encoding="utf-8")


if __name__ == "__main__":
    main()

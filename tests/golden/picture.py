"""A view as lines that a person can read, and the difference of two views."""

from __future__ import annotations

from hashlib import sha256
from textwrap import wrap
from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = Any
"""Whatever a view holds."""
WIDTH = 118
LONG = 104
"""Of a longer row only the beginning is written out, and a digest of the rest."""
MANY = 5
MANY_WITHIN = 1
"""Of longer lists (of lists within rows) only the first entries are written out, and a digest of the others."""
NAMES = ("name", "path", "space")
"""Under these keys an entry of a list has its name."""


class Part(NamedTuple):
    """A part of a view: a value in words, or the columns of a table with its rows by their labels."""

    head: str
    rows: dict[str, str]


NOTHING = Part("", {})
NOT_SEEN = Part("not seen", {})

Picture: TypeAlias = dict[str, Part]
"""All parts of a view by their paths."""


def picture_of(view: dict[str, Json]) -> Picture:
    """A view in words."""
    picture: Picture = {}
    for name, value in view.items():
        _draw(value, name, picture)
    return picture


def besides(public: Picture, own: Picture) -> Picture:
    """What of a viewer's own picture is not in the public one, or is otherwise."""
    found: Picture = {path: NOT_SEEN for path in public if path not in own}
    for path, part in own.items():
        shared = public.get(path, NOTHING)
        if part.head != shared.head:
            found[path] = part
        elif part != shared:
            rows = {label: row for label, row in part.rows.items() if shared.rows.get(label) != row}
            found[path] = Part(part.head, rows | {label: "not seen" for label in shared.rows if label not in part.rows})
    return found


def difference(before: Picture, now: Picture, is_whole: bool) -> list[str]:
    """What is new, changed or gone; all of it is written out when the whole is wanted."""
    lines: list[str] = []
    for path in dict.fromkeys([*now, *before]):
        was, part = before.get(path, NOTHING), now.get(path)
        if part is None:
            lines += folded(f"{path}: gone", 4)
        elif part != was and not part.rows:
            lines += folded(f"{path}: {part.head}", 4)
        elif part != was:
            lines += _table(f"{path} {part.head}:", _changes(was, part), is_whole)
    return lines


def short(entries: list[str], separator: str = "; ", many: int = MANY) -> str:
    """Entries side by side; of many the first and a digest of the rest."""
    if len(entries) <= many + 2:
        return separator.join(entries)
    rest = entries[many:]
    return f"{separator.join(entries[:many])}{separator}+{len(rest)} {_digest(separator.join(rest))}"


def folded(text: str, indent: int) -> list[str]:
    """A line, or several if it is long."""
    hanging = " " * (indent + 4)
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=hanging, break_on_hyphens=False)


def _changes(was: Part, part: Part) -> list[str]:
    """The rows that are new or changed, and those that are gone."""
    changed = [f"{label} {row}" for label, row in part.rows.items() if was.rows.get(label) != row]
    gone = [label for label in was.rows if label not in part.rows]
    return [*changed, f"gone {short(gone, ' ')}"] if gone else changed


def _table(heading: str, rows: list[str], is_whole: bool) -> list[str]:
    """Rows side by side, or below each other if they are long."""
    together = f"{heading} {'; '.join(rows) if is_whole else short(rows)}"
    if is_whole or max(map(len, rows)) <= LONG // 2 or len(rows) > MANY + 2:
        return folded(together, 4)
    return [f"    {heading}", *(line for row in rows for line in folded(_cut(row), 6))]


def _cut(row: str) -> str:
    return row if len(row) <= LONG else f"{row[:LONG]}… {_digest(row[LONG:])}"


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:6]


def _draw(value: Json, path: str, picture: Picture) -> None:
    entries = _entries(value) if isinstance(value, dict | list) else {}
    columns = [list(entry) if isinstance(entry, dict) else None for entry in entries.values()]
    if columns and columns[0] is not None and all(names == columns[0] for names in columns):
        rows = {label: _row(label, list(entry.values())) for label, entry in entries.items()}
        picture[path] = Part(f"({' '.join(columns[0])})", rows)
    elif isinstance(value, dict) and any(_holds_objects(entry) for entry in value.values()):
        for key, entry in value.items():
            _draw(entry, f"{path}.{key}", picture)
    else:
        picture[path] = Part(_text(value, MANY), {})


def _holds_objects(value: Json) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(entry, dict) for entry in value))


def _row(label: str, cells: list[Json]) -> str:
    return " ".join(_text(cell, MANY_WITHIN) for cell in (cells[1:] if cells[0] == label else cells))


def _entries(value: Json) -> dict[str, Json]:
    """The entries of an object, or those of a list by their names, or by their numbers if they have none."""
    if isinstance(value, dict):
        return value
    names = [entry[key] for entry in value if isinstance(entry, dict) for key in NAMES if key in entry]
    if len(set(names)) == len(value):
        return dict(zip(names, value, strict=True))
    return {str(place): entry for place, entry in enumerate(value)}


def _text(value: Json, many: int) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return f"[{short([_text(entry, many) for entry in value], ' ', many)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} {_text(entry, many)}' for key, entry in value.items())}}}"
    return str(value)

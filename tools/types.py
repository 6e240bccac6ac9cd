"""Writes the page's TypeScript types from the server's messages: `python -m tools.types [--check]`."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from schatzkiste.games import game_ids
from schatzkiste.server import messages

Schema = dict[str, Any]

TARGET = Path(__file__).parent.parent / "web" / "src" / "api" / "types.ts"
HEADER = "// Written by `python -m tools.types` from the server's messages; do not edit."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS: dict[str, Any] = {
    "Arg": messages.Arg,
    "FromClient": messages.FromClient,
    "ToClient": messages.ToClient,
}
SENT = (messages.ToClient, messages.GameInfo, messages.GameTable, messages.TableMade, messages.TableSummary)
RECEIVED = (messages.FromClient, messages.NewTable, messages.TableKey)


def views() -> dict[str, Any]:
    """The view of each game by its name: `schatzinsel` has a SchatzinselView."""
    names = {id: "".join(word.title() for word in id.split("_")) + "View" for id in game_ids()}
    return {name: getattr(import_module(f"schatzkiste.games.{id}.view"), name) for id, name in names.items()}


def components(types: tuple[Any, ...]) -> dict[str, Schema]:
    """The JSON Schema of every struct the types reach, by name."""
    return msgspec.json.schema_components(types, ref_template="{name}")[1]


def schema(of: Any) -> Schema:  # noqa: ANN401
    """The JSON Schema of one type, structs by name."""
    return msgspec.json.schema_components([of], ref_template="{name}")[0][0]


ARG: list[Schema] = schema(messages.Arg)["anyOf"]


def type_of(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if schema.get("anyOf") == ARG:
        return "Arg"
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": choices}:
            return " | ".join(type_of(choice) for choice in choices)
        case {"type": "array", "items": items}:
            inner = type_of(items)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {type_of(values)}>"
        case {"type": "object"}:  # the only thing in a message that differs from game to game
            return "GameView"
        case {"type": plain} if plain in PLAIN:
            return PLAIN[plain]
    raise SystemExit(f"tools.types does not know how to write {schema}")


def comment(text: str) -> Iterator[str]:
    """The docstring as a comment."""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield "/**"
    yield from (f" * {line}".rstrip() for line in lines)
    yield " */"


def interface(name: str, schema: Schema, sent: bool) -> Iterator[str]:
    """A struct; what the server sends is always complete, what it receives may leave defaults out."""
    yield from comment(schema["description"])
    yield f"export interface {name} {{"
    for field, value in schema["properties"].items():
        optional = "" if sent or field in schema["required"] else "?"
        yield f"  {field}{optional}: {type_of(value)};"
    yield "}"


def source() -> str:
    """The whole file."""
    lines = [HEADER, ""]
    for name, union in UNIONS.items():
        members = [PLAIN.get(choice.get("type", "")) or choice["$ref"] for choice in schema(union)["anyOf"]]
        lines += [f"export type {name} = {' | '.join(members)};"]
    lines += [f"export type GameView = {' | '.join(views())};"]
    sent = components((*SENT, *views().values()))
    for name, struct in sorted((components(RECEIVED) | sent).items()):
        lines += ["", *interface(name, struct, name in sent)]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    """Write the file, or with --check say whether it is up to date."""
    if arguments not in ([], ["--check"]):
        raise SystemExit("usage: python -m tools.types [--check]")
    text = source()
    if not arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit("web/src/api/types.ts is not up to date: run `python -m tools.types`")


if __name__ == "__main__":
    main(sys.argv[1:])

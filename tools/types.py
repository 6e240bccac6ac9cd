"""Writes the page's TypeScript types from the server's messages and the games' views.

`python -m tools.types` writes `types.ts`, `levels.ts`, `shows.ts` and a file for each game in `views/`; with `--check`
it says whether they are up to date.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from schatzkiste.bots import LEVELS, RENAMED
from schatzkiste.games import game_ids
from schatzkiste.lessons import shows
from schatzkiste.server import lesson_messages, message, messages, party_messages, past_messages

Schema = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "web" / "src" / "api"
HEADER = "// Written by `python -m tools.types`; do not edit."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS: dict[str, Any] = {
    "Arg": message.Arg,
    "FromClient": messages.FromClient,
    "ToClient": messages.ToClient,
}
SENT = (
    messages.ToClient,
    messages.GameInfo,
    messages.TableSummary,
    party_messages.TableMade,
    party_messages.Joined,
    party_messages.Invitation,
    party_messages.DeviceCode,
    party_messages.Room,
    party_messages.OpenTable,
    past_messages.RecordShown,
    lesson_messages.LessonTable,
    past_messages.PositionFile,
)
RECEIVED = (
    messages.FromClient,
    party_messages.NewTable,
    party_messages.TableKey,
    party_messages.Knock,
    party_messages.TypedCode,
    party_messages.Join,
    party_messages.NewDevice,
    party_messages.TakeSeat,
    past_messages.PlayOn,
    past_messages.RecordFile,
    lesson_messages.LessonWanted,
    past_messages.TakePosition,
    past_messages.LayPosition,
)


def view_of(game: str) -> Any:  # noqa: ANN401
    """The view of a game: `silver_gold` has a SilverGoldView."""
    name = "".join(word.title() for word in game.split("_")) + "View"
    return getattr(import_module(f"schatzkiste.games.{game}.view"), name)


def components(types: tuple[Any, ...]) -> dict[str, Schema]:
    """The JSON Schema of every struct the types reach, by name."""
    return msgspec.json.schema_components(types, ref_template="{name}")[1]


def schema(of: Any) -> Schema:  # noqa: ANN401
    """The JSON Schema of one type, structs by name."""
    return msgspec.json.schema_components([of], ref_template="{name}")[0][0]


ARG: list[Schema] = schema(message.Arg)["anyOf"]


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
        case {"type": "array", "prefixItems": members}:
            return f"[{', '.join(type_of(member) for member in members)}]"
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


def omits_defaults(name: str) -> bool:
    """Whether the message is sent without what it has by default."""
    found = getattr(messages, name, None) or getattr(party_messages, name, None)
    return found is not None and bool(found.__struct_config__.omit_defaults)


def interface(name: str, schema: Schema, sent: bool) -> Iterator[str]:
    """A struct; what the server sends is complete unless it says otherwise, what it receives may leave defaults out."""
    yield from comment(schema["description"])
    yield f"export interface {name} {{"
    for key, value in schema["properties"].items():
        optional = "" if sent or key in schema["required"] else "?"
        yield f"  {key}{optional}: {type_of(value)};"
    yield "}"


def interfaces(structs: dict[str, Schema], sent: dict[str, Schema]) -> Iterator[str]:
    """All structs in the order of their names."""
    for name, struct in sorted(structs.items()):
        yield from ("", *interface(name, struct, name in sent and not omits_defaults(name)))


def view_source(game: str) -> str:
    """The file with the view of a game."""
    structs = components((view_of(game),))
    return "\n".join([HEADER, *interfaces(structs, structs)]) + "\n"


def level_source() -> str:
    """The file with the levels of bots."""
    return "\n".join(
        [
            HEADER,
            "",
            "/** The levels of bots by id, the weakest first. */",
            f"export const LEVELS: readonly string[] = {json.dumps(LEVELS)};",
            "",
            "/** What bots of earlier tables are called today. */",
            f"export const RENAMED: Readonly<Record<string, string>> = {written(RENAMED)};",
            "",
        ]
    )


def show_source() -> str:
    """The file with the rules that lessons show."""
    lines = [HEADER, "", "/** The rules that a step of a game's lesson shows, with its number. */"]
    lines.append("export const SHOWS: Readonly<Record<string, Readonly<Record<string, number>>>> = {")
    for game in game_ids():
        lines += [
            f"  {game}: {{",
            *(f'    "{rule}": {step.number},' for rule, step in sorted(shows(game).items())),
            "  },",
        ]
    return "\n".join([*lines, "};", ""])


def written(names: Mapping[str, str]) -> str:
    """Names by name, as the page's formatter writes them."""
    return f"{{ {', '.join(f'{old}: {json.dumps(new)}' for old, new in names.items())} }}"


def message_source() -> str:
    """The file with the messages."""
    lines = [HEADER, ""]
    for name, union in UNIONS.items():
        members = [PLAIN.get(choice.get("type", "")) or choice["$ref"] for choice in schema(union)["anyOf"]]
        lines += [f"export type {name} = {' | '.join(members)};"]
    lines += ["/** What a seat sees of its game; each game's own is in `views/`. */", "export type GameView = object;"]
    sent = components(SENT)
    return "\n".join([*lines, *interfaces(components(RECEIVED) | sent, sent)]) + "\n"


def main(arguments: list[str]) -> None:
    """Write the files, or with --check say whether they are up to date."""
    if arguments not in ([], ["--check"]):
        raise SystemExit("usage: python -m tools.types [--check]")
    files = {
        FOLDER / "types.ts": message_source(),
        FOLDER / "levels.ts": level_source(),
        FOLDER / "shows.ts": show_source(),
    }
    files |= {FOLDER / "views" / f"{game}.ts": view_source(game) for game in game_ids()}
    for file, text in files.items():
        if not arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{file.relative_to(FOLDER.parents[2])} is not up to date: run `python -m tools.types`")


if __name__ == "__main__":
    main(sys.argv[1:])

"""`make types`: what server and browser say to each other, as TypeScript; and the games on offer.

Read off the OpenAPI document that the server gives out. What all games share and what each game
adds go into a file each. To be made anew whenever the document changes; a test compares.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from hofnarr.games import game_names
from hofnarr.server.app import all_endpoints
from hofnarr.server.http.lobby import game_info
from hofnarr.server.http.openapi import document

SOURCES = Path(__file__).parents[1] / "src"
SHARED = "shared/protocol.generated.ts"
#: Where the types of a game go, by what their names begin with.
GAMES = {
    "Kabale": "games/kabale/types.generated.ts",
    "Catan": "games/catan/types.generated.ts",
}
#: What the pages offer before anything has been asked, for tables on the device itself.
OFFERED = "shared/device/games.generated.json"
_HEAD = "/** Made by `make types` from the server's OpenAPI document: change nothing here. */\n"


def as_files() -> dict[Path, str]:
    """By file, what it must hold."""
    schemas = document(all_endpoints())["components"]["schemas"]
    of_games = {prefix: [name for name in schemas if name.startswith(prefix)] for prefix in GAMES}
    owned = {name for names in of_games.values() for name in names}
    shared = {name: name for name in schemas if name not in owned}
    files = {SOURCES / SHARED: _file(schemas, shared, {})}
    for prefix, names in of_games.items():
        own = {name: name.removeprefix(prefix) for name in names}
        files[SOURCES / GAMES[prefix]] = _file(schemas, own, shared)
    infos = [msgspec.to_builtins(game_info(name)) for name in game_names()]
    files[SOURCES / OFFERED] = json.dumps(infos, indent=1) + "\n"
    return files


def _file(schemas: Mapping[str, Any], own: Mapping[str, str], other: Mapping[str, str]) -> str:
    """The types named in `own`; those in `other` are imported."""
    writer = _Writer({**other, **own})
    types = [writer.declaration(own[name], schemas[name]) for name in own]
    used = sorted(other[name] for name in writer.used if name not in own)
    head = _HEAD
    if used:
        head += f"\nimport type {{ {', '.join(used)} }} from '../../{SHARED.removesuffix('.ts')}'\n"
    return "\n".join([head, *types])


class _Writer:
    """Schemas as TypeScript. `used`: the schemas that were named."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names
        self.used: set[str] = set()

    def declaration(self, name: str, schema: Mapping[str, Any]) -> str:
        assert re.fullmatch(r"[A-Z]\w*", name), f"{name}: no name of a TypeScript type"
        return f"{_comment(schema)}export type {name} = {self.type(schema)}\n"

    def type(self, schema: Mapping[str, Any]) -> str:
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            self.used.add(name)
            return self._names[name]
        if "enum" in schema:
            return " | ".join(_literal(value) for value in schema["enum"])
        if "anyOf" in schema:
            kinds = dict.fromkeys(self.type(each) for each in schema["anyOf"])
            return " | ".join(kinds)
        if "allOf" in schema:
            return " & ".join(_grouped(self.type(each)) for each in schema["allOf"])
        match schema.get("type"):
            case "object":
                return self._object(schema)
            case "array":
                return self._array(schema)
            case "integer" | "number":
                return "number"
            case "string" | "boolean" | "null" as name:
                return str(name)
            case None:
                return "unknown"
        raise ValueError(f"no TypeScript for {schema}")

    def _array(self, schema: Mapping[str, Any]) -> str:
        if "prefixItems" in schema:
            return f"readonly [{', '.join(self.type(item) for item in schema['prefixItems'])}]"
        return f"readonly {_grouped(self.type(schema.get('items', {})))}[]"

    def _object(self, schema: Mapping[str, Any]) -> str:
        more = schema.get("additionalProperties")
        if "properties" in schema:
            return "{\n" + "".join(self._fields(schema)) + "}"
        values = self.type(more) if isinstance(more, dict) else "unknown"
        if "propertyNames" in schema:
            keys = self.type(schema["propertyNames"])
            return f"Readonly<Partial<Record<{keys}, {values}>>>"
        return f"Readonly<Record<string, {values}>>"

    def _fields(self, schema: Mapping[str, Any]) -> Iterator[str]:
        for name, field in schema["properties"].items():
            sign = "" if name in schema["required"] else "?"
            yield f"  readonly {name}{sign}: {self.type(field)}\n"
        if schema.get("additionalProperties") is True:
            yield "  readonly [field: string]: unknown\n"


def _literal(value: str | int) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _grouped(text: str) -> str:
    return f"({text})" if " | " in text or " & " in text or text.startswith("readonly") else text


def _comment(schema: Mapping[str, Any]) -> str:
    """A docstring, without examples, which are for Python, and without the rules that it cites."""
    text = re.sub(r" \([A-Z]\d+\)", "", cleandoc(schema.get("description", "")).split(">>>")[0])
    paragraphs = [textwrap.wrap(paragraph, 110) for paragraph in text.strip().split("\n\n")]
    lines = [line for paragraph in paragraphs for line in (*paragraph, "")][:-1]
    if len(lines) < 2:
        return "".join(f"/** {line} */\n" for line in lines)
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


if __name__ == "__main__":
    for path, text in as_files().items():
        path.write_text(text)
        print(f"{path.relative_to(SOURCES)}: {len(text.splitlines())} lines")

"""The OpenAPI document, made from the same declarations that answer requests."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
import msgspec.inspect

from hofnarr import __version__
from hofnarr.core.game import Game
from hofnarr.games import find_game, game_names
from hofnarr.server.game_parts import part_of
from hofnarr.server.http.endpoints import Endpoint
from hofnarr.server.http.errors import STATUS, Error
from hofnarr.server.ids import TABLE_ID
from hofnarr.server.protocol.commands import Command, Frame
from hofnarr.server.protocol.facts import SeenFact, Stamp
from hofnarr.server.protocol.frames import EntryExtras, Ok, Pong, Update, Welcome

_REF = "#/components/schemas/{name}"
_ABOUT = (
    "Everything that the table in the browser does, any program can do: make and join tables, play "
    "over a WebSocket or with plain requests and long polling. docs/protocol.md tells the story; "
    "the frames of the socket at /api/tables/{table}/socket are the schemas ClientFrame and "
    "ServerFrame here."
)
#: What every game's own types have in common; the shell of a client needs no more.
_OF_A_GAME: dict[str, Any] = {
    "Action": {
        "description": "A game's own: a decision of one seat.",
        "type": "object",
        "properties": {"type": {"type": "string"}, "seat": {"type": "integer"}},
        "required": ["type", "seat"],
        "additionalProperties": True,
    },
    "Event": {
        "description": "A game's own: something that happened.",
        "type": "object",
        "properties": {"type": {"type": "string"}},
        "required": ["type"],
        "additionalProperties": True,
    },
    "View": {
        "description": "A game's own: all that one viewer knows, and may do.",
        "type": "object",
        "properties": {
            "viewer": {"anyOf": [{"type": "integer"}, {"enum": ["open", "public"]}]},
            "to_act": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            "legal": {"type": "array", "items": {"$ref": _REF.format(name="Action")}},
        },
        "required": ["viewer", "to_act", "legal"],
        "additionalProperties": True,
    },
}
_PATTERNS = {
    "table": {"type": "string", "pattern": f"^{TABLE_ID}$"},
    "code": {"type": "string", "pattern": "^[A-Za-z]{6}$"},
}


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    schemas = _Schemas(endpoints)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hofnarr", "version": __version__, "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a seat, as making or joining a table gives it.",
                },
                "metrics": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "What whoever runs the server has set for reading its figures.",
                },
                "operator": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "What whoever runs the server has set for running it.",
                },
            },
        },
    }


class _Schemas:
    """The schemas of all types on the wire, each under its name; those of a game begin with its."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        of_games = {name: part_of(name).endpoints for name in game_names()}
        owned = [endpoint for group in of_games.values() for endpoint in group]
        common = [endpoint for endpoint in endpoints if endpoint not in owned]
        shared = _Group(
            [*_bodies(common), Command, Frame],
            [*_answers(common), SeenFact, Stamp, EntryExtras, Welcome, Update, Ok, Pong, Error],
        )
        self._groups = [shared]
        self.components: dict[str, Any] = {**_OF_A_GAME, **shared.components}
        self.components["ClientFrame"] = self.of(Frame)
        self.components["Fact"] = self.of(SeenFact)
        self.components["Entry"] = {
            "description": "One entry: its stamp and its fact, in one object.",
            "allOf": [self.of(Stamp), {"$ref": _REF.format(name="Fact")}],
        }
        self.components["EntryFrame"] = {
            "allOf": [self.of(EntryExtras), {"$ref": _REF.format(name="Entry")}]
        }
        others = [self.of(kind) for kind in (Welcome, Update, Ok, Pong, Error)]
        frame = {"$ref": _REF.format(name="EntryFrame")}
        self.components["ServerFrame"] = {"anyOf": [*others, frame]}
        for name in game_names():
            game, own = find_game(name), of_games[name]
            title = "".join(word.capitalize() for word in re.split(r"[\W_]+", name))
            view = _view_type(game)
            group = _Group(
                [*_bodies(own), game.action_type],
                [*_answers(own), view, game.event_type],
                title,
                shared.components,
            )
            self._groups.append(group)
            self.components |= group.components
            for word, kind in (
                ("View", view),
                ("Action", game.action_type),
                ("Event", game.event_type),
            ):
                self.components.setdefault(f"{title}{word}", group.of(kind))

    def of(self, kind: Any) -> dict[str, Any]:
        return next(group.of(kind) for group in self._groups if kind in group)


class _Group:
    """Types that are described together. Their names get the prefix, those aside that are known."""

    def __init__(
        self,
        asked: Sequence[Any],
        answered: Sequence[Any],
        prefix: str = "",
        known: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self._types = [*asked, *answered]
        found, components = msgspec.json.schema_components(self._types, ref_template=_REF)
        _as_we_answer(components, asked, answered)
        names = {
            name: name if components[name] == known.get(name) else prefix + name
            for name in components
        }
        refs = {_REF.format(name=old): _REF.format(name=new) for old, new in names.items()}
        self._found = [_with_refs(schema, refs) for schema in found]
        self.components = {
            names[name]: _with_refs(schema, refs) for name, schema in components.items()
        }

    def __contains__(self, kind: Any) -> bool:
        return kind in self._types

    def of(self, kind: Any) -> dict[str, Any]:
        schema: dict[str, Any] = self._found[self._types.index(kind)]
        return schema


def _with_refs(schema: Any, refs: Mapping[str, str]) -> Any:
    if isinstance(schema, dict):
        return {key: _with_refs(value, refs) for key, value in schema.items()}
    if isinstance(schema, list | tuple):
        return [_with_refs(value, refs) for value in schema]
    return refs.get(schema, schema) if isinstance(schema, str) else schema


def _as_we_answer(
    components: dict[str, Any], asked: Sequence[Any], answered: Sequence[Any]
) -> None:
    """Make schemas of what we only send say what clients can rely on. A default means that a field
    may be missing in what is sent to us; in our answers it is there all the same, where the type
    does not leave out its defaults. And what forbids unknown fields in a request must not forbid
    them in an answer: entries hold a fact beside other fields, and answers may grow."""
    classes = _structs([*asked, *answered])
    names = Counter(cls.__name__ for cls in classes)
    for cls in classes - _structs(asked):
        unique = names[cls.__name__] == 1
        schema = components[cls.__name__ if unique else f"{cls.__module__}.{cls.__qualname__}"]
        schema.pop("additionalProperties", None)
        if cls.__struct_config__.omit_defaults:
            continue
        schema["required"] = [
            name
            for name, field in schema["properties"].items()
            if name in schema["required"] or "default" in field
        ]


def _structs(kinds: Sequence[Any]) -> set[type[msgspec.Struct]]:
    """All structs that these types are made of."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        match waiting.pop():
            case msgspec.inspect.StructType(cls=cls, fields=fields) if cls not in found:
                found.add(cls)
                waiting += [field.type for field in fields]
            case (
                msgspec.inspect.UnionType(types=types) | msgspec.inspect.TupleType(item_types=types)
            ):
                waiting += types
            case msgspec.inspect.DictType(key_type=key, value_type=value):
                waiting += (key, value)
            case (
                msgspec.inspect.ListType(item_type=kind)
                | msgspec.inspect.VarTupleType(item_type=kind)
            ):
                waiting.append(kind)
            case msgspec.inspect.Metadata(type=kind):
                waiting.append(kind)
    return found


def _bodies(endpoints: Iterable[Endpoint]) -> list[Any]:
    return [endpoint.body for endpoint in endpoints if endpoint.body is not None]


def _answers(endpoints: Iterable[Endpoint]) -> list[Any]:
    return [endpoint.answer for endpoint in endpoints]


def _view_type(game: Game) -> Any:
    return part_of(game.name).view_type or game.view_type


def _operation(endpoint: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": list(_parameters(endpoint)),
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas.of(endpoint.body)}},
        }
    if endpoint.token == "required":
        operation["security"] = [{"seat": []}]
    elif endpoint.token == "optional":
        operation["security"] = [{}, {"seat": []}]
    elif endpoint.token == "metrics":
        operation["security"] = [{}, {"metrics": []}]
    elif endpoint.token == "operator":
        operation["security"] = [{"operator": []}]
    return operation


def _parameters(endpoint: Endpoint) -> Iterator[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", endpoint.path):
        yield {"name": name, "in": "path", "required": True, "schema": _PATTERNS[name]}
    for query in endpoint.query:
        yield {
            "name": query.name,
            "in": "query",
            "required": query.required,
            "description": query.description,
            "schema": query.schema,
        }


_RETRY_AFTER = {
    "description": "Seconds after which it is worth while to ask again.",
    "schema": {"type": "integer", "minimum": 1},
}


def _responses(endpoint: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    media = "text/plain" if endpoint.answer is str else "application/json"
    error = {"application/json": {"schema": schemas.of(Error)}}
    responses: dict[str, Any] = {
        str(endpoint.status): {
            "description": "Done.",
            "content": {media: {"schema": schemas.of(endpoint.answer)}},
        }
    }
    for status in sorted(set(STATUS.values())):
        codes = ", ".join(code for code, number in STATUS.items() if number == status)
        responses[str(status)] = {"description": f"Refused: {codes}.", "content": error}
    responses["429"]["headers"] = {"Retry-After": _RETRY_AFTER}
    return responses

"""The OpenAPI document, made from the same declarations that answer requests."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from hofnarr import __version__
from hofnarr.core.game import Game
from hofnarr.games import GAMES, find_game
from hofnarr.server.game_parts import part_of
from hofnarr.server.http.endpoints import Endpoint
from hofnarr.server.http.errors import STATUS, Error
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
_PATTERNS = {
    "table": {"type": "string", "pattern": "^[a-z2-7]{12}$"},
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
                }
            },
        },
    }


class _Schemas:
    """The schemas of all types on the wire, each under its name."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self._types = list(_types(endpoints))
        found, components = msgspec.json.schema_components(self._types, ref_template=_REF)
        self._found = found
        self.components: dict[str, Any] = components
        self.components["ClientFrame"] = self.of(Frame)
        self.components["Entry"] = {
            "description": "One entry: its stamp and its fact, in one object.",
            "allOf": [self.of(Stamp), self.of(SeenFact)],
        }
        self.components["EntryFrame"] = {
            "allOf": [self.of(EntryExtras), {"$ref": _REF.format(name="Entry")}]
        }
        others = [self.of(kind) for kind in (Welcome, Update, Ok, Pong, Error)]
        frame = {"$ref": _REF.format(name="EntryFrame")}
        self.components["ServerFrame"] = {"anyOf": [*others, frame]}
        for name in GAMES:
            game = find_game(name)
            title = name.capitalize()
            self.components[f"{title}View"] = self.of(_view_type(game))
            self.components[f"{title}Action"] = self.of(game.action_type)
            self.components[f"{title}Event"] = self.of(game.event_type)

    def of(self, kind: Any) -> dict[str, Any]:
        schema: dict[str, Any] = self._found[self._types.index(kind)]
        return schema


def _types(endpoints: Sequence[Endpoint]) -> Iterator[Any]:
    for endpoint in endpoints:
        yield endpoint.answer
        if endpoint.body is not None:
            yield endpoint.body
    yield from (Command, Frame, SeenFact, Stamp, EntryExtras, Welcome, Update, Ok, Pong, Error)
    for name in GAMES:
        game = find_game(name)
        yield from (_view_type(game), game.action_type, game.event_type)


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
    return responses

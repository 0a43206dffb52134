"""How an endpoint of the plain HTTP interface is declared; routing and OpenAPI read the same."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hofnarr.core.errors import HofnarrError
from hofnarr.server.http.errors import Refusal, decode, refusal_of, refuse
from hofnarr.server.http.limits import LARGEST_BODY
from hofnarr.server.http.privileged import require_metrics, require_operator
from hofnarr.server.ids import TABLE_ID, hash_of
from hofnarr.server.metrics import REFUSALS
from hofnarr.server.storage import StoreTrouble

if TYPE_CHECKING:
    from hofnarr.server.services import Services

log = logging.getLogger(__name__)

_TOKEN = re.compile(r"[0-9a-f]{32}")


@dataclass
class Call:
    """One request on its way through a handler."""

    services: Services
    request: Request
    body: Any = None

    @property
    def address(self) -> str:
        """Whose limits count."""
        return self.request.client.host if self.request.client else ""

    @property
    def table_id(self) -> str:
        return checked_table_id(self.request.path_params["table"])

    @property
    def token(self) -> str | None:
        return bearer(self.request.headers.get("authorization"))

    @property
    def players_token(self) -> str:
        """Where only players and hosts are answered."""
        token = self.token
        if token is None:
            refuse("unknown_token", "Authorization: missing, send Bearer and your token")
        return token

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A whole number in the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not re.fullmatch(r"\d{1,15}", text) or not least <= int(text) <= most:
            refuse("bad_request", f"{name}: give a whole number from {least} to {most}", name)
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Query:
    """A parameter in the address."""

    name: str
    schema: dict[str, Any]
    description: str
    required: bool = False


@dataclass(frozen=True)
class Endpoint:
    """`answer` is the type of the answer, `body` that of the body. `limit` is a rate that counts
    beside that of all requests; with `by_seat` whoever plays has limits of their own. `largest` is
    a number of bytes."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    summary: str
    answer: Any
    body: Any = None
    status: int = 200
    token: Literal["none", "optional", "required", "metrics", "operator"] = "none"
    limit: str | None = None
    by_seat: bool = False
    largest: int = LARGEST_BODY
    query: tuple[Query, ...] = ()

    async def __call__(self, services: Services, request: Request) -> Response:
        """Answer a request; whatever cannot be granted becomes an error with its status."""
        try:
            address = request.client.host if request.client else ""
            seat = seat_of(services, request) if self.by_seat else None
            services.limits.admit(address, seat)
            if self.limit:
                services.limits.check(self.limit, address)
            if self.token == "operator":
                require_operator(services, request)
            elif self.token == "metrics":
                require_metrics(services, request)
            body = None
            if self.body is not None:
                body = decode(await read_body(request, self.largest), self.body)
            answer = await self.handler(Call(services, request, body))
        except HofnarrError as error:
            return error_response(refusal_of(error))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except (StoreTrouble, OSError):
            log.exception("the database did not answer")
            return error_response(Refusal("unavailable", "the server is troubled: try again"))
        response = answer if isinstance(answer, Response) else json_response(answer, self.status)
        services.limits.answered(len(getattr(response, "body", b"")), address, seat)
        return response


async def read_body(request: Request, largest: int) -> bytes:
    """The body, never more of it than is allowed."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            refuse("too_large", f"the body is larger than {largest:,} bytes")
    return bytes(data)


def json_response(answer: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(answer),
        status,
        {"Cache-Control": "no-store"},  # views and tokens are nobody else's
        "application/json",
    )


def error_response(refusal: Refusal, re: str | None = None) -> Response:
    REFUSALS.labels(refusal.code).inc()
    response = json_response(refusal.answer(re), refusal.status)
    if refusal.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if refusal.retry_after is not None:
        response.headers["Retry-After"] = str(ceil(refusal.retry_after))
    return response


def seat_of(services: Services, request: Request) -> str | None:
    """The seat that asks, as far as it is known here without asking the database."""
    live = services.tables.cached(request.path_params["table"])
    try:
        token = bearer(request.headers.get("authorization"))
    except Refusal:
        return None
    who = live.keys.get(hash_of(token)) if live and token else None
    return None if live is None or who is None or who.seat is None else f"{live.id}/{who.seat}"


def checked_table_id(text: str) -> str:
    if not re.fullmatch(TABLE_ID, text):
        refuse("unknown_table", "there is no such table")
    return text


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header.

    >>> bearer("Bearer " + 32 * "a") == 32 * "a"
    True
    """
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not _TOKEN.fullmatch(token):
        refuse("unknown_token", "Authorization: write it as Bearer and the 32 letters of a token")
    return token

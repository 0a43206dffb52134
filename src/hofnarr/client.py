"""A player on a server, from Python: makes a table or joins one, looks, moves, plays to the end.

    from hofnarr.client import Server

    seat = Server("http://127.0.0.1:8000").create("kabale", "Ada", ["greedy", "random"])
    table = seat.play(bot)
    print(table["scores"])

Views and actions are those of the game. What the server refuses is raised as `Refused`; where it
asks to wait, or a line breaks, the same is asked again: a move counts once whatever happens.
"""

from __future__ import annotations

import http.client
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec

from hofnarr.core.errors import BadInput
from hofnarr.core.game import Action, Game, View
from hofnarr.games import find_game

WAIT = 25  # seconds that a server holds a question for news
_ANSWER = 30.0  # seconds beyond that, for any answer
_TRIES = 6  # while the server is away or troubled
_MOST_PATIENCE = 60.0  # seconds to wait because we asked too fast
#: Somebody, or a clock, was faster: look again.
_OVERTAKEN = ("stale", "not_your_turn", "over")


class Refused(BadInput):
    """The server's answer where something cannot be; `code` and `field` are for programs."""

    def __init__(self, code: str, message: str, field: str | None) -> None:
        super().__init__(message)
        self.code = code
        self.field = field


class Player(Protocol):
    """A bot: one of the legal actions of the view, from the view alone."""

    def act(self, view: Any) -> Action: ...


class News(NamedTuple):
    """What came since one looked last: the table, its entries, and what this seat sees now."""

    table: dict[str, Any]
    entries: list[dict[str, Any]]
    seq: int
    view: View | None


class Server:
    """A server by its address, asked one thing at a time."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        try:
            port = parts.port
        except ValueError:
            port = 0
        if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
            raise BadInput(f"address: {address!r} is not such as http://127.0.0.1:8000")
        kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._line = kind(parts.hostname, port, timeout=WAIT + _ANSWER)

    def create(self, game: str, name: str, others: Sequence[str | None], **wishes: Any) -> Seat:
        """A new table with us on seat 0; the others are bots by their level, None is a person who
        will join with the `code`. `wishes` are fields of the protocol, such as `variant`."""
        kinds = [
            {"kind": "person"} if level is None else {"kind": "bot", "level": level}
            for level in others
        ]
        wish = {"game": game, "name": name, "seats": [{"kind": "you"}, *kinds], **wishes}
        made = self.ask("tables", wish)
        return Seat(self, find_game(game), made["table"], made["seat"], made["token"], made["code"])

    def join(self, where: str, name: str, seat: int | None = None) -> Seat:
        """A free seat at the table of this code of six letters, this name, or this link."""
        table = where.rstrip("/").rpartition("/")[2].partition("#")[0]
        if len(table) == 6:
            table = self.ask(f"codes/{table.upper()}")["table"]
        info = self.ask(f"tables/{table}")
        sat = self.ask(f"tables/{table}/join", {"name": name, "seat": seat})
        return Seat(self, find_game(info["game"]), table, sat["seat"], sat["token"], None)

    def ask(
        self, path: str, body: Any = None, token: str | None = None, *, again: bool | None = None
    ) -> Any:
        """What `/api/PATH` answers; Refused where it refuses. `again`: may be asked again where
        nobody knows whether it was heard, as all questions without a body may."""
        again = body is None if again is None else again
        tries = 0
        while True:
            status, wished, answer = self._try(path, body, token, last=not again or tries >= _TRIES)
            if status == 429 and answer["code"] == "too_fast":
                time.sleep(min(_MOST_PATIENCE, wished))
            elif status in (0, 503) and again and tries < _TRIES:
                tries += 1
                time.sleep(0.1 * 2**tries)
            elif status < 400:
                return answer
            else:
                raise Refused(answer["code"], answer["message"], answer.get("field"))

    def _try(
        self, path: str, body: Any, token: str | None, *, last: bool
    ) -> tuple[int, float, Any]:
        """Status, how many seconds we are to wait, and answer; status 0 where the line broke and
        this was not the last."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        method = "GET" if body is None else "POST"
        content = None if body is None else msgspec.json.encode(body)
        try:
            self._line.request(method, f"/api/{path}", content, headers)
            response = self._line.getresponse()
            data = response.read()
        except (OSError, http.client.HTTPException) as error:
            self._line.close()
            if last:
                reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
                raise BadInput(f"{self.address}: {reason}") from None
            return 0, 0.0, None
        try:
            answer = msgspec.json.decode(data)
            if response.status >= 400 and not {"code", "message"} <= answer.keys():
                raise ValueError
        except (ValueError, AttributeError):  # something else answers there
            raise BadInput(
                f"{self.address}: answers {response.status}, but not as Hofnarr does"
            ) from None
        return response.status, float(response.headers.get("Retry-After", 1)), answer


@dataclass
class Seat:
    """A seat at a table. Whoever has the `token` plays for it."""

    server: Server
    game: Game
    table: str
    seat: int
    token: str = field(repr=False)
    code: str | None  #: what people enter to join, where the table waits for some
    seq: int = 0  #: the last entry that we have seen

    @property
    def link(self) -> str:
        """Where a browser looks on."""
        return f"{self.server.address}/t/{self.table}"

    def news(self, wait: int = WAIT) -> News:
        """What happened since, as soon as something does, or nothing new after so many seconds."""
        path = f"tables/{self.table}/events?since={self.seq}&wait={wait}"
        told = self.server.ask(path, token=self.token)
        self.seq = told["seq"]
        return News(told["table"], told["entries"], told["seq"], self._view(told))

    def move(self, action: Action) -> bool:
        """Decide. False where somebody was faster, so that one must look again; Refused where the
        rules say no."""
        move = {"type": "move", "move_id": uuid4().hex, "expect_seq": self.seq, "action": action}
        try:
            self.command(move)
        except Refused as refused:
            if refused.code in _OVERTAKEN:
                return False
            raise
        return True

    def command(self, command: Mapping[str, Any]) -> Any:
        """Any command of the protocol, such as `{"type": "say", "phrase": "thanks"}`. A move may be
        sent again where the line broke, for it counts once."""
        path = f"tables/{self.table}/commands"
        return self.server.ask(path, command, self.token, again=command["type"] == "move")

    def play(
        self, bot: Player, on_move: Callable[[View, Action], None] | None = None
    ) -> dict[str, Any]:
        """Let a bot decide until the game is over; the table as it then is."""
        while True:
            news = self.news()
            if news.table["status"] == "finished":
                return news.table
            if news.view is None or news.view.to_act != self.seat:
                continue
            action = bot.act(news.view)
            if self.move(action) and on_move:
                on_move(news.view, action)

    def _view(self, told: dict[str, Any]) -> View | None:
        if told["view"] is None:
            return None
        if told["table"]["options"].get("hidden_targets") and told["table"]["status"] != "finished":
            raise BadInput("hidden_targets: won targets lie face down here, but bots need them")
        view: View = msgspec.convert(told["view"], self.game.view_type)
        return view

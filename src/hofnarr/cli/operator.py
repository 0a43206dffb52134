"""`hofnarr operator`: what whoever runs a server may do, asked of the server itself."""

from __future__ import annotations

import json as plain_json
import os
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from hofnarr.cli.output import console, printable, put_json
from hofnarr.cli.parameters import Json, Language, is_no_option
from hofnarr.core.errors import BadInput

if TYPE_CHECKING:
    from hofnarr.texts import Texts

What = Literal[
    "load", "tables", "people", "close", "silence", "unsilence", "bans", "ban", "unban", "erase"
]
TOKEN = "HOFNARR_OPERATOR_TOKEN"
#: Seconds; a large database takes its time to be looked through.
PATIENCE = 300


def operator(
    what: Annotated[What, Parameter(help="What to do; see below.")],
    /,
    *about: Annotated[
        str,
        Parameter(
            help="A table, a seat, an address, a name.",
            allow_leading_hyphen=True,
            validator=is_no_option,
        ),
    ],
    status: Annotated[
        Literal["open", "running", "finished", "imported"] | None,
        Parameter(help="tables: only such."),
    ] = None,
    person: Annotated[
        str | None, Parameter(help="tables: only where somebody of exactly this name sits.")
    ] = None,
    most: Annotated[int, Parameter(help="tables: how many.")] = 50,
    hours: Annotated[
        int | None, Parameter(help="ban: for so long; without it, until it is lifted.")
    ] = None,
    why: Annotated[str, Parameter(help="ban: a note for yourself.")] = "",
    table: Annotated[
        tuple[str, ...],
        Parameter(help="erase: only at these tables.", negative="", show_default=False),
    ] = (),
    really: Annotated[
        bool,
        Parameter(
            help="erase, close: do it; without it, it is only said what would go.", negative=""
        ),
    ] = False,
    server: Annotated[
        str, Parameter(help="Where the server is.", env_var="HOFNARR_SERVER")
    ] = "http://127.0.0.1:8000",
    json: Json = False,
    language: Language = None,
) -> int:
    """Look after a server: see who is there, close tables, silence, ban, erase.

    load: what the server has to do. tables, people: which there are, who is
    connected. close TABLE: remove it with all that belongs to it. silence
    TABLE SEAT, unsilence TABLE SEAT: let somebody talk no more, or again; - is
    a host who only watches. bans, ban ADDRESS, unban ADDRESS: an address or a
    network. erase NAME: take a person's names and words out of finished games.

    The server is started with $HOFNARR_OPERATOR_TOKEN, and this command wants
    the same. Seats count from 0, as the server counts them.
    """
    from hofnarr.texts import guess_language, texts_for

    asking = _Asking(server.rstrip("/"), _token())
    words = _Words(what, list(about))
    told: Any
    match what:
        case "load" | "people" | "bans":
            words.end()
            told = asking.get(what)
        case "tables":
            words.end()
            told = asking.get(what, status=status, person=person, most=most)
        case "close":
            path = f"tables/{words.next('a table')}"
            words.end()
            told = asking.post(f"{path}/close") if really else asking.public(path)
        case "silence" | "unsilence":
            path = f"tables/{words.next('a table')}/silence"
            seat = words.seat()
            words.end()
            told = asking.post(path, {"seat": seat, "silent": what == "silence"})
        case "ban":
            address = words.next("an address")
            words.end()
            told = asking.post("bans", {"address": address, "hours": hours, "why": why})
        case "unban":
            address = words.next("an address")
            words.end()
            told = asking.post("bans/lift", {"address": address})
        case "erase":
            wish = {"name": words.next("a name"), "tables": list(table) or None, "really": really}
            words.end()
            told = asking.post("erase", wish)
    if json:
        put_json(told)
        return 0
    texts = texts_for(language or guess_language())
    _SHOWN[what](told, texts, really)
    return 0


class _Words:
    """What follows the name of what is to be done."""

    def __init__(self, what: str, words: list[str]) -> None:
        self._what = what
        self._words = words

    def next(self, wanted: str) -> str:
        if not self._words:
            raise BadInput(f"{self._what}: name {wanted}, as in hofnarr operator --help")
        return self._words.pop(0)

    def seat(self) -> int | None:
        word = self.next("a seat, 0 for the first, or - for a host who only watches")
        if word == "-":
            return None
        if not word.isdecimal():
            raise BadInput(f"{self._what}: {word!r} is no seat, they count from 0")
        return int(word)

    def end(self) -> None:
        if self._words:
            raise BadInput(f"{self._what}: {self._words[0]!r} is too much")


def _token() -> str:
    token = os.environ.get(TOKEN, "")
    if not token:
        raise BadInput(f"{TOKEN}: set it to the token that the server was started with")
    return token


@dataclass(frozen=True)
class _Asking:
    server: str
    token: str

    def get(self, path: str, **query: Any) -> Any:
        given = {name: value for name, value in query.items() if value is not None}
        more = f"?{urllib.parse.urlencode(given)}" if given else ""
        return self._ask(f"/api/operator/{path}{more}", None)

    def post(self, path: str, body: Any = None) -> Any:
        return self._ask(f"/api/operator/{path}", plain_json.dumps(body).encode())

    def public(self, path: str) -> Any:
        """What everybody may see."""
        return self._ask(f"/api/{path}", None, secret=False)

    def _ask(self, path: str, data: bytes | None, *, secret: bool = True) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if secret else {}
        try:
            request = urllib.request.Request(self.server + path, data, headers)
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return plain_json.load(answer)
        except urllib.error.HTTPError as error:
            raise BadInput(_complaint(error)) from None
        except (urllib.error.URLError, OSError) as error:
            reason = getattr(error, "reason", error)
            raise BadInput(f"--server: {self.server} does not answer: {reason}") from None
        except ValueError:
            raise BadInput(f"--server: {self.server} is no address of a Hofnarr server") from None


def _complaint(error: urllib.error.HTTPError) -> str:
    """What the server says."""
    try:
        return str(plain_json.load(error)["message"])
    except (ValueError, KeyError, TypeError):
        return f"--server: it answers {error.code}, which no Hofnarr server says"


# --- what is shown --------------------------------------------------------------------------------


def _load(told: Any, texts: Texts, _: bool) -> None:
    rows = [
        ("version", told["version"]),
        ("since", _moment(told["started"])),
        *((f"tables-{status}", str(told["tables"].get(status, 0))) for status in STATUSES),
        ("people", str(told["people"])),
        ("watchers", str(told["watchers"])),
        ("sockets", str(told["sockets"])),
        ("memory", "" if told["memory"] is None else f"{told['memory'] / 1e6:.0f} MB"),
        ("database", f"{told['database'] / 1e6:.1f} MB"),
    ]
    for name, value in rows:
        print(f"{texts(f'operator-{name}')}: {value}")


STATUSES = ("open", "running", "finished", "imported")


def _tables(told: Any, texts: Texts, _: bool) -> None:
    rows = [
        [
            info["table"],
            info["game"],
            texts(f"operator-tables-{info['status']}"),
            _moment(info["created"]),
            ", ".join(_seat(seat) for seat in info["seats"]),
            info["title"],
        ]
        for info in told["tables"]
    ]
    _table(["table", "game", "status", "made", "seats", "title"], rows, texts)


def _seat(seat: Any) -> str:
    """Who sits there; * is connected, ! is silenced.

    >>> _seat({"name": "Ada", "kind": "person", "level": None, "online": True, "silent": True})
    'Ada*!'
    >>> _seat({"name": "Casimir", "kind": "bot", "level": "king", "online": False, "silent": False})
    'Casimir (king)'
    """
    level = f" ({seat['level']})" if seat["kind"] == "bot" else ""
    marks = ("*" if seat["online"] else "") + ("!" if seat["silent"] else "")
    return f"{seat['name'] or '?'}{level}{marks}"


def _people(told: Any, texts: Texts, _: bool) -> None:
    rows = [
        [
            each["name"],
            each["table"],
            "" if each["seat"] is None else str(each["seat"]),
            each["address"] or "",
            "" if each["came"] is None else _moment(each["came"]),
        ]
        for each in told["people"]
    ]
    _table(["name", "table", "seat", "address", "came"], rows, texts)


def _bans(told: Any, texts: Texts, _: bool) -> None:
    rows = [
        [
            ban["network"],
            _moment(ban["since"]),
            _moment(ban["until"]) if ban["until"] else texts("operator-for-good"),
            ban["why"],
        ]
        for ban in told["bans"]
    ]
    _table(["network", "since", "until", "why"], rows, texts)


def _closed(told: Any, texts: Texts, really: bool) -> None:
    if not really:
        _tables({"tables": [told]}, texts, really)
    print(texts("operator-closed" if really else "operator-would-close", table=told["table"]))


def _silenced(_: Any, texts: Texts, __: bool) -> None:
    print(texts("operator-done"))


def _erased(told: Any, texts: Texts, really: bool) -> None:
    rows = [
        [each["table"], ", ".join(map(str, each["seats"])), str(each["sayings"])]
        for each in told["tables"]
    ]
    _table(["table", "seat", "sayings"], rows, texts)
    print(texts("operator-erased" if really else "operator-would-erase", tables=len(rows)))
    if told["playing"]:
        print(texts("operator-still-playing", tables=", ".join(told["playing"])))


_SHOWN: dict[str, Callable[[Any, Texts, bool], None]] = {
    "load": _load,
    "tables": _tables,
    "people": _people,
    "bans": _bans,
    "ban": _bans,
    "unban": _bans,
    "close": _closed,
    "silence": _silenced,
    "unsilence": _silenced,
    "erase": _erased,
}


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]], texts: Texts) -> None:
    from rich.table import Table

    if not rows:
        print(texts("operator-none"))
        return
    shown = Table()
    for column in columns:
        shown.add_column(texts(f"operator-{column}"), overflow="fold")
    for row in rows:
        shown.add_row(*map(printable, row))
    console().print(shown)


def _moment(milliseconds: int) -> str:
    """In the time of this machine."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")

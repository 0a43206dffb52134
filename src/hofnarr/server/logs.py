"""Logs: one JSON object a line on standard error, without tokens or what players hold."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

#: Attributes that every record has; whatever else is there was given as `extra`.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        extra = {key: value for key, value in vars(record).items() if key not in _USUAL}
        line = {**extra, **line}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Libraries write addresses and rows in full into their lines; `middleware` writes ours.
    logging.getLogger("uvicorn.access").disabled = True
    for chatty in ("uvicorn.error", "alembic", "sqlalchemy", "websockets", "asyncio"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))


def short(path: str) -> str:
    """A path without the part that opens a table to spectators.

    >>> short("/api/tables/abcdefghijkl/view")
    '/api/tables/abcd…/view'
    """
    parts = path[:200].split("/")
    return "/".join(
        f"{part[:4]}…" if before in ("tables", "t", "r", "codes") and len(part) > 4 else part
        for before, part in zip(["", *parts], parts, strict=False)
    )

"""`hofnarr serve`: the table in the browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Annotated, Literal

from cyclopts import Parameter

from hofnarr.cli.databases import Database, usual_database
from hofnarr.cli.parameters import Language
from hofnarr.core.errors import BadInput
from hofnarr.texts import guess_language, texts_for

#: Letters of a token that opens the server to whoever runs it.
SHORTEST_SECRET = 16

LogLevel = Literal["debug", "info", "warning", "error"]


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 takes any free one.")] = 8000,
    database: Database = None,
    workers: Annotated[
        int, Parameter(help="Processes that share the work; more than one needs PostgreSQL.")
    ] = 1,
    browser: Annotated[bool, Parameter(help="Open the browser where there is a screen.")] = True,
    origin: Annotated[
        tuple[str, ...],
        Parameter(
            help="A web address whose pages may use this server too; may be given several times.",
            negative="",
            show_default=False,
        ),
    ] = (),
    limits: Annotated[bool, Parameter(help="Slow down whoever asks too much.")] = True,
    allow_local_webhooks: Annotated[
        bool,
        Parameter(
            help="Webhooks may call this machine and its network.", negative="", show_default=False
        ),
    ] = False,
    bot_pause: Annotated[int, Parameter(help="Milliseconds that bots seem to think.")] = 900,
    bot_patience: Annotated[
        int,
        Parameter(
            help="Seconds that a bot may think; then a simple one decides, and the table is told."
        ),
    ] = 30,
    lazy_bots: Annotated[
        bool,
        Parameter(
            help="Begin the first process of bots when one has to think, not at the start.",
            negative="",
            show_default=False,
        ),
    ] = False,
    bot: Annotated[
        tuple[str, ...],
        Parameter(
            help="A bot of your own on offer at tables, GAME.NAME=FILE.py or "
            "GAME.NAME=module:Class; may be given several times.",
            negative="",
            show_default=False,
        ),
    ] = (),
    keep: Annotated[
        int | None,
        Parameter(help="Days that finished games stay; without it, for ever.", show_default=False),
    ] = None,
    metrics_token: Annotated[
        str | None,
        Parameter(
            help="Who may read /metrics sends this; without it, only this machine may.",
            env_var="HOFNARR_METRICS_TOKEN",
            show_default=False,
        ),
    ] = None,
    operator_token: Annotated[
        str | None,
        Parameter(
            help="Whoever sends this may run the server with hofnarr operator.",
            env_var="HOFNARR_OPERATOR_TOKEN",
            show_default=False,
        ),
    ] = None,
    log_level: Annotated[
        LogLevel | None,
        Parameter(help="What is logged; without it, warnings on a screen, otherwise everything."),
    ] = None,
    language: Language = None,
) -> int:
    """Serve the table in the browser: play with friends or bots.

    Games are kept in a database and go on after a restart. Ctrl-C stops it.
    """
    from hofnarr.bots.own import bring_own
    from hofnarr.server.run import listen
    from hofnarr.server.run import serve as run
    from hofnarr.server.settings import ServerSettings
    from hofnarr.server.storage.opening import database_url

    address = database or usual_database()
    kind = database_url(address).get_backend_name()
    _check(port, workers, bot_pause, bot_patience)
    if keep is not None and keep < 1:
        raise BadInput(f"--keep: {keep} is not possible, give 1 or more days")
    for each in bot:
        bring_own(each)
    if workers > 1 and kind == "sqlite":
        raise BadInput(
            f"--workers: {workers} processes cannot share a SQLite file; "
            "name a PostgreSQL database with --database postgresql://..."
        )
    settings = ServerSettings(
        database=address,
        origins=list(origin),
        limits=limits,
        allow_local_webhooks=allow_local_webhooks,
        bot_pause=bot_pause,
        bot_patience=bot_patience,
        lazy_bots=lazy_bots,
        bots=list(bot),
        keep_days=keep,
        metrics_token=_secret("--metrics-token", metrics_token),
        operator_token=_secret("--operator-token", operator_token),
        log_level=log_level or ("warning" if sys.stderr.isatty() else "info"),
    )
    listening = listen(host, port)
    url = _url(host, listening.getsockname()[1])

    def ready() -> None:
        print(texts_for(language or guess_language())("serve-ready", url=url), flush=True)
        if browser and _has_screen():
            threading.Timer(1.0, _open, [url]).start()

    run(settings, listening, workers, ready)
    return 0


def _secret(option: str, token: str | None) -> str | None:
    """One that nobody guesses; an empty one is none."""
    if token and len(token) < SHORTEST_SECRET:
        raise BadInput(f"{option}: give at least {SHORTEST_SECRET} letters: openssl rand -hex 16")
    return token or None


def _check(port: int, workers: int, bot_pause: int, bot_patience: int) -> None:
    if not 0 <= port <= 65_535:
        raise BadInput(f"--port: {port} is not possible, give 0 to 65535")
    if workers < 1:
        raise BadInput(f"--workers: {workers} is not possible, give 1 or more")
    if not 0 <= bot_pause <= 60_000:
        raise BadInput(f"--bot-pause: {bot_pause} is not possible, give 0 to 60000")
    if not 1 <= bot_patience <= 3_600:
        raise BadInput(f"--bot-patience: {bot_patience} is not possible, give 1 to 3600")


def _url(host: str, port: int) -> str:
    """Where a browser on this machine finds the server.

    >>> _url("0.0.0.0", 8000), _url("::1", 80)
    ('http://127.0.0.1:8000', 'http://[::1]:80')
    """
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)

"""Carrying out what a player sent, over a socket or by request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hofnarr.server.errors import refuse
from hofnarr.server.protocol.commands import Again, Command, Move, Webhook
from hofnarr.server.seating import rematch
from hofnarr.server.storage import WebhookRow, Writing
from hofnarr.server.table.deciding import Outcome, Who, decide
from hofnarr.server.tables import OnCommit, Tables

if TYPE_CHECKING:
    from hofnarr.server.house import House


async def execute(
    house: House,
    table_id: str,
    who: Who,
    command: Command,
    *,
    link: str,
    on_commit: OnCommit | None = None,
) -> int:
    """Gives the number of the entry that the command became.

    `on_commit` is called as soon as it is safely written, before anybody else is told. Once begun
    it is finished, even if whoever asked is gone. `link` is where they would find the table."""
    tables = house.tables
    match command:
        case Move():
            work = tables.move(table_id, who, command, on_commit)
        case Webhook():
            hook = await _hook(house, who, command, link)
            work = _set_webhook(tables, table_id, who, hook, on_commit)
        case Again():
            work = rematch(tables, table_id, who, on_commit)
        case _:
            work = tables.write(
                table_id,
                lambda live, around: decide(live.state, who, command, around),
                on_commit=on_commit,
            )
    return await tables.whole(work)


async def _hook(house: House, who: Who, command: Webhook, link: str) -> WebhookRow | None:
    if who.seat is None:
        refuse("not_your_seat", "you have no seat at this table")
    if command.url is None:
        return None
    await house.webhooks.check(command.url)
    return WebhookRow(who.seat, command.url, command.kind, command.language, link)


async def _set_webhook(
    tables: Tables, table_id: str, who: Who, hook: WebhookRow | None, on_commit: OnCommit | None
) -> int:
    def also(writing: Writing) -> None:
        assert who.seat is not None
        writing.set_webhook(who.seat, hook)

    return await tables.write(table_id, lambda *_: Outcome(), also, on_commit)

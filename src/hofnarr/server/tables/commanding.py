"""Carrying out what a player sent, over a socket or by request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hofnarr.server.http.errors import refuse
from hofnarr.server.protocol.commands import Again, Command, Move, Webhook
from hofnarr.server.storage import WebhookRow, Writing
from hofnarr.server.table.deciding import Around, Outcome, Who, decide
from hofnarr.server.table.live import LiveTable
from hofnarr.server.tables.all_tables import OnCommit, Tables
from hofnarr.server.tables.seating import rematch

if TYPE_CHECKING:
    from hofnarr.server.services import Services


async def execute(
    services: Services,
    table_id: str,
    token: str,
    command: Command,
    *,
    link: str,
    on_commit: OnCommit | None = None,
) -> int:
    """Gives the number of the entry that the command became.

    `on_commit` is called as soon as it is safely written, before anybody else is told. Once begun
    it is finished, even if whoever asked is gone. What the token allows is looked up when the
    command is carried out, so a seat that was lost meanwhile is lost. `link` is where they
    would find the table."""
    tables = services.tables
    match command:
        case Move():
            work = tables.move(table_id, token, command, on_commit)
        case Webhook():
            if command.url is not None:
                _, who = await tables.current_for(table_id, token)
                _seat_of(who)  # looking a name up is for players only
                await services.webhooks.check(command.url)
            work = _set_webhook(tables, table_id, token, command, link, on_commit)
        case Again():
            work = rematch(tables, table_id, token, on_commit)
        case _:
            work = tables.write(
                table_id,
                lambda live, who, around: decide(live.state, who, command, around),
                on_commit=on_commit,
                token=token,
            )
    return await tables.whole(work)


def _seat_of(who: Who) -> int:
    if who.seat is None:
        refuse("not_your_seat", "you have no seat at this table")
    return who.seat


async def _set_webhook(
    tables: Tables,
    table_id: str,
    token: str,
    command: Webhook,
    link: str,
    on_commit: OnCommit | None,
) -> int:
    seats: list[int] = []

    def decision(_: LiveTable, who: Who, __: Around) -> Outcome:
        seats.append(_seat_of(who))
        return Outcome()

    def also(writing: Writing) -> None:
        seat, hook = seats[0], None
        if command.url is not None:
            hook = WebhookRow(seat, command.url, command.kind, command.language, link)
        writing.set_webhook(seat, hook)

    return await tables.write(table_id, decision, also, on_commit, token=token)

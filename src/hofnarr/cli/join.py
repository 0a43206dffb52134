"""`hofnarr join`: a bot of this machine sits down at a table of any server."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from hofnarr.cli.output import printable, put_json
from hofnarr.cli.parameters import Json, Language
from hofnarr.core.errors import BadInput


def join(
    address: Annotated[str, Parameter(help="The server, such as http://127.0.0.1:8000.")],
    /,
    *,
    bot: Annotated[
        str, Parameter(help="Who plays: FILE.py, FILE.py:NAME, module:Class, or a bot of ours.")
    ],
    table: Annotated[
        str | None,
        Parameter(help="The code, name or link of a table that waits for people."),
    ] = None,
    game: Annotated[
        str | None, Parameter(help="Make a table of this game instead: kabale, catan.")
    ] = None,
    against: Annotated[
        str | None,
        Parameter(help="Who else sits at it: bots of the server, or person: greedy,person."),
    ] = None,
    variant: Annotated[str | None, Parameter(help="What the new table plays.")] = None,
    name: Annotated[str | None, Parameter(help="What the others see; without it, BOT.")] = None,
    seed: Annotated[int, Parameter(help="The seed that the bot is made with.")] = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let a bot play one game at a table of a server, to its end.

    With --table it takes a free seat; with --game it makes a table and sits there first.
    """
    from hofnarr.bots.asking import ask
    from hofnarr.bots.own import make_any_bot
    from hofnarr.client import Server
    from hofnarr.texts import guess_language, texts_for

    if (table is None) == (game is None):
        raise BadInput("give either --table CODE or --game GAME")
    if table is not None and (against is not None or variant is not None):
        raise BadInput("--against and --variant are for a new table, with --game")
    shown = name or bot.replace("\\", "/").rpartition("/")[2][:20]
    server = Server(address)
    if table is not None:
        seat = server.join(table, shown)
        player = make_any_bot(bot, seat.game, seed)
    else:
        from hofnarr.games import find_game

        assert game is not None
        player = make_any_bot(bot, find_game(game), seed)
        others = [each.strip() for each in (against or "greedy").split(",")]
        kinds = [None if each == "person" else each for each in others]
        seat = server.create(game, shown, kinds, **({"variant": variant} if variant else {}))
    texts = texts_for(language or guess_language())
    if not json:
        print(texts("join-sits", link=seat.link), flush=True)
        if seat.code:
            print(texts("join-code", code=seat.code), flush=True)

    class Asked:
        """Says in one sentence what is wrong with the bot."""

        def act(self, view: Any) -> Any:
            return ask(bot, player, view)

    ended = seat.play(Asked())
    if json:
        put_json({"table": seat.table, "seat": seat.seat, "scores": ended["scores"]})
        return
    pairs = zip(ended["seats"], ended["scores"], strict=True)
    scores = ", ".join(f"{printable(each['name'])} {score}" for each, score in pairs)
    print(texts("join-ended", scores=scores))

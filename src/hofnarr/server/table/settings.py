"""How a table is set up; never changes afterwards."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec

from hofnarr.bots import offered_bots
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game
from hofnarr.games import find_game
from hofnarr.server.game_parts import part_of
from hofnarr.server.http.errors import field_in, refuse
from hofnarr.server.protocol.fields import First, Pace, clean
from hofnarr.server.protocol.requests import BotSeat, CreateTable, You


class SeatSetting(msgspec.Struct, frozen=True):
    kind: Literal["person", "bot"]
    level: str | None = None


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`pause` is how long bots seem to think, in milliseconds. `version` made the table."""

    game: str
    title: str
    seats: list[SeatSetting]
    host: int | None
    host_name: str
    options: dict[str, Any]
    variant: str | None
    first: First
    pace: Pace
    listed: bool
    watch: bool
    hints: bool
    pause: int
    version: str


def read_settings(kept: str) -> TableSettings:
    """Settings as they were kept. Long ago what a table switched on stood beside its options."""
    plain = msgspec.json.decode(kept)
    for name in part_of(plain["game"]).table_options:
        if plain.pop(name, False):
            plain["options"][name] = True
    return msgspec.convert(plain, TableSettings)


def options_type(game: Game) -> Any:
    return type(next(iter(game.variants.values())))


def option_values(game: Game) -> dict[str, list[str]]:
    """Options that choose among words, with these words, the default first."""
    fields = msgspec.structs.fields(options_type(game))
    found = {field.name: _words(field.type) for field in fields}
    return {name: words for name, words in found.items() if words}


def list_options(game: Game) -> list[str]:
    """Those of them that hold several of their words at once."""
    fields = msgspec.structs.fields(options_type(game))
    return [field.name for field in fields if get_origin(field.type) is list and _words(field.type)]


def _words(kind: Any) -> list[str]:
    """The words of a Literal, or of one inside a list of them.

    >>> _words(tuple[Literal["red", "blue"], ...])
    ['red', 'blue']
    """
    if get_origin(kind) is Literal:
        return [value for value in get_args(kind) if isinstance(value, str)]
    return next(filter(None, map(_words, get_args(kind))), [])


def checked_game(name: str) -> Game:
    try:
        return find_game(name)
    except BadInput as error:
        refuse("bad_request", f"game: {error}", "game")


def checked_level(game: Game, level: str, field: str) -> str:
    levels = offered_bots(game)
    if level not in levels:
        refuse(
            "bad_request", f"{field}: no bot {level!r}, choose one of {', '.join(levels)}", field
        )
    return level


def settle(wish: CreateTable, *, pause: int, version: str) -> TableSettings:
    """Check a wish in every field; Refusal names the one that is wrong. `pause`: that of bots where
    nobody wishes for another."""
    game = checked_game(wish.game)
    seats = _seats(game, wish)
    yours = [seat for seat, wished in enumerate(wish.seats) if isinstance(wished, You)]
    if len(yours) > 1:
        refuse("bad_request", "seats: only one of them can be you", "seats")
    alone = sum(seat.kind == "person" for seat in seats) == 1
    hints = alone if wish.hints is None else wish.hints
    return TableSettings(
        game=game.name,
        title=clean(wish.title, "title"),
        seats=seats,
        host=yours[0] if yours else None,
        host_name=clean(wish.name, "name"),
        options=settled_options(game, wish.variant, wish.options),
        variant=wish.variant,
        first=wish.first,
        pace=wish.pace,
        listed=wish.listed,
        watch=wish.watch,
        hints=hints and part_of(game.name).has_hints,
        pause=pause if wish.bot_pause is None else wish.bot_pause,
        version=version,
    )


def _seats(game: Game, wish: CreateTable) -> list[SeatSetting]:
    if len(wish.seats) not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        refuse(
            "bad_request",
            f"seats: {len(wish.seats)} cannot play {game.name}, choose one of {counts}",
            "seats",
        )
    seats = []
    for number, wished in enumerate(wish.seats):
        if isinstance(wished, BotSeat):
            level = checked_level(game, wished.level, f"seats[{number}].level")
            seats.append(SeatSetting("bot", level))
        else:
            seats.append(SeatSetting("person"))
    return seats


def settled_options(
    game: Game, wished: str | None, changes: dict[str, Any] | None
) -> dict[str, Any]:
    """The options of a variant (null: of the first), with single ones changed."""
    variant = wished if wished is not None else next(iter(game.variants))
    if variant not in game.variants:
        known = ", ".join(game.variants)
        refuse("bad_request", f"variant: unknown {variant!r}, choose one of {known}", "variant")
    part = part_of(game.name)
    options = msgspec.to_builtins(game.variants[variant]) | (changes or {})
    on = {name: True for name in part.table_options if _is_on(options, name)}
    try:
        settled = part.settle(part.of_rules(options))
        msgspec.convert(settled, options_type(game))
    except msgspec.ValidationError as error:
        refuse("bad_request", f"options: {error}", "options")
    except BadInput as error:
        message = f"options.{error}"
        refuse("bad_request", message, field_in(message) or "options")
    return settled | on


def _is_on(options: dict[str, Any], name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        refuse("bad_request", f"options.{name}: is true or false", f"options.{name}")
    return value


def checked_brought(game: Game, options: dict[str, Any], seat: int, brought: Any) -> Any:
    """What a player brings to the game; null stands for nothing."""
    part = part_of(game.name)
    if brought is None and part.brings(options):
        return None
    try:
        part.check_brought(options, seat, brought)
    except BadInput as error:
        refuse("bad_request", str(error), "brought")
    return brought

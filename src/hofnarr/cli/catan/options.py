"""The options of the Catan card game as they are typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from hofnarr.catan.catalogue.data import THEME_SETS, by_id, read_changes
from hofnarr.catan.options import Options, Tournament, check, choose
from hofnarr.cli.parameters import Wishes
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game

T = TypeVar("T")


def players_for(game: Game) -> int:
    return 2


bulk_players_for = players_for


def options_for(game: Game, wishes: Wishes) -> Options:
    if wishes.edition is not None or wishes.option:
        given = "--option" if wishes.option else "--edition"
        raise BadInput(f"{given}: belongs to kabale, catan has --set")
    options = choose(wishes.set_ or "base", theme_cards=wishes.theme_cards or "forty")
    if wishes.decks is not None:
        options = _with_decks(options, wishes.decks)
    if wishes.cards is not None:
        options = replace(options, cards=in_file(wishes.cards, read_changes))
    return check(options)


def _with_decks(options: Options, file: Path) -> Options:
    """A tournament game; the sets are those that the decks need, unless they were named."""
    chosen = in_file(file, _read_decks)
    names = {name for part in (*chosen.decks, *chosen.events) for name in part or ()}
    used = {by_id()[name].set for name in names if name in by_id()}
    sets = options.sets or [name for name in THEME_SETS if name in used]
    decided = replace(options, sets=sets, tournament=chosen)
    return in_file(file, lambda _: check(decided))


def _read_decks(text: bytes) -> Tournament:
    """`decks` and `events`: for each of the two players a list of card ids."""
    try:
        return msgspec.yaml.decode(text, type=Tournament)
    except msgspec.DecodeError as error:
        raise BadInput(str(error)) from None


def in_file(file: Path, read: Callable[[bytes], T]) -> T:
    try:
        return read(file.read_bytes())
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None

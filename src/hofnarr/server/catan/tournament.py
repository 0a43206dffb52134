"""Own decks: every player may bring one to a tournament. Until the end it is his secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hofnarr.catan.options import VARIANTS, Options, Tournament, check, usual_tournament
from hofnarr.core.errors import BadInput

#: What stands in the options of a table: nobody's deck.
UNKNOWN = Tournament(decks=[None, None], events=[None, None])


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player brings; the usual deck or events of the seat where one is missing."""

    deck: list[str] | None = None
    events: list[str] | None = None


def read_brought(brought: Any) -> Brought:
    try:
        return msgspec.convert(brought, Brought)
    except msgspec.ValidationError as error:
        raise BadInput(f"brought: {error}") from None


def without_decks(options: Options) -> Options:
    """As everybody may see them."""
    if options.tournament not in (UNKNOWN, VARIANTS["tournament"].tournament):
        raise BadInput("tournament: decks are not options: every player brings one (`brought`)")
    check(with_decks(options, [None, None]))
    return msgspec.structs.replace(options, tournament=UNKNOWN)


def check_own(options: Options, seat: int, brought: Any) -> None:
    """Raise BadInput where this is no deck for the seat."""
    mine: list[Any] = [None, None]
    mine[seat] = brought
    try:
        check(with_decks(options, mine))
    except BadInput as error:
        message = str(error).replace(f"tournament.decks[{seat}]", "brought.deck")
        raise BadInput(message.replace(f"tournament.events[{seat}]", "brought.events")) from None


def with_decks(options: Options, brought: Sequence[Any]) -> Options:
    """The options with the decks that the game is played with."""
    usual = usual_tournament(options.sets)
    own = [Brought() if each is None else read_brought(each) for each in brought]
    decks = [each.deck or deck for each, deck in zip(own, usual.decks, strict=True)]
    events = [each.events or four for each, four in zip(own, usual.events, strict=True)]
    return msgspec.structs.replace(options, tournament=Tournament(decks, events))

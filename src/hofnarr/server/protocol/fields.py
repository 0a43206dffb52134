"""Field types that several messages share."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hofnarr.server.http.errors import refuse
from hofnarr.server.ids import TABLE_ID

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_TEXT = 300

TableId = Annotated[str, Meta(pattern=f"^{TABLE_ID}$")]
Token = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
First = Literal["0", "lot"]
#: Milliseconds that a bot seems to think, and what may be asked for.
USUAL_PAUSE = 900
BotPause = Annotated[int, Meta(ge=0, le=60_000)]

Phrase = Literal[
    "well-played", "thanks", "thinking", "sorry", "good-luck", "oh-no", "haha", "hurry"
]


class NoPace(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class Live(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Everybody has a bank of time, and gets some more with every decision (milliseconds)."""

    bank: Annotated[int, Meta(ge=10_000, le=86_400_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600_000)]


class Days(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Every decision may take this many days."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = NoPace | Live | Days


def clean(text: str, field: str) -> str:
    """Words of a person as they are kept: no control or direction signs, no outer blanks.

    >>> clean(" Bořek\\u202e ", "name")
    'Bořek'
    """
    kept = "".join(
        " " if sign in "\n\t" else sign
        for sign in unicodedata.normalize("NFC", text)
        if sign in "\n\t"
        or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
        or sign == "\N{ZERO WIDTH JOINER}"  # holds emoji together
    ).strip()
    if text and not kept:
        refuse("bad_request", f"{field}: holds no sign that can be shown", field)
    return kept

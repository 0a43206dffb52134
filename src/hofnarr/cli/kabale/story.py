"""The log: what every move brought, as one viewer may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from rich.text import Text

from hofnarr.cli import heraldry as look
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.cli.paint import Block, line, wrapped
from hofnarr.core.game import Event as CoreEvent
from hofnarr.core.game import Viewer
from hofnarr.kabale.events import (
    Awarded,
    CloakAsked,
    Drew,
    Event,
    GameEnded,
    Placed,
    RoundEnded,
    RoundStarted,
    Slipped,
    SwapAsked,
    Swapped,
)
from hofnarr.kabale.telling import tell_event
from hofnarr.texts import Texts

_DECISIONS = Placed | Slipped | Swapped


class Entry(NamedTuple):
    """One line of the log; `seat` is whose move it was, None for what concerns the whole table."""

    seat: int | None
    words: str
    is_heading: bool = False
    ends_round: bool = False


def entries(
    story: Sequence[Sequence[CoreEvent]], names: Sequence[str], texts: Texts, viewer: Viewer
) -> list[Entry]:
    """The moves in the order they were made; each new round and each award has its own line."""
    told: list[Entry] = []
    for events in story:
        told += _move(cast(Sequence[Event], events), names, texts, viewer)
    return told


def _move(
    events: Sequence[Event], names: Sequence[str], texts: Texts, viewer: Viewer
) -> list[Entry]:
    seat = next((event.seat for event in events if isinstance(event, _DECISIONS)), None)
    told: list[Entry] = []
    sentences: list[str] = []
    for event in events:
        if not _is_worth_telling(event, viewer, seat):
            continue
        words = tell_event(texts, event, names, viewer)
        if isinstance(event, RoundStarted | GameEnded):
            told.append(Entry(None, words, is_heading=True))
        elif isinstance(event, RoundEnded | Awarded):
            told.append(Entry(None, words, ends_round=isinstance(event, RoundEnded)))
        else:
            sentences.append(words)
    if sentences:
        told.insert(0, Entry(seat, " ".join(sentences)))
    return told


def _is_worth_telling(event: Event, viewer: Viewer, mover: int | None) -> bool:
    """Draws of others say nothing; the questions of cloak and traitor are followed by answers."""
    if isinstance(event, Drew):
        return mover is not None and viewer in ("open", event.seat)
    return not isinstance(event, CloakAsked | SwapAsked)


def tail(shown: Sequence[Entry], width: int, height: int, new: int) -> Block:
    """As many of the last lines as fit; the last `new` entries are bright."""
    lines: Block = []
    for place, entry in enumerate(reversed(shown)):
        if len(lines) >= height:
            break
        lines = _entry(entry, width, is_new=place < new) + lines
    lines = lines[max(0, len(lines) - height) :]
    return lines + [line(width)] * (height - len(lines))


def whole(shown: Sequence[Entry], width: int) -> Block:
    return [row for entry in shown for row in _entry(entry, width, is_new=True)]


def _entry(entry: Entry, width: int, *, is_new: bool) -> Block:
    if entry.is_heading:
        return wrapped(Text(entry.words, f"bold {look.BRASS}"), width, Text(" "))
    label = Text(" ♛  ", look.BRASS)
    if entry.seat is not None:
        tincture = TINCTURES[entry.seat]
        sign = (tincture.sign, f"{tincture.on} on {tincture.field}")
        label = Text.assemble(" ", sign, " ")
    return wrapped(Text(entry.words, look.TEXT if is_new else look.TEXT_DIM), width, label)

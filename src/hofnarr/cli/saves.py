"""Games that wait for their players: each a file with the record so far and who sits where."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from hofnarr.bots.own import is_own, make_any_bot
from hofnarr.core.errors import BadInput, BrokenRecord
from hofnarr.core.game import Event, Game, Record
from hofnarr.core.match import Match
from hofnarr.core.wire import decode_document
from hofnarr.texts import LANGUAGES, Language

FORMAT = "hofnarr.save/1"
HUMAN = "human"
_SUFFIX = ".save.json"


class Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seats` holds "human" or a bot's name for each seat."""

    format: str
    seats: list[str]
    language: str
    record: msgspec.Raw


class Table(NamedTuple):
    """A game with its people and bots around it, and the events of every move so far."""

    match: Match
    seats: tuple[str, ...]
    language: Language
    story: list[Sequence[Event]]


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "hofnarr"


def path_for(match: Match) -> Path:
    """Where a game is kept unless its players name a file; no two games share it."""
    return folder() / f"{match.game.name}-{match.commitment[:12]}{_SUFFIX}"


def record_path(save: Path) -> Path:
    """Where the record goes once the game is over.

    >>> record_path(Path("kabale-1a2b.save.json")).name
    'kabale-1a2b.jsonl'
    """
    return save.with_name(save.name.removesuffix(".json").removesuffix(".save") + ".jsonl")


def saves_of(game: Game) -> Iterator[Path]:
    """All saves of a game, the newest first."""
    found = [(path.stat().st_mtime_ns, path) for path in folder().glob(f"{game.name}-*{_SUFFIX}")]
    yield from (path for _, path in sorted(found, reverse=True))


def write(path: Path, table: Table) -> None:
    save = Save(
        format=FORMAT,
        seats=list(table.seats),
        language=table.language,
        record=msgspec.Raw(msgspec.json.encode(table.match.record())),
    )
    _write_whole(path, msgspec.json.encode(save) + b"\n")


def write_record(path: Path, record: Record) -> None:
    _write_whole(path, msgspec.json.encode(record) + b"\n")


def _write_whole(path: Path, data: bytes) -> None:
    """The file holds either all of the old or all of the new, whatever happens meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def read(path: Path, game: Game, trusted: Collection[str] = ()) -> Table:
    """The game of a save, where it was left; BadInput if the file is no good, or if a bot in it is
    somebody's own code and none of those that are `trusted`."""
    try:
        return _table(path.read_bytes(), game, trusted)
    except (BadInput, BrokenRecord) as error:
        raise BadInput(f"{path}: holds no game to go on with: {error}") from None


def _table(data: bytes, game: Game, trusted: Collection[str]) -> Table:
    save = decode_document(data, Save, FORMAT)
    language = next((known for known in LANGUAGES if known == save.language), None)
    if language is None:
        raise BadInput(f"language: {save.language!r} is none of {', '.join(LANGUAGES)}")
    record = game.read_record(bytes(save.record))
    if len(save.seats) != len(record.players) or HUMAN not in save.seats:
        raise BadInput("seats: do not fit the players of the record")
    for bot in set(save.seats) - {HUMAN}:
        if is_own(bot) and bot not in trusted:
            raise BadInput(f"bot {bot!r} is somebody's own: name it with --bots to play on")
        make_any_bot(bot, game, 0)
    return Table(Match.resume(game, record), tuple(save.seats), language, _story(game, record))


def _story(game: Game, record: Record) -> list[Sequence[Event]]:
    replay = game.replay(record)
    moves = [replay.state.apply(action, replay.chance) for action in replay.actions]
    return [replay.opening, *moves]

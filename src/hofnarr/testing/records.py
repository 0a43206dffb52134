"""Records: they replay, resume and verify; forged ones are refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from hofnarr.core.errors import BadInput, BrokenRecord, IllegalAction
from hofnarr.core.game import Game
from hofnarr.core.match import Match
from hofnarr.testing.mangle import Path, leaves, look_up, other_values, replaced
from hofnarr.testing.play import (
    NoChance,
    Table,
    facts,
    require,
    require_end,
    require_equal,
    show,
    told,
    wire,
)

# Fields whose content the rules do not decide: names are free, and a game may go the same way under
# other options. Another legal action makes another true story, so actions are forged separately.
FREE_FIELDS = ("players", "options", "actions")


def check_records(game: Game, table: Table) -> None:
    """A record is one line, comes back from JSON unchanged, verifies, replays to the same states;
    the record of an unfinished game can be gone on with, and does not verify."""
    match = _new_match(game, table)
    choices = Random(f"{table}:records")
    states, stories, half = [facts(match.state)], [told(match.opening, "open")], b""
    while not match.over:
        if len(match.actions) == 5:
            half = wire(match.record())
        events = match.act(choices.choice(match.state.legal()))
        states.append(facts(match.state))
        stories.append(told(events, "open"))
        require_end(len(match.actions))
    line = wire(match.record())
    _require_readable(game, match, line)
    _require_replay(game, line, states, stories)
    if half:
        _require_resumable(game, match, half, line)


def _new_match(game: Game, table: Table) -> Match:
    players = [f"player {seat}" for seat in range(table.seats)]
    options = game.variants[table.variant]
    seed = f"conformance {table.seed}"
    return Match(game, players, options, first="lot", seed=seed, salt="salt")


def _require_readable(game: Game, match: Match, line: bytes) -> None:
    require(b"\n" not in line, "a record is not one line")
    record = game.read_record(line)
    require_equal(line, wire(record), "a record changes when it is read")
    require(game.read_record(line.decode()) == record, "a record reads differently as text")
    expected = (game.record_format, list(match.players), match.start, match.seed, match.salt)
    written = (record.format, list(record.players), record.start, record.seed, record.salt)
    require(written == expected, f"a record holds {written}, not {expected}")
    try:
        game.verify(record)
    except (BrokenRecord, BadInput) as error:
        require(False, f"a true record is refused: {error}")


def _require_replay(game: Game, line: bytes, states: list[bytes], stories: list[bytes]) -> None:
    """The record alone gives the same states and events again, with no generator."""
    replay = game.replay(game.read_record(line))
    require_equal(stories[0], told(replay.opening, "open"), "the set-up is replayed differently")
    require(len(replay.actions) == len(states) - 1, "a record has not all the decisions")
    for number, action in enumerate(replay.actions):
        different = f"decision {number}: replayed differently"
        require_equal(states[number], facts(replay.state), different)
        story = told(replay.state.apply(action, replay.chance), "open")
        require_equal(stories[number + 1], story, different)
    require_equal(states[-1], facts(replay.state), "the game ends differently when replayed")


def _require_resumable(game: Game, match: Match, half: bytes, line: bytes) -> None:
    record = game.read_record(half)
    require(_is_refused(game, half), "the record of an unfinished game verifies")
    resumed = Match.resume(game, record)
    require_equal(half, wire(resumed.record()), "a resumed game has another record")
    for action in match.actions[len(resumed.actions) :]:
        resumed.act(action)
    require_equal(line, wire(resumed.record()), "a resumed game ends with another record")


def check_forged_records(game: Game, table: Table, *, forgeries: int = 30) -> None:
    """An edited record is refused with BadInput (unreadable) or BrokenRecord (untrue)."""
    match = _new_match(game, table)
    choices = Random(f"{table}:forged")
    while not match.over:
        match.act(choices.choice(match.state.legal()))
        require_end(len(match.actions))
    line = wire(match.record())
    tree = json.loads(line)
    for cut in (0, 1, len(line) // 2, len(line) - 1):
        require(not _is_readable(game, line[:cut]), f"a record cut at byte {cut} is read")
    edited = (
        *_wrong_fields(tree),
        *_wrong_values(tree, choices, forgeries),
        *_wrong_orders(tree, choices),
        *_wrong_actions(game, tree, choices),
    )
    for what, forged in edited:
        require(_is_refused(game, wire(forged)), f"a forged record is believed: {what}")


def _is_readable(game: Game, line: bytes) -> bool:
    try:
        game.read_record(line)
    except BadInput:
        return False
    return True


def _is_refused(game: Game, line: bytes) -> bool:
    try:
        game.verify(game.read_record(line))
    except (BadInput, BrokenRecord):
        return True
    except Exception as error:
        require(False, f"a forged record raises {error!r}, not BadInput or BrokenRecord")
    return False


def _wrong_fields(tree: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for field in tree:
        yield f"without {field}", {key: value for key, value in tree.items() if key != field}
        if field not in FREE_FIELDS:
            yield f"{field} is an empty object", {**tree, field: {}}
    yield "with an unknown field", {**tree, "unknown": 1}
    yield "a list", [tree]


def _wrong_values(tree: dict[str, Any], choices: Random, most: int) -> Iterator[tuple[str, Any]]:
    """Single values changed, from every field alike."""
    by_field: dict[str, list[tuple[Path, Any]]] = {}
    for path, value in leaves(tree):
        if path[0] not in FREE_FIELDS:
            by_field.setdefault(str(path[0]), []).append((path, value))
    for places in by_field.values():
        for path, value in choices.sample(places, min(len(places), most // len(by_field) + 1)):
            others = [other for other in other_values(value) if other != value]
            for other in (others[0], choices.choice(others)):
                yield _edit(path, other), replaced(tree, path, other)


def _wrong_orders(
    tree: dict[str, Any], choices: Random, most: int = 20
) -> Iterator[tuple[str, Any]]:
    """Two neighbours of a list exchanged; an entry left out."""
    places = [
        path
        for path, _ in leaves(tree)
        if path[0] not in FREE_FIELDS and type(path[-1]) is int and path[-1] > 0
    ]
    for path in choices.sample(places, min(len(places), most)):
        entries = look_up(tree, path[:-1])
        at = int(path[-1])
        swapped = [*entries[: at - 1], entries[at], entries[at - 1], *entries[at + 1 :]]
        if swapped != entries:
            yield f"{_edit(path, '')}exchanged", replaced(tree, path[:-1], swapped)
        shorter = entries[:at] + entries[at + 1 :]
        yield f"{_edit(path, '')}left out", replaced(tree, path[:-1], shorter)


def _wrong_actions(
    game: Game, tree: dict[str, Any], choices: Random, most: int = 12
) -> Iterator[tuple[str, Any]]:
    """Illegal actions among the true ones; too few; too many."""
    actions = tree["actions"]
    yield "without its last action", {**tree, "actions": actions[:-1]}
    yield "with one action more", {**tree, "actions": [*actions, actions[-1]]}
    for number in choices.sample(range(len(actions)), min(len(actions), most)):
        other = choices.choice(actions)
        if _is_illegal(game, tree, number, other):
            what = f"actions.{number} = {show(other)}"
            yield what, replaced(tree, ("actions", number), other)


def _is_illegal(game: Game, tree: dict[str, Any], number: int, other: Any) -> bool:
    replay = game.replay(game.read_record(wire(tree)))
    for action in replay.actions[:number]:
        replay.state.apply(action, replay.chance)
    action = msgspec.convert(other, type=game.action_type)
    if action in replay.state.legal():
        return False
    try:
        replay.state.apply(action, NoChance())
    except IllegalAction:
        return True
    return False


def _edit(path: Path, value: Any) -> str:
    return f"{'.'.join(map(str, path))} = {value!r}"

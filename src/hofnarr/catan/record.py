"""The record of a game, `hofnarr.catan/2`: written, read, replayed, verified.

It holds all chance and every decision, so it replays without a generator. `hofnarr.catan/1` has the
same fields, but its games keep the rules of their time (`Options.rules`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import UNSET

from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.cardset import CardSet, card_set
from hofnarr.catan.catalogue.titles import NAMES, REGION_NAMES
from hofnarr.catan.options import Options
from hofnarr.catan.rules.event_die import FACES
from hofnarr.catan.rules.setup import CRESTS
from hofnarr.catan.state import State
from hofnarr.core import stream
from hofnarr.core.chance import RecordedChance, SeededChance
from hofnarr.core.commitment import committed_seed
from hofnarr.core.errors import BadInput, BrokenRecord, IllegalAction
from hofnarr.core.game import Replay
from hofnarr.core.wire import decode_document

FORMAT = "hofnarr.catan/2"
FIRST_FORMAT = "hofnarr.catan/1"
#: Sources of which only the first is recorded: a roll, a lot.
SHOWN_FIRST = ("die", "event die", "crest")
#: The two decks of the draw stacks.
DECKS = ("cards 0", "cards 1")


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new order of a source, the first first: cards by id, dice as the one number they show."""

    source: str
    order: list[str]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    winner: int | None
    scores: list[int]
    turns: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game. `result` is None only in the save of an unfinished game."""

    format: str
    options: Options
    players: list[str]
    start: int
    chance: list[Shuffle]
    actions: list[Action]
    result: Result | None
    commitment: str | None
    seed: str | None
    salt: str | None


def read_record(line: bytes | str) -> Record:
    """Decode one record.

    >>> read_record("[]")
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: Expected `object`, got `array`
    """
    record = decode_document(line, Record, FORMAT, FIRST_FORMAT)
    if record.options.rules is not UNSET:
        raise BadInput("options.rules: is no option of a record, its format says it; leave it out")
    return record


def rules_of(record_format: str, options: Options) -> Options:
    """The options of a record with what follows from its format."""
    old = record_format == FIRST_FORMAT
    return msgspec.structs.replace(options, rules=1 if old else UNSET)


# --- names of what chance gives -------------------------------------------------------------------


def item_name(cs: CardSet, source: str, item: int) -> str:
    if source == "crest":
        return CRESTS[item]
    if source == "die":
        return str(item)
    if source == "event die":
        return f"{FACES[item]} {item}" if FACES[item] == "question" else FACES[item]
    if source == "regions":
        return REGION_NAMES[item]
    if source == "events":
        return NAMES[cs.events[item]]
    if source in DECKS:
        return NAMES[cs.pool(DECKS.index(source))[item]]
    return NAMES[item >> 3]  # stacks.shuffle_cards


def _numbered(cs: CardSet, source: str, order: Sequence[str], items: Sequence[int]) -> list[int]:
    """Names as the items that chance was asked for; cards that are alike in ascending order.
    ValueError says what is wrong."""
    expected = 1 if source in SHOWN_FIRST else len(items)
    if len(order) != expected:
        raise ValueError(f"has {len(order)} entries, not {expected}")
    free: dict[str, list[int]] = {}
    for item in reversed(items):
        free.setdefault(item_name(cs, source, item), []).append(item)
    numbers = []
    for name in order:
        if not free.get(name):
            raise ValueError(f"{name!r} does not belong there")
        numbers.append(free[name].pop())
    return numbers


# --- writing --------------------------------------------------------------------------------------


def make_record(
    *,
    state: State,
    options: Options,
    players: Sequence[str],
    start: int,
    chance: SeededChance,
    actions: Sequence[Action],
    salt: str,
) -> Record:
    """The record of a game as far as it was played; it has a result once the game is over."""
    cs = card_set(options)
    return Record(
        format=FORMAT if options.rules is UNSET else FIRST_FORMAT,
        options=msgspec.structs.replace(options, rules=UNSET),
        players=list(players),
        start=start,
        chance=[_shuffle(cs, source, order) for source, order in chance.shuffles],
        actions=list(actions),
        result=None if state.to_act() is not None else result(state),
        commitment=stream.commitment(chance.seed, salt),
        seed=chance.seed,
        salt=salt,
    )


def _shuffle(cs: CardSet, source: str, order: Sequence[int]) -> Shuffle:
    shown = order[:1] if source in SHOWN_FIRST else order
    return Shuffle(source, [item_name(cs, source, item) for item in shown])


def result(state: State) -> Result:
    board = state.board
    return Result(None if board.winner < 0 else board.winner, state.scores(), board.turn)


# --- replaying ------------------------------------------------------------------------------------


def recorded_chance(record: Record, cs: CardSet) -> RecordedChance:
    """Chance as a record tells it."""
    shuffles = [(shuffle.source, shuffle.order) for shuffle in record.chance]
    return RecordedChance(shuffles, "chance", partial(_numbered, cs))


def replay(record: Record) -> Replay:
    """Check what comes before the first move and set the record up."""
    if len(record.players) != 2:
        raise BrokenRecord(f"players: {len(record.players)} of them, the game is for 2")
    if record.start not in (0, 1):
        raise BrokenRecord(f"start: there is no seat {record.start}")
    options = rules_of(record.format, record.options)
    try:
        cs = card_set(options)
    except BadInput as error:
        raise BrokenRecord(f"options: {error}") from None
    chance = recorded_chance(record, cs)
    state, opening = State.new(options, chance, record.start)
    return Replay(state, opening, record.actions, chance, options)


def verify(record: Record) -> None:
    """Raise BrokenRecord with the first thing that is wrong.

    What follows from its seed, as nearly all records do, is played once. For what does not, or is
    wrong, the record's own chance is played, and then the seed's."""
    if not follows_from_seed(record):
        verify_step_by_step(record)


class _OtherChance(Exception):
    """The seed gives something else than the record tells."""


class _ComparedChance(SeededChance):
    """The chance of a seed, as long as it is what a record tells."""

    def __init__(self, seed: str, record: Record, cs: CardSet) -> None:
        super().__init__(seed)
        self._told = record.chance
        self._cs = cs

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        super().shuffle(source, items)
        place = len(self.shuffles) - 1
        if place >= len(self._told) or self._told[place] != _shuffle(
            self._cs, *self.shuffles[place]
        ):
            raise _OtherChance


def follows_from_seed(record: Record) -> bool:
    """Whether this is, word for word, what a match with this seed and these decisions writes."""
    if record.seed is None or len(record.players) != 2 or record.start not in (0, 1):
        return False
    try:
        seed = committed_seed(record)
        options = rules_of(record.format, record.options)
        cs = card_set(options)
        chance = _ComparedChance(str(seed), record, cs)
        state, _ = State.new(options, chance, record.start)
        for action in record.actions:
            state.apply(action, chance)
    except (BadInput, BrokenRecord, IllegalAction, _OtherChance):
        return False
    is_whole = state.to_act() is None and len(chance.shuffles) == len(record.chance)
    return is_whole and record.result == result(state)


def verify_step_by_step(record: Record) -> None:
    replaying = replay(record)
    state, chance = replaying.state, replaying.chance
    assert isinstance(state, State)
    assert isinstance(chance, RecordedChance)
    for place, action in enumerate(record.actions):
        try:
            state.apply(action, chance)
        except IllegalAction as error:
            raise BrokenRecord(f"actions[{place}]: {error} (rule: {error.rule})") from None
        except BrokenRecord as error:
            raise BrokenRecord(f"actions[{place}]: {error}") from None
    if state.to_act() is not None:
        raise BrokenRecord(f"actions: the game is not over after {len(record.actions)} of them")
    if chance.unused:
        raise BrokenRecord(f"chance: {chance.unused} entries more than the game needs")
    _check_result(record.result, result(state))
    _check_chance(record)


def _check_result(claimed: Result | None, true: Result) -> None:
    if claimed is None:
        raise BrokenRecord("result: is null, but the game was played to its end")
    for field in Result.__struct_fields__:
        mine, its = getattr(claimed, field), getattr(true, field)
        if mine != its:
            raise BrokenRecord(f"result.{field}: is {mine}, should be {its}")


def _check_chance(record: Record) -> None:
    """Play again with the seed's own chance and compare."""
    seed = committed_seed(record)
    if seed is None:
        return
    options = rules_of(record.format, record.options)
    cs = card_set(options)
    seeded = SeededChance(seed)
    state, _ = State.new(options, seeded, record.start)
    for action in record.actions:
        state.apply(action, seeded)
    for place, (mine, (source, order)) in enumerate(
        zip(record.chance, seeded.shuffles, strict=True)
    ):
        if mine != _shuffle(cs, source, order):
            raise BrokenRecord(f"chance[{place}]: does not follow from the seed")

"""The record of a game, `hofnarr.kabale/1`: written, read, replayed, verified.

It holds all chance and every decision, so it replays without a generator. `docs/records.md` is its
description for other programs.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofnarr.core import stream
from hofnarr.core.chance import SeededChance
from hofnarr.core.commitment import committed_seed
from hofnarr.core.errors import BrokenRecord, IllegalAction
from hofnarr.core.game import Replay
from hofnarr.core.wire import decode_document
from hofnarr.kabale.actions import Action
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, TARGET_INDEX, TARGETS
from hofnarr.kabale.events import Awarded, Event
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.options import VALUES, Options
from hofnarr.kabale.state import TARGET_SOURCE, State, target_box

FORMAT = "hofnarr.kabale/1"

#: A domain and points. Whether there is such a target, the rules check, not the reader.
RecordedTarget = tuple[str, int]


class Reshuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    order: list[str]


class ColumnResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: RecordedTarget
    winner: int | None


class RoundResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[ColumnResult]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: list[RoundResult]
    scores: list[int]


class RecordedOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All four, in full; the values are checked against the rules, not by the reader."""

    next_starter: str
    lowest_number: str
    double_copies: str
    ones_with_two: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game. `result` is None only in the save of an unfinished game."""

    format: str
    options: RecordedOptions
    players: list[str]
    start: int
    decks: list[list[str]]
    targets: list[RecordedTarget]
    reshuffles: list[Reshuffle]
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
    return decode_document(line, Record, FORMAT)


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
    seats = len(players)
    piles = [[CARD_IDS[card] for card in order] for _, order in chance.shuffles[:seats]]
    targets = chance.shuffles[seats][1]
    later = chance.shuffles[seats + 1 :]
    record = Record(
        format=FORMAT,
        options=RecordedOptions(**msgspec.structs.asdict(options)),
        players=list(players),
        start=start,
        decks=piles,
        targets=[TARGETS[target] for target in targets[: layout.ROUNDS * seats]],
        reshuffles=[
            Reshuffle(int(source), [CARD_IDS[card] for card in order]) for source, order in later
        ],
        actions=list(actions),
        result=None,
        commitment=stream.commitment(chance.seed, salt),
        seed=chance.seed,
        salt=salt,
    )
    if state.to_act() is not None:
        return record
    return msgspec.structs.replace(record, result=replayed_result(record))


class RecordedChance:
    """Chance as a record tells it; raises BrokenRecord where it does not fit the game."""

    def __init__(self, record: Record) -> None:
        self._orders: dict[str, list[str]] = {
            str(seat): deck[::-1] for seat, deck in enumerate(record.decks)
        }
        self._targets = record.targets[::-1]
        self._reshuffles = record.reshuffles[::-1]
        self._total = len(record.reshuffles)
        self._shuffled: set[str] = set()

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        if source not in self._shuffled:  # the first order of each source was checked beforehand
            self._shuffled.add(source)
            return
        at = f"reshuffles[{self._total - len(self._reshuffles)}]"
        if not self._reshuffles:
            raise BrokenRecord(f"{at}: missing, seat {source} reshuffles here")
        reshuffle = self._reshuffles.pop()
        if str(reshuffle.seat) != source:
            raise BrokenRecord(f"{at}.seat: is {reshuffle.seat}, but seat {source} reshuffles here")
        if sorted(reshuffle.order) != sorted(CARD_IDS[item] for item in items):
            raise BrokenRecord(f"{at}.order: is not the discard pile of seat {source}")
        self._orders[source] = reshuffle.order[::-1]

    def draw(self, source: str, items: Sequence[int]) -> int:
        if source == TARGET_SOURCE:
            return TARGET_INDEX[self._targets.pop()]
        return CARD_INDEX[self._orders[source].pop()]

    @property
    def unused(self) -> int:
        return len(self._reshuffles)


def replay(record: Record) -> Replay:
    """Check the deal and set the record up; its actions are still to be applied."""
    options = checked_deal(record)
    chance = RecordedChance(record)
    state, opening = State.new(len(record.players), options, chance, record.start)
    return Replay(state, opening, record.actions, chance)


def checked_deal(record: Record) -> Options:
    """Everything that can be wrong before the first move; gives the options."""
    seats = len(record.players)
    if not 2 <= seats <= layout.MAX_PLAYERS:
        raise BrokenRecord(f"players: {seats} of them, the game is for 2 to {layout.MAX_PLAYERS}")
    options = msgspec.structs.asdict(record.options)
    for name, value in options.items():
        if value not in VALUES[name]:
            raise BrokenRecord(f"options.{name}: {value!r} is none of {', '.join(VALUES[name])}")
    if not 0 <= record.start < seats:
        raise BrokenRecord(f"start: there is no seat {record.start}")
    if len(record.decks) != seats:
        raise BrokenRecord(f"decks: {len(record.decks)} of them for {seats} players")
    for seat, deck in enumerate(record.decks):
        if len(deck) == len(CARD_INDEX) and CARD_INDEX.keys() == set(deck):
            continue
        for place, card in enumerate(deck):
            if card not in CARD_INDEX:
                raise BrokenRecord(f"decks[{seat}][{place}]: unknown card {card!r}")
        if sorted(deck) != sorted(CARD_IDS):
            raise BrokenRecord(f"decks[{seat}]: does not hold each of the 25 cards once")
    chosen = Options(**options)
    _check_targets(record, seats, chosen)
    return chosen


def _check_targets(record: Record, seats: int, options: Options) -> None:
    if len(record.targets) != layout.ROUNDS * seats:
        raise BrokenRecord(
            f"targets: {len(record.targets)} of them, {layout.ROUNDS * seats} are played for"
        )
    box = [TARGETS[index] for index in target_box(seats, options)]
    for place, target in enumerate(record.targets):
        if target not in box:
            raise BrokenRecord(f"targets[{place}]: {_named(target)} is not left in the box")
        box.remove(target)


def _named(target: RecordedTarget) -> str:
    return f"{target[0]} {target[1]}"


def _play_through(record: Record) -> tuple[State, RecordedChance, list[Event]]:
    """Apply every action; raises BrokenRecord at the first that the rules do not allow."""
    replaying = replay(record)
    state, chance = replaying.state, replaying.chance
    assert isinstance(state, State)
    assert isinstance(chance, RecordedChance)
    events: list[Event] = []
    for place, action in enumerate(record.actions):
        try:
            events += state.apply(action, chance)
        except IllegalAction as error:
            raise BrokenRecord(f"actions[{place}]: {error} (rule: {error.rule})") from None
        except BrokenRecord as error:
            raise BrokenRecord(f"actions[{place}]: {error}") from None
    return state, chance, events


def _result(state: State, events: Sequence[Event]) -> Result:
    columns = [
        ColumnResult(event.target, _seat(event.award.winner))
        for event in events
        if isinstance(event, Awarded)
    ]
    seats = state.seats
    rounds = [RoundResult(columns[at : at + seats]) for at in range(0, len(columns), seats)]
    return Result(rounds, list(state.scores()))


def _seat(owner: int | str | None) -> int | None:
    return owner if isinstance(owner, int) else None


def replayed_result(record: Record) -> Result:
    """The result that the decisions of a finished game lead to."""
    state, _, events = _play_through(record)
    return _result(state, events)


def verify(record: Record) -> None:
    """Raise BrokenRecord with the first thing that is wrong."""
    state, chance, events = _play_through(record)
    if state.to_act() is not None:
        raise BrokenRecord(f"actions: the game is not over after {len(record.actions)} of them")
    if chance.unused:
        raise BrokenRecord(f"reshuffles: {chance.unused} more than the game needs")
    _check_result(record.result, _result(state, events))
    check_deal(record)


def _check_result(claimed: Result | None, true: Result) -> None:
    if claimed is None:
        raise BrokenRecord("result: is null, but the game was played to its end")
    if len(claimed.rounds) != len(true.rounds):
        raise BrokenRecord(
            f"result.rounds: {len(claimed.rounds)} of them, {len(true.rounds)} played"
        )
    for number, (left, right) in enumerate(zip(claimed.rounds, true.rounds, strict=True)):
        at = f"result.rounds[{number}].columns"
        if len(left.columns) != len(right.columns):
            raise BrokenRecord(f"{at}: {len(left.columns)} of them, {len(right.columns)} played")
        for place, (mine, its) in enumerate(zip(left.columns, right.columns, strict=True)):
            if mine.target != its.target:
                raise BrokenRecord(
                    f"{at}[{place}].target: is {_named(mine.target)}, "
                    f"but {_named(its.target)} lies there"
                )
            if mine.winner != its.winner:
                raise BrokenRecord(
                    f"{at}[{place}].winner: is {mine.winner}, should be {its.winner}"
                )
    if claimed.scores != true.scores:
        raise BrokenRecord(f"result.scores: is {claimed.scores}, should be {true.scores}")


def check_deal(record: Record) -> None:
    """All cards follow from the seed."""
    seed = committed_seed(record)
    if seed is None:
        return
    seats = len(record.players)
    options = Options(**msgspec.structs.asdict(record.options))
    for seat, deck in enumerate(record.decks):
        if stream.shuffled(seed, f"{seat}/0", CARD_IDS) != deck:
            raise BrokenRecord(f"decks[{seat}]: does not follow from the seed")
    box = stream.shuffled(seed, f"{TARGET_SOURCE}/0", target_box(seats, options))
    targets = [TARGETS[target] for target in box]
    if targets[: len(record.targets)] != record.targets:
        raise BrokenRecord("targets: do not follow from the seed")
    times: dict[int, int] = {}
    for place, reshuffle in enumerate(record.reshuffles):
        times[reshuffle.seat] = times.get(reshuffle.seat, 0) + 1
        name = f"{reshuffle.seat}/{times[reshuffle.seat]}"
        discards = sorted(reshuffle.order, key=CARD_INDEX.__getitem__)
        if stream.shuffled(seed, name, discards) != reshuffle.order:
            raise BrokenRecord(f"reshuffles[{place}].order: does not follow from the seed")

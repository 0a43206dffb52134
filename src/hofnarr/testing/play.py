"""Playing a game for a check: tables, random legal moves, chance that can be repeated exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from hofnarr.core.chance import Chance
from hofnarr.core.errors import IllegalAction
from hofnarr.core.game import Action, Event, Game, State, Viewer
from hofnarr.testing.difference import difference

#: No game may take more decisions than this.
MOST_DECISIONS = 10_000


class Nonconforming(AssertionError):
    """A game or bot breaks the contract; the message says where and how."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Nonconforming(what)


def require_equal(left: bytes, right: bytes, otherwise: str) -> None:
    if left != right:
        raise Nonconforming(f"{otherwise}: {difference(left, right)}")


@dataclass(frozen=True)
class Table:
    """One game to be played: how many sit there, which variant, which cards and moves."""

    seats: int
    variant: str
    seed: int = 0

    def __str__(self) -> str:
        return f"{self.seats} players, {self.variant}, seed {self.seed}"


def tables(game: Game, *, games: int = 1, seed: int = 0) -> list[Table]:
    """Every number of players with every variant, `games` times."""
    _require_members(game)
    return [
        Table(seats, variant, seed + number)
        for seats in game.player_counts
        for variant in game.variants
        for number in range(games)
    ]


#: What a game must have besides what it does, and what that is.
FIELDS = {
    "name": (str, "a text, by which it is chosen"),
    "record_format": (str, "a text, such as 'me.mygame/1'"),
    "player_counts": (Sequence, "how many may play, such as (2, 3, 4)"),
    "variants": (Mapping, "named sets of options, such as {'standard': Options()}"),
}
DEEDS = ("new", "resample", "make_record", "read_record", "replay", "verify")
TYPES = ("action_type", "event_type", "view_type")


def _require_members(game: Game) -> None:
    """All that a game consists of is there; else the checks would fail somewhere in the middle."""
    what = type(game).__name__
    for field, (kind, meant) in FIELDS.items():
        value: Any = getattr(game, field, None)
        require(isinstance(value, kind), f"{what}.{field}: is {value!r}, not {meant}")
        require(len(value) > 0, f"{what}.{field}: is empty, not {meant}")
    for count in game.player_counts:
        require(type(count) is int and count > 0, f"{what}.player_counts: {count!r} cannot play")
    for name in TYPES:
        require(hasattr(game, name), f"{what}.{name}: is missing; JSON is read into that type")
    for name in DEEDS:
        there = callable(getattr(game, name, None))
        require(there, f"{what}.{name}: is missing; hofnarr.core.game.Game says what it does")


class KeyedChance:
    """Each draw follows from a key, the source and how often it was asked, and from nothing else.

    Every item has its own luck, the luckiest is drawn: two piles that differ in a few cards mostly
    give the same card. So two states that differ in secrets meet the same chance.
    """

    def __init__(self, key: str) -> None:
        self._key = key
        self._times: dict[str, int] = {}

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        pass

    def draw(self, source: str, items: Sequence[int]) -> int:
        times = self._times.get(source, 0)
        self._times[source] = times + 1
        return max(items, key=lambda item: self._luck(source, times, item))

    def _luck(self, source: str, times: int, item: int) -> bytes:
        return sha256(f"{self._key}:{source}:{times}:{item}".encode()).digest()


class NoChance:
    """For actions that must be refused before anything is drawn."""

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        raise Nonconforming(f"an action that must be refused shuffles {source}")

    def draw(self, source: str, items: Sequence[int]) -> int:
        raise Nonconforming(f"an action that must be refused draws from {source}")


@dataclass(frozen=True)
class Story:
    """A whole game. `states[k]` met decision `actions[k]`, which led to `states[k + 1]` and told
    `events[k + 1]`; `events[0]` tells the set-up."""

    states: Sequence[State]
    actions: Sequence[Action]
    events: Sequence[Sequence[Event]]

    def sample(self, count: int) -> list[int]:
        """Up to `count` decisions, spread evenly, the first and the last included."""
        last = len(self.actions) - 1
        if last < count:
            return list(range(last + 1))
        return sorted({round(step * last / (count - 1)) for step in range(count)})


def begin(game: Game, table: Table) -> tuple[State, Sequence[Event]]:
    chance = KeyedChance(f"{table}:begin")
    return game.new(table.seats, game.variants[table.variant], chance, table.seed % table.seats)


def play_out(
    game: Game, table: Table, *, before_each_call: Callable[[], object] = lambda: None
) -> Story:
    """One game of random legal moves; always the same one for the same table."""
    before_each_call()
    state, opening = begin(game, table)
    states, events = [state.clone()], [opening]
    actions: list[Action] = []
    choices = Random(str(table))
    while state.to_act() is not None:
        action = choices.choice(state.legal())
        before_each_call()
        events.append(carry_out(state, action, step_chance(table, len(actions))))
        actions.append(action)
        states.append(state.clone())
        require_end(len(actions))
    return Story(states, actions, events)


def carry_out(state: State, action: Action, chance: Chance) -> Sequence[Event]:
    """Apply an action that is legal."""
    try:
        return state.apply(action, chance)
    except IllegalAction as error:
        raise Nonconforming(f"{show(action)} is legal, but was refused: {error}") from error


def finish(state: State, key: str) -> None:
    """Play a state to its end."""
    choices = Random(key)
    for number in range(MOST_DECISIONS):
        if state.to_act() is None:
            return
        carry_out(state, choices.choice(state.legal()), KeyedChance(f"{key}:{number}"))
    require_end(MOST_DECISIONS)


def require_end(decisions: int) -> None:
    require(decisions < MOST_DECISIONS, f"the game does not end within {MOST_DECISIONS} decisions")


def step_chance(table: Table, number: int) -> KeyedChance:
    """The chance that a decision of a table's game meets."""
    return KeyedChance(f"{table}:{number}")


def viewers(state: State) -> list[Viewer]:
    """Everybody from whom something is hidden."""
    return [*range(state.seats), "public"]


def wire(value: Any) -> bytes:
    """What is sent of a view, an event or an action."""
    return msgspec.json.encode(value)


def told(events: Sequence[Event], viewer: Viewer) -> bytes:
    """What this viewer is sent of what happened."""
    return wire([event.seen_by(viewer) for event in events])


def seen(state: State, viewer: Viewer) -> bytes:
    return wire(state.view(viewer))


def facts(state: State) -> bytes:
    """The whole state, for comparing: the view with open cards."""
    return msgspec.json.encode(state.view("open"), order="deterministic")


def name_of(viewer: Viewer) -> str:
    return viewer if isinstance(viewer, str) else f"seat {viewer}"


def show(value: Any, most: int = 300) -> str:
    """JSON for a message, cut short."""
    text = value.decode() if isinstance(value, bytes) else wire(value).decode()
    return text if len(text) <= most else text[:most] + "..."

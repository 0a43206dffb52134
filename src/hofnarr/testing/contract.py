"""The plain contract: turns, legal actions, clones, JSON, and the view with open cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from hofnarr.core.game import Event, Game, State, Viewer
from hofnarr.testing.play import (
    KeyedChance,
    Table,
    begin,
    carry_out,
    facts,
    name_of,
    play_out,
    require,
    require_end,
    require_equal,
    seen,
    show,
    step_chance,
    told,
    viewers,
    wire,
)


def check_turns(game: Game, table: Table) -> None:
    """The game ends; at every decision somebody acts, has a choice, and everybody has a score."""
    require(table.seats in game.player_counts, f"{table.seats} players are too few or too many")
    story = play_out(game, table)
    require(len(story.actions) > 0, "the game is over before anybody decided")
    for number, state in enumerate(story.states):
        require(state.seats == table.seats, f"{state.seats} seats at a table for {table.seats}")
        require_sound(state, f"decision {number}")


def require_sound(state: State, where: str) -> None:
    """What holds in every state."""
    actor = state.to_act()
    legal = list(state.legal())
    if actor is None:
        require(not legal, f"{where}: the game is over, but {show(legal)} are legal")
    else:
        require(actor in range(state.seats), f"{where}: seat {actor} is to act, there is none")
        require(len(legal) > 0, f"{where}: seat {actor} is to act, but nothing is legal")
    for action in legal:
        require(action.seat == actor, f"{where}: {show(action)} is legal for seat {actor}")
    distinct = {wire(action) for action in legal}
    require(len(distinct) == len(legal), f"{where}: some legal actions are there twice")
    scores = state.scores()
    require(
        len(scores) == state.seats and all(type(score) is int for score in scores),
        f"{where}: the scores are {scores!r}, not a whole number for each seat",
    )
    winners = list(state.winners())
    if actor is None:
        seats = winners == sorted({*winners} & {*range(state.seats)})
        require(len(winners) > 0 and seats, f"{where}: the game is over, but won by {winners}")
    else:
        require(winners == [], f"{where}: the game goes on, but was won by {winners}")
    for viewer in viewers(state):
        view = state.view(viewer)
        who = f"{where}: the view of {name_of(viewer)}"
        require(view.viewer == viewer, f"{who} is made out to {view.viewer!r}")
        require(view.to_act == actor, f"{who} has {view.to_act} to act, not {actor}")
        expected = legal if viewer == actor else []
        require_equal(wire(expected), wire(view.legal), f"{who} has wrong legal actions")


def check_legal_actions(game: Game, table: Table, *, positions: int = 16) -> None:
    """Every legal action applies, and what follows is a sound state."""
    story = play_out(game, table)
    for number in story.sample(positions):
        for action in story.states[number].legal():
            state = story.states[number].clone()
            events = carry_out(state, action, step_chance(table, number))
            where = f"decision {number}, after {show(action)}"
            require(len(events) > 0, f"{where}: no event tells of it")
            require_sound(state, where)


class CarefulChance:
    """Looks at what the rules ask for."""

    def __init__(self, key: str) -> None:
        self._chance = KeyedChance(key)

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        self._look_at(source, items)

    def draw(self, source: str, items: Sequence[int]) -> int:
        self._look_at(source, items)
        require(len(items) > 0, f"a draw from {source!r}, which is empty")
        return self._chance.draw(source, items)

    def _look_at(self, source: str, items: Sequence[int]) -> None:
        ascending = all(low < high for low, high in pairwise(items))
        require(ascending, f"the items of {source!r} do not ascend: {list(items)}")


def check_chance(game: Game, table: Table) -> None:
    """The rules ask chance as they should: for one of several items, in ascending order."""
    options = game.variants[table.variant]
    state, _ = game.new(table.seats, options, CarefulChance(f"{table}:begin"), 0)
    choices = Random(f"{table}:chance")
    number = 0
    while state.to_act() is not None:
        state.apply(choices.choice(state.legal()), CarefulChance(f"{table}:{number}"))
        number += 1
        require_end(number)


def check_clones(game: Game, table: Table) -> None:
    """Clones go their own way; old copies, views and events never change."""
    state, events = begin(game, table)
    choices = Random(f"{table}:clones")
    kept: list[tuple[str, Any, bytes]] = []
    copies: list[tuple[int, State, bytes]] = []
    number = 0
    while state.to_act() is not None:
        before = facts(state)
        copy = state.clone()
        differs = f"decision {number}: a clone differs from its original"
        require_equal(before, facts(copy), differs)
        copies.append((number, copy, before))
        view = state.view(state.to_act() or 0)
        kept.append((f"a view of decision {number}", view, wire(view)))
        kept.append((f"the events before decision {number}", events, wire(events)))
        other = state.clone()
        other.apply(choices.choice(other.legal()), KeyedChance(f"{table}:other:{number}"))
        changed = f"decision {number}: applying an action to a clone changed the original"
        require_equal(before, facts(state), changed)
        events = state.apply(choices.choice(state.legal()), step_chance(table, number))
        number += 1
        require_end(number)
    for at, copy, before in copies:
        require_equal(before, facts(copy), f"the copy made at decision {at} changed later")
    for what, value, before in kept:
        require_equal(before, wire(value), f"{what} changed later")


def check_json(game: Game, table: Table, *, positions: int = 16) -> None:
    """Actions, events and views survive the way through JSON; leaving out secrets is consistent."""
    story = play_out(game, table)
    everybody: list[Viewer] = [*viewers(story.states[0]), "open"]
    for events in story.events:
        for event in events:
            _require_consistent(event, everybody)
            for viewer in everybody:
                _require_round_trip(event.seen_by(viewer), game.event_type)
    for number in [*story.sample(positions), len(story.actions)]:
        state = story.states[number]
        for action in state.legal():
            _require_round_trip(action, game.action_type)
        for viewer in everybody:
            _require_round_trip(state.view(viewer), game.view_type)


def _require_round_trip(value: Any, as_type: Any) -> None:
    sent = wire(value)
    try:
        back = msgspec.json.decode(sent, type=as_type)
    except msgspec.ValidationError as error:
        require(False, f"cannot be read back, {error}: {show(sent)}")
    require_equal(sent, wire(back), f"comes back from JSON with other bytes: {show(sent)}")
    require(back == value, f"comes back from JSON as something else: {show(sent)}")


def _require_consistent(event: Event, everybody: Sequence[Viewer]) -> None:
    """With open cards all is seen; the public knows no more than any seat."""
    require(event.seen_by("open") == event, f"an event loses something in the open: {show(event)}")
    public = event.seen_by("public")
    for viewer in everybody:
        once = event.seen_by(viewer)
        who = name_of(viewer)
        require(once.seen_by(viewer) == once, f"{who} sees less the second time: {show(event)}")
        require(once.seen_by("public") == public, f"{who} sees less than the public: {show(event)}")


def check_open_view(game: Game, table: Table, *, positions: int = 8) -> None:
    """The view with open cards is the whole state: a state made from it goes on just the same."""
    story = play_out(game, table)
    for number in story.sample(positions):
        state = story.states[number].clone()
        where = f"decision {number}"
        for seed in range(2):
            again = game.resample(state.view("open"), seed)
            different = f"{where}: the open view does not give its state again"
            require_equal(facts(state), facts(again), different)
        for viewer in viewers(state):
            missing = f"{where}: the open view does not hold what {name_of(viewer)} knows"
            require_equal(seen(state, viewer), seen(again, viewer), missing)
        for step, action in enumerate(story.actions[number:], number):
            original = told(state.apply(action, step_chance(table, step)), "open")
            copied = told(again.apply(action, step_chance(table, step)), "open")
            different = f"{where}: a state made from the open view goes on in another way"
            require_equal(original, copied, different)

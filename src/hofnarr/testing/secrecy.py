"""Non-interference: nothing a viewer is sent depends on what that viewer may not know.

The kit cannot know which things of a game are secret. It holds the two channels against each other:

- `view` says what a viewer knows, with a perfect memory;
- events, as `seen_by` the viewer, say what the viewer was told.

Two states that looked the same and of which the same was told must go on to look the same (else the
view tells more than the events). And two outcomes that look the same must have been told the same
(else the events tell more than the view) - unless the states do not differ any more: then what was
told is past, such as a die that had no effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from random import Random

from hofnarr.core.chance import Chance
from hofnarr.core.game import Action, Event, Game, State, Viewer
from hofnarr.testing.play import (
    KeyedChance,
    Table,
    facts,
    name_of,
    play_out,
    require,
    require_equal,
    seen,
    show,
    told,
    viewers,
)


@dataclass(frozen=True)
class Outcome:
    """What one decision led to."""

    how: str
    state: State
    events: Sequence[Event]

    @cached_property
    def facts(self) -> bytes:
        return facts(self.state)


class OtherDraw:
    """The same chance, except that one draw takes another item."""

    def __init__(self, key: str, number: int, skip: int) -> None:
        self._chance = KeyedChance(key)
        self._number = number
        self._skip = skip
        self.draws = 0
        self.changed = False

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        pass

    def draw(self, source: str, items: Sequence[int]) -> int:
        item = self._chance.draw(source, items)
        if self.draws == self._number and len(items) > 1:
            place = (items.index(item) + 1 + self._skip) % len(items)
            self.changed = items[place] != item
            item = items[place]
        self.draws += 1
        return item


def check_twin_stories(
    game: Game, table: Table, *, positions: int = 8, pairs: int = 4, steps: int = 12
) -> None:
    """Games that differ in one secret decision or one hidden draw look the same to everybody else,
    until the secret comes out."""
    story = play_out(game, table)
    choices = Random(f"{table}:twins")

    def set_up(chance: Chance) -> Outcome:
        return Outcome("set-up", *game.new(table.seats, game.variants[table.variant], chance, 0))

    for dealt in _other_draws(set_up, f"{table}:set-up"):
        for viewer in viewers(story.states[0]):
            _require_function(dealt, viewer, "set-up")
    for number in story.sample(positions):
        state, action = story.states[number], story.actions[number]
        where = f"decision {number}"
        key = f"{table}:{number}"
        by_action = [_applied(state, other, KeyedChance(key)) for other in state.legal()]
        by_draw = _other_draws(partial(_applied, state, action), key)
        for viewer in viewers(state):
            if viewer != action.seat:
                _require_function(by_action, viewer, where)
            for outcomes in by_draw:
                _require_function(outcomes, viewer, where)
        main = by_action.pop(state.legal().index(action))
        twins = by_action + [outcome for outcomes in by_draw for outcome in outcomes[1:]]
        for twin in choices.sample(twins, min(pairs, len(twins))):
            _follow(main, twin, key, where, steps)


def _applied(state: State, action: Action, chance: Chance) -> Outcome:
    after = state.clone()
    events = after.apply(action, chance)
    return Outcome(show(action), after, events)


def _other_draws(
    happen: Callable[[Chance], Outcome], key: str, most: int = 3
) -> list[list[Outcome]]:
    """For every draw: what happens with the usual item, then what happens with some others."""
    chance = OtherDraw(key, -1, 0)
    usual = happen(chance)
    by_draw = []
    for number in range(chance.draws):
        outcomes = [usual]
        for skip in range(most):
            other = OtherDraw(key, number, skip)
            outcome = happen(other)
            if other.changed:
                outcomes.append(replace(outcome, how=f"{outcome.how} with draw {number} changed"))
        by_draw.append(outcomes)
    return by_draw


def _require_function(outcomes: Sequence[Outcome], viewer: Viewer, where: str) -> None:
    """Between outcomes of one state: what was told decides the view, and the other way round."""
    first_with: dict[bytes, tuple[bytes, str]] = {}
    by_view: dict[bytes, set[tuple[bytes, bytes]]] = {}
    for outcome in outcomes:
        story, view = told(outcome.events, viewer), seen(outcome.state, viewer)
        first_view, first_how = first_with.setdefault(story, (view, outcome.how))
        require_same_view((first_view, view), viewer, f"{where}, {first_how} or {outcome.how}")
        by_view.setdefault(view, set()).add((story, outcome.facts))
    for pairs in by_view.values():
        stories = {story for story, _ in pairs}
        states = {state for _, state in pairs}
        # Where each story goes with each state, it does not tell which of them it is.
        require(
            len(pairs) == len(stories) * len(states),
            f"{where}: events tell {name_of(viewer)} what the view hides: "
            f"{' / '.join(show(story, 200) for story in sorted(stories))}",
        )


def _follow(main: Outcome, twin: Outcome, key: str, where: str, steps: int) -> None:
    """Play two games on alike, for as long as somebody cannot tell them apart."""
    left, right = main.state.clone(), twin.state.clone()
    fooled = [
        viewer
        for viewer in viewers(left)
        if told(main.events, viewer) == told(twin.events, viewer)
        and seen(left, viewer) == seen(right, viewer)
    ]
    choices = Random(key)
    for number in range(steps):
        common = common_actions(left, right)
        if not fooled or not common or facts(left) == facts(right):
            return
        action = choices.choice(common)
        step_key = f"{key}:{number}"
        told_left = left.apply(action, KeyedChance(step_key))
        told_right = right.apply(action, KeyedChance(step_key))
        at = f"{where}, {main.how} or {twin.how}, {number} decisions later, {show(action)}"
        same_state = facts(left) == facts(right)
        still = []
        for viewer in fooled:
            stories = told(told_left, viewer), told(told_right, viewer)
            views = seen(left, viewer), seen(right, viewer)
            if stories[0] == stories[1]:
                require_same_view(views, viewer, at)
                still.append(viewer)
            elif views[0] == views[1] and not same_state:
                require_same_story(stories, viewer, at)
        fooled = still


def common_actions(left: State, right: State) -> list[Action]:
    others = right.legal()
    return [action for action in left.legal() if action in others]


def require_same_view(views: tuple[bytes, bytes], viewer: Viewer, at: str) -> None:
    otherwise = f"{at}: {name_of(viewer)} is told the same, but sees a difference"
    require_equal(*views, otherwise)


def require_same_story(stories: tuple[bytes, bytes], viewer: Viewer, at: str) -> None:
    require_equal(*stories, f"{at}: events tell {name_of(viewer)} what the view hides")


def check_redealt_stories(
    game: Game, table: Table, *, positions: int = 10, seeds: int = 2, steps: int = 8
) -> None:
    """With everything re-dealt that a viewer does not know, the same moves tell the viewer the
    same, until something comes out."""
    story = play_out(game, table)
    for number in story.sample(positions):
        for viewer in viewers(story.states[number]):
            for seed in range(seeds):
                where = f"decision {number}, re-dealt"
                left = story.states[number].clone()
                right = game.resample(left.view(viewer), seed)
                key = f"{table}:{number}:{viewer}:{seed}"
                _follow_redealt(game, left, right, viewer, key, where, steps)


def _follow_redealt(
    game: Game, left: State, right: State, viewer: Viewer, key: str, where: str, steps: int
) -> None:
    choices = Random(key)
    for number in range(steps):
        common = common_actions(left, right)
        if not common:
            return
        action = choices.choice(common)
        step_key = f"{key}:{number}"
        before = left.clone()
        told_left = left.apply(action, KeyedChance(step_key))
        told_right = right.apply(action, KeyedChance(step_key))
        at = f"{where}, {number} decisions later, {show(action)}"
        stories = told(told_left, viewer), told(told_right, viewer)
        views = seen(left, viewer), seen(right, viewer)
        if stories[0] == stories[1]:
            require_same_view(views, viewer, at)
            continue
        undecided = views[0] == views[1] and facts(left) != facts(right)
        if undecided and not _reveals(game, before, action, viewer, step_key, views[0]):
            require_same_story(stories, viewer, at)
        return


def _reveals(
    game: Game, before: State, action: Action, viewer: Viewer, key: str, expected: bytes
) -> bool:
    """Whether this decision can show the viewer something: then two deals may, by accident, look
    alike afterwards though different things came out and are past."""
    view = before.view(viewer)
    for seed in range(100, 200):
        other = game.resample(view, seed)
        if action in other.legal():
            other.apply(action, KeyedChance(key))
            if seen(other, viewer) != expected:
                return True
    return False

"""Actions that are not legal: each is refused by the name of a rule, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from hofnarr.core.errors import IllegalAction
from hofnarr.core.game import Action, Game, State
from hofnarr.testing.mangle import leaves, other_values, replaced
from hofnarr.testing.play import (
    NoChance,
    Nonconforming,
    Story,
    Table,
    facts,
    name_of,
    play_out,
    require,
    require_equal,
    seen,
    show,
    viewers,
    wire,
)


def check_illegal_actions(
    game: Game, table: Table, *, positions: int = 6, actions: int = 50
) -> None:
    """What is legal elsewhere, for others, or not at all, raises IllegalAction with its rule and
    leaves state, views and chance as they were."""
    story = play_out(game, table)
    choices = Random(f"{table}:illegal")
    for number in [*story.sample(positions), len(story.actions)]:
        state = story.states[number]
        before = _everything(state)
        for action in illegal_actions(game, story, number, choices, actions):
            where = f"decision {number}, {show(action)}"
            refusal = _refusal(state, action)
            require(refusal is not None, f"{where}: is not legal, but was carried out")
            after = _everything(state)
            require_equal(before, after, f"{where}: was refused, but changed the state")


def illegal_actions(
    game: Game, story: Story, number: int, choices: Random, most: int
) -> list[Action]:
    """Actions that can be read but are not legal at this decision of the story."""
    legal = {wire(action) for action in story.states[number].legal()}
    known = _known_actions(story, choices)
    found: dict[bytes, Action] = {}
    for candidate in (*known, *_mangled(game, known[:6])):
        sent = wire(candidate)
        if sent not in legal:
            found[sent] = candidate
    for candidate in _of_other_seats(story.states[number]):
        found[wire(candidate)] = candidate
    illegal = list(found.values())
    return illegal if len(illegal) <= most else choices.sample(illegal, most)


def _known_actions(story: Story, choices: Random, states: int = 8) -> list[Action]:
    """Legal actions of some positions of the story, in random order."""
    known: list[Action] = []
    for number in choices.sample(range(len(story.actions)), min(states, len(story.actions))):
        known += story.states[number].legal()
    choices.shuffle(known)
    return known


def _of_other_seats(state: State) -> Iterator[Action]:
    actor = state.to_act()
    for action in state.legal():
        for seat in (*range(-1, state.seats), 99):
            if seat != actor:
                yield msgspec.structs.replace(action, seat=seat)


def _mangled(game: Game, actions: Iterable[Action]) -> Iterator[Action]:
    """Actions with one value changed, as far as JSON of that kind can be read at all."""
    for action in actions:
        tree = msgspec.to_builtins(action)
        for path, value in leaves(tree):
            for other in other_values(value):
                decoded = _decoded(game, replaced(tree, path, other))
                if decoded is not None:
                    yield decoded


def _decoded(game: Game, tree: Any) -> Action | None:
    try:
        action: Action = msgspec.json.decode(msgspec.json.encode(tree), type=game.action_type)
    except msgspec.ValidationError:
        return None
    return action


def _refusal(state: State, action: Action) -> IllegalAction | None:
    try:
        state.apply(action, NoChance())
    except IllegalAction as error:
        require(
            error.rule != "" and str(error) != "",
            f"{show(action)}: was refused without a message and a rule",
        )
        return error
    except Nonconforming:
        raise
    except Exception as error:
        require(False, f"{show(action)}: raised {error!r}, not IllegalAction")
    return None


def _everything(state: State) -> bytes:
    views = [seen(state, viewer) for viewer in viewers(state)]
    return b"\n".join([facts(state), wire(state.legal()), *views])


def check_refusals_tell_nothing(game: Game, table: Table, *, positions: int = 8) -> None:
    """Whether and how a seat's own action is refused does not depend on what it may not know."""
    story = play_out(game, table)
    choices = Random(f"{table}:refusals")
    for number in story.sample(positions):
        state = story.states[number]
        known = _known_actions(story, choices)[:40]
        tried = [*known, *_mangled(game, known[:3])]
        for viewer in range(state.seats):
            view = state.view(viewer)
            others = [game.resample(view, seed) for seed in range(3)]
            for action in tried:
                own = msgspec.structs.replace(action, seat=viewer)
                if own in view.legal:
                    continue
                texts = _refusal_texts([state, *others], own)
                require(
                    len(texts) == 1,
                    f"decision {number}, {name_of(viewer)} tries {show(own)}: the answer depends "
                    f"on what is hidden: {' / '.join(sorted(texts))}",
                )


def _refusal_texts(states: Sequence[State], action: Action) -> set[str]:
    texts = set()
    for state in states:
        refusal = _refusal(state, action)
        texts.add("legal" if refusal is None else f"{refusal} ({refusal.rule})")
    return texts

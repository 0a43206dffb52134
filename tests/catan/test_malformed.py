"""Every malformed action, of every type and at every kind of moment, is refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from hofnarr.catan.actions import Action, Trade
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.reasons.reason import sentence
from hofnarr.catan.state import State
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import IllegalAction
from hofnarr.testing.catan import Scenario
from hofnarr.texts import LANGUAGES, texts_for

KINDS: tuple[type[Any], ...] = get_args(Action)
#: Words that are right in some field, so that they get further than garbage would.
WORDS: tuple[str, ...] = (
    *("abbey", "spy", "road", "scout", "wool", "mud", "-1U1", "1L2", "-2U", "0", "-1", "3", ""),
    *("discard 0", "7", "upper", "start_a_fields_1", "12Lo", "harbor_bt", "plague", "\ud800"),
)
GARBAGE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        2,
        -1,
        3,
        8,
        200,
        255,
        256,
        10**30,
        0.0,
        1.5,
        float("nan"),
        b"abbey",
    ),
    *([], ["abbey"], {}, {"card": "abbey"}, (), set(), object(), "x" * 10_000, Scenario, 1j),
)


def anything(random: Random) -> Any:
    return random.choice(WORDS if random.random() < 0.5 else GARBAGE)


@cache
def moments() -> tuple[State, ...]:
    """One state of every kind of decision that some random games come to."""
    return tuple(_moments())


def _moments() -> Iterator[State]:
    seen: set[str] = set()
    for number, variant in enumerate((*VARIANTS, "all", "all")):
        random, chance = Random(number), RandomChance(number)
        state, _ = State.new(VARIANTS[variant], chance, number % 2)
        while state.to_act() is not None:
            name = state.board.todo[-1].name
            if name not in seen:
                seen.add(name)
                yield state.clone()
            state.apply(random.choice(state.legal()), chance)
        yield state


def test_the_moments_are_many() -> None:
    names = {state.board.todo[-1].name for state in moments() if state.board.todo}
    assert names >= {"act", "pay", "refill", "surplus", "store", "gain", "offer", "window"}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_malformed_actions_of_every_type_are_refused_with_a_reason(kind: type[Any]) -> None:
    random = Random(kind.__name__)
    fields = kind.__struct_fields__
    for state in moments():
        before, legal = state.clone(), state.legal()
        for _ in range(60):
            seat = state.to_act() if random.random() < 0.7 else anything(random)
            action = kind(**{name: anything(random) for name in fields} | {"seat": seat})
            if any(type(action) is type(each) and _same(action, each) for each in legal):
                continue
            with pytest.raises(IllegalAction) as refused:
                state.apply(action, RandomChance(1))
            _has_a_reason(refused.value)
        assert state == before


def _same(action: Any, legal: Any) -> bool:
    """Equal, and of the same types: True is no seat."""
    pairs = [(getattr(action, f), getattr(legal, f)) for f in action.__struct_fields__]
    return all(type(a) is type(b) and a == b for a, b in pairs)


def _has_a_reason(refused: IllegalAction) -> None:
    reason = refused.reason
    assert reason is not None
    assert str(refused) + "." == sentence(texts_for("en"), reason)
    for language in LANGUAGES:
        assert len(sentence(texts_for(language), reason)) < 600
    msgspec.json.encode(reason)


@pytest.mark.parametrize("thing", [None, "build", 3, object(), VARIANTS["base"], [], Trade])
def test_what_is_no_action_at_all_is_refused(thing: Any) -> None:
    for state in (Scenario().state, moments()[0], moments()[-1]):
        with pytest.raises(IllegalAction, match="is not an action of this game") as refused:
            state.apply(thing, RandomChance(1))
        _has_a_reason(refused.value)


def test_a_trade_of_something_that_is_no_resource() -> None:
    with pytest.raises(IllegalAction, match="give: 'mud' does not exist"):
        Scenario().state.apply(Trade(0, "mud", "ore", None), RandomChance(1))  # type: ignore[arg-type]

"""What the table waits for, in names instead of the numbers of a pending step.

Pending steps hold public facts only, so everybody may know this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.titles import NAMES, REGION_NAMES
from hofnarr.catan.engine.fields import Goods, units_in
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES
from hofnarr.catan.engine.steps import Decision, find_step
from hofnarr.catan.sight.question import Task
from hofnarr.catan.sight.view import View


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision: its name, who decides, the rule, what it is part of, and what belongs to it.

    `units`: how many resources, or cards, are still to be named. `kinds`: among these resources.
    `goods`: all that is still to be paid or stored, where it is of several kinds; any of it can be
    named next. `at`: a place, `realm` says whose.
    """

    what: str
    seat: int
    rule: str
    task: Task | None = None
    card: str | UnsetType = UNSET
    region: str | UnsetType = UNSET
    resource: Resource | UnsetType = UNSET
    units: int | UnsetType = UNSET
    at_least: int | UnsetType = UNSET
    kinds: list[Resource] | UnsetType = UNSET
    goods: Goods | UnsetType = UNSET
    cost: Goods | UnsetType = UNSET
    give: Goods | UnsetType = UNSET
    want: Goods | UnsetType = UNSET
    stack: int | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    realm: int | UnsetType = UNSET
    at: str | UnsetType = UNSET


def read_asked(view: View) -> Asked | None:
    """None when the game is over."""
    if view.to_act is None or not view.pending:
        return None
    name, seat, *numbers = view.pending[-1]
    what, asked = str(name), int(seat)
    facts: dict[str, Any] = {}
    for field, number in zip(_FIELDS.get(what, ()), numbers, strict=False):
        if field and number != -1:
            facts[field] = _READ.get(field, int)(int(number))
    if what in _IN_ANY_ORDER and len(due := _due(view.pending)) > 1:
        facts["goods"] = due
    step = find_step(what)
    assert issubclass(step, Decision)
    if what in _THEIR_REALM:
        facts["realm"] = 1 - asked
    elif "at" in facts:
        facts["realm"] = asked
    return Asked(what, asked, step.rule, _task(view.pending[:-1]), **facts)


def _due(pending: Sequence[list[str | int]]) -> Goods:
    """What the last step and those right before it ask the same player for (`steps.together`)."""
    goods: Goods = []
    for step in reversed(pending):
        if step[:2] != pending[-1][:2]:
            break
        goods.append((RESOURCES[int(step[2])], int(step[3])))
    return goods


def _task(below: Sequence[list[str | int]]) -> Task | None:
    """The nearest step below that a decision can be part of."""
    for name, *numbers in reversed(below):
        if name in _TASKS:
            kind, holds = _TASKS[str(name)]
            return Task(kind, NAMES[int(numbers[holds])] if holds else None)
        if name in _NO_TASK:
            return None
    return None


def _packed_cost(number: int) -> Goods:
    return [(name, number >> 3 * n & 7) for n, name in enumerate(RESOURCES) if number >> 3 * n & 7]


def _mask(number: int) -> list[Resource]:
    return [name for n, name in enumerate(RESOURCES) if number >> n & 1]


def _basket(number: int) -> Goods:
    return [(name, units) for name, units in zip(RESOURCES, units_in(number), strict=True) if units]


_READ: dict[str, Callable[[int], Any]] = {
    "card": NAMES.__getitem__,
    "region": REGION_NAMES.__getitem__,
    "resource": RESOURCES.__getitem__,
    "kinds": _mask,
    "cost": _packed_cost,
    "give": _basket,
    "want": _basket,
    "at": PLACE_NAMES.__getitem__,
}
#: By decision: what the numbers of its frame after the seat are; "" for what nobody needs.
_FIELDS: dict[str, tuple[str, ...]] = {
    "pay": ("resource", "units"),
    "pay_any": ("units",),
    "omit": ("cost", "units"),
    "store": ("resource", "units"),
    "gain": ("units", "kinds"),
    "rob": ("units", "at_least"),
    "give_units": ("units",),
    "swap_get": ("units", "", "card"),
    "new_hand": ("units",),
    "raid": ("units",),
    "place_region": ("region",),
    "find_region": ("at",),
    "offer": ("give", "want"),
    "reply": ("give", "want"),
    "window": ("card",),
    "curse": ("card",),
    "lay_dogma": ("card",),
    **dict.fromkeys(("take_card", "take_start", "redraw", "builder_take", "holy_site"), ("stack",)),
    "arrange_top": ("stack",),
    "conflict_put": ("stack",),
    "diplomat_take": ("pile",),
    **dict.fromkeys(("under_stack", "banish_under", "brewery_side", "name_target"), ("at",)),
    **dict.fromkeys(("bribe_site", "cede", "host_flavo", "lay_flavo"), ("at",)),
}
#: Decisions that are due together with others of their kind: resource and units come first.
_IN_ANY_ORDER = ("pay", "store")
#: Decisions whose place lies in the principality of the opponent.
_THEIR_REALM = ("bribe_site", "cede", "host_flavo")
#: By step below: what it is part of, and which of its numbers is the card; 0 for none.
_TASKS: dict[str, tuple[Any, int]] = {
    "enter": ("build", 1),
    "enter_centre": ("build", 1),
    "scouting": ("play", 2),
    "effect": ("play", 1),
    "discard_played": ("play", 1),
    "react": ("answer", 1),
    "traded": ("trade", 0),
    "after_trade": ("trade", 0),
    "hand_over": ("offer", 0),
    "receive": ("offer", 0),
    "look_through": ("search", 0),
    "curse_lifted": ("lift", 0),
}
#: Below these nothing tells what a decision belongs to.
_NO_TASK = ("act", "hand_phase", "hand_end", "end_turn", "produce")

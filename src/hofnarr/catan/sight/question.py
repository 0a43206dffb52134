"""What the table waits for: one question, made by the rules from what everybody knows.

Whoever asks it in words, on a table or in a program needs nothing else: no name of a step and no
rule of the game. Texts come as ids of the Fluent files, so that all front ends say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.catalogue.titles import NAMES, REGION_NAMES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import STAKES
from hofnarr.catan.engine.moves import DISCARD, PLAY, TAKE, high, low
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES
from hofnarr.catan.engine.steps import Frame
from hofnarr.catan.rules.event_die import FACES
from hofnarr.catan.rules.playing import Odds, odds_of
from hofnarr.catan.rules.trading import MOST_OFFERS, in_basket, most_in_offer
from hofnarr.core.game import Viewer
from hofnarr.texts import texts_for

#: How people are asked: in the free action phase, before the dice, for an answer to a card (C80),
#: in set-up, in the hand phase, while an offer is put together, to accept one; or anything else.
Kind = Literal["setup", "turn", "dice", "window", "hand", "offer", "reply", "choice"]
Phase = Literal["setup", "start", "dice", "production", "actions", "hand"]
Goods = list[tuple[Resource, int]]


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the decision is part of: a card that is being built or played, a trade, a search."""

    kind: Literal["build", "play", "answer", "trade", "offer", "search", "lift"]
    card: str | None = None


class Looks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is looked through for the decision: a stack (only its `top` cards, else all of it), a
    discard pile, or the hand of a player."""

    stack: int | UnsetType = UNSET
    top: int | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    hand: int | UnsetType = UNSET


class Stake(msgspec.Struct, frozen=True):
    """A place in the principality of `realm`."""

    realm: int
    at: str


class Limits(msgspec.Struct, frozen=True):
    """By resource: how many units an offer to the opponent can give and want at most (C31)."""

    give: dict[Resource, int]
    want: dict[Resource, int]


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision. `seat` must make it, `rule` says so.

    `text` is the sentence that asks, `passing` what declining says here; `labels` say what other
    actions are called here, by type, where it is not the usual `catan-act-<type>`.

    `source`: the card that asks; `face`: the face of the event die, where no card does. `task`:
    what the decision is part of. `looks`: what is looked through for it.

    `card`, `region`: what it is about. `units`: how many resources, or cards, are still to be
    named, `at_least` so many of them; of this `resource` or of these `kinds`. `goods`: all that is
    still to be paid or stored, where it is of several kinds; any of it can be named next. `cost`:
    what a unit is struck out of. `give`, `want`: an offer, as its maker sees it; `limits`: how far
    one can go. `at`: a place in the principality of `realm`.

    `stakes`: what the attack that can be answered may really take. `duel`: the odds of the duel
    that can be answered. `least_ms`: an answer leaves no sooner, so that the time tells nothing
    (C80). `on_table`: the card that is put away lies on the table, nobody has to name it.
    """

    seat: int
    rule: str
    kind: Kind
    phase: Phase
    round: int
    text: str
    passing: str
    labels: dict[str, str] | UnsetType = UNSET
    source: str | UnsetType = UNSET
    face: str | UnsetType = UNSET
    task: Task | UnsetType = UNSET
    looks: Looks | UnsetType = UNSET
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
    limits: Limits | UnsetType = UNSET
    realm: int | UnsetType = UNSET
    at: str | UnsetType = UNSET
    stakes: list[Stake] | UnsetType = UNSET
    duel: Odds | UnsetType = UNSET
    least_ms: int | UnsetType = UNSET
    on_table: bool = False


def make_question(s: Board, viewer: Viewer, kinds: Collection[int]) -> Question | None:
    """What a viewer may know of the decision; `kinds` are those of his own legal moves, if it is
    his. None when the game is over."""
    if s.over or not s.todo:
        return None
    frame = s.todo[-1]
    step, seat = frame[:2]
    name = step.name
    task = _task(s.todo)
    source = _source(s, task)
    facts: dict[str, Any] = {}
    for field, number in zip(_FIELDS.get(name, ()), frame[2:], strict=False):
        if field and number != -1:
            facts[field] = _READ.get(field, int)(number)
    if name in _IN_ANY_ORDER and len(due := _due(s.todo)) > 1:
        facts["goods"] = due
    if name in _THEIR_REALM:
        facts["realm"] = 1 - seat
    elif "at" in facts:
        facts["realm"] = seat
    facts |= _MORE[name](s, frame) if name in _MORE else {}
    if name == "holy_site" and viewer in (seat, "open") and s.drawn:
        facts["card"] = NAMES[s.drawn[0]]
    if source is not None:
        facts["source"] = source
    elif task is None and 0 <= s.face < 4 and _waits(s, "produce"):
        facts["face"] = FACES[s.face]
    if task is not None:
        facts["task"] = task
    labels = _labels(name)
    if labels:
        facts["labels"] = labels
    passing = _PASSES.get(name)
    return Question(
        seat=seat,
        rule=step.rule,
        kind=_KINDS.get(name, "choice"),
        phase=_phase(s),
        round=max(0, s.turn // 2),
        text=_text(name, facts, source, kinds),
        passing=f"catan-act-pass.{passing}" if passing else "catan-act-pass",
        **facts,
    )


# --- in words -------------------------------------------------------------------------------------

_PASSES = {
    **dict.fromkeys(("builder_take", "palace"), "none"),
    **dict.fromkeys(("gain", "rob", "voyage", "swap_give"), "enough"),
    **dict.fromkeys(("hand_end", "spy_take"), "done"),
    **{name: name for name in ("reply", "exchange", "offer")},
}
#: How it is asked for several kinds at once, which can be named in any order.
_SEVERAL_KINDS = {"pay": "pay_any", "store": "gain"}


def _text(name: str, facts: dict[str, Any], source: str | None, kinds: Collection[int]) -> str:
    sentence = _SEVERAL_KINDS.get(name, name) if "goods" in facts else name
    text = f"catan-q-{sentence.replace('_', '-')}"
    if text not in texts_for("en"):  # the card itself says what is to be done
        return "catan-head-decide" if source is None else f"{text_of(source)}.text"
    if kinds and (name, True) in {("window", PLAY not in kinds), ("spy_take", TAKE not in kinds)}:
        return f"{text}.none"
    return f"{text}.discard" if name == "surplus" and DISCARD in kinds else text


def _labels(name: str) -> dict[str, str]:
    if name == "act":
        return {"discard": "catan-act-discard.sell"}
    return {"take": "catan-act-take.top"} if name == "arrange_top" else {}


# --- what it is, and where it comes from ----------------------------------------------------------

_KINDS: dict[str, Kind] = {
    **dict.fromkeys(("arrange", "pick_stack", "take_start"), "setup"),
    **dict.fromkeys(("refill", "exchange", "redraw", "hand_end"), "hand"),
    **dict.fromkeys(("surplus", "take_card", "holy_site"), "hand"),
    "act": "turn",
    "roll": "dice",
    "window": "window",
    "offer": "offer",
    "reply": "reply",
}
#: Decisions that come from a card which is neither built nor played at that moment.
_OF_CARD = {
    **dict.fromkeys(("palace", "palace_discard"), "palace"),
    **dict.fromkeys(("host_flavo", "lay_flavo"), "flavo"),
    "holy_site": "holy_site",
    "brewery_side": "brewery",
    "name_target": "secret_society",
    "sink": "privateer_fleet",
    "triumph": "triumphal_arch",
    "copy_book": "scriptorium",
    "exchange_cloth": "cloth_residence",
    "curse": "church_curse",
    "lay_dogma": "dogma",
    "salvage": "sigmund",
}


def _waits(s: Board, step: str) -> bool:
    return any(frame[0].name == step for frame in s.todo)


def _phase(s: Board) -> Phase:
    if s.turn < 0:
        return "setup"
    for step, phase in _UNTIL:
        if _waits(s, step):
            return phase
    return "hand"


#: What goes on as long as this step is still to come.
_UNTIL: tuple[tuple[str, Phase], ...] = (
    ("dice", "start"),
    ("produce", "dice"),
    ("after_production", "production"),
    ("act", "actions"),
)


def _source(s: Board, task: Task | None) -> str | None:
    """The card that a decision comes from: built, played, turned, or in play."""
    step, seat, *numbers = s.todo[-1]
    if step.name == "window":
        return NAMES[numbers[0]]
    if step.name == "under_stack":
        return NAMES[s.realms[seat].card[numbers[0]]]
    if step.name in _OF_CARD:
        return _OF_CARD[step.name]
    if task is not None:
        return task.card
    if _waits(s, "question_after") and s.event_tail:
        return NAMES[s.event_tail[-1]]
    return None


def _task(todo: Sequence[Frame]) -> Task | None:
    """The nearest step below that a decision can be part of."""
    for step, *numbers in reversed(todo[:-1]):
        if step.name in _TASKS:
            kind, holds = _TASKS[step.name]
            return Task(kind, NAMES[numbers[holds]] if holds else None)
        if step.name in _NO_TASK:
            return None
    return None


def _due(todo: Sequence[Frame]) -> Goods:
    """What the last step and those right before it ask the same player for (`steps.together`)."""
    goods: Goods = []
    for frame in reversed(todo):
        if frame[:2] != todo[-1][:2]:
            break
        goods.append((RESOURCES[frame[2]], frame[3]))
    return goods


# --- what it is about -----------------------------------------------------------------------------


def _packed_cost(number: int) -> Goods:
    return [(name, number >> 3 * n & 7) for n, name in enumerate(RESOURCES) if number >> 3 * n & 7]


def _mask(number: int) -> list[Resource]:
    return [name for n, name in enumerate(RESOURCES) if number >> n & 1]


def _basket(number: int) -> Goods:
    return [
        (name, in_basket(number, n)) for n, name in enumerate(RESOURCES) if in_basket(number, n)
    ]


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

Facts = dict[str, Any]
PAUSE = 2000  # milliseconds


def _window(s: Board, frame: Frame) -> Facts:
    _, seat, trigger = frame
    facts: Facts = {"least_ms": PAUSE}
    if trigger in STAKES:
        moves = STAKES[trigger](s, seat)
        facts["stakes"] = [Stake(high(move), PLACE_NAMES[low(move)]) for move in moves]
    odds = odds_of(trigger)
    return facts if odds is None else facts | {"duel": odds}


def _limits(s: Board, frame: Frame) -> Facts:
    if s.offers >= MOST_OFFERS:
        return {}
    give, want = (
        {RESOURCES[res]: units for res, units in enumerate(most_in_offer(s, seat)) if units}
        for seat in (frame[1], 1 - frame[1])
    )
    return {"limits": Limits(give, want)}


def _own_pile(s: Board, frame: Frame) -> Facts:
    return {"looks": Looks(pile=s.pile_of(frame[1]))}


#: What a decision says besides the numbers of its frame.
_MORE: dict[str, Callable[[Board, Frame], Facts]] = {
    "window": _window,
    "act": _limits,
    "offer": _limits,
    **dict.fromkeys(("under_stack", "banish_under"), lambda s, frame: {"on_table": True}),
    **dict.fromkeys(
        ("take_start", "take_card", "builder_take"),
        lambda s, frame: {"looks": Looks(stack=frame[2])},
    ),
    "arrange_top": lambda s, frame: {"looks": Looks(stack=frame[2], top=frame[4])},
    **dict.fromkeys(
        ("spy_take", "conflict_put"), lambda s, frame: {"looks": Looks(hand=1 - frame[1])}
    ),
    **dict.fromkeys(("palace", "salvage"), _own_pile),
    "diplomat_take": lambda s, frame: {"looks": Looks(pile=frame[2])},
    "remember": lambda s, frame: {"looks": Looks(pile=1 - frame[1] if s.cs.tournament else 0)},
}

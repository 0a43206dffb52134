"""Why an action is not legal here, in one sentence, with the rule that says so.

The reasons look only at what the acting player knows.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NoReturn

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.titles import IS_ACTION, NAMES, SETTLEMENT, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import units_in
from hofnarr.catan.engine.moves import KIND, KINDS, high, low, unknown_field
from hofnarr.catan.engine.steps import Decision, asked
from hofnarr.catan.reasons.choice_obstacles import (
    lift_obstacle,
    pay_obstacle,
    removal_obstacle,
    rob_obstacle,
    search_obstacle,
    stack_obstacle,
    store_obstacle,
    use_obstacle,
)
from hofnarr.catan.reasons.obstacles import (
    CENTRE_CARDS,
    give_obstacle,
    obstacle,
    place_obstacle,
    play_obstacle,
    play_timing,
    trade_obstacle,
    want_obstacle,
)
from hofnarr.catan.reasons.reason import because, sentence
from hofnarr.catan.rules.hand import Exchange, HandEnd, Redraw, Refill
from hofnarr.catan.rules.trading import Offer
from hofnarr.catan.rules.turn import Act
from hofnarr.core.errors import IllegalAction, Reason
from hofnarr.texts import texts_for

MOST_SHOWN = 40  # letters of what somebody sent
_SCOUT = title("scout")
#: Kinds of moves that the action phase can have; what is in the way of each is told.
_IN_ACTION_PHASE = frozenset(
    KINDS[kind]
    for kind in (
        *(actions.End, actions.Build, actions.Scout, actions.Play, actions.Trade, actions.Give),
        *(actions.Remove, actions.Use, actions.Lift, actions.Discard),
    )
)
_IN_OFFER = frozenset((KINDS[actions.Give], KINDS[actions.Want]))


def refuse(s: Board, action: Action, move: int) -> NoReturn:
    """Raise IllegalAction."""
    reason = why_not(s, action, move)
    message = sentence(texts_for("en"), reason).removesuffix(".")
    raise IllegalAction(message, reason.rule, reason)


def why_not(s: Board, action: Action, move: int) -> Reason:
    """What forbids an action that is not legal; `move` is its number, -1 if it can have none."""
    kind = KINDS.get(type(action))
    if kind is None:
        return because("no-such-action", "section 16", kind=type(action).__name__)
    if not s.todo:
        return because("over", "C87")
    step = asked(s)
    seat = step.seat
    unknown = unknown_field(action)
    if unknown == "seat":
        return _unknown(action, unknown, "section 5")
    if action.seat != seat:
        return because("seat", "section 5", seat=seat)
    kinds = {each & KIND for each in s.moves}
    found = None
    if unknown is None:
        found = _no_money(s, step, action, move)
    if found is None and kind not in _explained(step, kinds):
        return because("actions", step.rule, actions=", ".join(map(_tag, sorted(kinds))))
    if unknown is not None:
        return _unknown(action, unknown, step.rule)
    if found is None:
        look = _in_action_phase if isinstance(step, Act) else _in_choice
        found = look(s, seat, action, move)
    return found or because("choices", step.rule, count=len(s.moves))


def _explained(step: Decision, kinds: set[int]) -> AbstractSet[int]:
    """The kinds of moves of which it is told what is in their way; all others are none here."""
    if isinstance(step, Act):
        return _IN_ACTION_PHASE
    return kinds | _IN_OFFER if isinstance(step, Offer) else kinds


def _unknown(action: Action, field: str, rule: str) -> Reason:
    return because("unknown", rule, field=field, value=ascii(getattr(action, field))[:MOST_SHOWN])


def _tag(kind: int) -> str:
    found = next(each for each, number in KINDS.items() if number == kind)
    return str(found.__struct_config__.tag)


def _no_money(s: Board, step: Decision, action: Action, move: int) -> Reason | None:
    """What the hand phase offers only to those who can pay for it."""
    if isinstance(step, Refill | Redraw) and isinstance(action, actions.Search):
        return search_obstacle(s, step.seat)
    if isinstance(step, Refill | Exchange | HandEnd) and isinstance(action, actions.Lift):
        return lift_obstacle(s, step.seat, low(move))
    return None


def _in_choice(s: Board, seat: int, action: Action, move: int) -> Reason | None:
    """Outside the action phase, an action of a kind that is asked for."""
    step = asked(s)
    rule = step.rule
    if isinstance(step, Offer):
        return _in_offer(s, step, action, low(move))
    match action:
        case actions.Pay():
            return pay_obstacle(s, seat, low(move), rule)
        case actions.Store():
            return store_obstacle(s, seat, low(move), rule)
        case actions.Rob():
            return rob_obstacle(s, seat, low(move), rule)
        case actions.Draw() | actions.Search() | actions.Look():
            return stack_obstacle(s, seat, low(move))
    return None


def _in_offer(s: Board, step: Offer, action: Action, res: int) -> Reason | None:
    given, wanted = units_in(step.give), units_in(step.want)
    match action:
        case actions.Give():
            return give_obstacle(s, step.seat, res, given, wanted)
        case actions.Want():
            return want_obstacle(s, step.seat, res, given, wanted)
    return None


def _in_action_phase(s: Board, seat: int, action: Action, move: int) -> Reason | None:
    match action:
        case actions.Build():
            return _no_building(s, seat, high(move), low(move))
        case actions.Scout():
            return _no_scouting(s, seat)
        case actions.Use():
            return use_obstacle(s, seat, high(move), low(move))
        case actions.Lift():
            return lift_obstacle(s, seat, low(move))
        case actions.Play():
            return _no_play(s, seat, low(move))
        case actions.Trade():
            return trade_obstacle(s, seat, *divmod(high(move), 6), fleet=low(move))
        case actions.Give():
            return give_obstacle(s, seat, low(move))
        case actions.Discard():
            return because("sell", "C59")
        case actions.Remove():
            return removal_obstacle(s, seat, low(move))
    return None


def _no_building(s: Board, seat: int, card: int, place: int) -> Reason:
    within_reach = (*CENTRE_CARDS, *s.realms[seat].hand, *s.display)
    if card not in within_reach:
        return because("not-held", "section 7.2", card=NAMES[card])
    if IS_ACTION[card]:
        return because("is-played", "section 8", card=NAMES[card])
    return obstacle(s, seat, card) or place_obstacle(s, seat, card, place)


def _no_scouting(s: Board, seat: int) -> Reason:
    """A settlement with a Scout: the card, the settlement, then its place."""
    if _SCOUT not in s.realms[seat].hand:
        return because("not-held", "section 8", card=NAMES[_SCOUT])
    return (
        obstacle(s, seat, SETTLEMENT)
        or play_obstacle(s, seat, _SCOUT)
        or because("not-there", "section 4", card=NAMES[SETTLEMENT])
    )


def _no_play(s: Board, seat: int, card: int) -> Reason:
    if card not in s.realms[seat].hand:
        return because("not-held", "section 8", card=NAMES[card])
    if not IS_ACTION[card]:
        return because("no-action", "section 8", card=NAMES[card])
    # A Scout is played by building a settlement with it.
    return (
        play_timing(card)
        or obstacle(s, seat, card)
        or because("scout", "section 8", card=NAMES[card])
    )

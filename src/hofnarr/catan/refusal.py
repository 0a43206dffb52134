"""Why an action is not legal here, in one sentence, with the rule that says so.

The reasons look only at what the acting player knows.
"""

from __future__ import annotations

from typing import NoReturn

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.board import Board
from hofnarr.catan.moves import KIND, KINDS, high, low
from hofnarr.catan.obstacles import (
    CENTRE_CARDS,
    obstacle,
    offer_obstacle,
    play_timing,
    trade_obstacle,
)
from hofnarr.catan.reason import because, sentence
from hofnarr.catan.titles import IS_ACTION, NAMES
from hofnarr.core.errors import IllegalAction, Reason
from hofnarr.texts import texts_for


def refuse(s: Board, action: Action, move: int) -> NoReturn:
    """Raise IllegalAction."""
    reason = why_not(s, action, move)
    message = sentence(texts_for("en"), reason).removesuffix(".")
    raise IllegalAction(message, reason.rule, reason)


def why_not(s: Board, action: Action, move: int) -> Reason:
    """What forbids an action that is not legal; `move` is its number, -1 if it can have none."""
    if not s.todo:
        return because("over", "C87")
    step, seat = s.todo[-1][:2]
    if action.seat != seat:
        return because("seat", "section 5", seat=seat)
    kinds = sorted({each & KIND for each in s.moves})
    if step.name != "act" and KINDS[type(action)] not in kinds:
        return because("actions", step.rule, actions=", ".join(map(_tag, kinds)))
    found = _in_action_phase(s, seat, action, move) if step.name == "act" and move >= 0 else None
    return found or because("choices", step.rule, count=len(s.moves))


def _tag(kind: int) -> str:
    found = next(each for each, number in KINDS.items() if number == kind)
    return str(found.__struct_config__.tag)


def _in_action_phase(s: Board, seat: int, action: Action, move: int) -> Reason | None:
    match action:
        case actions.Build():
            return _no_building(s, seat, high(move))
        case actions.Play():
            return _no_play(s, seat, low(move))
        case actions.Trade():
            return trade_obstacle(s, seat, *divmod(high(move), 6), fleet=low(move))
        case actions.Give():
            return offer_obstacle(s)
        case actions.Discard():
            return because("sell", "C59")
        case actions.Remove():
            return because("remove", "section 7.6")
    return None


def _no_building(s: Board, seat: int, card: int) -> Reason:
    within_reach = (*CENTRE_CARDS, *s.realms[seat].hand, *s.display)
    if card not in within_reach or IS_ACTION[card]:
        return because("not-held", "section 7.2", card=NAMES[card])
    return obstacle(s, seat, card) or because("not-there", "section 4", card=NAMES[card])


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

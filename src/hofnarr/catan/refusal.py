"""Why an action is not legal here, in one sentence, with the rule that says so.

The reasons look only at what the acting player knows.
"""

from __future__ import annotations

from typing import NoReturn

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.board import Board
from hofnarr.catan.building import (
    can_build,
    free_places,
    is_at_limit,
    price,
    requirement_met,
    standing,
)
from hofnarr.catan.data import RESOURCES
from hofnarr.catan.hooks import ACTIONS, CONDITIONS
from hofnarr.catan.moves import KIND, KINDS, high, low
from hofnarr.catan.playing import is_fresh, surcharge
from hofnarr.catan.resources import can_pay
from hofnarr.catan.titles import (
    CARDS,
    CITY,
    GOLD,
    IS_DEFENSE,
    IS_FOREIGN,
    NAMES,
    ROAD,
    SETTLEMENT,
)
from hofnarr.catan.trading import MOST_OFFERS, MOST_TRADES, rates
from hofnarr.core.errors import IllegalAction


def refuse(s: Board, action: Action, move: int) -> NoReturn:
    """Raise IllegalAction."""
    if not s.todo:
        raise IllegalAction("the game is over", "C87")
    frame = s.todo[-1]
    step, seat = frame[0], frame[1]
    if action.seat != seat:
        raise IllegalAction(f"it is seat {seat} that must decide, not {action.seat}", "section 5")
    kinds = sorted({each & KIND for each in s.moves})
    kind = KINDS[type(action)]
    if kind not in kinds and step.name != "act":
        names = " or ".join(_tag(kind) for kind in kinds)
        raise IllegalAction(f"seat {seat} must answer with {names} here", step.rule)
    if move >= 0 and step.name == "act":
        _refuse_in_action_phase(s, seat, action, move)
    raise IllegalAction(f"this is not among the {len(s.moves)} choices here", step.rule)


def _tag(kind: int) -> str:
    found = next(each for each, number in KINDS.items() if number == kind)
    return str(found.__struct_config__.tag)


def _refuse_in_action_phase(s: Board, seat: int, action: Action, move: int) -> None:
    match action:
        case actions.Build():
            _refuse_build(s, seat, high(move))
        case actions.Play():
            _refuse_play(s, seat, low(move))
        case actions.Trade():
            _refuse_trade(s, seat, *divmod(high(move), 6), with_fleet=low(move) > 0)
        case actions.Give():
            if s.offers >= MOST_OFFERS:
                raise IllegalAction(f"{MOST_OFFERS} offers were made in this turn", "C31")
            raise IllegalAction("there is nothing to give, no room for it, or no return", "C31")
        case actions.Discard():
            text = "only action cards are sold, with a Secret Brotherhood and room for a resource"
            raise IllegalAction(text, "C59")
        case actions.Remove():
            raise IllegalAction(f"no own card lies at {action.at}", "section 7.6")


def _refuse_build(s: Board, seat: int, card: int) -> None:
    r = s.realms[seat]
    name = NAMES[card]
    is_centre = card in (ROAD, SETTLEMENT, CITY)
    if not is_centre and card not in r.hand and card not in s.display:
        raise IllegalAction(f"{name} is neither in the hand nor in the display", "section 7.2")
    cost, less = (s.cs.cost[card], 0) if is_centre else price(s, seat, card)
    if not can_pay(r, cost, less):
        text = ", ".join(f"{amount} {RESOURCES[res]}" for res, amount in cost)
        raise IllegalAction(f"{name} costs {text}", "section 7")
    if is_centre:
        raise IllegalAction(f"a {name} cannot be built there", "section 4")
    if not requirement_met(s, seat, card):
        raise IllegalAction(f"{name} {_needs(card)}", "C46")
    if is_at_limit(s, seat, card):
        raise IllegalAction(f"there is a {name} already", "C51")
    if card in s.display and card not in r.hand and standing(s, seat, card):
        raise IllegalAction(f"{name}: one of each display title", "C44")
    if card in CONDITIONS and not can_build(s, seat, card):
        raise IllegalAction(f"{name}: {CARDS[card].condition}", "section 7.2")
    if not free_places(s, 1 - seat if IS_FOREIGN[card] else seat, card):
        raise IllegalAction(f"there is no free place for {name}", "section 4")
    raise IllegalAction(f"{name} cannot stand there, or that place is taken", "section 4")


def _needs(card: int) -> str:
    entry = CARDS[card]
    parts = []
    if entry.requires:
        parts.append(f"needs {' or '.join(entry.requires)}")
    if entry.forbids:
        parts.append(f"cannot be there with {' or '.join(entry.forbids)}")
    return " and ".join(parts)


def _refuse_play(s: Board, seat: int, card: int) -> None:
    r = s.realms[seat]
    name = NAMES[card]
    if card not in r.hand:
        raise IllegalAction(f"{name} is not in the hand of seat {seat}", "section 8")
    action = ACTIONS.get(card)
    if action is None or action.before_dice or action.follows:
        raise IllegalAction(f"{name} is not played in the action phase", "section 8")
    if not (s.seven or IS_DEFENSE[card]):
        raise IllegalAction("the players have not had 7 victory points together", "C52")
    if not requirement_met(s, seat, card):
        raise IllegalAction(f"{name} {_needs(card)}", "C46")
    if not is_fresh(s, seat, card):
        raise IllegalAction(f"this {name} was played in this turn already", "C56")
    if r.have[GOLD] < surcharge(s, seat):
        raise IllegalAction("the Barbarian Stronghold demands gold", "C78")
    raise IllegalAction(f"{name} would have no effect now", "C53")


def _refuse_trade(s: Board, seat: int, give: int, get: int, *, with_fleet: bool) -> None:
    r = s.realms[seat]
    if give == get:
        raise IllegalAction("a resource is not traded for itself", "C27")
    if s.trades >= MOST_TRADES:
        raise IllegalAction(f"{MOST_TRADES} trades were made in this turn", "C27")
    units = rates(s, seat)[give]
    if r.have[give] < units and not with_fleet:
        raise IllegalAction(f"{units} {RESOURCES[give]} are needed for one", "section 7.4")
    if not r.room[get]:
        raise IllegalAction(f"there is no room for {RESOURCES[get]}", "C20")
    if with_fleet:
        text = "lies not enough beside a Large Trade Fleet there, or it trades no better"
        raise IllegalAction(f"{RESOURCES[give]}: {text}", "C30")

"""A player's desk: what can be done with every card within reach, what it costs, and why not.

It is made from the view alone, so it tells nothing that the view does not hold. Nobody needs it to
play: it is for showing.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hofnarr.catan import actions
from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.titles import IS_ACTION, NAMES, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import ACTIONS, DISCOUNTS, LOCAL_RATES, RATE_CHANGES, RATES, STRIKES
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES
from hofnarr.catan.engine.steps import asked
from hofnarr.catan.reasons.obstacles import CENTRE_CARDS, cost_now, missing, obstacle, play_timing
from hofnarr.catan.reasons.reason import because
from hofnarr.catan.rules.trading import BANK_RATE, MOST_OFFERS, MOST_TRADES, rates
from hofnarr.catan.sight.breakdown import Reckoning, named_cost, reckon
from hofnarr.catan.sight.question import Question, kinds_of, make_question
from hofnarr.catan.sight.view import View, make_view
from hofnarr.catan.sight.visible import blinded, visible_board
from hofnarr.core.errors import Reason
from hofnarr.core.game import Viewer


class DeskCard(msgspec.Struct, frozen=True):
    """A title in the hand, in the display or among the centre cards.

    `cost`: what it costs this player now; `less`: units of choice that are struck out; `helpers`:
    this player's cards that make it cheaper. `missing`: resources that are lacking.
    `ready`: it can be built or played now, else `why` says why not. `obstacle`: what would stand in
    the way in one's own action phase, as things lie; None where only the moment is wrong.
    """

    card: str
    count: int
    cost: list[tuple[Resource, int]]
    less: int
    helpers: list[str]
    missing: list[tuple[str, int]]
    ready: bool
    why: Reason | None
    obstacle: Reason | None


class Rate(msgspec.Struct, frozen=True):
    """What the bank asks for one of another kind."""

    resource: Resource
    units: int
    why: Reason


class FleetRate(msgspec.Struct, frozen=True):
    """A rate that holds only for units that lie beside the fleet at this place; `lying` there."""

    at: str
    resource: Resource
    units: int
    lying: int


class Desk(msgspec.Struct, frozen=True):
    hand: list[DeskCard]
    display: list[DeskCard]
    supply: list[DeskCard]
    rates: list[Rate]
    fleets: list[FleetRate]
    trades_left: int
    offers_left: int


class TableView(View, frozen=True, kw_only=True):
    """A view for people, with what they would have to work out: what the table waits for, both
    players reckoned up, and for a player their own desk."""

    question: Question | None
    reckoning: Reckoning
    desk: Desk | None


def table_view(s: Board, viewer: Viewer, *, with_desk: bool = True) -> TableView:
    """What a viewer is shown of a game at a table; a replay has no desk."""
    return _dressed(make_view(s, viewer), blinded(s, viewer), with_desk=with_desk)


def dress(view: View, *, with_desk: bool = True) -> TableView:
    """The same for whoever has only the view."""
    return _dressed(view, visible_board(view), with_desk=with_desk)


def _dressed(view: View, s: Board, *, with_desk: bool) -> TableView:
    """`s` is the board as far as the viewer knows it."""
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return TableView(
        **fields,
        question=make_question(s, view.viewer, kinds_of(view)),
        reckoning=reckon(s),
        desk=make_desk(view, s) if with_desk and isinstance(view.viewer, int) else None,
    )


def make_desk(view: View, s: Board) -> Desk:
    seat = view.viewer
    assert isinstance(seat, int)
    usable = _usable(view)
    hand = s.realms[seat].hand
    return Desk(
        hand=[_desk_card(view, s, card, hand.count(card), usable) for card in sorted(set(hand))],
        display=[
            _desk_card(view, s, card, s.display.count(card), usable)
            for card in sorted(set(s.display))
        ],
        supply=[
            _desk_card(view, s, card, left, usable)
            for card, left in zip(CENTRE_CARDS, (s.roads, s.settlements, s.cities), strict=True)
        ],
        rates=[_rate(s, seat, res, units) for res, units in enumerate(rates(s, seat))],
        fleets=_fleet_rates(s, seat),
        trades_left=MOST_TRADES - s.trades,
        offers_left=MOST_OFFERS - s.offers,
    )


# --- cards ----------------------------------------------------------------------------------------


def _usable(view: View) -> set[int]:
    """The cards that can be built or played now."""
    found = set()
    for action in view.legal:
        if isinstance(action, actions.Build | actions.Play):
            found.add(title(action.card))
        elif isinstance(action, actions.Scout):
            found.add(title("scout"))
    return found


def _desk_card(view: View, s: Board, card: int, count: int, usable: set[int]) -> DeskCard:
    seat: Any = view.viewer
    cost, less = cost_now(s, seat, card)
    ready = card in usable
    found = obstacle(s, seat, card)
    return DeskCard(
        card=NAMES[card],
        count=count,
        cost=named_cost(cost),
        less=less,
        helpers=_helpers(s, seat, card),
        missing=missing(s, seat, card),
        ready=ready,
        why=None if ready else _moment(view, s, card) or found,
        obstacle=found,
    )


def _helpers(s: Board, seat: int, card: int) -> list[str]:
    if card in CENTRE_CARDS or not s.cs.cost[card]:
        return []
    count = s.realms[seat].count
    helping = [each for each, units in DISCOUNTS.items() if count[each] and units(s, seat, card)]
    costs = {res for res, _ in s.cs.cost[card]}
    helping += [
        each
        for each, strike in STRIKES.items()
        if count[each] and costs & set(strike(s, seat, card))
    ]
    return [NAMES[each] for each in helping]


def _moment(view: View, s: Board, card: int) -> Reason | None:
    """Why this is not the moment for a card; None in one's own action phase, if it belongs
    there."""
    if view.over:
        return because("over", "C87")
    if view.turn < 0:
        return because("not-begun", "section 3")
    if view.active != view.viewer:
        if view.to_act == view.viewer:
            return because("asked", "section 5")
        return because("not-your-turn", "section 5")
    if view.to_act != view.viewer:
        return because("other-decides", "section 5")
    match asked(s).kind:
        case "turn":
            return play_timing(card) if IS_ACTION[card] else None
        case "dice":
            return None if card in ACTIONS and ACTIONS[card].before_dice else because("dice", "D3")
        case "hand":
            return because("hand-phase", "section 9")
    return because("asked", "section 5")


# --- trade ----------------------------------------------------------------------------------------


def _rate(s: Board, seat: int, res: int, units: int) -> Rate:
    return Rate(RESOURCES[res], units, _why_rate(s, seat, res, units))


def _why_rate(s: Board, seat: int, res: int, units: int) -> Reason:
    resource = RESOURCES[res]
    if units == BANK_RATE:
        return because("rate-bank", "section 7.4", resource=resource, units=units)
    for card, rate in RATES.items():
        if rate == (res, units) and s.realms[seat].count[card]:
            return because("rate-card", "C27", resource=resource, units=units, card=NAMES[card])
    assert any(change(s, seat, res) == units for change in RATE_CHANGES)
    return because("rate-card", "C70", resource=resource, units=units, card="christopher")


def _fleet_rates(s: Board, seat: int) -> list[FleetRate]:
    r = s.realms[seat]
    return [
        FleetRate(PLACE_NAMES[place], RESOURCES[res], units, sum(r.stock[slot] for slot in slots))
        for place in r.built
        if r.card[place] in LOCAL_RATES
        for res, units, slots in LOCAL_RATES[r.card[place]](s, seat, place)
    ]

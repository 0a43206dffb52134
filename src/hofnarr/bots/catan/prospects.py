"""How well a player stands: what lies open on both sides, and what he can reach from his hand.

Everything is counted in hundredths of a victory point. What grows (regions, rates) is worth most
early: it fades with `horizon`, the part of the way to victory that the leader still has to go.
"""

from __future__ import annotations

from hofnarr.bots.catan.goals import best_goals, card_goal
from hofnarr.bots.catan.income import Income
from hofnarr.bots.catan.knowledge import EFFECT, PLAYABLE
from hofnarr.bots.catan.weights import Weights
from hofnarr.catan.catalogue.titles import IS_ACTION, IS_DEFENSE, IS_FOREIGN, ORE, WOOL
from hofnarr.catan.engine.board import Board, Realm
from hofnarr.catan.engine.hooks import ACTIONS
from hofnarr.catan.rules.building import requirement_met
from hofnarr.catan.rules.centres import settlement_ends
from hofnarr.catan.rules.event_die import BRIGAND_LIMIT, brigand_limit, counted
from hofnarr.catan.rules.trading import BANK_RATE

WON = 100_000.0
START_POINTS = 2
NEAR = 4  # the last points before victory
LEAD = 7  # a lead in strength or commerce beyond this is no safer
USUAL_LIMIT = 3
#: What so many yielded units of a kind are worth, in those of the first one.
_YIELDS = (0.0, 1.0, 1.75, 2.35, 2.85, 3.25, 3.6, 3.9, 4.15, 4.35, 4.5, 4.6, 4.7)
#: The same for stored units.
_UNITS = (0.0, 1.0, 1.85, 2.55, 3.05, 3.45, 3.75, 4.0, 4.2, 4.4, 4.5, 4.6, 4.7)
_MOST_UNITS = len(_UNITS) - 1


def standing(s: Board, seat: int, w: Weights) -> float:
    """From the seat that decides, in a world that agrees with what it knows."""
    if s.over:
        won = 0 if s.winner < 0 else 1 if s.winner == seat else -1
        return won * WON + s.victory(seat) - s.victory(1 - seat)
    far = horizon(s)
    income = Income(s, seat)
    worth = realm_worth(s, seat, w, far, income)
    worth -= w.rival * realm_worth(s, 1 - seat, w, far, Income(s, 1 - seat))
    worth += _leads(s.realms[seat], s.realms[1 - seat], w, far)
    return worth + hand_worth(s, seat, w, far, income)


def horizon(s: Board) -> float:
    """1 at the start, 0 when somebody is about to win."""
    target = s.cs.target
    leader = max(s.victory(0), s.victory(1), START_POINTS)
    return max(0, target - leader) / (target - START_POINTS)


def _leads(mine: Realm, its: Realm, w: Weights, far: float) -> float:
    worth = w.strength * _lead(mine.strength - its.strength)
    worth += w.commerce * _lead(mine.commerce - its.commerce)
    tournament = mine.tourney - its.tourney
    worth += w.tournament * _lead(tournament)
    if tournament:
        worth += far * (w.lead_tournament if tournament > 0 else -w.lead_tournament)
    return worth


def _lead(by: int) -> int:
    return max(-LEAD, min(LEAD, by))


def realm_worth(s: Board, seat: int, w: Weights, far: float, income: Income) -> float:
    """What lies open: points, regions, rates, sites, stores."""
    r = s.realms[seat]
    points = s.victory(seat)
    worth = w.point * points + w.limit * (r.limit - USUAL_LIMIT)
    close = points - s.cs.target + NEAR
    if close > 0:
        worth += w.near * close * close
    worth += w.site * min(3, len(r.free_any)) + w.city_site * min(3, len(r.free_city))
    grows = _growth(r, w, income)
    if s.mill == seat:
        grows += w.mill
    if s.settlements and len(s.regions) > 1:
        grows += w.road * min(s.settlements, len(settlement_ends(s, seat)))
    return worth + far * grows + _stores(s, seat, w, income)


def _growth(r: Realm, w: Weights, income: Income) -> float:
    """What the dice will bring, and the cards that do more than count."""
    yielded = 0.0
    traded = effect = 0
    for units, rate in zip(income.yields, income.rates, strict=True):
        yielded += _YIELDS[min(units, _MOST_UNITS)]
        traded += units * (BANK_RATE - rate)
    for place in r.built:
        card = r.card[place]
        effect += -EFFECT[card] if IS_FOREIGN[card] else EFFECT[card]
    return w.region * yielded + w.numbers * income.numbers + w.exchange * traded + w.effect * effect


def _stores(s: Board, seat: int, w: Weights, income: Income) -> float:
    """Stored units: the first of a kind count most, and too many of them invite brigands."""
    have = s.realms[seat].have
    worth = 0.0
    for units in have:
        worth += _UNITS[min(units, _MOST_UNITS)]
    worth = w.unit * worth - w.full * income.lost
    at_risk = have[ORE] + have[WOOL]
    if at_risk and sum(have) >= BRIGAND_LIMIT - 1:
        worth -= w.brigand * at_risk * _danger(counted(s, seat) - brigand_limit(s, seat))
    return worth


def _danger(over: int) -> float:
    """How likely brigands strike before the next turn, against a hand that is over the limit."""
    return 1.0 if over > 0 else 0.6 if over == 0 else 0.3 if over == -1 else 0.0


def hand_worth(s: Board, seat: int, w: Weights, far: float, income: Income) -> float:
    """What the hand and the stores can reach, best goals first; action cards; cards to come."""
    r = s.realms[seat]
    worth = w.draw * (r.limit - len(r.hand))  # those above the limit must go again
    part = w.prospect
    for gain in best_goals(s, seat, w, far, income):
        worth += part * gain
        part *= w.next_goal
    for card in r.hand:
        if IS_ACTION[card]:
            worth += _action_worth(s, seat, card, w)
    return worth


def _action_worth(s: Board, seat: int, card: int, w: Weights) -> float:
    worth = w.action * PLAYABLE[card]
    if not (s.seven or IS_DEFENSE[card]):
        worth *= w.early_action
    action = ACTIONS.get(card)
    if not requirement_met(s, seat, card) or (action is not None and not action.can(s, seat)):
        worth *= w.idle_action
    return worth


class Keeping:
    """A quick guess what a card is worth in the hand, for choices that lie ahead."""

    def __init__(self, s: Board, seat: int, w: Weights) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.far = horizon(s)
        self.income = Income(s, seat)

    def __call__(self, card: int) -> float:
        if IS_ACTION[card]:
            return _action_worth(self.s, self.seat, card, self.w)
        goal = card_goal(self.s, self.seat, card, self.w, self.far, self.income)
        return self.w.prospect * goal

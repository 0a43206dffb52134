"""What a player can pay with: stores, what the dice will bring, the rates of the bank."""

from __future__ import annotations

from hofnarr.bots.catan.weights import Weights
from hofnarr.catan.catalogue.titles import REGION_DIE, REGION_RES
from hofnarr.catan.engine.board import Board
from hofnarr.catan.rules.resources import MOST, Cost
from hofnarr.catan.rules.trading import rates

ROUND = 3  # a region yields every third round: six numbers, two turns


class Income:
    """By resource. `lost` are units that full regions could not take."""

    __slots__ = ("have", "lost", "numbers", "rates", "yields")

    def __init__(self, s: Board, seat: int) -> None:
        r = s.realms[seat]
        land, stock, by_slot = r.land, r.stock, r.yields
        yields = [0, 0, 0, 0, 0, 0]
        numbers = lost = 0
        for slot in r.slots:
            region = land[slot]
            units = by_slot[slot]
            yields[REGION_RES[region]] += min(MOST, units)
            numbers |= 1 << REGION_DIE[region]
            over = units + stock[slot] - MOST
            if over > 0:
                lost += over
        self.yields = yields
        self.numbers = numbers.bit_count()
        self.lost = lost
        self.have = r.have
        self.rates = rates(s, seat)

    def rounds(self, cost: Cost, less: int, w: Weights) -> float:
        """How many rounds until this can be paid; spare units are traded where that helps."""
        have = self.have
        lacking: list[int] = []  # what the dice bring of each missing unit
        for res, amount in cost:
            if amount > have[res]:
                lacking += [self.yields[res]] * (amount - have[res])
        if len(lacking) <= less:
            return 0.0
        # A discount and trades bring what would be waited for longest.
        lacking.sort(reverse=True)
        if less:
            del lacking[-less:]
        traded = min(self._trades(cost), len(lacking))
        if traded:
            del lacking[-traded:]
        flow = w.flow
        waiting = w.by_trade * traded
        for units in lacking:
            waiting += 1.0 / (units / ROUND + flow)
        return waiting

    def _trades(self, cost: Cost) -> int:
        """How many units could be had for what this cost leaves over."""
        spare = self.have.copy()
        for res, amount in cost:
            spare[res] -= amount
        trades = 0
        for units, rate in zip(spare, self.rates, strict=True):
            if units >= rate:
                trades += units // rate
        return trades

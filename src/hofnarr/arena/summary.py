"""What came of a run: win shares with intervals, head-to-head, ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, groupby
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from hofnarr.arena.setting import Setting
from hofnarr.arena.table import Deal, Played
from hofnarr.core import stream

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations
FEW = {1: 12.7062, 2: 4.3027}  # the same for Student's t with so few degrees of freedom


class Estimate(msgspec.Struct, frozen=True):
    """A win share and its 95 % interval."""

    win_share: float
    low: float
    high: float


class Duel(msgspec.Struct, frozen=True):
    """How one A does among B alone, `win_share` being that of A."""

    a: str
    b: str
    players: int
    games: int
    win_share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """A bot at tables of one size; `seats` is how often it sat at one."""

    bot: str
    seats: int
    win_share: float
    low: float
    high: float
    mean_score: float


class Table(msgspec.Struct, frozen=True):
    """All bots at tables of one size."""

    players: int
    deals: int
    games: int
    standings: list[Standing]

    def of(self, bot: str) -> Standing:
        return next(standing for standing in self.standings if standing.bot == bot)


class Rating(msgspec.Struct, frozen=True):
    """A rating by openskill: its mean and deviation."""

    bot: str
    mu: float
    sigma: float


class Summary(msgspec.Struct, frozen=True):
    game: str
    edition: str
    seed: str
    tables: list[Table]
    pairs: list[Duel]  # every two bots at tables of two
    ratings: list[Rating]  # the best first


def estimate(means: Sequence[float]) -> Estimate:
    """The mean of the deals' own means. The games of a deal are alike, only deals are independent;
    so the interval is Student's over deals, and one deal tells nothing.

    >>> estimate([0.5, 1.0, 0.5, 0.0])
    Estimate(win_share=0.5, low=0.0, high=1.0)
    >>> estimate([1.0] * 20)
    Estimate(win_share=1.0, low=0.838875, high=1.0)
    """
    deals = len(means)
    mean = sum(means) / deals
    if deals == 1:
        return Estimate(round(mean, 6), 0.0, 1.0)
    spread = sqrt(sum((share - mean) ** 2 for share in means) / (deals - 1) / deals)
    reach = student(deals - 1) * spread
    low, high = max(0.0, mean - reach), min(1.0, mean + reach)
    # Where every deal was won, or lost, there is no spread to judge by: Wilson's bound.
    if mean == 1.0:
        low = deals / (deals + Z * Z)
    if mean == 0.0:
        high = Z * Z / (deals + Z * Z)
    return Estimate(round(mean, 6), round(low, 6), round(high, 6))


def student(freedom: int) -> float:
    """How many deviations hold 95 % of Student's t: the series in 1/freedom (Abramowitz and Stegun
    26.7.5), good to 0.003 from 3 degrees on.

    >>> [round(student(freedom), 2) for freedom in (1, 4, 10, 30, 1000)]
    [12.71, 2.78, 2.23, 2.04, 1.96]
    """
    if freedom in FEW:
        return FEW[freedom]
    terms: tuple[float, ...] = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def sum_up_duel(setting: Setting, players: int, deals: Sequence[Deal]) -> Duel:
    """One A among B: A sits in seat k of the k-th game of every deal."""
    a, b = setting.bots
    means = [
        sum(game.outcome.shares[seat] for seat, game in enumerate(deal.games)) / players
        for deal in deals
    ]
    return _duel(a, b, players, len(deals) * players, estimate(means))


def _duel(a: str, b: str, players: int, games: int, found: Estimate) -> Duel:
    return Duel(a, b, players, games, found.win_share, found.low, found.high)


def sum_up(setting: Setting, deals: Sequence[Deal]) -> Summary:
    """What came of a tournament, from all its deals."""
    in_order = sorted(deals, key=lambda deal: (deal.players, deal.deal))
    by_count = {
        count: list(of_count) for count, of_count in groupby(in_order, lambda deal: deal.players)
    }
    # Later games weigh more in a rating: no size of table has the last word.
    mixed = stream.shuffled(setting.seed, "ratings", in_order)
    return Summary(
        setting.game,
        setting.edition,
        setting.seed,
        [_table(setting, count, of_count) for count, of_count in by_count.items()],
        _pairs(setting, by_count.get(2, [])),
        rate(setting.bots, (game for deal in mixed for game in deal.games)),
    )


def _table(setting: Setting, players: int, deals: Sequence[Deal]) -> Table:
    games = sum(len(deal.games) for deal in deals)
    return Table(players, len(deals), games, [_standing(bot, deals) for bot in setting.bots])


def _standing(bot: str, deals: Sequence[Deal]) -> Standing:
    found = estimate([_mean_share(bot, deal.games) for deal in deals])
    scores = [
        score
        for deal in deals
        for game in deal.games
        for name, score in zip(game.seats, game.outcome.scores, strict=True)
        if name == bot
    ]
    return Standing(
        bot,
        len(scores),
        found.win_share,
        found.low,
        found.high,
        round(sum(scores) / len(scores), 4),
    )


def _mean_share(bot: str, games: Sequence[Played]) -> float:
    """The share of a bot in each of its seats, on average."""
    won = [
        share
        for game in games
        for name, share in zip(game.seats, game.outcome.shares, strict=True)
        if name == bot
    ]
    return sum(won) / len(won)


def _pairs(setting: Setting, deals: Sequence[Deal]) -> list[Duel]:
    pairs = []
    for a, b in combinations(setting.bots if deals else (), 2):
        met = [[game for game in deal.games if {*game.seats} == {a, b}] for deal in deals]
        found = estimate([_mean_share(a, games) for games in met])
        pairs.append(_duel(a, b, 2, 2 * len(deals), found))
    return pairs


def rate(bots: Iterable[str], games: Iterable[Played]) -> list[Rating]:
    """Plackett-Luce over the final order of every game, ties included; the best bot first.

    A bot does not grow stronger while it plays, so nothing is added to its uncertainty. Where it
    has several seats at a table, it takes the mean of what they are given.
    """
    model = PlackettLuce(tau=0.0)
    known = dict.fromkeys(bots, (model.mu, model.sigma))
    for game in games:
        teams = [[model.rating(*known[bot])] for bot in game.seats]
        ranks = [float(rank) for rank in game.outcome.ranks]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in {*game.seats}:
            own = [rated[seat] for seat, name in enumerate(game.seats) if name == bot]
            known[bot] = (
                sum(rating.mu for rating in own) / len(own),
                sum(rating.sigma for rating in own) / len(own),
            )
    ratings = [Rating(bot, round(mu, 4), round(sigma, 4)) for bot, (mu, sigma) in known.items()]
    return sorted(ratings, key=lambda rating: -rating.mu)

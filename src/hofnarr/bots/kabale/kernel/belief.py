"""Worlds as likely as what has been played makes them. Kernel code.

`restore` deals the unseen cards so that every world that agrees with the sight is as likely as any
other. But people do not place cards at random: the network has learned, from games where all was
laid open afterwards, what lies face down and what is held given all that is to be seen. Several
worlds are dealt, and of each seat that hand is kept which fits best with that, by lot in
proportion.
"""

from hofnarr.bots.kabale.kernel.choices import copy_words
from hofnarr.bots.kabale.kernel.scratch import S_PLACES, S_TRIAL, S_WORLD
from hofnarr.bots.kabale.kernel.sizes import (
    T_CLOAKED,
    T_FEET,
    T_FIT_CLOAKED,
    T_FIT_FEET,
    T_FIT_HANDS,
    T_FIT_TOTALS,
    T_HANDS,
)
from hofnarr.kabale.encoding import relative
from hofnarr.kabale.kernel.arrays import Floats, Ints, part
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_BITS,
    CARD_COUNT,
    COLUMN_SIZE,
    COUNT,
    HAND,
    HIDDEN,
    OWNER_SHIFT,
    PILE,
    PLAYERS,
    SEAT_SIZE,
    STACKS,
    UNKNOWN,
)
from hofnarr.kabale.kernel.maths import exp
from hofnarr.kabale.kernel.playout import advance, output
from hofnarr.kabale.kernel.sight import possible, restore

SLY = 0.02  # of every card's chance is left, however unlikely the network thinks it


def chances_among(t: Floats, logits: int, cards: int, out: int) -> None:
    """Softmax over a set of cards; a little is left for each of them."""
    most = -1e30
    count = 0
    for card in range(CARD_COUNT):
        if cards >> card & 1:
            most = max(most, t[logits + card])
            count += 1
    total = 0.0
    for card in range(CARD_COUNT):
        t[out + card] = 0
        if cards >> card & 1:
            t[out + card] = exp(t[logits + card] - most)
            total += t[out + card]
    for card in range(CARD_COUNT):
        if cards >> card & 1:
            t[out + card] = (1 - SLY) * t[out + card] / total + SLY / count


def read_beliefs(sight: Ints, t: Floats) -> None:
    """From what the network thinks, and what is possible at all, to how well each card fits."""
    n = sight[PLAYERS]
    viewer = sight[ACTOR]
    for seat in range(n):
        first = relative(seat, viewer, n) * CARD_COUNT
        for card in range(first, first + CARD_COUNT):
            chance = 1 / (1 + exp(-t[T_HANDS + card]))
            chance = (1 - SLY) * chance + SLY / 2
            t[T_FIT_HANDS + card] = chance / (1 - chance)
    for column in range(n):
        top = STACKS + column * n * CARD_COUNT
        foot = top + sight[COUNT + column * COLUMN_SIZE] - 1
        for at in range(top, foot + 1):
            if sight[at] & CARD_BITS == UNKNOWN:
                seat = sight[at] >> OWNER_SHIFT
                cards = possible(sight, seat, at)
                if at == foot:
                    row = column * CARD_COUNT
                    chances_among(t, T_FEET + row, cards, T_FIT_FEET + row)
                else:
                    row = relative(seat, viewer, n) * CARD_COUNT
                    chances_among(t, T_CLOAKED + row, cards, T_FIT_CLOAKED + row)


def fit(sight: Ints, world: Ints, seat: int, t: Floats) -> float:
    """How well the cards that a world gives to this seat agree with the beliefs."""
    n = sight[PLAYERS]
    place = relative(seat, sight[ACTOR], n) * CARD_COUNT
    result = 1.0
    hand = world[HAND + seat * SEAT_SIZE]
    for card in range(CARD_COUNT):
        if hand >> card & 1:
            result *= t[T_FIT_HANDS + place + card]
    for column in range(n):
        top = STACKS + column * n * CARD_COUNT
        foot = top + sight[COUNT + column * COLUMN_SIZE] - 1
        for at in range(top, foot + 1):
            if sight[at] == seat << OWNER_SHIFT | UNKNOWN:
                card = world[at] & CARD_BITS
                if at == foot:
                    result *= t[T_FIT_FEET + column * CARD_COUNT + card]
                else:
                    result *= t[T_FIT_CLOAKED + place + card]
    return result


def take_over(sight: Ints, source: Ints, seat: int, target: Ints) -> None:
    """All cards of a seat that the sight does not tell, as another world has them."""
    n = sight[PLAYERS]
    base = seat * SEAT_SIZE
    target[HAND + base] = source[HAND + base]
    target[PILE + base] = source[PILE + base]
    target[HIDDEN + base] = source[HIDDEN + base]
    for column in range(n):
        top = STACKS + column * n * CARD_COUNT
        for at in range(top, top + sight[COUNT + column * COLUMN_SIZE]):
            if sight[at] == seat << OWNER_SHIFT | UNKNOWN:
                target[at] = source[at]


def believable_world(sight: Ints, scratch: Ints, t: Floats, deals: int, x: int, stream: int) -> int:
    """Fill the world in with one of `deals` hands for every other seat. The generator after
    that."""
    world = part(scratch, S_WORLD)
    other = part(scratch, S_TRIAL)
    places = part(scratch, S_PLACES)
    copy_words(sight, world)
    x = restore(world, places, x, stream)
    if deals == 1:
        return x
    n = sight[PLAYERS]
    viewer = sight[ACTOR]
    for seat in range(n):
        if seat != viewer:
            t[T_FIT_TOTALS + seat] = fit(sight, world, seat, t)
    for _ in range(deals - 1):
        copy_words(sight, other)
        x = restore(other, places, x, stream)
        for seat in range(n):
            if seat != viewer:
                fits = fit(sight, other, seat, t)
                t[T_FIT_TOTALS + seat] += fits
                x = advance(x, stream)
                if output(x) * t[T_FIT_TOTALS + seat] < fits * 4294967296.0:
                    take_over(sight, other, seat, world)
    return x

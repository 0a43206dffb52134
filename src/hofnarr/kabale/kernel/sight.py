"""Who knows what: what a viewer may see of a state, and states that agree with such a sight.

`observe` is the one place where secrets are left out. A sight has the layout of a state, with these
words changed for every seat whose cards the viewer does not know:

    HAND   all cards of the seat not yet seen: draw pile, hand, face-down and hidden ones together
    PILE   minus the number of cards in the draw pile, less one (so that it is always negative)
    HIDDEN UNKNOWN + 1 where a card lies under its cloak; entries of its secret cards hold UNKNOWN
"""

from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.bits import bit_count, nth
from hofnarr.kabale.kernel.layout import (
    CARD_BITS,
    CARD_COUNT,
    COLUMN_SIZE,
    COUNT,
    FOOT,
    FOOT_NOT,
    FRESH,
    HAND,
    HIDDEN,
    HIDDEN_NOT,
    MAX_PLAYERS,
    OWNER_SHIFT,
    PILE,
    PLAYERS,
    SEAT_SIZE,
    SECRET,
    STACKS,
    TOTALS,
    UNKNOWN,
)
from hofnarr.kabale.kernel.playout import advance, output

PUBLIC = -1
MOST_SECRETS = MAX_PLAYERS + 1  # of one seat: a foot in every column and a card under the cloak


def observe(s: Ints, viewer: int, sight: Ints) -> None:
    """Write into `sight` what seat `viewer`, or PUBLIC, knows with a perfect memory."""
    n = s[PLAYERS]
    stacks = n * CARD_COUNT
    for at in range(TOTALS):
        sight[at] = s[at]
    for at in range(TOTALS, STACKS):
        sight[at] = 0
    for seat in range(n):
        if seat != viewer:
            at = seat * SEAT_SIZE
            sight[HAND + at] = s[HAND + at] | s[PILE + at]
            sight[PILE + at] = -1 - bit_count(s[PILE + at])
            if s[HIDDEN + at] != 0:
                sight[HAND + at] |= 1 << (s[HIDDEN + at] - 1)
                sight[HIDDEN + at] = UNKNOWN + 1
    for column in range(n):
        head = column * COLUMN_SIZE
        top = STACKS + column * stacks
        count = s[COUNT + head]
        for at in range(top, top + stacks):
            sight[at] = 0
        for at in range(top, top + count):
            entry = s[at]
            owner = entry >> OWNER_SHIFT
            card = entry & CARD_BITS
            if owner != viewer:
                if s[FOOT + head] == SECRET and at == top + count - 1:
                    sight[HAND + owner * SEAT_SIZE] |= 1 << card
                    card = UNKNOWN
                elif s[HIDDEN + owner * SEAT_SIZE] == card + 1:
                    card = UNKNOWN
            sight[at] = owner << OWNER_SHIFT | card


def secret_places(sight: Ints, seat: int, places: Ints) -> int:
    """Where cards of `seat` lie that the viewer does not know; fills `places`, gives their number.

    Those that can be fewest cards come first. Each is the index of its word in the stacks.
    """
    n = sight[PLAYERS]
    found = 0
    for column in range(n):
        head = column * COLUMN_SIZE
        top = STACKS + column * n * CARD_COUNT
        for at in range(top, top + sight[COUNT + head]):
            if sight[at] == seat << OWNER_SHIFT | UNKNOWN:
                allowed = bit_count(possible(sight, seat, at))
                k = found
                while k > 0 and bit_count(possible(sight, seat, places[k - 1])) > allowed:
                    places[k] = places[k - 1]
                    k -= 1
                places[k] = at
                found += 1
    return found


def possible(sight: Ints, seat: int, at: int) -> int:
    """What the unknown card of `seat` at this word can be, as a mask."""
    n = sight[PLAYERS]
    column = (at - STACKS) // (n * CARD_COUNT)
    head = column * COLUMN_SIZE
    if at == STACKS + column * n * CARD_COUNT + sight[COUNT + head] - 1:
        ruled_out = sight[FOOT_NOT + head]
    else:
        ruled_out = sight[HIDDEN_NOT + seat * SEAT_SIZE]
    return sight[HAND + seat * SEAT_SIZE] & ~ruled_out


def restore(sight: Ints, places: Ints, x: int, stream: int) -> int:
    """Turn a sight into a state that agrees with it, each such state as likely as any other.

    `places` is scratch of 2 * MOST_SECRETS words. Gives the generator after use.

    Per seat: the unseen cards fall on its secret places, its hand and its pile. A place takes none
    of the cards that were reshuffled after it was filled; the pile takes only cards of the last
    reshuffle. The sets allowed to the places contain one another, so taking the narrowest first
    makes all fillings equally likely; then old cards that are left must fit into the hand.
    """
    n = sight[PLAYERS]
    for seat in range(n):
        base = seat * SEAT_SIZE
        if sight[PILE + base] >= 0:
            continue
        pile_count = -1 - sight[PILE + base]
        unseen = sight[HAND + base]
        fresh = unseen & sight[FRESH + base]
        secret = secret_places(sight, seat, places)
        hand_count = bit_count(unseen) - pile_count - secret
        most_ways = 0
        for k in range(hand_count + 1):
            most_ways = max(most_ways, ways(bit_count(fresh), k))
        while True:
            left = unseen
            for k in range(secret):
                choices = left & possible(sight, seat, places[k])
                x = advance(x, stream)
                card = nth(choices, output(x) * bit_count(choices) >> 32)
                places[MOST_SECRETS + k] = card
                left ^= 1 << card
            old = left & ~fresh
            room = hand_count - bit_count(old)
            if room < 0:
                continue
            # Each filling has as many continuations as there are hands: weigh by that number.
            fresh_left = left & fresh
            x = advance(x, stream)
            if output(x) * most_ways < ways(bit_count(fresh_left), room) << 32:
                break
        hand = old
        for _ in range(room):
            x = advance(x, stream)
            card = nth(fresh_left, output(x) * bit_count(fresh_left) >> 32)
            hand |= 1 << card
            fresh_left ^= 1 << card
        sight[HAND + base] = hand
        sight[PILE + base] = fresh_left
        for k in range(secret):
            at = places[k]
            card = places[MOST_SECRETS + k]
            column = (at - STACKS) // (n * CARD_COUNT)
            foot = STACKS + column * n * CARD_COUNT + sight[COUNT + column * COLUMN_SIZE] - 1
            if at != foot:
                sight[HIDDEN + base] = card + 1
            sight[at] = seat << OWNER_SHIFT | card
    return x


def ways(cards: int, chosen: int) -> int:
    """How many hands of `chosen` cards there are out of `cards`."""
    result = 1
    for k in range(chosen):
        result = result * (cards - k) // (k + 1)
    return result

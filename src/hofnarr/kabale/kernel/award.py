"""Awarding a column: the six steps of the rules, on the cards as they lie."""

from hofnarr.kabale.kernel.arrays import Events, Ints
from hofnarr.kabale.kernel.layout import (
    ABILITY_BITS,
    AT_HOME,
    BEGGAR,
    BEGGAR_BIT,
    CARD_BITS,
    CARD_COUNT,
    COLUMN_SIZE,
    COUNT,
    CURRENT,
    DOUBLE,
    DRAGON,
    DRAGON_BIT,
    E_ACTS,
    E_AWARDED,
    E_BEGGAR,
    E_CANCEL,
    E_MUSKETEERS,
    E_NUMBER,
    E_PAIR,
    E_REMOVES,
    E_TIE,
    E_TOTAL,
    FIRST_PROFESSION,
    HERMIT,
    JULIET,
    LITTLE_GIANT,
    MUSKETEERS_BIT,
    NO_NUMBER,
    NUMBER,
    OPTIONS,
    OWNER_SHIFT,
    PAIR_BITS,
    PLAYERS,
    PRINCE,
    REMOVED,
    ROMEO,
    ROW,
    SQUIRE,
    STACKS,
    TARGET,
    TARGETS_PER_DOMAIN,
    TOTALS,
    UNBOUNDED,
    WITCH,
    WITCH_BIT,
    WIZARD,
    WIZARD_BIT,
)


def emit6(ev: Ints, code: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    at = ev[0]
    ev[at] = code
    ev[at + 1] = a
    ev[at + 2] = b
    ev[at + 3] = c
    ev[at + 4] = d
    ev[at + 5] = e
    ev[at + 6] = f
    ev[0] = at + ROW


def award(s: Ints, ev: Events, column: int) -> int:
    """The seat that wins the target of this column, or -1 where nobody takes part (R11).

    Entries that wizard or witch remove are marked REMOVED; the sums are left in TOTALS.
    """
    n = s[PLAYERS]
    head = column * COLUMN_SIZE
    target = s[TARGET + head]
    home = FIRST_PROFESSION + target // TARGETS_PER_DOMAIN
    top = STACKS + column * n * CARD_COUNT
    end = top + s[COUNT + head]

    kinds = 0
    several = 0
    for at in range(top, end):
        bit = 1 << (s[at] & CARD_BITS)
        several |= kinds & bit
        kinds |= bit

    pair_owner = -1
    lowest_wins = False
    if kinds & (ABILITY_BITS | PAIR_BITS) == 0 or kinds & MUSKETEERS_BIT:
        if ev is not None and kinds & MUSKETEERS_BIT:
            emit6(ev, E_MUSKETEERS, column, 0, 0, 0, 0, 0)
        taking_part = printed_numbers(s, ev, column, home, top, end)
    else:
        if kinds & WIZARD_BIT:
            if not several & WIZARD_BIT:
                remove(s, ev, column, home, top, end, WIZARD)
            elif ev is not None:
                emit6(ev, E_CANCEL, column, WIZARD, 0, 0, 0, 0)
        if kinds & WITCH_BIT:
            if not several & WITCH_BIT:
                remove(s, ev, column, home, top, end, WITCH)
            elif ev is not None:
                emit6(ev, E_CANCEL, column, WITCH, 0, 0, 0, 0)
        if kinds & PAIR_BITS == PAIR_BITS:
            pair_owner = nearest_pair(s, top, end)
            if ev is not None and pair_owner >= 0:
                emit6(ev, E_PAIR, column, pair_owner, 0, 0, 0, 0)
        taking_part = numbers(s, ev, column, home, top, end, kinds)
        if kinds & BEGGAR_BIT:
            lowest_wins = beggar_there(s, top, end)
            if ev is not None and lowest_wins:
                emit6(ev, E_BEGGAR, column, 0, 0, 0, 0, 0)

    winner = best_total(s, ev, column, top, end, taking_part, lowest_wins, pair_owner < 0)
    if pair_owner >= 0:
        winner = pair_owner
    if ev is not None:
        emit6(ev, E_AWARDED, column, target, winner, 0, 0, 0)
    return winner


def printed_numbers(s: Ints, ev: Events, column: int, home: int, top: int, end: int) -> int:
    """Sum up printed numbers, 12 for a profession at home; who takes part, as a mask (R10)."""
    for seat in range(s[PLAYERS]):
        s[TOTALS + seat] = 0
    taking_part = 0
    for at in range(top, end):
        entry = s[at]
        card = entry & CARD_BITS
        number = NUMBER[card]
        if card == home:
            number = AT_HOME
        if card != DOUBLE:
            owner = entry >> OWNER_SHIFT
            taking_part |= 1 << owner
            s[TOTALS + owner] += number
        if ev is not None:
            emit6(ev, E_NUMBER, column, at - top, entry, number, number, number)
    return taking_part


def remove(s: Ints, ev: Events, column: int, home: int, top: int, end: int, remover: int) -> None:
    """The wizard removes every number from 10 up, the witch every one up to 9 but her own.

    From the foot upwards, so that a double knows what it copies at that moment (R6).
    """
    if ev is not None:
        emit6(ev, E_ACTS, column, remover, 0, 0, 0, 0)
    below = NO_NUMBER
    for at in range(end - 1, top - 1, -1):
        entry = s[at]
        if entry & REMOVED:
            continue
        card = entry & CARD_BITS
        if card != DOUBLE:
            below = NUMBER[card]
            if card == home:
                below = AT_HOME
        if remover == WIZARD:
            gone = below >= 20
        else:
            gone = below != NO_NUMBER and below <= 18 and card != WITCH
        if gone:
            s[at] = entry | REMOVED
            if ev is not None:
                emit6(ev, E_REMOVES, column, remover, at - top, entry, below, 0)


def nearest_pair(s: Ints, top: int, end: int) -> int:
    """Whose prince and squire are both there; of several the one with a card nearest."""
    princes = 0
    squires = 0
    for at in range(top, end):
        entry = s[at]
        card = entry & (CARD_BITS | REMOVED)
        if card == PRINCE:
            princes |= 1 << (entry >> OWNER_SHIFT)
        elif card == SQUIRE:
            squires |= 1 << (entry >> OWNER_SHIFT)
    pairs = princes & squires
    if pairs == 0:
        return -1
    for at in range(top, end):
        entry = s[at]
        card = entry & (CARD_BITS | REMOVED)
        if (card == PRINCE or card == SQUIRE) and pairs >> (entry >> OWNER_SHIFT) & 1:
            return entry >> OWNER_SHIFT
    return -1


def beggar_there(s: Ints, top: int, end: int) -> bool:
    for at in range(top, end):
        if s[at] & (CARD_BITS | REMOVED) == BEGGAR:
            return True
    return False


def numbers(s: Ints, ev: Events, column: int, home: int, top: int, end: int, kinds: int) -> int:
    """Step 5: the number in force of every card still there, summed up; who takes part (R10)."""
    for seat in range(s[PLAYERS]):
        s[TOTALS + seat] = 0
    others = -1  # cards there besides the one looked at
    dragons = 0
    dragon_owners = 0
    juliets = 0
    for at in range(top, end):
        entry = s[at]
        if entry & REMOVED:
            continue
        others += 1
        card = entry & CARD_BITS
        if card == DRAGON:
            dragons += 1
            dragon_owners |= 1 << (entry >> OWNER_SHIFT)
        elif card == JULIET:
            juliets |= 1 << (entry >> OWNER_SHIFT)
    current = s[OPTIONS] & CURRENT
    unbounded = s[OPTIONS] & UNBOUNDED

    taking_part = 0
    copy = NO_NUMBER  # what a double at this place copies from below
    for at in range(end - 1, top - 1, -1):
        entry = s[at]
        if entry & REMOVED:
            continue
        owner = entry >> OWNER_SHIFT
        card = entry & CARD_BITS
        if card == DOUBLE:
            printed = copy
            own = copy
        else:
            printed = NUMBER[card]
            if card == home:
                printed = AT_HOME
            own = printed
            if card == HERMIT:
                own = printed - 2 * others
            elif card == LITTLE_GIANT:
                own = printed + 6 * others
            elif card == ROMEO and juliets >> owner & 1:
                own = 30
            copy = printed  # R8
            if current:
                copy = own
        number = own
        if own != NO_NUMBER:
            if kinds & DRAGON_BIT:
                number -= 4 * (dragons - (dragon_owners >> owner & 1))
            if number < 0 and not unbounded:  # R9
                number = 0
            taking_part |= 1 << owner
            s[TOTALS + owner] += number
        if ev is not None:
            emit6(ev, E_NUMBER, column, at - top, entry, printed, own, number)
    return taking_part


def best_total(
    s: Ints,
    ev: Events,
    column: int,
    top: int,
    end: int,
    taking_part: int,
    lowest_wins: bool,
    decides: bool,
) -> int:
    """Step 6: highest sum, ties to the nearest card; with a beggar lowest sum, farthest card."""
    best = 0
    found = 0
    for seat in range(s[PLAYERS]):
        if taking_part >> seat & 1:
            total = s[TOTALS + seat]
            if ev is not None:
                emit6(ev, E_TOTAL, column, seat, total, 0, 0, 0)
            if found == 0 or (total < best if lowest_wins else total > best):
                best = total
                found = 1
            elif total == best:
                found += 1
    if found == 0:
        return -1
    at = top
    step = 1
    if lowest_wins:
        at = end - 1
        step = -1
    while True:
        entry = s[at]
        if not entry & REMOVED:
            owner = entry >> OWNER_SHIFT
            if taking_part >> owner & 1 and s[TOTALS + owner] == best:
                break
        at += step
    if ev is not None and found > 1 and decides:
        emit6(ev, E_TIE, column, owner, at - top, 0, 0, 0)
    return owner

"""A turn: place, uncover, act, draw; and the rounds around it.

`play`, `cloak` and `swap` carry out a decision that is known to be legal; `ready` with `draw`, and
`reveal`, a chance step; `end_round` awards. Each leaves in PHASE what comes next. The drawn card or
target comes in from the caller: nothing here is random. `ev` is None or the event buffer.
"""

from hofnarr.kabale.kernel.arrays import Events, Ints
from hofnarr.kabale.kernel.award import award
from hofnarr.kabale.kernel.bits import bit_count
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    AFTER_STARTER,
    ALL_CARDS,
    ASSASSIN,
    CARD_BITS,
    CARD_COUNT,
    CLOAK,
    CLOAK_CHOICE,
    CLOAK_DRAW,
    CLOSED,
    COLUMN_SIZE,
    COUNT,
    DISCARD,
    DOMAIN_COUNT,
    E_CLOAK_ASKED,
    E_CLOSED,
    E_COLUMN,
    E_DREW,
    E_DREW_NOTHING,
    E_GAME_OVER,
    E_KILLED,
    E_LIES,
    E_PLACED,
    E_RESHUFFLED,
    E_ROUND_ENDED,
    E_ROUND_STARTED,
    E_SKIPPED,
    E_SLIPPED,
    E_STAYED,
    E_SWAP_ASKED,
    E_SWAPPED,
    E_TARGET,
    E_TRAVELLED,
    E_UNCOVERED,
    EXPLORER,
    FIRST_NOW,
    FOOT,
    FOOT_NOT,
    FRESH,
    HALF,
    HAND,
    HAND_SIZE,
    HIDDEN,
    HIDDEN_NOT,
    KNOWN,
    LAST_NOW,
    OPTIONS,
    OVER,
    OWNER_BITS,
    OWNER_SHIFT,
    PHASE,
    PILE,
    PLAY,
    PLAYERS,
    POINTS_OF,
    REMOVE_ONES,
    REVEAL,
    ROUND,
    ROUND_DRAW,
    ROUND_END,
    ROUNDS,
    ROW,
    SEAT_SIZE,
    SECOND_THREE,
    SECRET,
    STACKS,
    STARTER,
    STORM,
    SWAP_CHOICE,
    TARGET,
    TARGETS_LEFT,
    TARGETS_PER_DOMAIN,
    TURN,
    TURN_DRAW,
    UP,
    WHERE,
    WON,
)


def emit(ev: Ints, code: int, a: int, b: int, c: int) -> None:
    at = ev[0]
    ev[at] = code
    ev[at + 1] = a
    ev[at + 2] = b
    ev[at + 3] = c
    ev[0] = at + ROW


def start(s: Ints, ev: Events, players: int, options: int, starter: int) -> None:
    """A new game in a zeroed list or one where a game is over; seat 0 draws its first card."""
    for i in range(STACKS):
        s[i] = 0
    s[PLAYERS] = players
    s[OPTIONS] = options
    s[STARTER] = starter
    for t in range(TARGETS_PER_DOMAIN * DOMAIN_COUNT):
        in_box = options & REMOVE_ONES and players == 2 and POINTS_OF[t % TARGETS_PER_DOMAIN] == 1
        if not in_box:
            s[TARGETS_LEFT + t // HALF] |= 1 << (t % HALF)
    for p in range(players):
        s[PILE + p * SEAT_SIZE] = ALL_CARDS
        s[FRESH + p * SEAT_SIZE] = ALL_CARDS
    s[ACTOR] = 0
    s[PHASE] = ROUND_DRAW


# --- decisions ----------------------------------------------------------------------------------


def play(s: Ints, ev: Events, card: int, column: int) -> None:
    """Place a card of the player whose turn it is, uncover, act."""
    n = s[PLAYERS]
    seat = s[TURN]
    s[HAND + seat * SEAT_SIZE] ^= 1 << card
    if ev is not None:
        emit(ev, E_PLACED, seat, column, card)
    head = column * COLUMN_SIZE
    count = s[COUNT + head]
    s[STACKS + column * n * CARD_COUNT + count] = seat << OWNER_SHIFT | card
    s[COUNT + head] = count + 1
    above_lies = s[FOOT + head]
    s[FOOT + head] = SECRET
    s[FOOT_NOT + head] = 0
    s[PHASE] = TURN_DRAW
    s[ACTOR] = seat
    if above_lies != UP:
        uncover(s, ev, column)


def uncover(s: Ints, ev: Events, column: int) -> None:
    """Turn up the card above the foot; explorers carry the uncovering on to other columns."""
    n = s[PLAYERS]
    travelled = 0
    while True:
        head = column * COLUMN_SIZE
        foot = STACKS + column * n * CARD_COUNT + s[COUNT + head] - 1
        entry = s[foot - 1]
        card = entry & CARD_BITS
        if ev is not None:
            emit(ev, E_UNCOVERED, column, entry, 0)
        if card < FIRST_NOW or card > LAST_NOW:
            return
        owner = entry >> OWNER_SHIFT
        if card == EXPLORER:
            if travelled >> owner & 1:  # R3
                if ev is not None:
                    emit(ev, E_STAYED, owner, column, 0)
                return
            travelled |= 1 << owner
            s[foot - 1] = s[foot]
            s[foot] = 0
            s[COUNT + head] -= 1
            here = column
            column = next_open(s, column)
            if ev is not None:
                emit(ev, E_TRAVELLED, owner, here, column)
            head = column * COLUMN_SIZE
            count = s[COUNT + head]
            s[STACKS + column * n * CARD_COUNT + count] = entry
            s[COUNT + head] = count + 1
            above_lies = s[FOOT + head]
            s[FOOT + head] = KNOWN
            s[FOOT_NOT + head] = 0
            if above_lies == UP:
                return
            continue
        if card == ASSASSIN:
            victim = s[foot]
            s[DISCARD + (victim >> OWNER_SHIFT) * SEAT_SIZE] |= 1 << (victim & CARD_BITS)
            s[foot] = 0
            s[COUNT + head] -= 1
            s[FOOT + head] = UP
            if ev is not None:
                emit(ev, E_KILLED, column, owner, victim)
        elif card == STORM:
            s[CLOSED] |= 1 << column
            if ev is not None:
                emit(ev, E_CLOSED, column, owner, 0)
        elif card == CLOAK:
            if s[HAND + owner * SEAT_SIZE] != 0:
                s[PHASE] = CLOAK_CHOICE
                s[ACTOR] = owner
                s[WHERE] = column
                if ev is not None:
                    emit(ev, E_CLOAK_ASKED, owner, column, 0)
        else:  # the traitor
            s[PHASE] = SWAP_CHOICE
            s[ACTOR] = owner
            s[WHERE] = column
            if ev is not None:
                emit(ev, E_SWAP_ASKED, owner, column, 0)
        return


def next_open(s: Ints, column: int) -> int:
    """The next column to the right that no storm closed; the same one if all others are (R2)."""
    n = s[PLAYERS]
    closed = s[CLOSED]
    there = column + 1
    if there == n:
        there = 0
    while closed >> there & 1:
        there += 1
        if there == n:
            there = 0
    return there


def cloak(s: Ints, ev: Events, card: int) -> None:
    """The owner of an uncovered cloak slips a card under it, or declines with -1."""
    owner = s[ACTOR]
    column = s[WHERE]
    if ev is not None:
        emit(ev, E_SLIPPED, owner, column, card)
    s[WHERE] = 0
    if card < 0:
        s[PHASE] = TURN_DRAW
        s[ACTOR] = s[TURN]
    else:
        head = column * COLUMN_SIZE
        count = s[COUNT + head]
        foot = STACKS + column * s[PLAYERS] * CARD_COUNT + count - 1
        s[foot + 1] = s[foot]
        s[foot] = owner << OWNER_SHIFT | card
        s[COUNT + head] = count + 1
        seat = owner * SEAT_SIZE
        s[HAND + seat] ^= 1 << card
        s[HIDDEN + seat] = card + 1
        s[HIDDEN_NOT + seat] = 0
        s[PHASE] = CLOAK_DRAW  # R13


def swap(s: Ints, ev: Events, column: int) -> None:
    """The owner of an uncovered traitor swaps two targets, or declines with -1."""
    here = s[WHERE]
    if ev is not None:
        emit(ev, E_SWAPPED, s[ACTOR], here, column)
    if column >= 0:
        a = TARGET + here * COLUMN_SIZE
        b = TARGET + column * COLUMN_SIZE
        s[a], s[b] = s[b], s[a]
    s[WHERE] = 0
    s[PHASE] = TURN_DRAW
    s[ACTOR] = s[TURN]


# --- chance ---------------------------------------------------------------------------------------


def ready(s: Ints, ev: Events) -> bool:
    """Make the pile of the drawing seat ready; False where there is nothing to draw (R5)."""
    seat = s[ACTOR] * SEAT_SIZE
    if s[PILE + seat] != 0:
        return True
    if s[DISCARD + seat] == 0:
        return False
    reshuffle(s, ev, s[ACTOR])
    return True


def reshuffle(s: Ints, ev: Events, seat: int) -> None:
    """The discard pile becomes the draw pile; what already lies face down is none of its cards."""
    at = seat * SEAT_SIZE
    fresh = s[DISCARD + at]
    s[PILE + at] = fresh
    s[FRESH + at] = fresh
    s[DISCARD + at] = 0
    if s[HIDDEN + at] != 0:
        s[HIDDEN_NOT + at] |= fresh
    n = s[PLAYERS]
    for column in range(n):
        head = column * COLUMN_SIZE
        if s[FOOT + head] == SECRET:
            foot = s[STACKS + column * n * CARD_COUNT + s[COUNT + head] - 1]
            if foot >> OWNER_SHIFT == seat:
                s[FOOT_NOT + head] |= fresh
    if ev is not None:
        emit(ev, E_RESHUFFLED, seat, fresh, 0)


def draw(s: Ints, ev: Events, card: int) -> None:
    """The card that chance took from the `ready` pile, -1 for none, comes into the hand."""
    actor = s[ACTOR]
    seat = actor * SEAT_SIZE
    if card >= 0:
        s[PILE + seat] ^= 1 << card
        s[HAND + seat] |= 1 << card
        if ev is not None:
            emit(ev, E_DREW, actor, card, 0)
    elif ev is not None:
        emit(ev, E_DREW_NOTHING, actor, 0, 0)
    phase = s[PHASE]
    if phase == TURN_DRAW:
        s[PHASE] = PLAY
        if all_fulfilled(s) or not next_turn(s, ev):
            s[PHASE] = ROUND_END
    elif phase == CLOAK_DRAW:
        s[PHASE] = TURN_DRAW
        s[ACTOR] = s[TURN]
    else:
        fill_hands(s, actor)


def all_fulfilled(s: Ints) -> bool:
    closed = s[CLOSED]
    for column in range(s[PLAYERS]):
        head = column * COLUMN_SIZE
        points = POINTS_OF[s[TARGET + head] % TARGETS_PER_DOMAIN]
        if s[COUNT + head] < points and not closed >> column & 1:
            return False
    return True


def next_turn(s: Ints, ev: Events) -> bool:
    """Hand the turn on clockwise, past players without cards; False where nobody has one (R5)."""
    n = s[PLAYERS]
    seat = s[TURN]
    for _ in range(n):
        seat += 1
        if seat == n:
            seat = 0
        if s[HAND + seat * SEAT_SIZE] != 0:
            s[TURN] = seat
            s[ACTOR] = seat
            return True
        if ev is not None:
            emit(ev, E_SKIPPED, seat, 0, 0)
    return False


def fill_hands(s: Ints, seat: int) -> None:
    """Before a round: from `seat` on, the next hand with fewer than three cards draws (R5)."""
    while seat < s[PLAYERS]:
        at = seat * SEAT_SIZE
        if bit_count(s[HAND + at]) < HAND_SIZE and (s[PILE + at] | s[DISCARD + at]) != 0:
            s[PHASE] = ROUND_DRAW
            s[ACTOR] = seat
            return
        seat += 1
    s[PHASE] = REVEAL
    s[WHERE] = 0


def reveal(s: Ints, ev: Events, target: int) -> None:
    """The target that chance took from the pile comes to the next column."""
    # The two targets worth 3 of a domain are alike: the last one left counts as the first of them.
    if target % TARGETS_PER_DOMAIN == SECOND_THREE:
        target -= 1
    bit = 1 << (target % HALF)
    left = s[TARGETS_LEFT + target // HALF]
    if target % TARGETS_PER_DOMAIN == SECOND_THREE - 1 and left & bit << 1:
        bit <<= 1
    s[TARGETS_LEFT + target // HALF] = left ^ bit
    column = s[WHERE]
    if ev is not None:
        if column == 0:
            emit(ev, E_ROUND_STARTED, s[ROUND], s[STARTER], 0)
        emit(ev, E_TARGET, column, target, 0)
    s[TARGET + column * COLUMN_SIZE] = target
    if column + 1 < s[PLAYERS]:
        s[WHERE] = column + 1
        return
    s[WHERE] = 0
    s[PHASE] = PLAY
    s[TURN] = s[STARTER]
    s[ACTOR] = s[STARTER]


# --- rounds ---------------------------------------------------------------------------------------


def end_round(s: Ints, ev: Events) -> None:
    """Award every column from the left, clear the table, set up the next round or end the game."""
    n = s[PLAYERS]
    ender = s[TURN]
    if ev is not None:
        emit(ev, E_ROUND_ENDED, s[ROUND], ender, 0)
        for column in range(n):
            head = column * COLUMN_SIZE
            emit(ev, E_COLUMN, column, s[TARGET + head], s[COUNT + head])
            stack = STACKS + column * n * CARD_COUNT
            for place in range(s[COUNT + head]):
                emit(ev, E_LIES, column, place, s[stack + place])
    for column in range(n):
        head = column * COLUMN_SIZE
        target = s[TARGET + head]
        winner = award(s, ev, column)
        if winner >= 0:
            won = WON + winner * SEAT_SIZE + target // HALF
            bit = 1 << (target % HALF)
            if s[won] & bit:  # the second one worth 3
                bit <<= 1
            s[won] |= bit
        stack = STACKS + column * n * CARD_COUNT
        for at in range(stack, stack + s[COUNT + head]):
            entry = s[at]
            owner = entry >> OWNER_SHIFT & OWNER_BITS
            s[DISCARD + owner * SEAT_SIZE] |= 1 << (entry & CARD_BITS)
            s[at] = 0
        s[TARGET + head] = 0
        s[COUNT + head] = 0
        s[FOOT + head] = UP
        s[FOOT_NOT + head] = 0
    for p in range(n):
        s[HIDDEN + p * SEAT_SIZE] = 0
        s[HIDDEN_NOT + p * SEAT_SIZE] = 0
    s[CLOSED] = 0
    if s[OPTIONS] & AFTER_STARTER:
        ender = s[STARTER]
    s[ROUND] += 1
    if s[ROUND] == ROUNDS:
        s[PHASE] = OVER
        s[ACTOR] = 0
        if ev is not None:
            emit(ev, E_GAME_OVER, 0, 0, 0)
        return
    starter = ender + 1
    if starter == n:
        starter = 0
    s[STARTER] = starter
    fill_hands(s, 0)

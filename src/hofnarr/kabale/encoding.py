"""A sight as bits and an action as a number: what networks see and answer. Kernel code.

An observation has the same size for every number of players. Seats are counted from the viewer on:
0 is the viewer, 1 the next one clockwise. Bits are packed, the first one lowest, 32 a word:

    6 x column | 6 x player | table

Columns and players that this table does not have stay zero. Only a sight goes in, so that nothing
can come out that the viewer may not know.
"""

from hofnarr.kabale.kernel.arrays import Events, Ints
from hofnarr.kabale.kernel.bits import bit_count, nth
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_BITS,
    CARD_COUNT,
    CLOAK_CHOICE,
    CLOSED,
    COLUMN_SIZE,
    COUNT,
    DISCARD,
    DOMAIN_COUNT,
    FOOT,
    FOOT_NOT,
    FRESH,
    HALF,
    HAND,
    HAND_SIZE,
    HIDDEN,
    HIDDEN_NOT,
    LAST_CHOICE,
    MAX_PLAYERS,
    OPTIONS,
    OWNER_SHIFT,
    PHASE,
    PILE,
    PLAY,
    PLAYERS,
    POINTS_OF,
    REVEAL,
    ROUND,
    ROUND_END,
    ROUNDS,
    SEAT_SIZE,
    SECRET,
    STACKS,
    STARTER,
    SWAP_CHOICE,
    TARGET,
    TARGETS_LEFT,
    TARGETS_PER_DOMAIN,
    TURN,
    UNKNOWN,
    UP,
    WHERE,
    WON,
)
from hofnarr.kabale.kernel.score import score
from hofnarr.kabale.kernel.turn import cloak, play, swap

WORD_BITS = 32
WORD_MASK = 0xFFFFFFFF

# --- observation: one card in a column ------------------------------------------------------------
SLOT_OWNER = 0
SLOT_CARD = SLOT_OWNER + MAX_PLAYERS  # none where the viewer does not know it
SLOT_DOWN = SLOT_CARD + CARD_COUNT
SLOT_HIDDEN = SLOT_DOWN + 1
SLOT_BITS = SLOT_HIDDEN + 1

# --- observation: one column ----------------------------------------------------------------------
SLOTS = 12  # the newest cards, the foot first
MOST_POINTS = 5
COLUMN_THERE = 0
COLUMN_DOMAIN = COLUMN_THERE + 1
COLUMN_POINTS = COLUMN_DOMAIN + DOMAIN_COUNT  # 1 to 5
COLUMN_CLOSED = COLUMN_POINTS + MOST_POINTS
COLUMN_NEEDED = COLUMN_CLOSED + 1  # cards until it is fulfilled: 0 to 5
COLUMN_DECIDED = COLUMN_NEEDED + MOST_POINTS + 1  # the cloak or traitor being decided is here
COLUMN_OLD_FOOT = COLUMN_DECIDED + 1  # the foot lay there at its owner's last reshuffle
COLUMN_SLOTS = COLUMN_OLD_FOOT + 1
COLUMN_OLDER_CARDS = COLUMN_SLOTS + SLOTS * SLOT_BITS  # which there are beyond the slots
COLUMN_OLDER_OWNERS = COLUMN_OLDER_CARDS + CARD_COUNT
COLUMN_BITS = COLUMN_OLDER_OWNERS + MAX_PLAYERS

# --- observation: one player ----------------------------------------------------------------------
PILE_STEPS = (1, 2, 3, 4, 6, 9, 13, 18)  # one bit for each that the draw pile reaches
SCORE_STEP = 3  # one bit for every third point
SCORE_STEPS = 16
PLAYER_THERE = 0
PLAYER_HAND = PLAYER_THERE + 1  # cards in hand: 0 to 3
PLAYER_PILE = PLAYER_HAND + HAND_SIZE + 1
PLAYER_OLD_HIDDEN = PLAYER_PILE + len(PILE_STEPS)  # as COLUMN_OLD_FOOT, for the card under a cloak
PLAYER_SCORE = PLAYER_OLD_HIDDEN + 1
PLAYER_UNSEEN = PLAYER_SCORE + SCORE_STEPS  # in hand, pile or secret in a column, as others know
PLAYER_NOT_IN_PILE = PLAYER_UNSEEN + CARD_COUNT  # those of them that were not reshuffled
PLAYER_DISCARD = PLAYER_NOT_IN_PILE + CARD_COUNT
PLAYER_WON = PLAYER_DISCARD + CARD_COUNT  # every target, by its index
PLAYER_BITS = PLAYER_WON + 2 * HALF

# --- observation: the table, and what the viewer alone knows --------------------------------------
OBSERVED_PLAYERS = MAX_PLAYERS * COLUMN_BITS
OWN_HAND = OBSERVED_PLAYERS + MAX_PLAYERS * PLAYER_BITS
OWN_PILE = OWN_HAND + CARD_COUNT
TARGETS_TO_COME = OWN_PILE + CARD_COUNT
DECISION = TARGETS_TO_COME + 2 * HALF  # play, cloak, traitor
WHO_DECIDES = DECISION + LAST_CHOICE + 1
WHOSE_TURN = WHO_DECIDES + MAX_PLAYERS
WHO_BEGAN = WHOSE_TURN + MAX_PLAYERS
WHICH_ROUND = WHO_BEGAN + MAX_PLAYERS
HOW_MANY_PLAYERS = WHICH_ROUND + ROUNDS  # 2 to 6
PLAYED_OPTIONS = HOW_MANY_PLAYERS + MAX_PLAYERS - 1

OBSERVATION_BITS = PLAYED_OPTIONS + 4
OBSERVATION_WORDS = (OBSERVATION_BITS + WORD_BITS - 1) // WORD_BITS

# --- action ids -----------------------------------------------------------------------------------
PLAY_IDS = 0  # card * 6 + column
CLOAK_IDS = PLAY_IDS + CARD_COUNT * MAX_PLAYERS  # card; one more to decline
SWAP_IDS = CLOAK_IDS + CARD_COUNT + 1  # other column; the traitor's own column to decline
ACTION_COUNT = SWAP_IDS + MAX_PLAYERS
MASK_WORDS = (ACTION_COUNT + WORD_BITS - 1) // WORD_BITS


def put(out: Ints, at: int, bits: int) -> None:
    """Set these bits, fewer than 32, from bit number `at` on."""
    word = at // WORD_BITS
    shift = at % WORD_BITS
    out[word] |= bits << shift & WORD_MASK
    beyond = bits >> WORD_BITS - shift
    if beyond != 0:
        out[word + 1] |= beyond


def relative(seat: int, viewer: int, players: int) -> int:
    """Seats counted from the viewer on."""
    if seat < viewer:
        return seat - viewer + players
    return seat - viewer


# --- observation ----------------------------------------------------------------------------------


def encode(sight: Ints, viewer: int, out: Ints) -> None:
    """Write the observation of seat `viewer`, whose sight this is, into OBSERVATION_WORDS words."""
    for word in range(OBSERVATION_WORDS):
        out[word] = 0
    phase = sight[PHASE]
    n = sight[PLAYERS]
    columns = 0  # those that have a target
    if phase <= ROUND_END:
        columns = n
    elif phase == REVEAL:
        columns = sight[WHERE]
    own_secrets = 0
    secret_counts = 0  # four bits a seat
    for column in range(columns):
        encode_head(sight, column, out)
        head = column * COLUMN_SIZE
        top = STACKS + column * n * CARD_COUNT
        foot = top + sight[COUNT + head] - 1
        for at in range(foot, top - 1, -1):
            entry = sight[at]
            owner = entry >> OWNER_SHIFT
            card = entry & CARD_BITS
            down = at == foot and sight[FOOT + head] != UP
            hidden = not down and sight[HIDDEN + owner * SEAT_SIZE] == card + 1
            if hidden or (down and sight[FOOT + head] == SECRET):
                secret_counts += 1 << 4 * owner
                if owner == viewer:
                    own_secrets |= 1 << card
            encode_card(out, column, foot - at, relative(owner, viewer, n), card, down, hidden)
    for seat in range(n):
        secrets = secret_counts >> 4 * seat & 15
        encode_player(sight, seat, relative(seat, viewer, n), secrets, own_secrets, out)
    encode_table(sight, viewer, out)


def cards_needed(sight: Ints, column: int) -> int:
    """How many until the column is fulfilled."""
    if sight[CLOSED] >> column & 1:
        return 0
    head = column * COLUMN_SIZE
    return max(POINTS_OF[sight[TARGET + head] % TARGETS_PER_DOMAIN] - sight[COUNT + head], 0)


def encode_head(sight: Ints, column: int, out: Ints) -> None:
    head = column * COLUMN_SIZE
    at = column * COLUMN_BITS
    target = sight[TARGET + head]
    points = POINTS_OF[target % TARGETS_PER_DOMAIN]
    closed = sight[CLOSED] >> column & 1
    put(out, at + COLUMN_THERE, 1)
    put(out, at + COLUMN_DOMAIN + target // TARGETS_PER_DOMAIN, 1)
    put(out, at + COLUMN_POINTS + points - 1, 1)
    put(out, at + COLUMN_CLOSED, closed)
    put(out, at + COLUMN_NEEDED + cards_needed(sight, column), 1)
    phase = sight[PHASE]
    if (phase == CLOAK_CHOICE or phase == SWAP_CHOICE) and sight[WHERE] == column:
        put(out, at + COLUMN_DECIDED, 1)
    if sight[FOOT_NOT + head] != 0:
        put(out, at + COLUMN_OLD_FOOT, 1)


def encode_card(
    out: Ints, column: int, place: int, owner: int, card: int, down: bool, hidden: bool
) -> None:
    """The card `place` above the foot of a column; its owner relative to the viewer."""
    at = column * COLUMN_BITS
    kind = 0
    if card != UNKNOWN:
        kind = 1 << card
    if place >= SLOTS:
        put(out, at + COLUMN_OLDER_CARDS, kind)
        put(out, at + COLUMN_OLDER_OWNERS + owner, 1)
        return
    at += COLUMN_SLOTS + place * SLOT_BITS
    put(out, at + SLOT_OWNER + owner, 1)
    put(out, at + SLOT_CARD, kind)
    if down:
        put(out, at + SLOT_DOWN, 1)
    if hidden:
        put(out, at + SLOT_HIDDEN, 1)


def encode_player(
    sight: Ints, seat: int, place: int, secrets: int, own_secrets: int, out: Ints
) -> None:
    """A player, `place` seats after the viewer, who has `secrets` secret cards in the columns."""
    base = seat * SEAT_SIZE
    at = OBSERVED_PLAYERS + place * PLAYER_BITS
    if place == 0:
        unseen = sight[HAND + base] | sight[PILE + base] | own_secrets
        pile_count = bit_count(sight[PILE + base])
    else:
        unseen = sight[HAND + base]
        pile_count = -1 - sight[PILE + base]
    put(out, at + PLAYER_THERE, 1)
    put(out, at + PLAYER_HAND + bit_count(unseen) - pile_count - secrets, 1)
    for step in range(len(PILE_STEPS)):
        if pile_count >= PILE_STEPS[step]:
            put(out, at + PLAYER_PILE + step, 1)
    if sight[HIDDEN_NOT + base] != 0:
        put(out, at + PLAYER_OLD_HIDDEN, 1)
    steps = (score(sight, seat) + SCORE_STEP - 1) // SCORE_STEP
    put(out, at + PLAYER_SCORE, (1 << min(steps, SCORE_STEPS)) - 1)
    put(out, at + PLAYER_UNSEEN, unseen)
    put(out, at + PLAYER_NOT_IN_PILE, unseen & ~sight[FRESH + base])
    put(out, at + PLAYER_DISCARD, sight[DISCARD + base])
    put(out, at + PLAYER_WON, sight[WON + base])
    put(out, at + PLAYER_WON + HALF, sight[WON + base + 1])


def encode_table(sight: Ints, viewer: int, out: Ints) -> None:
    n = sight[PLAYERS]
    put(out, OWN_HAND, sight[HAND + viewer * SEAT_SIZE])
    put(out, OWN_PILE, sight[PILE + viewer * SEAT_SIZE])
    put(out, TARGETS_TO_COME, sight[TARGETS_LEFT])
    put(out, TARGETS_TO_COME + HALF, sight[TARGETS_LEFT + 1])
    if sight[PHASE] <= LAST_CHOICE:
        put(out, DECISION + sight[PHASE], 1)
        put(out, WHO_DECIDES + relative(sight[ACTOR], viewer, n), 1)
    put(out, WHOSE_TURN + relative(sight[TURN], viewer, n), 1)
    put(out, WHO_BEGAN + relative(sight[STARTER], viewer, n), 1)
    if sight[ROUND] < ROUNDS:
        put(out, WHICH_ROUND + sight[ROUND], 1)
    put(out, HOW_MANY_PLAYERS + n - 2, 1)
    put(out, PLAYED_OPTIONS, sight[OPTIONS])


# --- actions --------------------------------------------------------------------------------------


def action_id(phase: int, where: int, card: int, column: int) -> int:
    """The number of a decision; card or column -1 declines a cloak or a traitor in `where`."""
    if phase == PLAY:
        return PLAY_IDS + card * MAX_PLAYERS + column
    if phase == CLOAK_CHOICE:
        return CLOAK_IDS + (card if card >= 0 else CARD_COUNT)
    return SWAP_IDS + (column if column >= 0 else where)


def action_mask(s: Ints, out: Ints) -> None:
    """The ids that are legal, as bits in MASK_WORDS words; s is a state or the actor's sight."""
    for word in range(MASK_WORDS):
        out[word] = 0
    n = s[PLAYERS]
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    if s[PHASE] == PLAY:
        is_open = (1 << n) - 1 & ~s[CLOSED]
        for card in range(CARD_COUNT):
            if hand >> card & 1:
                put(out, PLAY_IDS + card * MAX_PLAYERS, is_open)
    elif s[PHASE] == CLOAK_CHOICE:
        put(out, CLOAK_IDS, hand | 1 << CARD_COUNT)
    elif s[PHASE] == SWAP_CHOICE:
        put(out, SWAP_IDS, (1 << n) - 1)


def is_legal(s: Ints, action: int) -> bool:
    """Whether the seat to act may do what this number stands for."""
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    n = s[PLAYERS]
    if s[PHASE] == PLAY:
        if action < PLAY_IDS or action >= CLOAK_IDS:
            return False
        column = action % MAX_PLAYERS
        in_hand = hand >> action // MAX_PLAYERS & 1
        return in_hand == 1 and column < n and s[CLOSED] >> column & 1 == 0
    if s[PHASE] == CLOAK_CHOICE:
        if action < CLOAK_IDS or action >= SWAP_IDS:
            return False
        return (hand | 1 << CARD_COUNT) >> action - CLOAK_IDS & 1 == 1
    return s[PHASE] == SWAP_CHOICE and SWAP_IDS <= action < SWAP_IDS + n


def apply_id(s: Ints, ev: Events, action: int) -> None:
    """Carry out the legal decision of this number."""
    if s[PHASE] == PLAY:
        play(s, ev, action // MAX_PLAYERS, action % MAX_PLAYERS)
    elif s[PHASE] == CLOAK_CHOICE:
        card = action - CLOAK_IDS
        cloak(s, ev, -1 if card == CARD_COUNT else card)
    else:
        column = action - SWAP_IDS
        swap(s, ev, -1 if column == s[WHERE] else column)


def id_of_choice(s: Ints, choice: int) -> int:
    """The number of a legal action, from its place among `actions.legal_actions`."""
    n = s[PLAYERS]
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    if s[PHASE] == PLAY:
        is_open = (1 << n) - 1 & ~s[CLOSED]
        columns = bit_count(is_open)
        return nth(hand, choice // columns) * MAX_PLAYERS + nth(is_open, choice % columns)
    if s[PHASE] == CLOAK_CHOICE:
        return CLOAK_IDS + (nth(hand, choice - 1) if choice > 0 else CARD_COUNT)
    where = s[WHERE]
    if choice == 0:
        return SWAP_IDS + where
    return SWAP_IDS + choice - (1 if choice <= where else 0)


def choice_of_id(s: Ints, action: int) -> int:
    """The place of a legal action among `actions.legal_actions`: the inverse of `id_of_choice`."""
    hand = s[HAND + s[ACTOR] * SEAT_SIZE]
    if s[PHASE] == PLAY:
        is_open = (1 << s[PLAYERS]) - 1 & ~s[CLOSED]
        cards_before = bit_count(hand & (1 << action // MAX_PLAYERS) - 1)
        columns_before = bit_count(is_open & (1 << action % MAX_PLAYERS) - 1)
        return cards_before * bit_count(is_open) + columns_before
    if s[PHASE] == CLOAK_CHOICE:
        card = action - CLOAK_IDS
        return 0 if card == CARD_COUNT else 1 + bit_count(hand & (1 << card) - 1)
    column = action - SWAP_IDS
    where = s[WHERE]
    if column == where:
        return 0
    return column + (1 if column < where else 0)

"""Where everything lies in the flat state, and the numbers that stand for cards and phases.

The state is one list (CPython) or int32 array (Numba, CUDA):

    header | 6 x seat | 6 x column head | 6 x total | cards of column 0 | cards of column 1 | ...

Sets of cards are 25-bit masks, sets of targets two 18-bit masks. The order of a draw pile is not
part of the state: which card is drawn comes in from outside, as a chance step.
A card lying in a column is `owner * 32 + card`; numbers are doubled because of the 9 1/2.
"""

from hofnarr.kabale.cards import CARD_INDEX, CARDS, DOMAINS, POINTS

MAX_PLAYERS = 6
ROUNDS = 6
HAND_SIZE = 3
CARD_COUNT = len(CARDS)
ALL_CARDS = (1 << CARD_COUNT) - 1

# --- header -----------------------------------------------------------------------------------
PLAYERS = 0
OPTIONS = 1
PHASE = 2
ACTOR = 3  # who decides, or who draws
TURN = 4  # whose turn it is
ROUND = 5  # 0..5
STARTER = 6  # who began this round
WHERE = 7  # the column of the cloak or traitor being decided; the column awaiting its target
CLOSED = 8  # mask of the columns closed by a storm
TARGETS_LEFT = 9  # two words: targets not yet revealed, pile and box together

SEATS = 11
# --- one seat ---------------------------------------------------------------------------------
SEAT_SIZE = 8
HAND = SEATS + 0
PILE = SEATS + 1
DISCARD = SEATS + 2
FRESH = SEATS + 3  # cards of the last (re)shuffle: the pile is a part of them
HIDDEN = SEATS + 4  # the card under this seat's cloak plus one, 0 for none
HIDDEN_NOT = SEATS + 5  # what that card cannot be, as everybody knows from later reshuffles
WON = SEATS + 6  # two words

# --- one column -------------------------------------------------------------------------------
COLUMNS = SEATS + MAX_PLAYERS * SEAT_SIZE
COLUMN_SIZE = 4
TARGET = COLUMNS + 0  # target index; of the two alike worth 3 always the first
COUNT = COLUMNS + 1
FOOT = COLUMNS + 2  # how the last card lies, see below
FOOT_NOT = COLUMNS + 3  # what a face-down foot cannot be

TOTALS = COLUMNS + MAX_PLAYERS * COLUMN_SIZE  # sums (doubled) of the column awarded last
STACKS = TOTALS + MAX_PLAYERS

# how the foot of a column lies
UP = 0
SECRET = 1
KNOWN = 2  # face down, but everybody saw what it is: an explorer that travelled

# --- phases -----------------------------------------------------------------------------------
# Decisions come first, then what ends a turn, then what lies between two rounds.
PLAY = 0
CLOAK_CHOICE = 1
SWAP_CHOICE = 2
CLOAK_DRAW = 3  # chance: the card for the one slipped under the cloak (R13)
TURN_DRAW = 4  # chance: the card that ends the turn
ROUND_END = 5  # neither: award the columns
ROUND_DRAW = 6  # chance: filling a hand before a round (R5)
REVEAL = 7  # chance: the next target, left to right
OVER = 8
LAST_CHOICE = SWAP_CHOICE
LAST_IN_TURN = TURN_DRAW

# --- options ----------------------------------------------------------------------------------
AFTER_STARTER = 1  # next_starter=after_starter
UNBOUNDED = 2  # lowest_number=unbounded
CURRENT = 4  # double_copies=current
REMOVE_ONES = 8  # ones_with_two=remove

# --- cards ------------------------------------------------------------------------------------
EXPLORER = CARD_INDEX["explorer"]
ASSASSIN = CARD_INDEX["assassin"]
STORM = CARD_INDEX["storm"]
CLOAK = CARD_INDEX["cloak"]
TRAITOR = CARD_INDEX["traitor"]
MUSKETEERS = CARD_INDEX["musketeers"]
WIZARD = CARD_INDEX["wizard"]
WITCH = CARD_INDEX["witch"]
PRINCE = CARD_INDEX["prince"]
SQUIRE = CARD_INDEX["squire"]
HERMIT = CARD_INDEX["hermit"]
LITTLE_GIANT = CARD_INDEX["little_giant"]
DOUBLE = CARD_INDEX["double"]
DRAGON = CARD_INDEX["dragon"]
ROMEO = CARD_INDEX["romeo"]
JULIET = CARD_INDEX["juliet"]
BEGGAR = CARD_INDEX["beggar"]
FIRST_PROFESSION = CARD_INDEX["alchemist"]  # the six follow in the order of the domains

FIRST_NOW = EXPLORER  # the five now cards are neighbours
LAST_NOW = TRAITOR

CARD_BITS = 31  # entry & CARD_BITS: the card; entry >> OWNER_SHIFT & 7: its owner
OWNER_SHIFT = 5
OWNER_BITS = 7
REMOVED = 256  # set on an entry that wizard or witch took out
UNKNOWN = 31  # the card of an entry that the viewer may not know

NO_NUMBER = -1000
NUMBER = tuple(NO_NUMBER if card.number is None else int(card.number * 2) for card in CARDS)
AT_HOME = 24
HALF = 18  # targets per mask word
POINTS_OF = tuple(POINTS)
TARGETS_PER_DOMAIN = len(POINTS)
DOMAIN_COUNT = len(DOMAINS)
SECOND_THREE = 3  # place of the second target worth 3 within its domain

assert [card.domain for card in CARDS[FIRST_PROFESSION : FIRST_PROFESSION + 6]] == list(DOMAINS)
assert [card.kind == "now" for card in CARDS].index(True) == FIRST_NOW
assert sum(card.kind == "now" for card in CARDS) == LAST_NOW - FIRST_NOW + 1
assert POINTS[SECOND_THREE] == POINTS[SECOND_THREE - 1] == 3
assert {card.number_at_home for card in CARDS} == {None, AT_HOME / 2}

MUSKETEERS_BIT = 1 << MUSKETEERS
WIZARD_BIT = 1 << WIZARD
WITCH_BIT = 1 << WITCH
DRAGON_BIT = 1 << DRAGON
BEGGAR_BIT = 1 << BEGGAR
PAIR_BITS = (1 << PRINCE) | (1 << SQUIRE)
# Cards whose number at the award is not simply the printed one, or that change others.
ABILITY_BITS = (
    MUSKETEERS_BIT
    | WIZARD_BIT
    | WITCH_BIT
    | DRAGON_BIT
    | BEGGAR_BIT
    | (1 << HERMIT)
    | (1 << LITTLE_GIANT)
    | (1 << DOUBLE)
    | (1 << ROMEO)
)

# --- events: rows of ROW integers behind a cursor at index 0 --------------------------------------
ROW = 8
EVENT_BUFFER = 1 + ROW * 640

E_ROUND_STARTED = 1  # round, starter
E_TARGET = 2  # column, target
E_PLACED = 3  # seat, column, card
E_UNCOVERED = 4  # column, entry
E_TRAVELLED = 5  # owner, from, to
E_STAYED = 6  # owner, column
E_KILLED = 7  # column, killer's owner, victim entry
E_CLOSED = 8  # column, owner
E_CLOAK_ASKED = 9  # seat, column
E_SLIPPED = 10  # seat, column, card or -1
E_SWAP_ASKED = 11  # seat, column
E_SWAPPED = 12  # seat, column, other column or -1
E_RESHUFFLED = 13  # seat, cards
E_DREW = 14  # seat, card
E_DREW_NOTHING = 15  # seat
E_SKIPPED = 16  # seat
E_ROUND_ENDED = 17  # round, seat that ended it
E_COLUMN = 18  # column, target, count: the award of this column begins
E_LIES = 19  # column, place, entry
E_MUSKETEERS = 20  # column
E_REMOVES = 21  # column, remover's card, place, entry, its number then
E_CANCEL = 22  # column, card: several of them, none acts
E_PAIR = 23  # column, seat
E_NUMBER = 24  # column, place, entry, printed, own number, number in force
E_TOTAL = 25  # column, seat, total
E_BEGGAR = 26  # column
E_TIE = 27  # column, seat, place of the card that decides
E_AWARDED = 28  # column, target, winner or -1
E_GAME_OVER = 29
E_ACTS = 30  # column, card: the only wizard or witch there


def state_size(players: int) -> int:
    return STACKS + players * players * CARD_COUNT

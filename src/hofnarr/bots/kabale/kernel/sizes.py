"""How large the three networks are, and where everything lies: their weights in one flat sequence
of floats, and what they compute in another. Kernel code.

    Net      the Minister: policy, shares of the win, winners of columns, beliefs on hidden cards
    Quick    its policy again, in a few thousand multiplications: how the King plays his rollouts
    Outlook  the shares of the win between two rounds

All matrices are (inputs, outputs), row after row.
"""

from hofnarr.bots.kabale.kernel.choices import MOST_CHOICES
from hofnarr.kabale.encoding import (
    ACTION_COUNT,
    COLUMN_BITS,
    OBSERVATION_BITS,
    OBSERVATION_WORDS,
    OBSERVED_PLAYERS,
    OWN_HAND,
    PLAYER_BITS,
    WORD_BITS,
)
from hofnarr.kabale.kernel.layout import CARD_COUNT, MAX_PLAYERS

# --- layers ---------------------------------------------------------------------------------------
TABLE_BITS = OBSERVATION_BITS - OWN_HAND
REST_BITS = OBSERVATION_BITS - OBSERVED_PLAYERS  # players and table
COLUMN_WIDE = 256
COLUMN_CODE = 128
PLAYER_CODE = 96
TRUNK = 512
HEAD = 192  # per column
PLAYER_HEAD = 96
QUICK = 96
OUTLOOK_BITS = REST_BITS + (MAX_PLAYERS - 1) * CARD_COUNT  # and the hands of the others
REST_WORD = OBSERVED_PLAYERS // WORD_BITS  # where players and table begin in an observation
REST_WORDS = OBSERVATION_WORDS - REST_WORD
OUTLOOK_WORDS = REST_WORDS + MAX_PLAYERS - 1  # what the starter sees, then those hands
OUTLOOK_WIDE = 96
OUTLOOK_DEEP = 32

# What comes out for a column: a logit a card to place, one to swap with, the winner (seats,
# nobody), and what its face-down foot is.
SWAP_OUT = CARD_COUNT
WINNER_OUT = SWAP_OUT + 1
WINNERS = MAX_PLAYERS + 1
FOOT_OUT = WINNER_OUT + WINNERS
COLUMN_OUT = FOOT_OUT + CARD_COUNT
# From the trunk: a logit a card for the cloak and one to decline, then the shares of the win.
SHARE_OUT = CARD_COUNT + 1
TRUNK_OUT = SHARE_OUT + MAX_PLAYERS
# For a player: whether each card is in hand, and what lies under the cloak.
CLOAKED_OUT = CARD_COUNT
PLAYER_OUT = CLOAKED_OUT + CARD_COUNT
QUICK_OUT = CARD_COUNT + 1  # a card to place, one to swap with; or a card for the cloak, or none

# --- weights --------------------------------------------------------------------------------------
SHAPES: dict[str, tuple[int, ...]] = {
    "net.column": (COLUMN_BITS, COLUMN_WIDE),
    "net.column_bias": (COLUMN_WIDE,),
    "net.column_deep": (COLUMN_WIDE, COLUMN_CODE),
    "net.column_deep_bias": (COLUMN_CODE,),
    "net.player": (PLAYER_BITS, PLAYER_CODE),
    "net.player_bias": (PLAYER_CODE,),
    "net.trunk_columns": (MAX_PLAYERS * COLUMN_CODE, TRUNK),
    "net.trunk_players": (MAX_PLAYERS * PLAYER_CODE, TRUNK),
    "net.trunk_table": (TABLE_BITS, TRUNK),
    "net.trunk_bias": (TRUNK,),
    "net.second": (TRUNK, TRUNK),
    "net.second_bias": (TRUNK,),
    "net.third": (TRUNK, TRUNK),
    "net.third_bias": (TRUNK,),
    "net.head_trunk": (TRUNK, HEAD),
    "net.head_column": (COLUMN_CODE, HEAD),
    "net.head_bias": (HEAD,),
    "net.head_out": (HEAD, COLUMN_OUT),
    "net.head_out_bias": (COLUMN_OUT,),
    "net.seat_trunk": (TRUNK, PLAYER_HEAD),
    "net.seat_player": (PLAYER_CODE, PLAYER_HEAD),
    "net.seat_bias": (PLAYER_HEAD,),
    "net.seat_out": (PLAYER_HEAD, PLAYER_OUT),
    "net.seat_out_bias": (PLAYER_OUT,),
    "net.trunk_out": (TRUNK, TRUNK_OUT),
    "net.trunk_out_bias": (TRUNK_OUT,),
    "quick.rest": (REST_BITS, QUICK),
    "quick.columns": (COLUMN_BITS, QUICK),
    "quick.bias": (QUICK,),
    "quick.column": (COLUMN_BITS, QUICK),
    "quick.context": (QUICK, QUICK),
    "quick.column_bias": (QUICK,),
    "quick.out": (QUICK, QUICK_OUT),
    "quick.out_bias": (QUICK_OUT,),
    "quick.cloak": (QUICK, QUICK_OUT),
    "quick.cloak_bias": (QUICK_OUT,),
    "outlook.wide": (OUTLOOK_BITS, OUTLOOK_WIDE),
    "outlook.wide_bias": (OUTLOOK_WIDE,),
    "outlook.deep": (OUTLOOK_WIDE, OUTLOOK_DEEP),
    "outlook.deep_bias": (OUTLOOK_DEEP,),
    "outlook.out": (OUTLOOK_DEEP, MAX_PLAYERS),
    "outlook.out_bias": (MAX_PLAYERS,),
}


def _one_after_the_other(shapes: dict[str, tuple[int, ...]]) -> tuple[dict[str, int], int]:
    """Where each of these begins, and where the last one ends."""
    places = {}
    end = 0
    for name, shape in shapes.items():
        places[name] = end
        size = 1
        for length in shape:
            size *= length
        end += size
    return places, end


PLACES, WEIGHT_COUNT = _one_after_the_other(SHAPES)

NET_COLUMN = PLACES["net.column"]
NET_COLUMN_BIAS = PLACES["net.column_bias"]
NET_COLUMN_DEEP = PLACES["net.column_deep"]
NET_COLUMN_DEEP_BIAS = PLACES["net.column_deep_bias"]
NET_PLAYER = PLACES["net.player"]
NET_PLAYER_BIAS = PLACES["net.player_bias"]
NET_TRUNK_COLUMNS = PLACES["net.trunk_columns"]
NET_TRUNK_PLAYERS = PLACES["net.trunk_players"]
NET_TRUNK_TABLE = PLACES["net.trunk_table"]
NET_TRUNK_BIAS = PLACES["net.trunk_bias"]
NET_SECOND = PLACES["net.second"]
NET_SECOND_BIAS = PLACES["net.second_bias"]
NET_THIRD = PLACES["net.third"]
NET_THIRD_BIAS = PLACES["net.third_bias"]
NET_HEAD_TRUNK = PLACES["net.head_trunk"]
NET_HEAD_COLUMN = PLACES["net.head_column"]
NET_HEAD_BIAS = PLACES["net.head_bias"]
NET_HEAD_OUT = PLACES["net.head_out"]
NET_HEAD_OUT_BIAS = PLACES["net.head_out_bias"]
NET_SEAT_TRUNK = PLACES["net.seat_trunk"]
NET_SEAT_PLAYER = PLACES["net.seat_player"]
NET_SEAT_BIAS = PLACES["net.seat_bias"]
NET_SEAT_OUT = PLACES["net.seat_out"]
NET_SEAT_OUT_BIAS = PLACES["net.seat_out_bias"]
NET_TRUNK_OUT = PLACES["net.trunk_out"]
NET_TRUNK_OUT_BIAS = PLACES["net.trunk_out_bias"]
QUICK_REST = PLACES["quick.rest"]
QUICK_COLUMNS = PLACES["quick.columns"]
QUICK_BIAS = PLACES["quick.bias"]
QUICK_COLUMN = PLACES["quick.column"]
QUICK_CONTEXT = PLACES["quick.context"]
QUICK_COLUMN_BIAS = PLACES["quick.column_bias"]
QUICK_MATRIX = PLACES["quick.out"]
QUICK_MATRIX_BIAS = PLACES["quick.out_bias"]
QUICK_CLOAK = PLACES["quick.cloak"]
QUICK_CLOAK_BIAS = PLACES["quick.cloak_bias"]
OUTLOOK_FIRST = PLACES["outlook.wide"]
OUTLOOK_FIRST_BIAS = PLACES["outlook.wide_bias"]
OUTLOOK_SECOND = PLACES["outlook.deep"]
OUTLOOK_SECOND_BIAS = PLACES["outlook.deep_bias"]
OUTLOOK_LAST = PLACES["outlook.out"]
OUTLOOK_LAST_BIAS = PLACES["outlook.out_bias"]

# --- thoughts: what the networks compute, and how well cards fit with it --------------------------
THOUGHT_SHAPES: dict[str, tuple[int, ...]] = {
    "wide": (COLUMN_WIDE,),
    "columns": (MAX_PLAYERS, COLUMN_CODE),
    "players": (MAX_PLAYERS, PLAYER_CODE),
    "trunk": (TRUNK,),
    "more": (TRUNK,),
    "head_base": (HEAD,),
    "head": (HEAD,),
    "column_out": (COLUMN_OUT,),
    "seat_base": (PLAYER_HEAD,),
    "seat": (PLAYER_HEAD,),
    "player_out": (PLAYER_OUT,),
    "trunk_out": (TRUNK_OUT,),
    # Results of the Minister's network. Logits of every action number, legal or not:
    "logits": (ACTION_COUNT,),
    "shares": (MAX_PLAYERS,),  # of the win, by seats from the viewer on
    "winners": (MAX_PLAYERS, WINNERS),  # a row a column: chance of each seat, and of nobody
    "feet": (MAX_PLAYERS, CARD_COUNT),  # a row a column: logits of what lies face down there
    "hands": (MAX_PLAYERS, CARD_COUNT),  # a row a seat: logits of each card being in hand
    "cloaked": (MAX_PLAYERS, CARD_COUNT),  # a row a seat: logits of what lies under its cloak
    # How well cards fit, from that; and, by seat, what has been dealt to it so far.
    "fit_feet": (MAX_PLAYERS, CARD_COUNT),
    "fit_hands": (MAX_PLAYERS, CARD_COUNT),
    "fit_cloaked": (MAX_PLAYERS, CARD_COUNT),
    "fit_totals": (MAX_PLAYERS,),
    # The quick network.
    "context": (QUICK,),
    "shared": (QUICK,),
    "column": (MAX_PLAYERS, QUICK),
    "chances": (MOST_CHOICES,),
    # The outlook; its shares are by seats from the next starter on.
    "far": (OUTLOOK_WIDE,),
    "farther": (OUTLOOK_DEEP,),
    "prospects": (MAX_PLAYERS,),
}

THOUGHT_PLACES, THOUGHT_COUNT = _one_after_the_other(THOUGHT_SHAPES)

T_WIDE = THOUGHT_PLACES["wide"]
T_COLUMNS = THOUGHT_PLACES["columns"]
T_PLAYERS = THOUGHT_PLACES["players"]
T_TRUNK = THOUGHT_PLACES["trunk"]
T_MORE = THOUGHT_PLACES["more"]
T_HEAD_BASE = THOUGHT_PLACES["head_base"]
T_HEAD = THOUGHT_PLACES["head"]
T_COLUMN_OUT = THOUGHT_PLACES["column_out"]
T_SEAT_BASE = THOUGHT_PLACES["seat_base"]
T_SEAT = THOUGHT_PLACES["seat"]
T_PLAYER_OUT = THOUGHT_PLACES["player_out"]
T_TRUNK_OUT = THOUGHT_PLACES["trunk_out"]
T_LOGITS = THOUGHT_PLACES["logits"]
T_SHARES = THOUGHT_PLACES["shares"]
T_WINNERS = THOUGHT_PLACES["winners"]
T_FEET = THOUGHT_PLACES["feet"]
T_HANDS = THOUGHT_PLACES["hands"]
T_CLOAKED = THOUGHT_PLACES["cloaked"]
T_FIT_FEET = THOUGHT_PLACES["fit_feet"]
T_FIT_HANDS = THOUGHT_PLACES["fit_hands"]
T_FIT_CLOAKED = THOUGHT_PLACES["fit_cloaked"]
T_FIT_TOTALS = THOUGHT_PLACES["fit_totals"]
T_CONTEXT = THOUGHT_PLACES["context"]
T_SHARED = THOUGHT_PLACES["shared"]
T_COLUMN = THOUGHT_PLACES["column"]
T_CHANCES = THOUGHT_PLACES["chances"]
T_FAR = THOUGHT_PLACES["far"]
T_FARTHER = THOUGHT_PLACES["farther"]
T_PROSPECTS = THOUGHT_PLACES["prospects"]

"""Games between kernel bots on a given deal, decisions and awards logged. Kernel code.

The caller supplies the order of every pile; where a seat reshuffles, `play_dealt` stops and asks
for the new one. Bots see only their sight, and have a seed of their own.
"""

from hofnarr.bots.kabale.kernel.choices import action_code, carry_out, count_choices
from hofnarr.bots.kabale.kernel.flat import flat_choice
from hofnarr.bots.kabale.kernel.greedy import greedy_choice
from hofnarr.bots.kabale.kernel.ismcts import ismcts_choice
from hofnarr.bots.kabale.kernel.levels import level_choice
from hofnarr.bots.kabale.kernel.scratch import S_EVENTS, S_SIGHT
from hofnarr.kabale.kernel.arrays import Ints, part
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_COUNT,
    DISCARD,
    E_AWARDED,
    LAST_CHOICE,
    MAX_PLAYERS,
    OVER,
    PHASE,
    PILE,
    PLAYERS,
    REVEAL,
    ROUND_END,
    ROW,
    SEAT_SIZE,
)
from hofnarr.kabale.kernel.playout import advance, game_key, game_stream, output
from hofnarr.kabale.kernel.score import score
from hofnarr.kabale.kernel.sight import observe
from hofnarr.kabale.kernel.turn import draw, end_round, ready, reveal, start

# Which bot sits there.
RANDOM = 0
GREEDY = 1
FLAT = 2
ISMCTS = 3
LEVEL = 4  # its budget is the number of the level

GAME_OVER = -1

# The desk: what belongs to one game besides its state, in one list of integers.
ORDERS = 0  # the piles, 25 words a seat, top first
NEXT = ORDERS + MAX_PLAYERS * CARD_COUNT  # per seat: the place of the card to be drawn next
SIZES = NEXT + MAX_PLAYERS  # per seat: cards in its order
TARGET_ORDER = SIZES + MAX_PLAYERS
TARGET_NEXT = TARGET_ORDER + MAX_PLAYERS * MAX_PLAYERS
POLICIES = TARGET_NEXT + 1  # per seat: which bot
BUDGETS = POLICIES + MAX_PLAYERS  # per seat: rollouts a decision
BOT_SEEDS = BUDGETS + MAX_PLAYERS
BOT_TURNS = BOT_SEEDS + MAX_PLAYERS  # per seat: decisions so far
DESK_SIZE = BOT_TURNS + MAX_PLAYERS

# The log: how many decisions and awards there were, the scores, then awards and decisions.
DECISIONS = 0
AWARDS = 1
SCORES = 2
AWARD_LOG = SCORES + MAX_PLAYERS  # target and winner of each column
DECISION_LOG = AWARD_LOG + 2 * MAX_PLAYERS * MAX_PLAYERS  # seat, phase, action code
DECISION_SIZE = 3
MOST_DECISIONS = 8192  # far above any game: a round has at most 25 placements a player
LOG_SIZE = DECISION_LOG + DECISION_SIZE * MOST_DECISIONS


def begin_dealt(s: Ints, desk: Ints, log: Ints, players: int, options: int, starter: int) -> None:
    """Set up state, desk and log; piles, targets and bots are the caller's to fill in."""
    start(s, None, players, options, starter)
    desk[TARGET_NEXT] = 0
    log[DECISIONS] = 0
    log[AWARDS] = 0
    for seat in range(players):
        desk[BOT_TURNS + seat] = 0


def sight_choice(
    sight: Ints, policy: int, budget: int, seed: int, turn: int, scratch: Ints, tree: Ints
) -> int:
    """What a bot chooses, from the sight of the seat to act: the `turn`-th decision of its seed."""
    x = game_key(seed, turn)
    stream = game_stream(seed, turn)
    if policy == GREEDY:
        return greedy_choice(sight, scratch, x, stream)
    if policy == FLAT:
        return flat_choice(sight, scratch, budget, x, stream)
    if policy == ISMCTS:
        return ismcts_choice(sight, scratch, tree, budget, x, stream)
    if policy == LEVEL:
        return level_choice(sight, scratch, budget, x, stream)
    return output(advance(x, stream)) * count_choices(sight) >> 32


def play_dealt(s: Ints, desk: Ints, log: Ints, scratch: Ints, tree: Ints) -> int:
    """Play to the end, GAME_OVER, or until a seat needs a new order of its discards: that seat."""
    sight = part(scratch, S_SIGHT)
    ev = part(scratch, S_EVENTS)
    while True:
        phase = s[PHASE]
        seat = s[ACTOR]
        if phase <= LAST_CHOICE:
            turn = desk[BOT_TURNS + seat]
            desk[BOT_TURNS + seat] = turn + 1
            observe(s, seat, sight)
            choice = sight_choice(
                sight,
                desk[POLICIES + seat],
                desk[BUDGETS + seat],
                desk[BOT_SEEDS + seat],
                turn,
                scratch,
                tree,
            )
            code = action_code(s, choice)
            at = DECISION_LOG + DECISION_SIZE * log[DECISIONS]
            log[at] = seat
            log[at + 1] = phase
            log[at + 2] = code
            log[DECISIONS] += 1
            carry_out(s, code)
        elif phase == REVEAL:
            at = desk[TARGET_NEXT]
            desk[TARGET_NEXT] = at + 1
            reveal(s, None, desk[TARGET_ORDER + at])
        elif phase == ROUND_END:
            ev[0] = 1
            end_round(s, ev)
            for row in range(1, ev[0], ROW):
                if ev[row] == E_AWARDED:
                    at = AWARD_LOG + 2 * log[AWARDS]
                    log[at] = ev[row + 2]
                    log[at + 1] = ev[row + 3]
                    log[AWARDS] += 1
        elif phase == OVER:
            for player in range(s[PLAYERS]):
                log[SCORES + player] = score(s, player)
            return GAME_OVER
        else:
            at = desk[NEXT + seat]
            seat_at = seat * SEAT_SIZE
            if s[PILE + seat_at] == 0 and s[DISCARD + seat_at] != 0 and at == desk[SIZES + seat]:
                return seat
            if ready(s, None):
                desk[NEXT + seat] = at + 1
                draw(s, None, desk[ORDERS + seat * CARD_COUNT + at])
            else:
                draw(s, None, -1)

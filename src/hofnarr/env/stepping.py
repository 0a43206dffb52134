"""Games that are stepped from outside by action number: in batches with keyed chance, or with every
chance step named by the caller. Kernel code."""

from hofnarr.kabale.encoding import MASK_WORDS, WORD_BITS, action_mask, apply_id, encode
from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.bits import bit_count, nth
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_COUNT,
    HALF,
    LAST_CHOICE,
    LAST_IN_TURN,
    OVER,
    PHASE,
    PILE,
    PLAYERS,
    REVEAL,
    ROUND_END,
    SEAT_SIZE,
    SECOND_THREE,
    TARGETS_LEFT,
    TARGETS_PER_DOMAIN,
)
from hofnarr.kabale.kernel.playout import (
    MASK32,
    NO_LIMIT,
    advance,
    game_key,
    game_stream,
    output,
    playout,
    random_draw,
    random_set_up,
)
from hofnarr.kabale.kernel.score import score, winners
from hofnarr.kabale.kernel.sight import observe
from hofnarr.kabale.kernel.turn import draw, end_round, ready, reveal, start

# The desk: what belongs to one game of a batch besides its state.
GAME_NUMBER = 0
GAME_GENERATOR = 1
GAME_STREAM = 2
GAME_WORDS = 3


# --- batches --------------------------------------------------------------------------------------


def begin_game(s: Ints, desk: Ints, players: int, options: int, seed: int, number: int) -> None:
    """Game `number` of the run `seed`, up to its first decision; seats take turns in beginning."""
    start(s, None, players, options, number % players)
    stream = game_stream(seed, number)
    desk[GAME_NUMBER] = number
    desk[GAME_STREAM] = stream
    desk[GAME_GENERATOR] = random_set_up(s, game_key(seed, number), stream)


def step_game(s: Ints, desk: Ints, action: int) -> int:
    """A legal decision and the chance steps after it; the seats that won as a mask, or 0."""
    stream = desk[GAME_STREAM] & MASK32
    apply_id(s, None, action)
    x = draw_on(s, desk[GAME_GENERATOR] & MASK32, stream)
    desk[GAME_GENERATOR] = random_set_up(s, x, stream)
    return winners(s) if s[PHASE] == OVER else 0


def look(s: Ints, sight: Ints, observation: Ints, mask: Ints) -> int:
    """Observation and legal actions of the seat that must decide; that seat."""
    seat = s[ACTOR]
    look_from(s, seat, sight, observation)
    action_mask(sight, mask)
    return seat


def look_from(s: Ints, seat: int, sight: Ints, observation: Ints) -> None:
    """The observation of any seat."""
    observe(s, seat, sight)
    encode(sight, seat, observation)


def count_up(s: Ints, scores: Ints) -> None:
    """The score of every seat, as it would be counted now."""
    for seat in range(s[PLAYERS]):
        scores[seat] = score(s, seat)


def random_legal(mask: Ints, word: int) -> int:
    """One of the actions of a packed mask, each as likely as any other; `word` is random."""
    count = 0
    for at in range(MASK_WORDS):
        count += bit_count(mask[at] & MASK32)
    k = word * count >> 32
    action = 0
    for at in range(MASK_WORDS):
        count = bit_count(mask[at] & MASK32)
        if 0 <= k < count:
            action = at * WORD_BITS + nth(mask[at] & MASK32, k)
        k -= count
    return action


def draw_on(s: Ints, x: int, stream: int) -> int:
    """The draws within a turn; the generator after that."""
    while LAST_CHOICE < s[PHASE] <= LAST_IN_TURN:
        x = advance(x, stream)
        random_draw(s, None, output(x))
    return x


def finish_at_random(s: Ints, seed: int) -> int:
    """Play on at random from a decision or a draw to the end; the seats that won, as a mask."""
    stream = game_stream(seed, 0)
    playout(s, draw_on(s, game_key(seed, 0), stream), stream, NO_LIMIT)
    return winners(s)


# --- explicit chance ------------------------------------------------------------------------------


def open_game(s: Ints, ev: Ints, players: int, options: int) -> None:
    """A new game that waits for its first card; seat 0 begins."""
    start(s, ev, players, options, 0)
    go_on(s, ev)


def decide(s: Ints, ev: Ints, action: int) -> None:
    """A legal decision, up to the next decision or chance step."""
    apply_id(s, ev, action)
    go_on(s, ev)


def may_happen(s: Ints, outcome: int) -> bool:
    """Whether chance can give this card or target; of two targets alike the first is named."""
    if s[PHASE] != REVEAL:
        return 0 <= outcome < CARD_COUNT and s[PILE + s[ACTOR] * SEAT_SIZE] >> outcome & 1 == 1
    if not 0 <= outcome < 2 * HALF or outcome % TARGETS_PER_DOMAIN == SECOND_THREE:
        return False
    return s[TARGETS_LEFT + outcome // HALF] >> outcome % HALF & 1 == 1


def happen(s: Ints, ev: Ints, outcome: int) -> None:
    """The card or target that chance gives, up to the next decision or chance step."""
    if s[PHASE] == REVEAL:
        reveal(s, ev, outcome)
    else:
        draw(s, ev, outcome)
    go_on(s, ev)


def go_on(s: Ints, ev: Ints) -> None:
    """Through what needs neither a decision nor chance."""
    while LAST_CHOICE < s[PHASE] < OVER:
        if s[PHASE] == ROUND_END:
            end_round(s, ev)
        elif s[PHASE] == REVEAL or ready(s, ev):
            return
        else:
            draw(s, ev, -1)

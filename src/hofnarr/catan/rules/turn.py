"""A turn: phase 0, dice, production, the action phase, the end (sections 5 to 7)."""

from __future__ import annotations

from collections.abc import Callable

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import CITY, IS_FOREIGN, ROAD, SAME, SETTLEMENT, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import BEFORE_DICE as BEFORE_DICE_CARDS
from hofnarr.catan.engine.hooks import MOMENTS, POWERS
from hofnarr.catan.engine.memory import could_hold
from hofnarr.catan.engine.moves import (
    BUILD,
    END,
    GIVE,
    KIND,
    PLAY,
    REMOVE,
    ROLL,
    SCOUT,
    TRADE,
    USE,
    high,
    low,
)
from hofnarr.catan.engine.places import OUTER, SITES_AROUND
from hofnarr.catan.engine.points import is_blocked
from hofnarr.catan.engine.settling import end_game
from hofnarr.catan.engine.stacks import discard
from hofnarr.catan.engine.steps import CHECK, Frame, ask, auto, happen, push, tell
from hofnarr.catan.rules.building import build, expansion_moves, owner_of, throw_away
from hofnarr.catan.rules.centres import build_centre, centre_moves
from hofnarr.catan.rules.event_die import FACE, FACES
from hofnarr.catan.rules.hand import HAND_PHASE, carry_out_more, more_moves
from hofnarr.catan.rules.playing import DIE, WINDOW_FOR, action_moves, announce, is_allowed, play
from hofnarr.catan.rules.resources import add_some
from hofnarr.catan.rules.trading import (
    bank_moves,
    bank_trade,
    begin_offer,
    moves_again,
    offer_moves,
)

MOST_ROUNDS = 150  # C89
_SCOUT = title("scout")
EVENT_DIE = range(6)


@auto("turn")
def TURN(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat)"""
    seat = frame[1]
    s.turn += 1
    s.active = seat
    s.dirty = True  # in the base game only the active player can win (C87)
    if s.turn == 2 * MOST_ROUNDS:
        scores = (s.victory(0), s.victory(1))
        winner = -1 if scores[0] == scores[1] else 0 if scores[0] > scores[1] else 1
        end_game(s, winner, "rounds")
        return
    tell(s, events.TurnStarted(seat, s.turn, s.turn // 2))
    push(s, *_PHASES[seat])


@auto("turn_start", calm=True)
def TURN_START(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat)"""
    happen(s, "turn_start", frame[1])


# --- dice -----------------------------------------------------------------------------------------


@auto("before_dice", calm=True)
def BEFORE_DICE(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat): ask for an Alchemist, if by public knowledge there could be one (C80)"""
    seat = frame[1]
    if not s.seven:
        return
    for card in BEFORE_DICE_CARDS:
        if could_hold(s, seat, card):
            push(s, (ROLL_DICE, seat))
            return


@ask("roll", rule="D3")
def ROLL_DICE(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat)"""
    seat = frame[1]
    hand = s.realms[seat].hand
    return [ROLL] + [
        PLAY | card for card in BEFORE_DICE_CARDS if card in hand and is_allowed(s, seat, card)
    ]


@ROLL_DICE.answered
def _roll_dice(s: Board, frame: Frame, move: int) -> None:
    if move == ROLL:
        tell(s, events.Passed(frame[1], "roll"))
    else:
        play(s, frame[1], low(move))


@auto("dice", calm=True)
def DICE(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat): both dice, or only the event die where the number is named (C10)"""
    named = s.die > 0
    s.chance.shuffle("event die", EVENT_DIE)
    s.face = s.chance.draw("event die", EVENT_DIE)
    if not named:
        s.chance.shuffle("die", DIE)
        s.die = s.chance.draw("die", DIE)
    tell(s, events.Rolled(frame[1], FACES[s.face], s.die, named))


# --- production -----------------------------------------------------------------------------------


@auto("produce", calm=True)
def PRODUCE(s: Board, frame: Frame) -> None:  # noqa: N802
    """(active seat): regions of both; then what borders them; then Church Domain"""
    seat = frame[1]
    rolled = []
    for owner in (seat, 1 - seat):
        r = s.realms[owner]
        for slot in r.rolled[s.die]:
            rolled.append((owner, slot))
            add_some(s, owner, slot, r.yields[slot], "production")
    if "production_after" in s.realms[seat].acting:
        push(s, (AFTER_PRODUCTION, seat))
    if "region_rolled" in s.realms[0].acting or "region_rolled" in s.realms[1].acting:
        for realm, slot in reversed(rolled):
            _region_rolled(s, realm, slot)
        if not s.cs.first_rules:
            push(s, (CHECK,))  # regions first, then Trading Branches ask where to store


def _region_rolled(s: Board, realm: int, slot: int) -> None:
    hooks = MOMENTS["region_rolled"]
    card = s.realms[realm].card
    for place in (OUTER + slot, *SITES_AROUND[slot]):
        hook = hooks.get(card[place])
        if hook is not None and not is_blocked(s, realm, place):
            hook(s, owner_of(s, realm, place), realm, place, slot)


@auto("after_production", calm=True)
def AFTER_PRODUCTION(s: Board, frame: Frame) -> None:  # noqa: N802
    """(active seat)"""
    happen(s, "production_after", frame[1])


# --- action phase ---------------------------------------------------------------------------------


@ask("act", rule="D20", calm=True)
def ACT(s: Board, frame: Frame) -> list[int]:  # noqa: N802
    """(seat)"""
    again = moves_again(s)
    if again is not None:
        return again
    seat = frame[1]
    moves = [END]
    has_scout = _SCOUT in s.realms[seat].hand and is_allowed(s, seat, _SCOUT)
    centre_moves(s, seat, moves, has_scout=has_scout)
    expansion_moves(s, seat, moves)
    action_moves(s, seat, moves)
    bank_moves(s, seat, moves)
    offer_moves(s, seat, moves)
    _moves_of_built(s, seat, moves)
    return moves + more_moves(s, seat, in_phase_4=False)


def _moves_of_built(s: Board, seat: int, moves: list[int]) -> None:
    """Add the moves that remove an own card or use its power."""
    r = s.realms[seat]
    for place in r.built:
        card = r.card[place]
        if not IS_FOREIGN[card]:
            moves.append(REMOVE | place)
            power = POWERS.get(SAME[card])
            if power and not is_blocked(s, seat, place) and power.can(s, seat, place):
                moves.append(USE | card << 8 | place)


@ACT.answered
def _act(s: Board, frame: Frame, move: int) -> None:
    seat = frame[1]
    if move == END:
        tell(s, events.PhaseEnded(seat, "actions"))
        return
    push(s, frame)
    carry_out = _CARRY_OUT.get(move & KIND, carry_out_more)
    carry_out(s, seat, move)


def _build(s: Board, seat: int, move: int) -> None:
    card, place = high(move), low(move)
    if card in (ROAD, SETTLEMENT, CITY):
        build_centre(s, seat, card, place)
    else:
        build(s, seat, card, place)


def _build_with_scout(s: Board, seat: int, move: int) -> None:
    """The Scout is played like any action card; then the settlement is built."""
    push(s, (WINDOW_FOR, 1 - seat, _SCOUT), (SCOUTING, seat, low(move), _SCOUT), (CHECK,))
    announce(s, seat, _SCOUT)


@auto("scouting", holds=3)
def SCOUTING(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat, place, the Scout)"""
    _, seat, place, card = frame
    discard(s, seat, card)
    build_centre(s, seat, SETTLEMENT, place, scouted=True)


#: By kind of move: what it does, (s, seat, move). Cards add theirs with `hooks.more_moves`.
_CARRY_OUT: dict[int, Callable[[Board, int, int], object]] = {
    BUILD: _build,
    TRADE: bank_trade,
    PLAY: lambda s, seat, move: play(s, seat, low(move)),
    GIVE: begin_offer,
    REMOVE: lambda s, seat, move: throw_away(s, seat, low(move)),
    SCOUT: _build_with_scout,
    USE: lambda s, seat, move: POWERS[SAME[high(move)]].run(s, seat, low(move)),
}


# --- end ------------------------------------------------------------------------------------------


@auto("end_turn", calm=True)
def END_TURN(s: Board, frame: Frame) -> None:  # noqa: N802
    """(seat): marks and counts of the turn end"""
    s.marks = ()
    s.spent = ()
    s.trades = 0
    s.offers = 0
    s.die = 0
    s.face = -1
    push(s, (TURN, 1 - frame[1]))


#: By seat: what a turn consists of.
_PHASES: tuple[tuple[Frame, ...], ...] = tuple(
    tuple(
        (step, seat)
        for step in (
            *(TURN_START, BEFORE_DICE, DICE, FACE, PRODUCE),
            *(ACT, HAND_PHASE, END_TURN),
        )
    )
    for seat in (0, 1)
)

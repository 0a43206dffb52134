"""A turn: phase 0, dice, production, the action phase, the end (sections 5 to 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import CITY, IS_FOREIGN, ROAD, SAME, SETTLEMENT, title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo, Facts, Place
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
from hofnarr.catan.engine.steps import Check, Decision, Step, happen, push, tell
from hofnarr.catan.rules.building import build, expansion_moves, owner_of, throw_away
from hofnarr.catan.rules.centres import build_centre, centre_moves
from hofnarr.catan.rules.event_die import FACES, Face
from hofnarr.catan.rules.hand import HandPhase, carry_out_more, more_moves
from hofnarr.catan.rules.playing import DIE, WindowFor, action_moves, announce, is_allowed, play
from hofnarr.catan.rules.resources import add_some
from hofnarr.catan.rules.trading import (
    bank_moves,
    bank_trade,
    begin_offer,
    limits,
    moves_again,
    offer_moves,
)

MOST_ROUNDS = 150  # C89
_SCOUT = title("scout")
EVENT_DIE = range(6)


class Turn(Step, frozen=True, tag="turn"):
    """A turn begins."""

    seat: int

    def run(self, s: Board) -> None:
        seat = self.seat
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


class TurnStart(Step, frozen=True, tag="turn_start"):
    """Phase 0."""

    seat: int

    calm = True

    def run(self, s: Board) -> None:
        happen(s, "turn_start", self.seat)


# --- dice -----------------------------------------------------------------------------------------


class BeforeDice(Step, frozen=True, tag="before_dice"):
    """Asks for an Alchemist, if by public knowledge there could be one (C80)."""

    seat: int

    calm = True

    def run(self, s: Board) -> None:
        seat = self.seat
        if not s.seven:
            return
        for card in BEFORE_DICE_CARDS:
            if could_hold(s, seat, card):
                push(s, RollDice(seat))
                return


class RollDice(Decision, frozen=True, tag="roll"):
    """To roll, or to play a card first."""

    rule = "D3"
    kind = "dice"

    def moves(self, s: Board) -> list[int]:
        seat = self.seat
        hand = s.realms[seat].hand
        return [ROLL] + [
            PLAY | card for card in BEFORE_DICE_CARDS if card in hand and is_allowed(s, seat, card)
        ]

    def answer(self, s: Board, move: int) -> None:
        if move == ROLL:
            tell(s, events.Passed(self.seat, "roll"))
        else:
            play(s, self.seat, low(move))


class Dice(Step, frozen=True, tag="dice"):
    """Both dice, or only the event die where the number is named (C10)."""

    seat: int

    calm = True
    until = "start"

    def run(self, s: Board) -> None:
        named = s.die > 0
        s.chance.shuffle("event die", EVENT_DIE)
        s.face = s.chance.draw("event die", EVENT_DIE)
        if not named:
            s.chance.shuffle("die", DIE)
            s.die = s.chance.draw("die", DIE)
        tell(s, events.Rolled(self.seat, FACES[s.face], s.die, named))


# --- production -----------------------------------------------------------------------------------


class Produce(Step, frozen=True, tag="produce"):
    """Regions of both; then what borders them; then Church Domain."""

    seat: int

    calm = True
    until = "dice"
    apart = True

    def run(self, s: Board) -> None:
        seat = self.seat
        rolled = []
        for owner in (seat, 1 - seat):
            r = s.realms[owner]
            for slot in r.rolled[s.die]:
                rolled.append((owner, slot))
                add_some(s, owner, slot, r.yields[slot], "production")
        if "production_after" in s.realms[seat].acting:
            push(s, AfterProduction(seat))
        if "region_rolled" in s.realms[0].acting or "region_rolled" in s.realms[1].acting:
            for realm, slot in reversed(rolled):
                _region_rolled(s, realm, slot)
            if not s.cs.first_rules:
                push(s, Check())  # regions first, then Trading Branches ask where to store


def _region_rolled(s: Board, realm: int, slot: int) -> None:
    hooks = MOMENTS["region_rolled"]
    card = s.realms[realm].card
    for place in (OUTER + slot, *SITES_AROUND[slot]):
        hook = hooks.get(card[place])
        if hook is not None and not is_blocked(s, realm, place):
            hook(s, owner_of(s, realm, place), realm, place, slot)


class AfterProduction(Step, frozen=True, tag="after_production"):
    """What comes after all production."""

    seat: int

    calm = True
    until = "production"

    def run(self, s: Board) -> None:
        happen(s, "production_after", self.seat)


# --- action phase ---------------------------------------------------------------------------------


class Act(Decision, frozen=True, tag="act"):
    """The free action phase."""

    rule = "D20"
    calm = True
    kind = "turn"
    until = "actions"
    apart = True
    labels: ClassVar[dict[str, str]] = {"discard": "catan-act-discard.sell"}

    def moves(self, s: Board) -> list[int]:
        again = moves_again(s)
        if again is not None:
            return again
        seat = self.seat
        moves = [END]
        has_scout = _SCOUT in s.realms[seat].hand and is_allowed(s, seat, _SCOUT)
        centre_moves(s, seat, moves, has_scout=has_scout)
        expansion_moves(s, seat, moves)
        action_moves(s, seat, moves)
        bank_moves(s, seat, moves)
        offer_moves(s, seat, moves)
        _moves_of_built(s, seat, moves)
        return moves + more_moves(s, seat, in_phase_4=False)

    def answer(self, s: Board, move: int) -> None:
        seat = self.seat
        if move == END:
            tell(s, events.PhaseEnded(seat, "actions"))
            return
        push(s, self)
        carry_out = _CARRY_OUT.get(move & KIND, carry_out_more)
        carry_out(s, seat, move)

    def more(self, s: Board) -> Facts:
        return limits(s, self.seat)


def _moves_of_built(s: Board, seat: int, moves: list[int]) -> None:
    """Add the moves that remove a card of one's own or use its power."""
    r = s.realms[seat]
    for place in r.built:
        card = r.card[place]
        if not IS_FOREIGN[card]:
            moves.append(REMOVE | place)
            power = POWERS.get(SAME[card])
            if power and not is_blocked(s, seat, place) and power.can(s, seat, place):
                moves.append(USE | card << 8 | place)


def _build(s: Board, seat: int, move: int) -> None:
    card, place = high(move), low(move)
    if card in (ROAD, SETTLEMENT, CITY):
        build_centre(s, seat, card, place)
    else:
        build(s, seat, card, place)


def _build_with_scout(s: Board, seat: int, move: int) -> None:
    """The Scout is played like any action card; then the settlement is built."""
    push(s, WindowFor(1 - seat, _SCOUT), Scouting(seat, low(move), _SCOUT), Check())
    announce(s, seat, _SCOUT)


class Scouting(Step, frozen=True, tag="scouting"):
    """A settlement is built with the Scout."""

    seat: int
    place: Place
    card: CardNo

    holds = "card"
    part = "play"

    def run(self, s: Board) -> None:
        seat, place, card = self.seat, self.place, self.card
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


class EndTurn(Step, frozen=True, tag="end_turn"):
    """Marks and counts of the turn end."""

    seat: int

    calm = True
    apart = True

    def run(self, s: Board) -> None:
        s.marks = ()
        s.spent = ()
        s.trades = 0
        s.offers = 0
        s.die = 0
        s.face = -1
        push(s, Turn(1 - self.seat))


_KINDS = (TurnStart, BeforeDice, Dice, Face, Produce, Act, HandPhase, EndTurn)
#: By seat: what a turn consists of.
_PHASES: tuple[tuple[Step, ...], ...] = tuple(
    tuple(kind(seat) for kind in _KINDS) for seat in (0, 1)
)

"""Playing action cards: the sequence of a play, reaction windows, duels (section 8)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import GOLD, IS_DEFENSE, NAMES, SAME, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo, Facts, Odds, Stake
from hofnarr.catan.engine.hooks import (
    ACTIONS,
    ANSWERS,
    GUARDS,
    IN_PHASE_3,
    REACTION_CAN,
    REACTIONS,
    STAKES,
    SURCHARGES,
)
from hofnarr.catan.engine.memory import could_hold
from hofnarr.catan.engine.moves import PASS, PLAY, high, low
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES
from hofnarr.catan.engine.stacks import discard, out_of_hand
from hofnarr.catan.engine.steps import Check, Decision, Step, happen, mark, marked, push, tell
from hofnarr.catan.rules.building import requirement_met
from hofnarr.catan.rules.resources import pay

#: Marks of a turn (see `steps.mark`); cards that need marks use 1000 + title.
COUNTERED = 1
SAFE = 2
DIE = range(1, 7)
_DOGMA, _CURSE = titles("dogma", "church_curse")


def is_fresh(s: Board, seat: int, card: int) -> bool:
    """C56: a copy in hand that was not yet played this turn. A played copy that lies in no pile
    must be the one in hand."""
    played = s.spent.count(card)
    if not played:
        return True
    lying = sum(pile.count(card) for pile in s.piles)
    lying += len(s.dogmas) if card == _DOGMA else len(s.curses) if card == _CURSE else 0
    return s.realms[seat].hand.count(card) > max(0, played - lying)


def surcharge(s: Board, seat: int) -> int:
    """The gold that playing an action card costs now; the first one of a turn is free (C78)."""
    return sum(extra(s, seat) for extra in SURCHARGES) if s.spent else 0


def is_allowed(s: Board, seat: int, card: int) -> bool:
    """The 7-point rule, `requires`, C56 and the surcharge: all but the card's own condition."""
    if not (s.seven or IS_DEFENSE[card]) or not requirement_met(s, seat, card):
        return False
    if not s.spent:
        return True
    return is_fresh(s, seat, card) and s.realms[seat].have[GOLD] >= surcharge(s, seat)


def action_moves(s: Board, seat: int, moves: list[int]) -> None:
    """Add the moves that play an action card in phase 3."""
    last = -1
    for card in s.realms[seat].hand:
        if card != last and card in IN_PHASE_3:
            last = card
            if is_allowed(s, seat, card) and IN_PHASE_3[card].can(s, seat):
                moves.append(PLAY | card)


def play(s: Board, seat: int, card: int) -> None:
    """C54: announce, surcharge, Archdiocese, reaction window, effect, discard pile."""
    push(s, WindowFor(1 - seat, card), Effect(seat, card), Check())
    announce(s, seat, card)


def announce(s: Board, seat: int, card: int, against: int = -1) -> None:
    """A card leaves the hand to be played; what is already pushed comes after its announcement."""
    out_of_hand(s, seat, card)
    tell(s, events.Played(seat, NAMES[card], None if against < 0 else NAMES[against]))
    push(s, Announced(seat))
    if seat == s.active:
        gold = surcharge(s, seat)
        s.spent = tuple(sorted((*s.spent, card)))
        if gold:
            pay(s, seat, GOLD, gold)


class Announced(Step, frozen=True, tag="announced"):
    """A card was announced: the opponent's cards may pay for it (C79)."""

    seat: int

    def run(self, s: Board) -> None:
        happen(s, "other_action", 1 - self.seat)


class Effect(Step, frozen=True, tag="effect"):
    """What an action card does."""

    seat: int
    card: CardNo

    calm = True
    holds = "card"
    part = "play"

    def run(self, s: Board) -> None:
        seat, card = self.seat, self.card
        action = ACTIONS[card]
        if not action.stays:
            push(s, DiscardPlayed(seat, card))
        count = s.realms[1 - seat].count
        for helper, stops in GUARDS.get(card, ()):
            if count[helper] and stops(s, 1 - seat):
                return
        action.run(s, seat)


class DiscardPlayed(Step, frozen=True, tag="discard_played"):
    """The card was played."""

    seat: int
    card: CardNo

    holds = "card"
    part = "play"

    def run(self, s: Board) -> None:
        discard(s, self.seat, self.card)


# --- reactions ------------------------------------------------------------------------------------


#: An answer to a card leaves no sooner, so that the time tells nothing of a hand (C80), ms.
PAUSE = 2000


class WindowFor(Step, frozen=True, tag="window_for"):
    """Asks for a reaction to this card, if one is possible by what everybody knows (C80)."""

    seat: int
    card: CardNo

    def run(self, s: Board) -> None:
        seat, trigger = self.seat, self.card
        for card in REACTIONS.get(trigger, ()):
            if REACTION_CAN[trigger, card](s, seat) and could_hold(s, seat, card):
                push(s, Window(seat, trigger))
                return


class Window(Decision, frozen=True, tag="window"):
    """The card can be answered."""

    card: CardNo

    rule = "C80"
    kind = "window"

    def moves(self, s: Board) -> list[int]:
        seat, trigger = self.seat, self.card
        hand = s.realms[seat].hand
        return [PASS] + [
            PLAY | card
            for card in REACTIONS[trigger]
            if card in hand
            and REACTION_CAN[trigger, card](s, seat)
            and (seat != s.active or is_allowed(s, seat, card))
        ]

    def answer(self, s: Board, move: int) -> None:
        seat, trigger = self.seat, self.card
        if move == PASS:
            tell(s, events.Passed(seat, NAMES[trigger]))
            return
        card = low(move)
        push(s, React(seat, card, trigger))
        announce(s, seat, card, trigger)

    def source(self, s: Board) -> str | None:
        return NAMES[self.card]

    def variant(self, kinds: Collection[int]) -> str:
        return "" if PLAY in kinds else "none"

    def more(self, s: Board) -> Facts:
        facts: Facts = {"least_ms": PAUSE}
        if self.card in STAKES:
            places = STAKES[self.card](s, self.seat)
            facts["stakes"] = [Stake(high(each), PLACE_NAMES[low(each)]) for each in places]
        odds = odds_of(self.card)
        return facts if odds is None else facts | {"duel": odds}


class React(Step, frozen=True, tag="react"):
    """The card answers the other one."""

    seat: int
    card: CardNo
    trigger: CardNo

    holds = "card"
    part = "answer"

    def run(self, s: Board) -> None:
        seat, card, trigger = self.seat, self.card, self.trigger
        discard(s, seat, card)
        ANSWERS[trigger, card](s, seat)


def make_safe(s: Board, trigger: int, seat: int) -> None:
    """The answer of a Doctor or a Sigmund: a mark that the answered card looks for."""
    mark(s, SAFE, seat, trigger)


def marked_safe(s: Board, trigger: int, seat: int) -> bool:
    return bool(s.marks) and marked(s, SAFE, seat, trigger)


def forget_safe(s: Board, trigger: int, seat: int) -> None:
    """The answer held for one such card only."""
    s.marks = tuple(each for each in s.marks if each != (SAFE, seat, trigger))


# --- duels ----------------------------------------------------------------------------------------

#: By card: what its winner may do, (s, winner).
PRIZES: dict[int, Callable[[Board, int], None]] = {}
WINS = 5
WINS_IF_COUNTERED = 2


def odds_of(card: int) -> Odds | None:
    """None for a card that starts no duel."""
    if SAME[card] not in PRIZES:
        return None
    answer = NAMES[REACTIONS[card][0]]
    return Odds([*DIE[:WINS]], answer, [*DIE[:WINS_IF_COUNTERED]])


def duel(s: Board, seat: int, card: int) -> None:
    push(s, Duel(seat, card))


def counter(s: Board, seat: int) -> None:
    """The answer of a Bishop or a Herb Woman."""
    mark(s, COUNTERED, 1 - seat)


def roll(s: Board) -> int:
    """One production die."""
    s.chance.shuffle("die", DIE)
    return s.chance.draw("die", DIE)


class Duel(Step, frozen=True, tag="duel"):
    """The attacker's die is rolled."""

    seat: int
    card: CardNo

    def run(self, s: Board) -> None:
        seat, card = self.seat, self.card
        is_countered = marked(s, COUNTERED, seat)
        s.marks = tuple(each for each in s.marks if each[0] != COUNTERED)
        number = roll(s)
        success = number <= (WINS_IF_COUNTERED if is_countered else WINS)
        tell(s, events.DieRolled(seat, NAMES[card], number, success))
        PRIZES[card](s, seat if success else 1 - seat)

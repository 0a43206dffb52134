"""Duel played wrongly in many ways: each must be caught by the conformance kit."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from hofnarr.core.chance import Chance
from hofnarr.core.errors import BrokenRecord, IllegalAction
from hofnarr.core.game import Event, Viewer
from hofnarr.core.outcome import highest
from tests.third_game.duel_game import rules as duel
from tests.third_game.duel_game.rules import (
    DECK,
    Action,
    Drew,
    Duel,
    Fought,
    Hide,
    Peek,
    Record,
    State,
    Strike,
    Struck,
    View,
)


def hidden_cards(state: State, viewer: Viewer) -> str:
    """What the others hold, which nobody may tell this viewer."""
    return str([hand for seat, hand in enumerate(state.hands) if seat != viewer])


# --- turns ----------------------------------------------------------------------------------------


class Endless(State):
    def legal(self) -> list[Action]:
        return [Peek(self.active)]

    def end_turn(self, chance: Chance) -> list[Event]:
        self.turn = 0
        return super().end_turn(chance)


class StillLegalAtTheEnd(State):
    def legal(self) -> list[Action]:
        return [Strike(0, 1)] if self.over else super().legal()


class SomeLegalActionFails(State):
    def check(self, action: Action) -> None:
        super().check(action)
        if isinstance(action, Hide) and action.card == max(self.hands[action.seat]):
            raise IllegalAction("too good to hide", "hide")


class OthersAreOfferedActions(State):
    def view(self, viewer: Viewer) -> View:
        return replace(super().view(viewer), legal=tuple(self.legal()))


class FractionalScores(State):
    def scores(self) -> Any:
        return [score / 2 for score in super().scores()]


class NobodyWins(State):
    def winners(self) -> list[int]:
        return []


class WonTooSoon(State):
    def winners(self) -> list[int]:
        return highest(self.scores())


class StrangersWin(State):
    def winners(self) -> list[int]:
        return [2] if self.over else []


# --- illegal actions ------------------------------------------------------------------------------


class RefusedTooLate(State):
    """Gives the card away, then looks whether it was there."""

    def apply(self, action: Action, chance: Chance) -> Sequence[Event]:
        if isinstance(action, Strike) and action.seat == self.to_act():
            self.points[action.seat] += 1
        return super().apply(action, chance)


class AnybodyMayAct(State):
    def check(self, action: Action) -> None:
        if self.over or isinstance(action, Hide):
            super().check(action)
        elif not isinstance(action, Strike) or action.card not in self.hands[self.active]:
            super().check(replace(action, seat=self.to_act()))


class WrongError(State):
    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction:
            raise ValueError("no") from None


class NoRule(State):
    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction as error:
            raise IllegalAction(str(error), "") from None


class TellingRefusal(State):
    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction as error:
            other = self.hands[1 - action.seat] if action.seat in (0, 1) else []
            held = isinstance(action, Strike) and action.card in other
            raise IllegalAction(f"{error}{', the other has it' * held}", error.rule) from None


class UnsortedDeck(State):
    def draw(self, seat: int, chance: Chance) -> Drew:
        self.deck.reverse()
        return super().draw(seat, chance)


# --- copies ---------------------------------------------------------------------------------------


class ShallowClone(State):
    def clone(self) -> State:
        return type(self)(**vars(self))


class AliasedEvent(State):
    """Fights tell the pile itself, which goes on growing."""

    def fight(self, parry: int | None, chance: Chance) -> Fought:
        pile = self.thrown
        event = super().fight(parry, chance)
        pile += event.thrown[len(pile) :]
        self.thrown = pile
        return replace(event, thrown=pile)


class Shared(State):
    """What everybody uses instead of chance: a counter of the whole program."""

    rolls: ClassVar[int] = 0

    def fight(self, parry: int | None, chance: Chance) -> Fought:
        event = super().fight(parry, chance)
        Shared.rolls += 1
        return replace(event, die=Shared.rolls)


class GlobalDie(State):
    def fight(self, parry: int | None, chance: Chance) -> Fought:
        return replace(super().fight(parry, chance), die=random.randrange(6))


class ReseededDie(State):
    """Always the same, but at the cost of everybody else's random numbers."""

    def fight(self, parry: int | None, chance: Chance) -> Fought:
        random.seed(self.turn)
        return super().fight(parry, chance)


# --- secrets --------------------------------------------------------------------------------------


class LeakingView(State):
    def view(self, viewer: Viewer) -> View:
        if viewer == "open":
            return super().view(viewer)
        return replace(super().view(viewer), note=hidden_cards(self, viewer))


class LegalCountLeak(State):
    """Tells by the size of a number whether the other holds good cards."""

    def view(self, viewer: Viewer) -> View:
        view = super().view(viewer)
        other = max(self.hands[1 - viewer], default=0) if isinstance(viewer, int) else 0
        return replace(view, deck_size=view.deck_size + (other > 20))


class StrikeInView(State):
    """Shows the face-down strike to everybody; `resample` then keeps it, as a known card."""

    def view(self, viewer: Viewer) -> View:
        return replace(super().view(viewer), strike=self.strike)


class PileInView(State):
    """The view forgets what was thrown away, though everybody saw it."""

    def view(self, viewer: Viewer) -> View:
        view = super().view(viewer)
        return view if viewer == "open" else replace(view, thrown=[])


class TellsTheHand(State):
    """A strike tells, beside itself, what the other one holds."""

    def apply(self, action: Action, chance: Chance) -> Sequence[Event]:
        events = super().apply(action, chance)
        held = str(self.hands[1 - action.seat])
        return [replace(e, note=held) if isinstance(e, Struck) else e for e in events]


class OpenViewForgets(State):
    def view(self, viewer: Viewer) -> View:
        view = super().view(viewer)
        return replace(view, peeked=[None, None]) if viewer == "open" else view


# --- resample and records -------------------------------------------------------------------------


class SameDeal(Duel):
    def resample(self, view: View, seed: int) -> State:
        return duel.resample(view, 1)


class DealByGlobalRandom(Duel):
    def resample(self, view: View, seed: int) -> State:
        return duel.resample(view, random.randrange(1000))


class ForgetfulDeal(Duel):
    """Re-deals the viewer's own hand too."""

    def resample(self, view: View, seed: int) -> State:
        state = duel.resample(view, seed)
        if state.deck and state.hands[0] and view.viewer != "open":
            state.deck.append(state.hands[0][-1])
            state.hands[0][-1] = state.deck.pop(0)
            state.hands[0].sort()
            state.deck.sort()
        return state


class DealsForeignCards(Duel):
    """The others get cards that are not in the deck at all."""

    def resample(self, view: View, seed: int) -> State:
        state = duel.resample(view, seed)
        for seat in range(2):
            if view.hands[seat] is None:
                state.hands[seat] = [card + len(DECK) for card in state.hands[seat]]
        return state


class BelievesAll(Duel):
    def verify(self, record: Record) -> None:
        pass


class BelievesResults(Duel):
    def verify(self, record: Record) -> None:
        try:
            super().verify(record)
        except BrokenRecord as error:
            if "result" not in str(error):
                raise


class BelievesShuffles(Duel):
    def verify(self, record: Record) -> None:
        try:
            super().verify(record)
        except BrokenRecord as error:
            if "follow" not in str(error):
                raise


class LosesAnAction(Duel):
    def make_record(self, **parts: Any) -> Record:
        return super().make_record(**{**parts, "actions": parts["actions"][:-1]})


def played_with(state_type: type[State]) -> Duel:
    game = Duel()
    game.state_type = state_type  # type: ignore[misc]
    return game

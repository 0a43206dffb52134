"""The model game keeps the contract, and its bot plays by it; what is done wrong in a copy of it is
named by its field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from msgspec.structs import replace

from hofnarr.core.chance import Chance
from hofnarr.core.errors import BrokenRecord
from hofnarr.core.game import Event, Viewer
from hofnarr.core.match import Match
from hofnarr.testing import CHECKS, Nonconforming, Table, check_bot, check_game, tables
from hofnarr.testing.difference import difference
from hofnarr.testing.kit import Check
from hofnarr.testing.model import MODEL, HighestCard, Lay, Record, State, Tricks, View, Won


@pytest.mark.parametrize("table", tables(MODEL, games=2), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_model_keeps_the_contract(check: Check, table: Table) -> None:
    check(MODEL, table)


def test_its_bot_plays_by_the_contract() -> None:
    check_bot(HighestCard, MODEL, games=3)


def test_the_highest_card_wins_what_the_die_shows() -> None:
    match = Match(MODEL, ["Ada", "Bea", "Cid"], seed="model")
    bots = [HighestCard(seat) for seat in range(3)]
    points = [0, 0, 0]
    while (seat := match.state.to_act()) is not None:
        for event in match.act(bots[seat].act(cast(View, match.state.view(seat)))):
            if isinstance(event, Won):
                assert event.cards[event.winner] == max(event.cards)
                assert 1 <= event.points <= 6
                points[event.winner] += event.points
    assert match.state.scores() == points
    MODEL.verify(cast(Record, match.record()))


def played() -> Record:
    match = Match(MODEL, ["Ada", "Bea"], seed="played", salt="s")
    while not match.over:
        match.act(match.state.legal()[0])
    record = match.record()
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"scores": [0, 0]}, r"scores: is \[0, 0\], should be "),
        ({"scores": None}, "scores: is None, should be "),
        ({"players": ["Ada"]}, "players: 1 of them, the game is for 2 to 4"),
        ({"start": 5}, "start: there is no seat 5"),
        ({"shuffles": []}, r"shuffles\[0\]: missing, deck is shuffled or rolled here"),
        ({"shuffles": [("die", [1])]}, r"shuffles\[0\].source: is 'die', but 'deck' comes here"),
        ({"shuffles": [("deck", [1])]}, r"shuffles\[0\].order: \[1\] does not hold each of "),
        (
            {"actions": [Lay(0, 99)]},
            r"actions\[0\]: card 99 is not in the hand of seat 0 \(rule: h",
        ),
        ({"actions": []}, "actions: the game is not over after 0 of them"),
    ],
)
def test_a_record_that_is_wrong_is_refused_by_its_field(change: Any, found: str) -> None:
    with pytest.raises(BrokenRecord, match=found):
        MODEL.verify(replace(played(), **change))
    MODEL.verify(played())


# --- what the kit says of mistakes in a copy ------------------------------------------------------


class ShowsTooMuch(State):
    def view(self, viewer: Viewer) -> View:
        return replace(super().view(viewer), laid=list(self.laid))


class ForgetsThePile(State):
    def view(self, viewer: Viewer) -> View:
        return replace(super().view(viewer), gone=[])


class ChangesTooEarly(State):
    def apply(self, action: Lay, chance: Chance) -> Sequence[Event]:
        if action.seat == self.to_act():
            self.points[action.seat] += 1
        return super().apply(action, chance)


def copied(state_type: type[State]) -> Tricks:
    class Copied(Tricks):
        def new(self, *arguments: Any) -> Any:
            state, events = super().new(*arguments)
            return state_type(**vars(state)), events

        def resample(self, view: View, seed: int) -> State:
            return state_type(**vars(super().resample(view, seed)))

    return Copied()


@pytest.mark.parametrize(
    ("state_type", "found"),
    [
        (ShowsTooMuch, r"the view is another: laid\.\d: \d+ against \d+"),
        (ForgetsThePile, r"does not give its state again: undealt\.\d+: \d+ against"),
        (ChangesTooEarly, r"was refused, but changed the state: points\.\d: \d+ against \d+"),
    ],
)
def test_a_finding_names_the_field(state_type: type[State], found: str) -> None:
    with pytest.raises(Nonconforming, match=found):
        check_game(copied(state_type), games=3)


@pytest.mark.parametrize(
    ("member", "value", "found"),
    [
        ("name", None, r"Changed\.name: is None, not a text"),
        ("variants", {}, r"Changed\.variants: is empty, not named sets of options"),
        ("variants", None, r"Changed\.variants: is None, not named sets of options"),
        ("player_counts", (2, "3"), r"Changed\.player_counts: '3' cannot play"),
        ("resample", None, r"Changed\.resample: is missing; hofnarr\.core\.game\.Game says"),
    ],
)
def test_what_a_game_lacks_is_named_before_anything_is_played(
    member: str, value: Any, found: str
) -> None:
    changed: Any = type("Changed", (Tricks,), {member: value})()
    with pytest.raises(Nonconforming, match=f"^{found}"):
        check_game(changed)


def test_a_difference_is_told_by_its_place() -> None:
    assert difference(b'{"a": 1}', b'{"a": 1, "b": [2]}') == "b: nothing against [2]"
    assert difference(b'[{"a": null}]', b'[{"a": 0}]') == "0.a: null against 0"
    assert difference(b'1\n{"a": [1, 2]}', b'1\n{"a": [1, 3]}') == "a.1: 2 against 3"
    assert difference(b"[true]", b"[1]") == "0: true against 1"
    assert difference(b'{"a":1,"b":2}', b'{"b":2,"a":1}').startswith("the same values")
    assert difference(b"no JSON", b"either") == "no JSON against either"

"""The desk: what a player can do with every card within reach, and why not."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from hofnarr.bots import make_bot
from hofnarr.catan import actions
from hofnarr.catan.game import GAME
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.reasons.playable import DeskCard, TableView, dress, table_view
from hofnarr.catan.reasons.reason import sentence
from hofnarr.catan.sight.view import View
from hofnarr.catan.state import State
from hofnarr.core.chance import RandomChance
from hofnarr.games import find_game
from hofnarr.texts import LANGUAGES, texts_for


@cache
def positions(variant: str) -> list[State]:
    """A game between somebody who plays well and somebody who does anything."""
    chance, random = RandomChance(3), Random(3)
    game = find_game("catan")
    state, _ = game.new(2, VARIANTS[variant], chance, 0)
    bots = [make_bot("greedy", game, 3), make_bot("random", game, 3)]
    found: list[Any] = []
    while len(found) < 700 and (seat := state.to_act()) is not None:
        found.append(state.clone())
        state.apply(bots[random.random() < 0.3].act(state.view(seat)), chance)
    return found


def cards_of(view: TableView) -> list[DeskCard]:
    assert view.desk is not None
    return [*view.desk.hand, *view.desk.display, *view.desk.supply]


def usable(view: View) -> set[str]:
    found = {each.card for each in view.legal if isinstance(each, actions.Build | actions.Play)}
    return found | {"scout" for each in view.legal if isinstance(each, actions.Scout)}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_card_is_ready_exactly_when_the_rules_let_it_be_used(variant: str) -> None:
    seen: set[bool] = set()
    for state in positions(variant):
        for seat in (0, 1):
            view = dress(state.view(seat))
            able = usable(view)
            for card in cards_of(view):
                assert card.ready == (card.card in able), card
                assert (card.why is None) == card.ready, card
                seen.add(card.ready)
            if view.decision == "act" and view.to_act == seat:
                for card in cards_of(view):
                    moment = card.why is not None and card.why != card.obstacle
                    assert card.ready == (card.obstacle is None and not moment), card
    assert seen == {True, False}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_reason_can_be_said_in_every_language(variant: str) -> None:
    told = set()
    for state in positions(variant)[::3]:
        view = dress(state.view(0))
        for card in cards_of(view):
            for reason in filter(None, (card.why, card.obstacle)):
                told |= {sentence(texts_for(language), reason) for language in LANGUAGES}
    assert len(told) > 60


@pytest.mark.parametrize("variant", VARIANTS)
def test_points_and_resources_are_reckoned_as_the_rules_count_them(variant: str) -> None:
    for state in positions(variant)[::4]:
        view = dress(state.view("public"))
        assert view.desk is None
        for player, reckoned in zip(view.seats, view.reckoning.seats, strict=True):
            assert sum(points for _, points in reckoned.victory) == player.victory
            assert sum(points for _, points in reckoned.strength) == player.strength
            assert sum(points for _, points in reckoned.tournament) == player.tournament
            assert sum(points for _, points in reckoned.commerce) == player.commerce
            stored = sum(region.stock for region in player.regions)
            assert reckoned.store == stored + sum(card.gold for card in player.cards)
            assert 0 <= reckoned.counted <= reckoned.store


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_desk_is_the_same_in_every_world_that_the_player_thinks_possible(variant: str) -> None:
    for number, state in enumerate(positions(variant)[::9]):
        for seat in (0, 1):
            view = state.view(seat)
            other = GAME.resample(view, number).view(seat)
            assert dress(other) == dress(view)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_desk_is_made_from_what_was_sent(variant: str) -> None:
    """Decoded from the wire, a view gives the same desk: nothing else goes into it."""
    for state in positions(variant)[::20]:
        view = state.view(1)
        again = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert dress(again) == dress(view)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_table_shows_what_can_be_worked_out_from_the_view(variant: str) -> None:
    """It is made from the board, and tells nothing that the view does not tell."""
    for state in positions(variant)[::9]:
        for viewer in (0, 1, "public", "open"):
            assert table_view(state.board, viewer) == dress(state.view(viewer))

"""The conformance kit passes a sound game and sound bots, and fails each broken one."""

from __future__ import annotations

import random
import secrets

import pytest

from hofnarr.core.game import Game
from hofnarr.testing import CHECKS, Nonconforming, Table, check_bot, check_game, tables
from hofnarr.testing.kit import Check
from tests.core import broken
from tests.core.broken import played_with
from tests.third_game.duel_game import rules as duel
from tests.third_game.duel_game.rules import DUEL, Action, Duel, State, View


@pytest.mark.parametrize("table", tables(DUEL, games=4), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_small_game_of_another_kind_keeps_the_contract(check: Check, table: Table) -> None:
    check(DUEL, table)


@pytest.mark.parametrize(
    ("state_type", "found"),
    [
        (broken.Endless, "does not end"),
        (broken.StillLegalAtTheEnd, "the game is over, but"),
        (broken.SomeLegalActionFails, "too good to hide"),
        (broken.OthersAreOfferedActions, "wrong legal actions"),
        (broken.FractionalScores, "not a whole number"),
        (broken.NobodyWins, r"the game is over, but won by \[\]"),
        (broken.WonTooSoon, "the game goes on, but was won by"),
        (broken.StrangersWin, r"won by \[2\]"),
        (broken.RefusedTooLate, "was refused, but changed the state"),
        (broken.AnybodyMayAct, "was carried out|must be refused"),
        (broken.WrongError, "not IllegalAction"),
        (broken.NoRule, "without a message and a rule"),
        (broken.TellingRefusal, "the answer depends on what is hidden"),
        (broken.UnsortedDeck, "do not ascend"),
        (broken.ShallowClone, "clone|is legal, but was refused"),
        (broken.AliasedEvent, "the events before decision .* changed later"),
        (broken.Shared, "the game is another when"),
        (broken.GlobalDie, "the game is another when"),
        (broken.ReseededDie, "uses the global random generator"),
        (broken.LeakingView, "the view is another"),
        (broken.LegalCountLeak, "the view is another"),
        (broken.StrikeInView, "is told the same, but sees a difference"),
        (broken.PileInView, "the view|what the view hides"),
        (broken.TellsTheHand, "what the view hides"),
        (broken.OpenViewForgets, "open view"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else None,
)
def test_broken_states_are_found(state_type: type[State], found: str) -> None:
    with pytest.raises(Nonconforming, match=found):
        check_game(played_with(state_type), games=3)


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (broken.SameDeal(), "is dealt the same each time"),
        (broken.DealByGlobalRandom(), "the game is another when"),
        (broken.ForgetfulDeal(), "the view is another"),
        (broken.DealsForeignCards(), "never dealt as it really is"),
        (broken.BelievesAll(), "verifies|is believed"),
        (broken.BelievesResults(), "verifies|is believed"),
        (broken.BelievesShuffles(), "is believed"),
        (broken.LosesAnAction(), "a true record is refused"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Duel) else None,
)
def test_broken_games_are_found(game: Game, found: str) -> None:
    with pytest.raises(Nonconforming, match=found):
        check_game(game, games=3)


@pytest.mark.parametrize("event", [duel.Drew, duel.Struck, duel.Hidden, duel.Peeked])
def test_an_event_that_hides_nothing_is_found(
    event: type[duel.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "seen_by", lambda self, viewer: self)
    with pytest.raises(Nonconforming, match=r"check_twin_stories: .* what the view hides"):
        check_game(DUEL, games=3)


def test_a_finding_names_game_table_and_check() -> None:
    with pytest.raises(Nonconforming, match=r"^duel, 2 players, long, seed 5, check_turns: "):
        check_game(played_with(broken.FractionalScores), seed=5)


# --- bots -----------------------------------------------------------------------------------------


class First:
    def __init__(self, seed: int) -> None:
        pass

    def act(self, view: View) -> Action:
        return view.legal[0]


class Seeded(First):
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def act(self, view: View) -> Action:
        return self.random.choice(view.legal)


class Unseeded(First):
    def act(self, view: View) -> Action:
        return secrets.choice(view.legal)


class GlobalRandom(First):
    def act(self, view: View) -> Action:
        return random.choice(view.legal)


class Cheeky(First):
    def act(self, view: View) -> Action:
        return duel.Strike(view.to_act or 0, 99)


class Untidy(First):
    def act(self, view: View) -> Action:
        view.points.append(1)
        return super().act(view)


@pytest.mark.parametrize("bot", [First, Seeded])
def test_sound_bots_pass(bot: type[First]) -> None:
    check_bot(bot, DUEL, games=3)


@pytest.mark.parametrize(
    ("bot", "found"),
    [
        (Unseeded, "the same seed and the same view gave"),
        (GlobalRandom, "uses the global random generator"),
        (Cheeky, "is not legal"),
        (Untidy, "changed its view"),
    ],
)
def test_broken_bots_are_found(bot: type[First], found: str) -> None:
    with pytest.raises(Nonconforming, match=found):
        check_bot(bot, DUEL)

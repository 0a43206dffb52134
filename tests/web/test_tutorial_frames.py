"""The tutorial of the browser: a real game by the rules, and frames that follow from it."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from hofnarr.kabale.actions import Action, Play, Swap
from hofnarr.kabale.award import Pair, Wizard
from hofnarr.kabale.cards import CARD_INDEX, CARDS
from hofnarr.kabale.counting import count
from hofnarr.kabale.events import Awarded, Event, GameEnded, Killed, Swapped, Uncovered
from hofnarr.kabale.options import VALUES
from hofnarr.kabale.record import replay, verify
from hofnarr.kabale.state import State
from hofnarr.texts import LANGUAGES, Language, texts_for
from web.generate.kabale.make_frames import FRAMES, LEARNER, LESSONS, RECORD, as_json, frames


def played(moves: Sequence[Action]) -> tuple[State, list[Event]]:
    """The scripted game with these moves: where it leads, and all that happens."""
    replaying = replay(RECORD)
    state = replaying.state
    assert isinstance(state, State)
    events: list[Event] = []
    for action in moves:
        events += state.apply(action, replaying.chance)
    return state, events


def test_the_scripted_game_is_a_record_that_verifies() -> None:
    verify(RECORD)


def test_the_frames_in_the_browser_are_those_the_rules_make() -> None:
    made = "run `python -m web.generate.kabale.make_frames` and look at the diff"
    assert FRAMES.read_bytes() == as_json(), made


def test_no_frame_shows_a_card_that_the_learner_may_not_know() -> None:
    for entry in (entry for frame in frames() for entry in frame.entries):
        assert entry.view.viewer == LEARNER
        assert entry.view.legal == ()
        assert [event.seen_by(LEARNER) for event in entry.events] == entry.events


def test_only_what_is_asked_for_is_offered() -> None:
    asking = [frame for frame in frames() if frame.asks]
    assert len(asking) == sum(lesson.asks for lesson in LESSONS)
    for frame in asking:
        assert frame.asks in frame.offers
    assert [len(frame.offers) for frame in asking] == [1] * (len(asking) - 1) + [3]


def test_it_teaches_a_card_of_each_kind() -> None:
    asked = [frame.asks for frame in frames()]
    cards = [action.card for action in asked if isinstance(action, Play)]
    kinds = {CARDS[CARD_INDEX[card]].kind for card in cards}
    assert kinds == {"plain", "now", "award"}
    assert any(CARDS[CARD_INDEX[card]].domain for card in cards)
    assert any(isinstance(action, Swap) for action in asked)


def test_it_shows_what_the_words_say() -> None:
    """The texts speak of these moments, so they must come true."""
    _, events = played(RECORD.actions)
    assert Uncovered(1, LEARNER, "king") in events
    assert Killed(0, LEARNER, 1, "queen") in events
    assert Swapped(LEARNER, 1, 0) in events
    awards = [event for event in events if isinstance(event, Awarded)]
    won = [(event.target, event.award.winner) for event in awards[:4]]
    assert won == [
        (("trade", 2), LEARNER),
        (("music", 3), LEARNER),
        (("farming", 3), LEARNER),
        (("religion", 2), 1),
    ]
    [wizard] = [step for step in awards[2].award.steps if isinstance(step, Wizard)]
    assert wizard.removed == [(1, "king")]
    assert awards[2].award.totals == {"0": 16.5}
    assert not any(isinstance(step, Pair) for event in awards for step in event.award.steps)


def test_six_domains_beat_more_points() -> None:
    state, events = played(RECORD.actions)
    [end] = [event for event in events if isinstance(event, GameEnded)]
    mine, his = (count(seat.won) for seat in state.view("open").seats)
    assert (mine.points, mine.doubled) == (17, 34)
    assert (his.points, his.missing) == (22, ["fencing"])
    assert end.scores == [34, 22]


def test_the_last_choice_is_one() -> None:
    """The other cards of the hand would lose the last target."""
    *_, last, _ = frames()
    assert isinstance(last.asks, Play)
    for wrong in last.offers:
        assert isinstance(wrong, Play)
        _, events = played([*RECORD.actions[:-1], wrong])
        *_, fencing, _ = (event for event in events if isinstance(event, Awarded))
        assert (fencing.award.winner == LEARNER) == (wrong == last.asks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: Language) -> None:
    texts = texts_for(language)
    for lesson in LESSONS:
        assert texts(f"tutorial-{lesson.id}")
        assert texts(f"tutorial-{lesson.id}.text")
        if lesson.asks:
            assert texts(f"tutorial-{lesson.id}.nudge")


def test_the_lab_knows_the_options_that_decide_an_award() -> None:
    path = FRAMES.parents[1] / "lab/column/options.json"
    known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert known == {name: list(VALUES[name]) for name in ("lowest_number", "double_copies")}

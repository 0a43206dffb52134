"""The tutorial of the Catan card game: a real game, and frames that follow from it."""

import pytest

from hofnarr.catan import events
from hofnarr.catan.actions import Build
from hofnarr.catan.record import replay, verify
from hofnarr.core.game import Event
from hofnarr.texts import LANGUAGES, Language, texts_for
from web.generate.catan.make_frames import FRAMES, LEARNER, LESSONS, RECORD, as_json, frames

FOOL = 1


def happened() -> list[list[Event]]:
    """What every move of the game led to."""
    replaying = replay(RECORD)
    return [list(replaying.state.apply(action, replaying.chance)) for action in RECORD.actions]


def test_the_game_is_a_record_that_verifies() -> None:
    verify(RECORD)


def test_the_frames_in_the_browser_are_those_the_rules_make() -> None:
    made = "run `python -m web.generate.catan.make_frames` and look at the diff"
    assert FRAMES.read_bytes() == as_json(), made


def test_no_frame_shows_a_card_that_the_learner_may_not_know() -> None:
    for entry in (entry for frame in frames() for entry in frame.entries):
        assert entry.view.viewer == LEARNER
        assert entry.view.legal == []
        assert entry.view.seats[FOOL].hand is None
        assert [event.seen_by(LEARNER) for event in entry.events] == entry.events


def test_only_what_is_asked_for_is_offered() -> None:
    asking = [frame for frame in frames() if frame.asks]
    assert len(asking) == sum(lesson.asks for lesson in LESSONS)
    assert all(frame.offers == [frame.asks] for frame in asking)


def test_every_part_begins_with_a_table_of_its_own() -> None:
    """Parts stand in a row, and no step goes back in time."""
    parts = [lesson.part for lesson in LESSONS]
    assert sorted(set(parts), key=parts.index) == list(dict.fromkeys(parts))
    moments = [lesson.after for lesson in LESSONS]
    assert moments == sorted(moments)


def test_it_teaches_every_kind_of_move() -> None:
    asked = {type(frame.asks).__name__ for frame in frames() if frame.asks}
    assert asked >= {"Arrange", "Look", "Take", "Build", "Trade", "Play", "Draw", "Put", "Search"}
    built = [frame.asks.card for frame in frames() if isinstance(frame.asks, Build)]
    assert built == ["walter", "road", "settlement", "city", "gold_fleet", "town_hall"]


def test_it_shows_what_the_words_say() -> None:
    """The texts speak of these moments, so they must come true."""
    told = happened()
    assert events.Rolled(LEARNER, "question", 1) in told[17]
    assert events.EventTurned("conflict") in told[17]
    assert events.TokenMoved("knight", LEARNER) in told[18]
    assert events.EventTurned("civil_war") in told[20]
    assert events.SevenReached() in told[69]
    assert events.TokenMoved("windmill", LEARNER) in told[101]
    assert events.DieRolled(LEARNER, "black_knight", 3, True) in told[134]
    assert events.TokenMoved("knight", LEARNER) in told[135]
    assert events.Rolled(FOOL, "brigand", 2) in told[139]
    lost = {event.resource for event in told[139] if isinstance(event, events.Lost)}
    assert lost == {"ore", "wool"}
    assert events.GameEnded(LEARNER, [12, 5], "victory") in told[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_part_has_its_words(language: Language) -> None:
    texts = texts_for(language)
    for lesson in LESSONS:
        assert texts(f"catan-tutorial-part-{lesson.part}")
        assert texts(f"catan-tutorial-{lesson.id}")
        assert texts(f"catan-tutorial-{lesson.id}.text")
        if lesson.asks:
            assert texts(f"catan-tutorial-{lesson.id}.nudge")

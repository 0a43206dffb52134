"""The contract itself: actions and events on the wire, the registry, the errors."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from hofnarr.core.errors import BadInput, BrokenRecord, HofnarrError, IllegalAction
from hofnarr.core.game import Event
from hofnarr.core.plugin import plugins
from hofnarr.games import find_game, game_names
from tests.third_game.duel_game import rules as duel


def test_actions_are_tagged_and_take_no_unknown_field() -> None:
    assert msgspec.json.encode(duel.Strike(1, 5)) == b'{"type":"strike","seat":1,"card":5}'
    for line in (
        b'{"type":"strike","seat":1,"card":5,"column":1}',
        b'{"type":"strike","seat":1}',
        b'{"type":"dance","seat":1}',
        b'{"seat":1,"card":5}',
        b'{"type":"strike","seat":"1","card":5}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(line, type=duel.Action)


def test_actions_and_events_cannot_be_changed() -> None:
    for frozen in (duel.Strike(1, 5), duel.Drew(0, 3)):
        with pytest.raises(AttributeError):
            frozen.seat = 0  # type: ignore[misc]


def test_an_event_hides_nothing_unless_it_says_so() -> None:
    class Rang(Event, frozen=True, tag="rang"):
        bell: int

    assert Rang(3).seen_by("public") == Rang(3)
    assert duel.Drew(0, 3).seen_by("public") == duel.Drew(0, None)
    assert duel.Drew(0, 3).seen_by(0) == duel.Drew(0, 3)


@pytest.mark.parametrize("name", game_names())
def test_every_game_of_the_registry_is_found_by_its_name(name: str) -> None:
    game = find_game(name)
    assert game.name == name
    assert len(game.player_counts) > 0
    assert len(game.variants) > 0


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"unknown game 'chess': choose one of .*kabale"):
        find_game("chess")


def test_errors_for_people_have_one_base_and_illegal_actions_a_rule() -> None:
    assert issubclass(BadInput, HofnarrError)
    assert issubclass(BrokenRecord, HofnarrError)
    error = IllegalAction("it is not your turn", "turn")
    assert isinstance(error, HofnarrError)
    assert (str(error), error.rule) == ("it is not your turn", "turn")


def test_core_and_the_kit_know_no_game() -> None:
    """Nor do they load one, or pytest, NumPy or Numba."""
    code = (
        "import sys, hofnarr.core.match, hofnarr.core.playthrough, hofnarr.testing\n"
        "foreign = ('pytest', 'numpy', 'numba', 'hofnarr.games', *sys.argv[1:])\n"
        "print(*(name for name in foreign if name in sys.modules))"
    )
    modules = [plugin.game.rpartition(".")[0] for plugin in plugins().values()]
    command = [sys.executable, "-c", code, *modules]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert loaded.split() == []

"""Kabale und Hiebe as a game of the house: `GAME` fulfils the contract of `hofnarr.core.game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from hofnarr.core.chance import Chance
from hofnarr.kabale import record
from hofnarr.kabale.actions import Action
from hofnarr.kabale.events import Event
from hofnarr.kabale.kernel.playout import mix
from hofnarr.kabale.kernel.sight import MOST_SECRETS, restore
from hofnarr.kabale.options import EDITIONS, Options
from hofnarr.kabale.state import State
from hofnarr.kabale.verifying import Verifier
from hofnarr.kabale.view import View, sight_of


class Kabale:
    name = "kabale"
    record_format = record.FORMAT
    player_counts: Sequence[int] = (2, 3, 4, 5, 6)
    variants: Mapping[str, Options] = EDITIONS
    action_type: ClassVar = Action
    event_type: ClassVar = Event
    view_type: ClassVar = View

    def new(
        self, seats: int, options: Options, chance: Chance, start: int = 0
    ) -> tuple[State, Sequence[Event]]:
        return State.new(seats, options, chance, start)

    def resample(self, view: View, seed: int) -> State:
        """Every state that agrees with the view is equally likely."""
        words = sight_of(view)
        restore(words, [0] * (2 * MOST_SECRETS), mix(seed), mix(seed + 1) | 1)
        return State(words)

    make_record = staticmethod(record.make_record)
    read_record = staticmethod(record.read_record)
    replay = staticmethod(record.replay)
    verify = staticmethod(record.verify)

    def make_verifier(self) -> Callable[[record.Record], None]:
        return Verifier()


GAME = Kabale()

"""The Catan card game as a game of the house: `GAME` fulfils the contract of `core.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hofnarr.catan import record
from hofnarr.catan.actions import Action
from hofnarr.catan.events import Event
from hofnarr.catan.options import VARIANTS, Options
from hofnarr.catan.sight.resample import resample
from hofnarr.catan.sight.view import View
from hofnarr.catan.state import State
from hofnarr.core.chance import Chance
from hofnarr.core.errors import BadInput


class Catan:
    name = "catan"
    record_format = record.FORMAT
    old_record_formats: Sequence[str] = (record.FIRST_FORMAT,)
    player_counts: Sequence[int] = (2,)
    variants: Mapping[str, Options] = VARIANTS
    action_type: ClassVar = Action
    event_type: ClassVar = Event
    view_type: ClassVar = View

    def new(
        self, seats: int, options: Options, chance: Chance, start: int = 0
    ) -> tuple[State, Sequence[Event]]:
        if seats != 2:
            raise BadInput(f"players: {seats} of them, the game is for 2")
        return State.new(options, chance, start)

    def resample(self, view: View, seed: int) -> State:
        return State(resample(view, seed))

    make_record = staticmethod(record.make_record)
    read_record = staticmethod(record.read_record)
    replay = staticmethod(record.replay)
    verify = staticmethod(record.verify)


GAME = Catan()

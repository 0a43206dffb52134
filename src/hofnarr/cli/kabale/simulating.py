"""A run of `hofnarr simulate` with Kabale und Hiebe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hofnarr.bots import simulation as through_views
from hofnarr.bots.kabale.simulation import Setting, simulate
from hofnarr.bots.own import is_of_the_game
from hofnarr.bots.simulation import Batch, GameResult
from hofnarr.core.match import First
from hofnarr.games import find_game
from hofnarr.kabale.options import Options
from hofnarr.texts import Texts


class Run:
    """At the speed of the kernel where it knows all bots, otherwise view by view."""

    setting: Setting | through_views.Setting

    def __init__(
        self, game: str, seed: str, bots: tuple[str, ...], options: Options, first: First
    ) -> None:
        if all(is_of_the_game(name, find_game(game)) for name in bots):
            self.setting = Setting(seed, bots, options, first)
        else:
            self.setting = through_views.Setting(game, seed, bots, options, first)

    def play(self, games: int, cores: int, *, with_records: bool) -> Iterator[Batch[GameResult]]:
        if isinstance(self.setting, through_views.Setting):
            return through_views.simulate(self.setting, games, cores, with_records)
        return simulate(self.setting, games, cores, with_records)

    def more(self) -> dict[str, Any]:
        return {}

    def tell(self, texts: Texts) -> list[str]:
        return []

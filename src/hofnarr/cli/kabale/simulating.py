"""A run of `hofnarr simulate` with Kabale und Hiebe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hofnarr.bots.kabale.simulation import Setting, simulate
from hofnarr.bots.simulation import Batch, GameResult
from hofnarr.core.match import First
from hofnarr.kabale.options import Options
from hofnarr.texts import Texts


class Run:
    def __init__(
        self, game: str, seed: str, bots: tuple[str, ...], options: Options, first: First
    ) -> None:
        self.setting = Setting(seed, bots, options, first)

    def play(self, games: int, cores: int, *, with_records: bool) -> Iterator[Batch[GameResult]]:
        return simulate(self.setting, games, cores, with_records)

    def more(self) -> dict[str, Any]:
        return {}

    def tell(self, texts: Texts) -> list[str]:
        return []

"""A run of `hofnarr simulate` with the Catan card game."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from hofnarr.bots.catan.simulation import GameResult, Setting, simulate
from hofnarr.bots.simulation import Batch
from hofnarr.catan.options import Options
from hofnarr.core.match import First
from hofnarr.texts import Texts


class Run:
    """Keeps what this game has to tell besides wins: how long it took, who began, how it ended."""

    def __init__(
        self, game: str, seed: str, bots: tuple[str, ...], options: Options, first: First
    ) -> None:
        self.setting = Setting(seed, bots, options, first)
        self._results: list[GameResult] = []

    def play(self, games: int, cores: int, *, with_records: bool) -> Iterator[Batch[GameResult]]:
        for batch in simulate(self.setting, games, cores, with_records):
            self._results += batch.results
            yield batch

    def more(self) -> dict[str, Any]:
        results = self._results
        endings = [result.reason for result in results]
        started = sum(result.outcome.shares[result.start] for result in results)
        return {
            "median_turns": median(result.turns for result in results),
            "start_win_share": round(started / len(results), 6),
            "endings": {reason: endings.count(reason) for reason in ("victory", "rounds")},
        }

    def tell(self, texts: Texts) -> list[str]:
        more = self.more()
        return [
            texts(
                "catan-simulate-length",
                turns=round(more["median_turns"]),
                share=round(100 * more["start_win_share"]),
            ),
            texts("catan-simulate-endings", **more["endings"]),
        ]

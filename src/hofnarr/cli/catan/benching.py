"""The speed of the Catan card game."""

from __future__ import annotations

from hofnarr.catan.options import choose
from hofnarr.catan.speed import Speed, measure
from hofnarr.core.errors import BadInput


class Bench:
    """Always in plain Python."""

    def __init__(
        self, game: str, players: int | None, sets: str | None, runner: str | None
    ) -> None:
        if players not in (None, 2):
            raise BadInput(f"--players: {players} is not possible, the game is for 2")
        if runner not in (None, "plain", "all"):
            raise BadInput("--runner, --gpu: catan is played in plain Python only, leave them out")
        self.runners = ["plain"]
        self.sets = sets or "base"
        self.options = choose(self.sets)

    def measure(self, seconds: float, cores: int, runner: str) -> Speed:
        return measure(self.options, seconds=seconds, cores=cores)

    def tell(self, speed: Speed) -> str:
        return (
            f"Catan, {self.sets}, {speed.runner}, {speed.machine}: "
            f"{speed.games:,} games and {speed.decisions:,} decisions in {speed.seconds:.2f} s; "
            f"a copy of a state takes {speed.clone_microseconds:.1f} µs"
        )

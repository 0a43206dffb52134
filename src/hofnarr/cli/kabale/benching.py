"""The speed of Kabale und Hiebe."""

from __future__ import annotations

from hofnarr.cli.kabale.options import bulk_players_for
from hofnarr.core.errors import BadInput
from hofnarr.games import find_game
from hofnarr.kabale.speed import Speed, available, measure


class Bench:
    def __init__(
        self, game: str, players: int | None, sets: str | None, runner: str | None
    ) -> None:
        self.players = bulk_players_for(find_game(game)) if players is None else players
        if not 2 <= self.players <= 6:
            raise BadInput(f"--players: {players} is not possible, the game is for 2 to 6")
        if sets is not None:
            raise BadInput("--set: belongs to catan, kabale has no sets")
        self.runners = available() if runner == "all" else [runner or ""]

    def measure(self, seconds: float, cores: int, runner: str) -> Speed:
        return measure(self.players, seconds=seconds, cores=cores, runner=runner)

    def tell(self, speed: Speed) -> str:
        return (
            f"Kabale, {self.players} players, {speed.runner}, {speed.machine}: "
            f"{speed.games:,} games and {speed.decisions:,} decisions in {speed.seconds:.2f} s"
        )

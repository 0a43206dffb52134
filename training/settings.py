"""What a run is: sizes, schedules, opponents. Schedules go by decisions, not by time."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hofnarr.kabale.kernel.layout import MAX_PLAYERS

SIZES = range(2, MAX_PLAYERS + 1)  #: of tables


@dataclass(frozen=True)
class Settings:
    rows: int = 32_768  # games side by side
    steps: int = 32  # decisions of each between two rounds of learning
    minibatch: int = 32_768
    decisions: float = 4e9  # in the whole of the schedule
    rate: float = 5e-4
    last_rate: float = 2e-5
    entropy: float = 0.05
    last_entropy: float = 0.01
    clip: float = 0.2
    keep: float = 0.9  # λ along the decisions of one seat
    league_every: int = 8  # one row of so many is played against an earlier self
    snapshots: int = 12  # earlier selves kept
    snapshot_every: float = 60e6  # decisions
    average: float = 0.9995  # of the averaged network that is evaluated and shipped, a step
    mix: str = "34,17,21,10,18"  # how many of 100 rows have two to six players
    players: int = 0  # all numbers of players, or only this one
    mini: bool = False
    seed: int = 1

    def progress(self, learned: float) -> float:
        return min(1.0, learned / self.decisions)

    def rate_at(self, learned: float) -> float:
        """Warm-up, then half a cosine."""
        warm_up = min(2e7, self.decisions / 50)
        warm = min(1.0, learned / warm_up + 0.05)
        part = 0.5 + 0.5 * math.cos(math.pi * self.progress(learned))
        return warm * (self.last_rate + (self.rate - self.last_rate) * part)

    def entropy_at(self, learned: float) -> float:
        """Falls evenly on a logarithmic scale."""
        part = math.log(self.last_entropy / self.entropy) * self.progress(learned)
        return self.entropy * math.exp(part)

    def players_of_rows(self) -> list[int]:
        """Tables of one size side by side, so that threads that run together stay together."""
        if self.players:
            return [self.players] * self.rows
        shares = [int(share) for share in self.mix.split(",")]
        if len(shares) != len(SIZES) or sum(shares) != 100:
            raise ValueError(
                f"--mix {self.mix}: five whole numbers that add up to 100 are expected"
            )
        listed: list[int] = []
        part = 0
        for players, share in zip(SIZES, shares, strict=True):
            part += share
            listed += [players] * (round(part * self.rows / 100) - len(listed))
        return listed

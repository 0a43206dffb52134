"""The speed of any game: random moves through its contract, in plain Python."""

from __future__ import annotations

import os
import platform
from random import Random
from time import perf_counter

import msgspec

from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.games import find_game


class Speed(msgspec.Struct, frozen=True):
    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    machine: str


class Bench:
    def __init__(self, game: str, players: int | None, sets: str | None, runner: str | None):
        self.game = find_game(game)
        self.players = self.game.player_counts[0] if players is None else players
        if self.players not in self.game.player_counts:
            raise BadInput(f"--players: {players} is not possible")
        if runner not in (None, "plain", "all"):
            raise BadInput("--runner, --gpu: this game is played in plain Python only")
        variant = sets or next(iter(self.game.variants))
        if variant not in self.game.variants:
            known = ", ".join(self.game.variants)
            raise BadInput(f"--set: unknown {variant!r}, choose one of {known}")
        self.options = self.game.variants[variant]
        self.runners = ["plain"]

    def measure(self, seconds: float, cores: int, runner: str) -> Speed:
        if cores != 1:
            raise BadInput("--cores: this game is measured on one core")
        games = decisions = 0
        choices = Random(0)
        started = perf_counter()
        while (took := perf_counter() - started) < seconds:
            chance = RandomChance(games)
            state, _ = self.game.new(self.players, self.options, chance, 0)
            while state.to_act() is not None:
                state.apply(choices.choice(state.legal()), chance)
                decisions += 1
            games += 1
        machine = f"{platform.machine()}, {os.cpu_count()} cores"
        rate = round(decisions / took) if took else 0
        return Speed(self.game.name, self.players, games, decisions, round(took, 3), rate, machine)

    def tell(self, speed: Speed) -> str:
        return (
            f"{speed.game}, {speed.players} players, {speed.machine}: {speed.games:,} games and "
            f"{speed.decisions:,} decisions in {speed.seconds:.2f} s"
        )

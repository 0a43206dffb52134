"""Which golden files there must be, and how each is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from hofnarr.bots import make_bot
from hofnarr.core.game import Game
from hofnarr.core.match import Match
from hofnarr.core.playthrough import playthrough
from hofnarr.games import find_game, game_names

HERE = Path(__file__).parent
#: Games in which random moves take too long: their playthroughs are broken off after so many
#: decisions, and the games of their stored records are played by a bot instead.
MOST_DECISIONS = {"catan": 130}
BOT = "greedy"


@dataclass(frozen=True)
class Golden:
    """One game of a golden file or of the stored records."""

    game: Game
    seats: int
    variant: str

    def __str__(self) -> str:
        return f"{self.game.name} {self.variant} {self.seats}"

    @property
    def path(self) -> Path:
        is_standard = self.variant == next(iter(self.game.variants))
        prefix = "" if is_standard else f"{self.variant}-"
        return HERE / self.game.name / f"{prefix}players-{self.seats}.txt"

    def text(self) -> str:
        options = self.game.variants[self.variant]
        most = MOST_DECISIONS.get(self.game.name)
        return playthrough(self.game, self.seats, options, str(self), most=most)

    def record(self) -> bytes:
        players = [f"player {seat + 1}" for seat in range(self.seats)]
        options = self.game.variants[self.variant]
        match = Match(self.game, players, options, first="lot", seed=str(self), salt="golden")
        choices = Random(str(self))
        bot = make_bot(BOT, self.game, 1) if self.game.name in MOST_DECISIONS else None
        while (seat := match.state.to_act()) is not None:
            state = match.state
            match.act(bot.act(state.view(seat)) if bot else choices.choice(state.legal()))
        return msgspec.json.encode(match.record())


def all_games() -> list[Game]:
    return [find_game(name) for name in game_names()]


def playthroughs(game: Game) -> list[Golden]:
    """The first variant with every number of players, each other one with the fewest."""
    first, *others = game.variants
    return [
        *(Golden(game, seats, first) for seats in game.player_counts),
        *(Golden(game, min(game.player_counts), variant) for variant in others),
    ]


def stored_games(game: Game) -> Iterator[Golden]:
    """The games of a new file of stored records: those of the playthroughs, and each other variant
    with one more number of players."""
    yield from playthroughs(game)
    _, *others = game.variants
    _, *counts = sorted(game.player_counts)
    for place, variant in enumerate(others if counts else []):
        yield Golden(game, counts[place % len(counts)], variant)


def records_path(game: Game) -> Path:
    """`hofnarr.kabale/1` has its records in `kabale-1.jsonl`."""
    return HERE / "records" / f"{game.record_format.rpartition('.')[2].replace('/', '-')}.jsonl"


def write_all() -> Iterator[Path]:
    """Write every playthrough anew, and records only for a format that has none yet."""
    for game in all_games():
        for golden in playthroughs(game):
            golden.path.parent.mkdir(exist_ok=True)
            golden.path.write_text(golden.text(), encoding="utf-8")
            yield golden.path
        path = records_path(game)
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(b"".join(g.record() + b"\n" for g in stored_games(game)))
            yield path

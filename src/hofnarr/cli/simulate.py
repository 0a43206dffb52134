"""`hofnarr simulate`: bots play many games; a table of results, and the records if asked for."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from cyclopts import Parameter

from hofnarr.cli.faces import face
from hofnarr.cli.output import console, put_json
from hofnarr.cli.parameters import Cores, GameName, Json, Language, Wishes, checked_cores
from hofnarr.cli.progress import progress_bar
from hofnarr.core.errors import BadInput
from hofnarr.core.outcome import Outcome
from hofnarr.games import find_game

if TYPE_CHECKING:
    from hofnarr.texts import Texts


class Tally(msgspec.Struct):
    """What a run has come to so far; a shared win counts in equal parts."""

    players: int
    games: int = 0
    decisions: int = 0
    wins: list[float] = []
    scores: list[int] = []

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.scores = [0] * self.players

    def add(self, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        for seat, (score, share) in enumerate(zip(outcome.scores, outcome.shares, strict=True)):
            self.scores[seat] += score
            self.wins[seat] += share


def simulate(
    game: GameName,
    *,
    players: Annotated[
        int | None, Parameter(help="Kabale: 2 to 6, without it 4; Catan: 2.")
    ] = None,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    bots: Annotated[
        str,
        Parameter(help="One bot for all seats, or one per seat: a,b,c. A wrong name lists all."),
    ] = "random",
    wishes: Wishes | None = None,
    first: Annotated[Literal["0", "lot"], Parameter(help="Who begins: seat 0 or by lot.")] = "0",
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "0",
    records: Annotated[
        Path | None, Parameter(help="Write one record per line to this file.")
    ] = None,
    cores: Cores = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Let bots play many games, each on its own committed deal."""
    from hofnarr.bots import share_out

    own = face(game, "options")
    found = find_game(game)
    seats = own.bulk_players_for(found) if players is None else players
    counts = found.player_counts
    if seats not in counts:
        possible = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else f"{counts[0]}"
        raise BadInput(f"--players: {seats} is not possible, the game is for {possible}")
    if games < 1:
        raise BadInput(f"--games: {games} is not possible, give 1 or more")
    usable = checked_cores(cores)
    names = tuple(share_out(bots, seats))
    options = own.options_for(found, wishes or Wishes())
    run = face(game, "simulating").Run(game, seed, names, options, first)
    started = perf_counter()
    tally = _run(run, games, usable, records, json=json)
    seconds = perf_counter() - started
    if json:
        put_json(_summary(game, run, tally, seconds))
        return 0
    from hofnarr.texts import guess_language, texts_for

    texts = texts_for(language or guess_language())
    console().print(_table(run.setting, tally, texts))
    print(
        texts(
            "simulate-done",
            games=tally.games,
            seconds=round(seconds, 1),
            decisions=round(tally.decisions / tally.games, 1),
        )
    )
    for sentence in run.tell(texts):
        print(sentence)
    if records is not None:
        print(texts("simulate-records", file=str(records)))
    return 0


def _run(run: Any, games: int, cores: int, records: Path | None, *, json: bool) -> Tally:
    tally = Tally(len(run.setting.bots))
    with (
        records.open("wb") if records is not None else nullcontext() as file,
        progress_bar(json=json) as progress,
    ):
        for batch in run.play(games, cores, with_records=file is not None):
            for result in batch.results:
                tally.add(result.outcome, result.decisions)
            if file is not None:
                file.write(batch.records)
            progress(tally.games, games)
    return tally


def _summary(game: str, run: Any, tally: Tally, seconds: float) -> dict[str, Any]:
    setting = run.setting
    return {
        "game": game,
        "players": tally.players,
        "games": tally.games,
        "bots": setting.bots,
        "options": setting.options,
        "first": setting.first,
        "seed": setting.seed,
        "wins": [round(wins, 6) for wins in tally.wins],
        "win_share": [round(wins / tally.games, 6) for wins in tally.wins],
        "mean_scores": [round(score / tally.games, 4) for score in tally.scores],
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        **run.more(),
    }


def _table(setting: Any, tally: Tally, texts: Texts) -> Any:
    from rich.table import Table

    table = Table()
    table.add_column(texts("simulate-seat"), justify="right")
    table.add_column(texts("simulate-bot"))
    table.add_column(texts("simulate-wins"), justify="right")
    table.add_column(texts("simulate-share"), justify="right")
    table.add_column(texts("simulate-score"), justify="right")
    for seat, name in enumerate(setting.bots):
        table.add_row(
            str(seat),
            name,
            f"{tally.wins[seat]:.1f}",
            f"{100 * tally.wins[seat] / tally.games:.1f} %",
            f"{tally.scores[seat] / tally.games:.1f}",
        )
    return table

"""Learn by self-play, or learn to beat a frozen network.

    python -m training.train --out runs/one --minutes 9
    python -m training.train --out runs/two --from runs/one --minutes 9
    python -m training.train --out runs/reply --against runs/two --players 2 --minutes 5

Writes a checkpoint and `weights.bin` every minute and at the end, and ends with a table.
"""

from __future__ import annotations

import argparse
import dataclasses
import time
from pathlib import Path

import torch

from hofnarr.bots.bot import usable_cores
from hofnarr.bots.kabale.kernel.deciding import MINISTER_FLOOR, MINISTER_TEMPERATURE
from training import checkpoint
from training.evaluate import match, mini_exploitability, policy_of
from training.learner import Learner
from training.settings import Settings
from training.table import line, table


def main() -> None:
    started = time.monotonic()
    arguments = read_arguments()
    settings = settings_of(arguments)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    learner = Learner(settings, device)
    learner.begin(arguments.first_number)
    if arguments.against:
        oppose(learner, arguments)
    elif arguments.resume:
        checkpoint.load(learner, arguments.resume)
    say(f"{device} ready after {time.monotonic() - started:.0f} s: {settings}")
    run(learner, arguments, started)
    checkpoint.save(learner, arguments.out)
    lines = final_table(learner, arguments)
    say("\n".join(lines))
    (arguments.out / "table.txt").write_text("\n".join(lines))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="resume", type=Path, help="go on from this checkpoint")
    parser.add_argument("--against", type=Path, help="learn to beat this checkpoint's network")
    parser.add_argument(
        "--sharpness", type=float, default=1 / MINISTER_TEMPERATURE, help="of its policy"
    )
    parser.add_argument("--floor", type=float, default=MINISTER_FLOOR, help="of its policy")
    parser.add_argument("--fit", action="store_true", help="end the schedule with this run")
    parser.add_argument("--minutes", type=float, default=9.0, help="of learning")
    parser.add_argument("--games", type=int, default=2400, help="of each match of the table")
    parser.add_argument(
        "--first-number", type=int, default=0, help="of the games: others than before"
    )
    for field in dataclasses.fields(Settings):
        kind = type(field.default)
        if kind is bool:
            parser.add_argument(f"--{field.name}", action="store_true")
        else:
            name = field.name.replace("_", "-")
            parser.add_argument(f"--{name}", type=kind, default=field.default)
    return parser.parse_args()


def settings_of(arguments: argparse.Namespace) -> Settings:
    given = {field.name: getattr(arguments, field.name) for field in dataclasses.fields(Settings)}
    if arguments.against:
        given["league_every"] = 1
    return Settings(**given)


def oppose(learner: Learner, arguments: argparse.Namespace) -> None:
    """Every game is against the frozen network, and the learner starts as a copy of it."""
    checkpoint.load(learner, arguments.against, keep_schedule=False)
    learner.net.load_state_dict(learner.average.state_dict())
    learner.frozen_rival = True
    learner.rival_sharpness.fill_(arguments.sharpness)
    learner.rival_floor.fill_(arguments.floor)


def run(learner: Learner, arguments: argparse.Namespace, started: float) -> None:
    begun = shown = saved = time.monotonic()
    next_snapshot = learner.learned + learner.settings.snapshot_every
    first = learner.learned
    learner.snapshot()
    pace = show_pace(learner)
    if arguments.fit:
        whole = learner.learned + 60 * arguments.minutes * pace
        learner.settings = dataclasses.replace(learner.settings, decisions=whole)
    while (now := time.monotonic()) - begun < 60 * arguments.minutes:
        learner.collect()
        learner.judge()
        learner.learn()
        if learner.learned >= next_snapshot:
            learner.snapshot()
            next_snapshot += learner.settings.snapshot_every
        if now - shown > 15:
            shown = now
            pace = (learner.learned - first) / (time.monotonic() - begun)
            notes = " ".join(f"{name} {float(value):.4f}" for name, value in learner.report.items())
            count = f"{learner.learned / 1e6:8.1f} M {pace / 1e6:.2f} M/s"
            say(f"{now - started:5.0f} s {count} {notes}")
        if now - saved > 60:
            saved = now
            checkpoint.save(learner, arguments.out)


def show_pace(learner: Learner) -> float:
    """What the parts of an iteration take; decisions a second."""
    for _ in range(3):
        parts = []
        start, before = time.monotonic(), learner.learned
        for part in (learner.collect, learner.judge, learner.learn):
            began = time.monotonic()
            part()
            if learner.device == "cuda":
                torch.cuda.synchronize()
            parts.append(f"{part.__name__} {1000 * (time.monotonic() - began):.0f} ms")
        say(", ".join(parts))
    return (learner.learned - before) / (time.monotonic() - start)


def final_table(learner: Learner, arguments: argparse.Namespace) -> list[str]:
    """What the run came to, one line for each match."""
    device, seed = learner.device, 77
    if learner.settings.mini:
        return [f"exploitability {mini_exploitability(learner.average, device):.4f}"]
    if learner.frozen_rival:
        frozen = policy_of(learner.rival, arguments.sharpness, arguments.floor)
        players = learner.settings.players or 2
        nets = {
            "as it is": (learner.net, 1.0),
            "averaged": (learner.average, 1.0),
            "averaged and sharpened": (learner.average, 2.0),
        }
        games = 8 * arguments.games
        return [
            f"best response, {name}: {match(policy_of(*own), frozen, players, games, device, seed)}"
            for name, own in nets.items()
        ]
    if not arguments.games:
        return []
    weights = arguments.out / checkpoint.SHIPPED
    return [line(duel) for duel in table(weights, "flat:1000", arguments.games, usable_cores())]


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()

"""The table at the end of a run: duels in the arena, on the cores of this machine.

python -m training.table runs/one/weights.bin --games 2400
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import msgspec

from hofnarr.arena import Setting, hold
from hofnarr.arena.setting import count_deals
from hofnarr.arena.summary import Duel, sum_up_duel
from hofnarr.bots.bot import usable_cores
from hofnarr.bots.own import read_code

CONTENDER = Path(__file__).with_name("contender.py")


def duel(
    weights: Path, a: str, b: str, players: int, games: int, cores: int, code: Path = CONTENDER
) -> Duel:
    """One A among copies of B, with the networks of this file."""
    os.environ["HOFNARR_WEIGHTS"] = str(weights.resolve())
    setting = Setting("kabale", (a, b), seed="table", duel=True, code=(read_code(code),))
    jobs = [(players, deal) for deal in range(count_deals(setting, players, games))]
    return sum_up_duel(setting, players, list(hold(setting, jobs, cores=cores)))


def table(weights: Path, opponent: str, games: int, cores: int) -> list[Duel]:
    return [duel(weights, "contender", opponent, players, games, cores) for players in (2, 3, 4, 6)]


def line(found: Duel) -> str:
    return (
        f"{found.a} vs {found.b}, {found.players} players: {100 * found.win_share:.1f} %"
        f" ({100 * found.low:.1f}-{100 * found.high:.1f}, fair {100 / found.players:.1f})"
        f" in {found.games} games"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", default="flat:1000")
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--cores", type=int, default=usable_cores())
    arguments = parser.parse_args()
    found = table(arguments.weights, arguments.against, arguments.games, arguments.cores)
    print("\n".join(line(duel) for duel in found))
    out = arguments.weights.with_name("table.json")
    out.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()

"""`hofnarr bench`: random playouts, and how many decisions a second they make."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from hofnarr.cli.output import put_json


def bench(
    game: Literal["kabale"] = "kabale",
    *,
    players: Annotated[int, Parameter(help="2 to 6")] = 4,
    cores: Annotated[int, Parameter(help="How many CPU cores play at once.")] = 1,
    seconds: Annotated[float, Parameter(help="How long to measure.")] = 2.0,
    plain: Annotated[bool, Parameter(negative="", help="CPython instead of Numba.")] = False,
    gpu: Annotated[bool, Parameter(negative="", help="An NVIDIA GPU instead of the CPU.")] = False,
    json: Annotated[bool, Parameter(negative="", help="Only the last line.")] = False,
) -> int:
    """Measure random playouts; the last line is one JSON object with the figures."""
    from hofnarr.core.errors import BadInput
    from hofnarr.kabale.speed import measure

    if not 2 <= players <= 6:
        raise BadInput(f"--players: {players} is not possible, the game is for 2 to 6")
    if cores < 1:
        raise BadInput(f"--cores: {cores} is not possible, give 1 or more")
    if seconds <= 0:
        raise BadInput(f"--seconds: {seconds:g} is not possible, give more than 0")
    if not json:
        print("Playing random games ...", file=sys.stderr)
    speed = measure(players, seconds=seconds, cores=cores, plain=plain, gpu=gpu)
    if not json:
        print(
            f"Kabale, {players} players, {speed.runner}, {speed.machine}: "
            f"{speed.games:,} games and {speed.decisions:,} decisions in {speed.seconds:.2f} s"
        )
    put_json(speed)
    return 0

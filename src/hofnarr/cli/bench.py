"""`hofnarr bench`: random playouts, and how many decisions a second they make."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from hofnarr.cli.output import put_json


def bench(
    game: Literal["kabale", "catan"] = "kabale",
    *,
    players: Annotated[int | None, Parameter(help="Kabale: 2 to 6, without it 4.")] = None,
    set_: Annotated[
        str | None, Parameter(name="--set", help="Catan: the sets, without it base.")
    ] = None,
    cores: Annotated[int, Parameter(help="How many CPU cores play at once.")] = 1,
    seconds: Annotated[float, Parameter(help="How long to measure.")] = 2.0,
    plain: Annotated[bool, Parameter(negative="", help="CPython instead of Numba.")] = False,
    gpu: Annotated[bool, Parameter(negative="", help="An NVIDIA GPU instead of the CPU.")] = False,
    json: Annotated[bool, Parameter(negative="", help="Only the last line.")] = False,
) -> int:
    """Measure random playouts; the last line is one JSON object with the figures."""
    from hofnarr.cli.faces import face
    from hofnarr.core.errors import BadInput

    if cores < 1:
        raise BadInput(f"--cores: {cores} is not possible, give 1 or more")
    if seconds <= 0:
        raise BadInput(f"--seconds: {seconds:g} is not possible, give more than 0")
    bench = face(game, "benching").Bench(players, set_, plain=plain, gpu=gpu)
    if not json:
        print("Playing random games ...", file=sys.stderr)
    speed = bench.measure(seconds, cores)
    if not json:
        print(bench.tell(speed))
    put_json(speed)
    return 0

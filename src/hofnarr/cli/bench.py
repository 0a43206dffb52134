"""`hofnarr bench`: random playouts, and how many decisions a second they make."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from hofnarr.cli.output import put_json
from hofnarr.cli.parameters import GameName


def bench(
    game: GameName = "kabale",
    *,
    players: Annotated[int | None, Parameter(help="Kabale: 2 to 6, without it 4.")] = None,
    set_: Annotated[
        str | None, Parameter(name="--set", help="Catan: the sets, without it base.")
    ] = None,
    cores: Annotated[int, Parameter(help="How many CPU cores play at once.")] = 1,
    seconds: Annotated[float, Parameter(help="How long to measure.")] = 2.0,
    runner: Annotated[
        Literal["plain", "wasm", "numba", "cuda", "all"] | None,
        Parameter(help="Kabale: what runs the rules; without it what players get."),
    ] = None,
    plain: Annotated[bool, Parameter(negative="", help="The same as --runner plain.")] = False,
    gpu: Annotated[bool, Parameter(negative="", help="The same as --runner cuda.")] = False,
    json: Annotated[bool, Parameter(negative="", help="Only the last line.")] = False,
) -> int:
    """Measure random playouts; the last line is one JSON object with the figures."""
    from hofnarr.cli.faces import face
    from hofnarr.core.errors import BadInput

    if cores < 1:
        raise BadInput(f"--cores: {cores} is not possible, give 1 or more")
    if seconds <= 0:
        raise BadInput(f"--seconds: {seconds:g} is not possible, give more than 0")
    named = [name for name, given in ((runner, runner), ("plain", plain), ("cuda", gpu)) if given]
    if len(set(named)) > 1:
        raise BadInput("--runner, --plain and --gpu: name one runner only")
    bench = face(game, "benching").Bench(game, players, set_, named[0] if named else None)
    if not json:
        print("Playing random games ...", file=sys.stderr)
    for each in bench.runners:
        speed = bench.measure(seconds, cores, each)
        if not json:
            print(bench.tell(speed))
        put_json(speed)
    return 0

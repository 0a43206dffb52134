"""The learned numbers: three small networks, as training wrote them into `weights.npz`.

    Net      the Minister: policy, shares of the win, winners of columns, beliefs on hidden cards
    Quick    its policy again, in a few thousand multiplications: how the King plays his rollouts
    Outlook  the shares of the win between two rounds

All matrices are (inputs, outputs). Stored in 16 bits, used in 32.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import IO, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hofnarr.kabale.encoding import (
    COLUMN_BITS,
    OBSERVATION_BITS,
    OBSERVED_PLAYERS,
    OWN_HAND,
    PLAYER_BITS,
)
from hofnarr.kabale.kernel.layout import CARD_COUNT, MAX_PLAYERS

Floats = npt.NDArray[np.float32]

TABLE_BITS = OBSERVATION_BITS - OWN_HAND
REST_BITS = OBSERVATION_BITS - OBSERVED_PLAYERS  # players and table

# --- sizes of the networks ------------------------------------------------------------------------
COLUMN_WIDE = 256
COLUMN_CODE = 128
PLAYER_CODE = 96
TRUNK = 512
HEAD = 192  # per column
PLAYER_HEAD = 96
QUICK = 96
OUTLOOK_BITS = REST_BITS + (MAX_PLAYERS - 1) * CARD_COUNT  # and the hands of the others
OUTLOOK_WIDE = 96
OUTLOOK_DEEP = 32

# What comes out for a column: a logit a card to place, one to swap with, the winner (seats,
# nobody), and what its face-down foot is.
SWAP_OUT = CARD_COUNT
WINNER_OUT = SWAP_OUT + 1
FOOT_OUT = WINNER_OUT + MAX_PLAYERS + 1
COLUMN_OUT = FOOT_OUT + CARD_COUNT
# From the trunk: a logit a card for the cloak and one to decline, then the shares of the win.
SHARE_OUT = CARD_COUNT + 1
TRUNK_OUT = SHARE_OUT + MAX_PLAYERS
# For a player: whether each card is in hand, and what lies under the cloak.
CLOAKED_OUT = CARD_COUNT
PLAYER_OUT = CLOAKED_OUT + CARD_COUNT


class Net(NamedTuple):
    """Columns and players are encoded alike, each by itself; all meet in the trunk."""

    column: Floats
    column_bias: Floats
    column_deep: Floats
    column_deep_bias: Floats
    player: Floats
    player_bias: Floats
    trunk_columns: Floats
    trunk_players: Floats
    trunk_table: Floats
    trunk_bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats
    head_trunk: Floats
    head_column: Floats
    head_bias: Floats
    head_out: Floats
    head_out_bias: Floats
    seat_trunk: Floats
    seat_player: Floats
    seat_bias: Floats
    seat_out: Floats
    seat_out_bias: Floats
    trunk_out: Floats
    trunk_out_bias: Floats


class Quick(NamedTuple):
    """One look at everything, one at each column in that light."""

    rest: Floats
    columns: Floats
    bias: Floats
    column: Floats
    context: Floats
    column_bias: Floats
    out: Floats
    out_bias: Floats
    cloak: Floats
    cloak_bias: Floats


class Outlook(NamedTuple):
    wide: Floats
    wide_bias: Floats
    deep: Floats
    deep_bias: Floats
    out: Floats
    out_bias: Floats


class Weights(NamedTuple):
    net: Net
    quick: Quick
    outlook: Outlook


PARTS: dict[str, Any] = {"net": Net, "quick": Quick, "outlook": Outlook}

SHAPES: dict[str, tuple[int, ...]] = {
    "net.column": (COLUMN_BITS, COLUMN_WIDE),
    "net.column_bias": (COLUMN_WIDE,),
    "net.column_deep": (COLUMN_WIDE, COLUMN_CODE),
    "net.column_deep_bias": (COLUMN_CODE,),
    "net.player": (PLAYER_BITS, PLAYER_CODE),
    "net.player_bias": (PLAYER_CODE,),
    "net.trunk_columns": (MAX_PLAYERS * COLUMN_CODE, TRUNK),
    "net.trunk_players": (MAX_PLAYERS * PLAYER_CODE, TRUNK),
    "net.trunk_table": (TABLE_BITS, TRUNK),
    "net.trunk_bias": (TRUNK,),
    "net.second": (TRUNK, TRUNK),
    "net.second_bias": (TRUNK,),
    "net.third": (TRUNK, TRUNK),
    "net.third_bias": (TRUNK,),
    "net.head_trunk": (TRUNK, HEAD),
    "net.head_column": (COLUMN_CODE, HEAD),
    "net.head_bias": (HEAD,),
    "net.head_out": (HEAD, COLUMN_OUT),
    "net.head_out_bias": (COLUMN_OUT,),
    "net.seat_trunk": (TRUNK, PLAYER_HEAD),
    "net.seat_player": (PLAYER_CODE, PLAYER_HEAD),
    "net.seat_bias": (PLAYER_HEAD,),
    "net.seat_out": (PLAYER_HEAD, PLAYER_OUT),
    "net.seat_out_bias": (PLAYER_OUT,),
    "net.trunk_out": (TRUNK, TRUNK_OUT),
    "net.trunk_out_bias": (TRUNK_OUT,),
    "quick.rest": (REST_BITS, QUICK),
    "quick.columns": (COLUMN_BITS, QUICK),
    "quick.bias": (QUICK,),
    "quick.column": (COLUMN_BITS, QUICK),
    "quick.context": (QUICK, QUICK),
    "quick.column_bias": (QUICK,),
    "quick.out": (QUICK, CARD_COUNT + 1),
    "quick.out_bias": (CARD_COUNT + 1,),
    "quick.cloak": (QUICK, CARD_COUNT + 1),
    "quick.cloak_bias": (CARD_COUNT + 1,),
    "outlook.wide": (OUTLOOK_BITS, OUTLOOK_WIDE),
    "outlook.wide_bias": (OUTLOOK_WIDE,),
    "outlook.deep": (OUTLOOK_WIDE, OUTLOOK_DEEP),
    "outlook.deep_bias": (OUTLOOK_DEEP,),
    "outlook.out": (OUTLOOK_DEEP, MAX_PLAYERS),
    "outlook.out_bias": (MAX_PLAYERS,),
}


def read(file: str | IO[bytes]) -> Weights:
    """The networks in such a file."""
    with np.load(file) as stored:
        parts = {
            part: kind(*(_matrix(stored, f"{part}.{name}") for name in kind._fields))
            for part, kind in PARTS.items()
        }
    return Weights(**parts)


def _matrix(stored: Any, name: str) -> Floats:
    matrix: Floats = np.ascontiguousarray(stored[name], np.float32)
    assert matrix.shape == SHAPES[name], name
    return matrix


def write(file: str | IO[bytes], weights: Weights) -> None:
    np.savez_compressed(
        file,
        **{
            f"{part}.{name}": matrix.astype(np.float16)
            for part, matrices in weights._asdict().items()
            for name, matrix in matrices._asdict().items()
        },
    )


def random_weights(seed: int) -> Weights:
    """Networks that have learned nothing."""
    random = np.random.default_rng(seed)

    def some(name: str) -> Floats:
        shape = SHAPES[name]
        scale = 1 / np.sqrt(shape[0]) if len(shape) > 1 else 0.1
        return (random.standard_normal(shape) * scale).astype(np.float32)

    return Weights(
        **{
            part: kind(*(some(f"{part}.{name}") for name in kind._fields))
            for part, kind in PARTS.items()
        }
    )


@cache
def shipped() -> Weights:
    """The networks that come with the package; loaded once."""
    with files(__package__).joinpath("weights.npz").open("rb") as file:
        return read(file)

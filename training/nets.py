"""The networks in PyTorch: the three that ship (`bots.kabale.kernel.sizes`), and the critic.

The critic sees all cards and is needed for learning only.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from hofnarr.bots.kabale.kernel.net import COLUMN_WORDS, OBSERVED_TABLE, REST_WORD
from hofnarr.bots.kabale.kernel.sizes import (
    CLOAKED_OUT,
    COLUMN_CODE,
    COLUMN_OUT,
    COLUMN_WIDE,
    FOOT_OUT,
    HEAD,
    OUTLOOK_BITS,
    OUTLOOK_DEEP,
    OUTLOOK_WIDE,
    PLAYER_CODE,
    PLAYER_HEAD,
    PLAYER_OUT,
    QUICK,
    REST_BITS,
    REST_WORDS,
    SHAPES,
    SHARE_OUT,
    SWAP_OUT,
    TABLE_BITS,
    TRUNK,
    TRUNK_OUT,
    WINNER_OUT,
)
from hofnarr.kabale.encoding import ACTION_COUNT, COLUMN_BITS, PLAYER_BITS, WORD_BITS
from hofnarr.kabale.kernel.layout import CARD_COUNT, MAX_PLAYERS
from training.bits import unpack
from training.rows import TRUE_CLOAKED, TRUE_FEET, TRUE_HANDS

NEVER = -1e4  # the logit of what cannot be


class Seen(NamedTuple):
    """An observation as the networks take it."""

    columns: Tensor  # rows, 6, COLUMN_BITS
    rest: Tensor  # rows, REST_BITS: players and table

    @property
    def players(self) -> Tensor:
        return self.rest[:, :OBSERVED_TABLE].reshape(-1, MAX_PLAYERS, PLAYER_BITS)

    @property
    def table(self) -> Tensor:
        return self.rest[:, OBSERVED_TABLE:]

    @property
    def seats_there(self) -> Tensor:
        return self.rest[:, :OBSERVED_TABLE:PLAYER_BITS] > 0


def see(packed: Tensor) -> Seen:
    columns = unpack(packed[:, : MAX_PLAYERS * COLUMN_WORDS])
    rest = unpack(packed[:, REST_WORD:])[:, :REST_BITS]
    return Seen(columns.view(-1, MAX_PLAYERS, COLUMN_BITS), rest)


def legal(packed_masks: Tensor) -> Tensor:
    shifts = torch.arange(WORD_BITS, dtype=torch.int32, device=packed_masks.device)
    return ((packed_masks.unsqueeze(-1) >> shifts) & 1).flatten(-2)[:, :ACTION_COUNT] > 0


class Answer(NamedTuple):
    logits: Tensor  # rows, ACTION_COUNT
    shares: Tensor  # rows, 6: logits of the winner
    winners: Tensor  # rows, 6 columns, 7
    feet: Tensor  # rows, 6 columns, cards
    hands: Tensor  # rows, 6 seats, cards
    cloaked: Tensor  # rows, 6 seats, cards


def action_logits(by_column: Tensor, cloak: Tensor) -> Tensor:
    """From a logit a card and one to swap with for each column, to numbers of actions."""
    play = by_column[..., :CARD_COUNT].transpose(1, 2).flatten(1)
    return torch.cat([play, cloak, by_column[..., SWAP_OUT]], 1)


def times(layer: nn.Linear, inputs: Tensor) -> Tensor:
    """The layer, its sizes filled up to multiples of 8: others cost a GPU several times as much."""
    weight, bias = layer.weight, layer.bias
    more_in, more_out = -layer.in_features % 8, -layer.out_features % 8
    if inputs.is_cuda and (more_in or more_out):
        weight = functional.pad(weight, (0, more_in, 0, more_out))
        inputs = functional.pad(inputs, (0, more_in))
        if bias is not None:
            bias = functional.pad(bias, (0, more_out))
    return functional.linear(inputs, weight, bias)[..., : layer.out_features]


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.column = nn.Linear(COLUMN_BITS, COLUMN_WIDE)
        self.column_deep = nn.Linear(COLUMN_WIDE, COLUMN_CODE)
        self.player = nn.Linear(PLAYER_BITS, PLAYER_CODE)
        self.trunk = nn.Linear(MAX_PLAYERS * (COLUMN_CODE + PLAYER_CODE) + TABLE_BITS, TRUNK)
        self.second = nn.Linear(TRUNK, TRUNK)
        self.third = nn.Linear(TRUNK, TRUNK)
        self.head_trunk = nn.Linear(TRUNK, HEAD)
        self.head_column = nn.Linear(COLUMN_CODE, HEAD, bias=False)
        self.head_out = nn.Linear(HEAD, COLUMN_OUT)
        self.seat_trunk = nn.Linear(TRUNK, PLAYER_HEAD)
        self.seat_player = nn.Linear(PLAYER_CODE, PLAYER_HEAD, bias=False)
        self.seat_out = nn.Linear(PLAYER_HEAD, PLAYER_OUT)
        self.trunk_out = nn.Linear(TRUNK, TRUNK_OUT)
        with torch.no_grad():  # at first every action is about as likely
            for layer in (self.head_out, self.trunk_out, self.seat_out):
                layer.weight.mul_(0.1)
                layer.bias.zero_()

    def forward(self, seen: Seen) -> Answer:
        columns_there = seen.columns[..., :1]
        columns = functional.relu(self.column(seen.columns))
        columns = functional.relu(self.column_deep(columns)) * columns_there
        players = seen.players
        players = functional.relu(times(self.player, players)) * players[..., :1]
        trunk = torch.cat([columns.flatten(1), players.flatten(1), seen.table], 1)
        trunk = functional.relu(times(self.trunk, trunk))
        trunk = trunk + functional.relu(self.second(trunk))
        trunk = trunk + functional.relu(self.third(trunk))
        heads = self.head_trunk(trunk).unsqueeze(1) + self.head_column(columns)
        by_column = times(self.head_out, functional.relu(heads))
        seats = self.seat_trunk(trunk).unsqueeze(1) + self.seat_player(players)
        by_seat = times(self.seat_out, functional.relu(seats))
        out = times(self.trunk_out, trunk).float()
        by_column = by_column.float()
        return Answer(
            logits=action_logits(by_column, out[:, :SHARE_OUT]),
            shares=out[:, SHARE_OUT:].masked_fill(~seen.seats_there, NEVER),
            winners=by_column[..., WINNER_OUT:FOOT_OUT],
            feet=by_column[..., FOOT_OUT:],
            hands=by_seat[..., :CLOAKED_OUT].float(),
            cloaked=by_seat[..., CLOAKED_OUT:].float(),
        )


class Critic(nn.Module):
    """Sees what is hidden besides."""

    WIDE, CODE = 192, 96

    def __init__(self) -> None:
        super().__init__()
        self.column = nn.Linear(COLUMN_BITS + CARD_COUNT, self.WIDE)
        self.column_deep = nn.Linear(self.WIDE, self.CODE)
        self.player = nn.Linear(PLAYER_BITS + 2 * CARD_COUNT, self.CODE)
        self.trunk = nn.Linear(2 * MAX_PLAYERS * self.CODE + TABLE_BITS, TRUNK)
        self.second = nn.Linear(TRUNK, TRUNK)
        self.out = nn.Linear(TRUNK, MAX_PLAYERS)

    def forward(self, seen: Seen, truth: Tensor) -> Tensor:
        """Logits of the winner, by seats from the viewer on."""
        kind = seen.rest.dtype
        hands = unpack(truth[:, TRUE_HANDS:TRUE_CLOAKED].unsqueeze(-1))[..., :CARD_COUNT]
        cloaked = one_of_cards(truth[:, TRUE_CLOAKED:TRUE_FEET], kind)
        feet = one_of_cards(truth[:, TRUE_FEET:], kind)
        columns = torch.cat([seen.columns, feet], 2)
        columns = functional.relu(self.column_deep(functional.relu(times(self.column, columns))))
        columns = columns * seen.columns[..., :1]
        players = torch.cat([seen.players, hands, cloaked], 2)
        players = functional.relu(times(self.player, players)) * players[..., :1]
        trunk = torch.cat([columns.flatten(1), players.flatten(1), seen.table], 1)
        trunk = functional.relu(times(self.trunk, trunk))
        trunk = trunk + functional.relu(self.second(trunk))
        return times(self.out, trunk).float().masked_fill(~seen.seats_there, NEVER)


def one_of_cards(plus_one: Tensor, kind: torch.dtype) -> Tensor:
    """A bit a card; all 0 where there is none."""
    return functional.one_hot(plus_one.long(), CARD_COUNT + 1)[..., 1:].to(kind)


class Quick(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.rest = nn.Linear(REST_BITS, QUICK)
        self.columns = nn.Linear(COLUMN_BITS, QUICK, bias=False)
        self.column = nn.Linear(COLUMN_BITS, QUICK)
        self.context = nn.Linear(QUICK, QUICK, bias=False)
        self.out = nn.Linear(QUICK, CARD_COUNT + 1)
        self.cloak = nn.Linear(QUICK, CARD_COUNT + 1)

    def forward(self, seen: Seen) -> Tensor:
        context = functional.relu(self.rest(seen.rest) + self.columns(seen.columns.sum(1)))
        columns = functional.relu(self.column(seen.columns) + self.context(context).unsqueeze(1))
        return action_logits(times(self.out, columns).float(), times(self.cloak, context).float())


class Outlook(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.wide = nn.Linear(OUTLOOK_BITS, OUTLOOK_WIDE)
        self.deep = nn.Linear(OUTLOOK_WIDE, OUTLOOK_DEEP)
        self.out = nn.Linear(OUTLOOK_DEEP, MAX_PLAYERS)

    def forward(self, features: Tensor) -> Tensor:
        """Logits of the winner, by seats from the next starter on."""
        rest = unpack(features[:, :REST_WORDS])[:, :REST_BITS]
        hands = unpack(features[:, REST_WORDS:].unsqueeze(-1))[..., :CARD_COUNT].flatten(1)
        there = rest[:, :OBSERVED_TABLE:PLAYER_BITS] > 0
        deep = functional.relu(times(self.wide, torch.cat([rest, hands], 1)))
        deep = functional.relu(self.deep(deep))
        return times(self.out, deep).float().masked_fill(~there, NEVER)


# --- what ships -----------------------------------------------------------------------------------


def export(net: Net, quick: Quick, outlook: Outlook) -> bytes:
    """The same networks as the bots read them, in the order of `sizes.SHAPES`."""
    trunk = matrix(net.trunk)
    columns, players = MAX_PLAYERS * COLUMN_CODE, MAX_PLAYERS * (COLUMN_CODE + PLAYER_CODE)
    arrays = (
        *both(net.column),
        *both(net.column_deep),
        *both(net.player),
        trunk[:columns],
        trunk[columns:players],
        trunk[players:],
        bias(net.trunk),
        *both(net.second),
        *both(net.third),
        matrix(net.head_trunk),
        matrix(net.head_column),
        bias(net.head_trunk),
        *both(net.head_out),
        matrix(net.seat_trunk),
        matrix(net.seat_player),
        bias(net.seat_trunk),
        *both(net.seat_out),
        *both(net.trunk_out),
        matrix(quick.rest),
        matrix(quick.columns),
        bias(quick.rest),
        matrix(quick.column),
        matrix(quick.context),
        bias(quick.column),
        *both(quick.out),
        *both(quick.cloak),
        *both(outlook.wide),
        *both(outlook.deep),
        *both(outlook.out),
    )
    for array, (name, shape) in zip(arrays, SHAPES.items(), strict=True):
        assert array.shape == shape, name
    return b"".join(array.astype("<f2").tobytes() for array in arrays)


def matrix(layer: nn.Linear) -> np.ndarray[Any, Any]:
    return np.ascontiguousarray(layer.weight.detach().float().cpu().numpy().T)


def bias(layer: nn.Linear) -> np.ndarray[Any, Any]:
    return np.ascontiguousarray(layer.bias.detach().float().cpu().numpy())


def both(layer: nn.Linear) -> tuple[Any, Any]:
    return matrix(layer), bias(layer)

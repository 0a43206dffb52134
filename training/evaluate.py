"""Matches between networks on the training device, and the exact test on mini-Kabale.

One learner among copies of the opponent, the seats and who begins taking turns from game to game.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from training.games import Games
from training.learner import drawn, sharpened
from training.mini import ACTIONS, Mini
from training.nets import NEVER, Net, legal, see
from training.rows import GAME_OVER, MINI, STANDARD

Choose = Callable[[Tensor, Tensor], Tensor]  #: packed observations and masks: actions


@dataclass(frozen=True)
class Result:
    players: int
    games: int
    share: float
    error: float  #: half of the 95 % interval
    seconds: float

    def __str__(self) -> str:
        fair = 100 / self.players
        return (
            f"{self.players} players: {100 * self.share:.1f} ± {100 * self.error:.1f} %"
            f" (fair {fair:.1f}) in {self.games} games, {self.seconds:.0f} s"
        )


def policy_of(net: Net, sharpness: float = 1.0, floor: float = 0.0) -> Choose:
    """Decide in proportion to the policy, raised to a power; never what is below `floor`."""

    @torch.no_grad()
    def choose(packed: Tensor, masks: Tensor) -> Tensor:
        with torch.autocast("cuda", torch.bfloat16, enabled=packed.is_cuda):
            logits = net(see(packed)).logits
        power, least = torch.tensor([sharpness, floor], device=packed.device)
        return drawn(sharpened(logits, legal(masks), power, least))

    return choose


def match(
    choose: Choose,
    opponent: Choose,
    players: int,
    games: int,
    device: str,
    seed: int,
    *,
    mini: bool = False,
) -> Result:
    """So many games against copies of another policy."""
    started = time.monotonic()
    table = Games([players] * games, 1, device, seed, MINI if mini else STANDARD)
    table.begin()
    shares = torch.full((games,), math.nan, device=device)
    while bool(shares.isnan().any()):
        packed, masks, mine = table.packed[0], table.masks[0], table.mine[0] > 0
        actions = torch.where(mine, choose(packed, masks), opponent(packed, masks))
        table.actions[0].copy_(actions)
        learner = learner_seats(table)
        table.step(0)
        own = table.shares[0].gather(1, learner).squeeze(1)
        first_end = (table.ended[0] == GAME_OVER) & shares.isnan()
        shares = torch.where(first_end, own, shares)
        table.carry_on()
    error = 1.96 * float(shares.std()) / math.sqrt(games)
    return Result(players, games, float(shares.mean()), error, time.monotonic() - started)


def learner_seats(table: Games) -> Tensor:
    """The learner's seat in the games that are being played."""
    players = table.players.long()
    return (table.desks[:, 0].long() // players % players).unsqueeze(1)


@torch.no_grad()
def mini_exploitability(net: Net, device: str) -> float:
    """On mini-Kabale: how much more than half of the wins the exact best response gets."""
    game = Mini()
    packed = torch.from_numpy(game.observations).to(device)
    with torch.autocast("cuda", torch.bfloat16, enabled=packed.is_cuda):
        logits = net(see(packed)).logits[:, ACTIONS]
    allowed = torch.from_numpy(game.masks).to(device)
    policy = functional.softmax(logits.masked_fill(~allowed, NEVER), 1)
    return game.exploitability(policy.cpu().double().numpy())

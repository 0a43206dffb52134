"""PPO in self-play: collect decisions, judge them with the critic, learn. PyTorch.

On a GPU acting and learning are each captured once as a CUDA graph and replayed.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from hofnarr.bots.kabale.kernel.net import OBSERVED_TABLE
from hofnarr.kabale.encoding import PLAYER_BITS, PLAYER_UNSEEN
from hofnarr.kabale.kernel.layout import CARD_COUNT, MAX_PLAYERS
from training import bits
from training.games import Games
from training.nets import NEVER, Critic, Net, Outlook, Quick, Seen, legal, see
from training.returns import lambda_returns
from training.rows import (
    GAME_OVER,
    MINI,
    ROUND_OVER,
    TRUE_CLOAKED,
    TRUE_FEET,
    TRUE_HANDS,
    VARIED,
)
from training.settings import Settings

VALUE, WINNERS, FEET, HANDS, CLOAKED = (
    0.25,
    0.1,
    0.1,
    0.1,
    0.05,
)  # weights of what is learned beside
UNKNOWN_WINNER = -9  # the round did not end within these steps
CHUNK = 131_072  # rows the critic judges at once


class Learner:
    def __init__(self, settings: Settings, device: str) -> None:
        self.settings = settings
        self.device = device
        torch.manual_seed(settings.seed)
        if device == "cuda":
            bits.check()
        self.net, self.critic = Net().to(device), Critic().to(device)
        self.quick, self.outlook = Quick().to(device), Outlook().to(device)
        self.average = copy.deepcopy(self.net).requires_grad_(False)
        self.rival = copy.deepcopy(self.average)
        self.rival_sharpness = torch.ones(
            (), device=device
        )  # a tensor: graphs keep what is captured
        self.rival_floor = torch.zeros((), device=device)
        self.frozen_rival = False
        self.snapshots: list[list[Tensor]] = []
        self.learned = 0.0
        self.learning = nn.ModuleList([self.net, self.critic, self.quick, self.outlook])
        self.rate = torch.tensor(settings.rate, device=device)
        self.entropy = torch.tensor(settings.entropy, device=device)
        self.optimizer = torch.optim.Adam(
            self.learning.parameters(),
            lr=self.rate if device == "cuda" else settings.rate,
            betas=(0.9, 0.99),
            eps=1e-6,
            fused=device == "cuda",
            capturable=device == "cuda",
        )
        kind = MINI if settings.mini else VARIED
        players = settings.players_of_rows()
        self.games = Games(players, settings.steps, device, settings.seed, kind)
        self._make_buffers()

    # --- set-up -----------------------------------------------------------------------------------

    def _make_buffers(self) -> None:
        games, settings = self.games, self.settings
        rows, steps = games.rows, games.steps
        self._league = torch.arange(0, rows, settings.league_every, device=self.device)
        against_others = torch.zeros(rows, dtype=torch.bool, device=self.device)
        against_others[self._league] = True
        self._against_others = against_others
        n = games.players.float()
        self._tables = [(n == players).nonzero().squeeze(1) for players in n.unique()]
        self._keep = (settings.keep ** (1 / n)).unsqueeze(1)
        self._in_packed = torch.zeros_like(games.packed[0])
        self._in_masks = torch.zeros_like(games.masks[0])
        self._out_actions = torch.zeros(rows, dtype=torch.int32, device=self.device)
        self._out_rival = torch.zeros(len(self._league), dtype=torch.int32, device=self.device)
        self._out_logs = torch.zeros(rows, device=self.device)

        def flat(*shape: int) -> Tensor:
            return torch.zeros((steps, rows, *shape), device=self.device)

        self.logs, self.advantages, self.weights = flat(), flat(), flat()
        self.returns = flat(MAX_PLAYERS)  # by seats from the one to act on
        self.winners = flat(MAX_PLAYERS).long()  # of columns, likewise; 6: nobody
        self.critic_shares = torch.zeros((steps + 1, rows, MAX_PLAYERS), device=self.device)
        self._rows_now = torch.zeros(settings.minibatch, dtype=torch.long, device=self.device)
        self._rounds_now = self._rows_now[: settings.minibatch // 4].clone()
        self.report: dict[str, Tensor] = {}

    def begin(self, first_number: int = 0) -> None:
        self.games.begin(first_number)
        self._act = self._captured(self._decide)
        self._learn = self._captured(self._descend)

    def _captured(self, function: Callable[[], None]) -> Callable[[], None]:
        """The function itself, or on a GPU a graph of it. Capturing leaves all weights alone."""
        if self.device != "cuda":
            return function
        kept = [copy.deepcopy(self.learning.state_dict()), copy.deepcopy(self.average.state_dict())]
        state = copy.deepcopy(self.optimizer.state_dict())
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):  # type: ignore[no-untyped-call]
            for _ in range(3):
                function()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            function()
        self.learning.load_state_dict(kept[0])
        self.average.load_state_dict(kept[1])
        self._reset_optimizer(state)
        replay: Callable[[], None] = graph.replay
        return replay

    def _reset_optimizer(self, state: dict[str, Any]) -> None:
        """In place: the graph knows these tensors by address."""
        for index, parameter in enumerate(self.learning.parameters()):
            own = self.optimizer.state.get(parameter)
            if own:
                before = state["state"].get(index)
                for name, tensor in own.items():
                    tensor.copy_(before[name]) if before else tensor.zero_()

    def _half(self) -> AbstractContextManager[Any]:
        if self.device == "cuda":
            return torch.autocast("cuda", torch.bfloat16, cache_enabled=False)
        return nullcontext()

    # --- acting -----------------------------------------------------------------------------------

    @torch.no_grad()
    def _decide(self) -> None:
        """Actions of the network in all rows, of the rival in those of the league."""
        with self._half():
            logits = self.net(see(self._in_packed)).logits
            rival = self.rival(see(self._in_packed[self._league])).logits
        masks = legal(self._in_masks)
        logs = functional.log_softmax(logits.masked_fill(~masks, NEVER), 1)
        actions = drawn(logs)
        self._out_actions.copy_(actions)
        self._out_logs.copy_(logs.gather(1, actions.unsqueeze(1)).squeeze(1))
        rival = sharpened(rival, masks[self._league], self.rival_sharpness, self.rival_floor)
        self._out_rival.copy_(drawn(rival))

    def collect(self) -> None:
        games = self.games
        self._choose_rival()
        for t in range(games.steps):
            self._in_packed.copy_(games.packed[t])
            self._in_masks.copy_(games.masks[t])
            self._act()
            actions = self._out_actions.clone()
            league_mine = games.mine[t, self._league] > 0
            actions[self._league] = torch.where(league_mine, actions[self._league], self._out_rival)
            games.actions[t].copy_(actions)
            self.logs[t].copy_(self._out_logs)
            games.step(t)

    def _choose_rival(self) -> None:
        if self.frozen_rival or not self.snapshots:
            return
        at = int(torch.randint(len(self.snapshots), ()))
        torch._foreach_copy_(list(self.rival.parameters()), self.snapshots[at])

    def snapshot(self) -> None:
        """Keep the averaged network as a later opponent; forget one at random when full."""
        if len(self.snapshots) >= self.settings.snapshots:
            self.snapshots.pop(int(torch.randint(len(self.snapshots) - 1, ())))
        self.snapshots.append([p.detach().clone() for p in self.average.parameters()])

    # --- judging ----------------------------------------------------------------------------------

    @torch.no_grad()
    def judge(self) -> None:
        """Returns, advantages and winners of columns for all decisions collected."""
        games = self.games
        packed, truth = games.packed.flatten(0, 1), games.truth.flatten(0, 1)
        shares = self.critic_shares.flatten(0, 1)
        for first in range(0, len(packed), CHUNK):
            rows = slice(first, first + CHUNK)
            with self._half():
                logits = self.critic(see(packed[rows]), truth[rows])
            shares[rows] = functional.softmax(logits, 1)
        players = games.players.long().view(1, -1, 1)
        values = turned(self.critic_shares, games.seats.long().unsqueeze(2), players, back=True)
        over = (games.ended == GAME_OVER).float().unsqueeze(2)
        returns = torch.stack(lambda_returns(values, over, games.shares, self._keep))
        seats = games.seats[:-1].long().unsqueeze(2)
        self.returns.copy_(turned(returns, seats, players, back=False))
        advantages = self.returns[..., 0] - self.critic_shares[:-1, :, 0]
        self.weights.copy_(~self._against_others | (games.mine[:-1] > 0))
        self.advantages.copy_(self._scaled(advantages))
        self._judge_columns(seats, players)
        if self.frozen_rival and self.settings.players == 2:
            theirs = games.mine[:-1] == 0
            own = games.shares.gather(2, seats).squeeze(2)
            own = torch.where(theirs, 1 - own, own)
            self._note("won", (over[..., 0] * own).sum() / over.sum())

    def _scaled(self, advantages: Tensor) -> Tensor:
        """In units of their spread at tables with as many players."""
        result = torch.empty_like(advantages)
        for rows in self._tables:
            result[:, rows] = advantages[:, rows] / (advantages[:, rows].std() + 1e-4)
        return result

    def _judge_columns(self, seats: Tensor, players: Tensor) -> None:
        games = self.games
        known = torch.full_like(games.won[0], UNKNOWN_WINNER).long()
        there = torch.arange(MAX_PLAYERS, device=self.device) < players[0]
        for t in reversed(range(games.steps)):
            ended = (games.ended[t] >= ROUND_OVER).unsqueeze(1)
            known = torch.where(ended, games.won[t].long(), known)
            place = (known - seats[t]) % players[0]
            place = torch.where(known == -1, MAX_PLAYERS, place)
            self.winners[t] = torch.where((known == UNKNOWN_WINNER) | ~there, UNKNOWN_WINNER, place)

    # --- learning ---------------------------------------------------------------------------------

    def learn(self) -> None:
        settings, games = self.settings, self.games
        rate = settings.rate_at(self.learned)
        if self.device == "cuda":
            self.rate.fill_(rate)
        else:
            self.optimizer.param_groups[0]["lr"] = rate
        self.entropy.fill_(settings.entropy_at(self.learned))
        decisions = games.steps * games.rows
        rounds = (games.ended.flatten() == ROUND_OVER).nonzero().squeeze(1)
        own = self.weights.flatten().nonzero().squeeze(1)
        order = own[torch.randperm(len(own), device=self.device)]
        for first in range(0, len(own) - settings.minibatch + 1, settings.minibatch):
            self._rows_now.copy_(order[first : first + settings.minibatch])
            if len(rounds):
                picked = torch.randint(len(rounds), self._rounds_now.shape, device=self.device)
                self._rounds_now.copy_(rounds[picked])
            self._learn()
        self.learned += decisions
        games.carry_on()

    def _descend(self) -> None:
        """One step of Adam on the rows chosen, and of the averaged network after it."""
        self.optimizer.zero_grad(set_to_none=False)
        with self._half():
            loss = self._loss(self._rows_now) + self._outlook_loss(self._rounds_now)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.learning.parameters(), 1.0, foreach=True)
        self.optimizer.step()
        torch._foreach_lerp_(
            list(self.average.parameters()),
            [p.detach() for p in self.net.parameters()],
            1 - self.settings.average,
        )

    def _loss(self, rows: Tensor) -> Tensor:
        games = self.games
        packed = games.packed[:-1].flatten(0, 1)[rows]
        masks = legal(games.masks[:-1].flatten(0, 1)[rows])
        truth = games.truth[:-1].flatten(0, 1)[rows]
        returns = self.returns.flatten(0, 1)[rows]
        seen = see(packed)
        answer = self.net(seen)

        loss, policy, notes = policy_loss(
            answer.logits,
            masks,
            games.actions.flatten()[rows].long(),
            self.logs.flatten()[rows],
            self.advantages.flatten()[rows],
            self.settings.clip,
            self.entropy,
        )
        value = crossed(answer.shares, returns)
        critic = crossed(self.critic(seen, truth), returns)
        quick = functional.log_softmax(self.quick(seen).masked_fill(~masks, NEVER), 1)
        copied = -(policy.detach() * quick.masked_fill(~masks, 0)).sum(1)
        loss = loss + (VALUE * value + critic + copied).mean()
        loss = loss + WINNERS * missed(answer.winners, self.winners.flatten(0, 1)[rows])
        loss = loss + self._belief_loss(answer, seen, truth)
        for name, note in notes.items():
            self._note(name, note)
        self._note("value", value.mean())
        self._note("critic", critic.mean())
        self._note("quick", copied.mean() - notes["entropy"])
        return loss

    def _belief_loss(self, answer: Any, seen: Seen, truth: Tensor) -> Tensor:
        foot = missed(answer.feet, truth[:, TRUE_FEET:].long() - 1)
        cloak = missed(answer.cloaked[:, 1:], truth[:, TRUE_CLOAKED + 1 : TRUE_FEET].long() - 1)
        players = seen.rest[:, PLAYER_BITS:OBSERVED_TABLE].unflatten(1, (-1, PLAYER_BITS))
        unseen = players[..., PLAYER_UNSEEN : PLAYER_UNSEEN + CARD_COUNT].float()
        held = bits.unpack(truth[:, TRUE_HANDS + 1 : TRUE_CLOAKED].unsqueeze(-1))[..., :CARD_COUNT]
        each = functional.binary_cross_entropy_with_logits(
            answer.hands[:, 1:], held.float(), reduction="none"
        )
        hands = (each * unseen).sum() / unseen.sum().clamp(min=1)
        self._note("feet", foot)
        self._note("hands", hands)
        return FEET * foot + CLOAKED * cloak + HANDS * hands

    def _outlook_loss(self, rows: Tensor) -> Tensor:
        """After a round: what the critic then thinks of the next one's beginning."""
        told = self.games.outlook.flatten(0, 1)[rows]
        then = self.critic_shares[1:].flatten(0, 1)[rows]
        loss = crossed(self.outlook(told), then).mean()
        self._note("outlook", loss)
        return loss

    def _note(self, name: str, value: Tensor) -> None:
        if name not in self.report:
            self.report[name] = torch.zeros((), device=self.device)
        self.report[name].copy_(value.detach())


def policy_loss(
    logits: Tensor,
    masks: Tensor,
    actions: Tensor,
    old_logs: Tensor,
    advantages: Tensor,
    clip: float,
    entropy: Tensor,
) -> tuple[Tensor, Tensor, dict[str, Tensor]]:
    """Minus the objective of `ppo.py`; the policy; and what to note."""
    logs = functional.log_softmax(logits.masked_fill(~masks, NEVER), 1)
    ratio = (logs.gather(1, actions.unsqueeze(1)).squeeze(1) - old_logs).exp()
    clipped = ratio.clamp(1 - clip, 1 + clip)
    gain = torch.minimum(ratio * advantages, clipped * advantages)
    policy = logs.exp()
    disorder = -(policy * logs.masked_fill(~masks, 0)).sum(1)
    moved = ((ratio - 1).abs() > clip).float().mean()
    loss = -(gain + entropy * disorder).mean()
    return loss, policy, {"entropy": disorder.mean(), "moved": moved}


def sharpened(logits: Tensor, masks: Tensor, sharpness: Tensor, floor: Tensor) -> Tensor:
    """Log probabilities of a policy raised to a power, without what is less likely than `floor`."""
    logs = functional.log_softmax((logits * sharpness).masked_fill(~masks, NEVER), 1)
    return logs.masked_fill(logs.exp() < floor, NEVER)


def drawn(logs: Tensor) -> Tensor:
    """An action in proportion to the policy, by the Gumbel trick."""
    noise = -torch.empty_like(logs).exponential_().log()
    return (logs + noise).argmax(1)


def missed(logits: Tensor, right: Tensor) -> Tensor:
    """Mean cross entropy where there is a right answer, that is not below 0. PyTorch's own sums up
    in a single block of threads, which takes longer than the rest of the loss together."""
    known = right >= 0
    logs = functional.log_softmax(logits, -1)
    chosen = logs.gather(-1, right.clamp(min=0).unsqueeze(-1)).squeeze(-1)
    return -(chosen * known).sum() / known.sum().clamp(min=1)


def crossed(logits: Tensor, shares: Tensor) -> Tensor:
    """How far shares of the win are missed: 0 at best."""
    logs = functional.log_softmax(logits, 1)
    return (shares * (shares.clamp(min=1e-6).log() - logs)).sum(1)


def turned(shares: Tensor, seats: Tensor, players: Tensor, *, back: bool) -> Tensor:
    """Shares by seat as shares by place from one seat on, or back; 0 where nobody sits."""
    at = torch.arange(MAX_PLAYERS, device=shares.device)
    source = (at - seats if back else at + seats) % players
    there = (at < players).expand(*shares.shape)
    return shares.gather(-1, source.expand(*shares.shape)) * there

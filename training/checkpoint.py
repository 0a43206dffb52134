"""What a run leaves behind and goes on from: weights, the optimizer's memory, the schedule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from hofnarr.bots.kabale import weights
from training.learner import Learner
from training.nets import export

# Two files, because some places limit the size of each.
NETS = "nets.pt"
MEMORY = "memory.pt"
SHIPPED = "weights.bin"


def save(learner: Learner, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    nets = {
        "learned": learner.learned,
        "learning": [p.detach().half().cpu() for p in learner.net.parameters()],
        "others": [
            p.detach().half().cpu()
            for part in (learner.critic, learner.quick, learner.outlook)
            for p in part.parameters()
        ],
        "average": [p.detach().half().cpu() for p in learner.average.parameters()],
    }
    _write(nets, folder / NETS)
    states = [learner.optimizer.state[p] for p in learner.learning.parameters()]
    memory = {
        "mean": [s["exp_avg"].bfloat16().cpu() for s in states],
        "square": [s["exp_avg_sq"].bfloat16().cpu() for s in states],
        "step": [s["step"].cpu() for s in states],
    }
    _write(memory, folder / MEMORY)
    weights.write(folder / SHIPPED, export(learner.average, learner.quick, learner.outlook))


def _write(content: dict[str, Any], path: Path) -> None:
    """Never half a file, even when the run is cut off."""
    new = path.with_suffix(".new")
    torch.save(content, new)
    new.replace(path)


def load(learner: Learner, folder: Path, *, keep_schedule: bool = True) -> None:
    """Go on from a folder; after `learner.begin()`."""
    nets = torch.load(folder / NETS, weights_only=True)
    parts = [*learner.critic.parameters(), *learner.quick.parameters()]
    _fill(list(learner.net.parameters()), nets["learning"])
    _fill([*parts, *learner.outlook.parameters()], nets["others"])
    _fill(list(learner.average.parameters()), nets["average"])
    _fill(list(learner.rival.parameters()), nets["average"])
    if keep_schedule:
        learner.learned = nets["learned"]
    if not (folder / MEMORY).exists():
        return
    memory = torch.load(folder / MEMORY, weights_only=True)
    for index, parameter in enumerate(learner.learning.parameters()):
        state = learner.optimizer.state[parameter]
        if not state:  # on the CPU it does not exist before the first step
            state["step"] = torch.zeros(())
            state["exp_avg"] = torch.zeros_like(parameter)
            state["exp_avg_sq"] = torch.zeros_like(parameter)
        state["exp_avg"].copy_(memory["mean"][index])
        state["exp_avg_sq"].copy_(memory["square"][index])
        state["step"].copy_(memory["step"][index])


def _fill(parameters: list[Tensor], values: list[Tensor]) -> None:
    with torch.no_grad():
        for parameter, value in zip(parameters, values, strict=True):
            parameter.copy_(value)

"""The kernel code of the bots, and what runs it."""

from __future__ import annotations

from hofnarr.kabale.kernel import runners
from hofnarr.kabale.kernel.runners import Runner

MODULES = (
    *runners.MODULES,
    "hofnarr.kabale.encoding",
    "hofnarr.bots.kabale.kernel.choices",
    "hofnarr.bots.kabale.kernel.sizes",
    "hofnarr.bots.kabale.kernel.scratch",
    "hofnarr.bots.kabale.kernel.greedy",
    "hofnarr.bots.kabale.kernel.leaf",
    "hofnarr.bots.kabale.kernel.flat",
    "hofnarr.bots.kabale.kernel.ismcts",
    "hofnarr.bots.kabale.kernel.levels",
    "hofnarr.bots.kabale.kernel.dealt",
    "hofnarr.bots.kabale.kernel.net",
    "hofnarr.bots.kabale.kernel.quick",
    "hofnarr.bots.kabale.kernel.outlook",
    "hofnarr.bots.kabale.kernel.belief",
    "hofnarr.bots.kabale.kernel.rollouts",
    "hofnarr.bots.kabale.kernel.deciding",
    "hofnarr.bots.kabale.teaching.rollouts",
)


def bot_runner(name: str | None = None) -> Runner:
    """A runner of this code, with memory of its own; which one, unless named, is decided there."""
    return runners.open_runner(name, MODULES)

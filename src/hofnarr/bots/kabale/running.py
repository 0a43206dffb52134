"""The kernel code of the bots, and what runs it."""

from __future__ import annotations

from hofnarr.kabale.kernel import runners
from hofnarr.kabale.kernel.runners import Runner

MODULES = (
    *runners.MODULES,
    "hofnarr.kabale.encoding",
    "hofnarr.bots.kabale.choices",
    "hofnarr.bots.kabale.greedy",
    "hofnarr.bots.kabale.leaf",
    "hofnarr.bots.kabale.flat",
    "hofnarr.bots.kabale.ismcts",
    "hofnarr.bots.kabale.levels",
    "hofnarr.bots.kabale.dealt",
    "hofnarr.bots.kabale.sizes",
    "hofnarr.bots.kabale.net",
    "hofnarr.bots.kabale.quick",
    "hofnarr.bots.kabale.outlook",
    "hofnarr.bots.kabale.belief",
    "hofnarr.bots.kabale.search",
    "hofnarr.bots.kabale.searching",
    "hofnarr.bots.kabale.teaching.rollouts",
)


def bot_runner(name: str | None = None) -> Runner:
    """A runner of this code, with memory of its own; which one, unless named, is decided there."""
    return runners.open_runner(name, MODULES)

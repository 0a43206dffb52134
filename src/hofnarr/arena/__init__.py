"""Bots against bots: shared deals in every seat, win shares with intervals, ratings; on all cores
or on a cluster. `hold` plays a `Setting`; `summary` says what came of it."""

from hofnarr.arena.setting import Setting
from hofnarr.arena.spread import hold, hold_on_ray

__all__ = ["Setting", "hold", "hold_on_ray"]

"""Run attacks: all there are, or those that are named."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import pytest

import tests.attack


class Attack(NamedTuple):
    name: str
    title: str
    run: Callable[[float], list[str]]


def all_attacks() -> list[Attack]:
    """Every module of this package that is one."""
    found = []
    for module in pkgutil.iter_modules(tests.attack.__path__):
        if module.name.startswith("_"):
            continue
        loaded = importlib.import_module(f"tests.attack.{module.name}")
        if hasattr(loaded, "attack"):
            found.append(Attack(module.name, loaded.TITLE, loaded.attack))
    return found


def run(attack: Attack, scale: float) -> bool:
    """Tell how it went; False where a promise was broken."""
    print(f"{attack.name}: {attack.title}", flush=True)
    begun = time.monotonic()
    try:
        lines = attack.run(scale)
    except (AssertionError, TimeoutError) as broken:
        print(f"  BROKEN: {str(broken) or 'nothing went on any more'}", flush=True)
        return False
    except pytest.skip.Exception as missing:
        print(f"  left out: {missing}", flush=True)
        return True
    for line in lines:
        print(f"  {line}")
    print(f"  held, {time.monotonic() - begun:.0f} s", flush=True)
    return True


def main() -> int:
    attacks = all_attacks()
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="; ".join(a.name for a in attacks))
    parser.add_argument("--scale", type=float, default=1.0, help="1: long; 0.01: seconds each")
    wanted = parser.parse_args()
    if not wanted.scale > 0:
        parser.error(f"--scale: {wanted.scale} is not possible, give a number above 0")
    unknown = set(wanted.names) - {attack.name for attack in attacks}
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    chosen = [attack for attack in attacks if not wanted.names or attack.name in wanted.names]
    held = [run(attack, wanted.scale) for attack in chosen]
    print(f"{sum(held)} of {len(held)} held")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())

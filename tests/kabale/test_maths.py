"""exp and log as kernel code: as exact as those of the C library, and the same in every runner."""

from __future__ import annotations

import math
from random import Random

import pytest

from hofnarr.bots.kabale.kernel.rollouts import CHANCE, KNOWN_COUNT, TRIES, WEIGHT
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.kabale.kernel import maths

from .compiled import COMPILED

RANDOM = Random("numbers")
EXPONENTS = [
    *[RANDOM.uniform(-708, 709) for _ in range(20_000)],
    *[RANDOM.uniform(-1, 1) for _ in range(20_000)],
    *[RANDOM.choice((-1, 1)) * 10 ** RANDOM.uniform(-18, 2) for _ in range(20_000)],
    *[k * math.log(2) / 2 for k in range(-2042, 2045)],
    0.0,
]
POSITIVE = [
    *[10 ** RANDOM.uniform(-307, 308) for _ in range(20_000)],
    *[RANDOM.uniform(0, 3) for _ in range(20_000)],
    *[1 + RANDOM.choice((-1, 1)) * 10 ** RANDOM.uniform(-15, -1) for _ in range(20_000)],
    *[2.0**k for k in range(-1022, 1024)],
    *[math.nextafter(maths.SQRT_2, up) for up in (0, 2)],
    *[math.nextafter(maths.SQRT_HALF, up) for up in (0, 2)],
]


def ulps(found: float, true: float) -> float:
    return abs(found - true) / math.ulp(true)


def test_exp_is_within_2_units_in_the_last_place() -> None:
    assert max(ulps(maths.exp(x), math.exp(x)) for x in EXPONENTS) <= 2


def test_log_is_within_2_units_in_the_last_place() -> None:
    assert max(ulps(maths.log(x), math.log(x)) for x in POSITIVE) <= 2


def test_far_out_exp_stays_a_number() -> None:
    assert maths.exp(-709.0) == maths.exp(-1e300) == 0
    assert maths.exp(710.0) == maths.exp(1e300) == maths.exp(709.0) < math.inf


def test_powers_of_2_are_exact() -> None:
    for k in range(-1022, 1024):
        assert maths.power_of_2(k) == 2.0**k


@pytest.mark.parametrize("runner", COMPILED)
def test_exp_is_the_same_to_the_bit_in_every_runner(runner: str) -> None:
    """`drawn_by_weight` leaves exp of each weight."""
    run = bot_runner(runner)
    order, known = run.ints([0]), run.doubles(KNOWN_COUNT)
    for x in EXPONENTS[::7]:
        known[WEIGHT] = x
        assert run.function("drawn_by_weight")(order, known, 1, 0) == 0
        assert known[WEIGHT] == maths.exp(x), x


@pytest.mark.parametrize("runner", COMPILED)
def test_log_is_the_same_to_the_bit_in_every_runner(runner: str) -> None:
    """`weigh_tried` leaves differences of logarithms of chances, here from that of 1."""
    run = bot_runner(runner)
    order, known = run.ints([0, 1]), run.doubles(KNOWN_COUNT)
    known[CHANCE] = known[TRIES] = known[TRIES + 1] = 1
    for x in POSITIVE[::7]:
        order[:] = [0, 1]
        known[CHANCE + 1] = x
        run.function("weigh_tried")(order, known, 2, 1.0)
        assert known[WEIGHT + 1] - known[WEIGHT] == maths.log(x), x

"""Functions of real numbers, as kernel code: every runner computes them alike, to the last bit.

Only operations that IEEE 754 defines exactly are used; each runner brings its own `sqrt`, which is
one of them.
"""

from math import sqrt

__all__ = ["exp", "log", "power_of_2", "sqrt"]

LOG2_E = 1.4426950408889634
LN_2_HIGH = 0.693147180369123816490  # its last 32 bits are 0: exact when multiplied by an exponent
LN_2_LOW = 1.90821492927058770002e-10
LARGEST_EXPONENT = 709.0
SMALLEST_EXPONENT = -708.0
SQRT_2 = 1.4142135623730951
SQRT_HALF = 0.7071067811865476


def power_of_2(k: int) -> float:
    """2 to the power of k, exactly.

    >>> power_of_2(10), power_of_2(-2)
    (1024.0, 0.25)
    """
    base = 2.0
    if k < 0:
        base = 0.5
        k = -k
    result = 1.0
    while k != 0:
        if k & 1:
            result *= base
        base *= base
        k >>= 1
    return result


def exp(x: float) -> float:
    """e to the power of x; 0 far below 0, and not above the largest number there is.

    >>> exp(0.0), round(exp(1.0), 12), exp(-1e4)
    (1.0, 2.718281828459, 0.0)
    """
    if x < SMALLEST_EXPONENT:
        return 0.0
    x = min(x, LARGEST_EXPONENT)
    if x < 0:
        k = int(x * LOG2_E - 0.5)
    else:
        k = int(x * LOG2_E + 0.5)
    r = x - k * LN_2_HIGH - k * LN_2_LOW
    # The first terms of the exponential series: r is at most ln(2) / 2.
    y = 1 / 39916800 + r * (1 / 479001600 + r / 6227020800)
    y = 1 / 40320 + r * (1 / 362880 + r * (1 / 3628800 + r * y))
    y = 1 / 120 + r * (1 / 720 + r * (1 / 5040 + r * y))
    y = 1 / 2 + r * (1 / 6 + r * (1 / 24 + r * y))
    y = 1 + r * (1 + r * y)
    return power_of_2(k) * y


def log(x: float) -> float:
    """The natural logarithm of a number above 0.

    >>> log(1.0), round(log(10.0), 12)
    (0.0, 2.302585092994)
    """
    k = 0
    while x > SQRT_2:
        x *= 0.5
        k += 1
    while x < SQRT_HALF:
        x *= 2.0
        k -= 1
    # log((1 + s) / (1 - s)) = 2 (s + s^3 / 3 + s^5 / 5 + ...), where s is at most 0.172; and 2 s is
    # f - half + s half, of which f, by far the largest, is exact.
    f = x - 1
    s = f / (2 + f)
    half = 0.5 * f * f
    square = s * s
    y = 2 / 15 + square * (2 / 17 + square * (2 / 19 + square * (2 / 21)))
    y = 2 / 9 + square * (2 / 11 + square * (2 / 13 + square * y))
    y = square * (2 / 3 + square * (2 / 5 + square * (2 / 7 + square * y)))
    return k * LN_2_HIGH - ((half - (s * (half + y) + k * LN_2_LOW)) - f)

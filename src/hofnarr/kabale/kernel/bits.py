"""Bit operations. `bit_count` and `nth` are done by each runner in its own way (`runners.py`)."""


def bit_count(mask: int) -> int:
    return mask.bit_count()


def nth(mask: int, k: int) -> int:
    """The index of the k-th set bit, counted from the lowest.

    >>> nth(0b10110, 0), nth(0b10110, 2)
    (1, 4)
    """
    while k > 0:
        mask &= mask - 1
        k -= 1
    return (mask & -mask).bit_length() - 1


def nth_without_branches(mask: int, k: int) -> int:
    """The same for a mask below 2**32, by halves: what compiled code does fastest."""
    at = 0
    count = bit_count(mask & 0xFFFF)
    if k >= count:
        k -= count
        at = 16
        mask >>= 16
    count = bit_count(mask & 0xFF)
    if k >= count:
        k -= count
        at += 8
        mask >>= 8
    count = bit_count(mask & 0xF)
    if k >= count:
        k -= count
        at += 4
        mask >>= 4
    count = bit_count(mask & 0x3)
    if k >= count:
        k -= count
        at += 2
        mask >>= 2
    if k >= mask & 1:
        at += 1
    return at

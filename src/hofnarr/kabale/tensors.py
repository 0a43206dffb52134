"""Observations, masks and action numbers for those who hold a view or a sight: NumPy around the
kernel code in `encoding.py`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from hofnarr.kabale import encoding
from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX
from hofnarr.kabale.kernel import layout, runners
from hofnarr.kabale.view import View, sight_of

#: What to hand to `kernel_function` for a function of `encoding.py`.
MODULES = (*runners.MODULES, "hofnarr.kabale.encoding")

Bits = npt.NDArray[np.uint8]


def unpack(words: npt.NDArray[np.int32], count: int) -> Bits:
    """Packed words as single bits, 0 or 1, along the last axis."""
    return np.unpackbits(words.view(np.uint8), axis=-1, count=count, bitorder="little")


def observation(view: View) -> Bits:
    """What the seat of this view sees.

    >>> from hofnarr.core.chance import RandomChance
    >>> from hofnarr.kabale.game import GAME, Options
    >>> state, _ = GAME.new(3, Options(), RandomChance(1))
    >>> observation(state.view(0)).shape
    (3656,)
    """
    assert isinstance(view.viewer, int), "only players have observations"
    return encoded(sight_of(view), view.viewer)


def encoded(sight: Sequence[int], viewer: int) -> Bits:
    """The observation of a seat, from its sight."""
    words = [0] * encoding.OBSERVATION_WORDS
    encoding.encode(list(sight), viewer, words)
    return _bits(words, encoding.OBSERVATION_BITS)


def mask(view: View) -> Bits:
    """1 for every number of a legal action; all 0 where it is not this seat's decision."""
    legal = np.zeros(encoding.ACTION_COUNT, np.uint8)
    legal[[number_of(action, view.where) for action in view.legal]] = 1
    return legal


def number_of(action: Action, where: int | None) -> int:
    """The number of an action; `where` is the column of the cloak or traitor being decided.

    >>> number_of(Play(0, "king", 2), None) == 6 * CARD_INDEX["king"] + 2
    True
    """
    here = -1 if where is None else where
    match action:
        case Play(_, card, column):
            return encoding.action_id(layout.PLAY, here, CARD_INDEX[card], column)
        case Cloak(_, slipped):
            index = -1 if slipped is None else CARD_INDEX[slipped]
            return encoding.action_id(layout.CLOAK_CHOICE, here, index, -1)
        case Swap(_, other):
            column = -1 if other is None else other
            return encoding.action_id(layout.SWAP_CHOICE, here, -1, column)


def action_of(number: int, seat: int, where: int | None) -> Action:
    """The action of this number: the inverse of `number_of`.

    >>> action_of(175, 1, 0)
    Cloak(seat=1, card=None)
    """
    if number < encoding.CLOAK_IDS:
        card, column = divmod(number, layout.MAX_PLAYERS)
        return Play(seat, CARD_IDS[card], column)
    if number < encoding.SWAP_IDS:
        index = number - encoding.CLOAK_IDS
        return Cloak(seat, None if index == layout.CARD_COUNT else CARD_IDS[index])
    column = number - encoding.SWAP_IDS
    return Swap(seat, None if column == where else column)


def _bits(words: list[int], count: int) -> Bits:
    return unpack(np.array(words, np.uint32).view(np.int32), count)

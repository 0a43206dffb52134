"""What everybody remembers of the cards: of stacks, and of hands.

A memory of a stack is a row of cards of which the stack is a part, in order: known titles, or
UNKNOWN - group for a card of which only the deck is known. It is longer than the stack when others
took cards unseen. A memory of a hand has one entry for each card.
"""

from __future__ import annotations

from bisect import insort

from hofnarr.catan.engine.board import ANYTHING, PUBLIC, UNKNOWN, Board


def others(seat: int) -> tuple[int, int]:
    """Those who do not see this player's hand."""
    return 1 - seat, PUBLIC


# --- groups ---------------------------------------------------------------------------------------


def group_of(s: Board, entry: int) -> int:
    """The unknown that stands for a card: its deck, as everybody knows it."""
    if entry < 0:
        return entry
    return ANYTHING if s.cs.tournament else UNKNOWN - s.cs.groups[entry]


def common_group(s: Board, entries: tuple[int, ...]) -> int:
    """What is known of one card out of these."""
    different = set(entries)
    if len(different) > 1:
        different = {group_of(s, entry) for entry in different}
    return group_of(s, different.pop()) if len(different) == 1 else ANYTHING


# --- hands ----------------------------------------------------------------------------------------


def hand_memory(viewer: int, seat: int) -> int:
    """The place in `known` where a viewer remembers the hand of another."""
    return seat + 2 if viewer == PUBLIC else seat


def learn(s: Board, viewer: int, seat: int, entry: int) -> None:
    """A card came to a hand, and this is what the viewer knows of it."""
    place = hand_memory(viewer, seat)
    entries = list(s.known[place])
    insort(entries, entry)
    s.known[place] = tuple(entries)


def drop(s: Board, viewer: int, seat: int, card: int) -> None:
    """A card left a hand, seen by the viewer. The vaguest fitting entry stays (it is the weaker
    claim)."""
    place = hand_memory(viewer, seat)
    entries = list(s.known[place])
    for entry in (card, group_of(s, card), ANYTHING):
        if entry in entries:
            entries.remove(entry)
            break
    else:
        del entries[:1]
    s.known[place] = tuple(entries)


def drop_unseen(s: Board, viewer: int, seat: int, group: int) -> None:
    """Some card left a hand: nothing in it is certain any more (section 15)."""
    place = hand_memory(viewer, seat)
    s.known[place] = (group,) * (len(s.known[place]) - 1)


def public_group(s: Board, seat: int) -> int:
    """What everybody knows of any one card of a hand."""
    return common_group(s, s.known[2 + seat])


def could_hold(s: Board, seat: int, card: int) -> bool:
    """Whether a hand could hold a card, by all that everybody knows (C80)."""
    public = s.known[2 + seat]
    if card in public:
        return True
    if s.cs.tournament:
        return min(public, default=0) < 0  # nobody knows the decks
    if group_of(s, card) not in public and ANYTHING not in public:
        return False
    seen = s.piles[0].count(card) + s.known[3 - seat].count(card)
    return s.cs.copies[card] > seen


# --- stacks ---------------------------------------------------------------------------------------


def weaken(s: Board, memory: tuple[int, ...], count: int) -> tuple[int, ...]:
    return (common_group(s, memory),) * max(0, count)


def after_top(memory: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The memory of whoever sees that this card was the top one."""
    for place, entry in enumerate(memory):
        if entry == card or entry < 0:
            return memory[place + 1 :]
    return memory[1:]

"""Cards that move between stacks, hands and piles; who sees it remembers (`memory.py`)."""

from __future__ import annotations

from bisect import insort

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import NAMES
from hofnarr.catan.engine.board import PUBLIC, Board
from hofnarr.catan.engine.memory import (
    after_top,
    common_group,
    drop,
    drop_unseen,
    group_of,
    hand_memory,
    learn,
    others,
    public_group,
    weaken,
)
from hofnarr.catan.engine.moves import DISCARDS
from hofnarr.catan.engine.steps import tell
from hofnarr.catan.events import Knower

VIEWERS: tuple[Knower, ...] = (0, 1, "public")
EVERYBODY = (0, 1, PUBLIC)
#: A card that came to a hand, and what the opponent and the public know of it.
Drawn = tuple[int, int, int]


# --- who may use which stack ----------------------------------------------------------------------


def is_open(s: Board, seat: int, pile: int) -> bool:
    """Whether no curse closes a stack (or, from DISCARDS on, a discard pile) to this player."""
    return (seat, pile) not in s.curses if s.curses else True


def own_stacks(s: Board, seat: int) -> list[int]:
    """The stacks that this player may put cards under (C65, section 12)."""
    stacks = s.cs.stacks_of[seat]
    return [stack for stack in stacks if is_open(s, seat, stack)] if s.curses else list(stacks)


def full_stacks(s: Board, seat: int) -> list[int]:
    """Those of them that have cards to draw or to look through."""
    stacks = own_stacks(s, seat) if s.curses else s.cs.stacks_of[seat]
    cards = s.stacks
    return [stack for stack in stacks if cards[stack]]


# --- hands ----------------------------------------------------------------------------------------


def into_hand(s: Board, seat: int, card: int, *, seen_by: tuple[int, ...] = EVERYBODY) -> None:
    """A card whose way everybody (or `seen_by`) saw comes to a hand."""
    insort(s.realms[seat].hand, card)
    s.dirty = True  # the hand may be too big now (C85)
    for viewer in others(seat):
        learn(s, viewer, seat, card if viewer in seen_by else group_of(s, card))


def out_of_hand(s: Board, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    s.realms[seat].hand.remove(card)
    for viewer in others(seat):
        drop(s, viewer, seat, card)


def show_hand(s: Board, seat: int) -> None:
    """A player looks at the whole hand of the opponent."""
    owner = 1 - seat
    hand = tuple(s.realms[owner].hand)
    s.known[owner] = hand
    tell(s, events.HandShown(seat, [NAMES[card] for card in hand], [0, 1], owner))


def steal(s: Board, seat: int, card: int) -> None:
    """A card goes from the opponent's hand to this player's; both know which."""
    owner = 1 - seat
    s.realms[owner].hand.remove(card)
    insort(s.realms[seat].hand, card)
    drop(s, seat, owner, card)
    group = public_group(s, owner)
    drop_unseen(s, PUBLIC, owner, group)
    learn(s, owner, seat, card)
    learn(s, PUBLIC, seat, group)
    tell(s, events.Took(seat, NAMES[card], [0, 1], "hand", owner))


# --- stacks ---------------------------------------------------------------------------------------


def _seen(s: Board, seat: int, stack: int, count: int) -> None:
    counts = list(s.seen[seat])
    counts[stack] = max(0, min(count, len(s.stacks[stack])))
    s.seen[seat] = tuple(counts)


def _one_less_seen(s: Board, stack: int) -> None:
    """A card left a stack."""
    for seat in (0, 1):
        if s.seen[seat][stack]:
            _seen(s, seat, stack, s.seen[seat][stack] - 1)


def look(s: Board, seat: int, stack: int) -> None:
    """A player looks through a stack."""
    cards = s.stacks[stack]
    s.memory[seat][stack] = cards
    _seen(s, seat, stack, len(cards))
    tell(s, events.Looked(seat, [NAMES[card] for card in cards], [seat], stack))


def look_at_top(s: Board, seat: int, stack: int, count: int) -> None:
    """A player looks at the top cards of a stack."""
    cards = s.stacks[stack]
    top = cards[:count]
    memory = s.memory[seat][stack]
    spare = len(memory) - len(cards)
    rest = memory[count:] if spare == 0 else weaken(s, memory, len(cards) - count)
    s.memory[seat][stack] = top + rest
    _seen(s, seat, stack, max(count, s.seen[seat][stack]))
    tell(s, events.Looked(seat, [NAMES[card] for card in top], [seat], stack))


def draw(s: Board, seat: int, stack: int) -> Drawn:
    """A player takes the top card of a stack."""
    cards = s.stacks[stack]
    card = cards[0]
    knowers: list[Knower] = []
    learnt: list[int] = []
    for viewer in EVERYBODY:
        memory = s.memory[viewer][stack]
        # An open top card is the first of every memory (C67).
        spare = 0 if stack in s.faceup else len(memory) - len(cards)
        if viewer == seat:
            knowers.append(VIEWERS[viewer])
            s.memory[viewer][stack] = after_top(memory, card)
        elif spare == 0:
            if memory[0] >= 0:
                knowers.append(VIEWERS[viewer])
            learnt.append(memory[0])
            s.memory[viewer][stack] = memory[1:]
        else:
            learnt.append(common_group(s, memory[: spare + 1]))
    for viewer, entry in zip(others(seat), learnt, strict=True):
        learn(s, viewer, seat, entry)
    s.stacks[stack] = cards[1:]
    _one_less_seen(s, stack)
    insort(s.realms[seat].hand, card)
    _after_taking(s, stack)
    tell(s, events.Drew(seat, NAMES[card], knowers, stack))
    return card, learnt[0], learnt[1]


def _after_taking(s: Board, stack: int) -> None:
    """After the top card left."""
    if s.faceup and stack in s.faceup:
        s.faceup = tuple(each for each in s.faceup if each != stack)
    if not s.stacks[stack]:
        for viewer in EVERYBODY:
            s.memory[viewer][stack] = ()


def take(s: Board, seat: int, stack: int, card: int) -> Drawn:
    """A player takes a card of choice from a stack that he looked through."""
    cards = s.stacks[stack]
    place = cards.index(card)
    is_open_top = place == 0 and stack in s.faceup
    learnt: list[int] = []
    for viewer in others(seat):
        memory = s.memory[viewer][stack]
        if is_open_top:
            learnt.append(card)
            s.memory[viewer][stack] = memory[1:]
        else:
            learnt.append(common_group(s, memory[stack in s.faceup :]))
        learn(s, viewer, seat, learnt[-1])
    s.stacks[stack] = s.memory[seat][stack] = cards[:place] + cards[place + 1 :]
    _one_less_seen(s, stack)
    insort(s.realms[seat].hand, card)
    if is_open_top or not s.stacks[stack]:
        _after_taking(s, stack)
    knowers: list[Knower] = [0, 1, "public"] if is_open_top else [seat]
    tell(s, events.Took(seat, NAMES[card], knowers, "stack", stack))
    return card, learnt[0], learnt[1]


def put_under(
    s: Board, seat: int, owner: int, card: int, stack: int, *, known_to: tuple[int, ...]
) -> None:
    """A hand card of `owner` goes under a stack; `seat` chose it, `known_to` know which."""
    s.realms[owner].hand.remove(card)
    group = public_group(s, owner)
    for viewer in EVERYBODY:
        entry = card if viewer == owner or viewer in known_to else group
        if viewer != owner and viewer in known_to:
            drop(s, viewer, owner, card)
        elif viewer != owner:
            drop_unseen(s, viewer, owner, group)
        s.memory[viewer][stack] = (*s.memory[viewer][stack], entry)
    s.stacks[stack] = (*s.stacks[stack], card)
    knowers = [VIEWERS[viewer] for viewer in EVERYBODY if viewer in known_to]
    tell(s, events.PutUnder(seat, NAMES[card], knowers, owner, stack))


def put_back(s: Board, seat: int, stack: int) -> None:
    """The card just drawn goes under its stack (Holy Site). Everybody sees that it is this one, so
    each knows of it what he knew before, and all else of the hand as well."""
    card = s.drawn[0]
    knowledge = list(zip((seat, *others(seat)), s.drawn, strict=True))
    s.drawn = ()
    s.realms[seat].hand.remove(card)
    for viewer, entry in knowledge:
        if viewer != seat:
            place = hand_memory(viewer, seat)
            entries = list(s.known[place])
            entries.remove(entry)
            s.known[place] = tuple(entries)
        s.memory[viewer][stack] = (*s.memory[viewer][stack], entry)
    s.stacks[stack] = (*s.stacks[stack], card)
    knowers = [VIEWERS[viewer] for viewer, entry in sorted(knowledge) if entry >= 0]
    tell(s, events.PutUnder(seat, NAMES[card], knowers, seat, stack))


def move_up(s: Board, seat: int, stack: int, at: int, card: int) -> None:
    """A player who looked at the top cards puts one of them to place `at` (Archivist). Nobody else
    sees which: see `forget_top`."""
    cards = list(s.stacks[stack])
    cards.insert(at, cards.pop(cards.index(card, at)))
    memory = s.memory[seat][stack]
    s.stacks[stack] = tuple(cards)
    s.memory[seat][stack] = tuple(cards[: at + 1]) + _rest(memory, at, card)


def _rest(memory: tuple[int, ...], at: int, card: int) -> tuple[int, ...]:
    rest = list(memory[at:])
    rest.remove(card)
    return tuple(rest)


def forget_top(s: Board, seat: int, stack: int, count: int) -> None:
    """The others no longer know the order of the top cards; an open one is turned down (C67)."""
    size = len(s.stacks[stack])
    for viewer in others(seat):
        memory = s.memory[viewer][stack]
        spare = len(memory) - size  # so many of them may be gone, unseen
        rest = memory[count:] if spare == 0 else weaken(s, memory, size - count)
        s.memory[viewer][stack] = weaken(s, memory[: count + spare], min(count, size)) + rest
    _seen(s, 1 - seat, stack, 0)
    s.faceup = tuple(each for each in s.faceup if each != stack)


def shuffle_cards(s: Board, source: str, cards: list[int]) -> list[int]:
    """Cards in a new random order (Inquisition); those that are alike are numbered apart."""
    numbers: list[int] = []
    for card in sorted(cards):
        number = card << 3
        while number in numbers:
            number += 1
        numbers.append(number)
    s.chance.shuffle(source, numbers)
    order = []
    while numbers:
        number = s.chance.draw(source, numbers)
        numbers.remove(number)
        order.append(number >> 3)
    return order


def mix(s: Board, owner: int, stacks: list[int]) -> None:
    """A hand and some stacks are shuffled together and dealt into as many stacks (Inquisition, C7).
    Nobody knows more of any of these cards than what everybody knew of all of them."""
    entries = [entry for stack in stacks for entry in s.memory[PUBLIC][stack]]
    group = common_group(s, (*s.known[2 + owner], *entries))
    hand = s.realms[owner].hand
    cards = [*hand, *(card for stack in stacks for card in s.stacks[stack])]
    order = shuffle_cards(s, "inquisition", cards)
    hand.clear()
    s.known[owner] = s.known[2 + owner] = ()
    for first, stack in enumerate(stacks):
        s.stacks[stack] = tuple(order[first :: len(stacks)])
        for viewer in EVERYBODY:
            s.memory[viewer][stack] = (group,) * len(s.stacks[stack])
        for seat in (0, 1):
            _seen(s, seat, stack, 0)
        tell(s, events.Reordered(owner, stack, len(s.stacks[stack])))
    s.faceup = tuple(each for each in s.faceup if each not in stacks)


def open_tops(s: Board, stacks: list[int]) -> None:
    """The top cards of these stacks are turned face up (Good Neighbors)."""
    for stack in stacks:
        top = s.stacks[stack][0]
        for viewer in EVERYBODY:
            memory = s.memory[viewer][stack]
            certain = len(memory) == len(s.stacks[stack])
            s.memory[viewer][stack] = (top, *(memory[1:] if certain else after_top(memory, top)))
    s.faceup = tuple(sorted({*s.faceup, *stacks}))
    tell(s, events.TopsTurned(stacks, [NAMES[s.stacks[stack][0]] for stack in stacks]))


def lay_under(s: Board, seat: int, card: int, stack: int) -> None:
    """A card that everybody saw goes under a stack (Imelda's knight, Church Domain)."""
    for viewer in EVERYBODY:
        s.memory[viewer][stack] = (*s.memory[viewer][stack], card)
    s.stacks[stack] = (*s.stacks[stack], card)
    tell(s, events.PutUnder(seat, NAMES[card], list(VIEWERS), seat, stack))


# --- discard piles and the display ----------------------------------------------------------------


def discard(s: Board, seat: int, card: int) -> None:
    """A card goes to the discard pile of this player (a common one outside the tournament)."""
    pile = s.pile_of(seat)
    s.piles[pile] = (*s.piles[pile], card)
    tell(s, events.Discarded(seat, NAMES[card], pile))


def from_pile(s: Board, seat: int, pile: int, card: int) -> None:
    """A card of a discard pile comes to a hand, for everybody to see."""
    cards = list(s.piles[pile])
    cards.reverse()
    cards.remove(card)
    s.piles[pile] = tuple(cards[::-1])
    into_hand(s, seat, card)
    tell(s, events.Took(seat, NAMES[card], list(VIEWERS), "pile", pile))


def pile_is_open(s: Board, seat: int, pile: int) -> bool:
    return is_open(s, seat, DISCARDS + pile)

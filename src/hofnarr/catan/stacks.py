"""Cards that move between stacks, hands and piles, and what everybody remembers of them.

A memory of a stack is a row of cards of which the stack is a part, in order: known titles, or
UNKNOWN - group for a card of which only the deck is known. It is longer than the stack when others
took cards unseen. A memory of a hand has one entry for each card.
"""

from __future__ import annotations

from bisect import insort

from hofnarr.catan import events
from hofnarr.catan.board import ANYTHING, PUBLIC, UNKNOWN, Board
from hofnarr.catan.events import Knower
from hofnarr.catan.moves import DISCARDS
from hofnarr.catan.steps import tell
from hofnarr.catan.titles import NAMES

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
    stacks = range(4 * seat, 4 * seat + 4) if s.cs.tournament else range(len(s.stacks))
    return [stack for stack in stacks if is_open(s, seat, stack)] if s.curses else list(stacks)


def full_stacks(s: Board, seat: int) -> list[int]:
    """Those of them that have cards to draw or to look through."""
    return [stack for stack in own_stacks(s, seat) if s.stacks[stack]]


# --- memory ---------------------------------------------------------------------------------------


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


def _hand_memory(viewer: int, seat: int) -> int:
    """The place in `known` where a viewer remembers the hand of another."""
    return seat + 2 if viewer == PUBLIC else seat


def _learn(s: Board, viewer: int, seat: int, entry: int) -> None:
    """A card came to a hand, and this is what the viewer knows of it."""
    place = _hand_memory(viewer, seat)
    s.known[place] = tuple(sorted((*s.known[place], entry)))


def _drop(s: Board, viewer: int, seat: int, card: int) -> None:
    """A card left a hand, seen by the viewer. The vaguest fitting entry stays (it is the weaker
    claim)."""
    place = _hand_memory(viewer, seat)
    entries = list(s.known[place])
    for entry in (card, group_of(s, card), ANYTHING, *sorted(entries)):
        if entry in entries:
            entries.remove(entry)
            break
    s.known[place] = tuple(entries)


def _drop_unseen(s: Board, viewer: int, seat: int, group: int) -> None:
    """Some card left a hand: nothing in it is certain any more (section 15)."""
    place = _hand_memory(viewer, seat)
    s.known[place] = (group,) * (len(s.known[place]) - 1)


def _public_group(s: Board, seat: int) -> int:
    """What everybody knows of any one card of a hand."""
    return common_group(s, s.known[2 + seat])


def others(seat: int) -> tuple[int, int]:
    return 1 - seat, PUBLIC


# --- hands ----------------------------------------------------------------------------------------


def into_hand(s: Board, seat: int, card: int, *, seen_by: tuple[int, ...] = EVERYBODY) -> None:
    """A card whose way everybody (or `seen_by`) saw comes to a hand."""
    insort(s.realms[seat].hand, card)
    s.dirty = True  # the hand may be too big now (C85)
    for viewer in others(seat):
        _learn(s, viewer, seat, card if viewer in seen_by else group_of(s, card))


def out_of_hand(s: Board, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    s.realms[seat].hand.remove(card)
    for viewer in others(seat):
        _drop(s, viewer, seat, card)


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
    _drop(s, seat, owner, card)
    group = _public_group(s, owner)
    _drop_unseen(s, PUBLIC, owner, group)
    _learn(s, owner, seat, card)
    _learn(s, PUBLIC, seat, group)
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
    rest = memory[count:] if spare == 0 else _weaken(s, memory, len(cards) - count)
    s.memory[seat][stack] = top + rest
    _seen(s, seat, stack, max(count, s.seen[seat][stack]))
    tell(s, events.Looked(seat, [NAMES[card] for card in top], [seat], stack))


def _weaken(s: Board, memory: tuple[int, ...], count: int) -> tuple[int, ...]:
    return (common_group(s, memory),) * max(0, count)


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
            s.memory[viewer][stack] = _after(memory, card)
        elif spare == 0:
            if memory[0] >= 0:
                knowers.append(VIEWERS[viewer])
            learnt.append(memory[0])
            s.memory[viewer][stack] = memory[1:]
        else:
            learnt.append(common_group(s, memory[: spare + 1]))
    for viewer, entry in zip(others(seat), learnt, strict=True):
        _learn(s, viewer, seat, entry)
    s.stacks[stack] = cards[1:]
    _one_less_seen(s, stack)
    insort(s.realms[seat].hand, card)
    _after_taking(s, stack)
    tell(s, events.Drew(seat, NAMES[card], knowers, stack))
    return card, learnt[0], learnt[1]


def _after(memory: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The memory of whoever sees that this card was the top one."""
    for place, entry in enumerate(memory):
        if entry == card or entry < 0:
            return memory[place + 1 :]
    return memory[1:]


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
        _learn(s, viewer, seat, learnt[-1])
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
    group = _public_group(s, owner)
    for viewer in EVERYBODY:
        entry = card if viewer == owner or viewer in known_to else group
        if viewer != owner and viewer in known_to:
            _drop(s, viewer, owner, card)
        elif viewer != owner:
            _drop_unseen(s, viewer, owner, group)
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
            place = _hand_memory(viewer, seat)
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
        rest = memory[count:] if spare == 0 else _weaken(s, memory, size - count)
        s.memory[viewer][stack] = _weaken(s, memory[: count + spare], min(count, size)) + rest
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
            s.memory[viewer][stack] = (top, *(memory[1:] if certain else _after(memory, top)))
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


def count_in_hand(s: Board, seat: int, card: int) -> int:
    return s.realms[seat].hand.count(card)

"""A complete board that agrees with everything a viewer knows, every one equally likely.

The viewer's memories say which places are unknown, and from which deck each of them comes; the
cards that lie nowhere else are dealt to them.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hofnarr.catan.catalogue.cardset import CardSet, card_set
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.board import ANYTHING, PUBLIC, UNKNOWN, Board
from hofnarr.catan.engine.memory import group_of
from hofnarr.catan.engine.steps import held_cards
from hofnarr.catan.sight.unknown_decks import complete_decks
from hofnarr.catan.sight.view import View, entry_of, finish, read_board

TRIES = 200
GUESS = 0.2  # how often another player is taken to know a card that he may know
_DOGMA, _CURSE = title("dogma"), title("church_curse")

#: By stack: the viewer's memory of it, cut to its true size.
Rows = list[list[int]]


def resample(view: View, seed: int) -> Board:
    if view.viewer == "open":
        return finish(read_board(view, card_set(view.options)), view)
    random = Random(seed)
    me = view.viewer if isinstance(view.viewer, int) else PUBLIC
    hidden = [seat for seat in (0, 1) if seat != me]
    options = view.options
    if options.tournament is not None:
        options = complete_decks(view, random)
    s = read_board(view, card_set(options))
    memory = [[entry_of(text) for text in stack.memory] for stack in view.stacks]
    hands = [
        [entry_of(text) for text in (player.public if me == PUBLIC else player.known or ())]
        if seat in hidden
        else list(s.realms[seat].hand)
        for seat, player in enumerate(view.seats)
    ]
    counts = [stack.count for stack in view.stacks]
    _deal(s, memory, counts, hands, view.removed_count, random)
    _give_memories(s, me, view, random)
    if s.event_known:
        _choose_events(s, me, random)
    if s.drawn:
        s.drawn = _guess_drawn(s, me, random)
    return finish(s, view)


def _guess_drawn(s: Board, me: int, random: Random) -> tuple[int, int, int]:
    """The card just drawn, and what the opponent knows of it, where the viewer does not know."""
    seat = s.active
    card, other, public = s.drawn
    if me != seat:
        card = other if me != PUBLIC else public
        if card < 0:
            known = s.known[seat if me != PUBLIC else 2 + seat]
            left = Counter(s.realms[seat].hand) - Counter(entry for entry in known if entry >= 0)
            unknown = sorted(left.elements())
            fitting = [each for each in unknown if group_of(s, each) == card]
            card = random.choice(fitting or unknown)
    if me != 1 - seat:
        guess = card if card in s.known[seat] else group_of(s, card)
        if me == PUBLIC or not s.cs.tournament:
            other = guess
        else:  # he knows what the opponent knew of his stack
            entries = list(s.known[seat])
            entries[entries.index(guess)] = other
            s.known[seat] = tuple(sorted(entries))
    return card, other, public


# --- dealing --------------------------------------------------------------------------------------


def lying_cards(s: Board) -> Counter[int]:
    """Cards that everybody sees: in principalities, on piles, on the table, in play."""
    seen: Counter[int] = Counter()
    for r in s.realms:
        seen.update(r.card[place] for place in r.built)
        seen[title("metropolis")] += r.centre.count(3)
    for pile in s.piles:
        seen.update(pile)
    seen.update(card for _, card in held_cards(s))
    seen[_DOGMA] += len(s.dogmas)
    seen[_CURSE] += len(s.curses)
    return seen


def _deal(
    s: Board,
    memory: Rows,
    counts: list[int],
    hands: Rows,
    removed: int,
    random: Random,
) -> None:
    """Fill every unknown place."""
    pools = _unseen(s.cs, lying_cards(s))
    left = pools[0] + pools[1]
    for row, count in [*zip(memory, counts, strict=True), *((hand, len(hand)) for hand in hands)]:
        if len(row) == count:
            left.subtract(entry for entry in row if entry >= 0)
    for _ in range(TRIES):
        rows = _without_taken(memory, counts, left, s.faceup, random)
        if rows is not None:
            break
    else:
        rows = [_unsure(row, count) for row, count in zip(memory, counts, strict=True)]
        for stack in s.faceup:
            rows[stack][0] = memory[stack][0]
    places = [*rows, *(list(hand) for hand in hands), [UNKNOWN - 1] * removed]
    _fill(places, _left_over(pools, places), random)
    s.stacks = [tuple(row) for row in places[: len(memory)]]
    for seat in (0, 1):
        s.realms[seat].hand = sorted(places[len(memory) + seat])
    s.removed = tuple(sorted(places[-1]))


def _unsure(row: list[int], count: int) -> list[int]:
    """No guess fits: what is not certain is unknown."""
    return row if len(row) == count else [ANYTHING] * count


def _without_taken(
    memory: Rows, counts: list[int], left: Counter[int], faceup: tuple[int, ...], random: Random
) -> Rows | None:
    """The memories without the cards that were taken unseen. Which they were is guessed, but a
    card that must be elsewhere by now is among them, and an open top card is not (C67). None: this
    guess does not work out."""
    soft = [stack for stack, row in enumerate(memory) if len(row) > counts[stack]]
    kept = [list(range(len(row))) for row in memory]
    known = Counter(entry for stack in soft for entry in memory[stack] if entry >= 0)
    for card in sorted(known):
        for _ in range(known[card] - max(0, left[card])):
            places = [
                (stack, place)
                for stack in soft
                if len(kept[stack]) > counts[stack]
                for place in kept[stack][stack in faceup :]
                if memory[stack][place] == card
            ]
            if not places:
                return None
            stack, place = random.choice(places)
            kept[stack].remove(place)
    for stack in soft:
        sure = kept[stack][: stack in faceup]
        rest = random.sample(kept[stack][len(sure) :], counts[stack] - len(sure))
        kept[stack] = sure + sorted(rest)
    return [[row[place] for place in kept[stack]] for stack, row in enumerate(memory)]


def _unseen(cs: CardSet, seen: Counter[int]) -> list[Counter[int]]:
    """By group: the cards that lie openly nowhere."""
    pools = [Counter(cs.pool(0)), Counter(cs.pool(1))]
    for card, count in seen.items():
        from_first = min(count, pools[0][card])
        pools[0][card] -= from_first
        pools[1][card] -= min(count - from_first, pools[1][card])
    return pools


def _left_over(pools: list[Counter[int]], places: Rows) -> list[Counter[int]]:
    """What is left when known cards are where they are known to be."""
    left = [Counter(pool) for pool in pools]
    for place in places:
        for entry in place:
            if entry >= 0:
                pool = left[0] if left[0][entry] > 0 else left[1]
                pool[entry] -= 1
    return left


def _fill(places: Rows, left: list[Counter[int]], random: Random) -> None:
    """Deal the rest to the unknown places, each from its deck, as far as that goes."""
    decks = [sorted(pool.elements()) for pool in left]
    for deck in decks:
        random.shuffle(deck)
    unknown = [
        (place, number) for place in places for number, entry in enumerate(place) if entry < 0
    ]
    late = []
    for place, number in unknown:
        group = UNKNOWN - place[number]
        if group < 2 and decks[group]:
            place[number] = decks[group].pop()
        else:
            late.append((place, number))
    rest = decks[0] + decks[1]
    random.shuffle(rest)
    for place, number in late:
        place[number] = rest.pop()


# --- what the others know -------------------------------------------------------------------------


def _give_memories(s: Board, me: int, view: View, random: Random) -> None:
    """The others know what everybody knows, what they have seen of the stacks, and perhaps some
    of the cards in a hand."""
    for seat in (0, 1):
        if seat == me:
            continue
        for stack in range(len(s.stacks)):
            shown = view.stacks[stack].memories[seat]
            if shown is not None:
                s.memory[seat].append(tuple(entry_of(text) for text in shown))
            else:
                s.memory[seat].append(_memory_of(s, seat, stack, random))
    for seat in (0, 1):
        if 1 - seat == me:
            continue  # the viewer's own knowledge
        public = Counter(entry for entry in s.known[2 + seat] if entry >= 0)
        # In a tournament a card does not tell from whose deck it came; the public entry does.
        unknown = [entry for entry in s.known[2 + seat] if entry < 0] if s.cs.tournament else []
        known = []
        for card in s.realms[seat].hand:
            if public[card]:
                public[card] -= 1
                known.append(card)
                continue
            hidden = unknown.pop() if unknown else group_of(s, card)
            known.append(card if random.random() < GUESS else hidden)
        s.known[seat] = tuple(sorted(known))


def _memory_of(s: Board, seat: int, stack: int, random: Random) -> tuple[int, ...]:
    """What another player may know of a stack: what everybody knows, the cards that everybody
    knows him to have seen, and perhaps some that he put there."""
    cards = s.stacks[stack]
    seen = max(s.seen[seat][stack], stack in s.faceup)
    public = s.memory[PUBLIC][stack]
    if len(public) != len(cards):
        public = tuple(group_of(s, card) for card in cards)
    return tuple(
        card if place < seen or entry >= 0 or random.random() < GUESS else entry
        for place, (card, entry) in enumerate(zip(cards, public, strict=True))
    )


def _choose_events(s: Board, me: int, random: Random) -> None:
    """Tournament: the events that an opponent chose are among the unseen ones."""
    seen = list(s.event_tail)
    unseen = list(s.cs.events)
    for card in seen:
        unseen.remove(card)
    s.events = tuple(unseen)
    chosen = s.cs.options.tournament
    assert chosen is not None
    for seat in (0, 1):
        if seat != me:
            own = Counter(title(name) for name in chosen.events[seat] or ())
            public = Counter(s.event_known[PUBLIC])
            s.event_known[seat] = tuple(sorted((public | (own + _fixed(s))).elements()))


def _fixed(s: Board) -> Counter[int]:
    from hofnarr.catan.options import FIXED_EVENTS

    return Counter(title(name) for name in FIXED_EVENTS)

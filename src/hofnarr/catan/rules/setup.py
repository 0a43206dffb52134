"""Set-up: the stacks are dealt, the start regions arranged, the first cards taken (section 3)."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.cardset import CardSet
from hofnarr.catan.catalogue.titles import REGION_START, STACK_REGIONS, title
from hofnarr.catan.engine.board import PUBLIC, UNKNOWN, Board
from hofnarr.catan.engine.fields import Facts, Looks, Stack
from hofnarr.catan.engine.moves import ARRANGE, LOOK, TAKE, high, low
from hofnarr.catan.engine.places import ROADS as FIRST_ROAD
from hofnarr.catan.engine.places import START_SLOTS, centre_at, road_at
from hofnarr.catan.engine.stacks import full_stacks, look, take
from hofnarr.catan.engine.steps import Decision, Step, push, tell
from hofnarr.catan.options import FIXED_EVENTS
from hofnarr.catan.rules.building import refresh_places
from hofnarr.catan.rules.centres import lay_region
from hofnarr.catan.rules.hand import distinct
from hofnarr.catan.rules.turn import Turn
from hofnarr.core.chance import Chance

CRESTS = ("A", "B")
START_HAND = 3


def begin(cs: CardSet, chance: Chance, start: int) -> Board:
    """A board before its first decision; its steps are still to be run."""
    s = Board(cs, start)
    s.chance = chance
    chance.shuffle("crest", range(2))
    crest = chance.draw("crest", range(2))
    _deal(s)
    chance.shuffle("regions", STACK_REGIONS)
    s.regions = STACK_REGIONS
    chance.shuffle("events", range(len(cs.events)))
    if cs.tournament:
        remember_chosen_events(s)
    for r in s.realms:
        r.centre[centre_at(-1)] = r.centre[centre_at(1)] = 1
        r.road[road_at(0) - FIRST_ROAD] = 1
        refresh_places(r)
    tell(s, events.SetUp(start, [CRESTS[crest], CRESTS[1 - crest]]))
    arranging = [
        ArrangeStart(seat, crest if seat == 0 else 1 - crest, number)
        for seat in (start, 1 - start)
        for number in range(len(START_SLOTS))
    ]
    push(s, *arranging, PickStack(start, -1), Turn(start))
    return s


def _deal(s: Board) -> None:
    """C7: the cards of a group are dealt in turn, so that sizes differ by one at most."""
    groups = s.cs.stack_groups
    dealt: list[list[int]] = [[] for _ in groups]
    for group in sorted(set(groups)):
        stacks = [stack for stack, its in enumerate(groups) if its == group]
        order = _shuffled(s.chance, f"cards {group}", s.cs.pool(group))
        if group == 1 and s.cs.lot:
            s.removed = tuple(sorted(order[s.cs.lot :]))  # C90
            order = order[: s.cs.lot]
        for place, card in enumerate(order):
            dealt[stacks[place % len(stacks)]].append(card)
    s.stacks = [tuple(cards) for cards in dealt]
    for viewer in range(PUBLIC + 1):
        s.memory[viewer] = [
            (UNKNOWN - group,) * len(cards) for group, cards in zip(groups, s.stacks, strict=True)
        ]


def _shuffled(chance: Chance, source: str, deck: tuple[int, ...]) -> list[int]:
    """A deck in random order; cards that are alike are numbered apart for the shuffle."""
    numbers = list(range(len(deck)))
    chance.shuffle(source, numbers)
    order = []
    while numbers:
        number = chance.draw(source, numbers)
        numbers.remove(number)
        order.append(deck[number])
    return order


def remember_chosen_events(s: Board) -> None:
    tournament = s.cs.options.tournament
    assert tournament is not None
    fixed = [title(name) for name in FIXED_EVENTS]
    for viewer in range(PUBLIC + 1):
        own = (tournament.events[viewer] if viewer < PUBLIC else None) or []
        s.event_known.append(tuple(sorted([*fixed, *(title(name) for name in own)])))


class ArrangeStart(Decision, frozen=True, tag="arrange"):
    """Which region goes to which of the six places."""

    crest: int
    number: int

    rule = "C2"
    forced = True
    kind = "setup"
    quick = True

    def moves(self, s: Board) -> list[int]:
        seat, crest, number = self.seat, self.crest, self.number
        laid = s.realms[seat].land
        slot = START_SLOTS[number]
        return [
            ARRANGE | region << 8 | slot
            for region, start in enumerate(REGION_START)
            if start == CRESTS[crest] and region not in laid
        ]

    def answer(self, s: Board, move: int) -> None:
        lay_region(s, self.seat, low(move), high(move), stock=1)


class PickStack(Decision, frozen=True, tag="pick_stack"):
    """The stack of the first cards; not the one that the first player used, -1 for none."""

    used: Stack

    rule = "C4"
    kind = "setup"

    def moves(self, s: Board) -> list[int]:
        return [LOOK | stack for stack in full_stacks(s, self.seat) if stack != self.used]

    def answer(self, s: Board, move: int) -> None:
        seat, used = self.seat, self.used
        stack = low(move)
        look(s, seat, stack)
        is_first = used < 0 and seat == s.start
        push(
            s,
            *[TakeStart(seat, stack)] * START_HAND,
            PickStack(1 - seat, stack) if is_first else SetUpDone(),
        )


class TakeStart(Decision, frozen=True, tag="take_start"):
    """One of the first cards."""

    stack: Stack

    rule = "C4"
    kind = "setup"

    def moves(self, s: Board) -> list[int]:
        return [TAKE | card for card in distinct(s.stacks[self.stack])]

    def answer(self, s: Board, move: int) -> None:
        take(s, self.seat, self.stack, low(move))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(stack=self.stack)}


class SetUpDone(Step, frozen=True, tag="set_up_done"):
    """The first turn follows."""

    def run(self, s: Board) -> None:
        pass

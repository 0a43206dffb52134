"""Setting the table by hand, before a game or in the middle of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import (
    IS_FOREIGN,
    METROPOLIS,
    NAMES,
    REGION_NUMBER,
    REGION_RES,
    REGION_START,
    STACK_REGIONS,
    find_title,
)
from hofnarr.catan.engine.board import PUBLIC, UNKNOWN, Board
from hofnarr.catan.engine.memory import group_of
from hofnarr.catan.engine.places import (
    CENTRES,
    NUMBER,
    ROADS,
    SITES,
    SLOTS,
    START_SLOTS,
    centre_at,
    region_at,
    road_at,
)
from hofnarr.catan.engine.points import move_tokens, recount
from hofnarr.catan.engine.settling import settle
from hofnarr.catan.engine.steps import advance, push
from hofnarr.catan.options import Options, choose
from hofnarr.catan.rules.building import place_card, refresh_places
from hofnarr.catan.rules.centres import lay_region
from hofnarr.catan.rules.hand import HandPhase
from hofnarr.catan.rules.resources import MOST
from hofnarr.catan.rules.setup import remember_chosen_events
from hofnarr.catan.rules.turn import Act, EndTurn
from hofnarr.core.game import Event
from hofnarr.testing.catan.possible import check_board

#: The order in which the start regions lie: as the crests list them.
_LAYOUT = ("fields", "mountains", "pasture", "forest", "hills", "gold_field")
_RESOURCES = ("grain", "ore", "wool", "lumber", "brick", "gold")


def card_number(name: str) -> int:
    number = find_title(name)
    if number < 0:
        raise ValueError(f"no card is called {name!r}: `hofnarr cards catan` lists them")
    return number


def place_number(at: str) -> int:
    if at not in NUMBER:
        raise ValueError(
            f"no place is called {at!r}: regions are like -2U, sites like -1U1, roads like 0, "
            "settlements like -1, outer slots like -2Uo"
        )
    return NUMBER[at]


def centre_number(at: str) -> int:
    place = place_number(at)
    if place < CENTRES:
        raise ValueError(f"{at!r} is no place for a settlement: these are odd, such as 3")
    return place - CENTRES


def region_number(name: str) -> int:
    if name not in REGION_NUMBER:
        raise ValueError(f"no region is called {name!r}: they are {', '.join(REGION_NUMBER)}")
    return REGION_NUMBER[name]


class Script:
    """Chance that does what the scenario says, and else the first thing possible."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.dice: list[int] = []
        self.faces: list[int] = []
        self.events: list[int] = []
        self.regions: list[int] = []

    def shuffle(self, source: str, items: Sequence[int]) -> None:
        pass

    def draw(self, source: str, items: Sequence[int]) -> int:
        if source == "die" and self.dice:
            return self.dice.pop(0)
        if source == "event die" and self.faces:
            return self.faces.pop(0)
        if source == "regions" and self.regions:
            return self.regions.pop(0)
        if source == "events" and self.events:
            card = self.events.pop(0)
            for item in items:
                if self.board.cs.events[item] == card:
                    return item
            raise ValueError(f"{NAMES[card]} is not in the event deck now")
        return items[0]


class Laying:
    """The part of a scenario that sets the table."""

    def __init__(
        self,
        sets: str = "base",
        *,
        options: Options | None = None,
        active: int = 0,
        turn: int = 10,
        seven: bool = True,
        checked: bool = True,
    ) -> None:
        self._checked = checked
        self.s = s = Board(card_set(choose(sets) if options is None else options), active)
        s.active = active
        s.turn = turn
        s.seven = seven
        self.chance = Script(s)
        self.events: list[Event] = []
        self._ready = False
        self._stacks: list[tuple[int, ...]] = []
        self._hands: list[tuple[int, ...]] = []
        s.regions = STACK_REGIONS
        for seat, r in enumerate(s.realms):
            r.centre[centre_at(-1)] = r.centre[centre_at(1)] = 1
            r.road[road_at(0) - ROADS] = 1
            for slot, kind in zip(START_SLOTS, _LAYOUT, strict=True):
                lay_region(s, seat, slot, _start_region(seat, kind))
            refresh_places(r)
        groups = s.cs.stack_groups
        dealt: list[list[int]] = [[] for _ in groups]
        for group in sorted(set(groups)):
            stacks = [stack for stack, its in enumerate(groups) if its == group]
            for place, card in enumerate(s.cs.pool(group)):
                dealt[stacks[place % len(stacks)]].append(card)
        s.stacks = [tuple(cards) for cards in dealt]
        if s.cs.tournament:
            remember_chosen_events(s)
        push(s, Act(active), HandPhase(active), EndTurn(active))

    def _fetch(self, name: str) -> int:
        """Take a card from wherever it is not yet in the game."""
        s, card = self.s, card_number(name)
        self._ready = False
        if card in s.display:
            display = list(s.display)
            display.remove(card)
            s.display = tuple(display)
            return card
        for stack in range(len(s.stacks) - 1, -1, -1):
            if card in s.stacks[stack]:
                cards = list(s.stacks[stack])
                cards.remove(card)
                s.stacks[stack] = tuple(cards)
                return card
        if not s.cs.copies[card] and card not in s.cs.display:
            sets = ", ".join(("base", *s.cs.options.sets))
            raise ValueError(f"{name} is not among the cards of this table: {sets}")
        raise ValueError(f"no {name} is left: all of them are on the table already")

    def lay(self, seat: int, name: str, at: str, *, level: int = 0) -> Self:
        """A card of `seat` lies there (a foreign one in the opponent's principality)."""
        card = self._fetch(name)
        realm = 1 - seat if IS_FOREIGN[card] else seat
        self._place(seat, realm, at, card)
        self.s.realms[realm].level[place_number(at)] = level
        return self

    def _place(self, seat: int, realm: int, at: str, card: int) -> None:
        place, r = place_number(at), self.s.realms[realm]
        if not ROADS > place >= SLOTS and not CENTRES > place >= ROADS:
            raise ValueError(f"{NAMES[card]} cannot lie at {at}: that is no place for expansions")
        if r.card[place] >= 0:
            raise ValueError(f"{at} is taken: {NAMES[r.card[place]]} lies there")
        place_card(self.s, seat, realm, place, card)

    def lay_copy(self, seat: int, name: str, at: str) -> Self:
        """A further copy that the set does not have, such as a tournament may bring together."""
        self._ready = False
        card = card_number(name)
        self._place(seat, 1 - seat if IS_FOREIGN[card] else seat, at, card)
        return self

    def city(self, seat: int, *at: str) -> Self:
        self._ready = False
        """Settlements there have become cities."""
        for each in at:
            centre = centre_number(each)
            if self.s.realms[seat].centre[centre] != 1:
                raise ValueError(f"seat {seat} has no settlement at {each} that becomes a city")
            self.s.realms[seat].centre[centre] = 2
            self.s.cities -= 1
        refresh_places(self.s.realms[seat])
        return self

    def metropolis(self, seat: int, at: str) -> Self:
        self._ready = False
        if self.s.realms[seat].centre[centre_number(at)] == 1:
            self.city(seat, at)
        if self._fetch("metropolis") != METROPOLIS:
            raise AssertionError("the Metropolis is another card")
        self.s.realms[seat].centre[centre_number(at)] = 3
        refresh_places(self.s.realms[seat])
        return self

    def road(self, seat: int, *at: str) -> Self:
        self._ready = False
        r = self.s.realms[seat]
        for each in at:
            place = place_number(each)
            if not ROADS <= place < CENTRES:
                raise ValueError(f"{each!r} is no place for a road: these are even, such as 2")
            r.road[place - ROADS] = 1
            r.lo, r.hi = min(r.lo, int(each)), max(r.hi, int(each))
            self.s.roads -= 1
        return self

    def settlement(self, seat: int, at: str, *regions: str) -> Self:
        """A further settlement with the road to it and its two regions, such as stack_hills_1."""
        self._ready = False
        r = self.s.realms[seat]
        if r.centre[centre_number(at)]:
            raise ValueError(f"seat {seat} has a settlement or city at {at} already")
        x = int(at)
        self.road(seat, str(x - 1 if x > 0 else x + 1))
        r.centre[centre_at(x)] = 1
        r.lo, r.hi = min(r.lo, x), max(r.hi, x)
        self.s.settlements -= 1
        column = x + 1 if x > 0 else x - 1
        for region, lower in zip(regions or self._next_regions(), (False, True), strict=True):
            self._lay_region(seat, region_at(column, lower=lower), region)
        refresh_places(r)
        return self

    def _next_regions(self) -> list[str]:
        names = {number: name for name, number in REGION_NUMBER.items()}
        return [names[region] for region in self.s.regions[:2]]

    def _lay_region(self, seat: int, slot: int, name: str) -> None:
        region = region_number(name)
        if region not in self.s.regions:
            raise ValueError(f"the region {name} lies on the table already")
        self.s.regions = tuple(each for each in self.s.regions if each != region)
        lay_region(self.s, seat, slot, region)

    def stock(self, seat: int, **amounts: int) -> Self:
        """So much of each resource, filled into the regions from the left."""
        self._ready = False
        r = self.s.realms[seat]
        for name, amount in amounts.items():
            if name not in RESOURCES:
                raise ValueError(f"no resource is called {name!r}: {', '.join(RESOURCES)}")
            left = amount
            for place in r.store[RESOURCES.index(name)]:
                r.stock[place] = min(MOST, left)
                left -= r.stock[place]
            if left:
                raise ValueError(f"no room for {amount} {name}")
        refresh_places(r)
        return self

    def stock_at(self, seat: int, amounts: dict[str, int]) -> Self:
        """So much on each of these places: {"-2U": 2}."""
        self._ready = False
        for at, amount in amounts.items():
            if place_number(at) >= SITES:
                raise ValueError(f"nothing is stored at {at}: regions are named like -2U")
            self.s.realms[seat].stock[place_number(at)] = amount
        refresh_places(self.s.realms[seat])
        return self

    def hand(self, seat: int, *names: str) -> Self:
        self._ready = False
        for name in names:
            self.s.realms[seat].hand.append(self._fetch(name))
        self.s.realms[seat].hand.sort()
        return self

    def on_stack(self, stack: int, *names: str) -> Self:
        """These cards lie on top of a stack, the first on top."""
        self._ready = False
        cards = tuple(self._fetch(name) for name in names)
        self.s.stacks[stack] = cards + self.s.stacks[stack]
        return self

    def only_stack(self, stack: int, *names: str) -> Self:
        """A stack of these cards alone; what was there goes under the last other stack."""
        self._ready = False
        rest = self.s.stacks[stack]
        self.s.stacks[stack] = ()
        other = len(self.s.stacks) - 1 if stack != len(self.s.stacks) - 1 else 0
        self.s.stacks[other] += rest
        return self.on_stack(stack, *names)

    def on_pile(self, *names: str, pile: int = 0) -> Self:
        self._ready = False
        self.s.piles[pile] += tuple(self._fetch(name) for name in names)
        return self

    def new_regions(self, *names: str) -> Self:
        """The next regions of the stack."""
        self.chance.regions += [region_number(name) for name in names]
        return self

    def die(self, *numbers: int) -> Self:
        self.chance.dice += numbers
        return self

    # --- settling ---------------------------------------------------------------------------------

    def ready(self) -> Self:
        """Settle what was laid: check it, count points, move tokens, ask for the next decision. It
        goes by itself whenever the table is looked at or somebody acts."""
        if self._ready:
            return self
        if self._checked:
            check_board(self.s)
        self._ready = True
        s = self.s
        self._forget_what_changed()
        for r in s.realms:
            r.hand.sort()
        recount(s)
        if s.todo and s.todo[-1].calm:
            s.dirty = True
        elif not s.dirty:  # in the middle of something: the rest is settled when that is over
            move_tokens(s)
        s.log = []
        s.chance = self.chance
        advance(s, settle, recount)
        self.events = s.log
        s.log = []
        self._remember()
        return self

    def _forget_what_changed(self) -> None:
        """Nobody knows cards that were laid by hand; all else is remembered."""
        s = self.s
        for stack, cards in enumerate(s.stacks):
            if self._stacks[stack : stack + 1] != [cards]:
                unknown = (UNKNOWN - s.cs.stack_groups[stack],) * len(cards)
                for viewer in range(PUBLIC + 1):
                    if not self._stacks:
                        s.memory[viewer].append(unknown)
                    else:
                        s.memory[viewer][stack] = unknown
                if self._stacks:
                    s.seen = [_without(seen, stack) for seen in s.seen]
                    s.faceup = tuple(each for each in s.faceup if each != stack)
        for seat, r in enumerate(s.realms):
            if self._hands[seat : seat + 1] != [tuple(r.hand)]:
                unknown = tuple(sorted(group_of(s, card) for card in r.hand))
                s.known[seat] = s.known[2 + seat] = unknown

    def _remember(self) -> None:
        """What lies where now; a difference later on was made by hand."""
        self._stacks = list(self.s.stacks)
        self._hands = [tuple(r.hand) for r in self.s.realms]


def _without(seen: tuple[int, ...], stack: int) -> tuple[int, ...]:
    return (*seen[:stack], 0, *seen[stack + 1 :])


def _start_region(seat: int, kind: str) -> int:
    crest = "AB"[seat]
    resource = dict(zip(_LAYOUT, _RESOURCES, strict=True))
    return next(
        region
        for region, start in enumerate(REGION_START)
        if start == crest and RESOURCES[REGION_RES[region]] == resource[kind]
    )

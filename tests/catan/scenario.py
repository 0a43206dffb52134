"""A table set up by hand, so that a test reads like an example of the rulebook.

    table = Scenario()                       # base game, seat 0 in its action phase
    table.city(0, "-1").lay(0, "mint", "-1U1").stock(0, gold=1)
    table.trade("gold", "ore")
    assert table.have(0) == {"ore": 1}

Both have their start cards: seat 0 those of crest A, seat 1 those of crest B. All stores are empty,
all hands too, and the 7-point rule is lifted (`seven=False` for before that).

    -2U fields 1|2    0U pasture 3|4    2U hills 5|6
    -2L mountains 2|3 0L forest 4|5     2L gold field 6|1

`roll("sun", 3)` begins a new turn of the active seat with these dice; `event` is the event card
that a question mark turns. `die(5)` is the next die of a duel. Decisions go by the name of their
action: `play("spy")`, `build("abbey", "-1U1")`, `store("-2U")`, `skip()` for a pass. Whoever must
act, acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.board import PUBLIC, UNKNOWN, Board
from hofnarr.catan.building import place_card, refresh_places
from hofnarr.catan.cardset import card_set
from hofnarr.catan.centres import lay_region
from hofnarr.catan.data import RESOURCES, Resource
from hofnarr.catan.faces import FACES
from hofnarr.catan.hand import HAND_PHASE
from hofnarr.catan.memory import group_of
from hofnarr.catan.options import Options, choose
from hofnarr.catan.places import CENTRES, NUMBER, ROADS, START_SLOTS, centre_at, region_at, road_at
from hofnarr.catan.points import move_tokens, recount
from hofnarr.catan.settle import settle
from hofnarr.catan.state import State
from hofnarr.catan.steps import advance, push
from hofnarr.catan.titles import (
    IS_FOREIGN,
    METROPOLIS,
    NAMES,
    REGION_DIE,
    REGION_NUMBER,
    REGION_RES,
    REGION_START,
    STACK_REGIONS,
    title,
)
from hofnarr.catan.turn import ACT, END_TURN, TURN
from hofnarr.core.errors import IllegalAction
from hofnarr.core.game import Event

E = TypeVar("E", bound=Event)
#: The order in which the start regions lie: as the crests list them.
_LAYOUT = ("fields", "mountains", "pasture", "forest", "hills", "gold_field")


class Script:
    """Chance that does what the test says, and else the first thing possible."""

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
            return next(item for item in items if self.board.cs.events[item] == card)
        return items[0]


class Scenario:
    def __init__(
        self,
        sets: str = "base",
        *,
        options: Options | None = None,
        active: int = 0,
        turn: int = 10,
        seven: bool = True,
    ) -> None:
        self.s = s = Board(card_set(choose(sets) if options is None else options), active)
        s.active = active
        s.turn = turn
        s.seven = seven
        self.chance = Script(s)
        self.events: list[Event] = []
        self._ready = False
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
        push(s, (ACT, active), (HAND_PHASE, active), (END_TURN, active))

    # --- setting the table ------------------------------------------------------------------------

    def _fetch(self, name: str) -> int:
        """Take a card from wherever it is not yet in the game."""
        s, card = self.s, title(name)
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
        raise ValueError(f"no {name} is left")

    def lay(self, seat: int, name: str, at: str, *, level: int = 0) -> Scenario:
        """A card of `seat` lies there (a foreign one in the opponent's principality)."""
        self._ready = False
        card = self._fetch(name)
        realm = 1 - seat if IS_FOREIGN[card] else seat
        place_card(self.s, seat, realm, NUMBER[at], card)
        self.s.realms[realm].level[NUMBER[at]] = level
        return self

    def lay_copy(self, seat: int, name: str, at: str) -> Scenario:
        """A further copy that the set does not have, such as a tournament may bring together."""
        self._ready = False
        place_card(self.s, seat, seat, NUMBER[at], title(name))
        return self

    def city(self, seat: int, *at: str) -> Scenario:
        self._ready = False
        for each in at:
            self.s.realms[seat].centre[NUMBER[each] - CENTRES] = 2
            self.s.cities -= 1
        refresh_places(self.s.realms[seat])
        return self

    def metropolis(self, seat: int, at: str) -> Scenario:
        self._ready = False
        self.city(seat, at)
        assert self._fetch("metropolis") == METROPOLIS
        self.s.realms[seat].centre[NUMBER[at] - CENTRES] = 3
        refresh_places(self.s.realms[seat])
        return self

    def road(self, seat: int, *at: str) -> Scenario:
        self._ready = False
        r = self.s.realms[seat]
        for each in at:
            r.road[NUMBER[each] - ROADS] = 1
            r.lo, r.hi = min(r.lo, int(each)), max(r.hi, int(each))
            self.s.roads -= 1
        return self

    def settlement(self, seat: int, at: str, *regions: str) -> Scenario:
        """A further settlement with the road to it and its two regions, such as stack_hills_1."""
        self._ready = False
        r = self.s.realms[seat]
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
        region = REGION_NUMBER[name]
        self.s.regions = tuple(each for each in self.s.regions if each != region)
        lay_region(self.s, seat, slot, region)

    def stock(self, seat: int, **amounts: int) -> Scenario:
        """So much of each resource, filled into the regions from the left."""
        self._ready = False
        r = self.s.realms[seat]
        for name, amount in amounts.items():
            left = amount
            for place in r.store[RESOURCES.index(name)]:
                r.stock[place] = min(3, left)
                left -= r.stock[place]
            if left:
                raise ValueError(f"no room for {amount} {name}")
        refresh_places(r)
        return self

    def stock_at(self, seat: int, amounts: dict[str, int]) -> Scenario:
        """So much on each of these places: {"-2U": 2}."""
        self._ready = False
        for at, amount in amounts.items():
            self.s.realms[seat].stock[NUMBER[at]] = amount
        refresh_places(self.s.realms[seat])
        return self

    def hand(self, seat: int, *names: str) -> Scenario:
        self._ready = False
        for name in names:
            self.s.realms[seat].hand.append(self._fetch(name))
        self.s.realms[seat].hand.sort()
        return self

    def on_stack(self, stack: int, *names: str) -> Scenario:
        """These cards lie on top of a stack, the first on top."""
        self._ready = False
        cards = tuple(self._fetch(name) for name in names)
        self.s.stacks[stack] = cards + self.s.stacks[stack]
        return self

    def only_stack(self, stack: int, *names: str) -> Scenario:
        """A stack of these cards alone; what was there goes under the last other stack."""
        self._ready = False
        rest = self.s.stacks[stack]
        self.s.stacks[stack] = ()
        other = len(self.s.stacks) - 1 if stack != len(self.s.stacks) - 1 else 0
        self.s.stacks[other] += rest
        return self.on_stack(stack, *names)

    def on_pile(self, *names: str, pile: int = 0) -> Scenario:
        self._ready = False
        self.s.piles[pile] += tuple(self._fetch(name) for name in names)
        return self

    def new_regions(self, *names: str) -> Scenario:
        """The next regions of the stack."""
        self.chance.regions += [REGION_NUMBER[name] for name in names]
        return self

    def die(self, *numbers: int) -> Scenario:
        self.chance.dice += numbers
        return self

    # --- running ----------------------------------------------------------------------------------

    def ready(self) -> Scenario:
        """The table is set: count points, ask for the first decision."""
        if self._ready:
            return self
        self._ready = True
        s = self.s
        groups = s.cs.stack_groups
        for viewer in range(PUBLIC + 1):
            s.memory[viewer] = [
                (UNKNOWN - group,) * len(cards)
                for group, cards in zip(groups, s.stacks, strict=True)
            ]
        for seat in (0, 1):
            hand = tuple(sorted(group_of(s, card) for card in s.realms[seat].hand))
            s.known[seat] = s.known[2 + seat] = hand
        recount(s)
        move_tokens(s)
        s.dirty = False
        s.log.clear()
        s.chance = self.chance
        advance(s, settle, recount)
        self.events = s.log
        s.log = []
        return self

    @property
    def state(self) -> State:
        self.ready()
        return State(self.s)

    def roll(self, face: str, number: int = 0, *, event: str | None = None) -> Scenario:
        """A new turn of the active seat with these dice."""
        s = self.s
        s.todo.clear()
        s.turn -= 1
        push(s, (TURN, s.active))
        self.chance.faces.append(FACES.index(face))
        self.chance.dice.insert(0, number or 1)
        if event is not None:
            self.chance.events.append(title(event))
        self._ready = False
        self.ready()
        if self.deciding() == "roll":
            self.act(actions.Roll(self.seat()))
        return self

    def begin_turn(self, face: str = "tournament", number: int = 1) -> Scenario:
        """As `roll`, but stops before the dice, if anybody can decide something there."""
        s = self.s
        s.todo.clear()
        s.turn -= 1
        push(s, (TURN, s.active))
        self.chance.faces.append(FACES.index(face))
        self.chance.dice.insert(0, number)
        self._ready = False
        return self.ready()

    def act(self, action: Action) -> Scenario:
        self.events = list(self.state.apply(action, self.chance))
        return self

    def seat(self) -> int:
        """Who must decide."""
        seat = self.state.to_act()
        assert seat is not None, "the game is over"
        return seat

    def deciding(self) -> str | None:
        """The name of the step that waits for a decision."""
        self.ready()
        return self.s.todo[-1][0].name if self.s.todo else None

    # --- decisions --------------------------------------------------------------------------------

    def play(self, card: str) -> Scenario:
        return self.act(actions.Play(self.seat(), card))

    def build(self, card: str, at: str) -> Scenario:
        return self.act(actions.Build(self.seat(), card, at))

    def scout(self, at: str) -> Scenario:
        return self.act(actions.Scout(self.seat(), at))

    def trade(self, give: Resource, get: Resource, fleet: str | None = None) -> Scenario:
        return self.act(actions.Trade(self.seat(), give, get, fleet))

    def give(self, resource: Resource) -> Scenario:
        return self.act(actions.Give(self.seat(), resource))

    def want(self, resource: Resource) -> Scenario:
        return self.act(actions.Want(self.seat(), resource))

    def send(self) -> Scenario:
        return self.act(actions.Send(self.seat()))

    def accept(self) -> Scenario:
        return self.act(actions.Accept(self.seat()))

    def skip(self) -> Scenario:
        return self.act(actions.Pass(self.seat()))

    def end(self) -> Scenario:
        return self.act(actions.End(self.seat()))

    def remove(self, at: str) -> Scenario:
        return self.act(actions.Remove(self.seat(), at))

    def use(self, card: str, at: str) -> Scenario:
        return self.act(actions.Use(self.seat(), card, at))

    def store(self, *at: str) -> Scenario:
        for each in at:
            self.act(actions.Store(self.seat(), each))
        return self

    def pay(self, *at: str) -> Scenario:
        for each in at:
            self.act(actions.Pay(self.seat(), each))
        return self

    def rob(self, *at: str) -> Scenario:
        for each in at:
            self.act(actions.Rob(self.seat(), each))
        return self

    def omit(self, resource: Resource) -> Scenario:
        return self.act(actions.Omit(self.seat(), resource))

    def choose(self, realm: int, at: str) -> Scenario:
        return self.act(actions.Choose(self.seat(), realm, at))

    def decide(self, side: actions.Side) -> Scenario:
        return self.act(actions.Decide(self.seat(), side))

    def number(self, number: int) -> Scenario:
        return self.act(actions.Number(self.seat(), number))

    def look(self, stack: int) -> Scenario:
        return self.act(actions.Look(self.seat(), stack))

    def take(self, card: str) -> Scenario:
        return self.act(actions.Take(self.seat(), card))

    def put(self, card: str, stack: int) -> Scenario:
        return self.act(actions.Put(self.seat(), card, stack))

    def draw(self, stack: int) -> Scenario:
        return self.act(actions.Draw(self.seat(), stack))

    def search(self, stack: int) -> Scenario:
        return self.act(actions.Search(self.seat(), stack))

    def arrange(self, region: str, at: str) -> Scenario:
        return self.act(actions.Arrange(self.seat(), region, at))

    def pile(self, pile: str) -> Scenario:
        return self.act(actions.Pile(self.seat(), pile))

    def lift(self, pile: str) -> Scenario:
        return self.act(actions.Lift(self.seat(), pile))

    def discard(self, card: str) -> Scenario:
        return self.act(actions.Discard(self.seat(), card))

    # --- looking ----------------------------------------------------------------------------------

    def have(self, seat: int) -> dict[str, int]:
        """What a player has in store, without zeros."""
        have = self.s.realms[seat].have
        return {name: have[res] for res, name in enumerate(RESOURCES) if have[res]}

    def at(self, seat: int, place: str) -> int:
        """How much is stored on a region or a Colonial Base."""
        return self.s.realms[seat].stock[NUMBER[place]]

    def hand_of(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.s.realms[seat].hand]

    def card_at(self, realm: int, at: str) -> str | None:
        card = self.s.realms[realm].card[NUMBER[at]]
        return None if card < 0 else NAMES[card]

    def level_at(self, realm: int, at: str) -> int:
        return self.s.realms[realm].level[NUMBER[at]]

    def discarded(self, pile: int = 0) -> list[str]:
        return [NAMES[card] for card in self.s.piles[pile]]

    def stack_of(self, stack: int) -> list[str]:
        return [NAMES[card] for card in self.s.stacks[stack]]

    def points(self, seat: int) -> dict[str, int]:
        r = self.state.board.realms[seat]
        return {
            "victory": self.s.victory(seat),
            "strength": r.strength,
            "commerce": r.commerce,
            "tournament": r.tourney,
        }

    def legal(self, tag: str) -> list[Any]:
        """The legal actions of this kind."""
        return [action for action in self.state.legal() if action.__struct_config__.tag == tag]

    def can(self, tag: str, **fields: object) -> bool:
        """Whether an action of this kind with these fields is legal."""
        return any(
            all(getattr(action, name) == value for name, value in fields.items())
            for action in self.legal(tag)
        )

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind that the last decision led to."""
        return [event for event in self.events if isinstance(event, kind)]

    def refuses(self, rule: str, action: Action) -> None:
        """The action is illegal by this rule, and changes nothing."""
        before = self.state.view("open")
        with pytest.raises(IllegalAction) as refusal:
            self.state.apply(action, self.chance)
        assert refusal.value.rule == rule, f"{refusal.value} ({refusal.value.rule})"
        assert self.state.view("open") == before


def _start_region(seat: int, kind: str) -> int:
    crest = "AB"[seat]
    resource = dict(zip(_LAYOUT, ("grain", "ore", "wool", "lumber", "brick", "gold"), strict=True))
    return next(
        region
        for region, start in enumerate(REGION_START)
        if start == crest and RESOURCES[REGION_RES[region]] == resource[kind]
    )


def number_at(table: Scenario, seat: int, at: str) -> int:
    """The die number of a region."""
    return REGION_DIE[table.s.realms[seat].land[NUMBER[at]]]


def barbarians(sets: str = "barbarians", *, active: int = 0, seven: bool = True) -> Scenario:
    """A table of Barbarians & Traders where both have a city at -1."""
    return Scenario(sets, active=active, seven=seven).city(0, "-1").city(1, "-1")

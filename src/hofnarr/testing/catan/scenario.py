"""A scenario: what everybody does at the table, and what can be seen of it."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.titles import NAMES, REGION_DIE
from hofnarr.catan.engine.steps import push
from hofnarr.catan.rules.event_die import FACES
from hofnarr.catan.rules.turn import Turn
from hofnarr.catan.state import State
from hofnarr.core.errors import IllegalAction
from hofnarr.core.game import Event
from hofnarr.testing.catan.laying import Laying, card_number, place_number

E = TypeVar("E", bound=Event)


class Scenario(Laying):
    """See `hofnarr.testing.catan`."""

    # --- running ----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        self.ready()
        return State(self.s)

    def roll(self, face: str, number: int = 0, *, event: str | None = None) -> Self:
        """A new turn of the active seat with these dice."""
        s = self.s
        s.todo.clear()
        s.turn -= 1
        push(s, Turn(s.active))
        self.chance.faces.append(FACES.index(face))
        self.chance.dice.insert(0, number or 1)
        if event is not None:
            self.chance.events.append(card_number(event))
        self._ready = False
        self.ready()
        if self.deciding() == "roll":
            self.act(actions.Roll(self.seat()))
        return self

    def begin_turn(self, face: str = "tournament", number: int = 1) -> Self:
        """As `roll`, but stops before the dice, if anybody can decide something there."""
        s = self.s
        s.todo.clear()
        s.turn -= 1
        push(s, Turn(s.active))
        self.chance.faces.append(FACES.index(face))
        self.chance.dice.insert(0, number)
        self._ready = False
        return self.ready()

    def act(self, action: Action) -> Self:
        self.events = list(self.state.apply(action, self.chance))
        self._remember()
        return self

    def seat(self) -> int:
        """Who must decide."""
        seat = self.state.to_act()
        if seat is None:
            raise ValueError("the game is over: nobody decides any more")
        return seat

    def deciding(self) -> str | None:
        """The name of the step that waits for a decision."""
        self.ready()
        return self.s.todo[-1].name if self.s.todo else None

    # --- decisions --------------------------------------------------------------------------------

    def play(self, card: str) -> Self:
        return self.act(actions.Play(self.seat(), card))

    def build(self, card: str, at: str) -> Self:
        return self.act(actions.Build(self.seat(), card, at))

    def scout(self, at: str) -> Self:
        return self.act(actions.Scout(self.seat(), at))

    def trade(self, give: Resource, get: Resource, fleet: str | None = None) -> Self:
        return self.act(actions.Trade(self.seat(), give, get, fleet))

    def give(self, resource: Resource) -> Self:
        return self.act(actions.Give(self.seat(), resource))

    def want(self, resource: Resource) -> Self:
        return self.act(actions.Want(self.seat(), resource))

    def send(self) -> Self:
        return self.act(actions.Send(self.seat()))

    def accept(self) -> Self:
        return self.act(actions.Accept(self.seat()))

    def skip(self) -> Self:
        return self.act(actions.Pass(self.seat()))

    def end(self) -> Self:
        return self.act(actions.End(self.seat()))

    def remove(self, at: str) -> Self:
        return self.act(actions.Remove(self.seat(), at))

    def use(self, card: str, at: str) -> Self:
        return self.act(actions.Use(self.seat(), card, at))

    def store(self, *at: str) -> Self:
        for each in at:
            self.act(actions.Store(self.seat(), each))
        return self

    def pay(self, *at: str) -> Self:
        for each in at:
            self.act(actions.Pay(self.seat(), each))
        return self

    def rob(self, *at: str) -> Self:
        for each in at:
            self.act(actions.Rob(self.seat(), each))
        return self

    def omit(self, resource: Resource) -> Self:
        return self.act(actions.Omit(self.seat(), resource))

    def choose(self, realm: int, at: str) -> Self:
        return self.act(actions.Choose(self.seat(), realm, at))

    def decide(self, side: actions.Side) -> Self:
        return self.act(actions.Decide(self.seat(), side))

    def number(self, number: int) -> Self:
        return self.act(actions.Number(self.seat(), number))

    def look(self, stack: int) -> Self:
        return self.act(actions.Look(self.seat(), stack))

    def take(self, card: str) -> Self:
        return self.act(actions.Take(self.seat(), card))

    def put(self, card: str, stack: int) -> Self:
        return self.act(actions.Put(self.seat(), card, stack))

    def draw(self, stack: int) -> Self:
        return self.act(actions.Draw(self.seat(), stack))

    def search(self, stack: int) -> Self:
        return self.act(actions.Search(self.seat(), stack))

    def arrange(self, region: str, at: str) -> Self:
        return self.act(actions.Arrange(self.seat(), region, at))

    def pile(self, pile: str) -> Self:
        return self.act(actions.Pile(self.seat(), pile))

    def lift(self, pile: str) -> Self:
        return self.act(actions.Lift(self.seat(), pile))

    def discard(self, card: str) -> Self:
        return self.act(actions.Discard(self.seat(), card))

    # --- looking ----------------------------------------------------------------------------------

    def have(self, seat: int) -> dict[str, int]:
        """What a player has in store, without zeros."""
        have = self.state.board.realms[seat].have
        return {name: have[res] for res, name in enumerate(RESOURCES) if have[res]}

    def at(self, seat: int, place: str) -> int:
        """How much is stored on a region or a Colonial Base."""
        return self.s.realms[seat].stock[place_number(place)]

    def hand_of(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.s.realms[seat].hand]

    def card_at(self, realm: int, at: str) -> str | None:
        card = self.s.realms[realm].card[place_number(at)]
        return None if card < 0 else NAMES[card]

    def level_at(self, realm: int, at: str) -> int:
        return self.s.realms[realm].level[place_number(at)]

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
        """The action is illegal by this rule, and changes nothing; else AssertionError."""
        before = self.state.view("open")
        try:
            self.state.apply(action, self.chance)
        except IllegalAction as refusal:
            if refusal.rule != rule:
                raise AssertionError(f"refused by {refusal.rule}, not {rule}: {refusal}") from None
        else:
            raise AssertionError(f"{action} is legal here")
        if self.state.view("open") != before:
            raise AssertionError(f"{action} was refused, but changed something")


def number_at(table: Scenario, seat: int, at: str) -> int:
    """The die number of a region."""
    return REGION_DIE[table.s.realms[seat].land[place_number(at)]]


def barbarians(sets: str = "barbarians", *, active: int = 0, seven: bool = True) -> Scenario:
    """A table of Barbarians & Traders where both have a city at -1."""
    return Scenario(sets, active=active, seven=seven).city(0, "-1").city(1, "-1")

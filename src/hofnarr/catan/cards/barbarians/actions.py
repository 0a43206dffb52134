"""Barbarians & Traders: action cards."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.cards.barbarians.buildings import can_triumph, triumph
from hofnarr.catan.cards.barbarians.units import trade_fleets
from hofnarr.catan.catalogue.titles import (
    GOLD,
    IS_BUILDING,
    IS_FLEET,
    IS_KNIGHT,
    IS_TRADE_FLEET,
    REGION_RES,
    SAME,
    titles,
)
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import CardNo, Facts, Looks
from hofnarr.catan.engine.hooks import (
    AFTER_QUESTION,
    DOUBLES,
    RATE_CHANGES,
    RATES,
    action,
    reaction,
)
from hofnarr.catan.engine.moves import CHOOSE, TAKE, low
from hofnarr.catan.engine.places import NAMES, SITES_AROUND
from hofnarr.catan.engine.stacks import discard, from_pile, pile_is_open
from hofnarr.catan.engine.steps import Decision, Step, mark, marked, push, tell
from hofnarr.catan.rules.building import is_safe
from hofnarr.catan.rules.hand import distinct
from hofnarr.catan.rules.playing import make_safe, surcharge
from hofnarr.catan.rules.resources import MOST, WITHOUT_GOLD, add_some, gain_any, pay

_CHRISTOPHER, _CIVIL_WAR, _DOGMA, _PRIVATEER_FLEET = titles(
    "christopher", "civil_war", "dogma", "privateer_fleet"
)


def has_room(s: Board, seat: int) -> bool:
    """Whether a gain of choice would bring anything (C53)."""
    return any(s.realms[seat].room)


# --- Ancient Knowledge ----------------------------------------------------------------------------


def known_pile(s: Board, seat: int) -> int:
    """The common pile; in a tournament that of the opponent (C95)."""
    return 1 - seat if s.cs.tournament else 0


def remembered(s: Board, seat: int) -> list[int]:
    """Cards of the pile that are no buildings, as moves."""
    pile = known_pile(s, seat)
    if not pile_is_open(s, seat, pile):
        return []
    return [TAKE | card for card in distinct(s.piles[pile]) if not IS_BUILDING[card]]


@action("ancient_knowledge", can=lambda s, seat: bool(remembered(s, seat)))
def ancient_knowledge(s: Board, seat: int) -> None:
    push(s, Remember(seat))


class Remember(Decision, frozen=True, tag="remember"):
    """A card of the pile that is no building."""

    rule = "D28"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return remembered(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        """C57: into the hand; using it follows all rules."""
        from_pile(s, self.seat, known_pile(s, self.seat), low(move))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(pile=known_pile(s, self.seat))}


# --- Anton, Eryn, Gunther, Campaign ---------------------------------------------------------------


def can_ask_anton(s: Board, seat: int) -> bool:
    r = s.realms[seat]
    return r.have[GOLD] > surcharge(s, seat) and any(r.room[:GOLD])


@action("anton", can=can_ask_anton)
def anton(s: Board, seat: int) -> None:
    """C58: 1 gold against 2 other resources; no bank trade."""
    push(s, Treasure(seat))
    pay(s, seat, GOLD, 1)


class Treasure(Step, frozen=True, tag="treasure"):
    """Paid for: two resources of choice."""

    seat: int

    def run(self, s: Board) -> None:
        gain_any(s, self.seat, 2, kinds=WITHOUT_GOLD)


MOST_HELP = 4


def behind(s: Board, seat: int) -> int:
    """Victory points that the opponent is ahead."""
    return s.victory(1 - seat) - s.victory(seat)


@action("eryn", can=lambda s, seat: behind(s, seat) > 0 and has_room(s, seat))
def eryn(s: Board, seat: int) -> None:
    gain_any(s, seat, min(MOST_HELP, behind(s, seat)))


@action("gunther", can=lambda s, seat: len(trade_fleets(s, seat)) >= 2 and has_room(s, seat))
def gunther(s: Board, seat: int) -> None:
    gain_any(s, seat, 2)


def can_campaign(s: Board, seat: int) -> bool:
    """A fleet of any kind and 2 knights."""
    r = s.realms[seat]
    cards = [r.card[place] for place in r.built]
    has_army = any(IS_FLEET[card] for card in cards) and sum(IS_KNIGHT[card] for card in cards) >= 2
    return has_army and can_triumph(s, seat)


@action("campaign", can=can_campaign)
def campaign(s: Board, seat: int) -> None:
    triumph(s, seat)


# --- Christopher ----------------------------------------------------------------------------------


@action("christopher", can=lambda s, seat: bool(trade_fleets(s, seat)))
def christopher(s: Board, seat: int) -> None:
    mark(s, 1000 + _CHRISTOPHER, seat)


def christophers_rate(s: Board, seat: int, res: int) -> int:
    """C70: 1:1 while a trade fleet of this kind is there. The Large Trade Fleet sees to itself."""
    if not marked(s, 1000 + _CHRISTOPHER, seat):
        return 0
    card = s.realms[seat].card
    return int(any(RATES.get(card[at], (-1, 0))[0] == res for at in trade_fleets(s, seat)))


RATE_CHANGES.append(christophers_rate)

# --- Dogma ----------------------------------------------------------------------------------------

HERETICAL = titles("palace", "library", "church")


def open_to_dogma(s: Board, seat: int) -> list[int]:
    """Buildings of a player that have no Dogma yet (C66), as moves."""
    r = s.realms[seat]
    return [
        CHOOSE | seat << 8 | place
        for place in r.built
        if SAME[r.card[place]] in HERETICAL and (seat, place) not in s.dogmas
    ]


@action("dogma", can=lambda s, seat: bool(open_to_dogma(s, 1 - seat)), stays=True)
def dogma(s: Board, seat: int) -> None:
    push(s, LayDogma(seat, _DOGMA))


class LayDogma(Decision, frozen=True, tag="lay_dogma"):
    """The building that the card lies on."""

    card: CardNo

    rule = "D30"
    forced = True
    of = "dogma"
    holds = "card"

    def moves(self, s: Board) -> list[int]:
        return open_to_dogma(s, 1 - self.seat)

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, low(move)
        s.dogmas = tuple(sorted((*s.dogmas, (1 - seat, place))))
        s.unsettle()
        tell(s, events.Chose(seat, "dogma", NAMES[place]))


def dogmas_end(s: Board, roller: int) -> None:
    """C14: after the event card all Dogmas of the roller are discarded."""
    ended = [each for each in s.dogmas if each[0] != roller]
    if ended:
        s.dogmas = tuple(each for each in s.dogmas if each[0] == roller)
        s.unsettle()
        for _ in ended:
            discard(s, roller, _DOGMA)


AFTER_QUESTION.append(dogmas_end)

# --- Neighborly Help ------------------------------------------------------------------------------

HELPING = titles("sawmill", "woolen_mill", "grain_mill")
HELP = 2


def helped(s: Board, seat: int) -> list[int]:
    """Regions with room that border their mill, as moves."""
    r = s.realms[seat]
    return [
        CHOOSE | seat << 8 | slot
        for slot in r.slots
        if r.stock[slot] < MOST
        and any(
            r.card[place] in HELPING and DOUBLES[r.card[place]] == REGION_RES[r.land[slot]]
            for place in SITES_AROUND[slot]
        )
    ]


@action("neighborly_help", can=lambda s, seat: bool(helped(s, seat)))
def neighborly_help(s: Board, seat: int) -> None:
    push(s, HelpRegion(seat))


class HelpRegion(Decision, frozen=True, tag="help_region"):
    """The region that is filled up."""

    rule = "D30"
    forced = True

    def moves(self, s: Board) -> list[int]:
        return helped(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        seat, slot = self.seat, low(move)
        add_some(s, seat, slot, HELP, "neighborly_help")


# --- Sigmund --------------------------------------------------------------------------------------


def _endangered(s: Board, seat: int, threat: str) -> bool:
    return any(not is_safe(s, threat, seat, place) for place in trade_fleets(s, seat))


@reaction("sigmund", to=("civil_war",), can=lambda s, seat: _endangered(s, seat, "civil_war"))
def sigmund_in_civil_war(s: Board, seat: int) -> None:
    make_safe(s, _CIVIL_WAR, seat)


@reaction(
    "sigmund", to=("privateer_fleet",), can=lambda s, seat: _endangered(s, seat, "privateer_fleet")
)
def sigmund_against_privateers(s: Board, seat: int) -> None:
    make_safe(s, _PRIVATEER_FLEET, seat)


def salvageable(s: Board, seat: int) -> list[int]:
    """Trade fleets of one's own discard pile, as moves."""
    pile = s.pile_of(seat)
    if not pile_is_open(s, seat, pile):
        return []
    return [TAKE | card for card in distinct(s.piles[pile]) if IS_TRADE_FLEET[card]]


@action("sigmund", can=lambda s, seat: bool(salvageable(s, seat)))
def sigmund(s: Board, seat: int) -> None:
    """C77: into the hand."""
    push(s, Salvage(seat))


class Salvage(Decision, frozen=True, tag="salvage"):
    """A trade fleet of one's own discard pile."""

    rule = "D28"
    forced = True
    of = "sigmund"

    def moves(self, s: Board) -> list[int]:
        return salvageable(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        from_pile(s, self.seat, s.pile_of(self.seat), low(move))

    def more(self, s: Board) -> Facts:
        return {"looks": Looks(pile=s.pile_of(self.seat))}

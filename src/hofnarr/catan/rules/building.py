"""Cards that come into a principality and leave it, what they cost and where they may stand."""

from __future__ import annotations

from bisect import insort

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import (
    ALSO_METROPOLIS,
    AT,
    FORBIDS,
    GOLD,
    IS_FOREIGN,
    METROPOLIS,
    MOST_PER_REALM,
    NOT_BUILT,
    ON_ANY_SITE,
    ON_CITY,
    ON_CITY_SITE,
    ON_OUTER,
    ON_ROAD,
    OUTER_RES,
    REGION_DIE,
    REGION_RES,
    REQUIRES,
    SAME,
    title,
)
from hofnarr.catan.catalogue.titles import NAMES as TITLE_NAMES
from hofnarr.catan.engine.board import Board, Realm
from hofnarr.catan.engine.fields import CardNo, Facts, Place
from hofnarr.catan.engine.hooks import CONDITIONS, DISCOUNTS, GOLD_STORES, MOMENTS, SHIELDS, STRIKES
from hofnarr.catan.engine.moves import BUILD, PUT, low
from hofnarr.catan.engine.places import (
    CENTRE_COUNT,
    CENTRES,
    NAMES,
    OUTER,
    OUTER_OF,
    ROAD_COUNT,
    ROADS,
    SITES,
)
from hofnarr.catan.engine.stacks import discard, into_hand, lay_under, out_of_hand, own_stacks
from hofnarr.catan.engine.steps import Decision, Step, push, push_paid, tell
from hofnarr.catan.events import Where
from hofnarr.catan.rules.resources import MOST, Cost, can_pay, pay_cost

_DOGMA = title("dogma")


# --- owners ---------------------------------------------------------------------------------------


def owner_of(s: Board, realm: int, place: int) -> int:
    """Who built the card that lies there (section 4.5)."""
    return 1 - realm if IS_FOREIGN[s.realms[realm].card[place]] else realm


def cards_of(s: Board, seat: int) -> list[tuple[int, int]]:
    """Realm and place of every card that belongs to a player, foreign ones included."""
    found = [(seat, place) for place in s.realms[seat].built if owner_of(s, seat, place) == seat]
    other = 1 - seat
    found += [
        (other, place) for place in s.realms[other].built if owner_of(s, other, place) == seat
    ]
    return found


def is_safe(s: Board, threat: str, realm: int, place: int) -> bool:
    """Whether some card of its owner protects the card at this place (section 8.3)."""
    owner = owner_of(s, realm, place)
    count = s.realms[owner].count
    return any(
        count[SAME[card]] and protects(s, threat, realm, place)
        for card, protects in SHIELDS.items()
    )


# --- coming and leaving ---------------------------------------------------------------------------


def place_card(s: Board, owner: int, realm: int, place: int, card: int) -> None:
    """A card comes into a principality."""
    r = s.realms[realm]
    r.card[place] = card
    r.level[place] = 0
    insort(r.built, place)
    s.unsettle()
    _refresh_around(r, card)
    tell(s, events.Built(owner, TITLE_NAMES[card], realm, NAMES[place]))


def take_away(s: Board, realm: int, place: int, to: Where) -> int:
    """A card leaves its place; the caller puts it somewhere. Gives the card."""
    r = s.realms[realm]
    card, level = r.card[place], r.level[place]
    owner = owner_of(s, realm, place)
    if place < SITES and r.stock[place]:
        r.stock[place] = 0  # C24: the gold of a Colonial Base is lost
    r.card[place] = -1
    r.level[place] = 0
    r.built.remove(place)
    s.unsettle()
    _refresh_around(r, card)
    tell(s, events.Left(owner, TITLE_NAMES[card], realm, NAMES[place], to))
    if (realm, place) in s.dogmas:
        s.dogmas = tuple(each for each in s.dogmas if each != (realm, place))
        discard(s, 1 - realm, _DOGMA)
    hook = MOMENTS.get("left", {}).get(card)
    if hook is not None:
        hook(s, owner, realm, place, level)
    return card


def is_display_card(s: Board, card: int) -> bool:
    return card in s.cs.display


def to_display(s: Board, card: int) -> None:
    """C44: whenever a display card leaves a principality it lies in the display again."""
    s.display = tuple(sorted((*s.display, card)))


def return_to_hand(s: Board, realm: int, place: int) -> None:
    """The owner takes a card back into his hand (duel, Civil War, Raid)."""
    owner = owner_of(s, realm, place)
    card = s.realms[realm].card[place]
    if is_display_card(s, card):
        to_display(s, take_away(s, realm, place, "display"))
    else:
        into_hand(s, owner, take_away(s, realm, place, "hand"))


def throw_away(s: Board, realm: int, place: int, pile_of: int | None = None) -> None:
    """A card leaves its place for the discard pile of its owner, or of `pile_of`."""
    owner = owner_of(s, realm, place)
    card = s.realms[realm].card[place]
    if is_display_card(s, card):
        to_display(s, take_away(s, realm, place, "display"))
    else:
        discard(s, owner if pile_of is None else pile_of, take_away(s, realm, place, "pile"))


def lay_under_stack(
    s: Board, realm: int, place: int, asking: type[LaysUnder] | None = None
) -> None:
    """A card leaves its place for the bottom of a stack of its owner's choice (D11); `asking` is
    a step of the same kind, where a card asks with words of its own."""
    if own_stacks(s, realm):
        push(s, (asking or UnderStack)(realm, place))
    else:
        throw_away(s, realm, place)  # C86


class LaysUnder(Decision, frozen=True):
    """Under which stack of its owner the card at a place goes."""

    place: Place

    forced = True

    def moves(self, s: Board) -> list[int]:
        card = s.realms[self.seat].card[self.place]
        return [PUT | card << 8 | stack for stack in own_stacks(s, self.seat)]

    def answer(self, s: Board, move: int) -> None:
        lay_under(s, self.seat, take_away(s, self.seat, self.place, "stack"), low(move))

    def more(self, s: Board) -> Facts:
        return {"on_table": True}


class UnderStack(LaysUnder, frozen=True, tag="under_stack"):
    """The same for any card, which asks itself."""

    rule = "D11"

    def source(self, s: Board) -> str | None:
        return TITLE_NAMES[s.realms[self.seat].card[self.place]]


def change_sides(s: Board, realm: int, place: int, site: int) -> None:
    """A unit moves to a site in the opponent's principality and is his from now on."""
    card = take_away(s, realm, place, "realm")
    place_card(s, 1 - realm, 1 - realm, site, card)
    hook = MOMENTS.get("moved", {}).get(card)
    if hook is not None:
        hook(s, 1 - realm, 1 - realm, site)


def _refresh_around(r: Realm, card: int) -> None:
    """After this card came or left."""
    refresh_sites(r)
    if card in GOLD_STORES:
        refresh_stores(r)


def refresh_places(r: Realm) -> None:
    """After a region, a settlement or a city came, or anything may have."""
    refresh_sites(r)
    refresh_stores(r)


def refresh_sites(r: Realm) -> None:
    """The free sites: in `free_any` and `free_city` one of two equivalent sites stands for both,
    `any_sites` and `city_sites` name both (section 4.1)."""
    card = r.card
    free_any = []
    free_city = []
    both = []
    for centre in range(CENTRE_COUNT):
        kind = r.centre[centre]
        if not kind:
            continue
        first = SITES + 4 * centre
        for side in (first, first + 1):
            place = side if card[side] < 0 else side + 2 if kind > 1 and card[side + 2] < 0 else -1
            if place >= 0:
                free_any.append(place)
                if kind > 1:
                    free_city.append(place)
                    if place == side and card[side + 2] < 0:
                        both.append(side + 2)
    r.free_any = tuple(free_any)
    r.free_city = tuple(free_city)
    r.any_sites = tuple(sorted(free_any + both))
    r.city_sites = tuple(sorted(free_city + both))


def refresh_stores(r: Realm) -> None:
    """Which regions a number yields; where which resource can be stored, and how much room there
    is."""
    stores: list[list[int]] = [[], [], [], [], [], []]
    for slot in r.slots:
        stores[REGION_RES[r.land[slot]]].append(slot)
    if GOLD_STORES:
        stores[GOLD] += [place for place in r.built if r.card[place] in GOLD_STORES]
    r.rolled = tuple(
        tuple(slot for slot in r.slots if REGION_DIE[r.land[slot]] == number) for number in range(7)
    )
    for res in range(6):
        r.store[res] = tuple(stores[res])
        r.have[res] = sum(r.stock[place] for place in stores[res])
        r.room[res] = MOST * len(stores[res]) - r.have[res]


# --- what may be built ----------------------------------------------------------------------------


def requirement_met(s: Board, seat: int, card: int) -> bool:
    """`requires` and `forbids` (C46)."""
    count = s.realms[seat].count
    required = REQUIRES[card]
    if required and not any(count[each] for each in required):
        return False
    forbidden = FORBIDS[card]
    return not (forbidden and any(count[each] for each in forbidden))


def price(s: Board, seat: int, card: int) -> tuple[Cost, int]:
    """What a card costs this player now, and how many units of choice are struck out (C37)."""
    cost = s.cs.cost[card]
    r = s.realms[seat]
    less = 0
    for helper in r.helpers:
        if helper in STRIKES:
            gone = STRIKES[helper](s, seat, card)
            cost = tuple(pair for pair in cost if pair[0] not in gone)
        if helper in DISCOUNTS:
            less += r.count[helper] * DISCOUNTS[helper](s, seat, card)
    return cost, min(less, sum(amount for _, amount in cost)) if less else 0


def free_places(s: Board, realm: int, card: int) -> list[int]:
    """Where a card could stand in this principality."""
    r = s.realms[realm]
    at = AT[card]
    if at in (ON_ANY_SITE, ON_CITY_SITE):
        if s.cs.first_rules:
            places = list(r.free_any if at == ON_ANY_SITE else r.free_city)
        else:
            places = list(r.any_sites if at == ON_ANY_SITE else r.city_sites)
        if ALSO_METROPOLIS[card] and 3 in r.centre:
            places += metropolis_sites(r)
        return places
    if at == ON_OUTER:
        fitting = range(6) if OUTER_RES[card] < 0 else (OUTER_RES[card],)
        return [
            OUTER + slot
            for slot in r.slots
            if REGION_RES[r.land[slot]] in fitting and r.card[OUTER + slot] < 0
        ]
    if at == ON_ROAD:
        return [
            ROADS + road for road in range(ROAD_COUNT) if r.road[road] and r.card[ROADS + road] < 0
        ]
    if at == ON_CITY:
        return [CENTRES + centre for centre in range(CENTRE_COUNT) if r.centre[centre] == 2]
    return []


def metropolis_sites(r: Realm) -> list[int]:
    """The free outer slots of a metropolis' regions: a unit may stand there (section 4.2)."""
    centre = r.centre.index(3)
    return [place for place in OUTER_OF[centre] if r.card[place] < 0]


def free_unit_sites(s: Board, realm: int, card: int) -> list[int]:
    """Where a unit that changes its owner could stand."""
    return free_places(s, realm, card)


def standing(s: Board, seat: int, card: int) -> int:
    """How many of this title a player has in play, blocked ones included."""
    return sum(
        SAME[s.realms[realm].card[place]] == SAME[card] for realm, place in cards_of(s, seat)
    )


def can_build(s: Board, seat: int, card: int) -> bool:
    """All but the place: requirements, condition, limits, cost."""
    if AT[card] == NOT_BUILT:
        return False
    cost, less = price(s, seat, card) if s.realms[seat].helpers else (s.cs.cost[card], 0)
    if not can_pay(s.realms[seat], cost, less) or not requirement_met(s, seat, card):
        return False
    if MOST_PER_REALM[card] and is_at_limit(s, seat, card):
        return False
    condition = CONDITIONS.get(card)
    return condition is None or condition(s, seat)


def is_at_limit(s: Board, seat: int, card: int) -> bool:
    if card == METROPOLIS:
        return 3 in s.realms[seat].centre
    return standing(s, seat, card) >= MOST_PER_REALM[card] > 0


def expansion_moves(s: Board, seat: int, moves: list[int]) -> None:
    """Add the moves that build a card from the hand or the display."""
    last = -1
    for card in s.realms[seat].hand:
        if card != last and AT[card]:
            last = card
            if can_build(s, seat, card):
                _add_places(s, seat, card, moves)
    last = -1
    for card in s.display:
        # C44: one of each title per player.
        if card != last and can_build(s, seat, card) and not standing(s, seat, card):
            last = card
            _add_places(s, seat, card, moves)


def _add_places(s: Board, seat: int, card: int, moves: list[int]) -> None:
    realm = 1 - seat if IS_FOREIGN[card] else seat
    head = BUILD | card << 8
    moves += [head | place for place in free_places(s, realm, card)]


def build(s: Board, seat: int, card: int, place: int) -> None:
    """Pay for a card of the hand or the display; then it comes into play."""
    if card in s.realms[seat].hand:
        out_of_hand(s, seat, card)
    else:
        display = list(s.display)
        display.remove(card)
        s.display = tuple(display)
    tell(s, events.Building(seat, TITLE_NAMES[card], NAMES[place]))
    push_paid(s, Enter(seat, card, place))
    pay_cost(s, seat, *price(s, seat, card))


class Enter(Step, frozen=True, tag="enter"):
    """A card that is paid for comes into play."""

    seat: int
    card: CardNo
    place: Place

    holds = "card"
    part = "build"

    def run(self, s: Board) -> None:
        seat, card, place = self.seat, self.card, self.place
        if card == METROPOLIS:
            s.realms[seat].centre[place - CENTRES] = 3
            s.unsettle()
            refresh_places(s.realms[seat])
            tell(s, events.Built(seat, TITLE_NAMES[card], seat, NAMES[place]))
            return
        realm = 1 - seat if IS_FOREIGN[card] else seat
        place_card(s, seat, realm, place, card)
        hook = MOMENTS.get("built", {}).get(card)
        if hook is not None:
            hook(s, seat, realm, place)

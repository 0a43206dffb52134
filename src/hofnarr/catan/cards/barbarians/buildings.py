"""Barbarians & Traders: buildings on sites and roads, foreign ones too. The second Harbor acts as
that of the base set."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.catalogue.titles import IS_ACTION, title, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import (
    DOUBLES,
    SURCHARGES,
    THRESHOLDS,
    condition,
    event_bonus,
    extra_points,
    more_moves,
    number,
    on,
    part_of,
    power,
    shield,
)
from hofnarr.catan.engine.moves import ARCH, DECIDE, DISCARD, DRAW, FOR_RESOURCES, low
from hofnarr.catan.engine.places import NAMES
from hofnarr.catan.engine.stacks import discard, draw, full_stacks, out_of_hand
from hofnarr.catan.engine.steps import Decision, mark, marked, push, tell
from hofnarr.catan.rules.hand import distinct
from hofnarr.catan.rules.resources import gain, gain_any, resource_at

_BROTHERHOOD, _COMPANY, _SCRIPTORIUM, _STRONGHOLD = titles(
    "secret_brotherhood", "merchant_company", "scriptorium", "barbarian_stronghold"
)
_TRADING_BRANCH, _TRIUMPHAL_ARCH, _WINE_CELLAR = titles(
    "trading_branch", "triumphal_arch", "wine_cellar"
)

number("hand", 1, "merchant_company")
DOUBLES[title("commodity_exchange")] = -1  # any region

# --- Barbarian Stronghold -------------------------------------------------------------------------

TOO_MUCH = 6  # C35: strength or commerce of a host who throws the foreign card out


@condition("barbarian_stronghold")
def can_besiege(s: Board, seat: int) -> bool:
    return s.realms[1 - seat].strength < TOO_MUCH


def besieger_leaves(s: Board, realm: int, place: int) -> bool:
    return s.realms[realm].strength >= TOO_MUCH


THRESHOLDS[_STRONGHOLD] = besieger_leaves


def barbarian_stronghold(s: Board, seat: int) -> int:
    """C78: the host's first action card in his own turn is free, each further one costs 1 gold."""
    return s.realms[1 - seat].count[_STRONGHOLD]


SURCHARGES.append(barbarian_stronghold)

# --- Trading Branch -------------------------------------------------------------------------------


@condition("trading_branch")
def can_open_branch(s: Board, seat: int) -> bool:
    return s.realms[1 - seat].commerce < TOO_MUCH


def branch_leaves(s: Board, realm: int, place: int) -> bool:
    return s.realms[realm].commerce >= TOO_MUCH


THRESHOLDS[_TRADING_BRANCH] = branch_leaves


@on("region_rolled", "trading_branch")
def trading_branch(s: Board, seat: int, realm: int, place: int, slot: int) -> None:
    """1 from the bank, whatever the host's region itself gains."""
    gain(s, seat, resource_at(s.realms[realm], slot), 1, "trading_branch")


# --- Wine Cellar, Merchant Company ----------------------------------------------------------------


@event_bonus("wine_cellar", events=("year_end", "good_neighbors"))
def wine_cellar(s: Board, seat: int) -> None:
    gain_any(s, seat, 2 * s.realms[seat].count[_WINE_CELLAR])


@on("other_trade", "merchant_company")
def merchant_company(s: Board, seat: int, give: int) -> None:
    """C25: one for each trade of the opponent, however many he handed over."""
    gain(s, seat, give, s.realms[seat].count[_COMPANY], "merchant_company")


# --- Secret Brotherhood ---------------------------------------------------------------------------


part_of("barbarians_buildings.secret_brotherhood", "secret_brotherhood")


def sales(s: Board, seat: int, in_phase_4: bool) -> list[int]:
    """The action cards that can be sold (C59), as moves."""
    r = s.realms[seat]
    if in_phase_4 or not r.count[_BROTHERHOOD] or not any(r.room):
        return []
    return [DISCARD | card for card in distinct(r.hand) if IS_ACTION[card]]


@more_moves(DISCARD, sales)
def secret_brotherhood(s: Board, seat: int, move: int) -> None:
    """Selling is not playing: no surcharge, no window, no gold for an Archdiocese."""
    out_of_hand(s, seat, low(move))
    discard(s, seat, low(move))
    gain_any(s, seat, 1)


# --- Scriptorium ----------------------------------------------------------------------------------


def can_write(s: Board, seat: int, place: int) -> bool:
    return not marked(s, 1000 + _SCRIPTORIUM, seat, place) and bool(full_stacks(s, seat))


@power("scriptorium", can=can_write)
def scriptorium(s: Board, seat: int, place: int) -> None:
    """C68: the card is drawn; the hand limit counts in phase 4."""
    mark(s, 1000 + _SCRIPTORIUM, seat, place)
    push(s, CopyBook(seat))


class CopyBook(Decision, frozen=True, tag="copy_book"):
    """The stack that a card is drawn from."""

    rule = "D29"
    forced = True
    of = "scriptorium"

    def moves(self, s: Board) -> list[int]:
        return [DRAW | stack for stack in full_stacks(s, self.seat)]

    def answer(self, s: Board, move: int) -> None:
        draw(s, self.seat, low(move))


@on("left", "scriptorium")
def scriptorium_left(s: Board, seat: int, realm: int, place: int, level: int) -> None:
    """Burnt and rebuilt in the same turn it is fresh again (section 13)."""
    used = (1000 + _SCRIPTORIUM, seat, place)
    s.marks = tuple(each for each in s.marks if each != used)


# --- Triumphal Arch -------------------------------------------------------------------------------

HIGHEST = 3  # C50
SPOILS = 2


@extra_points("triumphal_arch")
def triumphal_arch(s: Board, seat: int, place: int) -> tuple[int, int, int, int]:
    return s.realms[seat].level[place], 0, 0, 0


@shield("triumphal_arch")
def arch_does_not_burn(s: Board, threat: str, realm: int, place: int) -> bool:
    return threat == "arsonist" and s.realms[realm].card[place] == _TRIUMPHAL_ARCH


def open_arch(s: Board, seat: int) -> int:
    """The place of an Arch of this player that can show one more; -1 for none."""
    r = s.realms[seat]
    places = [place for place in r.built if r.card[place] == _TRIUMPHAL_ARCH]
    return next((place for place in places if r.level[place] < HIGHEST), -1)


def can_triumph(s: Board, seat: int) -> bool:
    """Whether a victory over the barbarians would bring anything."""
    return open_arch(s, seat) >= 0 or any(s.realms[seat].room)


def triumph(s: Board, seat: int) -> None:
    """A victory over the barbarians: 1 more on the Arch, or resources."""
    push(s, Triumph(seat))


class Triumph(Decision, frozen=True, tag="triumph"):
    """The winner celebrates: 1 more on the Arch, or resources."""

    rule = "D16"
    forced = True
    of = "triumphal_arch"

    def moves(self, s: Board) -> list[int]:
        arch = [DECIDE | ARCH] if open_arch(s, self.seat) >= 0 else []
        return [*arch, DECIDE | FOR_RESOURCES]

    def answer(self, s: Board, move: int) -> None:
        seat = self.seat
        if move == DECIDE | FOR_RESOURCES:
            tell(s, events.Chose(seat, "triumphal_arch", "resources"))
            gain_any(s, seat, SPOILS)
            return
        place = open_arch(s, seat)
        r = s.realms[seat]
        r.level[place] += 1
        s.unsettle()
        tell(s, events.Turned(seat, "triumphal_arch", seat, NAMES[place], r.level[place]))

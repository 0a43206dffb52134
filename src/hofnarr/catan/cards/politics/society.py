"""Politics & Intrigue: the Secret Society, which copies an opposing building."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.cards.base.buildings import same_city
from hofnarr.catan.catalogue.titles import SAME, titles
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.fields import Place
from hofnarr.catan.engine.hooks import COUNT_MORE, SETTLE_FIRST, on, shield
from hofnarr.catan.engine.moves import CHOOSE, low
from hofnarr.catan.engine.places import NAMES, ROADS
from hofnarr.catan.engine.steps import Decision, push, tell

_CHURCH, _LIBRARY, _SOCIETY, _TOWN_HALL = titles("church", "library", "secret_society", "town_hall")
COPIED = (_CHURCH, _LIBRARY, _TOWN_HALL)


def model(s: Board, seat: int, place: int) -> int:
    """The title that a Society at this place copies; -1 while it waits. Its level is the place of
    the opposing building, plus 1."""
    target = s.realms[seat].level[place]
    return SAME[s.realms[1 - seat].card[target - 1]] if target else -1


def models(s: Board, seat: int) -> tuple[int, ...]:
    """What this player has besides his own cards (C46), also of a building under Dogma."""
    r = s.realms[seat]
    if not r.count[_SOCIETY]:
        return ()
    copies = (model(s, seat, place) for place in r.built if r.card[place] == _SOCIETY)
    return tuple(card for card in copies if card >= 0)


COUNT_MORE.append(models)


@shield("secret_society")
def copied_church(s: Board, threat: str, realm: int, place: int) -> bool:
    """A copied Church protects the units of the Society's city in Civil War."""
    if threat != "civil_war" or place >= ROADS:
        return False
    card = s.realms[realm].card
    return any(
        card[each] == _SOCIETY and model(s, realm, each) == _CHURCH
        for each in same_city(s, realm, place)
    )


# --- the target (C47) -----------------------------------------------------------------------------


def targets(s: Board, seat: int) -> list[int]:
    """The opposing buildings that a Society of this player can name, as moves."""
    other = 1 - seat
    r = s.realms[other]
    return [CHOOSE | other << 8 | place for place in r.built if SAME[r.card[place]] in COPIED]


def find_targets(s: Board) -> None:
    """Every Society that waits names a building as soon as there is one, before points and limits
    are tested; the active player first (C12)."""
    for seat in (1 - s.active, s.active):
        r = s.realms[seat]
        for place in r.built:
            if r.card[place] == _SOCIETY and not r.level[place] and targets(s, seat):
                push(s, NameTarget(seat, place))


SETTLE_FIRST.append(find_targets)


class NameTarget(Decision, frozen=True, tag="name_target"):
    """The Society at this place names a building."""

    place: Place

    rule = "C47"
    forced = True
    of = "secret_society"

    def moves(self, s: Board) -> list[int]:
        return targets(s, self.seat)

    def answer(self, s: Board, move: int) -> None:
        seat, place = self.seat, self.place
        _aim(s, seat, place, low(move) + 1)


def _aim(s: Board, seat: int, place: int, target: int) -> None:
    s.realms[seat].level[place] = target
    s.unsettle()
    tell(s, events.Turned(seat, "secret_society", seat, NAMES[place], target))


@on("left", "church", "library", "town_hall")
def target_left(s: Board, seat: int, realm: int, place: int, level: int) -> None:
    """The Society that copied it waits again."""
    r = s.realms[1 - seat]
    for each in r.built:
        if r.card[each] == _SOCIETY and r.level[each] == place + 1:
            _aim(s, 1 - seat, each, 0)

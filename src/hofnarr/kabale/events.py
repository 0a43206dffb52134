"""What happens at the table, from the first target to the final score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from hofnarr.core.game import Event as CoreEvent
from hofnarr.core.game import Viewer
from hofnarr.kabale.award import Award, Lying, explain
from hofnarr.kabale.cards import CARD_IDS, TARGETS, Target
from hofnarr.kabale.counting import winners
from hofnarr.kabale.kernel import layout


class RoundStarted(CoreEvent, frozen=True, tag="round_started"):
    round: int
    starter: int
    targets: list[Target]


class _Secret(CoreEvent, frozen=True):
    """An event whose card only its seat may know."""

    seat: int

    def seen_by(self, viewer: Viewer) -> CoreEvent:
        if viewer in ("open", self.seat):
            return self
        return replace(self, card=None)


class Placed(_Secret, frozen=True, tag="placed"):
    column: int
    card: str | None


class Uncovered(CoreEvent, frozen=True, tag="uncovered"):
    column: int
    owner: int
    card: str


class Travelled(CoreEvent, frozen=True, tag="travelled"):
    """An explorer went to the foot of the next open column, face down again."""

    owner: int
    origin: int
    column: int


class Stayed(CoreEvent, frozen=True, tag="stayed"):
    """An explorer uncovered a second time in one turn stays, face up (R3)."""

    owner: int
    column: int


class Killed(CoreEvent, frozen=True, tag="killed"):
    """The assassin of one player sent the card that uncovered it to its owner's discard pile."""

    column: int
    assassin: int
    owner: int
    card: str


class Closed(CoreEvent, frozen=True, tag="closed"):
    column: int
    owner: int


class CloakAsked(CoreEvent, frozen=True, tag="cloak_asked"):
    seat: int
    column: int


class Slipped(_Secret, frozen=True, tag="slipped"):
    """A card went under a cloak, or (`slipped` false) its owner declined."""

    column: int
    slipped: bool
    card: str | None


class SwapAsked(CoreEvent, frozen=True, tag="swap_asked"):
    seat: int
    column: int


class Swapped(CoreEvent, frozen=True, tag="swapped"):
    """Two columns exchanged their targets, or (`other` None) the owner declined."""

    seat: int
    column: int
    other: int | None


class Reshuffled(CoreEvent, frozen=True, tag="reshuffled"):
    seat: int
    cards: list[str]


class Drew(_Secret, frozen=True, tag="drew"):
    card: str | None


class DrewNothing(CoreEvent, frozen=True, tag="drew_nothing"):
    """Draw pile and discard pile are both empty (R5)."""

    seat: int


class Skipped(CoreEvent, frozen=True, tag="skipped"):
    """A player without cards in hand (R5)."""

    seat: int


class RoundEnded(CoreEvent, frozen=True, tag="round_ended"):
    """All cards are turned up: the columns as they lie, nearest to the target first."""

    round: int
    ender: int
    columns: list[list[Lying]]


class Awarded(CoreEvent, frozen=True, tag="awarded"):
    column: int
    target: Target
    award: Award


class GameEnded(CoreEvent, frozen=True, tag="game_ended"):
    scores: list[int]
    winners: list[int]


Event = (
    RoundStarted
    | Placed
    | Uncovered
    | Travelled
    | Stayed
    | Killed
    | Closed
    | CloakAsked
    | Slipped
    | SwapAsked
    | Swapped
    | Reshuffled
    | Drew
    | DrewNothing
    | Skipped
    | RoundEnded
    | Awarded
    | GameEnded
)


def cards_of(mask: int) -> list[str]:
    """The cards of a 25-bit mask, in card order."""
    return [card for index, card in enumerate(CARD_IDS) if mask >> index & 1]


def lying(entry: int) -> tuple[int, str]:
    """Owner and card of an entry of a column."""
    owner = entry >> layout.OWNER_SHIFT & layout.OWNER_BITS
    return owner, CARD_IDS[entry & layout.CARD_BITS]


def read_events(buffer: Sequence[int], scores: Sequence[int]) -> list[Event]:
    """The kernel's rows as events; `scores` are those at the end, for the last event of a game."""
    rows = [buffer[at : at + layout.ROW] for at in range(1, buffer[0], layout.ROW)]
    events: list[Event] = []
    at = 0
    while at < len(rows):
        code, a, b, c = rows[at][:4]
        if code == layout.E_ROUND_STARTED:
            targets = [TARGETS[row[2]] for row in rows[at + 1 :] if row[0] == layout.E_TARGET]
            events.append(RoundStarted(a, b, targets))
            at += len(targets)
        elif code == layout.E_ROUND_ENDED:
            columns: list[list[Lying]] = []
            while at + 1 < len(rows) and rows[at + 1][0] in (layout.E_COLUMN, layout.E_LIES):
                at += 1
                if rows[at][0] == layout.E_COLUMN:
                    columns.append([])
                else:
                    columns[-1].append(lying(rows[at][3]))
            events.append(RoundEnded(a, b, columns))
            for column, cards in enumerate(columns):
                steps = list(_until_awarded(rows[at + 1 :]))
                at += len(steps)
                award = explain(cards, steps, {seat: seat for seat in range(layout.MAX_PLAYERS)})
                events.append(Awarded(column, TARGETS[steps[-1][2]], award))
        elif code == layout.E_GAME_OVER:
            events.append(GameEnded(list(scores), winners(scores)))
        else:
            events.append(_read_simple(code, a, b, c))
        at += 1
    return events


def _until_awarded(rows: Sequence[Sequence[int]]) -> Iterator[Sequence[int]]:
    for row in rows:
        yield row
        if row[0] == layout.E_AWARDED:
            return


def _read_simple(code: int, a: int, b: int, c: int) -> Event:
    """The events that are one row each."""
    match code:
        case layout.E_PLACED:
            return Placed(a, b, CARD_IDS[c])
        case layout.E_UNCOVERED:
            return Uncovered(a, *lying(b))
        case layout.E_TRAVELLED:
            return Travelled(a, b, c)
        case layout.E_STAYED:
            return Stayed(a, b)
        case layout.E_KILLED:
            return Killed(a, b, *lying(c))
        case layout.E_CLOSED:
            return Closed(a, b)
        case layout.E_CLOAK_ASKED:
            return CloakAsked(a, b)
        case layout.E_SLIPPED:
            return Slipped(a, b, c >= 0, None if c < 0 else CARD_IDS[c])
        case layout.E_SWAP_ASKED:
            return SwapAsked(a, b)
        case layout.E_SWAPPED:
            return Swapped(a, b, None if c < 0 else c)
        case layout.E_RESHUFFLED:
            return Reshuffled(a, cards_of(b))
        case layout.E_DREW:
            return Drew(a, CARD_IDS[b])
        case layout.E_DREW_NOTHING:
            return DrewNothing(a)
        case layout.E_SKIPPED:
            return Skipped(a)
    raise AssertionError(f"unknown event row {code}")

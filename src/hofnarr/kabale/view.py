"""What a viewer knows of a game, made from the kernel's sight and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from hofnarr.core.game import View as CoreView
from hofnarr.core.game import Viewer
from hofnarr.kabale.actions import Action, legal_actions
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, TARGET_INDEX, TARGETS, Target
from hofnarr.kabale.events import cards_of
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.arrays import Ints
from hofnarr.kabale.kernel.score import score
from hofnarr.kabale.kernel.sight import PUBLIC
from hofnarr.kabale.options import Options

Decision = Literal["play", "cloak", "swap"]
DECISIONS: dict[int, Decision] = {
    layout.PLAY: "play",
    layout.CLOAK_CHOICE: "cloak",
    layout.SWAP_CHOICE: "swap",
}


class CardView(msgspec.Struct, frozen=True):
    """A card in a column; `card` is None where this viewer may not know it.

    It lies face up, face down, hidden under a cloak, or face down but known to all (an explorer
    that travelled). `cannot_be`: cards ruled out by a later reshuffle.
    """

    owner: int
    card: str | None
    lies: Literal["up", "down", "hidden", "known"]
    cannot_be: list[str] = []


class ColumnView(msgspec.Struct, frozen=True):
    target: Target
    closed: bool
    fulfilled: bool
    cards: list[CardView]


class SeatView(msgspec.Struct, frozen=True):
    """A player. `unseen` is what nobody but the player can place: pile, hand, face-down cards.

    `hand` and `pile` (a set, not an order) are None where this viewer may not know them; `fresh`
    are the cards of the last reshuffle, of which the pile is a part.
    """

    hand_count: int
    pile_count: int
    discard: list[str]
    unseen: list[str]
    fresh: list[str]
    won: list[Target]
    score: int
    hand: list[str] | None
    pile: list[str] | None


class View(CoreView, frozen=True, kw_only=True):
    options: Options
    round: int
    starter: int
    turn: int
    decision: Decision | None
    where: int | None  # the column of the cloak or traitor being decided
    columns: list[ColumnView]
    seats: list[SeatView]
    targets_left: list[Target]
    legal: tuple[Action, ...]


def targets_of(low: int, high: int) -> list[Target]:
    mask = low | high << layout.HALF
    return [target for index, target in enumerate(TARGETS) if mask >> index & 1]


def make_view(sight: Ints, viewer: Viewer) -> View:
    """The view of a sight; nothing else goes in."""
    players = sight[layout.PLAYERS]
    phase = sight[layout.PHASE]
    decision = DECISIONS.get(phase)
    to_act = sight[layout.ACTOR] if decision else None
    columns = [_column(sight, column) for column in range(players)] if decision else []
    return View(
        viewer=viewer,
        to_act=to_act,
        legal=tuple(legal_actions(sight)) if viewer == to_act else (),
        options=Options.from_bits(sight[layout.OPTIONS]),
        round=sight[layout.ROUND],
        starter=sight[layout.STARTER],
        turn=sight[layout.TURN],
        decision=decision,
        where=sight[layout.WHERE] if decision in ("cloak", "swap") else None,
        columns=columns,
        seats=[_seat(sight, seat) for seat in range(players)],
        targets_left=targets_of(*sight[layout.TARGETS_LEFT : layout.TARGETS_LEFT + 2]),
    )


def _column(sight: Sequence[int], column: int) -> ColumnView:
    head = column * layout.COLUMN_SIZE
    count = sight[layout.COUNT + head]
    target = TARGETS[sight[layout.TARGET + head]]
    closed = bool(sight[layout.CLOSED] >> column & 1)
    top = layout.STACKS + column * sight[layout.PLAYERS] * layout.CARD_COUNT
    cards = [
        _card(sight, column, at == top + count - 1, sight[at]) for at in range(top, top + count)
    ]
    return ColumnView(target, closed, closed or count >= target[1], cards)


def _card(sight: Sequence[int], column: int, is_foot: bool, entry: int) -> CardView:
    owner = entry >> layout.OWNER_SHIFT
    index = entry & layout.CARD_BITS
    card = None if index == layout.UNKNOWN else CARD_IDS[index]
    if is_foot:
        lies = sight[layout.FOOT + column * layout.COLUMN_SIZE]
        if lies == layout.UP:
            return CardView(owner, card, "up")
        if lies == layout.KNOWN:
            return CardView(owner, card, "known")
        ruled_out = sight[layout.FOOT_NOT + column * layout.COLUMN_SIZE]
        return CardView(owner, card, "down", cards_of(ruled_out))
    if sight[layout.HIDDEN + owner * layout.SEAT_SIZE] == index + 1:
        ruled_out = sight[layout.HIDDEN_NOT + owner * layout.SEAT_SIZE]
        return CardView(owner, card, "hidden", cards_of(ruled_out))
    return CardView(owner, card, "up")


def _seat(sight: Ints, seat: int) -> SeatView:
    at = seat * layout.SEAT_SIZE
    hand, pile, discard, fresh = sight[layout.HAND + at : layout.HAND + at + 4]
    secrets = _secrets(sight, seat)
    known = pile >= 0
    if known:
        own = sum(1 << card for card in secrets)
        unseen = hand | pile | own
        pile_count = pile.bit_count()
        hand_count = hand.bit_count()
    else:
        unseen = hand
        pile_count = -1 - pile
        hand_count = unseen.bit_count() - pile_count - len(secrets)
    return SeatView(
        hand_count=hand_count,
        pile_count=pile_count,
        discard=cards_of(discard),
        unseen=cards_of(unseen),
        fresh=cards_of(fresh),
        won=targets_of(*sight[layout.WON + at : layout.WON + at + 2]),
        score=score(sight, seat),
        hand=cards_of(hand) if known else None,
        pile=cards_of(pile) if known else None,
    )


def _secrets(sight: Sequence[int], seat: int) -> list[int]:
    """The cards of a seat that lie in columns and that others may not know."""
    players = sight[layout.PLAYERS]
    found = []
    for column in range(players):
        head = column * layout.COLUMN_SIZE
        top = layout.STACKS + column * players * layout.CARD_COUNT
        foot = top + sight[layout.COUNT + head] - 1
        for at in range(top, foot + 1):
            entry = sight[at]
            if entry >> layout.OWNER_SHIFT == seat:
                card = entry & layout.CARD_BITS
                secret_foot = at == foot and sight[layout.FOOT + head] == layout.SECRET
                if secret_foot or sight[layout.HIDDEN + seat * layout.SEAT_SIZE] == card + 1:
                    found.append(card)
    return found


def sight_of(view: View) -> list[int]:
    """The kernel's sight again, from a view: the inverse of `make_view`."""
    players = len(view.seats)
    words = [0] * layout.state_size(players)
    words[layout.PLAYERS] = players
    words[layout.OPTIONS] = view.options.bits
    words[layout.ROUND] = view.round
    words[layout.STARTER] = view.starter
    words[layout.TURN] = view.turn
    words[layout.TARGETS_LEFT : layout.TARGETS_LEFT + 2] = _target_words(view.targets_left)
    phases = {decision: phase for phase, decision in DECISIONS.items()}
    words[layout.PHASE] = phases[view.decision] if view.decision else layout.OVER
    words[layout.ACTOR] = view.to_act if view.to_act is not None else 0
    words[layout.WHERE] = view.where or 0
    for seat, player in enumerate(view.seats):
        at = seat * layout.SEAT_SIZE
        words[layout.HAND + at] = mask_of(player.unseen if player.hand is None else player.hand)
        words[layout.PILE + at] = (
            -1 - player.pile_count if player.pile is None else mask_of(player.pile)
        )
        words[layout.DISCARD + at] = mask_of(player.discard)
        words[layout.FRESH + at] = mask_of(player.fresh)
        words[layout.WON + at : layout.WON + at + 2] = _target_words(player.won)
    for column, lying in enumerate(view.columns):
        _lay(words, column, lying)
    return words


def _lay(words: list[int], column: int, view: ColumnView) -> None:
    head = column * layout.COLUMN_SIZE
    words[layout.CLOSED] |= view.closed << column
    words[layout.TARGET + head] = TARGET_INDEX[view.target]
    words[layout.COUNT + head] = len(view.cards)
    top = layout.STACKS + column * words[layout.PLAYERS] * layout.CARD_COUNT
    for place, lying in enumerate(view.cards):
        card = layout.UNKNOWN if lying.card is None else CARD_INDEX[lying.card]
        words[top + place] = lying.owner << layout.OWNER_SHIFT | card
        if lying.lies == "hidden":
            words[layout.HIDDEN + lying.owner * layout.SEAT_SIZE] = card + 1
            words[layout.HIDDEN_NOT + lying.owner * layout.SEAT_SIZE] = mask_of(lying.cannot_be)
        elif lying.lies == "known":
            words[layout.FOOT + head] = layout.KNOWN
        elif lying.lies == "down":
            words[layout.FOOT + head] = layout.SECRET
            words[layout.FOOT_NOT + head] = mask_of(lying.cannot_be)


def mask_of(cards: Sequence[str]) -> int:
    return sum(1 << CARD_INDEX[card] for card in cards)


def _target_words(targets: Sequence[Target]) -> tuple[int, int]:
    mask = 0
    for target in targets:
        index = TARGET_INDEX[target]
        if mask >> index & 1:  # the second one worth 3
            index += 1
        mask |= 1 << index
    return mask & (1 << layout.HALF) - 1, mask >> layout.HALF


def kernel_viewer(viewer: Viewer) -> int:
    return viewer if isinstance(viewer, int) else PUBLIC

"""One column, explained: the ordered steps that lead to its winner.

The steps are read off the rows that the kernel writes while it awards, so that the explanation and
the rules cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from hofnarr.core.errors import BadInput
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, CARDS, TARGET_INDEX, TARGETS
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.award import award as kernel_award
from hofnarr.kabale.options import Options

#: A player: a seat in a game, any name at a table.
Owner = int | str
#: A card as it lies: its owner and its id.
Lying = tuple[Owner, str]
Number = int | float


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="step"):
    """One step of the award: the cards concerned, and the ruling where one decided."""

    cards: list[Lying]
    ruling: str | None = None


class Musketeers(Step, frozen=True, kw_only=True, tag="musketeers"):
    """No other card has an ability; numbers are as printed."""


class Wizard(Step, frozen=True, kw_only=True, tag="wizard"):
    """`cards` are the wizards; several cancel each other."""

    removed: list[Lying]
    cancelled: bool = False


class Witch(Step, frozen=True, kw_only=True, tag="witch"):
    removed: list[Lying]
    cancelled: bool = False


class Pair(Step, frozen=True, kw_only=True, tag="pair"):
    """A prince & squire that wins the target; of several pairs the one with a card nearest."""

    owner: Owner
    rivals: list[Owner] = []


Reason = Literal["home", "hermit", "little_giant", "romeo", "copy", "dragon", "floor"]


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a number is not the printed one. All changes of a card add up."""

    because: Reason
    by: Number
    cards: list[Lying] = []


class NumberStep(Step, frozen=True, kw_only=True, tag="number"):
    """The number in force of one card; `printed` and `number` are None where it has none."""

    printed: Number | None
    number: Number | None
    changes: list[Change] = []


class Beggar(Step, frozen=True, kw_only=True, tag="beggar"):
    """The lowest sum wins."""


class Total(Step, frozen=True, kw_only=True, tag="total"):
    owner: Owner
    total: Number


class LeftOut(Step, frozen=True, kw_only=True, tag="left_out"):
    """This player has no card with a number here and does not take part (R10)."""

    owner: Owner


class Tie(Step, frozen=True, kw_only=True, tag="tie"):
    """`cards` holds the card that decides."""

    owners: list[Owner]
    rule: Literal["nearest", "farthest"]


class Winner(Step, frozen=True, kw_only=True, tag="winner"):
    owner: Owner | None
    because: Literal["pair", "highest", "lowest", "tie", "nobody"]


AnyStep = Musketeers | Wizard | Witch | Pair | NumberStep | Beggar | Total | LeftOut | Tie | Winner


class Award(msgspec.Struct, frozen=True):
    """Who wins a column, and why.

    `totals` holds exactly the players who take part, by name (JSON has no other keys: a seat is
    written "0").
    """

    winner: Owner | None
    totals: dict[str, Number]
    removed: list[Lying]
    steps: list[AnyStep]


def award(
    target: tuple[str, int], column: Sequence[Lying], options: Options | None = None
) -> Award:
    """Award a column, nearest to the target first; a card under a cloak follows the cloak.

    >>> award(("music", 3), [("white", "wizard"), ("blue", "king")]).winner
    'white'
    >>> award(
    ...     ("music", 3), [("blue", "queen"), ("white", "merchant"), ("white", "cardinal")]
    ... ).totals
    {'blue': 16, 'white': 16}
    """
    check_target(target)
    owners = list(dict.fromkeys(owner for owner, _ in column))
    if len(owners) > layout.MAX_PLAYERS:
        raise BadInput(
            f"column: {len(owners)} different owners, a game has at most {layout.MAX_PLAYERS}"
        )
    seat_of = {owner: seat for seat, owner in enumerate(owners)}
    players = max(2, len(owners))
    words = [0] * layout.state_size(players)
    words[layout.PLAYERS] = players
    words[layout.OPTIONS] = (options or Options()).bits
    words[layout.TARGET] = TARGET_INDEX[target]
    words[layout.COUNT] = len(column)
    lying: set[Lying] = set()
    for place, (owner, card) in enumerate(column):
        if card not in CARD_INDEX:
            raise BadInput(f"column[{place}]: unknown card {card!r}")
        if (owner, card) in lying:
            raise BadInput(f"column[{place}]: {owner} has the card {card} in this column twice")
        lying.add((owner, card))
        words[layout.STACKS + place] = seat_of[owner] << layout.OWNER_SHIFT | CARD_INDEX[card]
    rows = [0] * layout.EVENT_BUFFER
    rows[0] = 1
    kernel_award(words, rows, 0)
    steps = [rows[at : at + layout.ROW] for at in range(1, rows[0], layout.ROW)]
    return explain(column, steps, dict(enumerate(owners)))


def check_target(target: tuple[str, int]) -> None:
    if target not in TARGET_INDEX:
        domain, points = target
        if domain not in {name for name, _ in TARGETS}:
            raise BadInput(f"target: unknown domain {domain!r}")
        raise BadInput(f"target: no target of {domain} is worth {points!r} points")


def explain(
    column: Sequence[Lying], rows: Sequence[Sequence[int]], owners: Mapping[int, Owner]
) -> Award:
    """Put the kernel's rows about one column, from musketeers to winner, into words and names."""
    return _Reader(column, owners).read(rows)


def number_of(doubled: int) -> Number | None:
    """A number as it is printed, from the doubled one of the kernel.

    >>> number_of(19), number_of(24), number_of(layout.NO_NUMBER)
    (9.5, 12, None)
    """
    if doubled == layout.NO_NUMBER:
        return None
    return doubled // 2 if doubled % 2 == 0 else doubled / 2


def _change(because: Reason, doubled: int, cards: Sequence[Lying] = ()) -> Change:
    by = number_of(doubled)
    assert by is not None
    return Change(because, by, list(cards))


class _Reader:
    """Reads the rows of one award, in their order, into steps."""

    def __init__(self, column: Sequence[Lying], owners: Mapping[int, Owner]) -> None:
        self.column = [(owner, card) for owner, card in column]
        self.owners = owners
        self.gone: set[int] = set()
        self.steps: list[AnyStep] = []
        self.numbers: dict[int, tuple[int, int, int]] = {}
        self.totals: dict[Owner, Number] = {}
        self.musketeers = False

    def there(self, card: str) -> list[Lying]:
        return [lying for lying in self._remaining() if lying[1] == card]

    def _remaining(self) -> list[Lying]:
        return [lying for place, lying in enumerate(self.column) if place not in self.gone]

    def read(self, rows: Sequence[Sequence[int]]) -> Award:
        pair: Owner | None = None
        tie: Owner | None = None
        beggar = False
        winner: Owner | None = None
        for index, (code, _, a, b, *rest) in enumerate(rows):
            if code == layout.E_MUSKETEERS:
                self.musketeers = True
                self.steps.append(Musketeers(cards=self.there("musketeers")))
            elif code == layout.E_CANCEL:
                self._removal(CARD_IDS[a], [], cancelled=True)
            elif code == layout.E_ACTS:
                self._removal(CARD_IDS[a], rows[index + 1 :], cancelled=False)
            elif code == layout.E_PAIR:
                pair = self.owners[a]
                self._pair(pair)
            elif code == layout.E_NUMBER:
                self.numbers[a] = (rest[0], rest[1], rest[2])
            elif code == layout.E_BEGGAR:
                beggar = True
            elif code == layout.E_TOTAL:
                total = number_of(b)
                assert total is not None
                self.totals[self.owners[a]] = total
            elif code == layout.E_TIE:
                tie = self.owners[a]
                self._numbers(beggar)
                self._totals()
                best = self.totals[tie]
                self.steps.append(
                    Tie(
                        cards=[self.column[b]],
                        owners=[owner for owner, total in self.totals.items() if total == best],
                        rule="farthest" if beggar else "nearest",
                    )
                )
            elif code == layout.E_AWARDED:
                winner = None if b < 0 else self.owners[b]
        if tie is None:
            self._numbers(beggar)
            self._totals()
        self._winner(winner, pair, tie, beggar)
        removed = [lying for place, lying in enumerate(self.column) if place in self.gone]
        totals = {str(owner): total for owner, total in self.totals.items()}
        return Award(winner, totals, removed, self.steps)

    def _removal(self, card: str, rows: Sequence[Sequence[int]], *, cancelled: bool) -> None:
        wizards = self.there(card)
        doubles = [place for place, (_, name) in enumerate(self.column) if name == "double"]
        ruling = "R6" if not cancelled and any(d not in self.gone for d in doubles) else None
        taken: list[int] = []
        for code, _, _, place, _, number, *_ in rows:
            if code != layout.E_REMOVES:
                break
            taken.append(place)
            if CARDS[CARD_INDEX[self.column[place][1]]].domain and number == layout.AT_HOME:
                ruling = ruling or "R6"
            if place in doubles and number == layout.NUMBER[layout.WITCH]:
                ruling = "R7"
        removed = [self.column[place] for place in sorted(taken)]
        self.gone.update(taken)
        step = Wizard if card == "wizard" else Witch
        self.steps.append(step(cards=wizards, removed=removed, cancelled=cancelled, ruling=ruling))

    def _pair(self, owner: Owner) -> None:
        princes, squires = self.there("prince"), self.there("squire")
        pair: list[Lying] = [(owner, "prince"), (owner, "squire")]
        both = {one for one, _ in princes} & {one for one, _ in squires}
        self.steps.append(
            Pair(
                cards=[lying for lying in self._remaining() if lying in pair],
                owner=owner,
                rivals=[one for one, _ in princes if one in both and one != owner],
            )
        )

    def _numbers(self, beggar: bool) -> None:
        for place in sorted(self.numbers):
            self.steps.append(self._number(place))
        if beggar:
            self.steps.append(Beggar(cards=self.there("beggar")))

    def _number(self, place: int) -> NumberStep:
        lying = self.column[place]
        owner, card = lying
        on_card = layout.NUMBER[CARD_INDEX[card]]
        base, own, final = self.numbers[place]
        changes: list[Change] = []
        ruling = None
        if card == "double":
            ruling = None if self.musketeers else "R8"
            if own != layout.NO_NUMBER:
                changes.append(_change("copy", own, [self.column[self._copied(place)]]))
        else:
            if base != on_card:
                changes.append(_change("home", base - on_card))
            if own != base:
                changes.append(self._ability(lying, own - base))
        if own != layout.NO_NUMBER and not self.musketeers:
            dragons = [other for other in self.there("dragon") if other[0] != owner]
            loss = -4 * len(dragons)
            if dragons:
                changes.append(_change("dragon", loss, dragons))
            if own + loss != final:
                changes.append(_change("floor", final - own - loss))
                ruling = "R9"
        return NumberStep(
            cards=[lying],
            printed=number_of(on_card),
            number=number_of(final),
            changes=changes,
            ruling=ruling,
        )

    def _ability(self, lying: Lying, by: int) -> Change:
        """What hermit, little giant or Romeo make of their own number."""
        owner, card = lying
        others = [other for other in self._remaining() if other != lying]
        if card == "hermit":
            return _change("hermit", by, others)
        if card == "little_giant":
            return _change("little_giant", by, others)
        return _change("romeo", by, [(owner, "juliet")])

    def _copied(self, place: int) -> int:
        """The card whose number the double at this place has."""
        return next(
            below
            for below in range(place + 1, len(self.column))
            if below not in self.gone and self.column[below][1] != "double"
        )

    def _totals(self) -> None:
        for owner in dict.fromkeys(owner for owner, _ in self._remaining()):
            cards = [lying for lying in self._remaining() if lying[0] == owner]
            if owner in self.totals:
                self.steps.append(Total(cards=cards, owner=owner, total=self.totals[owner]))
            else:
                self.steps.append(LeftOut(cards=cards, owner=owner, ruling="R10"))

    def _winner(
        self, winner: Owner | None, pair: Owner | None, tie: Owner | None, beggar: bool
    ) -> None:
        if winner is None:
            self.steps.append(Winner(cards=[], owner=None, because="nobody", ruling="R11"))
            return
        because: Literal["pair", "highest", "lowest", "tie"] = "lowest" if beggar else "highest"
        if pair is not None:
            because = "pair"
        elif tie is not None:
            because = "tie"
        cards = [lying for lying in self._remaining() if lying[0] == winner]
        self.steps.append(Winner(cards=cards, owner=winner, because=because))

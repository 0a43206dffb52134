"""Awarding one column of Kabale und Hiebe, written straight from the rules text.

This is the test oracle for the fast kernel: slow and simple on purpose, and independent of the
package (it has its own table of cards). It follows "End of a round: awarding the columns" step by
step; each step names the rule or ruling (R4..R11) that it carries out.

A column is a list of (owner, card id) pairs, the card nearest to the target first. A card hidden
under a cloak stands right after that cloak and is a card like any other (R4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

# The printed numbers. The double is printed X: it has none of its own.
PRINTED: dict[str, float | None] = {
    "king": 20,
    "queen": 16,
    "juliet": 14,
    "alchemist": 8,
    "swordmaster": 8,
    "landowner": 8,
    "merchant": 8,
    "cardinal": 8,
    "minstrel": 8,
    "explorer": 13,
    "assassin": 9.5,
    "storm": 9,
    "cloak": 0,
    "traitor": 10,
    "musketeers": 11,
    "wizard": 7,
    "witch": 1,
    "prince": 14,
    "squire": 2,
    "hermit": 12,
    "little_giant": 2,
    "double": None,
    "dragon": 11,
    "romeo": 5,
    "beggar": 4,
}

# The six professions and the domain under which each has 12 instead of 8.
HOME: dict[str, str] = {
    "alchemist": "alchemy",
    "swordmaster": "fencing",
    "landowner": "farming",
    "merchant": "trade",
    "cardinal": "religion",
    "minstrel": "music",
}
NUMBER_AT_HOME = 12.0


class Card(NamedTuple):
    """One card of the column."""

    owner: str
    id: str


class Verdict(NamedTuple):
    """How a column was awarded."""

    winner: str | None  # None: nobody takes part, the target leaves the game (R11)
    totals: dict[str, float]  # exactly the players who take part (R10), nearest card first
    removed: list[tuple[str, str]]  # by wizard and witch together, in column order


def printed_number(card: Card, domain: str) -> float | None:
    """The number on the card itself: 12 for a profession under its own domain, None for a double.

    The 12 of a profession is no ability (step 1), so it holds under musketeers too.
    """
    if HOME.get(card.id) == domain:
        return NUMBER_AT_HOME
    number = PRINTED[card.id]
    return None if number is None else float(number)


def copied_card(cards: Sequence[Card], place: int) -> Card | None:
    """The card a double at `place` copies: the next one below, through other doubles (R8).

    `cards` holds only the cards that are there at that moment. None: there is none below.
    """
    for below in cards[place + 1 :]:
        if below.id != "double":
            return below
    return None


def number_for_removal(cards: Sequence[Card], place: int, domain: str) -> float | None:
    """A card's number as wizard and witch see it (R6): the printed one; for a double the printed
    one it copies at that moment, under either value of `double_copies`."""
    card = cards[place]
    if card.id != "double":
        return printed_number(card, domain)
    original = copied_card(cards, place)
    return None if original is None else printed_number(original, domain)


def how_many(cards: Sequence[Card], card_id: str) -> int:
    """How many cards of this kind are there, whoever owns them."""
    return sum(1 for card in cards if card.id == card_id)


def after_wizard(cards: Sequence[Card], domain: str) -> list[Card]:
    """Step 2: the cards left by the wizard."""
    # Two or more wizards cancel each other. (A double above a wizard is no wizard: R8.)
    if how_many(cards, "wizard") != 1:
        return list(cards)
    left: list[Card] = []
    for place, card in enumerate(cards):
        # All removals are at the same time: every number is read off the column as it was (R6).
        number = number_for_removal(cards, place, domain)
        # Number 10 or more goes; a card without number stays (R6); 9.5 is less than 10.
        if number is not None and number >= 10:
            continue
        left.append(card)
    return left


def after_witch(cards: Sequence[Card], domain: str) -> list[Card]:
    """Step 3: the cards left by the witch; `cards` is what the wizard left."""
    # Two or more witches cancel each other.
    if how_many(cards, "witch") != 1:
        return list(cards)
    left: list[Card] = []
    for place, card in enumerate(cards):
        # All removals are at the same time: every number is read off the column as it was (R6).
        number = number_for_removal(cards, place, domain)
        # Only she herself is exempt, not a double that shows her 1 (R7).
        # Number 9 or less goes; a card without number stays (R6); 9.5 is more than 9.
        if card.id != "witch" and number is not None and number <= 9:
            continue
        left.append(card)
    return left


def prince_and_squire(cards: Sequence[Card]) -> str | None:
    """Step 4: the owner of prince & squire of one colour, both still there."""
    # With several pairs the one whose prince or squire lies nearest to the target: so going down
    # from the target, the first prince or squire that belongs to a pair decides.
    for card in cards:
        if (
            card.id in ("prince", "squire")
            and Card(card.owner, "prince") in cards
            and Card(card.owner, "squire") in cards
        ):
            return card.owner
    return None


def number_before_doubles(cards: Sequence[Card], card: Card, domain: str) -> float | None:
    """Step 5: hermit, little giant and Romeo; other cards as printed; None for a double.

    `cards` holds only the cards still there: removed cards count for nothing. "Every other card"
    means every one, whoever owns it, doubles without number included (R4 for hidden cards).
    """
    others = len(cards) - 1
    if card.id == "hermit":
        return 12.0 - others
    if card.id == "little_giant":
        return 2.0 + 3.0 * others
    if card.id == "romeo" and Card(card.owner, "juliet") in cards:
        return 15.0
    return printed_number(card, domain)


def final_numbers(
    cards: Sequence[Card], domain: str, lowest_number: str, double_copies: str
) -> list[float | None]:
    """Step 5: the number of each card still there, in the order of the column."""
    numbers: list[float | None] = []
    for place, card in enumerate(cards):
        number: float | None
        if card.id == "double":
            # R8: the next card below that is still there, through other doubles; with none below
            # it has no number. It copies no ability.
            original = copied_card(cards, place)
            if original is None:
                number = None
            elif double_copies == "printed":
                number = printed_number(original, domain)
            else:
                # double_copies=current: the number after hermit, little giant and Romeo, before
                # dragons.
                number = number_before_doubles(cards, original, domain)
        else:
            number = number_before_doubles(cards, card, domain)

        if number is not None:
            # Dragon: every card of other players loses 2, each dragon for itself. A double with a
            # number and another player's dragon lose as well.
            for other in cards:
                if other.id == "dragon" and other.owner != card.owner:
                    number -= 2.0
            # R9: no number falls below 0 (each card's number, not the sum); lowest_number=unbounded
            # knows no minimum.
            if lowest_number == "zero" and number < 0:
                number = 0.0
        numbers.append(number)
    return numbers


def sums(cards: Sequence[Card], numbers: Sequence[float | None]) -> dict[str, float]:
    """Step 6: the sum of every player who takes part."""
    totals: dict[str, float] = {}
    for card, number in zip(cards, numbers, strict=True):
        # R10: only with at least one card that has a number. A 0 is a number (a lone cloak).
        if number is not None:
            totals[card.owner] = totals.get(card.owner, 0.0) + number
    return totals


def winner_by_sums(cards: Sequence[Card], totals: dict[str, float], *, beggar: bool) -> str | None:
    """Step 6: who wins by sums, with or without a beggar in force."""
    # R11: nobody takes part.
    if not totals:
        return None
    # The highest sum wins; with a beggar in force the lowest.
    best = min(totals.values()) if beggar else max(totals.values())
    tied = [owner for owner, total in totals.items() if total == best]
    # Tie: the card nearest to the target; with a beggar the farthest. Any card of a tied player
    # still in the column counts for that, a double without number too.
    for card in reversed(cards) if beggar else cards:
        if card.owner in tied:
            return card.owner
    raise AssertionError("a player who takes part has a card in the column")


def award(
    target: tuple[str, int],
    column: Sequence[tuple[str, str]],
    *,
    lowest_number: str = "zero",
    double_copies: str = "printed",
) -> Verdict:
    """Award the column `column`, nearest card first, that lies under `target` (domain, points)."""
    domain, _points = target  # the points play no part in who wins
    cards = [Card(owner, card_id) for owner, card_id in column]

    # A slip in a test must not pass as a verdict.
    if domain not in HOME.values():
        raise ValueError(f"no such domain: {domain!r}")
    for card in cards:
        if card.id not in PRINTED:
            raise ValueError(f"no such card: {card.id!r}")
    if len(set(cards)) != len(cards):
        raise ValueError("an owner holds each card at most once")
    if lowest_number not in ("zero", "unbounded"):
        raise ValueError(f"no such lowest_number: {lowest_number!r}")
    if double_copies not in ("printed", "current"):
        raise ValueError(f"no such double_copies: {double_copies!r}")

    # Step 1. Musketeers: no other card has an ability, numbers are as printed (12 for a profession
    # at home), a double has no number. Nothing is removed, no prince & squire, no dragon, and no
    # beggar is in force. On to step 6.
    if how_many(cards, "musketeers") >= 1:
        plain_numbers = [printed_number(card, domain) for card in cards]
        totals = sums(cards, plain_numbers)
        return Verdict(winner_by_sums(cards, totals, beggar=False), totals, [])

    # Step 2. Wizard. Step 3. Witch, on what the wizard left. (A wizard she removes has acted
    # already.)
    left = after_wizard(cards, domain)
    left = after_witch(left, domain)
    removed = [(card.owner, card.id) for card in cards if card not in left]

    # Step 4. Prince & squire.
    pair_owner = prince_and_squire(left)

    # Step 5. The rest.
    numbers = final_numbers(left, domain, lowest_number, double_copies)

    # Step 6. Award. The sums are always worked out, also where a prince & squire decided.
    totals = sums(left, numbers)
    if pair_owner is not None:
        # That player wins, whatever else lies there, a beggar included.
        return Verdict(pair_owner, totals, removed)
    # A beggar is in force if he is still there (and there are no musketeers: see step 1). A double
    # above a beggar is no beggar (R8); two beggars are no different from one.
    beggar_in_force = how_many(left, "beggar") >= 1
    return Verdict(winner_by_sums(left, totals, beggar=beggar_in_force), totals, removed)

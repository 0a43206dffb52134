"""Explained awarding: the steps in the order of the rules, and that they add up."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import msgspec
import pytest

from hofnarr.core.errors import BadInput
from hofnarr.kabale.award import (
    AnyStep,
    Award,
    Beggar,
    Change,
    LeftOut,
    Lying,
    Musketeers,
    NumberStep,
    Pair,
    Step,
    Tie,
    Total,
    Winner,
    Witch,
    Wizard,
    award,
)
from hofnarr.kabale.cards import CARDS, TARGETS, Target
from hofnarr.kabale.options import Options
from hofnarr.testing.kabale import COLOURS, awarded, random_column
from tests.kabale import rulebook

S = TypeVar("S", bound=Step)

ORDER = (Musketeers, Wizard, Witch, Pair, NumberStep, Beggar, Total | LeftOut, Tie, Winner)
PRINTED = {card.id: card.number for card in CARDS}


def of_kind(explained: Award, kind: type[S]) -> list[S]:
    return [step for step in explained.steps if isinstance(step, kind)]


def the(explained: Award, kind: type[S]) -> S:
    (step,) = of_kind(explained, kind)
    return step


def the_number(explained: Award, owner: str, card: str) -> NumberStep:
    (step,) = [step for step in of_kind(explained, NumberStep) if step.cards == [(owner, card)]]
    return step


# --- written out ----------------------------------------------------------------------------------


def test_the_worked_example_of_the_wizard_step_by_step() -> None:
    king: Lying = ("blue", "king")
    wizard: Lying = ("white", "wizard")
    assert awarded("music 3", "white wizard, blue king").steps == [
        Wizard(cards=[wizard], removed=[king]),
        NumberStep(cards=[wizard], printed=7, number=7),
        Total(cards=[wizard], owner="white", total=7),
        Winner(cards=[wizard], owner="white", because="highest"),
    ]


def test_the_worked_example_of_the_tie_step_by_step() -> None:
    queen: Lying = ("blue", "queen")
    two: list[Lying] = [("white", "merchant"), ("white", "cardinal")]
    assert awarded("music 3", "blue queen, white merchant, white cardinal").steps == [
        NumberStep(cards=[queen], printed=16, number=16),
        NumberStep(cards=[two[0]], printed=8, number=8),
        NumberStep(cards=[two[1]], printed=8, number=8),
        Total(cards=[queen], owner="blue", total=16),
        Total(cards=two, owner="white", total=16),
        Tie(cards=[queen], owners=["blue", "white"], rule="nearest"),
        Winner(cards=[queen], owner="blue", because="tie"),
    ]


def test_many_kinds_of_steps_in_their_order() -> None:
    column = "white wizard, blue king, red witch, green witch, blue beggar, black double"
    explained = awarded("music 3", column)
    assert [type(step) for step in explained.steps] == [
        Wizard,
        Witch,
        *[NumberStep] * 5,
        Beggar,
        *[Total] * 4,
        LeftOut,
        Tie,
        Winner,
    ]
    assert explained.totals == {"white": 7, "red": 1, "green": 1, "blue": 4}
    assert explained.winner == "green"


def test_musketeers_are_the_only_step_before_the_numbers() -> None:
    explained = awarded("music 3", "blue wizard, white musketeers, blue double, red musketeers")
    assert the(explained, Musketeers).cards == [("white", "musketeers"), ("red", "musketeers")]
    assert not of_kind(explained, Wizard)
    double = the_number(explained, "blue", "double")
    assert (double.printed, double.number, double.changes, double.ruling) == (None, None, [], None)


def test_several_wizards_cancel_each_other() -> None:
    step = the(awarded("music 3", "white wizard, red king, blue wizard"), Wizard)
    assert step == Wizard(
        cards=[("white", "wizard"), ("blue", "wizard")], removed=[], cancelled=True
    )


def test_several_witches_cancel_each_other() -> None:
    step = the(awarded("music 3", "white witch, red cloak, blue witch"), Witch)
    assert step == Witch(cards=[("white", "witch"), ("blue", "witch")], removed=[], cancelled=True)


def test_a_wizard_who_finds_nothing_to_remove_is_still_a_step() -> None:
    assert the(awarded("music 3", "white wizard, red storm"), Wizard).removed == []


def test_a_pair_names_its_two_cards_and_decides() -> None:
    explained = awarded("music 3", "blue king, white squire, blue prince, white prince")
    assert the(explained, Pair) == Pair(
        cards=[("white", "squire"), ("white", "prince")], owner="white"
    )
    assert the(explained, Winner).because == "pair"
    assert {step.owner: step.total for step in of_kind(explained, Total)} == {
        "blue": 34,
        "white": 16,
    }


def test_a_pair_leaves_no_tie_to_break() -> None:
    explained = awarded("music 3", "blue queen, white squire, white prince")
    assert explained.totals == {"blue": 16, "white": 16}
    assert not of_kind(explained, Tie)


def test_a_beggar_in_force_is_a_step_and_the_lowest_wins() -> None:
    explained = awarded("music 3", "white king, blue beggar, red beggar, red king")
    assert the(explained, Beggar).cards == [("blue", "beggar"), ("red", "beggar")]
    assert the(explained, Winner).because == "lowest"


def test_a_tie_with_a_beggar_is_broken_by_the_farthest_card() -> None:
    explained = awarded("music 3", "white storm, blue storm, red beggar, red king")
    tie = the(explained, Tie)
    assert (tie.rule, tie.owners, tie.cards) == ("farthest", ["white", "blue"], [("blue", "storm")])


def test_nobody_takes_part() -> None:
    explained = awarded("music 3", "white double, blue double")
    assert the(explained, Winner) == Winner(cards=[], owner=None, because="nobody", ruling="R11")
    assert [(step.owner, step.ruling) for step in of_kind(explained, LeftOut)] == [
        ("white", "R10"),
        ("blue", "R10"),
    ]
    assert explained.totals == {}


def test_an_empty_column_is_explained_too() -> None:
    assert award(("music", 3), []).steps == [
        Winner(cards=[], owner=None, because="nobody", ruling="R11")
    ]


# --- why a number is what it is -------------------------------------------------------------------


def test_a_profession_at_home() -> None:
    step = the_number(awarded("music 3", "white minstrel"), "white", "minstrel")
    assert (step.printed, step.number, step.changes) == (8, 12, [Change("home", 4)])


def test_hermit_and_little_giant_name_the_other_cards() -> None:
    explained = awarded("music 3", "white hermit, blue little_giant, red cloak")
    hermit = the_number(explained, "white", "hermit")
    assert hermit.changes == [Change("hermit", -2, [("blue", "little_giant"), ("red", "cloak")])]
    giant = the_number(explained, "blue", "little_giant")
    assert giant.changes == [Change("little_giant", 6, [("white", "hermit"), ("red", "cloak")])]


def test_romeo_names_his_juliet() -> None:
    step = the_number(awarded("music 3", "white romeo, white juliet"), "white", "romeo")
    assert (step.printed, step.number) == (5, 15)
    assert step.changes == [Change("romeo", 10, [("white", "juliet")])]


def test_a_double_names_the_card_it_copies() -> None:
    explained = awarded("music 3", "white double, blue double, red queen")
    step = the_number(explained, "white", "double")
    assert (step.printed, step.number, step.ruling) == (None, 16, "R8")
    assert step.changes == [Change("copy", 16, [("red", "queen")])]


def test_a_double_passes_over_removed_cards() -> None:
    """The wizard takes the king between the double and the assassin it copied all the while."""
    explained = awarded("music 3", "white double, blue assassin, blue king, red wizard")
    assert the_number(explained, "white", "double").changes == [
        Change("copy", 9.5, [("blue", "assassin")])
    ]


def test_a_double_under_current_copies_what_the_hermit_became() -> None:
    options = Options(double_copies="current")
    step = the_number(awarded("music 3", "white double, blue hermit", options), "white", "double")
    assert step.changes == [Change("copy", 11, [("blue", "hermit")])]


def test_dragons_and_the_floor() -> None:
    explained = awarded("music 3", "white dragon, blue dragon, red squire")
    step = the_number(explained, "red", "squire")
    assert step.changes == [
        Change("dragon", -4, [("white", "dragon"), ("blue", "dragon")]),
        Change("floor", 2),
    ]
    assert (step.printed, step.number, step.ruling) == (2, 0, "R9")


def test_without_a_floor_the_dragons_go_below_zero() -> None:
    options = Options(lowest_number="unbounded")
    step = the_number(awarded("music 3", "white dragon, red witch", options), "red", "witch")
    assert (step.number, step.ruling) == (-1, None)


# --- the ruling that decided ----------------------------------------------------------------------


def test_r6_is_named_where_a_double_met_the_wizard_or_witch() -> None:
    assert the(awarded("music 3", "white wizard, blue double, red king"), Wizard).ruling == "R6"
    assert the(awarded("music 3", "white witch, blue double, red king"), Witch).ruling == "R6"


def test_r6_is_named_where_the_wizard_took_a_profession_at_home() -> None:
    assert the(awarded("music 3", "white wizard, blue minstrel"), Wizard).ruling == "R6"
    assert the(awarded("trade 3", "white wizard, blue minstrel"), Wizard).ruling is None


def test_r7_is_named_where_the_witch_took_a_double_that_showed_her_1() -> None:
    assert the(awarded("music 3", "blue double, white witch"), Witch).ruling == "R7"


def test_no_ruling_is_named_where_none_decided() -> None:
    for step in awarded("music 3", "white wizard, blue king, blue witch, red romeo").steps:
        assert step.ruling is None


# --- for every column -----------------------------------------------------------------------------


def columns() -> list[tuple[Target, list[Lying], Options]]:
    random = Random(4)
    return [
        (
            random.choice(TARGETS),
            [(COLOURS[owner], card) for owner, card in random_column(random, random.randint(1, 6))],
            Options.from_bits(random.randrange(16)),
        )
        for _ in range(2_000)
    ]


COLUMNS = columns()


def test_steps_come_in_the_order_of_the_rules_and_end_with_the_winner() -> None:
    for target, column, options in COLUMNS:
        explained = award(target, column, options)
        ranks = [rank(step) for step in explained.steps]
        assert ranks == sorted(ranks)
        single = [
            type(step) for step in explained.steps if not isinstance(step, NumberStep | Total)
        ]
        assert all(single.count(kind) == 1 for kind in single if kind is not LeftOut)
        last = explained.steps[-1]
        assert isinstance(last, Winner)
        assert last.owner == explained.winner


def rank(step: AnyStep) -> int:
    return next(place for place, kind in enumerate(ORDER) if isinstance(step, kind))


def test_every_card_that_is_still_there_has_its_number_in_the_order_of_the_column() -> None:
    for target, column, options in COLUMNS:
        explained = award(target, column, options)
        there = [lying for lying in column if lying not in explained.removed]
        assert [step.cards for step in of_kind(explained, NumberStep)] == [[card] for card in there]


def test_changes_add_up_from_the_printed_number_to_the_one_in_force() -> None:
    for target, column, options in COLUMNS:
        for step in of_kind(award(target, column, options), NumberStep):
            assert step.printed == PRINTED[step.cards[0][1]]
            if step.number is None:
                assert (step.printed, step.changes) == (None, [])
            else:
                assert (step.printed or 0) + sum(
                    change.by for change in step.changes
                ) == step.number
                assert all(change.by for change in step.changes if change.because != "copy")


def test_totals_are_the_sums_of_the_numbers_of_exactly_the_players_who_take_part() -> None:
    for target, column, options in COLUMNS:
        explained = award(target, column, options)
        sums: dict[str, float] = {}
        for step in of_kind(explained, NumberStep):
            if step.number is not None:
                owner = str(step.cards[0][0])
                sums[owner] = sums.get(owner, 0) + step.number
        assert explained.totals == sums
        assert {step.owner: step.total for step in of_kind(explained, Total)} == sums
        for left in of_kind(explained, LeftOut):
            assert left.ruling == "R10"
            assert left.owner not in sums
            assert {card for _, card in left.cards} == {"double"}


def test_removed_cards_are_those_of_the_rules_text_and_of_the_two_steps() -> None:
    for target, column, options in COLUMNS:
        explained = award(target, column, options)
        verdict = rulebook.award(
            target,
            [(str(owner), card) for owner, card in column],
            lowest_number=options.lowest_number,
            double_copies=options.double_copies,
        )
        assert [(str(owner), card) for owner, card in explained.removed] == verdict.removed
        by_step = [
            lying
            for step in explained.steps
            if isinstance(step, Wizard | Witch)
            for lying in step.removed
        ]
        assert sorted(by_step) == sorted(explained.removed)
        assert (explained.winner, explained.totals) == (verdict.winner, verdict.totals)


def test_a_tie_is_explained_wherever_the_best_sum_is_shared() -> None:
    for target, column, options in COLUMNS:
        explained = award(target, column, options)
        because = the(explained, Winner).because
        ties = of_kind(explained, Tie)
        assert bool(ties) == (because == "tie")
        best = explained.totals.get(str(explained.winner))
        shared = [owner for owner, total in explained.totals.items() if total == best]
        if because in ("highest", "lowest"):
            assert len(shared) == 1
        for tie in ties:
            assert sorted(map(str, tie.owners)) == sorted(shared)
            assert len(shared) > 1
            assert tie.cards[0][0] == explained.winner
            assert tie.rule == ("farthest" if of_kind(explained, Beggar) else "nearest")


def test_an_explanation_is_the_same_after_a_journey_through_json() -> None:
    for target, column, options in COLUMNS[:300]:
        explained = award(target, column, options)
        assert msgspec.json.decode(msgspec.json.encode(explained), type=Award) == explained


# --- slips ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "column", "message"),
    [
        (("cooking", 3), [("a", "king")], "target: unknown domain 'cooking'"),
        (("music", 6), [("a", "king")], "target: no target of music is worth 6 points"),
        (("music", 0), [("a", "king")], "target: no target of music is worth 0 points"),
        (("music", 3), [("a", "king"), ("a", "kind")], "column[1]: unknown card 'kind'"),
        (
            ("music", 3),
            [("a", "king"), ("b", "king"), ("a", "king")],
            "column[2]: a has the card king in this column twice",
        ),
        (
            ("music", 3),
            [(name, "king") for name in "abcdefg"],
            "column: 7 different owners, a game has at most 6",
        ),
    ],
)
def test_slips_are_named_with_their_place(
    target: Target, column: list[Lying], message: str
) -> None:
    with pytest.raises(BadInput) as refused:
        award(target, column)
    assert str(refused.value) == message

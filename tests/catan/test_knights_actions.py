"""Knights & Merchants: action cards, one test for each effect and each ruling of a card."""

from __future__ import annotations

from collections import Counter

import pytest

from hofnarr.catan.actions import Choose, Draw, Play
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.board import PUBLIC
from hofnarr.catan.engine.places import NUMBER
from hofnarr.catan.events import DieRolled, Drew, PutUnder
from hofnarr.catan.options import choose
from hofnarr.testing.catan import Scenario, number_at
from tests.catan.covering import covers
from tests.catan.decks import KNIGHTS_TOURNAMENT

# --- Imelda ---------------------------------------------------------------------------------------


def test_imelda_sends_a_knight_of_choice_under_a_stack() -> None:
    table = Scenario("knights").hand(0, "imelda").lay(1, "karl", "-1U1").lay(1, "otto", "-1L1")
    table.lay(1, "brick_fleet", "1U1").play("imelda")
    assert {(action.realm, action.at) for action in table.legal("choose")} == {
        (1, "-1U1"),
        (1, "-1L1"),
    }
    table.choose(1, "-1L1").put("otto", 2)
    assert table.card_at(1, "-1L1") is None
    assert table.stack_of(2)[-1] == "otto"
    assert table.hand_of(1) == []
    assert table.discarded() == ["imelda"]


def test_c60_the_owner_chooses_the_stack_and_all_know_the_card() -> None:
    table = Scenario("knights").hand(0, "imelda").lay(1, "karl", "-1U1").play("imelda")
    assert table.seat() == 1
    assert {action.stack for action in table.legal("put")} == set(range(6))
    table.put("karl", 5)
    assert table.told(PutUnder)[0].known_to == [0, 1, "public"]
    assert table.s.memory[PUBLIC][5][-1] == title("karl")


@covers("imelda 2")
def test_imelda_is_no_duel_and_cannot_be_countered() -> None:
    table = Scenario("knights").hand(0, "imelda").hand(1, "herb_woman", "bishop")
    table.lay(1, "karl", "-1U1").play("imelda")
    assert table.deciding() == "banish_under"
    assert not table.told(DieRolled)


def test_imelda_needs_a_knight_to_choose() -> None:
    table = Scenario("knights").hand(0, "imelda").lay(0, "karl", "-1U1").lay(1, "abbey", "-1U1")
    table.refuses("C53", Play(0, "imelda"))
    early = Scenario("knights", seven=False).hand(0, "imelda").lay(1, "karl", "-1U1")
    early.refuses("C52", Play(0, "imelda"))


def test_imelda_cannot_choose_knights_that_an_order_castle_covers() -> None:
    table = Scenario("knights,politics").hand(0, "imelda").lay(1, "order_castle", "-1U1")
    table.lay(1, "roland", "-1L1")  # printed cost 5
    table.refuses("C53", Play(0, "imelda"))
    cheap = Scenario("knights,politics").hand(0, "imelda").lay(1, "order_castle", "-1U1")
    cheap.lay(1, "roland", "-1L1").lay(1, "conrad", "1U1").play("imelda").put("conrad", 0)
    assert cheap.card_at(1, "-1L1") == "roland"


@covers("C86")
def test_imelda_knight_is_discarded_if_every_stack_is_closed_to_its_owner() -> None:
    table = Scenario("knights").hand(0, "imelda").lay(1, "karl", "-1U1")
    table.s.curses = tuple((1, stack) for stack in range(6))
    assert table.play("imelda").discarded() == ["karl", "imelda"]


@covers("C95")
def test_imelda_in_a_tournament_uses_a_stack_of_the_knights_owner() -> None:
    table = Scenario(options=KNIGHTS_TOURNAMENT).hand(0, "imelda").lay(1, "karl", "-1U1")
    table.play("imelda")
    assert {action.stack for action in table.legal("put")} == {4, 5, 6, 7}


# --- Spice Caravan --------------------------------------------------------------------------------


def spices() -> Scenario:
    return Scenario("knights").city(0, "-1").lay(0, "marketplace", "-1U1").hand(0, "spice_caravan")


def test_spice_caravan_takes_two_resources() -> None:
    table = spices().stock(1, ore=2, gold=1).play("spice_caravan").rob("-2L", "2L")
    assert table.have(0) == {"ore": 1, "gold": 1}
    assert table.have(1) == {"ore": 1}
    assert table.discarded() == ["spice_caravan"]


def test_spice_caravan_needs_the_windmill_token() -> None:
    table = Scenario("knights").hand(0, "spice_caravan").stock(1, ore=2)
    table.refuses("C53", Play(0, "spice_caravan"))
    spices().refuses("C53", Play(0, "spice_caravan"))  # nothing to take


@covers("spice_caravan 1")
def test_c63_spice_caravan_takes_one_if_only_one_fits() -> None:
    table = spices().stock(1, ore=1).play("spice_caravan").rob("-2L")
    assert table.have(0) == {"ore": 1}
    assert table.deciding() == "act"
    kinds = spices().stock(0, ore=2).stock(1, ore=3).play("spice_caravan").rob("-2L")
    assert (kinds.have(0), kinds.deciding()) == ({"ore": 3}, "act")


def test_c63_spice_caravan_needs_two_free_places_in_all() -> None:
    full = {"brick": 3, "grain": 3, "lumber": 3, "wool": 3, "gold": 3}
    table = spices().stock(0, **full, ore=2).stock(1, ore=3)
    table.refuses("C53", Play(0, "spice_caravan"))
    table = spices().stock(0, **full, ore=1).stock(1, ore=3)
    assert table.can("play", card="spice_caravan")


@covers("C100")
def test_spice_caravan_may_take_less() -> None:
    table = spices().stock(1, ore=2).play("spice_caravan").rob("-2L").skip()
    assert table.have(0) == {"ore": 1}


# --- Border Conflict ------------------------------------------------------------------------------


def borders(sets: str = "knights") -> Scenario:
    """Seat 0 has two pastures and two hills, seat 1 two fields and two gold fields."""
    table = Scenario(sets).hand(0, "border_conflict").lay(0, "karl", "-1L1")
    table.settlement(0, "3", "stack_pasture_5", "stack_hills_1")
    return table.settlement(1, "3", "stack_fields_3", "stack_gold_field_3")


def test_border_conflict_swaps_two_regions() -> None:
    table = borders().play("border_conflict")
    assert {action.at for action in table.legal("choose")} == {"-2U", "4U", "2L", "4L"}
    table.choose(1, "4L")
    assert {action.at for action in table.legal("choose")} == {"0U", "4U", "2U", "4L"}
    table.choose(0, "0U")
    regions = [
        {region.at: region.region for region in seat.regions} for seat in table.state.view(0).seats
    ]
    assert regions[0]["0U"] == "stack_gold_field_3"
    assert regions[1]["4L"] == "start_a_pasture_3"
    assert table.discarded() == ["border_conflict"]


@covers("border_conflict 1")
def test_border_conflict_leaves_stock_and_number_with_each_card() -> None:
    table = borders().stock_at(0, {"0U": 1}).stock_at(1, {"4L": 3})
    table.play("border_conflict").choose(1, "4L").choose(0, "0U")
    assert (table.at(0, "0U"), table.at(1, "4L")) == (3, 1)
    assert (number_at(table, 0, "0U"), number_at(table, 1, "4L")) == (3, 3)
    assert (table.have(0), table.have(1)) == ({"gold": 3}, {"wool": 1})


def test_border_conflict_needs_the_knight_token_and_regions_on_both_sides() -> None:
    table = Scenario("knights").hand(0, "border_conflict").lay(0, "karl", "-1U1")
    table.settlement(0, "3", "stack_pasture_5", "stack_hills_1")
    table.refuses("C53", Play(0, "border_conflict"))  # the opponent has no type twice
    weak = borders().lay(1, "roland", "-1U1").lay(1, "siegfried", "-1L1").lay(1, "otto", "1L1")
    weak.refuses("C53", Play(0, "border_conflict"))


@covers("border_conflict 2")
def test_border_conflict_spares_regions_with_a_landscape_expansion_but_no_others() -> None:
    table = borders("knights,barbarians").lay(1, "colonial_base", "4Lo").play("border_conflict")
    assert "4L" not in {action.at for action in table.legal("choose")}
    units = Scenario("knights,politics").metropolis(1, "-1").hand(0, "border_conflict")
    units.lay(0, "karl", "-1L1").lay(1, "conrad", "-2Uo")
    units.settlement(0, "3", "stack_pasture_5", "stack_hills_1")
    units.settlement(1, "3", "stack_fields_3", "stack_gold_field_3")
    units.play("border_conflict").choose(1, "-2U").choose(0, "2U")
    assert units.card_at(1, "-2Uo") == "conrad"  # the unit stays where it is


@covers("border_conflict 3")
def test_border_conflict_changes_the_neighbours_of_mills_and_armies() -> None:
    table = borders().lay(0, "brick_factory", "1U1").lay(1, "peasant_army", "-1U1")
    table.lay(0, "grain_mill", "3U1").stock_at(1, {"-2U": 1}).ready()
    yields = table.s.realms[0].yields
    assert (table.points(1)["strength"], yields[NUMBER["2U"]]) == (1, 2)
    table.play("border_conflict").choose(1, "-2U").choose(0, "2U")
    assert table.points(1)["strength"] == 0  # the grain went with the fields
    assert yields[NUMBER["2U"]] == 2  # no more by the brick factory, but by the grain mill
    assert yields[NUMBER["4U"]] == 1
    table.roll("tournament", 2).skip()  # the number of the fields that came
    assert table.at(0, "2U") == 1 + 2


@covers("border_conflict 4")
def test_c64_equal_types_may_be_swapped() -> None:
    table = Scenario("knights").hand(0, "border_conflict").lay(0, "karl", "-1L1")
    table.settlement(0, "3", "stack_pasture_5", "stack_hills_1")
    table.settlement(1, "3", "stack_pasture_6", "stack_forest_1").play("border_conflict")
    table.choose(1, "4U").choose(0, "0U")
    assert (number_at(table, 0, "0U"), number_at(table, 1, "4U")) == (6, 3)


def test_c64_a_type_must_be_there_at_least_twice() -> None:
    table = borders().play("border_conflict")
    table.refuses("D30", Choose(0, 1, "-2L"))  # one mountain range
    thrice = Scenario("knights").hand(0, "border_conflict").lay(0, "karl", "-1L1")
    thrice.settlement(0, "3", "stack_pasture_5", "stack_pasture_6")
    thrice.settlement(1, "3", "stack_fields_3", "stack_fields_4").play("border_conflict")
    assert {action.at for action in thrice.legal("choose")} == {"-2U", "4U", "4L"}


# --- Inquisition ----------------------------------------------------------------------------------


def inquisition(*hand: str) -> Scenario:
    table = Scenario(options=KNIGHTS_TOURNAMENT).lay(0, "abbey", "-1U1").hand(0, "inquisition")
    return table.hand(1, *hand)


def cards_of_victim(table: Scenario) -> Counter[int]:
    s = table.s
    return Counter([*s.realms[1].hand, *(card for stack in s.stacks[4:] for card in stack)])


def test_inquisition_mixes_hand_and_stacks_into_four_new_stacks() -> None:
    table = inquisition("karl", "roland", "imelda").ready()
    before, sizes = cards_of_victim(table), [len(stack) for stack in table.s.stacks]
    table.play("inquisition")
    assert table.seat() == 1
    table.draw(4).draw(4).draw(7)  # top cards of the new stacks in any mix
    assert cards_of_victim(table) == before
    assert len(table.hand_of(1)) == 3
    assert table.told(Drew)[0].known_to == [1]
    after = [len(stack) for stack in table.s.stacks]
    assert after[:4] == sizes[:4]
    assert sum(after[4:]) == sum(sizes[4:])
    assert table.discarded(0) == ["inquisition"]


@covers("C7")
def test_inquisition_deals_stacks_of_nearly_equal_size() -> None:
    table = inquisition("karl", "roland").only_stack(4).ready().play("inquisition")
    sizes = [len(stack) for stack in table.s.stacks[4:]]
    assert max(sizes) - min(sizes) <= 1
    assert table.s.realms[1].hand == []


def test_inquisition_takes_away_all_knowledge_of_hand_and_stacks() -> None:
    table = inquisition("karl", "roland").ready()
    s = table.s
    s.memory[1][4] = s.stacks[4]  # the victim had looked through this stack
    s.known[1] = tuple(s.realms[1].hand)  # and the attacker at the hand
    table.play("inquisition").draw(4).draw(5)
    assert all(entry < 0 for viewer in range(3) for entry in s.memory[viewer][4])
    assert all(entry < 0 for entry in (*s.known[1], *s.known[3]))
    assert table.state.view(1).seats[1].hand == table.hand_of(1)


def test_inquisition_needs_a_church_or_an_abbey() -> None:
    table = Scenario(options=KNIGHTS_TOURNAMENT).hand(0, "inquisition").hand(1, "karl")
    table.refuses("C46", Play(0, "inquisition"))
    church = Scenario(options=KNIGHTS_TOURNAMENT).city(0, "-1").hand(0, "inquisition")
    assert church.lay(0, "church", "-1U1").can("play", card="inquisition")


def test_inquisition_needs_cards_that_can_be_mixed() -> None:
    table = inquisition("karl")
    table.s.stacks[4:] = [()] * 4
    table.refuses("C53", Play(0, "inquisition"))


@covers("inquisition 1")
@pytest.mark.parametrize("sets", ["knights", "all"])
def test_inquisition_is_not_in_the_extended_or_combined_game(sets: str) -> None:
    cs = card_set(choose(sets, theme_cards="all"))
    assert title("inquisition") not in (*cs.base, *cs.theme, *cs.display)


@covers("inquisition 2")
def test_inquisition_leaves_a_closed_stack_as_it_is() -> None:
    table = inquisition("karl", "roland")
    table.s.curses = ((1, 5),)
    closed = table.ready().s.stacks[5]
    table.play("inquisition")
    table.refuses("C65", Draw(1, 5))
    assert {action.stack for action in table.legal("draw")} == {4, 6, 7}
    table.draw(4).draw(6)
    assert table.s.stacks[5] == closed
    assert table.s.curses == ((1, 5),)
    assert len(table.hand_of(1)) == 2


# --- further copies of base cards -----------------------------------------------------------------


@covers("caravan_km")
def test_caravan_of_this_set_acts_as_that_of_the_base_set() -> None:
    table = Scenario("knights").hand(0, "caravan_km").stock(0, ore=1, wool=2).play("caravan_km")
    table.pay("-2L", "0U").store("2L", "2L")
    assert table.have(0) == {"wool": 1, "gold": 2}


@covers("brigands_km")
@pytest.mark.parametrize(("die", "wins"), [(2, True), (3, False)])
def test_brigands_of_this_set_are_a_duel_that_a_bishop_answers(die: int, wins: bool) -> None:
    table = Scenario("knights").hand(0, "brigands_km").hand(1, "bishop").stock(1, ore=2).die(die)
    table.play("brigands_km").play("bishop")
    assert table.told(DieRolled)[0].success == wins
    if wins:
        assert table.rob("-2L", "-2L").have(0) == {"ore": 2}
    assert "brigands_km" in table.discarded()


@covers("productive_year_km")
def test_productive_year_of_this_set_acts_as_that_of_the_base_set() -> None:
    table = Scenario("knights").lay(0, "garrison", "-1U1")
    table.roll("question", 4, event="productive_year_km")
    assert table.have(0) == {"grain": 1, "wool": 1, "lumber": 1}

"""The card facts of the browser follow from the rules' data, and every sign can be drawn."""

from msgspec import structs

from hofnarr.catan.catalogue.data import by_id, cards
from web.generate.catan.make_cards import CARDS, as_json
from web.generate.catan.signs import drawn, sign_of


def test_the_card_facts_in_the_browser_are_those_of_the_rules() -> None:
    made = "run `python -m web.generate.catan.make_cards` and look at the diff"
    assert CARDS.read_bytes() == as_json(), made


def test_every_card_has_a_sign_that_the_sprite_holds() -> None:
    assert {sign_of(card) for card in cards()} <= drawn()


def test_a_card_that_nobody_has_drawn_bears_the_sign_of_its_class() -> None:
    assert sign_of(structs.replace(by_id()["spy"], id="thief")) == "attack"
    assert sign_of(structs.replace(by_id()["caravan"], id="moneylender")) == "neutral"
    assert sign_of(structs.replace(by_id()["abbey"], id="tavern")) == "towers"

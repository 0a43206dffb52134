"""The card facts of the browser follow from the rules' data, and every sign can be drawn."""

import re
from pathlib import Path

from hofnarr.catan.catalogue.data import cards
from web.generate.catan.make_cards import CARDS, as_json
from web.generate.catan.signs import sign_of

SPRITE = Path(__file__).parents[2] / "web/public/catan-signs.svg"


def test_the_card_facts_in_the_browser_are_those_of_the_rules() -> None:
    made = "run `python -m web.generate.catan.make_cards` and look at the diff"
    assert CARDS.read_bytes() == as_json(), made


def test_every_card_has_a_sign_that_the_sprite_holds() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text()))
    assert {sign_of(card) for card in cards()} <= drawn

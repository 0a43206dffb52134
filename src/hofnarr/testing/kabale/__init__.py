"""Scenarios of Kabale und Hiebe: a table set up by hand, so that a test of yours reads like an
example of the rulebook. Needs no pytest.

>>> table = Scenario(players=2).column(0, "blue assassin down").hand("white", "king", "storm")
>>> table.play("king", 0).expect_column(0, "blue assassin").story
['placed', 'uncovered', 'killed', 'drew']

Seats are numbers or colours. A column is written from the target down, its cards parted by commas:

    "white cloak, white romeo hidden, blue king, white storm down"

A card lies face up unless it is called `down` (face down), `hidden` (under the cloak right above
it) or `known` (face down, but everybody saw it: an explorer that travelled). A storm that lies face
up closes its column. What is left open stays as at the start of a game; see `Scenario`.

Between two turns the table can be changed, and the rest stays as it lies:

>>> table.expect_to_act("blue").hand("blue", "wizard").play("wizard", 0).story
['placed', 'drew']

A table that cannot be is refused with a ValueError, an expectation that fails is an AssertionError:

>>> Scenario(players=2).column(0, "white king, blue queen, white king").state
Traceback (most recent call last):
ValueError: white has each card once, but king is named twice
"""

from hofnarr.testing.kabale.columns import (
    COLOURS,
    Lying,
    Seat,
    awarded,
    card_index,
    every,
    random_column,
    read_column,
    seat_number,
    write_column,
)
from hofnarr.testing.kabale.scenario import NamedChance, Scenario, assert_all_cards

__all__ = [
    "COLOURS",
    "Lying",
    "NamedChance",
    "Scenario",
    "Seat",
    "assert_all_cards",
    "awarded",
    "card_index",
    "every",
    "random_column",
    "read_column",
    "seat_number",
    "write_column",
]

"""Scenarios of the Catan card game: a table set up by hand, so that a test of yours reads like an
example of the rulebook. Needs no pytest.

>>> table = Scenario()  # base game, seat 0 in its action phase
>>> table.city(0, "-1").lay(0, "mint", "-1U1").stock(0, gold=1).trade("gold", "ore").have(0)
{'ore': 1}

Both have their start cards: seat 0 those of crest A, seat 1 those of crest B. All stores are empty,
all hands too, and the 7-point rule is lifted (`seven=False` for before that).

    -2U fields 1|2    0U pasture 3|4    2U hills 5|6
    -2L mountains 2|3 0L forest 4|5     2L gold field 6|1

`roll("sun", 3)` begins a new turn of the active seat with these dice; `event` is the event card
that a question mark turns. `die(5)` is the next die of a duel. Decisions go by the name of their
action: `play("spy")`, `build("abbey", "-1U1")`, `store("-2U")`, `skip()` for a pass. Whoever must
act, acts; an action against the rules raises IllegalAction.

The table settles by itself: points, tokens and limits are right whenever you look. It can be
changed in the middle of a game, and what nobody touched is remembered by those who saw it:

>>> table.stock(0, ore=3).hand(0, "abbey").city(0, "1").points(0)["victory"]
5

A table that cannot be is refused with a ValueError:

>>> Scenario().lay(0, "abbey", "-1U2").points(0)
Traceback (most recent call last):
ValueError: abbey cannot lie at -1U2 of seat 0: it needs a city at -1

`Scenario(checked=False)` is for those who want one all the same.
"""

from hofnarr.testing.catan.laying import Script
from hofnarr.testing.catan.scenario import Scenario, barbarians, number_at

__all__ = ["Scenario", "Script", "barbarians", "number_at"]

"""The game that the tutorial shows: a scripted deal and scripted moves, as an ordinary record.

A move is a line `who card column`, columns counted from 1 as people do; `you swap 1` answers for
the traitor. Both draw their cards in the order in which they play them: the script is the deal.
"""

from __future__ import annotations

import msgspec

from hofnarr.kabale.actions import Action, Play, Swap
from hofnarr.kabale.cards import CARD_IDS, TARGET_INDEX, TARGETS, Target
from hofnarr.kabale.options import Options
from hofnarr.kabale.record import FORMAT, Record, RecordedOptions, replayed_result

SEATS = {"you": 0, "fool": 1}

SCRIPT = """
round trade 2, music 3
you king 2
fool minstrel 2
you merchant 1
fool swordmaster 1
you alchemist 2

round religion 2, farming 3
fool king 1
you assassin 1
fool queen 1
you wizard 1
fool landowner 2
you traitor 2
fool juliet 2
you swap 1

round alchemy 3, trade 5
you queen 1
fool hermit 2
you landowner 1
fool dragon 2
you cardinal 2
fool merchant 2
you hermit 2
fool squire 1

round religion 3, music 5
you prince 1
fool musketeers 2
you dragon 1
fool cardinal 1
you beggar 2
fool little_giant 2
you witch 2
fool romeo 2

round farming 4, alchemy 4
you juliet 1
fool wizard 1
you musketeers 2
fool alchemist 2
you double 1
fool storm 1
you storm 2
fool traitor 2

round fencing 3, music 2
you minstrel 1
fool prince 1
you little_giant 2
fool explorer 2
you swordmaster 1
"""

#: What the learner holds beside the last card: too weak, so that there is something to choose.
LAST_HAND = ("romeo", "squire")


def read_script(script: str) -> tuple[list[Target], list[Action]]:
    """The targets in the order of the rounds, and every move."""
    targets: list[Target] = []
    actions: list[Action] = []
    for line in filter(None, script.splitlines()):
        who, rest = line.split(maxsplit=1)
        if who == "round":
            pairs = (target.split() for target in rest.split(","))
            targets += [TARGETS[TARGET_INDEX[domain, int(points)]] for domain, points in pairs]
            continue
        what, column = rest.split()
        seat, place = SEATS[who], int(column) - 1
        actions.append(Swap(seat, place) if what == "swap" else Play(seat, what, place))
    return targets, actions


def deck_of(seat: int, actions: list[Action], then: tuple[str, ...] = ()) -> list[str]:
    """All 25 cards, those that are played first and in that order."""
    played = [action.card for action in actions if isinstance(action, Play) and action.seat == seat]
    first = [*played, *then]
    return first + [card for card in CARD_IDS if card not in first]


def tutorial_record() -> Record:
    """The whole game, with its result; `verify` accepts it like the record of a real table."""
    targets, actions = read_script(SCRIPT)
    record = Record(
        format=FORMAT,
        options=RecordedOptions(**msgspec.structs.asdict(Options())),
        players=list(SEATS),
        start=0,
        decks=[deck_of(0, actions, LAST_HAND), deck_of(1, actions)],
        targets=[*targets],
        reshuffles=[],
        actions=actions,
        result=None,
        commitment=None,
        seed=None,
        salt=None,
    )
    return msgspec.structs.replace(record, result=replayed_result(record))

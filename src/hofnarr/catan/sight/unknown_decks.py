"""Tournament decks that a viewer may not know, made up so that they agree with what he has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from hofnarr.catan.catalogue.titles import NAMES
from hofnarr.catan.catalogue.usual_decks import CHOSEN_EVENTS, DECK_SIZE
from hofnarr.catan.engine.steps import find_step
from hofnarr.catan.options import FIXED_EVENTS, Options, Tournament, owned
from hofnarr.catan.sight.view import View


def complete_decks(view: View, random: Random) -> Options:
    """The options with decks and events for the seats that the viewer does not know."""
    chosen = view.options.tournament
    assert chosen is not None
    decks = _decks(view, chosen, random)
    events = _events(view, chosen, random)
    return msgspec.structs.replace(view.options, tournament=Tournament(decks, events))


def _seen_cards(view: View) -> list[Counter[str]]:
    """Cards that the viewer has placed, by the seat in whose hands they are now."""
    seen: list[Counter[str]] = [Counter(), Counter()]
    for seat, player in enumerate(view.seats):
        for card in player.cards:
            seen[card.owner][card.card] += 1
            if card.blocked:
                seen[1 - seat]["dogma"] += 1
        seen[seat]["metropolis"] += sum(centre.card == "metropolis" for centre in player.centres)
        hand = player.hand if player.hand is not None else player.known or player.public
        seen[seat].update(card for card in hand if not card.startswith("?"))
    for seat, pile in enumerate(view.piles):
        seen[seat].update(pile)
    for number, stack in enumerate(view.stacks):
        if len(stack.memory) == stack.count:
            seen[number // 4].update(card for card in stack.memory if not card.startswith("?"))
    for number, stack in enumerate(view.stacks):
        taken = len(stack.memory) - stack.count
        if taken > 0:  # unseen: the rest of what was there must still be there
            lying = seen[number // 4]
            lying.update(stack.memory[: stack.face_up])
            known = Counter(name for name in stack.memory[stack.face_up :] if name[0] != "?")
            for name, count in known.items():
                lying[name] = max(lying[name] + count - taken, lying[name], count)
    for victim, _ in view.curses:
        seen[1 - victim]["church_curse"] += 1
    seen[view.active].update(_held(view))
    return seen


def _partly_lying(view: View) -> list[Counter[str]]:
    """Cards remembered in stacks from which fewer were taken unseen: not all of them can be gone,
    so the decks must have copies to spare."""
    found: list[Counter[str]] = [Counter(), Counter()]
    for number, stack in enumerate(view.stacks):
        known = [name for name in stack.memory if name[0] != "?"]
        if 0 < len(stack.memory) - stack.count < len(known):
            found[number // 4].update(known)
    return found


def _held(view: View) -> list[str]:
    found = []
    for name, *numbers in view.pending:
        step = find_step(str(name))
        if step.holds:
            found.append(NAMES[int(numbers[step.__struct_fields__.index(step.holds)])])
    return found


def _decks(view: View, chosen: Tournament, random: Random) -> list[list[str] | None]:
    """Every card seen is in one of the decks: where it can be, in that of who has it now."""
    seen = _seen_cards(view)
    for known in chosen.decks:
        surely = Counter(known or [])
        for cards in seen:  # a known deck first accounts for what it can
            surely, found = surely - cards, surely & cards
            cards.subtract(found)
    available = Counter(owned(view.options.sets, events=False))
    mine = {seat: Counter[str]() for seat, known in enumerate(chosen.decks) if known is None}
    for seat, cards in [*enumerate(seen), *enumerate(_partly_lying(view))]:
        for name in sorted((+cards).elements()):
            order = [each for each in (seat, 1 - seat) if each in mine]
            for each in order:
                if mine[each].total() < DECK_SIZE and mine[each][name] < available[name]:
                    mine[each][name] += 1
                    break
    for deck in mine.values():
        spare = sorted((available - deck).elements())
        random.shuffle(spare)
        deck.update(spare[: DECK_SIZE - deck.total()])
    return [
        sorted(mine[seat].elements()) if known is None else known
        for seat, known in enumerate(chosen.decks)
    ]


def _events(view: View, chosen: Tournament, random: Random) -> list[list[str] | None]:
    """What came up and is neither fixed nor the viewer's own was chosen by the others."""
    proven = Counter(view.events_known[2] or []) - Counter(FIXED_EVENTS)
    for known in chosen.events:
        proven -= Counter(known or [])
    available = Counter(owned(view.options.sets, events=True))
    mine: dict[int, Counter[str]] = {
        seat: Counter() for seat, known in enumerate(chosen.events) if known is None
    }
    surely = sorted(proven.elements())
    random.shuffle(surely)
    # Those of which many came up first: they must be parted between the two.
    for name in sorted(surely, key=lambda name: -proven[name] / available[name]):
        fitting = [
            seat
            for seat, events in mine.items()
            if events.total() < CHOSEN_EVENTS and events[name] < available[name]
        ]
        mine[random.choice(fitting)][name] += 1
    for events in mine.values():
        spare = sorted((available - events).elements())
        random.shuffle(spare)
        events.update(spare[: CHOSEN_EVENTS - events.total()])
    return [
        sorted(mine[seat].elements()) if known is None else known
        for seat, known in enumerate(chosen.events)
    ]

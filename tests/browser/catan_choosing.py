"""A player of Catan who likes what a test wants to see: duels, searches, offers, foreign cards."""

from __future__ import annotations

from random import Random
from typing import cast

from hofnarr.bots import make_bot
from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.sight.view import View
from hofnarr.games import find_game
from tests.browser.catan_player import Choose, is_foreign

DUELS = ("arsonist", "black_knight", "brigands")


def eager(seed: int) -> Choose:
    """As the greedy bot plays, but for these wishes."""
    bot = make_bot("greedy", find_game("catan"), seed)
    random = Random(seed)

    def choose(view: View) -> Action:
        return _wish(view, random) or cast(Action, bot.act(view))

    return choose


def _wish(view: View, random: Random) -> Action | None:
    legal = view.legal
    if view.decision == "act":
        wanted = [action for action in legal if _is_wanted(action)]
        offers = [action for action in legal if isinstance(action, actions.Give)]
        if offers and not view.offers and random.random() < 0.1:
            wanted.append(random.choice(offers))
        return wanted[0] if wanted else None
    if view.decision in ("take_start", "take_card", "builder_take"):
        rare = [a for a in legal if isinstance(a, actions.Take) and _is_rare(a.card)]
        return rare[0] if rare else None
    if view.decision == "pick_stack":
        return legal[-1]  # of a theme set, where there is one
    if view.decision in ("refill", "redraw"):
        searches = [action for action in legal if isinstance(action, actions.Search)]
        return searches[-1] if searches and random.random() < 0.3 else None
    if view.decision in ("exchange", "surplus", "builder_put", "council_put"):
        kept = [a for a in legal if not (isinstance(a, actions.Put) and _is_rare(a.card))]
        return random.choice(kept) if len(kept) not in (0, len(legal)) else None
    if view.decision == "reply" and random.random() < 0.5:
        return next(action for action in legal if isinstance(action, actions.Accept))
    return None


def _is_wanted(action: Action) -> bool:
    if isinstance(action, actions.Play):
        return action.card in DUELS
    return isinstance(action, actions.Build) and _is_rare(action.card)


def _is_rare(card: str) -> bool:
    return card == "metropolis" or is_foreign(card)

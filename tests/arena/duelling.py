"""The little duel as a game of the registry: it has no bots, and no shortcut in the arena."""

from tests.core.duel import DUEL

GAME = DUEL

"""What Hofnarr asks for."""

from .rules import DUEL

GAME = DUEL

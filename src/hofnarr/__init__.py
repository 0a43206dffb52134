"""Hofnarr: two card games of court intrigue at one digital table.

``hofnarr.core`` says what a game is; each game has a folder of its own. Import what you need
from there: this module stays empty, so that it loads at once.
"""

__version__ = "0.1.0"

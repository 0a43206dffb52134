"""Duel, a third game: a package of its own, as somebody else would write it."""

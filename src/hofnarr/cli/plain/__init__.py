"""The terminal for a game without a face of its own: everything told by the game's texts, choices
by number. `texts/telling.py` says which texts these are."""

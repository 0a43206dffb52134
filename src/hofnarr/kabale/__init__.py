"""Kabale und Hiebe, for 2 to 6 players: `game.GAME` is the way in.

cards (data), options, kernel/ (the rules), state (their readable face), events, view,
award (one column explained), record.
"""

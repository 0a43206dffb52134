"""The Catan card game for two: base set and the three theme sets (Knights & Merchants, Politics &
Intrigue, Barbarians & Traders).

Start at `game.py` (the contract) or `steps.py` (how the rules run); cards are in `cards/`.
"""

"""Kabale for researchers: `vector` (many games at once, NumPy or CUDA), `pettingzoo_env` and
`open_spiel_game`. They share observations and action numbers with the bots: `kabale/encoding.py`.
Each module needs its own extra and is imported by name.
"""

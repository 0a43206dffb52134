"""The rules of a turn and of awarding, once, as plain functions over one flat list of integers.

CPython, Numba and numba-cuda run this same source (`runners.py`); chance comes in from outside.
Read in this order: layout (where things lie), turn, award, sight (who knows what), playout.
"""

"""How the networks in `hofnarr.bots.kabale` were learned: self-play on a GPU, on the same kernel.

Not part of the package. Needs PyTorch, and a GPU with numba-cuda to be quick:

    python -m training.train --help

`returns.py`, `ppo.py`, `mini.py` and `mini_ppo.py` do without PyTorch, and so do their tests.
"""

"""Kernel code of the bots: every runner executes it, see `hofnarr.kabale.kernel`."""

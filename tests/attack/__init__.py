"""Attacks on real servers, started here and reached over loopback only.

`make attack` runs them long; the tests of the server run the same code for a few seconds. A module
of this package with a `TITLE` and `attack(scale)` is one attack: it gives lines of figures, and
raises AssertionError where a promise of the server is broken. A scale of 1 is the long version.
"""

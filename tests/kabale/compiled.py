"""The runners that tests compare with plain Python: WebAssembly, and Numba where it is."""

from __future__ import annotations

import pytest

from hofnarr.kabale.kernel import runners

needs_numba = pytest.mark.skipif(not runners.has("numba"), reason="Numba is not installed")

#: To parametrise a test with.
COMPILED = ("wasm", pytest.param("numba", marks=needs_numba))

#: For one test that compares them all.
THERE = ("wasm", "numba") if runners.has("numba") else ("wasm",)

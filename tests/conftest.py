"""Settings that all tests share, and their order."""

import os

import pytest
from hypothesis import settings

# The first call of a compiled function takes seconds, so no example has a deadline.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Modules with slow tests go first: what is left at the end is small, and processes that share
    the work end together."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)

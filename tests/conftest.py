"""Settings that all tests share."""

import os

from hypothesis import settings

# The first call of a compiled function takes seconds, so no example has a deadline.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

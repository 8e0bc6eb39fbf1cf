"""Settings of the whole suite."""

import os

from hypothesis import settings

# Machines are shared and slow at times: speed is measured in benchmarks/, never by a deadline.
# The short run tries the same examples every time, the long one others.
settings.register_profile("trionfi", deadline=None, derandomize=not os.environ.get("TRIONFI_LONG"))
settings.load_profile("trionfi")

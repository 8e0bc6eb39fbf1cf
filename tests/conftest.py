"""Settings of the whole suite."""

from hypothesis import settings

# Machines are shared and slow at times: speed is measured in benchmarks/, never by a deadline.
settings.register_profile("trionfi", deadline=None)
settings.load_profile("trionfi")

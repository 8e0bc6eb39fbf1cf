"""What other packages offer through entry points."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

log = logging.getLogger("trionfi")


def take_in(group: str, take: Callable[[EntryPoint], None]) -> None:
    """Hand every entry point of a group to `take`.

    One that cannot be had, whatever its package does, is left out, and the log names it and the
    reason in one sentence: a strange package must not close the house, nor be missing in silence.
    """
    for entry in entry_points(group=group):
        try:
            take(entry)
        except Exception as error:
            source = entry.dist.name if entry.dist else "another package"
            reason = " ".join(str(error).split()) or type(error).__name__
            log.warning("%r in %s of %s is left out: %s", entry.name, group, source, reason)

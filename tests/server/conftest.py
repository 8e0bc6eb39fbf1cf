"""No test of the server hangs on luck: its tables and its computer players have seeds.

At every table the lot falls on the last seat, so that seat 0 speaks first.
"""

from __future__ import annotations

import os
from itertools import count
from random import Random

import pytest

from trionfi.cards.shuffle import SEED_BYTES
from trionfi.rules import match
from trionfi.server import lobby

LUCK = os.environ.get("TRIONFI_TEST_SEED", "1")
"""Another number is another luck: every test must pass with any."""


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Seeds that come from the name of the test and the number of the table in it."""
    tables = count(1)

    def seeded(what: str) -> Random:
        return Random(f"{LUCK} {request.node.name} {what}")

    monkeypatch.setattr(
        lobby, "new_seed", lambda: seeded(f"table {next(tables)}").randbytes(SEED_BYTES)
    )
    monkeypatch.setattr(match, "lot", lambda seed, seats: seats - 1)
    monkeypatch.setattr("secrets.randbits", seeded("players").getrandbits)

"""No test of the server hangs on luck: its tables and its computer players have seeds."""

from __future__ import annotations

import os
from itertools import count
from random import Random

import pytest

from trionfi.cards.shuffle import SEED_BYTES
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
    monkeypatch.setattr("secrets.randbits", seeded("players").getrandbits)

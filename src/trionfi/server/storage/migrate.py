"""Brings a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """Alembic's configuration for one open connection."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(config(connection), revision)


def downgrade(connection: Connection, revision: str = "base") -> None:
    command.downgrade(config(connection), revision)

"""What can be set about a server."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


def default_data(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept: `TRIONFI_DATA`, or `trionfi` in the user's data folder."""
    if given := environment.get("TRIONFI_DATA"):
        return Path(given).expanduser()
    home = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "trionfi"


def default_web() -> Path | None:
    """The built pages: inside the package, or in the checkout that it runs from."""
    package = Path(__file__).resolve().parent
    for folder in (package / "web", package.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


@dataclass(frozen=True)
class Settings:
    """All settings; times are in seconds.

    Args:
        data: the folder of the database.
        database: an SQLAlchemy address of another database, for instance
            `postgresql+asyncpg://…`; by default a SQLite file in `data`.
        web: the folder of the built pages; None if there are none.
        answer_pace: how long after a question the server answers it, where it is no card: for a
            computer player, and for anybody whose only answer it is. One constant, so that the
            time tells nothing.
        play_pace: how long after a question a computer player plays its card.
        open_pace: how long at least a question stands that people may answer out of turn, or
            interrupt by a claim; where anybody may speak, computer players wait as long.
        word_window: within how short a time words of people count as said together, where anybody
            may speak; chance then settles their order, not the speed of lines.
        grace: how long an absent person's seat waits before a computer player stands in.
        idle: how long a person who is present may think while other people wait.
        bot_threads: threads that computer players think in.
        review_threads: threads that finished deals are reviewed in.
        review_budget: cards played in the search for each card that is reviewed.
        standin: the computer player that stands in for people and gives hints.
    """

    data: Path = field(default_factory=default_data)
    database: str | None = None
    web: Path | None = field(default_factory=default_web)
    answer_pace: float = 0.35
    play_pace: float = 0.7
    open_pace: float = 2.0
    word_window: float = 0.3
    grace: float = 60.0
    idle: float = 300.0
    bot_threads: int = 4
    review_threads: int = 1
    review_budget: int = 5_000_000
    standin: str = "rules"
    max_message: int = 8192
    """Bytes of a message or of the body of a request."""
    max_name: int = 24
    max_tables: int = 30
    """Unfinished tables of one guest."""
    max_spectators: int = 50
    message_rate: float = 10.0
    """Messages a second that a socket may send in the long run."""
    message_burst: int = 40
    request_rate: float = 1.0
    """Requests a second that may change something, from one address, in the long run."""
    request_burst: int = 60

    @property
    def database_url(self) -> str:
        """The SQLAlchemy address of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'trionfi.sqlite3'}"

"""Computer players, thinking in threads so that the server never waits for them."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from trionfi.players import UnknownPlayerError, player
from trionfi.rules.actions import Action
from trionfi.rules.game import Game
from trionfi.rules.options import Options
from trionfi.rules.view import View


def is_player(name: str) -> bool:
    """Whether there is a computer player of this name."""
    try:
        player(name, 0)
    except UnknownPlayerError:
        return False
    return True


class Bots:
    """A pool of threads. A computer player gets the view of its seat and nothing more."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seed = secrets.randbits(32)

    async def choose(self, name: str, view: View, game: Game[Any], options: Options) -> Action:
        """A computer player's answer to the running question of a view."""
        think = partial(player(name, self._seed).choose, view, game, options)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think)

    async def interrupt(
        self, name: str, view: View, game: Game[Any], options: Options
    ) -> Action | None:
        """What a computer player does out of turn; None for nothing."""
        think = partial(player(name, self._seed).interrupt, view, game, options)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

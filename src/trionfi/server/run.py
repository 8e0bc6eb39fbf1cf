"""Starting a server from the command line."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from trionfi.server.app import create_app
from trionfi.server.settings import Settings, default_data
from trionfi.server.storage.store import Store

MAX_FRAME = 64 * 1024
"""Bytes of a WebSocket message above which the connection is cut; smaller ones are answered."""


class StartError(Exception):
    """The server cannot start; the message is one sentence."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8123,
    data: Path | str | None = None,
    open_browser: bool = False,
    database: str | None = None,
    settings: Settings | None = None,
) -> None:
    """Run a server until it is interrupted.

    Args:
        port: 0 takes any free one.
        data: the folder of the database; by default `TRIONFI_DATA` or the user's data folder.
        database: an SQLAlchemy address instead of a file in `data`.
        settings: everything else.

    Raises:
        StartError: the port or the folder cannot be used.
    """
    folder = Path(data).expanduser() if data else default_data()
    chosen = replace(settings or Settings(), data=folder)
    if database:
        chosen = replace(chosen, database=database)
    prepare(chosen)
    listener = listen(host, port)
    address = address_of(host, listener.getsockname()[1])

    def started() -> None:
        print(f"Trionfi is open at {address} (Ctrl+C closes it).", flush=True)
        if chosen.web is None:
            print("The pages have not been built yet: run `make web`.", file=sys.stderr)
        if open_browser:
            webbrowser.open(address)

    config = uvicorn.Config(
        create_app(chosen),
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
        ws_max_size=MAX_FRAME,
    )
    with listener:
        _Server(config, started).run(sockets=[listener])


def prepare(settings: Settings) -> None:
    """Make the data folder and bring the database up to date.

    Raises:
        StartError: that is not possible.
    """
    folder = settings.data
    if settings.database is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise StartError(
                f"cannot write in the data folder {folder} ({_why(error)}): "
                "choose another one with --data"
            ) from None
    try:
        asyncio.run(_migrate(settings))
    except CommandError:
        raise StartError(
            "the database was written by a newer version of Trionfi: update, or choose another "
            "folder with --data"
        ) from None
    except (SQLAlchemyError, OSError, ImportError, ValueError) as error:
        raise StartError(f"cannot open the database: {_why(error)}") from None


def listen(host: str, port: int) -> socket.socket:
    """A listening socket.

    Raises:
        StartError: the port is taken or not allowed, or the host is not this machine.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=256)
    except (OSError, OverflowError) as error:
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            text = f"port {port} is taken by another program: choose another one with --port"
        elif number == errno.EACCES:
            text = f"port {port} needs more rights: choose one from 1024 on with --port"
        else:
            text = f"cannot listen on {host}, port {port}: {_why(error)}"
        raise StartError(text) from None


def address_of(host: str, port: int) -> str:
    """The address to open in a browser; where everybody may come, one that others can open too."""
    shown = _address_in_network() if host in ("", "0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _address_in_network() -> str:
    """This machine's address in the local network, or its own if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's; nothing is sent
            return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1"


async def _migrate(settings: Settings) -> None:
    store = Store(settings.database_url)
    try:
        await store.open()
    finally:
        await store.close()


def _why(error: BaseException) -> str:
    """The reason of an error in few words."""
    if isinstance(error, OSError) and error.strerror:
        return os.strerror(error.errno).lower() if error.errno else error.strerror.lower()
    words = str(getattr(error, "orig", None) or error).strip().splitlines()
    return words[0] if words else type(error).__name__


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._say_started()

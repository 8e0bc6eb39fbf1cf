"""`trionfi serve`: the card room in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8123,
    data: Annotated[Path | None, typer.Option(help="Folder for tables and records.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
) -> None:
    """Open the card room for this machine, or for a network."""
    try:
        from trionfi.server.run import StartError
        from trionfi.server.run import serve as run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("trionfi"):
            raise
        raise ValueError(
            f"the card room needs the package {error.name}: pip install 'trionfi[server]'"
        ) from None
    try:
        run(host=host, port=port, data=data, open_browser=open_browser)
    except StartError as error:
        raise ValueError(str(error)) from None

"""The command line: `trionfi --help`."""

from trionfi.cli.main import app

__all__ = ["app"]

"""The group of commands: every error is one sentence on stderr.

Exit status 1 where something was refused, 2 where the command line itself was wrong.
"""

from __future__ import annotations

import os
import sys
from typing import Any, NoReturn

from typer.core import TyperGroup

TRACEBACK = "TRIONFI_TRACEBACK"
"""With this environment variable set an error shows where it comes from."""


class UsageError(ValueError):
    """The command line asks for nothing that can be done."""


class OneSentenceGroup(TyperGroup):
    """Turns exceptions into sentences."""

    def main(self, *args: Any, **extra: Any) -> Any:
        if not extra.pop("standalone_mode", True):
            return super().main(*args, **{**extra, "standalone_mode": False})
        try:
            status = super().main(*args, **{**extra, "standalone_mode": False})
        except BrokenPipeError:
            # The reader of our output has gone: nothing is wrong here.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            status = 1
        except (ValueError, OSError) as error:
            _say(error, sentence_of(error), 2 if isinstance(error, UsageError) else 1)
        except Exception as error:
            # The parser's own errors, whichever package they come from.
            message = getattr(error, "format_message", None)
            if message is None:
                raise
            _say(error, message().replace("Value error, ", ""), getattr(error, "exit_code", 2))
        sys.exit(status if isinstance(status, int) else 0)


def sentence_of(error: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror.lower()}"
    return str(error)


def _say(error: Exception, sentence: str, status: int) -> NoReturn:
    if os.environ.get(TRACEBACK):
        raise error
    line = " ".join(sentence.split())
    print(f"trionfi: {line}", file=sys.stderr)
    sys.exit(status)

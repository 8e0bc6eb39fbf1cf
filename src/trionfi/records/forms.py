"""Reads a record in whichever of its three forms."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from trionfi.records.compact import LIMIT, expand
from trionfi.records.error import RecordError
from trionfi.records.json_reading import from_json
from trionfi.records.reading import read_text
from trionfi.records.record import Record

BASE64URL: Final = re.compile(r"[A-Za-z0-9_-]{16,}={0,2}")


def read(text: str) -> Record:
    """The record in a text, in whichever of its forms.

    Raises:
        RecordError: it is no record, or the rules refuse something in it.
    """
    if len(text) > LIMIT:
        raise RecordError("", f"a record of {len(text)} characters is too long")
    start = text.strip().lstrip("\ufeff").lstrip("#")
    if start.startswith("{"):
        try:
            data = json.loads(start)
        except (json.JSONDecodeError, RecursionError) as error:
            line = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
            raise RecordError(line, f"this is no JSON: {str(error)[:80]}") from None
        return from_json(data)
    if BASE64URL.fullmatch(start):
        return read_text(expand(start))
    return read_text(text.lstrip("\ufeff"))


def read_file(path: str | Path) -> Record:
    """The record in a file.

    Raises:
        RecordError: it holds no record.
        OSError: it cannot be read.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError("", f"{path} is no text file, so it holds no record") from None
    return read(text)

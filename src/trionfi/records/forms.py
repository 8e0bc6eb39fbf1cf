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

LONGEST_NUMBER: Final = 20
"""Digits of a whole number in JSON; the interpreter itself refuses very long ones."""

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
        return from_json(_json(start))
    if BASE64URL.fullmatch(start):
        return read_text(expand(start))
    return read_text(text.lstrip("\ufeff"))


def _json(text: str) -> object:
    try:
        return json.loads(text, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}", f"this is no JSON: {error}") from None
    except RecursionError:
        raise RecordError("", "this is no JSON of a record: it is too deep") from None


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise RecordError("", f"a number of {len(digits)} digits is in no record")
    return int(digits)


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

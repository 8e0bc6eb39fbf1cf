"""Tells the three forms of a record apart, and the compact one."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from pathlib import Path
from typing import Final

from trionfi.records.error import RecordError
from trionfi.records.json_form import from_json
from trionfi.records.reading import read_text
from trionfi.records.record import Record

LIMIT: Final = 4_000_000
"""Characters of the longest record that is read; a match of 100 deals has about 80,000."""

BASE64URL: Final = re.compile(r"[A-Za-z0-9_-]{16,}={0,2}")


def compact(text: str) -> str:
    """The text of a record for the fragment of an address: deflated, in base64url."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def expand(word: str) -> str:
    """The text that `compact` packed.

    Raises:
        RecordError: the word is damaged.
    """
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        reader = zlib.decompressobj()
        text = reader.decompress(packed, LIMIT)
        if not reader.eof:
            raise RecordError("", "the compact record is cut off or too long")
        return text.decode()
    except (zlib.error, binascii.Error, UnicodeDecodeError):
        raise RecordError("", "the compact record is damaged") from None


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

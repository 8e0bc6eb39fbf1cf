"""The compact form of records: one word, for the fragment of an address."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

from trionfi.records.error import RecordError

LIMIT: Final = 4_000_000
"""Characters of the longest record that is read; a match of 100 deals has about 80,000."""


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

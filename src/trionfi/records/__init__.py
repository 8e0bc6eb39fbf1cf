"""Records of deals and matches: written down, read, replayed and gone on with.

A record has three forms, and `read` takes any of them: a text of short lines for people and
version control, JSON for programs, and a compact one for the fragment of an address.

>>> from trionfi import Deal
>>> record = DealRecord(Deal.shuffled("french", seed=7))
>>> print(record.text().splitlines()[1])
game french
>>> read(record.compact()).deal.cards == record.deal.cards
True
"""

from trionfi.records.error import RecordError, sentence
from trionfi.records.forms import read, read_file
from trionfi.records.reading import read_seed
from trionfi.records.record import DealRecord, MatchRecord, Record

__all__ = [
    "DealRecord",
    "MatchRecord",
    "Record",
    "RecordError",
    "read",
    "read_file",
    "read_seed",
    "sentence",
]

"""Files of right answers, run against the rules.

A file is one JSON object: `game`, a header, and `cases` of `id`, `kind`, `inputs`, `expected` and
`why`. What a kind means for a game stands in one module per game of this package, its `ADAPTER`;
it calls the rules of that game and repeats none of them.
"""

from trionfi.vectors.adapter import Adapter, CaseError
from trionfi.vectors.runner import Case, Failure, VectorError, VectorFile, check, load, run

__all__ = [
    "Adapter",
    "Case",
    "CaseError",
    "Failure",
    "VectorError",
    "VectorFile",
    "check",
    "load",
    "run",
]

"""Files of right answers, run against the rules.

A file is one JSON object: `game`, a header, and `cases` of `id`, `kind`, `inputs`, `expected` and
`why`. Options in the header (`default_options`, an object) hold for the cases that name none
themselves; a case that names a preset has named all options which that preset sets. What a kind
means for a game stands in one module per game of this package, its `ADAPTER`; it calls the rules of
that game and repeats none of them.
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

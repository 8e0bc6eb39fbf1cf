"""The text form of records.

    trionfi 1
    game french
    options players=3
    names Ada | Bob | Cleo
    dealer 2
    before 18 14 3                 (what the deals before it came to, where a game wants it)
    cards T4 S9 …                  (the whole pack as dealt; or `seed …`; or `hands … / …`)
    petit_sec - - -
    bid - garde -
    discard S2.S3.C8.C9.H1.H2
    slam -
    1 - T4 - T5 - T13              (a trick; here with nobody's poignée)
    2 T8 T11 T21
    …
    score -60 120 -60

A line of the log begins with its topic, or in card play with the number of the trick; then come
the answers, one word each (see `trionfi.records.items`). Whose answer it is follows from the
rules; an answer out of turn has its seat before it (`2:say.pay.6`). A match is `trionfi 1 match`
with a `seed`; each deal begins with a line `deal 1`. Lines that begin with `#` are comments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from urllib.parse import quote, unquote

from trionfi.records.items import write_item
from trionfi.rules.deal import Deal
from trionfi.rules.match import Match

SCHEMA: Final = 1
"""Version of all three forms; a reader refuses any other."""
SEPARATOR: Final = "|"
"""Between names."""
EMPTY: Final = "%"
"""An empty name."""


def write_deal(deal: Deal, names: Sequence[str], seed: bytes | None) -> str:
    """The text of a deal; with a seed, that instead of the cards."""
    lines = [f"trionfi {SCHEMA}", *_header(deal, names), f"dealer {deal.dealer}"]
    if deal.before:
        lines.append(" ".join(("before", *map(str, deal.before))))
    if seed is not None:
        lines.append(f"seed {seed.hex()}")
    else:
        lines.append("cards " + " ".join(card.code for card in deal.cards))
    return "\n".join([*lines, *_log(deal), *_score(deal)]) + "\n"


def write_match(match: Match, deals: Sequence[Deal], names: Sequence[str]) -> str:
    """The text of a match; a deal has its `score` line once it is written down."""
    lines = [f"trionfi {SCHEMA} match", *_header(match, names), f"dealer {match.first_dealer}"]
    lines.append(f"seed {match.seed.hex()}")
    for number, deal in enumerate(deals):
        lines += [f"deal {number + 1}", *_log(deal)]
        if number < match.number:
            lines += _score(deal)
    return "\n".join(lines) + "\n"


def _header(whole: Deal | Match, names: Sequence[str]) -> Iterator[str]:
    yield f"game {whole.game.name}"
    if changed := whole.options.changed():
        words = (f"{name}={_plain(value)}" for name, value in changed.items())
        yield "options " + " ".join(words)
    if names:
        yield "names " + f" {SEPARATOR} ".join(map(escape, names))


def _log(deal: Deal) -> Iterator[str]:
    """The lines of the log: one a topic, one a trick."""
    again = Deal(
        deal.game, deal.cards, dealer=deal.dealer, options=deal.options, before=deal.before
    )
    label, words = "", list[str]()
    for seat, action in deal.log:
        decision = again.decision
        assert decision is not None
        now = label_of(again)
        if now != label and words:
            yield " ".join((label, *words))
            words = []
        label = now
        word = write_item(action, label, deal.game.pack)
        words.append(word if seat == decision.seat else f"{seat}:{word}")
        again.play(seat, action)
    if words:
        yield " ".join((label, *words))


def label_of(deal: Deal) -> str:
    """What the line of the running question begins with: its topic, or the number of the trick."""
    assert deal.decision is not None
    if deal.board.position is None:
        return deal.decision.topic
    return str(len(deal.board.tricks) + 1)


def _score(deal: Deal) -> Iterator[str]:
    if deal.sheet is not None:
        yield " ".join(("score", *map(str, deal.sheet.scores)))


def _plain(value: str | int | bool) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def escape(name: str) -> str:
    """A name in which nothing can be taken for a part of the record."""
    edge = " " * (name != name.strip())
    letters = (
        quote(letter, safe="", errors="surrogatepass")
        if letter in f"%{SEPARATOR}{edge}" or not letter.isprintable()
        else letter
        for letter in name
    )
    return "".join(letters) or EMPTY


def unescape(word: str) -> str:
    """The name that `escape` wrote."""
    return "" if word == EMPTY else unquote(word, errors="surrogatepass")

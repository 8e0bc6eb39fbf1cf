"""May Bob play his 6 of trumps? And who pays what? A record, the rule behind a refusal, a sheet.

python examples/settle_an_argument.py
"""

from __future__ import annotations

from trionfi.games.french import Result, sheet_of
from trionfi.records import DealRecord, read, sentence

RECORD = """\
trionfi 1
game french
options players=3 petit_sec=off poignee=off slam=off
names Ada | Bob | Cleo
dealer 2
seed b79c365afd3559ef988f23f4c67fadb77d8c3dec4b1ea2a415f2d906e2f2331f
bid - garde_sans -
1 T11
"""


def main() -> None:
    record = read(RECORD)
    assert isinstance(record, DealRecord)
    deal, bob = record.deal, record.names.index("Bob")
    reason = deal.explain(bob, "play T6")
    assert reason is not None
    print(reason.rule, dict(reason.facts))
    print(sentence(reason, deal.game, names=record.names))
    print("he may play", *deal.view(bob).choices or ())

    sheet = sheet_of(Result(players=3, taker=1, contract="garde_sans", half_points=98, bouts=2))
    for term in sheet.terms:
        print(f"{term.rule:<8}", *(f"{amount:+5}" for amount in term.amounts))
    print("total   ", *(f"{score:+5}" for score in sheet.scores))


if __name__ == "__main__":
    main()

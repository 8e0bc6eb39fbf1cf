"""Records of deals that must know what went before them in the match."""

from __future__ import annotations

import json
from random import Random

import pytest

from trionfi import Deal, Match
from trionfi.cards.shuffle import seed_from
from trionfi.records import DealRecord, MatchRecord, RecordError, read

BEFORE = (18, 14, 3)


def some_deal(seed: int, before: tuple[int, ...] = BEFORE) -> Deal:
    """A deal of Tressette, ended by a claim half-way with an odd seed."""
    deal = Deal.shuffled("tressette", seed=seed, options={"honours": True}, before=before)
    rng = Random(seed)
    while deal.decision is not None:
        if seed % 2 and len(deal.board.tricks) == 5 and deal.decision.others:
            deal.play(2, "announce claim")
        else:
            deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return deal


@pytest.mark.parametrize("seed", range(6))
def test_what_went_before_makes_the_round_trip(seed: int) -> None:
    deal = some_deal(seed)
    record = DealRecord(deal)
    assert "\nbefore 18 14 3\n" in record.text()
    for form in (record.text(), json.dumps(record.to_json()), record.compact()):
        again = read(form)
        assert isinstance(again, DealRecord)
        assert again.deal.before == BEFORE
        assert again.deal.sheet == deal.sheet
        assert again.text() == record.text()
        assert again.to_json() == record.to_json()


def test_nothing_is_written_where_nothing_went_before() -> None:
    record = DealRecord(some_deal(2, ()))
    assert "before" not in record.text()
    assert "before" not in record.to_json()


def test_a_deal_of_a_seed_and_one_of_hands() -> None:
    deal = some_deal(4)
    seeded = DealRecord(deal, seed=seed_from(4))
    assert read(seeded.text()).text() == seeded.text()
    start = Deal("tressette", deal.cards, dealer=3)
    hands = " / ".join(" ".join(map(str, start.board.hand(seat))) for seat in range(4))
    again = read(f"trionfi 1\ngame tressette\nbefore 18 14 3\nhands {hands}\n")
    assert isinstance(again, DealRecord)
    assert again.deal.before == BEFORE


def test_matches_need_no_such_line() -> None:
    match = Match("tressette", seed=5)
    rng = Random(5)
    while not match.over:
        deal = match.next_deal()
        while deal.decision is not None:
            deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
        match.close_deal()
    assert match.number > 1
    again = read(MatchRecord(match).text())
    assert isinstance(again, MatchRecord)
    assert again.match.sheets == match.sheets
    assert [deal.before for deal in again.deals()] == [
        match.game.before(match.sheets[:number], match.options) for number in range(match.number)
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("before 18 14", "line 5: tressette takes 3 numbers before, not 2"),
        ("before 18 14 x", "line 5: 'before' takes whole numbers, not '18 14 x'"),
        ("before 18 14 3\nbefore 1 2 3", "'before' stands twice"),
    ],
)
def test_errors_name_the_line(line: str, reason: str) -> None:
    text = DealRecord(some_deal(2)).text().replace("before 18 14 3", line)
    with pytest.raises(RecordError) as caught:
        read(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize("wrong", [[18, 14], ["18", "14", "3"], 18, [18, 14, True]])
def test_errors_of_json_name_the_place(wrong: object) -> None:
    data = {**DealRecord(some_deal(2)).to_json(), "before": wrong}
    with pytest.raises(RecordError, match="before"):
        read(json.dumps(data))


def test_french_tarot_takes_nothing() -> None:
    with pytest.raises(RecordError, match="french takes 0 numbers before, not 3"):
        read("trionfi 1\ngame french\nbefore 1 2 3\nseed " + "0" * 64)
    with pytest.raises(RecordError, match="a match has a 'seed', no 'before'"):
        read("trionfi 1 match\ngame french\nbefore 1 2 3\nseed " + "0" * 64)

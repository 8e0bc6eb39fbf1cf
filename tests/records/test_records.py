"""Records: exact round trips, the same state after a replay, errors that name the place."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trionfi import Deal, Match
from trionfi.cards.shuffle import lot, seed_from
from trionfi.players import play_out, player
from trionfi.records import DealRecord, MatchRecord, RecordError, read, read_file
from trionfi.records.compact import compact
from trionfi.rules.facts import Fact

GOLDEN = Path(__file__).with_name("golden")


def some_deal(seed: int, players: int, moves: int | None = None, **options: object) -> Deal:
    """A deal played at random, up to its end or for some moves."""
    deal = Deal.shuffled("french", seed=seed, options={"players": players, **options})
    rng = Random(seed)
    while deal.decision is not None and (moves is None or len(deal.log) < moves):
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return deal


def some_match(seed: int, players: int, deals: int, moves: int) -> Match:
    """A match of some deals with some moves in the running one."""
    match = Match("french", {"players": players, "hands": 100}, seed=seed)
    rng = Random(seed)
    for number in range(deals + 1):
        deal = match.next_deal()
        while deal.decision is not None and (number < deals or len(deal.log) < moves):
            deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
        if number < deals:
            match.close_deal()
    return match


def known(deal: Deal) -> list[tuple[Fact, ...]]:
    """All that everybody knows: equal for equal states."""
    return [deal.view(seat).facts for seat in (None, *range(deal.seats))]


def assert_same(deal: Deal, again: Deal) -> None:
    assert again.log == deal.log
    assert again.cards == deal.cards
    assert again.options == deal.options
    assert known(again) == known(deal)
    assert again.sheet == deal.sheet


names = st.text(st.characters(codec="utf-8"), max_size=12)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from((3, 4, 5)), st.integers(0, 130), st.data())
def test_deals_make_the_round_trip(
    seed: int, players: int, moves: int, data: st.DataObject
) -> None:
    deal = some_deal(seed, players, moves, auction=("single", "continuing")[seed % 2])
    called = data.draw(st.lists(names, min_size=players, max_size=players) | st.just([]))
    record = DealRecord(deal, tuple(called))
    text = record.text()
    for form in (text, json.dumps(record.to_json()), record.compact(), "#" + record.compact()):
        again = read(form)
        assert isinstance(again, DealRecord)
        assert again.text() == text
        assert again.to_json() == record.to_json()
        assert again.names == record.names
        assert_same(deal, again.deal)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from((3, 4, 5)), st.integers(0, 3), st.integers(0, 130))
def test_matches_make_the_round_trip(seed: int, players: int, deals: int, moves: int) -> None:
    match = some_match(seed, players, deals, moves)
    record = MatchRecord(match)
    for form in (record.text(), json.dumps(record.to_json()), record.compact()):
        again = read(form)
        assert isinstance(again, MatchRecord)
        assert again.text() == record.text()
        assert again.to_json() == record.to_json()
        assert again.match.sheets == match.sheets
        assert again.match.logs == match.logs
        assert again.match.deal is not None
        assert match.deal is not None
        assert_same(match.deal, again.match.deal)


def test_a_match_keeps_its_first_dealer_and_without_one_the_last_seat_deals() -> None:
    for seed in range(8):
        match = some_match(seed, 4, 1, 5)
        assert match.first_dealer == lot(match.deal_seed(0), 4)
        record = MatchRecord(match)
        for form in (record.text(), json.dumps(record.to_json()), record.compact()):
            again = read(form)
            assert isinstance(again, MatchRecord)
            assert again.match.first_dealer == match.first_dealer
    # Records of before the lot; other seats speak first in them.
    match = Match("french", seed=4, first_dealer=3)
    assert Match("french", seed=4).first_dealer != 3
    deal = match.next_deal()
    deal.play(0, "pass")
    record = MatchRecord(match)
    text = record.text().replace("dealer 3\n", "")
    plain = {name: value for name, value in record.to_json().items() if name != "dealer"}
    for old in (text, json.dumps(plain), json.dumps({**plain, "dealer": None}), compact(text)):
        again = read(old)
        assert isinstance(again, MatchRecord)
        assert again.text() == record.text()


def test_unfinished_deal_goes_on_as_if_nothing_had_happened() -> None:
    deal = some_deal(5, 4, 30)
    again = read(DealRecord(deal).text())
    assert isinstance(again, DealRecord)
    for each in (deal, again.deal):
        play_out(each, [player("random", seat) for seat in range(4)])
    assert_same(deal, again.deal)


def test_finished_deal_of_a_match_waits_until_it_is_written_down() -> None:
    match = some_match(3, 3, 1, 1000)
    record = MatchRecord(match)
    again = read(record.text())
    assert isinstance(again, MatchRecord)
    assert again.match.number == 1
    assert match.close_deal() == again.match.close_deal()
    assert again.text() == record.text()


def test_deal_of_a_seed_is_written_with_its_seed() -> None:
    seed = seed_from(7)
    record = DealRecord(Deal.shuffled("french", seed=seed), seed=seed)
    assert f"seed {seed.hex()}" in record.text()
    assert "cards" not in record.text()
    for form in (record.text(), json.dumps(record.to_json())):
        again = read(form)
        assert isinstance(again, DealRecord)
        assert again.deal.cards == record.deal.cards
        assert again.text() == record.text()
    with pytest.raises(ValueError, match="gives other cards"):
        DealRecord(Deal.shuffled("french", seed=8), seed=seed)


def test_record_may_be_written_by_hand_from_hands() -> None:
    deal = Deal.shuffled("french", seed=2, options={"players": 3})
    hands = " / ".join(" ".join(map(str, deal.board.hand(seat))) for seat in range(3))
    text = f"# the club, 3 May\ntrionfi 1\n\ngame french\noptions players=3\nhands {hands}\n"
    again = read(text + "# no pool: the rest of the pack\npetit_sec pass.\n".replace("pass.", "-"))
    assert isinstance(again, DealRecord)
    assert [again.deal.board.hand(seat) for seat in range(3)] == [
        deal.board.hand(seat) for seat in range(3)
    ]
    assert set(again.deal.board.pool) == set(deal.board.pool)
    assert len(again.deal.log) == 1


def test_record_of_a_deal_fits_into_an_address() -> None:
    assert all(len(DealRecord(some_deal(seed, 4)).compact()) < 700 for seed in range(5))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_golden_records_stay_as_they_are(players: int) -> None:
    path = GOLDEN / f"french-{players}.txt"
    record = read_file(path)
    assert isinstance(record, DealRecord)
    assert record.deal.over
    assert record.options.players == players
    assert record.text() == path.read_text(encoding="utf-8")


# --- What is wrong with a record -----------------------------------------------------------------

GOOD = DealRecord(some_deal(1, 4)).text()


def line_of(text: str, word: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.split()[:1] == [word])


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("trionfi 1", "trionfi 2", "trionfi", "version 2"),
        ("trionfi 1", "trionfo 1", "trionfi", "begins with 'trionfi 1'"),
        ("game french", "game skat", "game", "there is no game 'skat'"),
        ("dealer 3", "dealer 4", "dealer", "a seat from 0 to 3"),
        ("dealer 3", "dealer 3\ndealer 2", "cards", "'dealer' stands twice, first in line 3"),
        ("cards ", "cards X9 ", "cards", "'X9' is not a card"),
        ("cards ", "cards S", "cards", ""),
        ("petit_sec - - - -", "petit_sec - - - - -", "petit_sec", "the question 'bid'"),
        ("petit_sec -", "bid -", "petit_sec", "the question 'petit_sec', not at 'bid'"),
        ("petit_sec -", "petit_sec 7:-", "petit_sec", "there is no seat '7'"),
        ("\n2 ", "\n3 ", "2", "the deal is at trick 2, not at trick 3"),
        ("\nscore ", "\nscore 1 ", "score", "the score of this deal is"),
    ],
)
def test_errors_name_the_line_and_the_reason(old: str, new: str, line: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(GOOD.replace(old, new, 1))
    assert str(caught.value).startswith(f"line {line_of(GOOD, line)}: ")
    assert reason in str(caught.value)


def test_illegal_action_names_the_rule_that_it_breaks() -> None:
    deal = some_deal(1, 4, 40)
    assert deal.decision is not None
    seat = deal.decision.seat
    wrong = next(
        card for card in deal.board.hand(seat) if deal.explain(seat, f"play {card}") is not None
    )
    text = DealRecord(deal, ("Ada", "Bob", "Cleo", "Dan")).text().rstrip("\n") + f" {wrong}\n"
    with pytest.raises(RecordError, match=r"line \d+: \w+ may not play \w+: .*\(must_\w+\)"):
        read(text)
    data = DealRecord(deal).to_json()
    assert isinstance(data["log"], list)
    data["log"] = [*data["log"], [seat, f"play {wrong}"]]
    with pytest.raises(RecordError, match=r"log\[40\]: seat \d may not play \w+: .*\(must_\w+\)"):
        read(json.dumps(data))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"schema": 2}, "schema: must be 1"),
        ({"schema": True}, "schema: must be 1, not True"),
        ({"kind": "game"}, "kind: must be 'deal' or 'match'"),
        ({"game": "skat"}, "game: there is no game 'skat'"),
        ({"options": {"players": 6}}, "options: the option players takes 3, 4, 5"),
        ({"names": ["Ada"]}, "names: 4 seats need as many, not 1"),
        ({"dealer": 4}, "dealer: "),
        ({"cards": ["SK"]}, "cards: a deal needs all 78 cards"),
        ({"log": "pass"}, "log: must be a list of moves"),
        ({"log": [["0", "pass"]]}, r"log[0]: a move is [seat, action]"),
        ({"log": [[0, "dance"]]}, "log[0]: 'dance' is not an action"),
        ({"log": [[9, "pass"]]}, "log[0]: there is no seat 9"),
        ({"score": [1, 2, 3, 4]}, "score: the score of this deal is"),
        ({"extra": 1}, "extra: a record of a deal has nothing of this name"),
    ],
)
def test_errors_of_json_name_the_place(change: dict[str, object], reason: str) -> None:
    data = DealRecord(some_deal(1, 4)).to_json() | change
    with pytest.raises(RecordError) as caught:
        read(json.dumps(data))
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "{", "[]", "{}", "trionfi", "trionfi 1", "trionfi 1\ngame french"),
        *('{"schema": ' + "1" * 5000 + "}", '{"a":' * 2000, '{"schema": 1,\n"kind"'),
        *("trionfi 1 match\ngame french", "A" * 40, "eNq" + "A" * 30, "\x00"),
        "trionfi 1\n\x0cgame\x85french",
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert "\n" not in str(caught.value)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.text(max_size=3), st.integers(0, 4))
def test_damaged_records_are_refused_or_read_and_never_crash(
    place: int, put: str, cut: int
) -> None:
    damaged = GOOD[:place] + put + GOOD[place + cut :]
    with contextlib.suppress(RecordError):
        read(damaged)


def test_cut_off_compact_records_are_refused() -> None:
    word = DealRecord(some_deal(1, 4)).compact()
    for end in range(20, len(word) - 1, 37):
        with pytest.raises(RecordError):
            read(word[:end])

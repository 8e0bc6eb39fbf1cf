"""A reading is its spread and its seed; the recipe is done here once more, by hand."""

from __future__ import annotations

import doctest
import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trionfi import cartomancy
from trionfi.cards import PIEMONTESE
from trionfi.cartomancy import CARDS, DECKS, SPREADS, Reading, ReadingError, new_seed

GOLDEN = {
    "one 1910": "T21'",
    "three k7m2q9": "CC' D3 SJ'",
    "celtic 1910 reversed20": "S6 T2' DJ S8 T18' C4 T16 C7 BK B6'",
    "three k7m2q9 cut5": "DK' C4 S2'",
    "celtic 1910": "S6 T2' DJ' S8' T18' C4 T16 C7' BK B6'",
}


def drawn(reading: Reading) -> str:
    return " ".join(f"{d.card}{chr(39) if d.is_reversed else ''}" for d in reading.cards)


def by_hand(seed: str, size: int, count: int) -> list[tuple[int, bool]]:
    """The recipe of the docstring, from its words alone."""
    start = hashlib.sha256(b"trionfi reading " + seed.encode()).digest()
    blocks = b"".join(hashlib.sha256(start + n.to_bytes(8, "big")).digest() for n in range(40))
    words = iter(int.from_bytes(blocks[at : at + 8], "big") for at in range(0, len(blocks), 8))
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = next(words) % (last + 1)  # the unfair draws are one in 2 ** 57
        order[last], order[other] = order[other], order[last]
    return [(order[place], next(words) % 2 == 1) for place in range(count)]


def test_the_deck_is_whole_and_in_its_printed_order() -> None:
    assert set(CARDS) == set(PIEMONTESE)
    assert len(CARDS) == 78
    assert (
        " ".join(map(str, CARDS[20:37])) == "T20 T21 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK B1"
    )
    assert len(DECKS["trumps"]) == 22
    assert not any(card.is_plain for card in DECKS["trumps"])


@pytest.mark.parametrize("text", GOLDEN)
def test_readings_of_yesterday_are_those_of_today(text: str) -> None:
    assert drawn(Reading.parse(text)) == GOLDEN[text]


@given(st.sampled_from(sorted(SPREADS)), st.integers(0, 10**9), st.sampled_from(sorted(DECKS)))
def test_the_published_recipe(spread: str, number: int, deck: str) -> None:
    reading = Reading.of(spread, str(number), deck=deck)
    cards = DECKS[reading.deck]
    expected = by_hand(str(number), len(cards), len(SPREADS[spread]))
    assert [(d.card, d.is_reversed) for d in reading.cards] == [(cards[n], r) for n, r in expected]
    assert len({d.card for d in reading.cards}) == len(SPREADS[spread])


@given(
    st.sampled_from(sorted(SPREADS)),
    st.from_regex(r"[a-z0-9]{1,12}(-[a-z0-9]{1,12})?", fullmatch=True),
    st.sampled_from([None, *DECKS]),
    st.integers(0, 100),
    st.integers(0, 21),
)
def test_text_path_and_address_stand_for_the_reading(
    spread: str, seed: str, deck: str | None, chance: int, cut: int
) -> None:
    reading = Reading.of(spread, seed, deck=deck, chance=chance, cut=cut)
    for form in (reading.text, reading.path, f"https://example.org/reading/{reading.path}"):
        assert Reading.parse(form) == reading
        assert Reading.parse(form).cards == reading.cards


def test_without_reversals_the_same_cards_lie_upright() -> None:
    turned, upright = Reading.parse("celtic 1910"), Reading.parse("celtic 1910 upright")
    assert [d.card for d in turned.cards] == [d.card for d in upright.cards]
    assert not any(d.is_reversed for d in upright.cards)


def test_a_greater_chance_turns_more_of_the_same_cards() -> None:
    for seed in range(40):
        before: set[int] = set()
        for chance in (0, 1, 10, 30, 49, 50, 51, 80, 99, 100):
            cards = Reading.of("celtic", str(seed), chance=chance).cards
            assert [d.card for d in cards] == [
                d.card for d in Reading.of("celtic", str(seed)).cards
            ]
            turned = {n for n, d in enumerate(cards) if d.is_reversed}
            assert before <= turned
            before = turned
        assert len(before) == 10
    assert Reading.of("celtic", "7", chance=50) == Reading.of("celtic", "7")
    many = [d for n in range(400) for d in Reading.of("celtic", str(n), chance=20).cards]
    assert 680 < sum(d.is_reversed for d in many) < 920


def test_a_cut_brings_cards_from_the_front_to_the_back() -> None:
    whole = [d.card for d in Reading.of("celtic", "1910").cards]
    cut = Reading.of("celtic", "1910", cut=3)
    assert [d.card for d in cut.cards][:7] == whole[3:]
    assert len({d.card for d in cut.cards}) == 10
    back = Reading.of("celtic", "1910", cut=77).cards
    assert [d.card for d in back][1:] == whole[:9]
    flags = [d.is_reversed for d in Reading.of("celtic", "1910").cards]
    assert [d.is_reversed for d in cut.cards] == flags


@pytest.mark.parametrize(
    "text",
    [
        "three 7 reversed101",
        "three 7 reversed",
        "three 7 reversed-1",
        "three 7 cut78",
        "one 7 cut22",
        "three 7 cut",
        "three 7 cut1 cut2",
        "three 7 upright reversed20",
        "three 7 trumps full",
        "three 7 upright upright",
    ],
)
def test_parts_that_are_none(text: str) -> None:
    with pytest.raises(ReadingError):
        Reading.parse(text)


def test_reversed_cards_are_about_half_and_all_cards_come() -> None:
    cards = [d for n in range(400) for d in Reading.of("celtic", str(n)).cards]
    assert 1850 < sum(d.is_reversed for d in cards) < 2150
    assert {d.card for d in cards} == set(CARDS)


def test_new_seeds_differ_and_are_seeds() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(Reading.of("one", seed).seed == seed for seed in seeds)
    assert Reading.of("one") != Reading.of("one")


def test_capitals_and_blanks_around_a_seed_do_not_matter() -> None:
    assert Reading.of("one", " K7M2 ") == Reading.of("one", "k7m2")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("three", "a spread and a seed"),
        ("", "a spread and a seed"),
        ("horseshoe 7", "no spread 'horseshoe': there are one, three, advice, celtic"),
        ("three k_7", "is no seed"),
        ("three -", "is no seed"),
        ("three " + "k" * 33, "is no seed"),
        ("three 7 sideways", "'sideways' is no option of a reading"),
        ("three 7 trumps full", "one deck"),
    ],
)
def test_what_is_no_reading_is_refused_in_words(text: str, told: str) -> None:
    with pytest.raises(ReadingError, match=told):
        Reading.parse(text)


def test_there_is_no_other_deck() -> None:
    with pytest.raises(ReadingError, match="no deck 'marseille': there are trumps, full"):
        Reading.of("one", "7", deck="marseille")


def test_the_places_of_the_celtic_cross() -> None:
    places = [(p.column, p.row, p.turned) for p in SPREADS["celtic"].places]
    assert places[:3] == [(1, 1, False), (1, 1, True), (1, 0, False)]
    assert places[6:] == [(3, 3, False), (3, 2, False), (3, 1, False), (3, 0, False)]
    assert len(set(places)) == 10


def test_the_examples_of_the_page_and_of_the_modules() -> None:
    page = Path(__file__).parents[2] / "docs" / "reading.md"
    shown = doctest.testfile(str(page), module_relative=False)
    assert shown.attempted > 0
    assert shown.failed == 0
    for module in (cartomancy, cartomancy.reading, cartomancy.meanings):
        result = doctest.testmod(module)
        assert result.attempted > 0
        assert result.failed == 0

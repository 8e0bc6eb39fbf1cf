"""Cards, packs, notation, the order of a hand, shuffling."""

import copy
import hashlib
import itertools
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trionfi.cards import FRENCH, ITALIAN, PACKS, Card, Pack, UnknownCardError
from trionfi.cards.order import hand_groups
from trionfi.cards.pictures import hand_picture, picture
from trionfi.cards.shuffle import lot, new_seed, promise, seed_from, shuffled
from trionfi.rules.game import find_game

SIZES = {
    "french": 78,
    "sicilian": 63,
    "bolognese": 62,
    "tarok": 54,
    "piemontese": 78,
    "italian": 40,
}


def test_the_six_packs_have_their_sizes() -> None:
    assert {name: len(pack) for name, pack in PACKS.items()} == SIZES


@pytest.mark.parametrize("pack", PACKS.values(), ids=list(PACKS))
def test_codes_print_and_parse_and_numbers_are_places(pack: Pack) -> None:
    text = " ".join(map(str, pack))
    assert pack.parse(text) == pack.cards
    assert pack.numbers(pack) == list(range(len(pack)))
    for card in pack:
        assert pickle.loads(pickle.dumps(card)) is card is copy.deepcopy(card)


@pytest.mark.parametrize("code", ["", "K", "SX", "S11", "S0", "T", "T01", "M5", "sk", "FF", "S10 "])
def test_a_text_that_is_no_card_is_refused_by_name(code: str) -> None:
    with pytest.raises(UnknownCardError, match="is not a card"):
        Card(code)


def test_a_card_of_another_pack_is_refused_by_name() -> None:
    with pytest.raises(UnknownCardError, match="'SQ' is not in the italian pack of 40 cards"):
        ITALIAN.card("SQ")


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Card("SK").rank = "Q"


# Case R25: the hand is sorted badly or jumps about.


def groups(text: str, game: str = "french") -> str:
    found = find_game(game)
    sorted_hand = found.card_play(found.read_options(None)).sort_hand(map(Card, text.split()))
    return " | ".join(" ".join(map(str, group)) for group in sorted_hand)


def test_r25_trumps_first_then_dark_and_light_in_turn() -> None:
    assert groups("H10 H9 D2 T3 S1 CK DK T14") == "T14 T3 | S1 | H10 H9 | CK | DK D2"


def test_r25_after_two_suits_have_gone_the_rest_keeps_its_order() -> None:
    assert groups("H10 H9 D2 T3 DK T14") == "T14 T3 | H10 H9 | DK D2"


def test_r25_the_ten_is_a_ten_and_the_fool_ends_the_trumps() -> None:
    assert groups("S9 S10 S1 F T2 T10 SC SQ") == "T10 T2 F | SQ SC S10 S9 S1"


@given(st.sets(st.sampled_from(FRENCH.cards)))
def test_r25_suits_of_one_colour_stand_apart_as_long_as_two_of_each_remain(hand: set[Card]) -> None:
    play = find_game("french").card_play(find_game("french").read_options(None))
    sorted_hand = play.sort_hand(hand)
    assert sorted(card for group in sorted_hand for card in group) == sorted(hand)
    colours = [group[0].suit in "SC" for group in sorted_hand if group[0].is_plain]
    if len(colours) > 1 and abs(2 * sum(colours) - len(colours)) < 2:
        assert all(one != two for one, two in itertools.pairwise(colours))


def test_r25_order_is_the_games_order_of_strength() -> None:
    row = [Card(f"C{rank}") for rank in ("4", "5", "6", "7", "J", "C", "K", "1", "2", "3")]
    sorted_hand = hand_groups(map(Card, ["CK", "C4", "C1", "C2", "C3"]), [row], [], "SBCD")
    assert [[str(card) for card in group] for group in sorted_hand] == [
        ["C3", "C2", "C1", "CK", "C4"]
    ]


# Shuffles.


@given(st.integers(0, 2**64), st.sampled_from(list(PACKS.values())))
def test_a_shuffle_is_the_whole_pack_and_follows_from_the_seed(number: int, pack: Pack) -> None:
    seed = seed_from(number)
    assert sorted(shuffled(pack, seed)) == sorted(pack.cards)
    assert shuffled(pack, seed) == shuffled(pack, seed)


def test_the_recipe_of_the_shuffle_never_changes() -> None:
    order = shuffled(FRENCH, seed_from(1))
    assert " ".join(map(str, order[:8])) == RECIPE
    assert promise(seed_from(1)).startswith(PROMISE)


RECIPE = "H2 H1 S2 CC DQ C9 T8 HC"
PROMISE = "dff084dafcd0abd3"


def test_shuffles_are_even() -> None:
    """Each card comes to each place equally often (chi-square, 39 degrees of freedom)."""
    counts = {card: [0] * len(ITALIAN) for card in ITALIAN}
    rounds = 4000
    for number in range(rounds):
        for place, card in enumerate(shuffled(ITALIAN, seed_from(number))):
            counts[card][place] += 1
    expected = rounds / len(ITALIAN)
    for row in counts.values():
        assert sum((count - expected) ** 2 / expected for count in row) < 90


def test_the_recipe_of_the_lot_is_the_published_one() -> None:
    """Worked out once more from the words: no number of these is one that is thrown away."""
    for number in range(50):
        named = hashlib.sha256(b"trionfi first dealer " + seed_from(number)).digest()
        block = hashlib.sha256(named + bytes(8)).digest()
        for seats in (3, 4, 5):
            assert lot(seed_from(number), seats) == int.from_bytes(block[:8], "big") % seats
    assert [lot(seed_from(1), seats) for seats in (3, 4, 5)] == LOTS


LOTS = [0, 3, 4]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_lots_are_even_and_say_nothing_about_the_cards(seats: int) -> None:
    """Each seat deals as often as any other, whatever the first card is (chi-square)."""
    rounds = 6000
    counts = {(seat, suit): 0 for seat in range(seats) for suit in "SBCD"}
    for number in range(rounds):
        seed = seed_from(number)
        counts[lot(seed, seats), shuffled(ITALIAN, seed)[0].suit] += 1
    expected = rounds / len(counts)
    # At most 19 degrees of freedom: one time in ten thousand it is more than 51.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 51


def test_a_new_seed_is_new() -> None:
    assert new_seed() != new_seed()
    assert promise(new_seed()) != promise(new_seed())


# Pictures.


@pytest.mark.parametrize("pack", [FRENCH], ids=["french"])
def test_every_card_has_a_picture(pack: Pack) -> None:
    for card in pack:
        assert picture(card, pack).startswith("<svg")
    assert Card("SK")._repr_svg_() == picture(Card("SK"))


def test_a_hand_is_one_picture() -> None:
    hand = FRENCH.parse("T21 F SK")
    drawn = hand_picture(hand, FRENCH)
    assert drawn.count("<svg") == 4
    assert 'viewBox="0 0 208 220"' in drawn

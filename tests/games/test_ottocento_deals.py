"""What holds in every deal of Ottocento, in both presets and with rare options."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.perft.bruteforce import blocks
from tests.properties.worlds import frozen, other_world, questions
from trionfi.cards import BOLOGNESE, Card
from trionfi.games.ottocento_cards import (
    TOTAL,
    OttocentoOptions,
    card_play,
    card_points,
    round_to_five,
)
from trionfi.games.ottocento_combinations import combinations, set_score
from trionfi.kernel import score_playouts
from trionfi.players import play_out, player
from trionfi.rules.board import POOL, Board
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Shown
from trionfi.rules.plays import Plays

PRESETS = ("dummett", "tournament")
RARE: dict[str, tuple[object, ...]] = {
    "grande_moors": (True, False),
    "signals": ("free", "after_king", "off"),
    "striscio_meaning": ("trumps", "suit_left"),
    "trump_signals_after_angel": (True, False),
    "call_out": (True, False),
    "a_monte": (True, False),
    "cappotto_scarto": (True, False),
    "score_unit": (1, 5),
}
AIMED = {Card(code) for code in ("T20", "T19", "T1", "F", "M1", "SK", "CK", "S1", "D1", "T5")}
LONG = 10_000
QUICK = 2000


def start(preset: str, seed: int, *, rare: bool = False) -> Deal:
    rng = Random(f"{preset} {seed}")
    options: dict[str, object] = {"preset": preset}
    if rare:
        options |= {word: rng.choice(values) for word, values in RARE.items()}
    before = (rng.randrange(160) * 5, rng.randrange(160) * 5)
    return Deal.shuffled(
        "ottocento", seed=seed, dealer=rng.randrange(4), options=options, before=before
    )


def play_on(deal: Deal, seed: int, stop: int | None = None) -> Deal:
    rng = Random(seed)
    while deal.decision is not None and len(deal.log) != stop:
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return deal


def check(deal: Deal) -> str:
    """The invariants of a finished deal; returns how it ended."""
    sheet, board = deal.sheet, deal.board
    assert sheet is not None
    rule = sheet.headline.rule
    scores = sheet.scores
    assert scores[:2] == scores[2:]
    assert all(term.amounts[:2] == term.amounts[2:] for term in sheet.terms)
    if rule in ("thrown_in", "called_out"):
        assert not board.tricks
        assert sheet.counts == (rule == "called_out")
        return rule
    assert len(board.tricks) == 15
    (laid,) = [pile for pile in board.laid if pile]
    played = [card for trick in board.tricks for _, card in trick]
    assert sorted(played + laid) == sorted(BOLOGNESE)
    by_rule = {term.rule: term.amounts for term in sheet.terms}
    assert sum(by_rule["cards"][:2]) + sum(by_rule["last_trick"][:2]) == TOTAL
    assert all(score % 5 == 0 for score in scores)
    assert sum(scores[:2]) >= 90
    assert all(-2 <= amount <= 2 for amount in by_rule["rounding"])
    check_piles(deal)
    return rule


def check_piles(deal: Deal) -> None:
    """The score once more, from the piles as they lie after the gift."""
    sheet, options = deal.sheet, deal.options
    assert sheet is not None
    assert isinstance(options, OttocentoOptions)
    piles = piles_of(deal)
    last = deal.board.winners[-1] % 2
    shown = [fact for fact in deal.view(None).facts if isinstance(fact, Shown)]
    for side, pile in enumerate(piles):
        announced = sum(
            combinations(fact.cards, options.grande_moors).total
            for fact in shown
            if fact.rule == "announced" and fact.seat % 2 == side
        )
        total = combinations(pile, options.grande_moors).total
        raw = card_points(pile, last == side) + total + announced
        assert sheet.scores[side] == round_to_five(raw)


def piles_of(deal: Deal) -> list[list[Card]]:
    """Captured cards of both sides, told from the tricks and the answers alone."""
    board, options = deal.board, deal.options
    assert isinstance(options, OttocentoOptions)
    piles: list[list[Card]] = [[], []]
    for trick, winner in zip(board.tricks, board.winners, strict=True):
        for seat, card in trick:
            piles[(seat if card.is_fool else winner) % 2].append(card)
    tricks = [sum(w % 2 == side for w in board.winners) for side in (0, 1)]
    dealer = deal.dealer % 2
    lost = tricks[dealer] == 0 and options.cappotto_scarto
    piles[1 - dealer if lost else dealer] += board.laid[deal.dealer]
    gifts = [(seat % 2, action) for seat, action in deal.log if action.verb == "give"]
    for side, action in gifts:
        (card,) = action.cards  # type: ignore[attr-defined]
        piles[side].remove(card)
        piles[1 - side].append(card)
    for side in (0, 1):
        if [card.code for card in piles[side]] == ["F"]:
            piles[1 - side] += piles[side]
            piles[side] = []
    return piles


@pytest.mark.parametrize("rare", [False, True], ids=["defaults", "rare"])
@pytest.mark.parametrize("preset", PRESETS)
def test_thousands_of_deals_end_as_they_must(preset: str, rare: bool) -> None:
    ends: Counter[str] = Counter()
    for seed in range(QUICK // 2):
        ends[check(play_on(start(preset, seed, rare=rare), seed))] += 1
    assert ends["deal_won"] > 100
    assert ends["game_won"] > 100


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_ten_thousand_deals_end_as_they_must(preset: str) -> None:
    for seed in range(LONG):
        check(play_on(start(preset, seed, rare=seed % 2 == 1), seed))


def rules_deals(preset: str, count: int) -> None:
    bots = [player("rules", seat) for seat in range(4)]
    for seed in range(count):
        check(play_out(start(preset, seed, rare=seed % 4 == 3), bots))


@pytest.mark.parametrize("preset", PRESETS)
def test_deals_of_the_rules_player(preset: str) -> None:
    rules_deals(preset, 100)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_a_thousand_deals_of_the_rules_player(preset: str) -> None:
    rules_deals(preset, 1000)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**40), share=st.floats(0, 1), rare=st.booleans())
def test_replay_and_undo(seed: int, share: float, rare: bool) -> None:
    preset = PRESETS[seed % 2]
    whole = play_on(start(preset, seed, rare=rare), seed)
    check(whole)
    deal = play_on(start(preset, seed, rare=rare), seed, stop=int(share * len(whole.log)))
    seats = (*range(4), None)
    before = [frozen(deal.view(seat)) for seat in seats]
    assert [frozen(deal.fork().view(seat)) for seat in seats] == before
    if deal.decision is not None:
        deal.play(deal.decision.seat, deal.decision.choices.sample(Random(seed)))
        deal.undo()
        assert [frozen(deal.view(seat)) for seat in seats] == before


@pytest.mark.parametrize("preset", PRESETS)
def test_views_and_questions_do_not_depend_on_cards_a_seat_cannot_place(preset: str) -> None:
    rng = Random(f"worlds {preset}")
    compared = 0
    while compared < 200:
        seed = rng.getrandbits(30)
        deal = play_on(start(preset, seed, rare=True), seed, stop=rng.randrange(1, 70))
        if deal.over:
            continue
        asked = questions(deal)
        for seat in (*range(4), None):
            found = other_world(deal, seat, rng, AIMED)
            if found is None or found[0].cards == deal.cards:
                continue
            world, asked_there = found
            assert frozen(world.view(seat)) == frozen(deal.view(seat))
            assert asked_there == asked
            compared += 1


def test_the_kernel_counts_what_the_game_counts() -> None:
    """Captured sets of random play, scarto included, as a search would score them."""
    score = set_score(card_play(OttocentoOptions()).rules)
    for seed in range(30):
        deal = play_on(start("dummett", seed), seed, stop=12)
        position = deal.board.position
        if position is None:
            continue
        found = score_playouts(position, score, [0b0101, 0b1010], 20, seed)
        assert found.shape == (20, 2)
        assert ((found >= 0) & (found <= 846)).all()


# Perft: the board that the flow writes on counts what the brute force of the rule text counts.

TEXT = (Path(__file__).parents[1] / "perft" / "blocks.txt").read_text("utf-8")
BLOCKS = [block for block in blocks(TEXT) if block.game == "ottocento"]


def board_of(number: int) -> Board:
    block = BLOCKS[number]
    hands = [[Card(code) for code in hand] for hand in block.hands]
    held = [card for hand in hands for card in hand]
    order = held + [card for card in BOLOGNESE if card not in held]
    layout = [seat for seat, hand in enumerate(hands) for _ in hand]
    board = Board(BOLOGNESE, 4, order, layout + [POOL] * (62 - len(held)), 0)
    board.deal()
    board.start_play(card_play(OttocentoOptions()), block.lead, [0, 1, 0, 1])
    return board


def count_lines(number: int, line: list[Card], counts: list[int]) -> None:
    if len(line) == len(counts):
        return
    board = board_of(number)
    for card in line:
        assert board.position is not None
        board.position.play(BOLOGNESE.number(card))
    choices = next(board.play_card()).choices
    assert isinstance(choices, Plays)
    for card in choices.cards:
        counts[len(line)] += 1
        count_lines(number, [*line, card], counts)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_perft_through_the_board(number: int) -> None:
    counts = [0] * 9
    count_lines(number, [], counts)
    assert counts == BLOCKS[number].play[:9]

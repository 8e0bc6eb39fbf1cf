"""What the `rules` player does in Tressette beyond playing cards."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.endings import ending
from trionfi.cards import ITALIAN, Card
from trionfi.games.tressette import GAME, Score
from trionfi.games.tressette_cards import TressetteOptions, is_true
from trionfi.players import player
from trionfi.players.rules import Knowledge
from trionfi.players.rules.tressette import total
from trionfi.rules.actions import Play
from trionfi.rules.deal import Deal

RULES = player("rules")


def choose(deal: Deal) -> str:
    assert deal.decision is not None
    return str(RULES.choose(deal.view(deal.decision.seat), deal.game, deal.options))


def interrupt(deal: Deal, seat: int) -> str:
    return str(RULES.interrupt(deal.view(seat), deal.game, deal.options))


def dealt(first: str, options: TressetteOptions) -> Deal:
    """A deal in which seat 0, who leads, holds these cards and the others the rest."""
    hands = [list(ITALIAN.parse(first)), [], [], []]
    rest = [card for card in ITALIAN if card not in hands[0]]
    for seat in (1, 2, 3):
        hands[seat] = [rest.pop() for _ in range(10)]
    return Deal.from_hands("tressette", hands, options=options)


def test_honours_are_given_notice_of_and_declared() -> None:
    deal = dealt("C3 C2 C1 S3 B3 D7 D6 D5 S4 S5", TressetteOptions(honours=True, decima="off"))
    assert choose(deal) == "announce buon_gioco"
    for timing in ("before_lead", "own_turn_trick1"):
        options = TressetteOptions.read({"honours": True, "honours_timing": timing})
        deal = dealt("C3 C2 C1 S3 B3 D7 D6 D5 S4 S5", options)
        while deal.decision is not None and deal.decision.topic == "decima":
            deal.play(deal.decision.seat, "pass")
        assert choose(deal) == "show honours S3 B3 C3 C2 C1"


def test_a_weak_hand_is_annulled() -> None:
    options = TressetteOptions(annul_weak_hand="under_one_point")
    deal = dealt("S4 S5 S6 S7 B4 B5 B6 B7 CK CJ", options)
    assert choose(deal).startswith("show weak_hand")


@pytest.mark.parametrize("honours", [False, True])
def test_a_claim_is_made_if_and_only_if_it_is_right(honours: bool) -> None:
    options = {"honours": honours, "feat_table": "none"}
    claims = 0
    for seed in range(60):
        rng = Random(seed)
        before = (rng.randrange(12, 21), rng.randrange(12, 21), 3)
        deal = Deal.shuffled("tressette", seed=seed, options=options, before=before)
        assert isinstance(deal.options, TressetteOptions)
        while deal.decision is not None:
            score = Score(deal.board, deal.options)
            for seat in deal.decision.others:
                know = Knowledge(deal.view(seat), GAME, deal.options)
                has_it = total(know, seat % 2) >= 21
                assert (interrupt(deal, seat) == "announce claim") == has_it
                if not honours:
                    assert total(know, seat % 2) == score.total(seat % 2)
                claims += has_it
                if has_it:
                    again = deal.fork()
                    again.play(seat, "announce claim")
                    assert again.sheet is not None
                    assert again.sheet.headline.rule == "claim_right"
            deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    assert claims > 50


def test_no_claim_while_a_feat_costs_nothing() -> None:
    """Pair 0 takes trick after trick and has 21; pair 1 has nothing and cannot win meanwhile."""
    hands = [
        "S3 S2 S1 SK SC SJ S7 S6 B3 B2",
        "S4 S5 C4 C5 C6 C7 D4 D5 D6 D7",
        "B1 BK BC BJ C3 C2 C1 D3 D2 D1",
        "B4 B5 B6 B7 CK CC CJ DK DC DJ",
    ]
    for against, claims in ((0, False), (20, True)):
        deal = Deal.from_hands(
            "tressette", [ITALIAN.parse(hand) for hand in hands], before=(18, against, 2)
        )
        while len(deal.board.tricks) < 7:
            assert deal.decision is not None
            seat = deal.decision.seat
            led = seat == 0 and not deal.board.on_table
            spades = [card for card in deal.board.hand(0) if card.suit == "S"]
            deal.play(seat, f"play {spades[0] if led else next(iter(deal.decision.choices)).card}")
        assert Score(deal.board, TressetteOptions()).total(0) >= 21
        assert (interrupt(deal, 2) == "announce claim") == claims


def test_signals_are_true_in_every_mode() -> None:
    said = set()
    for seed in range(80):
        options = {"signal_truth": ("volo_only", "free", "strict")[seed % 3]}
        deal = Deal.shuffled("tressette", seed=seed, options=options)
        while deal.decision is not None:
            seat = deal.decision.seat
            hand = deal.board.hand(seat)
            action = RULES.choose(deal.view(seat), deal.game, deal.options)
            if isinstance(action, Play):
                for signal in action.signals:
                    said.add(signal)
                    rule = "volo_only" if signal == "volo" else "free"
                    assert is_true(signal, action.card, hand, rule)
            deal.play(seat, action)
    assert said == {"busso", "volo", "striscio"}


class TestR23:
    """Case R23 in the game itself: bots that waste points."""

    def test_no_ace_of_another_suit_on_a_trick_that_is_lost(self) -> None:
        view = ending(GAME, ("C3 D4", "C7 D5", "C4 D6", "S1 B4"), ("C3", "C7", "C4"), roles=())
        assert RULES.choose(view, GAME, TressetteOptions()) == Play(Card("B4"))

    def test_the_ace_for_the_partner_who_wins(self) -> None:
        view = ending(GAME, ("C7 D4", "C3 D5", "C4 D6", "S1 B4"), ("C7", "C3", "C4"), roles=())
        assert RULES.choose(view, GAME, TressetteOptions()) == Play(Card("S1"))


def test_two_pairs_of_which_one_plays_at_random() -> None:
    made = [0, 0]
    for seed in range(60):
        deal = Deal.shuffled("tressette", seed=seed, options={"claim": False})
        players = [player("rules" if seat % 2 == 0 else "random", seat) for seat in range(4)]
        while deal.decision is not None:
            seat = deal.decision.seat
            deal.play(seat, players[seat].choose(deal.view(seat), deal.game, deal.options))
        made = [
            sum_ + Score(deal.board, TressetteOptions()).points(p) for p, sum_ in enumerate(made)
        ]
    assert made[0] > 1.3 * made[1]

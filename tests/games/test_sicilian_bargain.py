"""The bargaining of Calatafimi (section 4 of the rules), and talks in free order."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trionfi.games.sicilian_bargain import PLAY, SHUFFLE, Bargain, Limits
from trionfi.rules.actions import Say, Seal
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Contract, Did, Noted
from trionfi.rules.free_order import WAIT

PROTOCOLS = ("polled", "simultaneous", "realtime")


def refused(limits: Limits, text: str) -> str | None:
    word, *amount = text.split()
    reason = limits.refusal(Say(word, int(amount[0]) if amount else None))
    return reason and reason.rule


def start(protocol: str = "polled", *, dealer: int = 3, **options: object) -> Deal:
    chosen = {"bargain_protocol": protocol, **options}
    return Deal.shuffled("sicilian", seed=7, dealer=dealer, options=chosen)


def speak(deal: Deal, *words: str) -> None:
    """Answer the running questions one after the other."""
    for word in words:
        assert deal.decision is not None
        deal.play(deal.decision.seat, word)


def scores(deal: Deal) -> tuple[int, ...]:
    assert deal.sheet is not None
    return deal.sheet.scores


# Section 4.2: the legal words and the reasons against the others.


def test_4_2_offers_while_somebody_is_left_to_receive() -> None:
    assert Limits(4, 0).pay == (1, 10)
    assert Limits(2, 9, max_offer=3).pay == (1, 3)
    assert refused(Limits(4, 0), "pay 11") == "offer_out_of_range"
    assert refused(Limits(4, 0), "pay 0") == "offer_out_of_range"
    assert refused(Limits(1, 6), "pay 1") == "last_may_not_pay"
    assert refused(Limits(2, 6, taking=True), "pay 1") == "offers_are_over"


def test_4_2_a_taker_leaves_one_for_everybody_who_has_not_spoken() -> None:
    assert Limits(3, 6).take == (1, 4)
    assert refused(Limits(3, 6), "take 5") == "leave_one_each"
    assert refused(Limits(3, 2), "take 1") == "too_little_offered"
    assert refused(Limits(3, 0), "take 1") == "nothing_offered"
    assert refused(Limits(2, 2), "take 2") == "leave_one_each"


def test_4_2_the_last_to_speak_takes_all() -> None:
    assert Limits(1, 7).take == (7, 7)
    assert refused(Limits(1, 7), "take 6") == "take_all"
    assert refused(Limits(1, 7), "shuffle") == "last_must_take"
    assert Limits(1, 0).shuffle


def test_4_5_without_sharing_the_first_taker_takes_all() -> None:
    assert Limits(3, 2, share=False).take == (2, 2)
    after = Limits(2, 0, taking=True, share=False)
    assert (after.pay, after.shuffle, after.take) == (None, True, None)
    assert refused(after, "pay 1") == "all_is_taken"
    assert refused(Limits(3, 6, share=False), "take 5") == "take_all"


def test_the_words_explain_every_amount() -> None:
    deal = start()
    assert deal.explain(0, "say pay 10") is None
    reason = deal.explain(0, "say pay 11")
    assert reason is not None
    assert (reason.rule, reason.facts) == ("offer_out_of_range", {"least": 1, "most": 10})
    assert deal.explain(0, "say nonsense").rule == "not_offered"  # type: ignore[union-attr]
    assert deal.explain(1, "say shuffle").rule == "not_your_turn"  # type: ignore[union-attr]


@given(st.integers(3, 4), st.booleans(), st.integers(1, 20), st.integers(0, 3), st.randoms())
def test_every_bargaining_ends_with_an_empty_pool(
    seats: int, share: bool, most: int, dealer: int, rng: Random
) -> None:
    bargain = Bargain(dealer % seats, seats, max_offer=most, share=share)
    spoken: list[int] = []
    while bargain.silent:
        seat = rng.choice(bargain.silent)
        words = bargain.words(seat, may_wait=False)
        assert PLAY in words
        assert bargain.last_word(seat) in words
        if bargain.taking and share:
            assert bargain.pool >= len(bargain.silent)
            assert bargain.limits.take is not None
        bargain.hear(seat, words.sample(rng))
        spoken.append(seat)
    assert max(Counter(spoken).values()) == 1
    assert bargain.pool == 0
    assert sum(bargain.scores) == 0
    assert bargain.played or len(spoken) == seats


# Section 4.4: the three protocols.


def test_polled_rounds_then_the_last_call() -> None:
    deal = start()
    speak(deal, "say wait", "say pay 6", "say wait", "say shuffle")
    speak(deal, "say wait", "say wait")
    assert deal.decision is not None
    assert (deal.decision.seat, deal.decision.silence) == (0, Say("shuffle"))
    assert deal.explain(0, "say wait").rule == "last_call"  # type: ignore[union-attr]
    speak(deal, "say take 5")
    assert deal.decision.silence == Say("take", 1)
    speak(deal, "say take 1")
    assert scores(deal) == (5, -6, 1, 0)
    assert deal.sheet is not None
    assert deal.sheet.same_dealer
    assert not deal.sheet.counts


@given(st.randoms(), st.integers(0, 2**40))
def test_polled_ends_after_eleven_decisions_at_most(rng: Random, seed: int) -> None:
    deal = Deal.shuffled("sicilian", seed=seed)
    while deal.decision is not None and deal.decision.topic == "bargain":
        assert len(deal.log) < 11
        choices = deal.decision.choices
        wait = rng.random() < 0.7 and WAIT in choices
        deal.play(deal.decision.seat, WAIT if wait else choices.sample(rng))


def test_play_ends_it_at_once() -> None:
    deal = start()
    speak(deal, "say pay 5", "say play")
    assert deal.decision is not None
    assert deal.decision.topic == "solo"
    assert len(deal.board.hand(0)) == 15


def test_realtime_takes_whichever_word_comes_first() -> None:
    deal = start("realtime")
    assert deal.decision is not None
    assert (deal.decision.seat, sorted(deal.decision.others)) == (0, [1, 2, 3])
    assert deal.decision.silence == WAIT
    deal.play(2, "say pay 6")
    assert (deal.decision.seat, sorted(deal.decision.others)) == (0, [1, 3])
    assert deal.explain(2, "say shuffle").rule == "not_your_turn"  # type: ignore[union-attr]
    assert deal.explain(1, "say take 5").rule == "leave_one_each"  # type: ignore[union-attr]
    deal.play(1, "say take 4")
    deal.play(0, "say take 1")
    deal.play(3, "say take 1")
    assert scores(deal) == (1, 4, -6, 1)


def test_realtime_silence_leads_to_the_last_call() -> None:
    deal = start("realtime")
    speak(deal, *["say wait"] * 4)
    assert deal.decision is not None
    assert not deal.decision.others
    while deal.decision is not None:
        assert deal.decision.silence is not None
        deal.play(deal.decision.seat, deal.decision.silence)
    assert scores(deal) == (0, 0, 0, 0)


def test_simultaneous_words_stay_secret_until_all_are_written() -> None:
    deal = start("simultaneous")
    assert deal.decision is not None
    assert sorted(deal.decision.others) == [1, 2, 3]
    deal.play(2, "seal pay 4")
    assert deal.explain(2, "seal wait").rule == "not_your_turn"  # type: ignore[union-attr]
    for seat in (0, 1, 3, None):
        assert "pay" not in " ".join(str(fact) for fact in deal.view(seat).facts)
    deal.play(0, "seal wait")
    deal.play(3, "seal pay 2")
    deal.play(1, "seal shuffle")
    said = [f for f in deal.view(None).facts if isinstance(f, Did) and isinstance(f.action, Say)]
    assert [(fact.seat, str(fact.action)) for fact in said] == [
        (0, "say wait"),
        (1, "say shuffle"),
        (2, "say pay 4"),
        (3, "say pay 2"),
    ]
    assert deal.view(None).facts[-1] == Contract("bargain", 1, {"points": 6, "left": 1})
    speak(deal, "seal wait", "say take 6")
    assert scores(deal) == (6, 0, -4, -2)


def test_simultaneous_a_word_that_has_become_illegal_is_returned() -> None:
    deal = start("simultaneous", dealer=0)
    speak(deal, *["seal pay 3"] * 4)
    noted = [fact for fact in deal.view(None).facts if isinstance(fact, Noted)]
    assert noted == [Noted("word_returned", {"seat": 0, "action": "say pay 3"})]
    assert deal.decision is not None
    assert deal.decision.choices.why_not(Seal("take", 9)) is None
    speak(deal, "seal take 9")
    assert scores(deal) == (9, -3, -3, -3)


def test_simultaneous_takes_come_after_offers_and_one_word_of_play_ends_it() -> None:
    bargain = Bargain(3)
    bargain.hear(0, Say("pay", 6))
    heard, returned = bargain.hear_together({1: Say("take", 4), 2: Say("pay", 1), 3: SHUFFLE})
    assert heard == [(2, Say("pay", 1)), (3, SHUFFLE)]
    assert returned == [1]
    heard, returned = Bargain(3).hear_together({1: Say("pay", 4), 2: PLAY})
    assert (heard, returned) == ([(2, PLAY)], [])


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_max_offer_and_sharing_are_options(protocol: str) -> None:
    verb = "seal" if protocol == "simultaneous" else "say"
    deal = start(protocol, max_offer=2, takers_share=False)
    assert deal.explain(0, f"{verb} pay 2") is None
    assert deal.explain(0, f"{verb} pay 3") is not None


@pytest.mark.parametrize("none", [None, "none"])
def test_an_offer_without_a_limit_is_one_of_all_points(none: str | None) -> None:
    deal = start(max_offer=none)
    assert deal.explain(0, "say pay 109") is None
    assert deal.explain(0, "say pay 110").facts["most"] == 109  # type: ignore[union-attr]

"""Tressette: rules by the letter, cases R15 and R17, whole deals and matches."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.worlds import frozen, other_world, questions
from trionfi.cards import ITALIAN, Card
from trionfi.games import tressette
from trionfi.games.tressette import GAME, claim, end_of_deal, feat
from trionfi.games.tressette_cards import (
    TressetteOptions,
    combinations,
    honours_of,
    is_true,
    is_weak,
    layout,
    side_points,
    thirds,
)
from trionfi.players import play_out, player
from trionfi.rules.actions import PASS, Announce, Play, Show
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.facts import Contract, Noted
from trionfi.rules.match import Match
from trionfi.rules.options import OptionError
from trionfi.rules.terms import Sheet

SEED = TressetteOptions()
HONOURS = TressetteOptions(honours=True, target=31)
PRESETS = tuple(TressetteOptions.presets)
seeds = st.integers(0, 2**40)


def cards(text: str) -> list[Card]:
    return list(ITALIAN.parse(text))


def dealt(first: str, options: TressetteOptions, before: tuple[int, ...] = ()) -> Deal:
    """A deal in which seat 0, who leads, holds these cards and the others the rest."""
    hands = [cards(first), [], [], []]
    rest = [card for card in ITALIAN if card not in hands[0]]
    for seat in range(4):
        hands[seat] += [rest.pop() for _ in range(10 - len(hands[seat]))]
    return Deal.from_hands("tressette", hands, options=options, before=before)


def rest_of(text: str) -> list[Card]:
    """The cards of the pack that are not among these."""
    return [card for card in ITALIAN if card not in cards(text)]


def answer(deal: Deal, rng: Random | None = None) -> None:
    """One answer of the seat in turn: the first one, or one at random."""
    assert deal.decision is not None
    choices = deal.decision.choices
    deal.play(deal.decision.seat, choices.sample(rng) if rng else next(iter(choices)))


def play_to(deal: Deal, tricks: int) -> None:
    """Play until so many tricks lie there and the next lead is asked for."""
    while len(deal.board.tricks) < tricks:
        answer(deal)


def sheet_of(deal: Deal) -> Sheet:
    assert deal.sheet is not None
    return deal.sheet


# --- Counting ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "last", "points"), [(17, True, (6, 5)), (17, False, (5, 6)), (16, False, (5, 6))]
)
def test_r17_thirds_are_dropped_and_the_last_trick_is_a_point(
    mine: int, last: bool, points: tuple[int, int]
) -> None:
    made = (side_points(mine, last, SEED), side_points(32 - mine, not last, SEED))
    assert made == points


def test_the_pack_has_32_thirds_and_two_sides_always_eleven_points() -> None:
    assert sum(map(thirds, ITALIAN)) == 32
    for mine in range(33):
        assert side_points(mine, True, SEED) + side_points(32 - mine, False, SEED) == 11


def test_scarne_rounds_two_thirds_up_and_gives_nothing_for_the_last_trick() -> None:
    naples = TressetteOptions.read({"preset": "scarne_naples"})
    assert [side_points(n, True, naples) for n in (4, 5, 6)] == [1, 2, 2]
    assert max(side_points(n, True, naples) for n in range(33)) == 11


# --- The deal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("packets", [1, 5])
def test_ten_cards_each_from_the_dealers_right(packets: int) -> None:
    options = TressetteOptions.read({"deal_packets": packets})
    order = layout(options, 2)
    assert Counter(order) == dict.fromkeys(range(4), 10)
    assert order[:packets] == (3,) * packets
    assert order[packets] == 0


def test_weak_hands() -> None:
    hand = cards("S4 S5 S6 S7 B4 B5 B6 B7 CK CJ")
    assert is_weak(hand, "under_one_point")
    assert is_weak(hand, "no_pezzi_two_figures")
    assert not is_weak([*hand[:8], *cards("C3 C2")], "no_pezzi_two_figures")
    assert is_weak([*hand[:8], *cards("C3 C2")], "under_one_point")
    assert not is_weak([*hand[:7], *cards("CK CJ CC")], "under_one_point")
    assert not is_weak(hand, "off")


def test_a_weak_hand_annuls_the_deal_and_the_same_dealer_deals_again() -> None:
    options = TressetteOptions(annul_weak_hand="under_one_point")
    deal = dealt("S4 S5 S6 S7 B4 B5 B6 B7 CK CJ", options, (7, 4, 1))
    answer = Show("weak_hand", deal.board.hand(0))
    deal.play(0, answer)
    sheet = sheet_of(deal)
    assert sheet.headline.rule == "annulled"
    assert (sheet.counts, sheet.same_dealer) == (False, True)
    assert GAME.before([sheet], options) == (7, 4, 0)
    other = dealt("S3 S2 S1 S7 B4 B5 B6 B7 CK CJ", options)
    show = Show("weak_hand", other.board.hand(0))
    reason = other.explain(0, show)
    assert reason is not None
    assert reason.rule == "hand_not_weak"


def test_the_four_of_coins_leads_in_the_first_deal_only() -> None:
    options = TressetteOptions(first_lead="four_of_coins")
    deal = dealt("S3 S2 S1 SK SC SJ S7 S6 S5 S4", options)
    asked = 0
    while deal.decision is not None and deal.decision.topic == "first_lead":
        asked += 1
        answer(deal)
    assert deal.decision is not None
    assert Card("D4") in deal.board.hand(deal.decision.seat)
    assert deal.decision.seat == asked - 1 > 0
    later = dealt("S3 S2 S1 SK SC SJ S7 S6 S5 S4", options, (5, 6, 1))
    assert later.decision is not None
    assert (later.decision.topic, later.decision.seat) == ("play", 0)


# --- Signals -------------------------------------------------------------------------------------

HAND = "B3 B7 B6 S2 D1 C4 C2 CK D5 D7"


def test_a_leader_may_signal_and_volo_must_be_true() -> None:
    deal = dealt(HAND, SEED)
    for signal in ("busso", "striscio"):
        assert deal.explain(0, f"play B3 {signal}") is None
    assert deal.explain(0, "play S2 volo") is None
    reason = deal.explain(0, "play B3 volo")
    assert reason is not None
    assert reason.rule == "signal_not_allowed"
    assert deal.explain(0, "play B3 busso striscio") is not None
    deal.play(0, "play S2 volo")
    assert deal.decision is not None
    for card in deal.board.hand(1):
        assert deal.explain(1, f"play {card} striscio") is not None


@pytest.mark.parametrize(
    ("signals", "words"),
    [("none", []), ("busso_volo", ["busso", "volo"]), ("all", ["busso", "volo", "striscio"])],
)
def test_which_signals_there_are(signals: str, words: list[str]) -> None:
    deal = dealt(HAND, TressetteOptions.read({"signals": signals}))
    assert [
        w for w in ("busso", "volo", "striscio") if not deal.explain(0, f"play S2 {w}")
    ] == words


@pytest.mark.parametrize(
    ("truth", "refused"),
    [
        ("free", ()),
        ("volo_only", ("play B3 volo",)),
        ("strict", ("play B3 volo", "play S2 busso", "play C4 striscio")),
    ],
)
def test_how_true_signals_must_be(truth: str, refused: tuple[str, ...]) -> None:
    deal = Deal.from_hands(
        "tressette",
        [cards(HAND), *(rest_of(HAND)[start : start + 10] for start in (0, 10, 20))],
        options={"signal_truth": truth},
    )
    for action in ("play B3 volo", "play S2 busso", "play C4 striscio", "play B3 busso"):
        assert (deal.explain(0, action) is not None) == (action in refused)


def test_strict_signals_of_clubs() -> None:
    hand = cards(HAND)
    assert is_true("busso", Card("B7"), hand, "strict")
    assert not is_true("busso", Card("S2"), hand, "strict")
    assert is_true("striscio", Card("CK"), hand, "strict")
    assert not is_true("striscio", Card("C4"), hand, "strict")
    assert not is_true("striscio", Card("S2"), hand, "strict")
    assert is_true("volo", Card("B3"), hand, "free")


# --- Honours -------------------------------------------------------------------------------------

R15 = "C3 C2 C1 S3 B3 D7 D6 D5 S4 S5"


def declare(deal: Deal, notice: bool = True) -> None:
    """The first trick with its notices, up to the questions after it."""
    while len(deal.board.tricks) < 1:
        assert deal.decision is not None
        if deal.decision.topic == "notice" and not notice:
            deal.play(deal.decision.seat, PASS)
        else:
            answer(deal)


def test_r15_notice_then_declared_after_the_first_trick() -> None:
    deal = dealt(R15, HONOURS)
    for _ in range(4):  # nobody has ten cards of a suit
        answer(deal)
    deal.play(0, "announce buon_gioco")
    for seat in (1, 2, 3):
        deal.play(seat, PASS)
    deal.play(0, "play C3")
    for _ in range(3):
        answer(deal)
    assert deal.decision is not None
    assert (deal.decision.topic, deal.decision.seat) == ("declare", 0)
    deal.play(0, "show honours C3 C2 C1 S3 B3")
    notes = [fact for fact in deal.view(3).facts if isinstance(fact, Noted)]
    assert [(note.rule, note.facts.get("suit")) for note in notes] == [
        ("three", "D"),
        ("napoletana", "C"),
    ]
    label = [fact for fact in deal.view(None).facts if isinstance(fact, Contract)][-1]
    assert (label.facts["points"], label.facts["against"]) == (6, 0)


def test_r15_without_notice_a_declaration_is_refused() -> None:
    deal = dealt(R15, HONOURS)
    declare(deal, notice=False)
    assert deal.decision is not None
    assert deal.decision.topic == "play"
    for seat in range(4):
        assert deal.explain(seat, "show honours C3 C2 C1 S3 B3") is not None


def test_r15_in_the_first_three_tricks_it_is_accepted() -> None:
    deal = dealt(R15, TressetteOptions(honours=True, honours_timing="first_three_tricks"))
    while len(deal.board.tricks) < 1 or deal.decision is None or deal.decision.seat != 0:
        assert deal.decision is not None
        silent = deal.decision.topic == "declare"
        deal.play(deal.decision.seat, PASS) if silent else answer(deal)
    assert deal.decision.topic == "declare"
    deal.play(0, "show honours C3 C2 C1 S3 B3")
    play_to(deal, 3)
    assert deal.decision.seat in range(4)
    assert sum("show" in str(action) for seat, action in deal.log if seat == 0) == 1


@pytest.mark.parametrize(
    ("timing", "window"),
    [("own_turn_trick1", 1), ("first_two_tricks", 2), ("first_three_tricks", 3)],
)
def test_until_when_honours_may_be_declared(timing: str, window: int) -> None:
    options = TressetteOptions.read({"honours": True, "honours_timing": timing})
    deal = dealt(R15, options)
    asked = Counter[int]()
    while deal.decision is not None:
        if deal.decision.topic == "declare":
            asked[len(deal.board.tricks)] += 1
            deal.play(deal.decision.seat, PASS)
        else:
            answer(deal)
    assert asked == dict.fromkeys(range(window), 4)


def test_r15_three_and_four_of_a_rank_are_never_both_scored() -> None:
    found = combinations(cards("S3 B3 C3 D3 S2 B2 C2 D7 D6 D5"), SEED)
    assert [(one.kind, one.rank) for one in found] == [("four", "3"), ("three", "2")]


def test_a_part_of_the_honours_may_be_declared_by_option() -> None:
    hand = cards(R15)
    everything = tressette.declarations(hand, SEED)
    assert everything == [Show("honours", tuple(cards("S3 B3 C3 C2 C1")))]
    parts = tressette.declarations(hand, TressetteOptions(auto_declare=False))
    assert {str(part) for part in parts} == {
        "show honours S3 B3 C3 C2 C1",
        "show honours S3 B3 C3",
        "show honours C3 C2 C1",
    }
    assert [honours_of(part.cards, SEED) for part in parts] == [6, 3, 3]


def test_totals_of_honours() -> None:
    """Reachable are 0, 3, 4, 6 to 16, 18 and 19: all sets of ten of the pezzi, and fewer."""
    pezzi = [Card(suit + rank) for suit in "SBCD" for rank in "321"]
    totals = {
        honours_of(some, SEED) for size in range(11) for some in itertools.combinations(pezzi, size)
    }
    assert totals == {0, 3, 4, *range(6, 17), 18, 19}


def test_long_napoletana_and_sevens() -> None:
    run = cards("C3 C2 C1 CK CC C7 S7 B7 D4 D5")
    assert honours_of(run, SEED) == 3
    assert honours_of(run, TressetteOptions(napoletana_coda=True)) == 5
    assert honours_of(run, TressetteOptions(three_sevens=True)) == 6
    whole = cards("C3 C2 C1 CK CC CJ C7 C6 C5 C4")
    assert honours_of(whole, TressetteOptions(napoletana_coda=True)) == 10


# --- The claim -----------------------------------------------------------------------------------


def test_a_claim_stands_only_out_of_turn_and_between_tricks() -> None:
    deal = dealt(HAND, SEED, (18, 14, 3))
    assert deal.decision is not None
    assert not deal.decision.others
    deal.play(0, f"play {deal.board.hand(0)[0]}")
    for seat in range(4):
        assert deal.explain(seat, "announce claim") is not None
    play_to(deal, 1)
    assert sorted(deal.decision.others) == [0, 1, 2, 3]
    assert Announce("claim") not in deal.decision.choices
    for seat in range(4):
        assert deal.explain(seat, "announce claim") is None


def test_only_the_leader_may_claim_by_option() -> None:
    deal = dealt(HAND, TressetteOptions(claim_who="leader_only"), (18, 14, 3))
    play_to(deal, 1)
    assert deal.decision is not None
    assert list(deal.decision.others) == [deal.decision.seat]


def test_no_claim_by_option() -> None:
    deal = dealt(HAND, TressetteOptions(claim=False), (18, 14, 3))
    while deal.decision is not None:
        assert not deal.decision.others
        assert deal.decision.topic == "play"
        answer(deal)


@pytest.mark.parametrize("pair", [0, 1])
def test_a_claim_counts_what_the_pair_has_now(pair: int) -> None:
    for seed in range(40):
        deal = Deal.shuffled("tressette", seed=seed, before=(18, 18, 3))
        rng = Random(seed)
        while len(deal.board.tricks) < 6:
            answer(deal, rng)
        won = [0] * 4
        for trick, winner in zip(deal.board.tricks, deal.board.winners, strict=True):
            won[winner] += sum(thirds(card) for _, card in trick)
        right = (won[pair] + won[pair + 2]) // 3 >= 3
        deal.play(pair, "announce claim")
        sheet = sheet_of(deal)
        winner = pair if right else 1 - pair
        assert sheet.headline.rule == ("claim_right" if right else "claim_wrong")
        assert sheet.scores == tuple(1 if seat % 2 == winner else -1 for seat in range(4))
        assert GAME.before([sheet], SEED) == (0, 0, 1)


def test_level_at_the_target_the_first_to_speak_wins_before_the_first_lead() -> None:
    deal = dealt(HAND, SEED, (21, 21, 4))
    assert deal.decision is not None
    assert sorted(deal.decision.others) == [0, 1, 2, 3]
    deal.play(3, "announce claim")
    assert sheet_of(deal).scores == (-1, 1, -1, 1)


def test_a_claim_after_the_last_trick_comes_before_the_comparison() -> None:
    for seed in range(30):
        deal = Deal.shuffled("tressette", seed=seed, before=(20, 20, 4))
        rng = Random(seed)
        while deal.decision is not None and deal.decision.topic != "count":
            answer(deal, rng)
        if deal.decision is None:
            continue
        made = [tressette.Score(deal.board, SEED).points(pair) for pair in (0, 1)]
        if min(made) >= 1 and made[0] != made[1]:
            behind = made.index(min(made))
            deal.play(behind, "announce claim")
            assert sheet_of(deal).scores[behind] == 1
            return
    pytest.fail("no such deal")


def test_what_a_wrong_claim_costs_at_pag() -> None:
    options = TressetteOptions(wrong_claim="lose_game_and_11")
    deal = dealt(HAND, options)
    play_to(deal, 1)
    deal.play(1, "announce claim")
    assert sheet_of(deal).scores == (1, -1, 1, -1)
    assert GAME.before([sheet_of(deal)], options) == (11, 0, 1)


def test_claim_and_end_as_pure_rules() -> None:
    assert claim(1, 21, 21) == ("claim_right", 1, 1)
    assert claim(1, 20, 21) == ("claim_wrong", 0, 1)
    assert end_of_deal((20, 20), SEED, 0) is None
    assert end_of_deal((21, 21), SEED, 0) is None
    assert end_of_deal((22, 23), SEED, 0) == ("game", 1, 1)
    assert end_of_deal((22, 23), TressetteOptions(both_out="last_trick"), 0) == ("game", 0, 1)
    assert end_of_deal((22, 14), TressetteOptions(strict_claim=True), 0) is None


def test_where_only_a_claim_wins_the_next_deal_opens_with_one() -> None:
    """No pair wins by being ahead at the end; before the first lead there is a claim at once."""
    options = TressetteOptions(strict_claim=True, feat_table="none")
    deal = dealt(HAND, options, (20, 20, 4))
    while deal.decision is not None:
        answer(deal)
    sheet = sheet_of(deal)
    totals = sheet.facts["totals"]
    assert isinstance(totals, tuple)
    assert max(map(int, map(str, totals))) >= 21
    assert sheet.scores == (0, 0, 0, 0)
    before = GAME.before([sheet], options)
    assert before[:2] == totals
    ahead = int(before[1] > before[0])
    following = dealt(HAND, options, before)
    assert following.decision is not None
    assert sorted(following.decision.others) == [0, 1, 2, 3]
    following.play(ahead, "announce claim")
    assert sheet_of(following).headline.rule == "claim_right"


@pytest.mark.parametrize(("policy", "by"), [("higher_total", "total"), ("last_trick", "last")])
def test_who_wins_when_both_pairs_are_out(policy: str, by: str) -> None:
    """Among whole deals there is one in which the pair with less has the last trick."""
    told_apart = 0
    for seed in range(60):
        deal = Deal.shuffled(
            "tressette",
            seed=seed,
            options={"claim": False, "both_out": policy, "feat_table": "none"},
            before=(20, 20, 4),
        )
        rng = Random(seed)
        while deal.decision is not None:
            answer(deal, rng)
        totals = sheet_of(deal).facts["totals"]
        assert isinstance(totals, tuple)
        first, second = (int(str(total)) for total in totals)
        last, most = deal.board.winners[-1] % 2, int(second > first)
        if min(first, second) >= 21 and first != second and last != most:
            told_apart += 1
            winner = most if by == "total" else last
            assert sheet_of(deal).scores[winner] == 1
    assert told_apart


def test_surplus_is_carried_by_option_but_not_that_of_honours() -> None:
    for carry, before, kept in ((True, (20, 9, 2), True), (False, (20, 9, 2), False)):
        options = TressetteOptions(carry_surplus=carry, feat_table="none")
        deal = play_out(
            Deal.shuffled("tressette", seed=3, options=options, before=before),
            [player("random", seat) for seat in range(4)],
        )
        sheet = sheet_of(deal)
        totals = sheet.facts["totals"]
        assert isinstance(totals, tuple)
        assert sheet.headline.rule == "game"
        assert sheet.facts["running"] == ((int(str(totals[0])) - 21, 0) if kept else (0, 0))
    alone = dealt(R15, TressetteOptions(honours=True, carry_surplus=True), (19, 0, 2))
    declare(alone)
    while alone.decision is not None and alone.decision.topic != "play":
        answer(alone)
    alone.play(0, "announce claim")
    assert sheet_of(alone).headline.rule == "claim_right"
    assert sheet_of(alone).facts["running"] == (0, 0)


# --- Feats ---------------------------------------------------------------------------------------


def named(outcome: tressette.Outcome | None) -> tuple[str, int, int] | None:
    return outcome and (outcome.rule, outcome.pair, outcome.games)


def test_r17_the_two_kinds_of_sweep() -> None:
    assert named(feat((6, 1, 3, 0), (20, 0, 12, 0), 0, "seed")) == ("stramazzo", 0, 3)
    assert named(feat((6, 0, 4, 0), (20, 0, 12, 0), 0, "seed")) == ("cappotto", 0, 2)
    assert named(feat((0, 10, 0, 0), (0, 32, 0, 0), 1, "seed")) == ("cappottone", 1, 6)
    assert named(feat((1, 8, 0, 1), (2, 30, 0, 0), 0, "seed")) == ("strammazzone", 1, 8)
    assert named(feat((0, 9, 0, 1), (0, 32, 0, 0), 1, "seed")) == ("cappotto", 1, 2)
    assert feat((1, 8, 0, 1), (3, 29, 0, 0), 1, "seed") is None


def test_r17_a_worthless_trick_of_the_others_makes_a_stramazzo() -> None:
    """B4, S5, C6 and D7 for the others; what they have declared does not matter."""
    trick = cards("B4 S5 C6 D7")
    rest = [card for card in ITALIAN if card not in trick]
    won = (sum(map(thirds, rest[:18])), sum(map(thirds, trick)), sum(map(thirds, rest[18:])), 0)
    assert named(feat((5, 1, 4, 0), won, 0, "seed")) == ("stramazzo", 0, 3)


def test_r17_declared_honours_do_not_prevent_a_feat() -> None:
    """A deal of the seed in which the losers of a sweep have declared honours."""
    found = 0
    for seed in range(6000):
        deal = random_deal("seed_honours", seed, claims=False)
        sheet = sheet_of(deal)
        if sheet.headline.rule in ("stramazzo", "cappotto"):
            loser = 0 if sheet.scores[0] < 0 else 1
            honours = sheet.facts["honours"]
            assert isinstance(honours, tuple)
            found += bool(honours[loser])
            games = 3 if sheet.headline.rule == "stramazzo" else 2
            assert sheet.scores[loser] == -games
        if found:
            return
    pytest.fail("no such deal")


@pytest.mark.parametrize(
    ("table", "cappotto", "cappottone", "stramazzo", "strammazzone"),
    [
        ("seed", 2, 6, 3, 8),
        ("libero", 2, 6, 3, 8),
        ("enciclopedia", 4, 8, 3, 6),
        ("none", None, None, None, None),
    ],
)
def test_tables_of_feats(
    table: str,
    cappotto: int | None,
    cappottone: int | None,
    stramazzo: int | None,
    strammazzone: int | None,
) -> None:
    games = [
        outcome and outcome.games
        for outcome in (
            feat((6, 0, 4, 0), (20, 0, 12, 0), 0, table),
            feat((10, 0, 0, 0), (32, 0, 0, 0), 0, table),
            feat((6, 1, 3, 0), (20, 0, 12, 0), 0, table),
            feat((9, 1, 0, 0), (32, 0, 0, 0), 0, table),
        )
    ]
    assert games == [cappotto, cappottone, stramazzo, strammazzone]


def test_the_modern_cappotto_is_all_eleven_points() -> None:
    assert named(feat((6, 1, 3, 0), (20, 1, 11, 0), 2, "modern")) == ("cappotto", 0, 0)
    assert feat((6, 1, 3, 0), (20, 1, 11, 0), 1, "modern") is None


def test_the_modern_cappotto_costs_the_honours() -> None:
    """Pair 1 declares and then takes nothing; the game goes on."""
    options = TressetteOptions.read({"preset": "italian_club"})
    deal = dealt(R15, options)
    score = tressette.Score(deal.board, options, [0, 6])
    tressette.lose_honours(score, 1)
    assert score.honours == [0, 0]
    note = [fact for fact in deal.view(None).facts if isinstance(fact, Noted)][-1]
    assert (note.rule, note.facts["points"]) == ("honours_lost", 6)


def test_a_napoletana_decima_ends_the_deal_before_play() -> None:
    coins = "D3 D2 D1 DK DC DJ D7 D6 D5 D4"
    deal = dealt(coins, HONOURS, (30, 30, 5))
    assert deal.decision is not None
    assert deal.decision.topic == "decima"
    assert deal.decision.choices.count() == 1
    answer(deal)
    sheet = sheet_of(deal)
    assert sheet.scores == (16, -16, 16, -16)
    assert sheet.headline.rule == "napoletana_decima"
    assert not deal.board.tricks
    without = dealt(coins, SEED)
    assert without.decision is not None
    assert without.decision.topic == "play"


def test_the_decima_of_the_encyclopedia_is_the_leaders_and_costs_eleven_points() -> None:
    coins = "D3 D2 D1 DK DC DJ D7 D6 D5 D4"
    options = TressetteOptions(honours=True, feat_table="enciclopedia")
    deal = dealt(coins, options, (5, 12, 2))
    answer(deal)
    sheet = sheet_of(deal)
    assert [term.rule for term in sheet.terms] == ["points", "napoletana_decima", "game"]
    assert sheet.scores == (15, -15, 15, -15)
    going_on = dealt(coins, options, (5, 4, 2))
    answer(going_on)
    assert GAME.before([sheet_of(going_on)], options) == (5, 15, 1)
    asked = Deal.shuffled("tressette", seed=1, options=options)
    answer(asked)
    assert asked.decision is not None
    assert asked.decision.topic == "notice"


# --- Whole deals and matches ---------------------------------------------------------------------


def random_deal(preset: str, seed: int, *, claims: bool = True) -> Deal:
    """A deal of a preset, at random, now and then with a claim."""
    rng = Random(f"{preset} {seed}")
    before = (rng.randrange(21), rng.randrange(21), rng.randrange(4)) if seed % 2 else ()
    deal = Deal.shuffled("tressette", seed=seed, options={"preset": preset}, before=before)
    while deal.decision is not None:
        if claims and deal.decision.others and rng.random() < 0.01:
            deal.play(rng.choice(sorted(deal.decision.others)), Announce("claim"))
        else:
            answer(deal, rng)
    return deal


def check(deal: Deal) -> None:
    """What holds at the end of every deal."""
    sheet, options = sheet_of(deal), deal.options
    assert isinstance(options, TressetteOptions)
    assert sum(sheet.scores) == 0
    assert all(sum(term.amounts) == 0 for term in sheet.terms)
    if not sheet.counts:
        assert sheet.headline.rule == "annulled"
        return
    assert len({seat % 2 for seat in range(4) if sheet.scores[seat] > 0}) <= 1
    feats = [term.rule for term in sheet.terms if term.rule in tressette.SEED_FEATS]
    assert len(feats) <= 1
    made, won = sheet.facts["points"], sheet.facts["thirds"]
    totals, honours = sheet.facts["totals"], sheet.facts["honours"]
    assert isinstance(made, tuple)
    assert isinstance(won, tuple)
    assert isinstance(totals, tuple)
    assert isinstance(honours, tuple)
    before = deal.before or (0, 0, 0)
    for pair in (0, 1):
        expected = before[pair] + int(str(made[pair])) + int(str(honours[pair]))
        assert totals[pair] == expected
    if len(deal.board.tricks) == 10:
        assert sum(map(int, map(str, won))) == 32
        if options.rounding == "floor" and options.last_trick_point:
            assert sum(map(int, map(str, made))) == 11
    if options.napoletana_coda or options.three_sevens:
        return
    for seat in range(4):
        shown = [
            a for s, a in deal.log if s == seat and isinstance(a, Show) and a.name == "honours"
        ]
        points = sum(honours_of(action.cards, options) for action in shown)
        assert points <= 19
        assert points not in (1, 2, 5, 17)


@pytest.mark.parametrize("preset", PRESETS)
def test_two_thousand_deals_end_as_they_must(preset: str) -> None:
    ends = Counter[str]()
    for seed in range(2000):
        deal = random_deal(preset, seed)
        check(deal)
        ends[sheet_of(deal).headline.rule] += 1
    assert len(ends) >= 2


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_ten_thousand_deals_end_as_they_must(preset: str) -> None:
    for seed in range(2000, 12_000):
        check(random_deal(preset, seed))


def any_options(rng: Random) -> dict[str, object]:
    """Any values that go together."""
    found: dict[str, object] = {
        c.name: rng.choice(c.values) for c in TressetteOptions.choices() if c.values
    }
    return found | ({"show_running_points": False} if found["claim"] else {})


def test_every_value_of_every_option_is_played() -> None:
    rng = Random("options")
    for seed in range(600):
        options = any_options(rng)
        deal = Deal.shuffled("tressette", seed=seed, options=options)
        while deal.decision is not None:
            answer(deal, rng)
        check(deal)


def rules_deals(numbers: range, preset: str) -> None:
    for seed in numbers:
        before = (seed % 20, 3 * seed % 20, 1)
        deal = Deal.shuffled("tressette", seed=seed, options={"preset": preset}, before=before)
        play_out(deal, [player("rules", seat) for seat in range(4)])
        check(deal)
        assert sheet_of(deal).headline.rule != "claim_wrong"


@pytest.mark.parametrize("preset", ["seed", "seed_honours", "italian_club"])
def test_computer_players_never_claim_wrongly(preset: str) -> None:
    rules_deals(range(70), preset)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_a_thousand_deals_of_computer_players(preset: str) -> None:
    rules_deals(range(1000), preset)


@settings(max_examples=30, deadline=None)
@given(seed=seeds, preset=st.sampled_from(PRESETS), share=st.floats(0, 1))
def test_replay_and_undo_with_claims(seed: int, preset: str, share: float) -> None:
    whole = random_deal(preset, seed)
    again = whole.fork()
    assert again.sheet == whole.sheet
    facts = [again.view(seat).facts for seat in range(4)]
    again.undo()
    assert again.sheet is None
    again.play(*whole.log[-1])
    assert [again.view(seat).facts for seat in range(4)] == facts


PEZZI = {Card(suit + rank) for suit in "SBCD" for rank in "321"} | {Card("D4")}


@pytest.mark.parametrize("preset", [*PRESETS, "any"])
def test_no_seat_can_tell_worlds_apart_that_differ_in_hidden_cards(preset: str) -> None:
    rng = Random(f"worlds {preset}")
    compared = 0
    while compared < 150:
        options: dict[str, object] = {"preset": preset}
        if preset == "any":
            options = any_options(rng) | {"honours": True}
        deal = Deal.shuffled("tressette", seed=rng.getrandbits(30), options=options)
        for _ in range(rng.randrange(1, 45)):
            if deal.decision is not None:
                answer(deal, rng)
        if deal.over:
            continue
        asked = questions(deal)
        for seat in (*range(4), None):
            found = other_world(deal, seat, rng, PEZZI)
            if found is None or found[0].cards == deal.cards:
                continue
            world, asked_there = found
            assert frozen(world.view(seat)) == frozen(deal.view(seat))
            assert asked_there == asked
            compared += 1


def play_match(seed: int, **options: object) -> Match:
    match = Match("tressette", options, seed=seed)
    rng = Random(seed)
    while not match.over:
        deal = match.next_deal()
        while deal.decision is not None:
            answer(deal, rng)
        match.close_deal()
        assert match.number < 500
    return match


@pytest.mark.parametrize("games", [1, 2, 5])
def test_a_match_ends_when_a_pair_has_won_so_many_games(games: int) -> None:
    for seed in range(12):
        match = play_match(seed, games=games)
        won = [sum(max(sheet.scores[pair], 0) for sheet in match.sheets) for pair in (0, 1)]
        assert max(won) >= games > min(won)
        assert match.scores[0] == won[0] - won[1] == -match.scores[1]


def test_points_run_from_deal_to_deal_until_a_game_is_won() -> None:
    match = play_match(7, games=3)
    running = (0, 0)
    for number, sheet in enumerate(match.sheets):
        assert GAME.before(match.sheets[:number], match.options)[:2] == running
        made, won = sheet.facts["points"], any(sheet.scores)
        assert isinstance(made, tuple)
        totals = (running[0] + int(str(made[0])), running[1] + int(str(made[1])))
        assert sheet.facts["totals"] == totals
        running = (0, 0) if won else totals
    assert sum(any(sheet.scores) for sheet in match.sheets) >= 2


def test_the_table_hears_the_points_of_the_game_but_not_those_of_the_tricks() -> None:
    deal = dealt(HAND, SEED, (12, 9, 2))
    while deal.decision is not None and deal.decision.topic == "play":
        answer(deal)
    labels = [fact for fact in deal.view(None).facts if isinstance(fact, Contract)]
    assert [(label.facts["points"], label.facts["against"]) for label in labels] == [(12, 9)]


def test_running_points_are_shown_where_nobody_claims() -> None:
    options = TressetteOptions(claim=False, show_running_points=True)
    deal = dealt(HAND, options, (12, 9, 2))
    while deal.decision is not None:
        answer(deal)
    labels = [fact for fact in deal.view(None).facts if isinstance(fact, Contract)]
    assert len(labels) == 11
    shown = [(label.facts["points"], label.facts["against"]) for label in labels]
    assert shown[0] == (12, 9)
    assert shown[-1] == sheet_of(deal).facts["totals"]
    assert shown == sorted(shown)


def test_running_points_and_claims_do_not_go_together() -> None:
    with pytest.raises(OptionError, match="running points would say when to claim"):
        TressetteOptions.read({"show_running_points": "on"})


def test_what_is_no_answer_is_refused() -> None:
    deal = dealt(HAND, HONOURS)
    for seat, action in ((0, Play(Card("B3"))), (1, PASS), (0, Announce("claim"))):
        with pytest.raises(IllegalActionError):
            deal.play(seat, action)

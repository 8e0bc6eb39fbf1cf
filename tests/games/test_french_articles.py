"""French Tarot, article by article: what only a whole deal or a rare hand would show."""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random

import pytest

from tests.games.french_deals import bid, cards, play_tricks, show
from trionfi.cards import FRENCH, Card
from trionfi.games.french import (
    CONTRACTS,
    GAME,
    FrenchOptions,
    Result,
    calls,
    card_play,
    ecarts,
    half_points,
    is_petit_sec,
    layout,
    poignees,
    settle,
    sheet_of,
    slam_of,
    trumps_put_away,
)
from trionfi.rules.actions import Bid, Call, Show
from trionfi.rules.board import POOL
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Noted, Role, Shown, Turned
from trionfi.rules.match import Match
from trionfi.rules.reason import Reason
from trionfi.rules.terms import Sheet

TRUMPS = " ".join(f"T{number}" for number in range(1, 22))


def at_random(seed: int, **options: object) -> Deal:
    """A deal before its first question, without the question of the lone Petit."""
    return Deal.shuffled("french", seed=seed, options={"petit_sec": "off", **options})


def go_on(deal: Deal, seed: int = 0, *, until: str | None = None) -> Deal:
    """Play a deal at random: to its end, or to a question."""
    rng = Random(seed)
    while deal.decision is not None and deal.decision.topic != until:
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return deal


def topics(deal: Deal) -> list[str]:
    """What was asked, question by question."""
    again = deal.fork()
    while again.log:
        again.undo()
    asked = []
    for seat, action in deal.log:
        assert again.decision is not None
        asked.append(again.decision.topic)
        again.play(seat, action)
    return asked


def finished(deal: Deal) -> Sheet:
    assert deal.sheet is not None
    return deal.sheet


# Options and presets.


def test_the_options_are_those_of_the_rule_book() -> None:
    federation = {
        "players": 4,
        "hands": 6,
        "auction": "single",
        "no_petite": False,
        "petit_sec": "mandatory",
        "ecart_trumps": "forced_only",
        "ecart_called_card": "forbidden",
        "poignee": True,
        "slam": True,
        "misere": False,
        "misere_excuse": True,
        "self_call": True,
        "queen_call": True,
        "called_suit_lead": "first_trick",
        "excuse_last": "to_winner",
        "excuse_slam_any_position": False,
        "excuse_exchange_odd": True,
        "chien_dead_cards": 1,
        "chien_consecutive": True,
    }
    online = {"auction": "continuing", "excuse_slam_any_position": True}
    assert FrenchOptions.read({"preset": "fft"}).to_json() == federation
    assert FrenchOptions.read({"preset": "bga"}).to_json() == federation | online
    assert FrenchOptions.read({"preset": "pagat"}).to_json() == federation | {"chien_dead_cards": 3}
    assert list(FrenchOptions.presets) == ["fft", "bga", "pagat"]


# The deal.


@pytest.mark.parametrize(
    ("players", "packet", "hand", "chien"), [(3, 4, 24, 6), (4, 3, 18, 6), (5, 3, 15, 3)]
)
def test_packets_go_round_from_the_right_of_the_dealer(
    players: int, packet: int, hand: int, chien: int
) -> None:
    for dealer in range(players):
        options = FrenchOptions(players=players)  # type: ignore[arg-type]  # any int to mypy
        order = layout(options, dealer)
        runs = [(to, len(list(run))) for to, run in itertools.groupby(order)]
        packets = [run for run in runs if run[0] != POOL]
        turns = [(dealer + 1 + step) % players for step in range(players * hand // packet)]
        assert packets == [(seat, packet) for seat in turns]
        assert [run for run in runs if run[0] == POOL] == [(POOL, 1)] * chien
        assert runs[1][0] == POOL, "the first card of the chien follows the first packet"


@pytest.mark.parametrize(
    ("hand", "is_one"),
    [("T1 S2", True), ("T1 F S2", False), ("T1 T2 S2", False), ("T2 S2", False), ("F S2", False)],
)
def test_the_petit_is_alone_without_any_trump_or_the_excuse(hand: str, is_one: bool) -> None:
    assert is_petit_sec(cards(hand)) is is_one


def test_the_lone_petit_is_seen_by_all() -> None:
    tricks_of_it = cards("T1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK H2 H3 H4 H5")
    rest = [card for card in FRENCH if card not in tricks_of_it]
    hands = [tricks_of_it, *(rest[6:][i::3] for i in range(3))]
    deal = Deal.from_hands("french", hands, rest[:6], dealer=3)
    deal.play(0, "show petit_sec T1")
    assert Shown(0, cards("T1"), "petit_sec") in deal.view(3).facts


# The auction.


@pytest.mark.parametrize(
    ("preset", "speaks_again"), [("fft", False), ("pagat", False), ("bga", True)]
)
def test_an_overcalled_bidder_speaks_again_only_where_the_auction_goes_on(
    preset: str, speaks_again: bool
) -> None:
    deal = at_random(1, preset=preset)
    for seat, call in enumerate(("bid petite", "pass", "bid garde", "pass")):
        deal.play(seat, call)
    assert deal.decision is not None
    if speaks_again:
        assert (deal.decision.seat, deal.decision.topic) == (0, "bid")
        assert set(deal.decision.choices) == {
            *(Bid(name) for name in ("garde_sans", "garde_contre")),
            next(iter(deal.decision.choices)),
        }
        deal.play(0, "bid garde_sans")
        assert deal.decision.seat == 2, "a seat that has passed stays out"
    else:
        assert (deal.decision.seat, deal.decision.topic) == (2, "discard")


# The call.


@pytest.mark.parametrize(
    ("hand", "ranks"),
    [
        ("SK HK DK", "K"),
        ("SK HK DK CK", "KQ"),
        ("SK HK DK CK SQ HQ DQ SC HC DC CC", "KQ"),
        ("SK HK DK CK SQ HQ DQ CQ", "KQC"),
        ("SK HK DK CK SQ HQ DQ CQ SC HC DC CC", "KQCJ"),
    ],
)
def test_one_rank_lower_for_every_four_held(hand: str, ranks: str) -> None:
    choices = calls(cards(hand), FrenchOptions(players=5))
    assert {action.card.rank for action in choices} == set(ranks)
    assert len(list(choices)) == 4 * len(ranks)
    kings_only = calls(cards(hand), FrenchOptions(players=5, queen_call=False))
    assert {action.card.rank for action in kings_only} == {"K"}


def test_who_calls_himself_is_alone_and_that_shows_when_the_card_falls() -> None:
    deal, king = next(
        (deal, king)
        for seed in range(50)
        for deal in [at_random(seed, players=5)]
        for king in deal.board.hand(0)
        if king.rank == "K"
    )
    bid(deal, 0, "garde_sans")
    deal.play(0, Call(king))
    alone = Role(0, "alone")
    while king not in [card for trick in deal.board.tricks for _, card in trick]:
        fallen = king in [card for _, card in deal.board.on_table]
        assert all((alone in deal.view(seat).facts) == fallen for seat in range(5))
        assert deal.decision is not None
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    roles = [fact.role for fact in deal.view(None).facts if isinstance(fact, Role)]
    assert roles == ["taker", "alone"]
    sheet = finished(go_on(deal))
    assert sheet.facts["partner"] is None
    assert sheet.scores[0] == -4 * sheet.scores[1]


def test_the_partner_shares_and_is_named_on_the_sheet() -> None:
    deal = at_random(12, players=5)
    bid(deal, 0, "garde_sans")
    assert deal.decision is not None
    call = next(action for action in deal.decision.choices if action.card in deal.board.hand(3))
    deal.play(0, call)
    sheet = finished(go_on(deal))
    assert sheet.facts["partner"] == 3
    assert sheet.scores[0] == 2 * sheet.scores[3] == -2 * sheet.scores[1]


@pytest.mark.parametrize("taker", range(5))
@pytest.mark.parametrize("announced", [False, True])
def test_the_first_lead_in_the_called_suit_is_forbidden_to_whoever_leads(
    taker: int, announced: bool
) -> None:
    for seed in range(40):
        deal = at_random(seed, players=5)
        leader = taker if announced else (deal.dealer + 1) % 5
        bid(deal, taker, "garde_contre")
        suits = {card.suit for card in deal.board.hand(leader) if card.is_plain}
        suit = next(iter(sorted(suits)))
        king = Card(suit + "K")
        low = next((c for c in deal.board.hand(leader) if c.suit == suit and c != king), None)
        if low is None:
            continue
        deal.play(taker, Call(king))
        deal.play(taker, "announce slam" if announced else "pass")
        deal.play(leader, "pass")
        reason = deal.explain(leader, f"play {low}")
        assert reason is not None
        assert reason.rule == "lead_rule"
        if king in deal.board.hand(leader):
            assert deal.explain(leader, f"play {king}") is None
        return
    pytest.fail("no such deal")


# Chien and écart.


def test_the_called_queen_may_not_be_put_away_unless_the_table_allows_it() -> None:
    hand = cards("HQ H2 H3 H4 H5")
    five = FrenchOptions(players=5)
    chosen = next(a for a in ecarts(hand, 3, five) if Card("HQ") in a.cards)
    reason = ecarts(hand, 3, five, Card("HQ")).why_not(chosen)
    assert reason is not None
    assert reason.rule == "called_card_not_discardable"
    allowed = replace(five, ecart_called_card="allowed")
    assert chosen in ecarts(hand, 3, allowed, Card("HQ"))


def test_an_unseen_chien_counts_for_the_taker_or_for_the_defence_and_is_turned_up_at_the_end() -> (
    None
):
    totals = {}
    for contract in ("garde_sans", "garde_contre"):
        deal = at_random(3)
        chien = frozenset(deal.board.pool)
        bid(deal, 1, contract)
        go_on(deal, until="play")
        assert not any(isinstance(fact, Turned) for fact in deal.view(1).facts)
        sheet = finished(go_on(deal))
        turned = [fact.cards for fact in deal.view(0).facts if isinstance(fact, Turned)]
        assert [frozenset(cards) for cards in turned] == [chien]
        totals[contract] = sheet.facts["half_points"]
        bouts = {card for trick in deal.board.tricks for _, card in trick} & set(cards("T1 T21 F"))
        assert set(sheet.facts["bouts"]) <= bouts | set(chien)  # type: ignore[arg-type]
    value = sum(map(half_points, chien))
    assert totals["garde_sans"] - totals["garde_contre"] == value  # type: ignore[operator]


# Announcements.


@pytest.mark.parametrize(
    ("players", "sizes"), [(3, (13, 15, 18)), (4, (10, 13, 15)), (5, (8, 10, 13))]
)
def test_sizes_of_poignees(players: int, sizes: tuple[int, ...]) -> None:
    for held in range(22):
        trumps = cards(TRUMPS)[:held]
        choices = poignees(players, trumps)
        levels = {
            level
            for level, size in zip(("simple", "double", "triple"), sizes, strict=True)
            if choices.why_not(Show(level, tuple(sorted(trumps[:size], key=FRENCH.number)))) is None
        }
        assert levels == {
            level
            for level, size in zip(("simple", "double", "triple"), sizes, strict=True)
            if held >= size
        }


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, ["poignee"]),
        ({"poignee": "off"}, []),
        ({"misere": "on"}, ["poignee", "misere"]),
        ({"poignee": "off", "misere": "on"}, ["misere"]),
    ],
)
def test_everybody_is_asked_just_before_the_first_card_and_never_again(
    players: int, options: dict[str, str], asked: list[str]
) -> None:
    deal = go_on(at_random(5, players=players, no_petite="on", **options))
    first = topics(deal)
    first = first[first.index("play") - len(asked) :]
    assert first[: players * (len(asked) + 1)] == [*asked, "play"] * players
    assert set(first[players * (len(asked) + 1) :]) == {"play"}


@pytest.mark.parametrize("slam", ["on", "off"])
def test_a_slam_is_asked_about_only_where_it_is_played(slam: str) -> None:
    assert ("slam" in topics(go_on(at_random(5, slam=slam)))) == (slam == "on")


def test_a_poignee_is_seen_by_all_and_may_hold_trumps_that_had_to_be_put_away() -> None:
    hand = cards("SK HK DK CK F T21 T1 T10 T11 T12 T13 T14 T15 T16 T17 T18 S2 H3")
    pool = cards("T19 T20 D4 C5 T8 T9")
    rest = [card for card in FRENCH if card not in hand and card not in pool]
    deal = Deal.from_hands("french", [hand, *(rest[i::3] for i in range(3))], pool, dealer=3)
    bid(deal, 0, "petite")
    deal.play(0, "discard S2 H3 D4 C5 T8 T9")
    deal.play(0, "pass")
    trumps = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T1"
    deal.play(0, f"show triple {trumps}")
    assert Shown(0, cards(trumps), "poignee") in deal.view(2).facts
    sheet = finished(go_on(deal))
    term = next(term for term in sheet.terms if term.rule == "poignee")
    assert abs(term.amounts[1]) == 40
    assert term.facts["seat"] == 0


def test_a_card_refused_in_a_poignee_is_refused_for_the_right_reason() -> None:
    held = "T21 T20 T18 T16 T14 T12 T9 T7 T5"
    for hand in (f"{held} T3", f"{held} F"):
        choices = poignees(4, cards(f"{hand} H2"))
        for wrong, rule in (("H2", "trumps_only"), ("H3", "not_in_hand"), ("T4", "not_in_hand")):
            reason = choices.why_not(show("simple", f"{held} {wrong}"))
            assert reason is not None
            assert reason.rule == rule
    excuse = poignees(4, cards(f"{held} T3")).why_not(show("simple", f"{held} F"))
    assert excuse is not None
    assert excuse.rule == "not_in_hand", "nothing is said of an Excuse that somebody else holds"


@pytest.mark.parametrize(
    ("rule", "hand", "laid", "again"),
    [
        ("forced_only", "T2 SK", "S2 T3 T4", "T3 T4"),
        ("free", "T2 SK", "S2 T3 T4", "T3 T4"),
        ("free", "T2 SK S3", "S2 T3 T4", ""),
        ("free", "T2 SK", "S2 S3 S4", ""),
    ],
)
def test_only_trumps_put_away_under_compulsion_are_shown_again(
    rule: str, hand: str, laid: str, again: str
) -> None:
    options = FrenchOptions.read({"ecart_trumps": rule})
    assert trumps_put_away(cards(hand), cards(laid), options) == list(cards(again))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_misere_is_paid_by_everybody_to_its_holder(players: int) -> None:
    result = Result(players, 0, "garde", 100, 2, miseres=[(players - 1, "misere_tete")])
    term = settle(result)[-1]
    assert term.rule == "misere"
    assert term.amounts == (*[-10] * (players - 1), 10 * (players - 1))


def test_a_misere_is_seen_by_all_and_stands_on_the_sheet() -> None:
    for seed in range(200):
        deal = at_random(seed, misere="on", poignee="off")
        bid(deal, 3, "garde_sans")
        deal.play(3, "pass")
        assert deal.decision is not None
        shown = [action for action in deal.decision.choices if isinstance(action, Show)]
        if shown:
            break
    seat = deal.decision.seat
    deal.play(seat, shown[0])
    assert Shown(seat, shown[0].cards, "misere") in deal.view((seat + 1) % 4).facts
    sheet = finished(go_on(deal))
    (term,) = [term for term in sheet.terms if term.rule == "misere"]
    assert term.amounts[seat] == 30
    assert (term.facts["seat"], term.facts["kind"]) == (seat, shown[0].name)


# The Excuse.


def test_without_an_exchange_at_an_odd_table_nothing_is_owed_and_nobody_says_so() -> None:
    assert card_play(FrenchOptions(players=4, excuse_exchange_odd=False)).fool.owed == 1  # type: ignore[union-attr]
    told = {"on": 0, "off": 0}
    for exchange in told:
        for seed in range(12):
            deal = at_random(seed, players=3, excuse_exchange_odd=exchange)
            bid(deal, 0, "garde_contre")
            notes = [f for f in go_on(deal).view(None).facts if isinstance(f, Noted)]
            told[exchange] += sum(note.rule in ("fool_owed", "fool_paid") for note in notes)
    assert told["on"] > 0
    assert told["off"] == 0


def test_at_five_nobody_speaks_of_the_debt_before_the_sides_are_known() -> None:
    told = 0
    for seed in range(30):
        deal = at_random(seed, players=5)
        bid(deal, 0, "garde_contre")
        kings = [king for king in cards("SK HK DK CK") if king not in deal.board.hand(0)]
        if not kings or kings[0] in deal.board.pool:
            continue
        deal.play(0, Call(kings[0]))
        rng = Random(seed)
        while deal.decision is not None:
            noted = [f for f in deal.view(None).facts if isinstance(f, Noted)]
            fallen = {
                card for trick in (*deal.board.tricks, deal.board.on_table) for _, card in trick
            }
            assert not noted or kings[0] in fallen
            told += len(noted)
            deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    assert told > 0


def test_at_five_a_called_card_in_the_open_chien_makes_the_sides_known_at_once() -> None:
    fool, told = Card("F"), 0
    for seed in range(200):
        deal = at_random(seed, players=5)
        king = next((card for card in deal.board.pool if card.rank == "K"), None)
        holder = next((seat for seat in range(1, 5) if fool in deal.board.hand(seat)), None)
        if king is None or holder is None:
            continue
        bid(deal, 0, "garde")
        deal.play(0, Call(king))
        rng = Random(seed)
        while not deal.board.winners:
            assert deal.decision is not None
            seat, choices = deal.decision.seat, deal.decision.choices
            excuse = seat == holder and deal.decision.topic == "play"
            deal.play(seat, "play F" if excuse else choices.sample(rng))
        if king in [card for _, card in deal.board.tricks[0]]:
            continue
        notes = [fact for fact in deal.view(None).facts if isinstance(fact, Noted)]
        assert [note.rule for note in notes][:1] == ["fool_owed"] * (deal.board.winners[0] == 0)
        told += len(notes)
        roles = [fact for fact in go_on(deal).view(None).facts if fact == Role(0, "alone")]
        assert len(roles) == 1, "said once, when the chien is turned up"
    assert told > 0


# The Petit in the last trick.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_kernel_and_the_score_agree_on_the_petit_in_the_last_trick(players: int) -> None:
    seen = 0
    for seed in range(400):
        deal = go_on(at_random(seed, players=players, slam="off"), seed)
        position = deal.board.position
        if position is None:
            continue
        sheet = finished(deal)
        terms = [term for term in sheet.terms if term.rule == "petit_au_bout"]
        last = [card for _, card in deal.board.tricks[-1]]
        if Card("F") not in last:
            assert bool(terms) == (Card("T1") in last) == (position.ultimo_seat >= 0)
        if terms:
            winner = position.leader
            on_side = winner in (sheet.facts["taker"], sheet.facts["partner"])
            assert (terms[0].facts["side"] == "taker") == on_side
            factor = CONTRACTS[str(sheet.facts["contract"])]
            assert terms[0].facts["each"] == (10 if on_side else -10) * factor
            seen += 1
    assert seen > 5


# Scoring.


@pytest.mark.parametrize(
    ("taken", "announced", "slam"),
    [
        (18, False, "unannounced_made"),
        (18, True, "announced_made"),
        (17, False, "none"),
        (17, True, "announced_failed"),
        (1, True, "announced_failed"),
        (0, False, "defence"),
        (0, True, "announced_failed_defence"),
    ],
)
def test_slams_by_the_tricks_of_the_takers_side(taken: int, announced: bool, slam: str) -> None:
    assert slam_of(taken, 18, announced) == slam


def test_the_tricks_of_the_partner_count_for_the_slam() -> None:
    """The partner wins the first trick with the called king, the taker all the others."""
    tricks = [
        *("D1 DK D2 D3 D4", "T3 T4 T5 T6 T21", "T20 T7 T8 T9 T10", "T19 T11 T12 T13 T14"),
        *("SK S1 S2 S3 S4", "T18 S5 S6 S7 S8", "T17 S9 S10 SJ SC", "T16 SQ H1 H2 H3"),
        *("T15 H4 H5 H6 H7", "T2 H8 H9 H10 HJ", "HK HC HQ D5 D6", "CK C1 C2 C3 C4"),
        *("CQ C5 C6 C7 C8", "DQ C9 D7 D8 D9", "CC C10 CJ D10 DJ"),
    ]
    leaders = {1: 1}
    hands: list[list[Card]] = [[] for _ in range(5)]
    for number, text in enumerate(tricks):
        for place, card in enumerate(cards(text)):
            hands[(leaders.get(number, 0) + place) % 5].append(card)
    pool = [card for card in FRENCH if card not in {card for hand in hands for card in hand}]
    options = {"players": 5, "called_suit_lead": "free"}
    deal = Deal.from_hands("french", hands, pool, dealer=4, options=options)
    bid(deal, 0, "garde_sans")
    deal.play(0, "call DK")
    deal.play(0, "pass")
    play_tricks(deal, tricks)
    assert deal.board.winners == [1, *[0] * 14]
    assert [term.rule for term in finished(deal).terms if "slam" in term.rule] == ["slam_made"]


def test_exactly_the_target_is_made_and_called_so() -> None:
    for players in (3, 4, 5):
        exactly = sheet_of(Result(players, 1, "garde", 82, 2))
        assert exactly.headline.rule == "made_exactly"
        assert sheet_of(Result(players, 1, "garde", 83, 2)).headline.rule == "made"
        assert sheet_of(Result(players, 1, "garde", 81, 2)).headline.rule == "failed"
        assert exactly.scores[1] == 50 * (players - 1)


def test_void_deals_are_none_of_the_match() -> None:
    options = FrenchOptions(hands=2)
    void = Sheet(Reason("passed_out"), 4, counts=False)
    scored = sheet_of(Result(4, 0, "petite", 100, 2))
    assert not GAME.is_over([void, void, scored], options)
    assert GAME.is_over([void, scored, scored], options)
    match = Match("french", {"hands": 1, "petit_sec": "off"}, seed=bytes(32))
    deal = match.next_deal()
    dealer = deal.dealer
    for _ in range(4):
        assert deal.decision is not None
        deal.play(deal.decision.seat, "pass")
    match.close_deal()
    assert not match.over
    assert match.next_deal().dealer == (dealer + 1) % 4

"""What holds in every Sicilian deal, in every protocol, town and rare rule."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.properties.worlds import frozen, other_world, questions
from trionfi import texts
from trionfi.cards import SICILIAN, Card
from trionfi.games.sicilian import hand_count
from trionfi.games.sicilian_cards import points_of, thirds
from trionfi.rules.actions import PASS, Action, Say
from trionfi.rules.choices import Choices, OneOf
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Contract, Noted

VARIANTS = [
    *((4, "bargain_protocol", name) for name in ("polled", "simultaneous", "realtime")),
    *((3, "town", name) for name in ("calatafimi", "barcellona", "tortorici")),
]
RARE = {
    "discard_ban": ("five_ten", "five_ten_queens", "five_ten_trumps"),
    "discard_lone_picciotti": (False, True),
    "fool_lead": ("next_sets_suit", "forbidden"),
    "fool_last_trick": ("normal", "lost"),
    "fool_no_worthless": ("surrender", "keep"),
    "takers_share": (True, False),
    "call_rule": ("free", "held_suit", "longest", "shortest_held"),
    "knock": (True, False),
    "redeal_dealer": ("same", "next"),
}
HONOURS = {Card(code) for code in ("T20", "T19", "T1", "T0", "F", "SK", "BK", "CK", "DK", "SQ")}


def start(players: int, option: str, value: str, seed: int, *, rare: bool = False) -> Deal:
    rng = Random(f"{players} {value} {seed}")
    options: dict[str, object] = {"players": players, option: value}
    if rare:
        options |= {word: rng.choice(values) for word, values in RARE.items()}
    return Deal.shuffled("sicilian", seed=seed, dealer=rng.randrange(players), options=options)


def pick(topic: str, choices: Choices[Action], rng: Random) -> Action:
    """A random answer, but hands are played more often, and by partners."""
    words = [Say("20"), Say("15"), Say("play"), PASS]
    if topic != "bid" and rng.random() < 0.5:
        for word in words:
            if word in choices:
                return word
    return choices.sample(rng)


def step(deal: Deal, rng: Random) -> None:
    """One action, now and then out of turn."""
    decision = deal.decision
    assert decision is not None
    seat, choices = decision.seat, decision.choices
    if decision.others and rng.random() < 0.3:
        seat = rng.choice(sorted(decision.others))
        choices = decision.others[seat]
    deal.play(seat, pick(decision.topic, choices, rng))


def play_out(deal: Deal, seed: int, stop: int | None = None) -> Deal:
    rng = Random(seed)
    while not deal.over and len(deal.log) != stop:
        step(deal, rng)
    return deal


def check(deal: Deal) -> None:
    """The invariants of section 10."""
    sheet, board = deal.sheet, deal.board
    assert sheet is not None
    assert sum(sheet.scores) == 0
    assert all(sum(term.amounts) == 0 for term in sheet.terms)
    if not sheet.counts:
        five_ten = deal.options.to_json()["discard_ban"] == "five_ten"
        lone = deal.options.to_json()["discard_lone_picciotti"]
        if sheet.headline.rule == "nobody_said_20" and five_ten and not lone:
            assert any(hand_count(board.hand(seat)) >= 20 for seat in range(4))
        return
    assert len(board.tricks) == 60 // deal.seats
    cards = [card for trick in board.tricks for _, card in trick]
    cards += [card for laid in board.laid for card in laid]
    assert sorted(cards) == sorted(SICILIAN)
    taker, partner = sheet.facts["taker"], sheet.facts.get("partner")
    assert board.position is not None
    side = [seat for seat in range(deal.seats) if seat in (taker, partner)]
    laid = sum(thirds(card) for seat in side for card in board.laid[seat])
    won = board.position.side_points(sum(1 << seat for seat in side))
    assert points_of(won + laid) == sheet.facts["points"]


@pytest.mark.parametrize("rare", [False, True], ids=["defaults", "rare"])
@pytest.mark.parametrize(("players", "option", "value"), VARIANTS)
def test_a_thousand_deals_end_as_they_must(
    players: int, option: str, value: str, rare: bool
) -> None:
    ends: Counter[str] = Counter()
    for seed in range(1000):
        deal = play_out(start(players, option, value, seed, rare=rare), seed)
        check(deal)
        assert deal.sheet is not None
        ends[deal.sheet.headline.rule.partition("_")[0]] += 1
    assert len(ends) >= 2
    assert players == 3 or ends["partners"] > 100


@pytest.mark.long
@pytest.mark.parametrize(("players", "option", "value"), VARIANTS)
def test_ten_thousand_deals_end_as_they_must(players: int, option: str, value: str) -> None:
    for seed in range(10_000):
        check(play_out(start(players, option, value, seed, rare=seed % 2 == 1), seed))


@pytest.mark.parametrize(("players", "option", "value"), VARIANTS)
def test_views_and_questions_do_not_depend_on_cards_a_seat_cannot_place(
    players: int, option: str, value: str
) -> None:
    rng = Random(f"worlds {players} {value}")
    compared = 0
    while compared < 150:
        seed = rng.getrandbits(30)
        deal = start(players, option, value, seed, rare=True)
        play_out(deal, seed, stop=rng.randrange(1, 50))
        if deal.over:
            continue
        asked = questions(deal)
        for seat in (*range(deal.seats), None):
            found = other_world(deal, seat, rng, HONOURS)
            if found is None or found[0].cards == deal.cards:
                continue
            world, asked_there = found
            assert frozen(world.view(seat)) == frozen(deal.view(seat))
            assert asked_there == asked
            compared += 1


@pytest.mark.parametrize(("players", "option", "value"), VARIANTS)
def test_replay_and_undo(players: int, option: str, value: str) -> None:
    rng = Random(f"replay {players} {value}")
    for seed in range(25):
        deal = play_out(start(players, option, value, seed, rare=True), seed, rng.randrange(70))
        seats = (*range(deal.seats), None)
        before = [frozen(deal.view(seat)) for seat in seats]
        assert [frozen(deal.fork().view(seat)) for seat in seats] == before
        if not deal.over:
            step(deal, rng)
            deal.undo()
            assert [frozen(deal.view(seat)) for seat in seats] == before


def words_of(deal: Deal) -> set[str]:
    """Keys of the texts that a deal needs."""
    assert deal.sheet is not None
    keys = {f"headline.{deal.sheet.headline.rule}"}
    keys |= {f"{kind}.{term.rule}" for kind in ("term", "working") for term in deal.sheet.terms}
    for fact in deal.view(None).facts:
        if isinstance(fact, Contract):
            keys.add(f"contract.{fact.name}")
        if isinstance(fact, Noted):
            keys.add(f"note.{fact.rule}")
    return keys


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everything_that_is_said_has_a_text(language: str) -> None:
    keys: set[str] = set()
    for players, option, value in VARIANTS:
        for seed in range(12):
            deal = start(players, option, value, seed, rare=True)
            rng = Random(seed)
            while deal.decision is not None:
                topic, choices = deal.decision.topic, deal.decision.choices
                keys |= {f"{kind}.{topic}" for kind in ("topic", "wait") if topic != "play"}
                if isinstance(choices, OneOf):
                    keys |= {f"refusal.{reason.rule}" for reason in choices.refused.values()}
                    for action in choices:
                        label = texts.action_label("sicilian", "sicilian", str(action), topic)
                        assert label != str(action)
                step(deal, rng)
            keys |= words_of(deal)
    for key in keys:
        assert texts.has(f"sicilian.{key}", language) or texts.has(key, language), key


# Perft: the board that flows write on counts what the brute force of the rule text has counted.

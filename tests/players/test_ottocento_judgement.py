"""The judgement of Ottocento."""

from __future__ import annotations

from statistics import fmean

import pytest

from tests.players.endings import ending
from trionfi.cards import BOLOGNESE, Card
from trionfi.games.ottocento import GAME, gifts
from trionfi.games.ottocento_cards import OttocentoOptions, card_points
from trionfi.games.ottocento_combinations import combinations
from trionfi.players import Player, play_out, player
from trionfi.players.rules.knowledge import Knowledge
from trionfi.players.rules.ottocento import Judgement, cheapest_gift, words_for, worth
from trionfi.rules.actions import Discard, Give, Show
from trionfi.rules.deal import Deal

OPTIONS = OttocentoOptions()


def know_at(deal: Deal) -> Knowledge:
    assert deal.decision is not None
    return Knowledge(deal.view(deal.decision.seat), deal.game, deal.options)


def after(deal: Deal, topic: str) -> Deal:
    """The deal, played on by `rules` to the first question about something."""
    bots = player("rules", 1)
    while deal.decision is not None and deal.decision.topic != topic:
        seat = deal.decision.seat
        deal.play(seat, bots.choose(deal.view(seat), deal.game, deal.options))
    return deal


def test_kings_and_tarocchi_are_worth_more_than_their_points() -> None:
    know = know_at(after(Deal.shuffled("ottocento", seed=5), "play"))
    values = worth(know)
    number = know.pack.number
    for code in ("SK", "T20", "T1", "F"):
        assert values[number(Card(code))] > 25
    for code in ("S9", "C10", "B7"):
        assert values[number(Card(code))] == 1


def test_the_worth_of_a_card_follows_what_has_been_captured() -> None:
    deal = Deal.shuffled("ottocento", seed=5)
    start = worth(know_at(after(deal, "play")))
    bots = player("rules", 1)
    while len(deal.board.tricks) < 12:
        assert deal.decision is not None
        seat = deal.decision.seat
        deal.play(seat, bots.choose(deal.view(seat), deal.game, deal.options))
    assert worth(know_at(deal)) != start


def test_everything_is_announced() -> None:
    announced = 0
    for seed in range(12):
        deal = play_out(Deal.shuffled("ottocento", seed=seed), [player("rules", 1)] * 4)
        layout = deal.game.layout(deal.options, deal.dealer)
        for seat in range(4):
            dealt = {c for c, to in zip(deal.cards, layout, strict=True) if to == seat}
            hand = dealt - set(deal.board.laid[seat])
            shown = [a for s, a in deal.log if s == seat and isinstance(a, Show)]
            whole = combinations(hand).cards
            assert {c for action in shown for c in action.cards} == whole
            announced += bool(shown)
    assert announced > 10


def test_the_scarto_keeps_trumps_and_kings() -> None:
    for seed in range(30):
        deal = after(Deal.shuffled("ottocento", seed=seed), "announce")
        (action,) = [a for _, a in deal.log if isinstance(a, Discard)]
        high = [c for c in action.cards if c.is_trump and (c.number > 9 and c.suit == "T")]
        assert not high


def test_the_gift_costs_as_little_as_possible() -> None:
    for seed in range(25):
        deal = after(Deal.shuffled("ottocento", seed=seed), "gift")
        if deal.decision is None:
            continue
        know = know_at(deal)
        choices = gifts({action.cards[0] for action in deal.decision.choices})
        ours = {gift.cards[0] for gift in choices.actions} | {Card("F")}
        theirs = set(BOLOGNESE) - ours

        def lead(gift: Give, ours: set[Card] = ours, theirs: set[Card] = theirs) -> int:
            own, other = ours - set(gift.cards), theirs | set(gift.cards)
            points = combinations(own).total - combinations(other).total
            return points + card_points(own) - card_points(other)

        best = cheapest_gift(know, choices.actions)
        assert lead(best) == max(map(lead, choices.actions))


@pytest.mark.parametrize(
    ("hand", "card", "said"),
    [
        ("S6 T9 T5 CQ", "S6", ("busso", "volo")),
        ("S6 CQ C10 C9", "S6", ("volo",)),
        ("S6 SQ C10 C9", "S6", ("busso",)),
        ("S6 S7 C10 C9", "S6", ()),
        ("T9 S7 C10 C9", "T9", ()),
    ],
)
def test_signals_say_what_is_true(hand: str, card: str, said: tuple[str, ...]) -> None:
    rest = [c.code for c in BOLOGNESE if c.code not in hand.split()]
    others = [" ".join(rest[4 * i : 4 * i + 4]) for i in range(3)]
    view = ending(GAME, [hand, *others], roles=())
    know = Knowledge(view, GAME, OPTIONS)
    assert words_for(know, Card(card)) == said


def test_every_signal_is_on_offer() -> None:
    """What the judgement says with a lead is never refused; some of it is said."""
    said = set()
    for seed in range(12):
        for preset in ("dummett", "tournament"):
            deal = Deal.shuffled("ottocento", seed=seed, options={"preset": preset})
            play_out(deal, [player("rules", 1)] * 4)
            said |= {word for _, a in deal.log for word in getattr(a, "signals", ())}
    assert {"busso", "volo"} <= said


def test_a_pair_calls_out_when_it_can() -> None:
    ends = set()
    for seed in range(30):
        deal = Deal.shuffled(
            "ottocento", seed=seed, before=(790, 790), options={"preset": "tournament"}
        )
        sheet = play_out(deal, [player("rules", 1)] * 4).sheet
        assert sheet is not None
        ends.add(sheet.headline.rule)
        announced = any(isinstance(a, Show) for _, a in deal.log)
        assert (sheet.headline.rule == "called_out") == announced
    assert "called_out" in ends


def test_beats_random() -> None:
    """Duplicate: the same cards with the pairs exchanged."""
    leads = []
    for seed in range(12):
        for strong in (0, 1):
            bots: list[Player] = [
                player("rules" if seat % 2 == strong else "random", seed) for seat in range(4)
            ]
            sheet = play_out(Deal.shuffled("ottocento", seed=seed), bots).sheet
            assert sheet is not None
            leads.append(sheet.scores[strong] - sheet.scores[1 - strong])
    assert fmean(leads) > 100


def test_a_judgement_of_its_own() -> None:
    assert Judgement().values(know_at(Deal.shuffled("ottocento", seed=1))) is not None

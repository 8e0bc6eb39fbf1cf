"""The Sicilian games for three: Calatafimi, Barcellona, Tortorici (sections 11.3, 11.4, 11.6)."""

from __future__ import annotations

import pytest

from trionfi.cards import Card
from trionfi.games.sicilian_cards import SicilianOptions, layout, settle_solo
from trionfi.games.sicilian_three import settle_each
from trionfi.rules.board import POOL
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Saw, Took
from trionfi.rules.match import Match
from trionfi.rules.options import OptionError


def start(town: str, *words: str, dealer: int = 2) -> Deal:
    deal = Deal.shuffled("sicilian", seed=5, dealer=dealer, options={"players": 3, "town": town})
    for word in words:
        assert deal.decision is not None
        deal.play(deal.decision.seat, word)
    return deal


@pytest.mark.parametrize("town", ["barcellona", "tortorici"])
def test_the_games_of_other_towns_are_for_three(town: str) -> None:
    with pytest.raises(OptionError, match=f"for three: take players=3 with town={town}"):
        SicilianOptions.read({"town": town})
    with pytest.raises(OptionError, match="for three"):
        SicilianOptions.read({"preset": town, "players": 4})
    assert SicilianOptions.read({"preset": town}).players == 3


def asked(deal: Deal) -> tuple[int, str] | None:
    return deal.decision and (deal.decision.seat, deal.decision.topic)


def offered(deal: Deal) -> set[str]:
    assert deal.decision is not None
    return {str(action) for action in deal.decision.choices}


def finish(deal: Deal) -> Deal:
    """Discard the first three cards that may go, then play the first legal card, to the end."""
    while deal.decision is not None:
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    return deal


def leader(deal: Deal) -> int:
    """Who leads to the first trick, once the talon is exchanged."""
    assert deal.decision is not None
    assert deal.decision.topic == "discard"
    deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    assert deal.decision is not None
    return deal.decision.seat


def taken(deal: Deal) -> tuple[Card, ...] | None:
    """What everybody saw of the talon."""
    (took,) = [fact for fact in deal.view(None).facts if isinstance(fact, Took)]
    return took.cards


def test_twenty_cards_each_and_a_talon_of_three() -> None:
    places = layout(SicilianOptions(players=3), 2)
    assert [places.count(seat) for seat in (0, 1, 2, POOL)] == [20, 20, 20, 3]
    assert places[:15] == (0,) * 5 + (1,) * 5 + (2,) * 5


# Calatafimi.


def test_calatafimi_bargains_after_fifteen_and_the_dealer_exchanges_unseen() -> None:
    deal = start("calatafimi")
    assert [len(deal.board.hand(seat)) for seat in range(3)] == [15] * 3
    assert not any(isinstance(fact, Saw) for fact in deal.view(2).facts)
    deal.play(0, "say play")
    assert [len(deal.board.hand(seat)) for seat in range(3)] == [20, 20, 23]
    assert asked(deal) == (2, "discard")
    assert taken(deal) is None
    assert leader(deal) == 0


def test_calatafimi_not_played_the_next_dealer_deals() -> None:
    match = Match("sicilian", {"players": 3}, seed=1, first_dealer=2)
    deal = match.next_deal()
    for word in ("say pay 6", "say take 4", "say take 2"):
        assert deal.decision is not None
        deal.play(deal.decision.seat, word)
    assert match.close_deal().scores == (-6, 4, 2)
    assert match.dealer == 0


def test_each_for_himself() -> None:
    assert settle_each([37, 36, 36], 0).amounts == (0, 0, 0)
    assert settle_each([50, 30, 29], 2).amounts == (14, -6, -8)
    sheet = finish(start("calatafimi", "say play")).sheet
    assert sheet is not None
    assert sum(sheet.scores) == 0
    (term,) = sheet.terms
    points = term.facts["points"]
    assert isinstance(points, tuple)
    assert sum(int(str(own)) for own in points) == 109


# Barcellona.


def test_barcellona_one_word_each_and_only_the_dealer_has_a_third() -> None:
    deal = start("barcellona")
    assert offered(deal) == {"pass", "bid solo"}
    assert deal.explain(0, "bid each").rule == "each_is_for_the_dealer"  # type: ignore[union-attr]
    deal = start("barcellona", "pass", "pass")
    assert (asked(deal), offered(deal)) == ((2, "bid"), {"pass", "bid each", "bid solo"})
    deal.play(2, "pass")
    assert deal.sheet is not None
    assert (deal.sheet.headline.rule, deal.sheet.same_dealer) == ("passed_out", False)


@pytest.mark.parametrize(
    ("words", "declarer"), [(["bid solo"], 0), (["pass", "bid solo"], 1), (["pass"] * 2, 2)]
)
def test_barcellona_the_talon_is_shown_and_the_right_of_the_declarer_leads(
    words: list[str], declarer: int
) -> None:
    deal = start("barcellona", *words, *(["bid each"] if declarer == 2 else []))
    assert asked(deal) == (declarer, "discard")
    assert taken(deal) is not None
    assert leader(deal) == (declarer + 1) % 3


def test_barcellona_a_solo_pays_four_and_two() -> None:
    assert settle_solo(65, 0, 3, factor=4, each=2).amounts == (40, -20, -20)
    sheet = finish(start("barcellona", "pass", "bid solo")).sheet
    assert sheet is not None
    by = int(str(sheet.facts["points"])) - 55
    assert sheet.scores == (-2 * by, 4 * by, -2 * by)


# Tortorici.


def test_tortorici_a_call_that_all_accept() -> None:
    deal = start("tortorici", "bid each", "choose bene", "choose bene")
    assert asked(deal) == (0, "discard")
    assert taken(deal) is None
    assert leader(deal) == 1


def test_tortorici_a_solo_of_the_first_is_accepted() -> None:
    deal = start("tortorici", "bid solo")
    assert offered(deal) == {"choose bene"}
    assert deal.explain(1, "bid solo").rule == "solo_stands"  # type: ignore[union-attr]
    deal = start("tortorici", "bid solo", "choose bene", "choose bene")
    assert leader(deal) == 0


@pytest.mark.parametrize(("last", "soloist"), [("choose bene", 2), ("choose solo_io", 0)])
def test_tortorici_the_first_may_take_the_solo_back(last: str, soloist: int) -> None:
    deal = start("tortorici", "bid each", "choose bene", "bid solo")
    assert (asked(deal), offered(deal)) == ((0, "answer"), {"choose bene", "choose solo_io"})
    deal.play(0, last)
    assert asked(deal) == (soloist, "discard")
    assert leader(deal) == soloist
    sheet = finish(deal).sheet
    assert sheet is not None
    by = int(str(sheet.facts["points"])) - 55
    assert sheet.scores[soloist] == 2 * by

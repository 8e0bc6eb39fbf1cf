"""The five kinds of choices: legal, refused, counted, sampled, spelled."""

import itertools
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trionfi.cards import FRENCH, Card, Pack
from trionfi.kernel import Position, Rules
from trionfi.rules.actions import PASS, Action, Bid, Discard, Give, Play, Show
from trionfi.rules.choices import Choices, Either, OneOf, Pick
from trionfi.rules.plays import SILENT, Plays
from trionfi.rules.reason import Reason
from trionfi.rules.subsets import DONE, Some


def cards(text: str) -> tuple[Card, ...]:
    return FRENCH.parse(text)


def discard(chosen: tuple[Card, ...]) -> Discard:
    return Discard.of(chosen, FRENCH)  # type: ignore[return-value]


def show(name: str, chosen: tuple[Card, ...]) -> Show:
    return Show(name, tuple(sorted(chosen, key=FRENCH.number)))


def spelled(choices: Choices[Action]) -> set[str]:
    """All actions that can be reached token by token."""
    found = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        prefix = waiting.pop()
        following = choices.next(prefix)
        waiting += [(*prefix, token) for token in following]
        if not following:
            found.add(str(choices.build(prefix)))
    return found


def rule(choices: Choices[Action], action: Action) -> str | None:
    reason = choices.why_not(action)
    return reason and reason.rule


def test_one_of_refuses_with_the_reason_it_was_given() -> None:
    low = Reason("bid_too_low", {"standing": "garde"})
    choices = OneOf([PASS, Bid("garde_sans")], {Bid("garde"): low})
    assert choices.why_not(Bid("garde")) == low
    assert rule(choices, Bid("slam")) == "not_offered"
    assert spelled(choices) == {"pass", "bid garde_sans"}
    assert choices.only() is None
    assert OneOf([PASS]).only() == PASS


def test_a_question_needs_an_answer() -> None:
    with pytest.raises(ValueError, match="at least one answer"):
        OneOf([])


@given(
    st.integers(0, 4),
    st.integers(0, 5),
    st.data(),
)
def test_pick_spells_exactly_what_it_lists(forced: int, pool: int, data: st.DataObject) -> None:
    hand = data.draw(st.permutations(FRENCH.cards))[: forced + pool]
    take = data.draw(st.integers(0, pool))
    choices = Pick(discard, forced=hand[:forced], pool=hand[forced:], take=take)
    if not choices.size:
        return
    listed = {str(action) for action in choices}
    assert spelled(choices) == listed
    assert len(listed) == choices.count()
    assert str(choices.sample(Random(1))) in listed
    for size in range(len(hand) + 1):
        for chosen in itertools.combinations(hand, size):
            action = discard(chosen)
            assert (action in choices) == (str(action) in listed)


def test_pick_names_what_is_wrong() -> None:
    king = Reason("king_not_discardable", {"card": Card("SK")})
    choices = Pick(discard, pool=cards("S2 S3 S4"), take=2, refused={Card("SK"): king})
    assert choices.why_not(discard(cards("SK S2"))) == king
    assert rule(choices, discard(cards("S2"))) == "too_few_cards"
    assert rule(choices, discard(cards("S2 S3 S4"))) == "too_many_cards"
    assert rule(choices, Discard(cards("S2 S2"))) == "duplicate_card"
    assert rule(choices, discard(cards("S2 H2"))) == "not_in_hand"
    assert rule(choices, Give(cards("S2 S3"))) == "not_offered"
    forced = Pick(discard, forced=cards("S2"), pool=cards("T3 T4"), take=1)
    assert rule(forced, discard(cards("T3 T4"))) == "forced_cards"


@pytest.mark.parametrize(
    "tokens",
    [(), ("H2",), ("H2", "H3", "H4"), ("H2", "H2"), ("H2", "H3", "junk"), ("H2", "CK"), ("junk",)],
)
def test_what_spells_nothing_builds_nothing(tokens: tuple[str, ...]) -> None:
    choices = Pick(discard, pool=cards("H2 H3 H4"), take=2)
    with pytest.raises(ValueError, match="spells no legal action"):
        choices.build(tokens)
    with pytest.raises(ValueError, match="spells no legal action"):
        OneOf([PASS, Bid("garde")]).build(tokens)


def test_pick_cannot_take_more_than_there_is() -> None:
    with pytest.raises(ValueError, match="cannot pick 3 of 1 cards"):
        Pick(discard, pool=cards("S2"), take=3)


def test_either_keeps_the_reason_of_the_part_that_is_meant() -> None:
    pool = cards("T2 T3 T4")
    hidden = {Card("F"): Reason("trump_stays_hidden")}
    choices: Either[Action] = Either(
        OneOf([PASS]),
        Pick(partial(show, "simple"), pool=pool, take=2, refused=hidden),
        Pick(partial(show, "double"), pool=pool, take=3),
    )
    assert spelled(choices) == {str(action) for action in choices}
    assert choices.count() == 5
    assert rule(choices, show("simple", cards("T2 F"))) == "trump_stays_hidden"
    assert rule(choices, show("double", cards("T2 T3"))) == "too_few_cards"
    assert rule(choices, show("triple", pool)) == "not_offered"
    assert rule(choices, Play(Card("T2"))) == "not_offered"
    assert {str(choices.sample(Random(seed))) for seed in range(99)} == spelled(choices)


def runs_of_three(chosen: frozenset[Card]) -> frozenset[Card]:
    """The cards that stand in a run of three trumps inside the set: closed under union."""
    numbers = {card.number for card in chosen}
    kept = {n + d for n in numbers if {n, n + 1, n + 2} <= numbers for d in range(3)}
    return frozenset(card for card in chosen if card.number in kept)


@settings(deadline=None)
@given(st.sets(st.integers(1, 9), min_size=3, max_size=9))
def test_some_spells_and_lists_exactly_the_family(numbers: set[int]) -> None:
    pool = tuple(Card(f"T{number}") for number in sorted(numbers))
    give = partial(Give.of, pack=FRENCH)
    if not runs_of_three(frozenset(pool)):
        with pytest.raises(ValueError, match="the pool holds no set"):
            Some(give, pool=pool, core=runs_of_three, loose="in_no_run")
        return
    choices = Some(give, pool=pool, core=runs_of_three, loose="in_no_run")
    family = {
        str(give(chosen))
        for size in range(1, len(pool) + 1)
        for chosen in itertools.combinations(pool, size)
        if runs_of_three(frozenset(chosen)) == set(chosen)
    }
    assert {str(action) for action in choices} == family
    assert spelled(choices) == family
    for size in range(len(pool) + 1):
        for chosen in itertools.combinations(pool, size):
            assert (give(chosen) in choices) == (str(give(chosen)) in family)
    assert str(choices.sample(Random(len(pool)))) in family


def test_some_names_the_loose_cards() -> None:
    pool = cards("T2 T3 T4 T9")
    choices = Some(partial(Give.of, pack=FRENCH), pool=pool, core=runs_of_three, loose="in_no_run")
    reason = choices.why_not(Give.of(pool, FRENCH))
    assert reason == Reason("in_no_run", {"cards": cards("T9")})
    with pytest.raises(ValueError, match="spells no legal action"):
        choices.build(("T2", DONE))


def test_some_of_shows_begins_with_the_name_of_what_is_shown() -> None:
    pool = cards("T2 T3 T4 T5")
    choices = Some(partial(show, "run"), pool=pool, core=runs_of_three, loose="in_no_run")
    assert spelled(choices) == {str(action) for action in choices}
    assert show("run", pool) in choices
    assert rule(choices, show("flush", pool)) == "not_offered"
    assert rule(choices, show("run", pool[:2])) == "in_no_run"
    assert rule(choices, show("run", ())) == "no_card_chosen"
    assert choices.form()["verb"] == "show run"
    assert choices.of(choices.whole) == show("run", pool)
    with pytest.raises(ValueError, match="spells no legal action"):
        choices.build(("T2", "T3", "T4", DONE))


def led(*signals: str) -> Plays:
    """Any card of a hand may be led, the 3 with these signals."""
    rules = Rules(2, [[[0], [1], [2], [3]]], [], [0, 0, 0, 0])
    pack = Pack("small", "S", ["S1", "S2", "S3", "S4"])
    legal = Position(rules, [[0, 2], [1, 3]], 0).legal()
    return Plays(pack, legal, lambda card: signals if card.rank == "3" else ())


def test_signals_are_read_in_any_order() -> None:
    pack = Pack("small", "S", ["S1", "S2", "S3", "S4"])
    assert Play.read(["S3", "volo", "busso"], pack) == Play.read(["S3", "busso", "volo"], pack)
    assert str(Play.read(["S3", "volo", "busso"], pack)) == "play S3 busso volo"


def test_signals_of_one_word_and_of_several() -> None:
    choices = led("knock", "fly", "knock fly")
    three = Card("S3")
    assert choices.count() == 5
    assert spelled(choices) == {str(action) for action in choices}
    assert Play(three, ("knock", "fly")) in choices
    assert rule(choices, Play(three, ("fly", "knock"))) == "signal_not_allowed"
    assert rule(choices, Play(Card("S1"), ("fly",))) == "signal_not_allowed"
    assert choices.next(("S3",)) == (SILENT, "knock", "fly")
    assert choices.next(("S3", "knock")) == (SILENT, "fly")
    assert choices.next(("S3", "fly")) == ()
    assert choices.build(("S3", "knock", SILENT)) == Play(three, ("knock",))
    seen = {choices.sample(Random(seed)).signals for seed in range(60)}
    assert seen == {(), ("knock",), ("fly",), ("knock", "fly")}

"""What holds in every deal of every game."""

import json
import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.test_leaks import VARIANTS
from tests.properties.worlds import frozen
from trionfi.records import DealRecord, read
from trionfi.rules.actions import read_action
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.game import find_game
from trionfi.rules.table import Table

seeds = st.integers(0, 2**40)


def random_deal(name: str, players: int, seed: int, stop: int | None = None) -> Deal:
    """A deal played at random, to the end or up to `stop` actions, now and then out of turn."""
    rng = Random(seed)
    deal = Deal.shuffled(name, seed=seed, options={"players": players})
    while deal.decision is not None and len(deal.log) != stop:
        seat, choices = deal.decision.seat, deal.decision.choices
        if deal.decision.others and rng.random() < 0.05:
            seat, choices = rng.choice(list(deal.decision.others.items()))
        deal.play(seat, choices.sample(rng))
    return deal


def state(deal: Deal) -> list[str]:
    """Everything anybody can see of a deal."""
    return [frozen(deal.view(seat)) for seat in (*range(deal.seats), None)]


@pytest.mark.parametrize(("name", "players"), VARIANTS)
@settings(max_examples=25, deadline=None)
@given(seed=seeds, share=st.floats(0, 1))
def test_replay_undo_and_fork(name: str, players: int, seed: int, share: float) -> None:
    whole = random_deal(name, players, seed)
    deal = random_deal(name, players, seed, stop=int(share * len(whole.log)))
    assert state(deal.fork()) == state(deal)
    assert deal.log == pickle.loads(pickle.dumps(deal.log))
    before = state(deal)
    if deal.decision is not None:
        deal.play(deal.decision.seat, deal.decision.choices.sample(Random(seed)))
        deal.undo()
        assert state(deal) == before


@pytest.mark.parametrize(("name", "players"), VARIANTS)
@settings(max_examples=5, deadline=None)
@given(seed=seeds, share=st.floats(0, 1.2))
def test_records_make_the_round_trip(name: str, players: int, seed: int, share: float) -> None:
    whole = random_deal(name, players, seed)
    deal = random_deal(name, players, seed, stop=int(share * len(whole.log)))
    record = DealRecord(deal)
    for form in (record.text(), json.dumps(record.to_json()), record.compact()):
        again = read(form)
        assert isinstance(again, DealRecord)
        assert again.text() == record.text()
        assert state(again.deal) == state(deal)


@pytest.mark.parametrize(("name", "players"), VARIANTS)
@settings(max_examples=25, deadline=None)
@given(seed=seeds)
def test_every_deal_ends_with_terms_that_sum_to_zero(name: str, players: int, seed: int) -> None:
    deal = random_deal(name, players, seed)
    assert deal.sheet is not None
    assert len(deal.sheet.scores) == players
    assert all(len(term.amounts) == players for term in deal.sheet.terms)
    if deal.game.zero_sum:
        assert sum(deal.sheet.scores) == 0
        for term in deal.sheet.terms:
            assert sum(term.amounts) == 0, term


@pytest.mark.parametrize(("name", "players"), VARIANTS)
@settings(max_examples=25, deadline=None)
@given(seed=seeds)
def test_cards_are_conserved_and_points_complete(name: str, players: int, seed: int) -> None:
    deal = random_deal(name, players, seed)
    board = deal.board
    if board.position is None or not board.position.over:
        return
    played = [card for trick in board.tricks for _, card in trick]
    away = [card for pile in board.laid for card in pile] + board.pool
    assert sorted(played + away) == sorted(deal.game.pack)
    play = deal.game.card_play(deal.options)
    won = sum(board.position.points(seat) for seat in range(players))
    assert won + play.points(away) == play.points(deal.game.pack) + play.last_trick


@pytest.mark.parametrize(("name", "players"), VARIANTS)
@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_every_choice_spells_prints_and_parses(name: str, players: int, seed: int) -> None:
    rng = Random(seed)
    deal = Deal.shuffled(name, seed=seed, options={"players": players})
    while deal.decision is not None:
        choices = deal.decision.choices
        action = choices.sample(rng)
        assert action in choices
        assert read_action(str(action), deal.game.pack) == action
        tokens: tuple[str, ...] = ()
        while following := choices.next(tokens):
            tokens = (*tokens, rng.choice(list(following)))
        spelled = choices.build(tokens)
        assert spelled in choices
        deal.play(deal.decision.seat, rng.choice([action, spelled]))


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_listed_choices_are_legal_distinct_and_counted(name: str, players: int) -> None:
    rng = Random(f"listed {name} {players}")
    for seed in range(6):
        deal = Deal.shuffled(name, seed=seed, options={"players": players})
        while deal.decision is not None:
            choices = deal.decision.choices
            size = choices.count()
            if size is not None and size < 3000:
                listed = list(choices)
                assert len(listed) == size == len({str(action) for action in listed})
                assert all(action in choices for action in listed)
            deal.play(deal.decision.seat, choices.sample(rng))


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_a_refused_action_changes_nothing(name: str, players: int) -> None:
    rng = Random(f"refused {name} {players}")
    deal = Deal.shuffled(name, seed=11, options={"players": players})
    pack = find_game(name).pack
    while deal.decision is not None:
        before = state(deal)
        wrong = [f"play {rng.choice(pack.cards)}", "bid nonsense", f"discard {pack.cards[0]}"]
        for seat in range(players):
            for text in wrong:
                if deal.explain(seat, text) is not None:
                    with pytest.raises(IllegalActionError) as caught:
                        deal.play(seat, text)
                    assert caught.value.reason.rule
        assert state(deal) == before
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_table_agrees_with_the_position(name: str, players: int) -> None:
    for seed in range(8):
        deal = random_deal(name, players, seed, stop=40 + 3 * seed)
        play = deal.game.card_play(deal.options)
        for seat in (*range(players), None):
            view = deal.view(seat)
            table = Table(play, view.facts)
            for number in range(players):
                assert table.seats[number].cards == len(deal.board.hand(number))
            position = deal.board.position
            if position is not None and not deal.over:
                assert table.trick.plays == list(deal.board.on_table)
                assert table.winning == (position.winning if position.winning >= 0 else None) or (
                    table.trick.plays and table.trick.plays[0][1].is_fool
                )
                assert [s.tricks for s in table.seats] == [
                    position.tricks(s) for s in range(players)
                ]

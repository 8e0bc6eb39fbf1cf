"""Words of several people within a moment: their order is drawn, whoever's line is faster."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.server.house import Chair, House, opened
from tests.server.test_out_of_turn import bargain
from trionfi.rules.actions import Say
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Decision
from trionfi.rules.free_order import WAIT
from trionfi.server.tables.seats import Seat
from trionfi.server.tables.words import Word, by_lot, is_contested

PLAY = Say("play")
WORDS = OneOf([WAIT, PLAY])


def spoken(chair: Chair) -> list[tuple[int, str]]:
    """Everything said in the bargaining, in order."""
    facts = [fact for m in chair.messages if m["type"] == "view" for fact in m["facts"]]
    return [
        (f["seat"], f["action"]) for f in facts if f["type"] == "Did" and f["topic"] == "bargain"
    ]


async def at_the_bargaining(house: House) -> list[Chair]:
    _, chairs = await bargain(house, 4, "realtime")
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.view["decision"]["topic"] == "bargain")
    return chairs


async def test_words_of_one_moment_are_all_said(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        chairs = await at_the_bargaining(house)
        seq = chairs[0].seq
        for chair, points in zip(chairs[:3], (3, 4, 5), strict=True):
            await chair.send("act", seq=seq, action=f"say pay {points}")
        assert all(chair.seq == seq for chair in chairs)
        await chairs[3].until(lambda: chairs[3].seq == seq + 3)
        said = spoken(chairs[3])
        assert sorted(action for _, action in said) == ["say pay 3", "say pay 4", "say pay 5"]
        assert chairs[3].view["table"]["contract"]["facts"]["points"] == 12


async def test_what_is_no_longer_legal_is_refused_and_may_be_said_otherwise(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        chairs = await at_the_bargaining(house)
        seq, before = chairs[0].seq, [len(chair.messages) for chair in chairs]
        for chair in chairs:
            await chair.send("act", seq=seq, action="say pay 2")
        # Nobody would be left to take: of four offers the last one falls.
        refused: list[Chair] = []

        def one_is_refused() -> bool:
            refused[:] = [
                chair
                for chair, start in zip(chairs, before, strict=True)
                if any(m["type"] == "refused" for m in chair.messages[start:])
            ]
            return bool(refused)

        await chairs[0].until(one_is_refused)
        (last,) = refused
        reasons = [m["reason"]["rule"] for m in last.messages if m["type"] == "refused"]
        assert reasons == ["last_may_not_pay"]
        await last.until(lambda: last.seq == seq + 3)
        await last.act("say take 6")
        assert last.view["sheet"]["scores"][last.view["seat"]] == 6


async def test_alone_with_computer_players_nothing_waits(tmp_path: Path) -> None:
    async with opened(tmp_path, word_window=60.0, open_pace=5.0) as house:
        _, chairs = await bargain(house, 1, "realtime")
        chair = chairs[0]
        async with asyncio.timeout(20):
            await chair.act("say play")
        assert spoken(chair)[-1] == (chair.view["seat"], "say play")


class Wire:
    def send(self, text: str) -> None: ...

    def replace(self) -> None: ...


def test_when_another_word_might_come() -> None:
    people = [Seat(seat, "person", "rules", line=Wire()) for seat in range(2)]
    seats = [*people, Seat(2, "bot", "rules"), Seat(3, "person", "rules")]
    words = dict.fromkeys((1, 2, 3), WORDS)
    talk = Decision(0, "bargain", WORDS, words, WAIT)
    assert is_contested(talk, seats[0], PLAY, seats)
    assert is_contested(talk, seats[1], PLAY, seats)
    assert not is_contested(talk, seats[0], WAIT, seats)
    alone = Decision(0, "bargain", WORDS, {2: WORDS, 3: WORDS}, WAIT)
    assert not is_contested(alone, seats[0], PLAY, seats)
    assert not is_contested(Decision(0, "bargain", WORDS, {}, PLAY), seats[0], PLAY, seats)
    assert not is_contested(Decision(0, "play", WORDS, words), seats[1], PLAY, seats)


@pytest.mark.parametrize("count", [2, 3, 4])
async def test_the_order_is_fair_and_does_not_depend_on_who_came_first(count: int) -> None:
    loop = asyncio.get_running_loop()
    words = [Word(seat, PLAY, loop.create_future()) for seat in range(count)]
    first: Counter[int] = Counter()
    for deal in range(1200):
        seed = deal.to_bytes(32, "big")
        order = [word.seat for word in by_lot(words, seed, 0)]
        assert order == [word.seat for word in by_lot(reversed(words), seed, 0)]
        first[order[0]] += 1
    assert all(abs(first[seat] - 1200 / count) < 150 for seat in range(count))

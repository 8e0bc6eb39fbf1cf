"""Who deals first at a table: a lot that anybody can check, and that the table keeps."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.server.house import opened, play_on
from trionfi.cards.shuffle import lot, promise
from trionfi.rules import match
from trionfi.server.storage.migrate import downgrade, upgrade
from trionfi.server.storage.store import Store


async def test_the_lot_of_a_table_can_be_checked_when_the_first_deal_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "lot", lot)
    dealers = set()
    async with opened(tmp_path) as house:
        while len(dealers) < 2:
            table, guests, _ = await house.table(3, players=3, slam=False, poignee=False)
            chairs = [await guest.sit(table) for guest in guests]
            for chair in chairs:
                await chair.until(lambda chair=chair: chair.seen and chair.view["decision"])
            dealer = chairs[0].view["table"]["dealer"]
            assert chairs[0].view["decision"]["seat"] == (dealer + 1) % 3
            promised = chairs[0].last["match"]["promise"]
            # Everybody passes, which is the shortest deal there is.
            await play_on(chairs, choose=lambda chair, decision: "pass")
            record = await house.guest().get(f"/api/tables/{table}/deals/1")
            seed = bytes.fromhex(record["seed"])
            assert record["promise"] == promised == promise(seed)
            assert record["dealer"] == dealer == lot(seed, 3)
            dealers.add(dealer)


async def test_a_table_keeps_its_dealer_when_the_house_is_opened_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for dealer in range(3):
            # What the lot says later does not matter to a table that is there.
            with pytest.MonkeyPatch.context() as lots:
                lots.setattr(match, "lot", lambda seed, seats, dealer=dealer: dealer)
                table, guests, _ = await house.table(3, players=3)
            chairs = [await guest.sit(table) for guest in guests]
            first, watcher = chairs[(dealer + 1) % 3], chairs[0]
            await first.until(lambda first=first: first.yours)
            await first.act("pass")
            await watcher.until(lambda seen=watcher, first=first: seen.seq == first.seq)
            before = watcher.view
            assert before["table"]["dealer"] == dealer
            await house.restart()
            again = await guests[0].sit(table)
            assert again.view == before


async def test_at_a_table_of_before_the_lot_the_last_seat_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(3, players=3)
        chairs = [await guest.sit(table) for guest in guests]
        await chairs[0].until(lambda: chairs[0].yours)
        await chairs[0].act("pass")
        await house.stop()
        engine = create_engine(f"sqlite:///{tmp_path / 'trionfi.sqlite3'}")
        with engine.begin() as connection:
            downgrade(connection, "0001")
        with engine.begin() as connection:
            upgrade(connection)
            assert connection.scalar(text("select first_dealer from tables")) is None
        monkeypatch.setattr(match, "lot", lambda seed, seats: 0)
        await house.start()
        store: Store = house.app.state.services.store
        row = await store.table(table)
        assert row is not None
        assert row.first_dealer is None
        chair = await guests[1].sit(table)
        await chair.until(lambda: chair.yours)
        assert chair.view["table"]["dealer"] == 2

"""Tressette over sockets: a claim out of turn, and points that run from deal to deal."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import opened, play_on


async def test_a_claim_out_of_turn_ends_the_deal_and_the_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = [house.guest() for _ in range(4)]
        made = await guests[0].post(
            "/api/tables",
            game="tressette",
            options={"games": 50},
            seats=[{"kind": "you"}] + [{"kind": "link"}] * 3,
            name="Zero",
        )
        table = made["table"]
        for seat, guest in enumerate(guests[1:], 1):
            await guest.post(f"/api/tables/{table}/join", seat=seat, name=f"P{seat}")
        chairs = [await guest.sit(table) for guest in guests]
        await play_on(chairs)
        assert chairs[0].view["sheet"]["terms"][0]["rule"] == "points"
        match = chairs[0].last["match"]
        assert (match["dealsTotal"], match["over"]) == (None, False)
        running = chairs[0].view["sheet"]["facts"]["running"]
        await chairs[0].send("next", seq=chairs[0].seq)
        for chair in chairs:
            await chair.until(lambda chair=chair: not chair.over)
        label = chairs[1].view["table"]["contract"]
        assert [label["facts"]["points"], label["facts"]["against"]] == running

        def between_tricks() -> bool:
            decisions = [chair.view["decision"] for chair in chairs]
            return any(decision and decision["others"] for decision in decisions)

        await play_on(chairs, stop=between_tricks)
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.view["decision"]["others"])
        claimant = next(chair for chair in chairs if not chair.yours)
        assert claimant.view["decision"]["others"]["options"] == ["announce claim"]
        await claimant.act("announce claim")
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.over)
        sheet = chairs[0].view["sheet"]
        assert sheet["headline"]["rule"] == "claim_wrong"
        assert sum(abs(score) for score in sheet["scores"]) == 4
        # The game is over as well: the next one begins with nothing.
        await chairs[0].send("next", seq=chairs[0].seq)
        for chair in chairs:
            await chair.until(lambda chair=chair: not chair.over)
        label = chairs[1].view["table"]["contract"]
        assert [label["facts"]["points"], label["facts"]["against"]] == [0, 0]

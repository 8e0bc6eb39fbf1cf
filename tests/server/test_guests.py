"""Guests, seats by link, recovery codes, lists of tables."""

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.house import opened, play_on
from trionfi.server.guests import COOKIE, hashed, new_code, normal


def test_codes_can_be_typed_carelessly() -> None:
    code = new_code()
    assert len(code) == 19
    assert normal(code) == code
    assert normal(f" {code.lower().replace('-', ' ')} ") == code
    assert normal("oil0-u") == normal("0110-V")


async def test_a_guest_is_a_cookie_that_no_script_can_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = house.guest()
        assert await guest.get("/api/tables") == []
        assert COOKIE not in guest.cookies
        answer = await guest.request(
            "POST",
            "/api/tables",
            json={"game": "french", "seats": [{"kind": "you"}] + [{"kind": "bot"}] * 3},
        )
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        again = await guest.request("GET", "/api/tables")
        assert "set-cookie" not in again.headers


async def test_nothing_secret_is_stored_as_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, guests, told = await house.table(2)
        token, code = guests[1].cookies[COOKIE], str(told[1]["code"])
    with sqlite3.connect(tmp_path / "trionfi.sqlite3") as database:
        seats = database.execute("select code_hash from seats").fetchall()
        tokens = database.execute("select token_hash from guests").fetchall()
    assert (hashed(code),) in seats
    assert (hashed(token),) in tokens
    stored = (tmp_path / "trionfi.sqlite3").read_bytes()
    assert token.encode() not in stored
    assert code.encode() not in stored


async def test_seats_are_taken_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        owner = house.guest()
        seats = [{"kind": "you"}, {"kind": "link"}, {"kind": "bot"}, {"kind": "link"}]
        made = await owner.post("/api/tables", game="french", seats=seats)
        join = f"/api/tables/{made['table']}/join"
        bea, cid, dan = house.guest(), house.guest(), house.guest()

        async def refusal(guest: object, **body: object) -> str:
            answer = await guest.request("POST", join, json=body)  # type: ignore[attr-defined]
            return str(answer.json()["reason"]["rule"])

        first = await bea.post(join, seat=3, name="  Bea\u202e \n ")
        assert first["seat"] == 3
        assert first["code"]
        assert await bea.post(join, name="Bea") == first | {"code": None}
        assert await refusal(bea, seat=1) == "already_seated"
        assert await refusal(cid, seat=3) == "seat_not_free"
        assert await refusal(cid, seat=2) == "seat_not_free"
        assert await refusal(cid, seat=9) == "seat_not_free"
        assert await refusal(cid, name="x" * 25) == "name_too_long"
        assert (await cid.post(join, name=""))["seat"] == 1
        assert await refusal(dan) == "table_full"
        info = await dan.get(f"/api/tables/{made['table']}")
        assert [p["name"] for p in info["players"]] == ["", "", "", "Bea"]
        assert info["seat"] is None
        assert (await bea.get(f"/api/tables/{made['table']}"))["seat"] == 3


async def test_the_code_brings_a_seat_to_another_browser(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, told = await house.table(2)
        chair = await guests[1].sit(table)
        phone = house.guest()
        wrong = await phone.request("POST", "/api/recover", json={"code": new_code()})
        assert wrong.json()["reason"]["rule"] == "unknown_code"
        assert await phone.post("/api/recover", code=told[1]["code"]) == {
            "table": table,
            "seat": 1,
        }
        await chair.until(lambda: chair.closed)
        assert chair.messages[-1] == {"type": "replaced"}
        assert [t["table"] for t in await phone.get("/api/tables")] == [table]
        assert await guests[1].get("/api/tables") == []
        # The code works again, and back in the first browser too.
        await guests[1].post("/api/recover", code=told[1]["code"])
        assert (await guests[1].sit(table)).view["seat"] == 1
        both = await guests[0].request("POST", "/api/recover", json={"code": told[1]["code"]})
        assert both.json()["reason"]["rule"] == "already_seated"


async def test_unfinished_tables_are_listed_and_limited(tmp_path: Path) -> None:
    async with opened(tmp_path, max_tables=2) as house:
        table, (guest,), _ = await house.table(1, hands=1)
        chair = await guest.sit(table)
        await chair.until(lambda: chair.yours)
        body: dict[str, Any] = {
            "game": "french",
            "seats": [{"kind": k} for k in ("link", "you", "bot", "bot")],
        }
        await guest.post("/api/tables", **body)
        listed = {one["table"]: one for one in await guest.get("/api/tables")}
        assert len(listed) == 2
        assert listed[table]["yourTurn"]
        assert (listed[table]["dealNumber"], listed[table]["dealsTotal"]) == (1, 1)
        third = await guest.request("POST", "/api/tables", json=body)
        assert third.json()["reason"] == {"rule": "too_many_tables", "facts": {"limit": 2}}
        await play_on([chair], choose=lambda c, d: "bid petite" if d["topic"] == "bid" else None)
        if chair.last["match"]["over"]:
            assert table not in {one["table"] for one in await guest.get("/api/tables")}
            again = await guest.sit(table)  # but it can still be looked at
            assert again.view["sheet"] == chair.view["sheet"]


async def test_requests_that_change_something_are_limited(tmp_path: Path) -> None:
    async with opened(tmp_path, request_burst=3, request_rate=0.01) as house:
        guest = house.guest()
        rules = []
        for _ in range(5):
            answer = await guest.request("POST", "/api/recover", json={"code": "x"})
            rules.append(answer.json()["reason"]["rule"])
        assert rules == ["unknown_code"] * 3 + ["too_fast"] * 2
        await guest.get("/api/games")

"""Case R13: nothing that a client is sent names a card that it may not know, or the seed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Chair, Guest, House, opened, play_on
from trionfi.cards import FRENCH
from trionfi.server.services import Services

CARD = re.compile(r"(?<![\w-])(T\d{1,2}|F|[SHDC](?:10|[1-9]|[JCQK]))(?![\w-])")
SHOWCASE = re.compile(r'"showcase":\[[^]]*\]')
"""The cards that the list of games shows of each pack, the same for every table."""


async def watched(
    house: House, contract: str
) -> tuple[str, list[Chair], Guest, list[tuple[str, str]]]:
    """A deal in which seat 2 takes, with a spectator, a reconnection and everything one may ask."""
    table, guests, told = await house.table(4)
    secrets = [(table, made["code"]) for made in told]
    watcher = house.guest()
    await watcher.sit(table)
    chairs = [await guest.sit(table) for guest in guests]

    def bid(chair: Chair, decision: dict[str, Any]) -> str | None:
        if decision["topic"] != "bid":
            return None
        return f"bid {contract}" if chair.view["seat"] == 2 else "pass"

    def tricks() -> int:
        return max(sum(s["tricks"] for s in c.view["table"]["seats"]) for c in chairs)

    await play_on(chairs, choose=bid, stop=lambda: tricks() >= 1)
    one = chairs[1]
    before = one.seq
    await one.leave()
    one = chairs[1] = await guests[1].sit(table, seq=before)
    for message in (
        {"type": "undo"},
        {"type": "hint"},
        {"type": "next"},
        {"type": "act", "seq": one.seq, "action": "play T21"},
        {"type": "act", "seq": one.seq, "action": "play F"},
        {"type": "act", "seq": one.seq, "action": "discard SK HK"},
        {"type": "act", "seq": one.seq, "action": "bid garde"},
        {"type": "act", "seq": 1, "action": "pass"},
    ):
        # What a client says itself is not told: the cards of its messages are left out below.
        await one.say(json.dumps(message))
        await watcher.chairs[0].say(json.dumps(message))
    await one.answer("ping")
    await watcher.chairs[0].answer("ping")
    for guest in (guests[1], watcher):
        for path in ("/api/tables", f"/api/tables/{table}", "/api/games", "/api/health"):
            await guest.get(path)
        for path in (f"/api/tables/{table}/deals/1", f"/api/tables/{table}/deals/2"):
            assert (await guest.request("GET", path)).status_code >= 400
    await play_on(chairs, stop=lambda: tricks() >= 3)
    return table, chairs, watcher, secrets


def known_at(log: list[tuple[int, str]], hands: list[set[str]], chien: set[str]) -> list[set[str]]:
    """After each number of actions, the cards that everybody may know; by hand, from the log."""
    public: set[str] = set()
    known = [set(public)]
    bids: list[str] = []
    for _, action in log:
        verb, *words = action.split()
        if verb == "bid":
            bids.append(words[0])
        if verb == "play" or (verb == "discard" and words):
            public |= {word for word in words if verb == "play" or word.startswith("T")}
        if verb == "show":
            public |= set(words[1:])
        bidding = sum(a.split()[0] in ("bid", "pass") for _, a in log[: len(known)])
        if bids and bids[-1] in ("petite", "garde") and bidding >= 4:
            public |= chien
        known.append(set(public))
    return known


@pytest.mark.parametrize("contract", ["garde", "garde_contre"])
async def test_no_text_names_a_hidden_card_or_the_seed(tmp_path: Path, contract: str) -> None:
    async with opened(tmp_path) as house:
        table, chairs, watcher, secrets = await watched(house, contract)
        services: Services = house.app.state.services
        async with services.tables.room(table) as room:
            deal, match = room.course.deal, room.course.match
            assert deal is not None
            log = [(seat, str(action)) for seat, action in deal.log]
            seeds = [match.seed.hex(), *(match.deal_seed(number).hex() for number in range(3))]
            first = next(n for n, event in enumerate(room.course.events) if event.kind == "deal")
        hands = [set(chair.guest.heard and _first_hand(chair.guest)) for chair in chairs]
        chien = {card.code for card in FRENCH} - set.union(*hands)
        assert len(chien) == 6
        known = known_at(log, hands, chien)
        laid = {
            word for _, action in log if action.startswith("discard") for word in action.split()
        }
        assert bool(laid) == (contract == "garde")

        for guest, own in ((chairs[1].guest, hands[1]), (watcher, set())):
            assert len(guest.heard) > 30
            for seq, text in guest.heard:
                done = max(0, min(seq - first - 1, len(log)))
                may_know = known[done] | own
                if text.startswith('{"type":"refused"'):
                    may_know |= {"T21", "F", "SK", "HK"}  # the client's own words, see above
                clean = SHOWCASE.sub("", text.replace(table, ""))
                for _, code in secrets:
                    clean = clean.replace(str(code), "")
                named = set(CARD.findall(clean))
                assert named <= may_know, (seq, named - may_know, text[:300])
                assert not any(seed in text.lower() for seed in seeds)


def _first_hand(guest: Guest) -> list[str]:
    for _, text in guest.heard:
        if '"type":"Dealt"' in text:
            facts = json.loads(text)["facts"]
            return next(fact["cards"] for fact in facts if fact["type"] == "Dealt")
    raise AssertionError("this guest was dealt nothing")


async def test_secret_actions_reach_others_by_name_only(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, chairs, _, _ = await watched(house, "garde")
        for chair in (chairs[0], chairs[3]):
            told = [f for m in chair.messages if m["type"] == "view" for f in m["facts"]]
            discards = [f for f in told if f["type"] == "Did" and "discard" in f["action"]]
            assert [fact["action"] for fact in discards] == ["hidden discard"]
            assert [f["cards"] for f in told if f["type"] == "Laid"] == [None]
        own = [f for m in chairs[2].messages if m["type"] == "view" for f in m["facts"]]
        laid = next(fact["cards"] for fact in own if fact["type"] == "Laid")
        assert len(laid) == 6
        assert chairs[2].view["table"]["seats"][2]["laid"] == 6

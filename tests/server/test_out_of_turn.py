"""Games in which anybody may speak: the Sicilian bargaining over sockets."""

from pathlib import Path

from tests.server.house import Chair, Guest, House, opened, play_on


async def bargain(house: House, people: int, protocol: str) -> tuple[str, list[Chair]]:
    guests: list[Guest] = [house.guest() for _ in range(people)]
    kinds = ["you"] + ["link"] * (people - 1) + ["bot"] * (4 - people)
    made = await guests[0].post(
        "/api/tables",
        game="sicilian",
        options={"bargain_protocol": protocol},
        seats=[{"kind": kind} for kind in kinds],
    )
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{made['table']}/join")
    chairs = [await guest.sit(made["table"]) for guest in guests]

    def bargaining() -> bool:
        decision = chairs[0].view["decision"]
        return decision is not None and decision["topic"] == "bargain"

    await play_on(chairs, stop=bargaining)
    return str(made["table"]), chairs


async def test_whichever_word_comes_first_is_taken(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, chairs = await bargain(house, 4, "realtime")
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.view["decision"]["topic"] == "bargain")
        asked = chairs[0].view["decision"]["seat"]
        other = chairs[(asked + 2) % 4]
        decision = other.view["decision"]
        assert not decision["yours"]
        assert decision["form"] is None
        assert "say play" in decision["others"]["options"]
        seq = chairs[asked].seq
        await other.act("say pay 3")
        await chairs[asked].until(lambda: chairs[asked].seq > seq)
        # What the first was about to say answers another question now.
        late = await chairs[asked].answer("act", seq=seq, action="say shuffle")
        assert late["reason"]["rule"] == "stale"
        told = [f for m in chairs[asked].messages if m["type"] == "view" for f in m["facts"]]
        fact = {"type": "Did", "seat": other.view["seat"], "action": "say pay 3"}
        assert fact | {"topic": "bargain"} in told


async def test_sealed_words_are_hidden_until_all_are_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, chairs = await bargain(house, 4, "simultaneous")
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.view["decision"]["topic"] == "bargain")
        asked = chairs[0].view["decision"]["seat"]
        writer, reader = chairs[(asked + 1) % 4], chairs[asked]
        await writer.act("seal pay 7")
        await reader.until(lambda: reader.seq >= writer.seq)
        fact = {"type": "Did", "seat": writer.view["seat"], "action": "hidden seal"}
        assert fact | {"topic": "bargain"} in reader.last["facts"]
        assert not any("pay" in str(fact) for fact in reader.last["facts"])
        written = {"topic": "bargain", "action": "hidden seal"}
        assert reader.view["table"]["seats"][writer.view["seat"]]["said"] == [written]
        own = writer.view["table"]["seats"][writer.view["seat"]]["said"]
        assert own == [{"topic": "bargain", "action": "seal pay 7"}]
        # The question of the seat in turn still stands, though something has happened.
        assert reader.view["decision"]["yours"]
        # Read out, they are words like any other; a new round begins with nothing written.
        for chair in chairs:
            if chair is not writer:
                await chair.until(lambda chair=chair: chair.seq >= writer.seq)
                await chair.act("seal wait")
        await reader.until(lambda: reader.seq == chairs[asked - 1].seq)
        said = [seat["said"][-1:] for seat in reader.view["table"]["seats"]]
        assert not any("seal" in word["action"] for words in said for word in words)


async def test_a_deal_with_computer_players_that_may_speak_out_of_turn(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for protocol in ("realtime", "simultaneous", "polled"):
            _, chairs = await bargain(house, 1, protocol)
            await play_on(chairs)
            assert chairs[0].view["sheet"]["scores"]

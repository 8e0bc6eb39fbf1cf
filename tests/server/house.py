"""A real server on a free port with a real database, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from trionfi.server.app import create_app
from trionfi.server.guests import COOKIE
from trionfi.server.messages import SERVER_MESSAGE
from trionfi.server.run import MAX_FRAME, listen
from trionfi.server.settings import Settings

TIME = 60.0
"""Seconds after which a test gives up waiting."""
Json = dict[str, Any]


class House:
    """A server, and everybody who has come to it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.guests: list[Guest] = []

    async def start(self) -> None:
        self.app = create_app(self.settings)
        self._listener = listen("127.0.0.1", 0)
        self.port: int = self._listener.getsockname()[1]
        config = uvicorn.Config(
            self.app, log_level="warning", ws_max_size=MAX_FRAME, timeout_graceful_shutdown=1
        )
        self._server = uvicorn.Server(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[self._listener]))
        async with asyncio.timeout(TIME):
            while not self._server.started:  # noqa: ASYNC110  # it has no event
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        for guest in self.guests:
            await guest.leave()
        self._server.should_exit = True
        await self._task
        self._listener.close()

    async def restart(self) -> None:
        """Close the house and open it again, on another port and the same data."""
        await self.stop()
        await self.start()

    def guest(self) -> Guest:
        """Somebody new, with a browser that knows nothing."""
        self.guests.append(Guest(self))
        return self.guests[-1]

    async def table(
        self, people: int, *, players: int = 4, player: str = "random", **options: Any
    ) -> tuple[str, list[Guest], list[Json]]:
        """A table of French Tarot with so many people, the rest computer players.

        Returns:
            The table, the people in the order of their seats, what joining told them.
        """
        kinds = ["you"] + ["link"] * (people - 1) + ["bot"] * (players - people)
        guests = [self.guest() for _ in range(people)]
        made = await guests[0].post(
            "/api/tables",
            game="french",
            options={"petit_sec": "off", "hands": 2, "players": players, **options},
            seats=[{"kind": kind, "player": player} for kind in kinds],
            name="Zero",
        )
        told = [made]
        for seat, guest in enumerate(guests[1:], 1):
            told.append(
                await guest.post(f"/api/tables/{made['table']}/join", seat=seat, name=f"P{seat}")
            )
        return made["table"], guests, told


@asynccontextmanager
async def opened(data: Path, **settings: Any) -> AsyncIterator[House]:
    """A house without pauses."""
    fast: Json = {"answer_pace": 0.0, "play_pace": 0.0, "open_pace": 0.0, "web": None}
    fast |= {"request_burst": 1000, "message_burst": 100_000}
    os.makedirs(data, exist_ok=True)
    house = House(Settings(data=data, **(fast | settings)))
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


class Guest:
    """One browser: cookies, requests, sockets, and every text that it was ever sent."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookies = httpx.Cookies()
        self.chairs: list[Chair] = []
        self.heard: list[tuple[int, str]] = []
        """Every text, with the last sequence number seen by then."""
        self.seq = 0

    async def request(self, method: str, path: str, **how: Any) -> httpx.Response:
        base = f"http://127.0.0.1:{self.house.port}"
        async with httpx.AsyncClient(base_url=base, cookies=self.cookies) as client:
            answer = await client.request(method, path, **how)
            self.cookies.update(client.cookies)
        self.heard.append((self.seq, answer.text))
        return answer

    async def post(self, path: str, **body: Any) -> Json:
        answer = await self.request("POST", path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async def get(self, path: str) -> Any:
        answer = await self.request("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def sit(self, table: str, seq: int | None = None) -> Chair:
        """Open the socket of a table and say hello."""
        chair = await self.stand(table)
        await chair.hello(seq)
        return chair

    async def stand(self, table: str) -> Chair:
        """Open the socket of a table."""
        token = self.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        socket = await connect(
            f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket",
            additional_headers=headers,
        )
        chair = Chair(self, socket)
        self.chairs.append(chair)
        return chair

    async def leave(self) -> None:
        for chair in self.chairs:
            await chair.leave()
        self.chairs.clear()


class Chair:
    """One socket at a table, read in the background."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.messages: list[Json] = []
        self._socket = socket
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())
        self.closed = False

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                SERVER_MESSAGE.validate_json(text)
                message = json.loads(text)
                if message["type"] == "view":
                    self.guest.seq = message["seq"]
                self.guest.heard.append((self.guest.seq, str(text)))
                async with self._news:
                    self.messages.append(message)
                    self._news.notify_all()
        async with self._news:
            self.closed = True
            self._news.notify_all()

    async def leave(self) -> None:
        await self._socket.close()
        await self._reader

    async def say(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def send(self, kind: str, **fields: Any) -> None:
        await self.say(json.dumps({"type": kind, **fields}))

    async def hello(self, seq: int | None = None) -> Json:
        before = len(self.messages)
        await self.send("hello", **({} if seq is None else {"seq": seq}))
        await self.until(lambda: len(self.messages) > before)
        return self.messages[before]

    async def until(self, happens: Callable[[], object]) -> None:
        """Wait for something to become true.

        What is waited for may hang on what other chairs have heard, so it is looked at again even
        when nothing comes in here.
        """
        async with asyncio.timeout(TIME):
            while not happens():
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.05), self._news:
                        await self._news.wait()

    async def answer(self, kind: str, **fields: Any) -> Json:
        """Send something and wait for a message that is no view."""
        before = len(self.messages)
        await self.send(kind, **fields)
        return await self.next_of({"refused", "error", "hint", "replaced", "pong"}, before)

    async def next_of(self, kinds: set[str], start: int) -> Json:
        def found() -> Json | None:
            return next((m for m in self.messages[start:] if m["type"] in kinds), None)

        await self.until(found)
        message = found()
        assert message is not None
        return message

    @property
    def last(self) -> Json:
        """The last view message."""
        return next(m for m in reversed(self.messages) if m["type"] == "view")

    @property
    def view(self) -> Json:
        view: Json = self.last["view"]
        return view

    @property
    def seen(self) -> bool:
        return any(message["type"] == "view" for message in self.messages)

    @property
    def seq(self) -> int:
        return int(self.last["seq"])

    @property
    def yours(self) -> bool:
        return bool(self.seen and self.view["decision"] and self.view["decision"]["yours"])

    @property
    def over(self) -> bool:
        return bool(self.seen and self.view["sheet"])

    async def act(self, action: str) -> None:
        """Do something, and wait until the table has moved on.

        Where anybody may speak, somebody else may have been faster.
        """
        seq, before = self.seq, len(self.messages)
        await self.send("act", seq=seq, action=action)
        await self.until(
            lambda: self.seq > seq or any(m["type"] == "refused" for m in self.messages[before:])
        )
        refused = [m["reason"] for m in self.messages[before:] if m["type"] == "refused"]
        assert all(reason["rule"] == "stale" for reason in refused), refused


def some_action(form: Json, rng: Random) -> str:
    """An answer that a form offers."""
    if form["kind"] == "one":
        return str(rng.choice(form["options"]))
    if form["kind"] == "plays":
        return f"play {rng.choice(form['legal'])}"
    if form["kind"] == "pick":
        cards = form["forced"] + rng.sample(form["pool"], form["take"])
        return " ".join([form["verb"], *cards])
    return some_action(rng.choice(form["parts"]), rng)


Chooser = Callable[[Chair, Json], str | None]
"""What a chair answers to a decision; None leaves it to chance."""


async def play_on(
    chairs: Sequence[Chair],
    *,
    rng: Random | None = None,
    choose: Chooser = lambda chair, decision: None,
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Let people answer until the deal is over or `stop` is true."""
    random = rng or Random(1)

    async def play(chair: Chair) -> None:
        while True:
            await chair.until(lambda: chair.yours or chair.over or chair.closed or stop())
            if chair.over or chair.closed or stop():
                return
            decision = chair.view["decision"]
            action = choose(chair, decision) or some_action(decision["form"], random)
            await chair.act(action)
            # Others may be waiting for what this action has just made true.
            for other in chairs:
                async with other._news:
                    other._news.notify_all()

    async with asyncio.timeout(3 * TIME), asyncio.TaskGroup() as group:
        for chair in chairs:
            group.create_task(play(chair))

"""The socket of a table: one conversation with one browser."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from trionfi.server.guests import known_guest
from trionfi.server.limits import Bucket
from trionfi.server.messages import (
    CLIENT_MESSAGE,
    Act,
    AskHint,
    ErrorMessage,
    Hello,
    Next,
    Ping,
    PongMessage,
    RefusedMessage,
    ReplacedMessage,
    Undo,
)
from trionfi.server.reasons import Refused
from trionfi.server.services import services_of
from trionfi.server.settings import Settings
from trionfi.server.shapes import Reason
from trionfi.server.storage.store import StorageError
from trionfi.server.tables.room import Room

log = logging.getLogger("trionfi.server")
router = APIRouter()

HELLO_TIME = 20.0
"""Seconds in which the first message must come."""
STRIKES = 100
"""How many messages above the rate are answered before the socket is closed."""
QUEUE = 256
"""Messages that may wait for a slow browser before it is given up."""
REPLACED, GONE, TOO_MUCH, FAILED = 4001, 4004, 4008, 1011
"""Codes with which sockets are closed: replaced, no such table, too many or too slow, an error."""


class SocketLine:
    """What is sent to one browser, in order and without making anybody wait."""

    def __init__(self, websocket: WebSocket) -> None:
        self.replaced = False
        self._websocket = websocket
        self._closing = False
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        if self._queue.qsize() >= QUEUE:
            self.close(TOO_MUCH)
        elif not self._closing:
            self._queue.put_nowait(text)

    def replace(self) -> None:
        self.replaced = True
        self.send(ReplacedMessage().to_text())
        self.close(REPLACED)

    def close(self, code: int) -> None:
        """Hang up after what is queued."""
        if not self._closing:
            self._closing = True
            self._queue.put_nowait(code)

    async def finish(self) -> None:
        """Wait until the line is closed, for a moment."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._writer, 2)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while isinstance(item := await self._queue.get(), str):
                await self._websocket.send_text(item)
            if self._websocket.application_state is WebSocketState.CONNECTED:
                await self._websocket.close(item)


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: str) -> None:
    """The one socket of a browser at a table."""
    if not _same_origin(websocket):
        await websocket.close()
        return
    services = services_of(websocket)
    await websocket.accept()
    line = SocketLine(websocket)
    try:
        guest = await known_guest(websocket, services.store)
        async with services.tables.room(table) as room:
            try:
                await Conversation(websocket, line, room, guest, services.settings).run()
            finally:
                await room.leave(line)
    except Refused as refusal:
        line.send(ErrorMessage(reason=_reason(refusal)).to_text())
        line.close(GONE)
    except Exception as error:
        log.error("table %s: socket failed: %s", table, type(error).__name__)
        line.close(FAILED)
    await line.finish()


class Conversation:
    """Reads what one browser says and passes it on to the room."""

    def __init__(
        self,
        websocket: WebSocket,
        line: SocketLine,
        room: Room,
        guest: int | None,
        settings: Settings,
    ) -> None:
        self._websocket = websocket
        self._line = line
        self._room = room
        self._guest = guest
        self._settings = settings
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._greeted = False

    async def run(self) -> None:
        """Until the browser hangs up."""
        strikes = 0
        while True:
            try:
                async with asyncio.timeout(None if self._greeted else HELLO_TIME):
                    received = await self._websocket.receive()
            except TimeoutError:
                break
            if received["type"] == "websocket.disconnect":
                break
            try:
                if not self._bucket.take():
                    strikes += 1
                    raise Refused("too_fast")
                await self._hear(self._read(received))
            except Refused as refusal:
                await self._refuse(refusal)
            except StorageError:
                await self._refuse(Refused("storage_failed"))
            except Exception as error:  # the text of an error may name cards: it is not logged
                log.error("table %s: %s", self._room.table, type(error).__name__)
                await self._refuse(Refused("server_error"))
            if strikes > STRIKES:
                break
        self._line.close(TOO_MUCH)

    def _read(self, received: object) -> Hello | Act | Next | Undo | AskHint | Ping:
        text = received.get("text") if isinstance(received, dict) else None
        if not isinstance(text, str):
            raise Refused("malformed_message")
        if len(text) > self._settings.max_message or (
            len(text.encode()) > self._settings.max_message
        ):
            raise Refused("message_too_large", limit=self._settings.max_message)
        try:
            return CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            unknown = error.errors(include_input=False)[0]["type"] == "union_tag_invalid"
            raise Refused("unknown_message" if unknown else "malformed_message") from None

    async def _hear(self, message: Hello | Act | Next | Undo | AskHint | Ping) -> None:
        if self._line.replaced:
            raise Refused("replaced")
        if isinstance(message, Ping):
            self._line.send(PongMessage().to_text())
        elif isinstance(message, Hello):
            await self._room.enter(self._line, self._guest, message.seq)
            self._greeted = True
        elif not self._greeted:
            raise Refused("hello_first")
        elif isinstance(message, Act):
            await self._room.act(self._line, message.seq, message.action)
        elif isinstance(message, Next):
            await self._room.next(self._line, message.seq)
        elif isinstance(message, Undo):
            await self._room.undo(self._line)
        else:
            await self._room.hint(self._line)

    async def _refuse(self, refusal: Refused) -> None:
        """Messages that are none are errors; intentions are refused."""
        if refusal.reason.rule in NO_MESSAGES:
            self._line.send(ErrorMessage(reason=_reason(refusal)).to_text())
            return
        if refusal.reason.rule == "stale":
            await self._room.show(self._line)
        answer = RefusedMessage(reason=_reason(refusal), seq=self._room.course.seq)
        self._line.send(answer.to_text())


NO_MESSAGES = frozenset(
    {
        "malformed_message",
        "unknown_message",
        "message_too_large",
        "too_fast",
        "hello_first",
        "too_many_spectators",
    }
)


def _reason(refusal: Refused) -> Reason:
    return Reason.model_validate(refusal.reason.to_json())


def _same_origin(websocket: WebSocket) -> bool:
    """Whether the page that opens a socket is one of this server's, or no page at all."""
    origin = websocket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == websocket.headers.get("host")

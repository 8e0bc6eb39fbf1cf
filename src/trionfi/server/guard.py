"""The outermost layer: limits the size of requests, keeps the text of errors inside."""

from __future__ import annotations

import logging
import traceback

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trionfi.server.bodies import Failure
from trionfi.server.reasons import Refused
from trionfi.server.shapes import Reason

log = logging.getLogger("trionfi.server")

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": "frame-ancestors 'self'",
}


def failure(refusal: Refused) -> JSONResponse:
    """The HTTP answer to something refused."""
    body = Failure(reason=Reason.model_validate(refusal.reason.to_json()), message=refusal.sentence)
    return JSONResponse(body.model_dump(by_alias=True), refusal.status)


class Guard:
    """Wraps an application.

    Args:
        limit: bytes of the body of a request.
    """

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = 0
        started = False

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self._limit:
                raise Refused("message_too_large", 413, limit=self._limit)
            return message

        async def guarded(message: Message) -> None:
            nonlocal started
            if size > self._limit and not started:
                return  # what the application makes of that is no answer
            started = True
            await send(_with_headers(message))

        answer: Refused | None = None
        try:
            await self._app(scope, limited, guarded)
        except Refused as refusal:
            answer = refusal
        except Exception as error:
            # Only where and what kind: the text of an error may name hidden cards.
            frames = "".join(traceback.format_tb(error.__traceback__))
            log.error("%s in %s\n%s", type(error).__name__, scope["path"], frames)
            answer = Refused("server_error", 500)
        if not started:
            answer = answer or Refused("message_too_large", 413, limit=self._limit)
            await failure(answer)(scope, receive, lambda message: send(_with_headers(message)))


def _with_headers(message: Message) -> Message:
    if message["type"] == "http.response.start":
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
    return message

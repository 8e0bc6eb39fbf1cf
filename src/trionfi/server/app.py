"""The application: puts the parts together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount, Route

import trionfi
from trionfi.server import readings, routes, socket
from trionfi.server.guard import Guard, failure
from trionfi.server.pages import Pages, not_built
from trionfi.server.reasons import Refused
from trionfi.server.services import Services
from trionfi.server.settings import Settings
from trionfi.server.storage.store import StorageError


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server with its own services; several may live in one process."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = await Services.start(chosen)
        try:
            yield
        finally:
            await app.state.services.stop()

    app = FastAPI(
        title="Trionfi",
        version=trionfi.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, limit=chosen.max_message)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(StorageError, _not_stored)
    app.add_exception_handler(HTTPException, _http_error)
    app.include_router(routes.router)
    app.include_router(readings.router)
    app.include_router(socket.router)
    pages = chosen.web
    app.router.routes.append(
        Mount("/", Pages(pages), name="pages") if pages else Route("/{path:path}", not_built)
    )
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return failure(error)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    places = [part for part in error.errors()[0]["loc"] if isinstance(part, str)]
    return failure(Refused("malformed_request", 422, field=".".join(places)[:60]))


async def _not_stored(request: Request, error: Exception) -> Response:
    return failure(Refused("storage_failed", 503))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        return failure(Refused("malformed_request", 400, field="body"))
    if request.url.path.startswith("/api") or error.status_code != 404:
        return failure(Refused("not_found", error.status_code))
    return Response("Not found.\n", error.status_code, media_type="text/plain")

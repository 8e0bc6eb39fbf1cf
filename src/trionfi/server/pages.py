"""The built pages of the web application, as static files."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The pages have not been built: run `make web`, then start the server again.\n"


class Pages(StaticFiles):
    """Files with a hash in their name are kept for ever; every place of the room is one page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name or _is_api(path):
                raise
            response = await super().get_response("index.html", scope)
        hashed = Path(path).parts[:1] == ("assets",)
        response.headers["cache-control"] = FOREVER if hashed else "no-cache"
        return response


async def not_built(request: Request) -> Response:
    """The answer to everything but the API while there are no pages."""
    if _is_api(request.url.path.lstrip("/")):
        raise HTTPException(404)
    return PlainTextResponse(NOT_BUILT, 503)


def _is_api(path: str) -> bool:
    return Path(path).parts[:1] == ("api",)

"""Guests: a secret token in a cookie, a recovery code for every seat. Both are stored hashed.

An account will later own guests; nothing but this module and the cookie knows what a guest is.
"""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from trionfi.server.storage.store import Store

COOKIE = "trionfi_guest"
YEAR = 365 * 24 * 3600
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without I, L, O and U, which are read as 1, 1, 0 and V."""
GROUPS, GROUP = 4, 4


def new_token() -> str:
    """A secret for a cookie."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A recovery code of 80 bits, as in `7K3M-Q2XT-9WPA-04HC`."""
    letters = [secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)]
    return "-".join("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))


def normal(code: str) -> str:
    """A code as it was given out, from what a person typed."""
    letters = code.upper().translate(str.maketrans("ILOU", "110V", " -\t\n"))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def hashed(secret: str) -> str:
    """What is stored of a secret. The secrets are long and random: a plain hash is enough."""
    return hashlib.sha256(b"trionfi guest " + secret.encode()).hexdigest()


async def known_guest(connection: HTTPConnection, store: Store) -> int | None:
    """The guest whose cookie came with a request or a socket."""
    token = connection.cookies.get(COOKIE)
    return await store.guest(hashed(token)) if token else None


async def some_guest(connection: HTTPConnection, response: Response, store: Store) -> int:
    """The guest of a request, a new one if there is none; a cookie tells the browser."""
    guest = await known_guest(connection, store)
    if guest is None:
        token = new_token()
        guest = await store.add_guest(hashed(token))
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )
    return guest

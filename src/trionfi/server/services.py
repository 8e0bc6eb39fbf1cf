"""What a running server is made of; held by the application, never global."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from trionfi.server.bots import Bots
from trionfi.server.limits import Buckets
from trionfi.server.reasons import Refused
from trionfi.server.reviews import Reviews
from trionfi.server.settings import Settings
from trionfi.server.storage.store import Store
from trionfi.server.tables.registry import Tables


@dataclass(frozen=True)
class Services:
    """The services of one application, made when it starts and closed when it stops."""

    settings: Settings
    store: Store
    bots: Bots
    tables: Tables
    reviews: Reviews
    requests: Buckets

    @classmethod
    async def start(cls, settings: Settings) -> Services:
        store = Store(settings.database_url)
        await store.open()
        bots = Bots(settings.bot_threads)
        requests = Buckets(settings.request_rate, settings.request_burst)
        reviews = Reviews(settings.review_threads, settings.review_budget)
        tables = Tables(store, bots, settings)
        return cls(settings, store, bots, tables, reviews, requests)

    async def stop(self) -> None:
        await self.tables.close()
        self.reviews.close()
        self.bots.close()
        await self.store.close()


def services_of(connection: HTTPConnection) -> Services:
    """The services behind a request or a socket."""
    return cast(Services, connection.app.state.services)


Served = Annotated[Services, Depends(services_of)]


def limited(connection: HTTPConnection, services: Served) -> None:
    """Let an address change things only at a moderate rate."""
    address = connection.client.host if connection.client else ""
    if not services.requests.take(address):
        raise Refused("too_fast", 429)

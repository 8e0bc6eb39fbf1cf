"""The HTTP interface."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Depends, Request, Response

import trionfi
from trionfi.cards import PACKS, UnknownCardError
from trionfi.cards.pictures import picture
from trionfi.server.bodies import (
    Created,
    GameSpec,
    Joined,
    JoinTable,
    Link,
    NewTable,
    OpenTable,
    Recover,
    Recovered,
    ReviewState,
    TableInfo,
)
from trionfi.server.guests import hashed, known_guest, new_code, normal, some_guest
from trionfi.server.lobby import clean_name, game_specs, new_table, open_table
from trionfi.server.reasons import Refused
from trionfi.server.services import Served, limited
from trionfi.server.tables.course import Course
from trionfi.server.views import deal_record, match_players, played_again

A_DAY = "public, max-age=86400"

router = APIRouter(prefix="/api")
changing: list[Any] = [Depends(limited)]


@router.get("/health")
async def health(services: Served) -> dict[str, str | int]:
    """Whether the server and its database answer."""
    await services.store.check()
    return {"status": "ok", "version": trionfi.__version__, "tables": services.tables.open_rooms}


@router.get("/games")
async def list_games() -> list[GameSpec]:
    """Every game with its options."""
    return game_specs()


@router.get("/cards/{pack}/{card}.svg")
async def card_picture(pack: str, card: str) -> Response:
    """The drawing of one card."""
    try:
        drawn = picture(PACKS[pack].card(card), PACKS[pack])
    except (KeyError, UnknownCardError, FileNotFoundError):
        return Response(status_code=404)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": A_DAY})


@router.post("/tables", dependencies=changing)
async def make_table(
    wanted: NewTable, request: Request, response: Response, services: Served
) -> Created:
    """Make a table; the maker sits where it said `you`."""
    store, settings = services.store, services.settings
    guest = await some_guest(request, response, store)
    if await store.count_tables(guest) >= settings.max_tables:
        raise Refused("too_many_tables", 429, limit=settings.max_tables)
    row, code = new_table(wanted, guest, settings)
    links = [
        Link(seat=seat.seat, url=f"{request.base_url}join/{row.id}/{seat.seat}")
        for seat in row.seats
        if seat.kind == "free"
    ]
    mine = next((seat.seat for seat in row.seats if seat.guest_id == guest), None)
    await store.add_table(row)
    async with services.tables.room(row.id) as room:
        await room.begin()
    return Created(table=row.id, seat=mine, code=code, links=links)


@router.get("/tables")
async def my_tables(request: Request, services: Served) -> list[OpenTable]:
    """The guest's unfinished tables."""
    guest = await known_guest(request, services.store)
    if guest is None:
        return []
    return [open_table(row, guest) for row in await services.store.tables_of(guest)]


@router.get("/tables/{table}")
async def table_info(table: str, request: Request, services: Served) -> TableInfo:
    """What anybody with the link may know of a table: who sits there, which seats are free."""
    guest = await known_guest(request, services.store)
    async with services.tables.room(table) as room:
        seat, course = room.seat_of(guest), room.course
        return TableInfo(
            table=table,
            game=course.match.game.name,
            options=course.match.options.to_json(),
            seat=seat.number if seat else None,
            players=match_players(room.seats),
            scores=list(course.match.scores),
            deal_number=course.number,
            deals_total=course.total,
            over=course.match.over,
        )


@router.post("/tables/{table}/join", dependencies=changing)
async def join_table(
    table: str, wanted: JoinTable, request: Request, response: Response, services: Served
) -> Joined:
    """Take a free seat."""
    name = clean_name(wanted.name, services.settings)
    async with services.tables.room(table) as room:
        guest = await some_guest(request, response, services.store)
        code = new_code()
        seat = await room.join(guest, wanted.seat, name, code)
        if seat is None:
            own = room.seat_of(guest)
            assert own is not None
            return Joined(table=table, seat=own.number, code=None)
        await room.begin()
        return Joined(table=table, seat=seat.number, code=code)


@router.post("/recover", dependencies=changing)
async def recover_seat(
    wanted: Recover, request: Request, response: Response, services: Served
) -> Recovered:
    """Take one's seat in another browser."""
    row = await services.store.seat_with_code(hashed(normal(wanted.code)))
    if row is None:
        raise Refused("unknown_code", 404)
    guest = await some_guest(request, response, services.store)
    async with services.tables.room(row.table_id) as room:
        await room.recover(guest, row.seat)
    return Recovered(table=row.table_id, seat=row.seat)


@router.get("/tables/{table}/deals/{number}")
async def finished_deal(table: str, number: int, services: Served) -> Response:
    """The whole of a finished deal, for everybody; deals are counted from 1."""
    async with services.tables.room(table) as room:
        course = room.course
        must_be_finished(course, number)
        players = match_players(room.seats)
        record = await asyncio.to_thread(deal_record, table, course, players, number)
    return Response(record.to_text(), media_type="application/json")


def must_be_finished(course: Course, number: int) -> None:
    """A running deal is shown to nobody.

    Raises:
        Refused: the deal is running, or there is none of this number.
    """
    if number == course.number and course.decision is not None:
        raise Refused("deal_running", 409)
    if not 1 <= number <= course.match.number:
        raise Refused("no_deal", 404)


REVIEW = "/tables/{table}/deals/{number}/review"


@router.post(REVIEW, dependencies=changing)
async def start_review(table: str, number: int, services: Served) -> ReviewState:
    """Begin to look for what every card of a finished deal gave away; it is computed once."""
    async with services.tables.room(table) as room:
        course = room.course
        must_be_finished(course, number)
        if not any(str(action).startswith("play ") for _, action in course.match.logs[number - 1]):
            raise Refused("nothing_played", 409)
    return services.reviews.start((table, number), lambda: played_again(course, number))


@router.get(REVIEW)
async def find_review(table: str, number: int, services: Served) -> ReviewState:
    """How far it is, and in the end the review."""
    return services.reviews.find((table, number))


@router.delete(REVIEW, dependencies=changing)
async def cancel_review(table: str, number: int, services: Served) -> ReviewState:
    """Give it up."""
    return services.reviews.cancel((table, number))

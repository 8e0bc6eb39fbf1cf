"""Starting and stopping from the command line; pages; types of the wire."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.house import opened
from trionfi.server.run import StartError, address_of, listen, prepare, serve
from trionfi.server.schema import generate
from trionfi.server.settings import Settings, default_data

ROOT = Path(__file__).parents[2]
SERVE = """
import sys
from trionfi.server.run import StartError, serve
try:
    serve(port=int(sys.argv[1]), data=sys.argv[2])
except StartError as error:
    sys.exit(str(error))
"""


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(StartError, match=f"port {port} is taken by another program"):
            serve(port=port, data=tmp_path)


def test_hosts_and_ports_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="cannot listen on"):
        listen("203.0.113.1", 0)
    with pytest.raises(StartError, match="cannot listen on"):
        listen("127.0.0.1", 70_000)
    assert address_of("localhost", 80) == "http://localhost:80"
    assert address_of("::1", 80) == "http://[::1]:80"
    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:80", address_of("0.0.0.0", 80))


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StartError, match=r"cannot write in the data folder .* with --data"):
        serve(port=0, data=tmp_path / "file" / "data")


@pytest.fixture
def nobody() -> Iterator[None]:
    """For a moment, not the superuser, who may write everywhere."""
    if os.geteuid() == 0:
        os.seteuid(65534)
        yield
        os.seteuid(0)
    else:
        yield


def test_a_read_only_data_folder(nobody: None) -> None:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    try:
        with pytest.raises(StartError, match="permission denied"):
            serve(port=0, data=folder)
    finally:
        folder.rmdir()


def test_a_database_that_is_none_or_of_the_future(tmp_path: Path) -> None:
    file = tmp_path / "trionfi.sqlite3"
    file.write_text("this is no database, only a text that is long enough to look at" * 20)
    with pytest.raises(StartError, match="cannot open the database: file is not a database"):
        prepare(Settings(data=tmp_path))
    file.unlink()
    prepare(Settings(data=tmp_path))
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(StartError, match="newer version"):
        prepare(Settings(data=tmp_path))
    with pytest.raises(StartError, match="cannot open the database"):
        prepare(Settings(data=tmp_path, database="nothing+at+all://"))


def test_the_data_folder_by_default() -> None:
    assert default_data({"TRIONFI_DATA": "/x/y"}) == Path("/x/y")
    assert default_data({"XDG_DATA_HOME": "/x"}) == Path("/x/trionfi")
    assert default_data({}) == Path("~/.local/share/trionfi").expanduser()


async def test_it_starts_says_where_and_stops_when_asked(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, "0", str(tmp_path / "new" / "data"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    async with asyncio.timeout(60):
        line = (await process.stdout.readline()).decode()
        assert line.startswith("Trionfi is open at http://127.0.0.1:")
        async with httpx.AsyncClient(base_url=line.split()[4]) as client:
            assert (await client.get("/api/health")).json()["status"] == "ok"
            games = (await client.get("/api/games")).json()
            french = next(game for game in games if game["name"] == "french")
            assert french["players"] == [3, 4, 5]
            assert next(iter(french["presets"])) == "fft"
            hands = next(option for option in french["options"] if option["name"] == "hands")
            assert (hands["values"], hands["bounds"]) == ([], {"low": 1, "high": 100})
        process.send_signal(signal.SIGTERM)
        assert await process.wait() in (0, -signal.SIGTERM)
    assert (tmp_path / "new/data/trionfi.sqlite3").is_file()


async def test_pages_are_served_with_every_place_of_the_room(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Trionfi</title>" + " " * 2000)
    (web / "assets/app-1f.js").write_text("let a = 1;" * 500)
    async with opened(tmp_path / "data", web=web) as house:
        guest = house.guest()
        for path in ("/", "/table/abc", "/join/abc/1", "/rules/french"):
            page = await guest.request("GET", path)
            assert page.status_code == 200
            assert page.text.startswith("<title>")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            assert page.headers["x-content-type-options"] == "nosniff"
        script = await guest.request("GET", "/assets/app-1f.js")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/gone.js", "/../pyproject.toml", "/favicon.svg"):
            assert (await guest.request("GET", path)).status_code == 404
        assert (await guest.request("GET", "/api/none")).json()["reason"]["rule"] == "not_found"


async def test_without_pages_it_says_how_to_build_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        page = await house.guest().request("GET", "/table/abc")
        assert page.status_code == 503
        assert "make web" in page.text


async def test_a_socket_of_another_site_is_not_opened(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, _, _ = await house.table(1)
        address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
        own = await connect(address, origin=f"http://127.0.0.1:{house.port}")  # type: ignore[arg-type]
        await own.close()


def test_the_types_of_the_wire_are_up_to_date() -> None:
    committed = (ROOT / "web/src/lib/protocol.ts").read_text()
    assert committed == generate(), "run: python -m trionfi.server.schema > web/src/lib/protocol.ts"

"""Old databases open: what a former version has written is brought up to date, and its games go on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from crashyard.server.settings import Settings
from tests.server.databases import KINDS, a_database
from tests.server.living import asynchronous
from tests.server.serving import a_server
from tests.server.test_databases import play
from tests.server.test_store import differences

KEPT = Path(__file__).parent / "kept"
TABLE = "ooN1IY_q9V81d-ywi5JdDg"


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with a_database(request.param, tmp_path) as found:
        yield found


@asynchronous
async def leave_behind(database: str, step: str) -> None:
    """Make a database as it was at a step."""

    def make(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "crashyard.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, step)
        for line in (KEPT / f"{step}.sql").read_text().splitlines():
            if not line.startswith("--"):
                connection.exec_driver_sql(line)

    engine = create_async_engine(Settings(database=database).database_url)
    async with engine.begin() as connection:
        await connection.run_sync(make)
    await engine.dispose()


@asynchronous
async def check_schema(database: str) -> None:
    engine = create_async_engine(Settings(database=database).database_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_the_games_of_a_former_version_go_on(database: str, tmp_path: Path) -> None:
    leave_behind(database, "0001")
    with a_server(tmp_path, database=database) as served, served.visitor() as ann:
        ann.ask("/sign-in", {"name": "annabella", "password": "correct horse"})
        assert [(each["id"], each["n"]) for each in ann.get("/tables/mine")] == [(TABLE, 14)]
        play(ann, TABLE, 1000)
        assert ann.get(f"/tables/{TABLE}")["state"] == "over"
        assert ann.get(f"/tables/{TABLE}/verify")["outcomes"] > 0
        assert [each["name"] for each in ann.get("/tokens")] == ["robot"]
        assert ann.get("/me/data")["said"][0]["text"] == "Hello"
    check_schema(database)

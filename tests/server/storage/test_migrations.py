"""Old databases open: what a former version has written is brought up to date, and its games go on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from crashyard.engine import load_record
from crashyard.engine.records.stored import digest_of, own_digest
from crashyard.server.http.routes.finished import record_of, verified
from crashyard.server.settings import Settings
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.snapshots import Snapshot
from crashyard.server.tables.table import GameTable
from tests.server.databases import KINDS, a_database
from tests.server.living import Fate, Living, a_registry, asynchronous, happened
from tests.server.serving import a_server
from tests.server.storage.test_databases import play
from tests.server.storage.test_store import differences

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
        config.set_main_option("script_location", "crashyard.server.storage:migrations")
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


NUMBERED = {
    "table-1": ("cube-attack", "running", 70, "761982d84256857d"),
    "table-2": ("cube-attack", "over", 25, "30df4eea93aafa6b"),
    "table-3": ("crash-by-crash", "running", 81, "8ec0130891555b86"),
    "table-4": ("crash-by-crash", "running", 61, "73423f7e1009e51d"),
    "table-5": ("crash-and-grab", "running", 86, "b8f2831adbe5b8c2"),
    "table-6": ("crash-and-grab", "running", 84, "0e0acb4dcd9af360"),
}
"""The tables of step 0003: how many answers there were, and the digest of the position, as rules 1 had it."""


def test_games_that_were_stored_by_numbers_go_on(tmp_path: Path) -> None:
    """By rules 1 they stand where they stood. Other rules go on from as far as they can follow, and say so."""
    leave_behind(str(tmp_path / "tables.db"), "0003")

    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            for name in NUMBERED:
                await check_numbered(living, name)
        async with a_registry(tmp_path) as living:
            for name in NUMBERED:
                assert (await living.registry.table(name)).shown()["rules"]

    check()


async def check_numbered(living: Living, name: str) -> None:
    game, state, answers, digest = NUMBERED[name]
    table = await living.registry.table(name)
    position = table.position
    assert (table.game.name, table.state) == (game, state) and position is not None
    entries = await table.past.entries()
    last = entries[-1]
    if table.is_ours and last.kind != "rules":
        assert digest_of(table.game, position, "1") == digest
    elif state == "running":
        assert last.kind == "rules" and last.body["kept"] + last.body["lost"] == answers
        assert [section.rules for section in load_record(await record_of(table)).earlier] == ["1"]
    else:
        assert load_record(await record_of(table)).origin is not None
    for seat in table.awaited()[:1]:
        person = table.chairs[seat].person
        assert person is not None and len(table.sections(entries)[0].answers) <= answers
        await table.answer(person, seat, position.legal(seat)[0], "on")
        assert "did" in table.history[-1].entry.body


WITH_POSITIONS = {
    "table-1": ("running", 83, 80, "26d18bd282addf36", 53),
    "table-2": ("over", 184, 183, "59ff349d6c7002bf", None),
    "table-3": ("running", 62, 109, "cbb4c7329e831b12", 56),
}
"""The tables of step 0005, all by rules 2: entries, answers, the digest of the position, the entry of the snapshot."""


def test_games_whose_snapshots_hold_a_position_go_on(database: str, tmp_path: Path) -> None:
    """They are found from their entries, and then have snapshots like any other."""
    leave_behind(database, "0005")

    @asynchronous
    async def check() -> None:
        fate = Fate(at=1_790_000_700.0)
        async with a_registry(tmp_path, fate, database) as living:
            for name, (state, number, answers, digest, snapshot) in WITH_POSITIONS.items():
                row = await living.store.snapshot(name)
                assert (None if row is None else row["number"]) == snapshot
                assert row is None or (Snapshot.of(row).state is None and Snapshot.of(row).position)
                table = await living.registry.table(name)
                assert table.position is not None and table.play is not None
                if table.game.rules_version != "2":
                    check_other_rules(table, await table.past.entries(), state, answers)
                    continue
                assert (table.state, table.number, table.play.length) == (state, number, answers)
                assert own_digest(table.position) == digest
                assert len(await happened(table)) == number
                if state == "over":
                    outcomes, thrown = await verified(table)
                    assert outcomes == thrown > 0
                    continue
                seat = table.awaited()[0]
                person = table.chairs[seat].person
                assert person is not None
                assert await table.answer(person, seat, table.position.legal(seat)[0], "key 59") <= number
                assert await table.answer(person, seat, table.position.legal(seat)[0], "on") == number + 1
        async with a_registry(tmp_path, fate, database) as living:
            for name, (state, number, _, _, _) in WITH_POSITIONS.items():
                row = await living.store.snapshot(name)
                if state == "running" and (await living.registry.table(name)).game.rules_version == "2":
                    assert row is not None and row["number"] == number + 1
                    assert Snapshot.of(row).state is not None, "the one of before has made way"
                    table = await living.registry.table(name)
                    assert table.snapshot().row(passing=True) == row

    check()
    check_schema(database)


def check_other_rules(table: GameTable, entries: list[Entry], state: str, answers: int) -> None:
    """Newer rules go on from as far as they can follow; a game that is over stays what it was."""
    if state == "running":
        last = entries[-1]
        assert last.kind == "rules" and last.body["kept"] + last.body["lost"] == answers
    else:
        assert table.state == "over" and not table.is_ours

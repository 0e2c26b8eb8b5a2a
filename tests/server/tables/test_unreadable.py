"""One table that cannot be read harms nothing but itself; and lists are made without reading any."""

import asyncio
import logging
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import create_async_engine

from crashyard.engine import Dice
from crashyard.server.accounts.export import personal_data
from crashyard.server.registry import MOST_LISTED_OF_ONE
from crashyard.server.removal import remove_person
from crashyard.server.settings import Settings
from crashyard.server.storage import schema
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.store import Store
from crashyard.server.storage.table_rows import read_seats
from crashyard.server.tables.table import GameTable
from tests.cli.running import crashyard
from tests.refusals import refuses, tells
from tests.server.databases import KINDS, a_database
from tests.server.living import Fate, Living, a_registry, asynchronous, until
from tests.server.serving import Visitor, a_server

SENTENCE = (
    "The saved data of this table can no longer be read, so nobody can go on playing here;"
    " its host or the operator of the server can close it."
)
T, E, C = schema.tables, schema.entries, schema.chairs

DAMAGES: dict[str, Any] = {
    "an altered action": lambda name: _entry(name, 2, body='{"seat": 0, "did": "fly"}'),
    "an altered number": lambda name: _entry(name, 2, body='{"seat": 0, "answers": [[0, 987654]]}'),
    "an action of nobody": lambda name: _entry(name, 2, body='{"seat": 9, "did": "take"}'),
    "an answer without an action": lambda name: _entry(name, 2, body='{"seat": 0}'),
    "another digest": lambda name: _entry(name, 2, body='{"seat": 0, "did": "plan card=1", "digest": "0"}'),
    "a body that is no JSON": lambda name: _entry(name, 2, body="{"),
    "a body that is a list": lambda name: _entry(name, 2, body="[]"),
    "a body without its fields": lambda name: _entry(name, 3, kind="chat", body="{}"),
    "a kind that nobody knows": lambda name: _entry(name, 2, kind="dance"),
    "a gap": lambda name: delete(E).where(E.c.table == name, E.c.number == 2),
    "no beginning": lambda name: delete(E).where(E.c.table == name, E.c.number == 1),
    "a missing chair": lambda name: delete(C).where(C.c.table == name, C.c.seat == 1),
    "an unknown game": lambda name: _row(name, game="chess"),
    "unknown options": lambda name: _row(name, options='{"size": 3}'),
    "options that are no JSON": lambda name: _row(name, options="{"),
    "a clock that is none": lambda name: _row(name, clock="{}"),
    "a seed that is none": lambda name: _row(name, seed="xyz"),
    "too many players": lambda name: _row(name, players=99),
    "a broken beginning": lambda name: _row(name, start='{"format": 99}'),
    "nobody knows who is awaited": lambda name: _row(name, awaited="x,,7", options="{", result="{"),
}


def _entry(name: str, number: int, **values: object) -> Any:
    return update(E).where(E.c.table == name, E.c.number == number).values(values)


def _row(name: str, **values: object) -> Any:
    return update(T).where(T.c.id == name).values(values)


async def damage(store: Store, *statements: Any) -> None:
    """Without snapshots, which would save their tables from being gone through (`test_opening`)."""
    async with store.writing() as connection:
        await connection.execute(delete(schema.snapshots))
        for statement in statements:
            await connection.execute(statement)


async def some(folder: Path, count: int = 3, **more: Any) -> tuple[Living, list[str]]:
    """Tables of Ann, played a little and left."""
    async with a_registry(folder) as living:
        tables = [await living.table("bump", ["Ann", "Ben"], public=True, **more) for _ in range(count)]
        for table in tables:
            await living.answer(table, "Ann")
            ann = await living.person("Ann")
            await table.say(ann.id, "Ann", "Hello", None)
        return living, [table.id for table in tables]


def logged(caplog: pytest.LogCaptureFixture) -> int:
    return sum(record.getMessage() == "table cannot be read" for record in caplog.records)


@asynchronous
async def test_the_others_go_on_and_the_host_can_close_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before, names = await some(tmp_path, len(DAMAGES) + 2)
    one, other, *broken = names
    async with a_registry(tmp_path, before.fate) as living:
        living.known.update(before.known)
        ann, ben = living.known["Ann"], living.known["Ben"]
        await damage(living.store, *(how(name) for how, name in zip(DAMAGES.values(), broken, strict=True)))
        public = {table["id"] for table in await living.registry.listed("running")}
        assert len(public) == MOST_LISTED_OF_ONE and public < set(names)
        assert {table["id"] for table in await living.registry.tables_of(ann)} == set(names)
        for count, (what, name) in enumerate(zip(DAMAGES, broken, strict=True), 1):
            with caplog.at_level(logging.ERROR), refuses("unreadable-table", SENTENCE):
                await living.registry.table(name)
            assert logged(caplog) == count and name not in caplog.text, what
        for listed in (await living.registry.listed("running"), await living.registry.tables_of(ann)):
            shown = {table["id"] for table in listed}
            assert {table["id"] for table in listed if table["unreadable"]} == shown & set(broken) != set()
        for good in (one, other):
            table = await living.registry.table(good)
            await living.answer(table, "Ben")
        for name in broken:
            with refuses("only-host", "Only the host of the table can do that."):
                await living.registry.close_table(name, ben.id, None)
            assert await living.registry.close_table(name, ann.id, None) > 0
            assert (await living.registry.summary(name, ann.id))["state"] == "closed"
        assert {table["id"] for table in await living.registry.listed("running")} == {one, other}
        with refuses("table-closed", "This table has been closed."):
            await living.registry.close_table(broken[0], ann.id, None)


def _stands_in(table: GameTable) -> bool:
    return table.chairs[1].is_away


@asynchronous
async def test_a_server_starts_with_clocks_and_bots_at_unreadable_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    live = {"kind": "live", "minutes": 5, "increment": 0}
    before, names = await some(tmp_path, clock=live)
    async with a_registry(tmp_path, before.fate, pause=60.0) as living:
        living.known.update(before.known)
        bots = await living.table("bump", ["Ann", "bot:random"])
        await living.answer(bots, "Ann")
        wakes = await living.table("bump", ["Ann", "bot:random"])
        await living.answer(wakes, "Ann")
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    await damage(store, _entry(names[1], 2, body="{"), _entry(bots.id, 2, body="{"))
    await store.close()
    fate = Fate(made=before.fate.made)
    with caplog.at_level(logging.ERROR):
        async with a_registry(tmp_path, fate) as living:
            fate.at += 301
            await until(lambda: logged(caplog) == 2)
            for name in (names[0], names[2]):
                table = await living.registry.table(name)
                await until(partial(_stands_in, table))
            again = await living.registry.table(wakes.id)
            await until(lambda: again.number > 2)
            assert logged(caplog) == 2


@asynchronous
async def test_a_table_that_can_be_read_again_is_one_like_any_other(tmp_path: Path) -> None:
    before, (_, broken, _) = await some(tmp_path)
    async with a_registry(tmp_path, before.fate) as living:
        real = (await living.store.entries(broken))[1]
        await damage(living.store, _entry(broken, 2, body="{"))
        with refuses("unreadable-table", SENTENCE):
            await living.registry.table(broken)
    async with a_registry(tmp_path, before.fate) as living:
        assert (await living.registry.summary(broken, None))["unreadable"]
        await damage(living.store, _entry(broken, 2, body=real.row()[5]))
        table = await living.registry.table(broken)
        assert not (await living.registry.summary(broken, None))["unreadable"]
        living.known.update(before.known)
        await living.answer(table, "Ben")


@asynchronous
async def test_who_goes_for_good_is_not_held_by_an_unreadable_table(tmp_path: Path) -> None:
    before, (one, broken, other) = await some(tmp_path)
    async with a_registry(tmp_path, before.fate) as living:
        ann, ben = before.known["Ann"], before.known["Ben"]
        await damage(living.store, _entry(broken, 2, body="{"), _entry(broken, 3, body="["), _entry(other, 3, body="{"))
        assert [each["table"] for each in (await personal_data(ann, living.people, living.store))["said"]] == [one]
        await remove_person(ben, living.people, living.registry)
        assert (await living.registry.summary(broken, None))["state"] == "running", "it is not Ben's"
        await remove_person(ann, living.people, living.registry)
        for name in (broken, other):
            seen = await living.registry.summary(name, None)
            assert seen["state"] == "closed" and {chair["name"] for chair in seen["chairs"]} == {""}
        assert "Ann" not in str(await living.store.entries(one))


# -- through the doors ------------------------------------------------------------------------


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    with a_database(request.param, tmp_path) as found:
        yield found


@asynchronous
async def alter(database: str, *statements: Any) -> None:
    """What no server does: change what is written, behind its back."""
    engine = create_async_engine(Settings(database=database).database_url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)
    await engine.dispose()


def _asked(visitor: Visitor, table: str) -> list[Any]:
    """Everything that can be asked of a table, and refused."""
    form = {"seat": 0, "action": 0, "key": "k"}
    paths = ["view", "legal?seat=0", "stream", "record", "verify", "statistics", "replay", "hint?seat=0"]
    answers = [visitor.get(f"/tables/{table}/{path}", 409) for path in paths]
    forms: dict[str, dict[str, Any]] = {
        "answers": form,
        "undo": {"seat": 0, "key": "u"},
        "chat": {"text": "Hello", "key": "c"},
        "start": {"key": "s"},
        "rematch": {"key": "r"},
        "fork": {"n": 1, "seat": 0, "bot": "random"},
        "chairs/0": {"kind": "open", "key": "o"},
    }
    for path, body in forms.items():
        answers.append(visitor.ask(f"/tables/{table}/{path}", body, 409))
    return answers


def test_through_the_doors(database: str, tmp_path: Path) -> None:
    with a_server(tmp_path, database=database) as served, served.visitor("Ann") as ann:
        tables = [ann.table("cube-attack", "me", "me", public=True)["id"] for _ in range(3)]
        ann.ask(f"/tables/{tables[0]}/chat", {"text": "Hello", "key": "k"})
        cookie = ann.client.cookies["crashyard"]
    alter(
        database,
        delete(schema.snapshots),
        _entry(tables[1], 1, body='{"contributions": [], "answers": [[-1, 77]], "chairs": [], "people": []}'),
    )
    with a_server(tmp_path, database=database) as served, served.visitor() as ann, served.visitor("Ben") as ben:
        ann.client.cookies.set("crashyard", cookie)
        for refusal in _asked(ann, tables[1]):
            assert refusal["refusal"] == "unreadable-table"
            tells("unreadable-table", SENTENCE, refusal["sentence"])
        with ann.socket(tables[1]) as line:
            assert line.hear()["sentence"] == SENTENCE
        for listed in (ann.get("/tables/mine"), ben.get("/tables/")["running"]):
            assert {each["id"]: each["unreadable"] for each in listed} == dict.fromkeys(tables) | {tables[1]: SENTENCE}
        for language, begins in {"en": "The saved data", "de": "Was von diesem Tisch", "es": "Lo guardado"}.items():
            ann.client.headers["accept-language"] = language
            seen = ann.get(f"/tables/{tables[1]}")
            assert seen["unreadable"].startswith(begins) and seen["host"] and seen["state"] == "running"
        ann.client.headers["accept-language"] = "en"
        assert not ben.get(f"/tables/{tables[1]}")["host"]
        told = crashyard("admin", "list", "--database", database)
        assert [("cannot be read" in line) for line in told.out.splitlines()].count(True) == 1
        assert ben.ask(f"/tables/{tables[1]}/close", {"key": "x"}, 403)["refusal"] == "only-host"
        ann.ask(f"/tables/{tables[1]}/close", {"key": "x"})
        assert {each["id"] for each in ben.get("/tables/")["running"]} == {tables[0], tables[2]}
        assert ann.get(f"/tables/{tables[1]}")["state"] == "closed"
        action = ann.get(f"/tables/{tables[0]}/legal?seat={ann.get(f'/tables/{tables[0]}')['awaited'][0]}")["legal"][0]
        seat = ann.get(f"/tables/{tables[0]}")["awaited"][0]
        ann.ask(f"/tables/{tables[0]}/answers", {"seat": seat, "action": action, "key": "a"})


def test_an_operator_can_close_it(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "open", start=False, public=True)["id"]
    database = str(tmp_path / "served.db")
    alter(database, insert(E).values(Entry(table, 1, "dance", {}, 0.0).row()), _row(table, options="{"))
    with a_server(tmp_path) as served, served.visitor() as ann:
        assert ann.get(f"/tables/{table}")["unreadable"] == SENTENCE
        assert crashyard("admin", "close", table, "--database", database).code == 0
        assert ann.get(f"/tables/{table}")["state"] == "closed"


# -- lists ------------------------------------------------------------------------------------


async def _random_answer(living: Living, table: GameTable, dice: Dice) -> None:
    """Somebody answers or takes something back, or a chair changes hands."""
    seats = table.awaited()
    seat = seats[dice.below(len(seats))]
    person = str(table.chairs[seat].person)
    if dice.below(6) == 0 and table.can_undo(seat):
        await table.undo(person, seat, None)
        return
    assert table.position is not None
    legal = table.position.legal(seat)
    await table.answer(person, seat, legal[dice.below(len(legal))], None)


@pytest.mark.parametrize("game", ["bump", "cube-attack", "crash-and-grab"])
@asynchronous
async def test_a_row_says_at_any_time_whose_turn_it_is(tmp_path: Path, game: str) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(game, ["Ann", "Ann"], start=False)
        dice = Dice("rows")
        await table.start(table.host, None)
        for _ in range(60):
            row = await living.store.table(table.id)
            assert row is not None and read_seats(row["awaited"]) == table.awaited() and row["n"] == table.number
            if table.state != "running":
                break
            await _random_answer(living, table, dice)
        await table.close(table.host, None) if table.state == "running" else None
        row = await living.store.table(table.id)
        assert row is not None and row["awaited"] == "" and row["state"] == table.state


@asynchronous
async def test_lists_are_made_without_reading_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, names = await some(tmp_path)

    async def unread(*_: object) -> None:
        raise AssertionError("a list does not need the entries")

    monkeypatch.setattr(Store, "entries", unread)
    async with a_registry(tmp_path, before.fate) as living:
        listed = await living.registry.listed("running")
        assert {table["id"]: table["awaited"] for table in listed} == {name: [1] for name in names}
        mine = await living.registry.tables_of(before.known["Ben"])
        assert [(table["mine"], table["host"], table["n"]) for table in mine] == [([1], False, 3)] * 3
        await asyncio.sleep(0.2)
        assert living.registry.count() == (0, 0)


@asynchronous
async def test_rows_of_an_older_version_are_brought_up_to_date(tmp_path: Path) -> None:
    before, names = await some(tmp_path)
    async with a_registry(tmp_path, before.fate) as living:
        await damage(living.store, *(_row(name, awaited=None) for name in names))
        shown = await living.registry.listed("running")
        assert [table["awaited"] for table in shown] == [[]] * 3
    async with a_registry(tmp_path, before.fate) as living:

        async def known() -> bool:
            return [table["awaited"] for table in await living.registry.listed("running")] == [[1]] * 3

        async with asyncio.timeout(60):
            while not await known():
                await asyncio.sleep(0.01)
        assert living.registry.count() == (0, 0)

"""A table is opened from its last snapshot as it would be from all its entries, whatever happened to the snapshot."""

import contextlib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from crashyard.engine import Dice, Refusal
from crashyard.engine.records.stored import DIGEST_EVERY
from crashyard.server.http.routes.finished import record_of, verified
from crashyard.server.sources import Sources
from crashyard.server.storage import schema
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.snapshots import SNAPSHOT_EVERY, Snapshot, packed, unpacked
from crashyard.server.storage.store import Store
from crashyard.server.streams.replay import Replay, figures
from crashyard.server.tables.request_keys import KEPT_KEYS, KEPT_PEOPLE, RequestKeys
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.state import TURNS, TableState
from crashyard.server.tables.table import GameTable
from tests.refusals import refuses
from tests.server.databases import KINDS, a_database
from tests.server.living import Fate, Living, a_registry, asynchronous, decoded, happened, play_out, until
from tests.server.serving import a_server
from tests.server.storage.test_databases import play
from tests.server.tables.test_any_order import ask_anything
from tests.server.tables.test_unreadable import SENTENCE
from tests.server.tables.test_unreadable import alter as alter_behind

S = schema.snapshots


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of tests are short: snapshots are made often, and little is held in memory."""
    monkeypatch.setattr("crashyard.server.tables.table.SNAPSHOT_EVERY", 8)
    monkeypatch.setattr("crashyard.server.tables.play.DIGEST_EVERY", 4)
    monkeypatch.setattr("crashyard.server.tables.state.TURNS", 5)
    monkeypatch.setattr("crashyard.server.tables.state.MOST_RECENT", 9)
    monkeypatch.setattr("crashyard.server.tables.state.SLACK", 3)
    monkeypatch.setattr("crashyard.server.tables.past.AT_ONCE", 7)
    monkeypatch.setattr("crashyard.server.tables.request_keys.KEPT_KEYS", 6)


async def from_entries(living: Living, name: str) -> TableState:
    """A table rebuilt from its row, its chairs and its entries alone; it remembers everything that happened."""
    row = await living.store.table(name)
    assert row is not None
    state = TableState(row, await living.store.chairs([name]), living.registry._sources)
    state.recall(await living.store.entries(name))
    return state


async def rows_of(store: Store, table: str) -> list[dict[str, Any]]:
    async with store.engine.connect() as connection:
        wanted = select(S).where(S.c.table == table).order_by(S.c.number)
        return [dict(row) for row in (await connection.execute(wanted)).mappings()]


async def alter(store: Store, *statements: Any) -> None:
    async with store.writing() as connection:
        for statement in statements:
            await connection.execute(statement)


def messages(updates: Any, players: int) -> list[object]:
    return [[update.message(seat) for update in updates] for seat in range(-2, players) if seat != -1]


async def crash(living: Living, table: GameTable) -> GameTable:
    """What is in memory is lost, and nothing is noted."""
    living.registry._drop(table)
    return await living.registry.table(table.id)


async def rest(living: Living, table: GameTable) -> GameTable:
    """The table goes to rest, which notes how it stands."""
    row = table.unkept()
    await living.store.keep_snapshots([] if row is None else [row])
    living.registry._drop(table)
    return await living.registry.table(table.id)


async def check_same(living: Living, table: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in memory is what its entries make of it, and tells the same of its past."""
    with monkeypatch.context() as patch:
        patch.setattr("crashyard.server.tables.state.MOST_RECENT", 100_000)
        whole = await from_entries(living, table.id)
    assert table.shown() == whole.shown()
    assert table.snapshot() == whole.snapshot()
    assert [table.can_undo(seat) for seat in range(table.players)] == [
        whole.can_undo(seat) for seat in range(whole.players)
    ]
    assert messages(await happened(table), table.players) == messages(whole.history, table.players)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with a_database(request.param, tmp_path) as found:
        yield found


async def some_play(living: Living, number: int, dice: Dice, check: Callable[[GameTable], Any]) -> None:
    """People and bots do anything at a table, which is lost or goes to rest now and then."""
    clock = {"kind": "live", "minutes": 1, "increment": 5} if number % 2 else {"kind": "none"}
    game, options = [("bump", {"rounds": 6}), ("cube-attack", {}), ("crash-by-crash", {})][number % 3]
    chairs = [["Ann", "", "Ann", ""], ["Ann", "bot:random"], ["Ann", "Ben", "", "Ann"]][number // 3 % 3]
    table = await living.table(game, chairs, start=False, clock=clock, options=options)
    for step in range(160):
        with contextlib.suppress(Refusal):
            await ask_anything(living, table, dice)
        if dice.below(25) == 0:
            await quiet(table)
            before = table.snapshot()
            table = await (crash if step % 2 else rest)(living, table)
            assert table.snapshot() == before
            await check(table)
    await quiet(table)
    await check(table)


async def quiet(table: GameTable) -> None:
    await until(lambda: not table.thinking())


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize(
    "number", [0, 1, 4, 5, 8, *(pytest.param(number, marks=pytest.mark.soak) for number in (2, 3, 6, 7))]
)
def test_whatever_happens_a_table_is_what_its_entries_make_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path, Fate(seed=f"opening {number}")) as living:
            dice = Dice(f"opening {number}")
            await some_play(living, number, dice, lambda table: check_same(living, table, monkeypatch))

    check()


@pytest.mark.usefixtures("often")
def test_on_every_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path, Fate(seed="opening"), database) as living:
            dice = Dice("every database")
            await some_play(living, 4, dice, lambda table: check_same(living, table, monkeypatch))
            await long_play(living, 60)

    check()


async def long_play(living: Living, answers: int, **more: Any) -> GameTable:
    """Ann alone on all chairs, with keys that she remembers."""
    table = await living.table("cube-attack", ["Ann", "Ann"], **more)
    for number in range(answers):
        await living.answer(table, "Ann", number % 3, f"key {number}")
    return table


# -- what it costs ----------------------------------------------------------------------------


@asynchronous
async def test_few_entries_are_read_however_many_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    real = Store.entries

    async def entries(
        store: Store, table: str, first: int = 1, last: int | None = None, *, replica: bool = False
    ) -> list[Entry]:
        found = await real(store, table, first, last, replica=replica)
        read.append(len(found))
        return found

    monkeypatch.setattr(Store, "entries", entries)
    assert SNAPSHOT_EVERY == TURNS == 200 and SNAPSHOT_EVERY % DIGEST_EVERY == 0
    every, turns = 40, 30
    monkeypatch.setattr("crashyard.server.tables.table.SNAPSHOT_EVERY", every)
    monkeypatch.setattr("crashyard.server.tables.state.TURNS", turns)
    monkeypatch.setattr("crashyard.server.tables.state.MOST_RECENT", 50)
    monkeypatch.setattr("crashyard.server.tables.state.SLACK", 10)
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ann"])
        for number in range(5 * every + 18):
            seat = table.awaited()[0]
            await table.answer(living.known["Ann"].id, seat, 0, f"{number}")
        for _ in range(2 * every):
            await table.say(living.known["Ann"].id, "Ann", "hello", None)
        assert read == []
        numbers = [row["number"] for row in await rows_of(living.store, table.id)]
        assert len(numbers) >= 7
        assert all(0 < after - before <= every for before, after in itertools.pairwise(numbers))
        before = table.snapshot()
        table = await crash(living, table)
        assert table.snapshot() == before
        assert len(read) == 1 and read[0] <= every + 1, read
        for _ in range(3 * turns):
            await table.answer(living.known["Ann"].id, table.awaited()[0], 0, None)
        assert table.play is not None and turns <= len(table.play.turns) <= 2 * turns + 1
        assert len(table.history) <= 60 and len(read) == 1


# -- what happened to snapshots ---------------------------------------------------------------


def _content(change: Callable[[bytes], bytes]) -> Any:
    """Change what a snapshot says, with a checksum that fits."""

    def damage(row: dict[str, Any]) -> dict[str, Any]:
        return {"content": packed(change(unpacked(row["content"])))}

    return damage


DAMAGES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "nothing left": lambda _: {"content": b""},
    "no longer pressed": lambda row: {"content": bytes(len(row["content"]))},
    "cut off": lambda row: {"content": row["content"][:-9]},
    "another byte": lambda row: {"content": row["content"][:40] + b"?" + row["content"][41:]},
    "another checksum": lambda row: {"content": bytes(16) + row["content"][16:]},
    "of another table": _content(lambda content: content.replace(b'"table":"', b'"table":"x', 1)),
    "of another entry": _content(lambda content: content.replace(b'"number":', b'"number":1', 1)),
    "of a newer version": _content(lambda content: content.replace(b'"format":1,"at"', b'"format":2,"at"', 1)),
    "of other players": _content(lambda content: content.replace(b'"seat":1,"kind"', b'"seat":5,"kind"', 1)),
    "a field too many": _content(lambda content: content.replace(b'"undone":', b'"more":1,"undone":', 1)),
    "of older rules": lambda _: {"rules": "0"},
}


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("what", ["missing", *DAMAGES])
@pytest.mark.parametrize("how_many", ["the last", "all"])
def test_a_damaged_snapshot_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, how_many: str
) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await long_play(living, 40)
            before, rows = table.snapshot(), await rows_of(living.store, table.id)
            assert len(rows) > 3
            for row in rows if how_many == "all" else rows[-1:]:
                here = (S.c.table == row["table"]) & (S.c.number == row["number"])
                changed = {} if what == "missing" else DAMAGES[what](row)
                assert changed != {name: row[name] for name in changed} or what == "missing"
                await alter(living.store, update(S).where(here).values(changed) if changed else delete(S).where(here))
            again = await crash(living, table)
            assert again.snapshot() == before
            await check_same(living, again, monkeypatch)
            for number in range(20):
                await living.answer(again, "Ann", number % 3)
            last = await crash(living, again)
            assert last.snapshot() == again.snapshot()
            await check_same(living, last, monkeypatch)

    check()


@pytest.mark.usefixtures("often")
@asynchronous
async def test_a_snapshot_that_is_ahead_of_the_entries_does_not_count(tmp_path: Path) -> None:
    """The entries are the truth: of a backup that lost the last ones, a snapshot tells nothing."""
    async with a_registry(tmp_path) as living:
        table = await rest(living, await long_play(living, 40))
        number = table.number
        last = schema.entries.c.number >= number - 3
        await alter(living.store, delete(schema.entries).where(schema.entries.c.table == table.id, last))
        again = await crash(living, table)
        assert again.number == number - 4
        for step in range(4):
            await again.say(living.known["Ann"].id, "Ann", f"{step}", None)
        assert again.number == number, "as many entries as the snapshot says, but others"
        assert (await crash(living, again)).snapshot() == again.snapshot()


@pytest.mark.usefixtures("often")
@asynchronous
async def test_a_snapshot_that_says_something_else_than_the_entries_is_not_believed_in_silence(tmp_path: Path) -> None:
    """It is whole, so somebody has changed the rules without saying so, or has written it by hand."""
    async with a_registry(tmp_path) as living:
        table = await long_play(living, 40)
        change = _content(lambda content: content.replace(b'"round":', b'"round":1'))
        for row in await rows_of(living.store, table.id):
            here = (S.c.table == row["table"]) & (S.c.number == row["number"])
            await alter(living.store, update(S).where(here).values(change(row)))
        with refuses("unreadable-table", SENTENCE):
            await crash(living, table)


@pytest.mark.usefixtures("often")
@asynchronous
async def test_a_table_whose_old_entries_are_damaged_goes_on_and_its_past_is_refused(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await long_play(living, 40)
        entries = schema.entries
        here = (entries.c.table == table.id) & (entries.c.number == 3)
        await alter(living.store, update(entries).where(here).values(body="{"))
        again = await crash(living, table)
        assert again.snapshot() == table.snapshot()
        await living.answer(again, "Ann")
        with refuses("unreadable-table", SENTENCE):
            await happened(again)
        with refuses("unreadable-table", SENTENCE):
            await Replay(again).messages(0, 10)
        missed, _ = living.registry.stream(again).join(0, living.known["Ann"].id, 0)
        with refuses("unreadable-table", SENTENCE):
            _ = [message async for message in missed]
        page = living.registry.stream(again).join_page(0, living.known["Ann"].id, 0, "en")
        (hello,) = decoded([await page.next(60) or b""])
        assert hello["kind"] == "hello" and hello["n"] == again.number


@pytest.mark.usefixtures("often")
def test_a_stream_that_cannot_be_read_ends_with_the_reason(tmp_path: Path, database: str) -> None:
    with a_server(tmp_path, database=database) as served, served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        play(ann, table, 20)
    entries = schema.entries
    alter_behind(database, update(entries).where(entries.c.number == 3).values(body="{"))
    with a_server(tmp_path, database=database) as served, served.visitor() as ben:
        assert ben.get(f"/tables/{table}/view")["n"] == 21
        with ben.client.stream("GET", f"/api/tables/{table}/stream") as stream:
            assert decoded([line.encode() for line in stream.iter_lines() if line])[-1]["sentence"] == SENTENCE
        with ben.socket(table) as line:
            assert line.hear()["sentence"] == SENTENCE


# -- undo -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("lost", [0, 1, 3])
def test_everything_can_be_taken_back_beyond_all_snapshots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: int
) -> None:
    """One answer after the other down to the beginning; now and then the table is lost."""

    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await living.table("cube-attack", ["Ann", "Ann"])
            ann = living.known["Ann"].id
            positions: list[Any] = []
            for number in range(45):
                assert table.position is not None
                positions.append(table.position.to_json())
                await living.answer(table, "Ann", number % 3, f"key {number}")
            for count in range(45):
                if lost and count % lost == 0:
                    table = await (crash if count % 2 else rest)(living, table)
                assert all(table.can_undo(seat) for seat in (0, 1))
                await table.undo(ann, 0, None)
                assert table.position is not None and table.position.to_json() == positions.pop()
            assert not table.can_undo(0)
            with pytest.raises(Refusal, match="no-undo"):
                await table.undo(ann, 0, None)
            await check_same(living, table, monkeypatch)
            await living.answer(table, "Ann")
            await check_same(living, await crash(living, table), monkeypatch)

    check()


@pytest.mark.usefixtures("often")
@asynchronous
async def test_who_was_away_for_long_takes_back_what_lies_far_behind(tmp_path: Path) -> None:
    """Bots have answered since, over many snapshots; all of that goes."""
    async with a_registry(tmp_path, pause=0.01) as living:
        table = await living.table("cube-attack", ["Ann", "bot:random"])
        ann = living.known["Ann"].id
        await until(lambda: table.awaited() == [0])
        assert table.position is not None
        before = table.position.to_json()
        await living.answer(table, "Ann", -1)
        await table.change_chair(0, ChairRequest("bot", ann), None)
        await until(lambda: table.number > 45 or table.state != "running")
        assert table.state == "running"
        await table.change_chair(0, ChairRequest("me", ann), None)
        await until(lambda: not table.thinking())
        table = await crash(living, table)
        assert len(await rows_of(living.store, table.id)) > 3
        decision = table.decision(0)
        await table.undo(ann, 0, None)
        assert table.position is not None and table.position.to_json() == before
        assert table.decision(0) != decision
        again = await crash(living, table)
        assert again.snapshot() == table.snapshot()


@pytest.mark.usefixtures("often")
@asynchronous
async def test_in_company_the_last_answer_of_before_a_restart_can_be_taken_back(tmp_path: Path) -> None:
    """And the one before, if it was one's own too; whether it showed something is known as well."""
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"])
        names = ["Ann", "Ben"]
        taken = 0
        for number in range(40):
            seat = table.awaited()[0]
            await living.answer(table, names[seat], number % 4)
            expected = [table.can_undo(each) for each in (0, 1)]
            table = await (crash if number % 2 else rest)(living, table)
            assert [table.can_undo(each) for each in (0, 1)] == expected
            if number % 3 == 0:
                while table.can_undo(seat):
                    taken += 1
                    await table.undo(living.known[names[seat]].id, seat, None)
                    table = await rest(living, table)
        assert taken > 12


# -- requests count once ----------------------------------------------------------------------


def test_the_last_keys_of_everybody_are_known() -> None:
    keys = RequestKeys()
    for number in range(KEPT_KEYS + 3):
        keys.put("ann", f"{number}", number)
        keys.put("ben", f"{number}", number + 1000)
    assert [keys.get("ann", f"{number}") for number in range(5)] == [None, None, None, 3, 4]
    assert keys.get("ben", "3") == 1003 and keys.get("cem", "3") is None
    assert keys.get(None, "3") is None and keys.get("ann", None) is None
    for number in range(KEPT_PEOPLE - 1):
        keys.put(f"{number}", "x", number)
    assert keys.get("ann", "5") is None and keys.get("ben", "5") == 1005
    assert RequestKeys(keys.known()).known() == keys.known()


@asynchronous
async def test_a_request_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await long_play(living, SNAPSHOT_EVERY + 30)
        ann, last = living.known["Ann"].id, SNAPSHOT_EVERY + 29
        for again in (crash, rest, crash):
            table = await again(living, table)
            for key in (last, last - KEPT_KEYS + 1):
                number = table.number
                assert await table.answer(ann, table.awaited()[0], 0, f"key {key}") == key + 2
                assert table.number == number, "nothing has happened"


# -- the whole of a long game -----------------------------------------------------------------


@pytest.mark.usefixtures("often")
@asynchronous
async def test_records_replays_figures_and_dice_are_those_of_the_whole_game(tmp_path: Path) -> None:
    """As many as if all of it had stayed in memory, also after a restart."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], options={"rounds": 6})
        await play_out(living, table)
        assert len(table.history) < table.number
        record, counted = await record_of(table), await figures(table, "en")
        replayed = await Replay(table).messages(0, 1000)
        assert [message["n"] for message in replayed["messages"]] == await table.past.kept_moves()
        assert sum(counted["answers"]) == len(replayed["messages"]) - 1
        parts: list[dict[str, Any]] = []
        while not parts or parts[-1]["messages"]:
            after = parts[-1]["messages"][-1]["n"] if parts else 0
            parts.append(await Replay(table, 0).messages(after, 5))
            assert parts[-1]["last"] == replayed["last"]
        told = [message["n"] for part in parts for message in part["messages"]]
        assert told == [message["n"] for message in replayed["messages"]]
        outcomes, thrown = await verified(table)
        assert outcomes == thrown > 0
        for again in (crash, rest):
            table = await again(living, table)
            assert (await record_of(table), await figures(table, "en")) == (record, counted)
            assert await Replay(table).messages(0, 1000) == replayed
            whole = await from_entries(living, table.id)
            for number in await table.past.kept_moves():
                position = await Replay(table).position_after(number)
                state = TableState(whole._row, [], Sources())
                state.chairs = whole.chairs
                state.recall((await living.store.entries(table.id))[:number])
                assert position is not None and state.position is not None
                assert position.to_json() == state.position.to_json()


@pytest.mark.usefixtures("often")
@asynchronous
async def test_a_program_that_missed_much_hears_all_of_it_while_the_play_goes_on(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await crash(living, await long_play(living, 40))
        ann = living.known["Ann"].id
        stream = living.registry.stream(table)
        missed, watcher = stream.join(0, ann, 0)
        heard = []
        async for message in missed:
            heard.append(message)
            if len(heard) < 30:
                await table.say(ann, "Ann", f"said {len(heard)}", None)
        await living.answer(table, "Ann")
        while len(heard) < table.number:
            news = await watcher.next(60.0)
            assert news is not None
            heard.append(news)
        told = decoded(heard)
        assert [message["n"] for message in told] == list(range(1, table.number + 1))
        expected = [update.message(0) for update in await happened(table)]
        assert [message["kind"] for message in told] == [message["kind"] for message in expected]


@pytest.mark.usefixtures("often")
@asynchronous
async def test_a_page_hears_of_what_happened_before_the_last_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crashyard.server.streams.pages.MOST_LINES", 30)
    async with a_registry(tmp_path) as living:
        table = await crash(living, await long_play(living, 60))
        stream = living.registry.stream(table)
        hellos = []
        for _ in range(2):
            page = stream.join_page(0, living.known["Ann"].id, 0, "en")
            hellos += decoded([await page.next(60) or b""])
        assert [message["n"] for message in hellos[0]["missed"]] == list(range(table.number - 29, table.number + 1))
        assert hellos[0]["missed"] == hellos[1]["missed"]


def test_a_snapshot_is_what_was_written() -> None:
    snapshot = Snapshot("table", 3, "1", 2, {"a": 1}, {"b": [2]})
    assert Snapshot.of(snapshot.row(passing=False)) == snapshot

"""What of a play was not taken back is found out once, however often it is asked for: a replay asks at every page."""

import asyncio
from pathlib import Path

import pytest

from crashyard.server.storage.entries import Entry
from crashyard.server.storage.store import Store
from crashyard.server.tables.past import TablePast
from crashyard.server.tables.state import TableState
from crashyard.server.tables.table import GameTable
from tests.server.living import Living, a_registry, asynchronous


def anew(living: Living, table: GameTable) -> TablePast:
    """The past of the table as nobody has asked for it yet."""
    return TablePast(table, lambda: TableState(table._row, [], living.registry._sources), living.store)


@asynchronous
async def test_no_entry_is_read_twice_to_know_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    real = Store.entries

    async def entries(
        store: Store, table: str, first: int = 1, last: int | None = None, *, replica: bool = False
    ) -> list[Entry]:
        found = await real(store, table, first, last, replica=replica)
        read.extend(entry.number for entry in found)
        return found

    monkeypatch.setattr("crashyard.server.tables.past.AT_ONCE", 5)
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ann"])
        ann = living.known["Ann"].id
        for number in range(12):
            await living.answer(table, "Ann", number % 3)
        monkeypatch.setattr(Store, "entries", entries)
        first, second = await asyncio.gather(table.past.kept_moves(), table.past.kept_moves())
        assert first == second == await anew(living, table).kept_moves()
        read.clear()
        assert await table.past.kept_moves() == first and read == []
        for number in range(6):
            before = table.number
            await (table.undo(ann, 0, None) if number % 3 == 1 else living.answer(table, "Ann", number))
            kept = await table.past.kept_moves()
            assert read == [*range(before + 1, table.number + 1)]
            assert kept == await anew(living, table).kept_moves()
            read.clear()
        assert kept != first and kept[0] == first[0]

"""Opening a table from the last good snapshot and the entries after it, however many came before.

A snapshot that is damaged, or of no use to this version, is passed over for the one before. Where what follows a
snapshot cannot be followed, or none is left, there is nothing to open from: then all entries decide.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from crashyard.engine.records.retracing import compare
from crashyard.server.logs import log_trouble
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.storage.snapshots import DamagedSnapshot, Snapshot
from crashyard.server.storage.store import UNREACHABLE, Row, Store
from crashyard.server.tables.integrity import IncompleteTable, check_entries
from crashyard.server.tables.play import BeforeBase
from crashyard.server.tables.saved_state import UnusableSnapshot
from crashyard.server.tables.state import TableState

State = TypeVar("State", bound=TableState)


async def from_snapshot(
    store: Store,
    name: str,
    blank: Callable[[], State],
    last: int | None = None,
    answers: int | None = None,
    *,
    over: bool = False,
) -> State | None:
    """A table as it stands, or stood after its entry `last`; None if that must be found from all entries.

    The snapshot is one with no more than so many answers, which its play can then be taken back to. Where
    the game is over a replica will do.
    """
    before, rules = last, blank().game.rules_version
    while (row := await store.snapshot(name, before, answers, rules, replica=over)) is not None:
        before = row["number"] - 1
        try:
            state = await asyncio.to_thread(_restored, blank(), row)
        except UNREACHABLE:
            raise
        except Exception as failure:
            if not isinstance(failure, UnusableSnapshot):
                log_trouble("snapshot passed over", failure)
            continue
        try:
            entries = await store.entries(name, state.number, last, replica=over)
            return await asyncio.to_thread(_gone_on, state, entries)
        except UNREACHABLE:
            raise
        except BeforeBase as beyond:
            answers = beyond.left
        except IncompleteTable as failure:
            log_trouble("snapshot passed over", failure)
        except Exception as failure:
            log_trouble("snapshot of no use", failure)
            return None
    return None


async def last_snapshot(store: Store, name: str) -> Snapshot | None:
    """The last one that is not damaged, by whatever rules."""
    row = await store.snapshot(name)
    while row is not None:
        try:
            return Snapshot.of(row)
        except DamagedSnapshot:
            row = await store.snapshot(name, row["number"] - 1)
    return None


def _restored(state: State, row: Row) -> State:
    state.restore(Snapshot.of(row))
    return state


def _gone_on(state: State, entries: Sequence[Entry]) -> State:
    """The first entry is the one after which the snapshot was taken; it may tell the digest of the position."""
    check_entries(entries, state.number)
    if not entries or entries[0].mark() != state.mark:
        raise IncompleteTable("the entry of a snapshot is missing, or another one")
    digest = EntryAnswers.of(entries[0]).digest
    if digest is not None and state.play is not None:
        compare(state.game, state.rules, state.play.position, digest)
    for entry in entries[1:]:
        state.go_on(entry)
    return state

"""What a table's row and its chairs say of it, changed in the transaction of the entry that changes it.

The statements are made once for each set of columns, since to spell one out takes longer than to write it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, update

from crashyard.server.storage import schema
from crashyard.server.storage.group_writers import Statement


def row_update(table: str, facts: Mapping[str, Any]) -> Statement:
    """Some columns of a table's row."""
    return _changing_row(tuple(facts)), {"of": table, **_new(facts)}


def chair_update(table: str, seat: int, facts: Mapping[str, Any]) -> Statement:
    """Some columns of the row of a table's chair."""
    return _changing_chair(tuple(facts)), {"of": table, "on": seat, **_new(facts)}


def chairs_rewritten(table: str, chairs: Sequence[Mapping[str, Any]]) -> tuple[Statement, ...]:
    """All chairs of a table anew, each with its seat and the columns of its row."""
    return (_NO_CHAIRS, {"of": table}), *((_ONE_CHAIR, {"table": table, **chair}) for chair in chairs)


def spell_seats(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats))


def read_seats(spelled: str | None) -> list[int]:
    return [int(seat) for seat in (spelled or "").split(",") if seat.isdecimal()]


def spell_result(result: Mapping[str, Any] | None) -> str | None:
    return None if result is None else msgspec.json.encode(result).decode()


def _new(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters must not be called like columns."""
    return {f"new_{name}": value for name, value in facts.items()}


@cache
def _changing_row(columns: tuple[str, ...]) -> Executable:
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in columns}
    return update(schema.tables).where(schema.tables.c.id == bindparam("of")).values(values)


@cache
def _changing_chair(columns: tuple[str, ...]) -> Executable:
    chairs = schema.chairs
    here = (chairs.c.table == bindparam("of")) & (chairs.c.seat == bindparam("on"))
    return update(chairs).where(here).values({name: bindparam(f"new_{name}") for name in columns})


_NO_CHAIRS = delete(schema.chairs).where(schema.chairs.c.table == bindparam("of"))
_ONE_CHAIR = insert(schema.chairs)

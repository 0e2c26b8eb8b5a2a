"""Reports: somebody tells the operator that another one does not behave.

A report keeps no words but its own. What was said stands in the entries of its table, where it is read when the
operator looks: so a name that was taken out there is nowhere else either.
"""

import time
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.names import clean_text, known_by
from crashyard.server.storage import schema
from crashyard.server.storage.store import Row, Store

MOST_REPORTS = 10
"""So many of one person may be open."""
MOST_LINES = 10
"""So many lines of chat, up to the moment of a report, are shown with it."""

_PEOPLE, _REPORTS, _ENTRIES = schema.people, schema.reports, schema.entries


class Report(msgspec.Struct, frozen=True):
    """Who is reported, where, and why; perhaps for one `line` of the chat."""

    person: str
    table: str
    number: int
    """How many things had happened at the table."""
    reason: str
    note: str = ""
    line: int | None = None


class Reports:
    """All reports, and what the operator does about them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- for everybody ----------------------------------------------------------------------

    async def add(self, reporter: str, report: Report) -> None:
        """A report; said a second time it stays one."""
        told = msgspec.structs.asdict(report) | {"note": clean_text(report.note)}
        row = {"reporter": reporter, "at": time.time(), **told}
        mine = (_REPORTS.c.reporter == reporter) & _REPORTS.c.closed.is_(None)
        line = _REPORTS.c.line.is_(None) if report.line is None else _REPORTS.c.line == report.line
        same = mine & (_REPORTS.c.person == report.person) & (_REPORTS.c.table == report.table) & line
        async with self._store.writing() as connection:
            if (await connection.execute(select(_REPORTS.c.id).where(same).limit(1))).first() is not None:
                return
            if (await connection.execute(select(func.count()).where(mine))).scalar_one() >= MOST_REPORTS:
                raise Refusal("too-many-reports", {"most": MOST_REPORTS})
            try:
                await connection.execute(insert(_REPORTS), [row])
            except IntegrityError:
                raise Refusal("no-such-person") from None

    async def by(self, person: str) -> list[Row]:
        """What somebody has reported, without those whom it is about."""
        columns = [_REPORTS.c[name] for name in ("table", "line", "reason", "note", "at", "closed")]
        wanted = select(*columns).where(_REPORTS.c.reporter == person).order_by(_REPORTS.c.at)
        async with self._store.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def silenced_until(self, person: str) -> float:
        """Until when the operator does not let somebody talk, in seconds since 1970; 0 if they may."""
        wanted = select(_PEOPLE.c.silenced).where(_PEOPLE.c.id == person)
        async with self._store.engine.connect() as connection:
            return float((await connection.execute(wanted)).scalar() or 0.0)

    # -- for the operator -------------------------------------------------------------------

    async def open(self) -> list[dict[str, Any]]:
        """Those that nobody has closed, the oldest first, each with the last lines of its table."""
        about, by = _PEOPLE.alias(), _PEOPLE.alias()
        names = (about.c.name.label("about"), about.c.login.label("account"), by.c.name.label("by"))
        joined = _REPORTS.join(about, about.c.id == _REPORTS.c.person).outerjoin(by, by.c.id == _REPORTS.c.reporter)
        wanted = select(_REPORTS, *names).select_from(joined).where(_REPORTS.c.closed.is_(None))
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(_REPORTS.c.id))).mappings().all()
        return [
            {
                "id": row["id"],
                "at": row["at"],
                "person": row["person"],
                "name": row["about"],
                "account": row["account"] is not None,
                "by": row["by"],
                "table": row["table"],
                "line": row["line"],
                "reason": row["reason"],
                "note": row["note"],
                "lines": await self._lines(row["table"], max(row["number"], row["line"] or 0), row["person"]),
            }
            for row in rows
        ]

    async def _lines(self, table: str, number: int, person: str) -> list[dict[str, Any]]:
        """What was said at a table last; `about` are the lines of the person who was reported."""
        wanted = select(_ENTRIES).where(_ENTRIES.c.table == table, _ENTRIES.c.kind == "chat")
        wanted = wanted.where(_ENTRIES.c.number <= number).order_by(_ENTRIES.c.number.desc()).limit(MOST_LINES)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        lines = []
        for row in reversed(rows):
            try:
                body = msgspec.json.decode(row["body"])
                told = {"name": str(body["name"]), "text": str(body["text"])}
            except (msgspec.DecodeError, RecursionError, LookupError, TypeError):
                continue
            lines.append({"n": row["number"], **told, "about": row["person"] == person})
        return lines

    async def close(self, number: int) -> bool:
        """Whether there was such a report to close."""
        order = update(_REPORTS).where(_REPORTS.c.id == number, _REPORTS.c.closed.is_(None))
        async with self._store.writing() as connection:
            return bool((await connection.execute(order.values(closed=time.time()))).rowcount)

    async def silence(self, name: str, until: float) -> bool:
        """Take chat from an account, or from anybody by the id in a report, until a time; whether there is such one."""
        who = (_PEOPLE.c.login == known_by(name)) | (_PEOPLE.c.id == name)
        async with self._store.writing() as connection:
            order = update(_PEOPLE).where(who).values(silenced=until or None)
            return bool((await connection.execute(order)).rowcount)

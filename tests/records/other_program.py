"""Run by `trials` with a changed copy of the package: what that program makes of records and of a database.

It reads `{"records": [...], "database": PATH, "tables": [...]}` and tells of each the digest of the position that it
comes to, and what it says.
"""

import asyncio
import json
import sys
from typing import Any

from crashyard.engine import Refusal, load_record
from crashyard.engine.records.stored import own_digest
from crashyard.faces.words import Words
from crashyard.server.http.routes.finished import record_of
from crashyard.server.registry import TableRegistry
from crashyard.server.storage.store import Store
from crashyard.server.streams.painting import Painter
from crashyard.server.workers.bot_players import BotPlayers

Outcome = dict[str, str | None]


def of_record(document: dict[str, Any]) -> Outcome:
    try:
        record = load_record(document)
    except Refusal as refusal:
        return {"digest": None, "said": f"refused: {refusal}"}
    remark = None if record.origin is None else record.origin.remark(record.game)
    said = None if remark is None else Words("en", record.game).refusal(remark)
    return {"digest": own_digest(record.position()), "said": said}


async def of_table(registry: TableRegistry, name: str) -> Outcome:
    try:
        table = await registry.table(name)
    except Refusal as refusal:
        return {"digest": None, "said": f"refused: {refusal}"}
    updates = [update async for part in table.past.updates(0, table.number) for update in part]
    painter = Painter(table.game, "en", ["A", "B", "C", "D", "E", "F"][: table.players])
    told = [painter.told(one, -2) for one in updates if one.remark is not None or one.entry.kind == "rules"]
    said = " ".join(line["text"] for message in told for line in message["lines"])
    if not said and table.state == "over":
        return of_record(await record_of(table))
    return {"digest": None if table.position is None else own_digest(table.position), "said": said or None}


async def of_tables(database: str, names: list[str]) -> list[Outcome]:
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    thinking = BotPlayers()
    registry = TableRegistry(store, thinking)
    try:
        return [await of_table(registry, name) for name in names]
    finally:
        await registry.close()
        await thinking.stop()
        await store.close()


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    records = [of_record(document) for document in asked["records"]]
    tables = asyncio.run(of_tables(asked["database"], asked["tables"]))
    json.dump({"records": records, "tables": tables}, sys.stdout)

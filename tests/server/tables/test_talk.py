"""Who may talk at a table, under which name, and what becomes of it."""

from pathlib import Path

import pytest

from crashyard.engine import Refusal
from crashyard.server.accounts.handles import handle
from crashyard.server.tables.requests import talk
from crashyard.server.tables.table import GameTable
from tests.refusals import refuses
from tests.server.living import Living, a_registry, asynchronous, happened

PLAYERS_ONLY = "At this table only those who play can talk."


async def says(living: Living, table: GameTable, who: str, text: str = "Hello") -> int:
    person = await living.person(who)
    return await table.say(person.id, person.name, text, None, person.who)


@asynchronous
async def test_the_host_says_who_may_talk(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], start=False)
        host, ben = table.host, living.known["Ben"].id
        assert table.shown()["chat"] == "all"
        await says(living, table, "Eve")
        with refuses("only-host", "Only the host of the table can do that."):
            await table.let_talk(ben, "off", None)
        await table.let_talk(host, "players", None)
        with refuses("chat-for-players", PLAYERS_ONLY):
            await says(living, table, "Eve")
        await says(living, table, "Ben")
        number = await table.let_talk(host, "off", None)
        assert await table.let_talk(host, "off", None) == number == table.number
        for who in ("Ann", "Eve"):
            with refuses("chat-is-off", "The chat of this table is turned off."):
                await says(living, table, who)
        await table.let_talk(host, "all", None)
        await says(living, table, "Eve")
        assert [update.entry.kind for update in table.history] == ["chat", "talk", "chat", "talk", "talk", "chat"]
        await table.close(host, None)
        with refuses("table-closed", "This table has been closed."):
            await table.let_talk(host, "off", None)


@asynchronous
async def test_where_nobody_has_said_it_only_players_talk_at_public_tables(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        for public, usual in ((False, "all"), (True, "players")):
            table = await living.table("bump", ["Ann", "Ben"], public=public)
            assert table.shown()["chat"] == usual
            assert (await living.registry.summary(table.id, None))["chat"] == usual


@asynchronous
async def test_who_may_talk_is_known_after_a_restart(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        await table.let_talk(table.host, "off", None)
        messages = [update.message(-2) for update in await happened(table)]
    async with a_registry(tmp_path) as living:
        again = await living.registry.table(table.id)
        assert again.talk == "off" and (await living.registry.summary(table.id, None))["chat"] == "off"
        assert [update.message(-2) for update in await happened(again)] == messages
        assert again.shown() == table.shown()


@asynchronous
async def test_a_line_says_who_spoke_and_where_they_sit(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        other = await living.table("bump", ["Ann", "Ben"])
        for who in ("Ben", "Eve"):
            await says(living, table, who)
        other_ben = await living.people.welcome("Ben")
        await table.say(other_ben.id, "Ben", "I am Ben", None, "guest")
        told = [update.message(0) for update in table.history[-3:]]
        assert [(each["name"], each["seat"], each["who"]) for each in told] == [
            ("Ben", 1, "guest"),
            ("Eve", None, "guest"),
            ("Ben 2", None, "guest"),
        ]
        ben = living.known["Ben"].id
        assert told[0]["by"] == handle(table.id, ben) != handle(other.id, ben)
        assert len({each["by"] for each in told}) == 3
        assert not any(ben in str(each) for each in told)


@asynchronous
async def test_spectators_leave_the_players_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        monkeypatch.setattr(talk, "MOST_ENTRIES", 2 * (table.number + 2))
        for _ in range(2):
            await says(living, table, "Eve")
        with pytest.raises(Refusal, match="table-full"):
            await says(living, table, "Eve")
        await says(living, table, "Ben")

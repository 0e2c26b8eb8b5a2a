"""The rules change while people play: their tables go on from where they stood, and say so; old games are shown."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from crashyard.engine import Refusal, load_record
from crashyard.engine.records.record import Section
from crashyard.faces.words import LANGUAGES
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.routes.finished import record_of, verified
from crashyard.server.storage import schema
from crashyard.server.streams.painting import Painter
from crashyard.server.streams.replay import Replay, figures
from crashyard.server.tables.state import OVER, RUNNING
from crashyard.server.tables.table import GameTable
from tests.server.living import Living, a_registry, asynchronous, happened, play_out
from tests.tiny_game import GAME
from tests.tiny_game.forms.notation import FORMS
from tests.tiny_game.rules import driving
from tests.tiny_game.rules.state import Table as Bumpers

OPTIONS = {"rounds": 6}


@pytest.fixture(autouse=True)
def often_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plays of Bump are short."""
    monkeypatch.setattr("crashyard.server.tables.play.DIGEST_EVERY", 20)


CHAIRS = ["Ann", "Ben", "Cem", "Dee"]


async def played(living: Living, answers: int) -> GameTable:
    table = await living.table("bump", CHAIRS, options=OPTIONS)
    names = {person.id: name for name, person in living.known.items()}
    for number in range(answers):
        await living.answer(table, names[str(table.chairs[table.awaited()[0]].person)], number)
    return table


async def snapshots(living: Living) -> list[dict[str, Any]]:
    async with living.store.engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(select(schema.snapshots))).mappings()]


async def stored_sections(table: GameTable) -> list[Section]:
    return table.sections(await table.past.entries())


async def forget_snapshots(living: Living) -> None:
    """As if the server had been killed before it wrote one."""
    async with living.store.writing() as connection:
        await connection.execute(delete(schema.snapshots))


def with_new_rules(monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    monkeypatch.setattr(type(GAME), "rules_version", "2")
    if change == "points":
        monkeypatch.setattr(driving, "bump", _twice_the_points)
    if change == "dodging":
        monkeypatch.setattr(FORMS, "parse", _parse_jumping)
        monkeypatch.setattr(FORMS, "json", _spell_jumping)


_bump = driving.bump


def _twice_the_points(table: Bumpers, hit: int, left: int) -> bool:
    if table.are_opponents(table.driver(), hit):
        table.points[table.driver()] += 1
    return _bump(table, hit, left)


_parse, _spell = FORMS.parse, FORMS.json


def _parse_jumping(table: Bumpers, seat: int, form: Any) -> int:
    """Dodging is called otherwise, and the old form is forgotten."""
    if form == {"do": "dodge"}:
        raise Refusal("wrong-field", {"what": "the action", "field": "do", "value": "dodge", "right": "jump"})
    return _parse(table, seat, {"do": "dodge"} if form == {"do": "jump"} else form)


def _spell_jumping(table: Bumpers, seat: int, action: int) -> object:
    form = _spell(table, seat, action)
    return {"do": "jump"} if form == {"do": "dodge"} else form


@pytest.mark.parametrize("change", ["nothing", "points", "dodging"])
@pytest.mark.parametrize("answers", [3, 14, 26])
def test_a_running_table_goes_on_from_its_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str, answers: int
) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await played(living, answers)
            name, before, number = table.id, table.position and table.position.to_json(), table.number
            stored = (await stored_sections(table))[0].answers
            assert table.state == RUNNING
        with_new_rules(monkeypatch, change)
        async with a_registry(tmp_path) as living:
            table = await living.registry.table(name)
            assert table.position is not None and table.position.to_json() == before
            last = table.history[-1].entry
            assert (last.kind, last.number) == ("rules", number + 1)
            assert (last.body["before"], last.body["rules"], last.body["lost"]) == ("1", "2", 0)
            assert table.history[-1].message(0).keys() & {"position", "digest", "kept"} == set()
            assert all(not table.can_undo(seat) for seat in range(4))
            digests = [digest for section in await stored_sections(table) for digest in section.digests.values()]
            told = str([update.message(seat) for update in await happened(table) for seat in (-2, 0, 1)])
            assert digests or answers < 14
            assert not any(digest in told for digest in digests)
            living.known = {chair.name: await person(living, chair.person) for chair in table.chairs}
            await play_out(living, table)
            await check_record(table, stored)
            outcomes, thrown = await verified(table)
            assert outcomes == thrown or change != "nothing"
            sections = await stored_sections(table)
        async with a_registry(tmp_path) as living:
            again = await living.registry.table(name)
            assert again.shown() == table.shown() and await stored_sections(again) == sections
            await check_record(again, stored)

    check()


async def person(living: Living, who: str | None) -> Any:
    async with living.store.engine.connect() as connection:
        wanted = select(schema.people).where(schema.people.c.id == who)
        row = (await connection.execute(wanted)).mappings().one()
    return Person(row["id"], row["name"], account=False)


async def check_record(table: GameTable, stored: list[tuple[int, object]]) -> None:
    assert table.state == OVER
    document = await record_of(table)
    record = load_record(document)
    assert document["rules"] == "2" and record.origin is None
    assert [section.rules for section in record.earlier] == ["1"]
    assert record.earlier[0].answers == stored
    assert table.position is not None and record.position().to_json() == table.position.to_json()
    outcomes, thrown = await verified(table)
    assert 0 <= outcomes <= thrown
    messages = (await Replay(table).messages(0, 1000))["messages"]
    assert "rules" in [message["kind"] for message in messages]
    assert (await figures(table, "en"))["answers"]


@pytest.mark.parametrize("change", ["nothing", "dodging"])
def test_without_a_snapshot_the_answers_are_followed_as_far_as_they_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await played(living, 24)
            name = table.id
            before = table.position and table.position.to_json()
            forms = [form for _, form in (await stored_sections(table))[0].answers]
        async with a_registry(tmp_path) as living:
            await forget_snapshots(living)
        with_new_rules(monkeypatch, change)
        async with a_registry(tmp_path) as living:
            table = await living.registry.table(name)
            entry = table.history[-1].entry
            assert entry.kind == "rules"
            if change == "dodging":
                assert entry.body["kept"] == forms.index("dodge")
                assert entry.body["lost"] == len(forms) - forms.index("dodge")
                remarks = [update for update in await happened(table) if update.remark is not None]
                assert len(remarks) == 1 and remarks[0].message(0)["remark"] == "left-road"
            else:
                assert entry.body["lost"] == 0
            if change == "nothing":
                assert table.position is not None and table.position.to_json() == before
            said = {str(Painter(GAME, language, CHAIRS).told(table.history[-1], 0)["lines"]) for language in LANGUAGES}
            assert len(said) == 3

    check()


def test_what_is_known_to_be_another_position_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A digest differs, and there is no snapshot that could be read."""

    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await played(living, 24)
            name = table.id
            assert (await stored_sections(table))[0].digests
        async with a_registry(tmp_path) as living:
            await forget_snapshots(living)
        with_new_rules(monkeypatch, "points")
        async with a_registry(tmp_path) as living:
            table = await living.registry.table(name)
            entry = table.history[-1].entry
            assert entry.body["kept"] == len((await happened(table))[0].entry.body["chance"])
            assert (
                entry.body["lost"]
                == len((await stored_sections(table))[0].answers) + entry.body["lost"] - entry.body["kept"]
            )
            kinds = [update.entry.kind for update in await happened(table)]
            assert [kinds[number - 1] for number in await table.past.kept_moves()] == ["start", "answer", "rules"]

    check()


@pytest.mark.parametrize("change", ["nothing", "points", "dodging"])
def test_a_finished_game_of_other_rules_stays_what_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await played(living, 0)
            await play_out(living, table)
            name, document, result, number = table.id, await record_of(table), table.result(), table.number
            assert await snapshots(living) == []
        with_new_rules(monkeypatch, change)
        async with a_registry(tmp_path) as living:
            table = await living.registry.table(name)
            assert (table.state, table.result(), table.number) == (OVER, result, number)
            shown = await record_of(table)
            assert shown["answers"] == document["answers"] and shown["result"] == result and shown["rules"] == "1"
            assert shown["digests"][-1] == document["digests"][-1]
            record = load_record(shown)
            assert record.origin is not None
            assert (record.origin.remark(GAME) is None) == (change == "nothing") == (table.divergence is None)
            outcomes, thrown = await verified(table)
            assert (outcomes == thrown) == (change == "nothing")
            assert [table["state"] for table in await living.registry.tables_of(await owner(living, table))] == [OVER]
            messages = (await Replay(table).messages(0, 1000))["messages"]
            lines = [line for message in messages for line in message["lines"]]
            assert any("rules 1" in line["text"] for line in lines) == (change != "nothing")

    async def owner(living: Living, table: GameTable) -> Any:
        return await person(living, table.host)

    check()


def test_the_same_rules_never_ask_for_a_snapshot_but_keep_one(tmp_path: Path) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await played(living, 3)
            assert await snapshots(living) == []
            living.registry.let_rest(0.0)
        async with a_registry(tmp_path) as living:
            (row,) = await snapshots(living)
            assert (row["table"], row["number"], row["rules"]) == (table.id, table.number, "1")
            again = await living.registry.table(table.id)
            assert again.position is not None and table.position is not None
            assert again.position.to_json() == table.position.to_json()
            assert (await happened(again))[-1].entry.kind == "answer"

    check()

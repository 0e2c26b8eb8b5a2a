"""What may be taken back: until chance, something hidden or another seat came in; anything alone with bots."""

from pathlib import Path

import pytest

from crashyard.engine import SPECTATOR, Refusal
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.tables.play import depends_on_hidden
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import GameTable
from tests.server.living import Living, a_registry, asynchronous, until


async def undo(living: Living, table: GameTable, name: str, seat: int) -> int:
    return await table.undo((await living.person(name)).id, seat, None)


async def no_undo(living: Living, table: GameTable, name: str, seat: int) -> None:
    assert not table.can_undo(seat)
    with pytest.raises(Refusal, match="no-undo"):
        await undo(living, table, name, seat)


@asynchronous
async def test_the_last_answer_until_another_seat_answers(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"])
        first = table.awaited()[0]
        name, other = ("Ann", "Ben") if first == 0 else ("Ben", "Ann")
        await no_undo(living, table, name, first)
        assert table.position is not None
        before = table.position.to_json()
        await living.answer(table, name)
        await no_undo(living, table, other, 1 - first)
        await undo(living, table, name, first)
        assert table.position.to_json() == before
        await living.answer(table, name)
        while table.awaited() == [first]:
            await living.answer(table, name)
        assert table.can_undo(first)
        await living.answer(table, other)
        await no_undo(living, table, name, first)
        assert table.can_undo(1 - first)


@asynchronous
async def test_every_answer_one_by_one_down_to_where_somebody_else_was(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"])
        first = table.awaited()[0]
        name = "Ann" if first == 0 else "Ben"
        await living.answer(table, name, -1)
        await living.answer(table, name, -1)
        assert table.awaited() == [1 - first]
        await undo(living, table, name, first)
        await undo(living, table, name, first)
        await no_undo(living, table, name, first)


@asynchronous
async def test_a_secret_plan_until_it_is_shown_or_somebody_else_has_planned(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben", "Cem", "Di"])
        await living.answer(table, "Ann")
        assert table.can_undo(0)
        await undo(living, table, "Ann", 0)
        assert table.awaited() == [0, 1, 2, 3]
        await living.answer(table, "Ann")
        await living.answer(table, "Ben")
        await no_undo(living, table, "Ann", 0)
        await living.answer(table, "Cem")
        await living.answer(table, "Di")
        assert table.position is not None
        for seat, name in enumerate(["Ann", "Ben", "Cem", "Di"]):
            await no_undo(living, table, name, seat)


@asynchronous
async def test_who_saw_the_plans_of_the_others_cannot_change_theirs(tmp_path: Path) -> None:
    """The last plan opens all of them, even where chance has nothing to do afterwards."""
    async with a_registry(tmp_path) as living:
        opened = 0
        for number in range(12):
            living.fate.seed = f"seed {number}"
            table = await living.table("bump", ["Ann", "Ben"])
            await living.answer(table, "Ann", number)
            await living.answer(table, "Ben", number)
            assert table.play is not None
            last = table.play.turns.last
            if last is not None and len(last.answers) == 1:
                opened += 1
                assert [event.kind for event in table.history[-1].events][:2] == ["planned", "revealed"]
            await no_undo(living, table, "Ben", 1)
        assert opened


@asynchronous
async def test_alone_with_bots_everything(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "bot:random"], options={"rounds": 6})
        assert table.position is not None
        opening = table.position.to_json()
        for step in range(4):
            await until(lambda: 0 in table.awaited())
            await living.answer(table, "Ann", step)
        for _ in range(4):
            await until(lambda: not table.thinking())
            await undo(living, table, "Ann", 0)
        await until(lambda: not table.thinking())
        assert table.play is not None
        assert all(turn.person is None for turn in table.play.turns)
        start = table.play.taken_back(len(EntryAnswers.of(table.history[0].entry).answers))
        assert start.position.to_json() == opening


@asynchronous
async def test_several_own_chairs_are_one_person(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ann", "bot:random"])
        ann = living.known["Ann"].id
        given = 0
        while given < 3:
            await until(lambda: not table.thinking())
            await living.answer(table, "Ann", 3)
            given += 1
        for _ in range(3):
            await until(lambda: not table.thinking())
            await table.undo(ann, 1, None)
        assert table.play is not None
        assert not [turn for turn in table.play.turns if turn.person == ann]


@asynchronous
async def test_what_a_stand_in_answered_is_not_taken_back_by_its_person(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        await table.change_chair(1, ChairRequest("bot", (await living.person("Ben")).id), None)
        await until(lambda: table.awaited() == [0])
        await table.change_chair(1, ChairRequest("me", living.known["Ben"].id), None)
        await no_undo(living, table, "Ben", 1)


@asynchronous
async def test_after_an_undo_the_bots_think_anew(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=0.05) as living:
        table = await living.table("cube-attack", ["Ann", "bot:random"])
        await until(lambda: table.awaited() == [0])
        while table.awaited() == [0]:
            await living.answer(table, "Ann")
        assert table.thinking() == [1]
        await undo(living, table, "Ann", 0)
        number = table.number
        assert table.awaited() == [0]
        while table.awaited() == [0]:
            await living.answer(table, "Ann")
        await until(lambda: table.awaited() == [0])
        answers = [move.entry for move in table.history[number:] if move.entry.person is None]
        assert answers and all(entry.body["seat"] == 1 for entry in answers)


@asynchronous
async def test_nothing_is_taken_back_when_the_game_is_over_or_by_a_stranger(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "bot:random"], options={"rounds": 1})
        with pytest.raises(Refusal, match="not-your-seat"):
            await undo(living, table, "Ben", 0)
        with pytest.raises(Refusal, match="not-your-seat"):
            await undo(living, table, "Ann", 1)
        with pytest.raises(Refusal, match="wrong-seat"):
            await undo(living, table, "Ann", 7)
        while table.state == "running":
            await until(lambda: not table.thinking())
            if table.awaited():
                await living.answer(table, "Ann")
        with pytest.raises(Refusal, match="not-running"):
            await undo(living, table, "Ann", 0)


@asynchronous
async def test_whoever_goes_on_after_an_undo_sees_where_the_table_was_set_back_to(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        await living.answer(table, "Ann")
        await undo(living, table, "Ann", 0)
        assert table.position is not None
        message = table.history[-1].message(1)
        assert message["kind"] == "undo"
        assert message["view"] == table.position.view(1)
        assert table.history[-1].message(SPECTATOR)["view"] == table.position.view(SPECTATOR)


@asynchronous
async def test_whether_an_answer_showed_something_is_found_by_comparing_possible_tables(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        assert table.position is not None
        before = table.position
        own = before.legal(0)[0]
        assert not depends_on_hidden(before, 0, own)
        await living.answer(table, "Ann")
        last = table.position
        assert depends_on_hidden(last, 1, last.legal(1)[0])

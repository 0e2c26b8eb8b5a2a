"""A table: checked, written, told; once, in one order, and never half."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Refusal
from crashyard.server.storage.commit_queue import Then
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import Statement
from crashyard.server.tables.requests.talk import MOST_CHAT
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import GameTable
from tests.server.living import Living, a_registry, asynchronous, happened, play_out, until


async def refusal(asked: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.key


def stop_writing(living: Living, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(entry: Entry, also: tuple[Statement, ...], then: Then) -> None:
        asyncio.get_running_loop().call_soon(then, OSError("no room left"))

    monkeypatch.setattr(living.store.commit_queue, "write", write)


@asynchronous
async def test_the_same_request_counts_once(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        ann, ben = living.known["Ann"].id, living.known["Ben"].id
        legal = table.position.legal(0) if table.position else []
        first = await table.answer(ann, 0, legal[0], "one")
        again = await asyncio.gather(*(table.answer(ann, 0, legal[-1], "one") for _ in range(5)))
        assert set(again) == {first} and table.number == first
        assert await table.say(ann, "Ann", "hello", "two") == await table.say(ann, "Ann", "hello", "two")
        assert await table.say(ben, "Ben", "hello", "two") == table.number, "keys are each person's own"
        number, shown = table.number, table.shown()
    async with a_registry(tmp_path, living.fate) as living:
        table = await living.registry.table(shown["id"])
        assert await table.answer(ann, 0, legal[0], "one") == first
        assert await table.say(ann, "Ann", "hello", "two") == 3
        assert table.number == number


@asynchronous
async def test_a_refused_request_may_come_again(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        ann = living.known["Ann"].id
        assert await refusal(table.answer(ann, 0, {"do": "dodge"}, "k")) == "not-in-hand"
        assert table.position is not None
        assert await table.answer(ann, 0, table.position.legal(0)[0], "k") == 2


@asynchronous
async def test_a_seat_is_answered_for_by_its_person_only(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        ann, ben = living.known["Ann"].id, living.known["Ben"].id
        assert await refusal(table.answer(ben, 0, 1, "a")) == "not-your-seat"
        assert await refusal(table.answer(ann, 2, 1, "a")) == "wrong-seat"
        assert await refusal(table.answer(ann, -1, 1, "a")) == "wrong-seat"
        stranger = (await living.person("Cem")).id
        assert await refusal(table.answer(stranger, 0, 1, "a")) == "not-your-seat"
        assert table.number == 1


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (-1, "no-such-action"),
        (6, "no-such-action"),
        (1 << 80, "no-such-action"),
        (0, "unknown-action"),
        (True, "wrong-type"),
        (None, "wrong-type"),
        ("plan", "wrong-type"),
        ({}, "missing-field"),
        ({"do": "fly"}, "wrong-field"),
        ({"do": "plan", "card": 9}, "wrong-field"),
        ([[[[]]]], "wrong-type"),
    ],
)
def test_what_is_no_action_is_refused(tmp_path: Path, action: object, key: str) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await living.table("bump", ["Ann", "Ben"])
            refused = await refusal(table.answer(living.known["Ann"].id, 0, action, "a"))
            assert refused == key or (key == "wrong-type" and refused.startswith(("wrong", "not")))
            assert table.number == 1

    check()


@asynchronous
async def test_an_action_is_given_by_its_number_or_its_form(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        assert table.position is not None
        legal = table.position.legal(0)
        await table.answer(living.known["Ann"].id, 0, legal[0], "a")
        await table.answer(living.known["Ann"].id, 0, {"do": "plan", "card": legal[-1]}, "b")
        bodies = [update.entry.body for update in table.history[1:]]
        assert bodies == [{"seat": 0, "did": f"plan card={card}"} for card in (legal[0], legal[-1])]


@asynchronous
async def test_nobody_sees_anything_before_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"])
        real = living.store.commit_queue.write
        waiting: list[Callable[[], None]] = []

        def slowly(entry: Entry, also: tuple[Statement, ...], then: Then) -> None:
            waiting.append(lambda: real(entry, also, then))

        monkeypatch.setattr(living.store.commit_queue, "write", slowly)
        name = "Ann" if table.awaited() == [0] else "Ben"
        before, shown = table.position, table.shown()
        asked = asyncio.create_task(living.answer(table, name, -1))
        await asyncio.sleep(0.05)
        assert table.position is before and table.shown() == shown and not asked.done()
        waiting[0]()
        assert await asked == 2
        assert table.position is not before


@asynchronous
async def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        ann = living.known["Ann"].id
        missed, watcher = living.registry.stream(table).join(0, ann, 0)
        assert len([message async for message in missed]) == 1
        with monkeypatch.context() as patch:
            stop_writing(living, patch)
            assert await refusal(living.answer(table, "Ann", key="k")) == "not-written"
        assert await watcher.next(1.0) is None, "watchers are sent away and hear nothing"
        assert await refusal(table.say(ann, "Ann", "hello", None)) == "not-written"
        again = await living.registry.table(table.id)
        assert again is not table and again.number == 1
        assert await living.answer(again, "Ann", key="k") == 2


@asynchronous
async def test_many_requests_at_once_get_numbers_without_gaps(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        ann = living.known["Ann"].id
        _, watcher = living.registry.stream(table).join(-2, None, 0)
        numbers = await asyncio.gather(*(table.say(ann, "Ann", f"{count}", f"k{count}") for count in range(50)))
        assert sorted(numbers) == list(range(2, 52))
        assert [update.entry.number for update in table.history] == list(range(1, 52))
        heard = [await watcher.next(1.0) for _ in range(50)]
        assert all(message and f'"n":{number},'.encode() in message for number, message in enumerate(heard, 2))


@asynchronous
async def test_only_the_host_starts_and_only_with_everybody_there(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", ""], start=False)
        ann, ben = living.known["Ann"].id, (await living.person("Ben")).id
        assert await refusal(table.start(ann, None)) == "open-chairs"
        await table.change_chair(1, ChairRequest("me", ben, "Ben"), None)
        assert await refusal(table.start(ben, None)) == "only-host"
        assert await table.start(ann, "go") == 2
        assert await table.start(ann, "go") == 2
        assert await refusal(table.start(ann, "again")) == "already-started"


@asynchronous
async def test_chat_is_plain_bounded_and_open_to_watchers(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        cem = (await living.person("Cem")).id
        await table.say(cem, "Cem", " <b>hi</b>\u202e\n you\x00 ", None)
        assert table.history[-1].message(0)["text"] == "<b>hi</b> you"
        assert await refusal(table.say(cem, "Cem", "\u200b \u3164", None)) == "wrong-chat"
        assert await refusal(table.say(cem, "Cem", "x" * (MOST_CHAT + 1), None)) == "wrong-chat"


@asynchronous
async def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        for step in range(5):
            await living.answer(table, "Ann" if 0 in table.awaited() else "Ben", step)
        told = [[update.message(seat) for update in await happened(table)] for seat in (-2, 0, 1)]
        known = living.known
    async with a_registry(tmp_path, living.fate) as living:
        living.known = known
        again = await living.registry.table(table.id)
        assert [[update.message(seat) for update in await happened(again)] for seat in (-2, 0, 1)] == told
        assert again.shown() == table.shown()
        await play_out(living, again)
        assert again.shown()["result"] is not None


@asynchronous
async def test_the_seed_is_published_after_the_end_and_not_before(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], options={"rounds": 1})
        ann = living.known["Ann"].id
        seed = living.fate.sources().seed()
        assert seed not in str(table.shown())
        await play_out(living, table)
        assert table.shown()["fairness"]["seed"] == seed
        assert table.shown()["fairness"]["contributions"] == []
        assert table.may_watch(None, 1) and table.may_watch(ann, 1)


@asynchronous
async def test_who_may_watch_what(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table: GameTable = await living.table("bump", ["Ann", "bot:random"])
        ann, ben = living.known["Ann"].id, (await living.person("Ben")).id
        assert [table.may_watch(ann, seat) for seat in (-3, -2, -1, 0, 1, 2)] == [
            False,
            True,
            False,
            True,
            False,
            False,
        ]
        assert not table.may_watch(ben, 0) and not table.may_watch(None, 0) and not table.may_watch(None, 1)


@asynchronous
async def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["bot:random", "bot:greedy"])
        await until(lambda: table.state == "over")
        assert (await living.store.table(table.id) or {})["state"] == "over"


@asynchronous
async def test_there_is_one_rematch_however_many_ask(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
        await until(lambda: table.state == "over")
        ann = (await living.person("Ann")).id
        told = await asyncio.gather(*(table.link_rematch(ann, "Ann", f"next {count}") for count in range(5)))
        assert set(told) == {table.next} and table.history[-1].entry.kind == "next"
        assert [update.entry.kind for update in table.history].count("next") == 1

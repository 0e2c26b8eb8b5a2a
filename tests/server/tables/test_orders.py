"""Standing orders at a table: kept with the answers, told to nobody else, followed like any answer."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import SPECTATOR, Refusal, find_game
from crashyard.server.accounts.export import personal_data
from crashyard.server.registry import TableSetup
from crashyard.server.streams.painting import Painter
from crashyard.server.streams.replay import Replay
from crashyard.server.streams.watcher import Watcher
from crashyard.server.tables.seating import ChairRequest, seated
from crashyard.server.tables.table import GameTable
from tests.games.crash_and_grab.tables import DECLINE, distance, table
from tests.server.living import Fate, Living, a_registry, asynchronous, decoded, happened, until
from tests.server.streams.test_secrecy import a_table, bytes_sent, encode

GAME = find_game("crash-and-grab")
START = table(
    at={"red": (5, 1), "green": (2, 6), "blue": (7, 3)},
    plans={"red": "0-5 right", "green": "0-5 down", "blue": "0-5 left"},
    boosters={"green": 1},
)
"""It is red's turn; green comes next, and then blue, and every one of them chooses a distance."""


PUSHING = table(at={"red": (5, 2), "green": (5, 4), "blue": (1, 4)}, plans={"red": "0-5 right"})
"""With a distance of 2 red pushes green."""


def order(do: str, *forms: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": {"do": do}, "answers": [{"form": form} for form in forms], **more}


AHEAD = [order("distance", {"do": "distance", "distance": 2}), order("boost", {"do": "decline"})]
"""All that will be asked of green."""


async def at_the_table(living: Living) -> GameTable:
    """Ann is red, Ben green, Cem blue."""
    return await a_table(living, "crash-and-grab", 3, START)


async def give(living: Living, table: GameTable, name: str, orders: list[Any]) -> int:
    person = await living.person(name)
    return await table.order(person.id, table.seats_of(person.id)[0], orders, None)


def standing(table: GameTable) -> dict[int, int]:
    """How many orders each seat has."""
    assert table.play is not None
    return {seat: len(given.orders) for seat, given in table.play.orders.items()}


@asynchronous
async def test_whoever_has_answered_ahead_is_answered_for(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await at_the_table(living)
        begun = await give(living, table, "Ben", AHEAD)
        await table.answer(living.known["Ann"].id, 0, distance(1), None)
        await until(lambda: table.awaited() == [2])
        entries = [entry for entry in await table.past.entries() if entry.number > begun]
        assert [(entry.person, entry.body.get("did")) for entry in entries] == [
            (living.known["Ann"].id, "distance distance=1"),
            (living.known["Ben"].id, "distance distance=2"),
            (living.known["Ben"].id, "decline"),
        ]
        assert [entry.body.get("ordered") for entry in entries] == [None, True, True]
        assert standing(table) == {1: 2}


@asynchronous
async def test_orders_count_as_thought_for_who_gave_them_and_hold_up_nobody_else(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        first = await at_the_table(living)
        people = [await living.person(name) for name in ("Ann", "Cem", "Ben")]
        chairs = [seated(seat, ChairRequest("me", person.id, person.name), ()) for seat, person in enumerate(people)]
        second = await living.registry.open_table(people[0], TableSetup(GAME, {}, chairs, start=GAME.save(START)))
        await second.start(people[0].id, None)
        budget = living.thinking.budget
        budget.spend(living.known["Ben"].id, 1e9)
        for table, name in ((first, "Ben"), (second, "Cem")):
            await give(living, table, name, AHEAD)
            await table.answer(people[0].id, 0, distance(1), None)
        await until(lambda: second.awaited() == [2])
        assert first.awaited() == [1], "whoever has used up their time waits"
        assert living.known["Cem"].id in budget._used


@asynchronous
async def test_orders_come_with_an_answer_and_stand_in_its_entry(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await at_the_table(living)
        await table.answer(living.known["Ann"].id, 0, distance(1), "key", AHEAD)
        assert (await table.past.entries())[-1].body["orders"] == AHEAD
        assert standing(table) == {0: 2}
        assert await table.answer(living.known["Ann"].id, 0, distance(1), "key", []) == table.number
        assert standing(table) == {0: 2}


@asynchronous
async def test_where_no_order_says_anything_the_person_is_asked(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await at_the_table(living)
        await give(living, table, "Ben", AHEAD[:1])
        await table.answer(living.known["Ann"].id, 0, distance(1), None)
        await until(lambda: table.play is not None and table.play.decisions_of(1) == 1)
        await living.registry._orders.stop()
        assert table.awaited() == [1] and table.position is not None
        assert DECLINE in table.position.legal(1)


@asynchronous
async def test_orders_can_be_changed_and_withdrawn_at_any_time(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await at_the_table(living)
        await give(living, table, "Ben", AHEAD)
        await give(living, table, "Ben", AHEAD[:1])
        assert standing(table) == {1: 1}
        await give(living, table, "Ben", [])
        assert standing(table) == {}


@asynchronous
async def test_orders_that_come_while_one_is_asked_answer_at_once(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await at_the_table(living)
        await table.answer(living.known["Ann"].id, 0, distance(1), None)
        assert table.awaited() == [1]
        await give(living, table, "Ben", AHEAD)
        await until(lambda: table.awaited() == [2])


@asynchronous
async def test_orders_withdrawn_before_the_pause_is_over_answer_nothing(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=30.0) as living:
        table = await at_the_table(living)
        await give(living, table, "Ben", AHEAD)
        await table.answer(living.known["Ann"].id, 0, distance(1), None)
        given = table.ordered(1)
        assert given is not None
        await give(living, table, "Ben", [])
        await table.answer_by_order(1, distance(2), table.decision(1), given)
        assert table.awaited() == [1] and table.ordered(1) is None


@asynchronous
async def test_taking_an_answer_back_takes_its_orders_along(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"])
        seat = table.awaited()[0]
        name, other = ("Ann", "Ben") if seat == 0 else ("Ben", "Ann")
        await give(living, table, other, [order("move", {}, until="game")])
        person, position = await living.person(name), table.position
        assert position is not None
        await table.answer(person.id, seat, position.legal(seat)[-1], None, [order("attack", {}, until="game")])
        assert standing(table) == {0: 1, 1: 1}
        await table.undo(person.id, seat, None)
        assert standing(table) == {1 - seat: 1}
        undone = (await happened(table))[-1]
        assert undone.message(seat)["cancelled"]["why"] == "undo" and "cancelled" not in undone.message(1 - seat)


@asynchronous
async def test_what_changes_the_situation_cancels_orders_and_the_person_is_told(tmp_path: Path) -> None:
    """Red flies into green: nothing is answered for green any more."""
    async with a_registry(tmp_path, pause=30.0) as living:
        table = await a_table(living, "crash-and-grab", 3, PUSHING)
        await give(living, table, "Ben", AHEAD)
        await give(living, table, "Cem", AHEAD)
        await table.answer(living.known["Ann"].id, 0, distance(2), None)
        assert standing(table) == {2: 2}
        update = (await happened(table))[-1]
        assert update.message(1)["orders"] == []
        assert update.message(1)["cancelled"] == {"why": "upset", "sign": "moved", "orders": AHEAD}
        assert "orders" not in update.message(0) and "orders" not in update.message(SPECTATOR)
        assert not any("cancelled" in update.message(seat) for seat in (0, 2, SPECTATOR))
        told = Painter(GAME, "en", ("Ann", "Ben", "Cem")).told(update, 1)
        sentence = (
            "What you had answered ahead is cancelled, because somebody pushes or moves your saucer, or turns a tile."
        )
        assert (told["cancelled"]["says"], told["lines"][-1]["text"]) == (sentence, sentence)
        assert told["cancelled"]["said"][1] == {"says": "A boost", "answers": ["Decline"]}


@asynchronous
async def test_orders_go_with_the_round_but_for_those_of_the_whole_game(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=30.0) as living:
        table = await at_the_table(living)
        await give(living, table, "Ann", [AHEAD[0], {**AHEAD[1], "until": "game"}])
        rounds = 0 if table.position is None else table.position.rounds()
        while table.position is not None and table.position.rounds() == rounds:
            await living.answer(table, ["Ann", "Ben", "Cem"][table.awaited()[0]], 0)
        assert standing(table) == {0: 1}
        cancelled = (await happened(table))[-1].message(0)["cancelled"]
        assert cancelled == {"why": "round", "orders": AHEAD[:1]}


@asynchronous
async def test_orders_go_with_whoever_leaves(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=30.0) as living:
        table = await at_the_table(living)
        await give(living, table, "Ben", AHEAD)
        await table.change_chair(1, ChairRequest("open", living.known["Ben"].id, "Ben"), None)
        assert standing(table) == {}
        with pytest.raises(Refusal, match="bot-plays"):
            await give(living, table, "Ben", AHEAD)


@asynchronous
async def test_nobody_orders_for_others_or_without_a_play(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await at_the_table(living)
        with pytest.raises(Refusal, match="not-your-seat"):
            await table.order(living.known["Ann"].id, 1, AHEAD, None)
        with pytest.raises(Refusal, match="unknown-field"):
            await give(living, table, "Ben", [order("boost", {}, why="so")])
        open_table = await living.table("bump", ["Ann", ""], start=False)
        with pytest.raises(Refusal, match="not-running"):
            await give(living, open_table, "Ann", [])


def test_orders_are_followed_after_a_restart(tmp_path: Path) -> None:
    """Also where the server went down between an answer and the one that was given ahead, and nobody has come since."""
    fate = Fate()

    @asynchronous
    async def before() -> None:
        async with a_registry(tmp_path, fate, pause=30.0) as living:
            table = await at_the_table(living)
            await give(living, table, "Ben", AHEAD)
            await table.answer(living.known["Ann"].id, 0, distance(1), None)
            assert table.awaited() == [1]
            names.append(table.id)

    @asynchronous
    async def later() -> None:
        async with a_registry(tmp_path, fate) as living:
            await until(lambda: names[0] in living.registry._tables)
            table = living.registry._tables[names[0]]
            await until(lambda: table.awaited() == [2])
            row = await living.store.table(names[0])
            assert row is not None and row["ordered"] == 0

    names: list[str] = []
    before()
    later()


# -- secrecy --------------------------------------------------------------------------------


async def sent_to_others(folder: Path, orders: Sequence[Any], *, by_hand: bool) -> dict[str, list[bytes]]:
    """All that others get while Ben answers ahead, and when their turn comes, by order or by hand."""
    folder.mkdir()
    async with a_registry(folder, Fate(seed="orders")) as living:
        table = await at_the_table(living)
        stream, ann = living.registry.stream(table), living.known["Ann"]
        watchers: dict[str, Watcher] = {}
        for seat in (SPECTATOR, 0, 2):
            person = None if seat == SPECTATOR else table.chairs[seat].person
            _, watchers[f"{seat} program"] = stream.join(seat, person, 0)
            watchers[f"{seat} page"] = stream.join_page(seat, person, 0, "en")
        await give(living, table, "Ben", list(orders))
        told = [table.shown(), await living.registry.tables_of(ann), await living.registry.listed("running")]
        told.append((await personal_data(ann, living.people, living.store))["tables"])
        await table.answer(ann.id, 0, distance(1), None)
        if by_hand:
            await table.answer(living.known["Ben"].id, 1, distance(2), None)
            await table.answer(living.known["Ben"].id, 1, DECLINE, None)
        await until(lambda: table.awaited() == [2])
        count = table.number - 1
        found = {name: await bytes_sent(watcher, count + name.endswith("page")) for name, watcher in watchers.items()}
        told += await Replay(table, SPECTATOR, "en").messages(0, 60)
        for watcher in watchers.values():
            stream.leave(watcher)
        return found | {"asked": [encode(each) for each in told]}


def test_orders_change_no_byte_for_the_others(tmp_path: Path) -> None:
    """Neither what is ordered nor whether it is followed: an answer by an order is an answer like any other."""

    @asynchronous
    async def check() -> None:
        by_order = await sent_to_others(tmp_path / "order", AHEAD, by_hand=False)
        upgrade = order("keep", {"upgrade": "airlock"}, until="game")
        by_hand = await sent_to_others(tmp_path / "hand", [upgrade, upgrade, upgrade], by_hand=True)
        assert by_order == by_hand and len(by_order) == 7

    check()


@asynchronous
async def test_whoever_sits_there_is_told(tmp_path: Path) -> None:
    """The comparison can fail: whoever gave the orders hears of them, and that these have answered for them."""
    async with a_registry(tmp_path) as living:
        table = await at_the_table(living)
        stream = living.registry.stream(table)
        _, mine = stream.join(1, living.known["Ben"].id, table.number)
        page = stream.join_page(1, living.known["Ben"].id, 0, "en")
        await give(living, table, "Ben", AHEAD)
        await table.answer(living.known["Ann"].id, 0, distance(1), None)
        await until(lambda: table.awaited() == [2])
        told = decoded(await bytes_sent(mine, 4))
        assert [message.get("orders") for message in told] == [AHEAD, None, None, None]
        assert [message.get("ordered") for message in told] == [None, None, True, True]
        painted = decoded(await bytes_sent(page, 5))
        assert [len(message["orders"]) for message in painted] == [0, 2, 2, 2, 2]
        stream.leave(mine)
        stream.leave(page)
        await asyncio.sleep(0)

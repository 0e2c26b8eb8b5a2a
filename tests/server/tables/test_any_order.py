"""Whatever people ask of a table, in whatever order: it is refused or it happens, and the entries tell all of it."""

from pathlib import Path

import pytest

from crashyard.engine import Dice, Refusal
from crashyard.server.tables.agreements.accord import ABORT, SUBJECTS
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import GameTable
from tests.server.living import Fate, Living, a_registry, asynchronous, happened, until

NAMES = ["Ann", "Ben", "Cem", "Di"]
KINDS = ["me", "open", "bot"]


async def ask_anything(living: Living, table: GameTable, dice: Dice) -> None:
    """One request of somebody, sensible or not."""
    name = NAMES[dice.below(4)]
    person = (await living.person(name)).id
    seat = dice.below(5)
    key = f"key {dice.below(400)}"
    what = dice.below(17)
    orders = ahead(dice)
    if what < 5:
        own = [seat for seat in table.awaited() if table.chairs[seat].person == person]
        seat = own[0] if own else seat
        legal = table.position.legal(seat) if table.position and seat < table.players else []
        await table.answer(person, seat, legal[dice.below(len(legal))] if legal else dice.below(9), key, orders)
    elif what < 7:
        await table.undo(person, seat, key)
    elif what < 9:
        chair_request = ChairRequest(KINDS[dice.below(3)], person, name, "random", person == table.host, "luck")
        await table.change_chair(seat, chair_request, key)
    elif what == 9:
        await table.say(person, name, "hello", key)
    elif what == 15:
        await table.let_talk(person, ["all", "players", "off"][dice.below(3)], key)
    elif what == 10:
        await table.start(person, key)
    elif what == 11:
        await table.agreements.propose(person, SUBJECTS[dice.below(3)], key)
    elif what < 14:
        await agree_to_anything(table, person, key, dice)
    elif what == 14:
        await table.order(person, seat, orders or [], key)
    else:
        living.fate.at += 40.0 * int(dice.below(3))
        await table.call_time()


async def agree_to_anything(table: GameTable, person: str, key: str, dice: Dice) -> None:
    """Whoever is paused goes on soon, and hardly anybody resigns: there shall be something to play."""
    agreements, proposal = table.agreements, table.shown()["proposal"]
    number = proposal["n"] if proposal else int(dice.below(9))
    if table.shown()["paused"] is not None:
        await agreements.resume(person, key)
    elif dice.below(12) == 0:
        await table.resign(person, dice.below(table.players), key)
    elif proposal and proposal["what"] == ABORT:
        await agreements.decline(person, number, key)
    else:
        said = (agreements.agree, agreements.agree, agreements.decline, agreements.withdraw)
        await said[dice.below(4)](person, number, key)


def ahead(dice: Dice) -> list[dict[str, object]] | None:
    """What somebody answers ahead, now and then."""
    if dice.below(3):
        return None
    until_when = ("round", "game")[dice.below(2)]
    return [{"when": {"do": do}, "answers": [{"form": {"do": do}}], "until": until_when} for do in ("dodge", "take")]


async def told(table: GameTable) -> list[object]:
    updates = await happened(table)
    return [[update.message(seat) for update in updates] for seat in range(-2, table.players) if seat != -1]


@pytest.mark.parametrize("number", range(10))
def test_the_entries_tell_everything(tmp_path: Path, number: int) -> None:
    @asynchronous
    async def check() -> None:
        fate, dice = Fate(seed=f"any {number}"), Dice(f"any order {number}")
        clock = {"kind": "live", "minutes": 1, "increment": 5} if number % 2 else {"kind": "none"}
        done = refused = 0
        async with a_registry(tmp_path, fate) as living:
            table = await living.table("bump", ["Ann", "", "Ann", ""], start=False, clock=clock, options={"rounds": 6})
            for _ in range(250):
                try:
                    await ask_anything(living, table, dice)
                    done += 1
                except Refusal:
                    refused += 1
            await until(lambda: not table.thinking() and not living.registry._orders._under_way)
            await living.registry.close()
            shown, messages = table.shown(), await told(table)
            assert [update.entry.number for update in await happened(table)] == list(range(1, table.number + 1))
            if table.play is not None:
                record = table.record(await table.past.entries())
                record.verify()
                assert record.position().to_json() == table.play.position.to_json()
        assert done > 20 and refused > 20
        async with a_registry(tmp_path, fate, pause=60.0) as living:
            again = await living.registry.table(table.id)
            assert again.shown() == shown
            assert await told(again) == messages

    check()

"""Who may change which chair, and when."""

from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Refusal
from crashyard.server.tables.agreements.accord import PAUSE
from crashyard.server.tables.requests.edit import TableEdit
from crashyard.server.tables.seating import GRACE, STAND_IN, ChairRequest
from crashyard.server.tables.table import GameTable
from tests.refusals import refuses
from tests.server.living import Living, a_registry, asynchronous, until
from tests.server.tables.test_opening import check_same, crash, rest

GAME = "cube-attack"

SITS = {"seat": 1, "kind": "person", "name": "Ben", "bot": None, "away": False, "who": "guest"}


async def chair_request(living: Living, table: GameTable, who: str, seat: int, kind: str, **more: str) -> int:
    person = await living.person(who)
    name = more.get("name", who if kind == "me" else "")
    sign = person.who if kind == "me" else ""
    asked = ChairRequest(kind, person.id, name, more.get("bot"), is_host=person.id == table.host, who=sign)
    return await table.change_chair(seat, asked, None)


async def refused(living: Living, table: GameTable, who: str, seat: int, kind: str, **more: str) -> str:
    before = list(table.chairs)
    with pytest.raises(Refusal) as refusal:
        await chair_request(living, table, who, seat, kind, **more)
    assert table.chairs == before
    return refusal.value.key


@asynchronous
async def test_anybody_takes_an_open_chair_and_stands_up_from_their_own(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "", ""], start=False)
        await chair_request(living, table, "Ben", 1, "me")
        assert table.chairs[1].shown() == SITS
        assert await refused(living, table, "Cem", 1, "me") == "chair-taken"
        assert await refused(living, table, "Ann", 1, "me") == "chair-taken"
        assert await refused(living, table, "Cem", 1, "open") == "only-host"
        await chair_request(living, table, "Ben", 1, "open")
        assert table.chairs[1].kind == "open"
        assert await refused(living, table, "Ann", 1, "open") == "chair-is-open"


@asynchronous
async def test_only_the_host_puts_bots_on_chairs_and_takes_them_off(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "", ""], start=False)
        assert await refused(living, table, "Ben", 1, "bot", bot="random") == "only-host"
        await chair_request(living, table, "Ann", 1, "bot", bot="random")
        await chair_request(living, table, "Ann", 2, "bot", bot="random")
        assert [chair.name for chair in table.chairs] == ["Ann", "random", "random 2"]
        assert await refused(living, table, "Ben", 1, "open") == "only-host"
        assert await refused(living, table, "Ben", 1, "me") == "chair-taken"
        assert await refused(living, table, "Ann", 1, "bot", bot="deep") == "unknown-bot"
        assert await refused(living, table, "Ann", 1, "bot", bot="expert@3600") == "unknown-bot"
        await chair_request(living, table, "Ann", 1, "bot", bot="greedy")
        await chair_request(living, table, "Ann", 2, "open")
        assert [chair.bot for chair in table.chairs] == [None, "greedy", None]


@asynchronous
async def test_the_host_takes_people_off_and_who_was_there_stays_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nobody holds a chair for ever by being there; whoever was only absent may come back."""
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "Ben", ""], start=False)
        await chair_request(living, table, "Ann", 1, "open")
        assert table.chairs[1].person is None
        assert table.history[-1].entry.body["why"] == "removed"
        await chair_request(living, table, "Ben", 1, "me")
        stream = living.registry.stream(table)
        _, watcher = stream.join(1, living.known["Ben"].id, 0)
        assert await refused(living, table, "Ann", 1, "bot") == "person-is-here"
        await chair_request(living, table, "Ann", 1, "open")
        assert table.history[-1].entry.body["why"] == "turned-away" and watcher.dropped
        for again in (crash, rest):
            table = await again(living, table)
            await check_same(living, table, monkeypatch)
            with refuses("turned-away", "The host has taken you off this table; sit down at another one."):
                await chair_request(living, table, "Ben", 2, "me")
        await chair_request(living, table, "Cem", 1, "me")


@asynchronous
async def test_there_are_only_the_seats_of_the_table(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", ""], start=False)
        for seat in (-1, -2, 2, 15):
            assert await refused(living, table, "Ben", seat, "me") == "wrong-seat"


@asynchronous
async def test_several_people_on_one_device_have_names_of_their_own(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "", ""], start=False)
        await chair_request(living, table, "Ann", 1, "me", name="Opa")
        await chair_request(living, table, "Ann", 2, "me")
        assert [chair.name for chair in table.chairs] == ["Ann", "Opa", "Ann 2"]
        assert table.seats_of(living.known["Ann"].id) == [0, 1, 2]
        await chair_request(living, table, "Ann", 2, "me", name="Oma")
        assert table.chairs[2].name == "Oma"


@asynchronous
async def test_names_that_look_alike_are_told_apart_at_a_table(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Scope", "", ""], start=False)
        await chair_request(living, table, "Ѕсоре", 1, "me")
        await chair_request(living, table, "Scope", 2, "bot", name="scoPE")
        assert [chair.name for chair in table.chairs] == ["Scope", "Ѕсоре 2", "scoPE 3"]


@asynchronous
async def test_while_playing_nobody_changes_chairs(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben", "bot:random", "bot:random"])
        assert await refused(living, table, "Cem", 0, "me") == "already-started"
        assert await refused(living, table, "Ann", 0, "me") == "already-started"
        assert await refused(living, table, "Ann", 1, "me") == "already-started"
        assert await refused(living, table, "Ann", 2, "bot", bot="greedy") == "already-started"
        assert await refused(living, table, "Ann", 2, "open") == "already-started"
        assert await refused(living, table, "Cem", 0, "bot") == "only-players"


@asynchronous
async def test_who_leaves_is_replaced_and_comes_back(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=0.05) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        ben = living.known["Ben"]
        await chair_request(living, table, "Ben", 1, "open")
        assert table.chairs[1].shown() == SITS | {"kind": "bot", "bot": STAND_IN, "away": True}
        assert table.history[-1].message(0)["why"] == "left"
        await until(lambda: table.awaited() == [0])
        with pytest.raises(Refusal, match="bot-plays"):
            await table.answer(ben.id, 1, {"do": "plan", "card": 1}, "k")
        assert await refused(living, table, "Cem", 0, "me") == "already-started"
        await chair_request(living, table, "Ben", 1, "me")
        assert table.chairs[1].kind == "person"
        assert table.history[-1].message(0)["why"] == "back"


@asynchronous
async def test_everybody_who_plays_calls_a_bot_for_who_is_absent_long_enough(tmp_path: Path) -> None:
    """Host or not; a lost connection has a minute to come back."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben", "Cem", "bot:random"])
        ben, fate = living.known["Ben"].id, living.fate
        stream = living.registry.stream(table)
        _, watcher = stream.join(1, ben, 0)
        fate.at += GRACE
        assert await refused(living, table, "Cem", 1, "bot") == "still-asked"
        stream.leave(watcher)
        sentence = "Ben has only just gone; if they are not back in { seconds } a bot can play on."
        for moment, words in ((0.0, "60 seconds"), (GRACE - 1, "one second")):
            fate.at += moment
            with refuses("absent-shortly", sentence.replace("{ seconds }", words)):
                await table.change_chair(1, ChairRequest("bot", living.known["Cem"].id), None)
        fate.at += 1
        with refuses("only-players", "Only those who play at this table can do that."):
            await table.change_chair(1, ChairRequest("bot", (await living.person("Di")).id), None)
        await chair_request(living, table, "Cem", 1, "bot")
        assert table.chairs[1].is_away and table.chairs[1].bot == STAND_IN
        assert await refused(living, table, "Cem", 1, "me") == "already-started"
        await chair_request(living, table, "Ben", 1, "me")
        assert not table.chairs[1].is_away


@asynchronous
async def test_who_is_there_and_does_not_answer_holds_nobody_up_for_ever(tmp_path: Path) -> None:
    """Without a clock the table waits for ten minutes; what was agreed to by the others goes through then, too."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben", "Cem", "bot:random"], clock={"kind": "none"})
        (ann, ben), fate = (living.known[name].id for name in ("Ann", "Ben")), living.fate
        living.registry.stream(table).join(1, ben, 0)
        await living.answer(table, "Cem")
        number = await table.agreements.propose(ann, "abort", None)
        await table.agreements.agree(living.known["Cem"].id, number, None)
        sentence = "Ben is at the table and still has time to answer; in { minutes } a bot can play on."
        for moment, words in ((0.0, "10 minutes"), (9 * 60 + 1, "one minute")):
            fate.at += moment
            with refuses("still-asked", sentence.replace("{ minutes }", words)):
                await table.change_chair(1, ChairRequest("bot", ann), None)
        assert table.shown()["patience"] == [{"seat": 0, "left": 59.0}, {"seat": 1, "left": 59.0}]
        with refuses("person-is-here", "Cem is at the table; only somebody who is away can be replaced."):
            living.registry.stream(table).join(2, living.known["Cem"].id, 0)
            await table.change_chair(2, ChairRequest("bot", ann), None)
        fate.at += 59
        with refuses("only-players", "Only those who play at this table can do that."):
            await table.change_chair(1, ChairRequest("bot", (await living.person("Di")).id), None)
        await table.change_chair(1, ChairRequest("open", ann), None)
        assert table.chairs[1].is_away and table.history[-1].message(0)["why"] == "silent"
        await table.call_time()
        assert table.state == "closed", "nobody who plays has not agreed"


@asynchronous
async def test_patience_begins_anew_with_every_decision_and_after_a_pause(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"], clock={"kind": "none", "patience": 1})
        (seat,) = table.awaited()
        name = ["Ann", "Ben"][seat]
        living.fate.at += 40
        assert table.patience_left() == {seat: 20.0}
        await table.say(living.known[name].id, name, "I am thinking", None)
        assert table.patience_left() == {seat: 20.0}
        await living.answer(table, name)
        assert set(table.patience_left().values()) == {60.0}
        assert table.patience_left().keys() == set(table.awaited())
    async with a_registry(tmp_path, living.fate) as living:
        living.fate.at += 100
        again = await living.registry.table(table.id)
        assert set(again.patience_left().values()) == {60.0}, "how long it was before a restart nobody knows"


@asynchronous
async def test_where_nobody_is_hurried_nobody_is_replaced_who_is_there(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], clock={"kind": "none", "patience": 0})
        living.registry.stream(table).join(1, living.known["Ben"].id, 0)
        living.fate.at += 1e6
        assert await refused(living, table, "Ann", 1, "bot") == "person-is-here"
        assert table.shown()["patience"] == []


@pytest.mark.parametrize("clock", [{"kind": "live", "minutes": 5, "increment": 0}, {"kind": "days", "days": 3}])
def test_where_there_is_a_clock_it_alone_decides(tmp_path: Path, clock: dict[str, Any]) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path, pause=60.0) as living:
            table = await living.table("bump", ["Ann", "Ben"], clock=clock)
            living.fate.at += 299
            sentence = "Ben still has time: a bot plays on when the clock has run out, and not before."
            with refuses("clock-decides", sentence):
                await table.change_chair(1, ChairRequest("bot", living.known["Ann"].id, is_host=True), None)

    check()


@asynchronous
async def test_at_closed_and_finished_tables_everybody_stays_where_they_are(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", ""], start=False)
        ann = living.known["Ann"].id
        with pytest.raises(Refusal, match="only-host"):
            await table.close((await living.person("Ben")).id, None)
        await table.close(ann, None)
        assert await refused(living, table, "Ben", 1, "me") == "table-closed"
        with pytest.raises(Refusal, match="table-closed"):
            await table.start(ann, None)
        over = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
        await until(lambda: over.state == "over")
        assert await refused(living, over, "Ben", 1, "me") == "table-over"


@asynchronous
async def test_a_running_table_is_only_closed_by_who_plays_alone(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        both = await living.table("bump", ["Ann", "Ben"])
        with pytest.raises(Refusal, match="others-play"):
            await both.close(living.known["Ann"].id, None)
        alone = await living.table("bump", ["Ann", "bot:random"])
        with pytest.raises(Refusal, match="only-players"):
            await alone.close(living.known["Ben"].id, None)
        await alone.close(living.known["Ann"].id, None)
        assert (alone.state, alone.awaited(), alone.thinking()) == ("closed", [], [])


@asynchronous
async def test_the_last_person_can_leave_and_the_game_ends(tmp_path: Path) -> None:
    """Whoever it is: the host may have left before."""
    async with a_registry(tmp_path, pause=60.0) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        await chair_request(living, table, "Ann", 0, "open")
        with pytest.raises(Refusal, match="others-play"):
            await table.close(living.known["Ann"].id, None)
        await table.close(living.known["Ben"].id, None)
        assert table.state == "closed"


@asynchronous
async def test_chairs_are_the_same_after_a_restart(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", ""], start=False)
        await chair_request(living, table, "Ben", 1, "me")
        await table.start(living.known["Ann"].id, None)
        await chair_request(living, table, "Ben", 1, "bot")
        await until(lambda: table.awaited() == [0])
        shown, known = table.shown(), living.known
    async with a_registry(tmp_path) as living:
        again = await living.registry.table(shown["id"])
        assert again.shown() == shown
        await again.change_chair(1, ChairRequest("me", known["Ben"].id), None)
        assert again.chairs[1].kind == "person"


@asynchronous
async def test_a_table_that_is_full_takes_no_more_of_what_has_no_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever likes could fill it, sitting down and standing up; to leave and to answer is always possible."""
    async with a_registry(tmp_path) as living:
        opened = await living.table(GAME, ["Ann", "Ben", ""], start=False)
        alone = await living.table(GAME, ["Ann", "bot:random"])
        monkeypatch.setattr("crashyard.server.tables.requests.talk.MOST_ENTRIES", 1)
        await chair_request(living, opened, "Ben", 1, "open")
        full = "So much has happened at this table that nothing more can be said, changed, proposed or undone here."
        with refuses("table-full", full):
            await chair_request(living, opened, "Ben", 1, "me")
        with refuses("table-full", full):
            await opened.commit(opened.host, {0: "0" * 64}, None)
        with refuses("table-full", full):
            await opened.edit(opened.host, TableEdit(public=True), None)
        with refuses("table-full", full):
            await alone.agreements.propose(alone.host, PAUSE, None)
        await until(lambda: alone.awaited() == [0])
        await living.answer(alone, "Ann")

"""What people at a table decide together: who is asked, what a yes and a no do, and what ends a proposal."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Dice, Refusal
from crashyard.engine.driver import RESIGN
from crashyard.server.tables.agreements.accord import ABORT, PAUSE, QUIET, REMATCH, UNDO
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import GameTable
from tests.refusals import refuses
from tests.server.living import Fate, Living, a_registry, asynchronous, happened, play_out, until
from tests.server.tables.test_opening import check_same, crash

GAME = "cube-attack"


async def propose(living: Living, table: GameTable, name: str, what: str) -> int:
    return await table.agreements.propose((await living.person(name)).id, what, None)


async def say(living: Living, table: GameTable, name: str, what: str, number: int | None = None) -> int:
    """What somebody says to the proposal that is open, or to another one."""
    person, shown = (await living.person(name)).id, table.shown()["proposal"]
    number = number or (shown["n"] if shown else 1)
    said = {"agree": table.agreements.agree, "decline": table.agreements.decline, "withdraw": table.agreements.withdraw}
    return await said[what](person, number, None)


async def change_chair(living: Living, table: GameTable, name: str, kind: str) -> None:
    """Leave a table (`open`) or come back (`me`)."""
    person = (await living.person(name)).id
    seat = next(chair.seat for chair in table.chairs if chair.person == person)
    await table.change_chair(seat, ChairRequest(kind, person, name), None)


def proposal(table: GameTable) -> tuple[str, int, list[int], list[int]] | None:
    """What is proposed by whom, who has agreed and who is asked."""
    shown = table.shown()["proposal"]
    return None if shown is None else (shown["what"], shown["seat"], shown["agreed"], shown["asked"])


def kinds(table: GameTable) -> list[str]:
    return [update.entry.kind for update in table.history]


async def started(living: Living, chairs: Sequence[str] = ("Ann", "Ben", "Cem"), **more: Any) -> GameTable:
    return await living.table(GAME, chairs, **more)


# -- who is asked, and what they say ----------------------------------------------------------


@asynchronous
async def test_with_the_last_yes_a_game_is_ended_without_a_result(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living)
        await propose(living, table, "Ann", ABORT)
        assert proposal(table) == (ABORT, 0, [0], [1, 2])
        await say(living, table, "Cem", "agree")
        assert proposal(table) == (ABORT, 0, [0, 2], [1])
        assert table.state == "running" and not table.shown()["aborted"]
        await say(living, table, "Ben", "agree")
        assert (table.state, proposal(table), table.shown()["aborted"], table.result()) == ("closed", None, True, None)
        assert kinds(table)[1:] == ["propose", "agree", "close"]
        ann = await living.person("Ann")
        assert [(seen["state"], seen["awaited"]) for seen in await living.registry.tables_of(ann)] == [("closed", [])]
        with refuses("not-running", "No game is being played at this table at the moment."):
            await propose(living, table, "Ann", PAUSE)


@asynchronous
async def test_with_one_no_it_is_off_and_nobody_can_pester(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living)
        await propose(living, table, "Ann", ABORT)
        await say(living, table, "Ben", "agree")
        await say(living, table, "Cem", "decline")
        assert (table.state, proposal(table)) == ("running", None)
        living.fate.at += 1.0
        with refuses("asked-just-now", "You asked for this only just now; ask again in 59 seconds."):
            await propose(living, table, "Ann", ABORT)
        await propose(living, table, "Ann", PAUSE)
        with refuses("proposal-open", "Something is already proposed at this table; it has to be answered first."):
            await propose(living, table, "Ben", ABORT)
        await say(living, table, "Ann", "withdraw")
        with refuses("asked-just-now", "You asked for this only just now; ask again in 60 seconds."):
            await propose(living, table, "Ann", PAUSE)
        await propose(living, table, "Ben", ABORT)
        await say(living, table, "Ann", "decline")
        living.fate.at += QUIET
        await propose(living, table, "Ann", ABORT)
        assert proposal(table) == (ABORT, 0, [0], [1, 2])


@asynchronous
async def test_who_may_say_what(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "Ben", "Cem", "bot:random"])
        with refuses("only-players", "Only those who play at this table can do that."):
            await propose(living, table, "Eve", PAUSE)
        number = await propose(living, table, "Ann", PAUSE)
        with refuses("only-players", "Only those who play at this table can do that."):
            await say(living, table, "Eve", "agree")
        with refuses("not-asked", "Your answer to this proposal is not awaited."):
            await say(living, table, "Ann", "decline")
        with refuses("not-your-proposal", "Only whoever made this proposal can withdraw it."):
            await say(living, table, "Ben", "withdraw")
        await say(living, table, "Ben", "agree")
        with refuses("not-asked", "Your answer to this proposal is not awaited."):
            await say(living, table, "Ben", "agree")
        await say(living, table, "Ann", "withdraw")
        with refuses("proposal-gone", "This proposal no longer stands."):
            await say(living, table, "Cem", "agree", number)
        again = await propose(living, table, "Ben", PAUSE)
        with refuses("proposal-gone", "This proposal no longer stands."):
            await say(living, table, "Cem", "agree", number)
        await say(living, table, "Cem", "agree", again)
        assert proposal(table) == (PAUSE, 1, [1, 2], [0])


@asynchronous
async def test_whoever_proposes_the_same_agrees(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "Ben"])
        await propose(living, table, "Ann", ABORT)
        await propose(living, table, "Ben", ABORT)
        assert table.state == "closed"


@asynchronous
async def test_whoever_plays_on_has_said_no_and_may_be_asked_again(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "Ben"])
        first, other = ("Ann", "Ben") if table.awaited() == [0] else ("Ben", "Ann")
        await propose(living, table, other, PAUSE)
        await living.answer(table, first)
        assert proposal(table) is None
        assert table.awaited() == [table.seats_of(living.known[other].id)[0]]
        await propose(living, table, other, PAUSE)
        await living.answer(table, other)
        assert proposal(table) is not None, "whoever proposes may play on"


@asynchronous
async def test_who_is_away_is_not_asked_and_who_comes_back_is(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living)
        await propose(living, table, "Ann", ABORT)
        await change_chair(living, table, "Ben", "open")
        assert proposal(table) == (ABORT, 0, [0], [2])
        await change_chair(living, table, "Ben", "me")
        assert proposal(table) == (ABORT, 0, [0], [1, 2])
        await say(living, table, "Cem", "agree")
        await change_chair(living, table, "Ben", "open")
        await until(lambda: table.state == "closed")
        assert kinds(table)[-1] == "close" and table.shown()["aborted"]


@asynchronous
async def test_what_is_due_happens_after_a_crash_too(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living)
        await propose(living, table, "Ann", PAUSE)
        await say(living, table, "Cem", "agree")
        table.tell = lambda _: None
        await change_chair(living, table, "Ben", "open")
        assert table.agreements.is_due
        again = await crash(living, table)
        await until(lambda: again.shown()["paused"] == 0)


@asynchronous
async def test_a_proposal_goes_with_whoever_made_it_and_with_the_last_who_could_agree(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living)
        await propose(living, table, "Ann", ABORT)
        await change_chair(living, table, "Ann", "open")
        assert proposal(table) is None
        await propose(living, table, "Ben", ABORT)
        await change_chair(living, table, "Cem", "open")
        assert (proposal(table), table.state) == (None, "running")
        with refuses("nobody-to-ask", "Nobody else is playing here in person, so there is nobody who could agree."):
            await propose(living, table, "Ben", ABORT)


@asynchronous
async def test_where_so_much_has_happened_nothing_is_proposed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.server.tables.requests.talk.MOST_ENTRIES", 1)
    async with a_registry(tmp_path) as living:
        table = await started(living)
        with refuses(
            "table-full",
            "So much has happened at this table that nothing more can be said, changed, proposed or undone here.",
        ):
            await propose(living, table, "Ann", ABORT)


# -- undo -------------------------------------------------------------------------------------


@asynchronous
async def test_others_agree_to_take_back_what_was_answered_to(tmp_path: Path) -> None:
    """With what others and chance have answered since; the same dice come again."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], options={"rounds": 3})
        with refuses("nothing-to-take-back", "You have not decided anything yet that could be taken back."):
            await propose(living, table, "Ben", UNDO)
        assert table.play is not None
        await living.answer(table, "Ann", 0)
        await living.answer(table, "Ben", 1)
        thrown = table.play.stored
        before = table.play.position.to_json()
        await propose(living, table, "Ann", UNDO)
        await say(living, table, "Ben", "agree")
        assert table.awaited() == [0, 1], "Ben answered after Ann, so that is taken back with it"
        entry = table.history[-1].entry
        assert (entry.kind, entry.body["seat"], entry.body["agreed"]) == ("undo", 0, [1])
        await living.answer(table, "Ann", 0)
        await living.answer(table, "Ben", 1)
        assert table.play.stored.answers[1:] == thrown.answers[1:]
        assert table.play.position.to_json() == before


@asynchronous
async def test_a_proposal_to_take_back_ends_with_the_next_answer_of_a_person_but_not_of_a_bot(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "Ben", "bot:random"])
        await until(lambda: not table.thinking())
        if table.awaited() == [1]:
            await living.answer(table, "Ben")
            await until(lambda: not table.thinking())
        table.is_wanted = lambda: False
        await living.answer(table, "Ann")
        await propose(living, table, "Ann", UNDO)
        await living.answer(table, "Ben")
        assert proposal(table) is None and table.thinking() == [2] and table.position is not None
        await propose(living, table, "Ann", UNDO)
        await table.answer_for_bot(2, table.position.legal(2)[0], table.decision(2))
        assert proposal(table) == (UNDO, 0, [0], [1]) and table.awaited() == [0]
        await living.answer(table, "Ann")
        assert proposal(table) is None, "also with one of whoever proposed it"


@asynchronous
async def test_others_agree_to_what_lies_far_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.server.tables.state.TURNS", 3)
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "Ben"])
        if table.awaited() == [1]:
            await living.answer(table, "Ben")
        await living.answer(table, "Ann")
        assert table.play is not None
        left = table.play.before_last_of(living.known["Ann"].id)
        await change_chair(living, table, "Ann", "open")
        while table.number < 40:
            await until(lambda: not table.thinking())
            await living.answer(table, "Ben")
        await until(lambda: not table.thinking())
        await change_chair(living, table, "Ann", "me")
        assert table.play.base.length > (left or 0)
        await propose(living, table, "Ann", UNDO)
        await say(living, table, "Ben", "agree")
        assert table.play.length == left


# -- pause ------------------------------------------------------------------------------------


@asynchronous
async def test_while_a_game_is_paused_its_clocks_stand_still_and_nobody_answers(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        clock = {"kind": "live", "minutes": 1, "increment": 0}
        table = await started(living, ["Ann", "Ben"], clock=clock)
        seat = table.awaited()[0]
        first, other = ("Ann", "Ben") if seat == 0 else ("Ben", "Ann")
        with refuses("not-paused", "The game is not paused."):
            await table.agreements.resume(living.known[first].id, None)
        living.fate.at += 20.0
        await propose(living, table, other, PAUSE)
        await say(living, table, first, "agree")
        assert (table.shown()["paused"], table.awaited(), table.next_end()) == (1 - seat, [], None)
        living.fate.at += 5000.0
        await table.call_time()
        assert table.chairs[seat].kind == "person"
        person, sentence = living.known[first].id, "The game is paused; whoever plays here can go on with it."
        with refuses("paused", sentence):
            await table.answer(person, seat, 0, None)
        with refuses("paused", sentence):
            await table.undo(person, seat, None)
        with refuses("paused", sentence):
            await table.resign(person, seat, None)
        with refuses("paused", sentence):
            await propose(living, table, first, UNDO)
        again = await crash(living, table)
        assert again.shown()["paused"] == 1 - seat
        with refuses("only-players", "Only those who play at this table can do that."):
            await again.agreements.resume((await living.person("Eve")).id, None)
        await again.agreements.resume(person, None)
        assert (again.shown()["paused"], again.awaited()) == (None, [seat])
        clocks = again.shown()["clocks"]
        assert clocks[seat] == {"seat": seat, "left": 40.0, "runs": True}


@asynchronous
async def test_who_is_alone_with_bots_pauses_at_once_and_the_bots_rest(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "bot:random"])
        await until(lambda: not table.thinking())
        await propose(living, table, "Ann", PAUSE)
        assert (table.shown()["paused"], table.awaited(), table.thinking()) == (0, [], [])
        assert not table.can_undo(0)
        row = await living.store.table(table.id)
        assert row is not None and row["awaited"] == ""
        await table.agreements.resume(living.known["Ann"].id, None)
        assert table.awaited() == [0]


@asynchronous
async def test_a_paused_game_can_be_ended_by_agreement(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "Ben"])
        await propose(living, table, "Ann", PAUSE)
        await say(living, table, "Ben", "agree")
        await propose(living, table, "Ben", ABORT)
        await say(living, table, "Ann", "agree")
        assert table.state == "closed"


# -- resigning --------------------------------------------------------------------------------


@asynchronous
async def test_of_two_who_play_one_resigns_and_the_other_has_won(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, ["Ann", "Ben"])
        with refuses("not-your-seat", "That is not your seat."):
            await table.resign(living.known["Ann"].id, 1, None)
        await table.resign(living.known["Ben"].id, 1, None)
        result = table.result()
        assert table.state == "over" and result is not None and result["winners"] == [0]
        assert table.shown()["resigned"] == [1]
        record = table.record(await table.past.entries())
        assert record.answers[-1] == (1, RESIGN)


@asynchronous
async def test_of_more_who_play_the_others_play_on_and_who_resigned_is_asked_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_registry(tmp_path) as living:
        table = await started(living, clock={"kind": "live", "minutes": 1, "increment": 5})
        name = {chair.seat: chair.name for chair in table.chairs}
        first = table.awaited()[0]
        living.fate.at += 10.0
        await table.resign(living.known[name[first]].id, first, None)
        assert table.awaited() == [(first + 1) % 3] and table.shown()["resigned"] == [first]
        assert table.shown()["clocks"][first]["left"] == 50.0, "whoever resigns earns no time by it"
        assert not table.can_undo(first)
        others = [name[seat] for seat in range(3) if seat != first]
        await propose(living, table, others[0], PAUSE)
        assert proposal(table) is not None and first not in table.shown()["proposal"]["asked"]
        with refuses("only-players", "Only those who play at this table can do that."):
            await say(living, table, name[first], "agree")
        await say(living, table, others[1], "agree")
        await table.agreements.resume(living.known[others[0]].id, None)
        await check_same(living, table, monkeypatch)
        table = await crash(living, table)
        assert table.shown()["resigned"] == [first]
        seat = table.awaited()[0]
        await table.resign(living.known[name[seat]].id, seat, None)
        assert table.state == "over"


@asynchronous
async def test_a_resignation_is_kept_by_a_snapshot_and_taken_back_by_agreement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crashyard.server.tables.state.TURNS", 2)
    monkeypatch.setattr("crashyard.server.tables.table.SNAPSHOT_EVERY", 3)
    async with a_registry(tmp_path) as living:
        table = await living.table("crash-and-grab", ["Ann", "Ben", "Ann"])
        await table.resign(living.known["Ann"].id, 0, None)
        for _ in range(12):
            seat = table.awaited()[0]
            name = table.chairs[seat].name.split()[0]
            await living.answer(table, name)
        assert table.play is not None and table.play.base.length > 3
        table = await crash(living, table)
        assert table.shown()["resigned"] == [0]
        await check_same(living, table, monkeypatch)


@asynchronous
async def test_a_game_that_is_played_to_its_end_says_so(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("crash-by-crash", ["Ann", "Ben"])
        assert not table.shown()["resigning"] and (await started(living, ["Ann", "Ben"])).shown()["resigning"]
        with refuses(
            "no-resigning", "Nobody can resign in this game; it is played to the end. (section 11)", table.game
        ):
            await table.resign(living.known["Ann"].id, 0, None)


@asynchronous
async def test_the_last_who_has_not_resigned_can_end_the_game(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("crash-and-grab", ["Ann", "Ben"])
        await table.resign(living.known["Ann"].id, 0, None)
        assert table.state == "running"
        with refuses(
            "others-play", "Other people are playing at this table; leave it instead, and a bot will play on for you."
        ):
            await table.close(living.known["Ann"].id, None)
        await table.close(living.known["Ben"].id, None)
        assert table.state == "closed" and not table.shown()["aborted"]


# -- rematch ----------------------------------------------------------------------------------


@asynchronous
async def test_everybody_is_asked_for_a_rematch(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben", "Cem", "bot:random"], options={"rounds": 1})
        ask, ids = table.agreements.ask_for_rematch, {name: living.known[name].id for name in ("Ann", "Ben", "Cem")}
        with refuses("not-over", "That is available once the game is over."):
            await ask(ids["Ann"], {}, None)
        await play_out(living, table)
        with refuses("not-your-table", "Only those who have played at this table can ask for a rematch."):
            await ask((await living.person("Eve")).id, {}, None)
        with refuses("not-your-seat", "That is not your seat."):
            await ask(ids["Ann"], {1: "0a" * 32}, None)
        number = await ask(ids["Ann"], {0: "0a" * 32}, None)
        assert proposal(table) == (REMATCH, 0, [0], [1, 2]) and await ask(ids["Ann"], {}, None) == 0
        await ask(ids["Ben"], {1: "0b" * 32}, None)
        assert table.agreements.rematch(ids["Ben"]) is None
        again = await crash(living, table)
        await say(living, again, "Cem", "decline", number)
        agreed = again.agreements.rematch(ids["Ben"])
        assert agreed is not None and agreed.declined == (2,)
        assert agreed.commitments == ((0, "0a" * 32), (1, "0b" * 32))
        await again.link_rematch(ids["Ann"], "Ann", "elsewhere")
        assert proposal(again) is None and again.agreements.rematch(ids["Ann"]) is None


@asynchronous
async def test_a_rematch_that_nobody_else_wants_is_off_for_a_while(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], options={"rounds": 1})
        await play_out(living, table)
        ask = table.agreements.ask_for_rematch
        await ask(living.known["Ann"].id, {}, None)
        await say(living, table, "Ben", "decline")
        assert proposal(table) is None
        with refuses("asked-just-now", "You asked for this only just now; ask again in 60 seconds."):
            await ask(living.known["Ann"].id, {}, None)
        await ask(living.known["Ben"].id, {}, None)
        assert proposal(table) == (REMATCH, 1, [1], [0])


# -- clocks -----------------------------------------------------------------------------------


@asynchronous
async def test_what_is_taken_back_by_agreement_costs_nobody_their_last_seconds(tmp_path: Path) -> None:
    async with a_registry(tmp_path, Fate()) as living:
        clock = {"kind": "live", "minutes": 1, "increment": 30}
        table = await living.table("bump", ["Ann", "Ben"], options={"rounds": 3}, clock=clock)
        living.fate.at += 55.0
        await living.answer(table, "Ann")
        await living.answer(table, "Ben")
        assert [each["left"] for each in table.shown()["clocks"]] == [35.0, 35.0]
        living.fate.at += 10.0
        await propose(living, table, "Ann", UNDO)
        await say(living, table, "Ben", "agree")
        assert [each["left"] for each in table.shown()["clocks"]] == [30.0, 25.0], "down to what one answer earns"


# -- what is kept -----------------------------------------------------------------------------


def test_whatever_is_proposed_a_table_is_what_its_entries_make_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With snapshots in the middle of proposals, pauses and what was taken back."""
    monkeypatch.setattr("crashyard.server.tables.table.SNAPSHOT_EVERY", 6)
    monkeypatch.setattr("crashyard.server.tables.state.TURNS", 4)

    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            dice = Dice("agreements")
            table = await started(living, ["Ann", "Ben", "Cem"], clock={"kind": "live", "minutes": 60, "increment": 5})
            for step in range(210):
                name = ("Ann", "Ben", "Cem")[dice.below(3)]
                with contextlib.suppress(Refusal):
                    living.fate.at += 40.0
                    await do_anything(living, table, name, dice)
                if step % 35 == 34:
                    before = table.snapshot()
                    table = await crash(living, table)
                    assert table.snapshot() == before
            seen = {update.entry.kind for update in await happened(table)}
            assert seen >= {"propose", "agree", "decline", "withdraw", "pause", "resume", "undo", "answer"}
            await check_same(living, table, monkeypatch)

    check()


async def do_anything(living: Living, table: GameTable, name: str, dice: Dice) -> None:
    what = dice.below(10)
    if table.shown()["paused"] is not None and what < 4:
        await table.agreements.resume(living.known[name].id, None)
    elif what < 1 and table.awaited():
        await living.answer(table, table.chairs[table.awaited()[0]].name)
    elif what < 3:
        await propose(living, table, name, (UNDO, UNDO, PAUSE)[dice.below(3)])
    else:
        await say(living, table, name, ("agree", "agree", "agree", "decline", "withdraw")[dice.below(5)])

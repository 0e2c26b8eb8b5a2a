"""Dice that nobody can choose: seats bind themselves, then tell; who does not tell is left out, and everybody knows."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crashyard.engine import FairChance, Refusal
from crashyard.engine.chance.fair import commitment_to
from crashyard.engine.records.record import digest
from crashyard.engine.records.record_files import load_record
from crashyard.faces.words import Words
from crashyard.server.http.routes.finished import record_of, verified
from crashyard.server.streams.painting import Painter
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import REVEAL_SECONDS, GameTable
from tests.refusals import refuses
from tests.server.living import Fate, Living, a_registry, asynchronous, play_out, until
from tests.server.tables.test_table import refusal

ANN, BEN, CEM = "0a" * 32, "0b" * 32, "0c" * 32
QUICK = {"rounds": 1}


async def bound(living: Living, *people: str, game: str = "bump") -> GameTable:
    """A table where Ann, Ben ... have bound themselves to what is called like them, and that has been started."""
    table = await living.table(game, people, start=False, options=QUICK if game == "bump" else None)
    for seat, (name, luck) in enumerate(zip(people, (ANN, BEN, CEM), strict=False)):
        if not name.startswith("bot:"):
            await table.commit(living.known[name].id, {seat: commitment_to(luck)}, None)
    await table.start(table.host, None)
    return table


def told(table: GameTable) -> list[bool]:
    return [pledge["told"] for pledge in table.shown()["fairness"]["seats"]]


@asynchronous
async def test_a_play_begins_with_the_last_contribution(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        ann, ben = living.known["Ann"].id, living.known["Ben"].id
        assert (table.state, told(table), table.position) == ("starting", [False, False], None)
        assert await table.reveal(ben, 1, BEN, "k") == await table.reveal(ben, 1, BEN, "k") == table.number
        assert (table.state, told(table)) == ("starting", [False, True])
        assert await table.reveal(ann, 0, ANN, None) == table.number
        assert (table.state, told(table)) == ("running", [True, True])
        assert BEN not in str([update.message(0) for update in table.history])
        await play_out(living, table)
        assert table.shown()["fairness"]["contributions"] == [ANN, BEN], "in the order of the seats"
        assert (await verified(table))[0] > 0


@asynchronous
async def test_where_nobody_is_bound_it_begins_at_once(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "bot:random"])
        assert table.state == "running" and table.shown()["fairness"]["seats"] == []
        assert table.history[0].entry.body["contributions"] == []


@asynchronous
async def test_whoever_stands_up_is_bound_no_more(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", ""], start=False)
        ben, cem = (await living.person("Ben")).id, (await living.person("Cem")).id
        await table.change_chair(1, ChairRequest("me", cem, "Cem", commitment=commitment_to(CEM)), None)
        assert [each["commitment"] for each in table.shown()["fairness"]["seats"]] == [commitment_to(CEM)]
        await table.change_chair(1, ChairRequest("open", cem), None)
        assert table.shown()["fairness"]["seats"] == []
        await table.change_chair(1, ChairRequest("me", ben, "Ben", commitment=commitment_to(BEN)), None)
        await table.start(table.host, None)
        assert await refusal(table.reveal(cem, 1, CEM, None)) == "not-your-seat"
        await table.reveal(ben, 1, BEN, None)
        assert table.state == "running"


@asynchronous
async def test_who_tells_nothing_in_ten_seconds_is_left_out_and_everybody_knows(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        await table.reveal(living.known["Ann"].id, 0, ANN, None)
        living.fate.shift += 1_000_000
        living.fate.at += REVEAL_SECONDS - 0.1
        await table.call_time()
        assert table.state == "starting", "the time of day does not count"
        living.fate.at += 0.1
        await table.call_time()
        assert (table.state, told(table)) == ("running", [True, False])
        message = table.history[-1].message(-2)
        assert message["kind"] == "start" and message["missing"] == [1]
        lines = Painter(table.game, "en", ["Ann", "Ben"]).told(table.history[-1], -2)["lines"]
        assert lines[0]["text"] == "The dice were mixed without Ben: no contribution came in time."
        await play_out(living, table)
        record = await record_of(table)
        assert [each["contribution"] for each in record["chance"]["seats"]] == [ANN, None]
        assert (await verified(table))[0] > 0


@asynchronous
async def test_a_timer_ends_the_waiting(tmp_path: Path) -> None:
    """The clock of the test has gone on before the table is looked at again."""
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        living.fate.at += REVEAL_SECONDS
        await table.say(living.known["Ann"].id, "Ann", "hello", None)
        await until(lambda: table.state == "running")
        assert told(table) == [False, False]


@asynchronous
async def test_a_table_that_is_opened_again_goes_on_waiting(tmp_path: Path) -> None:
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        table = await bound(living, "Ann", "Ben")
        ann, ben = living.known["Ann"].id, living.known["Ben"].id
        await table.reveal(ann, 0, ANN, None)
        shown = table.shown()
    fate.at += 5 * REVEAL_SECONDS
    async with a_registry(tmp_path, fate) as living:
        table = await living.registry.table(shown["id"])
        assert table.shown() == shown and told(table) == [True, False]
        await table.call_time()
        assert table.state == "starting", "it waits anew"
        await table.reveal(ben, 1, BEN, None)
        assert (table.state, told(table)) == ("running", [True, True])
        shown = table.shown()
    async with a_registry(tmp_path, fate) as living:
        table = await living.registry.table(shown["id"])
        assert table.shown() == shown
        assert table.chance().contributions == (ANN, BEN)


@asynchronous
async def test_a_table_that_nobody_comes_back_to_begins_all_the_same(tmp_path: Path) -> None:
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        name = (await bound(living, "Ann", "Ben")).id
    async with a_registry(tmp_path, fate) as living:
        await until(lambda: name in living.registry._tables)
        table = await living.registry.table(name)
        fate.at += REVEAL_SECONDS
        await table.say(table.host, "Ann", "hello", None)
        await until(lambda: table.state == "running")


@asynchronous
async def test_a_snapshot_knows_who_is_bound(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        await table.reveal(living.known["Ann"].id, 0, ANN, None)
        saved, row = table.snapshot(), await living.store.table(table.id)
        blank = GameTable(row or {}, await living.store.chairs([table.id]), living.store, living.fate.sources())
        blank.restore(saved)
        assert blank.shown() == table.shown() and blank.pledges() == table.pledges()
        assert saved.state is not None
        older = {name: value for name, value in saved.state.items() if name != "pledges"} | {"offered": {"1": "luck"}}
        blank.restore(msgspec.structs.replace(saved, state=older))
        assert blank.pledges() == []


@asynchronous
async def test_what_may_not_be_done_is_refused(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], start=False)
        ann, ben = living.known["Ann"].id, living.known["Ben"].id
        with refuses("not-awaited-contribution", "No contribution to the dice is awaited from this seat."):
            await table.reveal(ann, 0, ANN, None)
        assert await refusal(table.commit(ann, {1: commitment_to(ANN)}, None)) == "not-your-seat"
        assert await refusal(table.start(ann, None, {1: commitment_to(ANN)})) == "not-your-seat"
        await table.commit(ben, {1: commitment_to(BEN)}, None)
        await table.start(ann, None)
        assert await refusal(table.start(ann, None)) == "already-started"
        assert await refusal(table.commit(ann, {0: commitment_to(ANN)}, None)) == "already-started"
        assert await refusal(table.reveal(ann, 0, ANN, None)) == "not-awaited-contribution"
        assert await refusal(table.reveal(ann, 1, BEN, None)) == "not-your-seat"
        assert await refusal(table.close(ann, None)) == "others-play"


@asynchronous
async def test_whoever_leaves_meanwhile_has_a_bot_stand_in(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        ben = living.known["Ben"].id
        await table.change_chair(1, ChairRequest("open", ben), None)
        assert table.chairs[1].is_away and [each["seat"] for each in table.shown()["fairness"]["seats"]] == [0, 1]
        await table.reveal(living.known["Ann"].id, 0, ANN, None)
        await table.change_chair(1, ChairRequest("me", ben), None)
        await table.reveal(ben, 1, BEN, None)
        assert table.state == "running" and table.chairs[1].kind == "person"


# -- attacks ----------------------------------------------------------------------------------

DIE = [(side, 1) for side in range(1, 7)]
Forge = Callable[[dict[str, Any]], dict[str, Any]]


def first_throws(seed: str, contributions: Sequence[str]) -> list[int]:
    return [FairChance(seed, tuple(contributions)).choose(DIE, number) for number in range(3)]


@asynchronous
async def test_who_knows_the_seed_and_sits_last_cannot_make_any_die(tmp_path: Path) -> None:
    """When contributions were told in the open, some text gave any dice that were wanted: here it is refused."""
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        await table.reveal(living.known["Ann"].id, 0, ANN, None)
        seed = living.fate.sources().seed()
        chosen = next(
            text
            for text in (f"{number:064x}" for number in range(10_000))
            if first_throws(seed, [ANN, text]) == [6, 6, 6]
        )
        before = table.number
        with refuses(
            "broken-contribution",
            "The contribution of seat 1 is not the one that it had bound itself to;"
            " its SHA-256 must be its commitment.",
        ):
            await table.reveal(living.known["Ben"].id, 1, chosen, None)
        assert table.number == before and told(table) == [True, False]


@asynchronous
async def test_no_other_spelling_of_a_contribution_is_the_same(tmp_path: Path) -> None:
    """Else whoever tells last could choose among them."""
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        assert await refusal(table.reveal(living.known["Ben"].id, 1, BEN.upper(), None)) == "broken-contribution"


@asynchronous
async def test_who_is_bound_cannot_bind_themselves_anew_when_others_have_told(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await bound(living, "Ann", "Ben")
        ben = living.known["Ben"].id
        await table.reveal(living.known["Ann"].id, 0, ANN, None)
        assert await refusal(table.commit(ben, {1: commitment_to(CEM)}, None)) == "already-started"
        again = ChairRequest("me", ben, "Ben", commitment=commitment_to(CEM))
        assert await refusal(table.change_chair(1, again, None)) == "already-started"
        await table.change_chair(1, ChairRequest("open", ben), None)
        await table.change_chair(1, again, None)
        assert await refusal(table.reveal(ben, 1, CEM, None)) == "broken-contribution"


@pytest.mark.parametrize(
    ("forge", "key"),
    [
        (lambda _: {"seed": "ab" * 32}, "broken-commitment"),
        (lambda _: {"seed": "ab" * 32, "commitment": FairChance("ab" * 32).commitment}, "loaded-die"),
        (
            lambda chance: {"seats": [chance["seats"][0], chance["seats"][1] | {"contribution": CEM}]},
            "broken-contribution",
        ),
        (lambda chance: {"seats": [chance["seats"][0]], "contributions": [ANN]}, "loaded-die"),
        (lambda chance: {"lists": [chance["lists"][0][::-1], *chance["lists"][1:]]}, "other-list"),
    ],
)
def test_what_an_operator_forges_is_found(tmp_path: Path, forge: Forge, key: str) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await bound(living, "Ann", "Ben")
            for name, luck in (("Ann", ANN), ("Ben", BEN)):
                await table.reveal(living.known[name].id, int(name == "Ben"), luck, None)
            await play_out(living, table)
            record = await record_of(table)
            record["chance"] |= forge(record["chance"])
            record["digest"] = digest(record)
            with pytest.raises(Refusal) as refused:
                load_record(record).verify()
            assert refused.value.key == key
            assert Words("de", table.game).refusal(refused.value)

    check()

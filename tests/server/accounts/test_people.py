"""Who is who: guests, accounts and passwords."""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from crashyard.engine import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.server import removal as leaving
from crashyard.server.accounts import passwords
from crashyard.server.accounts.export import personal_data
from crashyard.server.accounts.sessions import DAY, SESSION_DAYS
from crashyard.server.background import BackgroundTasks
from crashyard.server.removal import remove_person
from crashyard.server.storage import schema
from crashyard.server.storage.snapshots import Snapshot
from crashyard.server.streams.pages import names
from crashyard.server.streams.painting import Painter
from crashyard.server.tables.seating import ChairRequest
from tests.server.living import a_registry, asynchronous, happened, play_out

pytestmark = pytest.mark.usefixtures("quick_hashing")


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.key


@asynchronous
async def test_a_guest_needs_only_a_name_and_may_change_it(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.people.welcome(" Ann ")
        assert (ann.name, ann.account) == ("Ann", False)
        other = await living.people.welcome("Ann")
        assert other.id != ann.id
        assert (await living.people.rename(ann, "Anna")).name == "Anna"
        assert await refusal(living.people.welcome("\u200b")) == "name-unseen"


@asynchronous
async def test_a_guest_becomes_an_account_and_keeps_everything(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.person("Ann")
        secret = await living.people.sessions.open(ann)
        table = await living.table("bump", ["Ann", "Ben"])
        account = await living.people.register(ann, "Ann", "a long secret")
        assert (account.id, account.account) == (ann.id, True)
        assert await living.people.sessions.whose(secret, "browser") == account
        assert (await living.registry.tables_of(account))[0]["id"] == table.id
        assert await living.people.sign_in(" aNN", "a long secret") == account
        assert await refusal(living.people.register(account, "Other", "a long secret")) == "has-account"
        assert await refusal(living.people.rename(account, "Other")) == "account-keeps-name"


@asynchronous
async def test_names_of_accounts_are_taken_also_by_those_that_look_alike(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        await living.people.register(await living.person("Ann"), "Scope", "a long secret")
        for name in ("scope", "Ѕсоре", "Sc\u200bope"):
            ben = await living.person("Ben")
            assert await refusal(living.people.register(ben, name, "another secret")) == "name-taken"
        assert (await living.people.sign_in("SCOPE", "a long secret")).name == "Scope"


@asynchronous
async def test_wrong_names_and_wrong_passwords_are_refused_alike(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        await living.people.register(await living.person("Ann"), "Ann", "a long secret")
        for name, password in [("Ann", "a wrong secret"), ("Bob", "a long secret"), ("", "x"), ("Ann", "x" * 5000)]:
            assert await refusal(living.people.sign_in(name, password)) == "wrong-sign-in"
        ben = await living.person("Ben")
        for password in ("short", "x" * 129):
            assert await refusal(living.people.register(ben, "Ben", password)) == "wrong-password-length"


@asynchronous
async def test_a_wrong_name_takes_as_much_work_as_a_wrong_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, *given: Any, **named: Any) -> Literal[True]:
            checked.append(given[0].rpartition("$")[0].rpartition("$")[0])
            return super().verify(*given, **named)

    monkeypatch.setattr(passwords, "_HASHER", Counting(time_cost=1, memory_cost=64))
    passwords._nobodys.cache_clear()
    async with a_registry(tmp_path) as living:
        await living.people.register(await living.person("Ann"), "Ann", "a long secret")
        for name in ("Ann", "Nobody"):
            assert await refusal(living.people.sign_in(name, "a wrong secret")) == "wrong-sign-in"
    assert len(checked) == 2 and checked[0] == checked[1]
    passwords._nobodys.cache_clear()


@asynchronous
async def test_nobody_is_there_from_the_beginning(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living, living.store.engine.connect() as connection:
        assert (await connection.execute(select(schema.people))).all() == []


@asynchronous
async def test_no_secret_is_kept_as_it_is(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.people.register(await living.person("Ann"), "Ann", "a long secret")
        secret = await living.people.sessions.open(ann)
        token = await living.people.sessions.open_token(ann, "robot")
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for text in ("a long secret", secret, token):
        assert text.encode() not in kept
    assert b"$argon2id$" in kept


# -- passwords --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "PassWord",
        "12345678",
        "qwertyuiop",
        "zzzzzzzz",
        "Crashyard",
        "crashyard2026!",
        "cube-attack",
        "123 Annabella",
        "annabella",
    ],
)
@asynchronous
async def test_what_everybody_would_try_first_is_no_password(tmp_path: Path, password: str) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.person("Ann")
        assert await refusal(living.people.register(ann, "Annabella", password)) == "common-password"


@pytest.mark.parametrize("password", ["correct horse", "Annabella was here", "pass word", "ünïcödé", " " * 7 + "x"])
@asynchronous
async def test_any_other_password_is_taken_as_it_is(tmp_path: Path, password: str) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.people.register(await living.person("Ann"), "Annabella", password.ljust(8, "."))
        assert await living.people.sign_in("Annabella", password.ljust(8, ".")) == ann


def test_the_list_holds_the_three_thousand_most_used_that_are_long_enough() -> None:
    common = passwords._common()
    assert len(common) == 3000
    assert all(len(word) >= passwords.SHORTEST_PASSWORD and word == word.casefold() for word in common)


@asynchronous
async def test_a_password_is_changed_by_who_knows_the_old_one(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        people = living.people
        assert await refusal(people.change_password(await living.person("Ben"), "", "a new secret")) == "no-account"
        ann = await people.register(await living.person("Ann"), "Ann", "a long secret")
        assert await refusal(people.change_password(ann, "a wrong secret", "a new secret")) == "wrong-password"
        assert await refusal(people.change_password(ann, "a long secret", "password")) == "common-password"
        assert await refusal(people.change_password(ann, "a long secret", "short")) == "wrong-password-length"
        assert await people.sign_in("Ann", "a long secret") == ann
        await people.change_password(ann, "a long secret", "a new secret")
        assert await people.sign_in("Ann", "a new secret") == ann
        assert await refusal(people.sign_in("Ann", "a long secret")) == "wrong-sign-in"


@asynchronous
async def test_a_hash_with_old_parameters_is_made_anew_at_the_next_sign_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.people.register(await living.person("Ann"), "Ann", "a long secret")

        async def kept() -> str:
            async with living.store.engine.connect() as connection:
                found = await connection.execute(select(schema.people.c.password).where(schema.people.c.id == ann.id))
                return str(found.scalar_one())

        assert "m=64,t=1" in (before := await kept())
        await living.people.sign_in("Ann", "a long secret")
        assert await kept() == before, "nothing to do"
        monkeypatch.setattr(passwords, "_HASHER", PasswordHasher(time_cost=2, memory_cost=128))
        assert await refusal(living.people.sign_in("Ann", "a wrong secret")) == "wrong-sign-in"
        assert await kept() == before
        assert await living.people.sign_in("Ann", "a long secret") == ann
        assert "m=128,t=2" in await kept()
        assert await living.people.sign_in("Ann", "a long secret") == ann


# -- going for good ---------------------------------------------------------------------------


@asynchronous
async def test_a_removed_account_is_gone_and_its_games_stay_without_its_name(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.people.register(await living.person("Ann"), "Annabella", "a long secret")
        secret = await living.people.sessions.open(ann)
        table = await living.table("bump", ["Ann", "Ben"])
        assert not await living.people.remove_account("Nobody")
        assert await living.people.remove_account("ANNABELLA")
        assert await living.people.sessions.whose(secret, "browser") is None
        assert await refusal(living.people.sign_in("Annabella", "a long secret")) == "wrong-sign-in"
        chairs = await living.store.chairs([table.id])
        assert [(chair["name"], chair["person"] is None) for chair in chairs] == [("", True), ("Ben", False)]


@asynchronous
async def test_a_name_is_taken_off_everything_that_its_owner_played(tmp_path: Path) -> None:
    """Also where they stood up, only talked, or shared their device; what others said and did stays the others'."""
    async with a_registry(tmp_path) as living:
        ann, ben = await living.person("Annabella"), await living.person("Ben")
        finished = await living.table("bump", ["Annabella", "Ben"])
        await finished.say(ann.id, ann.name, "Good luck!", None)
        await finished.say(ben.id, ben.name, "You too", None)
        await play_out(living, finished)
        await finished.link_rematch(ann.id, ann.name, "another")
        left = await living.table("bump", ["Ben", ""], start=False)
        await left.change_chair(1, ChairRequest("me", ann.id, ann.name), None)
        await left.change_chair(1, ChairRequest("open", ann.id), None)
        watched = await living.table("bump", ["Ben", "Cid"])
        await watched.say(ann.id, ann.name, "What a move", None)
        running = await living.table("bump", ["Ben", "Annabella"])
        opened = await living.table("bump", ["Annabella", ""], start=False)
        alone = await living.table("bump", ["Annabella", "bot:random"])
        before = [event for update in await happened(finished) for event in update.events]
        await living.store.keep_snapshots([each.snapshot().row(passing=True) for each in (finished, running, left)])

        await remove_person(ann, living.people, living.registry)

        async with living.store.engine.connect() as connection:
            kept = str((await connection.execute(select(schema.entries))).all())
            kept += str((await connection.execute(select(schema.chairs))).all())
            kept += str((await connection.execute(select(schema.people))).all())
            rows = [dict(row) for row in (await connection.execute(select(schema.snapshots))).mappings()]
            snapshots = [Snapshot.of(row) for row in rows]
            kept += str(snapshots)
        assert {snapshot.table for snapshot in snapshots} >= {finished.id, running.id}
        assert "Annabella" not in kept
        assert "You too" in kept and "Good luck!" in kept
        again = await living.registry.table(finished.id)
        assert [chair.name for chair in again.chairs] == ["", "Ben"]
        assert [event for update in await happened(again) for event in update.events] == before
        painter = Painter(again.game, "de", names(again))
        told = str([painter.told(update, SPECTATOR) for update in await happened(again)])
        assert "Die Revanche" in told and "Annabella" not in told and "Rot " in told and "Ben " in told
        assert (await living.registry.table(opened.id)).state == "closed"
        assert (await living.registry.table(alone.id)).state == "closed"
        table = await living.registry.table(running.id)
        assert (table.state, [chair.kind for chair in table.chairs]) == ("running", ["person", "bot"])
        assert (await living.registry.table(left.id)).chairs[1].kind == "open"
        await play_out(living, table)


@asynchronous
async def test_whoever_asks_reads_what_is_kept_about_them_and_about_nobody_else(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        ann, ben = await living.person("Ann"), await living.person("Ben")
        await living.people.sessions.open(ann, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
        await living.people.sessions.open_token(ann, "robot")
        await living.people.sessions.open_token(ben, "beetle")
        table = await living.table("bump", ["Ann", "Ben"])
        await table.say(ann.id, ann.name, "Hello", None)
        await table.say(ben.id, ben.name, "Secret", None)
        kept = await personal_data(ann, living.people, living.store)
        assert (kept["name"], kept["account"]) == ("Ann", False)
        assert [each["agent"] for each in kept["browsers"]] == ["Firefox Linux"]
        assert [each["name"] for each in kept["tokens"]] == ["robot"]
        assert [(each["id"], each["host"], each["seats"]) for each in kept["tables"]] == [
            (table.id, True, [{"seat": 0, "name": "Ann"}])
        ]
        assert [each["text"] for each in kept["said"]] == ["Hello"]
        assert not any(word in str(kept) for word in ("Ben", "beetle", "Secret", "seed"))


@asynchronous
async def test_guests_who_cannot_come_back_are_let_go_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "SWEEP_EVERY", 0.01)
    async with a_registry(tmp_path) as living:
        sessions, long_ago = living.people.sessions, time.time() - (SESSION_DAYS + 1) * DAY
        who = {name: await living.person(name) for name in ("Gone", "Silent", "Here", "Program", "Account", "New")}
        for name in ("Silent", "Here", "Account"):
            await sessions.open(who[name])
        await sessions.open_token(who["Program"], "my bot")
        await living.people.register(who["Account"], "Account", "a long secret")
        table = await living.table("bump", ["Silent", "Here"])
        old = [person.id for name, person in who.items() if name != "New"]
        silent = [who[name].id for name in ("Silent", "Account", "Program")]
        async with living.store.writing() as connection:
            people, kept = schema.people, schema.sessions
            await connection.execute(update(people).where(people.c.id.in_(old)).values(created=long_ago))
            await connection.execute(update(kept).where(kept.c.person.in_(silent)).values(seen=long_ago))
        assert [person.name for person in await living.people.lost_guests()] == ["Gone", "Silent"]
        background = BackgroundTasks()
        background.begin(leaving.remove_lost_guests(living.people, living.registry, background))
        while await living.people.lost_guests():
            await asyncio.sleep(0.02)
        await background.end()
        async with living.store.engine.connect() as connection:
            left = (await connection.execute(select(schema.people.c.name))).scalars().all()
        assert sorted(left) == ["Account", "Here", "New", "Program"]
        again = await living.registry.table(table.id)
        assert [(chair.kind, chair.name) for chair in again.chairs] == [("bot", ""), ("person", "Here")]

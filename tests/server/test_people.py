"""Who is who: guests, accounts, sessions and tokens."""

import time
from collections.abc import Awaitable
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from crashyard.engine import Refusal
from crashyard.server import people as people_module
from crashyard.server import schema
from tests.server.living import a_hall, asynchronous


@pytest.fixture(autouse=True)
def quick_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same argon2id with less work, for patience."""
    monkeypatch.setattr(people_module, "_HASHER", PasswordHasher(time_cost=1, memory_cost=64))


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.key


@asynchronous
async def test_a_guest_needs_only_a_name_and_may_change_it(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        ann = await living.people.welcome(" Ann ")
        assert (ann.name, ann.account) == ("Ann", False)
        other = await living.people.welcome("Ann")
        assert other.id != ann.id
        assert (await living.people.rename(ann, "Anna")).name == "Anna"
        assert await refusal(living.people.welcome("\u200b")) == "name-unseen"


@asynchronous
async def test_a_guest_becomes_an_account_and_keeps_everything(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        ann = await living.person("Ann")
        secret = await living.people.open_session(ann)
        table = await living.table("bump", ["Ann", "Ben"])
        account = await living.people.register(ann, "Ann", "a long secret")
        assert (account.id, account.account) == (ann.id, True)
        assert await living.people.whose(secret, "browser") == account
        assert (await living.hall.tables_of(account))[0]["id"] == table.id
        assert await living.people.sign_in(" aNN", "a long secret") == account
        assert await refusal(living.people.register(account, "Other", "a long secret")) == "has-account"
        assert await refusal(living.people.rename(account, "Other")) == "account-keeps-name"


@asynchronous
async def test_names_of_accounts_are_taken_also_by_those_that_look_alike(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        await living.people.register(await living.person("Ann"), "Scope", "a long secret")
        for name in ("scope", "Ѕсоре", "Sc\u200bope"):
            ben = await living.person("Ben")
            assert await refusal(living.people.register(ben, name, "another secret")) == "name-taken"
        assert (await living.people.sign_in("SCOPE", "a long secret")).name == "Scope"


@asynchronous
async def test_wrong_names_and_wrong_passwords_are_refused_alike(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        await living.people.register(await living.person("Ann"), "Ann", "a long secret")
        for name, password in [("Ann", "a wrong secret"), ("Bob", "a long secret"), ("", "x"), ("Ann", "x" * 5000)]:
            assert await refusal(living.people.sign_in(name, password)) == "wrong-sign-in"
        ben = await living.person("Ben")
        for password in ("short", "x" * 129):
            assert await refusal(living.people.register(ben, "Ben", password)) == "wrong-password-length"


@asynchronous
async def test_no_secret_is_kept_as_it_is(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        ann = await living.people.register(await living.person("Ann"), "Ann", "a long secret")
        secret = await living.people.open_session(ann)
        token = await living.people.open_token(ann, "robot", 3)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for text in ("a long secret", secret, token):
        assert text.encode() not in kept
    assert b"$argon2id$" in kept


@asynchronous
async def test_a_session_ends_when_it_is_closed_or_not_used_for_long(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        ann = await living.person("Ann")
        first, second = [await living.people.open_session(ann) for _ in range(2)]
        await living.people.close_session(first)
        assert await living.people.whose(first, "browser") is None
        assert await living.people.whose(second, "browser") == ann
        assert await living.people.whose(second, "token") is None, "a cookie is no token"
        assert await living.people.whose("made up", "browser") is None
        sessions = schema.sessions

        async def unused_for(days: float) -> None:
            async with living.store.writing() as connection:
                seen = time.time() - days * people_module.DAY
                await connection.execute(update(sessions).values(seen=seen))

        await unused_for(170)
        assert await living.people.whose(second, "browser") == ann
        async with living.store.engine.connect() as connection:
            seen = (await connection.execute(select(sessions.c.seen))).scalar_one()
        assert time.time() - seen < 60, "whoever comes keeps the session"
        await unused_for(181)
        assert await living.people.whose(second, "browser") is None


@asynchronous
async def test_tokens_are_listed_bounded_and_taken_back(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        ann, ben = await living.person("Ann"), await living.person("Ben")
        token = await living.people.open_token(ann, "robot", 2)
        await living.people.open_token(ann, "second", 2)
        assert await refusal(living.people.open_token(ann, "third", 2)) == "too-many-tokens"
        assert await living.people.whose(token, "token") == ann
        listed = await living.people.tokens_of(ann)
        assert [each["label"] for each in listed] == ["robot", "second"]
        name = str(listed[0]["id"])
        assert token not in str(listed)
        assert await refusal(living.people.close_token(ben, name)) == "no-such-token"
        await living.people.close_token(ann, name)
        assert await living.people.whose(token, "token") is None
        assert await living.people.tokens_of(ben) == []


@asynchronous
async def test_a_removed_account_is_gone_and_its_games_stay(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as living:
        ann = await living.people.register(await living.person("Ann"), "Ann", "a long secret")
        secret = await living.people.open_session(ann)
        table = await living.table("bump", ["Ann", "Ben"])
        assert not await living.people.remove("Nobody")
        assert await living.people.remove("ANN")
        assert await living.people.whose(secret, "browser") is None
        assert await refusal(living.people.sign_in("Ann", "a long secret")) == "wrong-sign-in"
        chairs = await living.store.chairs([table.id])
        assert [(chair["name"], chair["person"] is None) for chair in chairs] == [("Ann", True), ("Ben", False)]

"""What lets people in: the sessions of browsers and the tokens of programs."""

import time
from collections.abc import Awaitable
from pathlib import Path

import pytest
from sqlalchemy import select, update

from crashyard.engine import Refusal
from crashyard.server.accounts import sessions as sessions_module
from crashyard.server.accounts.sessions import BROWSER, TOKEN, browser_of
from crashyard.server.storage import schema
from tests.server.living import Living, a_registry, asynchronous

SESSIONS = schema.sessions


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.key


async def unused_for(living: Living, seconds: float) -> None:
    async with living.store.writing() as connection:
        await connection.execute(update(SESSIONS).values(seen=time.time() - seconds))


async def last_seen(living: Living) -> float:
    async with living.store.engine.connect() as connection:
        return float((await connection.execute(select(SESSIONS.c.seen))).scalar_one())


@asynchronous
async def test_a_session_ends_when_it_is_closed_or_not_used_for_long(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        sessions, ann = living.people.sessions, await living.person("Ann")
        first, second = [await sessions.open(ann) for _ in range(2)]
        await sessions.close(first)
        assert await sessions.whose(first, BROWSER) is None
        assert await sessions.whose(second, BROWSER) == ann
        assert await sessions.whose(second, TOKEN) is None, "a cookie is no token"
        assert await sessions.whose("made up", BROWSER) is None
        await unused_for(living, 170 * sessions_module.DAY)
        assert await sessions.whose(second, BROWSER) == ann
        assert time.time() - await last_seen(living) < 60, "whoever comes keeps the session"
        await unused_for(living, 181 * sessions_module.DAY)
        assert await sessions.whose(second, BROWSER) is None
        assert await sessions.browsers_of(ann, "") == []
        await sessions.open(ann)
        async with living.store.engine.connect() as connection:
            assert len((await connection.execute(select(SESSIONS))).all()) == 1, "what is over is not kept"


@asynchronous
async def test_not_every_request_is_noted(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        sessions, ann = living.people.sessions, await living.person("Ann")
        secret = await sessions.open(ann)
        await unused_for(living, sessions_module.NOTED_EVERY - 60)
        before = await last_seen(living)
        await sessions.whose(secret, BROWSER)
        assert await last_seen(living) == before
        await unused_for(living, sessions_module.NOTED_EVERY + 60)
        await sessions.whose(secret, BROWSER)
        assert await last_seen(living) > before


@asynchronous
async def test_tokens_are_listed_bounded_and_taken_back(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        sessions = living.people.sessions
        ann, ben = await living.person("Ann"), await living.person("Ben")
        token = await sessions.open_token(ann, "robot", 2)
        await sessions.open_token(ann, "second", 2)
        assert await refusal(sessions.open_token(ann, "third", 2)) == "too-many-tokens"
        assert [(each["name"], each["used"]) for each in await sessions.tokens_of(ann)] == [
            ("robot", None),
            ("second", None),
        ]
        found = await sessions.whose(token, TOKEN)
        assert found is not None and (found.id, found.who, ann.who) == (ann.id, "program", "guest")
        listed = await sessions.tokens_of(ann)
        assert listed[0]["made"] < listed[0]["used"] <= time.time() and listed[1]["used"] is None
        assert token not in str(listed)
        name = listed[0]["id"]
        assert await refusal(sessions.take_back(ben, TOKEN, name)) == "no-such-token"
        assert await refusal(sessions.take_back(ann, BROWSER, name)) == "no-such-session"
        await sessions.take_back(ann, TOKEN, name)
        assert await sessions.whose(token, TOKEN) is None
        assert await sessions.tokens_of(ben) == []


@asynchronous
async def test_browsers_are_listed_and_signed_out_one_by_one_or_all_but_this_one(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        sessions = living.people.sessions
        ann, ben = await living.person("Ann"), await living.person("Ben")
        here, phone, old = [
            await sessions.open(ann, agent) for agent in ("Firefox/1 (Linux)", "Chrome/1 (Android)", "")
        ]
        others = await sessions.open(ben)
        token = await sessions.open_token(ann, "robot")
        listed = await sessions.browsers_of(ann, here)
        assert [(each["agent"], each["here"]) for each in listed] == [
            ("Firefox Linux", True),
            ("Chrome Android", False),
            ("", False),
        ]
        assert not any(secret in str(listed) for secret in (here, phone, old))
        assert await refusal(sessions.take_back(ben, BROWSER, listed[1]["id"])) == "no-such-session"
        await sessions.take_back(ann, BROWSER, listed[1]["id"])
        assert [await sessions.whose(each, BROWSER) for each in (here, phone, old)] == [ann, None, ann]
        assert await sessions.close_others(ann, here) == 1
        assert [await sessions.whose(each, BROWSER) for each in (here, old, others)] == [ann, None, ben]
        assert await sessions.whose(token, TOKEN) is not None


MOZILLA, WEBKIT = "Mozilla/5.0", "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("agent", "known"),
    [
        (f"{MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox Linux"),
        (f"{MOZILLA} (Linux; Android 10; K) {WEBKIT} Chrome/139.0.0.0 Mobile Safari/537.36", "Chrome Android"),
        (f"{MOZILLA} (Windows NT 10.0; x64) {WEBKIT} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0", "Edge Windows"),
        (f"{MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) {WEBKIT} Mobile/15E148 Safari/604.1", "Safari iPhone"),
        (f"{MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) {WEBKIT} Version/18.6 Safari/605.1.15", "Safari macOS"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("x\x00\u202e" * 100, "x" * 40),
        ("", ""),
    ],
)
def test_of_a_browser_only_two_words_are_kept(agent: str, known: str) -> None:
    assert browser_of(agent) == known

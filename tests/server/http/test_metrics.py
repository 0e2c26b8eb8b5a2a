"""What a host can see: health, figures, and logs that keep secrets."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from crashyard.server import metrics
from crashyard.server.logs import JsonLines, log_event, log_trouble, set_up_logs
from crashyard.server.storage.store import Store
from tests.refusals import tells
from tests.server.serving import Served, a_server


def figures(served: Served, **headers: str) -> dict[str, float]:
    with served.visitor() as visitor:
        answer = visitor.client.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_what_happens_is_counted(served: Served) -> None:
    before = figures(served)
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "random", "random")["id"]
        with ann.socket(table) as line:
            line.hear_until("n")
            assert "refused" in line.say(do="answer", seat=1, action=0, key="k")
            during = figures(served)
            while not any(name.startswith("crashyard_thinking_seconds_count") and during[name] for name in during):
                line.hear()
                during = figures(served)
    assert during["crashyard_tables"] == before["crashyard_tables"] + 1
    assert during["crashyard_watchers"] == before["crashyard_watchers"] + 1
    assert during["crashyard_entries_total"] > before["crashyard_entries_total"]
    assert during["crashyard_commit_seconds_count"] > before["crashyard_commit_seconds_count"]
    assert during['crashyard_refusals_total{refusal="not-your-seat"}'] >= 1
    assert during['crashyard_requests_total{route="/api/tables",status="201"}'] >= 1


def test_hosts_are_told_of_every_figure_and_of_no_other() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    families = metrics.REGISTRY.collect()
    there = {family.name + ("_total" if family.type == "counter" else "") for family in families}
    assert set(re.findall(r"\bcrashyard_\w+", page)) == there


def test_a_request_that_came_through_a_proxy_does_not_see_the_figures(served: Served) -> None:
    with served.visitor() as visitor:
        assert visitor.client.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 404


def test_a_name_that_was_made_to_point_here_does_not_see_the_figures(served: Served) -> None:
    with served.visitor() as visitor:
        assert visitor.client.get("/metrics", headers={"host": "evil.example"}).status_code == 404
        assert visitor.client.get("/metrics", headers={"host": "127.0.0.1"}).status_code == 200


def test_healthz_asks_the_database(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, served.visitor() as visitor:
        assert visitor.client.get("/healthz").json() == {"status": "ok"}


def test_healthz_says_so_if_the_database_is_gone(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, served.visitor() as visitor:
        (tmp_path / "served.db").rename(tmp_path / "moved.db")
        answer = visitor.client.get("/healthz")
        assert (answer.status_code, answer.json()) == (
            503,
            {"status": "failing", "sentence": "The database is lost: No such file or directory."},
        )
        (tmp_path / "moved.db").rename(tmp_path / "served.db")
        assert visitor.client.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "failure",
    [
        ConnectionRefusedError(),
        OSError(24, "Too many open files"),
        OperationalError("select", None, Exception("gone")),
        DBAPIError("select", None, Exception("terminating connection due to administrator command")),
        PoolTimeout(),
    ],
)
def test_who_asks_while_the_database_is_gone_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[Any], failure: Exception
) -> None:
    async def fail(*_: object) -> None:
        raise failure

    with a_server(tmp_path) as served, served.visitor("Ann") as ann, monkeypatch.context() as patch:
        patch.setattr(Store, "listed", fail)
        refused = ann.get("/tables/", 503)
        tells("no-database", "The server cannot reach its database; try again in a moment.", refused)
        stream = logging.getLogger().handlers[0]
    assert isinstance(stream, logging.StreamHandler)
    written = stream.stream.getvalue()
    assert "database does not answer" in written and "Traceback" not in written


# -- logs -------------------------------------------------------------------------------------


@pytest.fixture
def lines() -> Iterator[list[Any]]:
    """Everything that is logged, as it would be written."""
    stream = io.StringIO()
    root, ours = logging.getLogger(), logging.getLogger("crashyard.server")
    handlers, levels = root.handlers, (root.level, ours.level)
    set_up_logs("info")
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)
    found: list[Any] = []
    try:
        yield found
    finally:
        root.handlers = handlers
        root.setLevel(levels[0])
        ours.setLevel(levels[1])
        found += [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_log_line_is_one_json_object(lines: list[Any]) -> None:
    log_event("something", number=1, odd=object)
    log_trouble("trouble", ValueError("two\nlines"))
    logging.getLogger("library").info("too quiet to be heard")
    logging.getLogger("library").warning("heard")
    stream = logging.getLogger().handlers[0]
    assert isinstance(stream, logging.StreamHandler)
    first, second, third = [json.loads(line) for line in stream.stream.getvalue().splitlines()]
    assert (first["event"], first["number"], first["level"]) == ("something", 1, "info")
    assert first["at"].endswith("+00:00")
    assert "ValueError" in second["traceback"] and second["level"] == "error"
    assert (third["event"], third["from"]) == ("heard", "library")
    assert isinstance(stream.formatter, JsonLines)


def test_logs_keep_secrets(lines: list[Any], tmp_path: Path) -> None:
    """Cookies, tokens, passwords, chat, moves, names and the addresses of tables: none of it is ever written."""
    with a_server(tmp_path) as served, served.visitor("Annabella") as ann:
        ann.ask("/account", {"name": "Annabella", "password": "correct horse"})
        ann.ask("/sign-in", {"name": "Annabella", "password": "wrong horse"}, 401)
        token = ann.ask("/tokens", {"name": "my program"})["token"]
        table = ann.table("cube-attack", "me", "random")["id"]
        ann.ask(f"/tables/{table}/chat", {"text": "whisper", "key": "k1"})
        ann.get(f"/tables/{table}/view?seat=7", 403)
        with ann.socket(table, seat=0) as line:
            line.hear_until("n")
            line.say(do="nonsense", key="k2")
        cookie = ann.client.cookies["crashyard"]
        stream = logging.getLogger().handlers[0]
    assert isinstance(stream, logging.StreamHandler)
    written = stream.stream.getvalue()
    assert '"route":"/api/tables/{table_id}/chat"' in written
    for secret in (cookie, token, table, "Annabella", "horse", "whisper", "my program"):
        assert secret not in written, secret

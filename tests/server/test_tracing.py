"""Traces of moves: nothing where nobody wants them, and elsewhere steps alone, without anything that is secret."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from crashyard.cli import extras
from crashyard.engine.refusal import Refusal
from crashyard.server import tracing
from crashyard.server.http.process import tracing_as_set
from crashyard.server.settings import Settings
from tests.server.living import a_registry, asynchronous, until
from tests.server.serving import a_server
from tests.server.spans import above, number, steps, traced, tree


@pytest.fixture
def told() -> Iterator[InMemorySpanExporter]:
    with traced() as exporter:
        yield exporter


def test_where_nobody_traces_a_span_is_nothing_and_nothing_is_loaded() -> None:
    with tracing.span("request", game="cube-attack") as nothing:
        assert nothing is None and tracing.inject() == ""
    assert tracing.span("commit") is tracing.begin("paint") is tracing.NO_SPAN
    tracing.begin("request").end()
    program = "import sys, crashyard.server.http.app; print('opentelemetry' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_step_within_another_belongs_to_it(told: InMemorySpanExporter) -> None:
    with tracing.span("request", game="cube-attack"):
        with tracing.span("decision"):
            pass
        with tracing.span("commit", entries=3):
            pass
    found = steps(told)
    request = found["request"]
    assert above(request) is None and above(found["decision"]) == above(found["commit"]) == number(request)
    assert dict(request.attributes or {}) == {"game": "cube-attack"}
    assert dict(found["commit"].attributes or {}) == {"entries": 3}


def test_a_trace_goes_on_elsewhere_by_what_a_message_carries(told: InMemorySpanExporter) -> None:
    with tracing.span("forward"):
        header = tracing.inject()
    with tracing.span("decision", header):
        pass
    with tracing.span("paint", "what no node has written"):
        pass
    found = steps(told)
    assert above(found["decision"]) == number(found["forward"]) and above(found["paint"]) is None
    assert tracing.inject() == ""


def test_a_step_can_go_on_after_its_block_and_be_gone_on_with_after_its_end(told: InMemorySpanExporter) -> None:
    """A move is written long after the call that began it, and painted after it was written."""
    request = tracing.begin("request")
    with request:
        commit = tracing.begin("commit", tracing.inject())
    assert told.get_finished_spans() == ()
    commit.end()
    with commit, tracing.span("paint"):
        pass
    request.end()
    found = steps(told)
    assert [span.name for span in told.get_finished_spans()] == ["commit", "paint", "request"]
    assert above(found["paint"]) == number(found["commit"]) and above(found["commit"]) == number(found["request"])


def test_what_was_begun_in_a_step_that_is_over_does_not_belong_to_it(told: InMemorySpanExporter) -> None:
    """A timer remembers where it was set, and what listens remembers who began to."""

    async def hear(begin: asyncio.Event) -> None:
        await begin.wait()
        with tracing.span("paint", tracing.inject()):
            pass

    async def move() -> None:
        soon, late = asyncio.Event(), asyncio.Event()
        request = tracing.begin("request")
        with request:
            tasks = [asyncio.create_task(hear(begin)) for begin in (soon, late)]
        soon.set()
        await tasks[0]
        request.end()
        late.set()
        await tasks[1]

    asyncio.run(move())
    soon, request, late = told.get_finished_spans()
    assert above(soon) == number(request) and above(late) is None


def test_of_a_failure_only_the_class_is_told_and_to_refuse_is_none(told: InMemorySpanExporter) -> None:
    with pytest.raises(ValueError, match="secret"), tracing.span("decision"):
        raise ValueError("secret")
    with pytest.raises(Refusal), tracing.span("request"):
        raise Refusal("not-your-seat")
    found = steps(told)
    assert found["decision"].status.description == "ValueError" and found["request"].status.is_unset
    assert not any(span.events for span in told.get_finished_spans())
    assert "secret" not in "".join(span.to_json() for span in told.get_finished_spans())


def test_a_move_is_told_without_secrets(tmp_path: Path, told: InMemorySpanExporter) -> None:
    with a_server(tmp_path) as served, served.visitor("Annabella") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        with ann.socket(table, seat=0, page="true") as line:
            choices = line.hear_until("choices")[-1]["choices"]
            while not choices:
                choices = line.hear_until("choices")[-1]["choices"]
            move = choices[-1]["action"]
            line.say(do="answer", seat=0, action=move, key="key-of-a-move")
            line.say(do="chat", text="whisper", key="key-of-a-word")
        cookie = ann.client.cookies["crashyard"]
        until = time.monotonic() + 30
        while not {"request", "paint"} <= steps(told).keys() and time.monotonic() < until:
            time.sleep(0.01)
    spans = told.get_finished_spans()
    assert {"request", "decision", "commit", "paint"} <= {span.name for span in spans}
    assert all(dict(span.attributes or {}) == {"game": "cube-attack"} for span in spans)
    written = "".join(span.to_json() for span in spans)
    for secret in (cookie, table, "Annabella", "whisper", "key-of-a", "localhost", "127.0.0.1"):
        assert secret not in written, secret


@asynchronous
async def test_each_move_is_one_trace_from_whoever_makes_it_to_the_pages(
    tmp_path: Path, told: InMemorySpanExporter
) -> None:
    """Also a bot's, though somebody else's move has woken it."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "bot:random"])
        stream = living.registry.stream(table)
        await until(lambda: table.awaited() == [0])
        stream.join_page(-1, None, 0, "en")
        await until(lambda: "paint" in steps(told))
        told.clear()
        with tracing.span("request", game="bump"):
            await living.answer(table, "Ann")
        await until(lambda: "request/thought" in tree(told) and table.awaited() == [0])
        await until(lambda: tree(told).count("request") == tree(told).count("request/commit/paint") > 1)
    assert set(tree(told)) == {
        "request",
        "request/thought",
        "request/decision",
        "request/commit",
        "request/commit/paint",
    }
    assert {tuple((span.attributes or {}).items()) for span in told.get_finished_spans()} == {(("game", "bump"),)}


@asynchronous
async def test_a_clock_that_rings_is_no_part_of_the_move_that_set_it(
    tmp_path: Path, told: InMemorySpanExporter
) -> None:
    async with a_registry(tmp_path) as living:
        clock = {"kind": "live", "minutes": 0.01, "increment": 0}
        with tracing.span("forward"):
            table = await living.table("bump", ["Ann", "Ben"], clock=clock)
        living.fate.at += 60.0
        await until(lambda: any(chair.is_away for chair in table.chairs))
    assert "commit" in tree(told) and tree(told).count("forward/commit") == 1


class Collector(ThreadingHTTPServer):
    """Takes what is exported."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), CollectorRequest)
        self.taken: list[tuple[str, bytes]] = []


class CollectorRequest(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Collector)
        self.server.taken.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def test_spans_go_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    with Collector() as collector:
        thread = threading.Thread(target=collector.serve_forever)
        thread.start()
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{collector.server_port}")
        with tracing_as_set(Settings(tracing="on")), tracing.span("request", game="cube-attack"):
            pass
        collector.shutdown()
        thread.join()
    ((path, body),) = collector.taken
    assert path == "/v1/traces"
    (resource,) = ExportTraceServiceRequest.FromString(body).resource_spans
    (scope,) = resource.scope_spans
    assert [span.name for span in scope.spans] == ["request"]
    named = {one.key: one.value.string_value for one in resource.resource.attributes}
    assert named["service.name"] == "crashyard"
    assert tracing.span("request") is tracing.NO_SPAN


def test_it_stays_off_unless_it_is_switched_on() -> None:
    with tracing_as_set(Settings()):
        assert tracing.span("request") is tracing.NO_SPAN


def test_where_nothing_of_it_is_installed_that_is_seen_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(extras, "find_spec", fail)
    with pytest.raises(Refusal, match="needs-tracing"):
        extras.needs_tracing()

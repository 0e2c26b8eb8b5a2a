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
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from crashyard.cli import extras
from crashyard.engine.refusal import Refusal
from crashyard.server import tracing
from crashyard.server.http.process import tracing_as_set
from crashyard.server.otel import OpenTelemetry
from crashyard.server.settings import Settings
from tests.server.serving import a_server


@pytest.fixture
def told() -> Iterator[InMemorySpanExporter]:
    """Every span that has ended."""
    exporter = InMemorySpanExporter()
    tracing.switch_on(OpenTelemetry(SimpleSpanProcessor(exporter)))
    try:
        yield exporter
    finally:
        tracing.switch_off()


def steps(told: InMemorySpanExporter) -> dict[str, ReadableSpan]:
    return {span.name: span for span in told.get_finished_spans()}


def number(span: ReadableSpan) -> tuple[int, int]:
    assert span.context is not None
    return span.context.trace_id, span.context.span_id


def above(span: ReadableSpan) -> tuple[int, int] | None:
    return None if span.parent is None else (span.parent.trace_id, span.parent.span_id)


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
    assert {"request", "paint"} <= {span.name for span in spans}
    assert all(dict(span.attributes or {}) == {"game": "cube-attack"} for span in spans)
    written = "".join(span.to_json() for span in spans)
    for secret in (cookie, table, "Annabella", "whisper", "key-of-a", "localhost", "127.0.0.1"):
        assert secret not in written, secret


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

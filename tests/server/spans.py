"""What a server tells a collector of traces."""

from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from crashyard.server import tracing
from crashyard.server.otel import OpenTelemetry


@contextmanager
def traced() -> Iterator[InMemorySpanExporter]:
    """Every span that has ended."""
    exporter = InMemorySpanExporter()
    tracing.switch_on(OpenTelemetry(SimpleSpanProcessor(exporter)))
    try:
        yield exporter
    finally:
        tracing.switch_off()


def steps(told: InMemorySpanExporter) -> dict[str, ReadableSpan]:
    """The last one of each name."""
    return {span.name: span for span in told.get_finished_spans()}


def number(span: ReadableSpan) -> tuple[int, int]:
    assert span.context is not None
    return span.context.trace_id, span.context.span_id


def above(span: ReadableSpan) -> tuple[int, int] | None:
    """The step that it belongs to."""
    return None if span.parent is None else (span.parent.trace_id, span.parent.span_id)


def tree(told: InMemorySpanExporter) -> list[str]:
    """Every step with those that it belongs to and that have ended too, such as `request/commit/paint`."""
    spans = {number(span): span for span in told.get_finished_spans()}

    def path(span: ReadableSpan) -> str:
        found, over = span.name, above(span)
        if over is not None:
            found = f"{path(spans[over]) if over in spans else '...'}/{found}"
        return found

    return sorted(map(path, spans.values()))

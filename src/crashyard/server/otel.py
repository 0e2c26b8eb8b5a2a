"""Spans by OpenTelemetry. Only what switches tracing on imports this: the library takes half a second to load."""

import os
from contextvars import ContextVar, Token
from types import TracebackType
from typing import final

from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.environment_variables import OTEL_SERVICE_NAME
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Status, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from crashyard.engine.refusal import Refusal
from crashyard.server.tracing import Span, Step
from crashyard.version import __version__

NAME = "crashyard"
_HEADER = "traceparent"
_TEXT = TraceContextTextMapPropagator()
_NOTHING = Context()


@final
class RecordedSpan:
    """One step, as it will be told.

    Tasks and timers remember in which block they were begun, for ever. So a step counts for what they begin only as
    long as it is being done: a clock that rings in an hour is no part of the move that set it.
    """

    __slots__ = ("_ended", "_ends", "_span", "_tokens", "context")

    def __init__(self, span: trace.Span, ends: bool) -> None:
        self._span = span
        self.context = trace.set_span_in_context(span, _NOTHING)
        self._ends = ends
        self._ended = False
        self._tokens: list[Token[RecordedSpan | None]] = []

    @property
    def goes_on(self) -> bool:
        return bool(self._tokens) or not self._ended

    def __enter__(self) -> None:
        self._tokens.append(_STEP.set(self))

    def __exit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, traceback: TracebackType | None, /
    ) -> None:
        """What a failure says might be secret; of which class it is says enough. To refuse is no failure."""
        _STEP.reset(self._tokens.pop())
        if kind is not None and not issubclass(kind, Refusal):
            self._span.set_status(Status(StatusCode.ERROR, kind.__name__))
        if self._ends:
            self.end()

    def end(self) -> None:
        self._ended = True
        self._span.end()


_STEP: ContextVar[RecordedSpan | None] = ContextVar("step", default=None)
"""In whose block this is, or was when it was begun."""


def _context() -> Context:
    """Of the step that is being done."""
    step = _STEP.get()
    return step.context if step is not None and step.goes_on else _NOTHING


@final
class OpenTelemetry:
    """A tracer. Without a processor of somebody's own, spans go in batches to where the environment says."""

    def __init__(self, processor: SpanProcessor | None = None) -> None:
        told = Resource.create({SERVICE_NAME: os.environ.get(OTEL_SERVICE_NAME, NAME), SERVICE_VERSION: __version__})
        self._provider = TracerProvider(resource=told)
        self._provider.add_span_processor(processor or BatchSpanProcessor(OTLPSpanExporter()))
        self._tracer = self._provider.get_tracer(NAME, __version__)

    def begin(self, step: Step, parent: str, game: str, entries: int, *, ends: bool) -> Span:
        above = _TEXT.extract({_HEADER: parent}, _NOTHING) if parent else _context()
        facts: dict[str, str | int] = {"game": game} if game else {}
        if entries:
            facts["entries"] = entries
        made = self._tracer.start_span(
            step, above, attributes=facts, record_exception=False, set_status_on_exception=False
        )
        return RecordedSpan(made, ends)

    def header(self) -> str:
        carrier: dict[str, str] = {}
        _TEXT.inject(carrier, _context())
        return carrier.get(_HEADER, "")

    def stop(self) -> None:
        self._provider.shutdown()

"""What a move passes through, told to a collector of traces: off unless a host sets `CRASHYARD_TRACING=on`.

Where it is off nothing of OpenTelemetry is imported, and every span is the same object that does nothing. Where it is
on, the standard's own variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER` and so on) say where spans go and
how many. A span has the name of a step and, of all that is known there, no more than the game and a number of entries:
no people, no addresses, no moves, and of what fails only its class.

A trace goes on at another node by a text that a message carries (`inject`, and `parent` of a span). What clients send
is never taken for one: otherwise anybody could have all of their requests recorded.
"""

from types import TracebackType
from typing import Literal, Protocol

Step = Literal["request", "decision", "commit", "paint", "thought", "forward"]


class Span(Protocol):
    """A step, from when it is made to its end; what begins inside its block belongs to it."""

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, traceback: TracebackType | None, /
    ) -> None: ...

    def end(self) -> None:
        """Needed only where it goes on after its block."""
        ...


class Tracer(Protocol):
    """Makes spans of steps."""

    def begin(self, step: Step, parent: str, game: str, entries: int, *, ends: bool) -> Span:
        """A span that `ends` with its block, or is ended by somebody else."""
        ...

    def header(self) -> str:
        """What a message carries so that the step which is being done goes on elsewhere."""
        ...

    def stop(self) -> None:
        """Send what is waiting."""
        ...


class NoSpan:
    """What stands for every span while nobody traces."""

    __slots__ = ()

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, traceback: TracebackType | None, /
    ) -> None:
        return None

    def end(self) -> None:
        return None


NO_SPAN = NoSpan()
_tracer: Tracer | None = None


def switch_on(tracer: Tracer) -> None:
    """From here on every step is told to this one."""
    global _tracer
    _tracer = tracer


def switch_off() -> None:
    """Send what is waiting, and tell nothing more."""
    global _tracer
    if _tracer is not None:
        _tracer.stop()
        _tracer = None


def span(step: Step, parent: str = "", game: str = "", entries: int = 0) -> Span:
    """A step that ends with its block. Without a `parent` from elsewhere it belongs to the one that is being done."""
    return NO_SPAN if _tracer is None else _tracer.begin(step, parent, game, entries, ends=True)


def begin(step: Step, parent: str = "", game: str = "", entries: int = 0) -> Span:
    """A step that goes on after its block, until somebody ends it."""
    return NO_SPAN if _tracer is None else _tracer.begin(step, parent, game, entries, ends=False)


def inject() -> str:
    """What a message carries so that others go on with this step; nothing, where nobody traces."""
    return "" if _tracer is None else _tracer.header()

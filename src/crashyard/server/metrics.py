"""Figures for those who run a server, in the form of Prometheus at `/metrics`."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_SHORT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_LONG = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)

TABLES = Gauge("crashyard_tables", "Tables that are kept in memory", registry=REGISTRY)
WATCHERS = Gauge("crashyard_watchers", "Connections that watch a table", registry=REGISTRY)
ENTRIES = Counter("crashyard_entries", "Entries that were written", registry=REGISTRY)
UNWRITTEN = Counter("crashyard_entries_unwritten", "Entries that could not be written", registry=REGISTRY)
COMMIT = Histogram(
    "crashyard_commit_seconds", "How long a group of entries took to be on disk", buckets=_SHORT, registry=REGISTRY
)
REQUESTS = Counter("crashyard_requests", "Requests by route and status", ["route", "status"], registry=REGISTRY)
REFUSALS = Counter("crashyard_refusals", "Requests and messages that were refused", ["refusal"], registry=REGISTRY)
CUT_OFF = Counter("crashyard_cut_off", "Connections that were cut off since they kept us waiting", registry=REGISTRY)
THINKING = Histogram(
    "crashyard_thinking_seconds", "How long bots thought about an answer", buckets=_LONG, registry=REGISTRY
)
READ_FROM_REPLICA = Counter(
    "crashyard_read_from_replica", "Lists and parts of games that were read from the replica", registry=REGISTRY
)
THOUGHTS_ELSEWHERE = Counter(
    "crashyard_thoughts_elsewhere", "Answers and hints that workers on other machines found", registry=REGISTRY
)


def text() -> bytes:
    """All figures as they are now."""
    return generate_latest(REGISTRY)

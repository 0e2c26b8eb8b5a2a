"""Connections to PostgreSQL that are given up when nothing comes back, so that nobody waits for a machine that is gone.

Where a machine dies, or all its processes hang, no connection breaks by itself for a quarter of an hour, while new ones
may long be answered by another machine in its place.
"""

from typing import Any

from sqlalchemy import URL, ExceptionContext, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

ANSWERED_WITHIN = 5.0
"""Seconds that PostgreSQL has for a statement of a request, and for a new connection."""
WRITTEN_WITHIN = 3.0
"""The same for what is acknowledged once it is written: it is tried again by another connection."""
RENEWED_WITHIN = 2.0
"""The same for a lease, which would end soon after."""


def an_engine(url: URL, seconds: float | None, **pool: Any) -> AsyncEngine:
    """One pool of connections, on which each statement has so many seconds, or as long as it takes."""
    if seconds is None:
        return create_async_engine(url, hide_parameters=True, **pool)
    limits = {"timeout": ANSWERED_WITHIN, "command_timeout": seconds}
    engine = create_async_engine(
        url, hide_parameters=True, pool_pre_ping=True, pool_timeout=ANSWERED_WITHIN, connect_args=limits, **pool
    )
    event.listen(engine.sync_engine, "handle_error", _give_up)
    event.listen(engine.sync_engine, "invalidate", _end)
    return engine


def _give_up(context: ExceptionContext) -> None:
    """A connection on which nothing came back is of no use any more, nor are those that were opened before it."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def _end(connection: Any, *_: object) -> None:
    """At once: a farewell would wait for an answer."""
    connection.driver_connection.terminate()

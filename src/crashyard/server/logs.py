"""What the server tells its host: one JSON object a line, on stderr.

Nothing that could be used or that people keep to themselves is ever told: no cookies, tokens or passwords, no chat, no
plans, and no address of a table either, which is its invitation. A request is told by its route.
"""

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

_LOGGER = logging.getLogger("crashyard.server")


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        log_event: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        if record.name != _LOGGER.name:
            log_event["from"] = record.name
        log_event |= getattr(record, "facts", {})
        if record.exc_info:
            log_event["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(log_event, enc_hook=str).decode()


def _is_ours(record: logging.LogRecord) -> bool:
    """What a client sent in a broken frame is its own trouble; the connection is closed and that is that."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def set_up_logs(level: str) -> None:
    """From here on everything that is logged in this process goes to stderr, a line each.

    Libraries speak up from warnings on: what they say before that names addresses.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(_is_ours)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _LOGGER.setLevel(level.upper())


def log_event(event: str, **facts: object) -> None:
    """Something usual happened."""
    _LOGGER.info(event, extra={"facts": facts})


def log_trouble(event: str, failure: BaseException | None = None, **facts: object) -> None:
    """Something went wrong that should not."""
    exc_info = None if failure is None else (type(failure), failure, failure.__traceback__)
    _LOGGER.error(event, exc_info=exc_info, extra={"facts": facts})

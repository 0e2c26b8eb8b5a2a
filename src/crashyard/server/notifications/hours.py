"""Hours of people: when they want quiet, and when their day's digest is due, wherever they live.

Days with a change of the clock have 23 or 25 hours; what is asked here is asked of the clock on the wall.
"""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from crashyard.engine.refusal import Refusal

DIGEST_AT = 18 * 60
"""The minute of the day from which on a digest is sent."""
MINUTES = 24 * 60
_STEP = timedelta(minutes=1)


def check_zone(zone: str) -> str:
    if zone not in available_timezones():
        raise Refusal("wrong-zone", {"zone": zone[:40]})
    return zone


def is_quiet(now: float, zone: str, start: int | None, end: int | None) -> bool:
    """Whether it is between two minutes of the day; over midnight, if the first comes after the second."""
    if start is None or end is None or start == end:
        return False
    minute = _minute(_at(now, zone))
    return start <= minute < end if start < end else minute >= start or minute < end


def end_of_quiet(now: float, zone: str, start: int | None, end: int | None) -> float:
    """When it is not quiet any more; now, if it is not quiet."""
    if not is_quiet(now, zone, start, end) or start is None or end is None:
        return now
    moment = datetime.fromtimestamp(now, UTC).replace(second=0, microsecond=0)
    left = (end - _minute(_at(now, zone))) % MINUTES
    moment += timedelta(minutes=max(0, left - 120))
    while is_quiet(moment.timestamp(), zone, start, end) or moment.timestamp() <= now:
        moment += _STEP
    return moment.timestamp()


def digest_day(now: float, zone: str) -> str | None:
    """The day whose digest is due by now, if it is."""
    here = _at(now, zone)
    return here.date().isoformat() if _minute(here) >= DIGEST_AT else None


def _at(now: float, zone: str) -> datetime:
    return datetime.fromtimestamp(now, ZoneInfo(zone))


def _minute(moment: datetime) -> int:
    return 60 * moment.hour + moment.minute

"""Quiet hours and digests go by the clock on the wall of whoever is called, also on the days when it is changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from crashyard.engine.refusal import Refusal
from crashyard.server.notifications.hours import check_zone, digest_day, end_of_quiet, is_quiet

MADRID = "Europe/Madrid"
NIGHT = (22 * 60, 7 * 60 + 30)
"""Half past seven is the end of it."""


def at(text: str, zone: str = MADRID, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def wall(moment: float, zone: str = MADRID) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).isoformat()


@pytest.mark.parametrize(
    ("now", "quiet"),
    [("2026-05-04T21:59", False), ("2026-05-04T22:00", True), ("2026-05-05T07:29", True), ("2026-05-05T07:30", False)],
)
def test_a_night_goes_over_midnight(now: str, quiet: bool) -> None:
    assert is_quiet(at(now), MADRID, *NIGHT) is quiet
    expected = "2026-05-05T07:30:00+02:00" if quiet else wall(at(now))
    assert wall(end_of_quiet(at(now), MADRID, *NIGHT)) == expected


def test_hours_by_day_and_none_at_all() -> None:
    assert is_quiet(at("2026-05-04T14:00"), MADRID, 13 * 60, 16 * 60)
    assert not is_quiet(at("2026-05-04T12:59"), MADRID, 13 * 60, 16 * 60)
    assert not is_quiet(at("2026-05-04T23:00"), MADRID, None, None)
    assert not is_quiet(at("2026-05-04T23:00"), MADRID, 60, 60)
    assert not is_quiet(at("2026-05-04T23:00"), MADRID, None, 60)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-03-28T23:00", "2026-03-29T07:30:00+02:00"),
        ("2026-10-24T23:00", "2026-10-25T07:30:00+01:00"),
    ],
)
def test_a_night_with_a_change_of_the_clock_ends_at_the_same_time_on_the_wall(now: str, end: str) -> None:
    assert wall(end_of_quiet(at(now), MADRID, *NIGHT)) == end


def test_an_end_that_the_clock_leaps_over_comes_with_the_leap() -> None:
    found = end_of_quiet(at("2026-03-28T23:00"), MADRID, 22 * 60, 2 * 60 + 30)
    assert wall(found) == "2026-03-29T03:00:00+02:00"


def test_an_end_that_the_clock_shows_twice_is_quiet_no_more_when_it_first_comes() -> None:
    found = end_of_quiet(at("2026-10-24T23:00"), MADRID, 22 * 60, 2 * 60 + 30)
    assert wall(found) == "2026-10-25T02:30:00+02:00"
    later = at("2026-10-25T02:10", fold=1)
    assert is_quiet(later, MADRID, 22 * 60, 2 * 60 + 30)
    assert wall(end_of_quiet(later, MADRID, 22 * 60, 2 * 60 + 30)) == "2026-10-25T02:30:00+01:00"


def test_the_same_moment_is_quiet_for_one_and_not_for_another() -> None:
    now = at("2026-05-04T23:00")
    assert is_quiet(now, MADRID, *NIGHT)
    assert not is_quiet(now, "America/Bogota", *NIGHT)


def test_a_digest_is_due_in_the_evening_of_each_day_where_its_reader_lives() -> None:
    assert digest_day(at("2026-05-04T17:59"), MADRID) is None
    assert digest_day(at("2026-05-04T18:00"), MADRID) == "2026-05-04"
    assert digest_day(at("2026-05-04T23:59"), MADRID) == "2026-05-04"
    assert digest_day(at("2026-05-05T00:00"), MADRID) is None
    assert digest_day(at("2026-05-05T00:30"), "America/Bogota") is None
    assert digest_day(at("2026-05-05T01:00"), "America/Bogota") == "2026-05-04"


def test_a_zone_is_one_that_there_is() -> None:
    assert check_zone(MADRID) == MADRID
    for wrong in ("Nowhere/Land", "../etc/passwd", ""):
        with pytest.raises(Refusal, match="wrong-zone"):
            check_zone(wrong)

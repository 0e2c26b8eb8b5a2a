"""Clocks. What everybody has left stands in each entry, so whoever goes through the entries again finds the same times.

`live`: every person has some minutes for the whole play and gets seconds for each answer. `days`: every answer may
take so many days. A clock runs for people only, only while their answer is awaited, and only while the server is there:
moments are those of `ServedTime`, which no other clock can set.

Nobody wins time by leaving, or by changing their mind. What bots answer earns nothing; whoever comes back before the
bot has answered for them pays for the time since it was their turn, and whoever changes an answer for that since they
gave it. Whoever had no time left has that of one answer when they come back, as if they
had answered in the last moment, but not before the bot has answered for them. What others agree to take back costs
what it had earned, and nobody their last seconds.

Where every answer may take days, everybody has some days of vacation in each game: their own clock stands still then.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from crashyard.engine.refusal import Refusal

DAY = 86_400.0
VACATION = 21
"""Days of vacation that a seat has in a game."""

FORMER_GRACE = 30.0
"""Seconds that older versions gave to whoever took their chair back."""

_DIGITS = 3


class ClockChange(msgspec.Struct, frozen=True):
    """What something that happened means for the clocks."""

    answered: int | None = None
    """The seat that answered."""
    by_person: bool = True
    """Whether its person did, and not a bot."""
    taken: Mapping[int, int] = {}
    """How many answers each seat's person took back."""
    agreed: bool = False
    """Whether the others have agreed to that."""
    back: Sequence[int] = ()
    """Who is back on their chair, or on that of somebody who has left."""
    rests: Mapping[int, int] = {}
    """For how many days from now on the clock of a seat stands still; with none it runs again."""


NOTHING = ClockChange()


class SavedClocks(msgspec.Struct, frozen=True):
    """All that is needed to go on."""

    left: list[float]
    since: dict[int, float]
    """The seats whose clock runs, and since when."""
    moment: float | None
    """When they were last looked at; nothing if that was by the time of day, as in older versions."""
    answered: dict[int, tuple[float, float]]
    """What each person had left when they gave their last answer, and when that was."""
    rests: dict[int, tuple[float, float]]
    """Until when the clock of each seat stands still, or stood, and how many seconds of vacation it has had then."""
    away: tuple[int, ...] = ()
    """The seats that are awaited and whose people are away."""
    owed: dict[int, float] = {}
    """How long such seats have been awaited since they left."""


class Clocks:
    """The clocks of one table."""

    def __init__(self, setting: Mapping[str, Any], players: int) -> None:
        self._kind: str = setting["kind"]
        self._increment = float(setting.get("increment", 0))
        self._full = float(setting.get("days", 0)) * DAY if self._kind == "days" else 60.0 * setting.get("minutes", 0)
        self._left = [self._full] * players
        self._running: tuple[int, ...] = ()
        self._moment: float | None = None
        self._time_of_day = 0.0
        """Of the last entry of an older version."""
        self._answered: dict[int, tuple[float, float]] = {}
        self._rests: dict[int, tuple[float, float]] = {}
        self._away: tuple[int, ...] = ()
        self._owed: dict[int, float] = {}

    # -- what happens -----------------------------------------------------------------------

    def stamp(self, moment: float, change: ClockChange = NOTHING) -> list[float] | None:
        """What an entry says of the clocks: the moment, and what everybody has left then; nothing without clocks.

        Refused where a person has no time to change their mind, or to come back to.
        """
        if self._kind == "none":
            return None
        moment = max(moment, self._moment or 0.0)
        left = self._left_at(moment)
        if change.answered is not None:
            left[change.answered] = self._after_answer(change.answered, left[change.answered], moment, change.by_person)
        for seat, count in change.taken.items():
            left[seat] = self._after_undo(seat, left[seat], moment, count, agreed=change.agreed)
        for seat in change.back:
            left[seat] -= self._owed_at(seat, moment)
            if left[seat] <= 0:
                raise self._no_time()
        for seat, days in change.rests.items():
            if days > (spare := self._spare(seat, moment)):
                raise Refusal("vacation-spent", {"days": int(spare)})
        return [round(number, _DIGITS) for number in (moment, *left)]

    def _after_answer(self, seat: int, left: float, moment: float, by_person: bool) -> float:
        if by_person and seat not in self._running:
            left = self._regretted(seat, left - self._increment, moment)
        if self._kind == "days":
            return self._full
        return left + self._increment if by_person or left <= 0 else left

    def _after_undo(self, seat: int, left: float, moment: float, count: int, *, agreed: bool) -> float:
        if agreed:
            return max(min(left, self._increment), left - count * self._increment)
        if count == 1 and seat in self._answered:
            return self._regretted(seat, left, moment)
        left -= count * self._increment
        if left <= 0:
            raise Refusal("no-time-for-that")
        return left

    def _regretted(self, seat: int, left: float, moment: float) -> float:
        """What would be left if the last answer had not been given; `left` where that is not known."""
        if seat not in self._answered:
            return left
        before, since = self._answered[seat]
        if before <= moment - since:
            raise Refusal("no-time-for-that")
        return before - (moment - since)

    def take_in(
        self,
        at: float,
        running: Collection[int],
        change: ClockChange = NOTHING,
        stamp: Sequence[float] | None = None,
        away: Collection[int] = (),
    ) -> None:
        """Something happened at a time of day, with a `stamp` if this version wrote it.

        `running` are the seats that are awaited now, and `away` those whose people are not there.
        """
        if self._kind == "none":
            return
        if stamp is not None:
            self._note_owed(stamp[0], change)
            self._remember(stamp[0], change)
            for seat, days in change.rests.items():
                until = stamp[0] + days * DAY
                self._rests[seat] = until, DAY * (VACATION - self._spare(seat, stamp[0]) + days)
            self._moment, self._left = stamp[0], list(stamp[1:])
        elif self._moment is None:
            self._by_time_of_day(at, running, change)
        self._running, self._away = tuple(running), tuple(away)

    def _note_owed(self, moment: float, change: ClockChange) -> None:
        """How long those who are away have been awaited, until a bot has answered for them or they are back."""
        for seat in self._away:
            self._owed[seat] = self._owed_at(seat, moment)
        if change.answered is not None:
            self._owed.pop(change.answered, None)
        for seat in change.back:
            self._owed.pop(seat, None)

    def _owed_at(self, seat: int, moment: float) -> float:
        owed = self._owed.get(seat, 0.0)
        return owed + max(0.0, moment - self._runs_from(seat)) if seat in self._away else owed

    def _remember(self, moment: float, change: ClockChange) -> None:
        """How it was when a person answered, for the day when they change their mind."""
        seat = change.answered
        if seat is not None and not change.by_person:
            self._answered.pop(seat, None)
        elif seat is not None and seat in self._running:
            self._answered[seat] = (round(self._left_at(moment)[seat], _DIGITS), moment)
        for each in change.taken:
            self._answered.pop(each, None)

    def _by_time_of_day(self, at: float, running: Collection[int], change: ClockChange) -> None:
        """As older versions counted."""
        for seat in self._running:
            self._left[seat] -= at - self._time_of_day
        self._time_of_day = at
        if self._kind == "days":
            for seat in running:
                if seat not in self._running or seat == change.answered or seat in change.taken or seat in change.back:
                    self._left[seat] = self._full
            return
        if change.answered is not None:
            self._left[change.answered] += self._increment
        for seat, count in change.taken.items():
            self._left[seat] -= count * self._increment
        for seat in change.back:
            self._left[seat] = max(FORMER_GRACE, self._left[seat])

    # -- what they show ---------------------------------------------------------------------

    def _left_at(self, moment: float) -> list[float]:
        """Served time began with this version: what older ones wrote last was when it began."""
        return [
            max(0.0, left - max(0.0, moment - self._runs_from(seat))) if seat in self._running else left
            for seat, left in enumerate(self._left)
        ]

    def _runs_from(self, seat: int) -> float:
        """Since when a clock that is awaited runs, or from when on it will."""
        return max(self._moment or 0.0, self._rests.get(seat, (0.0, 0.0))[0])

    def _resting(self, seat: int, moment: float) -> float:
        """For how many seconds more a clock stands still."""
        return max(0.0, self._rests.get(seat, (0.0, 0.0))[0] - moment)

    def _spare(self, seat: int, moment: float) -> float:
        """How many days of vacation a seat could have from now on; what is left of the present one is given back."""
        had = self._rests.get(seat, (0.0, 0.0))[1] - self._resting(seat, moment)
        return VACATION - had / DAY

    def ends(self) -> dict[int, float]:
        """When the time of each running clock will be over."""
        return {seat: self._runs_from(seat) + self._left[seat] for seat in self._running}

    def check_time(self, seat: int, moment: float) -> None:
        """Refused where a person who is away has no time left to come back to."""
        if self._kind != "none" and self._left[seat] <= self._owed_at(seat, moment):
            raise self._no_time()

    def _no_time(self) -> Refusal:
        return Refusal("time-over", {"again": "yes" if self.renews else "no"})

    @property
    def has_vacation(self) -> bool:
        return self._kind == "days"

    @property
    def renews(self) -> bool:
        """Whether a seat without time has some again when a bot has answered for it."""
        return self._kind == "days" or self._increment > 0

    def shown(self, moment: float) -> list[dict[str, Any]] | None:
        """What everybody has left, in seconds; nothing where there are no clocks.

        Where there are vacations: how long one still `rests`, and the days that could be had from now on.
        """
        if self._kind == "none":
            return None
        shown: list[dict[str, Any]] = []
        for seat, left in enumerate(self._left_at(moment)):
            rests = self._resting(seat, moment)
            clock = {"seat": seat, "left": round(max(0.0, left), 1), "runs": seat in self._running and not rests}
            if self._kind == "days":
                clock |= {"rests": round(rests, 1), "vacation": int(self._spare(seat, moment))}
            shown.append(clock)
        return shown

    # -- snapshots --------------------------------------------------------------------------

    def saved(self) -> SavedClocks:
        since = self._time_of_day if self._moment is None else self._moment
        return SavedClocks(
            left=list(self._left),
            since=dict.fromkeys(self._running, since),
            moment=self._moment,
            answered=dict(self._answered),
            rests=dict(self._rests),
            away=self._away,
            owed=dict(self._owed),
        )

    def restore(self, saved: SavedClocks, at: float) -> None:
        """Go on from what was saved after an entry that was written at a time of day."""
        self._left, self._running = list(saved.left), tuple(saved.since)
        self._moment, self._answered, self._time_of_day = saved.moment, dict(saved.answered), at
        self._rests, self._away, self._owed = dict(saved.rests), saved.away, dict(saved.owed)

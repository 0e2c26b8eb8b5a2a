"""Clocks, as the times of a table's entries leave them: whoever goes through the entries again finds the same times.

`live`: every person has some minutes for the whole play and gets seconds for each answer. `days`: every answer may
take so many days. A clock runs for people only, and only while their answer is awaited.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

DAY = 86_400.0

GRACE = 30.0
"""Seconds that whoever takes their chair back has at least."""


class Clocks:
    """The clocks of one table."""

    def __init__(self, setting: Mapping[str, Any], players: int) -> None:
        self._kind: str = setting["kind"]
        self._increment = float(setting.get("increment", 0))
        self._full = float(setting.get("days", 0)) * DAY if self._kind == "days" else 60.0 * setting.get("minutes", 0)
        self._left = [self._full] * players
        self._since: dict[int, float] = {}
        """The seats whose clock runs, and when it was last looked at."""

    def take_in(
        self, at: float, running: Collection[int], answers: Mapping[int, int], back: Collection[int] = ()
    ) -> None:
        """Something happened: so many `answers` each seat gave (or took back), and `running` are awaited from now on.

        People who come `back` have a little time in any case.
        """
        if self._kind == "none":
            return
        for seat, since in self._since.items():
            self._left[seat] -= at - since
        if self._kind == "days":
            for seat in running:
                if seat not in self._since or seat in answers or seat in back:
                    self._left[seat] = self._full
        else:
            for seat, count in answers.items():
                self._left[seat] += count * self._increment
            for seat in back:
                self._left[seat] = max(GRACE, self._left[seat])
        self._since = dict.fromkeys(running, at)

    def saved(self) -> tuple[list[float], dict[int, float]]:
        """What everybody has left, and since when the clocks run that do."""
        return list(self._left), dict(self._since)

    def restore(self, left: Sequence[float], since: Mapping[int, float]) -> None:
        """Go on from what was saved."""
        self._left, self._since = list(left), dict(since)

    def ends(self) -> dict[int, float]:
        """When the time of each running clock will be over."""
        return {seat: since + self._left[seat] for seat, since in self._since.items()}

    def shown(self, now: float) -> list[dict[str, Any]] | None:
        """What everybody has left, in seconds; nothing where there are no clocks."""
        if self._kind == "none":
            return None
        ends = self.ends()
        return [
            {"seat": seat, "left": round(max(0.0, ends[seat] - now if seat in ends else left), 1), "runs": seat in ends}
            for seat, left in enumerate(self._left)
        ]

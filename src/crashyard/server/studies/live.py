"""One study of somebody: how far it is, what it shows, and what is kept of its games until the report is made."""

import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from crashyard.lab.live.figures import GameSketch, LiveTable
from crashyard.lab.live.slices import StudySlice
from crashyard.lab.study.study import Study

WAITING, RUNNING, REPORTING, DONE, FAILED = "waiting", "running", "reporting", "done", "failed"
ENDED = (DONE, FAILED)


@dataclass(slots=True, eq=False)
class LiveStudy:
    id: str
    person: str
    study: Study
    games: int
    """At each table."""
    state: str = WAITING
    stopped: bool = False
    """Its owner wants no more games."""
    report: bytes = b""
    tables: list[LiveTable] = field(default_factory=list)
    sketches: list[GameSketch] = field(default_factory=list)
    slices: list[bytes] = field(default_factory=list)
    _since: float = 0.0

    @property
    def wanted(self) -> int:
        return self.study.wanted(self.games)

    @property
    def done(self) -> int:
        return len(self.sketches)

    @property
    def has_ended(self) -> bool:
        return self.state in ENDED

    def begin(self) -> None:
        """Its first game is about to be played."""
        if self.state == WAITING:
            self.state, self._since = RUNNING, time.monotonic()

    def take_in(self, played: StudySlice) -> None:
        self.slices.append(played.outcomes)
        self.sketches += played.sketches
        self.tables = played.tables

    def end(self, report: bytes, failed: bool) -> None:
        """Nothing is kept but what is read. What failed has a report too, if any game was played before."""
        self.report, self.state = report, FAILED if failed else DONE
        self.slices.clear()

    def left(self) -> int | None:
        """Seconds until the last game is played, if it goes on like this; unknown before the first ones."""
        if self.state != RUNNING or not self.done:
            return None
        return round((time.monotonic() - self._since) / self.done * (self.wanted - self.done))

    def shown(self) -> dict[str, Any]:
        """For its owner."""
        study = self.study
        return {
            "id": self.id,
            "game": study.game,
            "players": study.players[0],
            "variants": list(study.variants),
            "kinds": [kind.name for kind in study.who],
            "games": self.games,
            "wanted": self.wanted,
            "done": self.done,
            "left": self.left(),
            "state": self.state,
            "stopped": self.stopped,
            "report": bool(self.report),
            "tables": msgspec.to_builtins(self.tables),
        }

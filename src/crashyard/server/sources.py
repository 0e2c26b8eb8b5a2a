"""Where times, names and seeds come from. Tests put their own here, so that two tables can be compared byte by byte."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field


def _name() -> str:
    """128 random bits: nobody guesses the name of a table. A command would take one with a dash first for an option."""
    while (name := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return name


def _seed() -> str:
    return secrets.token_hex(32)


class ServedTime:
    """The time in which a server was there for its tables: the clocks of all of them run on it.

    It goes on while the process lives, whatever becomes of the time of day, and stands still while there is no
    server, or while it cannot write.
    """

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        self._ticks = ticks
        self._before = 0.0
        self._since: float | None = ticks()

    def go_on_from(self, seconds: float) -> None:
        """Other processes have served so long before this one."""
        self._before, self._since = seconds, self._ticks()

    def now(self) -> float:
        """Seconds of service, of all processes together."""
        return self._before if self._since is None else self._before + self._ticks() - self._since

    def stand_still(self) -> None:
        """Nothing can be written, so nobody can answer."""
        self._before, self._since = self.now(), None

    def go_on(self) -> None:
        if self._since is None:
            self._since = self._ticks()


@dataclass(frozen=True, slots=True)
class Sources:
    now: Callable[[], float] = time.time
    name: Callable[[], str] = _name
    seed: Callable[[], str] = _seed
    served: ServedTime = field(default_factory=ServedTime)
    """On which the clocks of tables run."""

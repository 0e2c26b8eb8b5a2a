"""Section 22: the parameters of a play, which the rules ask wherever the rulebook has a number of its own."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from mypy_extensions import i64

from crashyard.engine.options import Value
from crashyard.games.crash_and_grab.rules.options import LEFT_OUT, PARAMETERS


@final
class CrashAndGrabTuning:
    """One for all plays of a variant: nobody changes it, so copies of a position share it."""

    def __init__(self, varied: dict[str, Any]) -> None:
        chosen: dict[str, Any] = {parameter.name: parameter.default for parameter in PARAMETERS} | varied
        self.varied: dict[str, Any] = varied
        """What is not as in the rulebook, as files and views tell it."""
        self.upgrade_cost: i64 = chosen["upgrade_cost"]
        self.start_energy: i64 = chosen["start_energy"]
        self.card_boosters: i64 = chosen["card_boosters"]
        self.card_energy: i64 = chosen["card_energy"]
        self.crash_energy: i64 = chosen["crash_energy"]
        self.extra_crew: i64 = chosen["extra_crew"]
        self.stations: i64 = chosen["stations_to_win"]
        self.points: i64 = chosen["points_to_win"]
        self.without: list[str] = LEFT_OUT.picked(chosen["without"])
        """The upgrades that are not in the deck."""


USUAL: Final = CrashAndGrabTuning({})


def tuning_of(options: Mapping[str, Value]) -> CrashAndGrabTuning:
    """That of a play with these options: the same for the same parameters."""
    return _tuning(tuple((each.name, options[each.name]) for each in PARAMETERS if each.name in options))


@lru_cache(1024)
def _tuning(varied: tuple[tuple[str, Value], ...]) -> CrashAndGrabTuning:
    return CrashAndGrabTuning(dict(varied)) if varied else USUAL

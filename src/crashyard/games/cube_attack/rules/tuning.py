"""Section 10: the parameters of a play, which the rules ask wherever the rulebook has a number of its own."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from mypy_extensions import i64

from crashyard.engine.options import Value
from crashyard.games.cube_attack.rules.options import PARAMETERS


@final
class CubeAttackTuning:
    """One for all plays of a variant: nobody changes it, so copies of a position share it."""

    def __init__(self, varied: dict[str, Any]) -> None:
        chosen: dict[str, Any] = {parameter.name: parameter.default for parameter in PARAMETERS} | varied
        self.varied: dict[str, Any] = varied
        """What is not as in the rulebook, as files and views tell it."""
        self.actions: i64 = chosen["actions"]
        self.wood: i64 = chosen["wood"]
        self.full_moon: i64 = chosen["full_moon"]
        self.half_moon: i64 = chosen["half_moon"]
        self.shared_moon: i64 = chosen["shared_moon"]
        """What each of those who share a moon gets, in per cent of its points."""


USUAL: Final = CubeAttackTuning({})


def tuning_of(options: Mapping[str, Value]) -> CubeAttackTuning:
    """That of a play with these options: the same for the same parameters."""
    return _tuning(tuple((each.name, options[each.name]) for each in PARAMETERS if each.name in options))


@lru_cache(1024)
def _tuning(varied: tuple[tuple[str, Value], ...]) -> CubeAttackTuning:
    return CubeAttackTuning(dict(varied)) if varied else USUAL

"""Section 19: the parameters of a play, which the rules ask wherever the rulebook has a number of its own."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.options import Value
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.options import LEFT_OUT, PARAMETERS
from crashyard.games.crash_by_crash.rules.pieces import COPIES


@final
class CrashByCrashTuning:
    """One for all plays of a variant: nobody changes it, so copies of a position share it."""

    def __init__(self, varied: dict[str, Any]) -> None:
        chosen: dict[str, Any] = {parameter.name: parameter.default for parameter in PARAMETERS} | varied
        without = LEFT_OUT.picked(chosen["without"])
        self.varied: dict[str, Any] = varied
        """What is not as in the rulebook, as files and views tell it."""
        self.batteries: i64 = chosen["batteries"]
        self.hand: i64 = chosen["hand"]
        self.scorings: i64 = chosen["scorings"]
        self.first_ringing_turn: i64 = chosen["first_ringing_turn"]
        self.second_car_fee: i64 = chosen["second_car_fee"]
        self.four_steps_cost: i64 = chosen["four_steps_cost"]
        self.displacing: i64 = chosen["displacing"]
        self.start_points: i64 = chosen["start_points"]
        self.copies: vec[i64] = vec[i64]([0 if name in without else COPIES for name in CARD_NAMES])
        """How many cards of each kind there are."""


USUAL: Final = CrashByCrashTuning({})


def tuning_of(options: Mapping[str, Value]) -> CrashByCrashTuning:
    """That of a play with these options: the same for the same parameters."""
    return _tuning(tuple((each.name, options[each.name]) for each in PARAMETERS if each.name in options))


@lru_cache(1024)
def _tuning(varied: tuple[tuple[str, Value], ...]) -> CrashByCrashTuning:
    return CrashByCrashTuning(dict(varied)) if varied else USUAL

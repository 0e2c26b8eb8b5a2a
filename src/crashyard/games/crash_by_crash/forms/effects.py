"""What an action means to the sides: cars that leave the board, bells, points."""

from collections.abc import Mapping
from typing import Any, ClassVar

from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import Effect, EffectReader
from crashyard.games.crash_by_crash.forms.witness import CrashByCrashWitness
from crashyard.games.crash_by_crash.rules.pieces import SIDES
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


class CrashByCrashEffects(EffectReader):
    """Cars belong to sides: with four players the first seat of a side stands for it (section 12)."""

    told_of_others: ClassVar[frozenset[str]] = frozenset({"points"})

    def __init__(self, position: CrashByCrashTurn) -> None:
        super().__init__(CrashByCrashWitness())
        self._active = int(position.active)

    def hear(self, event: Event) -> list[Effect]:
        fact: Mapping[str, Any] = event.public
        if event.kind == "turn_began":
            self._active = fact["seat"]
        elif event.kind == "car_displaced":
            kind = "car-displaced" if fact["side"] != self._active % SIDES else "own-car-displaced"
            return [self._effect(kind, fact["side"], False)]
        elif event.kind == "car_sabotaged":
            return [self._effect("car-sabotaged", fact["side"], False)]
        elif event.kind == "bell_rung":
            return [self._effect("bell-rung", self._active % SIDES, True)]
        elif event.kind == "battery_discharged":
            return [self._effect("battery-lost", fact["side"], False)]
        return []

    def standing(self, position: Position, seat: int) -> Mapping[str, int]:
        assert isinstance(position, CrashByCrashTurn)
        return {"points": int(position.scores[position.side(seat)])}

    def _effect(self, kind: str, side: int, good: bool) -> Effect:
        return Effect(kind, side, self._active, good)


def effects_of(position: Position) -> CrashByCrashEffects:
    assert isinstance(position, CrashByCrashTurn)
    return CrashByCrashEffects(position)

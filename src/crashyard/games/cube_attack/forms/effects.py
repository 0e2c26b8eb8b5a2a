"""What an answer means to the players: cubes, lives and weapons, points, and what the moons pay."""

from collections.abc import Mapping
from typing import Any, ClassVar

from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import Effect, EffectReader
from crashyard.games.cube_attack.forms.witness import witness_of
from crashyard.games.cube_attack.rules.scoring import points_of
from crashyard.games.cube_attack.rules.turn import CubeAttackTurn

_HITS = {"life_lost": "life-lost", "cube_destroyed": "cube-removed"}
_BONUSES = {"cube_arrived": "cube-arrived", "life_gained": "life-gained"}


class CubeAttackEffects(EffectReader):
    told_of_others: ClassVar[frozenset[str]] = frozenset({"points", "income"})

    def hear(self, event: Event) -> list[Effect]:
        fact: Mapping[str, Any] = event.public
        if event.kind in _HITS:
            return [Effect(_HITS[event.kind], fact["victim"], fact["seat"], False)]
        if event.kind in _BONUSES:
            return [Effect(_BONUSES[event.kind], fact["seat"], fact["seat"], True)]
        if event.kind == "weapon_gained":
            return [Effect("weapon-gained", fact["seat"], fact["seat"], True, (("weapon", fact["weapon"]),))]
        return []

    def standing(self, position: Position, seat: int) -> Mapping[str, int]:
        """Points, and what the moons would pay if the round ended now (section 7)."""
        assert isinstance(position, CubeAttackTurn)
        income = 0
        for moon in position.board.moons:
            if position.standing[seat] >> moon & 1:
                sharers = sum(int(position.standing[other] >> moon & 1) for other in range(position.players))
                income += int(points_of(position, int(position.board.kind[moon]), sharers))
        return {"points": int(position.scores[seat]), "income": income}


def effects_of(position: Position) -> CubeAttackEffects:
    return CubeAttackEffects(witness_of(position))

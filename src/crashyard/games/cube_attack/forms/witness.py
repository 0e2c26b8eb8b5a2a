"""What the laboratory learns of a play: planets, what they gave, cubes lost and to whom, points."""

from collections.abc import Hashable, Mapping
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.witness import Began, Got, Happening, Hit, Seen, Witness
from crashyard.games.cube_attack.rules.board import KINDS
from crashyard.games.cube_attack.rules.turn import CubeAttackTurn


class CubeAttackWitness(Witness):
    """Planets are named as a seat sees them, by the sectors between them and its own: the board is the same for all."""

    def __init__(self, position: CubeAttackTurn) -> None:
        self._board = position.board
        self._homes = [self._sector(self._board.planets[position.home(seat)]) for seat in range(position.players)]
        self._hits = 0

    def hear(self, event: Event) -> list[Happening]:
        fact: Mapping[str, Any] = event.public
        if event.kind == "start_player":
            return [Began(fact["seat"])]
        if event.kind == "moved":
            return [Got(fact["seat"], "planet", self.planet(fact["seat"], fact["to"])), Seen("visits", fact["to"])]
        if event.kind == "cube_arrived":
            return [Got(fact["seat"], "bonus", "new cube")]
        if event.kind == "life_gained":
            return [Got(fact["seat"], "bonus", "extra life")]
        if event.kind == "weapon_gained":
            return [Got(fact["seat"], "bonus", f"{fact['weapon']} weapon")]
        if event.kind == "life_lost":
            self._hits += 1
            return [Hit(fact["seat"], fact["victim"], "took a life"), Seen("hits", fact["at"])]
        if event.kind == "cube_destroyed":
            self._hits += 1
            return [Hit(fact["seat"], fact["victim"], "removed a cube"), Seen("removed cubes", fact["at"])]
        return []

    def planet(self, seat: int, name: str) -> str:
        """A planet by its kind and its sector, counted clockwise from the seat's own."""
        kind = KINDS[self._board.kind[self._board.number(name)]]
        if not name[1:]:
            return f"{kind} moon" if kind in ("half", "full") else kind
        away = (self._sector(name) - self._homes[seat]) % self._board.sectors
        what = "half moon" if kind == "half" else kind
        return f"{what}, {'own sector' if away == 0 else f'sector +{away}'}"

    def dealt(self, position: Position, outcome: int) -> Got | None:
        """Chance gives nothing but the marker of the start player."""
        return Got(outcome, "place", "start player")

    def score(self, position: Position, seat: int) -> float:
        assert isinstance(position, CubeAttackTurn)
        return float(position.scores[seat])

    def progress(self, position: Position) -> Hashable:
        """Somebody is hit, or scores more than somebody else."""
        return self._hits, super().progress(position)

    @staticmethod
    def _sector(name: str) -> int:
        return int(name[1:] or 0)


def witness_of(position: Position) -> CubeAttackWitness:
    assert isinstance(position, CubeAttackTurn)
    return CubeAttackWitness(position)

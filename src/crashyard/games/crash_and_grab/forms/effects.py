"""What a flight means to those concerned: crew gained and lost, saucers that crash, upgrades, filled stations."""

from collections.abc import Mapping
from typing import Any, ClassVar

from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import Effect, EffectReader
from crashyard.games.crash_and_grab.forms.witness import CrashAndGrabWitness
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


class CrashAndGrabEffects(EffectReader):
    minor: ClassVar[frozenset[str]] = frozenset({"energy-up", "energy-down", "boosted"})
    feared: ClassVar[frozenset[str]] = frozenset({"crew-robbed"})

    def __init__(self, position: CrashAndGrabTurn) -> None:
        super().__init__(CrashAndGrabWitness(position))
        self._owners = {colour: int(position.owner(saucer)) for saucer, colour in enumerate(position.colours)}
        self._active = int(position.active)

    def hear(self, event: Event) -> list[Effect]:
        fact: Mapping[str, Any] = event.public
        active = self._active
        if event.kind == "turn_began":
            self._active = fact["seat"]
        elif event.kind == "crew_picked_up":
            return [Effect("crew-picked-up", self._owners[fact["saucer"]], active, True, _crew(fact))]
        elif event.kind == "crew_stolen":
            thief, victim = self._owners[fact["to"]], self._owners[fact["from"]]
            robbed = Effect("crew-robbed", victim, thief, False, (("saucer", fact["from"]),))
            return [Effect("crew-stolen", thief, thief, True, (*_crew(fact), ("victim", victim))), robbed]
        elif event.kind in ("crew_given", "crew_lost"):
            owner = self._owners[fact["from" if event.kind == "crew_given" else "saucer"]]
            return [Effect("crew-lost", owner, active, False, _crew(fact))]
        elif event.kind == "saucer_crashed":
            return [self._crash(fact["saucer"], active)]
        elif event.kind == "comparison_won":
            return [self._crash(fact["loser"], fact["seat"])]
        elif event.kind == "upgrade_bought":
            return [Effect("upgraded", active, active, True)]
        elif event.kind == "boosted":
            return [Effect("boosted", active, active, False)]
        return []

    def standing(self, position: Position, seat: int) -> Mapping[str, int]:
        """Filled stations; in Twisted Titanium, which is not about them, points."""
        assert isinstance(position, CrashAndGrabTurn)
        if position.titanium:
            return {"points": int(position.points[seat])}
        energy = sum(
            int(position.energy[saucer]) for saucer in range(position.saucers) if position.owner(saucer) == seat
        )
        return {"stations": int(position.count_of(seat)), "energy": energy}

    def _crash(self, saucer: str, by: int) -> Effect:
        owner = self._owners[saucer]
        return Effect("crashed" if owner != by else "crashed-itself", owner, by, False, (("saucer", saucer),))


def _crew(fact: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    return (("crew-colour", fact["crew"]["colour"]), ("crew-type", fact["crew"]["type"]))


def effects_of(position: Position) -> CrashAndGrabEffects:
    assert isinstance(position, CrashAndGrabTurn)
    return CrashAndGrabEffects(position)

"""What the laboratory learns of a play: upgrades, crashes and who caused them, filled stations."""

from collections.abc import Mapping
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.witness import Began, Got, Happening, Hit, Seen, Witness
from crashyard.games.crash_and_grab.rules.names import upgrade_name
from crashyard.games.crash_and_grab.rules.stages import DRAW
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


def _spot(at: list[int]) -> str:
    """A space by its name in the scene."""
    return ",".join(map(str, at))


class CrashAndGrabWitness(Witness):
    def __init__(self, position: CrashAndGrabTurn) -> None:
        self._owners = {colour: int(position.owner(saucer)) for saucer, colour in enumerate(position.colours)}
        self._started = False
        self._active = 0
        self._gained = 0
        """So much crew came aboard, and so many comparisons were won."""

    def hear(self, event: Event) -> list[Happening]:
        fact: Mapping[str, Any] = event.public
        if event.kind == "probe_taken" and not self._started:
            self._started = True
            return [Began(fact["seat"])]
        if event.kind == "turn_began":
            self._active = fact["seat"]
        elif event.kind == "upgrade_played":
            return [Got(self._owner(fact["saucer"]), "upgrade", fact["upgrade"])]
        elif event.kind == "saucer_crashed":
            owner = self._owner(fact["saucer"])
            how = "moved off the board" if owner == self._active else "pushed or mined"
            return [Hit(self._active, owner, how), Seen("crashes", _spot(fact["from"]))]
        elif event.kind in ("saucer_moved", "saucer_jumped"):
            return [Seen("visits", _spot(fact["to"]))]
        elif event.kind == "crew_picked_up":
            self._gained += 1
            return [Seen("pick-ups", _spot(fact["at"]))]
        elif event.kind == "comparison_won":
            self._gained += 1
            return [Hit(fact["seat"], self._owner(fact["loser"]), "won a comparison")]
        elif event.kind == "crew_stolen":
            self._gained += 1
            return [Hit(self._owner(fact["to"]), self._owner(fact["from"]), "stole crew")]
        return []

    def dealt(self, position: Position, outcome: int) -> Got | None:
        """An upgrade that is drawn: of two, one is kept."""
        assert isinstance(position, CrashAndGrabTurn)
        return Got(int(position.active), "upgrade", upgrade_name(outcome)) if position.phase == DRAW else None

    def score(self, position: Position, seat: int) -> float:
        """Filled stations, of both saucers with two players; in Twisted Titanium points."""
        assert isinstance(position, CrashAndGrabTurn)
        return float(position.points[seat] if position.titanium else position.count_of(seat))

    def progress(self, position: Position) -> int:
        """Somebody gains crew, from the board or from somebody else, or a point by a comparison (Twisted Titanium).

        Pushing alone wins nothing.
        """
        return self._gained

    def choice(self, form: object) -> str:
        assert isinstance(form, dict)
        do = str(form["do"])
        if do == "plan":
            plans = form.get("plans", [form])
            return "plan " + " and ".join(sorted(plan["card"] for plan in plans))
        if do in ("use", "keep"):
            return f"{do} {form['upgrade']}"
        return f"distance {form['distance']}" if do == "distance" else do

    def _owner(self, colour: str) -> int:
        """With two players each has two saucers."""
        return self._owners[colour]

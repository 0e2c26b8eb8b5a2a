"""What the laboratory learns of a play: cards, cars pushed off the board and by whom, points."""

from collections.abc import Hashable, Mapping
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.witness import Began, Got, Happening, Hit, Seen, Witness
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.phases import DEAL, DECK
from crashyard.games.crash_by_crash.rules.pieces import SIDES
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def _spot(at: list[int]) -> str:
    """A cell by its name in the scene."""
    return ",".join(map(str, at))


class CrashByCrashWitness(Witness):
    def __init__(self) -> None:
        self._active = 0
        self._displaced = 0

    def hear(self, event: Event) -> list[Happening]:
        fact: Mapping[str, Any] = event.public
        if event.kind == "turn_began":
            self._active = fact["seat"]
            return [Began(fact["seat"])] if fact["turn"] == 1 else []
        if event.kind == "card_played":
            return [Got(fact["seat"], "card", fact["card"])]
        if event.kind == "car_displaced":
            self._displaced += 1
            hit = Hit(self._active, self._victim(fact["side"]), f"off the board by {fact['by']}")
            return [hit, Seen("displaced cars", _spot(fact["from"]))]
        if event.kind in ("car_moved", "car_placed"):
            return [Seen("visits", _spot(fact["to" if event.kind == "car_moved" else "at"]))]
        if event.kind == "bell_rung":
            return [Seen("bells", _spot(fact["at"]))]
        if event.kind == "car_sabotaged":
            return [Hit(self._active, self._victim(fact["side"]), "sabotaged")]
        return []

    def dealt(self, position: Position, outcome: int) -> Got | None:
        """A card that is dealt to a hand, or drawn from the deck; of those in the display everybody may take one."""
        assert isinstance(position, CrashByCrashTurn)
        if position.phase == DEAL and position.count < position.tuning.hand * position.players:
            return Got(int(position.count // position.tuning.hand), "card", CARD_NAMES[outcome])
        return Got(int(position.active), "card", CARD_NAMES[outcome]) if position.phase == DECK else None

    def score(self, position: Position, seat: int) -> float:
        assert isinstance(position, CrashByCrashTurn)
        return float(position.scores[position.side(seat)])

    def progress(self, position: Position) -> Hashable:
        """A car leaves the board, or a bell scores: for both sides the same, perhaps."""
        assert isinstance(position, CrashByCrashTurn)
        return self._displaced, int(position.scorings)

    def patience(self, players: int) -> int:
        """The game counts turns, of which a round has one for each player."""
        return 4 * players

    def choice(self, form: object) -> str:
        assert isinstance(form, dict)
        do = str(form["do"])
        if do == "card":
            return f"card {form['card']}"
        return "place magnet" if form.get("car") == "magnet" else do

    def _victim(self, side: int) -> int:
        """Cars belong to sides: with four players the first seat of a side stands for it (section 12)."""
        return self._active if self._active % SIDES == side else side

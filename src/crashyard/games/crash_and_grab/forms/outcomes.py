"""How outcomes of chance are told: tiles `3B/2` (tile, side, quarter turns), markers `sun,meteor,stars,asteroids` (the
sides in their order up, right, down, left), colours, seats, die numbers, directions of turn, cards and plans.
"""

from collections.abc import Mapping
from itertools import permutations

from crashyard.engine.forms.action_forms import NameOutcome, NumberOutcome, OutcomeKind, SeatOutcome, wrong_outcome
from crashyard.engine.forms.documents import Fields
from crashyard.games.crash_and_grab.forms.kinds import NUMBERS, ROTATIONS, SOME_UPGRADES, read_plan, spell_plan
from crashyard.games.crash_and_grab.rules.board import LAST_SITE, MARKERS, TILES, tile_code
from crashyard.games.crash_and_grab.rules.chance.markers import ORDERS, markers_of
from crashyard.games.crash_and_grab.rules.names import upgrade_name
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn

_ORDERS = [",".join(MARKERS[marker] for marker in markers_of(code)) for code in range(ORDERS)]
_LYING = {
    f"{tile}{side}/{turns}": tile_code(tile, "AB".index(side), turns)
    for tile in TILES
    for side in "AB"
    for turns in range(4)
}

assert set(_ORDERS) == {",".join(order) for order in permutations(MARKERS)}


class BoardTileOutcome(OutcomeKind[CrashAndGrabTurn]):
    """A tile as it lies."""

    def spell(self, position: CrashAndGrabTurn, number: int) -> object:
        return f"{number // 8}{'AB'[number // 4 % 2]}/{number % 4}"

    def read(self, position: CrashAndGrabTurn, form: object) -> int:
        if isinstance(form, str) and form in _LYING:
            return _LYING[form]
        raise wrong_outcome(form, "TILE SIDE/QUARTER TURNS: 3B/2")


class ColourOutcome(OutcomeKind[CrashAndGrabTurn]):
    """One of the six colours, as they are called in this play."""

    def spell(self, position: CrashAndGrabTurn, number: int) -> object:
        return position.colours[number]

    def read(self, position: CrashAndGrabTurn, form: object) -> int:
        if isinstance(form, str) and form in position.colours:
            return position.colours.index(form)
        raise wrong_outcome(form, ", ".join(position.colours))


class UpgradeOutcome(OutcomeKind[CrashAndGrabTurn]):
    def spell(self, position: CrashAndGrabTurn, number: int) -> object:
        return upgrade_name(number)

    def read(self, position: CrashAndGrabTurn, form: object) -> int:
        if isinstance(form, str) and form in NUMBERS:
            return NUMBERS[form]
        raise wrong_outcome(form, SOME_UPGRADES)


class PlansOutcome(OutcomeKind[CrashAndGrabTurn]):
    """What chance plans for a seat that has left: one plan, or with two players those of both saucers."""

    def spell(self, position: CrashAndGrabTurn, number: int) -> object:
        if position.players > 2:
            return spell_plan(position, number)
        return [spell_plan(position, plan) for plan in divmod(number, PLANS_EACH)]

    def read(self, position: CrashAndGrabTurn, form: object) -> int:
        if position.players > 2:
            return read_plan(position, Fields(form, "the action"))
        if not isinstance(form, list) or len(form) != 2:
            raise wrong_outcome(form, "[PLAN, PLAN]")
        first, second = (read_plan(position, Fields(plan, "the action")) for plan in form)
        return PLANS_EACH * first + second


OUTCOMES: Mapping[str, OutcomeKind[CrashAndGrabTurn]] = {
    "tile": BoardTileOutcome(),
    "markers": NameOutcome(_ORDERS, ",".join(MARKERS)),
    "colour": ColourOutcome(),
    "seat": SeatOutcome(),
    "site": NumberOutcome(1, LAST_SITE),
    "rotation": NameOutcome(ROTATIONS),
    "upgrade": UpgradeOutcome(),
    "plans": PlansOutcome(),
}

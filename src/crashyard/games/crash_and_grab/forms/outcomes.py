"""The forms of what chance decides: tiles `3B/2` (tile, side, quarter turns), markers `sun,meteor,stars,asteroids` (the
sides in their order up, right, down, left), colours, seats, die numbers, directions of turn, cards and plans.
"""

from itertools import permutations

from crashyard.engine.documents import Fields, shown
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import DIRECTIONS, LAST_SITE, MARKERS, TILES, tile_code
from crashyard.games.crash_and_grab.rules.deck import CARDS
from crashyard.games.crash_and_grab.rules.names import card_name, marker_name, upgrade_name
from crashyard.games.crash_and_grab.rules.setting_up import markers_of
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH, CrashAndGrabState

ROTATIONS = ("clockwise", "counter-clockwise")
MOVEMENT_CARDS = ("2", "3", "0-5")
NUMBERS = {card.name: int(card.number) for card in CARDS}
"""The upgrade cards by their names."""
SOME_UPGRADES = ", ".join([*list(NUMBERS)[:3], "..."])
"""How they look, where a sentence has no room for all of them."""

_MARKERS = {",".join(MARKERS[marker] for marker in markers_of(code)): code for code in range(24)}
_CODES = {code: text for text, code in _MARKERS.items()}
_LYING = {
    f"{tile}{side}/{turns}": tile_code(tile, "AB".index(side), turns)
    for tile in TILES
    for side in "AB"
    for turns in range(4)
}

assert set(_MARKERS) == {",".join(order) for order in permutations(MARKERS)}


def outcome_json(table: CrashAndGrabState, outcome: int) -> object:
    phase = table.phase
    if phase == stages.TILE:
        return f"{outcome // 8}{'AB'[outcome // 4 % 2]}/{outcome % 4}"
    if phase == stages.MARKS:
        return _CODES[outcome]
    if phase == stages.EXTRA_COLOUR:
        return table.colours[outcome]
    if phase == stages.ROTATION:
        return ROTATIONS[outcome]
    if phase == stages.DRAW:
        return upgrade_name(outcome)
    return drift_json(table, outcome) if phase == stages.DRIFT else outcome


def drift_json(table: CrashAndGrabState, outcome: int) -> object:
    """What chance plans for a seat that has left: one plan, or with two players those of both saucers."""
    plans = [outcome] if table.players > 2 else list(divmod(outcome, PLANS_EACH))
    forms = [{"card": card_name(plan), "direction": marker_name(table, plan % 4)} for plan in plans]
    return forms[0] if table.players > 2 else forms


def parse_outcome(table: CrashAndGrabState, form: object) -> int:
    """The outcome that a form names, or a refusal that says how one looks."""
    phase = table.phase
    if phase == stages.TILE:
        return _one_of(form, _LYING, "TILE SIDE/QUARTER TURNS: 3B/2")
    if phase == stages.MARKS:
        return _one_of(form, _MARKERS, ",".join(MARKERS))
    if phase == stages.EXTRA_COLOUR:
        return _one_of(form, {name: number for number, name in enumerate(table.colours)}, ", ".join(table.colours))
    if phase == stages.ROTATION:
        return _one_of(form, {name: number for number, name in enumerate(ROTATIONS)}, ", ".join(ROTATIONS))
    if phase == stages.DRAW:
        return _one_of(form, NUMBERS, SOME_UPGRADES)
    if phase == stages.DRIFT:
        return _parse_drift(table, form)
    high = LAST_SITE if phase == stages.ROLL else int(table.players) - 1
    low = 1 if phase == stages.ROLL else 0
    if type(form) is int and low <= form <= high:
        return form
    raise Refusal("wrong-outcome", {"value": shown(form), "right": f"{low}..{high}"})


def _one_of(form: object, names: dict[str, int], right: str) -> int:
    if isinstance(form, str) and form in names:
        return names[form]
    raise Refusal("wrong-outcome", {"value": shown(form), "right": right})


def _parse_drift(table: CrashAndGrabState, form: object) -> int:
    if table.players > 2:
        return parse_plan(table, Fields(form, "the action"))
    if not isinstance(form, list) or len(form) != 2:
        raise Refusal("wrong-outcome", {"value": shown(form), "right": "[PLAN, PLAN]"})
    first, second = (parse_plan(table, Fields(plan, "the action")) for plan in form)
    return PLANS_EACH * first + second


def parse_plan(table: CrashAndGrabState, fields: Fields) -> int:
    """A movement card and a direction, which nothing else may stand beside."""
    plan = 4 * _parse_card(fields) + parse_direction(table, fields)
    fields.end()
    return plan


def _parse_card(fields: Fields) -> int:
    """Who types a form may write 2 for "2"."""
    value = fields.take("card")
    name = str(value) if type(value) is int else value
    if name not in MOVEMENT_CARDS:
        raise fields.wrong("card", value, ", ".join(MOVEMENT_CARDS))
    return MOVEMENT_CARDS.index(name)


def parse_direction(table: CrashAndGrabState, fields: Fields, name: str = "direction") -> int:
    """A direction by its marker, or by the side of the board where it lies."""
    value = fields.text(name, [*MARKERS, *DIRECTIONS])
    if value in DIRECTIONS:
        return DIRECTIONS.index(value)
    markers = [MARKERS[marker] for marker in table.marker]
    return markers.index(value) if markers else 0

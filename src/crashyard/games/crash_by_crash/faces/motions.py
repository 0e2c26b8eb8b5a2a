"""How the events of Crash by Crash are shown and heard."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.engine.event import Event
from crashyard.faces.motion import SILENT, Motion, Motions, Spark, of_things
from crashyard.games.crash_by_crash.faces.scene import cell_name
from crashyard.games.crash_by_crash.rules.board import PLACES, SLOT_CELLS

_ANGLES = {"E": 0, "NE": -60, "NW": -120, "W": 180, "SW": 120, "SE": 60}
"""The directions in the picture, in degrees, clockwise from the right."""
_CAR = "car-{side}-{car}"
_STOCK = "stock-{side}"


def way_of(direction: str) -> tuple[float, float]:
    angle = math.radians(_ANGLES[direction])
    return math.cos(angle), math.sin(angle)


def _gains(scores: Sequence[int], view: Mapping[str, Any], events: Sequence[Event], start: str) -> tuple[Spark, ...]:
    """What each side has more than before, on its way from a thing to its score."""
    before: Sequence[int] = view["scores"]
    for event in events[:-1]:
        fact: Mapping[str, Any] = event.public
        before = fact.get("scores", before)
    gains = [(side, scores[side] - before[side]) for side in range(len(scores))]
    return tuple(Spark(start, f"score-{side}", f"+{gain}") for side, gain in gains if gain > 0)


def _move(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """Whoever is pulled or drives on flies; whoever is hit is pushed."""
    fact: Mapping[str, Any] = events[-1].public
    motion, sound = ("fly", "thrust") if fact["by"] in ("magnet", "card") else ("push", "bump")
    return Motion(motion, sound, (_CAR.format(**fact),))


def _displace(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """Over the edge, or into a hole, in the direction of the push (R20, R23); the points go to who gets them."""
    fact: Mapping[str, Any] = events[-1].public
    car = _CAR.format(**fact)
    motion = "crash" if fact["hole"] is None else "fall"
    return Motion(motion, "crash", (car,), way_of(fact["direction"]), _gains(fact["scores"], view, events, car))


def _score(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    fact: Mapping[str, Any] = events[-1].public
    bell = f"bell-{fact['bell']}"
    return Motion("swing", "points", (bell,), sparks=_gains(fact["scores"], view, events, bell))


def _remove_tile(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """The tile falls away under its cars, which return to stock (R32)."""
    fact: Mapping[str, Any] = events[-1].public
    cells = [f"place-{cell_name([*PLACES[cell]])}" for cell in SLOT_CELLS[fact["slot"]]]
    cars = [_CAR.format(**car) for car in fact["cars"]]
    return Motion("fall", "crash", (f"place-tile-{fact['slot']}", *cells, *cars))


MOTIONS: Motions = {
    "tile_laid": of_things("place", "place", "place-tile-{slot}"),
    "operator_put": of_things("place", "place", "operator"),
    "starting_car_put": of_things("place", "place", _CAR, source=_STOCK),
    "phase_began": SILENT,
    "turn_began": Motion("turn"),
    "turn_ended": SILENT,
    "passed": SILENT,
    "car_placed": of_things("place", "place", _CAR, source=_STOCK),
    "batteries_used": Motion("flash", "power"),
    "fee_paid": of_things("flash", "tick", "score-{side}"),
    "car_moved": _move,
    "car_displaced": _displace,
    "car_sabotaged": of_things("fall", "crash", _CAR, goal=_STOCK),
    "cars_swapped": of_things("deal", "thrust", "car-{first[side]}-{first[car]}", "car-{second[side]}-{second[car]}"),
    "bell_rung": of_things("swing", "bell", "bell-{bell}"),
    "bell_shifted": of_things("fly", "tick", "bell-{bell}"),
    "bell_scored": _score,
    "tile_removed": _remove_tile,
    "operator_moved": of_things("fly", "tick", "operator"),
    "card_played": Motion("deal", "card", goal="discard"),
    "card_taken": Motion("deal", "card"),
    "battery_discharged": Motion("flash", "power"),
    "cards_exchanged": Motion("deal", "card", goal="discard"),
    "card_drawn": Motion("deal", "card", source="deck"),
    "card_looked_at": Motion("deal", "card", source="deck"),
    "card_kept": Motion("deal", "card"),
    "card_displayed": Motion("deal", "card", source="deck"),
    "deck_renewed": of_things("flash", "card", "deck"),
    "game_over": SILENT,
}

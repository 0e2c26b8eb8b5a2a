"""How the events of Crash & Grab are shown and heard."""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.engine.event import Event
from crashyard.faces.motion import SILENT, Die, MakeMotion, Motion, Motions, Spark, of_things
from crashyard.games.crash_and_grab.rules.board import LAST_SITE

_WAYS = {"up": (0.0, -1.0), "right": (1.0, 0.0), "down": (0.0, 1.0), "left": (-1.0, 0.0)}
_CREW = "crew-{crew[colour]}-{crew[type]}"
_PLACEMENT = tuple(str(site) for site in range(1, int(LAST_SITE) + 1))
"""The faces of the Placement Die (section 7)."""
_ROTATION = {"clockwise": "↻", "counter-clockwise": "↺"}
"""The faces of the Rotation Die (section 6)."""


def _towards(view: Mapping[str, Any], marker: str) -> tuple[float, float] | None:
    """The direction of the side of the board where a marker lies (section 3.5)."""
    return next((_WAYS[side] for side, lying in (view["markers"] or {}).items() if lying == marker), None)


def heading(view: Mapping[str, Any], events: Sequence[Event]) -> tuple[float, float] | None:
    """Where the mover is going: as it went last, as it was pushed or sent, or as it was going before all that.

    Who is asked for the distance of a plan has not begun to go: there the plan says it.
    """
    for event in reversed(events):
        fact: Mapping[str, Any] = event.public
        if event.kind == "saucer_moved":
            (row, col), (to_row, to_col) = fact["from"], fact["to"]
            return float(to_col - col), float(to_row - row)
        if event.kind in ("saucer_pushed", "accelerated", "boosted", "direction_chosen", "plan_revealed"):
            return _towards(view, fact["direction"])
    moment = view["moment"]
    if moment["phase"] == "distance":
        return next(
            _towards(view, saucer["plan"]["direction"])
            for saucer in view["saucers"]
            if saucer["colour"] == moment["saucer"]
        )
    return _towards(view, moment["heading"])


def _crash(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """Over the edge, in the direction of flight (section 10.1)."""
    return Motion("crash", "crash", (f"saucer-{events[-1].public['saucer']}",), heading(view, events))


def _collide(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """Whoever comes is thrown back, and whoever is hit gives way (section 9.3)."""
    fact: Mapping[str, Any] = events[-1].public
    return Motion("bounce", "bump", (f"saucer-{fact['saucer']}", f"saucer-{fact['hit']}"), heading(view, events))


def _place(who: str) -> MakeMotion:
    """The Placement Die rolls to the crash site with its number, unless one was chosen (section 7)."""

    def made(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
        fact: Mapping[str, Any] = events[-1].public
        rolled = fact["rolled"]
        thrown = (Die(str(rolled), _PLACEMENT, f"site-{rolled}"),) if rolled else ()
        return Motion("place", "place", (who.format(**fact),), dice=thrown)

    return made


def _fix_rotation(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """The Rotation Die is thrown, unless a card has decided it (section 6, upgrade 19)."""
    chosen = len(events) > 1 and events[-2].kind == "upgrade_used"
    fact: Mapping[str, Any] = events[-1].public
    die = Die(_ROTATION[fact["direction"]], tuple(_ROTATION.values()), "rotation")
    return Motion("flash", "tick", dice=() if chosen else (die,))


def _gain(name: str) -> MakeMotion:
    """What a saucer gets flies from it to its mat."""

    def made(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
        fact: Mapping[str, Any] = events[-1].public
        counter = f"{name}-{fact['saucer']}"
        gained = Spark(f"saucer-{fact['saucer']}", counter, f"+{fact['count']}")
        return Motion("flash", "points", (counter,), sparks=(gained,))

    return made


def _push(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """A shove; the flight that follows is told space by space (R-02)."""
    return Motion("push", "", (f"saucer-{events[-1].public['hit']}",), heading(view, events))


def _lose_comparison(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """The loser crashes where it is, and the winner has a point more (Twisted Titanium)."""
    fact: Mapping[str, Any] = events[-1].public
    loser = f"saucer-{fact['loser']}"
    point = next(saucer["colour"] for saucer in view["saucers"] if saucer["seat"] == fact["seat"])
    gained = Spark(loser, f"point-{point}-{fact['points'] - 1}", "+1")
    return Motion("crash", "crash", (loser,), heading(view, events), (gained,))


MOTIONS: Motions = {
    "tile_laid": Motion("place", "place"),
    "markers_laid": Motion("deal", "card"),
    "extra_colour_added": SILENT,
    "probe_taken": of_things("deal", "tick", "probe"),
    "saucer_placed": _place("saucer-{saucer}"),
    "crew_called": SILENT,
    "crew_placed": _place(_CREW),
    "round_began": Motion("turn"),
    "planned": Motion("deal", "card"),
    "rotation_fixed": _fix_rotation,
    "turn_began": Motion("turn"),
    "plan_revealed": of_things("reveal", "card", "plan-{saucer}", "course-{saucer}"),
    "distance_chosen": SILENT,
    "direction_chosen": SILENT,
    "turn_ended": SILENT,
    "player_left": SILENT,
    "saucer_moved": of_things("fly", "thrust", "saucer-{saucer}"),
    "saucer_jumped": of_things("deal", "power", "saucer-{saucer}"),
    "saucers_swapped": of_things("deal", "power", "saucer-{saucer}", "saucer-{other}"),
    "saucer_cloaked": of_things("fall", "power", "saucer-{saucer}"),
    "saucers_collided": _collide,
    "saucer_pushed": _push,
    "saucer_crashed": _crash,
    "accelerated": of_things("flash", "power", "saucer-{saucer}"),
    "boosted": of_things("flash", "power", "saucer-{saucer}"),
    "boosters_gained": _gain("boosters"),
    "energy_gained": _gain("energy"),
    "crew_picked_up": of_things("pick-up", "pick-up", _CREW),
    "crew_flagged": SILENT,
    "crew_passed": of_things("pick-up", "pick-up", _CREW),
    "crew_given": of_things("pick-up", "pick-up", _CREW),
    "crew_stolen": of_things("pick-up", "pick-up", _CREW),
    "reward_declined": SILENT,
    "crew_exchanged": of_things(
        "deal", "pick-up", "crew-{taken[colour]}-{taken[type]}", "crew-{given[colour]}-{given[type]}"
    ),
    "crew_let_out": of_things("deal", "pick-up", "crew-{out[colour]}-{out[type]}", "crew-{in[colour]}-{in[type]}"),
    "upgrade_used": of_things("flash", "power", "upgrade-{upgrade}"),
    "tile_turned": of_things("flash", "place", "place-tile-{slot}"),
    "upgrade_bought": of_things("flash", "tick", "energy-{saucer}"),
    "upgrade_drawn": Motion("deal", "card", source="deck"),
    "upgrade_played": of_things("deal", "card", "upgrade-{upgrade}", source="drawn-0"),
    "deck_renewed": Motion("flash", "card"),
    "comparison_won": _lose_comparison,
    "point_lost": Motion("flash", "tick"),
    "crew_lost": of_things("fall", "crash", _CREW),
    "asked": SILENT,
    "game_over": SILENT,
}

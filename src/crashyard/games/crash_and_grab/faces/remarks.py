"""What a terminal writes of the saucers and of what lies beside the board (sections 9.5, 15 and 16)."""

from crashyard.faces.scene import Counter, Side, Sign, Text
from crashyard.games.crash_and_grab.faces.mats import is_awaited
from crashyard.games.crash_and_grab.faces.pieces import (
    COLOUR_CODES,
    has_points,
    letter,
    parameter,
    station_count,
    upgrade_title,
)
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView, SaucerSeen
from crashyard.games.crash_and_grab.rules.board import TYPES


def counted_sides(view: CrashAndGrabView) -> tuple[Side, ...]:
    """A line for every saucer: filled stations, or points in Twisted Titanium, and what it has."""
    titanium = has_points(view)
    sides = []
    for saucer in view["saucers"]:
        seat = saucer["seat"]
        counters = [
            Counter(Text("counter-energy"), saucer["energy"]),
            Counter(Text("counter-boosters"), saucer["boosters"]),
        ]
        if titanium:
            counters.insert(0, Counter(Text("counter-stations"), station_count(saucer)))
        sides.append(
            Side(
                seat=seat,
                colour=COLOUR_CODES[saucer["colour"]],
                letter=letter(saucer["colour"]),
                score=view["points"][seat] if titanium else station_count(saucer),
                goal=parameter(view["options"], "points_to_win" if titanium else "stations_to_win"),
                counters=tuple(counters),
                notes=_remarks(view, saucer),
                active=is_awaited(view, saucer),
            )
        )
    return tuple(sides)


def _remarks(view: CrashAndGrabView, saucer: SaucerSeen) -> tuple[Text, ...]:
    """What else there is to say of a saucer."""
    seat, plan = saucer["seat"], saucer["plan"]
    notes = []
    if view["winner"] == seat:
        notes.append(Text("note-winner"))
    if seat in view["left_game"]:
        notes.append(Text("note-left"))
    if view["probe"] == seat:
        notes.append(Text("note-probe"))
    if saucer["override"]:
        notes.append(Text("note-override"))
    if plan is not None:
        notes.append(Text("note-plan", {"card": plan["card"], "marker": plan["direction"]}))
    elif saucer["planned"]:
        notes.append(Text("note-planned"))
    if saucer["at"] is None and view["round"] > 0:
        notes.append(Text("note-off"))
    for kind in TYPES:
        colours = [crew["colour"] for crew in saucer["crew"] if crew["type"] == kind]
        if colours:
            notes.append(Text("note-crew", {"type": kind, "colours": colours}))
    return (*notes, *(Text("upgrade", {"upgrade": upgrade}) for upgrade in saucer["upgrades"]))


def notes_of(view: CrashAndGrabView) -> tuple[Text, ...]:
    """What lies beside the board, in sentences."""
    notes = []
    if any(view["lost"].values()):
        notes.append(Text("note-lost", {colour: view["lost"].get(colour, []) for colour in COLOUR_CODES}))
    notes.append(Text("note-deck", {"deck": view["deck"], "discard": view["discard"]}))
    if view["drawn"] and None not in view["drawn"]:
        notes.append(Text("note-drawn", {"upgrades": view["drawn"]}))
    return tuple(notes)


def upgrade_signs(view: CrashAndGrabView) -> list[Sign]:
    """What the upgrades do of which one is asked now: those of the saucer concerned, and drawn cards."""
    concerned = view["moment"]["asked"] or view["moment"]["saucer"]
    upgrades = [
        upgrade for saucer in view["saucers"] if saucer["colour"] == concerned for upgrade in saucer["upgrades"]
    ]
    drawn = [upgrade for upgrade in view["drawn"] if upgrade is not None]
    return [Sign("*", upgrade_title(upgrade)) for upgrade in [*upgrades, *drawn]]

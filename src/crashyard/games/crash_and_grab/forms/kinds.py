"""How the things of Crash & Grab are told: a crewmember, a saucer, a direction, a card, a space, a plan.

Each kind says how one looks in a JSON form, how it is read, what a person points at, and what a refusal says of it. The
decisions and the cards name the kinds that their forms consist of; nothing here knows a decision.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar

from crashyard.engine.forms.action_forms import FormKind, FormPart, NameKind, NumberKind
from crashyard.engine.forms.documents import Fields
from crashyard.games.crash_and_grab.rules.board import (
    BIG_TILES,
    DIRECTIONS,
    LAST_SITE,
    MARKERS,
    MOST_SAUCERS,
    SIZES,
    SLOTS,
    TYPES,
    cell_at,
)
from crashyard.games.crash_and_grab.rules.decisions.accelerate import distances_of_leaving
from crashyard.games.crash_and_grab.rules.decisions.boost import distances_of_boost
from crashyard.games.crash_and_grab.rules.decisions.codes import MOST_SPACES, NAME_SAUCER
from crashyard.games.crash_and_grab.rules.facts import PlanName
from crashyard.games.crash_and_grab.rules.names import (
    MOVEMENT_CARDS,
    card_name,
    crew_name,
    marker_name,
    place,
    slot_name,
)
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, BOOST
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH, CrashAndGrabState
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, CARDS

ROTATIONS = ("clockwise", "counter-clockwise")
NUMBERS = {card.name: int(card.number) for card in CARDS}
"""The upgrade cards by their names."""
SOME_UPGRADES = ", ".join([*list(NUMBERS)[:3], "..."])
"""How they look, where a sentence has no room for all of them."""


# -- what files need too --------------------------------------------------------------------


def read_direction(state: CrashAndGrabState, fields: Fields, name: str = "direction") -> int:
    """A direction by its marker, or by the side of the board where it lies."""
    value = fields.text(name, [*MARKERS, *DIRECTIONS])
    if value in DIRECTIONS:
        return DIRECTIONS.index(value)
    markers = [MARKERS[marker] for marker in state.marker]
    return markers.index(value) if markers else 0


def read_movement_card(fields: Fields, name: str = "card") -> int:
    """Who types a form may write 2 for "2"."""
    value = fields.take(name)
    card = str(value) if type(value) is int else value
    if card not in MOVEMENT_CARDS:
        raise fields.wrong(name, value, ", ".join(MOVEMENT_CARDS))
    return MOVEMENT_CARDS.index(card)


def read_plan(state: CrashAndGrabState, fields: Fields) -> int:
    """A movement card and a direction, which nothing else may stand beside."""
    plan = 4 * read_movement_card(fields) + read_direction(state, fields)
    fields.end()
    return plan


def spell_plan(state: CrashAndGrabState, plan: int) -> PlanName:
    return {"card": card_name(plan), "direction": marker_name(state, plan % 4)}


# -- pieces ---------------------------------------------------------------------------------


class ColourKind(FormKind[CrashAndGrabTurn]):
    """A saucer, or a queue, by its colour. Refusals speak of it under the name `fact`, if one is given."""

    def __init__(self, noun: str, fact: str = "") -> None:
        self._noun = noun
        self._fact = fact

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return position.colours[number]

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [position.colours.index(fields.text(part.name, position.colours))]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        return [f"{self._noun}:{position.colours[number]}"]

    def facts(self, position: CrashAndGrabTurn, seat: int, number: int) -> dict[str, object]:
        return {self._fact: position.colours[number]} if self._fact else {}


class CrewmemberKind(FormKind[CrashAndGrabTurn]):
    """A crewmember by its colour and its type; `told` says whether refusals speak of it."""

    def __init__(self, told: bool) -> None:
        self._told = told

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return crew_name(position, number)

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [read_crewmember(position, fields, part.name)]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        return [f"crew:{position.colours[number // 4]}-{TYPES[number % 4]}"]

    def facts(self, position: CrashAndGrabTurn, seat: int, number: int) -> dict[str, object]:
        return {**crew_name(position, number)} if self._told else {}


def read_crewmember(state: CrashAndGrabState, fields: Fields, name: str) -> int:
    crew = fields.object(name)
    token = 4 * state.colours.index(crew.text("colour", state.colours)) + TYPES.index(crew.text("type", TYPES))
    crew.end()
    return token


class ExchangeKind(FormKind[CrashAndGrabTurn]):
    """The crewmember that comes, and the one of the same type that goes."""

    merged: ClassVar[bool] = True

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        taken, given = _exchanged(number)
        return {"take": crew_name(position, taken), "give": crew_name(position, given)}

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        taken, given = read_crewmember(position, fields, "take"), read_crewmember(position, fields, "give")
        if taken % 4 != given % 4:
            raise fields.wrong("give", TYPES[given % 4], TYPES[taken % 4])
        return [MOST_SAUCERS * taken + given // 4]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        return [f"crew:{position.colours[token // 4]}-{TYPES[token % 4]}" for token in _exchanged(number)]


def _exchanged(number: int) -> tuple[int, int]:
    taken, colour = divmod(number, MOST_SAUCERS)
    return taken, 4 * colour + taken % 4


class UpgradeKind(FormKind[CrashAndGrabTurn]):
    """An upgrade card by its name."""

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return BY_NUMBER[number].name

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        value = fields.take(part.name)
        if not isinstance(value, str) or value not in NUMBERS:
            raise fields.wrong(part.name, value, SOME_UPGRADES)
        return [NUMBERS[value]]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        return [f"upgrade:{BY_NUMBER[number].name}"]

    def facts(self, position: CrashAndGrabTurn, seat: int, number: int) -> dict[str, object]:
        return {"upgrade": BY_NUMBER[number].name}

    def fits(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        """By its name the form of using a card is found; a name of nothing is refused by any."""
        value = fields.peek(part.name)
        known = isinstance(value, str) and value in NUMBERS
        return part.name in fields and (not known or NUMBERS[value] in part.numbers)


# -- places and movements -------------------------------------------------------------------


class MarkerDirectionKind(FormKind[CrashAndGrabTurn]):
    """A direction, told by the marker that lies there (section 3.5)."""

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return marker_name(position, number)

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [read_direction(position, fields, part.name)]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        return [f"direction:{marker_name(position, number)}"]


class FlightDistanceKind(FormKind[CrashAndGrabTurn]):
    """How far a saucer flies, which goes without saying where only one distance is possible."""

    def __init__(self, phase: int, distances: Callable[[CrashAndGrabTurn], int]) -> None:
        self._phase = phase
        self._distances = distances

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return number

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        possible = int(self._distances(position)) if position.phase == self._phase else 1
        only = possible.bit_length() - 1 if possible & (possible - 1) == 0 else None
        return [fields.integer(part.name, 0, MOST_SPACES, default=only)]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        possible = self._distances(position)
        return [f"distance:{number}"] if possible & (possible - 1) else []


class SpaceKind(FormKind[CrashAndGrabTurn]):
    """A space of the board by its row and column."""

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return place(number)

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        row, col = fields.integers(part.name, 2, 0, SIZES[int(position.players)] - 1)
        return [int(cell_at(row, col))]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        row, col = place(number)
        return [f"space:{row},{col}"]


class SiteKind(NumberKind):
    """A crash site by its number, 1 to 12."""

    def read(self, position: object, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [fields.integer(part.name, 1, LAST_SITE)]


class QuarterTurnsKind(NumberKind):
    """How far a tile is turned, 1 to 3."""

    def read(self, position: object, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [fields.integer(part.name, 1, part.size - 1)]


class SlotKind(FormKind[CrashAndGrabTurn]):
    """A big tile by where it lies: `NW` is the corner at the top left."""

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return slot_name(position, number)

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        slots = [slot["slot"] for slot in SLOTS[int(position.players)][:BIG_TILES]]
        return [slots.index(fields.text(part.name, slots))]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        return [f"tile:{slot_name(position, number)}"]


# -- plans ----------------------------------------------------------------------------------


class MovementCardKind(FormKind[CrashAndGrabTurn]):
    """The movement card of a plan. With two players a plan is `PlansKind`'s to tell."""

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return MOVEMENT_CARDS[number]

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [read_movement_card(fields, part.name)]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        return [f"card:{MOVEMENT_CARDS[number]}"]

    def fits(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        return position.players > 2


class PlansKind(FormKind[CrashAndGrabTurn]):
    """Two players: the plans of both own saucers, in any order."""

    def spell(self, position: CrashAndGrabTurn, seat: int, number: int) -> object:
        return [
            {"saucer": position.colours[saucer]} | spell_plan(position, plan)
            for saucer, plan in zip((seat, seat + 2), divmod(number, PLANS_EACH), strict=True)
        ]

    def read(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        found: dict[int, int] = {}
        for document in fields.items(part.name, 2):
            one = Fields(document, f"{fields.what}: {part.name}")
            saucer = position.colours.index(one.text("saucer", position.colours[: int(position.saucers)]))
            if 0 <= seat < position.players and position.owner(saucer) != seat:
                raise position.refusal("not-your-saucer", seat, NAME_SAUCER + saucer)
            if saucer in found or any(position.owner(other) != position.owner(saucer) for other in found):
                raise one.wrong("saucer", position.colours[saucer], "each of the two own saucers once")
            found[saucer] = read_plan(position, one)
        first, second = sorted(found)
        return [PLANS_EACH * found[first] + found[second]]

    def targets(self, position: CrashAndGrabTurn, seat: int, number: int) -> list[str]:
        found: list[str] = []
        for saucer, plan in zip((seat, seat + 2), divmod(number, PLANS_EACH), strict=True):
            direction = marker_name(position, plan % 4)
            found += [f"saucer:{position.colours[saucer]}", f"card:{card_name(plan)}", f"direction:{direction}"]
        return found

    def fits(self, position: CrashAndGrabTurn, seat: int, fields: Fields, part: FormPart) -> bool:
        return position.players == 2


KINDS: Mapping[str, FormKind[CrashAndGrabTurn]] = {
    "movement-card": MovementCardKind(),
    "plans": PlansKind(),
    "saucer": ColourKind("saucer", fact="saucer"),
    "any-saucer": ColourKind("saucer"),
    "colour": ColourKind("colour", fact="colour"),
    "crewmember": CrewmemberKind(told=True),
    "any-crewmember": CrewmemberKind(told=False),
    "exchange": ExchangeKind(),
    "distance": NumberKind("distance"),
    "distance-of-leaving": FlightDistanceKind(ACCELERATE, distances_of_leaving),
    "distance-of-boost": FlightDistanceKind(BOOST, distances_of_boost),
    "direction": MarkerDirectionKind(),
    "upgrade": UpgradeKind(),
    "space": SpaceKind(),
    "site": SiteKind("site"),
    "slot": SlotKind(),
    "quarter-turns": QuarterTurnsKind("turns"),
    "rotation": NameKind("rotation", ROTATIONS),
}
"""What the upgrade that is used lets choose (`any-saucer`, ...) is told by its name alone where it is refused."""

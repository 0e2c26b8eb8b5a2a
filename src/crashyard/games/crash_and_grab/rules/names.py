"""What things are called wherever they are told: spaces, crewmembers, cards, markers, tiles."""

from typing import Final

from crashyard.games.crash_and_grab.rules.board import MARKERS, SLOTS, TYPES, col_of, row_of
from crashyard.games.crash_and_grab.rules.facts import CrewName, MarkersLaid, PlanName, SaucerPlan, Spot, TileLaid
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, CrashAndGrabState

UPGRADE_NAMES: Final[dict[int, str]] = {}
"""By the number of a card: `deck` enters the cards that it finds, so that nothing else has to name one."""

MOVEMENT_CARDS: Final = ("2", "3", "0-5")


def place(cell: int) -> Spot:
    """A space by its row and column."""
    return [int(row_of(cell)), int(col_of(cell))]


def colour_name(state: CrashAndGrabState, saucer: int) -> str | None:
    return state.colours[saucer] if saucer >= 0 else None


def crew_name(state: CrashAndGrabState, token: int) -> CrewName:
    return {"colour": state.colours[token // 4], "type": TYPES[token % 4]}


def crew_names(state: CrashAndGrabState, crew: int) -> list[CrewName]:
    """Each crewmember of a set."""
    return [crew_name(state, token) for token in range(24) if crew >> token & 1] if crew else []


def upgrade_name(number: int) -> str:
    """Empty if no card has that number: there are gaps, and a refusal may be about one."""
    return UPGRADE_NAMES.get(number, "")


def upgrade_names(cards: int) -> list[str]:
    """A set of upgrade cards, in the order of their numbers."""
    return [UPGRADE_NAMES[number] for number in range(cards.bit_length()) if cards >> number & 1]


def marker_name(state: CrashAndGrabState, direction: int) -> str:
    """A direction by the marker that lies there (section 3.5)."""
    return MARKERS[state.marker[direction]]


def marker_names(state: CrashAndGrabState) -> MarkersLaid:
    """The marker at each side of the board."""
    up, right, down, left = (MARKERS[marker] for marker in state.marker)
    return {"up": up, "right": right, "down": down, "left": left}


def card_name(plan: int) -> str:
    """The movement card of a plan."""
    return MOVEMENT_CARDS[plan // 4]


def plan_name(state: CrashAndGrabState, saucer: int) -> PlanName | None:
    """A movement card and the marker it points at; None where there is no plan."""
    plan = state.plan[saucer]
    if plan == NO_PLAN:
        return None
    return {"card": card_name(plan), "direction": marker_name(state, plan % 4)}


def saucer_plan(state: CrashAndGrabState, saucer: int) -> SaucerPlan:
    """The plan of a saucer that has one."""
    plan = state.plan[saucer]
    return {"saucer": state.colours[saucer], "card": card_name(plan), "direction": marker_name(state, plan % 4)}


def slot_name(state: CrashAndGrabState, slot: int) -> str:
    """Where a tile lies: `NW` is the corner at the top left."""
    name: str = SLOTS[state.players][slot]["slot"]
    return name


def tile_name(state: CrashAndGrabState, slot: int, code: int) -> TileLaid:
    """A tile as it lies."""
    return {"slot": slot_name(state, slot), "tile": code // 8, "side": "AB"[code // 4 % 2], "turns": code % 4}

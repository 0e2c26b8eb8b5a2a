"""What happens on the table, one event a displacement, in its order. `following` is the other half."""

from crashyard.engine.event import Event
from crashyard.games.crash_by_crash.rules.board import DIRECTIONS, IN_HOLE, NEXT, OFF, PLACES, SLOT_OF, TILE_NAMES
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.movement.causes import CAUSES, DISPLACING, MOVING
from crashyard.games.crash_by_crash.rules.phases import PHASE_NAMES, RINGING, SETTING_CARS
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState


def place(cell: int) -> list[int]:
    """A cell by its coordinates."""
    return list(PLACES[cell])


def car_name(car: int) -> dict[str, object]:
    """A car by its side, its number, and whether it is the magnetic one."""
    side, number = divmod(car, 11)
    return {"side": side, "car": number, "magnetic": number == 10}


def card_name(kind: int) -> str:
    return CARD_NAMES[kind]


def field_name(field: int) -> object:
    """A field of the operator: a cell, or the slot of a hole."""
    return {"hole": field - IN_HOLE} if field >= IN_HOLE else place(field)


def operator_place(table: CrashByCrashState) -> object:
    return field_name(table.operator)


def tile_laid(table: CrashByCrashState, slot: int) -> Event:
    facts = {"slot": slot, "tile": TILE_NAMES[table.tile[slot]], "rotation": table.rotation[slot]}
    return Event("tile_laid", "R07", facts)


def operator_put(table: CrashByCrashState) -> Event:
    return Event("operator_put", "R04", {"seat": table.younger, "at": operator_place(table)})


def starting_car_put(car: int, cell: int) -> Event:
    return Event("starting_car_put", "R03", {**car_name(car), "at": place(cell)})


def phase_began(table: CrashByCrashState) -> Event:
    """Something else than before is to be decided, by a seat or (-1) by chance; and how far the decision has come."""
    facts = {
        "seat": table.awaited(),
        "phase": PHASE_NAMES[table.phase],
        "action": table.action,
        "card": card_name(table.card) if table.card >= 0 else None,
        "takes": table.takes,
        "exchanging": table.exchanging,
        "count": table.count if table.phase <= SETTING_CARS else 0,
        "steps": table.steps,
        "entered": [field_name(field) for field in table.entered],
        "duty": table.duty if table.phase == RINGING and table.duty >= 0 else None,
    }
    return Event("phase_began", "section 4", facts)


def turn_began(table: CrashByCrashState) -> Event:
    return Event("turn_began", "section 4", {"seat": table.active, "turn": table.turn})


def turn_ended(table: CrashByCrashState) -> Event:
    return Event("turn_ended", "section 9", {"seat": table.active})


def passed(table: CrashByCrashState) -> Event:
    return Event("passed", "R09", {"seat": table.active})


def car_placed(car: int, cell: int) -> Event:
    facts = {**car_name(car), "at": place(cell)}
    return Event("car_placed", "section 5.2" if facts["magnetic"] else "R10", facts)


def batteries_used(table: CrashByCrashState, side: int, batteries: int) -> Event:
    return Event("batteries_used", "R14", {"side": side, "batteries": batteries, "left": table.batteries[side]})


def fee_paid(table: CrashByCrashState, side: int, points: int) -> Event:
    return Event("fee_paid", "R16", {"side": side, "points": points, "score": table.scores[side]})


def car_moved(car: int, start: int, end: int, cause: int) -> Event:
    facts = {"from": place(start), "to": place(end), "by": CAUSES[cause]}
    return Event("car_moved", MOVING[cause], {**car_name(car), **facts})


def car_displaced(table: CrashByCrashState, car: int, cell: int, direction: int, points: int, cause: int) -> Event:
    """A car falls off the board, or into a hole, which is then named."""
    ahead = NEXT[6 * cell + direction]
    facts = {
        "from": place(cell),
        "direction": DIRECTIONS[direction],
        "hole": None if ahead == OFF else SLOT_OF[ahead],
        "by": CAUSES[cause],
        "points": points,
        "scores": list(table.scores),
    }
    return Event("car_displaced", DISPLACING[cause] if ahead == OFF else "R23", {**car_name(car), **facts})


def bell_rung(table: CrashByCrashState, cell: int, car: int) -> Event:
    return Event("bell_rung", "R35", {**car_name(car), "at": place(cell), "bell": table.bell[cell] - 1})


def bell_scored(table: CrashByCrashState, bell: int, cell: int, points: list[int]) -> Event:
    facts = {
        "bell": bell,
        "at": place(cell),
        "points": points,
        "scores": list(table.scores),
        "scorings": table.scorings,
    }
    return Event("bell_scored", "R31", facts)


def tile_removed(table: CrashByCrashState, slot: int, returned: list[int]) -> Event:
    cars = [car_name(car) for car in returned]
    return Event("tile_removed", "R32", {"slot": slot, "cars": cars, "operator": operator_place(table)})


def operator_moved(table: CrashByCrashState, start: int, clause: str) -> Event:
    """One step of the operator, or the flight of the Dutchman."""
    return Event("operator_moved", clause, {"from": field_name(start), "to": operator_place(table)})


def card_played(seat: int, kind: int) -> Event:
    return Event("card_played", "section 8", {"seat": seat, "card": card_name(kind)})


def bell_shifted(bell: int, start: int, end: int) -> Event:
    return Event("bell_shifted", "R70", {"bell": bell, "from": place(start), "to": place(end)})


def cars_swapped(first: int, second: int, cell: int, beside: int) -> Event:
    facts = {"first": car_name(first), "second": car_name(second), "from": place(cell), "to": place(beside)}
    return Event("cars_swapped", "section 8.1", facts)


def car_sabotaged(car: int, cell: int) -> Event:
    return Event("car_sabotaged", "R71", {**car_name(car), "from": place(cell)})


def battery_discharged(table: CrashByCrashState, side: int) -> Event:
    return Event("battery_discharged", "R67", {"side": side, "left": table.batteries[side]})


def cards_exchanged(seat: int, first: int, second: int) -> Event:
    return Event("cards_exchanged", "section 9.1", {"seat": seat, "cards": [card_name(first), card_name(second)]})


def card_taken(seat: int, kind: int) -> Event:
    return Event("card_taken", "section 9.2", {"seat": seat, "card": card_name(kind)})


def card_drawn(seat: int, kind: int) -> Event:
    secret = {"card": card_name(kind)}
    return Event("card_drawn", "section 9.3", {"seat": seat}, secret, frozenset({seat}))


def card_looked_at(seat: int, kind: int) -> Event:
    secret = {"card": card_name(kind)}
    return Event("card_looked_at", "section 12", {"seat": seat}, secret, frozenset({seat}))


def card_kept(seat: int, kind: int, other: int) -> Event:
    public: dict[str, object] = {"seat": seat, "discarded": card_name(other) if other >= 0 else None}
    return Event("card_kept", "section 12", public, {"card": card_name(kind)}, frozenset({seat}))


def card_displayed(kind: int) -> Event:
    return Event("card_displayed", "section 9.2", {"card": card_name(kind)})


def deck_renewed() -> Event:
    return Event("deck_renewed", "R76", {})


def game_over(table: CrashByCrashState) -> Event:
    reason = "seven_scorings" if table.scorings >= 7 else "no_cars"
    best = max(table.scores)
    winners = [side for side in range(2) if table.scores[side] == best]
    facts = {"scores": list(table.scores), "winners": winners, "reason": reason}
    return Event("game_over", "R75" if len(winners) > 1 else "R74" if reason == "seven_scorings" else "R72", facts)

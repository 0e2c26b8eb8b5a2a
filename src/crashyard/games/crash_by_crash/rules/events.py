"""What happens on the table, one event a displacement, in its order. `forms/following` is the other half."""

from crashyard.engine.event import Event
from crashyard.games.crash_by_crash.rules.board import DIRECTIONS, IN_HOLE, NEXT, OFF, PLACES, SLOT_OF, TILE_NAMES
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.facts import (
    BatteriesUsed,
    BatteryDischarged,
    BellRung,
    BellScored,
    BellShifted,
    BumperGameOver,
    CardFace,
    CardGivenUp,
    CarDisplaced,
    CardsExchanged,
    CarMoved,
    CarName,
    CarPut,
    CarSabotaged,
    CarsSwapped,
    Cell,
    FeePaid,
    Field,
    LaidTile,
    NothingMore,
    OperatorMoved,
    OperatorPut,
    PhaseBegan,
    SeatActed,
    SeatCard,
    SeatTurn,
    TileRemoved,
)
from crashyard.games.crash_by_crash.rules.movement.causes import CAUSES, DISPLACING, MOVING
from crashyard.games.crash_by_crash.rules.phases import PHASE_NAMES, RINGING, SETTING_CARS
from crashyard.games.crash_by_crash.rules.pieces import CARS, MAGNET, SIDES
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState

# -- how things are named -------------------------------------------------------------------


def place(cell: int) -> Cell:
    """A cell by its coordinates."""
    return list(PLACES[cell])


def car_name(car: int) -> CarName:
    side, number = divmod(car, CARS)
    return {"side": side, "car": number, "magnetic": number == MAGNET}


def field_name(field: int) -> Field:
    if field >= IN_HOLE:
        return {"hole": field - IN_HOLE}
    return place(field)


# -- setup ----------------------------------------------------------------------------------


def tile_laid(table: CrashByCrashState, slot: int) -> Event:
    facts: LaidTile = {"slot": slot, "tile": TILE_NAMES[table.tile[slot]], "rotation": table.rotation[slot]}
    return Event("tile_laid", "R07", facts)


def operator_put(table: CrashByCrashState) -> Event:
    facts: OperatorPut = {"seat": table.younger, "at": field_name(table.operator)}
    return Event("operator_put", "R04", facts)


def starting_car_put(car: int, cell: int) -> Event:
    return Event("starting_car_put", "R03", car_put(car, cell))


def car_put(car: int, cell: int) -> CarPut:
    return {**car_name(car), "at": place(cell)}


# -- the turn -------------------------------------------------------------------------------


def phase_began(table: CrashByCrashState) -> Event:
    """Something else than before is to be decided, by a seat or (-1) by chance; and how far the decision has come."""
    facts: PhaseBegan = {
        "seat": table.awaited(),
        "phase": PHASE_NAMES[table.phase],
        "action": table.action,
        "card": CARD_NAMES[table.card] if table.card >= 0 else None,
        "takes": table.takes,
        "exchanging": table.exchanging,
        "count": table.count if table.phase <= SETTING_CARS else 0,
        "steps": table.steps,
        "entered": [field_name(field) for field in table.entered],
        "duty": table.duty if table.phase == RINGING and table.duty >= 0 else None,
    }
    return Event("phase_began", "section 4", facts)


def turn_began(table: CrashByCrashState) -> Event:
    facts: SeatTurn = {"seat": table.active, "turn": table.turn}
    return Event("turn_began", "section 4", facts)


def turn_ended(table: CrashByCrashState) -> Event:
    facts: SeatActed = {"seat": table.active}
    return Event("turn_ended", "section 9", facts)


def passed(table: CrashByCrashState) -> Event:
    facts: SeatActed = {"seat": table.active}
    return Event("passed", "R09", facts)


def car_placed(car: int, cell: int) -> Event:
    facts = car_put(car, cell)
    return Event("car_placed", "section 5.2" if facts["magnetic"] else "R10", facts)


def batteries_used(table: CrashByCrashState, side: int, batteries: int) -> Event:
    facts: BatteriesUsed = {"side": side, "batteries": batteries, "left": table.batteries[side]}
    return Event("batteries_used", "R14", facts)


def fee_paid(table: CrashByCrashState, side: int, points: int) -> Event:
    facts: FeePaid = {"side": side, "points": points, "score": table.scores[side]}
    return Event("fee_paid", "R16", facts)


def game_over(table: CrashByCrashState) -> Event:
    reason = "seven_scorings" if table.scorings >= table.tuning.scorings else "no_cars"
    best = max(table.scores)
    winners = [side for side in range(SIDES) if table.scores[side] == best]
    facts: BumperGameOver = {"scores": list(table.scores), "winners": winners, "reason": reason}
    return Event("game_over", "R75" if len(winners) > 1 else "R74" if reason == "seven_scorings" else "R72", facts)


# -- what moves -----------------------------------------------------------------------------


def car_moved(car: int, start: int, end: int, cause: int) -> Event:
    facts: CarMoved = {**car_name(car), "from": place(start), "to": place(end), "by": CAUSES[cause]}
    return Event("car_moved", MOVING[cause], facts)


def car_displaced(table: CrashByCrashState, car: int, cell: int, direction: int, points: int, cause: int) -> Event:
    ahead = NEXT[6 * cell + direction]
    facts: CarDisplaced = {
        **car_name(car),
        "from": place(cell),
        "direction": DIRECTIONS[direction],
        "hole": None if ahead == OFF else SLOT_OF[ahead],
        "by": CAUSES[cause],
        "points": points,
        "scores": list(table.scores),
    }
    return Event("car_displaced", DISPLACING[cause] if ahead == OFF else "R23", facts)


def car_sabotaged(car: int, cell: int) -> Event:
    facts: CarSabotaged = {**car_name(car), "from": place(cell)}
    return Event("car_sabotaged", "R71", facts)


def cars_swapped(first: int, second: int, cell: int, beside: int) -> Event:
    facts: CarsSwapped = {
        "first": car_name(first),
        "second": car_name(second),
        "from": place(cell),
        "to": place(beside),
    }
    return Event("cars_swapped", "section 8.1", facts)


def bell_rung(table: CrashByCrashState, cell: int, car: int) -> Event:
    facts: BellRung = {**car_name(car), "at": place(cell), "bell": table.bell[cell] - 1}
    return Event("bell_rung", "R35", facts)


def bell_shifted(bell: int, start: int, end: int) -> Event:
    facts: BellShifted = {"bell": bell, "from": place(start), "to": place(end)}
    return Event("bell_shifted", "R70", facts)


def bell_scored(table: CrashByCrashState, bell: int, cell: int, points: list[int]) -> Event:
    facts: BellScored = {
        "bell": bell,
        "at": place(cell),
        "points": points,
        "scores": list(table.scores),
        "scorings": table.scorings,
    }
    return Event("bell_scored", "R31", facts)


def tile_removed(table: CrashByCrashState, slot: int, returned: list[int]) -> Event:
    cars = [car_name(car) for car in returned]
    facts: TileRemoved = {"slot": slot, "cars": cars, "operator": field_name(table.operator)}
    return Event("tile_removed", "R32", facts)


def operator_moved(table: CrashByCrashState, start: int, clause: str) -> Event:
    """One step of the operator, or the flight of the Dutchman."""
    facts: OperatorMoved = {"from": field_name(start), "to": field_name(table.operator)}
    return Event("operator_moved", clause, facts)


# -- cards ----------------------------------------------------------------------------------


def seat_and_card(seat: int, kind: int) -> SeatCard:
    return {"seat": seat, "card": CARD_NAMES[kind]}


def card_played(seat: int, kind: int) -> Event:
    return Event("card_played", "section 8", seat_and_card(seat, kind))


def card_taken(seat: int, kind: int) -> Event:
    return Event("card_taken", "section 9.2", seat_and_card(seat, kind))


def battery_discharged(table: CrashByCrashState, side: int) -> Event:
    facts: BatteryDischarged = {"side": side, "left": table.batteries[side]}
    return Event("battery_discharged", "R67", facts)


def cards_exchanged(seat: int, first: int, second: int) -> Event:
    facts: CardsExchanged = {"seat": seat, "cards": [CARD_NAMES[first], CARD_NAMES[second]]}
    return Event("cards_exchanged", "section 9.1", facts)


def card_drawn(seat: int, kind: int) -> Event:
    public: SeatActed = {"seat": seat}
    secret: CardFace = {"card": CARD_NAMES[kind]}
    return Event("card_drawn", "section 9.3", public, secret, frozenset({seat}))


def card_looked_at(seat: int, kind: int) -> Event:
    public: SeatActed = {"seat": seat}
    secret: CardFace = {"card": CARD_NAMES[kind]}
    return Event("card_looked_at", "section 12", public, secret, frozenset({seat}))


def card_kept(seat: int, kind: int, other: int) -> Event:
    public: CardGivenUp = {"seat": seat, "discarded": CARD_NAMES[other] if other >= 0 else None}
    secret: CardFace = {"card": CARD_NAMES[kind]}
    return Event("card_kept", "section 12", public, secret, frozenset({seat}))


def card_displayed(kind: int) -> Event:
    facts: CardFace = {"card": CARD_NAMES[kind]}
    return Event("card_displayed", "section 9.2", facts)


def deck_renewed() -> Event:
    facts: NothingMore = {}
    return Event("deck_renewed", "R76", facts)

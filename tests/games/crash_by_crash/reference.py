"""A second model of the rules, slow and plain, written from sections 2 to 12 without a look at the engine.

Places are coordinates (q, r) and the table is made of dictionaries. Whatever breaks a rule raises `Illegal`; what may
be done is found in `reference_actions` by trying. `reference_play` goes through a whole play, cards and all.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any

Place = tuple[int, int]
Car = tuple[int, bool]
"""The side of a car, and whether it is magnetic."""
Form = tuple[Any, ...]

STEPS: dict[str, Place] = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
OPPOSITE = {"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}
FLOWER = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
HOURGLASS = [(0, -1), (1, -1), (2, -1), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]

GREY = ("BELL_SHIFT", "LAMBADA", "FREE_TICKET", "SABOTEUR", "FLYING_DUTCHMAN", "FLAT_BATTERY")
YELLOW = ("HEARTLESS_BELL", "COLOUR_ANOMALY")
BLUE = ("DOUBLE_HIT", "ROCKET", "TANDEM", "EXPANSION", "ACTION_REACTION")


def plus(place: Place, direction: str, times: int = 1) -> Place:
    dq, dr = STEPS[direction]
    return place[0] + times * dq, place[1] + times * dr


def is_flower(slot: int) -> bool:
    return (slot // 5 + slot % 5) % 2 == 1


def anchor(slot: int) -> Place:
    """Section 2.3."""
    row, col = divmod(slot, 5)
    return ((1 if is_flower(slot) else 0) + 5 * col - 3 * row) // 2, 1 + 3 * row


def places_of(slot: int) -> list[Place]:
    q, r = anchor(slot)
    return [(q + dq, r + dr) for dq, dr in (FLOWER if is_flower(slot) else HOURGLASS)]


SLOT: dict[Place, int] = {place: slot for slot in range(25) for place in places_of(slot)}
PLACES = sorted(SLOT)


@cache
def printed() -> list[dict[str, Any]]:
    """The tiles as they are printed."""
    data = json.loads(files("crashyard.games.crash_by_crash").joinpath("data/board.json").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = data["tiles"]
    return found


@cache
def tiles() -> dict[str, list[int]]:
    return {tile["id"]: tile["values"] for tile in printed()}


@cache
def stars() -> dict[str, int]:
    """Where the tiles that have a star have it."""
    return {tile["id"]: tile["star"] for tile in printed() if tile["star"] is not None}


def place_turned(slot: int, index: int, rotation: int) -> Place:
    """Where a printed cell of a tile comes to lie when the tile is turned about its middle (section 2.4)."""
    q, r = anchor(slot)
    dq, dr = (FLOWER if is_flower(slot) else HOURGLASS)[index]
    if is_flower(slot):
        for _ in range(rotation):
            dq, dr = dq + dr, -dq
    elif rotation:
        dq, dr = 1 - dq, -dr
    return q + dq, r + dr


@cache
def values_of(slot: int, tile: str, rotation: int) -> dict[Place, int]:
    """What the places of a slot show."""
    return {place_turned(slot, index, rotation): value for index, value in enumerate(tiles()[tile])}


def value_at(layout: dict[int, tuple[str, int]], place: Place) -> int:
    tile, rotation = layout[SLOT[place]]
    return values_of(SLOT[place], tile, rotation)[place]


class Illegal(Exception):
    """What was tried breaks a rule."""


RULEBOOK: dict[str, Any] = {
    "batteries": 4,
    "hand": 3,
    "scorings": 7,
    "first_ringing_turn": 6,
    "second_car_fee": 4,
    "four_steps_cost": 2,
    "displacing": 2,
    "start_points": 0,
    "without": "none",
}
"""What the laboratory may change."""


@dataclass
class Model:
    """A table in the hands of the side whose action it is."""

    layout: dict[int, tuple[str, int]]
    removed: set[int]
    bells: dict[Place, int]
    cars: dict[Place, Car]
    operator: Place | int
    """A place, or the slot of the hole they are in."""
    batteries: list[int]
    scores: list[int]
    scorings: int
    turn: int
    scored: bool
    side: int
    action: int
    places: int
    card: str | None
    bans: list[int]
    """A side each: the turn in which it may use no battery."""
    hand: list[str]
    numbers: dict[str, Any] = field(default_factory=lambda: dict(RULEBOOK))
    rung: Place | None = None
    obliged: bool = False
    """The own magnet was just put and must pull."""
    over: bool = False
    choices: list[Place] = field(default_factory=list)
    """RING_CHOICE: where the cars stand of which one may ring."""

    def twin(self) -> "Model":
        return replace(
            self,
            removed=set(self.removed),
            bells=dict(self.bells),
            cars=dict(self.cars),
            batteries=list(self.batteries),
            scores=list(self.scores),
            bans=list(self.bans),
            hand=list(self.hand),
            choices=[],
        )

    # -- section 2.5 ------------------------------------------------------------------------

    def is_cell(self, place: Place) -> bool:
        return place in SLOT and SLOT[place] not in self.removed

    def is_open(self, place: Place) -> bool:
        return self.is_cell(place) and place not in self.cars and place != self.operator

    def is_free(self, place: Place) -> bool:
        return self.is_open(place) and place not in self.bells

    def stock(self, magnetic: bool) -> int:
        out = sum(1 for side, kind in self.cars.values() if side == self.side and kind == magnetic)
        return (1 if magnetic else 10) - out

    def may_ring(self) -> bool:
        return self.turn >= self.numbers["first_ringing_turn"] and not self.scored

    def end_of_row(self, place: Place, direction: str) -> Place:
        while plus(place, direction) in self.cars:
            place = plus(place, direction)
        return place

    # -- movement ---------------------------------------------------------------------------

    def demand(self, condition: bool) -> None:
        if not condition:
            raise Illegal

    def move(self, start: Place, end: Place) -> bool:
        """Move a car to an open cell; whether it rings there."""
        self.cars[end] = self.cars.pop(start)
        if end not in self.bells or end == self.rung:
            return False
        self.demand(self.may_ring() and self.rung is None)
        self.rung = end
        return True

    def displace(self, place: Place) -> None:
        side, _ = self.cars.pop(place)
        if side != self.side:
            self.scores[self.side] += self.numbers["displacing"]
        self.over = all(other != side for other, _ in self.cars.values())

    def propel(self, place: Place, direction: str, force: int) -> bool:
        """Section 5.1, word by word; whether anything moved."""
        moved = False
        while force > 0:
            ahead = plus(place, direction)
            if not self.is_cell(ahead):
                self.displace(place)
                return True
            if ahead == self.operator:
                return moved
            if ahead in self.cars:
                place = self.end_of_row(ahead, direction)
                continue
            if self.move(place, ahead):
                return True
            moved = True
            place = ahead
            force -= 1
        return moved

    def push(self, place: Place, direction: str, force: int) -> bool:
        self.demand(plus(place, direction) in self.cars)
        return self.propel(self.end_of_row(plus(place, direction), direction), direction, force)

    # -- PLACE ------------------------------------------------------------------------------

    def put(self, place: Place, magnetic: bool) -> None:
        self.demand(self.stock(magnetic) > 0 and self.is_free(place))
        if self.places > 0:
            self.demand(self.scores[self.side] >= self.numbers["second_car_fee"])
            self.scores[self.side] -= self.numbers["second_car_fee"]
        self.places += 1
        self.cars[place] = (self.side, magnetic)

    def place_pushing(self, place: Place, direction: str, batteries: int) -> None:
        banned = self.bans[self.side] == self.turn
        allowed = 0 if banned or self.card in BLUE else min(2, self.batteries[self.side])
        self.demand(batteries <= allowed and self.card != "DOUBLE_HIT")
        self.put(place, magnetic=False)
        self.batteries[self.side] -= batteries
        self.demand(plus(place, direction) in self.cars)
        if self.card == "ROCKET":
            self.rocket(self.end_of_row(plus(place, direction), direction), direction)
        elif self.card == "TANDEM":
            last = self.end_of_row(plus(place, direction), direction)
            if self.propel(last, direction, 1):
                self.move(plus(last, OPPOSITE[direction]), last)
        else:
            moved = self.push(place, direction, 1 + batteries)
            if self.card == "ACTION_REACTION" and moved and not self.over:
                back = OPPOSITE[direction]
                self.propel(self.end_of_row(place, back), back, 1)

    def rocket(self, place: Place, direction: str) -> None:
        while True:
            ahead = plus(place, direction)
            if not self.is_cell(ahead):
                self.displace(place)
                return
            if ahead == self.operator:
                return
            if ahead in self.cars:
                self.propel(self.end_of_row(ahead, direction), direction, 1)
                return
            if self.move(place, ahead):
                return
            place = ahead

    def place_twice(self, place: Place, first: str, second: str) -> None:
        self.demand(self.card == "DOUBLE_HIT" and first != second)
        self.put(place, magnetic=False)
        self.demand(plus(place, first) in self.cars and plus(place, second) in self.cars)
        self.push(place, first, 1)
        if not self.over:
            self.push(place, second, 1)

    def place_lying(self, place: Place) -> None:
        self.demand(self.card == "EXPANSION")
        self.put(place, magnetic=False)

    def place_magnet(self, place: Place) -> None:
        self.demand(self.card not in BLUE or self.card == "EXPANSION")
        self.put(place, magnetic=True)
        if self.card != "EXPANSION":
            self.obliged = True
            own = [pull for pull in self.pulls() if pull[2] == self.side]
            self.demand(any(end not in self.bells or self.may_ring() for _, end, _ in own))

    # -- OPERATOR ---------------------------------------------------------------------------

    def field_at(self, place: Place) -> Place | int:
        return SLOT[place] if SLOT[place] in self.removed else place

    def steps(self) -> list[tuple[Place, str]]:
        """Every step inside the outline: the place stepped on and the direction."""
        starts = places_of(self.operator) if isinstance(self.operator, int) else [self.operator]
        ways = [(plus(start, direction), direction) for start in starts for direction in STEPS]
        return [(to, direction) for to, direction in ways if to in SLOT and self.field_at(to) != self.operator]

    def step(self, to: Place, direction: str) -> None:
        row = []
        place = to
        while place in self.cars:
            row.append(place)
            place = plus(place, direction)
        for start in reversed(row):
            ahead = plus(start, direction)
            if self.is_cell(ahead):
                self.move(start, ahead)
            else:
                self.displace(start)
        self.operator = self.field_at(to)

    def ways(self, count: int) -> Iterator[tuple[tuple[tuple[Place, str], ...], "Model"]]:
        """Every complete way of the operator, with the table after its last step; one that ends the game is so too."""
        if count == 4:
            if self.scores[self.side] < self.numbers["four_steps_cost"]:
                return
            paid = self.twin()
            paid.scores[self.side] -= self.numbers["four_steps_cost"]
            yield from paid.ways_on((), [self.operator], 4)
        else:
            yield from self.ways_on((), [self.operator], count)

    def ways_on(
        self, way: tuple[tuple[Place, str], ...], entered: list[Place | int], count: int
    ) -> Iterator[tuple[tuple[tuple[Place, str], ...], "Model"]]:
        if count == 0 or self.over:
            yield way, self
            return
        for to, direction in self.steps():
            if self.field_at(to) in entered:
                continue
            after = self.twin()
            try:
                after.step(to, direction)
            except Illegal:
                continue
            yield from after.ways_on((*way, (to, direction)), [*entered, after.operator], count - 1)

    # -- grey cards -------------------------------------------------------------------------

    def bell_shift(self, start: Place, end: Place) -> None:
        self.demand(start in self.bells and start != self.operator)
        self.demand(end != start and self.is_free(end) and is_flower(SLOT[end]))
        bell = self.bells.pop(start)
        self.demand(all(SLOT[other] != SLOT[end] for other in self.bells))
        self.bells[end] = bell

    def lambada(self, one: Place, other: Place) -> None:
        self.demand(one in self.cars and other in self.cars)
        self.cars[one], self.cars[other] = self.cars[other], self.cars[one]

    def free_ticket(self, start: Place, direction: str) -> None:
        self.demand(start in self.cars and self.is_open(plus(start, direction)))
        self.move(start, plus(start, direction))

    def saboteur(self, place: Place) -> None:
        self.demand(place in self.cars and self.cars[place][0] != self.side)
        del self.cars[place]

    def flying_dutchman(self, place: Place) -> None:
        self.demand(self.is_free(place))
        self.operator = place

    def flat_battery(self) -> None:
        self.demand(self.batteries[1 - self.side] > 0)
        self.batteries[1 - self.side] -= 1
        self.bans[1 - self.side] = self.turn + 1

    # -- section 7: magnets -----------------------------------------------------------------

    def pulls(self) -> list[tuple[Place, Place, int]]:
        """The cars that are pulled: from where, to where, by whose magnet."""
        magnets = {place: side for place, (side, magnetic) in self.cars.items() if magnetic}
        candidates = []
        for magnet, side in magnets.items():
            for direction in STEPS:
                mid, far = plus(magnet, direction), plus(magnet, direction, 2)
                held = any(plus(far, beside) in magnets for beside in STEPS)
                if far in self.cars and self.is_open(mid) and not held:
                    candidates.append((far, mid, side))
        by_car = [far for far, _, _ in candidates]
        single = [pull for pull in candidates if by_car.count(pull[0]) == 1]
        by_mid = [mid for _, mid, _ in single]
        return [pull for pull in single if by_mid.count(pull[1]) == 1]

    # -- RESOLVE ----------------------------------------------------------------------------

    def settle(self) -> None:
        """Steps 4 to 6; stops where a choice is to be made. After the displacement of a last car there are none."""
        if self.over:
            return
        self.score()
        if self.ends():
            return
        pulls = self.pulls()
        onto_bells = [start for start, end, _ in pulls if end in self.bells] if self.may_ring() else []
        if self.obliged and not any(side == self.side and end not in self.bells for _, end, side in pulls):
            own = {start for start, _, side in pulls if side == self.side}
            onto_bells = [start for start in onto_bells if start in own]
        if len(onto_bells) > 1:
            self.choices = sorted(onto_bells)
        else:
            self.pull(onto_bells[0] if onto_bells else None)

    def pull(self, ringing: Place | None) -> None:
        """Steps 6 to 8."""
        self.choices = []
        self.obliged = False
        going = [(start, end) for start, end, _ in self.pulls() if end not in self.bells or start == ringing]
        taken = [(end, self.cars.pop(start)) for start, end in going]
        for end, car in taken:
            self.cars[end] = car
            if end in self.bells:
                self.rung = end
        self.score()
        self.ends()

    def score(self) -> None:
        """Section 10."""
        if self.rung is None:
            return
        scale = [3, 2, 1, 0] if self.card == "COLOUR_ANOMALY" else [0, 1, 2, 3]
        for place, (side, _) in self.cars.items():
            self.scores[side] += scale[value_at(self.layout, place)]
        slot = SLOT[self.rung]
        del self.bells[self.rung]
        self.rung = None
        self.scorings += 1
        self.scored = True
        if self.card != "HEARTLESS_BELL":
            self.bells = {place: bell for place, bell in self.bells.items() if SLOT[place] != slot}
            self.cars = {place: car for place, car in self.cars.items() if SLOT[place] != slot}
            if not isinstance(self.operator, int) and SLOT[self.operator] == slot:
                self.operator = slot
            self.removed.add(slot)

    def ends(self) -> bool:
        sides = {side for side, _ in self.cars.values()}
        self.over = self.scorings >= self.numbers["scorings"] or sides != {0, 1}
        return self.over

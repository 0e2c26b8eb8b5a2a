"""Between the engine and the second model: the same table and the same actions in the words of either."""

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import codes, phases
from crashyard.games.crash_by_crash.rules.board import CELLS, DIRECTIONS, NEXT, PLACES, TILE_NAMES
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, HEARTLESS_BELL
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, CARS, GONE, IN_STOCK, KINDS, MAGNET, NO_CARD
from tests.games.crash_by_crash import reference, tables
from tests.games.crash_by_crash.reference import RULEBOOK, Form, Model, Place
from tests.games.crash_by_crash.reference_play import NOWHERE, spot

DRAWING = (phases.DRAW, phases.DECK, phases.KEEP, phases.REFILL)


def model_of(position: CrashByCrashPosition) -> Model:
    """The engine's table as the second model sees it."""
    at = [cell for cell in range(CELLS) if position.bell[cell] != 0]
    standing = [car for car in range(ALL_CARS) if position.cars[car] != IN_STOCK]
    laid = [slot for slot in range(25) if position.tile[slot] >= 0]
    return Model(
        layout={slot: (TILE_NAMES[position.tile[slot]], position.rotation[slot]) for slot in laid},
        removed=tables.holes(position),
        bells={PLACES[cell]: position.bell[cell] for cell in at},
        cars={PLACES[position.cars[car]]: (car // CARS, car % CARS == MAGNET) for car in standing},
        operator=NOWHERE if position.operator < 0 else tables.operator(position),
        batteries=list(position.batteries),
        scores=list(position.scores),
        scorings=position.scorings,
        turn=position.turn,
        scored=position.scored,
        side=max(0, position.active) % 2,
        action=position.action,
        places=position.places,
        card=None if position.card < 0 else CARD_NAMES[position.card],
        bans=list(position.bans),
        numbers=RULEBOOK | position.tuning.varied,
        hand=sorted(tables.hand(position, position.active).elements()) if position.active >= 0 else [],
    )


def told(position: CrashByCrashPosition) -> dict[str, Any]:
    """All that a position file tells, in the words of `reference_play`."""
    seen = model_of(position)
    file: dict[str, Any] = dict(position.to_json())
    own = {
        name: file[name] for name in ("phase", "batteries", "scores", "scorings", "turn", "action", "places", "scored")
    }
    own |= {name: file[name] for name in ("card", "owed", "takes", "exchanging", "steps", "drawn")}
    piles = {name: Counter(file[name]) for name in ("display", "deck", "discard")}
    hands = {name: [Counter(hand) for hand in file[name]] for name in ("hands", "known")}
    return (
        own
        | piles
        | hands
        | {
            "awaited": int(position.awaited()),
            "layout": seen.layout,
            "removed": seen.removed,
            "bells": seen.bells,
            "operator": NOWHERE if file["operator"] is None else spelt_field(file["operator"]),
            "cars": seen.cars,
            "bans": [turn or 0 for turn in file["bans"]],
            "active": -1 if file["active"] is None else file["active"],
            "entered": [spelt_field(field) for field in file["entered"]],
            "rung": None if file["rung"] is None else spot(file["rung"]),
        }
    )


def spelt_field(field: Any) -> Place | int:
    return int(field["hole"]) if isinstance(field, dict) else spot(field)


def assert_same_table(position: CrashByCrashPosition, model: Model) -> None:
    """What an action changes is the same in both; cards drawn and the turn are the engine's alone."""
    seen = model_of(position)
    assert seen.removed == model.removed
    assert seen.bells == model.bells
    assert seen.cars == model.cars
    assert seen.operator == model.operator
    assert seen.batteries == model.batteries
    assert seen.scores == model.scores
    assert seen.scorings == model.scorings
    assert seen.bans == model.bans
    assert (position.phase == phases.OVER) == model.over
    if model.over:
        assert (None if position.rung < 0 else PLACES[position.rung]) == model.rung
    if position.turn == model.turn:
        assert seen.scored == model.scored
        assert seen.places == model.places


def code_of(form: Form, model: Model) -> int:
    """The number of an action of the second model; of an operator's way its first step."""
    kind, *rest = form
    if kind == "push":
        return tables.place(*rest)
    if kind == "lay":
        return tables.lay(*rest)
    if kind == "twice":
        return tables.hit_twice(*rest)
    if kind == "magnet":
        return tables.magnet(*rest)
    if kind == "operator":
        return tables.operate(rest[0], *rest[1][0])
    if kind == "exchange":
        return tables.exchange(*rest)
    if kind == "pass":
        return codes.PASS
    name, *what = rest
    if name == "BELL_SHIFT":
        return tables.bell_shift(model.bells[what[0]] - 1, what[1])
    if name == "LAMBADA":
        return tables.lambada(what[0], direction_between(*what))
    if name == "FREE_TICKET":
        return tables.free_ticket(*what)
    if name == "SABOTEUR":
        return tables.saboteur(*what)
    if name == "FLYING_DUTCHMAN":
        return tables.flying_dutchman(*what)
    return tables.card(name)


def direction_between(start: Place, end: Place) -> str:
    return next(direction for direction in DIRECTIONS if reference.plus(start, direction) == end)


def play(position: CrashByCrashPosition, form: Form, model: Model, dice: Dice) -> None:
    """Let the engine carry out a whole action, cards that an exchange draws included."""
    seat = position.active
    position.play(seat, code_of(form, model))
    if form[0] == "operator":
        for to, direction in form[2][1:]:
            position.play(seat, tables.step(to, direction))
    turn = position.turn
    while form[0] == "exchange" and position.exchanging and position.turn == turn:
        awaited = position.awaited()
        choices = position.legal(awaited)
        position.play(awaited, choices[dice.below(len(choices))])


# -- random tables --------------------------------------------------------------------------


def random_table(dice: Dice, players: int = 2) -> CrashByCrashPosition:
    """Any table: cars crowded about a place, bells and holes among them, any moment of any turn."""
    position = tables.bare(players)
    places = crowd(dice)
    for slot in range(25):
        if reference.is_flower(slot) and dice.below(6) == 0:
            position.remove_tile(slot)
    free = [at for at in places if not position.is_hole(reference.SLOT[at])]
    for number in range(10):
        at = free[dice.below(len(free))]
        if reference.is_flower(reference.SLOT[at]) and position.is_free(tables.cell(at)):
            position.bell[tables.cell(at)] = number + 1
    operator_at = free[dice.below(len(free))]
    hole = [slot for slot in range(25) if position.is_hole(slot)]
    if hole and dice.below(5) == 0:
        position.put_operator(200 + hole[dice.below(len(hole))])
    else:
        position.put_operator(tables.cell(operator_at))
    fill = 4 + dice.below(8)
    for car in range(ALL_CARS):
        at = free[dice.below(len(free))]
        wanted = dice.below(2) == 0 if car % CARS == MAGNET else car % CARS < fill
        if wanted and position.is_free(tables.cell(at)):
            position.put_car(car, tables.cell(at))
    for side in range(2):
        if position.cars_on_board(side) == 0:
            position.put_car(CARS * side, next(cell for cell in range(CELLS) if position.is_free(cell)))
        position.scores[side] = dice.below(7)
        position.batteries[side] = dice.below(5)
    position.scorings = dice.below(7)
    position.turn = 4 + dice.below(6)
    position.active = dice.below(players)
    position.scored = position.turn >= 6 and dice.below(4) == 0
    position.bans = vec[i64]([(0, 0, 0, position.turn, position.turn + 1)[dice.below(5)] for _ in range(2)])
    position.phase = phases.ACTION
    position.action = 1 + dice.below(2)
    for seat in range(players):
        for _ in range(3):
            deal(position, dice, KINDS * seat)
    if position.action == 2:
        position.places = dice.below(2)
        if position.places == 0 and dice.below(2) == 0:
            position.card = 6 + dice.below(7)
            if position.card < 8 and not position.may_ring():
                position.card = -1
    return position


def yellow_table(dice: Dice, players: int = 2) -> CrashByCrashPosition:
    """A table with few cars, both magnets, and a yellow card in force or in the hand: where scorings are rare."""
    position = random_table(dice, players)
    position.turn = 6 + dice.below(4)
    position.scored = False
    position.scorings = dice.below(6)
    position.places = 0
    for car in range(ALL_CARS):
        at, side = position.cars[car], car // CARS
        if at != IN_STOCK and car % CARS != MAGNET and dice.below(3) > 0 and position.cars_on_board(side) > 1:
            position.take_car(at)
    for side in range(2):
        at = dice.below(CELLS)
        if position.magnet_in_stock(side) and position.is_free(at):
            position.put_car(CARS * side + MAGNET, at)
    kind = HEARTLESS_BELL + dice.below(2)
    if dice.below(2) == 0:
        position.action = 2
        position.card = kind
    else:
        position.action = 1
        position.card = NO_CARD
        position.hands[KINDS * position.active + kind] += 1
    return position


def last_cars_table(dice: Dice, players: int = 2) -> CrashByCrashPosition:
    """A side has one car left, beside a hole or the edge, among bells and cars of the other: where a game ends."""
    position = random_table(dice, players)
    side = dice.below(2)
    for car in range(ALL_CARS):
        if position.cars[car] != IN_STOCK:
            position.take_car(position.cars[car])
    rims = [cell for cell in range(CELLS) if position.is_free(cell) and beside_nothing(position, cell)]
    last = rims[dice.below(len(rims))]
    position.put_car(CARS * side + (MAGNET if dice.below(4) == 0 else 0), last)
    q, r = PLACES[last]
    near = [at for at, (p, s) in enumerate(PLACES) if max(abs(p - q), abs(s - r), abs(p + s - q - r)) <= 3]
    near = [at for at in near if position.is_free(at)]
    for car in range(CARS * (1 - side), CARS * (1 - side) + 3 + dice.below(4)):
        put_anywhere(position, near, car, dice)
    for number in range(8):
        at = near[dice.below(len(near))]
        if position.is_free(at) and not any(position.bell[cell] == number + 1 for cell in range(CELLS)):
            position.bell[at] = number + 1
    free = [at for at in near if position.is_open(at)]
    position.put_operator(free[dice.below(len(free))])
    if dice.below(3) > 0:
        position.action, position.places = 2, 0
        position.card = HEARTLESS_BELL + dice.below(7)
    if position.card == HEARTLESS_BELL and not position.may_ring():
        position.card = NO_CARD
    return position


def put_anywhere(position: CrashByCrashPosition, cells: list[int], car: int, dice: Dice) -> None:
    free = [cell for cell in cells if position.is_free(cell)] or [c for c in range(CELLS) if position.is_free(c)]
    position.put_car(car, free[dice.below(len(free))])


def beside_nothing(position: CrashByCrashPosition, cell: int) -> bool:
    return any(position.on[NEXT[6 * cell + direction]] == GONE for direction in range(6))


def crowd(dice: Dice) -> list[Place]:
    """The places of a part of the board, small or large."""
    q, r = reference.PLACES[dice.below(len(reference.PLACES))]
    reach = 2 + dice.below(4)
    near = [(p, s) for p, s in reference.PLACES if max(abs(p - q), abs(s - r), abs(p + s - q - r)) <= reach]
    return near if len(near) > 12 else list(reference.PLACES)


def deal(position: CrashByCrashPosition, dice: Dice, at: int) -> None:
    kind = dice.below(KINDS)
    if position.deck[kind] > 0:
        position.deck[kind] -= 1
        position.hands[at + kind] += 1

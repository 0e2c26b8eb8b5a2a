"""Small hand-made tables, and short words for what is done on them.

Seat 0 is active and is side `a`, the other side is `b`. The reference layout lies on the table; bells lie only where a
test puts them. A side without cars would end the game at once, so one that is given none has a car on its SPARE place.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from crashyard.engine import Event, Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import codes, phases
from crashyard.games.crash_by_crash.rules.board import (
    CELL_AT,
    DATA,
    DIRECTIONS,
    IN_HOLE,
    NEXT,
    PLACES,
    SLOT_CELLS,
    TILE_NAMES,
)
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.chance.tile import lay_tile
from crashyard.games.crash_by_crash.rules.pieces import CARS, COPIES, DISPLAY, IN_STOCK, KINDS, MAGNET
from crashyard.games.crash_by_crash.rules.tuning import CrashByCrashTuning

Place = tuple[int, int]

SPARE: tuple[Place, Place] = ((0, 0), (12, 0))
CORNER: Place = (5, 14)
"""Where the operator stands if a test does not say otherwise."""


def cell(place: Place) -> int:
    return CELL_AT[place]


def kind(name: str) -> int:
    return CARD_NAMES.index(name)


def bare(players: int = 2) -> CrashByCrashPosition:
    """The reference layout without bells, cars, operator and hands."""
    position = CrashByCrashPosition(players)
    position.clear()
    for laid in DATA["reference_layout"]:
        lay_tile(position, laid["slot"], TILE_NAMES.index(laid["tile"]), laid["rotation"])
    return position


def table(
    a: Sequence[Place] = (),
    b: Sequence[Place] = (),
    *,
    magnet_a: Place | None = None,
    magnet_b: Place | None = None,
    operator: Place | int = CORNER,
    bells: Sequence[Place] = (),
    holes: Sequence[int] = (),
    hand: Sequence[str] = (),
    other_hand: Sequence[str] = (),
    display: Sequence[str] = ("LAMBADA", "SABOTEUR", "ROCKET"),
    discard: Sequence[str] = (),
    players: int = 2,
    **fields: Any,
) -> CrashByCrashPosition:
    """Seat 0 is to begin turn 8; `fields` are set on the position as they are. An operator in a hole is its slot."""
    position = bare(players)
    for slot in holes:
        position.remove_tile(slot)
    for side, (cars, magnet) in enumerate(((a, magnet_a), (b, magnet_b))):
        for number, place in enumerate(cars or (() if magnet else SPARE[side : side + 1])):
            position.put_car(CARS * side + number, cell(place))
        if magnet is not None:
            position.put_car(CARS * side + MAGNET, cell(magnet))
    for number, place in enumerate(bells):
        position.bell[cell(place)] = number + 1
    position.put_operator(IN_HOLE + operator if isinstance(operator, int) else cell(operator))
    for seat, cards in ((0, hand), (1, other_hand)):
        for name in cards:
            position.deck[kind(name)] -= 1
            position.hands[KINDS * seat + kind(name)] += 1
    for pile, lying in ((position.display, display if players == 2 else ()), (position.discard, discard)):
        for name in lying:
            position.deck[kind(name)] -= 1
            pile[kind(name)] += 1
    assert min(position.deck) >= 0
    position.turn = 8
    position.active = 0
    position.phase = phases.ACTION
    position.action = 1
    for name, value in fields.items():
        setattr(position, name, value)
    position.listen()
    return position


# -- actions --------------------------------------------------------------------------------


def place(at: Place, direction: str, batteries: int = 0) -> int:
    return codes.PUSH + 18 * cell(at) + 3 * DIRECTIONS.index(direction) + batteries


def lay(at: Place) -> int:
    return codes.LAY + cell(at)


def hit_twice(at: Place, first: str, second: str) -> int:
    return codes.HIT_TWICE + 36 * cell(at) + 6 * DIRECTIONS.index(first) + DIRECTIONS.index(second)


def magnet(at: Place) -> int:
    return codes.MAGNETIC + cell(at)


def operate(steps: int, to: Place, direction: str) -> int:
    """The first step of the operator, of two or four."""
    return codes.OPERATE + 2 * (6 * cell(to) + DIRECTIONS.index(direction)) + (1 if steps == 4 else 0)


def step(to: Place, direction: str) -> int:
    return codes.STEP + 6 * cell(to) + DIRECTIONS.index(direction)


def walk(start: Place, steps: Sequence[str]) -> list[int]:
    """The operator's way from a cell, by directions, over cells and into holes that are only passed straight."""
    at = cell(start)
    found = []
    for number, direction in enumerate(steps):
        at = NEXT[6 * at + DIRECTIONS.index(direction)]
        if number == 0:
            found.append(operate(len(steps), PLACES[at], direction))
        else:
            found.append(step(PLACES[at], direction))
    return found


def card(name: str) -> int:
    return codes.CARD + kind(name)


def bell_shift(number: int, to: Place) -> int:
    return codes.SHIFT + 188 * number + cell(to)


def lambada(at: Place, direction: str) -> int:
    return codes.SWAP + 3 * cell(at) + DIRECTIONS.index(direction)


def free_ticket(at: Place, direction: str) -> int:
    return codes.RIDE + 6 * cell(at) + DIRECTIONS.index(direction)


def saboteur(at: Place) -> int:
    return codes.SABOTAGE + cell(at)


def flying_dutchman(to: Place) -> int:
    return codes.SAIL + cell(to)


def exchange(one: str, other: str) -> int:
    first, second = sorted((kind(one), kind(other)))
    return codes.EXCHANGE + KINDS * first + second


def take(name: str) -> int:
    """A card of the display, or the one to keep of two."""
    return codes.TAKE + kind(name)


def ring(position: CrashByCrashPosition, at: Place) -> int:
    """RING_CHOICE: the car on a place."""
    return codes.RING + position.on[cell(at)] - 1


PASS = codes.PASS
DECK = codes.TAKE_DECK


# -- playing --------------------------------------------------------------------------------


def play(position: CrashByCrashPosition, *actions: int) -> list[Event]:
    """The awaited seat plays one action after the other; returns what happened."""
    for action in actions:
        seat = position.awaited()
        assert action in position.legal(seat)
        position.play(seat, action)
    return position.heard()


def draw(position: CrashByCrashPosition, *names: str) -> list[Event]:
    """Chance draws these cards."""
    for name in names:
        position.play(CHANCE, kind(name))
    return position.heard()


def may(position: CrashByCrashPosition, action: int) -> bool:
    """Whether the awaited seat may play an action; the list of legal actions and `forbids` must say the same."""
    seat = position.awaited()
    legal = position.forbids(seat, action) is None
    assert legal == (action in position.legal(seat))
    return legal


def refused(position: CrashByCrashPosition, action: int, key: str, seat: int | None = None) -> None:
    """Playing the action is refused with that key, and nothing changes."""
    before = picture(position)
    player = position.awaited() if seat is None else seat
    assert action not in position.legal(player)
    with pytest.raises(Refusal) as caught:
        position.play(player, action)
    assert caught.value.key == key
    assert picture(position) == before
    assert position.heard() == []


# -- what lies on the table -----------------------------------------------------------------


def picture(position: CrashByCrashPosition) -> dict[str, Any]:
    """Everything about a position."""
    names = [name for name in dir(position) if not name.startswith("_")]
    facts = {name: getattr(position, name) for name in names}
    plain = {name: fact for name, fact in facts.items() if not callable(fact)}
    return {
        name: fact if isinstance(fact, int | bool | CrashByCrashTuning) else list(fact) for name, fact in plain.items()
    }


def cars(position: CrashByCrashPosition, side: int) -> set[Place]:
    """Where the normal cars of a side stand."""
    return {PLACES[at] for at in position.cars[CARS * side : CARS * side + MAGNET] if at != IN_STOCK}


def a(position: CrashByCrashPosition) -> set[Place]:
    return cars(position, 0)


def b(position: CrashByCrashPosition) -> set[Place]:
    return cars(position, 1)


def magnet_of(position: CrashByCrashPosition, side: int) -> Place | None:
    at = position.cars[CARS * side + MAGNET]
    return None if at == IN_STOCK else PLACES[at]


def operator(position: CrashByCrashPosition) -> Place | int:
    """The operator's place, or the slot of the hole they are in."""
    return position.operator - IN_HOLE if position.operator >= IN_HOLE else PLACES[position.operator]


def bells(position: CrashByCrashPosition) -> set[Place]:
    return {PLACES[at] for at in range(len(PLACES)) if position.bell[at] != 0}


def holes(position: CrashByCrashPosition) -> set[int]:
    return {slot for slot in range(25) if position.is_hole(slot)}


def scores(position: CrashByCrashPosition) -> list[int]:
    return list(position.scores)


def names(pile: Iterable[int]) -> Counter[str]:
    """The cards of a pile."""
    return Counter({CARD_NAMES[number]: count for number, count in enumerate(pile) if count})


def hand(position: CrashByCrashPosition, seat: int) -> Counter[str]:
    return names(position.hands[KINDS * seat : KINDS * seat + KINDS])


def value(at: Place) -> int:
    """The value of a cell in the reference layout."""
    return int(bare().value[cell(at)])


def kinds(events: list[Event]) -> list[str]:
    """What happened on the table, in its order; who is awaited next is left out."""
    return [event.kind for event in events if event.kind != "phase_began"]


def facts(events: list[Event], name: str) -> dict[str, Any]:
    """What the only event of a kind tells."""
    (event,) = [event for event in events if event.kind == name]
    return dict(event.public)


def all_cards(position: CrashByCrashPosition) -> list[int]:
    """How many cards of each kind are in the game, wherever they are."""
    piles = [position.deck, position.discard, position.display]
    piles += [position.hands[KINDS * seat : KINDS * seat + KINDS] for seat in range(position.players)]
    counts = [sum(pile[number] for pile in piles) for number in range(KINDS)]
    for drawn in (position.drawn, position.drawn_too):
        if drawn >= 0:
            counts[drawn] += 1
    return counts


FULL_SET = [COPIES] * KINDS
FULL_DISPLAY = DISPLAY
SLOT_PLACES = [[PLACES[at] for at in cells] for cells in SLOT_CELLS]

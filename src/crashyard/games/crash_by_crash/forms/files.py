"""Section 15, the other way round: a position from the fields of a position file.

Any state is accepted, reachable or not, if pieces are conserved (11 cars a side, three cards a kind) and no two things
stand on one cell. What the section does not list may be left out, and so may whatever follows from the rest.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.engine.documents import Fields
from crashyard.engine.options import Value, complete_options
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.forms.actions import NAME
from crashyard.games.crash_by_crash.forms.kinds import spell
from crashyard.games.crash_by_crash.forms.views import count_stocks, spell_car
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules.board import (
    BELLS,
    CELL_AT,
    FLOWERS,
    IN_HOLE,
    IS_FLOWER,
    ROTATIONS,
    SLOT_CELLS,
    SLOT_OF,
    SLOTS,
    TILE_NAMES,
)
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_grey
from crashyard.games.crash_by_crash.rules.chance.tile import lay_tile
from crashyard.games.crash_by_crash.rules.decisions.set_car import STARTING_CARS
from crashyard.games.crash_by_crash.rules.deck import can_draw, display_size, pile_size
from crashyard.games.crash_by_crash.rules.options import OPTIONS, check_seats
from crashyard.games.crash_by_crash.rules.phases import (
    DEAL,
    DECK,
    DRAW,
    KEEP,
    LAYING_TILES,
    OVER,
    PHASE_NAMES,
    REFILL,
    RINGING,
    SETTING_CARS,
    SETTING_OPERATOR,
    STEPS,
)
from crashyard.games.crash_by_crash.rules.pieces import (
    CARS,
    COPIES,
    DISPLAY,
    GONE,
    HAND,
    IN_STOCK,
    KINDS,
    LAST_SCORING,
    MAGNET,
    NO_CARD,
    OPERATOR,
    SIDES,
)

_MOST = 1_000_000
"""Scores and turns have no upper limit (R06); a file stays below this one."""


def apply_options(position: CrashByCrashPosition, options: dict[str, Value]) -> None:
    check_seats(int(position.players), options)
    position.last_rider = int(options["last_rider"])
    position.younger = int(options["younger"])


def read_position(fields: Fields) -> CrashByCrashPosition:
    """Read the fields of section 15; whatever is wrong is refused with what would be right."""
    left_out = frozenset(name for name in _OPTIONAL if name not in fields)
    players = fields.integer("players", 2, 4)
    if players == 3:
        raise fields.wrong("players", players, "2, 4")
    position = CrashByCrashPosition(players)
    position.clear()
    options = complete_options(OPTIONS, fields.take("options") if "options" in fields else {}, NAME)
    apply_options(position, options)
    position.phase = _read_phase(fields)
    _read_layout(fields, position)
    _read_operator(fields, position, left_out)
    _read_cars(fields, position)
    _read_bells(fields, position, left_out)
    _read_turn(fields, position, left_out)
    _read_cards(fields, position, left_out)
    _read_decision(fields, position, left_out)
    fields.end()
    _check_decision(fields, position, left_out)
    return position


_OPTIONAL = ("phase", "removed", "scorings", "hands", "display", "discard", "drawn", "rung", "steps")
"""What may be left out where the rest of a file does not need it."""

_UNDER_WAY = ("takes", "exchanging", "count", "steps", "entered", "duty", "rung", "drawn")
"""How far a decision has come; a file that says so says as well which decision it is."""


def _read_phase(fields: Fields) -> int:
    """The decision that is awaited; a file that tells of nothing but a turn awaits an action."""
    given = "phase" in fields or any(name in fields for name in _UNDER_WAY)
    return PHASE_NAMES.index(fields.text("phase", PHASE_NAMES, default=None if given else "action"))


def _unless_left_out(refusal: Refusal, fields: Fields, left_out: frozenset[str], *names: str) -> Refusal:
    """What is wrong; but where a field was left out that would make it right, that one is missing."""
    for name in names:
        if name in left_out:
            return Refusal("missing-field", {"what": fields.what, "field": name})
    return refusal


def in_setup(position: CrashByCrashPosition) -> bool:
    """Whether the first turn has not begun (section 3)."""
    return position.phase <= SETTING_CARS


# -- the board ------------------------------------------------------------------------------


def _read_layout(fields: Fields, position: CrashByCrashPosition) -> None:
    """All 25 tiles, or, while they are being laid, those of the first slots; then the holes."""
    documents = fields.items("layout")
    if position.phase == LAYING_TILES:
        if len(documents) >= SLOTS:
            raise fields.wrong("layout", len(documents), f"0..{SLOTS - 1} tiles")
    elif len(documents) != SLOTS:
        raise fields.wrong("layout", len(documents), f"{SLOTS} tiles")
    for place, document in enumerate(documents):
        _read_tile(Fields(document, f"tile {place + 1}"), position, len(documents))
    for slot in fields.items("removed") if "removed" in fields else []:
        if type(slot) is not int or not 0 <= slot < SLOTS or in_setup(position) or position.is_hole(slot):
            right = "[]" if in_setup(position) else f"0..{SLOTS - 1}, each once"
            raise fields.wrong("removed", slot, right)
        for cell in SLOT_CELLS[slot]:
            position.on[cell] = GONE


def _read_tile(tile: Fields, position: CrashByCrashPosition, laid: int) -> None:
    slot = tile.integer("slot", 0, laid - 1)
    if position.tile[slot] >= 0:
        raise tile.wrong("slot", slot, f"0..{laid - 1}, each once")
    flower = IS_FLOWER[slot]
    fitting = TILE_NAMES[:FLOWERS] if flower else TILE_NAMES[FLOWERS:]
    name = tile.text("tile", fitting)
    number = TILE_NAMES.index(name)
    if number in list(position.tile):
        raise tile.wrong("tile", name, "each tile once")
    rotation = tile.integer("rotation", 0, 5, default=0)
    if rotation not in ROTATIONS[flower]:
        raise tile.wrong("rotation", rotation, ", ".join(map(str, ROTATIONS[flower])))
    tile.end()
    lay_tile(position, slot, number, rotation)


def read_cell(fields: Fields, name: str, value: object, position: CrashByCrashPosition) -> int:
    """A cell of a tile that lies on the board."""
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        cell = CELL_AT.get((value[0], value[1]), -1)
        if cell >= 0 and position.tile[SLOT_OF[cell]] >= 0 and position.on[cell] != GONE:
            return cell
    raise fields.wrong(name, value, "[q, r] of a cell of the board")


def _read_field(
    fields: Fields, name: str, value: object, position: CrashByCrashPosition, left_out: frozenset[str]
) -> int:
    """A field of the operator: a cell or a hole."""
    if isinstance(value, dict) and value.keys() == {"hole"}:
        slot = value["hole"]
        if type(slot) is int and 0 <= slot < SLOTS and position.is_hole(slot):
            return IN_HOLE + slot
        wrong = fields.wrong(name, value, '{"hole": the slot of a removed tile}')
        raise _unless_left_out(wrong, fields, left_out, "removed")
    return read_cell(fields, name, value, position)


def _read_operator(fields: Fields, position: CrashByCrashPosition, left_out: frozenset[str]) -> None:
    value = fields.take("operator")
    if position.phase in (LAYING_TILES, SETTING_OPERATOR):
        if value is not None:
            raise fields.wrong("operator", value, "null")
        return
    position.operator = _read_field(fields, "operator", value, position, left_out)
    if position.operator < IN_HOLE:
        position.on[position.operator] = OPERATOR


def _read_cars(fields: Fields, position: CrashByCrashPosition) -> None:
    for place, document in enumerate(fields.items("cars"), 1):
        _read_car(Fields(document, f"car {place}"), position)
    if "stocks" not in fields:
        return
    on_board = [spell_car(car, cell) for car, cell in enumerate(position.cars) if cell != IN_STOCK]
    right = count_stocks(on_board)
    value = fields.take("stocks")
    if value != right or any(type(number) is not int for stock in value for number in stock.values()):
        raise fields.wrong("stocks", value, " + ".join(f"{stock['normal']}, {stock['magnet']}" for stock in right))


def _read_car(fields: Fields, position: CrashByCrashPosition) -> None:
    """A car; without a number it gets the next of its side."""
    side = fields.integer("side", 0, SIDES - 1)
    magnetic = fields.text("kind", ["normal", "magnet"], default="normal") == "magnet"
    low, high = (MAGNET, MAGNET) if magnetic else (0, MAGNET - 1)
    free = [number for number in range(low, high + 1) if position.cars[CARS * side + number] == IN_STOCK]
    number = fields.integer("car", low, high, default=free[0] if free else low)
    if number not in free:
        raise fields.wrong("car", number, f"{low}..{high}, each once a side")
    cell = read_cell(fields, "at", fields.take("at"), position)
    fields.end()
    if not position.is_open(cell):
        raise _two_things(fields, cell)
    position.put_car(CARS * side + number, cell)


def _read_bells(fields: Fields, position: CrashByCrashPosition, left_out: frozenset[str]) -> None:
    """The bells. A car stands on one only if the action under way has rung it, or the one that ended the game (R73)."""
    rung = fields.take("rung") if "rung" in fields else None
    if rung is not None:
        if position.phase not in (STEPS, OVER):
            raise fields.wrong("rung", rung, "null")
        position.rung = read_cell(fields, "rung", rung, position)
    taken: set[int] = set()
    for place, document in enumerate(fields.items("bells"), 1):
        bell = Fields(document, f"bell {place}")
        free = [number for number in range(BELLS) if number not in taken]
        number = bell.integer("bell", 0, BELLS - 1, default=free[0] if free else 0)
        if number not in free or (position.phase == LAYING_TILES and number not in list(position.tile)):
            raise bell.wrong("bell", number, f"0..{BELLS - 1}, each once")
        cell = read_cell(bell, "at", bell.take("at"), position)
        bell.end()
        if position.bell[cell] or (position.has_car(cell) and cell != position.rung):
            maybe_rung = ["rung"] if position.has_car(cell) and position.phase in (STEPS, OVER) else []
            raise _unless_left_out(_two_things(bell, cell), fields, left_out, *maybe_rung)
        taken.add(number)
        position.bell[cell] = number + 1
    if position.rung >= 0 and position.bell[position.rung] == 0:
        raise fields.wrong("rung", rung, "[q, r] of a bell")


def _two_things(fields: Fields, cell: int) -> Refusal:
    return Refusal("two-things-on-cell", {"what": fields.what, "at": spell(cell)}, clause="section 2.5", game=NAME)


# -- the turn -------------------------------------------------------------------------------


def _read_turn(fields: Fields, position: CrashByCrashPosition, left_out: frozenset[str]) -> None:
    begun = not in_setup(position)
    for side, score in enumerate(fields.integers("scores", SIDES, 0, _MOST) if "scores" in fields else [0, 0]):
        position.scores[side] = score
    for side, left in enumerate(fields.integers("batteries", SIDES, 0, 4) if "batteries" in fields else [4, 4]):
        position.batteries[side] = left
    most = LAST_SCORING if position.phase == OVER else LAST_SCORING - 1 if begun else 0
    position.scorings = fields.integer("scorings", 0, LAST_SCORING, default=0)
    if position.scorings > most:
        raise _unless_left_out(fields.wrong("scorings", position.scorings, f"0..{most}"), fields, left_out, "phase")
    position.turn = fields.integer("turn", 0, _MOST)
    if (position.turn > 0) != begun:
        wrong = fields.wrong("turn", position.turn, f"1..{_MOST}" if begun else "0")
        raise _unless_left_out(wrong, fields, left_out, "phase")
    position.active = _nullable(fields, "active", 0, int(position.players) - 1 if begun else -1)
    if begun and position.active < 0:
        raise fields.wrong("active", None, f"0..{position.players - 1}")
    _read_bans(fields, position)
    position.action = fields.integer("action", 1 if begun else 0, 2 if begun else 0)
    position.places = fields.integer("places", 0, 2 if begun else 0, default=0)
    position.scored = fields.boolean("scored", default=False)
    card = fields.take("card") if "card" in fields else None
    if card is None:
        return
    names = [name for kind, name in enumerate(CARD_NAMES) if not is_grey(kind)]
    lasting = position.phase in (RINGING, OVER) or position.action == 2
    if card not in names or not lasting:
        raise fields.wrong("card", card, f"{', '.join(names)}, null" if lasting else "null")
    position.card = CARD_NAMES.index(card)


def _read_bans(fields: Fields, position: CrashByCrashPosition) -> None:
    """The turn in which a side may use no battery, for each; files of rules 1 have one number, for whose turn it is."""
    latest = -1 if in_setup(position) else _MOST + 1
    if "bans" in fields:
        for side, turn in enumerate(fields.items("bans", SIDES)):
            position.bans[side] = max(0, _null_or(fields, "bans", turn, 1, latest))
    elif "ban_turn" in fields:
        banned = _nullable(fields, "ban_turn", 1, latest)
        if banned > 0:
            position.bans[(position.active + banned - position.turn) % SIDES] = banned


def _nullable(fields: Fields, name: str, low: int, high: int, default: bool = False) -> int:
    """A number, or -1 for null, which is all that fits if no number does; with `default` it may be left out."""
    if default and name not in fields:
        return -1
    return _null_or(fields, name, fields.take(name), low, high)


def _null_or(fields: Fields, name: str, value: object, low: int, high: int) -> int:
    if value is None:
        return -1
    if type(value) is int and low <= value <= high:
        return value
    raise fields.wrong(name, value, f"{low}..{high}, null" if low <= high else "null")


# -- the cards ------------------------------------------------------------------------------


def read_kinds(fields: Fields, name: str, cards: object) -> list[int]:
    """A pile by the names of its cards, as kinds."""
    if not isinstance(cards, list):
        raise fields.wrong(name, cards, "[...]")
    for card in cards:
        if card not in CARD_NAMES:
            raise fields.wrong(name, card, ", ".join(CARD_NAMES))
    return [CARD_NAMES.index(card) for card in cards]


def _read_pile(fields: Fields, name: str) -> vec[i64]:
    return _counts(read_kinds(fields, name, fields.take(name)) if name in fields else [])


def _counts(kinds: list[int]) -> vec[i64]:
    return vec[i64]([kinds.count(kind) for kind in range(KINDS)])


def _read_hands(fields: Fields, name: str, players: int) -> vec[i64]:
    """A pile for every seat, one after the other."""
    piles: list[Any] = fields.items(name, players) if name in fields else [[]] * players
    found = vec[i64]()
    for pile in piles:
        for count in _counts(read_kinds(fields, name, pile)):
            found = append(found, count)
    return found


def _read_cards(fields: Fields, position: CrashByCrashPosition, left_out: frozenset[str]) -> None:
    """Three cards a kind; without a `deck` all that lie nowhere else are in it."""
    players = int(position.players)
    position.hands = _read_hands(fields, "hands", players)
    position.known = _read_hands(fields, "known", players)
    for at in range(KINDS * players):
        if position.known[at] > position.hands[at]:
            wrong = fields.wrong("known", CARD_NAMES[at % KINDS], "cards of the hand")
            raise _unless_left_out(wrong, fields, left_out, "hands")
    position.display = _read_pile(fields, "display")
    if players == 4 and max(position.display) > 0:
        raise fields.wrong("display", sum(position.display), "[]")
    position.discard = _read_pile(fields, "discard")
    drawn = read_kinds(fields, "drawn", fields.take("drawn")) if "drawn" in fields else []
    if len(drawn) > 2 or (drawn and players == 2):
        raise fields.wrong("drawn", len(drawn), "0..2 cards" if players == 4 else "[]")
    if drawn:
        position.drawn = drawn[0]
    if len(drawn) == 2:
        position.drawn_too = drawn[1]
    given = "deck" in fields
    deck = _read_pile(fields, "deck")
    for kind in range(KINDS):
        elsewhere = int(position.display[kind] + position.discard[kind]) + drawn.count(kind)
        elsewhere += sum(int(position.hands[KINDS * seat + kind]) for seat in range(players))
        if not given:
            deck[kind] = COPIES - elsewhere
        if deck[kind] < 0 or elsewhere + deck[kind] != COPIES:
            count = elsewhere + max(0, int(deck[kind]))
            facts = {"card": CARD_NAMES[kind], "cards": count, "right": COPIES}
            wrong = Refusal("cards-do-not-add-up", facts, clause="section 1", game=NAME)
            piles = ("hands", "display", "discard", "drawn") if count < COPIES else ()
            raise _unless_left_out(wrong, fields, left_out, *piles)
    position.deck = deck


# -- the decision under way -----------------------------------------------------------------


def _read_decision(fields: Fields, position: CrashByCrashPosition, left_out: frozenset[str]) -> None:
    drawing = position.phase in (DRAW, DECK, KEEP, REFILL)
    stepping = position.phase == STEPS
    most = KINDS * COPIES
    position.owed = fields.integer("owed", 0, 0 if in_setup(position) else most, default=0)
    least = 1 if drawing and position.phase != REFILL else 0
    position.takes = fields.integer("takes", least, most if drawing else 0, default=least)
    position.exchanging = fields.boolean("exchanging", default=False)
    if position.exchanging and not drawing:
        raise fields.wrong("exchanging", True, "false")
    position.steps = fields.integer("steps", 1 if stepping else 0, 3 if stepping else 0, default=int(stepping))
    entered = fields.items("entered") if "entered" in fields else []
    if entered and not stepping:
        raise fields.wrong("entered", entered, "[]")
    found = [_read_field(fields, "entered", field, position, left_out) for field in entered]
    if stepping and position.operator not in found:
        found.append(int(position.operator))
    position.entered = vec[i64](found)
    position.duty = _nullable(fields, "duty", 0, SIDES - 1 if position.phase == RINGING else -1, default=True)
    position.count = _count(fields, position)
    if "count" in fields:
        counted = int(position.count) if in_setup(position) else 0
        fields.integer("count", counted, counted)


def _count(fields: Fields, position: CrashByCrashPosition) -> int:
    """How many tiles are laid, cards dealt or starting cars put; each follows from what lies on the table."""
    cars = sum(cell != IN_STOCK for cell in position.cars)
    if position.phase <= SETTING_OPERATOR:
        return sum(tile >= 0 for tile in position.tile)
    hands = [int(position.hand_size(seat)) for seat in range(position.players)]
    dealt = sum(hands)
    if position.phase == DEAL:
        full = [min(HAND, max(0, dealt - HAND * seat)) for seat in range(position.players)]
        shown = int(display_size(position))
        if hands != full or (shown and dealt < HAND * position.players):
            raise fields.wrong("hands", hands, "three cards a seat, one seat after the other")
        dealt += shown
        if dealt >= HAND * position.players + (DISPLAY if position.players == 2 else 0):
            raise fields.wrong("phase", "deal", "set_cars")
        return dealt
    return cars if position.phase == SETTING_CARS else STARTING_CARS


def _check_decision(fields: Fields, position: CrashByCrashPosition, left_out: frozenset[str]) -> None:
    """Whoever is awaited must have an answer, and what the rules never do must not follow from a file."""
    phase = position.phase
    cars = [int(position.cars_on_board(side)) for side in range(SIDES)]
    if in_setup(position) and sum(cars) > (STARTING_CARS - 1 if phase == SETTING_CARS else 0):
        raise fields.wrong("cars", sum(cars), f"0..{STARTING_CARS - 1} cars" if phase == SETTING_CARS else "[]")
    if phase == OVER and position.scorings < LAST_SCORING and min(cars) > 0:
        wrong = fields.wrong("phase", "over", "seven scorings, or a side without a car on the board")
        raise _unless_left_out(wrong, fields, left_out, "scorings")
    if phase != OVER and not in_setup(position) and min(cars) == 0:
        raise Refusal("side-without-car", {"side": cars.index(0)}, clause="R72", game=NAME)
    if position.rung >= 0 and not position.may_ring():
        raise fields.wrong("rung", True, "null: no bell may ring now")
    drawn = len([kind for kind in (position.drawn, position.drawn_too) if kind != NO_CARD])
    allowed = {KEEP: (2, 2), DECK: (0, 1)}.get(phase, (0, 0))
    if not allowed[0] <= drawn <= allowed[1]:
        raise _unless_left_out(fields.wrong("drawn", drawn, f"{allowed[1]} cards"), fields, left_out, "drawn")
    if (phase in (DRAW, REFILL) and position.players == 4) or (phase == KEEP and position.players == 2):
        raise fields.wrong("phase", PHASE_NAMES[phase], "a phase of this number of players")
    possible = {
        DRAW: can_draw(position),
        DECK: pile_size(position) > 0,
        REFILL: pile_size(position) > 0 and display_size(position) < DISPLAY,
        DEAL: pile_size(position) > 0,
    }
    if not possible.get(phase, True) or not (phase == OVER or position.legal(position.awaited())):
        wrong = fields.wrong("phase", PHASE_NAMES[phase], "a phase in which somebody has something to decide")
        raise _unless_left_out(wrong, fields, left_out, *(["steps"] if phase == STEPS else []))

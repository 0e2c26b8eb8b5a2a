"""Views, the other way round: a position from the fields of a position file.

Any state is accepted, reachable or not, if crewmembers and cards are conserved and section 20 holds, so that the round
can go on from it. Whatever follows from the rest may be left out. How far the turn has come is `moment`'s to read.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.documents import Fields, blame
from crashyard.engine.options import Value, complete_options
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_and_grab.forms.kinds import ROTATIONS, read_plan
from crashyard.games.crash_and_grab.forms.lawful import (
    Flags,
    check_needs,
    check_question,
    check_unsettled,
    read_asked,
    read_round,
)
from crashyard.games.crash_and_grab.forms.moment import (
    File,
    is_hit,
    nullable_seat,
    read_cards,
    read_moment,
    read_tokens,
    read_unsettled,
    takes_off,
)
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    CHOICES,
    DIRECTIONS,
    EMPTY,
    MARKERS,
    SIZES,
    SLOTS,
    TYPES,
    cell_at,
    tile_code,
)
from crashyard.games.crash_and_grab.rules.chance.tile import is_laid
from crashyard.games.crash_and_grab.rules.names import crew_name, place, upgrade_name
from crashyard.games.crash_and_grab.rules.options import MODES, NAME, OPTIONS, palette
from crashyard.games.crash_and_grab.rules.stages import (
    FINISHED,
    FIRST_SAUCERS,
    LAY_MARKERS,
    LAY_TILES,
    PICK_COLOUR,
    PLANS,
)
from crashyard.games.crash_and_grab.rules.state import (
    ALL_TYPES,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    NOTHING,
    ONE_COLOUR,
    POINTS_TO_WIN,
    stations,
)
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.deck import DECK

_MOST = 1_000_000
"""Rounds, boosters and energy have no upper limit; a file stays below this one."""


def lay_out(position: CrashAndGrabTurn, options: Mapping[str, Value]) -> None:
    """Section 4 before chance has its say: no tiles, the crew of all saucer colours lost, the whole deck."""
    position.clear()
    position.titanium = options["mode"] == MODES[1]
    position.colours = palette(int(position.players), options["colours"])
    position.deck = DECK[position.players]
    position.lost = (1 << 4 * position.saucers) - 1


def read_position(fields: Fields, position: CrashAndGrabTurn) -> None:
    """Read a position; whatever is wrong is refused with what would be right."""
    given = fields.take("options") if "options" in fields else {}
    lay_out(position, complete_options(OPTIONS, given, NAME, int(position.players)))
    file = File(fields, _moment_of(fields))
    read_moment(file, position)
    _read_board(fields, position)
    _read_probe(fields, position)
    flags = _read_saucers(file, position)
    _read_crew(file, position)
    _read_upgrades(file, position)
    _read_end(fields, position, given)
    read_round(file, flags, position)
    read_unsettled(file.moment, position)
    check_unsettled(file.moment, position)
    check_needs(file, position)
    read_asked(file, position)
    file.moment.end()
    fields.end()
    check_question(file, position)


def _moment_of(fields: Fields) -> Fields:
    """The moment; a file that leaves it out stands where everybody plans, and nothing in it says otherwise."""
    if "moment" in fields:
        return fields.object("moment")
    saucers = [saucer for saucer in fields.peek("saucers") or () if isinstance(saucer, dict)]
    elsewhere = [
        fields.peek("turn"),
        "round" in fields and fields.peek("round") == 0,
        fields.peek("winner") is not None,
        bool(saucers) and all(saucer.get("plan") for saucer in saucers),
    ]
    if any(elsewhere):
        raise fields.missing("moment")
    return Fields({}, f"{fields.what}: moment")


# -- the board ------------------------------------------------------------------------------


def _read_board(fields: Fields, position: CrashAndGrabTurn) -> None:
    """All tiles, or, while they are being laid, those of the first slots; then the markers and the extra colour."""
    slots = SLOTS[int(position.players)]
    documents = fields.items("tiles")
    if position.stage == LAY_TILES:
        if len(documents) >= len(slots):
            raise fields.wrong("tiles", len(documents), f"0..{len(slots) - 1} tiles")
    elif len(documents) != len(slots):
        raise fields.wrong("tiles", len(documents), f"{len(slots)} tiles")
    for index, document in enumerate(documents):
        _read_tile(Fields(document, f"tile {index + 1}"), position, slots[index])
    markers = fields.take("markers") if "markers" in fields else None
    if position.stage <= LAY_MARKERS:
        if markers is not None:
            raise fields.wrong("markers", markers, "null")
    else:
        if fields.leaves_out("markers"):
            raise fields.missing("markers")
        _read_markers(Fields(markers, f"{fields.what}: markers"), position)
    _read_extra_colour(fields, position)


def _read_tile(tile: Fields, position: CrashAndGrabTurn, slot: dict[str, Any]) -> None:
    tile.text("slot", [slot["slot"]], default=slot["slot"])
    number = tile.integer("tile", 1, 14)
    side = "AB".index(tile.text("side", ["A", "B"]))
    code = tile_code(number, side, tile.integer("turns", 0, 3))
    tile.end()
    fitting = _codes_for(position, slot["slot"])
    if code not in fitting or is_laid(position, number):
        free = sorted({code // 8 for code in fitting if not is_laid(position, code // 8)})
        turns = sorted({code % 4 for code in fitting})
        raise tile.wrong("tile", f"{number}, turns {code % 4}", f"one of {free}, turns one of {turns}")
    position.tiles = vec[i64]([*position.tiles, code])
    position.show_tile(len(position.tiles) - 1, code)


def _codes_for(position: CrashAndGrabTurn, slot: str) -> list[int]:
    names = [found["slot"] for found in SLOTS[int(position.players)]]
    return list(CHOICES[int(position.players)][names.index(slot)])


def _read_markers(markers: Fields, position: CrashAndGrabTurn) -> None:
    found: list[int] = []
    for side in DIRECTIONS:
        marker = MARKERS.index(markers.text(side, MARKERS))
        if marker in found:
            raise markers.wrong(side, MARKERS[marker], "each marker once")
        found.append(marker)
    markers.end()
    position.marker = vec[i64](found)


def _read_extra_colour(fields: Fields, position: CrashAndGrabTurn) -> None:
    colour = fields.take("extra_colour") if "extra_colour" in fields else None
    spare = position.colours[position.saucers :]
    if position.stage <= PICK_COLOUR or not spare:
        if colour is not None:
            raise fields.wrong("extra_colour", colour, "null")
        return
    if colour not in spare:
        raise blame(fields.wrong("extra_colour", colour, ", ".join(spare)), (fields, "extra_colour"))
    position.extra = position.colours.index(colour)
    position.lost |= ONE_COLOUR << 4 * position.extra


def _read_space(fields: Fields, name: str, value: object, position: CrashAndGrabTurn) -> int:
    """A space of the board on which tiles lie."""
    size = SIZES[int(position.players)]
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        row, col = value
        if 0 <= row < size and 0 <= col < size and position.stage > LAY_TILES:
            return int(cell_at(row, col))
    raise fields.wrong(name, value, f"[0..{size - 1}, 0..{size - 1}], null")


# -- saucers --------------------------------------------------------------------------------


def _read_probe(fields: Fields, position: CrashAndGrabTurn) -> None:
    """The probe, the round and who has left."""
    begun = position.stage >= PLANS
    position.round = fields.integer("round", int(begun), _MOST if begun else 0, default=int(begun))
    position.probe = nullable_seat(fields, "probe", position, position.stage >= FIRST_SAUCERS)
    gone = fields.items("left_game") if "left_game" in fields else []
    for seat in gone:
        if type(seat) is not int or not 0 <= seat < position.players or gone.count(seat) > 1:
            raise fields.wrong("left_game", seat, f"0..{position.players - 1}, each once")
        position.left_game |= 1 << seat
    if len(gone) >= position.players:
        raise fields.wrong("left_game", gone, "somebody stays")
    rotation = fields.take("rotation") if "rotation" in fields else None
    if rotation is not None:
        if rotation not in ROTATIONS or position.players == 2:
            raise fields.wrong(
                "rotation", rotation, "null" if position.players == 2 else f"{', '.join(ROTATIONS)}, null"
            )
        position.rotation = CLOCKWISE if rotation == ROTATIONS[0] else COUNTER_CLOCKWISE


def _read_saucers(file: File, position: CrashAndGrabTurn) -> Flags:
    """All saucers in the order of their colours; what is said of their turns is checked later."""
    fields = file.fields
    flags: Flags = {"moved": [], "revealed": []}
    for saucer, document in enumerate(fields.items("saucers", int(position.saucers))):
        file.saucers.append(Fields(document, f"saucer {saucer + 1}"))
        _read_saucer(file.saucers[saucer], position, saucer, flags)
    tokens = sum(int(position.override) >> saucer & 1 for saucer in range(position.saucers))
    most = max(0, int(position.players) - 4)
    if tokens > most:
        raise fields.wrong("saucers", tokens, f"0..{most} override tokens")
    return flags


def _read_saucer(fields: Fields, position: CrashAndGrabTurn, saucer: int, flags: Flags) -> None:
    fields.text("colour", [position.colours[saucer]], default=position.colours[saucer])
    owner = int(position.owner(saucer))
    fields.integer("seat", owner, owner, default=owner)
    value = fields.take("at") if "at" in fields else None
    if value is not None:
        _put_saucer(fields, position, saucer, _read_space(fields, "at", value, position))
    for token in read_tokens(position, fields, "crew"):
        if position.aboard[saucer] >> token & 1:
            raise _crew_twice(position, token)
        position.aboard[saucer] |= 1 << token
    position.energy[saucer] = fields.integer("energy", 0, _MOST, default=1)
    position.boosters[saucer] = fields.integer("boosters", 0, _MOST, default=0)
    position.upgrades[saucer] = read_cards(fields, "upgrades")
    plan = fields.take("plan") if "plan" in fields else None
    if plan is not None:
        if position.stage < PLANS:
            raise fields.wrong("plan", plan, "null")
        position.plan[saucer] = read_plan(position, Fields(plan, f"{fields.what}: plan"))
    if fields.boolean("override", default=False):
        position.override |= 1 << saucer
    for name, said in flags.items():
        said.append(fields.boolean(name, default=False) if name in fields else None)
    fields.end()


def _put_saucer(fields: Fields, position: CrashAndGrabTurn, saucer: int, cell: int) -> None:
    """No two saucers on one space, but for a collision under way; none on an accelerator that does not leave it."""
    found = position.on[cell]
    position.at[saucer] = cell
    if position.kind[cell] == ACCELERATOR and not takes_off(position, saucer):
        raise fields.wrong("at", place(cell), "a space that is no accelerator")
    if found == NOTHING or is_hit(position, saucer, found - 1):
        position.on[cell] = saucer + 1
    elif not is_hit(position, found - 1, saucer):
        raise _two_things(fields, cell)


# -- crew -----------------------------------------------------------------------------------


def _read_crew(file: File, position: CrashAndGrabTurn) -> None:
    """On the board, aboard and lost: each crewmember in play once; what lies nowhere is lost."""
    fields = file.fields
    for index, document in enumerate(fields.items("crew") if "crew" in fields else []):
        crew = Fields(document, f"crewmember {index + 1}")
        cell = _read_space(crew, "at", crew.take("at"), position)
        token = 4 * position.colours.index(crew.text("colour", position.colours)) + TYPES.index(
            crew.text("type", TYPES)
        )
        crew.end()
        if not EMPTY < position.kind[cell] < ACCELERATOR:
            raise crew.wrong("at", place(cell), "a crash site")
        if position.on[cell] != NOTHING:
            raise _two_things(crew, cell)
        _take_from_lost(position, token)
        position.put_crew(token, cell)
    if position.crew_out > position.quota:
        raise fields.wrong("crew", int(position.crew_out), f"0..{position.quota} crewmembers")
    for saucer in range(position.saucers):
        for token in range(24):
            if position.aboard[saucer] >> token & 1:
                _take_from_lost(position, token)
    if "lost" in fields:
        _check_lost(file, fields.object("lost"), position)


def _take_from_lost(position: CrashAndGrabTurn, token: int) -> None:
    if not position.lost >> token & 1:
        raise _crew_twice(position, token)
    position.lost &= ~(1 << token)


def _check_lost(file: File, lost: Fields, position: CrashAndGrabTurn) -> None:
    colours = [*range(position.saucers), *([int(position.extra)] if position.extra >= 0 else [])]
    for colour in colours:
        right = [TYPES[kind] for kind in range(4) if position.lost >> 4 * colour + kind & 1]
        said = lost.items(position.colours[colour])
        if said != right:
            wrong = lost.wrong(position.colours[colour], "...", f"[{', '.join(right)}]")
            elsewhere = said == [kind for kind in right if kind in said]
            raise blame(wrong, (file.fields, "crew"), *file.of_saucers("crew")) if elsewhere else wrong
    lost.end()


def _crew_twice(position: CrashAndGrabTurn, token: int) -> Refusal:
    """A crewmember is in two places, or of a colour that is not in play (section 20)."""
    return Refusal("crew-does-not-add-up", crew_name(position, token), clause="section 20", game=NAME)


def _two_things(fields: Fields, cell: int) -> Refusal:
    row, col = place(cell)
    facts = {"what": fields.what, "at": f"{row},{col}"}
    return Refusal("two-things-on-space", facts, clause="section 20", game=NAME)


# -- cards ----------------------------------------------------------------------------------


def _read_upgrades(file: File, position: CrashAndGrabTurn) -> None:
    """Each card of the deck once; without a `deck` all that lie nowhere else are in it."""
    fields = file.fields
    position.discard = read_cards(fields, "discard")
    position.drawn = read_cards(fields, "drawn")
    piles = [int(cards) for cards in position.upgrades] + [int(position.discard), int(position.drawn)]
    whole = int(DECK[position.players])
    elsewhere = 0
    for pile in piles:
        _check_cards(pile & elsewhere | pile & ~whole)
        elsewhere |= pile
    given = "deck" in fields
    position.deck = read_cards(fields, "deck") if given else whole & ~elsewhere
    suspects = [(fields, "discard"), (fields, "drawn"), *file.of_saucers("upgrades")]
    _check_cards(int(position.deck) ^ (whole & ~elsewhere), *suspects)
    position.deduced = read_cards(fields, "deduced")
    if position.deduced & ~position.drawn:
        raise fields.wrong("deduced", "...", "drawn cards")
    position.fresh = read_cards(fields, "fresh")
    mine = position.upgrades[position.saucer] if position.saucer >= 0 else 0
    if position.fresh & ~mine:
        raise fields.wrong("fresh", "...", "upgrades of the turn saucer")


def _check_cards(wrong: int, *suspects: tuple[Fields, str]) -> None:
    if wrong:
        facts = {"upgrade": upgrade_name(wrong.bit_length() - 1)}
        raise blame(Refusal("cards-do-not-add-up", facts, clause="section 20", game=NAME), *suspects)


# -- the end --------------------------------------------------------------------------------


def _read_end(fields: Fields, position: CrashAndGrabTurn, options: Mapping[str, object]) -> None:
    """Points, and who has won; nobody else may have."""
    over = position.stage == FINISHED
    position.winner = nullable_seat(fields, "winner", position, over)
    points: Sequence[int] = ()
    if "points" in fields:
        points = fields.integers("points", int(position.players), 0, POINTS_TO_WIN)
    if any(points) and not position.titanium:
        wrong = fields.wrong("points", list(points), "0..0")
        raise blame(wrong, (fields, "options"), (Fields(options, "options"), "mode"))
    for seat, count in enumerate(points):
        position.points[seat] = count
    for seat in range(position.players):
        if position.titanium:
            won = position.points[seat] == POINTS_TO_WIN
        else:
            own = [saucer for saucer in range(position.saucers) if position.owner(saucer) == seat]
            won = all(stations(position.aboard[saucer]) == ALL_TYPES for saucer in own)
        if won != (seat == position.winner):
            raise fields.wrong("winner", position.winner if over else None, "who has won, and nobody else")

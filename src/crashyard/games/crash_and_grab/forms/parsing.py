"""Forms of actions, the other way round: the action that a form names. It may still be illegal."""

from collections.abc import Callable

from crashyard.engine.documents import Fields
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.forms.notation import refusal
from crashyard.games.crash_and_grab.forms.outcomes import (
    NUMBERS,
    ROTATIONS,
    SOME_UPGRADES,
    parse_direction,
    parse_outcome,
    parse_plan,
)
from crashyard.games.crash_and_grab.rules import upgrade
from crashyard.games.crash_and_grab.rules.board import (
    BIG_TILES,
    LAST_SITE,
    MOST_SAUCERS,
    SIZES,
    SLOTS,
    TYPES,
    cell_at,
)
from crashyard.games.crash_and_grab.rules.codes import (
    BUY,
    COLOUR,
    CREWMEMBER,
    DECLINE,
    DIRECTION,
    DISTANCE,
    ENERGIZE,
    FLY,
    GIVE,
    KEEP,
    MOST_SPACES,
    PLAN,
    PLAN_BOTH,
    SAUCER,
    STEAL,
)
from crashyard.games.crash_and_grab.rules.deck import BY_NUMBER
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, BOOST, LOSE, PASS
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH
from crashyard.games.crash_and_grab.rules.turn import Turn


def parse_action(table: Turn, seat: int, form: object) -> int:
    """The action that a form names. A form that fits another decision only is refused as what it is."""
    if seat == CHANCE:
        return parse_outcome(table, form)
    fields = Fields(form, "the action")
    action = _PARSERS[fields.text("do", list(_PARSERS))](table, seat, fields)
    fields.end()
    return action


def read_crew(table: Turn, fields: Fields, name: str) -> int:
    """A crewmember by its colour and its type."""
    crew = fields.object(name)
    token = 4 * _read_colour(table, crew, "colour") + TYPES.index(crew.text("type", TYPES))
    crew.end()
    return token


def _read_colour(table: Turn, fields: Fields, name: str, count: int = MOST_SAUCERS) -> int:
    """The number of one of the first `count` colours."""
    return table.colours.index(fields.text(name, table.colours[:count]))


def _parse_plan(table: Turn, seat: int, fields: Fields) -> int:
    """With two players the plans of both saucers, in any order."""
    if table.players > 2:
        return PLAN + parse_plan(table, fields)
    found: dict[int, int] = {}
    for document in fields.items("plans", 2):
        one = Fields(document, "the action: plans")
        saucer = _read_colour(table, one, "saucer", int(table.saucers))
        if 0 <= seat < table.players and table.owner(saucer) != seat:
            raise refusal(table, "not-your-saucer", seat, SAUCER + saucer)
        if saucer in found or any(table.owner(other) != table.owner(saucer) for other in found):
            raise one.wrong("saucer", table.colours[saucer], "each of the two own saucers once")
        found[saucer] = parse_plan(table, one)
    first, second = sorted(found)
    return PLAN_BOTH + PLANS_EACH * found[first] + found[second]


def _parse_saucer(table: Turn, seat: int, fields: Fields) -> int:
    return SAUCER + _read_colour(table, fields, "saucer")


def _parse_distance(table: Turn, seat: int, fields: Fields) -> int:
    return DISTANCE + fields.integer("distance", 0, MOST_SPACES)


def _parse_direction(table: Turn, seat: int, fields: Fields) -> int:
    return DIRECTION + parse_direction(table, fields)


def _parse_flight(table: Turn, seat: int, fields: Fields, distances: int) -> int:
    """The distance may be left out where only one is possible."""
    only = distances.bit_length() - 1 if distances & (distances - 1) == 0 else None
    return FLY + parse_direction(table, fields) + 4 * fields.integer("distance", 0, MOST_SPACES, default=only)


def _parse_accelerate(table: Turn, seat: int, fields: Fields) -> int:
    if table.phase == BOOST and table.awaits(seat):
        raise refusal(table, "boost-or-stop", seat, FLY)
    return _parse_flight(table, seat, fields, table.distances_of_leaving() if table.phase == ACCELERATE else 1)


def _parse_boost(table: Turn, seat: int, fields: Fields) -> int:
    if table.phase == ACCELERATE and table.awaits(seat):
        raise refusal(table, "must-accelerate", seat, FLY)
    return _parse_flight(table, seat, fields, table.distances_of_boost() if table.phase == BOOST else 1)


def _parse_pass(table: Turn, seat: int, fields: Fields) -> int:
    action = CREWMEMBER + read_crew(table, fields, "crew")
    if table.phase == LOSE and table.awaits(seat):
        raise refusal(table, "lose-a-crewmember", seat, action)
    return action


def _parse_lose(table: Turn, seat: int, fields: Fields) -> int:
    action = CREWMEMBER + read_crew(table, fields, "crew")
    if table.phase == PASS and table.awaits(seat):
        raise refusal(table, "pass-or-stop", seat, action)
    return action


def _parse_give(table: Turn, seat: int, fields: Fields) -> int:
    return GIVE + 6 * read_crew(table, fields, "crew") + _read_colour(table, fields, "to")


def _parse_steal(table: Turn, seat: int, fields: Fields) -> int:
    return STEAL + read_crew(table, fields, "crew")


def _parse_colour(table: Turn, seat: int, fields: Fields) -> int:
    return COLOUR + _read_colour(table, fields, "colour")


def _read_upgrade(fields: Fields) -> int:
    """The number of a card by its name."""
    value = fields.take("upgrade")
    if not isinstance(value, str) or value not in NUMBERS:
        raise fields.wrong("upgrade", value, SOME_UPGRADES)
    return NUMBERS[value]


def _parse_keep(table: Turn, seat: int, fields: Fields) -> int:
    return KEEP + _read_upgrade(fields)


def _parse_use(table: Turn, seat: int, fields: Fields) -> int:
    card = BY_NUMBER[_read_upgrade(fields)]
    return int(card.first_action) + _parse_choice(table, int(card.choice), fields)


def _parse_choice(table: Turn, choice: int, fields: Fields) -> int:
    """What the card lets choose."""
    if choice == upgrade.SPACE:
        return _read_space(table, fields)
    if choice == upgrade.SITE:
        return fields.integer("site", 1, LAST_SITE)
    if choice == upgrade.DIRECTION:
        return parse_direction(table, fields)
    if choice == upgrade.SAUCER:
        return _read_colour(table, fields, "saucer")
    if choice == upgrade.CREWMEMBER:
        return read_crew(table, fields, "crew")
    if choice == upgrade.EXCHANGE:
        taken, given = read_crew(table, fields, "take"), read_crew(table, fields, "give")
        if taken % 4 != given % 4:
            raise fields.wrong("give", TYPES[given % 4], TYPES[taken % 4])
        return 6 * taken + given // 4
    if choice == upgrade.TILE:
        slots = [slot["slot"] for slot in SLOTS[int(table.players)][:BIG_TILES]]
        return 4 * slots.index(fields.text("slot", slots)) + fields.integer("turns", 1, 3)
    return ROTATIONS.index(fields.text("rotation", ROTATIONS)) if choice == upgrade.ROTATION else 0


def _read_space(table: Turn, fields: Fields) -> int:
    size = SIZES[int(table.players)]
    row, col = fields.integers("space", 2, 0, size - 1)
    return cell_at(row, col)


def _parse_energize(table: Turn, seat: int, fields: Fields) -> int:
    return ENERGIZE


def _parse_buy(table: Turn, seat: int, fields: Fields) -> int:
    return BUY


def _parse_decline(table: Turn, seat: int, fields: Fields) -> int:
    return DECLINE


_PARSERS: dict[str, Callable[[Turn, int, Fields], int]] = {
    "plan": _parse_plan,
    "saucer": _parse_saucer,
    "distance": _parse_distance,
    "direction": _parse_direction,
    "accelerate": _parse_accelerate,
    "boost": _parse_boost,
    "pass": _parse_pass,
    "lose": _parse_lose,
    "give": _parse_give,
    "energize": _parse_energize,
    "steal": _parse_steal,
    "colour": _parse_colour,
    "buy": _parse_buy,
    "keep": _parse_keep,
    "use": _parse_use,
    "decline": _parse_decline,
}

"""Small hand-made tables, and short words for what is done on them.

Unless a test lays other tiles, all lie with side A up, those in the corners without a turn. With two to four players:

         0  1  2  3  4  5  6  7
    0    .  1  .  A  .  .  A  .
    1    .  .  3  .  .  .  .  5
    2    2  .  .  .  4  A  .  .
    3    A  .  .  .  .  .  6  .
    4    .  7  .  .  .  .  11 .
    5    .  .  9  .  10 .  .  .
    6    A  .  .  8  .  .  A  .
    7    .  A  .  .  .  12 .  A

The sun lies up, the meteor right, the stars down, the asteroids left. Colours and crewmembers are called by their
names: "red", "red-pilot". A saucer that a test gives no place is off the board, and nobody has energy, boosters or
upgrades that are not given. Crewmembers that are not mentioned are in their queues; but if fewer than Q lie on the
board, pink ones are put on the sites FILLERS until it is full, so that nothing needs to be placed when a turn ends.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import Event, Refusal
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.forms.files.reading import lay_out
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    BOARD_CELLS,
    COLOURS,
    DIRECTIONS,
    EMPTY,
    LAST_SITE,
    OFF,
    SLOTS,
    TILES,
    TYPES,
    cell_at,
    col_of,
    row_of,
    tile_code,
)
from crashyard.games.crash_and_grab.rules.chance import tile as laying
from crashyard.games.crash_and_grab.rules.decisions import codes
from crashyard.games.crash_and_grab.rules.rounds import begin_round, begin_turn
from crashyard.games.crash_and_grab.rules.stages import GOING, PHASE_NAMES, PLACE, PLANS, TURN_OVER
from crashyard.games.crash_and_grab.rules.state import CLOCKWISE, COUNTER_CLOCKWISE, CREW, NOTHING, ONE_COLOUR
from crashyard.games.crash_and_grab.rules.tuning import CrashAndGrabTuning
from crashyard.games.crash_and_grab.rules.turn import go_on
from crashyard.games.crash_and_grab.rules.upgrades import upgrade
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, CARDS, DECK

Place = tuple[int, int]

FILLERS = (12, 2, 1, 8)
"""The crash sites on which crewmembers lie that a test does not care about."""
CARD_NAMES = ("2", "3", "0-5")
NUMBERS = {card.name: int(card.number) for card in CARDS}
"""The number of each upgrade."""
PINK = COLOURS.index("pink")


# -- names ----------------------------------------------------------------------------------


def cell(place: Place) -> int:
    return int(cell_at(*place))


def place_at(cell: int) -> Place:
    return int(row_of(cell)), int(col_of(cell))


def colour_number(name: str) -> int:
    return COLOURS.index(name)


def token(name: str) -> int:
    """A crewmember by its name, such as "red-pilot"."""
    colour, kind = name.split("-")
    return 4 * COLOURS.index(colour) + TYPES.index(kind)


def token_name(number: int) -> str:
    return f"{COLOURS[number // 4]}-{TYPES[number % 4]}"


def crew_bits(names: Iterable[str]) -> int:
    return sum(1 << token(name) for name in names)


def upgrade_bits(names: Iterable[str]) -> int:
    return sum(1 << NUMBERS[name] for name in names)


def saucer_bits(names: Iterable[str]) -> int:
    return sum(1 << colour_number(name) for name in names)


def plan_number(plan: str) -> int:
    """A plan by its card and direction, such as "0-5 left"."""
    card, direction = plan.split()
    return 4 * CARD_NAMES.index(card) + DIRECTIONS.index(direction)


# -- tables ---------------------------------------------------------------------------------


def usual_tiles(players: int) -> list[int]:
    """The tiles of a board in the order of their numbers, side A up, turned as little as possible."""
    laid: list[int] = []
    for slot in SLOTS[players]:
        taken = [code // 8 for code in laid]
        free = [number for number, tile in TILES.items() if tile["group"] == slot["group"] and number not in taken]
        laid.append(tile_code(free[0], 0, slot["quarterTurns"][0]))
    return laid


def bare(players: int, tiles: Sequence[int] | None = None) -> CrashAndGrabPosition:
    """A board with its markers; all saucers are off it, and no crewmember is anywhere."""
    position = CrashAndGrabPosition(players)
    position.clear()
    for code in usual_tiles(players) if tiles is None else tiles:
        laying.DECISION.answer(position, CHANCE, code)
    position.marker = vec[i64]([0, 1, 2, 3])
    position.deck = DECK[players]
    return position


def draw_board(position: CrashAndGrabPosition, rows: Sequence[str]) -> None:
    """Let the board show something that no tiles make: `.` empty, `A` accelerator, numbers crash sites.

    Crash sites that are not drawn stay where they are if that space is drawn as `.` or not at all.
    """
    for row, marks in enumerate(rows):
        for col, mark in enumerate(marks.split()):
            at = cell((row, col))
            if mark == "A":
                position.kind[at] = ACCELERATOR
            elif mark.isdigit():
                old = position.site[int(mark)]
                if old != at and position.kind[old] == int(mark):
                    position.kind[old] = EMPTY
                position.kind[at] = int(mark)
                position.site[int(mark)] = at
            elif position.kind[at] == ACCELERATOR:
                position.kind[at] = EMPTY
    for site in range(1, LAST_SITE + 1):
        assert position.kind[position.site[site]] == site, f"crash site {site} is covered"


def table(
    players: int = 3,
    *,
    at: Mapping[str, Place] | None = None,
    crew: Mapping[str, Place] | None = None,
    aboard: Mapping[str, Sequence[str]] | None = None,
    plans: Mapping[str, str] | None = None,
    energy: Mapping[str, int] | None = None,
    boosters: Mapping[str, int] | None = None,
    upgrades: Mapping[str, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    turn: str = "red",
    stage: int = PLACE,
    probe: int = 0,
    rotation: str | None = "clockwise",
    moved: Sequence[str] | None = None,
    override: Sequence[str] = (),
    tiles: Sequence[int] | None = None,
    rows: Sequence[str] | None = None,
    titanium: bool = False,
    points: Sequence[int] = (),
    filled: bool = True,
    **fields: Any,
) -> CrashAndGrabPosition:
    """The turn of a saucer begins, or (`stage`) goes on with one of its later stages.

    `at` says where saucers are, `crew` where crewmembers lie, `aboard` who is on which saucer. Plans are written as
    "2 up" or "0-5 left" and are "0-5 up" where none is given. `moved` are the saucers that had their turns before;
    by default those that come before this one. `deck` names the only cards that are left in the deck; the others then
    lie in the discard pile. `rows` draws a board that no tiles make (`draw_board`). `fields` are set on the position
    as they are, before it goes on.
    """
    position = bare(players, tiles)
    if rows is not None:
        draw_board(position, rows)
    position.titanium = titanium
    for seat, count in enumerate(points):
        position.points[seat] = count
    position.extra = PINK if players < 6 else -1
    for colour in [*range(position.saucers), PINK]:
        position.lost |= ONE_COLOUR << 4 * colour
    for name, place in (at or {}).items():
        position.put(colour_number(name), cell(place))
    for name, place in (crew or {}).items():
        take_from_queue(position, name)
        assert 0 < position.kind[cell(place)] <= LAST_SITE
        assert position.on[cell(place)] == NOTHING
        position.put_crew(token(name), cell(place))
    for saucer, names in (aboard or {}).items():
        for name in names:
            take_from_queue(position, name)
        position.aboard[colour_number(saucer)] = crew_bits(names)
    if filled:
        fill_up(position)
    for number, name in enumerate(COLOURS[: position.saucers]):
        position.energy[number] = (energy or {}).get(name, 0)
        position.boosters[number] = (boosters or {}).get(name, 0)
        position.plan[number] = plan_number((plans or {}).get(name, "0-5 up"))
        position.upgrades[number] = upgrade_bits((upgrades or {}).get(name, ()))
        assert position.deck & position.upgrades[number] == position.upgrades[number], "an upgrade exists once"
        position.deck &= ~position.upgrades[number]
    position.discard = upgrade_bits(discard)
    position.deck &= ~position.discard
    if deck is not None:
        position.discard |= position.deck & ~upgrade_bits(deck)
        position.deck = upgrade_bits(deck)
    position.round = 3
    position.probe = probe
    position.rotation = {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER_CLOCKWISE}.get(rotation or "", 0)
    position.override = saucer_bits(override)
    position.listen()
    begin(position, colour_number(turn), stage, moved)
    for field, value in fields.items():
        assert hasattr(position, field)
        setattr(position, field, value)
    go_on(position)
    position.heard()
    return position


def take_from_queue(position: CrashAndGrabPosition, name: str) -> None:
    assert position.lost >> token(name) & 1, f"{name} is not in its queue"
    position.lost &= ~(1 << token(name))


def fill_up(position: CrashAndGrabPosition) -> None:
    """Put pink crewmembers on the FILLERS until Q lie on the board."""
    for site in FILLERS:
        if position.crew_out < position.quota and position.on[position.site[site]] == NOTHING:
            queue = int(position.lost >> 4 * PINK & ONE_COLOUR)
            if queue:
                number = 4 * PINK + queue.bit_length() - 1
                position.lost &= ~(1 << number)
                position.put_crew(number, position.site[site])


def begin(position: CrashAndGrabPosition, saucer: int, stage: int, moved: Sequence[str] | None) -> None:
    """Go to a stage, with the turns before it done."""
    position.phase = GOING
    if stage == PLANS:
        begin_round(position)
        return
    before = turns_before(position, saucer, stage) if moved is None else [colour_number(name) for name in moved]
    position.turn = len(before)
    position.moved = sum(1 << other for other in before)
    position.revealed = position.moved
    if PLACE <= stage <= TURN_OVER:
        begin_turn(position, saucer)
        if stage > stages.REVEAL:
            position.revealed |= 1 << saucer
        position.boosted_out = stage >= stages.PASSING
    position.stage = stage


def turns_before(position: CrashAndGrabPosition, saucer: int, stage: int) -> list[int]:
    """The saucers that had their turns, if this one's has come."""
    if stage in (stages.PLACE_ALL, stages.MOVE_PROBE):
        return list(range(position.saucers))
    if stage < PLACE:
        return []
    if position.players == 2:
        return [] if saucer % 2 == position.probe else [int(position.probe)]
    rotation = position.rotation or CLOCKWISE
    count = (saucer - position.probe) * rotation % position.players
    return [int((position.probe + rotation * index) % position.players) for index in range(count)]


# -- answers --------------------------------------------------------------------------------

DECLINE = codes.DECLINE
ENERGIZE = codes.ENERGIZE
BUY = codes.BUY_UPGRADE


def plan(what: str, partners: str | None = None) -> int:
    """A plan such as "2 up"; with two players the plans of both saucers."""
    if partners is None:
        return codes.MAKE_PLAN + plan_number(what)
    return codes.MAKE_TWO_PLANS + 12 * plan_number(what) + plan_number(partners)


def saucer(name: str) -> int:
    return codes.NAME_SAUCER + colour_number(name)


def distance(spaces: int) -> int:
    return codes.SET_DISTANCE + spaces


def direction(name: str) -> int:
    return codes.SET_DIRECTION + DIRECTIONS.index(name)


def fly(name: str, spaces: int) -> int:
    """Leave an accelerator, or boost."""
    return codes.FLY + 4 * spaces + DIRECTIONS.index(name)


def crewmember(name: str) -> int:
    """Pass a crewmember, or lose it."""
    return codes.NAME_CREWMEMBER + token(name)


def give(name: str, receiver: str) -> int:
    return codes.GIVE + 6 * token(name) + colour_number(receiver)


def steal(name: str) -> int:
    return codes.STEAL + token(name)


def colour(name: str) -> int:
    return codes.NAME_COLOUR + colour_number(name)


def keep(name: str) -> int:
    return codes.KEEP_UPGRADE + NUMBERS[name]


def use(name: str, *chosen: Any) -> int:
    """Use an upgrade; what is chosen depends on the card.

    Nothing, a place, the number of a crash site, a direction, a saucer, a crewmember, two crewmembers (the one that
    comes and the one that goes), a slot and quarter turns, or "clockwise" or "counter-clockwise".
    """
    card = BY_NUMBER[NUMBERS[name]]
    return int(card.first_action) + option(card, *chosen)


def option(card: upgrade.Upgrade, *chosen: Any) -> int:
    if card.parts == upgrade.NOTHING_MORE:
        assert not chosen
        return 0
    if card.parts == upgrade.AN_EXCHANGE:
        taken, given = token(chosen[0]), token(chosen[1])
        assert taken % 4 == given % 4
        return 6 * taken + given // 4
    if card.parts == upgrade.ONE_TILE:
        return 4 * ("NW", "NE", "SW", "SE").index(chosen[0]) + int(chosen[1])
    (only,) = chosen
    if card.parts == upgrade.ONE_SPACE:
        return cell(only)
    if card.parts == upgrade.ONE_SITE:
        return int(only)
    if card.parts == upgrade.ONE_DIRECTION:
        return DIRECTIONS.index(only)
    if card.parts == upgrade.ONE_SAUCER:
        return colour_number(only)
    if card.parts == upgrade.ONE_CREWMEMBER:
        return token(only)
    return ("clockwise", "counter-clockwise").index(only)


# -- playing --------------------------------------------------------------------------------


def play(position: CrashAndGrabPosition, *actions: int) -> list[Event]:
    """The awaited seat answers, one answer after the other; returns what happened."""
    for action in actions:
        seat = position.awaited()
        assert seat >= 0, f"nobody is asked: {asked(position)}"
        assert action in position.legal(seat), f"{action} is not legal: {asked(position)}"
        position.play(seat, action)
    return position.heard()


def roll(position: CrashAndGrabPosition, *numbers: int) -> list[Event]:
    """The placement die shows these numbers, one after the other."""
    for number in numbers:
        assert position.phase == stages.ROLL, asked(position)
        position.play(CHANCE, number)
    return position.heard()


def draw(position: CrashAndGrabPosition, *names: str) -> list[Event]:
    """These upgrades are drawn, one after the other."""
    for name in names:
        assert position.phase == stages.DRAW, asked(position)
        position.play(CHANCE, NUMBERS[name])
    return position.heard()


def rotate(position: CrashAndGrabPosition, name: str) -> list[Event]:
    """The rotation die shows "clockwise" or "counter-clockwise"."""
    assert position.phase == stages.ROTATION, asked(position)
    position.play(CHANCE, ("clockwise", "counter-clockwise").index(name))
    return position.heard()


def all_plan(position: CrashAndGrabPosition, what: str = "0-5 up") -> list[Event]:
    """Every player plans the same, for all saucers."""
    assert position.phase == stages.PLAN, asked(position)
    for seat in position.awaited_seats():
        position.play(seat, plan(what, what) if position.players == 2 else plan(what))
    return position.heard()


def may(position: CrashAndGrabPosition, action: int) -> bool:
    """Whether the awaited seat may answer so; the list of legal answers and `forbids` must say the same."""
    seat = position.awaited()
    legal = position.forbids(seat, action) is None
    assert legal == (action in position.legal(seat))
    return legal


def refused(position: CrashAndGrabPosition, action: int, key: str, seat: int | None = None) -> None:
    """The answer is refused with that key, and nothing changes."""
    before = picture(position)
    player = position.awaited() if seat is None else seat
    assert action not in position.legal(player)
    with pytest.raises(Refusal) as caught:
        position.play(player, action)
    assert caught.value.key == key
    assert picture(position) == before
    assert position.heard() == []


# -- what lies on the table -----------------------------------------------------------------


def picture(position: CrashAndGrabPosition) -> dict[str, Any]:
    """Everything about a position."""
    names = [name for name in dir(position) if not name.startswith("_")]
    facts = {name: getattr(position, name) for name in names}
    plain = {name: fact for name, fact in facts.items() if not callable(fact)}
    return {
        name: fact if isinstance(fact, int | bool | CrashAndGrabTuning) else list(fact) for name, fact in plain.items()
    }


def asked(position: CrashAndGrabPosition) -> tuple[str, int]:
    """What is asked, and which seat; -1 is chance."""
    return PHASE_NAMES[position.phase], int(position.awaited())


def at(position: CrashAndGrabPosition, name: str) -> Place | None:
    """Where a saucer is; None if it is off the board."""
    here = position.at[colour_number(name)]
    return None if here == OFF else place_at(here)


def places(position: CrashAndGrabPosition) -> dict[str, Place]:
    """All saucers that are on the board."""
    found = {name: at(position, name) for name in COLOURS[: position.saucers]}
    return {name: place for name, place in found.items() if place is not None}


def names_of(crew: int) -> set[str]:
    """A set of crewmembers, which is bits of a number, by their names."""
    return {token_name(number) for number in range(24) if crew >> number & 1}


def aboard(position: CrashAndGrabPosition, name: str) -> set[str]:
    return names_of(position.aboard[colour_number(name)])


def lying(position: CrashAndGrabPosition) -> dict[str, Place]:
    """The crewmembers on the board."""
    cells = BOARD_CELLS[position.players]
    return {token_name(position.on[at] - CREW): place_at(at) for at in cells if position.on[at] >= CREW}


def site(position: CrashAndGrabPosition, number: int) -> Place:
    return place_at(position.site[number])


def energy(position: CrashAndGrabPosition, name: str) -> int:
    return int(position.energy[colour_number(name)])


def boosters(position: CrashAndGrabPosition, name: str) -> int:
    return int(position.boosters[colour_number(name)])


def upgrades(position: CrashAndGrabPosition, name: str) -> set[str]:
    return {card.name for card in CARDS if position.upgrades[colour_number(name)] & card.bit}


def cards(bits: int) -> set[str]:
    """A set of upgrades, which is bits of a number, by their names."""
    return {card.name for card in CARDS if bits & card.bit}


def options(position: CrashAndGrabPosition, name: str) -> int:
    """In how many ways the awaited seat may use an upgrade."""
    card = BY_NUMBER[NUMBERS[name]]
    count = int(card.options)
    return sum(0 <= action - card.first_action < count for action in position.legal(position.awaited()))


def spaces_of(position: CrashAndGrabPosition, name: str) -> set[Place]:
    """The spaces to which the awaited seat may jump by an upgrade."""
    card = BY_NUMBER[NUMBERS[name]]
    chosen = [action - card.first_action for action in position.legal(position.awaited())]
    return {place_at(option) for option in chosen if 0 <= option < card.options}


# -- what has happened ----------------------------------------------------------------------


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened on the table, in its order; what is asked next is left out."""
    return [event.kind for event in events if event.kind != "asked"]


def facts(events: Iterable[Event], name: str) -> dict[str, Any]:
    """What the only event of a kind tells."""
    (only,) = all_facts(events, name)
    return only


def all_facts(events: Iterable[Event], name: str) -> list[dict[str, Any]]:
    """What each event of a kind tells."""
    return [dict(event.public) for event in events if event.kind == name]


def path(events: Iterable[Event], name: str) -> list[Place]:
    """The spaces that a saucer has entered by moving, in their order."""
    steps = [step for step in all_facts(events, "saucer_moved") if step["saucer"] == name]
    return [(step["to"][0], step["to"][1]) for step in steps]


# -- new games ------------------------------------------------------------------------------


def new_game(players: int, titanium: bool = False, **parameters: str | int) -> CrashAndGrabPosition:
    """A game before its first tile is laid."""
    position = CrashAndGrabPosition(players)
    lay_out(position, {"mode": "twisted-titanium" if titanium else "base", "colours": "by-seat", **parameters})
    position.listen()
    return position


def chance(position: CrashAndGrabPosition, *outcomes: int) -> list[Event]:
    """Chance gives these outcomes, one after the other."""
    for outcome in outcomes:
        position.play(CHANCE, outcome)
    return position.heard()


def laid_out(players: int, probe: int = 0, extra: str = "pink", titanium: bool = False) -> CrashAndGrabPosition:
    """A new game whose usual board lies, and whose probe is given out; the first saucer is to be placed."""
    position = new_game(players, titanium)
    chance(position, *usual_tiles(players), 0)
    if position.phase == stages.EXTRA_COLOUR:
        chance(position, colour_number(extra))
    chance(position, probe)
    return position

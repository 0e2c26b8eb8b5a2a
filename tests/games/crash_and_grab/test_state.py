"""Every field of the state is declared once; copies, files, views and observations know it, or the field is named here.

Fields are changed one at a time, to what they are at other moments of random plays. Some of these tables could never
be played; they are only looked at.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy
import pytest

from crashyard.engine import NOBODY, SPECTATOR, Actions, Dice, play_at_random, random_answer
from crashyard.engine.forms.state import Known, StateField
from crashyard.envs.observation import layout, observe
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from tests.conformance.cases import frozen

FIELDS = {field.name: field for field in GAME.state}
BY_SETUP = {"players", "saucers", "quota"}
"""What is never changed in a play."""
SETUPS = ((2, "base", "state 39"), (3, "base", "state"), (5, "twisted-titanium", "state 26"))
"""In the play of two a crewmember is picked up where passing interrupts a movement, which is rare."""
ANSWERS = 560
CHANGED = sorted(FIELDS.keys() - BY_SETUP)


@cache
def plays() -> list[list[CrashAndGrabPosition]]:
    """Random plays, moment by moment, in which somebody leaves if there are enough to go on."""
    return [one_play(players, mode, Dice(seed)) for players, mode, seed in SETUPS]


def one_play(players: int, mode: str, dice: Dice) -> list[CrashAndGrabPosition]:
    position = GAME.new(players, {"mode": mode})
    assert isinstance(position, CrashAndGrabPosition)
    actions, found = Actions(), []
    for number in range(ANSWERS):
        if position.awaited() == NOBODY:
            break
        found.append(position.copy())
        if number == ANSWERS // 2 and players > 2:
            position.resign(0)
        else:
            seat = position.awaited_seats()[0]
            position.play(seat, random_answer(position, seat, dice, actions))
    return [*found, position, won(players)]


def won(players: int) -> CrashAndGrabPosition:
    position = GAME.new(players)
    assert isinstance(position, CrashAndGrabPosition)
    play_at_random(position, Dice("won"), GAME.longest)
    return position


def plain(value: Any) -> object:
    """What a field says, whatever holds it."""
    return value if isinstance(value, bool | int | str) else list(value)


def attributes(position: CrashAndGrabPosition) -> set[str]:
    """Of an interpreted or a compiled class; whoever listens is no part of the state."""
    if hasattr(position, "__dict__"):
        return set(vars(position)) - {"_heard"}
    found = (name for name in dir(position) if not name.startswith("_"))
    return {name for name in found if not callable(getattr(position, name))}


def changed(name: str) -> Iterator[tuple[CrashAndGrabPosition, CrashAndGrabPosition]]:
    """Positions, and copies of them in which one field is otherwise."""
    for moments in plays():
        others = {str(plain(getattr(position, name))): getattr(position, name) for position in moments}
        for index, position in enumerate(moments[:: len(moments) // 14]):
            for value in different(getattr(position, name), list(others.values()), index):
                twin = position.copy()
                setattr(twin, name, value)
                yield position, twin


def different(value: Any, others: list[Any], index: int) -> list[Any]:
    """Other things that a field could say."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, list):
        return [value[::-1]]
    found = [other for other in others if plain(other) != plain(value)]
    if not isinstance(value, int):
        found = [other[:] for other in found if len(other) == len(value)] or [other[:] for other in found]
    elif not found:
        found = [value + 1]
    return [found[(index + step) % len(found)] for step in range(min(3, len(found)))]


def can_be_told(twin: CrashAndGrabPosition) -> bool:
    """Whether its fields fit together well enough for a file: a crewmember needs a colour, a heading its markers."""
    try:
        twin.to_json()
    except (IndexError, KeyError):
        return False
    return True


def at_path(document: object, path: tuple[str, ...]) -> str:
    for name in path:
        assert isinstance(document, dict)
        document = document[name]
    return frozen(document)


# -- the declaration ------------------------------------------------------------------------


def test_every_field_is_declared_once() -> None:
    assert len(FIELDS) == len(GAME.state)
    for moments in plays():
        assert attributes(moments[-1]) == FIELDS.keys()


def test_a_field_stands_in_files_and_observations_or_it_is_said_why_not() -> None:
    parts = {part.name for part in layout(GAME, 3)}
    for field in GAME.state:
        assert bool(field.observed) != bool(field.unobserved) or field.derived, field.name
        assert parts_of(field) <= parts, field.name
    assert parts - {"seat", "awaited"} == {part for field in GAME.state for part in parts_of(field)}


def parts_of(field: StateField) -> set[str]:
    return set(field.observed.split(", ")) if field.observed else set()


@pytest.mark.parametrize("name", FIELDS)
def test_the_plays_show_the_field_in_different_ways(name: str) -> None:
    """Or what follows would prove nothing."""
    everywhere = [position for moments in plays() for position in moments]
    if name == "colours":
        everywhere = [*everywhere, coloured()]
    assert len({str(plain(getattr(position, name))) for position in everywhere}) > 1


def coloured() -> CrashAndGrabPosition:
    position = GAME.new(2, {"colours": "pink,purple,yellow,blue"})
    assert isinstance(position, CrashAndGrabPosition)
    return position


# -- copies and files -----------------------------------------------------------------------


@pytest.mark.parametrize("name", FIELDS)
def test_a_copy_keeps_the_field(name: str) -> None:
    for moments in plays():
        for position in [*moments[::40], coloured()]:
            assert plain(getattr(position.copy(), name)) == plain(getattr(position, name))
    if name not in BY_SETUP:
        for _, twin in changed(name):
            assert plain(getattr(twin.copy(), name)) == plain(getattr(twin, name))


@pytest.mark.parametrize("name", [name for name in FIELDS if not FIELDS[name].shared])
def test_a_copy_has_a_field_of_its_own(name: str) -> None:
    for moments in plays():
        for position in moments[::40]:
            value = getattr(position.copy(), name)
            if not isinstance(value, int) and len(value):
                before = plain(getattr(position, name))
                value[0] += 1
                assert plain(getattr(position, name)) == before


@pytest.mark.parametrize("name", CHANGED)
def test_a_file_says_the_field(name: str) -> None:
    """Unless it follows from others, or nobody needs it there."""
    field = FIELDS[name]
    noticed = False
    for position, twin in changed(name):
        if not can_be_told(twin):
            continue
        before, after = position.to_json(), twin.to_json()
        if field.unsaved:
            assert frozen(after) == frozen(before)
        elif not field.derived:
            noticed = noticed or at_path(after, field.path) != at_path(before, field.path)
    assert noticed or field.unsaved or field.derived


@pytest.mark.parametrize("name", FIELDS)
def test_a_file_gives_the_field_back(name: str) -> None:
    for position, loaded in written():
        if not FIELDS[name].unsaved:
            assert plain(getattr(loaded, name)) == plain(getattr(position, name))


@cache
def written() -> list[tuple[CrashAndGrabPosition, CrashAndGrabPosition]]:
    """Positions, and the same from their files."""
    found = []
    rare = [position for moments in plays() for position in moments if position.grabbed or position.losses]
    for position in [coloured(), *rare, *(position for moments in plays() for position in moments[::-6])]:
        loaded = GAME.load(GAME.save(position))
        assert isinstance(loaded, CrashAndGrabPosition)
        found.append((position, loaded))
    return found


# -- views and observations -----------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in CHANGED if not FIELDS[name].derived])
def test_views_show_the_field_to_those_who_may_know_it(name: str) -> None:
    field = FIELDS[name]
    found = set()
    for position, twin in changed(name):
        watchers = [*range(position.players), SPECTATOR]
        if not can_be_told(twin) or (not field.unsaved and twin.to_json() == position.to_json()):
            continue
        seen = [frozen(twin.view(seat)) for seat in watchers]
        same = [view == frozen(position.view(seat)) for seat, view in zip(watchers, seen, strict=True)]
        found.add("nobody" if all(same) else "everybody" if not any(same) else "some")
        assert all(same) or not field.unsaved
    if field.unsaved:
        assert found == {"nobody"}
    else:
        wanted = {Known.EVERYBODY: "everybody", Known.OWNER: "some", Known.NOBODY: "nobody"}[field.known]
        assert wanted in found
        assert found == {"everybody"} or field.known is not Known.EVERYBODY


@pytest.mark.parametrize("name", [name for name in CHANGED if FIELDS[name].observed or not FIELDS[name].derived])
def test_observations_show_the_field(name: str) -> None:
    """In each of its parts; what is declared as unobserved changes nothing at all."""
    field = FIELDS[name]
    missing = parts_of(field)
    for position, twin in changed(name):
        seat = max(0, position.active)
        before, after = observe(position, seat), observe(twin, seat)
        if not field.observed:
            assert numpy.array_equal(after, before)
            continue
        for part in layout(GAME, int(position.players)):
            numbers = slice(part.start, part.start + part.size)
            if not numpy.array_equal(before[numbers], after[numbers]):
                missing.discard(part.name)
        if not missing:
            return
    assert not missing

"""Every field of a position is declared once, and copies, files, views and observations know it.

Each field is changed alone, to what it is at other moments and to numbers beside its own. Such a table need not make
sense: it is only looked at. A field that somebody adds and nobody tells of fails these tests by its name.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy
import pytest

from crashyard.engine import CHANCE, SPECTATOR, Actions, Dice
from crashyard.engine.forms.state import Known
from crashyard.envs.observation import layout, observe
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import phases
from crashyard.games.crash_by_crash.rules.tuning import CrashByCrashTuning
from tests.conformance.cases import frozen
from tests.games.crash_by_crash.tables import card, magnet, operate, play, table

FIELDS = {field.name: field for field in GAME.state}
TOLD = [name for name, field in FIELDS.items() if not field.derived]
EVERY = 60
ANSWERS = 480


@cache
def positions() -> list[CrashByCrashPosition]:
    """Moments of random games, and what random play hardly ever comes to."""
    found = [*random_moments(2, {}), *random_moments(4, {}), *random_moments(2, {"last_rider": 1, "younger": 0})]
    found += [*random_moments(2, {"hand": 4}), *random_moments(4, {"hand": 4})]
    return [
        *found,
        ring_choice(),
        ring_choice(duty=1),
        bell_on_the_way(),
        card_played("FLAT_BATTERY"),
        card_played("ROCKET"),
    ]


def random_moments(players: int, options: dict[str, object]) -> list[CrashByCrashPosition]:
    position = GAME.new(players, options)
    assert isinstance(position, CrashByCrashPosition)
    dice, actions, found, seen = Dice(f"state {players}"), Actions(), [], set()
    for number in range(ANSWERS):
        if position.phase == phases.OVER:
            break
        if number % EVERY == 0 or position.phase not in seen:
            found.append(position.copy())
        seen.add(int(position.phase))
        seat = position.awaited()
        position.carry_out(
            seat, position.throw(dice, actions) if seat == CHANCE else position.pick(seat, dice, actions)
        )
    return found


def ring_choice(**fields: object) -> CrashByCrashPosition:
    position = table(b=[(1, 8), (-1, 6), (7, 5), (12, 0)], magnet_b=(9, 5), bells=[(0, 8), (8, 5)], a=[(0, 0)], count=8)
    play(position, magnet((-1, 8)))
    assert position.phase == phases.RINGING
    for name, value in fields.items():
        setattr(position, name, value)
    return position


def bell_on_the_way() -> CrashByCrashPosition:
    position = table(a=[(0, 0)], b=[(6, 8)], bells=[(7, 8)], operator=(5, 8), count=8)
    play(position, operate(2, (6, 8), "E"))
    assert position.phase == phases.STEPS
    assert position.rung >= 0
    return position


def card_played(name: str) -> CrashByCrashPosition:
    position = table(b=[(6, 8)], hand=[name], count=8)
    play(position, card(name))
    return position


def plain(value: Any) -> Any:
    return value if isinstance(value, int | CrashByCrashTuning) else list(value)


def others(value: Any, seen: list[Any]) -> Iterator[Any]:
    """Other values of a field: beside its own, with two of its numbers exchanged, and what it is elsewhere."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif not isinstance(value, CrashByCrashTuning):
        for one, number in enumerate(value):
            two = next((at for at in range(one) if value[at] != number), None)
            if two is not None:
                changed = value[:]
                changed[one], changed[two] = value[two], number
                yield changed
                break
    yield from (
        other if isinstance(other, int | CrashByCrashTuning) else other[:]
        for other in seen
        if plain(other) != plain(value)
    )


def changed(name: str) -> Iterator[tuple[CrashByCrashPosition, CrashByCrashPosition]]:
    """Positions, and copies of them in which one field says something else, and can be told."""
    some = positions()[:: -len(positions()) // 6]
    for position in positions():
        alike = [getattr(other, name) for other in some if other.players == position.players]
        for value in others(getattr(position, name), alike):
            twin = position.copy()
            setattr(twin, name, value)
            try:
                twin.to_json()
            except (IndexError, KeyError):
                continue
            yield position, twin


def attributes(position: CrashByCrashPosition) -> set[str]:
    """The fields that a position really has, in either build."""
    found = set(getattr(position, "__dict__", ())) or {name for name in dir(position) if not name.startswith("_")}
    return {name for name in found if not name.startswith("_") and not callable(getattr(position, name))} - {"players"}


# -- the declaration, copies and files ------------------------------------------------------


def test_every_field_is_declared_once() -> None:
    assert len(FIELDS) == len(GAME.state)
    assert attributes(positions()[0]) == FIELDS.keys()


@pytest.mark.parametrize("name", FIELDS)
def test_a_copy_keeps_the_field_and_has_one_of_its_own(name: str) -> None:
    for position, twin in changed(name):
        again = twin.copy()
        assert plain(getattr(again, name)) == plain(getattr(twin, name))
        value = getattr(again, name)
        if not isinstance(value, int | CrashByCrashTuning) and len(value) and not FIELDS[name].shared:
            value[0] += 1
            assert plain(getattr(twin, name))[0] == value[0] - 1
        assert position.players == twin.players


@pytest.mark.parametrize("name", FIELDS)
def test_a_file_gives_the_field_back(name: str) -> None:
    assert len({str(plain(getattr(position, name))) for position in positions()}) > 1
    for position, loaded in written():
        assert plain(getattr(loaded, name)) == plain(getattr(position, name))


@cache
def written() -> list[tuple[CrashByCrashPosition, Any]]:
    return [(position, GAME.load(GAME.save(position))) for position in positions()]


@pytest.mark.parametrize("name", TOLD)
def test_a_file_tells_the_field_where_it_is_declared(name: str) -> None:
    assert any(said(position, name) != said(twin, name) for position, twin in changed(name))


def said(position: CrashByCrashPosition, name: str) -> str:
    document: Any = position.to_json()
    for step in FIELDS[name].path:
        document = document[step]
    return frozen(document)


# -- views and observations -----------------------------------------------------------------


@pytest.mark.parametrize("name", TOLD)
def test_views_tell_the_field_to_those_who_may_know_it(name: str) -> None:
    """Of a field that all may know everybody learns something; of others only the owner does, or nobody, at times."""
    noticed: set[int] = set()
    ways: set[str] = set()
    for position, twin in changed(name):
        if frozen(position.to_json()) == frozen(twin.to_json()):
            continue
        watchers = [SPECTATOR, *range(position.players)]
        learn = {seat for seat in watchers if frozen(position.view(seat)) != frozen(twin.view(seat))}
        noticed |= learn
        ways.add("nobody" if not learn else "owner" if SPECTATOR not in learn else "everybody")
    if FIELDS[name].known is Known.EVERYBODY:
        assert ways == {"everybody"}
        assert noticed >= {SPECTATOR, 0, 1}
    else:
        assert FIELDS[name].known.value in ways


@pytest.mark.parametrize("name", FIELDS)
def test_observations_show_the_field_where_it_is_declared(name: str) -> None:
    field = FIELDS[name]
    assert bool(field.observed) != bool(field.unobserved)
    missing = {part.strip() for part in field.observed.split(",") if part}
    for position, twin in changed(name):
        if not missing:
            break
        for seat in (SPECTATOR, max(0, int(position.active))):
            before, after = observe(position, seat), observe(twin, seat)
            for part in layout(GAME, int(position.players)):
                numbers = slice(part.start, part.start + part.size)
                if not numpy.array_equal(before[numbers], after[numbers]):
                    missing.discard(part.name)
    assert not missing

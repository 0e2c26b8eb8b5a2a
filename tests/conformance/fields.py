"""The fields of positions, as `Game.state` declares them: their values, other values, and who notices those.

Every field of positions of random games is given other values: those that it has at other moments, and numbers beside
its own. Such a table need not make sense, so whoever looks at it may stumble; then that value says nothing. As soon as
everybody who must notice a field has noticed it, no more values are tried.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from crashyard.engine import SPECTATOR, Dice, Game, Position, Refusal
from crashyard.engine.forms.state import Known, StateField
from crashyard.engine.observer import Observer, Sheet
from tests.conformance.cases import Case, every_case, frozen, moments, random_play

ENGINE = {"players", "_heard"}
"""What every position has."""

RARE = Path(__file__).parent / "rare"
WALK = 1500
"""How many answers of a random play are looked at."""
VALUES = 12
"""So many values of each field are looked for."""
TRIES = 30
"""How many other values of a field are tried in one position, at most."""


def attributes(position: Position) -> set[str]:
    """The fields that a position really has, compiled or not."""
    slots = (GetSetDescriptorType, MemberDescriptorType)
    native = {name for kind in type(position).__mro__ for name, slot in vars(kind).items() if isinstance(slot, slots)}
    return {name for name in native | set(getattr(position, "__dict__", {})) if not name.startswith("__")} - ENGINE


def declared(game: Game) -> list[StateField]:
    return [one for one in game.state if one.name not in ENGINE]


def plain(value: object) -> object:
    """The value of a field as something that can be compared and kept."""
    return [plain(inner) for inner in value] if isinstance(value, Iterable) and not isinstance(value, str) else value


@dataclass
class Sample:
    """Positions of random games, for all numbers of players and options: those in which something is new."""

    game: Game
    positions: list[tuple[Case, Position]]


@cache
def sample(game: Game) -> Sample:
    cases = [case for case in every_case() if case.game is game] or [Case(game, players) for players in game.players]
    found = [(case, position) for case in cases for position in moments(case, "state", 1)]
    seen: dict[str, set[str]] = {one.name: set() for one in declared(game)}
    for case in cases:
        if not case.options:
            for position, _ in random_play(case, "state", WALK):
                if _shows_something_new(position, seen):
                    found.append((case, position.copy()))
    return Sample(game, [*rare_positions(game), *found])


def rare_positions(game: Game) -> list[tuple[Case, Position]]:
    """What random play hardly ever comes to: position files, one a line."""
    path = RARE / f"{game.name}.jsonl"
    documents = map(json.loads, path.read_text(encoding="utf-8").splitlines() if path.exists() else [])
    return [(Case(game, document["players"]), game.load(document)) for document in documents]


def _shows_something_new(position: Position, seen: dict[str, set[str]]) -> bool:
    """Whether a field has a value that it had seldom before."""
    new = False
    for name, values in seen.items():
        if len(values) < VALUES:
            value = repr(plain(getattr(position, name)))
            new = new or value not in values
            values.add(value)
    return new


def other_values(position: Position, name: str, seen: list[object], dice: Dice) -> Iterator[object]:
    """Values that the field of a position might have and has not; containers are fresh ones of the same kind."""
    value = getattr(position, name)
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, *(value ^ 1 << bit for bit in range(8)))
    elif not isinstance(value, str | tuple) and value is not None and hasattr(value, "__getitem__"):
        yield from _with_other_elements(value, dice)
    for other in seen:
        if plain(other) != plain(value):
            yield other[:] if hasattr(other, "__getitem__") else other


def _with_other_elements(value: Any, dice: Dice) -> Iterator[object]:
    for _ in range(min(6, len(value))):
        one, two = int(dice.below(len(value))), int(dice.below(len(value)))
        if plain(value[one]) != plain(value[two]):
            changed = value[:]
            changed[one], changed[two] = value[two], value[one]
            yield changed
    for _ in range(min(12, len(value))):
        index = int(dice.below(len(value)))
        inner = value[index]
        for other in [inner + 1, inner - 1, 0, 1] if isinstance(inner, int) else [inner[1:], inner[:-1]]:
            if other != inner:
                changed = value[:]
                with suppress(OverflowError):  # a byte holds no number below 0
                    changed[index] = other
                yield changed


STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, Refusal, StopIteration, TypeError, ValueError)
"""What may happen to those who look at a table that makes no sense."""


def asked(question: Callable[[], object]) -> object:
    """The answer, or None if there is none."""
    try:
        return question()
    except STUMBLES:
        return None


@dataclass
class Noticed:
    """Who has noticed other values of a field."""

    copies: bool = True
    """Always, or not."""
    copied: bool = False
    file: bool = False
    loaded: bool = False
    everybody: bool = False
    owner: bool = False
    nobody: bool = False
    """Hidden from all: the file has changed, and no view."""
    observed: set[str] = field(default_factory=set)

    def suffices(self, one: StateField) -> bool:
        if one.unsaved:
            return self.copied
        told = {Known.EVERYBODY: self.everybody, Known.OWNER: self.owner, Known.NOBODY: self.nobody}[one.known]
        return self.copied and self.file and self.loaded and told and parts_of(one) <= self.observed


def parts_of(one: StateField) -> set[str]:
    """The parts of the observation that are declared to show a field."""
    return set(filter(None, one.observed.replace(" ", "").split(",")))


@cache
def noticed(game: Game) -> dict[str, Noticed]:
    """Who notices each field of a game that does not follow from others."""
    found = {}
    for one in declared(game):
        if not one.derived:
            found[one.name] = Noticed()
            _try_field(sample(game), one, found[one.name])
    return found


def _try_field(from_: Sample, one: StateField, found: Noticed) -> None:
    dice = Dice(f"{from_.game.name} {one.name}")
    values = {frozen(repr(plain(getattr(position, one.name)))): position for _, position in from_.positions}
    found.loaded = len(values) > 1 and not one.unsaved
    for case, position in from_.positions:
        same = [getattr(other, one.name) for other in values.values() if other.players == position.players]
        before = None
        for tried, value in enumerate(other_values(position, one.name, same, dice)):
            if found.suffices(one):
                return
            if tried == TRIES:
                break
            before = before or _Look(case, position)
            _try_value(case, position, before, one, value, found)


class _Look:
    """What a position shows."""

    def __init__(self, case: Case, position: Position) -> None:
        self.file: Any = asked(position.to_json)
        self.views = {seat: asked(partial(seen_by, position, seat)) for seat in case.watchers}
        self.rows = {seat: asked(partial(row, case, position, seat)) for seat in case.watchers}


def seen_by(position: Position, seat: int) -> str:
    return frozen(position.view(seat))


def _try_value(case: Case, position: Position, before: _Look, one: StateField, value: object, found: Noticed) -> None:
    changed = position.copy()
    try:
        setattr(changed, one.name, value)
    except STUMBLES:
        return
    twin = changed.copy()
    found.copied = True
    found.copies = found.copies and plain(getattr(twin, one.name)) == plain(value)
    after = _Look(case, changed)
    if not found.loaded:
        again = asked(lambda: case.game.load(case.game.save(changed)))
        found.loaded = again is not None and plain(getattr(again, one.name)) == plain(value)
    if before.file is not None and after.file is not None:
        said = [asked(partial(inside, look.file, one.path)) for look in (before, after)]
        found.file = found.file or said[0] != said[1]
        if before.views and None not in after.views.values():
            changes = [before.views[seat] != after.views[seat] for seat in case.watchers]
            found.everybody = found.everybody or before.views[SPECTATOR] != after.views[SPECTATOR]
            found.owner = found.owner or (any(changes) and before.views[SPECTATOR] == after.views[SPECTATOR])
            found.nobody = found.nobody or (before.file != after.file and not any(changes))
    for seat, cells in after.rows.items():
        earlier = before.rows[seat]
        if isinstance(cells, bytes) and isinstance(earlier, bytes) and cells != earlier:
            parts = observer(case.game, case.players).parts
            found.observed |= {part.name for part in parts if _part(cells, part) != _part(earlier, part)}


def inside(document: Any, path: tuple[str, ...]) -> object:
    """What a position file says at a place; an object on the way that is a list ends the way."""
    for name in path:
        if isinstance(document, list):
            break
        document = document[name]
    return document


# -- observations ---------------------------------------------------------------------------


@cache
def observer(game: Game, players: int) -> Observer:
    return game.observation.observer(players)


def row(case: Case, position: Position, seat: int) -> bytes:
    eye = observer(case.game, case.players)
    cells = vec[u8](bytes(int(eye.size)))
    eye.write(position, seat, Sheet(cells, 0, eye.size))
    return bytes(cells)


def _part(cells: bytes, part: Any) -> bytes:
    return cells[part.start : part.start + part.size]

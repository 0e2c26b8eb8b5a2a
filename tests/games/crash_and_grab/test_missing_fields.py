"""Position files that leave something out: they open with what follows from the rest, or the refusal names it."""

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, Refusal, random_answer
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.options import MODES
from tests.games.crash_and_grab.test_position_files import SHORT, File

Path = tuple[str | int, ...]
PARTS = ("saucers", "tiles", "crew", "moment", "lost", "markers", "options")
"""The fields that have fields of their own."""


def paths(file: File) -> Iterator[Path]:
    """Every field of a file, and every field of its parts."""
    for name in file.keys() - {"game", "format", "rules"}:
        yield (name,)
    for part in PARTS:
        inner = file[part]
        for place, fields in enumerate(inner) if isinstance(inner, list) else [(None, inner or {})]:
            for name in fields:
                yield (part, name) if place is None else (part, place, name)


def without(file: File, path: Path) -> File:
    changed = copy.deepcopy(file)
    place: Any = changed
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return changed


def moments(players: int, mode: str) -> Iterator[tuple[str, File]]:
    """The first files of a play at each question."""
    dice, actions = Dice(f"missing {players} {mode}"), Actions()
    seen: Counter[str] = Counter()
    for _ in range(3):
        position = GAME.new(players, {"mode": mode})
        assert isinstance(position, CrashAndGrabPosition)
        for _ in range(400):
            if position.awaited() == NOBODY:
                break
            saved: File = GAME.save(position)
            where = " ".join(str(saved["moment"][name]) for name in ("phase", "stage", "window"))
            seen[where] += 1
            if seen[where] == 1:
                yield where, saved
            seat = CHANCE if position.awaited() == CHANCE else position.awaited_seats()[0]
            position.play(seat, random_answer(position, seat, dice, actions))


def blamed(file: File) -> object:
    """The field that a refusal names, or None if the file opens."""
    try:
        GAME.load(file)
    except Refusal as refusal:
        return refusal.data.get("field", refusal.key)
    return None


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, pytest.param(5, marks=pytest.mark.soak)])
def test_a_field_that_is_missing_is_named_or_not_missed(players: int, mode: str) -> None:
    for where, file in moments(players, mode):
        for path in paths(file):
            assert blamed(without(file, path)) in (None, path[-1]), f"{where}: {path}"


def test_what_everything_needs_is_named_first() -> None:
    for name in SHORT:
        with pytest.raises(Refusal) as refused:
            GAME.load({field: value for field, value in SHORT.items() if field != name})
        assert (refused.value.data["field"], refused.value.data["what"]) == (name, "the position")

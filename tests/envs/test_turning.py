"""Actions turned to the observer: the same game under other seats looks the same, actions included."""

import json
from typing import Any

import numpy
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import CHANCE, NOBODY, Dice, Position
from crashyard.envs.batch import Batch
from crashyard.envs.observation import layout, mask, observe
from crashyard.envs.pettingzoo_env import env
from crashyard.envs.turning import turns, turns_back
from crashyard.games.cube_attack.position import CubeAttackPosition
from crashyard.games.cube_attack.rules.state import WOOD
from tests.conformance.cases import Case, plain_cases, random_play

every_table = pytest.mark.parametrize("case", plain_cases(), ids=str)


@every_table
def test_turning_there_and_back_changes_nothing(case: Case) -> None:
    order, back = turns(case.game, case.players), turns_back(case.game, case.players)
    everything = numpy.arange(case.game.action_space)
    for seat in case.seats:
        assert numpy.array_equal(order[seat][back[seat]], everything)
        assert numpy.array_equal(back[seat][order[seat]], everything)
    assert numpy.array_equal(order[0], everything)


@every_table
def test_masks_turn_with_the_actions(case: Case) -> None:
    """What an agent may choose is what the game allows, each under the number that the agent sees."""
    table, plain = env(case.game, case.players, turned=True), env(case.game, case.players)
    table.reset(seed=5)
    plain.reset(seed=5)
    order, dice = turns(case.game, case.players), Dice("masks")
    for _ in range(40):
        if not table.agents or any(table.terminations.values()):
            break
        seat = int(table.agent_selection.removeprefix("player_"))
        shown = numpy.flatnonzero(table.observe(table.agent_selection)["action_mask"][:-1])
        legal = numpy.flatnonzero(plain.observe(plain.agent_selection)["action_mask"][:-1])
        assert sorted(order[seat][legal].tolist()) == shown.tolist()
        action = int(legal[int(dice.below(len(legal)))])
        table.step(int(order[seat][action]))
        plain.step(action)
        assert numpy.array_equal(table.state(), plain.state())


@every_table
def test_batches_turn_actions(case: Case) -> None:
    """Tables that are played by turned actions and by plain ones are the same tables."""
    plain = Batch(case.game, case.players, 3, seed=5)
    turned = Batch(case.game, case.players, 3, seed=5, turned=True)
    order = turns(case.game, case.players)
    for _ in range(25):
        assert numpy.array_equal(plain.observations, turned.observations)
        for table, seat in enumerate(plain.seats):
            assert numpy.array_equal(plain.masks[table], turned.masks[table][order[seat]])
        actions = plain.random_actions().copy()
        shown = order[plain.seats, actions]
        assert numpy.array_equal(turned.random_actions(), shown)
        plain.step(actions)
        turned.step(shown)


# -- the same game under other seats --------------------------------------------------------


class SeatsMoved:
    """A position with every seat moved on by some places, each game in its own words.

    A position file is written again where it can be. In Cube Attack a seat takes its start planet along.
    """

    def __init__(self, players: int, by: int) -> None:
        self.players, self.by = players, by

    def position(self, case: Case, position: Position) -> Position:
        if case.game.name == "cube-attack":
            table = position.copy()
            assert isinstance(table, CubeAttackPosition)
            return self.cube_attack(table)
        file = json.loads(json.dumps(case.game.save(position)))
        getattr(self, case.game.name.replace("-", "_"))(file)
        return case.game.load(file)

    def seat(self, seat: int | None) -> int | None:
        return seat if seat is None else (seat + self.by) % self.players

    def row(self, values: list[Any]) -> list[Any]:
        """What there is one of for every seat, saucer or side."""
        return [values[(place - self.by) % len(values)] for place in range(len(values))]

    def cube_attack(self, table: CubeAttackPosition) -> CubeAttackPosition:
        for name in ("homes", "entered", "reserve", "removed", "standing", "scores"):
            setattr(table, name, vec[i64](self.row(list(getattr(table, name)))))
        wood = list(table.cubes)
        each = [wood[start : start + WOOD] for start in range(0, len(wood), WOOD)]
        table.cubes = vec[i64]([cube for cubes in self.row(each) for cube in cubes])
        table.marker, table.active = self.seat(int(table.marker)) or 0, self.seat(int(table.active)) or 0
        return table

    def crash_by_crash(self, file: dict[str, Any]) -> None:
        each = ("stocks", "batteries", "bans", "scores", "hands", "known")
        file |= {name: self.row(file[name]) for name in each}
        file["active"] = self.seat(file["active"])
        if self.players == 2:
            file["options"] = {name: self.seat(seat) for name, seat in file["options"].items()}
        for car in file["cars"]:
            car["side"] = (car["side"] + self.by) % 2
        file["cars"].sort(key=lambda car: car["side"])

    def crash_and_grab(self, file: dict[str, Any]) -> None:
        colours = [saucer["colour"] for saucer in file["saucers"]]
        called = dict(zip(colours, self.row(colours), strict=True))
        called = {new: old for old, new in called.items()}
        renamed = _renamed(file, called)
        file |= renamed | {"saucers": self.row(renamed["saucers"]), "points": self.row(file["points"])}
        file["lost"] = {colour: file["lost"][colour] for colour in (*colours, *file["lost"]) if colour in file["lost"]}
        for saucer in file["saucers"]:
            saucer["seat"] = self.seat(saucer["seat"])
        file["probe"] = self.seat(file["probe"])
        file["moment"]["active"] = self.seat(file["moment"]["active"])
        file["left_game"] = [self.seat(seat) for seat in file["left_game"]]


def _renamed(value: Any, called: dict[str, str]) -> Any:
    """Other colours, wherever one is named; the options, which are no part of what is seen, stay."""
    if isinstance(value, dict):
        return {
            called.get(name, name): inner if name == "options" else _renamed(inner, called)
            for name, inner in value.items()
        }
    if isinstance(value, list):
        return [_renamed(inner, called) for inner in value]
    return called.get(value, value) if isinstance(value, str) else value


def seen(case: Case, position: Position, seat: int) -> tuple[list[float], list[int]]:
    """A row without the part that is said not to turn, and the turned mask."""
    row, order = observe(position, seat), turns(case.game, case.players)
    kept = [part for part in layout(case.game, case.players) if part.name != "seat"]
    parts = [row[part.start : part.start + part.size] for part in kept]
    legal = order[seat][numpy.flatnonzero(mask(position, seat))]
    return numpy.concatenate(parts).tolist(), sorted(legal.tolist())


MOVED = [case for case in plain_cases() if hasattr(SeatsMoved, case.game.name.replace("-", "_"))]
"""All of our games; those that tests bring along name no seats in their actions."""


@pytest.mark.parametrize("case", MOVED, ids=str)
def test_the_same_game_under_other_seats_is_the_same(case: Case) -> None:
    """Whoever sits elsewhere at a table that is the same but for that sees the same, and may do the same.

    Not while the table is set up: who does that is an option, and not every seat can be chosen.
    """
    met = 0
    for index, (position, _) in enumerate(random_play(case, "moved", 240)):
        if index % 8 or position.awaited() in (CHANCE, NOBODY) or not position.rounds():
            continue
        for seat in case.seats:
            other = (seat + 1) % case.players
            moved = SeatsMoved(case.players, other - seat).position(case, position)
            assert seen(case, moved, other) == seen(case, position, seat)
            met += bool(mask(position, seat).any())
    assert met > 10


def test_all_our_games_are_moved() -> None:
    assert len(MOVED) == 12

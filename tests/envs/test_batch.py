"""The batched environment shows and plays, table for table, what single positions would."""

from typing import Any

import numpy
import pytest
from numpy.typing import NDArray

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, Position, Refusal, games
from crashyard.envs.batch import Batch
from crashyard.envs.observation import mask, observe
from crashyard.faces.words import Words
from tests.conformance.cases import Case, plain_cases

every_game = pytest.mark.parametrize("name", list(games()))


class Single:
    """One table, played by hand with the same seeds."""

    def __init__(self, case: Case, seed: int, table: int) -> None:
        self.case, self.seed, self.table = case, seed, table
        self.plays = -1
        self.begin()

    def begin(self) -> None:
        self.plays += 1
        self.dice = Dice(f"{self.seed}/{self.table}/{self.plays}")
        self.position: Position = self.case.new()
        self.let_chance_play()

    def let_chance_play(self) -> None:
        while self.position.awaited() == CHANCE:
            self.position.play(CHANCE, self.position.throw(self.dice, Actions()))

    @property
    def seat(self) -> int:
        return self.position.awaited_seats()[0]

    def play(self, action: int) -> tuple[float, ...] | None:
        """Returns the payoffs if that was the last answer of a play."""
        self.position.play(self.seat, action)
        self.let_chance_play()
        if self.position.awaited() != NOBODY:
            return None
        result = self.position.result()
        assert result is not None
        self.begin()
        return result.payoffs


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_tables_are_played_as_single_positions(case: Case) -> None:
    count, steps = 3, 12
    batch = Batch(case.game, case.players, count, seed=5)
    singles = [Single(case, 5, table) for table in range(count)]
    for _ in range(steps):
        rows = batch.floats()
        for table, single in enumerate(singles):
            assert batch.seats[table] == single.seat
            assert numpy.array_equal(rows[table], observe(single.position, single.seat))
            assert numpy.array_equal(batch.masks[table], mask(single.position, single.seat))
            assert batch.position(table).to_json() == single.position.to_json()
        actions = batch.random_actions().copy()
        batch.step(actions)
        for single, action in zip(singles, actions, strict=True):
            single.play(int(action))


@every_game
def test_finished_plays_make_room_for_the_next(name: str) -> None:
    """A table whose play has ended pays, and shows another opening; nothing is left of the old masks and rows."""
    game = games()[name]
    case = Case(game, game.players[0])
    batch = Batch(game, case.players, 2, seed=1)
    singles = [Single(case, 1, table) for table in range(2)]
    ended = 0
    while not ended:
        actions = batch.random_actions().copy()
        batch.step(actions)
        for table, single in enumerate(singles):
            payoffs = single.play(int(actions[table]))
            assert batch.finished[table] == (payoffs is not None)
            assert tuple(batch.rewards[table]) == (payoffs or (0.0,) * case.players)
            ended += payoffs is not None
    for table, single in enumerate(singles):
        assert numpy.array_equal(batch.floats()[table], observe(single.position, single.seat))
        assert numpy.array_equal(batch.masks[table], mask(single.position, single.seat))
    assert not batch.truncated.any()
    batch.step(batch.random_actions())
    assert not batch.rewards.any() or batch.finished.any()


def test_a_play_is_broken_off_after_so_many_answers() -> None:
    batch = Batch("cube-attack", 2, 4, longest=6)
    for step in range(10):
        assert batch.truncated.all() == batch.finished.all() == (step > 0 and step % 5 == 0)
        assert not batch.rewards.any()
        batch.step(batch.random_actions())


def test_random_actions_are_legal_and_differ() -> None:
    batch = Batch("cube-attack", 4, 64, seed="any text")
    chosen = set()
    for _ in range(5):
        actions = batch.random_actions()
        assert batch.masks[numpy.arange(64), actions].all()
        chosen |= set(actions.tolist())
        batch.step(actions)
    assert len(chosen) > 20


@every_game
def test_an_illegal_action_refuses_the_whole_step(name: str) -> None:
    """One wrong action, at the last table, and nothing has changed at any."""
    batch = Batch(name, 2, 3, seed=2)
    right = batch.random_actions().copy()
    now: list[NDArray[Any]] = [batch.observations, batch.masks, batch.seats]
    before = [array.copy() for array in now]
    plays = [batch.position(table).to_json() for table in range(3)]
    illegal = numpy.flatnonzero(~batch.masks[2])[:1].tolist()
    for wrong in (*illegal, -1, batch.game.action_space, 2**40):
        actions = right.copy()
        actions[2] = wrong
        with pytest.raises(Refusal) as refused:
            batch.step(actions)
        assert f"action {wrong} at table 2" in Words("en").refusal(refused.value)
        for array, old in zip(now, before, strict=True):
            assert numpy.array_equal(array, old)
        assert [batch.position(table).to_json() for table in range(3)] == plays
    batch.step(right)


def test_what_is_no_row_of_actions_is_refused() -> None:
    batch = Batch("cube-attack", 2, 3)
    for wrong in ([0, 0], [[0, 0, 0]], [0.5, 0.5, 0.5], "abc"):
        with pytest.raises(Refusal, match="wrong-actions"):
            batch.step(wrong)
    with pytest.raises(Refusal, match="no-tables"):
        Batch("cube-attack", 2, 0)


def test_the_arrays_cannot_be_written_to() -> None:
    batch = Batch("cube-attack", 2, 2)
    for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.finished, batch.truncated):
        assert not array.flags.writeable

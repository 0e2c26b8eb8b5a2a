"""Batches end, go back, begin anew, wait, and show floating point numbers; all of it on one process and on several."""

import pickle
from typing import Any

import numpy
import pytest
from numpy.typing import NDArray

from crashyard.engine import games
from crashyard.envs.batch import Batch
from crashyard.envs.observation import observe
from tests.refusals import refuses

every_game = pytest.mark.parametrize("name", list(games()))


def shown(batch: Batch) -> list[bytes]:
    """Everything that a batch shows; how a play ended only where one has just ended."""
    arrays: list[NDArray[Any]] = [
        batch.observations,
        batch.masks,
        batch.seats,
        batch.rewards,
        batch.finished,
        batch.truncated,
        batch.final_observations[batch.finished],
    ]
    return [array.tobytes() for array in arrays]


def future(batch: Batch, steps: int) -> list[list[bytes]]:
    found = []
    for _ in range(steps):
        batch.step(batch.random_actions())
        found.append(shown(batch))
    return found


@every_game
def test_the_end_of_a_play_is_shown_to_all_seats(name: str) -> None:
    """Where a play is over the row shows the end of it, not the beginning of the next one."""
    game = games()[name]
    players = game.players[-1]
    batch = Batch(name, players, 2, seed=3, longest=40)
    met = 0
    for _ in range(60):
        before = [batch.position(table) for table in range(2)]
        actions = batch.random_actions().copy()
        seats = batch.seats.copy()
        batch.step(actions)
        for table in numpy.flatnonzero(batch.finished):
            position = before[table]
            position.play(int(seats[table]), int(actions[table]))
            if position.awaited() != -1:
                met += 1
                rows = [observe(position, seat) for seat in range(players)]
                assert numpy.array_equal(batch.final_observations[table] * batch.scale, numpy.array(rows))
    assert met


@every_game
@pytest.mark.parametrize("turned", [False, True])
def test_floating_point_numbers_are_written_as_such(name: str, turned: bool) -> None:
    """They are those that whole numbers times the scale are, bit for bit, over the ends of plays."""
    players = games()[name].players[-1]
    whole = Batch(name, players, 2, seed=4, longest=30, turned=turned)
    batch = Batch(name, players, 2, seed=4, longest=30, turned=turned, floats=True)
    assert batch.observations.dtype == numpy.float32 and batch.floats() is batch.observations
    assert not batch.observations.flags.writeable
    for _ in range(70):
        assert numpy.array_equal(batch.observations, whole.floats())
        ended = numpy.flatnonzero(whole.finished)
        assert numpy.array_equal(batch.final_observations[ended], whole.final_observations[ended] * whole.scale)
        actions = whole.random_actions().copy()
        whole.step(actions)
        batch.step(actions)


@every_game
def test_a_state_is_gone_back_to(name: str) -> None:
    """As often as wanted, by the batch itself and by another one, and also where plays have just ended."""
    batch = Batch(name, 2, 3, seed=5, longest=25, floats=True)
    ended = 0
    for moment in range(4):
        future(batch, 7 + 3 * moment)
        while moment == 3 and not batch.finished.any():
            future(batch, 1)
        ended += int(batch.finished.any())
        state, now = batch.save(), shown(batch)
        first = future(batch, 30)
        batch.restore(state)
        assert shown(batch) == now
        assert future(batch, 30) == first
        other = Batch(name, 2, 3, seed="elsewhere", longest=25, floats=True)
        future(other, 11)
        other.restore(pickle.loads(pickle.dumps(state)))  # noqa: S301
        assert shown(other) == now
        assert future(other, 30) == first
    assert ended


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    batch = Batch(name, 2, 3, seed=6)
    future(batch, 9)
    twin = batch.clone()
    assert shown(twin) == shown(batch)
    before = shown(batch)
    first = future(twin, 20)
    assert shown(batch) == before
    assert future(batch, 20) == first


@every_game
def test_a_reset_begins_anew(name: str) -> None:
    batch, fresh = Batch(name, 2, 3, seed=7, longest=20), Batch(name, 2, 3, seed="another", longest=20)
    begun = shown(batch)
    first = future(batch, 30)
    batch.reset()
    assert shown(batch) == begun and future(batch, 30) == first
    batch.reset("another")
    assert shown(batch) == shown(fresh) and future(batch, 30) == future(fresh, 30)


@every_game
def test_tables_that_are_not_played_at_stay(name: str) -> None:
    batch, plain = Batch(name, 2, 4, seed=8, longest=30), Batch(name, 2, 4, seed=8, longest=30)
    playing = numpy.array([True, False, True, False])
    for _ in range(40):
        actions = plain.random_actions().copy()
        plain.step(actions)
        before = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        batch.step(numpy.where(playing, actions, -5), playing)
        for array, old in zip((batch.observations, batch.masks, batch.seats), before, strict=True):
            assert numpy.array_equal(array[~playing], old[~playing])
        for one, other in ((batch.observations, plain.observations), (batch.rewards, plain.rewards)):
            assert numpy.array_equal(one[playing], other[playing])
        assert not batch.finished[~playing].any()


def test_an_end_is_told_once_where_nobody_plays_on() -> None:
    batch = Batch("cube-attack", 2, 2, longest=6)
    while not batch.finished.all():
        batch.step(batch.random_actions())
    batch.step(batch.random_actions(), [True, False])
    assert not batch.finished.any() and not batch.truncated.any()


def test_processes_do_the_same() -> None:
    """States travel between batches of one process and of several."""
    settings: dict[str, Any] = {"seed": 9, "longest": 40, "turned": True, "floats": True}
    with Batch("crash-and-grab", 3, 5, workers=2, **settings) as batch:
        alone = Batch("crash-and-grab", 3, 5, **settings)
        assert future(batch, 60) == future(alone, 60)
        state = batch.save()
        first = future(batch, 50)
        alone.restore(state)
        assert future(alone, 50) == first
        batch.restore(state)
        assert future(batch, 50) == first
        batch.reset("x")
        alone.reset("x")
        assert shown(batch) == shown(alone)


def test_refusals() -> None:
    batch = Batch("cube-attack", 2, 3)
    for wrong in ([True, False], [1, 0, 1]):
        sentence = "Which tables are played at is told by one True or False a table, 3 in all."
        with refuses("wrong-tables", sentence):
            batch.step(batch.random_actions(), wrong)
    sentence = "A play can be broken off after a whole number of answers from 1 on, not after “0”."
    with refuses("wrong-longest", sentence):
        Batch("cube-attack", 2, 3, longest=0)
    sentence = "This state is of another game, other players or options, or another number of tables than the batch."
    for other in (Batch("cube-attack", 2, 2), Batch("cube-attack", 3, 3), Batch("cube-attack", 2, 3, turned=True)):
        with refuses("other-batch", sentence):
            batch.restore(other.save())

"""A batch that is shared out among processes plays exactly what one process would."""

import multiprocessing
import os
import signal

import numpy
import pytest

from crashyard.engine import Refusal, games
from crashyard.envs.batch import Batch
from tests.refusals import refuses

ARRAYS = ("observations", "masks", "seats", "rewards", "finished", "truncated")

every_game = pytest.mark.parametrize("name", list(games()))


def assert_same(one: Batch, other: Batch) -> None:
    for name in ARRAYS:
        assert numpy.array_equal(getattr(one, name), getattr(other, name)), name


@every_game
def test_workers_play_what_one_process_does(name: str) -> None:
    """Five tables do not go evenly into three processes; plays of 40 answers end and are replaced."""
    players = games()[name].players[-1]
    with Batch(name, players, 5, seed=3, longest=40, workers=3) as shared:
        alone = Batch(name, players, 5, seed=3, longest=40)
        ended = 0
        for _ in range(60):
            assert_same(alone, shared)
            actions = alone.random_actions()
            assert numpy.array_equal(actions, shared.random_actions())
            shared.step(actions)
            alone.step(actions)
            ended += int(shared.finished.sum())
        assert ended >= 5
        for table in range(-5, 5):
            assert shared.position(table).to_json() == alone.position(table).to_json()


def test_options_and_texts_as_seeds_reach_the_workers() -> None:
    options = {"target": 16}
    with Batch("cube-attack", 2, 4, seed="any text", options=options, workers=2) as shared:
        alone = Batch("cube-attack", 2, 4, seed="any text", options=options)
        ended = 0
        while not ended:
            actions = shared.random_actions().copy()
            shared.step(actions)
            alone.step(actions)
            assert_same(alone, shared)
            ended += int(shared.finished.sum())
        assert shared.rewards.any()


def test_an_illegal_action_changes_nothing_in_any_process() -> None:
    with Batch("crash-by-crash", 2, 4, seed=2, workers=2) as batch:
        before = [getattr(batch, name).copy() for name in ARRAYS]
        actions = batch.random_actions().copy()
        actions[3] = int(numpy.flatnonzero(~batch.masks[3])[0])
        with pytest.raises(Refusal, match="illegal-at-table"):
            batch.step(actions)
        for name, old in zip(ARRAYS, before, strict=True):
            assert numpy.array_equal(getattr(batch, name), old)


def test_there_are_never_more_workers_than_tables() -> None:
    before = len(multiprocessing.active_children())
    with Batch("cube-attack", 2, 2, workers=7) as batch:
        assert len(multiprocessing.active_children()) - before == 2
        batch.step(batch.random_actions())
    with pytest.raises(Refusal, match="no-workers"):
        Batch("cube-attack", 2, 2, workers=0)


def test_a_closed_batch_says_so() -> None:
    batch = Batch("cube-attack", 2, 2, workers=2)
    actions = batch.random_actions().copy()
    batch.close()
    batch.close()
    for call in (batch.random_actions, lambda: batch.step(actions), lambda: batch.position(0)):
        with refuses("batch-closed", "This batch was closed, or interrupted in the middle of a step; make a new one."):
            call()


def test_the_loss_of_a_worker_ends_the_batch() -> None:
    before = set(multiprocessing.active_children())
    batch = Batch("cube-attack", 2, 4, workers=2)
    started = [child for child in multiprocessing.active_children() if child not in before]
    lost = started[0].pid
    assert lost is not None
    os.kill(lost, signal.SIGKILL)
    started[0].join()
    with pytest.raises(RuntimeError, match="a process of the batch has ended"):
        batch.step(batch.random_actions())
    with pytest.raises(Refusal, match="batch-closed"):
        batch.random_actions()
    assert not any(child.is_alive() for child in started)


def test_a_forgotten_batch_leaves_no_process() -> None:
    before = set(multiprocessing.active_children())
    batch = Batch("cube-attack", 2, 2, workers=2)
    started = [child for child in multiprocessing.active_children() if child not in before]
    assert len(started) == 2
    del batch
    assert not any(child.is_alive() for child in started)


def test_the_arrays_of_workers_cannot_be_written_to() -> None:
    with Batch("cube-attack", 2, 2, workers=2) as batch:
        assert not any(getattr(batch, name).flags.writeable for name in ARRAYS)

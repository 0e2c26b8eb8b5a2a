"""Checkpoints: what is done stays done, and nothing is counted twice."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from crashyard import version
from crashyard.engine import Refusal
from crashyard.lab.arena import Arena
from crashyard.lab.checkpoint import Checkpoint, played
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where
from crashyard.lab.simulate import Plan
from crashyard.lab.study.study import Study
from tests.tiny_game.game import Bump

TITLE = {"game": "none", "seed": "s"}


class Counting:
    """Work that remembers which games it was asked to play, and is interrupted at one of them."""

    def __init__(self, stop: int = -1) -> None:
        self.stop = stop
        self.asked: list[int] = []

    def play(self, number: int) -> Outcome:
        if number == self.stop:
            raise KeyboardInterrupt
        self.asked.append(number)
        return Outcome(number, answers=number * 10, rounds=3, ranks=(1, 2), facts={"half": number / 2})


def numbers(outcomes: Iterable[Outcome]) -> list[int]:
    return sorted(outcome.number for outcome in outcomes)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file, first, second = tmp_path / "notes", Counting(stop=4), Counting()
    book = Checkpoint(file, TITLE)
    with pytest.raises(KeyboardInterrupt):
        list(played(first, 7, Where(), book))
    book.close()
    book = Checkpoint(file, TITLE)
    outcomes = list(played(second, 7, Where(), book))
    book.close()
    assert numbers(outcomes) == list(range(7))
    assert (first.asked, second.asked) == ([0, 1, 2, 3], [4, 5, 6])
    assert sorted(outcomes, key=lambda one: one.number) == list(played(Counting(), 7, Where(), None))


def test_more_games_can_be_asked_for_later_and_fewer_are_fewer(tmp_path: Path) -> None:
    book = Checkpoint(tmp_path / "notes", TITLE)
    list(played(Counting(), 3, Where(), book))
    book.close()
    book = Checkpoint(tmp_path / "notes", TITLE)
    more = Counting()
    assert numbers(played(more, 5, Where(), book)) == [0, 1, 2, 3, 4]
    assert more.asked == [3, 4]
    book.close()
    book = Checkpoint(tmp_path / "notes", TITLE)
    assert numbers(played(Counting(), 2, Where(), book)) == [0, 1]
    book.close()


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    book = Checkpoint(file, TITLE)
    list(played(Counting(), 3, Where(), book))
    book.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    book = Checkpoint(file, TITLE)
    again = Counting()
    assert numbers(played(again, 3, Where(), book)) == [0, 1, 2]
    book.close()
    assert again.asked == [2]
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"something else\n", "other-checkpoint"),
        (b'{"game":"none","seed":"other"}\n', "other-checkpoint"),
        (b'{"game":"none","seed":"s"}\n{"number":"x"}\n', "broken-checkpoint"),
        (b'{"game":"none","seed":"s"}\n\n', "broken-checkpoint"),
    ],
)
def test_a_file_that_is_something_else_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes, key: str) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    with pytest.raises(Refusal) as caught:
        Checkpoint(file, TITLE)
    assert caught.value.key == key
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "work",
    [
        Plan("bump", 2, {}, ("random", "random"), "s", 99),
        Arena("bump", {}, ("random", "greedy"), (2,), 1, "s", 99),
        Study("bump", ({},), (2,), ("random",), (), 0, "s", 99),
    ],
    ids=lambda work: type(work).__name__,
)
def test_games_of_other_rules_are_not_mixed(
    work: Plan | Arena | Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "notes"
    Checkpoint(file, work.title()).close()
    Checkpoint(file, work.title()).close()
    written = file.read_bytes()
    for holder, name in (version, "__version__"), (Bump, "rules_version"):
        with monkeypatch.context() as patch:
            patch.setattr(holder, name, "0.0.0")
            with pytest.raises(Refusal) as caught:
                Checkpoint(file, work.title())
            assert caught.value.key == "checkpoint-of-other-version"
            assert file.read_bytes() == written
    Checkpoint(file, work.title()).close()


def test_a_checkpoint_has_one_writer(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    book = Checkpoint(file, TITLE)
    list(played(Counting(), 2, Where(), book))
    with pytest.raises(Refusal) as caught:
        Checkpoint(file, TITLE)
    assert caught.value.key == "checkpoint-in-use"
    assert numbers(played(Counting(), 3, Where(), book)) == [0, 1, 2]
    book.close()
    book = Checkpoint(file, TITLE)
    assert numbers(book.outcomes.values()) == [0, 1, 2]
    book.close()


def test_a_refused_notebook_is_not_in_use(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_bytes(b"something else\n")
    for _ in range(2):
        with pytest.raises(Refusal) as caught:
            Checkpoint(file, TITLE)
        assert caught.value.key == "other-checkpoint"

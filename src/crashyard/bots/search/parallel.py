"""One decision thought about on several cores at once.

Every core grows a tree of its own, with dice of its own, and what they know of the answers is added up. So the same
seed, number of cores and number of rounds give the same answer, whatever the machine is busy with. The helpers are
processes that are started once and serve every search of this one; they end with it.
"""

import atexit
import multiprocessing
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from crashyard.bots.child_process import interrupts_ignored
from crashyard.bots.search.budget import AnswerStatistics, answer_statistics, run_search
from crashyard.bots.search.tree_search import TreeSearch
from crashyard.engine.chance.dice import Dice
from crashyard.engine.registry import find_game

Found = tuple[list[AnswerStatistics], int]
"""What a core knows of the answers, and how many rounds that took."""


@dataclass(frozen=True, slots=True)
class SearchTask:
    """What one core is asked: only texts and numbers, since positions do not travel."""

    game: str
    position: dict[str, object]
    seat: int
    seed: str
    rounds: int
    max_depth: int
    seconds: float | None

    def answer(self) -> Found:
        position = find_game(self.game).load(self.position)
        searcher = TreeSearch(Dice(self.seed), self.max_depth)
        root = searcher.root_for(position, self.seat)
        rounds = run_search(searcher, root, position, self.seat, self.rounds, self.seconds)
        return answer_statistics(root, position, self.seat), rounds


class SearchProcess:
    """Another process, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_help, args=(theirs,), daemon=True)
        with interrupts_ignored():
            self._process.start()
        theirs.close()

    def ask(self, question: SearchTask) -> None:
        self._line.send(question)

    def hear(self) -> Found:
        found: Any = self._line.recv()
        if isinstance(found, str):
            raise RuntimeError(f"a helper of the search failed: {found}")
        answers, rounds = found
        return answers, rounds

    def stop(self) -> None:
        self._line.close()
        self._process.terminate()
        self._process.join()


_helpers: list[SearchProcess] = []
_taken = threading.Lock()
"""One search at a time has the helpers."""


@contextmanager
def helped(questions: Sequence[SearchTask]) -> Iterator[list[Found]]:
    """Ask one helper each question; their answers are in the list when the block ends."""
    found: list[Found] = []
    with _taken:
        try:
            while len(_helpers) < len(questions):
                _helpers.append(SearchProcess())
            for helper, question in zip(_helpers, questions, strict=False):
                helper.ask(question)
            yield found
            found += [helper.hear() for helper in _helpers[: len(questions)]]
        except BaseException as error:
            stop_helpers()
            if isinstance(error, EOFError | OSError):
                raise RuntimeError("a helper of the search has ended before its answer") from error
            raise


def stop_helpers() -> None:
    """End the other processes; the next search that wants some starts new ones."""
    while _helpers:
        _helpers.pop().stop()


atexit.register(stop_helpers)


def merged(cores: Sequence[Sequence[AnswerStatistics]]) -> list[AnswerStatistics]:
    """What several cores know, added up."""
    found: dict[int, AnswerStatistics] = {}
    for one in (one for core in cores for one in core):
        known = found.get(one.action)
        found[one.action] = one if known is None else known.merged(one)
    return list(found.values())


def _help(line: Connection) -> None:
    """The life of a helper: it answers until its parent hangs up, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError):
            return
        try:
            reply: object = question.answer()
        except Exception as error:
            reply = f"{type(error).__name__}: {error}"
        try:
            line.send(reply)
        except OSError:
            return

"""How fast the engine is, side by side with OpenSpiel in one run on one core.

Four figures each: random play inside the engine, random play driven from interpreted Python, the cost of a copy, and
the memory of one. All contenders take turns within every round, so that a busy machine slows all of them alike, and
the median over the rounds is reported. Ratios are taken round by round, all of them against OpenSpiel's
`breakthrough`, that of play inside the engine against each of its games (`inside_over`).
"""

import ctypes
import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Protocol

from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.playout import play_at_random
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.engine.seats import NOBODY

ROUNDS = 7
PLAY_SECONDS = 0.25
COPIES = 20_000
KEPT = 50_000
WARM_UP = 40
"""A position is copied after this many random decisions."""

PEER = "openspiel"
REFERENCE = f"{PEER} breakthrough"
PEERS = ("breakthrough", "havannah", "connect_four", "backgammon")


class EngineContender(Protocol):
    """One game of one engine. Each call plays whole games and says how many decisions they took."""

    name: str

    def play_inside(self) -> float: ...

    def play_driven(self) -> float: ...

    def copier(self) -> Callable[[], object]:
        """What copies one position, reached after a few random decisions."""
        ...


class OurEngine:
    """A game of ours; every number of players in turn."""

    def __init__(self, game: Game) -> None:
        self.name = game.name
        self._game = game
        self._dice = Dice("bench")
        self._openings = [game.new(players) for players in game.players]

    def play_inside(self) -> float:
        cap = self._game.longest
        return sum(int(play_at_random(opening.copy(), self._dice, cap)) for opening in self._openings)

    def play_driven(self) -> float:
        decisions = 0
        for opening in self._openings:
            position = opening.copy()
            seat = position.awaited()
            while seat != NOBODY:
                seats = position.awaited_seats() if seat < 0 else [seat]
                legal = position.legal(seats[0])
                position.play(seats[0], legal[self._dice.below(len(legal))])
                decisions += 1
                seat = position.awaited()
        return decisions

    def copier(self) -> Callable[[], object]:
        position = self._openings[-1].copy()
        play_at_random(position, self._dice, WARM_UP)
        return position.copy


class OpenSpielEngine:
    """A C++ game of OpenSpiel. Its own loop is that of its rollouts: many from the opening, in one call.

    A rollout does not tell its length, so the mean length of driven games stands for it.
    """

    ROLLOUTS = 400

    def __init__(self, name: str) -> None:
        self.name = f"{PEER} {name}"
        self._spiel: Any = import_module("pyspiel")
        self._game = self._spiel.load_game(name)
        evaluator = self._spiel.RandomRolloutEvaluator(self.ROLLOUTS, 1)
        self._dice = Dice("bench")
        self._roller = self._spiel.MCTSBot(self._game, evaluator, 1.0, 1, 1, False, 1, False)
        self._opening = self._play(0)
        lengths = [len(self._play().history()) for _ in range(300)]
        self._length = sum(lengths) / len(lengths)

    def _play(self, decisions: int | None = None) -> Any:
        """A random game, or its beginning: at least up to the first decision of a player."""
        state = self._game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and decisions is not None and len(state.history()) >= decisions:
                break
            legal = state.legal_actions()
            state.apply_action(legal[self._dice.below(len(legal))])
        return state

    def play_inside(self) -> float:
        self._roller.step(self._opening)
        return self.ROLLOUTS * (self._length - len(self._opening.history()))

    def play_driven(self) -> float:
        return len(self._play().history())

    def copier(self) -> Callable[[], object]:
        copier: Callable[[], object] = self._play(WARM_UP).clone
        return copier


def bench_engine(peers: bool, progress: Callable[[str, int, int], None]) -> list[dict[str, object]]:
    """The figures of every game, with `peers` those of OpenSpiel's and the ratios to its `breakthrough` too.

    `progress` hears what is measured next, how many measurements are done, and of how many.
    """
    contenders: list[EngineContender] = [OurEngine(game) for game in games().values()]
    if peers:
        if find_spec("pyspiel") is None:
            raise Refusal("no-peer", {"package": "open_spiel"})
        contenders += [OpenSpielEngine(name) for name in PEERS]
    figures: dict[str, list[dict[str, float]]] = {contender.name: [] for contender in contenders}
    done, total = 0, (ROUNDS + 1) * len(contenders)
    with one_core():
        for _ in range(ROUNDS):
            for contender in contenders:
                progress(contender.name, done, total)
                figures[contender.name].append(_measure(contender))
                done += 1
        memory = {}
        for contender in contenders:
            progress(contender.name, done, total)
            memory[contender.name] = _bytes_of(contender.copier())
            done += 1
    beside = {
        contender.name: figures[contender.name] for contender in contenders if isinstance(contender, OpenSpielEngine)
    }
    return [_row(name, rounds, memory[name], beside) for name, rounds in figures.items()]


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def _measure(contender: EngineContender) -> dict[str, float]:
    copy = contender.copier()
    gc.collect()
    start = perf_counter()
    for _ in range(COPIES):
        copy()
    return {
        "copy_us": (perf_counter() - start) / COPIES * 1e6,
        "inside_per_s": _rate(contender.play_inside),
        "driven_per_s": _rate(contender.play_driven),
    }


def _rate(play: Callable[[], float]) -> float:
    decisions = 0.0
    start = perf_counter()
    seconds = 0.0
    while seconds < PLAY_SECONDS:
        decisions += play()
        seconds = perf_counter() - start
    return decisions / seconds


def _bytes_of(copy: Callable[[], object]) -> int | None:
    """The memory of one position: what the process grows by when it keeps many copies.

    Memory that earlier work has freed is given back first; the first half fills what gaps are left.
    """
    status = Path("/proc/self/statm")
    if not status.exists():
        return None
    page = os.sysconf("SC_PAGE_SIZE")
    kept: list[object] = [None for _ in range(2 * KEPT)]
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
    for index in range(KEPT):
        kept[index] = copy()
    before = int(status.read_text().split()[1])
    for index in range(KEPT, 2 * KEPT):
        kept[index] = copy()
    return round((int(status.read_text().split()[1]) - before) * page / KEPT)


def _row(
    name: str,
    rounds: list[dict[str, float]],
    memory: int | None,
    peers: dict[str, list[dict[str, float]]],
) -> dict[str, object]:
    row: dict[str, object] = {"name": name}
    for figure, digits in (("inside_per_s", 0), ("driven_per_s", 0), ("copy_us", 3)):
        row[figure] = round(median(measured[figure] for measured in rounds), digits)
    row["bytes"] = memory
    if peers:
        row["ratios"] = {
            figure: _ratio(figure, rounds, peers[REFERENCE]) for figure in ("inside_per_s", "driven_per_s", "copy_us")
        }
        row["inside_over"] = {
            peer.removeprefix(f"{PEER} "): _ratio("inside_per_s", rounds, theirs) for peer, theirs in peers.items()
        }
    return row


def _ratio(figure: str, ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> float:
    """Round by round, so that a busy machine slows both alike."""
    return round(median(mine[figure] / other[figure] for mine, other in zip(ours, theirs, strict=True)), 2)

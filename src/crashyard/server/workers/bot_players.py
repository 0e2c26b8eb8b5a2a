"""Bots at a table, and hints. They think in processes of their own, so that a long thought delays nobody, or on other
machines.

A bot gets a position that is possible for its seat, never the true one, and its answer counts only if its question
still stands. Whatever goes wrong with a bot, its table goes on: a thought that got lost is thought again, and where a
bot cannot answer at all another answer is drawn for it.
"""

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from math import ceil

from crashyard.bots.hint import Hint
from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.server import tracing
from crashyard.server.cluster.bus import MessageBus
from crashyard.server.logs import log_trouble
from crashyard.server.sources import Sources
from crashyard.server.tables.seating import STAND_IN
from crashyard.server.tables.state import RUNNING
from crashyard.server.tables.table import GameTable
from crashyard.server.workers.budget import ThinkingBudget
from crashyard.server.workers.elsewhere import OtherMachines
from crashyard.server.workers.pool import NotWanted, WorkerPool
from crashyard.server.workers.process import WorkerProcess
from crashyard.server.workers.thoughts import LONGEST_THOUGHT, BotThought, HintThought

PAUSE = 0.6
"""Seconds after which a bot answers at the earliest, so that people can follow."""
MOST_ASKED = 2
"""So many hints are thought out at once for one person."""
MOST_ASKED_FROM = 8
"""So many for all at one address who have no account."""
MOST_ASKING = 32
"""And so many for all: nobody waits long for theirs."""
TRIES = 5
"""So many answers are tried before a table is left to people; none of them can fail but by a mistake of ours."""

Question = tuple[GameTable, int, tuple[int, int]]
"""A table as it is in memory, a seat, and which of its decisions."""


class BotPlayers:
    """Everybody's bots."""

    def __init__(
        self,
        workers: int | None = None,
        pause: float = PAUSE,
        make_worker: Callable[[], Executor] = WorkerProcess,
        longest: float = LONGEST_THOUGHT,
        sources: Sources | None = None,
        bus: MessageBus | None = None,
    ) -> None:
        """With a `bus` they think on other machines, as far as those have room."""
        elsewhere = None if bus is None else OtherMachines(bus)
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = WorkerPool(count, make_worker, longest, elsewhere=elsewhere)
        self.pause = pause
        self._seed = (sources or Sources()).seed
        self._thoughts: set[asyncio.Task[None]] = set()
        self._questions: set[Question] = set()
        self._asking: Counter[str] = Counter()
        self._ended = False

    @property
    def budget(self) -> ThinkingBudget:
        """What was thought for whom."""
        return self._workers.budget

    def wake(self, table: GameTable) -> None:
        """Let the bots think that are awaited now and do not think about the same decision already.

        Where nobody plays and nobody looks they rest: a table of bots alone would keep the processes busy for ever.
        """
        if table.state != RUNNING or self._ended or not table.is_wanted():
            return
        for seat in table.thinking():
            question = (table, seat, table.decision(seat))
            if question not in self._questions:
                self._questions.add(question)
                thought = asyncio.create_task(self._answer(question))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    async def _answer(self, question: Question) -> None:
        """Answer a question; where an answer is wrong, others are tried. The registry asks again now and then."""
        table, seat, decision = question
        position = table.position
        assert position is not None
        bot = table.chairs[seat].bot or STAND_IN
        try:
            with tracing.span("request", game=table.game.name):
                action, _ = await asyncio.gather(self._thought(question, position, bot), asyncio.sleep(self.pause))
                for _ in range(TRIES):
                    try:
                        await table.answer_for_bot(seat, action, decision)
                        return
                    except Exception as failure:
                        log_trouble("wrong answer of a bot", failure, game=table.game.name, bot=bot)
                        if isinstance(failure, Refusal) and failure.key == "not-written":
                            return
                        action = _any_answer(position, seat)
        except NotWanted:
            return
        except Exception as failure:
            log_trouble("failing bot", failure, game=table.game.name, bot=bot)
        finally:
            self._questions.discard(question)

    async def _thought(self, question: Question, position: Position, bot: str) -> int:
        """What a bot answers; any legal answer if it cannot tell in time."""
        table, seat, decision = question
        trace = tracing.inject()

        def prepare() -> BotThought:
            if not table.is_wanted() or table.decision(seat) != decision:
                raise NotWanted
            game = table.game
            document = self._possible(game, position, seat)
            return BotThought(game.name, game.rules_version, document, seat, bot, self._seed(), trace=trace)

        try:
            return await self._workers.bot(table.host, table, prepare, table.game.name)
        except NotWanted:
            raise
        except Exception as failure:
            log_trouble("failing bot", failure, game=table.game.name, bot=bot)
            return _any_answer(position, seat)

    async def hint(
        self, person: str, game: Game, position: Position, seat: int, level: str, most: int = MOST_ASKED
    ) -> Hint:
        """What a level would do in the place of a seat that is asked; a person may ask for `most` at once."""
        if self._asking[person] >= most or self._asking.total() >= MOST_ASKING:
            raise Refusal("hint-busy")

        trace = tracing.inject()

        def prepare() -> HintThought:
            document = self._possible(game, position, seat)
            return HintThought(game.name, game.rules_version, document, seat, level, self._seed(), trace=trace)

        self._asking[person] += 1
        try:
            return await self._workers.hint(person, prepare, game.name)
        except Exception as failure:
            log_trouble("failing hint", failure, game=game.name, bot=level)
            raise Refusal("hint-failed") from failure
        finally:
            self._asking[person] -= 1
            if not self._asking[person]:
                del self._asking[person]

    def check_time(self, person: str) -> None:
        """Refuse to begin what a person's bots would have to wait for."""
        if seconds := self.budget.wait(person):
            raise Refusal("bots-tired", {"seconds": ceil(seconds)})

    def _possible(self, game: Game, position: Position, seat: int) -> dict[str, object]:
        """All that leaves this process: a table that a seat must think possible."""
        return game.save(position.possible(seat, Dice(self._seed())))

    async def stop(self) -> None:
        self._ended = True
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        await self._workers.stop()


def _any_answer(position: Position, seat: int) -> int:
    return secrets.choice(position.legal(seat))

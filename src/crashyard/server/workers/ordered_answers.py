"""Standing orders at a table: whoever has answered ahead is answered for, after the usual pause.

What is answered is found out in a thread, from what the seat knows (`crashyard.engine.orders`), while the pause goes
on. People take turns, and the time that it takes counts as thought for them: whoever has used theirs up waits. The
pause is drawn anew each time, so that it tells nothing of how long that took. The answer then goes the way of every
other, and counts only if its question and the orders still stand. Whatever goes wrong, the person is asked.
"""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from weakref import WeakKeyDictionary

from crashyard.engine.orders.answering import ordered_answer
from crashyard.engine.orders.standing import SeatOrders
from crashyard.engine.refusal import Refusal
from crashyard.server.fair_turns import FairTurns
from crashyard.server.logs import log_trouble
from crashyard.server.tables.table import GameTable
from crashyard.server.workers.budget import ThinkingBudget

AT_ONCE = 2
"""So many are found out at the same time."""

Considered = tuple[tuple[int, int], SeatOrders]
"""Which decision of a seat, and its orders."""


class OrderedAnswers:
    """The answers of everybody who has answered ahead."""

    def __init__(self, pause: float, budget: ThinkingBudget) -> None:
        self._pause = pause
        self._budget = budget
        self._dice = random.SystemRandom()
        self._considered: WeakKeyDictionary[GameTable, dict[int, Considered]] = WeakKeyDictionary()
        """What was last looked at for each seat: where orders say nothing they are not asked again.

        What was to be answered and could not, as while the game was paused, is looked at again.
        """
        self._under_way: set[asyncio.Task[None]] = set()
        self._turns = FairTurns(AT_ONCE)
        self._ended = False

    def wake(self, table: GameTable) -> None:
        """Answer for those who are awaited and have answered ahead."""
        for seat in table.awaited():
            orders = table.ordered(seat)
            if orders is None or self._ended:
                continue
            considered, known = (table.decision(seat), orders), self._considered.setdefault(table, {})
            if known.get(seat) != considered:
                known[seat] = considered
                task = asyncio.create_task(self._answer(table, seat, considered))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)

    async def _answer(self, table: GameTable, seat: int, considered: Considered) -> None:
        decision, orders = considered
        position = table.position
        assert position is not None
        find = partial(ordered_answer, table.game, position, seat, orders.orders)
        person = table.chairs[seat].person or ""
        try:
            action, _ = await asyncio.gather(
                self._find(person, find), asyncio.sleep(self._pause * (1 + self._dice.random()))
            )
            if action is not None:
                await table.answer_by_order(seat, action, decision, orders)
                self._considered[table].pop(seat, None)
        except Exception as failure:
            if not isinstance(failure, Refusal) or failure.key != "not-written":
                log_trouble("order not followed", failure, game=table.game.name)

    async def _find(self, person: str, find: Callable[[], int | None]) -> int | None:
        while seconds := self._budget.wait(person):
            await asyncio.sleep(seconds)
        async with self._turns.turn(person):
            with self._budget.spending(person):
                return await asyncio.to_thread(find)

    async def stop(self) -> None:
        self._ended = True
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

"""Turns: nobody has two at once, and whoever asks for much waits for themselves."""

import asyncio
from collections.abc import Sequence

from crashyard.server.fair_turns import FairTurns
from tests.server.living import asynchronous


class Gate:
    """People who come, have their turn, and go when they are told to."""

    def __init__(self, at_once: int) -> None:
        self.turns = FairTurns(at_once)
        self.having: list[str] = []
        self._gone: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *visits: str) -> None:
        """A visit is a letter for the person, and a number."""
        for visit in visits:
            self._gone[visit] = asyncio.Event()
            self._tasks[visit] = asyncio.create_task(self._visit(visit))
        await self._settle()

    async def _visit(self, visit: str) -> None:
        async with self.turns.turn(visit[0]):
            self.having.append(visit)
            try:
                await self._gone[visit].wait()
            finally:
                self.having.remove(visit)

    async def go(self, visit: str) -> Sequence[str]:
        """Returns who has a turn then."""
        self._gone[visit].set()
        await self._settle()
        return sorted(self.having)

    async def give_up(self, visit: str) -> Sequence[str]:
        self._tasks[visit].cancel()
        await self._settle()
        return sorted(self.having)

    @staticmethod
    async def _settle() -> None:
        """Until everybody has done what they can."""
        for _ in range(10):
            await asyncio.sleep(0)


@asynchronous
async def test_those_who_look_take_turns() -> None:
    gate = Gate(1)
    await gate.come("a1", "a2", "a3", "b1", "c1")
    assert gate.having == ["a1"]
    assert await gate.go("a1") == ["b1"]


@asynchronous
async def test_who_asks_for_much_waits_for_themselves() -> None:
    gate = Gate(1)
    await gate.come("a1", "a2", "a3", "a4", "b1", "c1", "b2")
    order = [gate.having[0]]
    while gate.having:
        order += await gate.go(gate.having[0])
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


@asynchronous
async def test_nobody_has_two_turns_at_once() -> None:
    gate = Gate(2)
    await gate.come("a1", "a2", "a3")
    assert gate.having == ["a1"]
    await gate.come("b1")
    assert gate.having == ["a1", "b1"]
    assert await gate.go("b1") == ["a1"]
    assert await gate.go("a1") == ["a2"]


@asynchronous
async def test_whoever_goes_before_or_in_their_turn_leaves_it_to_the_next() -> None:
    gate = Gate(1)
    await gate.come("a1", "b1", "c1", "d1")
    assert await gate.give_up("b1") == ["a1"]
    assert await gate.go("a1") == ["c1"]
    assert await gate.give_up("c1") == ["d1"]
    assert await gate.go("d1") == []
    await gate.come("a2")
    assert gate.having == ["a2"]


@asynchronous
async def test_a_turn_that_was_given_to_who_has_just_gone_is_not_lost() -> None:
    turns = FairTurns(1)

    async def look(person: str) -> str:
        async with turns.turn(person):
            return person

    async with turns.turn("a"):
        waiting = asyncio.create_task(look("b"))
        await asyncio.sleep(0)
    waiting.cancel()
    assert await asyncio.wait_for(look("c"), 60) == "c"
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled()

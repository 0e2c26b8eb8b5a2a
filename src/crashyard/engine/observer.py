"""What a seat may know, as a row of small numbers: for those who learn from arrays.

A game's `Observer` says which parts the row has, and writes them from the position. It is built like a view: only from
what the seat may know. Most numbers of a row are 0, so a `Sheet` remembers the others and wipes no more than them
before it is written on again.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from crashyard.engine.position import Position
from crashyard.engine.seats import SEVERAL

MOST: Final = 255
"""The greatest number that fits; whatever is greater is written as this."""


@final
class ObservationPart:
    """Some numbers of a row that belong together, from 0 to `highest` each."""

    def __init__(self, name: str, shape: tuple[int, ...], highest: int, meaning: str, start: int) -> None:
        self.name = name
        self.shape = shape
        self.highest = highest
        self.meaning = meaning
        self.start = start
        self.size = 1
        for length in shape:
            self.size *= length


@final
class Sheet:
    """One row in a block of memory that may hold many: `size` bytes from `start` on.

    What looks the same from every seat and seldom changes can stand: it is written first and stays, as long as
    its key does, while the rest is wiped and written again.
    """

    def __init__(self, cells: vec[u8], start: i64, size: i64) -> None:
        self.cells: Final[vec[u8]] = cells
        self._start: Final[i64] = start
        self._size: Final[i64] = size
        self._written: Final[vec[i32]] = vec[i32]([0] * int(size))
        """Which numbers of the row are not 0: first those that stand, then the others."""
        self._standing: i64 = 0
        self._count: i64 = 0
        self._key: i64 = -1
        self._detail: i64 = 0

    def wipe(self) -> None:
        """Let the row be all zeros again, but for what stands."""
        self._wipe_from(self._standing)

    def forget(self) -> None:
        """Before another play: nothing stands any more."""
        self._standing = 0
        self._key = -1

    def erase_from(self, floats: vec[i32]) -> None:
        """Before the row is wiped: let everything be 0 that `copy_to` has written into another block of memory."""
        written, start = self._written, self._start
        index: i64 = 0
        while index < self._count:
            floats[start + i64(written[index])] = 0
            index += 1

    def copy_to(self, floats: vec[i32], kinds: vec[i64], bits: vec[i32]) -> None:
        """Write the row, at the same places, as 32-bit floating point numbers into memory that is all zeros there.

        `kinds` says by which table of `bits` a number of the row is written, 256 entries a table: the bits of the
        floating point number for each whole one.
        """
        cells, written, start = self.cells, self._written, self._start
        index: i64 = 0
        while index < self._count:
            place = i64(written[index])
            floats[start + place] = bits[(kinds[place] << 8) + i64(cells[start + place])]
            index += 1

    def keeps(self, key: i64, detail: i64 = 0) -> bool:
        """Asked before anything is written: whether that which stands was written for this key, a number from 0 on.

        If not, it is wiped, and to be written now. What does not fit into one number is told by a second one.
        """
        if key == self._key and detail == self._detail:
            return True
        self._wipe_from(0)
        self._standing = 0
        self._key = key
        self._detail = detail
        return False

    def stand(self) -> None:
        """What has been written so far stands. Whatever is written later must be put elsewhere."""
        self._standing = self._count

    def put(self, place: i64, number: i64) -> None:
        """Write a number; at most `MOST` of it fits."""
        if number == 0:
            return
        if number < 0 or place < 0 or place >= self._size:
            refuse_number()
        at = self._start + place
        if self.cells[at] == 0:
            note(self._written, self._count, place)
            self._count += 1
        store(self.cells, at, number)

    def add(self, place: i64, number: i64) -> None:
        """Add to what is written there."""
        at = self._start + place
        self.put(place, number + i64(self.cells[at]))

    def mark(self, place: i64, bits: i64) -> None:
        """Write a set, given as bits: a 1 for every member, the lowest bit first."""
        while bits:
            if bits & 15 == 0:
                bits >>= 4
                place += 4
                continue
            if bits & 1:
                self.put(place, 1)
            bits >>= 1
            place += 1

    def _wipe_from(self, first: i64) -> None:
        cells, written, start = self.cells, self._written, self._start
        index = first
        while index < self._count:
            cells[start + i64(written[index])] = 0
            index += 1
        self._count = first


def note(written: vec[i32], count: i64, place: i64) -> None:
    written[count] = i32(place)


def store(cells: vec[u8], at: i64, number: i64) -> None:
    if number > MOST:
        number = MOST
    cells[at] = u8(number)


def refuse_number() -> None:
    raise ValueError("an observation holds numbers from 0 on, inside its row")


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """How one game looks as a row of numbers, for one number of players.

    Seats are written in their order round the table, the observer's own first.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.parts: list[ObservationPart] = []
        self.size: i64 = 0

    def part(self, name: str, shape: tuple[int, ...], highest: int, meaning: str) -> i64:
        """Add a part behind the others; returns where it begins."""
        start = self.size
        part = ObservationPart(name, shape, highest, meaning, start)
        self.parts.append(part)
        self.size = start + part.size
        return start

    def turned(self, seat: i64, first: i64) -> i64:
        """The place of a seat in the row, if `first` is written first; a spectator begins with seat 0."""
        if first < 0:
            return seat
        place = seat - first
        return place if place >= 0 else place + self.players

    def write_awaited(self, position: Position, seat: i64, sheet: Sheet, place: i64) -> None:
        """Who is awaited, one number a seat: nobody while it is chance, or when the game is over."""
        awaited = position.awaited()
        if awaited >= 0:
            sheet.put(place + self.turned(awaited, seat), 1)
        if awaited != SEVERAL:
            return
        other: i64 = 0
        while other < self.players:
            if position.awaits(other):
                sheet.put(place + self.turned(other, seat), 1)
            other += 1

    @abstractmethod
    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        """Write what `seat`, or SPECTATOR, may know on a sheet that has been wiped."""

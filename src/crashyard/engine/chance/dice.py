"""The fast seeded generator behind simulations, bots and tests.

It is Chris Doty-Humphrey's *sfc32*: 128 bits of state, additions, shifts and exclusive-ors on 32 bits
only, so that the interpreted and the compiled build compute the same numbers without any overflow.
Games that people play use `crashyard.engine.chance.fair` instead.
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
_RANGE: Final = 0x100000000
_MOST_SIDES: Final = 0x80000000


@final
class Dice:
    """Dice thrown from a seed: the same text gives the same throws everywhere."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode(errors="surrogatepass")).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._count: i64 = 1
        for _ in range(12):
            self.bits()

    def follow(self, other: "Dice") -> None:
        """Throw from now on what `other` would throw next."""
        self._a = other._a
        self._b = other._b
        self._c = other._c
        self._count = other._count

    def numbers(self) -> list[int]:
        """Where the dice stand, as four whole numbers, for whoever writes them down."""
        return [self._a, self._b, self._c, self._count]

    def go_on_from(self, numbers: list[int]) -> None:
        """Throw from now on what dice would throw that stood there."""
        self._a, self._b, self._c, self._count = numbers[0], numbers[1], numbers[2], numbers[3]

    def bits(self) -> i64:
        """32 random bits."""
        total: i64 = (self._a + self._b + self._count) & _MASK
        self._count = (self._count + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = (((self._c << 21) & _MASK) | (self._c >> 11)) + total & _MASK
        return total

    def below(self, sides: i64) -> i64:
        """A number from 0 to `sides` - 1, each equally likely (`sides` is at most 2 to the 31)."""
        if sides < 1 or sides > _MOST_SIDES:
            raise ValueError("dice have from 1 to 2**31 sides")
        product: i64 = self.bits() * sides
        low: i64 = product & _MASK
        if low < sides:
            floor: i64 = (_RANGE - sides) % sides
            while low < floor:
                product = self.bits() * sides
                low = product & _MASK
        return product >> 32

"""The turns of a play: what each answered, and who gave it."""

from collections.abc import Iterator

import msgspec

from crashyard.engine.orders.standing import NO_ORDERS, Orders


class PlayedTurn(msgspec.Struct, frozen=True, gc=False):
    """One answer of a seat, with what chance answered to it."""

    start: int
    """How many answers stand before it in the record."""
    person: str | None
    """Who gave it; nobody if a bot did."""
    answers: tuple[tuple[int, int], ...]
    chance: int
    """How often chance has answered in the play, with this turn."""
    entry: int = 0
    """The number of the entry that it stands in."""
    orders: Orders = msgspec.field(default_factory=lambda: NO_ORDERS)
    """The standing orders of all seats after it."""

    @property
    def seat(self) -> int:
        return self.answers[0][0]

    @property
    def end(self) -> int:
        """How many answers stand in the record, with this turn."""
        return self.start + len(self.answers)


class PlayedTurns:
    """Turns that never change: with one more they are others.

    Those that came from each other share a list, of which each knows how far it goes. So one more turn costs the same
    in a long play as in a short one.
    """

    __slots__ = ("_length", "_shared")

    def __init__(self, shared: list[PlayedTurn], length: int | None = None) -> None:
        self._shared = shared
        self._length = len(shared) if length is None else length

    def with_one_more(self, turn: PlayedTurn) -> "PlayedTurns":
        """If others have gone on from here already, theirs is not what follows: then the list is copied."""
        shared = self._shared if len(self._shared) == self._length else self._shared[: self._length]
        shared.append(turn)
        return PlayedTurns(shared, self._length + 1)

    def with_last(self, turn: PlayedTurn) -> "PlayedTurns":
        """With another one in the place of the last."""
        return PlayedTurns([*self._shared[: self._length - 1], turn])

    def before(self, left: int) -> "PlayedTurns":
        """Those that began before the answer with the number `left`."""
        return PlayedTurns([turn for turn in self if turn.start < left])

    def since(self, start: int) -> "PlayedTurns":
        """Those that began with the answer with the number `start`, or later."""
        return PlayedTurns([turn for turn in self if turn.start >= start])

    @property
    def last(self) -> PlayedTurn | None:
        return self._shared[self._length - 1] if self._length else None

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[PlayedTurn]:
        return iter(self._shared[: self._length])

"""A list of actions that is filled again and again without new memory.

Search and simulation ask for the legal actions of a position millions of times. They own one
`Actions` and let every position fill it.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Actions:
    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64](capacity=64)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def at(self, index: i64) -> i64:
        return self.items[index]

    def to_list(self) -> list[int]:
        found: list[int] = []
        index: i64 = 0
        while index < self.count:
            found.append(self.items[index])
            index += 1
        return found

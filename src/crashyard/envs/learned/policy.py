"""A small network that gives every legal action a weight, and the file in which it is kept.

One hidden layer reads an observation; every action has a row of its own that the layer is multiplied with. Only the
rows of legal actions are looked at. Actions are turned to the observer (`crashyard.envs.turning`). A file holds whole
numbers from -127 to 127 with a scale for each column, so that it stays small, and the recipe that they came from.
"""

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import numpy
from numpy.typing import NDArray

Array = NDArray[numpy.float32]
Wholes = NDArray[numpy.int64]

PARTS = ("reading", "hidden_bias", "choosing", "action_bias")


class LinearPolicy:
    """`reading` is numbers of an observation x hidden ones, `choosing` is actions x hidden ones."""

    def __init__(self, reading: Array, hidden_bias: Array, choosing: Array, action_bias: Array) -> None:
        self.reading, self.hidden_bias = reading, hidden_bias
        self.choosing, self.action_bias = choosing, action_bias
        self.recipe = ""
        """How it was made, as JSON; empty if nobody says."""

    @classmethod
    def fresh(cls, size: int, actions: int, hidden: int, seed: int) -> "LinearPolicy":
        """One that has learned nothing, and so chooses at random."""
        drawn = numpy.random.default_rng(seed).normal(0, 1.5 / size**0.5, (size, hidden)).astype(numpy.float32)
        zeros = [numpy.zeros(shape, numpy.float32) for shape in (hidden, (actions, hidden), actions)]
        return cls(drawn, *zeros)

    @property
    def parts(self) -> dict[str, Array]:
        return {name: getattr(self, name) for name in PARTS}

    def read(self, rows: Array) -> Array:
        """The hidden layer for some observations."""
        found: Array = numpy.tanh(rows @ self.reading + self.hidden_bias)
        return found

    def weigh(self, hidden: Array, row: Wholes, action: Wholes) -> Array:
        """The weight of some actions; `row` says to which observation each belongs."""
        found: Array = (hidden[row] * self.choosing[action]).sum(axis=1) + self.action_bias[action]
        return found

    # -- files ------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """As it is written to a file."""
        kept: dict[str, Any] = {"recipe": numpy.array(self.recipe)}
        for name, part in self.parts.items():
            scale = numpy.abs(part).max(axis=0) / 127 + 1e-12
            kept[name] = numpy.rint(part / scale).astype(numpy.int8)
            kept[f"{name}_scale"] = numpy.asarray(scale, numpy.float32)
        file = BytesIO()
        numpy.savez_compressed(file, **kept)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> "LinearPolicy":
        with numpy.load(BytesIO(data), allow_pickle=False) as kept:
            policy = cls(*(_scaled(kept, name) for name in PARTS))
            policy.recipe = str(kept["recipe"]) if "recipe" in kept else ""
            return policy


def _scaled(kept: Mapping[str, Any], name: str) -> Array:
    found: Array = (kept[name] * kept[f"{name}_scale"]).astype(numpy.float32)
    return found

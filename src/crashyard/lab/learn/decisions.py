"""Decisions to learn from: what a seat saw, which actions were legal, and which was chosen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

Rows = NDArray[Any]
"""Rows as they are, of whole numbers."""
Wholes = NDArray[numpy.int64]

Decision = tuple[Rows, Wholes, int]
"""A row of an observation, the legal actions, and the place of the chosen one among them."""


class Decisions(NamedTuple):
    """Many of them: rows of whole numbers, and the legal actions of all rows one after the other."""

    rows: Rows
    counts: Wholes
    """How many legal actions each row has,"""
    legal: Wholes
    chosen: Wholes
    """and the place of the chosen one among those of its row."""

    @property
    def starts(self) -> Wholes:
        """Where the legal actions of each row begin."""
        return numpy.cumsum(self.counts) - self.counts

    def some(self, index: Wholes) -> "Decisions":
        """Those with these numbers."""
        starts = self.starts
        places = numpy.concatenate([numpy.arange(starts[one], starts[one] + self.counts[one]) for one in index])
        return Decisions(self.rows[index], self.counts[index], self.legal[places], self.chosen[index])


def gather(found: Sequence[Decision]) -> Decisions:
    """One object of many single decisions."""
    rows, legal, chosen = zip(*found, strict=True)
    counts = numpy.array([len(one) for one in legal])
    return Decisions(numpy.array(rows), counts, numpy.concatenate(legal), numpy.array(chosen))


def legal_of(rows: Rows, masks: NDArray[numpy.bool_]) -> Decisions:
    """What is to be decided at some tables; nothing has been chosen yet."""
    row, legal = masks.nonzero()
    counts = numpy.bincount(row, minlength=len(rows))
    return Decisions(rows.copy(), counts, legal, numpy.zeros(len(rows), numpy.int64))

"""The games of a study, a slice at a time: whoever waits for it sees it grow, and can stop it between two slices.

A slice is what fits into some time, one game at least. Which games a study has, and how each goes, is the same as for
`crashyard study`: only who plays them when differs. All of this travels between processes.
"""

import time
from collections.abc import Sequence

import msgspec

from crashyard.lab.live.figures import GameSketch, LiveTable, figures_of, sketch_of
from crashyard.lab.outcome import Outcome
from crashyard.lab.study.study import Study

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Outcome]).decode


class StudySlice(msgspec.Struct, frozen=True):
    """Some games that were played, and what is known with them."""

    outcomes: bytes
    """Packed, for the report: whoever only hands them on needs not look inside."""
    sketches: list[GameSketch]
    tables: list[LiveTable]
    """What all games so far show."""


def play_slice(
    study: Study, games: int, done: int, seconds: float, most: int, sketches: Sequence[GameSketch]
) -> StudySlice:
    """The next games of a study of so many games a table, after those that are done; `most` of them at once."""
    until = time.monotonic() + seconds
    played: list[Outcome] = []
    for number in study.numbers(games)[done : done + most]:
        played.append(study.play(number))
        if time.monotonic() >= until:
            break
    new = [sketch_of(study, outcome) for outcome in played]
    return StudySlice(_encode(played), new, figures_of(study, [*sketches, *new]))


def unpack(slices: Sequence[bytes]) -> list[Outcome]:
    """All games of some slices."""
    return [outcome for packed in slices for outcome in _decode(packed)]

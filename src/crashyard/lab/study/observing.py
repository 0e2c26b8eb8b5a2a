"""What is to be seen in a play: its record is played again, and everything that a study counts is written down.

The record is the truth, so nothing is measured while bots think, and any record can be looked at. What comes out is
plain texts and numbers (`Observed`): it travels from other processes and is kept in files.
"""

import zlib
from array import array
from collections import Counter
from collections.abc import Hashable
from typing import Any

import msgspec

from crashyard.engine.actions import Actions
from crashyard.engine.driver import PlayObserver
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL
from crashyard.engine.witness import Began, Got, Hit, Witness
from crashyard.lab.study.chances.visible import VisibleTable

EVERYBODY = -1
"""Stands for who decided where several did so in secret, or between two moments."""

FINENESS = 1000
"""Values and scores are kept in thousandths."""


class ObservedMoment(msgspec.Struct, array_like=True):
    """The table when nothing is in the middle of happening: after a turn, or between rounds."""

    round: int
    answer: int
    """How many answers were given before."""
    by: int
    """The only seat that has decided anything since the moment before, or EVERYBODY."""
    values: list[int]
    """How well every seat stands, by the game's own evaluation."""


class Blow(msgspec.Struct, array_like=True):
    """Harm done by a seat to a seat, itself perhaps."""

    by: int
    to: int
    how: str
    moment: int
    """How many moments there were before."""


class Standstill(msgspec.Struct, array_like=True):
    """Rounds in which nothing got on."""

    rounds: int
    after: int
    """The last round before them."""
    bound: int
    """What the game calls a standstill is longer than this."""


class Observed(msgspec.Struct):
    """One play."""

    start: int
    """The starting player, or EVERYBODY."""
    reason: str
    decisions: int
    """Answers of seats that had a choice."""
    branching: list[int]
    """How many decisions had 2, 3-4, 5-8, 9-16, ... answers."""
    answers_offered: int
    """All answers that could have been given in all decisions."""
    by_seat: list[int]
    """The decisions of each seat."""
    scores: list[float] | None
    moments: list[ObservedMoment]
    chosen: dict[str, int]
    """How often each kind of choice was taken,"""
    offered: dict[str, int]
    """and in how many decisions it could have been."""
    got: dict[str, dict[str, list[int]]]
    """By kind and item: how often each seat got it."""
    blows: list[Blow]
    visible: bytes
    """What a spectator saw of every seat, moment by moment, packed: the score, and what `visible.py` says."""
    standstill: Standstill | None
    """The longest one; None if the game does not tell what progress is."""


class StudyObserver(PlayObserver):
    """Looks at one play, answer by answer."""

    def __init__(self, record: Record, position: Position) -> None:
        self._position = position
        self._witness: Witness = record.game.witness(position)
        players = record.players
        self._actions = Actions()
        self._since: set[int] = set()
        self._round = -1
        self._given = 0
        self._at_once = False
        self.seen = Observed(EVERYBODY, "", 0, [], 0, [0] * players, None, [], {}, {}, {}, [], b"", None)
        self._table = VisibleTable(record.game, players)
        self._visible = array("i")
        self._pace = Pace(self._witness.patience(players))
        self._chosen: Counter[str] = Counter()
        self._offered: Counter[str] = Counter()
        position.listen()

    def before(self, position: Position, seat: int, action: int) -> None:
        self._at_once = position.awaited() == SEVERAL
        if seat != CHANCE and action >= 0:
            self._look_at_choice(seat, action)

    def after(self, position: Position, seat: int, action: int) -> None:
        self._given += 1
        if seat != CHANCE:
            self._since.add(EVERYBODY if self._at_once else seat)
        self._hear()
        awaited = position.awaited()
        if awaited == CHANCE or not position.settled() or (self._at_once and awaited == SEVERAL):
            return
        if awaited == NOBODY or int(position.rounds()) != self._round or awaited not in self._since:
            self._stop_for_a_moment()

    def _look_at_choice(self, seat: int, action: int) -> None:
        position, seen = self._position, self.seen
        position.fill_legal(seat, self._actions)
        count = int(self._actions.count)
        if count < 2:
            return
        size = (count - 1).bit_length() - 1
        seen.branching += [0] * (size + 1 - len(seen.branching))
        seen.branching[size] += 1
        seen.decisions += 1
        seen.answers_offered += count
        seen.by_seat[seat] += 1
        self._chosen[self._label(seat, action)] += 1
        self._offered.update({self._label(seat, other) for other in self._actions.to_list()})

    def _label(self, seat: int, action: int) -> str:
        return self._witness.choice(self._position.action_json(seat, action))

    def _hear(self) -> None:
        seen = self.seen
        for event in self._position.heard():
            for happening in self._witness.hear(event):
                if isinstance(happening, Began):
                    seen.start = happening.seat
                elif isinstance(happening, Got):
                    seats = seen.got.setdefault(happening.kind, {}).setdefault(happening.item, [0] * len(seen.by_seat))
                    seats[happening.seat] += 1
                elif isinstance(happening, Hit):
                    seen.blows.append(Blow(happening.by, happening.to, happening.how, len(seen.moments)))

    def _stop_for_a_moment(self) -> None:
        position = self._position
        by = self._since.pop() if len(self._since) == 1 else EVERYBODY
        self._since.clear()
        self._round = int(position.rounds())
        self.seen.moments.append(ObservedMoment(self._round, self._given, by, _values(position)))
        for seat, sums in enumerate(self._table.look(position)):
            score = self._witness.score(position, seat) or 0.0
            self._visible.extend([round(FINENESS * score), *sums])
        self._pace.go_on(self._witness.progress(position), self._round)

    def end(self) -> Observed:
        seen, position = self.seen, self._position
        seen.chosen, seen.offered = dict(self._chosen), dict(self._offered)
        result = position.result()
        seen.reason = "" if result is None else result.reason
        scores = [self._witness.score(position, seat) for seat in range(len(seen.by_seat))]
        seen.scores = [float(score) for score in scores if score is not None] or None
        seen.visible = zlib.compress(self._visible.tobytes(), 1)
        seen.standstill = self._pace.longest(int(position.rounds()))
        return seen


class Pace:
    """How long nothing gets on."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._now: Hashable | None = None
        self._since = 0
        self._longest = Standstill(0, 0, bound)

    def go_on(self, progress: Hashable | None, round_: int) -> None:
        if progress != self._now:
            self._note(round_ - 1)
            self._now, self._since = progress, round_

    def longest(self, last: int) -> Standstill | None:
        """Of a play that ended, or was stopped, in this round."""
        self._note(last)
        return None if self._now is None else self._longest

    def _note(self, last: int) -> None:
        """No progress up to this round."""
        if last - self._since > self._longest.rounds:
            self._longest = Standstill(last - self._since, self._since, self._bound)


def _values(position: Position) -> list[int]:
    return [round(FINENESS * position.evaluate(seat)) for seat in range(position.players)]


def observe(record: Record) -> Observed:
    """All there is to see in a play."""
    position = record.opening()
    onlooker = StudyObserver(record, position)
    record.replay(position, [onlooker])
    return onlooker.end()


def to_facts(seen: Observed) -> dict[str, Any]:
    """As an outcome carries it."""
    facts: dict[str, Any] = msgspec.to_builtins(seen)
    return facts


def from_facts(facts: dict[str, Any]) -> Observed:
    return msgspec.convert(facts, Observed)

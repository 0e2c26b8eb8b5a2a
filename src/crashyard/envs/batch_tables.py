"""Many plays side by side, stepped together: the compiled part of `crashyard.envs.batch`.

Everything that a step changes lies in a few blocks of memory, one row a play, which arrays can look at without a copy.
A mask is changed only where it differs: the legal actions of the last decision are remembered and wiped.
"""

from typing import final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.observer import Observer, Sheet
from crashyard.engine.position import Position
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL


@final
class BatchedPlay:
    """One of the plays: its position, its dice, and what may be answered now."""

    def __init__(self, position: Position, choice: Dice, sheet: Sheet) -> None:
        self.position = position
        self.dice = choice
        self.choice = choice
        """Chooses answers, where that is wanted."""
        self.sheet = sheet
        self.actions = Actions()
        self.number: i64 = 0
        """How many plays were finished here before."""
        self.answers: i64 = 0
        """Answers of this play so far, chance's included."""


@final
class BatchTables:
    """`count` plays that begin with `opening`; a play that ends makes room for the next one at once.

    The tables have numbers from `first` on. Play k at table i throws the dice of the text `SEED/i/k`. After `longest`
    answers a play is broken off.
    """

    def __init__(
        self, opening: Position, observer: Observer, space: int, first: int, count: int, seed: str, longest: int
    ) -> None:
        players, size = int(opening.players), int(observer.size)
        self._opening = opening
        self._observer = observer
        self._space: i64 = space
        self._first: i64 = first
        self._count: i64 = count
        self._seed = seed
        self._longest: i64 = longest
        self._throws = Actions()

        self.rows: vec[u8] = vec[u8](bytes(count * size))
        self.masks: vec[u8] = vec[u8](bytes(count * space))
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.choices: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.finished: vec[u8] = vec[u8](bytes(count))
        self.truncated: vec[u8] = vec[u8](bytes(count))

        self._plays: list[BatchedPlay] = []
        for table in range(count):
            sheet = Sheet(self.rows, table * size, size)
            play = BatchedPlay(opening, Dice(f"{seed}/{first + table} choices"), sheet)
            self._plays.append(play)
            self._begin(play, table)
            self._show(play, table)

    def position(self, table: int) -> Position:
        """A copy of the position at a table."""
        return self._plays[table].position.copy()

    def places(self) -> vec[i64]:
        """Where the masks of all tables, one after the other, are not 0: for whoever keeps a copy of them."""
        total: i64 = 0
        for play in self._plays:
            total += play.actions.count
        found = vec[i64](capacity=total)
        base: i64 = 0
        for play in self._plays:
            actions = play.actions
            index: i64 = 0
            while index < actions.count:
                found = append(found, base + actions.at(index))
                index += 1
            base += self._space
        return found

    def choose(self) -> None:
        """Let dice choose a legal answer at every table, each equally likely."""
        choices = self.choices
        table: i64 = 0
        while table < self._count:
            play = self._plays[table]
            choices[table] = play.actions.at(play.choice.below(play.actions.count))
            table += 1

    def step(self, answers: bytes) -> None:
        """Play one answer at every table: 64-bit numbers, lowest byte first, legal ones by the masks."""
        players = self._opening.players
        table: i64 = 0
        while table < self._count:
            play = self._plays[table]
            self._wipe(play, table)
            if self.finished[table]:
                self.finished[table] = 0
                self.truncated[table] = 0
                index = table * players
                while index < (table + 1) * players:
                    self.rewards[index] = 0.0
                    index += 1
            play.position.carry_out(self.seats[table], read_i64_le(answers, 8 * table))
            play.answers += 1
            self._let_chance_play(play)
            if play.position.awaited() == NOBODY or play.answers >= self._longest:
                self._finish(play, table)
                play.number += 1
                self._begin(play, table)
            self._show(play, table)
            table += 1

    def _begin(self, play: BatchedPlay, table: i64) -> None:
        play.position = self._opening.copy()
        play.dice = Dice(f"{self._seed}/{self._first + table}/{play.number}")
        play.answers = 0
        play.sheet.forget()
        self._let_chance_play(play)

    def _let_chance_play(self, play: BatchedPlay) -> None:
        position = play.position
        while position.awaited() == CHANCE:
            position.carry_out(CHANCE, position.throw(play.dice, self._throws))
            play.answers += 1

    def _finish(self, play: BatchedPlay, table: i64) -> None:
        """Who has won gets the reward; when a play is broken off nobody does."""
        self.finished[table] = 1
        result = play.position.result()
        if result is None:
            self.truncated[table] = 1
            return
        index = table * self._opening.players
        for payoff in result.payoffs:
            self.rewards[index] = payoff
            index += 1

    def _wipe(self, play: BatchedPlay, table: i64) -> None:
        masks, actions = self.masks, play.actions
        base = table * self._space
        index: i64 = 0
        while index < actions.count:
            masks[base + actions.at(index)] = 0
            index += 1

    def _show(self, play: BatchedPlay, table: i64) -> None:
        """Write down who decides, what they see, and what they may answer."""
        position, actions, masks = play.position, play.actions, self.masks
        seat = position.awaited()
        if seat == SEVERAL:
            seat = 0
            while not position.awaits(seat):
                seat += 1
        self.seats[table] = seat
        position.fill_legal(seat, actions)
        base = table * self._space
        index: i64 = 0
        while index < actions.count:
            masks[base + actions.at(index)] = 1
            index += 1
        play.sheet.wipe()
        self._observer.write(position, seat, play.sheet)

"""Many plays side by side, stepped together: the compiled part of `crashyard.envs.batch`.

Everything that a step changes lies in a few blocks of memory, one row a play, which arrays can look at without a copy.
A mask is changed only where it differs: the legal actions of the last decision are remembered and wiped.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.observer import Observer, Sheet
from crashyard.engine.position import Position
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL

STAYS: Final = -1
"""Stands in the place of an answer at a table that is not to be played at in this step."""


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
        self.finals: list[Sheet] = []
        """For how each seat saw the end of the last play here; made when it comes."""


@final
class BatchTables:
    """`count` plays that begin with `opening`; a play that ends makes room for the next one at once.

    The tables have numbers from `first` on. Play k at table i throws the dice of the text `SEED/i/k`. After `longest`
    answers a play is broken off.

    `turns` gives every action, for one seat after the other, the number under which that seat is shown it; empty where
    actions are shown as they are. `kinds` and `bits` say how rows are written as floating point numbers
    (`Sheet.copy_to`), where that is wanted.
    """

    def __init__(
        self,
        opening: Position,
        observer: Observer,
        space: int,
        first: int,
        count: int,
        seed: str,
        longest: int,
        turns: Sequence[int] = (),
        kinds: Sequence[int] = (),
        bits: Sequence[int] = (),
    ) -> None:
        players, size = int(opening.players), int(observer.size)
        self._players: i64 = players
        self._size: i64 = size
        self._opening = opening
        self._observer = observer
        self._space: i64 = space
        self._first: i64 = first
        self._count: i64 = count
        self._seed = seed
        self._longest: i64 = longest
        self._throws = Actions()
        self._turned = len(turns) > 0
        self._turns: vec[i64] = vec[i64](list(turns))
        back = [0] * len(turns)
        for place, action in enumerate(turns):
            back[place - place % space + action] = place % space
        self._back: vec[i64] = vec[i64](back)
        self._floating = len(kinds) > 0
        self._kinds: vec[i64] = vec[i64](list(kinds))
        self._bits: vec[i32] = vec[i32](list(bits))

        self.rows: vec[u8] = vec[u8](bytes(count * size))
        self.floats: vec[i32] = vec[i32]([0] * (count * size if self._floating else 0))
        self.finals: vec[u8] = vec[u8](bytes(count * players * size))
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

    def restart(self, seed: str) -> None:
        """Begin everything anew, as tables that are made with this seed begin."""
        self._seed = seed
        table: i64 = 0
        while table < self._count:
            play = self._plays[table]
            play.number = 0
            play.choice = Dice(f"{seed}/{self._first + table} choices")
            self._clear(table)
            for sheet in play.finals:
                sheet.forget()
                sheet.wipe()
            self._wipe(play, table)
            self._begin(play, table)
            self._show(play, table)
            table += 1

    def reseed(self, seed: str) -> None:
        """Let plays that begin from now on throw the dice of another seed."""
        self._seed = seed

    def saved(self, table: i64) -> tuple[Position, list[int], list[int], int, int]:
        """What the future of a table depends on: its position, both dice, and how many plays and answers there were."""
        play = self._plays[table]
        return play.position.copy(), play.dice.numbers(), play.choice.numbers(), play.number, play.answers

    def put_back(
        self, table: i64, position: Position, dice: list[int], choice: list[int], number: i64, answers: i64
    ) -> None:
        """Let a table stand as it stood when that was saved."""
        play = self._plays[table]
        play.position = position.copy()
        play.dice = Dice("")
        play.dice.go_on_from(dice)
        play.choice.go_on_from(choice)
        play.number = number
        play.answers = answers
        self._clear(table)
        self._wipe(play, table)
        play.sheet.forget()
        self._show(play, table)

    def put_back_end(self, table: i64, payoffs: list[float], truncated: bool, rows: bytes) -> None:
        """Let the last step have ended a play at a table, as it had when that was saved; `rows` are all seats'."""
        self.finished[table] = 1
        self.truncated[table] = u8(truncated)
        index = table * self._players
        for payoff in payoffs:
            self.rewards[index] = payoff
            index += 1
        for seat, sheet in enumerate(self._cleared_ends(self._plays[table], table)):
            base = seat * self._size
            for place in range(self._size):
                sheet.put(place, rows[base + place])

    def _clear(self, table: i64) -> None:
        """Nothing has ended here."""
        self.finished[table] = 0
        self.truncated[table] = 0
        index = table * self._players
        while index < (table + 1) * self._players:
            self.rewards[index] = 0.0
            index += 1

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
        """Play one answer at every table: 64-bit numbers, lowest byte first, legal ones by the masks, or `STAYS`."""
        table: i64 = 0
        while table < self._count:
            answer = read_i64_le(answers, 8 * table)
            if self.finished[table]:
                self._clear(table)
            if answer == STAYS:
                table += 1
                continue
            play, seat = self._plays[table], self.seats[table]
            self._wipe(play, table)
            if self._turned:
                answer = self._back[seat * self._space + answer]
            play.position.carry_out(seat, answer)
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
        """Who has won gets the reward; when a play is broken off nobody does. Every seat sees how it ended."""
        self.finished[table] = 1
        self._show_the_end(play, table)
        result = play.position.result()
        if result is None:
            self.truncated[table] = 1
            return
        index = table * self._players
        for payoff in result.payoffs:
            self.rewards[index] = payoff
            index += 1

    def _show_the_end(self, play: BatchedPlay, table: i64) -> None:
        for seat, sheet in enumerate(self._cleared_ends(play, table)):
            self._observer.write(play.position, seat, sheet)

    def _cleared_ends(self, play: BatchedPlay, table: i64) -> list[Sheet]:
        """A wiped sheet for each seat's view of the end."""
        if not play.finals:
            start = table * self._players * self._size
            for seat in range(self._players):
                play.finals.append(Sheet(self.finals, start + seat * self._size, self._size))
        for sheet in play.finals:
            sheet.forget()
            sheet.wipe()
        return play.finals

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
        if self._turned:
            self._turn(actions, seat * self._space)
        base = table * self._space
        index: i64 = 0
        while index < actions.count:
            masks[base + actions.at(index)] = 1
            index += 1
        if self._floating:
            play.sheet.erase_from(self.floats)
        play.sheet.wipe()
        self._observer.write(position, seat, play.sheet)
        if self._floating:
            play.sheet.copy_to(self.floats, self._kinds, self._bits)

    def _turn(self, actions: Actions, base: i64) -> None:
        """Give actions the numbers under which a seat is shown them."""
        items, turns = actions.items, self._turns
        index: i64 = 0
        while index < actions.count:
            items[index] = turns[base + items[index]]
            index += 1

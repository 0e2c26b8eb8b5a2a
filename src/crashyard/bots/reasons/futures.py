"""What comes of an answer in one position that is possible for its seat.

The answer is played, with the further answers that are expected of the seat, until somebody else is asked; then it is
tried what that opponent could do (`threats`). A secret plan is played to the end of its round instead, with plans of
the others that look good to them. Nothing in it depends on what the seat may not know.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile

from crashyard.bots.reasons.threats import WINS, Threats, ThreatScan
from crashyard.bots.search.analysis import Line
from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import Effect
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL

LONGEST = 60
"""So many answers are given at most; a round that is longer is not looked at any further."""
OWN_CHOICES = 16
CHOICES = 5
"""Among so many answers, drawn at random, the seat and the others take the one that looks best to them."""
MOST_COUNTED = 40
"""Nobody is told that something becomes more than that many more."""

Standing = dict[int, dict[str, int]]
"""What each side has to show (`EffectReader.standing`), by one of its seats."""


@dataclass(slots=True)
class Future:
    """What happened, by the seat's own doing and by that of others."""

    own: dict[Effect, bool] = field(default_factory=dict)
    """What the seat has brought about, each with whether it took a further answer of its own."""
    threats: set[Effect] = field(default_factory=set)
    """The harm that opponents did, or could do with what they answer next."""
    scanned: dict[int, Threats] = field(default_factory=dict)
    """Whose next answers have been tried."""
    value: float = 0.0
    """How well the seat stands in the end."""
    thrown: bool = False
    """Whether chance had a part in it."""


class FutureTeller:
    """Looks ahead for one seat."""

    def __init__(self, game: Game, seat: int, players: int) -> None:
        self._game = game
        self._seat = seat
        self._teams = game.teams(players)
        self._scan = ThreatScan(game, self.harms)

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is on the same side."""
        return self._teams[seat] == self._teams[self._seat]

    def helps(self, effect: Effect) -> bool:
        return self.is_mine(effect.seat) == effect.good

    def harms(self, effect: Effect) -> bool:
        """Whether an effect that others bring about is one to be feared."""
        if effect.kind == WINS:
            return not self.is_mine(effect.seat)
        return not self.is_mine(effect.by) and self.is_mine(effect.seat) and not effect.good

    def look(self, world: Position, line: Line, dice: Dice) -> Future:
        """What comes of a line in a position."""
        run = _Run(self._game, world.copy(), self._seat, dice, self)
        if world.awaited() == SEVERAL:
            run.plan(line)
            run.future.value = run.position.evaluate(self._seat)
        else:
            run.answer(line)
            run.future.value = run.position.evaluate(self._seat)
            run.scan(self._scan)
        return run.future

    def sides(self) -> Iterable[int]:
        """One seat of each side, the own one for its own."""
        yield self._seat
        seen = {self._teams[self._seat]}
        for seat, team in enumerate(self._teams):
            if team not in seen:
                seen.add(team)
                yield seat


class _Run:
    """One way in which it goes on."""

    def __init__(self, game: Game, position: Position, seat: int, dice: Dice, teller: FutureTeller) -> None:
        self.position = position
        self.future = Future()
        self._seat = seat
        self._dice = dice
        self._teller = teller
        self._reader = game.effects(position)
        self._buffer = Actions()
        self._round = int(position.rounds())
        self._later = False
        self._steps = 0
        position.listen()

    def answer(self, line: Line) -> None:
        """Play an answer, and the seat's further ones until somebody else is asked."""
        position, seat = self.position, self._seat
        before = self._standing()
        self._give(seat, line.action)
        expected = [action for _, action in takewhile(lambda step: step[0] == seat, line.follows)]
        at_once: Standing | None = None
        while self._goes_on():
            awaited = int(position.awaited())
            if awaited == CHANCE:
                self._throw()
            elif awaited == seat and int(position.rounds()) == self._round:
                action = expected.pop(0) if expected else -1
                if action < 0 or position.forbids(seat, action) is not None:
                    expected, action = [], self._likely(seat, OWN_CHOICES)
                at_once = at_once or self._standing()
                self._later = True
                self._give(seat, action)
            else:
                break
        self._count(before, at_once)
        self._end()

    def plan(self, line: Line) -> None:
        """Play a secret plan, and the round that it is for."""
        position, seat = self.position, self._seat
        before = self._standing()
        self._give(seat, line.action)
        at_once: Standing | None = None
        while int(position.awaited()) == SEVERAL and self._goes_on():
            other = position.awaited_seats()[0]
            self._give(other, self._likely(other, CHOICES))
        while self._goes_on():
            awaited = int(position.awaited())
            if awaited == SEVERAL or (awaited == seat and int(position.rounds()) != self._round):
                break
            if awaited == CHANCE:
                self._throw()
                continue
            action = self._likely(awaited, OWN_CHOICES if awaited == seat else CHOICES)
            if awaited == seat:
                at_once = at_once or self._standing()
                self._later = True
            self._give(awaited, action)
        self._count({seat: before[seat]}, at_once)
        self._end()

    def scan(self, scan: ThreatScan) -> None:
        """Try what each opponent could do who is asked before the seat is asked again."""
        position = self.position
        while self._goes_on() and int(position.rounds()) - self._round <= 1:
            awaited = int(position.awaited())
            if awaited == CHANCE:
                self._throw()
                continue
            if awaited < 0 or self._teller.is_mine(awaited):
                break
            if awaited not in self.future.scanned:
                found = scan.look(position, awaited)
                self.future.scanned[awaited] = found
                self.future.threats |= found.effects
            self._give(awaited, self._likely(awaited, CHOICES))

    def _goes_on(self) -> bool:
        self._steps += 1
        return self._steps <= LONGEST and int(self.position.awaited()) != NOBODY

    def _throw(self) -> None:
        self.future.thrown = True
        self._give(CHANCE, int(self.position.throw(self._dice, self._buffer)))

    def _give(self, seat: int, action: int) -> None:
        self.position.carry_out(seat, action)
        for event in self.position.heard():
            for effect in self._reader.hear(event):
                if self._teller.is_mine(effect.by):
                    if effect.kind in self._reader.feared:
                        continue
                    self.future.own.setdefault(effect, self._later)
                elif self._teller.harms(effect):
                    self.future.threats.add(effect)

    def _likely(self, seat: int, most: int) -> int:
        """An answer that looks good to a seat at first sight."""
        legal = self.position.legal(seat)
        if len(legal) > most:
            legal = [legal[int(self._dice.below(len(legal)))] for _ in range(most)]
        return max(legal, key=lambda action: self._after(seat, action))

    def _after(self, seat: int, action: int) -> float:
        after = self.position.copy()
        after.carry_out(seat, action)
        return after.evaluate(seat)

    def _standing(self) -> Standing:
        return {side: dict(self._reader.standing(self.position, side)) for side in self._teller.sides()}

    def _count(self, before: Standing, at_once: Standing | None) -> None:
        """Note what has become more or less since `before`: by one, by two, as far as it goes.

        What a seat has lost in a round in which others harmed it was not its own doing.
        """
        after = self._standing()
        for side, counted in before.items():
            for kind, was in counted.items():
                change = after[side][kind] - was
                if side != self._seat and kind not in self._reader.told_of_others:
                    continue
                if side == self._seat and change < 0 and self.future.threats:
                    continue
                name, step = (f"{kind}-up", 1) if change > 0 else (f"{kind}-down", -1)
                first = change if at_once is None else at_once[side][kind] - was
                for count in range(1, min(abs(change), MOST_COUNTED) + 1):
                    effect = Effect(name, side, self._seat, change > 0, (("count", count),))
                    self.future.own[effect] = first * step < count

    def _end(self) -> None:
        result = self.position.result()
        if result is not None:
            for winner in result.winners:
                if winner in self._teller.sides():
                    self.future.own.setdefault(Effect(WINS, winner, self._seat, True), self._later)

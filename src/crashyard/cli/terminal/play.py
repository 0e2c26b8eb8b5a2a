"""One play at the terminal: its record, the position it has led to, and the bots that take part."""

from collections.abc import Mapping

from crashyard.bots.hint import Hint, think_of_hint
from crashyard.bots.registry import find_bot
from crashyard.cli.files import compact, write_new
from crashyard.cli.terminal.seating import Seating
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.fair import FairChance
from crashyard.engine.driver import RESIGN, AnswerLog, AskSeats, Driver, EventLog, NumberedChance, SeatedBot
from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.options import Value
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.faces.scene import Scene


class TerminalPlay:
    """The record is the truth. Everything that happened is kept with the answer that made it happen."""

    def __init__(self, game: Game, seating: Seating, options: Mapping[str, Value], chance: FairChance) -> None:
        self.game = game
        self.seating = seating
        self.chance = chance
        self.record = Record.new(game, len(seating.seats), options, chance)
        self.happened: list[tuple[int, list[Event]]] = []
        """For every answer of the record: who gave it, and what it led to."""
        dice = Dice(f"{chance.seed}/hidden")
        self._bots = {
            seat: SeatedBot(find_bot(who, game, f"{chance.seed}/bot/{seat}"), dice)
            for seat, who in enumerate(seating.seats)
            if not seating.is_person(seat)
        }
        self._driver = self._drive()

    def _drive(self) -> Driver:
        """What plays on from where the record stands: it answers for bots and chance, and waits for people."""
        position = self.record.position()
        seats = AskSeats(self._bots, NumberedChance(self.chance, self.record.chance_answers()))
        return Driver(position, seats, [AnswerLog(self.record.answers), EventLog(position, self.happened)])

    @property
    def position(self) -> Position:
        return self._driver.position

    def step(self) -> bool:
        """Let a bot or chance answer; whether one of them was awaited."""
        return self._driver.step()

    def answer(self, seat: int, action: int) -> None:
        """Play an answer of a person, `RESIGN` included."""
        self._driver.give(seat, action)

    def hint(self, seat: int, level: str) -> Hint:
        """What a level would do in the place of a seat; the game goes on as if nobody had asked."""
        seed = f"{self.chance.seed}/hint/{len(self.record.answers)}"
        return think_of_hint(self.game, self.position.possible(seat, Dice(seed)), seat, level, seed)

    def resign(self, seat: int) -> None:
        self.answer(seat, RESIGN)

    def undo(self) -> bool:
        """Go back to the last decision of a person; whether there was one.

        The outcomes of chance that follow will be the same again: each belongs to its number.
        """
        persons = self.seating.persons()
        for index in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[index][0] in persons:
                self.record = self.record.undone(len(self.record.answers) - index)
                del self.happened[index:]
                self._driver = self._drive()
                return True
        return False

    def has_decided(self, seat: int) -> bool:
        """Whether the seat has given an answer yet."""
        return any(answer[0] == seat for answer in self.record.answers)

    def sees_the_same(self, seat: int, other: int) -> bool:
        """Whether two seats may know the same of this position."""
        return self.position.view(seat) == self.position.view(other)

    def scene(self, viewer: int) -> Scene:
        """The table as `viewer` may see it."""
        scene: Scene = self.game.faces.scene(self.position.view(viewer))
        return scene

    def save(self, name: str) -> str:
        """Write the record to a new file; its name."""
        write_new(name, compact(self.record.to_json()) + "\n")
        return name

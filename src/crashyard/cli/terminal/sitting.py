"""One play at the terminal: its record, the position it has led to, and the bots that take part."""

from collections.abc import Mapping

from crashyard.bots.hint import Hint, think_of_hint
from crashyard.bots.registry import find_bot
from crashyard.cli.files import compact, write_new
from crashyard.cli.terminal.seating import Seating
from crashyard.engine.dice import Dice
from crashyard.engine.event import Event
from crashyard.engine.fair import FairChance
from crashyard.engine.game import Game
from crashyard.engine.options import Value
from crashyard.engine.position import Position
from crashyard.engine.record import Record
from crashyard.engine.seats import CHANCE
from crashyard.engine.stored import RESIGN, give
from crashyard.faces.scene import Scene


class Sitting:
    """The record is the truth. Everything that happened is kept with the answer that made it happen."""

    def __init__(self, game: Game, seating: Seating, options: Mapping[str, Value], chance: FairChance) -> None:
        self.game = game
        self.seating = seating
        self.chance = chance
        self.record = Record.new(game, len(seating.seats), options, chance)
        self.position = self._listening(self.record.opening())
        self.happened: list[tuple[int, list[Event]]] = []
        """For every answer of the record: who gave it, and what it led to."""
        self._bots = {
            seat: find_bot(who, game, f"{chance.seed}/bot/{seat}")
            for seat, who in enumerate(seating.seats)
            if not seating.is_person(seat)
        }
        self._dice = Dice(f"{chance.seed}/hidden")

    @staticmethod
    def _listening(position: Position) -> Position:
        position.listen()
        return position

    def answer(self, seat: int, action: int) -> list[Event]:
        """Play an answer, `RESIGN` included, and note it; what happened."""
        give(self.position, seat, action)
        self.record.append(seat, action)
        events = self.position.heard()
        self.happened.append((seat, events))
        return events

    def answer_by_itself(self, seat: int) -> list[Event]:
        """The answer of chance or of a bot."""
        if seat == CHANCE:
            action = self.chance.choose(self.position.outcomes(), self.record.chance_answers())
        else:
            action = self._bots[seat].answer(self.position.possible(seat, self._dice), seat)
        return self.answer(seat, action)

    def hint(self, seat: int, level: str) -> Hint:
        """What a level would do in the place of a seat; the game goes on as if nobody had asked."""
        seed = f"{self.chance.seed}/hint/{len(self.record.answers)}"
        return think_of_hint(self.game, self.position.possible(seat, Dice(seed)), seat, level, seed)

    def resign(self, seat: int) -> list[Event]:
        return self.answer(seat, RESIGN)

    def undo(self) -> bool:
        """Go back to the last decision of a person; whether there was one.

        The outcomes of chance that follow will be the same again: each belongs to its number.
        """
        persons = self.seating.persons()
        for index in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[index][0] in persons:
                self.record = self.record.undone(len(self.record.answers) - index)
                self.position = self._listening(self.record.position())
                del self.happened[index:]
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
        scene: Scene = self.game.scene(self.position.view(viewer))
        return scene

    def save(self, name: str) -> str:
        """Write the record to a new file; its name."""
        write_new(name, compact(self.record.to_json()) + "\n")
        return name

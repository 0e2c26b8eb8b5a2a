"""What is played in a batch, in a form that other processes can be told."""

from collections.abc import Mapping
from dataclasses import dataclass

from crashyard.engine.game import Game
from crashyard.envs.batch_arrays import ArrayShape
from crashyard.envs.batch_tables import BatchTables
from crashyard.envs.observation import observer_of


@dataclass(frozen=True, slots=True)
class BatchPlan:
    game: Game
    players: int
    options: Mapping[str, object]
    seed: str
    longest: int

    def tables(self, first: int, count: int) -> BatchTables:
        """Some of the tables, by their numbers."""
        opening = self.game.new(self.players, self.options)
        observer = observer_of(self.game, self.players)
        return BatchTables(opening, observer, self.game.action_space, first, count, self.seed, self.longest)

    def form(self, count: int) -> ArrayShape:
        return ArrayShape(count, int(observer_of(self.game, self.players).size), self.game.action_space, self.players)

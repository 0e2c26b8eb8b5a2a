"""What is played in a batch, in a form that other processes can be told."""

from collections.abc import Mapping
from dataclasses import dataclass

from crashyard.engine.game import Game
from crashyard.envs.batch_arrays import Form
from crashyard.envs.batch_tables import Tables
from crashyard.envs.observation import observer_of


@dataclass(frozen=True, slots=True)
class Plan:
    game: Game
    players: int
    options: Mapping[str, object]
    seed: str
    longest: int

    def tables(self, first: int, count: int) -> Tables:
        """Some of the tables, by their numbers."""
        opening = self.game.new(self.players, self.options)
        observer = observer_of(self.game, self.players)
        return Tables(opening, observer, self.game.action_space, first, count, self.seed, self.longest)

    def form(self, count: int) -> Form:
        return Form(count, int(observer_of(self.game, self.players).size), self.game.action_space, self.players)

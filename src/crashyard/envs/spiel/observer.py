"""What a seat sees of a state of OpenSpiel, now or from the beginning on (perfect recall).

Now is the view of the seat, as JSON and as the numbers of `crashyard.envs.observation`. Perfect recall is everything
that the seat has answered and been told, one JSON value a line: states in which it heard the same look the same.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import numpy
import pyspiel

from crashyard.engine.driver import Driver, RecordedAnswers
from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE, SPECTATOR
from crashyard.envs.observation import layout, observation_shape, observe
from crashyard.envs.spiel.play import SpielStep
from crashyard.envs.spiel.state import SpielState

NONE, SINGLE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def has_numbers(game: Game) -> bool:
    """Whether a game says how it looks as numbers."""
    return game.abilities.observation is not None


class SpielObserver:
    """One kind of observation: of what is public, of what is private to one seat or to all of them, or of both.

    There are numbers for what a seat sees now, and for what everybody sees now; and for all that a seat has seen and
    answered, where no more than `recalled` answers are given in a play.
    """

    def __init__(
        self, game: Game, players: int, kind: Any, params: Mapping[str, Any] | None = None, recalled: int = 0
    ) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {', '.join(params)}")
        self._secrets = game.secrets
        self._recalls: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._private = kind.private_info
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private != ALL and not self._recalls and has_numbers(game):
            self.tensor = numpy.zeros(observation_shape(game, players), numpy.float32)
            for part in layout(game, players):
                self.dict[part.name] = self.tensor[part.start : part.start + part.size].reshape(part.shape)
        self._most = recalled if self._recalls and self._public and self._private == SINGLE else 0
        if self._most and has_numbers(game):
            self.tensor = numpy.zeros((recalled + 1, 2 + observation_shape(game, players)[0]), numpy.float32)
            self.dict["past"] = self.tensor

    def set_from(self, state: SpielState, player: int) -> None:
        if self._most:
            self._write_past(state, player)
        elif self.tensor is not None:
            numpy.copyto(self.tensor, observe(state.position, SPECTATOR if self._private == NONE else player))

    def _write_past(self, state: SpielState, player: int) -> None:
        """A row for the beginning and one for each answer: a 1, the own answer, and what the seat saw then."""
        answers = state.play.answers
        if len(answers) > self._most:
            raise Refusal("too-long-to-recall", {"answers": len(answers), "most": self._most})
        position, space = state.play.opening.copy(), state.play.game.action_space
        driver = Driver(position, RecordedAnswers(answers))
        self.tensor.fill(0)
        for row, (seat, action) in enumerate([(CHANCE, 0), *answers]):
            if row:
                driver.step()
            self.tensor[row, 0] = 1
            self.tensor[row, 1] = (action + 1) / space if seat == player else 0
            self.tensor[row, 2:] = observe(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return "\n".join(self._recalled(state, player))
        seen = self._seen(state.position, player)
        return _compact(seen) if seen else ""

    def _seen(self, position: Position, player: int) -> Mapping[str, Any]:
        """What is to be seen of a position. Private is what a spectator does not see, and which seat one has."""
        public = position.view(SPECTATOR)
        if self._private == NONE:
            return public if self._public else {}
        whole = position.to_json() if self._private == ALL else position.view(player)
        if self._public:
            return whole
        private = {name: value for name, value in whole.items() if value != public.get(name)}
        return {"seat": player, **private} if self._secrets and self._private == SINGLE else private

    def _recalled(self, state: SpielState, player: int) -> Iterator[str]:
        who = {"seat": player} if self._private == SINGLE else {}
        yield _compact({**who, "saw": self._seen(state.play.opening, player)})
        key = (self._public, int(self._private), player)
        for step in state.play.steps():
            if key not in step.lines:
                step.lines[key] = _compact(list(self._learnt(step, player)))
            yield step.lines[key]

    def _learnt(self, step: SpielStep, player: int) -> Iterator[object]:
        """The answer, if it is the player's own, and what they were told."""
        if self._private == ALL or (self._private == SINGLE and step.seat == player):
            yield step.form
        for event in step.events:
            told = self._told(event, player)
            if told:
                yield told

    def _told(self, event: Event, player: int) -> Mapping[str, Any]:
        public = event.seen_by(SPECTATOR)
        if self._private == NONE:
            return public if self._public else {}
        whole = event.whole() if self._private == ALL else event.seen_by(player)
        if self._public:
            return whole
        return {name: value for name, value in whole.items() if name not in public}


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))

"""A position as a state of OpenSpiel."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pyspiel

from crashyard.engine.chance.dice import Dice
from crashyard.engine.forms.text import to_text
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL
from crashyard.envs.spiel.play import SpielPlay

_PSEUDO = {
    CHANCE: int(pyspiel.PlayerId.CHANCE),
    SEVERAL: int(pyspiel.PlayerId.SIMULTANEOUS),
    NOBODY: int(pyspiel.PlayerId.TERMINAL),
}
"""Our pseudo-seats by those of OpenSpiel; real seats have the same numbers."""


class SpielState(pyspiel.State):
    """Seats are players. A play that takes too many decisions is over, and worth nothing to anybody."""

    def __init__(self, spiel_game: Any, game: Game, opening: Position) -> None:
        super().__init__(spiel_game)
        self.play = SpielPlay(game, opening)
        self._left: int = spiel_game.max_game_length()
        self._player: int = self._find_player()

    @property
    def position(self) -> Position:
        return self.play.position

    def _find_player(self) -> int:
        seat = int(self.play.position.awaited()) if self._left > 0 else NOBODY
        return _PSEUDO.get(seat, seat)

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == _PSEUDO[NOBODY]

    def _legal_actions(self, player: int) -> list[int]:
        """In ascending order; none for a seat that is not awaited where others decide at once."""
        position = self.play.position
        return sorted(position.legal(player)) if position.awaits(player) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.play.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        seat = int(self.play.position.awaited())
        self.play.answer([(seat, action)])
        if seat != CHANCE:
            self._left -= 1
        self._player = self._find_player()

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """One answer a seat. Those of seats that are not awaited are not looked at."""
        self.play.answer([(seat, actions[seat]) for seat in self.play.position.awaited_seats()])
        self._left -= 1
        self._player = self._find_player()

    def _action_to_string(self, player: int, action: int) -> str:
        return to_text(self.play.position.action_json(player, action))

    def undo_action(self, player: int, action: int) -> None:
        """OpenSpiel keeps the history of a state where games in Python cannot reach it, so none can take it back."""
        raise Refusal("state-cannot-undo", {})

    def parent(self) -> "SpielState":
        """The state before the last decision, with the history that led to it."""
        if not self.play.answers:
            raise Refusal("no-parent", {})
        state: SpielState = self.get_game().state_at(self.play.opening)
        left = self.play.answers
        while True:
            together = len(state.position.awaited_seats())
            now, left = left[:together], left[together:]
            if not left:
                return state
            if state.is_simultaneous_node():
                given = dict(now)
                state.apply_actions([given.get(seat, 0) for seat in range(self.num_players())])
            else:
                state.apply_action(now[0][1])

    def returns(self) -> list[float]:
        """Nothing before the end, and nothing at an end that comes because the play took too long."""
        result = self.play.position.result()
        return [0.0] * int(self.play.position.players) if result is None else list(result.payoffs)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to a player now, with all that is hidden from them drawn anew.

        Its past begins here, so it looks the same as an observation, not as an information state.
        """
        twin: SpielState = self.clone()
        possible = self.play.position.possible(player_id, Dice(repr(probability_sampler())))
        twin.play = SpielPlay(self.play.game, possible)
        return twin

    def __str__(self) -> str:
        """The position file."""
        return json.dumps(self.play.game.save(self.play.position), separators=(",", ":"))

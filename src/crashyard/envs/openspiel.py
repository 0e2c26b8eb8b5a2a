"""The games as games of OpenSpiel: importing this module registers them, `cube-attack` as `crashyard_cube_attack`.

Players, the options of a game and the numbers of its rulebook are parameters; chance and secret decisions are
OpenSpiel's chance nodes and simultaneous nodes. `docs/openspiel.md` tells what becomes what.
"""

import copyreg
from collections.abc import Mapping
from typing import Any

import pyspiel

from crashyard.engine.forms.documents import parse_json
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.envs.spiel.observer import SpielObserver, has_numbers
from crashyard.envs.spiel.openings import check_players, read_opening
from crashyard.envs.spiel.state import SpielState

PREFIX = "crashyard_"
PLUS = "+"
"""Joins what an option gives to every seat."""


def spiel_name(game: Game) -> str:
    """What OpenSpiel calls a game: its names are made of small letters and underscores."""
    return PREFIX + game.name.replace("-", "_")


RECALLED = "recalled_answers"
OPENING = "opening"


def spiel_type(game: Game, recalls: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before anybody plays it.

    Only where it `recalls` a number of answers there are information states of a fixed size.
    """
    types = pyspiel.GameType
    return types(
        short_name=spiel_name(game),
        long_name=f"Crashyard {game.name.replace('-', ' ').title()}",
        dynamics=types.Dynamics.SIMULTANEOUS if game.together else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            types.Information.IMPERFECT_INFORMATION if game.secrets else types.Information.PERFECT_INFORMATION
        ),
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=recalls and has_numbers(game),
        provides_observation_string=True,
        provides_observation_tensor=has_numbers(game),
        provides_factored_observation_string=True,
        parameter_specification={
            "players": min(game.players),
            "max_game_length": game.longest,
            RECALLED: 0,
            OPENING: "",
            **{option.name: option.default for option in (*game.options, *game.parameters)},
        },
    )


def _joined(value: Any) -> Any:
    """A parameter as it stands in the text of a game, where commas separate parameters: `red,blue` is `red+blue`."""
    return value.replace(",", PLUS) if isinstance(value, str) else value


class SpielGame(pyspiel.Game):
    """A game with its players and options settled."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        told = {name: _joined(value) for name, value in dict(params or {}).items()}
        settled = spiel_type(game).parameter_specification | told
        options = {option.name: settled[option.name] for option in (*game.options, *game.parameters)}
        self.game = game
        self.opening = game.new(
            settled["players"],
            {name: value.replace(PLUS, ",") if isinstance(value, str) else value for name, value in options.items()},
        )
        self.recalled = settled[RECALLED]
        if self.recalled < 0:
            raise Refusal("wrong-recall", {"answers": self.recalled})
        if settled[OPENING]:
            self.opening = read_opening(game, settled[OPENING], settled["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_space,
            max_chance_outcomes=game.outcome_space,
            num_players=settled["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=settled["max_game_length"],
        )
        super().__init__(spiel_type(game, self.recalled > 0), info, told)

    def new_initial_state(self, file: str | dict[str, Any] | None = None) -> SpielState:
        """The opening, or the position of a position file."""
        if file is None:
            return SpielState(self, self.game, self.opening)
        document = parse_json(file, "the position") if isinstance(file, str) else file
        return self.state_at(self.game.load(document))

    def state_at(self, position: Position) -> SpielState:
        """A state without a past, at any position of this game."""
        check_players(position, self.num_players())
        return SpielState(self, self.game, position)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.game, self.num_players(), kind, params, self.recalled)

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`; whoever reads it imports this module, and so registers the games."""
        return read_game, (str(self),)


def read_game(text: str) -> Any:
    """The game that a text such as `crashyard_cube_attack(players=3)` names."""
    return pyspiel.load_game(text)


def read_state(text: str) -> Any:
    """A state that was pickled, perhaps in another process."""
    return pyspiel.deserialize_game_and_state(text)[1]


def _pickled(state: SpielState) -> tuple[Any, ...]:
    """For `pickle`, as with games: whoever reads it imports this module."""
    return read_state, (pyspiel.serialize_game_and_state(state.get_game(), state),)


def register_games() -> None:
    """Register all games that OpenSpiel does not know yet."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if spiel_name(game) not in known:
            pyspiel.register_game(spiel_type(game), _maker(game))


def _maker(game: Game) -> type[SpielGame]:
    """What OpenSpiel makes a game from, once its parameters are known.

    It keeps the maker beyond the end of Python and drops it then. A class survives that; a function would be taken
    apart without an interpreter, which ends the process with an error.
    """

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered


register_games()
copyreg.pickle(SpielState, _pickled)

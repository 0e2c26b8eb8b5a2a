"""What the environments of one play have in common: the play, its dice, and what its agents see of it."""

import copy
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from operator import index
from secrets import randbits
from typing import Any, Literal, get_args

import numpy
from gymnasium.spaces import Box, Dict, Discrete

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, DiceChance, Driver
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.engine.seats import NOBODY
from crashyard.envs.checks import is_number, is_whole
from crashyard.envs.observation import Floats, mask, observation_shape, observe
from crashyard.envs.pictures import RENDER_MODES, Picture, check_render_mode, draw
from crashyard.envs.turning import turns_back

Illegal = Literal["refuse", "random"]
Observation = dict[str, Any]

TOLERATED = "options"
"""The one name that `reset(options=...)` may have: PettingZoo's own tests give `{"options": 1}`. It changes nothing."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How a table is set up; whatever does not fit is refused before anything is made."""

    game: Game
    players: int
    options: Mapping[str, object]
    _: KW_ONLY
    max_cycles: int
    illegal: Illegal = "refuse"
    render_mode: str | None = None
    shaping: float = 0.0
    """How much of the change of `Position.evaluate` is added to the rewards."""
    discount: float = 1.0
    """By what those who learn discount rewards; only shaping needs to know."""
    turned: bool = False
    """Whether actions are numbered as the seat that decides sees them."""

    def __post_init__(self) -> None:
        if self.illegal not in get_args(Illegal):
            raise Refusal("wrong-illegal", {"illegal": shown(self.illegal), "right": ", ".join(get_args(Illegal))})
        if not is_whole(self.max_cycles, 1):
            raise Refusal("wrong-max-cycles", {"cycles": shown(self.max_cycles)})
        check_render_mode(self.render_mode)
        if not is_number(self.shaping):
            raise Refusal("wrong-shaping", {"shaping": shown(self.shaping)})
        if not is_number(self.discount) or not 0 <= self.discount <= 1:
            raise Refusal("wrong-discount", {"discount": shown(self.discount)})


class EnvironmentHost:
    """Asks the agents of one play for their answers, and lets chance play.

    Actions are those of the game, and one more, the last: to wait, for agents that are asked although they have
    nothing to decide. A cycle is one decision of the table, be it of one seat or of several at once; after
    `max_cycles` the play is broken off.

    A copy, and what `pickle` writes, goes on as the original would: with the same position, the same dice and the
    same spaces to sample from.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        shaping: float = 0.0,
        discount: float = 1.0,
        turned: bool = False,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        self._opening = self.game.new(self.players, options)
        self.settings = TableSettings(
            self.game,
            self.players,
            dict(options or {}),
            max_cycles=self.game.longest if max_cycles is None else max_cycles,
            illegal=illegal,
            render_mode=render_mode,
            shaping=shaping,
            discount=discount,
            turned=turned,
        )
        self._back = turns_back(self.game, self.players) if turned else None
        self._actions = Actions()
        self.wait = self.game.action_space
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.state_space = Box(0.0, 1.0, (self.players * self.row_shape[0],), numpy.float32)
        self._seed = ""
        self._plays = 0
        self.begin(None)

    @property
    def row_shape(self) -> tuple[int]:
        return observation_shape(self.game, self.players)

    def _observation_space(self) -> Dict:
        return Dict(
            {
                "observation": Box(0.0, 1.0, self.row_shape, numpy.float32),
                "action_mask": Box(0, 1, (self.wait + 1,), numpy.int8),
            }
        )

    @property
    def metadata(self) -> dict[str, Any]:
        return {
            "name": environment_name(self.game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }

    # -- the play ---------------------------------------------------------------------------

    def begin(self, seed: int | None, options: Mapping[str, Any] | None = None) -> None:
        """A new play. Without a seed it goes on where the last seed has led, or with one that nobody knows."""
        for name in options or {}:
            if name != TOLERATED:
                raise Refusal("unknown-reset-option", {"option": shown(name)})
        if seed is not None:
            if not is_whole(seed, 0):
                raise Refusal("wrong-seed", {"seed": shown(seed)})
            self._seed, self._plays = str(seed), 0
        elif not self._seed:
            self._seed = str(randbits(64))
        self.play_seed = f"{self._seed}/{self._plays}"
        dice = Dice(self.play_seed)
        self._plays += 1
        self._cycles = 0
        self._sit_down(self._opening.copy(), dice)
        self._driver.play()
        self._values = self._evaluate()

    def _sit_down(self, position: Position, dice: Dice) -> None:
        self.position = position
        self._dice = dice
        self._driver = Driver(position, AskSeats(chance=DiceChance(dice)))

    def asked(self) -> list[int]:
        """The seats that decide now; all at once, if there are several."""
        return self.position.awaited_seats()

    @property
    def terminated(self) -> bool:
        return self.position.awaited() == NOBODY

    @property
    def truncated(self) -> bool:
        return not self.terminated and self._cycles >= self.settings.max_cycles

    @property
    def over(self) -> bool:
        return self.terminated or self.truncated

    def seat_of(self, agent: str) -> int:
        if agent not in self.action_spaces:
            raise Refusal("unknown-agent", {"agent": shown(agent), "agents": ", ".join(self.agents)})
        return self.agents.index(agent)

    def accept(self, seat: int, action: object) -> int:
        """An action of a seat that is asked, checked; an illegal one is refused, or another one put in its place.

        Returned is the number that it has in the game.
        """
        number = _whole(action)
        if number is not None and self._back is not None and 0 <= number < self.wait:
            number = int(self._back[seat, number])
        decides = self.position.awaits(seat)
        if number is not None and not decides and number == self.wait:
            return number
        if number is not None and decides and 0 <= number < self.wait and self.position.forbids(seat, number) is None:
            return number
        if self.settings.illegal == "refuse" or number is None:
            raise Refusal("illegal-action", {"seat": seat, "action": shown(str(action))})
        return int(self.position.pick(seat, self._dice, self._actions)) if decides else self.wait

    def answer(self, answers: Mapping[int, int]) -> list[float]:
        """Play the accepted answers of one cycle; nobody has seen anything of them before. Returns the rewards."""
        for seat in self.asked():
            self._driver.give(seat, answers[seat])
        self._driver.play()
        self._cycles += 1
        return self._rewards()

    # -- rewards ----------------------------------------------------------------------------

    def payoff(self, seat: int) -> float:
        """What the game's result pays to a seat when it is over, and nothing before."""
        result = self.position.result()
        return result.payoffs[seat] if result else 0.0

    def value(self, seat: int) -> float:
        """How a seat stands, for shaping: 0 where a play has ended, so that what it added cancels out."""
        return 0.0 if self.terminated or not self.settings.shaping else self.position.evaluate(seat)

    def _rewards(self) -> list[float]:
        """The payoffs, and what shaping adds from one decision of the table to the next, if that is wanted."""
        weight, discount = self.settings.shaping, self.settings.discount
        before, self._values = self._values, self._evaluate()
        added = [weight * (discount * now - then) for now, then in zip(self._values, before, strict=True)]
        return [self.payoff(seat) + more for seat, more in enumerate(added)]

    def _evaluate(self) -> list[float]:
        return [self.value(seat) for seat in range(self.players)]

    # -- what is seen of it -----------------------------------------------------------------

    def observe(self, seat: int, asked: bool = True) -> Observation:
        """What a seat sees, and what it may answer: to wait, unless it is asked and has something to decide."""
        legal = numpy.zeros(self.wait + 1, numpy.int8)
        if asked and self.position.awaits(seat):
            legal[:-1] = mask(self.position, seat)
            if self._back is not None:
                legal[:-1] = legal[self._back[seat]]
        else:
            legal[-1] = 1
        return {"observation": observe(self.position, seat), "action_mask": legal}

    def state(self) -> Floats:
        """What all seats know together: their observations, one after the other."""
        return numpy.concatenate([observe(self.position, seat) for seat in range(self.players)])

    def render(self) -> Picture | None:
        """The table as a spectator sees it."""
        return draw(self.game, self.position, self.settings.render_mode)

    # -- copies -----------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> "EnvironmentHost":
        twin = copy.copy(self)
        twin._actions = Actions()
        for name in ("action_spaces", "observation_spaces", "state_space"):
            setattr(twin, name, copy.deepcopy(getattr(self, name), memo))
        dice = Dice("")
        dice.follow(self._dice)
        twin._sit_down(self.position.copy(), dice)
        return twin

    def __copy__(self) -> "EnvironmentHost":
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Positions are written as position files, dice as their numbers."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_driver", "_actions")}
        kept["position"] = self.game.save(self.position)
        kept["_opening"] = self.game.save(self._opening)
        kept["_dice"] = self._dice.numbers()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._actions = Actions()
        self._opening = self.game.load(kept["_opening"])
        dice = Dice("")
        dice.go_on_from(kept["_dice"])
        self._sit_down(self.game.load(kept["position"]), dice)


def environment_name(game: Game) -> str:
    """`crashyard/cube_attack-v1`; the version changes with what the environment observes."""
    return f"crashyard/{game.name.replace('-', '_')}-v{game.observation.version}"


def _whole(action: Any) -> int | None:
    """An action as a whole number; None if it is none."""
    try:
        return None if isinstance(action, bool) else index(action)
    except TypeError:
        return None

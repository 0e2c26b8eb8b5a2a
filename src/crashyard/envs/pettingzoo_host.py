"""What both forms of PettingZoo's environments have in common: a play, its dice, and what its agents see of it."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any, Literal

import numpy
from gymnasium.spaces import Box, Dict, Discrete

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, DiceChance, Driver
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.engine.seats import NOBODY, SPECTATOR
from crashyard.envs.observation import mask, observation_shape, observe
from crashyard.faces import svg, terminal
from crashyard.faces.words import Words

Illegal = Literal["refuse", "random"]
Observation = dict[str, Any]

RENDER_MODES = ("ansi", "svg")


class EnvironmentHost:
    """Asks the agents of one play for their answers, and lets chance play.

    Actions are those of the game, and one more, the last: to wait, for agents that are asked although they have
    nothing to decide. A cycle is one decision of the table, be it of one seat or of several at once; after
    `max_cycles` the play is broken off.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise Refusal("wrong-render-mode", {"mode": render_mode, "right": ", ".join(RENDER_MODES)})
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        self._opening = self.game.new(self.players, options)
        self._max_cycles = max_cycles or self.game.longest
        self._illegal = illegal
        self._render_mode = render_mode
        self._seed = ""
        self._plays = 0
        self._actions = Actions()
        self.wait = self.game.action_space
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.begin(None)

    def _observation_space(self) -> Dict:
        shape = observation_shape(self.game, self.players)
        return Dict(
            {
                "observation": Box(0.0, 1.0, shape, numpy.float32),
                "action_mask": Box(0, 1, (self.wait + 1,), numpy.int8),
            }
        )

    @property
    def metadata(self) -> dict[str, Any]:
        return {"name": environment_name(self.game), "render_modes": list(RENDER_MODES), "is_parallelizable": True}

    # -- the play ---------------------------------------------------------------------------

    def begin(self, seed: int | None) -> None:
        """A new play. Without a seed it goes on where the last seed has led, or with one that nobody knows."""
        if seed is not None:
            self._seed, self._plays = str(seed), 0
        elif not self._seed:
            self._seed = str(randbits(64))
        self._dice = Dice(f"{self._seed}/{self._plays}")
        self._plays += 1
        self._cycles = 0
        self.position = self._opening.copy()
        self._driver = Driver(self.position, AskSeats(chance=DiceChance(self._dice)))
        self._driver.play()

    def asked(self) -> list[int]:
        """The seats that decide now; all at once, if there are several."""
        return self.position.awaited_seats()

    @property
    def terminated(self) -> bool:
        return self.position.awaited() == NOBODY

    @property
    def truncated(self) -> bool:
        return not self.terminated and self._cycles >= self._max_cycles

    def accept(self, seat: int, action: int) -> int:
        """An action of a seat that is asked, checked; an illegal one is refused, or another one put in its place."""
        decides = self.position.awaits(seat)
        if not decides and action == self.wait:
            return action
        if decides and self.position.forbids(seat, action) is None:
            return action
        if self._illegal == "refuse":
            raise Refusal("illegal-action", {"seat": seat, "action": str(action)})
        return int(self.position.pick(seat, self._dice, self._actions)) if decides else self.wait

    def answer(self, answers: Mapping[int, int]) -> None:
        """Play the accepted answers of one cycle; nobody has seen anything of them before."""
        for seat in self.asked():
            self._driver.give(seat, answers[seat])
        self._driver.play()
        self._cycles += 1

    def payoff(self, seat: int) -> float:
        """The reward of a seat: what the game's result pays when it is over, and nothing before."""
        result = self.position.result()
        return result.payoffs[seat] if result else 0.0

    # -- what is seen of it -----------------------------------------------------------------

    def observe(self, seat: int, asked: bool = True) -> Observation:
        """What a seat sees, and what it may answer: to wait, unless it is asked and has something to decide."""
        legal = numpy.zeros(self.wait + 1, numpy.int8)
        if asked and self.position.awaits(seat):
            legal[:-1] = mask(self.position, seat)
        else:
            legal[-1] = 1
        return {"observation": observe(self.position, seat), "action_mask": legal}

    def render(self) -> str | None:
        """The table as a spectator sees it: as text, or as an SVG picture."""
        if self._render_mode is None:
            return None
        view = self.position.view(SPECTATOR)
        scene, words = self.game.faces.scene(view), Words("en", self.game, colours=self.game.faces.seat_colours(view))
        if self._render_mode == "svg":
            return svg.render(scene, words=words)
        return terminal.draw(scene, colour=False, words=words)


def environment_name(game: Game) -> str:
    """`crashyard/cube_attack-v1`; the version changes with what the environment observes."""
    return f"crashyard/{game.name.replace('-', '_')}-v{game.observation.version}"

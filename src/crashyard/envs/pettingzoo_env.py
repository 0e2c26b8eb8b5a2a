"""The games as environments of PettingZoo: importing this module registers them.

    import crashyard.envs.pettingzoo_env
    env = pettingzoo.make("aec", "crashyard/crash_and_grab-v0", players=4)
    env = pettingzoo.make("parallel", "crashyard/crash_and_grab-v0", players=4)

`docs/environments.md` tells what the agents see and do.
"""

from collections.abc import Mapping
from typing import Any

import pettingzoo
from gymnasium.spaces import Dict, Discrete

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.envs.host import EnvironmentHost, Illegal, Observation, environment_name
from crashyard.envs.observation import Floats
from crashyard.envs.pettingzoo_parallel import TableParallel
from crashyard.envs.pictures import Picture


class TableAEC(pettingzoo.AECEnv):
    """One agent after the other is asked.

    Where several seats decide at once, each is asked without seeing what the others have chosen: their answers are
    played together, after the last one. With `everybody` all agents are asked in every cycle, as in the Parallel
    form; those who have nothing to decide can only wait.
    """

    def __init__(self, host: EnvironmentHost, everybody: bool = False) -> None:
        super().__init__()
        self._host = host
        self._everybody = everybody
        self.metadata = host.metadata
        self.possible_agents = list(host.agents)
        self.state_space = host.state_space
        self.render_mode = host.settings.render_mode
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new play; the options of the game are those the environment was made with."""
        self._host.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Begin a cycle."""
        self._answers: dict[int, int] = {}
        self._asked = list(range(self._host.players)) if self._everybody else self._host.asked()
        self.agent_selection = self.possible_agents[self._asked[0]]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Refusal("not-reset", {})
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._answers[self._host.seat_of(agent)] = self._host.accept(self._host.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if len(self._answers) < len(self._asked):
            self.agent_selection = self.possible_agents[self._asked[len(self._answers)]]
        else:
            self._settle(self._host.answer(self._answers))
        self._accumulate_rewards()

    def _settle(self, rewards: list[float]) -> None:
        """After a cycle: the next one, or the end."""
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = reward
        if not self._host.over:
            self._ask()
            return
        for agent in self.agents:
            self.terminations[agent] = self._host.terminated
            self.truncations[agent] = self._host.truncated
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self._host.observe(self._host.seat_of(agent), asked=agent == self.agent_selection)

    def state(self) -> Floats:
        """What all agents know together: their observations, one after the other."""
        return self._host.state()

    def observation_space(self, agent: str) -> Dict:
        return self._host.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._host.action_spaces[agent]

    def render(self) -> Picture | None:
        return self._host.render()

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "refuse",
    render_mode: str | None = None,
    everybody: bool = False,
    shaping: float = 0.0,
    discount: float = 1.0,
    turned: bool = False,
) -> TableAEC:
    """A game for agents that are asked one after the other."""
    host = EnvironmentHost(game, players, options, max_cycles, illegal, render_mode, shaping, discount, turned)
    return TableAEC(host, everybody)


def parallel_env(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "refuse",
    render_mode: str | None = None,
    shaping: float = 0.0,
    discount: float = 1.0,
    turned: bool = False,
) -> TableParallel:
    """A game for agents that all answer at once."""
    host = EnvironmentHost(game, players, options, max_cycles, illegal, render_mode, shaping, discount, turned)
    return TableParallel(host)


def make(name: str, **kwargs: Any) -> TableAEC:
    """The AEC environment of a name: `make("crashyard/cube_attack-v1", players=3)`."""
    made = pettingzoo.make("aec", name, **kwargs)
    assert isinstance(made, TableAEC)
    return made


def register() -> None:
    """Make PettingZoo know every game by its name."""
    for game in games().values():
        name = environment_name(game)
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"{__name__}:env", kwargs={"game": game.name})
            pettingzoo.register("parallel", name, f"{__name__}:parallel_env", kwargs={"game": game.name})


register()

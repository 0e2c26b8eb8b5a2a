"""A game in PettingZoo's Parallel form: all agents answer in every step."""

from collections.abc import Mapping
from typing import Any

import pettingzoo
from gymnasium.spaces import Dict, Discrete

from crashyard.engine.refusal import Refusal
from crashyard.envs.host import EnvironmentHost, Observation
from crashyard.envs.observation import Floats
from crashyard.envs.pictures import Picture

Infos = dict[str, dict[str, Any]]


class TableParallel(pettingzoo.ParallelEnv):
    """Seats that plan in secret do so in one step. Who has nothing to decide can only wait: the last action."""

    def __init__(self, host: EnvironmentHost) -> None:
        super().__init__()
        self._host = host
        self.metadata = host.metadata
        self.possible_agents = list(host.agents)
        self.state_space = host.state_space
        self.render_mode = host.settings.render_mode
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new play; the options of the game are those the environment was made with."""
        self._host.begin(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        if not self.agents:
            raise Refusal("not-reset", {})
        for agent in actions:
            self._host.seat_of(agent)
        answers = {seat: self._host.accept(seat, actions.get(agent)) for seat, agent in enumerate(self.agents)}
        agents = self.agents
        rewards = dict(zip(agents, self._host.answer(answers), strict=True))
        observations = self._observations()
        terminated, truncated = self._host.terminated, self._host.truncated
        if self._host.over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._host.observe(seat) for seat, agent in enumerate(self.agents)}

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

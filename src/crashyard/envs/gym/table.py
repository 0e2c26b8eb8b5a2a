"""A game as an environment of Gymnasium: one agent learns, bots sit in all other seats."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from crashyard.engine.chance.dice import Dice
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.envs.gym.opponents import Opponents, check_seat
from crashyard.envs.host import EnvironmentHost, Illegal
from crashyard.envs.observation import Floats
from crashyard.envs.pictures import Picture

Info = dict[str, Any]


class TableEnv(gymnasium.Env):
    """A step is one decision of the learner, and all that happens until they decide again or the play is over.

    Without a `seat` dice give the learner one for every play. What may be chosen stands in `info["action_mask"]`, and
    `action_masks()` gives it as sb3-contrib's MaskablePPO asks for it.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        shaping: float = 0.0,
        discount: float = 1.0,
        turned: bool = True,
    ) -> None:
        self._host = EnvironmentHost(
            game, players, options, max_cycles, illegal, render_mode, shaping, discount, turned
        )
        check_seat(seat, self._host.players)
        self._opponents = Opponents(self._host.game, self._host.players, opponents)
        self._fixed = seat
        self.seat = 0 if seat is None else seat
        """The learner's, in this play."""
        self._value = 0.0
        self._decisions = 0
        self._playing = False
        self.metadata = self._host.metadata
        self.render_mode = render_mode
        self.observation_space = Box(0.0, 1.0, self._host.row_shape, numpy.float32)
        self.action_space = Discrete(self._host.wait)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Info]:
        """A new play, up to the learner's first decision."""
        self._host.begin(seed, options)
        super().reset(seed=seed)
        while not self._begin():
            self._host.begin(None)
        return self._seen()

    def _begin(self) -> bool:
        """Whether the play comes to a decision of the learner; it could be over before."""
        self._decisions = 0
        if self._fixed is None:
            self.seat = int(Dice(f"{self._host.play_seed}/learner").below(self._host.players))
        self._let_others_play()
        self._playing = not self._host.over
        self._value = self._host.value(self.seat)
        return self._playing

    def step(self, action: int) -> tuple[Floats, float, bool, bool, Info]:
        if not self._playing:
            raise Refusal("not-reset", {})
        answer = self._host.accept(self.seat, action)
        self._cycle({self.seat: answer})
        self._let_others_play()
        self._playing = not self._host.over
        row, info = self._seen()
        return row, self._reward(), self._host.terminated, self._host.truncated, info

    def _let_others_play(self) -> None:
        """Until the learner decides, or nobody does any more."""
        while not self._host.over and self.seat not in self._host.asked():
            self._cycle({})

    def _cycle(self, answers: dict[int, int]) -> None:
        """One decision of the table; whoever decides at the same time has not seen the learner's answer."""
        key = f"{self._host.play_seed}/{self._decisions}"
        self._decisions += 1
        for seat in self._host.asked():
            if seat != self.seat:
                answers[seat] = self._opponents.answer(self._host.position, seat, self.seat, key)
        self._host.answer(answers)

    def _reward(self) -> float:
        """The payoff at the end, and what shaping adds from one decision of the learner to the next."""
        settings = self._host.settings
        before, self._value = self._value, self._host.value(self.seat)
        added = settings.shaping * (settings.discount * self._value - before) if settings.shaping else 0.0
        return self._host.payoff(self.seat) + added

    def _seen(self) -> tuple[Floats, Info]:
        seen = self._host.observe(self.seat)
        row: Floats = seen["observation"]
        return row, {"action_mask": seen["action_mask"][:-1], "seat": self.seat}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions the learner may choose now."""
        legal: NDArray[numpy.bool_] = self._host.observe(self.seat)["action_mask"][:-1].astype(numpy.bool_)
        return legal

    def render(self) -> Picture | None:
        return self._host.render()

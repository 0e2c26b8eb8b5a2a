"""Upgrade 12: Time Machine."""

from typing import final

from crashyard.games.crash_and_grab.rules.upgrades.upgrade import STEERING, Upgrade


@final
class TimeMachine(Upgrade):
    """The direction of Execute Move is chosen after the plan is revealed."""

    def __init__(self) -> None:
        super().__init__(12, "time-machine", STEERING)


CARD = TimeMachine()

"""Three friends who look in now and then: with standing orders they come less often. The whole week is in bench."""

from pathlib import Path

import pytest

from crashyard.engine import find_game
from tests.server.friends import Figures, Friends
from tests.server.living import Fate, a_registry, asynchronous

LOOKS = [(5, 1), pytest.param(84, 8, marks=pytest.mark.soak)]


@pytest.mark.parametrize(("looks", "thoughts"), LOOKS)
def test_friends_who_answer_ahead_come_less_often(tmp_path: Path, looks: int, thoughts: int) -> None:
    played: dict[bool, Figures] = {}

    @asynchronous
    async def play(orders: bool) -> None:
        async with a_registry(tmp_path / f"{orders}", Fate(seed="friends")) as living:
            friends = Friends(living, find_game("crash-and-grab"), orders=orders, thoughts=thoughts)
            played[orders] = await friends.play(7, looks)

    for orders in (False, True):
        (tmp_path / f"{orders}").mkdir()
        play(orders)
    without, ordering = played[False], played[True]
    assert without.ordered == 0 < ordering.ordered
    assert without.visits + without.vain == ordering.visits + ordering.vain == looks
    assert ordering.messages <= without.messages and ordering.waits <= without.waits
    if looks == 84:
        assert ordering.rounds > without.rounds
        assert ordering.by_round()["visits"] < 1.4 < without.by_round()["visits"]

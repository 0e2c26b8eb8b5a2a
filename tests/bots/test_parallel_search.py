"""One decision on several cores: what they know is added up, the same every time, and no failure is passed over."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from crashyard.bots.registry import find_bot
from crashyard.bots.search import parallel as cores
from crashyard.bots.search.bot import SearchBot, SearchSettings
from crashyard.bots.search.budget import AnswerStatistics
from crashyard.bots.search.parallel import SearchTask, helped, merged, stop_helpers
from crashyard.engine import Dice, Refusal, find_game, games
from tests.bots.test_search import middle_of
from tests.tiny_game import GAME as TINY


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    yield
    stop_helpers()


def on_cores(name: str, number: int, rounds: int = 60, seed: str = "cores") -> SearchBot:
    return SearchBot(Dice(seed), SearchSettings(rounds, cores=number), find_game(name))


def test_what_two_cores_know_is_added_up() -> None:
    one = [AnswerStatistics(4, 10, 11, 0.5), AnswerStatistics(5, 2, 3, 0.0)]
    other = [AnswerStatistics(5, 9, 9, 0.4), AnswerStatistics(4, 1, 1, -0.7)]
    first, second = merged([one, other])
    assert (first.action, first.weight, first.samples) == (4, 11, 12)
    assert (second.action, second.weight, second.samples) == (5, 11, 12)
    assert [first.value, second.value] == pytest.approx([0.4, 0.3])


def test_in_every_game_two_cores_answer_legally_the_same_every_time_whatever_is_hidden() -> None:
    for name, game in games().items():
        if game is TINY:
            continue
        found = middle_of(name, max(game.players), f"cores {name}", 16)
        assert found is not None
        position, seat = found
        thought = on_cores(name, 2).think(position, seat)
        assert sorted(line.action for line in thought.lines) == sorted(position.legal(seat))
        assert 60 <= thought.rounds <= 61
        assert sum(line.attention for line in thought.lines) == pytest.approx(1.0)
        assert on_cores(name, 2).think(position, seat) == thought
        assert on_cores(name, 2).think(position.possible(seat, Dice("another world")), seat) == thought


def test_helpers_are_started_once_and_started_anew_when_they_have_died() -> None:
    found = middle_of("cube-attack", 2, "again", 20)
    assert found is not None
    search = on_cores("cube-attack", 2)
    search.think(*found)
    helper = cores._helpers[0]
    search.think(*found)
    assert cores._helpers == [helper]
    helper._process.kill()
    helper._process.join()
    with pytest.raises(RuntimeError, match="ended before its answer"):
        search.think(*found)
    assert search.think(*found).rounds > 0


def test_a_failure_in_a_helper_is_told() -> None:
    wrong = SearchTask("cube-attack", {"game": "cube-attack"}, 0, "seed", 10, 5, None)
    with pytest.raises(RuntimeError, match="a helper of the search failed: Refusal"), helped([wrong]):
        pass
    assert cores._helpers == []


def test_helpers_end_with_their_parent() -> None:
    program = """
from crashyard.bots.search import parallel as cores
cores._helpers.append(cores.SearchProcess())
print(cores._helpers[0]._process.pid, flush=True)
import os, signal
if __name__ == "__main__":
    os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == -signal.SIGKILL
    helper = int(done.stdout)
    for _ in range(200):
        if not _lives(helper):
            return
        time.sleep(0.05)
    os.kill(helper, signal.SIGKILL)
    pytest.fail("the helper has outlived its parent")


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    return state != "Z"


def test_a_level_may_be_given_cores() -> None:
    game = find_game("cube-attack")
    found = middle_of("cube-attack", 2, "named", 20)
    assert found is not None
    assert find_bot("expert@0.05x2", game, "seed").answer(*found) in found[0].legal(found[1])
    assert len(cores._helpers) == 1


@pytest.mark.parametrize("name", ["expert@1x0", "expert@1x65", "expert@1xtwo", "expert@1x", "expert@x2"])
def test_a_wrong_number_of_cores_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        find_bot(name, find_game("cube-attack"), "seed")

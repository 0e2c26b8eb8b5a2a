"""The levels differ by their seed, and by nothing else: the same seed plays the same game, another one another."""

import pytest

from crashyard.bots.registry import find_bot
from crashyard.engine import CHANCE, Dice, find_game
from crashyard.engine.driver import AskSeats, DiceChance, Driver, PlayObserver, SeatedBot
from crashyard.engine.position import Position

ANSWERS = {"crash-and-grab": 12, "crash-by-crash": 14, "cube-attack": 30}
"""So many are an opening, those of chance not counted."""
SEEDS = 4


class Opening(PlayObserver):
    """What was answered."""

    def __init__(self) -> None:
        self.given: list[tuple[int, int]] = []

    def after(self, position: Position, seat: int, action: int) -> None:
        if seat != CHANCE:
            self.given.append((seat, action))


def opening(name: str, bot: str, seed: int) -> list[tuple[int, int]]:
    """The first answers of a game between two bots of a kind; chance throws the same whatever their seed."""
    game, heard = find_game(name), Opening()
    seats = [SeatedBot(find_bot(bot, game, f"{seed}/{seat}"), Dice("seen")) for seat in range(2)]
    driver = Driver(game.new(2), AskSeats(seats, DiceChance(Dice("table"))), [heard])
    while len(heard.given) < ANSWERS[name]:
        assert driver.step()
    return heard.given


@pytest.mark.parametrize(
    "bot", ["beginner", *(pytest.param(level, marks=pytest.mark.soak) for level in ("casual", "skilled", "expert"))]
)
@pytest.mark.parametrize("game", ANSWERS)
def test_another_seed_plays_another_game_and_the_same_one_the_same(game: str, bot: str) -> None:
    first = opening(game, bot, 0)
    assert opening(game, bot, 0) == first
    assert any(opening(game, bot, seed) != first for seed in range(1, SEEDS))

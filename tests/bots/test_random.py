"""The random bot, and the registry of bots."""

from collections import Counter

import pytest

from crashyard.bots.registry import bots, find_bot
from crashyard.engine import NOBODY, SEVERAL, Dice, Refusal, find_game, games


def test_the_registry_names_every_bot_and_makes_it() -> None:
    assert bots() == ("beginner", "casual", "skilled", "expert", "greedy", "random")
    game = find_game("cube-attack")
    position = game.new(2)
    position.play(-1, 0)
    for name in bots():
        assert find_bot(name, game, "seed").answer(position.copy(), 0) in position.legal(0)


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refusal) as caught:
        find_bot("clever", find_game("cube-attack"), "seed")
    assert caught.value.key == "unknown-bot"
    assert caught.value.data == {"bot": "clever", "bots": "beginner, casual, skilled, expert, greedy, random"}


def test_every_legal_answer_is_equally_likely() -> None:
    game = find_game("cube-attack")
    position = game.new(2)
    position.play(-1, 0)
    legal = position.legal(0)
    bot = find_bot("random", game, "fair")
    counted = Counter(bot.answer(position, 0) for _ in range(3000))
    assert set(counted) == set(legal)
    expected = 3000 / len(legal)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counted.values())


@pytest.mark.parametrize("name", games())
def test_it_plays_every_game_to_its_end_the_same_for_the_same_seed(name: str) -> None:
    game = find_game(name)
    ends = []
    for seed in ("one", "one", "two"):
        position = game.new(min(game.players))
        bot = find_bot("random", game, seed)
        dice = Dice("chance")
        while (seat := position.awaited()) != NOBODY:
            if seat == SEVERAL:
                seat = position.awaited_seats()[0]
            position.play(seat, bot.answer(position.possible(seat, dice) if seat >= 0 else position, seat))
        ends.append(position.to_json())
    assert ends[0] == ends[1] != ends[2]

"""Random play picks a legal action on any table, though it does not list them."""

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from tests.games.crash_by_crash import mirror


def test_what_is_picked_is_legal_on_any_table() -> None:
    dice = Dice("picks")
    buffer = Actions()
    for number in range(60):
        position = mirror.random_table(dice, players=4 if number % 4 == 0 else 2)
        seat = position.active
        legal = set(position.legal(seat))
        assert {position.pick(seat, dice, buffer) for _ in range(30)} <= legal

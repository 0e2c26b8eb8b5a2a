"""Random play inside the engine, at full speed."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.position import Position
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL


def random_answer(position: Position, seat: i64, dice: Dice, actions: Actions) -> i64:
    """One of the legal answers of `seat`, each equally likely; chance by its weights."""
    if seat == CHANCE:
        return position.throw(dice, actions)
    return position.pick(seat, dice, actions)


def play_at_random(position: Position, dice: Dice, cap: i64) -> i64:
    """Play to the end, or until `cap` answers have been given; returns how many were."""
    actions = Actions()
    answers: i64 = 0
    while answers < cap:
        seat = position.awaited()
        if seat == NOBODY:
            break
        if seat == SEVERAL:
            seat = 0
            while not position.awaits(seat):
                seat += 1
        position.carry_out(seat, random_answer(position, seat, dice, actions))
        answers += 1
    return answers

"""Random plays of all games, numbers of players and options, always the same by the same rules."""

from collections.abc import Iterator

from crashyard.engine import CHANCE, Actions, Dice, Position, Record, Refusal, SeededChance, random_answer
from tests.conformance.cases import Case, any_seat, every_case

WHOLE = 2500
"""A play as in the rulebook goes on to its end, unless that takes more answers."""
PART = 260
"""With options the beginning is enough."""


def cases(game: str) -> list[Case]:
    return [case for case in every_case() if case.game.name == game]


def play(case: Case) -> Record:
    """Seats that decide at once answer in any order and may change their minds; with many players somebody resigns."""
    record = Record.new(case.game, case.players, case.options, SeededChance(f"kept/{case}"))
    dice, actions = Dice(f"kept/{case}"), Actions()
    position = record.opening()
    most = PART if case.options else WHOLE
    while position.awaited_seats() and len(record.answers) < most:
        if position.awaited() == CHANCE:
            record.let_chance_play(position)
            continue
        seat = any_seat(position, dice)
        if len(record.answers) > 120 and case.players > 3 and dice.below(200) == 0 and _resigned(position, seat):
            record.append(seat, -1)
            continue
        action = int(random_answer(position, seat, dice, actions))
        position.play(seat, action)
        record.append(seat, action)
    return record


def _resigned(position: Position, seat: int) -> bool:
    try:
        position.resign(seat)
    except Refusal:
        return False
    return True


def some_positions(record: Record) -> Iterator[Position]:
    """A few positions of a play: the opening, two in its midst and the last."""
    count = len(record.answers)
    for upto in sorted({0, count // 3, 2 * count // 3, count}):
        yield record.position(upto)

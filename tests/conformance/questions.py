"""Everything that can be asked of a position, and whether it stays as it is meanwhile.

Compiled classes cannot be watched while they think about an answer. So this can be run as a program on the source,
interpreted: `PYTHONPATH=src python -m tests.conformance.questions`.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from unittest.mock import patch

from crashyard.engine import CHANCE, Actions, Dice, Position, Refusal, build, games
from tests.conformance.cases import Case, moments, plain_cases
from tests.conformance.fields import attributes, observer, plain, rare_positions, row

WATCHED = 2
"""So many positions of each game and number of players are watched, and the last."""
NUMBERS = 60
"""How many numbers of the action space are tried, beside those that are legal."""


def contents(position: Position) -> dict[str, object]:
    return {name: plain(getattr(position, name)) for name in sorted(attributes(position))}


@contextmanager
def guarded(position: Position) -> Iterator[None]:
    """Let nobody assign to a field of a position. Compiled classes cannot be watched; their source is, interpreted."""
    kind = type(position)
    honest = kind.__setattr__

    def watched(self: Position, name: str, value: object) -> None:
        assert self is not position, f"a question assigned to {name}"
        honest(self, name, value)

    if not str(sys.modules[kind.__module__].__file__).endswith(".py"):
        yield
        return
    with patch.object(kind, "__setattr__", watched):
        yield


def questions(case: Case, position: Position) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that can be asked."""
    dice = Dice("questions")
    yield from (
        (name, getattr(position, name)) for name in ("to_json", "result", "rounds", "settled", "copy", "outcomes")
    )
    for seat in case.watchers:
        yield f"view {seat}", partial(position.view, seat)
        yield f"possible {seat}", partial(position.possible, seat, dice)
        yield f"observe {seat}", partial(observed, case, position, seat)
    for seat in [CHANCE, *case.seats]:
        legal = position.legal(seat)
        yield f"legal {seat}", partial(position.fill_legal, seat, Actions())
        yield f"awaits {seat}", partial(position.awaits, seat)
        some = [int(dice.below(case.game.action_space)) for _ in range(NUMBERS)]
        for action in [*legal[:NUMBERS], *some]:
            yield f"forbids {seat} {action}", partial(position.forbids, seat, action)
            yield f"refusal {seat} {action}", partial(refused, position, seat, action)
        for action in legal[:NUMBERS]:
            yield f"form {seat} {action}", partial(position.action_json, seat, action)
            yield f"targets {seat} {action}", partial(position.targets, seat, action)
            yield f"parse {seat} {action}", partial(parsed, position, seat, action)
        if legal and seat != CHANCE:
            yield f"pick {seat}", partial(position.pick, seat, dice, Actions())
    if position.legal(CHANCE):
        yield "throw", partial(position.throw, dice, Actions())
    for seat in case.seats:
        yield f"evaluate {seat}", partial(position.evaluate, seat)
        yield f"first sight {seat}", partial(position.first_sight, seat)


def observed(case: Case, position: Position, seat: int) -> object:
    try:
        observer(case.game, case.players)
    except Refusal:
        return None
    return row(case, position, seat)


def refused(position: Position, seat: int, action: int) -> object:
    key = position.forbids(seat, action)
    return key and position.refusal(key, seat, action)


def parsed(position: Position, seat: int, action: int) -> int:
    return position.parse_action(seat, position.action_json(seat, action))


def ask_everything(case: Case, position: Position) -> None:
    """Put all questions; the position is as it was, and nothing has happened."""
    position.listen()
    before = contents(position)
    with guarded(position):
        for name, question in questions(case, position):
            question()
            assert position.listening(), name
    assert contents(position) == before
    assert position.heard() == []


def main() -> None:
    assert build() == "interpreted", "compiled classes cannot be watched"
    found = [(case, position) for case in plain_cases() for position in moments(case, "questions", WATCHED)]
    found += [rare for game in games().values() for rare in rare_positions(game)]
    for case, position in found:
        ask_everything(case, position)
    sys.stdout.write(f"{len(found)} positions of {len(games())} games stayed as they were\n")


if __name__ == "__main__":
    main()

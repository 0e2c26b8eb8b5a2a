"""What every generic test runs over: each registered game, with each number of players and each option.

An option is tried with every value that has a name, with both of its bounds, or, if it gives every seat something, with
the last things it has; the others keep their defaults.
Where the bound depends on the number of players, as that of a seat does, it is the last value the game accepts.

Parameters are tried together, as far from the rulebook as they can be: with the fewest players all that is least of
everything, with the most players all that is most.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from crashyard.engine import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Actions,
    Dice,
    Event,
    Game,
    Position,
    Refusal,
    games,
    play_at_random,
    random_answer,
)
from crashyard.engine.options import Assignment, Choice, Number, Option, Selection, Value
from crashyard.faces.words import LANGUAGES, Words

MIDST = 50
"""How many answers lie at least between the beginning of a play and its midst."""


@dataclass(frozen=True)
class Case:
    """A game as it is set up for one test."""

    game: Game
    players: int
    options: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        settings = [f"{name}={value}"[:40] for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.players), *settings])

    def new(self) -> Position:
        return self.game.new(self.players, self.options)

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def watchers(self) -> list[int]:
        """Everybody who can ask for a view."""
        return [*self.seats, SPECTATOR]


def _values(option: Option, players: int) -> tuple[Value, ...]:
    if isinstance(option, Assignment):
        return (",".join(option.values[::-1][: option.count(players)]),)
    return option.values if isinstance(option, Choice) else (option.low, option.high)


def every_case() -> list[Case]:
    found = []
    for game in games().values():
        for players in game.players:
            found.append(Case(game, players))
            for option in game.options:
                values = dict.fromkeys(_accepted(game, players, option, value) for value in _values(option, players))
                found += [Case(game, players, {option.name: value}) for value in values if value != option.default]
        if game.parameters:
            found += [Case(game, game.players[-most], extreme(game, most=most)) for most in (False, True)]
    return found


def extreme(game: Game, *, most: bool) -> dict[str, Value]:
    """The parameters of a game, each at one of its limits; as many things as can be are picked in either case."""
    found: dict[str, Value] = {}
    for parameter in game.parameters:
        if isinstance(parameter, Selection):
            found[parameter.name] = ",".join(parameter.values[: parameter.most])
        else:
            found[parameter.name] = parameter.high if most else parameter.low
    return found


def _accepted(game: Game, players: int, option: Option, value: Value) -> Value:
    """A value of an option, or the next smaller number that the game accepts for so many players."""
    while not _accepts(game, players, {option.name: value}):
        assert isinstance(option, Number) and isinstance(value, int) and value > option.low
        value -= 1
    return value


def _accepts(game: Game, players: int, options: dict[str, Value]) -> bool:
    try:
        game.new(players, options)
    except Refusal:
        return False
    return True


def plain_cases() -> list[Case]:
    """The games as in their rulebooks: for what costs much and does not depend on options."""
    return [case for case in every_case() if not case.options]


@dataclass(frozen=True)
class Answer:
    seat: int
    action: int


def random_play(case: Case, seed: str, most: int) -> Iterator[tuple[Position, Answer]]:
    """A random play: the position before each answer, and the answer, which is played afterwards.

    Where several seats decide at once they answer in any order, and sometimes change their minds.
    """
    position = case.new()
    dice = Dice(f"{case} {seed}")
    actions = Actions()
    for _ in range(most):
        if position.awaited() == NOBODY:
            return
        seat = any_seat(position, dice)
        action = int(random_answer(position, seat, dice, actions))
        yield position, Answer(seat, action)
        position.play(seat, action)


def any_seat(position: Position, dice: Dice) -> int:
    """One of the seats that may answer now, those who have answered already included."""
    if position.awaited() == CHANCE:
        return CHANCE
    able = [seat for seat in range(position.players) if position.legal(seat)]
    missing = position.awaited_seats()
    chosen = able if dice.below(4) == 0 else missing
    return chosen[int(dice.below(len(chosen)))]


def moments(case: Case, seed: str, count: int, apart: int = 0) -> list[Position]:
    """Copies of positions from a random play, `apart` answers apart; the last is over.

    Half of them begin with the opening, half follow in the midst of the play, for games that are long in setting up.
    """
    dice = Dice(f"{case} {seed} apart")
    apart = apart or 1 + int(dice.below(7))
    early = apart * count
    late = early + MIDST + int(dice.below(MIDST))
    found = []
    for index, (position, _) in enumerate(random_play(case, seed, late + early)):
        if index % apart == 0 and not early <= index < late:
            found.append(position.copy())
    return [*found, _end(str(case)).copy()]


@cache
def _end(name: str) -> Position:
    """How a random play of a case ends."""
    case = next(case for case in every_case() if str(case) == name)
    position = case.new()
    play_at_random(position, Dice(name), case.game.longest)
    return position


def frozen(value: object) -> str:
    """A JSON value as bytes that can be compared: the same order of fields, the same types."""
    return json.dumps(value, ensure_ascii=True, allow_nan=False)


def is_plain_json(value: object) -> bool:
    """Whether a value is made of nothing but what JSON has; a subclass of `int` or `dict` is not."""
    if type(value) is dict:
        return all(type(name) is str and is_plain_json(inner) for name, inner in value.items())
    if type(value) is list:
        return all(map(is_plain_json, value))
    return value is None or type(value) in (str, int, float, bool)


def seen(events: list[Event], seat: int) -> str:
    return frozen([event.seen_by(seat) for event in events])


def everything(position: Position, case: Case) -> dict[str, Any]:
    """All that can be asked of a position without changing it."""
    return {
        "state": position.to_json(),
        "awaited": position.awaited_seats(),
        "views": {str(seat): position.view(seat) for seat in case.watchers},
        "legal": {str(seat): position.legal(seat) for seat in [CHANCE, *case.seats]},
        "outcomes": position.outcomes(),
        "result": None if (result := position.result()) is None else result.to_json(),
        "rounds": int(position.rounds()),
        "values": [position.evaluate(seat) for seat in case.seats],
    }


def all_words(game: Game | None) -> list[Words]:
    return [Words(language, game) for language in LANGUAGES]

"""Playing on a position file: actions from the command line, chance from given values and a seed."""

import re
from collections.abc import Sequence

from crashyard.cli.files import read_json
from crashyard.engine.chance.numbered import SeededChance
from crashyard.engine.driver import RESIGN, AskSeats, Driver
from crashyard.engine.event import Event
from crashyard.engine.forms.documents import parse_json, shown
from crashyard.engine.forms.text import from_text
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import load_position
from crashyard.engine.seats import CHANCE, SEVERAL

RESIGNATION = {"do": "resign"}
"""The form of leaving the game; it is the same in every game and no action of any."""

_BARE = re.compile(r"[\w/-]*[^\W\d][\w/-]*")


def open_position(name: str) -> tuple[Game, Position]:
    """The position of a file, or of what `position play` has printed."""
    document = read_json(name)
    if isinstance(document, dict) and document.keys() == {"position", "events"}:
        document = document["position"]
    return load_position(document)


def the_seat(position: Position, seat: int) -> int:
    """A seat, if the position has it."""
    if not 0 <= seat < position.players:
        raise Refusal("unknown-seat", {"seat": seat, "right": f"0..{position.players - 1}"})
    return seat


class GivenChance:
    """Chance that takes the values given, then those of a seed, if there is one."""

    def __init__(self, values: Sequence[str], seed: str | None) -> None:
        self._values = list(values)
        self._seeded = None if seed is None else SeededChance(seed)
        self._played = 0

    def answer(self, position: Position, seat: int) -> int | None:
        if self._played < len(self._values):
            outcome = position.parse_action(CHANCE, _outcome(self._values[self._played]))
        elif self._seeded is not None:
            outcome = self._seeded.choose(position.outcomes(), self._played)
        else:
            return None
        self._played += 1
        return outcome

    def left(self) -> int:
        """How many of the values were not needed."""
        return max(0, len(self._values) - self._played)


def _outcome(text: str) -> object:
    """The JSON form of an outcome: a number or another JSON value, or a bare word such as cargo-hold or F03/2."""
    return text if _BARE.fullmatch(text) else parse_json(text, "the outcome of chance")


def play_actions(
    game: Game, position: Position, actions: Sequence[str], seat: int | None, chance: GivenChance
) -> list[Event]:
    """Play actions one after the other; what happened. A form may stand for several decisions."""
    if seat is not None:
        the_seat(position, seat)
    position.listen()
    driver = Driver(position, AskSeats(chance=chance))
    driver.play()
    for action in actions:
        _refuse_chance(position, action)
        form = from_text(action)
        actor = _actor(position, seat)
        if form == RESIGNATION:
            driver.give(actor, RESIGN)
            driver.play()
            continue
        if not position.legal(actor):
            _refuse_seat(position, actor)
        for step in game.steps(position, actor, form):
            _refuse_chance(position, action)
            driver.give(actor, position.parse_action(actor, step))
            driver.play()
    return position.heard()


def _refuse_chance(position: Position, action: str) -> None:
    """While chance is awaited nobody else can act."""
    if position.awaited() == CHANCE:
        right = ", ".join(str(position.action_json(CHANCE, outcome)) for outcome, _ in position.outcomes())
        raise Refusal("chance-awaited", {"action": shown(action), "right": shown(right)})


def _refuse_seat(position: Position, seat: int) -> None:
    """A seat that may do nothing hears why before anybody looks at what it wants to do."""
    awaited = position.awaited_seats()
    position.play(seat, position.legal(awaited[0])[0] if awaited else 0)


def _actor(position: Position, seat: int | None) -> int:
    """The seat that was said, or the one that is awaited; seat 0 hears that the game is over."""
    if seat is not None:
        return seat
    if position.awaited() == SEVERAL:
        raise Refusal("say-seat", {"seats": position.awaited_seats()})
    return max(0, int(position.awaited()))

"""Who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass

from crashyard.bots.registry import bots
from crashyard.bots.search.levels import DEFAULT_LEVEL
from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal

PERSON = "me"
"""Stands for a person at the keyboard."""

_LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Seating:
    """What sits in each seat: a person or the name of a bot; and the names of the seats, if they have any."""

    seats: tuple[str, ...]
    names: tuple[str, ...] = ()

    def persons(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    def is_person(self, seat: int) -> bool:
        return self.seats[seat] == PERSON


def seat_everybody(
    game: Game, players: int | None, seats: Sequence[str] | None, names: Sequence[str] | None
) -> Seating:
    """The seating that was asked for; without a word one person plays against bots."""
    if seats is None:
        count = game.default_players if players is None else players
        seats = [PERSON, *[DEFAULT_LEVEL] * (count - 1)]
    elif players is not None and len(seats) != players:
        raise Refusal("seats-do-not-fit", {"seats": len(seats), "players": players})
    for who in seats:
        if who != PERSON and who not in bots():
            raise Refusal("unknown-sitter", {"seat": shown(who), "right": ", ".join([PERSON, *bots()])})
    _check_names(names or (), len(seats))
    return Seating(tuple(seats), tuple(names or ()))


def _check_names(names: Sequence[str], seats: int) -> None:
    if not names:
        return
    if len(names) != seats:
        raise Refusal("names-do-not-fit", {"names": len(names), "players": seats})
    for name in names:
        if not name or len(name) > _LONGEST_NAME or list(names).count(name) > 1:
            raise Refusal("wrong-name", {"name": shown(name), "longest": _LONGEST_NAME})

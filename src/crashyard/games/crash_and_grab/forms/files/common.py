"""What several parts of a position file need: things by their names, and whom to blame for what is missing."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from crashyard.engine.forms.documents import Fields
from crashyard.games.crash_and_grab.forms.kinds import NUMBERS
from crashyard.games.crash_and_grab.rules.board import TYPES
from crashyard.games.crash_and_grab.rules.state import NO_SAUCER
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn

MOST = 1_000_000
"""Rounds, boosters, energy and bounces have no upper limit; a file stays below this one."""

Suspect = tuple[Fields, str]
"""A field that may be the one that was left out."""

Flags = dict[str, list[bool | None]]
"""What a file says of `moved` and `revealed` for each saucer; None where it says nothing."""


@dataclass(frozen=True)
class FileParts:
    """A position file: the whole, its moment, and its saucers as far as they are read."""

    fields: Fields
    moment: Fields
    saucers: list[Fields] = field(default_factory=list)

    def of_saucers(self, name: str) -> list[Suspect]:
        """A field of each saucer, to be blamed where it is left out."""
        return [(saucer, name) for saucer in self.saucers]


def nullable_seat(fields: Fields, name: str, position: CrashAndGrabTurn, wanted: bool) -> int:
    """A seat where one is wanted, otherwise null."""
    value = fields.take(name) if name in fields or wanted else None
    if value is None and not wanted:
        return -1
    if type(value) is int and 0 <= value < position.players and wanted:
        return value
    raise fields.wrong(name, value, f"0..{position.players - 1}" if wanted else "null")


def read_saucer(fields: Fields, name: str, position: CrashAndGrabTurn, default: int = NO_SAUCER) -> int:
    """A saucer in play, or null."""
    if name not in fields:
        return default
    value = fields.take(name)
    if value is None:
        return NO_SAUCER
    colours = position.colours[: int(position.saucers)]
    if value not in colours:
        raise fields.wrong(name, value, f"{', '.join(colours)}, null")
    return position.colours.index(value)


def read_token(position: CrashAndGrabTurn, fields: Fields, name: str) -> int:
    return _token(position, Fields(fields.take(name), f"{fields.what}: {name}"))


def read_tokens(position: CrashAndGrabTurn, fields: Fields, name: str) -> list[int]:
    """Crewmembers by their colours and types, each once."""
    documents = fields.items(name) if name in fields else []
    found = [_token(position, Fields(document, f"{fields.what}: {name}")) for document in documents]
    for token in found:
        if found.count(token) > 1:
            raise fields.wrong(name, f"{position.colours[token // 4]} {TYPES[token % 4]}", "each crewmember once")
    return found


def _token(position: CrashAndGrabTurn, crew: Fields) -> int:
    token = 4 * position.colours.index(crew.text("colour", position.colours)) + TYPES.index(crew.text("type", TYPES))
    crew.end()
    return token


def read_cards(fields: Fields, name: str, allowed: Sequence[str] = tuple(NUMBERS)) -> int:
    """A set of upgrade cards, as bits."""
    bits = 0
    for value in fields.items(name) if name in fields else []:
        if not isinstance(value, str) or value not in allowed or bits >> NUMBERS[value] & 1:
            raise fields.wrong(name, value, f"{', '.join(allowed[:3])}, ..., each once")
        bits |= 1 << NUMBERS[value]
    return bits


def own_saucers(position: CrashAndGrabTurn, seat: int) -> list[int]:
    """The saucers of a seat."""
    return [saucer for saucer in range(position.saucers) if position.owner(saucer) == seat]


def bits_of(flags: list[bool]) -> int:
    return sum(1 << index for index, flag in enumerate(flags) if flag)


def colour_list(position: CrashAndGrabTurn, saucers: int) -> str:
    return ", ".join(colour for saucer, colour in enumerate(position.colours) if saucers >> saucer & 1) or "-"

"""Chairs: who sits on a seat, and who may change that when.

Before the play begins anybody takes an open chair and stands up from their own; the host puts bots on chairs and takes
bots and absent people off them. Afterwards a chair belongs to its person until the end: a bot stands in when the
person leaves, has no time left, or, where there is no clock, is absent for a while and somebody who plays asks for it.
It goes when the person takes the chair back.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from crashyard.bots.registry import check_bot
from crashyard.engine.refusal import Refusal

STAND_IN = "greedy"
"""The bot that plays for a person who is away."""

GRACE = 60.0
"""Seconds that somebody whose connection was lost has to come back before a bot can be called for them."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on one seat: nobody yet (`open`), a `person`, or a `bot`.

    Where a bot stands in for a person who is away, the chair is a bot's and still knows the person.
    """

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None

    def shown(self) -> dict[str, Any]:
        """As everybody may see it."""
        return {"seat": self.seat, "kind": self.kind, "name": self.name, "bot": self.bot, "away": self.is_away}

    def columns(self) -> dict[str, Any]:
        """What its row says besides table and seat."""
        return {"kind": self.kind, "name": self.name, "person": self.person, "bot": self.bot}

    @property
    def is_away(self) -> bool:
        return self.kind == "bot" and self.person is not None

    def with_stand_in(self) -> "Chair":
        return Chair(self.seat, "bot", self.name, self.person, STAND_IN)

    def taken_back(self) -> "Chair":
        return Chair(self.seat, "person", self.name, self.person)


class ChairRequest(msgspec.Struct, frozen=True):
    """What somebody wants of a chair: to sit on it (`me`), to free it (`open`), or a `bot` on it."""

    kind: str
    person: str
    """Who asks."""
    name: str = ""
    """How whoever sits down will be called."""
    bot: str | None = None
    is_host: bool = False
    commitment: str = ""
    """To what whoever sits down will contribute to the dice."""


def seated(seat: int, chair_request: ChairRequest, others: Sequence[Chair]) -> Chair:
    """The chair that a wish makes of an empty one; nobody at a table is called like somebody else."""
    if chair_request.kind == "me":
        return Chair(seat, "person", _own_name(chair_request.name, seat, others), chair_request.person)
    if chair_request.kind == "bot":
        bot = chair_request.bot or STAND_IN
        check_bot(bot)
        return Chair(seat, "bot", _own_name(chair_request.name or bot, seat, others), None, bot)
    return Chair(seat, "open")


def _own_name(name: str, seat: int, others: Sequence[Chair]) -> str:
    taken = {chair.name for chair in others if chair.seat != seat}
    number, own = 1, name
    while own in taken:
        number += 1
        own = f"{name} {number}"
    return own


def before_start(chair: Chair, chair_request: ChairRequest, others: Sequence[Chair], here: bool) -> tuple[Chair, str]:
    """The changed chair and why it changed, while the table is open; `here` says whether its person watches."""
    mine = chair.person == chair_request.person
    if chair_request.kind == "me":
        if chair.kind != "open" and not mine:
            raise Refusal("chair-taken", {"name": chair.name})
        return seated(chair.seat, chair_request, others), "sits"
    if not mine:
        if not chair_request.is_host:
            raise Refusal("only-host")
        if chair.kind == "person" and here:
            raise Refusal("person-is-here", {"name": chair.name})
    if chair_request.kind == "bot":
        if not chair_request.is_host:
            raise Refusal("only-host")
        return seated(chair.seat, chair_request, others), "bot"
    if chair.kind == "open":
        raise Refusal("chair-is-open")
    return Chair(chair.seat, "open"), "stands-up" if mine else "removed"


def while_playing(chair: Chair, chair_request: ChairRequest, objection: Refusal | None) -> tuple[Chair, str]:
    """The changed chair and why it changed, in the middle of a play.

    An `objection` is why nobody can call a bot for its person.
    """
    mine = chair.person == chair_request.person
    if chair_request.kind == "me":
        if not (mine and chair.is_away):
            raise Refusal("already-started")
        return chair.taken_back(), "back"
    if chair.kind != "person":
        raise Refusal("already-started")
    if mine:
        return chair.with_stand_in(), "left"
    if objection is not None:
        raise objection
    return chair.with_stand_in(), "absent"

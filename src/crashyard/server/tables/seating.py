"""Chairs: who sits on a seat, and who may change that when.

Before the play begins anybody takes an open chair and stands up from their own; the host puts bots on chairs and takes
bots and people off them; whoever was there then does not sit down at that table again. Afterwards a bot stands in when
the person of a chair leaves, has no time left, or, where there is no clock, is absent or does not answer for a while
and who plays asks for it. It goes when the person takes the chair back. Only who has left can lose it: to the first who
comes and has not played at the table yet.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from crashyard.bots.registry import check_bot
from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.names import free_name

STAND_IN = "greedy"
"""The bot that plays for a person who is away."""

PROGRAM = "program"
"""What a chair says for whose person a program answers."""

GRACE = 60.0
"""Seconds that somebody whose connection was lost has to come back before a bot can be called for them."""

PATIENCE = 10
"""Minutes after which, where there is no clock, a bot can be called for somebody who is there and does not answer.

A table can have agreed on others, or on 0: then that never is.
"""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on one seat: nobody yet (`open`), a `person`, or a `bot`.

    Where a bot stands in for a person who is away, the chair is a bot's and still knows the person.
    """

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    who: str = ""
    """Whose the name is: an `account`, a `guest`, somebody for whom a `program` answers, or a `bot`.

    Nothing where nobody sits, and where it was not noted when they sat down.
    """

    @classmethod
    def of_row(cls, row: Mapping[str, Any]) -> "Chair":
        return cls(row["seat"], row["kind"], row["name"], row["person"], row["bot"], row.get("who") or "")

    @classmethod
    def of_entry(cls, shown: Mapping[str, Any], person: str | None) -> "Chair":
        """As it was shown in an entry."""
        return cls(shown["seat"], shown["kind"], shown["name"], person, shown["bot"], shown.get("who", ""))

    def shown(self) -> dict[str, Any]:
        """As everybody may see it."""
        told = {"seat": self.seat, "kind": self.kind, "name": self.name, "bot": self.bot, "away": self.is_away}
        return told | {"who": "bot" if self.kind == "bot" and self.person is None else self.who}

    def columns(self) -> dict[str, Any]:
        """What its row says besides table and seat."""
        return {"kind": self.kind, "name": self.name, "person": self.person, "bot": self.bot, "who": self.who}

    @property
    def is_away(self) -> bool:
        return self.kind == "bot" and self.person is not None

    def with_stand_in(self) -> "Chair":
        return Chair(self.seat, "bot", self.name, self.person, STAND_IN, self.who)

    def taken_back(self) -> "Chair":
        return Chair(self.seat, "person", self.name, self.person, None, self.who)


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
    who: str = ""
    """What whoever sits down is, as a chair says it."""
    reserved: frozenset[str] = frozenset()
    """How names look that belong to others."""


def seated(seat: int, chair_request: ChairRequest, others: Sequence[Chair]) -> Chair:
    """The chair that a wish makes of an empty one; nobody at a table is called like somebody else."""
    if chair_request.kind == "me":
        name = _own_name(chair_request.name, seat, others, chair_request)
        return Chair(seat, "person", name, chair_request.person, None, chair_request.who)
    if chair_request.kind == "bot":
        bot = chair_request.bot or STAND_IN
        check_bot(bot)
        name = _own_name(chair_request.name or bot, seat, others, chair_request)
        return Chair(seat, "bot", name, None, bot, "bot")
    return Chair(seat, "open")


def _own_name(name: str, seat: int, others: Sequence[Chair], chair_request: ChairRequest) -> str:
    return free_name(name, (chair.name for chair in others if chair.seat != seat), chair_request.reserved)


def before_start(chair: Chair, chair_request: ChairRequest, others: Sequence[Chair], here: bool) -> tuple[Chair, str]:
    """The changed chair and why it changed, while the table is open; `here` says whether its person watches."""
    mine = chair.person == chair_request.person
    if chair_request.kind == "me":
        if chair.kind != "open" and not mine:
            raise Refusal("chair-taken", {"name": chair.name})
        return seated(chair.seat, chair_request, others), "sits"
    if not mine and not chair_request.is_host:
        raise Refusal("only-host")
    is_turned_away = not mine and chair.kind == "person" and here
    if chair_request.kind == "bot":
        if not chair_request.is_host:
            raise Refusal("only-host")
        if is_turned_away:
            raise Refusal("person-is-here", {"name": chair.name})
        return seated(chair.seat, chair_request, others), "bot"
    if chair.kind == "open":
        raise Refusal("chair-is-open")
    return Chair(chair.seat, "open"), "stands-up" if mine else "turned-away" if is_turned_away else "removed"


def while_playing(
    chair: Chair, chair_request: ChairRequest, objection: Refusal | None, *, silent: bool = False
) -> tuple[Chair, str]:
    """The changed chair and why it changed, in the middle of a play.

    An `objection` is why nobody can call a bot for its person, who is absent, or else `silent`.
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
    return chair.with_stand_in(), "silent" if silent else "absent"


def taken_over(
    chair: Chair, chair_request: ChairRequest, others: Sequence[Chair], have_played: Collection[str]
) -> tuple[Chair, str]:
    """The chair of who has left, taken over by somebody else: by nobody who knows what another seat knows."""
    if chair_request.person in have_played:
        raise Refusal("seat-known")
    return seated(chair.seat, chair_request, others), "taken"

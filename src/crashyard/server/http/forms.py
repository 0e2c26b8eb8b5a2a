"""The bodies of requests and messages, with their bounds. What does not fit is refused before anybody looks at it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from crashyard.server.tables.clocks import VACATION
from crashyard.server.tables.requests.edit import TableEdit
from crashyard.server.tables.seating import PATIENCE, STAND_IN

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^\\x00]*$")]
"""Chosen by the client, anew for every request: a request that is sent twice is carried out once.

It is written down as it comes, and PostgreSQL takes no text with a zero in it.
"""

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
WatchedSeat = Annotated[int, Meta(ge=-2, le=15)]


class NameForm(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class AccountForm(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class TokenForm(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    """What the program is called, so that its owner knows it again."""


class PasswordForm(msgspec.Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class ForgottenForm(msgspec.Struct, forbid_unknown_fields=True):
    who: Annotated[str, Meta(min_length=1, max_length=254)]
    """The name of an account, or the address that its owner has confirmed."""


LinkToken = Annotated[str, Meta(min_length=1, max_length=100)]


class ResetForm(msgspec.Struct, forbid_unknown_fields=True):
    token: LinkToken
    password: Password


class LinkForm(msgspec.Struct, forbid_unknown_fields=True):
    token: LinkToken


Language = Literal["en", "de", "es"]
Zone = Annotated[str, Meta(min_length=1, max_length=40)]
"""As the IANA calls it, such as `Europe/Madrid`."""
Minute = Annotated[int, Meta(ge=0, le=1439)]


class AddressForm(msgspec.Struct, forbid_unknown_fields=True):
    """Where mail shall go; nothing to get none any more."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language
    zone: Zone


class NotificationForm(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called, and between which minutes of their day not at all."""

    mail: Literal["off", "each", "digest"]
    language: Language
    zone: Zone
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None


class DeviceForm(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser tells of its subscription to Web Push."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    secret: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
    language: Language


class RemovalForm(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever has an account shows that it is theirs."""

    password: Annotated[str, Meta(max_length=200)] = ""


class ChairForm(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a chair: `me`, `open` for whoever comes, or `bot` with the name of one."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None
    """How a bot is called here, or one of several people who share a device."""


class ClockForm(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`none`; `live`: minutes for the whole play and seconds more for each answer; `days` for each answer.

    Without a clock, `patience` says after how many minutes a bot can be called for who is there and does not answer; 0
    is never.
    """

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 20
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    patience: Annotated[int, Meta(ge=0, le=600)] = PATIENCE

    def setting(self) -> dict[str, Any]:
        """Only what belongs to the kind."""
        if self.kind == "live":
            return {"kind": "live", "minutes": self.minutes, "increment": self.increment}
        if self.kind == "days":
            return {"kind": "days", "days": self.days}
        return {"kind": "none", "patience": self.patience}


Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""Mixed into the dice, so that nobody can have chosen them: 64 hexadecimal digits, by chance."""
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 of a contribution: of its 64 characters."""
Commitments = Annotated[dict[Seat, Commitment], Meta(max_length=16)]
"""Those of one's own chairs."""


Talk = Literal["all", "players", "off"]
"""Who may talk at a table: everybody who has a name, those who play, or nobody."""


class TableForm(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[ChairForm], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str | int], Meta(max_length=20)] = {}
    clock: ClockForm = ClockForm()
    public: bool = False
    chat: Talk | None = None
    """Left out: everybody, at a public table those who play."""
    start: bool = False
    """Begin at once, if no chair is open."""
    commitments: Commitments = {}


class StudyForm(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be found out; `against` compares the options with the rulebook's, `closer` takes another look."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    games: Annotated[int, Meta(ge=1, le=1_000_000)]
    kinds: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str | int], Meta(max_length=20)] = {}
    against: bool = False
    closer: bool = False


class EditForm(msgspec.Struct, forbid_unknown_fields=True):
    """What the host changes about a table before the play; what is left out stays as it is.

    `order` says for every seat whose chair comes there, by its seat until now, or null for a free chair more.
    """

    options: Annotated[dict[str, str | int], Meta(max_length=20)] | None = None
    clock: ClockForm | None = None
    public: bool | None = None
    order: Annotated[list[Seat | None], Meta(min_length=1, max_length=16)] | None = None
    key: Key | None = None

    def edit(self) -> TableEdit:
        clock = None if self.clock is None else self.clock.setting()
        return TableEdit(self.options, clock, self.public, self.order)


class VacationForm(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    days: Annotated[int, Meta(ge=0, le=VACATION)]
    """From now on; with none the vacation is over."""
    key: Key | None = None


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """A change of one chair; whoever sits down may bind themselves to a contribution to the dice."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None
    commitment: Commitment | None = None
    key: Key | None = None


class CommitForm(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody who sits there already binds their chairs to."""

    commitments: Commitments
    key: Key | None = None


class RevealForm(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    contribution: Contribution
    key: Key | None = None


class RematchForm(msgspec.Struct, forbid_unknown_fields=True):
    commitments: Commitments = {}
    key: Key | None = None


class ProposeForm(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody asks of everybody else at a table."""

    what: Literal["abort", "undo", "pause"]
    key: Key | None = None


class ProposalForm(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody says to the proposal with the number `n`."""

    do: Literal["agree", "decline", "withdraw"]
    n: Annotated[int, Meta(ge=1, le=1_000_000)]
    key: Key | None = None


class ResignForm(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    key: Key


class AnswerForm(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    action: Any
    """The JSON form of an action, or its number."""
    key: Key
    orders: list[Any] | None = None
    """What is answered ahead from now on, by kind of decision, instead of what was before; without it that stays."""


class OrdersForm(msgspec.Struct, forbid_unknown_fields=True):
    """What is answered ahead from now on; nothing, to be asked for everything again."""

    seat: Seat
    orders: list[Any]
    key: Key


class UndoForm(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    key: Key


class RequestForm(msgspec.Struct, forbid_unknown_fields=True):
    """A request that needs no facts."""

    key: Key | None = None


class ForkForm(msgspec.Struct, forbid_unknown_fields=True):
    """Play on against bots, from what stood on the table after entry `n`."""

    n: Annotated[int, Meta(ge=1, le=1_000_000)]
    seat: Seat
    bot: Annotated[str, Meta(max_length=20)] = STAND_IN
    commitments: Commitments = {}


class ChatForm(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Key


class TalkForm(msgspec.Struct, forbid_unknown_fields=True):
    chat: Talk
    key: Key | None = None


class MuteForm(msgspec.Struct, forbid_unknown_fields=True):
    """Who is meant: whoever said line `n`, or sits on `seat`."""

    n: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    seat: Seat | None = None
    muted: bool = True


class ReportForm(msgspec.Struct, forbid_unknown_fields=True):
    """The same, with a reason, and a sentence if there is more to say."""

    reason: Literal["insults", "spam", "cheating", "name", "other"]
    n: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    seat: Seat | None = None
    note: Annotated[str, Meta(max_length=300)] = ""


class LessonForm(msgspec.Struct, forbid_unknown_fields=True):
    """What a learner has done so far, step by step; and what they try, or point at to ask why it cannot be.

    With `preview` it is only asked what the action would do, or without one, where all of them lead, or those that
    begin with `targets`.
    """

    given: Annotated[list[Annotated[int, Meta(ge=-1, le=1_000_000_000)]], Meta(max_length=60)] = []
    action: Annotated[int, Meta(ge=-1, le=1_000_000_000)] | None = None
    targets: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] | None = None
    preview: bool = False


class SocketMessage(msgspec.Struct, forbid_unknown_fields=True):
    """What a client says on a socket.

    `do` is `answer`, `undo`, `orders`, `chat`, `why`, `preview`, `commit`, `reveal` or `ping`.
    """

    do: Annotated[str, Meta(max_length=10)]
    key: Key
    seat: Seat | None = None
    action: Any = None
    orders: list[Any] | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None
    contribution: Contribution | None = None
    commitment: Commitment | None = None
    targets: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] | None = None
    beat: Annotated[int, Meta(ge=1, le=600)] | None = None
    """With `ping`: in how many seconds at the latest the next one comes. Where it does not, the line is dead."""

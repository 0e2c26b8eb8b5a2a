"""What has been agreed at a table, and what somebody proposes: made by its entries, like everything at a table.

One proposal is open at a time. Whoever else plays in person is asked; bots, and people for whom a bot stands in, are
not, from the moment on at which it stands in. Whoever plays on instead of answering has said no.
"""

from collections.abc import Collection
from typing import Any

import msgspec

from crashyard.server.storage.entries import Entry

ABORT, UNDO, PAUSE, REMATCH = "abort", "undo", "pause", "rematch"
SUBJECTS = (ABORT, UNDO, PAUSE)
"""What can be proposed while a game is played; a rematch, when it is over."""

QUIET = 60.0
"""Seconds after which somebody may ask again for what was declined, or what they took back themselves."""


class Proposal(msgspec.Struct, frozen=True):
    """What somebody proposes, and who has said what to it."""

    what: str
    number: int
    """Of its entry: whoever answers names it, so that nobody agrees to another one."""
    seats: tuple[int, ...]
    """Those of whoever proposes it."""
    left: int | None = None
    """How many answers an undo would leave."""
    agreed: tuple[int, ...] = ()
    """The seats that have said yes, besides those of whoever proposes it."""
    declined: tuple[int, ...] = ()
    commitments: tuple[tuple[int, str], ...] = ()
    """What seats bind themselves to for a rematch."""

    def asked(self, in_person: Collection[int]) -> list[int]:
        """The seats whose answer is missing."""
        known = {*self.seats, *self.agreed, *self.declined}
        return [seat for seat in in_person if seat not in known]

    def is_due(self, in_person: Collection[int]) -> bool:
        """Whether somebody has agreed, and nobody else is asked any more."""
        return bool(self.agreed) and not self.asked(in_person)

    def with_answer(self, body: dict[str, Any], *, agrees: bool) -> "Proposal":
        """The same with one more answer."""
        if not agrees:
            return msgspec.structs.replace(self, declined=(*self.declined, *body["seats"]))
        agreed, bound = (*self.agreed, *body["seats"]), (*self.commitments, *bound_in(body))
        return msgspec.structs.replace(self, agreed=agreed, commitments=bound)


class Silence(msgspec.Struct, frozen=True):
    """Somebody was told no, or took their proposal back, and may not ask the same again at once."""

    what: str
    seat: int
    since: float


class SavedAccord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to go on."""

    proposal: Proposal | None = None
    paused: int | None = None
    aborted: bool = False
    silences: tuple[Silence, ...] = ()


class Accord:
    """What has been agreed at one table."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        self.paused: int | None = None
        """The seat that wanted the game to be paused, as long as it is."""
        self.aborted = False
        """Whether the game was ended by agreement, without a result."""
        self._silences: tuple[Silence, ...] = ()

    def take_in(self, entry: Entry, in_person: Collection[int], *, is_over: bool) -> None:
        """Something has happened. `in_person` are the seats of those who can be asked then."""
        proposal, body = self.proposal, entry.body
        match entry.kind:
            case "propose":
                self.proposal = Proposal(
                    body["what"],
                    entry.number,
                    tuple(body["seats"]),
                    body.get("left"),
                    commitments=bound_in(body),
                )
            case "agree" if proposal is not None:
                self.proposal = proposal.with_answer(body, agrees=True)
            case "decline" if proposal is not None:
                self.proposal = proposal.with_answer(body, agrees=False)
                if proposal.what != REMATCH:
                    self._end_with_silence(entry.at)
            case "withdraw":
                self._end_with_silence(entry.at)
            case "pause" | "resume":
                self.paused = body["seat"] if entry.kind == "pause" else None
                self.proposal = None
            case "close":
                self.aborted = "agreed" in body
                self.proposal = None
            case "undo" | "rules" | "next":
                self.proposal = None
            case "answer" if proposal is not None and entry.person is not None:
                if proposal.what == UNDO or body["seat"] in proposal.asked(in_person):
                    self.proposal = None
        if self.proposal is not None:
            self._settle(self.proposal, entry, in_person, is_over=is_over)

    def _settle(self, proposal: Proposal, entry: Entry, in_person: Collection[int], *, is_over: bool) -> None:
        """End what nobody wants any more, or nobody is left to answer."""
        if proposal.what == REMATCH:
            if not proposal.agreed and not proposal.asked(in_person):
                self._end_with_silence(entry.at)
        elif (
            is_over
            or not set(proposal.seats) & set(in_person)
            or (not proposal.agreed and not proposal.asked(in_person))
        ):
            self.proposal = None

    def _end_with_silence(self, at: float) -> None:
        proposal, self.proposal = self.proposal, None
        if proposal is not None:
            silence = Silence(proposal.what, proposal.seats[0], at)
            others = [each for each in self._silences if (each.what, each.seat) != (silence.what, silence.seat)]
            self._silences = (*others, silence)

    def silence(self, what: str, seat: int, now: float) -> float:
        """For how many seconds a seat may not propose something again."""
        for each in self._silences:
            if (each.what, each.seat) == (what, seat):
                return max(0.0, each.since + QUIET - now)
        return 0.0

    def shown(self, in_person: Collection[int]) -> dict[str, Any]:
        """As everybody may see it."""
        proposal = self.proposal
        told = None
        if proposal is not None:
            told = {
                "n": proposal.number,
                "what": proposal.what,
                "seat": proposal.seats[0],
                "agreed": sorted({*proposal.seats, *proposal.agreed}),
                "declined": sorted(proposal.declined),
                "asked": proposal.asked(in_person),
            }
        return {"proposal": told, "paused": self.paused, "aborted": self.aborted}

    # -- snapshots --------------------------------------------------------------------------

    def saved(self) -> SavedAccord:
        return SavedAccord(self.proposal, self.paused, self.aborted, self._silences)

    def restore(self, saved: SavedAccord) -> None:
        self.proposal, self.paused, self.aborted = saved.proposal, saved.paused, saved.aborted
        self._silences = saved.silences


def bound_in(body: dict[str, Any]) -> tuple[tuple[int, str], ...]:
    """What an entry says that seats bind themselves to."""
    return tuple((seat, commitment) for seat, commitment in body.get("commitments", ()))

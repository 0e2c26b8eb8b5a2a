"""Proposing something to everybody at a table, and answering to it.

With the last yes it happens at once, in the same entry. Where the last answer that was missing is missing no more since
a bot stands in for somebody, the table's clock looks after it.
"""

from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from typing import Any

from crashyard.engine.refusal import Refusal
from crashyard.server.tables.agreements.accord import ABORT, PAUSE, REMATCH, UNDO, Proposal
from crashyard.server.tables.drafts import EntryDraft, listed
from crashyard.server.tables.requests.talk import check_room
from crashyard.server.tables.state import CLOSED, OVER, RUNNING, TableState

Draft = Callable[[], EntryDraft | None]
Do = Callable[[str | None, str | None, Draft], Awaitable[int]]
"""Does what a person asks for under a key; returns under which number it happened, or 0 if there was nothing to do."""


class Agreeing:
    """What people decide together at one table."""

    def __init__(self, table: TableState, now: Callable[[], float], do: Do) -> None:
        self._table = table
        self._now = now
        self._do = do

    # -- while a game is played -------------------------------------------------------------

    async def propose(self, person: str, what: str, key: str | None) -> int:
        """Ask everybody else who plays in person; whoever wants what is proposed already agrees to it."""

        def draft() -> EntryDraft:
            table, accord = self._table, self._table.accord
            if table.state != RUNNING:
                raise Refusal("not-running")
            own = self._own(person)
            if accord.paused is not None and what != ABORT:
                raise Refusal("paused")
            if not self._others(own):
                if what == PAUSE:
                    check_room(table)
                    return EntryDraft("pause", {"seat": own[0]})
                raise Refusal("nobody-to-ask")
            proposal = accord.proposal
            if proposal is not None and proposal.what == what != UNDO and own[0] in proposal.asked(table.in_person()):
                return self._agreed(proposal, own)
            self._check_may_propose(what, own[0])
            body: dict[str, Any] = {"what": what, "seat": own[0], "seats": own}
            if what == UNDO:
                body["left"] = self._before_last_of(person)
            return EntryDraft("propose", body)

        return await self._do(person, key, draft)

    async def agree(self, person: str, number: int, key: str | None) -> int:
        """Say yes to the proposal with a number."""

        def draft() -> EntryDraft:
            return self._agreed(*self._asked(person, number))

        return await self._do(person, key, draft)

    async def decline(self, person: str, number: int, key: str | None) -> int:
        """Say no to it."""

        def draft() -> EntryDraft:
            proposal, own = self._asked(person, number)
            return EntryDraft("decline", _answer(proposal, own))

        return await self._do(person, key, draft)

    async def withdraw(self, person: str, number: int, key: str | None) -> int:
        """Take one's own proposal back."""

        def draft() -> EntryDraft:
            proposal = self._open(number)
            if proposal.seats[0] not in self._table.seats_of(person):
                raise Refusal("not-your-proposal")
            return EntryDraft("withdraw", {"what": proposal.what, "seat": proposal.seats[0]})

        return await self._do(person, key, draft)

    async def resume(self, person: str, key: str | None) -> int:
        """Play on after a pause: everybody who plays may."""

        def draft() -> EntryDraft:
            own = self._own(person)
            if self._table.accord.paused is None:
                raise Refusal("not-paused")
            return EntryDraft("resume", {"seat": own[0]})

        return await self._do(person, key, draft)

    @property
    def is_due(self) -> bool:
        """Whether everybody who is still asked has agreed, and it has not happened yet."""
        proposal = self._table.accord.proposal
        return proposal is not None and proposal.what != REMATCH and proposal.is_due(self._table.in_person())

    async def carry_out(self) -> None:
        """Do what is due."""

        def draft() -> EntryDraft | None:
            proposal = self._table.accord.proposal
            return self._outcome(proposal) if self.is_due and proposal is not None else None

        await self._do(None, None, draft)

    # -- when it is over --------------------------------------------------------------------

    async def ask_for_rematch(self, person: str, commitments: Mapping[int, str], key: str | None) -> int:
        """Propose to play again, or agree to it; 0 where there is nobody to ask, or this person has said so before."""

        def draft() -> EntryDraft | None:
            table, proposal = self._table, self._table.accord.proposal
            own = table.seats_of(person)
            if not own:
                raise Refusal("not-your-table")
            if table.state != OVER:
                raise Refusal("not-over")
            if any(seat not in own for seat in commitments):
                raise Refusal("not-your-seat")
            bound = {"commitments": listed(commitments)} if commitments else {}
            if table.next is not None:
                return None
            if proposal is None:
                if not self._others(own):
                    return None
                self._check_may_propose(REMATCH, own[0])
                return EntryDraft("propose", {"what": REMATCH, "seat": own[0], "seats": own} | bound)
            if own[0] in (*proposal.seats, *proposal.agreed):
                return None
            return EntryDraft("agree", _answer(proposal, own) | bound)

        return await self._do(person, key, draft)

    def rematch(self, person: str, commitments: Mapping[int, str] | None = None) -> Proposal | None:
        """Who plays again, once nobody is asked any more: those who have agreed, or whoever is alone with bots.

        `commitments` are those of whoever is alone.
        """
        table, proposal = self._table, self._table.accord.proposal
        if table.next is not None or table.state != OVER:
            return None
        own = table.seats_of(person)
        if proposal is None:
            bound = tuple((commitments or {}).items())
            return None if self._others(own) or not own else Proposal(REMATCH, 0, tuple(own), commitments=bound)
        return proposal if proposal.what == REMATCH and proposal.is_due(table.in_person()) else None

    # -- what all of them need --------------------------------------------------------------

    def _own(self, person: str) -> list[int]:
        """The seats on which somebody plays in person."""
        own = [seat for seat in self._table.in_person() if self._table.chairs[seat].person == person]
        if not own:
            raise Refusal("only-players")
        return own

    def _others(self, own: list[int]) -> bool:
        return any(seat not in own for seat in self._table.in_person())

    def _check_may_propose(self, what: str, seat: int) -> None:
        accord = self._table.accord
        if accord.proposal is not None:
            raise Refusal("proposal-open")
        if (seconds := accord.silence(what, seat, self._now())) > 0:
            raise Refusal("asked-just-now", {"seconds": ceil(seconds)})
        check_room(self._table)

    def _before_last_of(self, person: str) -> int:
        play = self._table.play
        left = None if play is None else play.before_last_of(person)
        if left is None:
            raise Refusal("nothing-to-take-back")
        return left

    def _open(self, number: int) -> Proposal:
        proposal = self._table.accord.proposal
        if proposal is None or proposal.number != number:
            raise Refusal("proposal-gone")
        return proposal

    def _asked(self, person: str, number: int) -> tuple[Proposal, list[int]]:
        """A proposal to which the answer of a person is missing, and their seats."""
        proposal, own = self._open(number), self._own(person)
        if not set(own) & set(proposal.asked(self._table.in_person())):
            raise Refusal("not-asked")
        return proposal, own

    def _agreed(self, proposal: Proposal, own: list[int]) -> EntryDraft:
        body = _answer(proposal, own)
        after = proposal.with_answer(body, agrees=True)
        if proposal.what == REMATCH or not after.is_due(self._table.in_person()):
            return EntryDraft("agree", body)
        return self._outcome(after)

    def _outcome(self, proposal: Proposal) -> EntryDraft:
        """What is agreed happens."""
        body: dict[str, Any] = {"seat": proposal.seats[0], "agreed": sorted(proposal.agreed)}
        if proposal.what == PAUSE:
            return EntryDraft("pause", body)
        if proposal.what == ABORT:
            return EntryDraft("close", body, row={"state": CLOSED, "moved": self._now()})
        play, left = self._table.play, proposal.left
        assert play is not None and left is not None
        return EntryDraft("undo", body | {"left": left}, play.taken_back(left))


def _answer(proposal: Proposal, own: list[int]) -> dict[str, Any]:
    return {"what": proposal.what, "seat": own[0], "seats": own}

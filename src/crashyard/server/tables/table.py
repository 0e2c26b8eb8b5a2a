"""A table: people and bots play one record together.

Whatever is asked of a table is checked first, then written, then told: to whoever asked, and to all who watch. Only
one request is in hand at a time, so that everybody agrees on the order, and nothing changes before it is written.
"""

import asyncio
import dataclasses
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from math import ceil
from typing import Any

import msgspec

from crashyard.engine.chance.fair import Pledge
from crashyard.engine.driver import RESIGN
from crashyard.engine.orders.order import spelled_orders, stored_orders
from crashyard.engine.orders.standing import SeatOrders
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.faces.why import why_not
from crashyard.server import tracing
from crashyard.server.logs import log_trouble
from crashyard.server.sources import Sources
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import Statement
from crashyard.server.storage.snapshots import SNAPSHOT_EVERY, Snapshot, removed, replaced
from crashyard.server.storage.store import Row, Store
from crashyard.server.storage.table_rows import chair_update, chairs_rewritten, row_update, spell_result, spell_seats
from crashyard.server.tables.agreements.agreeing import Agreeing
from crashyard.server.tables.drafts import EntryDraft, listed, seating_of
from crashyard.server.tables.new_rules import last_position
from crashyard.server.tables.past import TablePast
from crashyard.server.tables.play import BeforeBase, TablePlay
from crashyard.server.tables.requests.edit import TableEdit, edit_draft
from crashyard.server.tables.requests.talk import check_room, line_draft, rule_draft
from crashyard.server.tables.seating import (
    GRACE,
    PROGRAM,
    Chair,
    ChairRequest,
    before_start,
    taken_over,
    while_playing,
)
from crashyard.server.tables.state import CLOSED, OVER, RUNNING, STARTING, TableState
from crashyard.server.tables.updates import TableUpdate

REVEAL_SECONDS = 10.0
"""So long a play waits for contributions when it is started."""


Done = Callable[[int | Exception], None]
"""Hears under which number something happened, 0 if there was nothing to do, or why it did not happen."""


class _Request(msgspec.Struct, frozen=True, gc=False):
    person: str | None
    key: str | None
    draft: Callable[[], EntryDraft | None]
    done: Done
    trace: str
    """The step that it comes from, for whoever traces."""


class GameTable(TableState):
    """One table, as long as somebody cares for it. `TableRegistry` keeps them."""

    def __init__(self, row: Row, chairs: Sequence[Row], store: Store, sources: Sources) -> None:
        super().__init__(row, chairs, sources)
        self._store = store
        self._asked: deque[_Request] = deque()
        self._writing: tuple[_Request, Entry, EntryDraft, tracing.Span] | None = None
        """What is in hand."""
        self.past = TablePast(self, lambda: TableState(row, chairs, sources), store)
        self.agreements = Agreeing(self, sources.now, self._do_with_past)
        self._patience: float | None = None
        self._is_ordered = bool(row.get("ordered"))
        """Whether the row says that somebody who is awaited may have answered ahead."""
        self._snapshot = (0, 0)
        """The number of the last snapshot, and how many answers there were then."""
        self._unwritten: Row | None = None
        """A snapshot that is written with the next entry."""
        self._lost = False
        """Something could not be written: what is in memory may be wrong, and nobody shall use it any more."""
        self.give_up: Callable[[], None] = lambda: None
        """Called then."""
        self.tell: Callable[[TableUpdate], None] = lambda _: None
        """Called with everything that happens, once it is on disk."""
        self.is_here: Callable[[str], bool] = lambda _: False
        """Whether a person watches the table now."""
        self.absent_for: Callable[[str], float] = lambda _: GRACE
        """For how many seconds a person has not watched it, as far as is known."""
        self.is_wanted: Callable[[], bool] = lambda: True
        """Whether anybody plays or looks on, so that its bots shall think."""

    def retire(self) -> None:
        """Another one takes its place, or will when somebody comes: whoever still holds this one is told so."""
        self._lost = True

    # -- what may be asked ------------------------------------------------------------------

    async def answer(self, person: str, seat: int, form: object, key: str | None, orders: object = None) -> int:
        """Answer a decision with an action, by its number or in its JSON form; returns the number of what happened.

        With it a person can answer ahead: such orders take the place of those before.
        """
        return await self._do(person, key, self._answering(person, seat, form, orders))

    def answer_then(
        self, person: str, seat: int, form: object, key: str | None, done: Done, orders: object = None
    ) -> None:
        """The same for whoever does not wait, but wants to be called."""
        self._ask(_Request(person, key, self._answering(person, seat, form, orders), done, tracing.inject()))

    async def order(self, person: str, seat: int, orders: object, key: str | None) -> int:
        """Change what is answered ahead, or withdraw it, between two answers."""

        def draft() -> EntryDraft:
            self._playing()
            self._check_person(person, seat)
            check_room(self)
            return EntryDraft("orders", {"seat": seat, "orders": spelled_orders(self.game, orders)})

        return await self._do(person, key, draft)

    async def answer_by_order(self, seat: int, action: int, decision: tuple[int, int], orders: SeatOrders) -> None:
        """What a person has answered ahead, unless the question is gone in the meantime, or their mind changed."""
        person = self.chairs[seat].person

        def draft() -> EntryDraft | None:
            if self.ordered(seat) != orders or self.decision(seat) != decision or self.chairs[seat].person != person:
                return None
            drafted = self._answer(self._playing(), person, seat, action)
            return msgspec.structs.replace(drafted, body={**drafted.body, "ordered": True})

        await self._do(person, None, draft)

    def ordered(self, seat: int) -> SeatOrders | None:
        """The orders of a person who is awaited."""
        is_asked = self.state == RUNNING and seat in self._awaited and self.chairs[seat].kind == "person"
        return self.play.orders.get(seat) if is_asked and self.play is not None else None

    async def answer_for_bot(self, seat: int, action: int, decision: tuple[int, int]) -> None:
        """What a bot has thought out, unless the question is gone in the meantime."""

        def draft() -> EntryDraft | None:
            if self.state != RUNNING or seat not in self.thinking() or self.decision(seat) != decision:
                return None
            return self._answer(self._playing(), None, seat, action)

        await self._do(None, None, draft)

    async def undo(self, person: str, seat: int, key: str | None) -> int:
        """Take back one's own last answer, if nothing came after it that cannot be unseen."""

        def draft() -> EntryDraft:
            play = self._playing()
            self._check_own(person, seat)
            check_room(self)
            left = play.undoable(person, alone=self.is_alone(person))
            if left is None:
                raise Refusal("no-undo")
            return EntryDraft("undo", {"seat": seat, "left": left}, play.taken_back(left))

        return await self._do_with_past(person, key, draft)

    async def _do_with_past(self, person: str | None, key: str | None, draft: Callable[[], EntryDraft | None]) -> int:
        """Do what may need more of the play than is held in memory."""
        while True:
            try:
                return await self._do(person, key, draft)
            except BeforeBase:
                await self._reach_back()

    async def _reach_back(self) -> None:
        """Hold more of the play in memory: twice as much as until now."""
        play = self._playing()
        wanted = max(0, 2 * play.base.length - play.length)
        found = await self.past.state_at(self.number, wanted)
        if self.play is play and found.play is not None:
            self.play = found.play
            self.forget_bases()

    async def resign(self, person: str, seat: int, key: str | None) -> int:
        """Give the game up for a seat of one's own: its rules say how it goes on, or that it is over."""

        def draft() -> EntryDraft:
            play = self._playing()
            self._check_own(person, seat)
            if self.chairs[seat].kind != "person":
                raise Refusal("bot-plays")
            return self._answer(play, person, seat, RESIGN)

        return await self._do(person, key, draft)

    async def say(
        self, person: str, name: str, text: str, key: str | None, who: str = "", reserved: Collection[str] = ()
    ) -> int:
        """Chat. The `reserved` looks of names belong to others."""
        return await self._do(person, key, lambda: line_draft(self, person, name, text, who, reserved))

    async def let_talk(self, person: str, rule: str, key: str | None) -> int:
        """The host says who may talk from now on."""
        return await self._do(person, key, lambda: rule_draft(self, person, rule)) or self.number

    async def start(self, person: str, key: str | None, commitments: Mapping[int, str] | None = None) -> int:
        """Begin to play; every open chair must be taken first.

        Where seats have bound themselves, that is fixed now, and their contributions are awaited before it begins.
        """

        def draft() -> EntryDraft:
            if person != self.host:
                raise Refusal("only-host")
            self._check_open()
            if any(chair.kind == "open" for chair in self.chairs):
                raise Refusal("open-chairs")
            self._check_commitments(person, commitments or {})
            bound = {pledge.seat: pledge.commitment for pledge in self.pledges()} | dict(commitments or {})
            if not bound:
                return self._begin([])
            return EntryDraft("freeze", {"commitments": listed(bound)}, row=self._in_state(None, STARTING))

        return await self._do(person, key, draft)

    async def commit(self, person: str, commitments: Mapping[int, str], key: str | None) -> int:
        """Bind own seats to contributions, as long as the play has not been started."""

        def draft() -> EntryDraft:
            self._check_open()
            self._check_commitments(person, commitments)
            check_room(self)
            return EntryDraft("commit", {"commitments": listed(commitments)})

        return await self._do(person, key, draft)

    async def reveal(self, person: str, seat: int, contribution: str, key: str | None) -> int:
        """Tell a contribution that is awaited; with the last one the play begins."""

        def draft() -> EntryDraft | None:
            self._check_own(person, seat)
            pledge = self._pledges.get(seat)
            if pledge is not None and pledge.contribution == contribution:
                return None
            if self.state != STARTING or pledge is None:
                raise Refusal("not-awaited-contribution")
            told = pledge.told(contribution)
            pledges = [told if other.seat == seat else other for other in self.pledges()]
            if all(other.contribution is not None for other in pledges):
                return self._begin(pledges)
            return EntryDraft("reveal", {"seat": seat, "contribution": contribution})

        return await self._do(person, key, draft) or self.number

    def reveal_end(self) -> float | None:
        """Until when contributions are awaited, in served time; a table that is opened again waits anew."""
        if self.state != STARTING:
            self._patience = None
        elif self._patience is None:
            self._patience = self.moment() + REVEAL_SECONDS
        return self._patience

    async def change_chair(self, seat: int, chair_request: ChairRequest, key: str | None) -> int:
        """Sit down, stand up, put a bot on a chair or take it off, let a bot stand in, take a chair back."""

        def draft() -> EntryDraft:
            self._check_seat(seat)
            if chair_request.kind != "open":
                check_room(self)
            chair = self.chairs[seat]
            here = chair.person is not None and self.is_here(chair.person)
            if self.state in (STARTING, RUNNING):
                if chair_request.kind == "me" and chair.is_away:
                    self._clocks.check_time(seat, self.moment())
                if chair_request.kind == "me" and self.state == RUNNING and self._is_for_others(chair, chair_request):
                    known = {*self.former, *(each.person for each in self.chairs if each.person is not None)}
                    changed, why = taken_over(chair, chair_request, self.chairs, known)
                else:
                    changed, why = while_playing(
                        chair, chair_request, self._objection(chair, chair_request), silent=here
                    )
            else:
                self._check_open()
                if chair_request.kind == "me" and chair_request.person in self.turned_away:
                    raise Refusal("turned-away")
                changed, why = before_start(chair, chair_request, self.chairs, here)
            return self._reseat(changed, why, changed.name or chair.name, chair_request.commitment)

        return await self._do(chair_request.person, key, draft)

    def _is_for_others(self, chair: Chair, chair_request: ChairRequest) -> bool:
        """Whether whoever asks for a chair is not who has left it."""
        return chair.seat in self.free_seats() and chair.person != chair_request.person

    def _objection(self, chair: Chair, chair_request: ChairRequest) -> Refusal | None:
        """Why somebody cannot call a bot for the person on a chair: where there is a clock, it alone decides."""
        if not chair_request.is_host and not self._plays(chair_request.person):
            return Refusal("only-players")
        if chair.person is None or self.is_here(chair.person):
            return self._objection_to_waiting(chair)
        if self.state == RUNNING and self.clock["kind"] != "none":
            return Refusal("clock-decides", {"name": chair.name})
        wait = GRACE - self.absent_for(chair.person)
        return Refusal("absent-shortly", {"name": chair.name, "seconds": ceil(wait)}) if wait > 0 else None

    def _objection_to_waiting(self, chair: Chair) -> Refusal | None:
        """The same where their person is there: without a clock the table has so much patience with who is asked."""
        left = self.patience_left().get(chair.seat)
        if left is None:
            return Refusal("person-is-here", {"name": chair.name})
        return Refusal("still-asked", {"name": chair.name, "minutes": ceil(left / 60)}) if left > 0 else None

    async def edit(self, person: str, edit: TableEdit, key: str | None) -> int:
        """Before the play: the host changes what was agreed, or who sits where."""

        def draft() -> EntryDraft | None:
            if person != self.host:
                raise Refusal("only-host")
            self._check_open()
            if self._start_position is not None:
                raise Refusal("already-started")
            return edit_draft(self, person, edit, self.is_here)

        return await self._do(person, key, draft) or self.number

    async def take_vacation(self, person: str, seat: int, days: int, key: str | None) -> int:
        """Let one's own clock stand still for some days; none, and it runs again."""

        def draft() -> EntryDraft:
            self._playing()
            self._check_person(person, seat)
            if not self._clocks.has_vacation:
                raise Refusal("no-vacation")
            check_room(self)
            return EntryDraft("vacation", {"seat": seat, "days": days})

        return await self._do(person, key, draft)

    def _plays(self, person: str) -> bool:
        """Whether somebody plays here in person."""
        return any(chair.kind == "person" and chair.person == person for chair in self.chairs)

    def is_played_by_program(self, seat: int) -> bool:
        return seat < self.players and self.chairs[seat].who == PROGRAM

    async def note_program(self, person: str, seat: int) -> None:
        """A program begins to answer for somebody: from now on everybody sees that, until they sit down anew."""

        def draft() -> EntryDraft | None:
            self._check_own(person, seat)
            chair = self.chairs[seat]
            if self.state != RUNNING or chair.kind != "person" or chair.who == PROGRAM:
                return None
            return self._reseat(msgspec.structs.replace(chair, who=PROGRAM), PROGRAM, chair.name)

        await self._do(person, None, draft)

    async def why_not(self, person: str, seat: int, pointed: Sequence[str]) -> Refusal:
        """Why the person on a seat cannot choose what they point at."""
        position = self._playing().position
        self._check_own(person, seat)
        return await asyncio.to_thread(why_not, position, seat, pointed, self.game.action_space)

    async def look_ahead(
        self, person: str, seat: int, form: object, tell: Callable[[Position, Sequence[int]], Mapping[str, Any]]
    ) -> Mapping[str, Any]:
        """Let `tell` say in a thread what an answer of a person would do; without one, all that they could give."""
        position = self._playing().position
        self._check_person(person, seat)
        actions = position.legal(seat) if form is None else [self._read_action(position, seat, form)]
        if form is not None and (key := position.forbids(seat, actions[0])) is not None:
            raise position.refusal(key, seat, actions[0])
        decision = self.decision(seat)
        told = await asyncio.to_thread(tell, position, actions)
        if self.decision(seat) != decision:
            raise Refusal("preview-late")
        return told

    def next_end(self) -> float | None:
        """When the first running clock will have run out, in served time."""
        ends = self._clocks.ends()
        return min(ends.values()) if ends else None

    async def call_time(self) -> None:
        """Let bots stand in for those whose time is over."""

        def draft() -> EntryDraft | None:
            ends = self._clocks.ends()
            late = [seat for seat in sorted(ends) if ends[seat] <= self.moment()]
            if self.state != RUNNING or not late:
                return None
            chair = self.chairs[late[0]]
            return self._reseat(chair.with_stand_in(), "clock", chair.name)

        def begin() -> EntryDraft | None:
            end = self.reveal_end()
            return None if end is None or self.moment() < end else self._begin(self.pledges())

        await self.agreements.carry_out()
        await self._do(None, None, begin)
        while await self._do(None, None, draft):
            pass

    async def close(self, person: str, key: str | None) -> int:
        """The host gives the table up before the play; during it the host, or whoever is the last to play in person."""

        def draft() -> EntryDraft:
            if self.state not in (STARTING, RUNNING):
                if person != self.host:
                    raise Refusal("only-host")
                self._check_open()
            elif person != self.host and not self._plays(person):
                raise Refusal("only-players")
            elif any(self.chairs[seat].person != person for seat in self.in_person()):
                raise Refusal("others-play")
            return EntryDraft("close", {}, row=self._in_state(None, CLOSED))

        return await self._do(person, key, draft)

    async def go_on_by_our_rules(self, entries: Sequence[Entry], snapshot: Snapshot | None) -> None:
        """Where the rules have changed since: go on from the last position that is known to be right, and say so."""

        def draft() -> EntryDraft | None:
            if self.state != RUNNING or self.is_ours:
                return None
            position, kept = last_position(self, entries, snapshot)
            body: dict[str, Any] = {"before": self.rules, "rules": self.game.rules_version, "kept": kept}
            lost = len(self.sections(entries)[-1].answers) - kept
            body |= {"lost": lost, "position": self.game.save(position)}
            entry = Entry(self.id, self.number + 1, "rules", body, 0.0)
            thrown = self.thrown_before([*entries, entry])
            play, events = TablePlay.begin(self.resumed_record(body["position"]), entry.number, thrown)
            row = {} if play.position.result() is None else self._in_state(play, OVER)
            return EntryDraft("rules", body | play.stored.body(), play, events, row)

        await self._do(None, None, draft)

    # -- snapshots --------------------------------------------------------------------------

    def restore(self, snapshot: Snapshot) -> None:
        super().restore(snapshot)
        self._snapshot = snapshot.number, snapshot.answers

    def unkept(self) -> Row | None:
        """A snapshot that should be written now: one that is due, or of a running play that has moved on since."""
        has_moved = self.state == RUNNING and self.moved > self._snapshot[0]
        if self._unwritten is None and has_moved and self._can_be_kept():
            self._take_snapshot(passing=True)
        row, self._unwritten = self._unwritten, None
        return row

    def _can_be_kept(self) -> bool:
        return self.is_ours and self.divergence is None

    def _keep_if_due(self) -> None:
        """Every so many answers or entries; and where more was taken back than came after the last snapshot."""
        number, answers = self._snapshot
        length = 0 if self.play is None else self.play.length
        is_due = self.number - number >= SNAPSHOT_EVERY or length // SNAPSHOT_EVERY > answers // SNAPSHOT_EVERY
        if (is_due or length < answers) and self._can_be_kept():
            self._take_snapshot(passing=not is_due)

    def _take_snapshot(self, *, passing: bool) -> None:
        """Whatever is wrong with it, the table goes on: it only saves the way."""
        self._snapshot = self.number, 0 if self.play is None else self.play.length
        try:
            self._unwritten = self.snapshot().row(passing=passing)
        except Exception as failure:
            log_trouble("snapshot not taken", failure, game=self.game.name)

    async def link_rematch(self, person: str, name: str, table: str) -> str:
        """Tell everybody at a finished table where the next one is; returns the first one that was told."""

        def draft() -> EntryDraft | None:
            if self.next is not None:
                return None
            return EntryDraft("next", {"table": table, "name": name}, row={"next": table})

        await self._do(person, None, draft)
        return self.next or table

    # -- drafts -----------------------------------------------------------------------------

    def _answering(self, person: str, seat: int, form: object, orders: object) -> Callable[[], EntryDraft]:
        def draft() -> EntryDraft:
            play = self._playing()
            self._check_person(person, seat)
            action = self._read_action(play.position, seat, form)
            ahead = None if orders is None else spelled_orders(self.game, orders)
            return self._answer(play, person, seat, action, ahead)

        return draft

    def _answer(
        self, play: TablePlay, person: str | None, seat: int, action: int, orders: list[dict[str, Any]] | None = None
    ) -> EntryDraft:
        ahead = None if orders is None else stored_orders(orders)
        after, events = play.answered(person, seat, action, self.number + 1, ahead)
        row = {} if after.position.result() is None else self._in_state(after, OVER)
        body = after.stored.body() if orders is None else {**after.stored.body(), "orders": orders}
        return EntryDraft("answer", body, after, events, row)

    def _begin(self, pledges: Sequence[Pledge]) -> EntryDraft:
        """Begin with the contributions that have been told."""
        rules, chance = self.game.rules_version, self.pledged_chance(pledges)
        play, events = TablePlay.begin(self.blank_record(chance, rules), self.number + 1)
        body = {"contributions": list(chance.contributions), "rules": rules} | play.stored.body()
        if pledges:
            body["pledges"] = [list(dataclasses.astuple(pledge)) for pledge in pledges]
            body["missing"] = [pledge.seat for pledge in pledges if pledge.contribution is None]
        return EntryDraft("start", body | seating_of(self.chairs), play, events, self._in_state(play, RUNNING))

    def _reseat(self, chair: Chair, why: str, name: str, commitment: str = "") -> EntryDraft:
        body = seating_of([chair]) | {"why": why, "name": name}
        if commitment and chair.kind == "person":
            body["commitment"] = commitment
        return EntryDraft("chair", body, chair=chair)

    def _in_state(self, play: TablePlay | None, state: str) -> dict[str, Any]:
        """The change of the table's state in its row."""
        result = None if play is None else play.position.result()
        if result is not None:
            return {"state": OVER, "moved": self._now(), "result": spell_result(result.to_json())}
        return {"state": state, "moved": self._now()}

    def _changes(self, drafted: EntryDraft) -> tuple[Statement, ...]:
        """What is written with an entry, so that lists need the rows alone."""
        columns = dict(drafted.row)
        play = self.play if drafted.play is None else drafted.play
        paused = {"pause": True, "resume": False}.get(drafted.kind, self.accord.paused is not None)
        awaited = self.awaited_in(play, columns.get("state", self.state), paused=paused)
        if awaited != self._awaited:
            columns["awaited"] = spell_seats(awaited)
        is_ordered = drafted.kind == "orders" or (play is not None and not play.orders.keys().isdisjoint(awaited))
        if is_ordered != self._is_ordered:
            columns["ordered"], self._is_ordered = int(is_ordered), is_ordered
        changes = (row_update(self.id, columns),) if columns else ()
        if drafted.kind == "rules":
            changes = (*changes, *removed(self.id))
        elif self._unwritten is not None:
            changes = (*changes, *replaced(self._unwritten))
        if columns.get("state", RUNNING) != RUNNING:
            changes = (*changes, *removed(self.id, passing=True))
        if drafted.chair is not None:
            changes = (*changes, chair_update(self.id, drafted.chair.seat, drafted.chair.columns()))
        if drafted.chairs is not None:
            rows = [{"seat": chair.seat, **chair.columns()} for chair in drafted.chairs]
            changes = (*changes, *chairs_rewritten(self.id, rows))
        return changes

    # -- what all of them need --------------------------------------------------------------

    def _playing(self) -> TablePlay:
        if self.state != RUNNING or self.play is None:
            raise Refusal("not-running")
        if self.accord.paused is not None:
            raise Refusal("paused")
        return self.play

    def _check_open(self) -> None:
        if self.state in (STARTING, RUNNING):
            raise Refusal("already-started")
        if self.state == OVER:
            raise Refusal("table-over")
        if self.state == CLOSED:
            raise Refusal("table-closed")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise Refusal("wrong-seat", {"seat": seat, "last": self.players - 1})

    def _check_commitments(self, person: str, commitments: Mapping[int, str]) -> None:
        for seat in commitments:
            self._check_own(person, seat)

    def _check_own(self, person: str, seat: int) -> None:
        self._check_seat(seat)
        if self.chairs[seat].person != person:
            raise Refusal("not-your-seat")

    def _check_person(self, person: str, seat: int) -> None:
        """Whoever answers for a seat sits there, and no bot stands in for them."""
        self._check_own(person, seat)
        if self.chairs[seat].kind != "person":
            raise Refusal("bot-plays")

    def _read_action(self, position: Position, seat: int, form: object) -> int:
        if isinstance(form, int) and not isinstance(form, bool):
            if not 0 <= form < self.game.action_space:
                raise Refusal("no-such-action", {"most": self.game.action_space - 1})
            return form
        return position.parse_action(seat, form)

    # -- one after the other ----------------------------------------------------------------

    async def _do(self, person: str | None, key: str | None, draft: Callable[[], EntryDraft | None]) -> int:
        """Do what is asked, and return under which number it happened, or 0 if there was nothing to do.

        Whoever is cancelled while they wait does not know; it is done all the same.
        """
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def done(outcome: int | Exception) -> None:
            if waiting.done():
                return
            if isinstance(outcome, Exception):
                waiting.set_exception(outcome)
            else:
                waiting.set_result(outcome)

        self._ask(_Request(person, key, draft, done, tracing.inject()))
        return await waiting

    def _ask(self, request: _Request) -> None:
        self._asked.append(request)
        self._go_on()

    def _go_on(self) -> None:
        """Take up what was asked, until something has to be written first."""
        while self._asked and self._writing is None:
            request = self._asked.popleft()
            try:
                number = self._take_up(request)
            except Exception as failure:
                request.done(failure)
            else:
                if number is not None:
                    request.done(number)

    def _take_up(self, request: _Request) -> int | None:
        """Returns the number of what was done before, 0 if there is nothing to do, or None if it is being written."""
        if self._lost:
            raise Refusal("not-written")
        person, key = request.person, request.key
        if (before := self._keys.get(person, key)) is not None:
            return before
        with tracing.span("decision", request.trace, self.game.name):
            drafted = request.draft()
        if drafted is None:
            return 0
        at = max(self.at, self._now())
        body = drafted.body
        stamp = self._clocks.stamp(self.moment(), self.clock_change(drafted.kind, body, person))
        if stamp is not None and drafted.kind != "edit":
            body = {**body, "clock": stamp}
        entry = Entry(self.id, self.number + 1, drafted.kind, body, at, person, key)
        self._writing = (request, entry, drafted, tracing.begin("commit", request.trace, self.game.name))
        self._store.commit_queue.write(entry, self._changes(drafted), self._written)
        return None

    def _written(self, failure: Exception | None) -> None:
        """Tell what is on disk. What cannot be written has not happened."""
        assert self._writing is not None
        request, entry, drafted, commit = self._writing
        self._writing = None
        commit.end()
        outcome: int | Exception = entry.number
        try:
            if failure is not None:
                raise Refusal("not-written") from failure
            play = self.play if drafted.play is None else drafted.play
            self._unwritten = None
            with commit:
                self.tell(self._take_in(entry, play, drafted.events))
        except Exception as trouble:
            self._lost = True
            self.give_up()
            outcome = trouble
        request.done(outcome)
        if not self._lost:
            self._keep_if_due()
        self._go_on()

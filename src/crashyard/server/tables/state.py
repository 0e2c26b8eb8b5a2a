"""How a table stands: what its entries, one after the other, have made of it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from crashyard.engine.chance.fair import FairChance, Pledge
from crashyard.engine.event import Event
from crashyard.engine.orders.order import stored_orders
from crashyard.engine.orders.standing import changed_orders
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record, Section
from crashyard.engine.records.retracing import retrace
from crashyard.engine.records.stored import RESIGNED
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.engine.seats import SPECTATOR
from crashyard.server.sources import Sources
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.entry_answers import EntryAnswers, rules_of, sections
from crashyard.server.storage.snapshots import Snapshot
from crashyard.server.storage.store import Row
from crashyard.server.tables.agreements.accord import Accord
from crashyard.server.tables.agreements.resigning import knows_resigning
from crashyard.server.tables.clocks import NOTHING, ClockChange, Clocks, SavedClocks
from crashyard.server.tables.drafts import pledges_in
from crashyard.server.tables.integrity import Divergence
from crashyard.server.tables.play import PlayBase, TablePlay, cancelled_orders, with_other_orders
from crashyard.server.tables.request_keys import RequestKeys
from crashyard.server.tables.saved_state import SAVED_FORMAT, SavedPlay, SavedState, UnusableSnapshot
from crashyard.server.tables.seating import PATIENCE, Chair
from crashyard.server.tables.updates import TableUpdate

OPEN, STARTING, RUNNING, OVER, CLOSED = "open", "starting", "running", "over", "closed"

MINUTE = 60.0

MOST_RECENT = 500
"""So many of the last things that happened are held in memory: as many as a page is told when it comes."""
SLACK = 100
"""So many more may gather before the first ones are forgotten."""
TURNS = 200
"""So many of the last turns of a play can be taken back without reading entries."""


class TableState:
    """Everything about one table that its row, its chairs and its entries say."""

    def __init__(self, row: Row, chairs: Sequence[Row], sources: Sources) -> None:
        self.id: str = row["id"]
        self.game = find_game(row["game"])
        self.players: int = row["players"]
        self.options: dict[str, Any] = msgspec.json.decode(row["options"])
        self.clock: dict[str, Any] = msgspec.json.decode(row["clock"])
        self.public = bool(row["public"])
        self.host: str = row["host"]
        self.state = OPEN
        self.talk: str = row.get("chat") or "all"
        """Who may say something; `tables.requests.talk` tells who there is."""
        self.chairs = [Chair.of_row(chair) for chair in chairs]
        self._start_position = None if row["start"] is None else msgspec.json.decode(row["start"])
        self._seed: str = row["seed"]
        self._contributions: list[str] = []
        self._pledges: dict[int, Pledge] = {}
        """What seats have bound themselves to."""
        self._now = sources.now
        self._served = sources.served
        self._keys = RequestKeys()
        self._undone = 0
        self._clocks = Clocks(self.clock, self.players)
        self.number = 0
        """Of the last thing that happened."""
        self.at = 0.0
        """When it was written."""
        self._last: Entry | str = ""
        """The last entry, or the mark of it."""
        self.moved = 0
        """The number of the last thing that changed the play."""
        self.history: list[TableUpdate] = []
        """The last things that happened, up to now; `tables.past` finds what came before them."""
        self.play: TablePlay | None = None
        self._bases: list[tuple[PlayBase, int]] = []
        """The last two places from where on the play can be held in memory, and how many turns led there."""
        self._is_bounded = False
        """Whether it is held from there on. Whoever goes through many entries holds all turns, to take them back."""
        self.is_traced = True
        """Whether all divergences are known, those before a snapshot too."""
        self._awaited: tuple[int, ...] = ()
        self._asked_since: dict[int, tuple[tuple[int, int], float]] = {}
        """Before which decision each seat that is awaited stands, and since when, as far as is known."""
        self.next: str | None = None
        """The table of the rematch, if there is one."""
        self.accord = Accord()
        self.free: set[int] = set()
        """The seats of those who have left a play, which somebody else may take over."""
        self.former: set[str] = set()
        """The people whose seats somebody else has taken over."""
        self.turned_away: set[str] = set()
        """The people whom the host has taken off a chair while they were there."""
        self._row = row
        self._played_by: dict[int, str] = {}
        """The versions of the rules by which it was played, each by the number of the entry from which on."""
        self.divergence: Divergence | None = None
        """Where a play of other rules could not be followed any more by ours."""
        self.divergences: dict[int, Divergence] = {}
        """All such places, by the numbers of their entries."""
        self.off: set[int] = set()
        """The numbers of the entries that are not followed: those after that, up to where it went on by other rules."""

    # -- what everybody may know ------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        return None if self.play is None else self.play.position

    def shown(self) -> dict[str, Any]:
        """All that everybody may know of a table, but for what lies on it."""
        commitment = FairChance(self._seed).commitment
        published = self.state == OVER
        fairness = {
            "commitment": commitment,
            "seed": self._seed if published else None,
            "contributions": self._contributions if published else None,
            "seats": [
                {"seat": pledge.seat, "commitment": pledge.commitment, "told": pledge.contribution is not None}
                for pledge in self.pledges()
            ],
        }
        return {
            "id": self.id,
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "clock": self.clock,
            "clocks": self._clocks.shown(self.moment()),
            "patience": [{"seat": seat, "left": round(left, 1)} for seat, left in self.patience_left().items()],
            "public": self.public,
            "chat": self.talk,
            "state": self.state,
            "chairs": [chair.shown() for chair in self.chairs],
            "commitment": commitment,
            "fairness": fairness,
            "awaited": self.awaited(),
            "thinking": self.thinking(),
            "result": self.result(),
            "rules": self.rules,
            "next": self.next,
            "teams": list(self.game.teams(self.players)),
            "free": self.free_seats(),
            **self.accord.shown(self.in_person()),
            "resigned": [] if self.play is None else sorted(self.play.resigned),
            "resigning": knows_resigning(self.game),
            "n": self.number,
        }

    def result(self) -> dict[str, Any] | None:
        """How it ended; where our rules cannot follow it to its end, as it is noted."""
        if self.divergence is not None:
            noted: str | None = self._row.get("result")
            return None if noted is None else msgspec.json.decode(noted)
        found = None if self.position is None else self.position.result()
        return None if found is None else found.to_json()

    @staticmethod
    def awaited_in(play: TablePlay | None, state: str, *, paused: bool) -> tuple[int, ...]:
        """The seats whose answer is missing in a play; nobody's, where it does not go on, or rests."""
        return () if play is None or state != RUNNING or paused else tuple(play.position.awaited_seats())

    def awaited(self) -> list[int]:
        return list(self._awaited)

    def thinking(self) -> list[int]:
        """The seats whose bots are awaited."""
        return [seat for seat in self._awaited if self.chairs[seat].kind == "bot"]

    def moment(self) -> float:
        """Now, in the time on which everything at the table runs."""
        return self._served.now()

    def patience_left(self) -> dict[int, float]:
        """Where there is no clock: in how many seconds a bot can be called for each person who is asked, though there.

        Nobody's, where the table has agreed on patience without an end.
        """
        minutes = self.clock.get("patience", PATIENCE) if self.clock["kind"] == "none" else 0
        asked = [seat for seat in self._awaited if minutes and self.chairs[seat].kind == "person"]
        return {seat: max(0.0, self._asked_since[seat][1] + MINUTE * minutes - self.moment()) for seat in asked}

    def _note_asked(self) -> None:
        now, before = self.moment(), self._asked_since
        self._asked_since = {}
        for seat in self._awaited:
            decision = self.decision(seat)
            same = seat in before and before[seat][0] == decision
            self._asked_since[seat] = before[seat] if same else (decision, now)

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person]

    def may_watch(self, person: str | None, seat: int) -> bool:
        """Everybody may see what a spectator sees; the rest is for who sits there, and after the end for all."""
        if seat == SPECTATOR:
            return True
        if not 0 <= seat < self.players:
            return False
        return self.state == OVER or (person is not None and self.chairs[seat].person == person)

    def pledges(self) -> list[Pledge]:
        """What seats have bound themselves to, in their order."""
        return [self._pledges[seat] for seat in sorted(self._pledges)]

    def decision(self, seat: int) -> tuple[int, int]:
        """Which of its decisions a seat stands before: it changes when the seat answers, or when answers are undone."""
        return self._undone, 0 if self.play is None else self.play.decisions_of(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the person on a seat may take back an answer now."""
        person, play = self.chairs[seat].person, self.play
        if person is None or play is None or self.state != RUNNING or self.accord.paused is not None:
            return False
        return play.can_undo(person, alone=self.is_alone(person))

    def is_alone(self, person: str) -> bool:
        """Whether nobody but bots plays with a person."""
        return all(chair.person in (None, person) for chair in self.chairs)

    def in_person(self) -> list[int]:
        """The seats of those who play here in person, or did when the game was over: all agree on what is proposed."""
        gone = self.play.resigned if self.play is not None and self.state == RUNNING else ()
        sitting = [chair.seat for chair in self.chairs if chair.kind == "person" and chair.person and chair.name]
        return [seat for seat in sitting if seat not in gone]

    def free_seats(self) -> list[int]:
        """The seats that somebody who has not played here yet may take over from the bots that stand in."""
        if self.play is None or self.state != RUNNING:
            return []
        return sorted(self.free - self.play.resigned)

    # -- going through the entries again ----------------------------------------------------

    def blank_record(self, chance: FairChance, rules: str) -> Record:
        """The record before the first answer."""
        if self._start_position is not None:
            return Record.from_position(self.game, self.game.load(self._start_position), chance)
        return Record.new(self.game, self.players, {**self.game.old_defaults(rules), **self.options}, chance)

    def chance(self) -> FairChance:
        """What the dice come from, once the play has begun."""
        return FairChance(self._seed, tuple(self._contributions), tuple(self.pledges()))

    def pledged_chance(self, pledges: Sequence[Pledge]) -> FairChance:
        """What they would come from."""
        return FairChance.pledged(self._seed, pledges)

    def resumed_record(self, position: dict[str, Any]) -> Record:
        """The record that goes on from a position by other rules, before the first answer."""
        return Record.from_position(self.game, self.game.load(position), self.chance())

    def sections(self, entries: Iterable[Entry]) -> list[Section]:
        """What is stored of the play, from all entries."""
        return sections(entries, self.options, self._start_position)

    def record(self, entries: Sequence[Entry]) -> Record:
        """The record of a play of our rules, from all entries; refused where they do not lead where they did."""
        *earlier, last = self.sections(entries)
        record = self.blank_record(self.chance(), self.rules)
        if earlier:
            assert last.start is not None
            record = self.resumed_record(last.start)
        found = retrace(self.game, last.rules, record.opening(), last.answers, last.digests)
        if found.stop is not None:
            raise found.stop
        record.earlier, record.answers = earlier, found.answers
        return record

    def thrown_before(self, entries: Iterable[Entry]) -> int:
        """How often chance had answered before the last section began."""
        return sum(section.thrown for section in self.sections(entries)[:-1])

    @property
    def rules(self) -> str:
        """The version of the rules by which it is played now."""
        return self._rules_at(self.number)

    def _rules_at(self, number: int) -> str:
        """The same at an entry."""
        since = max((first for first in self._played_by if first <= number), default=0)
        return self._played_by[since] if since else self.game.rules_version

    @property
    def is_ours(self) -> bool:
        """Whether it is played by the rules of this program."""
        return self.rules == self.game.rules_version

    def recall(self, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        """Bring the table to where all its entries leave it, by the rules of their time as far as ours can follow.

        It is compared with every digest, and with a snapshot. What was played by other rules and cannot be followed, or
        leads elsewhere, stops at the last position that is known to be right; by our own rules that is refused.
        """
        right: tuple[TablePlay | None, int] = None, 0
        for entry in entries:
            if entry.kind in ("start", "rules"):
                self._played_by[entry.number] = rules_of(entry)
                right = None, entry.number
            if self.divergence is not None and entry.kind in ("answer", "undo"):
                self.off.add(entry.number)
            try:
                play, events = self.replayed(entry, self.play, entries)
                is_comparable = play is not None and self.divergence is None
                if snapshot is not None and snapshot.number == entry.number and play is not None and is_comparable:
                    snapshot.compare(self.game, play.position)
            except Refusal as refusal:
                if self._rules_at(entry.number) == self.game.rules_version:
                    raise
                play, events = self._leave_road(entry, refusal, entries, *right), ()
            self._take_in(entry, play, events)
            if play is not None and (entry.kind in ("start", "rules") or play.stored.digest is not None):
                right = play, entry.number
        if self.divergence is not None and self.state == RUNNING and self._row["state"] == OVER:
            self._end()

    def _leave_road(
        self, entry: Entry, refusal: Refusal, entries: Sequence[Entry], right: TablePlay | None, number: int
    ) -> TablePlay | None:
        """Stop following: `right` was the last play that was compared, after the entry with a number.

        Where another position was reached nobody knows since when, so all that is doubtful goes.
        """
        if refusal.key == "other-position":
            doubtful = entries[number : entry.number - 1]
            self.off |= {each.number for each in doubtful if each.kind in ("answer", "undo")}
            self.history.clear()
        self.off.add(entry.number)
        self.divergence = Divergence(entry.number, 0 if right is None else right.length, refusal)
        self.divergences[entry.number] = self.divergence
        return right if refusal.key == "other-position" else self.play

    def go_on(self, entry: Entry, entries: Sequence[Entry] = ()) -> TableUpdate:
        """Take in the next entry, of which it is known whether our rules can follow it; returns what happened.

        Refused where it cannot be followed. Raises BeforeBase where it takes back more than is in memory.
        """
        play, events = self.replayed(entry, self.play, entries)
        self.divergence = self.divergences.get(entry.number, self.divergence)
        return self._take_in(entry, play, events)

    # -- snapshots --------------------------------------------------------------------------

    @property
    def mark(self) -> str:
        """Of the last entry: the table of a snapshot is that of its entry."""
        return self._last.mark() if isinstance(self._last, Entry) else self._last

    def snapshot(self) -> Snapshot:
        """All that is needed to go on from here without the entries before."""
        clocks = self._clocks.saved()
        saved = SavedState(
            format=SAVED_FORMAT,
            at=self.at,
            entry=self.mark,
            state=self.state,
            chairs=self.chairs,
            left=clocks.left,
            since=clocks.since,
            moment=clocks.moment,
            answered=clocks.answered,
            contributions=self._contributions,
            pledges=self.pledges(),
            undone=self._undone,
            next=self.next,
            chat=self.talk,
            played_by=self._played_by,
            keys=self._keys.known(),
            play=None if self.play is None else SavedPlay.of(self.play),
            accord=self.accord.saved(),
            rests=clocks.rests,
            waiting=clocks.away,
            owed=clocks.owed,
            free=sorted(self.free),
            former=sorted(self.former),
            turned_away=sorted(self.turned_away),
        )
        position = None if self.play is None else self.game.save(self.play.position)
        answers = 0 if self.play is None else self.play.length
        return Snapshot(self.id, self.number, self.rules, answers, position, saved.document())

    def restore(self, snapshot: Snapshot) -> None:
        """Stand as a snapshot says. Raises UnusableSnapshot, or refuses, where that cannot be."""
        if snapshot.state is None or snapshot.rules != self.game.rules_version:
            raise UnusableSnapshot("of an older version")
        saved = SavedState.of(snapshot.state)
        if [chair.seat for chair in saved.chairs] != list(range(self.players)) or len(saved.left) != self.players:
            raise UnusableSnapshot("of other players")
        self.number, self.at, self.moved = snapshot.number, saved.at, snapshot.number
        self._last = saved.entry
        self.talk = saved.chat or self.talk
        self.state, self.chairs, self.next = saved.state, list(saved.chairs), saved.next
        clocks = SavedClocks(
            saved.left, saved.since, saved.moment, saved.answered, saved.rests, saved.waiting, saved.owed
        )
        self._clocks.restore(clocks, saved.at)
        self.free, self.former, self.turned_away = set(saved.free), set(saved.former), set(saved.turned_away)
        self._contributions = list(saved.contributions)
        self._pledges = {pledge.seat: pledge for pledge in saved.pledges}
        self._undone, self._played_by = saved.undone, dict(saved.played_by)
        self.is_traced = len(self._played_by) < 2
        self._keys = RequestKeys(saved.keys)
        if saved.play is not None and snapshot.position is not None:
            self.play = saved.play.play(self.game, self.chance(), snapshot.position)
            snapshot.compare(self.game, self.play.position)
        self.accord.restore(saved.accord)
        self._awaited = self.awaited_in(self.play, self.state, paused=self.accord.paused is not None)
        self._note_asked()

    def _end(self) -> None:
        """What cannot be followed to its end is over all the same."""
        self.state, self._awaited = OVER, ()
        if self.history:
            self.history[-1] = msgspec.structs.replace(self.history[-1], state=OVER, awaited=())

    def is_followed(self, entry: Entry) -> bool:
        """Whether our rules can follow what an entry says."""
        return entry.number not in self.off

    def replayed(
        self, entry: Entry, play: TablePlay | None, entries: Sequence[Entry]
    ) -> tuple[TablePlay | None, Sequence[Event]]:
        """What an entry makes of a play, and what happened. Where it changes the rules, all entries are needed."""
        if not self.is_followed(entry):
            return play, ()
        body, rules, number = entry.body, self._rules_at(entry.number), entry.number
        if entry.kind == "start":
            chance = FairChance(self._seed, tuple(body["contributions"]), pledges_in(body))
            record = self.blank_record(chance, rules_of(entry))
            return TablePlay.begun(record, EntryAnswers.of(entry), rules_of(entry), number)
        if entry.kind == "rules":
            if len(entries) < number:
                raise UnusableSnapshot("the rules have changed since")
            record, thrown = self.resumed_record(body["position"]), self.thrown_before(entries[:number])
            return TablePlay.begun(record, EntryAnswers.of(entry), rules_of(entry), number, thrown)
        if entry.kind == "answer" and play is not None:
            orders = stored_orders(body["orders"]) if "orders" in body else None
            return play.followed(entry.person, EntryAnswers.of(entry), rules, number, orders)
        if entry.kind == "undo" and play is not None:
            return play.taken_back(body["left"]), ()
        return play, ()

    def _take_in(self, entry: Entry, play: TablePlay | None, events: Sequence[Event]) -> TableUpdate:
        """Note what has happened."""
        change = self.clock_change(entry.kind, entry.body, entry.person)
        if play is not None and entry.kind in ("orders", "undo", "chair"):
            turns = self.play.turns if entry.kind == "undo" and self.play is not None else ()
            whose = {turn.person for turn in turns if turn.start >= entry.body["left"]} - {None}
            own = [chair.seat for chair in self.chairs if chair.person in whose]
            play = with_other_orders(play, entry.kind, entry.body, own)
        orders = changed_orders(None if self.play is None else self.play.orders, None if play is None else play.orders)
        lost = cancelled_orders(self.play, play, entry.kind, entry.body, events)
        if entry.kind != "answer":
            self._take_in_else(entry)
        self.number, self.at, self._last = entry.number, entry.at, entry
        if entry.kind in ("start", "answer", "undo", "rules"):
            self.moved = entry.number
        if entry.kind in ("start", "rules"):
            self._bases = []
        self.play = None if play is None else self._bounded(play)
        if self.state == RUNNING and play is not None and play.position.result() is not None:
            self.state = OVER
        if entry.key is not None and entry.person is not None:
            self._keys.put(entry.person, entry.key, entry.number)
        self.accord.take_in(entry, self.in_person(), is_over=self.state == OVER)
        self._awaited = self.awaited_in(play, self.state, paused=self.accord.paused is not None)
        self._note_asked()
        running = [seat for seat in self._awaited if self.chairs[seat].kind == "person"]
        away = [seat for seat in self._awaited if self.chairs[seat].is_away]
        self._clocks.take_in(entry.at, running, change, entry.body.get("clock"), away)
        views = {}
        if entry.kind in ("undo", "rules") and play is not None:
            views = {seat: play.position.view(seat) for seat in [*range(self.players), SPECTATOR]}
        remark = None
        if self.divergence is not None and self.divergence.number == entry.number:
            remark = self.divergence.remark(self._rules_at(entry.number), self.game.rules_version)
        update = TableUpdate(entry, events, self.state, self._awaited, views, remark, orders, lost)
        self.history.append(update)
        if len(self.history) > MOST_RECENT + SLACK:
            del self.history[:-MOST_RECENT]
        return update

    def settle(self) -> None:
        """From now on hold the last turns of the play in memory only: `TURNS` of them, and up to twice as many."""
        self._is_bounded = True
        if self.play is not None:
            self.play = self._bounded(self.play)

    def forget_bases(self) -> None:
        self._bases = []

    def _bounded(self, play: TablePlay) -> TablePlay:
        """A play as it is held in memory."""
        while self._bases and play.length <= self._bases[-1][0].length:
            self._bases.pop()
        if len(play.turns) - (self._bases[-1][1] if self._bases else 0) >= TURNS:
            self._bases = [*self._bases[-1:], (play.next_base(), len(play.turns))]
        if self._is_bounded and len(self._bases) > 1:
            (base, gone), (later, count) = self._bases
            play = play.on_base(base)
            self._bases = [(later, count - gone + 1)]
        return play

    def clock_change(self, kind: str, body: Mapping[str, Any], person: str | None) -> ClockChange:
        """What something that happens now means for the clocks."""
        if kind == "answer" and body.get("did") != RESIGNED:
            return ClockChange(answered=body["seat"], by_person=person is not None)
        if kind == "undo" and self.play is not None:
            taken = [turn for turn in self.play.turns if turn.start >= body["left"] and turn.person is not None]
            return ClockChange(taken=Counter(turn.seat for turn in taken), agreed="agreed" in body)
        if kind == "chair" and body["why"] == "back":
            return ClockChange(back=[shown["seat"] for shown in body["chairs"]])
        if kind == "chair" and body["why"] == "taken":
            seats = [shown["seat"] for shown in body["chairs"]]
            return ClockChange(back=seats, rests=dict.fromkeys(seats, 0) if self._clocks.has_vacation else {})
        if kind == "vacation":
            return ClockChange(rests={body["seat"]: body["days"]})
        return NOTHING

    def _take_in_else(self, entry: Entry) -> None:
        """What is no answer."""
        body = entry.body
        if entry.kind in ("start", "rules"):
            self._played_by[entry.number] = rules_of(entry)
        if entry.kind in ("chair", "start"):
            for shown, person in zip(body["chairs"], body["people"], strict=True):
                self._put(Chair.of_entry(shown, person), body.get("why", ""))
        if entry.kind == "start":
            self.state = RUNNING
            self._contributions = body["contributions"]
            self._pledges = {pledge.seat: pledge for pledge in pledges_in(body)}
        elif entry.kind in ("commit", "freeze"):
            self.state = STARTING if entry.kind == "freeze" else self.state
            self._pledges |= {seat: Pledge(seat, commitment) for seat, commitment in body["commitments"]}
        elif entry.kind == "reveal":
            self._pledges[body["seat"]] = self._pledges[body["seat"]].told(body["contribution"])
        elif entry.kind == "rules":
            self.divergence = None
            self._undone += 1
        elif entry.kind == "undo" and self.play is not None:
            self._undone += 1
        elif entry.kind == "chair":
            seats = [shown["seat"] for shown in body["chairs"]]
            if self.state == OPEN:
                self._bind(seats, body.get("commitment"))
        elif entry.kind == "edit":
            self._rearrange(body)
        elif entry.kind == "close":
            self.state = CLOSED
        elif entry.kind == "next":
            self.next = body["table"]
        elif entry.kind == "talk":
            self.talk = body["chat"]

    def _put(self, chair: Chair, why: str) -> None:
        """A chair as it is now. The row may have fewer than the table had before it was changed."""
        while len(self.chairs) <= chair.seat:
            self.chairs.append(Chair(len(self.chairs), "open"))
        before, self.chairs[chair.seat] = self.chairs[chair.seat], chair
        if why == "left":
            self.free.add(chair.seat)
        else:
            self.free.discard(chair.seat)
        if why == "taken" and before.person is not None:
            self.former.add(before.person)
        if why == "turned-away" and before.person is not None:
            self.turned_away.add(before.person)

    def _rearrange(self, body: Mapping[str, Any]) -> None:
        """The host has changed what was agreed, or who sits where; whoever has moved is bound to nothing any more."""
        self.options, self.clock, self.public = body["options"], body["time"], body["public"]
        self.chairs = [Chair.of_entry(*each) for each in zip(body["chairs"], body["people"], strict=True)]
        self.players = len(self.chairs)
        self._clocks = Clocks(self.clock, self.players)
        stays = {seat for seat, before in enumerate(body["order"]) if seat == before}
        self._pledges = {seat: pledge for seat, pledge in self._pledges.items() if seat in stays}

    def _bind(self, seats: Sequence[int], commitment: str | None) -> None:
        """Whoever sits down binds themselves; whoever stands up is bound no more."""
        for seat in seats:
            self._pledges.pop(seat, None)
            if commitment:
                self._pledges[seat] = Pledge(seat, commitment)

"""How a table stands: what its entries, one after the other, have made of it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from crashyard.engine.chance import FairChance
from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.record import Record
from crashyard.engine.registry import find_game
from crashyard.engine.seats import SPECTATOR
from crashyard.server.chairs import Chair
from crashyard.server.clocks import Clocks
from crashyard.server.happening import Happening
from crashyard.server.journal import Entry
from crashyard.server.play import Play
from crashyard.server.sources import Sources
from crashyard.server.store import Row

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"


class Standing:
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
        self.chairs = [
            Chair(chair["seat"], chair["kind"], chair["name"], chair["person"], chair["bot"]) for chair in chairs
        ]
        self._start_position = None if row["start"] is None else msgspec.json.decode(row["start"])
        self._seed: str = row["seed"]
        self._contributions: list[str] = []
        self._offered: dict[int, str] = {}
        self._now = sources.now
        self._answered: dict[tuple[str, str], int] = {}
        """The requests that were carried out, by who made them and what he called them."""
        self._undone = 0
        self._clocks = Clocks(self.clock, self.players)
        self.history: list[Happening] = []
        self.play: Play | None = None
        self._awaited: tuple[int, ...] = ()
        self.next: str | None = None
        """The table of the rematch, if there is one."""

    # -- what everybody may know ------------------------------------------------------------

    @property
    def number(self) -> int:
        """Of the last thing that happened."""
        return len(self.history)

    @property
    def position(self) -> Position | None:
        return None if self.play is None else self.play.position

    def shown(self) -> dict[str, Any]:
        """All that everybody may know of a table, but for what lies on it."""
        result = None if self.position is None else self.position.result()
        commitment = FairChance(self._seed).commitment
        published = self.state == OVER
        fairness = {
            "commitment": commitment,
            "seed": self._seed if published else None,
            "contributions": self._contributions if published else None,
        }
        return {
            "id": self.id,
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "clock": self.clock,
            "clocks": self._clocks.shown(self._now()),
            "public": self.public,
            "state": self.state,
            "chairs": [chair.shown() for chair in self.chairs],
            "commitment": commitment,
            "fairness": fairness,
            "awaited": self.awaited(),
            "thinking": self.thinking(),
            "result": None if result is None else result.to_json(),
            "next": self.next,
            "n": self.number,
        }

    @staticmethod
    def awaited_in(play: Play | None, state: str) -> tuple[int, ...]:
        """The seats whose answer is missing in a play; nobody's, where it does not go on."""
        return () if play is None or state != RUNNING else tuple(play.position.awaited_seats())

    def awaited(self) -> list[int]:
        return list(self._awaited)

    def thinking(self) -> list[int]:
        """The seats whose bots are awaited."""
        return [seat for seat in self._awaited if self.chairs[seat].kind == "bot"]

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person]

    def may_watch(self, person: str | None, seat: int) -> bool:
        """Everybody may see what a spectator sees; the rest is for who sits there, and after the end for all."""
        if seat == SPECTATOR:
            return True
        if not 0 <= seat < self.players:
            return False
        return self.state == OVER or (person is not None and self.chairs[seat].person == person)

    def offered(self) -> list[str]:
        """What those who sat down want mixed into the dice, in the order of the seats."""
        return [text for _, text in sorted(self._offered.items()) if text]

    def decision(self, seat: int) -> tuple[int, int]:
        """Which of its decisions a seat stands before: it changes when the seat answers, or when answers are undone."""
        return self._undone, 0 if self.play is None else self.play.decisions_of(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the person on a seat may take back an answer now."""
        person = self.chairs[seat].person
        return person is not None and self.state == RUNNING and self._undoable(person) is not None

    def is_alone(self, person: str) -> bool:
        """Whether nobody but bots plays with a person."""
        return all(chair.person in (None, person) for chair in self.chairs)

    def _undoable(self, person: str) -> int | None:
        return None if self.play is None else self.play.undoable(person, alone=self.is_alone(person))

    # -- going through the entries again ----------------------------------------------------

    def blank_record(self, contributions: Sequence[str]) -> Record:
        """The record before the first answer."""
        chance = FairChance(self._seed, tuple(contributions))
        if self._start_position is not None:
            return Record.from_position(self.game, self.game.load(self._start_position), chance)
        return Record.new(self.game, self.players, self.options, chance)

    def recall(self, entries: Sequence[Entry]) -> None:
        """Bring the table to where its entries leave it."""
        for entry in entries:
            play, events = self.replayed(entry, self.play)
            self._take_in(entry, play, events)

    def replayed(self, entry: Entry, play: Play | None) -> tuple[Play | None, Sequence[Event]]:
        """What an entry makes of a play, and what happened."""
        body = entry.body
        if entry.kind == "start":
            return Play.begin(self.blank_record(body["contributions"]), body["answers"])
        if entry.kind == "answer" and play is not None:
            (seat, action), *chance = body["answers"]
            return play.answered(entry.person, seat, action, chance)
        if entry.kind == "undo" and play is not None:
            return play.taken_back(body["left"]), ()
        return play, ()

    def _take_in(self, entry: Entry, play: Play | None, events: Sequence[Event]) -> Happening:
        """Note what has happened."""
        answers: dict[int, int] = {}
        back: Sequence[int] = ()
        if entry.kind == "answer":
            answers[entry.body["seat"]] = 1
        else:
            answers, back = self._take_in_else(entry)
        self.play = play
        if self.state == RUNNING and play is not None and play.position.result() is not None:
            self.state = OVER
        if entry.key is not None and entry.person is not None:
            self._answered[entry.person, entry.key] = entry.number
        self._awaited = self.awaited_in(play, self.state)
        running = [seat for seat in self._awaited if self.chairs[seat].kind == "person"]
        self._clocks.take_in(entry.at, running, answers, back)
        views = {}
        if entry.kind == "undo" and play is not None:
            views = {seat: play.position.view(seat) for seat in [*range(self.players), SPECTATOR]}
        happening = Happening(entry, events, self.state, self._awaited, views)
        self.history.append(happening)
        return happening

    def _take_in_else(self, entry: Entry) -> tuple[dict[int, int], Sequence[int]]:
        """What is no answer. Returns how many answers each seat gave, or took back, and who is back on his chair."""
        body = entry.body
        if entry.kind in ("chair", "start"):
            for shown, person in zip(body["chairs"], body["people"], strict=True):
                self.chairs[shown["seat"]] = Chair(shown["seat"], shown["kind"], shown["name"], person, shown["bot"])
        if entry.kind == "start":
            self.state = RUNNING
            self._contributions = body["contributions"]
        elif entry.kind == "undo" and self.play is not None:
            taken = Counter(turn.seat for turn in self.play.turns if turn.start >= body["left"])
            self._undone += 1
            return {seat: -count for seat, count in taken.items()}, ()
        elif entry.kind == "chair":
            seats = [shown["seat"] for shown in body["chairs"]]
            self._offered |= dict.fromkeys(seats, body["contribution"])
            return {}, seats if body["why"] == "back" else ()
        elif entry.kind == "close":
            self.state = CLOSED
        elif entry.kind == "next":
            self.next = body["table"]
        return {}, ()

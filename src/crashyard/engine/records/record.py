"""Records: a whole play as its setup and the list of answers. Positions are derived from it.

Replay, undo, fork and verify are all "play the record again, up to here". In memory answers are numbers; wherever they
are stored they have readable forms (`stored`), which `record_files` reads.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from crashyard.engine.chance.numbered import Chance, FairChance, SealedChance, SeededChance
from crashyard.engine.driver import AnswerLog, AskSeats, Driver, NumberedChance, PlayObserver, RecordedAnswers
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.records.outcome_lists import ListLog, OutcomeLists, listed_at
from crashyard.engine.records.retracing import Origin, retrace
from crashyard.engine.records.stored import DIGEST_EVERY, FormLog, fingerprint, own_digest
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE

RECORD_FORMAT = 3
"""The version of record files. Older ones always open."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a play that went on by newer rules from a position: as it is stored, by the rules of its time."""

    rules: str
    options: dict[str, Any]
    start: dict[str, Any] | None
    answers: list[tuple[int, object]]
    digests: dict[int, str]
    lost: int = 0
    """So many answers came after them that were not taken over when the rules changed."""

    @property
    def thrown(self) -> int:
        """How many outcomes of chance are among the answers."""
        return sum(seat == CHANCE for seat, _ in self.answers)

    def to_json(self) -> dict[str, Any]:
        return {
            "rules": self.rules,
            "options": self.options,
            "start": self.start,
            "answers": [list(answer) for answer in self.answers],
            "digests": [list(pair) for pair in self.digests.items()],
            "lost": self.lost,
        }


@dataclass(repr=False)
class Record:
    """One play of a game.

    `start` is a position file if the play did not begin with the game's own setup. `chance` is where the
    outcomes came from, if it can be told; they can then be computed again.
    """

    game: Game
    players: int
    options: dict[str, Any]
    start: dict[str, Any] | None = None
    chance: Chance | None = None
    answers: list[tuple[int, int]] = field(default_factory=list)
    earlier: list[Section] = field(default_factory=list)
    """What was played by older rules, where a play went on by newer ones; `start` is the position then."""
    origin: Origin | None = None
    """Of a record that was read: that it is of other rules, and how far it could be followed."""
    lists: OutcomeLists | None = None
    """Of a record that was read: what chance chose from, if it says so."""
    stored_throws: list[tuple[int, object]] = field(default_factory=list)
    """Of a record that was read: all outcomes of chance, as they are stored, with the numbers of the answers."""

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
    ) -> "Record":
        game.new(players, options)
        complete = game.complete(options or {}, players)
        return cls(game, players, dict(complete), chance=chance)

    @classmethod
    def from_position(cls, game: Game, position: Position, chance: Chance | None = None) -> "Record":
        """A play that begins with a given position: a puzzle, or a fork of another play."""
        return cls(game, position.players, {}, start=game.save(position), chance=chance)

    def __repr__(self) -> str:
        """Without answers and chance: they hold what nobody may know before the end."""
        return f"<Record of {self.game.name}: {self.players} players, {len(self.answers)} answers>"

    @property
    def rules(self) -> str:
        """The version of the rules by which it was played."""
        return self.game.rules_version if self.origin is None else self.origin.rules

    def opening(self) -> Position:
        """The position before the first answer."""
        if self.start is not None:
            return self.game.load(self.start)
        return self.game.new(self.players, self.options)

    def position(self, upto: int | None = None) -> Position:
        """The position after the first `upto` answers, or after all of them."""
        position = self.opening()
        self.replay(position, upto=upto)
        return position

    def replay(self, position: Position, observers: Sequence[PlayObserver] = (), upto: int | None = None) -> None:
        """Play its first `upto` answers, or all of them, on its opening."""
        Driver(position, RecordedAnswers(self.answers[: len(self.answers) if upto is None else upto]), observers).play()

    def append(self, seat: int, action: int) -> None:
        """Note an answer that has just been played."""
        self.answers.append((seat, action))

    def chance_before(self) -> int:
        """How many outcomes of chance were thrown before the first answer."""
        return sum(section.thrown for section in self.earlier)

    def chance_answers(self) -> int:
        """How many outcomes of chance were thrown in the whole play."""
        return self.chance_before() + sum(seat == CHANCE for seat, _ in self.answers)

    def let_chance_play(self, position: Position) -> None:
        """Answer for chance as long as it is awaited."""
        assert self.chance is not None
        chance = NumberedChance(self.chance, self.chance_answers())
        Driver(position, AskSeats(chance=chance), [AnswerLog(self.answers)]).play()

    def undone(self, answers: int) -> "Record":
        """The same play without its last `answers` answers."""
        kept = self.answers[: len(self.answers) - answers]
        return Record(self.game, self.players, self.options, self.start, self.chance, kept, self.earlier)

    def sections(self) -> list["Record"]:
        """What was played by older rules, each part as far as it can be followed by ours."""
        return [self._opened(section, self.earlier[:index]) for index, section in enumerate(self.earlier)]

    def _opened(self, section: Section, earlier: list[Section]) -> "Record":
        game = self.game
        options = {**game.old_defaults(section.rules), **section.options}
        opening = game.new(self.players, options) if section.start is None else game.load(section.start)
        found = retrace(game, section.rules, opening, section.answers, section.digests)
        origin = Origin(section.rules, section.answers, found)
        return Record(game, self.players, options, section.start, self.chance, found.answers, earlier, origin)

    # -- are the dice fair? -----------------------------------------------------------------

    def verify(self) -> int:
        """Compute every outcome of chance again; returns how many there were, refuses one that differs.

        Where a record says what chance chose from, it is computed from that too, and that is compared with the rules.
        Other rules may have listed other outcomes, or in another order: what was thrown by them must follow from its
        list, but is only counted as far as ours give the same.
        """
        verified = self._verified() + sum(section._verified() for section in self.sections())
        if self.lists is not None and isinstance(self.chance, FairChance):
            self.lists.check(self.chance, self.stored_throws)
        return verified

    def thrown(self) -> int:
        """How many outcomes of chance are stored, also where they cannot be followed."""
        return self.chance_answers() + (0 if self.origin is None else self.origin.unread_chance)

    def _verified(self) -> int:
        check = _ChanceCheck(self.chance, self.chance_before(), None if self.origin is not None else self.lists)
        try:
            self.replay(self.opening(), [check])
        except Refusal as refusal:
            if self.origin is None or refusal.key != "loaded-die":
                raise
        return check.number - self.chance_before()

    # -- as a file --------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The record as a file. The seed of a fair chance is only written when the play is over."""
        position = self.opening()
        forms, digests, lists = FormLog(), _DigestLog(len(self.answers)), ListLog(self.chance_before())
        is_fair = isinstance(self.chance, FairChance | SealedChance)
        self.replay(position, [forms, digests, lists] if is_fair else [forms, digests])
        result = position.result()
        ours = Section(self.game.rules_version, self.options, self.start, forms.stored, digests.found)
        chance = chance_json(self.chance, lists.found, published=result is not None)
        ended = None if result is None else result.to_json()
        return record_json(self.game, self.players, [*self.earlier, ours], chance, ended)


class _ChanceCheck(PlayObserver):
    """Computes every outcome of chance again, and refuses one that differs, or that was chosen from another list."""

    def __init__(self, chance: Chance | None, number: int, lists: OutcomeLists | None) -> None:
        self._chance = chance
        self._lists = lists
        self._given = 0
        self.number = number
        """Of the next outcome of chance."""

    def before(self, position: Position, seat: int, action: int) -> None:
        self._given += 1
        if seat != CHANCE:
            return
        if self._chance is None:
            raise Refusal("no-seed")
        listed = None if self._lists is None else self._lists.of(self.number)
        if listed is not None and listed != listed_at(position):
            raise Refusal("other-list", {"answer": self._given, "number": self.number + 1})
        right = self._chance.choose(position.outcomes(), self.number)
        if right != action:
            facts = {"answer": self._given, "number": self.number + 1, "value": action, "right": right}
            raise Refusal("loaded-die", facts)
        self.number += 1


class _DigestLog(PlayObserver):
    """Notes the digests that a record keeps: every so many answers, and after the last one."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._given = 0
        self.found: dict[int, str] = {}

    def after(self, position: Position, seat: int, action: int) -> None:
        self._given += 1
        if self._given % DIGEST_EVERY == 0 or self._given == self._total:
            self.found[self._given] = own_digest(position)


def record_json(
    game: Game,
    players: int,
    sections: Sequence[Section],
    chance: dict[str, Any] | None,
    result: dict[str, Any] | None,
) -> dict[str, Any]:
    """The file of a record from what is stored of its play: the last section is the one that it is about."""
    *earlier, last = sections
    document: dict[str, Any] = {
        "record": game.name,
        "format": RECORD_FORMAT,
        "rules": last.rules,
        "players": players,
        "options": last.options,
        "earlier": [section.to_json() for section in earlier],
        "start": last.start,
        "chance": chance,
        "answers": [list(answer) for answer in last.answers],
        "digests": [list(pair) for pair in last.digests.items()],
        "result": result,
    }
    return document | {"digest": digest(document)}


def digest(document: Mapping[str, Any]) -> str:
    """A fingerprint of everything in a record but itself, so that a slip of an editor is noticed."""
    return fingerprint({name: value for name, value in document.items() if name != "digest"})


def chance_json(chance: Chance | None, lists: OutcomeLists, *, published: bool) -> dict[str, Any] | None:
    """What a record says of chance; `lists` are those that its outcomes were chosen from."""
    if isinstance(chance, SeededChance):
        return {"kind": "seeded", "seed": chance.seed}
    if isinstance(chance, FairChance | SealedChance):
        told = {
            "kind": "fair",
            "commitment": chance.commitment,
            "contributions": list(chance.contributions),
            "seats": [asdict(pledge) for pledge in chance.pledges],
            "seed": chance.seed if published and isinstance(chance, FairChance) else None,
        }
        return told | lists.to_json()
    return None

"""Records: a whole play as its setup and the list of answers. Positions are derived from it.

Replay, undo, fork and verify are all "play the record again, up to here".
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from crashyard.engine.chance import Chance, FairChance, SealedChance, SeededChance
from crashyard.engine.documents import Fields
from crashyard.engine.game import FORMAT, Game, take_header
from crashyard.engine.options import complete_options
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.engine.seats import CHANCE

RESIGN = -1
"""Stands in a record where a seat resigned; it is no action of any game."""

_LARGEST = (1 << 62) - 1
_HEX = frozenset("0123456789abcdef")


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

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
    ) -> "Record":
        game.new(players, options)
        complete = complete_options(game.options, options or {}, game.name, players)
        return cls(game, players, dict(complete), chance=chance)

    @classmethod
    def from_position(cls, game: Game, position: Position, chance: Chance | None = None) -> "Record":
        """A play that begins with a given position: a puzzle, or a fork of another play."""
        return cls(game, position.players, {}, start=game.save(position), chance=chance)

    def __repr__(self) -> str:
        """Without answers and chance: they hold what nobody may know before the end."""
        return f"<Record of {self.game.name}: {self.players} players, {len(self.answers)} answers>"

    def opening(self) -> Position:
        """The position before the first answer."""
        if self.start is not None:
            return self.game.load(self.start)
        return self.game.new(self.players, self.options)

    def position(self, upto: int | None = None) -> Position:
        """The position after the first `upto` answers, or after all of them."""
        position = self.opening()
        for seat, action in self.answers[: len(self.answers) if upto is None else upto]:
            give(position, seat, action)
        return position

    def append(self, seat: int, action: int) -> None:
        """Note an answer that has just been played."""
        self.answers.append((seat, action))

    def chance_answers(self) -> int:
        return sum(seat == CHANCE for seat, _ in self.answers)

    def let_chance_play(self, position: Position) -> None:
        """Answer for chance as long as it is awaited."""
        assert self.chance is not None
        self.answers += thrown(self.chance, position, self.chance_answers())

    def undone(self, answers: int) -> "Record":
        """The same play without its last `answers` answers."""
        kept = self.answers[: len(self.answers) - answers]
        return Record(self.game, self.players, self.options, self.start, self.chance, kept)

    def verify(self) -> int:
        """Compute every outcome of chance again; returns how many there were, refuses one that differs."""
        position = self.opening()
        number = 0
        for index, (seat, action) in enumerate(self.answers):
            if seat == CHANCE:
                if self.chance is None:
                    raise Refusal("no-seed")
                right = self.chance.choose(position.outcomes(), number)
                if right != action:
                    facts = {"answer": index + 1, "number": number + 1, "value": action, "right": right}
                    raise Refusal("loaded-die", facts)
                number += 1
            give(position, seat, action)
        return number

    def to_json(self) -> dict[str, Any]:
        """The record as a file. The seed of a fair chance is only written when the play is over."""
        position = self.position()
        result = position.result()
        document: dict[str, Any] = {
            "record": self.game.name,
            "format": FORMAT,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            "start": self.start,
            "chance": _chance_json(self.chance, published=result is not None),
            "answers": [list(answer) for answer in self.answers],
            "result": None if result is None else result.to_json(),
        }
        return document | {"digest": digest(document)}


def thrown(chance: Chance, position: Position, number: int) -> list[tuple[int, int]]:
    """Let chance answer, from its decision `number` on, as long as it is awaited; returns what it answered."""
    answers: list[tuple[int, int]] = []
    while position.awaited() == CHANCE:
        outcome = chance.choose(position.outcomes(), number + len(answers))
        position.play(CHANCE, outcome)
        answers.append((CHANCE, outcome))
    return answers


def give(position: Position, seat: int, action: int) -> None:
    """Play one answer of a record."""
    if action == RESIGN and seat >= 0:
        position.resign(seat)
    else:
        position.play(seat, action)


def digest(document: Mapping[str, Any]) -> str:
    """A fingerprint of everything in a record but itself, so that a slip of an editor is noticed."""
    content = {name: value for name, value in document.items() if name != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def load_record(document: object) -> Record:
    """Read a record, and refuse one that was edited or whose answers are not legal."""
    fields = Fields(document, "the record")
    game = find_game(fields.text("record"))
    take_header(fields, game)
    assert isinstance(document, dict)
    if fields.text("digest") != digest(document):
        raise Refusal("edited-record")
    players = fields.integer("players", min(game.players), max(game.players))
    options = complete_options(game.options, given := fields.take("options"), game.name)
    start = fields.take("start")
    answers = [_read_answer(answer, index) for index, answer in enumerate(fields.items("answers"))]
    chance = _read_chance(fields.take("chance"))
    result = fields.take("result")
    fields.end()
    if start is None:
        record = Record.new(game, players, options, chance)
    else:
        record = Record.from_position(game, game.load(start), chance)
        if record.players != players:
            raise fields.wrong("players", players, str(record.players))
        if given:
            raise fields.wrong("options", given, "{}")
    record.answers = answers
    _check_answers(record, result)
    return record


def _check_answers(record: Record, result: object) -> None:
    position = record.opening()
    for index, (seat, action) in enumerate(record.answers):
        try:
            give(position, seat, action)
        except Refusal as refusal:
            refusal.data["in_answer"] = index + 1
            raise
    outcome = position.result()
    if result != (None if outcome is None else outcome.to_json()):
        raise Refusal("edited-record")


def _read_answer(answer: object, index: int) -> tuple[int, int]:
    if (
        isinstance(answer, list)
        and len(answer) == 2
        and all(isinstance(value, int) and not isinstance(value, bool) for value in answer)
        and all(-_LARGEST <= value <= _LARGEST for value in answer)
    ):
        return answer[0], answer[1]
    raise Refusal("wrong-answer", {"answer": index + 1})


def _chance_json(chance: Chance | None, *, published: bool) -> dict[str, Any] | None:
    if isinstance(chance, SeededChance):
        return {"kind": "seeded", "seed": chance.seed}
    if isinstance(chance, FairChance | SealedChance):
        return {
            "kind": "fair",
            "commitment": chance.commitment,
            "contributions": list(chance.contributions),
            "seed": chance.seed if published and isinstance(chance, FairChance) else None,
        }
    return None


def _read_chance(document: object) -> Chance | None:
    if document is None:
        return None
    fields = Fields(document, "the record: chance")
    if fields.text("kind", ["seeded", "fair"]) == "seeded":
        seeded = SeededChance(fields.text("seed"))
        fields.end()
        return seeded
    commitment = _read_hex(fields, "commitment", fields.take("commitment"))
    contributions = fields.items("contributions")
    if not all(isinstance(contribution, str) for contribution in contributions):
        raise fields.wrong("contributions", contributions, '["...", ...]')
    seed = fields.take("seed")
    fields.end()
    if seed is None:
        return SealedChance(commitment, tuple(contributions))
    fair = FairChance(_read_hex(fields, "seed", seed), tuple(contributions))
    if fair.commitment != commitment:
        raise Refusal("broken-commitment")
    return fair


def _read_hex(fields: Fields, name: str, value: object) -> str:
    """32 bytes in hexadecimal."""
    if isinstance(value, str) and len(value) == 64 and set(value) <= _HEX:
        return value
    raise fields.wrong(name, value, "64 x 0-9 a-f")

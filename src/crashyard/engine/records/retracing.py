"""Stored answers, played again: by their forms, whatever rules they were given by.

Where they cannot be followed, or lead to another position than they did, it is said at which answer and why.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crashyard.engine.driver import Driver, PlayObserver
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.records.stored import digest_of, read_stored
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE


@dataclass(slots=True)
class Retraced:
    """How far stored answers could be followed."""

    position: Position
    answers: list[tuple[int, int]] = field(default_factory=list)
    checked: int = 0
    stop: Refusal | None = None


class Origin:
    """That something was played by other rules than ours, and how far it could be followed by ours."""

    def __init__(self, rules: str, stored: Sequence[tuple[int, object]], found: Retraced) -> None:
        self.rules = rules
        self.stop = found.stop
        """Why it could not be followed to its end."""
        self.checked = found.checked
        """After so many answers the position is known to be the one that it was."""
        self.is_checked = found.stop is None and found.checked == len(stored)
        self.unread_chance = sum(seat == CHANCE for seat, _ in stored[len(found.answers) :])
        """How many outcomes of chance were stored beyond that."""

    def remark(self, game: Game) -> Refusal | None:
        """What a person has to be told; nothing if every answer led where it did."""
        facts: dict[str, object] = {"rules": self.rules, "ours": game.rules_version, "checked": self.checked}
        if self.stop is not None:
            return Refusal("left-road", facts | {"why": self.stop})
        return None if self.is_checked else Refusal("unchecked-road", facts)


def retrace(
    game: Game,
    rules: str,
    opening: Position,
    stored: Sequence[tuple[int, object]],
    digests: Mapping[int, str],
) -> Retraced:
    """Follow stored answers from a position on, as far as they go.

    Where a digest differs, nobody knows since when: then only what lies before the last one that agreed counts.
    """
    found = Retraced(opening)
    source = StoredAnswers(game, rules, stored)
    check = _DigestCheck(game, rules, digests, found)
    try:
        Driver(opening, source, [check]).play()
    except Refusal as refusal:
        refusal.data["in_answer"] = source.number
        found.stop = refusal
        if refusal.key == "other-position":
            found.position = check.agreed
            del found.answers[found.checked :]
    return found


class StoredAnswers:
    """Answers by their stored forms, read at the position where each was given."""

    def __init__(self, game: Game, rules: str, stored: Sequence[tuple[int, object]]) -> None:
        self._game = game
        self._rules = rules
        self._stored = stored
        self.number = 0
        """So many have been read, one that is refused included."""

    def next_answer(self, position: Position) -> tuple[int, int] | None:
        if self.number == len(self._stored):
            return None
        seat, form = self._stored[self.number]
        self.number += 1
        return seat, read_stored(self._game, self._rules, position, seat, form)


class _DigestCheck(PlayObserver):
    """Notes the answers, and keeps the last position whose digest agreed with a stored one."""

    def __init__(self, game: Game, rules: str, digests: Mapping[int, str], found: Retraced) -> None:
        self._game = game
        self._rules = rules
        self._digests = digests
        self._found = found
        self.agreed = found.position.copy()

    def after(self, position: Position, seat: int, action: int) -> None:
        found = self._found
        found.answers.append((seat, action))
        digest = self._digests.get(len(found.answers))
        if digest is not None and compare(self._game, self._rules, position, digest):
            found.checked = len(found.answers)
            self.agreed = position.copy()


def compare(game: Game, rules: str, position: Position, digest: str) -> bool:
    """Whether a position is the one of a stored digest; False if nobody can tell, a refusal if it is another one."""
    ours = digest_of(game, position, rules)
    if ours is not None and ours != digest:
        raise Refusal("other-position")
    return ours is not None

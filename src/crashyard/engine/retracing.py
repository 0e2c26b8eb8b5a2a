"""Stored answers, played again: by their forms, whatever rules they were given by.

Where they cannot be followed, or lead to another position than they did, it is said at which answer and why.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE
from crashyard.engine.stored import digest_of, give, read_stored


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
    agreed = opening.copy()
    for number, (seat, form) in enumerate(stored, 1):
        try:
            action = follow(game, rules, found.position, seat, form)
            found.answers.append((seat, action))
            if number in digests and compare(game, rules, found.position, digests[number]):
                found.checked = number
                agreed = found.position.copy()
        except Refusal as refusal:
            refusal.data["in_answer"] = number
            found.stop = refusal
            if refusal.key == "other-position":
                found.position = agreed
                del found.answers[found.checked :]
            break
    return found


def follow(game: Game, rules: str, position: Position, seat: int, form: object) -> int:
    """Play one stored answer; returns the action that it is by our rules."""
    action = read_stored(game, rules, position, seat, form)
    give(position, seat, action)
    return action


def compare(game: Game, rules: str, position: Position, digest: str) -> bool:
    """Whether a position is the one of a stored digest; False if nobody can tell, a refusal if it is another one."""
    ours = digest_of(game, position, rules)
    if ours is not None and ours != digest:
        raise Refusal("other-position")
    return ours is not None

"""Why can't I? What the rules say to somebody who points at something that they cannot choose.

Every action says what a person points at to choose it, so what somebody points at can be read as actions, legal or
not, and the rules say of each why it is forbidden. What somebody says in words is read as the JSON form of an action.

The answer is found on a table that is possible for the seat, so that it tells nothing the seat may not know.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from crashyard.engine.chance.dice import Dice
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal


def why_not(position: Position, seat: int, pointed: Sequence[str], actions: int) -> Refusal:
    """The refusal for pointing at some targets in this order; `actions` is how many the game has."""
    possible = _possible(position, seat)
    known = [(action, targets) for action in range(actions) for targets in _pointings(possible, seat, action)]
    meant = [(action, targets) for action, targets in known if targets[: len(pointed)] == list(pointed)]
    if not meant and pointed:
        meant = [(action, targets) for action, targets in known if pointed[-1] in targets]
    legal = [targets for action in possible.legal(seat) for targets in possible.pointings(seat, action)]
    begun = {tuple(targets[:length]) for targets in legal for length in range(len(targets) + 1)}
    if tuple(pointed) in begun:
        return Refusal("nothing-forbids")
    nearest = max(meant, key=lambda each: _shared(each[1], begun), default=None)
    if nearest is None:
        return Refusal("nothing-to-choose")
    return _forbidden(possible, seat, nearest[0]) or Refusal("nothing-forbids")


def why_not_said(position: Position, seat: int, words: Sequence[str], verbs: Iterable[str]) -> Refusal | None:
    """The refusal for saying some words: a verb, which may be left out, and what it needs one after the other.

    Nothing if no clause forbids what the words mean, or if they mean nothing. `verbs` are those to try.
    """
    possible = _possible(position, seat)
    for reading in [words, *([verb, *words] for verb in verbs)]:
        try:
            refusal = _forbidden(possible, seat, _action(possible, seat, reading))
        except Refusal as unread:
            refusal = unread if unread.clause else None
        if refusal is not None:
            return refusal
    return None


def _possible(position: Position, seat: int) -> Position:
    return position.possible(seat, Dice("why"))


def _forbidden(position: Position, seat: int, action: int) -> Refusal | None:
    key = position.forbids(seat, action)
    return None if key is None else position.refusal(key, seat, action)


def _action(position: Position, seat: int, words: Sequence[str]) -> int:
    """The action that words name: a verb, then its fields in the order in which they are missed."""
    form: dict[str, Any] = {"do": words[0].lower()}
    for word in words[1:]:
        form[_missing_field(position, seat, form)] = int(word) if word.isdecimal() else word
    return position.parse_action(seat, form)


def _missing_field(position: Position, seat: int, form: dict[str, Any]) -> str:
    """The next field that an action needs; refused if it needs none."""
    try:
        position.parse_action(seat, form)
    except Refusal as refusal:
        if refusal.key != "missing-field":
            raise
        return str(refusal.data["field"])
    raise Refusal("nothing-to-choose")


def _shared(targets: list[str], begun: set[tuple[str, ...]]) -> int:
    """How far an action can be chosen: among all that are meant, the first one that can be chosen furthest counts."""
    length = 0
    while length < len(targets) and tuple(targets[: length + 1]) in begun:
        length += 1
    return length


def _pointings(position: Position, seat: int, action: int) -> list[list[str]]:
    """What a person points at; nothing for a number without an action, or about things that are not on this table."""
    try:
        return position.pointings(seat, action)
    except (LookupError, ValueError):
        return [[]]

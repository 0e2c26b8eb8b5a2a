"""Answers as they are stored: by readable forms, which outlive the numbers that a program gives them.

An action of a seat is stored in its text form (`move at=S0 to=A0`), an outcome of chance in its JSON form (`"F03/2"`),
and resigning as `resign`. What a form means is found out at the position where it was answered.
"""

import hashlib
import json
from typing import Any

from crashyard.engine.driver import RESIGN, PlayObserver
from crashyard.engine.forms.text import from_text, to_text
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import CHANCE

RESIGNED = "resign"
"""The stored form of `RESIGN`; no game has an action of this name."""

DIGEST_EVERY = 50
"""So many answers lie between two stored digests of the position."""

_DIGITS = 16


def stored_form(position: Position, seat: int, action: int) -> object:
    """The form in which a legal answer, or `RESIGN`, is stored."""
    if action == RESIGN and seat >= 0:
        return RESIGNED
    form = position.action_json(seat, action)
    return form if seat == CHANCE else to_text(form)


class FormLog(PlayObserver):
    """Notes every answer of a play: as it is stored, and as a number."""

    def __init__(self) -> None:
        self.stored: list[tuple[int, object]] = []
        self.answers: list[tuple[int, int]] = []
        self._form: object = None

    def before(self, position: Position, seat: int, action: int) -> None:
        self._form = stored_form(position, seat, action)

    def after(self, position: Position, seat: int, action: int) -> None:
        self.stored.append((seat, self._form))
        self.answers.append((seat, action))


def numbered(number: int) -> dict[str, int]:
    """What stands for an answer that was stored as a bare number, before there were forms."""
    return {"number": number}


def read_stored(game: Game, rules: str, position: Position, seat: int, stored: object) -> int:
    """The action or outcome that a stored form means, or a bare number of those rules; it may still be illegal."""
    if not CHANCE <= seat < position.players:
        key = position.forbids(seat, 0)
        assert key is not None
        raise position.refusal(key, seat, 0)
    if isinstance(stored, dict) and stored.keys() == {"number"}:
        return _read_number(game, rules, position, seat, stored["number"])
    if seat == CHANCE:
        return position.parse_action(CHANCE, stored)
    assert isinstance(stored, str)
    return RESIGN if stored == RESIGNED else position.parse_action(seat, from_text(stored))


def _read_number(game: Game, rules: str, position: Position, seat: int, number: int) -> int:
    """By the numbering of those rules."""
    if number == RESIGN and seat >= 0:
        return RESIGN
    numbering = game.former[rules].form if rules in game.former else None
    if numbering is None:
        raise Refusal("unknown-numbering", {"game": game.name, "rules": rules})
    state = game.fields_of(position, rules)
    form = None if state is None else numbering(state, seat, number)
    if form is None:
        raise Refusal("unknown-number", {"number": str(number), "rules": rules})
    return position.parse_action(seat, form)


def digest_of(game: Game, position: Position, rules: str) -> str | None:
    """A fingerprint of a position, over its fields as some rules wrote them; None if that cannot be told any more.

    It covers what is hidden: nobody may see it before the end.
    """
    fields = game.fields_of(position, rules)
    return None if fields is None else fingerprint(fields)[:_DIGITS]


def own_digest(position: Position) -> str:
    """The same over the fields as our rules write them."""
    return fingerprint(position.to_json())[:_DIGITS]


def fingerprint(document: Any) -> str:
    """SHA-256 of a JSON value, whatever the order of its fields."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()

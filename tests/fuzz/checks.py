"""What must hold of every case: accepted and whole, or refused with one sentence in every language."""

import json
from functools import cache
from typing import Any

from crashyard.engine import NOBODY, SPECTATOR, Actions, Dice, Game, Position, Refusal, games, load_position
from crashyard.engine.playout import random_answer
from tests.conformance.cases import all_words, frozen

LONGEST_SENTENCE = 400


DIFFERENT = 0.5
"""At least so large a part of the cases of a test are different ones; a small table does not offer more."""


class Cases:
    """How many cases were tried, and how many of them were different."""

    def __init__(self) -> None:
        self.number = 0
        self._seen: set[str] = set()

    def tried(self, *case: object) -> None:
        self.number += 1
        self._seen.add(written(case))

    @property
    def different(self) -> int:
        return len(self._seen)


@cache
def _words(game: str) -> list[Any]:
    return all_words(games()[game] if game else None)


def check_refusal(refusal: Refusal, game: Game | None = None) -> None:
    """One printable sentence in every language."""
    for words in _words(refusal.game or (game.name if game else "")):
        sentence = words.refusal(refusal)
        assert 10 < len(sentence) <= LONGEST_SENTENCE, sentence
        assert sentence.isprintable(), repr(sentence)
        assert sentence.endswith((".", ")")), sentence


def written(document: object) -> str:
    """A document as a file would hold it; unlike `frozen` it takes whatever a damaged document holds."""
    return json.dumps(document)


def check_position(document: object) -> bool:
    """Read a position file; whether it was accepted. The document is left alone either way."""
    before = written(document)
    try:
        game, position = load_position(document)
    except Refusal as refusal:
        check_refusal(refusal)
        assert written(document) == before
        return False
    check_whole(game, position)
    play_on(game, position, Dice(before))
    assert written(document) == before
    return True


def check_whole(game: Game, position: Position) -> None:
    """A position that was accepted survives being saved and loaded."""
    saved = game.save(position)
    assert frozen(game.save(game.load(json.loads(frozen(saved))))) == frozen(saved)
    for seat in [*range(position.players), SPECTATOR]:
        frozen(position.view(seat))
    result = position.result()
    assert (result is None) == (position.awaited() != NOBODY)


def play_on(game: Game, position: Position, dice: Dice, most: int = 12) -> None:
    """Some steps at random; the table stays one that can be saved and loaded."""
    actions = Actions()
    for _ in range(most):
        seats = position.awaited_seats()
        if not seats:
            return
        seat = seats[int(dice.below(len(seats)))]
        assert position.legal(seat), "an awaited seat has nothing to answer"
        position.play(seat, random_answer(position, seat, dice, actions))
    check_whole(game, position)

"""The sentences of refusals: one for everything that the rules, the forms and the files of Crash by Crash refuse."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from crashyard.engine import CHANCE, Actions, Dice, Position, Refusal, random_answer
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_by_crash import GAME, codes, phases
from crashyard.games.crash_by_crash.codes import SPACE
from crashyard.games.crash_by_crash.deck import CARD_NAMES
from crashyard.games.crash_by_crash.notation import CLAUSES
from tests.faces import messages
from tests.games.crash_by_crash.tables import (
    DECK,
    PASS,
    bell_shift,
    card,
    flying_dutchman,
    free_ticket,
    hit_twice,
    kind,
    operate,
    place,
    play,
    saboteur,
    step,
    table,
)

FOLDER = messages.SOURCES / "games" / "crash_by_crash"
VOICES = [Words(language, GAME) for language in LANGUAGES]
A, B = [(0, 0)], [(5, 8)]


def _tables() -> Iterator[Position]:
    """Tables on which most refusals of the rules can be met."""
    a, b, bells = [(4, 8), (6, 8), (3, 9)], [(5, 8), (8, 8), (3, 3)], [(7, 8), (3, 1), (8, 1)]
    yield table(a, b, bells=bells, hand=CARD_NAMES[:6], operator=(3, 1))
    yield table(a, b, bells=bells, hand=CARD_NAMES[6:], turn=4)
    yield table(a, b, bells=bells, hand=CARD_NAMES[6:], action=2, places=1)
    yield table(a, b, hand=CARD_NAMES[6:])
    yield table(a, b, bells=bells, action=2, card=kind("DOUBLE_HIT"))
    yield table(a, b, bells=bells, action=2, card=kind("TANDEM"))
    yield table(a, b, bells=bells, action=2, card=kind("HEARTLESS_BELL"))
    yield table(a, b, ban_turn=8, holes=[11], operator=11, magnet_a=(1, 1))
    yield table(a, b, phase=phases.OVER)
    yield table(a, b, phase=phases.DRAW, takes=1, discard=["TANDEM"])
    yield table(a, b, phase=phases.KEEP, takes=1, players=4, drawn=kind("ROCKET"), drawn_too=kind("TANDEM"))
    yield table([(4, 8)], [(6, 6)], magnet_a=(4, 6), bells=[(4, 7), (5, 6)], phase=phases.RINGING)
    on_his_way = table(a, b, operator=(0, 6))
    play(on_his_way, operate(2, (0, 5), "NW"))
    yield on_his_way
    position = GAME.new(2)
    dice, actions = Dice("setup"), Actions()
    while position.rounds() == 0:
        seat = position.awaited()
        if seat != CHANCE:
            yield position
        position.play(seat, random_answer(position, seat, dice, actions))


def _forbidden() -> Iterator[tuple[Position, int]]:
    """What hardly ever comes up by chance."""
    yield table(A, B, bells=[(6, 8)], turn=4), place((4, 8), "E")
    yield (
        table(A, [(5, 8), (4, 9)], bells=[(6, 8), (4, 10)], action=2, card=kind("DOUBLE_HIT")),
        hit_twice((4, 8), "E", "SE"),
    )
    yield table([(q, 0) for q in range(10)], B, hand=["ROCKET"]), card("ROCKET")
    yield table([(q, 0) for q in range(10)], B), place((4, 8), "E")
    yield table(A, B, hand=["SABOTEUR"]), saboteur((0, 0))
    yield table(A, B, hand=["BELL_SHIFT"], bells=[(3, 1), (8, 1)]), bell_shift(0, (8, 0))
    returning = table(A, B, operator=(0, 6))
    play(returning, operate(2, (0, 5), "NW"))
    yield returning, step((0, 6), "SE")
    yield table([(5, 5)], [(0, 1)], operator=(1, 0), bells=[(0, 2)], turn=4), operate(2, (0, 0), "W")
    empty = table(A, B, phase=phases.DRAW, takes=1)
    flat = table(A, B, hand=["FLAT_BATTERY"])
    for number in range(len(CARD_NAMES)):
        empty.deck[number] = 0
    for side in range(2):
        flat.batteries[side] = 0
    yield empty, DECK
    yield flat, card("FLAT_BATTERY")
    yield flat, place((4, 8), "E", 1)


_BASES = [
    codes.PUSH,
    codes.LAY,
    codes.HIT_TWICE,
    codes.MAGNETIC,
    codes.OPERATE,
    codes.STEP,
    codes.CARD,
    codes.SHIFT,
    codes.SWAP,
    codes.RIDE,
    codes.SABOTAGE,
    codes.SAIL,
    codes.EXCHANGE,
    codes.RING,
    codes.TAKE,
    codes.SET_OPERATOR,
    codes.SET_CAR,
    SPACE,
]
_FORMS = [
    {"do": "card", "card": "BELL_SHIFT", "from": [0, 0], "to": [1, 0]},
    {"do": "card", "card": "LAMBADA", "a": [0, 0], "b": [5, 5]},
]


def _tries() -> Iterator[tuple[Position, int, int]]:
    for position, action in _forbidden():
        yield position, 0, action
    for position in _tables():
        dice = Dice("illegal tries")
        tries = {-1, SPACE, PASS, free_ticket((4, 8), "E"), flying_dutchman((3, 1)), *range(codes.TAKE, DECK + 1)}
        tries |= {codes.CARD + number for number in range(len(CARD_NAMES))}
        for low, high in pairwise(_BASES):
            tries |= {low + int(dice.below(high - low)) for _ in range(30)}
        for action in sorted(tries):
            for seat in (max(0, int(position.awaited())), 1):
                if position.forbids(seat, action) is not None:
                    yield position, seat, action


def _refusals() -> Iterator[Refusal]:
    """Refusals of every key: illegal actions, forms, files, options, resigning."""
    for position, seat, action in _tries():
        with pytest.raises(Refusal) as refused:
            position.play(seat, action)
        yield refused.value
    position = table(A, B, hand=["BELL_SHIFT", "LAMBADA"], bells=[(3, 1)])
    right = GAME.save(position)
    cars: Any = right["cars"]
    attempts: list[Callable[[], object]] = [
        *(partial(position.parse_action, 0, form) for form in _FORMS),
        lambda: position.parse_action(CHANCE, "x"),
        lambda: position.resign(0),
        lambda: GAME.new(2, {"last_rider": 3}),
        lambda: GAME.load(right | {"cars": [*cars, {"side": 1, "car": 7, "kind": "normal", "at": cars[0]["at"]}]}),
        lambda: GAME.load(right | {"discard": ["ROCKET"] * 4}),
    ]
    for attempt in attempts:
        with pytest.raises(Refusal) as refused:
            attempt()
        yield refused.value


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    keys = set()
    said = set()
    for refusal in _refusals():
        keys.add(refusal.key)
        for words in VOICES:
            sentence = words.refusal(refusal)
            if sentence not in said:
                said.add(sentence)
                assert sentence.endswith((".", f"{refusal.clause})")) or "section" in refusal.clause
                assert "\n" not in sentence
                assert "{" not in sentence
    assert keys == messages.refusal_keys(FOLDER) | CLAUSES.keys()

"""The sentences of Crash by Crash: one for everything that happens or can be done, in every language."""

import re
from typing import Any

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Actions, Dice, Event, Refusal, random_answer
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.rules import phases
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from tests.faces import messages
from tests.games.crash_by_crash.tables import (
    DECK,
    PASS,
    bell_shift,
    card,
    draw,
    exchange,
    flying_dutchman,
    free_ticket,
    lambada,
    magnet,
    operate,
    place,
    play,
    saboteur,
    table,
    take,
    walk,
)

FOLDER = messages.SOURCES / "games" / "crash_by_crash"
SEEN = [Words(language, GAME, seen=True) for language in LANGUAGES]
"""For readers who see the board."""
COORDINATES = re.compile(r"\d,-?\d")
VOICES = [Words(language, GAME) for language in LANGUAGES]
A, B = [(0, 0)], [(5, 8)]

CAUSES: list[tuple[dict[str, Any], list[int], list[str]]] = [
    (
        {"a": [(0, 0), (4, 7)], "holes": [11], "hand": ["ROCKET"]},
        [card("ROCKET"), place((5, 7), "W")],
        [
            "A red car is pushed west from 2,7 into hole 11. (R23)",
            "Ein rotes Auto wird von 2,7 aus nach Westen in Loch 11 verdrängt. (R23)",
            "Un coche rojo es expulsado de 2,7 hacia el oeste, al hueco 11. (R23)",
        ],
    ),
    (
        {"operator": (4, 8)},
        walk((4, 8), ["E", "NE"]),
        [
            "The operator shoves a blue car from 5,8 to 6,8. (R52)",
            "Ein blaues Auto wird vom Bahnwärter von 5,8 nach 6,8 geschoben. (R52)",
            "El operario empuja un coche azul de 5,8 a 6,8. (R52)",
        ],
    ),
    (
        {"operator": (7, 8), "a": [(8, 8), (0, 0)]},
        walk((7, 8), ["E", "NW"]),
        [
            "The operator shoves a red car east from 8,8 off the board. (R52)",
            "Ein rotes Auto wird vom Bahnwärter von 8,8 aus nach Osten vom Spielplan verdrängt. (R52)",
            "El operario expulsa un coche rojo de 8,8 hacia el este, fuera del tablero. (R52)",
        ],
    ),
    (
        {},
        [magnet((3, 8))],
        [
            "A magnet pulls a blue car from 5,8 to 4,8. (R40)",
            "Ein blaues Auto wird von einem Magneten von 5,8 nach 4,8 gezogen. (R40)",
            "Un imán atrae un coche azul de 5,8 a 4,8. (R40)",
        ],
    ),
    (
        {"hand": ["ACTION_REACTION"]},
        [card("ACTION_REACTION"), place((4, 8), "E")],
        [
            "The recoil drives a red car from 4,8 to 3,8. (R65)",
            "Ein rotes Auto wird durch den Rückstoß von 4,8 nach 3,8 bewegt. (R65)",
            "El retroceso empuja un coche rojo de 4,8 a 3,8. (R65)",
        ],
    ),
    (
        {"hand": ["ACTION_REACTION"], "b": [(-3, 8)]},
        [card("ACTION_REACTION"), place((-4, 8), "E")],
        [
            "The recoil drives a red car west from -4,8 off the board. (R65)",
            "Ein rotes Auto wird durch den Rückstoß von -4,8 aus nach Westen vom Spielplan verdrängt. (R65)",
            "El retroceso expulsa un coche rojo de -4,8 hacia el oeste, fuera del tablero. (R65)",
        ],
    ),
    (
        {"hand": ["FREE_TICKET"]},
        [free_ticket((5, 8), "E")],
        [
            "A blue car moves from 5,8 to 6,8. (section 8.1)",
            "Ein blaues Auto fährt von 5,8 nach 6,8. (Abschnitt 8.1)",
            "Un coche azul va de 5,8 a 6,8. (sección 8.1)",
        ],
    ),
]
"""What sets a car in motion, and how that is said."""

TOLD: list[tuple[dict[str, Any], list[int], str]] = [
    ({}, [place((4, 8), "E")], "A red car is placed on 4,8. (R10)"),
    ({}, [place((4, 8), "E")], "A blue car is pushed from 5,8 to 6,8. (R20)"),
    ({}, [place((4, 8), "E", 2)], "Batteries of Red: 2 used, 2 left. (R14)"),
    ({}, [place((4, 8), "E", 1)], "Batteries of Red: 1 used, 3 left. (R14)"),
    (
        {"b": [(5, 8), (8, 8)]},
        [place((7, 8), "E")],
        "A blue car is pushed east from 8,8 off the board, for 2 points: Red 2, Blue 0. (section 5.1)",
    ),
    (
        {"a": [(0, 0), (8, 8)]},
        [place((7, 8), "E")],
        "A red car is pushed east from 8,8 off the board. (section 5.1)",
    ),
    ({"bells": [(6, 8)]}, [place((4, 8), "E")], "A blue car rings the bell on 6,8. (R35)"),
    (
        {"bells": [(6, 8)], "b": [(5, 8), (12, 0)]},
        [place((4, 8), "E")],
        "Scoring 1: Red 1, Blue 3; the score is now Red 1, Blue 3. (R31)",
    ),
    (
        {"bells": [(6, 8)], "b": [(5, 8), (12, 0)]},
        [place((4, 8), "E")],
        "The tile of slot 14 leaves the board, and 1 car returns to stock. (R32)",
    ),
    ({}, [magnet((3, 8))], "A red magnetic car is placed on 3,8. (section 5.2)"),
    ({"operator": (4, 8)}, [operate(2, (3, 8), "W")], "The operator goes from 4,8 to 3,8. (R50)"),
    ({"hand": ["FLYING_DUTCHMAN"]}, [flying_dutchman((3, 8))], "The operator goes from 5,14 to 3,8. (R66)"),
    (
        {"operator": (0, 3), "holes": [5]},
        walk((0, 3), ["W", "E"])[:1],
        "The operator goes from 0,3 to hole 5. (R50)",
    ),
    ({}, [PASS], "Red passes. (R09)"),
    ({}, [PASS, PASS], "Red ends the turn. (section 9)"),
    ({}, [PASS, PASS], "Turn 9: it is Blue’s turn. (section 4)"),
    ({"hand": ["LAMBADA"], "b": [(1, 0)]}, [lambada((0, 0), "E")], "Red plays Lambada. (section 8)"),
    (
        {"hand": ["LAMBADA"], "b": [(1, 0)]},
        [lambada((0, 0), "E")],
        "The cars on 0,0 and 1,0 swap places. (section 8.1)",
    ),
    (
        {"hand": ["SABOTEUR"], "b": [(5, 8), (9, 3)]},
        [saboteur((5, 8))],
        "A blue car is taken off 5,8 and returns to stock. (R71)",
    ),
    (
        {"hand": ["FLAT_BATTERY"]},
        [card("FLAT_BATTERY")],
        "Batteries of Blue: 1 lost, 3 left; none may be used on the next turn. (R67)",
    ),
    (
        {"hand": ["BELL_SHIFT"], "bells": [(3, 1)]},
        [bell_shift(0, (4, 1))],
        "The bell on 3,1 is moved to 4,1. (R70)",
    ),
    (
        {"hand": ["ROCKET", "TANDEM"]},
        [exchange("ROCKET", "TANDEM")],
        "Red discards Rocket Drive and Tandem to take two other cards. (section 9.1)",
    ),
    (
        {"hand": ["ROCKET", "TANDEM"]},
        [exchange("ROCKET", "TANDEM"), take("LAMBADA")],
        "Red takes Lambada from the display. (section 9.2)",
    ),
    (
        {"b": [(8, 8)]},
        [place((7, 8), "E")],
        "A side has no car left on the board, and the game is over, Red 2, Blue 0: a win for Red. (R72)",
    ),
    (
        {"bells": [(6, 8)], "b": [(5, 8), (1, 0)], "scorings": 6},
        [place((4, 8), "E")],
        "The last bell has rung, and the game is over, Red 1, Blue 3: a win for Blue. (R74)",
    ),
]


def told(words: Words, events: list[Event], seat: int = SPECTATOR) -> list[str]:
    return [words.event(event.seen_by(seat)) for event in events]


@pytest.mark.parametrize(("fields", "actions", "sentence"), TOLD)
def test_what_happens_is_told_in_one_sentence_with_its_clause(
    fields: dict[str, Any], actions: list[int], sentence: str
) -> None:
    position = table(**{"a": A, "b": B, **fields})
    assert sentence in told(VOICES[0], play(position, *actions))


@pytest.mark.parametrize(("fields", "actions", "sentences"), CAUSES)
def test_the_log_says_what_sets_a_car_in_motion(
    fields: dict[str, Any], actions: list[int], sentences: list[str]
) -> None:
    happened = play(table(**{"a": A, "b": B, **fields}), *actions)
    for words, sentence in zip(VOICES, sentences, strict=True):
        assert sentence in told(words, happened)


def test_a_fee_is_told() -> None:
    position = table(A, B, action=2, places=1)
    position.scores[0] = 9
    assert "Points of Red: 4 paid, 5 left. (R16)" in told(VOICES[0], play(position, place((4, 8), "E")))


def test_section_9_3_a_drawn_card_is_named_only_to_who_draws_it() -> None:
    position = table(A, B, hand=["FLAT_BATTERY"], action=2)
    play(position, card("FLAT_BATTERY"), DECK)
    (drawn,) = [event for event in draw(position, "ROCKET") if event.kind == "card_drawn"]
    assert told(VOICES[0], [drawn], 0) == ["Red draws Rocket Drive from the draw pile. (section 9.3)"]
    assert told(VOICES[1], [drawn], 1) == ["Rot zieht eine Karte vom Nachziehstapel. (Abschnitt 9.3)"]


def test_section_12_of_two_cards_the_discarded_one_is_named_to_all() -> None:
    position = table(A, B, hand=["FLAT_BATTERY"], action=2, players=4)
    play(position, card("FLAT_BATTERY"))
    draw(position, "ROCKET", "TANDEM")
    events = play(position, take("ROCKET"))
    (kept,) = [event for event in events if event.kind == "card_kept"]
    assert told(VOICES[0], [kept], 0) == ["Red keeps Rocket Drive and discards Tandem. (section 12)"]
    assert told(VOICES[0], [kept], 2) == ["Red keeps a card and discards Tandem. (section 12)"]


def test_one_battery_is_one_in_spanish() -> None:
    events = play(table(A, B), place((4, 8), "E", 1))
    assert "Pilas de Rojo: 1 gastada, quedan 3. (R14)" in told(VOICES[2], events)


def test_section_12_sides_are_called_by_their_players() -> None:
    words = Words("en", GAME, ["Ann", "Bo", "Cy", "Di"])
    events = play(table(A, [(8, 8)], players=4), place((7, 8), "E"))
    sentence = "… and the game is over, Ann and Cy 2, Bo and Di 0: a win for Ann and Cy. (R72)"
    assert [one for one in told(words, events) if one.endswith(sentence[2:])]
    without_names = [VOICES[0].seat(seat) for seat in range(4)]
    assert without_names == ["Red", "Blue", "Crimson", "Teal"]


@pytest.mark.parametrize("words", VOICES, ids=LANGUAGES)
def test_the_letters_of_seats_and_sides_begin_their_names(words: Words) -> None:
    letters = [words.say("seat-letter", {"seat": seat}) for seat in range(4)]
    assert len(set(letters)) == 4
    assert letters == [words.seat(seat)[0] for seat in range(4)]
    assert letters[:2] == [words.say("side-letter", {"side": side}) for side in range(2)]


# -- everything that can happen, be refused or be done --------------------------------------


def _random_events() -> list[Event]:
    events = []
    for players in GAME.players:
        for seed in range(1):
            position = GAME.new(players)
            position.listen()
            dice, actions = Dice(f"sentences {players} {seed}"), Actions()
            while position.result() is None:
                seat = position.awaited()
                position.play(seat, random_answer(position, seat, dice, actions))
            events += position.heard()
    return events


def test_every_event_has_a_sentence_in_every_language() -> None:
    kinds = set()
    for event in _random_events():
        kinds.add(event.kind)
        for words in VOICES:
            for seat in (SPECTATOR, 0):
                sentence = words.event(event.seen_by(seat), clause=False)
                assert sentence.endswith(".")
                assert "\n" not in sentence
                assert "{" not in sentence
        for words in SEEN:
            assert not COORDINATES.search(words.event(event.seen_by(0), clause=False)), event
    assert kinds == messages.event_kinds(FOLDER)


def test_who_sees_the_board_is_told_of_actions_without_coordinates() -> None:
    forms: list[Any] = []
    for position in (table(hand=CARD_NAMES[:6], bells=[(3, 1)]), table(operator=(4, 8), phase=phases.STEPS, steps=1)):
        forms += [position.action_json(0, action) for action in position.legal(0)]
    for words in SEEN:
        assert not [form for form in forms if COORDINATES.search(words.action(form))]
    assert SEEN[0].action({"do": "place", "at": [4, 8], "dir": "E", "batteries": 1}) == (
        "Place a car, push east with 1 battery"
    )


def test_who_sees_the_board_is_refused_without_coordinates() -> None:
    """Except in position files, which have nothing but coordinates."""
    said = messages.messages(GAME.faces.package, "en")
    naming = {key for key in said if key.startswith("refusal-") and {"at", "car"} & messages.variables(said[key])}
    assert len(naming) > 15
    for key in naming - {"refusal-two-things-on-cell"}:
        assert not {"at", "car"} & messages.variables(said[f"seen-{key}"]), key
    refusal = Refusal("bell-on-cell", {"at": "3,1"}, clause="section 4")
    assert SEEN[0].refusal_seen(refusal) == "There is a bell there; choose a cell without one. (section 4)"
    assert SEEN[0].refusal(refusal) == "There is a bell on 3,1; choose a cell without one. (section 4)"


# -- what can be done -----------------------------------------------------------------------


def test_every_action_has_a_phrase_in_every_language() -> None:
    kinds = set()
    for players in GAME.players:
        position = GAME.new(players)
        dice, actions = Dice(f"phrases {players}"), Actions()
        number = 0
        while position.result() is None and position.rounds() < 40:
            seat = position.awaited()
            number += 1
            if seat != CHANCE and (number % 4 == 0 or position.rounds() == 0):
                forms: list[Any] = [position.action_json(seat, action) for action in position.legal(seat)]
                for words in VOICES:
                    phrases = [words.action(form) for form in forms]
                    assert len(set(phrases)) == len(phrases), "two actions cannot be told apart"
                kinds |= {form["do"] for form in forms}
            position.play(seat, random_answer(position, seat, dice, actions))
    assert kinds | {"ring"} == {
        "place",
        "operator",
        "step",
        "card",
        "exchange",
        "take",
        "keep",
        "ring",
        "pass",
        "set_operator",
        "set_car",
    }


@pytest.mark.parametrize(
    ("form", "phrases"),
    [
        (
            {"do": "place", "at": [4, 8], "dir": "E"},
            ["4,8: place a car, push east", "4,8: Auto legen, Stoß nach Osten", "4,8: poner un coche, empujar al este"],
        ),
        (
            {"do": "place", "at": [4, 8], "dir": "NW", "batteries": 2},
            [
                "4,8: place a car, push northwest with 2 batteries",
                "4,8: Auto legen, Stoß nach Nordwesten mit 2 Batterien",
                "4,8: poner un coche, empujar al noroeste con 2 pilas",
            ],
        ),
        (
            {"do": "place", "at": [4, 8], "dir": ["E", "SW"]},
            [
                "4,8: place a car, push east, southwest",
                "4,8: Auto legen, Stoß nach Osten, Südwesten",
                "4,8: poner un coche, empujar al este, suroeste",
            ],
        ),
        (
            {"do": "place", "at": [-4, 8]},
            ["-4,8: place a car", "-4,8: Auto legen", "-4,8: poner un coche"],
        ),
        (
            {"do": "place", "car": "magnet", "at": [4, 8]},
            ["4,8: place the magnetic car", "4,8: magnetisches Auto legen", "4,8: poner el coche magnético"],
        ),
        (
            {"do": "operator", "steps": 4, "to": [4, 8], "dir": "W"},
            [
                "Operator: 4 steps, first west to 4,8",
                "Bahnwärter: 4 Schritte, zuerst nach Westen auf 4,8",
                "Operario: 4 pasos, primero al oeste a 4,8",
            ],
        ),
        (
            {"do": "card", "card": "LAMBADA", "a": [4, 8], "b": [5, 8]},
            [
                "Lambada: swap 4,8 and 5,8",
                "Lambada: 4,8 und 5,8 vertauschen",
                "Lambada: intercambiar 4,8 y 5,8",
            ],
        ),
        (
            {"do": "card", "card": "ROCKET"},
            ["Rocket Drive", "Raketenantrieb", "Propulsión a cohete"],
        ),
        (
            {"do": "exchange", "discard": ["TANDEM", "SABOTEUR"]},
            ["Exchange Tandem and Saboteur", "Tandem und Saboteur austauschen", "Cambiar Tándem y Saboteador"],
        ),
        (
            {"do": "ring", "from": [4, 8]},
            ["4,8: this car rings", "4,8: Dieses Auto läutet", "4,8: este coche hace sonar la campana"],
        ),
        ({"do": "pass"}, ["Pass", "Passen", "Pasar"]),
    ],
)
def test_actions_are_short_phrases(form: dict[str, Any], phrases: list[str]) -> None:
    assert [words.action(form) for words in VOICES] == phrases


@pytest.mark.parametrize("words", VOICES, ids=LANGUAGES)
def test_section_8_every_card_has_a_name_and_one_sentence(words: Words) -> None:
    names, sentences = set(), set()
    for name in CARD_NAMES:
        names.add(words.say(f"card-{name}"))
        sentence = words.say(f"card-text-{name}")
        sentences.add(sentence)
        assert sentence.endswith(".")
        assert words.say("piece-card", {"card": name}) == f"{words.say(f'card-{name}')}: {sentence}"
    assert len(names) == len(sentences) == len(CARD_NAMES)


def test_section_8_the_german_names_are_those_of_the_rulebook() -> None:
    assert VOICES[1].say("card-BELL_SHIFT") == "Glockenfluktuation"
    assert VOICES[1].say("card-FLYING_DUTCHMAN") == "Fliegender Holländer"

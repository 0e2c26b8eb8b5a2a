"""The sentences of Cube Attack: one for everything that happens, is refused or can be done, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Actions, Dice, Event, Position, Refusal, random_answer
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.rules.codes import ACTIVATE, MOVE, SPACE
from tests.faces import messages
from tests.games.cube_attack.tables import END_TURN, activate, aimed, attack, move, play, table

FOLDER = messages.SOURCES / "games" / "cube_attack"
VOICES = [Words(language, GAME) for language in LANGUAGES]

TOLD: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("0@A0 1@S3", move("A0", "C0"), {}, "Red moves a cube from A0 to C0. (R28)"),
    ("0@A0 1@S3", activate("A0"), {}, "Red activates A0: the cube there now has short range. (R35)"),
    ("0@A0:short 1@S3", activate("A0"), {}, "Red activates A0: the cube there now has long range. (R35)"),
    ("0@L0 1@S3", activate("L0"), {}, "Red activates L0: the cube there now has an extra life. (R34)"),
    ("0@C0 1@S3", activate("C0"), {}, "Red activates C0 and gets a new cube on S0; 18 are left in reserve. (R32)"),
    ("0@C0 1@S3", activate("C0"), {"removed": [17, 0]}, "… on S0; 1 is left in reserve. (R32)"),
    ("0@C0 1@S3", activate("C0"), {"removed": [18, 0]}, "… on S0; none is left in reserve. (R32)"),
    (
        "0@C0:short 1@C0:2",
        attack("C0", 1, "C0"),
        {},
        "Red attacks from C0: one of Blue’s cubes on C0 loses a life. (R44)",
    ),
    ("0@C0:short 1@C0 1@S3", attack("C0", 1, "C0"), {}, "… one of Blue’s cubes on C0 is removed from the game. (R45)"),
    ("0@C0:short 1@C0", attack("C0", 1, "C0"), {}, "Blue has no cube left and is out. (R58)"),
    ("0@S0 1@S3", END_TURN, {}, "Red ends the turn with 2 actions unused. (R23)"),
    ("0@S0 1@S3", END_TURN, {"left": 1}, "Red ends the turn with 1 action unused. (R23)"),
    ("0@S0 1@S3", move("S0", "L0"), {"left": 1}, "Red has used both actions. (R23)"),
    ("0@S0 1@S3", END_TURN, {}, "It is Blue’s turn. (R21)"),
    ("0@S0 1@S3", END_TURN, {"active": 1}, "Round 2 begins. (R20)"),
    ("0@S0 1@S3", END_TURN, {"active": 1, "scores": [3, 9]}, "Round 1 is over: Red 3, Blue 9. (R48)"),
    ("0@F 1@S3", END_TURN, {"active": 1}, "Red holds F alone and gets 4 points. (R47)"),
    ("0@F 1@F", END_TURN, {"active": 1}, "Red and Blue share F and get 2 points each. (R49)"),
    ("0@H0 1@H0", END_TURN, {"active": 1}, "Red and Blue share H0 and get 1 point each. (R49)"),
    (
        "0@S0 1@S3",
        END_TURN,
        {"active": 1, "options": {"marker": "passes"}},
        "The start player marker passes to Blue. (section 10)",
    ),
    (
        "0@S0 1@S3",
        END_TURN,
        {"active": 1, "scores": [64, 64]},
        "Red and Blue lead with 64 points each, so another round is played. (R53)",
    ),
    (
        "0@S0 1@S3",
        END_TURN,
        {"active": 1, "scores": [64, 0]},
        "The game is over: Red is the sole leader with enough points and wins. (R52)",
    ),
    (
        "0@C0:short 1@C0",
        attack("C0", 1, "C0"),
        {},
        "The game is over: only Red still has cubes and wins. (R59)",
    ),
    (
        "0@S0 1@S3",
        END_TURN,
        {"active": 1, "round": 200, "scores": [2, 1]},
        "The game ends at the round limit: Red has the most points and wins. (R63)",
    ),
    (
        "0@S0 1@S3",
        END_TURN,
        {"active": 1, "round": 200},
        "… Red and Blue have the most points and share the win. (R63)",
    ),
    (
        "",
        END_TURN,
        {},
        "The game is over because nobody has cubes left: Red and Blue have the most points and share the win. (R66)",
    ),
    ("", END_TURN, {"scores": [0, 5]}, "… Blue has the most points and wins. (R66)"),
]


@pytest.mark.parametrize(("cubes", "form", "fields", "sentence"), TOLD)
def test_what_happens_is_told_in_one_sentence_with_its_clause(
    cubes: str, form: dict[str, Any], fields: dict[str, Any], sentence: str
) -> None:
    events = play(table(cubes, players=2, **fields), form)
    told = [VOICES[0].event(event.seen_by(SPECTATOR)) for event in events]
    assert [one for one in told if one == sentence or (sentence[0] == "…" and one.endswith(sentence[2:]))], told


def _events() -> Iterator[Event]:
    """Events of every kind: those of the table above, of a start, of a resignation and of whole random games."""
    for cubes, form, fields, _ in TOLD:
        yield from play(table(cubes, players=2, **fields), form)
    position = GAME.new(3)
    position.listen()
    position.play(CHANCE, 1)
    position.resign(2)
    yield from position.heard()
    for players in GAME.players:
        position = GAME.new(players, {"target": 24, "marker": "passes"})
        position.listen()
        dice, actions = Dice(f"sentences {players}"), Actions()
        while position.result() is None:
            seat = position.awaited()
            position.play(seat, random_answer(position, seat, dice, actions))
        yield from position.heard()


def test_every_event_has_a_sentence_in_every_language() -> None:
    kinds = set()
    for event in _events():
        kinds.add(event.kind)
        for words in VOICES:
            sentence = words.event(event.seen_by(SPECTATOR), clause=False)
            assert sentence.endswith(".")
            assert "\n" not in sentence
            assert "{" not in sentence
    assert kinds == messages.event_kinds(FOLDER)


def _refusals() -> Iterator[Refusal]:
    """Illegal actions in random positions; `test_refusals.py` has one of every key."""
    for position in _moments():
        dice = Dice("illegal tries")
        for action in [-1, SPACE, *range(ACTIVATE, MOVE), *(MOVE + int(dice.below(SPACE - MOVE)) for _ in range(400))]:
            for seat in (int(position.awaited()), CHANCE, (int(position.awaited()) + 1) % int(position.players)):
                if position.forbids(seat, action) is not None:
                    with pytest.raises(Refusal) as refused:
                        position.play(seat, action)
                    yield refused.value


def _moments() -> Iterator[Position]:
    position = GAME.new(3)
    dice, actions = Dice("moments"), Actions()
    number = 0
    while position.result() is None:
        if number % 12 == 0:
            yield position
        number += 1
        seat = position.awaited()
        position.play(seat, random_answer(position, seat, dice, actions))


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    for refusal in _refusals():
        for words in VOICES:
            sentence = words.refusal(refusal)
            assert sentence.endswith(f"{refusal.clause})") or "section" in refusal.clause
            assert "\n" not in sentence
            assert "{" not in sentence


def test_every_action_has_a_phrase_in_every_language() -> None:
    kinds = set()
    for position in _moments():
        seat = position.awaited()
        forms: list[Any] = [position.action_json(seat, action) for action in position.legal(seat) if seat != CHANCE]
        for words in VOICES:
            phrases = [words.action(form) for form in forms]
            assert len(set(phrases)) == len(phrases), "two actions cannot be told apart"
        kinds |= {form["do"] for form in forms}
    assert kinds == {"move", "activate", "attack", "end_turn"}


@pytest.mark.parametrize(
    ("form", "phrases"),
    [
        (move("L0", "C0"), ["L0: move to C0", "L0: nach C0 bewegen", "L0: mover a C0"]),
        (
            move("L0", "C0", weapon="short", lives=2, spent=["activate", "attack"]),
            [
                "L0, short range, two lives, has activated and attacked: move to C0",
                "L0, kurze Reichweite, zwei Leben, hat aktiviert und angegriffen: nach C0 bewegen",
                "L0, corto alcance, dos vidas, ha activado y atacado: mover a C0",
            ],
        ),
        (
            activate("A0", weapon="none", spent=[]),
            ["A0, unarmed: activate", "A0, unbewaffnet: aktivieren", "A0, sin arma: activar"],
        ),
        (
            aimed(attack("F", 2, "H1", spent=["activate"]), lives=1, weapon="long"),
            [
                "F, has activated: attack Green on H1, long range, one life",
                "F, hat aktiviert: Angriff auf Grün auf H1, lange Reichweite, ein Leben",
                "F, ha activado: atacar a Verde en H1, largo alcance, una vida",
            ],
        ),
        (END_TURN, ["End the turn", "Zug beenden", "Terminar el turno"]),
    ],
)
def test_actions_are_short_phrases(form: dict[str, Any], phrases: list[str]) -> None:
    assert [words.action(form) for words in VOICES] == phrases


@pytest.mark.parametrize("words", VOICES, ids=LANGUAGES)
def test_R52_whoever_asks_how_to_play_hears_how_to_win(words: Words) -> None:
    assert "0/64" in words.say("how-to-play")

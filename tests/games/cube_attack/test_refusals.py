"""Every refusal of Cube Attack is brought about at a table where its sentence, its facts and its clause are true."""

from typing import Any

import pytest

from crashyard.engine import CHANCE, Position, Refusal
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.rules.codes import ACTIVATE, ATTACK, END_TURN, EVERY_CUBE, MOVE
from crashyard.games.cube_attack.rules.state import WOOD
from tests.games.cube_attack.tables import activate, attack, document, move, table
from tests.refusals import Case, unproved

OVER: dict[str, Any] = {"over": True, "winners": [0], "left": 0}


def duel(cubes: str, **fields: Any) -> Position:
    """Two players on the large galaxy, at home on S0 and S3; red to move."""
    return table(cubes, players=2, **fields)


def answer(position: Position, form: object, seat: int = 0) -> None:
    position.play(seat, position.parse_action(seat, form))


CASES = [
    Case(
        "game-over",
        "The game is over; all you can do is start a new one. (section 8)",
        lambda: duel("0@S0 1@S3", **OVER).play(0, END_TURN),
    ),
    Case(
        "not-awaited",
        "It is Red’s decision, not Blue’s. (section 5)",
        lambda: duel("0@S0 1@S3").play(1, END_TURN),
    ),
    Case(
        "not-awaited",
        "It is Red’s decision, not chance’s. (section 5)",
        lambda: duel("0@S0 1@S3").play(CHANCE, 0),
    ),
    Case(
        "not-awaited",
        "It is chance’s decision, not Red’s. (section 5)",
        lambda: GAME.new(2).play(0, END_TURN),
    ),
    Case(
        "unknown-action",
        "There is no action 3,041 here; choose one of the legal ones. (section 6)",
        lambda: duel("0@S0 1@S3").play(0, 3041),
    ),
    Case(
        "unknown-action",
        "There is no action 2 here; choose one of the legal ones. (section 6)",
        lambda: GAME.new(2).play(CHANCE, 2),
    ),
    Case(
        "wrong-outcome",
        "Chance cannot come out as “2” here; it should be 0..1.",
        lambda: answer(GAME.new(2), 2, CHANCE),
    ),
    Case(
        "no-such-cube",
        "Red has no such cube in play; name the planet of a cube, and its weapon, lives and marks as they are."
        " (section 6)",
        lambda: answer(duel("0@C0 1@S3"), move("H0", "F")),
    ),
    Case(
        "no-such-cube",
        "Blue has no such cube in play; name the planet of a cube, and its weapon, lives and marks as they are."
        " (section 6)",
        lambda: answer(duel("0@C0:short 1@S3"), attack("C0", 1, "C0")),
    ),
    Case(
        "no-such-cube",
        "Red has no such cube in play; name the planet of a cube, and its weapon, lives and marks as they are."
        " (section 6)",
        lambda: duel("0@C0 1@S3").play(0, ACTIVATE + 1),
    ),
    Case(
        "which-cube",
        "Several different cubes fit; add weapon, lives or spent to tell them apart. (R68)",
        lambda: answer(duel("0@C0 0@C0:short 1@S3"), move("C0", "H0")),
    ),
    Case(
        "not-first-of-its-like",
        "Cubes of one kind on C0 are interchangeable; name the first of them. (R07)",
        lambda: duel("0@C0 0@C0 1@S3").play(0, ACTIVATE + 1),
    ),
    Case(
        "not-first-of-its-like",
        "Cubes of one kind on H0 are interchangeable; name the first of them. (R07)",
        lambda: duel("0@C0:long 1@H0 1@H0").play(0, ATTACK + WOOD + 1),
    ),
    Case(
        "not-begun",
        "The game has not begun; chance has to pick the start player first. (R69)",
        lambda: GAME.new(2).resign(0),
    ),
    Case(
        "out-already",
        "Blue has no cubes in play; only a player who still has some can resign. (R69)",
        lambda: duel("0@S0").resign(1),
    ),
    Case(
        "nobody-sits-there",
        "Nobody sits in seat 2; only a player of this game can resign. (R69)",
        lambda: duel("0@S0 1@S3").resign(2),
    ),
    Case(
        "no-such-planet",
        "There is no such planet on this board; choose one that is connected to C0. (section 2)",
        lambda: duel("0@C0 1@S1", board="galaxy-2").play(0, MOVE + 30),
    ),
    Case(
        "start-planet-closed",
        "No cube can move onto the start planet S3; choose a planet that is connected to L3. (R11)",
        lambda: answer(duel("0@L3 1@S3"), move("L3", "S3")),
    ),
    Case(
        "start-planet-closed",
        "No cube can move onto the start planet S0; choose a planet that is connected to S0. (R11)",
        lambda: answer(duel("0@S0 1@S3"), move("S0", "S0")),
    ),
    Case(
        "start-planet-unused",
        "The start planet S1 is closed because it belongs to nobody; choose a planet that is connected to C1. (R12)",
        lambda: answer(duel("0@C1 1@S3"), move("C1", "S1")),
    ),
    Case(
        "staying-is-no-move",
        "The cube is already on C0; a move leads to a connected planet. (R28)",
        lambda: answer(duel("0@C0 1@S3"), move("C0", "C0")),
    ),
    Case(
        "not-connected",
        "C0 and F are not connected; a move leads along an orbit to the next planet. (R28)",
        lambda: answer(duel("0@C0 1@S3"), move("C0", "F")),
    ),
    Case(
        "no-bonus-here",
        "H0 cannot be activated; only cube, extra-life and armament planets can. (R36)",
        lambda: answer(duel("0@H0 1@S3"), activate("H0")),
    ),
    Case(
        "has-activated",
        "The cube on C0 has already activated this turn; another cube may, or this one on the next turn. (R25)",
        lambda: answer(duel("0@C0:activate 1@S3"), activate("C0")),
    ),
    Case(
        "opponent-on-planet",
        "There is an opponent’s cube on C0; a planet can be activated only when no opponent’s cube is there. (R31)",
        lambda: answer(duel("0@C0 1@C0"), activate("C0")),
    ),
    Case(
        "armed-already",
        "The cube on A0 already has long range; only a cube without a weapon or with short range can be "
        "armed further. (R27)",
        lambda: answer(duel("0@A0:long 1@S3"), activate("A0")),
    ),
    Case(
        "two-lives-already",
        "The cube on L0 already has two lives; only a cube with one life can get an extra life. (R34)",
        lambda: answer(duel("0@L0:2 1@S3"), activate("L0")),
    ),
    Case(
        "reserve-empty",
        "Red’s reserve is empty; a new cube or an extra life must come from there. (R27)",
        lambda: answer(duel("0@C0 1@S3", removed=[19, 0]), activate("C0")),
    ),
    Case(
        "unarmed",
        "The cube on C0 has no weapon; only an armed cube can attack. (R37)",
        lambda: answer(duel("0@C0 1@C0"), attack("C0", 1, "C0")),
    ),
    Case(
        "has-attacked",
        "The cube on C0 has already attacked this turn; another cube may, or this one on the next turn. (R25)",
        lambda: answer(duel("0@C0:short:attack 1@C0"), attack("C0", 1, "C0")),
    ),
    Case(
        "no-such-target",
        "There is no such cube to attack; choose an opponent’s cube that is in play. (R39)",
        lambda: duel("0@C0:short 1@S3").play(0, ATTACK + WOOD + 1),
    ),
    Case(
        "no-such-target",
        "There is no such cube to attack; choose an opponent’s cube that is in play. (R39)",
        lambda: duel("0@C0:short 1@S3").play(0, ATTACK + EVERY_CUBE - 1),
    ),
    Case(
        "own-cube",
        "The cube on C0 belongs to Red as well; only opponents’ cubes can be attacked. (R39)",
        lambda: answer(duel("0@C0:short 0@C0 1@S3"), attack("C0", 0, "C0", weapon="short")),
    ),
    Case(
        "start-planet-safe",
        "Cubes on the start planet S3 are safe; only cubes that have left it can be attacked. (R13)",
        lambda: answer(duel("0@L3:long 1@S3"), attack("L3", 1, "S3")),
    ),
    Case(
        "out-of-reach",
        "H0 is out of reach from C0; short range reaches only the same planet, long range connected ones too. (R37)",
        lambda: answer(duel("0@C0:short 1@H0"), attack("C0", 1, "H0")),
    ),
    Case(
        "out-of-reach",
        "F is out of reach from C0; short range reaches only the same planet, long range connected ones too. (R37)",
        lambda: answer(duel("0@C0:long 1@F"), attack("C0", 1, "F")),
    ),
    Case(
        "foreign-start-planet",
        "The start planet S3 is not the home of cube 1; of all start planets it can only stand on S0. (R11)",
        lambda: GAME.load(document("0@S3 1@S3", players=2)),
    ),
    Case(
        "foreign-start-planet",
        "The start planet S1 is not the home of cube 2; of all start planets it can only stand on S3. (R12)",
        lambda: GAME.load(document("0@S0 1@S1", players=2)),
    ),
    Case(
        "armed-at-home",
        "On the start planet S0 cube 1 must be unarmed and have one life. (R14)",
        lambda: GAME.load(document("0@S0:short 1@S3", players=2)),
    ),
    Case(
        "wood-does-not-add-up",
        "Blue must have 20 wooden cubes in all, but 2 lives in play, 17 in reserve and 3 removed do not "
        "add up to that. (section 3)",
        lambda: GAME.load(document("0@S0 1@C0:2", players=2, removed=[0, 3], reserve=[19, 17])),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_says_what_is_true_there(case: Case) -> None:
    case.check(GAME)


def test_every_refusal_has_its_test() -> None:
    assert unproved("games/cube_attack") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_of_a_refusal_stand_in_its_sentence_in_every_language(language: str) -> None:
    """The planets that the English sentence names are those that every other one names."""
    planets = {planet for home in "SLACH" for planet in (f"{home}{sector}" for sector in range(6))} | {"F"}
    english, words = Words("en", GAME), Words(language, GAME)
    for case in CASES:
        with pytest.raises(Refusal) as refused:
            case.attempt()
        said, told = english.refusal(refused.value), words.refusal(refused.value)
        assert planets & set(_words(told)) == planets & set(_words(said)), told


def _words(sentence: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in sentence).split()

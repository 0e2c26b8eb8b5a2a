"""Section 13, actions: their JSON and text forms, and R68."""

from typing import Any

import pytest

from crashyard.engine import CHANCE, Refusal
from crashyard.engine.forms.text import from_text, to_text
from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.rules.board import BOARDS
from crashyard.games.cube_attack.rules.codes import ACTIVATE, ATTACK, END_TURN, MOVE, SPACE
from tests.games.cube_attack.tables import activate, aimed, attack, cubes, move, play, refused, table

C0 = BOARDS["galaxy-6"].number("C0")
MIXED = "0@A0 0@A0:short 0@A0:short:2 0@A0:short:activate 0@F:long 1@H1 1@H1:2 1@H1:long 1@S1"


def test_section_13_the_forms_of_the_specification_are_accepted() -> None:
    assert table("0@L0 1@S1").parse_action(0, {"do": "move", "at": "L0", "to": "C0"}) == MOVE + C0
    assert table("0@A0 1@S1").parse_action(0, {"do": "activate", "at": "A0"}) == ACTIVATE
    form = {"do": "attack", "at": "F", "target": {"seat": 2, "at": "H1"}}
    assert table("0@F:long 2@H1").parse_action(0, form) == ATTACK + 20 * 2
    assert table("0@F 1@S1").parse_action(0, {"do": "end_turn"}) == END_TURN


def test_section_13_every_legal_action_is_told_and_understood() -> None:
    position = table(MIXED)
    legal = position.legal(0)
    assert len(legal) > 20
    for action in legal:
        form = position.action_json(0, action)
        assert position.parse_action(0, form) == action
        assert from_text(to_text(form)) == form


def test_section_13_different_actions_have_different_forms() -> None:
    position = table(MIXED)
    forms = [to_text(position.action_json(0, action)) for action in position.legal(0)]
    assert len(set(forms)) == len(forms)


def test_section_13_a_form_says_only_what_tells_cubes_apart() -> None:
    position = table("0@A0:short:2 1@S1")
    assert position.action_json(0, ACTIVATE) == {"do": "activate", "at": "A0"}
    position = table("0@A0:short:2 0@A0 1@S1")
    assert position.action_json(0, ACTIVATE) == {"do": "activate", "at": "A0", "weapon": "short", "lives": 2}
    position = table("0@A0 0@A0:activate 1@S1")
    assert position.action_json(0, ACTIVATE) == {"do": "activate", "at": "A0", "spent": []}


def test_section_13_weapon_lives_and_spent_tell_cubes_apart() -> None:
    position = table(MIXED)
    assert position.parse_action(0, move("A0", "C0", weapon="none")) == MOVE + C0
    assert position.parse_action(0, move("A0", "C0", lives=2)) == MOVE + 2 * 31 + C0
    assert position.parse_action(0, move("A0", "C0", spent=["activate"])) == MOVE + 3 * 31 + C0
    form = move("A0", "C0", weapon="short", lives=1, spent=[])
    assert position.parse_action(0, form) == MOVE + 31 + C0


def test_section_13_weapon_and_lives_tell_targets_apart() -> None:
    position = table(MIXED)
    shot = attack("F", 1, "H1")
    refused(position, shot, "which-cube", "R68")
    assert position.parse_action(0, aimed(shot, lives=2)) == ATTACK + 4 * 120 + 20 + 1
    assert position.parse_action(0, aimed(shot, weapon="long")) == ATTACK + 4 * 120 + 20 + 2
    assert position.parse_action(0, aimed(shot, weapon="none", lives=1)) == ATTACK + 4 * 120 + 20


def test_section_13_the_outcome_of_chance_is_the_seat_of_the_start_player() -> None:
    position = GAME.new(4)
    assert [position.action_json(CHANCE, outcome) for outcome in position.legal(CHANCE)] == [0, 1, 2, 3]
    assert position.parse_action(CHANCE, 3) == 3


def test_section_13_targets_are_what_a_person_points_at() -> None:
    position = table("0@A0:short:2:activate 0@C0 1@A0:long 1@S1")
    assert position.targets(0, END_TURN) == ["end_turn"]
    assert position.targets(0, position.parse_action(0, activate("C0"))) == ["0@C0", "activate"]
    assert position.targets(0, position.parse_action(0, move("A0", "L0"))) == ["0@A0:short:2:activate", "L0"]
    shot = position.parse_action(0, attack("A0", 1, "A0"))
    assert position.targets(0, shot) == ["0@A0:short:2:activate", "1@A0:long"]
    assert GAME.new(2).targets(CHANCE, 1) == ["seat:1"]


@pytest.mark.parametrize(
    ("form", "key"),
    [
        (None, "not-an-object"),
        ([], "not-an-object"),
        ("end_turn", "not-an-object"),
        ({}, "missing-field"),
        ({"do": "fly"}, "wrong-field"),
        ({"do": 7}, "wrong-field"),
        ({"do": ["move"]}, "wrong-field"),
        ({"do": "end_turn", "at": "A0"}, "unknown-field"),
        ({"do": "activate"}, "missing-field"),
        ({"do": "activate", "at": "X0"}, "wrong-field"),
        ({"do": "activate", "at": 3}, "wrong-field"),
        ({"do": "activate", "at": "A0", "to": "C0"}, "unknown-field"),
        ({"do": "activate", "at": "A0", "weapon": "laser"}, "wrong-field"),
        ({"do": "activate", "at": "A0", "weapon": None}, "wrong-field"),
        ({"do": "activate", "at": "A0", "lives": 3}, "wrong-field"),
        ({"do": "activate", "at": "A0", "lives": 1.0}, "wrong-field"),
        ({"do": "activate", "at": "A0", "lives": float("nan")}, "wrong-field"),
        ({"do": "activate", "at": "A0", "lives": True}, "wrong-field"),
        ({"do": "activate", "at": "A0", "spent": "activate"}, "wrong-field"),
        ({"do": "activate", "at": "A0", "spent": ["move"]}, "wrong-field"),
        ({"do": "activate", "at": "A0", "spent": [["activate"]]}, "wrong-field"),
        ({"do": "move", "at": "A0"}, "missing-field"),
        ({"do": "move", "at": "A0", "to": None}, "wrong-field"),
        ({"do": "attack", "at": "F"}, "missing-field"),
        ({"do": "attack", "at": "F", "target": "H1"}, "not-an-object"),
        ({"do": "attack", "at": "F", "target": {"at": "H1"}}, "missing-field"),
        ({"do": "attack", "at": "F", "target": {"seat": 1}}, "missing-field"),
        ({"do": "attack", "at": "F", "target": {"seat": 6, "at": "H1"}}, "wrong-field"),
        ({"do": "attack", "at": "F", "target": {"seat": -1, "at": "H1"}}, "wrong-field"),
        ({"do": "attack", "at": "F", "target": {"seat": 1, "at": "H1", "lives": 2, "hat": 1}}, "unknown-field"),
        ({"do": "attack", "at": "F", "target": {"seat": 1, "at": "H9"}}, "wrong-field"),
    ],
)
def test_section_13_other_forms_are_refused(form: object, key: str) -> None:
    refused(table(MIXED), form, key, "")


@pytest.mark.parametrize(
    "form", [activate("L0"), move("S0", "A0"), attack("H0", 1, "H1"), activate("F", weapon="none")]
)
def test_section_13_a_cube_that_is_not_there_is_refused(form: dict[str, Any]) -> None:
    refused(table(MIXED), form, "no-such-cube", "section 6")


@pytest.mark.parametrize("action", [-1, SPACE, 1 << 40])
def test_section_13_numbers_outside_the_action_space_are_refused(action: int) -> None:
    position = table(MIXED)
    with pytest.raises(Refusal) as caught:
        position.play(0, action)
    assert (caught.value.key, caught.value.clause) == ("unknown-action", "section 6")


def test_section_13_a_number_that_means_a_planet_of_a_larger_board_is_refused() -> None:
    position = table("0@S0 1@S1", players=2, board="galaxy-2")
    assert position.forbids(0, MOVE + 11) == "no-such-planet"
    assert position.refusal("no-such-planet", 0, MOVE + 11).clause == "section 2"


def test_section_13_a_number_that_means_a_seat_of_a_larger_table_is_refused() -> None:
    position = table("0@A0:long 1@S1", players=2, board="galaxy-2")
    assert position.forbids(0, ATTACK + 20 * 2) == "no-such-target"


# -- R68 ------------------------------------------------------------------------------------


def test_R68_the_only_cube_that_may_do_it_is_meant() -> None:
    position = table("0@A0:long 0@A0:short 0@A0:activate 1@S1")
    play(position, activate("A0"))
    assert cubes(position, 0) == ["0@A0:activate", "0@A0:long", "0@A0:long:activate"]


def test_R68_the_only_cube_with_a_weapon_is_meant() -> None:
    position = table("0@C0 0@C0:2 0@C0:short 1@C0 1@S1")
    play(position, attack("C0", 1, "C0"))
    assert cubes(position) == ["0@C0", "0@C0:2", "0@C0:short:attack", "1@S1"]


def test_R68_if_several_may_the_form_is_refused() -> None:
    position = table("0@A0 0@A0:short 1@S1")
    refusal = refused(position, activate("A0"), "which-cube", "R68")
    assert (refusal.data["seat"], refusal.data["at"]) == (0, "A0")
    refused(position, move("A0", "C0"), "which-cube", "R68")


def test_R68_if_none_may_the_first_says_why() -> None:
    refused(table("0@A0:long 0@A0:long:2 1@S1"), activate("A0"), "armed-already", "R27")
    refused(table("0@C0:activate 0@C0:2 1@C0"), activate("C0"), "has-activated", "R25")


def test_R68_interchangeable_cubes_need_no_distinction() -> None:
    position = table("0@A0 0@A0 0@A0 1@S1")
    play(position, activate("A0"))
    assert cubes(position, 0) == ["0@A0", "0@A0", "0@A0:short:activate"]

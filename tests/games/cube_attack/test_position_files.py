"""Section 13, states: position files that are accepted, those that are refused, and R64, R67, R71."""

import json
from typing import Any

import pytest

from crashyard.engine import SPECTATOR, Dice, Refusal, load_position, play_at_random
from crashyard.engine.forms.documents import parse_json
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import (
    END_TURN,
    activate,
    attack,
    cube,
    cubes,
    document,
    move,
    picture,
    play,
    state,
    table,
)

EXAMPLE = document("0@A0:short 0@S0 1@C1:long:2 1@S1", round=5, scores=[4, 0, 0, 0, 0, 9])


def refused_file(file: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.load(file)
    return caught.value


def with_cube(**changes: Any) -> dict[str, Any]:
    """The example with its first cube changed; the wood is made to add up again."""
    file = document("0@A0 1@S1")
    file["cubes"][0] |= changes
    if isinstance(changes.get("lives"), int):
        file["reserve"][0] = 20 - changes["lives"]
    return file


def without(file: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in file.items() if name not in names}


# -- accepted -------------------------------------------------------------------------------


def test_section_13_the_complete_state_of_the_specification_is_accepted() -> None:
    file = EXAMPLE | {"options": {}, "over": False, "winners": []}
    position = GAME.load(file)
    after = state(position)
    for name in without(file, "options"):
        assert after[name] == file[name]


def test_section_13_a_bare_file_is_known_by_its_fields() -> None:
    game, position = load_position(EXAMPLE)
    assert game is GAME
    assert picture(position) == picture(GAME.load(EXAMPLE))


def test_section_13_a_file_with_a_header_is_the_same() -> None:
    header = {"game": "cube-attack", "format": 1, "rules": GAME.rules_version}
    assert picture(GAME.load(header | EXAMPLE)) == picture(GAME.load(EXAMPLE))


@pytest.mark.parametrize("options", [{}, {"target": 16}, {"marker": "passes", "round_limit": 77}])
def test_section_13_missing_options_have_their_defaults(options: dict[str, Any]) -> None:
    whole = {"initial_cubes": 4, "target": 64, "marker": "stays", "round_limit": 200} | options
    defaults = {"board": "galaxy-6", "colours": "by-seat"}
    assert state(GAME.load(EXAMPLE | {"options": options}))["options"] == defaults | whole


def test_section_13_weapon_lives_and_spent_may_be_left_out() -> None:
    file = document("0@A0 1@S1")
    file["cubes"] = [{"seat": 0, "at": "A0"}, {"seat": 1, "at": "S1"}]
    assert cubes(GAME.load(file)) == ["0@A0", "1@S1"]


def test_section_13_a_state_need_not_be_reachable() -> None:
    """Twenty armed cubes on the full moon before anybody else has moved, 1,000 points ahead."""
    crowd = " ".join(["2@F:long"] * 20)
    position = table(f"{crowd} 0@S0:activate", round=1, scores=[0, 0, 1000, 0, 0, 3], left=1)
    assert len(cubes(position, 2)) == 20
    assert position.awaited() == 0


def test_section_13_the_wood_may_lie_in_any_of_the_three_places() -> None:
    for removed in range(20):
        position = table("0@A0 1@S1", removed=[removed, 0, 0, 0, 0, 0])
        assert state(position)["reserve"][0] == 19 - removed


def test_section_13_a_file_before_the_start_player_is_chosen() -> None:
    file = GAME.save(GAME.new(5, {"initial_cubes": 2}))
    assert json.dumps(GAME.save(GAME.load(file))) == json.dumps(file)
    assert (file["marker"], file["active"]) == (None, None)


def test_section_13_a_file_of_a_finished_game() -> None:
    position = GAME.load(EXAMPLE | {"over": True, "winners": [5, 0]})
    assert state(position)["winners"] == [0, 5]
    assert state(position)["reason"] == "points"
    result = position.result()
    assert result is not None
    assert result.ranks == (1, 3, 3, 3, 3, 1)


@pytest.mark.parametrize("reason", ["points", "last_survivor", "round_limit", "nobody_left"])
def test_section_13_the_reason_of_the_end_is_kept(reason: str) -> None:
    position = GAME.load(EXAMPLE | {"over": True, "winners": [1], "reason": reason})
    assert state(position)["reason"] == reason


# -- round trips ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("board", ["auto", "galaxy-6"])
def test_section_13_saving_and_loading_is_byte_identical(players: int, board: str) -> None:
    dice = Dice(f"files/{players}/{board}")
    position = GAME.new(players, {"board": board, "marker": "passes", "target": 40})
    while position.result() is None:
        text = picture(position)
        assert picture(GAME.load(parse_json(text, "the position"))) == text
        play_at_random(position, dice, 7)
    text = picture(position)
    assert picture(GAME.load(json.loads(text))) == text


def test_section_13_a_loaded_position_goes_on_like_the_saved_one() -> None:
    """A new cube must get the same number, also when the cube that came last is gone."""
    position = table("0@A0:short 0@S0 1@C1 1@A0", players=2, board="galaxy-2")
    play(position, attack("A0", 1, "A0"), END_TURN)
    loaded = GAME.load(GAME.save(position))
    play(position, activate("C1"))
    play(loaded, activate("C1"))
    assert picture(loaded) == picture(position)


def test_section_13_numbers_of_cubes_are_kept() -> None:
    position = table("0@A0:short 0@S0 1@A0 1@C1 1@S1", players=2, board="galaxy-2")
    play(position, attack("A0", 1, "A0"))
    assert state(position)["ids"] == [0, 1, 1, 2]
    assert state(GAME.load(GAME.save(position)))["ids"] == [0, 1, 1, 2]


# -- refused --------------------------------------------------------------------------------


def test_section_13_twenty_one_cubes_of_a_colour_are_refused() -> None:
    file = document(" ".join(["0@A0"] * 21) + " 1@S1")
    for reserve in (0, 1):
        file["reserve"][0] = reserve
        refusal = refused_file(file)
        assert (refusal.key, refusal.clause) == ("wood-does-not-add-up", "section 3")
        assert refusal.data == {"seat": 0, "wood": 20, "lives": 21, "reserve": reserve, "removed": 0}


@pytest.mark.parametrize("side", ["reserve", "removed"])
@pytest.mark.parametrize("change", [-1, 1])
def test_section_13_the_sum_of_twenty_must_hold(side: str, change: int) -> None:
    file = document("0@A0:2 1@S1", removed=[3, 3, 3, 3, 3, 3])
    file[side] = [*file[side][:4], file[side][4] + change, file[side][5]]
    refusal = refused_file(file)
    assert (refusal.key, refusal.data["seat"]) == ("wood-does-not-add-up", 4)


def test_section_13_a_saved_file_with_changed_wood_is_refused_for_its_wood() -> None:
    file: dict[str, Any] = GAME.save(GAME.new(2))
    file["reserve"][1] = 17
    assert refused_file(file).key == "wood-does-not-add-up"


def test_section_13_a_cube_at_a_foreign_start_planet_is_refused() -> None:
    refusal = refused_file(with_cube(at="S1"))
    assert (refusal.key, refusal.clause) == ("foreign-start-planet", "R11")
    assert refusal.data == {"what": "cube 1", "at": "S1", "home": "S0"}


def test_section_13_a_cube_at_the_start_planet_of_an_unused_seat_is_refused() -> None:
    file = document("0@S1 1@S3", players=2)
    assert refused_file(file).key == "foreign-start-planet"


@pytest.mark.parametrize("change", [{"weapon": "short"}, {"weapon": "long"}, {"lives": 2}])
def test_section_13_an_armed_or_stacked_cube_at_home_is_refused(change: dict[str, Any]) -> None:
    refusal = refused_file(with_cube(at="S0", **change))
    assert (refusal.key, refusal.clause) == ("armed-at-home", "R14")


@pytest.mark.parametrize(
    "change",
    [
        {"at": "X9"},
        {"at": "A6"},
        {"at": ""},
        {"at": None},
        {"at": 0},
        {"seat": 6},
        {"seat": -1},
        {"seat": "0"},
        {"seat": False},
        {"weapon": "laser"},
        {"weapon": 1},
        {"lives": 0},
        {"lives": 3},
        {"lives": 1.5},
        {"lives": float("nan")},
        {"spent": None},
        {"spent": ["move"]},
        {"spent": {}},
    ],
)
def test_section_13_a_cube_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    (field,) = change
    refusal = refused_file(with_cube(**change))
    assert (refusal.key, refusal.data["what"], refusal.data["field"]) == ("wrong-field", "cube 1", field)


def test_section_13_a_cube_with_missing_or_unknown_fields_is_refused() -> None:
    for broken, key in (
        ({"seat": 0}, "missing-field"),
        ({"at": "A0"}, "missing-field"),
        (cube("0@A0") | {"colour": "red"}, "unknown-field"),
        ("0@A0", "not-an-object"),
        (None, "not-an-object"),
    ):
        assert refused_file(document("1@S1") | {"cubes": [broken]}).key == key


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_section_13_a_board_of_another_size_is_refused(players: int) -> None:
    homes = " ".join(f"{seat}@F" for seat in range(players))
    for size in {2, 3, 4, 5} - {players}:
        refusal = refused_file(document(homes, players=players, board=f"galaxy-{size}"))
        assert (refusal.key, refusal.data["field"]) == ("wrong-field", "board")
        assert refusal.data["right"] == f"galaxy-{players}, galaxy-6"


NAN = float("nan")


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("board", ["galaxy-7", "auto", "", None, 6, ["galaxy-6"]]),
        ("players", [1, 7, 0, -2, 6.0, "6", None, True, NAN]),
        ("marker", [6, -1, "0", 0.0, True, NAN, []]),
        ("active", [6, -1, "0", 0.0, False, NAN, None]),
        ("round", [0, -1, 1.0, "1", None, True, NAN, 10**7]),
        ("left", [0, 3, -1, 2.0, "2", None, True, NAN]),
        ("scores", [[0] * 5, [0] * 7, [-1] + [0] * 5, [0.5] + [0] * 5, [NAN] + [0] * 5, None, 0, {}]),
        ("reserve", [[18] * 5, [21] + [18] * 5, [-1] + [18] * 5, ["18"] * 6, None]),
        ("removed", [[0] * 7, [-1] + [0] * 5, [True] + [0] * 5, "000000"]),
        ("cubes", [None, {}, "0@A0", 7]),
        ("over", [0, "false", None, NAN]),
        ("winners", [[6], [-1], ["0"], None, 0, [True], [0.0]]),
        ("reason", ["boredom", 7, []]),
        ("ids", [[0], [0, 1, 0, 20], [0, 0, 0, 1], [0, 1, 0, 19], [0, 1, 0, -1], [0, 1, 0, 0.5], None]),
    ],
)
def test_section_13_a_field_with_a_wrong_value_is_refused(field: str, values: list[object]) -> None:
    for value in values:
        refusal = refused_file(EXAMPLE | {field: value})
        assert (refusal.key, refusal.data["field"]) == ("wrong-field", field), value


@pytest.mark.parametrize(
    ("changes", "value", "right"),
    [
        ({"active": None}, "null", "0..5"),
        ({"marker": None}, "0", "null"),
        ({"ids": [0, 0, 0, 1]}, "0", "1"),
    ],
)
def test_section_13_a_refusal_says_what_would_be_right(changes: dict[str, Any], value: str, right: str) -> None:
    """In signs that every language reads: values and ranges, no words."""
    refusal = refused_file(EXAMPLE | changes)
    assert (refusal.data["value"], refusal.data["right"]) == (value, right)


FINISHED = EXAMPLE | {"over": True, "winners": [1], "reason": "points", "left": 0}
OPENING = GAME.save(GAME.new(3))


def needed(file: dict[str, Any]) -> list[str]:
    """The fields of a file that may not be left out."""
    return [name for name in file if name not in ("game", "format", "rules", "ids", "options", "reason", "over")]


@pytest.mark.parametrize(
    ("file", "field"),
    [
        *((EXAMPLE, field) for field in needed(EXAMPLE)),
        *((FINISHED, field) for field in [*needed(FINISHED), "over"]),
        (without(FINISHED, "reason"), "over"),
        (EXAMPLE | {"reason": "points"}, "over"),
        *((OPENING, field) for field in needed(OPENING) if field != "winners"),
    ],
)
def test_section_13_a_missing_field_is_named(file: dict[str, Any], field: str) -> None:
    """Also in a file without a header, of which the fields must tell the game."""
    for broken in (without(file, field), without(file, field, "game", "format", "rules")):
        with pytest.raises(Refusal) as caught:
            load_position(broken)
        facts = {"what": "the position", "field": field}
        assert (caught.value.key, caught.value.data) == ("missing-field", facts)


@pytest.mark.parametrize("field", ["seat", "at"])
def test_section_13_a_missing_field_of_a_cube_is_named(field: str) -> None:
    file = EXAMPLE | {"cubes": [*EXAMPLE["cubes"][:2], without(EXAMPLE["cubes"][2], field), EXAMPLE["cubes"][3]]}
    refusal = refused_file(file)
    assert (refusal.key, refusal.data) == ("missing-field", {"what": "cube 3", "field": field})


def test_section_13_an_unknown_field_is_refused() -> None:
    refusal = refused_file(EXAMPLE | {"leftover": 1})
    assert (refusal.key, refusal.data["field"]) == ("unknown-field", "leftover")


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"boards": 1}, "unknown-option"),
        ({"target": 15}, "wrong-option"),
        ({"target": NAN}, "wrong-option"),
        ({"board": "galaxy-4"}, "wrong-option"),
        ([], "not-an-object"),
        (None, "not-an-object"),
    ],
)
def test_section_13_wrong_options_are_refused(options: object, key: str) -> None:
    assert refused_file(EXAMPLE | {"options": options}).key == key


def test_section_13_the_end_and_the_winners_must_fit() -> None:
    for fields in ({"over": True, "winners": []}, {"over": False, "winners": [0]}):
        assert refused_file(EXAMPLE | fields).data["field"] == "winners"
    assert refused_file(EXAMPLE | {"over": False, "reason": "points"}).data["field"] == "reason"
    assert refused_file(EXAMPLE | {"over": True, "winners": [0], "reason": "boredom"}).data["field"] == "reason"


@pytest.mark.parametrize("file", [None, [], "galaxy-6", 6, NAN])
def test_section_13_only_an_object_is_a_position(file: object) -> None:
    assert refused_file(file).key == "not-an-object"


def test_section_13_not_a_number_is_no_json() -> None:
    text = json.dumps(EXAMPLE | {"round": NAN})
    with pytest.raises(Refusal) as caught:
        parse_json(text, "the position")
    assert caught.value.key == "not-json"


# -- R64, R67, R71 --------------------------------------------------------------------------


def test_R64_everybody_sees_everything() -> None:
    position = table("0@A0:short:2:activate 1@F 1@S1 2@S2", scores=[1, 2, 3, 4, 5, 6])
    views = [position.view(seat) for seat in (SPECTATOR, *range(6))]
    assert all(view == views[0] for view in views)
    whole = state(position)
    for name in without(whole, "ids", "cubes"):
        assert views[0][name] == whole[name]
    seen: Any = views[0]["cubes"]
    assert [without(piece, "id") for piece in seen] == whole["cubes"]
    assert [piece["id"] for piece in seen] == whole["ids"]


def test_R64_what_a_seat_thinks_possible_is_what_there_is() -> None:
    position = table("0@A0:short:2:activate 1@F 1@S1 2@S2")
    for seat in range(6):
        assert picture(position.possible(seat, Dice("any"))) == picture(position)


def test_R67_marks_on_cubes_of_others_are_dropped() -> None:
    position = table("0@A0:short:activate:attack 1@A1:long:activate:attack 2@C2:attack")
    assert cubes(position) == ["0@A0:short:activate:attack", "1@A1:long", "2@C2"]


def test_R67_so_they_hinder_nobody() -> None:
    position = table("0@S0 1@A1:activate 1@S3", players=2)
    play(position, END_TURN, activate("A1"))
    assert "1@A1:short:activate" in cubes(position)


def test_R67_before_the_start_there_are_no_marks_at_all() -> None:
    position = table("0@A0:activate 1@S1", marker=None, active=None, round=0, left=0)
    assert cubes(position) == ["0@A0", "1@S1"]


@pytest.mark.parametrize("option", ["auto", "galaxy-6"])
def test_R71_the_board_on_the_table_decides(option: str) -> None:
    small = GAME.load(document("0@S0 1@S1", players=2, board="galaxy-2", options={"board": option}))
    assert (state(small)["board"], state(small)["options"]["board"]) == ("galaxy-2", "auto")
    large = GAME.load(document("0@S0 1@S3", players=2, board="galaxy-6", options={"board": option}))
    assert (state(large)["board"], state(large)["options"]["board"]) == ("galaxy-6", "galaxy-6")


@pytest.mark.parametrize("option", ["auto", "galaxy-6"])
def test_R71_with_six_players_both_options_mean_the_same_board_and_are_kept(option: str) -> None:
    assert state(GAME.load(EXAMPLE | {"options": {"board": option}}))["options"]["board"] == option


def test_section_13_a_hand_made_position_is_played_like_any_other() -> None:
    position = GAME.load(EXAMPLE)
    play(position, move("A0", "C0"), activate("C0"))
    assert cubes(position, 0) == ["0@C0:short", "0@S0", "0@S0"]

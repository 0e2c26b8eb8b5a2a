"""Section 15, states: position files that are accepted, those that are refused, and what may be left out."""

import json
from typing import Any

import pytest

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, Refusal, load_position, play_at_random, random_answer
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.rules.board import DATA
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.phases import PHASE_NAMES
from tests.games.crash_by_crash.tables import operator, picture, play, table, walk

LAYOUT = [
    {"slot": tile["slot"], "tile": tile["tile"], "rotation": tile["rotation"]} for tile in DATA["reference_layout"]
]

SHORT: dict[str, Any] = {
    "players": 2,
    "layout": LAYOUT,
    "bells": [{"at": [7, 10]}],
    "operator": [5, 14],
    "cars": [{"side": 0, "at": [4, 8]}, {"side": 1, "at": [5, 8]}, {"side": 1, "kind": "magnet", "at": [0, 0]}],
    "turn": 8,
    "active": 0,
    "action": 1,
}
"""What a hand-made file must say at least."""

SECTION_15 = {
    "layout",
    "removed",
    "bells",
    "operator",
    "cars",
    "stocks",
    "batteries",
    "bans",
    "scores",
    "scorings",
    "turn",
    "active",
    "action",
    "places",
    "scored",
    "card",
    "hands",
    "display",
    "deck",
    "discard",
    "owed",
}


def refused_file(file: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.load(file)
    return caught.value


def missing_in(file: object) -> str | None:
    """The field that a file is told to lack, or none if it opens without; nothing else may be wrong with it."""
    try:
        GAME.load(file)
    except Refusal as refusal:
        if refusal.key == "missing-field":
            return str(refusal.data["field"])
        raise
    return None


def state_of(file: object) -> dict[str, Any]:
    return dict(GAME.load(file).to_json())


def plays_on(file: dict[str, Any]) -> None:
    """An accepted file can be saved, loaded and played on."""
    position = GAME.load(file)
    saved = GAME.save(position)
    assert GAME.save(GAME.load(json.loads(json.dumps(saved)))) == saved
    play_at_random(position, Dice("on"), 60)
    assert GAME.save(GAME.load(GAME.save(position))) == GAME.save(position)


# -- accepted -------------------------------------------------------------------------------


def test_section_15_a_file_has_every_item_of_the_list() -> None:
    assert table().to_json().keys() >= SECTION_15


def test_section_15_a_short_file_is_filled_in() -> None:
    state = state_of(SHORT)
    assert state["stocks"] == [{"normal": 9, "magnet": 1}, {"normal": 9, "magnet": 0}]
    assert [car["car"] for car in state["cars"]] == [0, 0, 10]
    assert state["batteries"] == [4, 4]
    assert state["phase"] == "action"
    assert len(state["deck"]) == 39
    assert state["bells"] == [{"bell": 0, "at": [7, 10]}]
    plays_on(SHORT)


def test_section_15_a_bare_file_is_known_by_its_fields() -> None:
    game, _ = load_position(SHORT)
    assert game is GAME


ACCEPTED: list[dict[str, Any]] = [
    {"removed": [1, 3], "operator": {"hole": 3}},
    {"operator": [7, 10]},
    {"bells": [{"bell": 2, "at": [0, 1]}, {"bell": 9, "at": [1, 1]}]},
    {"batteries": [0, 3], "bans": [8, 9], "scores": [0, 999], "scorings": 6},
    {"turn": 700, "active": 1, "action": 2, "places": 2, "scored": True, "owed": 2},
    {"card": "ROCKET", "action": 2},
    {"card": "COLOUR_ANOMALY", "action": 2, "places": 1},
    {"hands": [CARD_NAMES[:8], []], "display": ["ROCKET", "ROCKET"], "discard": ["ROCKET"]},
    {"hands": [["TANDEM", "TANDEM"], []], "known": [["TANDEM"], []]},
    {"phase": "draw", "action": 2, "takes": 2, "owed": 2, "display": ["TANDEM"]},
    {"phase": "draw", "takes": 1, "exchanging": True},
    {"phase": "deck", "action": 2, "takes": 1},
    {"phase": "refill", "action": 2},
    {"phase": "steps", "steps": 3, "entered": [[4, 14], [5, 14]]},
    {
        "phase": "steps",
        "entered": [{"hole": 3}, [5, 14]],
        "removed": [3],
        "known": [["ROCKET"], []],
        "hands": [["ROCKET"], []],
    },
    {"phase": "steps"},
    {"phase": "steps", "rung": [7, 10], "cars": [{"side": 0, "at": [7, 10]}, {"side": 1, "at": [0, 0]}]},
    {"phase": "over", "scorings": 7},
    {"phase": "over", "cars": []},
    {"phase": "over", "cars": [{"side": 0, "at": [7, 10]}], "rung": [7, 10]},
    {"players": 4, "active": 3, "hands": [["TANDEM"]] * 3 + [[]]},
    {"players": 4, "phase": "keep", "takes": 1, "drawn": ["TANDEM", "ROCKET"]},
    {"players": 4, "phase": "deck", "takes": 1, "drawn": ["TANDEM"]},
    {"options": {"last_rider": 1, "younger": 0}},
]


@pytest.mark.parametrize("changes", ACCEPTED, ids=str)
def test_section_15_any_state_is_accepted_reachable_or_not(changes: dict[str, Any]) -> None:
    file = SHORT | changes
    state = state_of(file)
    for name in changes.keys() - {"cars", "operator"}:
        assert state[name] == changes[name]
    plays_on(file)


def test_section_15_a_choice_of_who_rings_is_accepted() -> None:
    cars = [
        {"side": 0, "kind": "magnet", "at": [4, 8]},
        {"side": 1, "at": [6, 8]},
        {"side": 1, "at": [2, 8]},
    ]
    bells = [{"at": [5, 8]}, {"at": [3, 8]}]
    file = SHORT | {"phase": "ringing", "cars": cars, "bells": bells, "duty": 0}
    position = GAME.load(file)
    assert [position.action_json(0, action) for action in position.legal(0)] == [
        {"do": "ring", "from": [6, 8]},
        {"do": "ring", "from": [2, 8]},
    ]
    plays_on(file)
    assert refused_file(file | {"bells": []}).data["field"] == "phase"


def test_section_15_files_of_every_phase_are_read_again() -> None:
    """All phases of random games, with both numbers of players, and every field as it was."""
    for players, own in ((2, {"keep"}), (4, {"draw", "refill"})):
        seen: set[str] = set()
        for number in range(8):
            position, dice, actions = GAME.new(players), Dice(f"phases {number}"), Actions()
            for step in range(600):
                seat = position.awaited()
                phase = str(position.to_json()["phase"])
                if phase not in seen or step % 40 == 0:
                    seen.add(phase)
                    loaded = GAME.load(json.loads(json.dumps(GAME.save(position))))
                    assert loaded.to_json() == position.to_json()
                    assert loaded.legal(seat) == position.legal(seat)
                if seat == NOBODY:
                    break
                position.play(seat, random_answer(position, seat, dice, actions))
        assert seen >= set(PHASE_NAMES) - own - {"ringing", "over"}


def test_section_15_the_operator_on_their_way_is_saved() -> None:
    position = table(operator=(5, 8))
    position.scores[0] = 2
    ways = walk((5, 8), ["E", "NE", "NW", "W"])
    play(position, *ways[:2])
    loaded = GAME.load(GAME.save(position))
    assert loaded.to_json()["entered"] == [[5, 8], [6, 8], [7, 7]]
    play(position, *ways[2:])
    for action in ways[2:]:
        loaded.play(0, action)
    assert loaded.to_json() == position.to_json()
    assert operator(position) == (6, 6)


def test_section_3_setup_is_saved_at_every_step() -> None:
    for players in (2, 4):
        position, dice, actions = GAME.new(players, {"younger": 0}), Dice("setup"), Actions()
        for _ in range(60):
            loaded = GAME.load(GAME.save(position))
            assert loaded.to_json() == position.to_json()
            seat = position.awaited()
            answer = random_answer(position, seat, dice, actions)
            loaded.play(seat, answer)
            position.play(seat, answer)
            assert loaded.to_json() == position.to_json()
        assert position.rounds() >= 1


# -- refused --------------------------------------------------------------------------------


def cars(*more: dict[str, Any]) -> dict[str, Any]:
    return {"cars": [*SHORT["cars"], *more]}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"players": 3}, "players"),
        ({"layout": LAYOUT[:24]}, "layout"),
        ({"layout": [*LAYOUT[:24], LAYOUT[0]]}, "slot"),
        ({"layout": [*LAYOUT[:24], LAYOUT[24] | {"tile": LAYOUT[0]["tile"]}]}, "tile"),
        ({"layout": [*LAYOUT[:24], LAYOUT[24] | {"tile": "F01"}]}, "tile"),
        ({"layout": [*LAYOUT[:24], LAYOUT[24] | {"rotation": 1}]}, "rotation"),
        ({"removed": [25]}, "removed"),
        ({"removed": [3, 3]}, "removed"),
        ({"operator": None}, "operator"),
        ({"operator": {"hole": 3}, "removed": []}, "operator"),
        ({"operator": [0, 99]}, "operator"),
        ({"removed": [19]}, "at"),
        (cars({"side": 2, "at": [9, 0]}), "side"),
        (cars({"side": 0, "car": 0, "at": [9, 0]}), "car"),
        (cars({"side": 1, "kind": "magnet", "at": [9, 0]}), "car"),
        (cars(*({"side": 0, "at": [number, 0]} for number in range(1, 11))), "car"),
        ({"stocks": [{"normal": 10, "magnet": 1}, {"normal": 9, "magnet": 0}]}, "stocks"),
        ({"bells": [{"bell": 3, "at": [7, 10]}, {"bell": 3, "at": [7, 9]}]}, "bell"),
        ({"bells": [{"bell": 10, "at": [7, 10]}]}, "bell"),
        ({"scores": [-1, 0]}, "scores"),
        ({"batteries": [5, 0]}, "batteries"),
        ({"bans": [0, None]}, "bans"),
        ({"bans": [None]}, "bans"),
        ({"ban_turn": 0}, "ban_turn"),
        ({"phase": "action", "scorings": 7}, "scorings"),
        ({"phase": "action", "turn": 0}, "turn"),
        ({"turn": -1}, "turn"),
        ({"active": None}, "active"),
        ({"active": 2}, "active"),
        ({"action": 3}, "action"),
        ({"card": "LAMBADA", "action": 2}, "card"),
        ({"card": "ROCKET", "action": 1}, "card"),
        ({"hands": [["JOKER"], []]}, "hands"),
        ({"hands": [[]]}, "hands"),
        ({"known": [["ROCKET"], []], "hands": [[], []]}, "known"),
        ({"players": 4, "display": ["ROCKET"]}, "display"),
        ({"phase": "action", "drawn": ["ROCKET"]}, "drawn"),
        ({"phase": "action", "takes": 1}, "takes"),
        ({"phase": "action", "exchanging": True}, "exchanging"),
        ({"phase": "action", "steps": 1}, "steps"),
        ({"phase": "action", "entered": [[0, 0]]}, "entered"),
        ({"phase": "action", "duty": 0}, "duty"),
        ({"phase": "action", "count": 3}, "count"),
        ({"phase": "action", "rung": [7, 10]}, "rung"),
        ({"phase": "steps", "rung": [7, 10], "turn": 5}, "rung"),
        ({"phase": "steps", "rung": [6, 10]}, "rung"),
        ({"phase": "over", "scorings": 6}, "phase"),
        ({"phase": "ringing"}, "phase"),
        ({"phase": "keep", "takes": 1, "drawn": []}, "drawn"),
        ({"phase": "draw", "players": 4, "takes": 1}, "phase"),
        ({"phase": "refill", "display": ["ROCKET"] * 3}, "phase"),
        ({"phase": "set_cars"}, "turn"),
        ({"phase": "set_operator", "turn": 0, "active": None, "action": 0}, "operator"),
        ({"phase": "sleep"}, "phase"),
    ],
    ids=str,
)
def test_section_15_other_files_are_refused(changes: dict[str, Any], field: str) -> None:
    refusal = refused_file(SHORT | changes)
    assert (refusal.key, refusal.data["field"]) == ("wrong-field", field)


def test_section_2_5_no_two_things_stand_on_one_cell() -> None:
    for changes in (
        cars({"side": 0, "at": [4, 8]}),
        cars({"side": 0, "at": [5, 14]}),
        {"bells": [{"at": [7, 10]}, {"at": [7, 10]}]},
        {"bells": [{"at": [4, 8]}]},
    ):
        refusal = refused_file(SHORT | changes)
        assert (refusal.key, refusal.clause) == ("two-things-on-cell", "section 2.5")


def test_section_1_there_are_three_cards_of_a_kind() -> None:
    many = refused_file(SHORT | {"hands": [["ROCKET"] * 3, ["ROCKET"]]})
    assert (many.key, many.data["card"], many.data["cards"]) == ("cards-do-not-add-up", "ROCKET", 4)
    elsewhere: dict[str, Any] = {"hands": [[], []], "display": [], "discard": [], "drawn": [], "phase": "action"}
    few = refused_file(SHORT | elsewhere | {"deck": CARD_NAMES * 2})
    assert (few.key, few.data["cards"]) == ("cards-do-not-add-up", 2)


def test_section_15_what_is_missing_or_unknown_is_named() -> None:
    for name in SHORT:
        short = {key: value for key, value in SHORT.items() if key != name}
        refusal = refused_file(short)
        assert (refusal.key, refusal.data["field"]) == ("missing-field", name)
    for changes in ({"takes": 1}, {"steps": 2}, {"rung": None}, {"turn": 0}, {"scorings": 7}):
        assert missing_in(SHORT | changes) == "phase"
    assert refused_file(SHORT | {"wheels": 4}).key == "unknown-field"
    assert refused_file(SHORT | {"options": {"last_rider": 2}}).key == "wrong-option"


@pytest.mark.parametrize("changes", ACCEPTED, ids=str)
def test_section_15_no_other_field_is_blamed_for_a_missing_one(changes: dict[str, Any]) -> None:
    """Whatever a saved file lacks may be left out there, or is named."""
    saved = GAME.save(GAME.load(SHORT | changes))
    for name in saved.keys() - {"game", "format", "rules"}:
        for others in ({name}, {name, "deck"}):
            file = {key: value for key, value in saved.items() if key not in others}
            assert missing_in(file) in (None, name)


def test_section_15_setup_files_name_what_they_lack() -> None:
    position, dice, actions = GAME.new(2), Dice("lacking"), Actions()
    while position.rounds() == 0:
        saved = GAME.save(position)
        for name in saved.keys() - {"game", "format", "rules"}:
            assert missing_in({key: value for key, value in saved.items() if key != name}) in (None, name)
        for _ in range(7):
            seat = position.awaited()
            position.play(seat, random_answer(position, seat, dice, actions))


@pytest.mark.parametrize(
    ("ban_turn", "active", "bans"),
    [
        (8, 0, [8, None]),
        (9, 0, [None, 9]),
        (8, 1, [None, 8]),
        (9, 3, [9, None]),
        (6, 0, [6, None]),
        (None, 0, [None] * 2),
    ],
)
def test_R67_a_file_with_one_number_for_the_ban_still_opens(ban_turn: int | None, active: int, bans: list[Any]) -> None:
    """Files of rules 1: the ban is that of the side whose turn it is then."""
    players = 4 if active > 1 else 2
    assert state_of(SHORT | {"ban_turn": ban_turn, "active": active, "players": players})["bans"] == bans
    both = refused_file(SHORT | {"ban_turn": ban_turn, "bans": [None, None]})
    assert (both.key, both.data["field"]) == ("unknown-field", "ban_turn")


@pytest.mark.parametrize(("bans", "ban_turn"), [([None, None], None), ([8, None], 8), ([8, 9], 9), ([10, 9], 10)])
def test_R67_a_position_is_told_with_the_fields_of_rules_1(bans: list[int | None], ban_turn: int | None) -> None:
    """What is stored of old plays is compared by them: one number, of the card that was played last."""
    position = GAME.load(SHORT | {"bans": bans})
    old = GAME.fields_of(position, "1")
    assert old is not None
    assert old.pop("ban_turn") == ban_turn
    new = GAME.fields_of(position, "2")
    assert new is not None
    assert new.pop("bans") == bans
    assert old == new


def test_R81_a_file_in_the_middle_of_an_older_exchange_still_opens() -> None:
    """By rules 1 one of two cards was kept in an exchange, too: that choice is made, and the next card comes by R81."""
    file = SHORT | {"players": 4, "phase": "keep", "takes": 2, "exchanging": True, "drawn": ["TANDEM", "ROCKET"]}
    position = GAME.load(file)
    position.play(0, position.parse_action(0, {"do": "keep", "card": "ROCKET"}))
    position.play(CHANCE, position.parse_action(CHANCE, "LAMBADA"))
    state: dict[str, Any] = dict(position.to_json())
    assert (state["hands"][0], state["discard"], state["action"]) == (["LAMBADA", "ROCKET"], ["TANDEM"], 2)


def test_R72_a_side_without_a_car_is_a_finished_game_or_refused() -> None:
    for side in range(2):
        cars = [{"side": side, "at": [4, 8]}]
        for phase in ("action", "steps", "draw"):
            refusal = refused_file(SHORT | {"cars": cars, "phase": phase})
            assert (refusal.key, refusal.clause, refusal.data["side"]) == ("side-without-car", "R72", 1 - side)
        position = GAME.load(SHORT | {"cars": cars, "phase": "over"})
        assert position.awaited() == NOBODY
        result = position.result()
        assert result is not None
        assert result.reason == "no_cars"


def test_section_15_a_refused_file_is_left_alone() -> None:
    file = json.dumps(SHORT | {"turn": 0})
    document = json.loads(file)
    refused_file(document)
    assert json.dumps(document) == file


def test_section_15_chance_is_awaited_in_a_file_as_it_was() -> None:
    position = GAME.load(SHORT | {"phase": "deck", "action": 2, "takes": 1})
    assert position.awaited() == CHANCE
    position.play(CHANCE, position.parse_action(CHANCE, "ROCKET"))
    assert position.to_json()["hands"] == [["ROCKET"], []]


def test_section_15_loading_is_independent_of_the_original() -> None:
    original = table(b=[(5, 8)])
    before = picture(original)
    play_at_random(GAME.load(GAME.save(original)), Dice("apart"), 20)
    assert picture(original) == before

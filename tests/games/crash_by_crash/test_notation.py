"""Section 15, actions: their JSON forms, the longer forms that answer several decisions, and R87."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import crashyard.games.crash_by_crash as package
from crashyard.engine import CHANCE, SPECTATOR, Dice, Refusal, play_at_random
from crashyard.engine.forms.text import from_text, to_text
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.forms.actions import FORMS
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import codes
from crashyard.games.crash_by_crash.rules.phases import KEEP, RINGING, STEPS
from tests.fuzz.mutation import damaged, extreme
from tests.games.crash_by_crash.tables import (
    DECK,
    PASS,
    bell_shift,
    card,
    draw,
    exchange,
    flying_dutchman,
    free_ticket,
    hit_twice,
    lambada,
    lay,
    magnet,
    operate,
    operator,
    picture,
    place,
    play,
    ring,
    saboteur,
    step,
    table,
    take,
)

KEY = r"[a-z]+(-[a-z]+)+"
EVERY_CARD = ["BELL_SHIFT", "LAMBADA", "FREE_TICKET", "SABOTEUR", "FLYING_DUTCHMAN", "FLAT_BATTERY"]


def meant(position: CrashByCrashPosition, form: object) -> int:
    return position.parse_action(0, form)


def refusal_of(position: CrashByCrashPosition, form: object, seat: int | None = None) -> Refusal:
    with pytest.raises(Refusal) as caught:
        carry_out(position, form, seat)
    return caught.value


def carry_out(position: CrashByCrashPosition, form: object, seat: int | None = None) -> None:
    """Let a seat, or the one that is awaited, play a form of any length, with the first outcomes of chance."""
    player = int(position.awaited()) if seat is None else seat
    for part in GAME.steps(position, player, form):
        position.play(player, meant(position, part))
        while position.awaited() == CHANCE:
            position.play(CHANCE, position.legal(CHANCE)[0])


# -- one form a decision --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "action"),
    [
        ({"do": "place", "at": [4, 8], "dir": "E"}, place((4, 8), "E")),
        ({"do": "place", "at": [4, 8], "dir": "E", "batteries": 1}, place((4, 8), "E", 1)),
        ({"do": "place", "at": [4, 8], "dir": "E", "batteries": 0}, place((4, 8), "E")),
        ({"do": "place", "at": [4, 8]}, lay((4, 8))),
        ({"do": "place", "car": "normal", "at": [4, 8]}, lay((4, 8))),
        ({"do": "place", "at": [4, 8], "dir": ["E", "NW"]}, hit_twice((4, 8), "E", "NW")),
        ({"do": "place", "car": "magnet", "at": [4, 8]}, magnet((4, 8))),
        ({"do": "operator", "steps": 2, "to": [4, 8], "dir": "W"}, operate(2, (4, 8), "W")),
        ({"do": "operator", "steps": 4, "to": [4, 8], "dir": "W"}, operate(4, (4, 8), "W")),
        ({"do": "step", "to": [4, 8], "dir": "SE"}, step((4, 8), "SE")),
        ({"do": "card", "card": "FLAT_BATTERY"}, card("FLAT_BATTERY")),
        ({"do": "card", "card": "ROCKET"}, card("ROCKET")),
        ({"do": "card", "card": "LAMBADA", "a": [5, 8], "b": [6, 8]}, lambada((5, 8), "E")),
        ({"do": "card", "card": "LAMBADA", "a": [6, 8], "b": [5, 8]}, lambada((5, 8), "E")),
        ({"do": "card", "card": "FREE_TICKET", "from": [5, 8], "dir": "E"}, free_ticket((5, 8), "E")),
        ({"do": "card", "card": "BELL_SHIFT", "from": [7, 10], "to": [6, 10]}, bell_shift(0, (6, 10))),
        ({"do": "card", "card": "SABOTEUR", "target": [5, 8]}, saboteur((5, 8))),
        ({"do": "card", "card": "FLYING_DUTCHMAN", "to": [5, 8]}, flying_dutchman((5, 8))),
        ({"do": "exchange", "discard": ["ROCKET", "LAMBADA"]}, exchange("LAMBADA", "ROCKET")),
        ({"do": "take", "from": "deck"}, DECK),
        ({"do": "take", "from": "ROCKET"}, take("ROCKET")),
        ({"do": "keep", "card": "ROCKET"}, take("ROCKET")),
        ({"do": "ring", "from": [5, 8]}, codes.RING),
        ({"do": "pass"}, PASS),
        ({"do": "set_operator", "at": [0, 0]}, codes.SET_OPERATOR),
        ({"do": "set_car", "at": [0, 0]}, codes.SET_CAR),
    ],
    ids=str,
)
def test_section_15_the_forms_of_the_specification_are_accepted(form: dict[str, Any], action: int) -> None:
    position = table(a=[(5, 8)], b=[(6, 8)], bells=[(7, 10)])
    assert meant(position, form) == action
    assert meant(position, from_text(to_text(form))) == action


def test_section_15_every_legal_action_is_told_and_understood() -> None:
    position = table(a=[(5, 8), (2, 4)], b=[(6, 8)], bells=[(7, 10)], hand=EVERY_CARD)
    position.scores[0] = 9
    legal = position.legal(0)
    forms = [position.action_json(0, action) for action in legal]
    assert {form["do"] for form in forms if isinstance(form, dict)} == {"pass", "place", "card", "operator", "exchange"}
    assert [meant(position, form) for form in forms] == legal
    assert len({to_text(form) for form in forms}) == len(legal)


def test_section_15_batteries_are_told_only_where_some_are_used() -> None:
    position = table(b=[(5, 8)])
    assert position.action_json(0, place((4, 8), "E")) == {"do": "place", "at": [4, 8], "dir": "E"}
    assert position.action_json(0, place((4, 8), "E", 2)) == {"do": "place", "at": [4, 8], "dir": "E", "batteries": 2}


def test_section_15_chance_names_tiles_with_their_rotation_and_cards() -> None:
    position = GAME.new(2)
    assert position.action_json(CHANCE, position.parse_action(CHANCE, "X07/3")) == "X07/3"
    for wrong in ("X07/1", "F01/6", "F13/0", "F01", "", 3, None, ["X07/3"], "LAMBADA"):
        with pytest.raises(Refusal) as caught:
            position.parse_action(CHANCE, wrong)
        assert caught.value.key == "wrong-outcome"
    drawing = table(hand=["LAMBADA", "LAMBADA"])
    play(drawing, exchange("LAMBADA", "LAMBADA"), DECK)
    assert drawing.action_json(CHANCE, drawing.parse_action(CHANCE, "TANDEM")) == "TANDEM"
    with pytest.raises(Refusal):
        drawing.parse_action(CHANCE, "X07/3")


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ("pass", "not-an-object"),
        ({}, "missing-field"),
        ({"do": "jump"}, "wrong-field"),
        ({"do": "pass", "at": [0, 0]}, "unknown-field"),
        ({"do": "place", "dir": "E"}, "missing-field"),
        ({"do": "place", "at": [13, 0]}, "wrong-field"),
        ({"do": "place", "at": [0]}, "wrong-field"),
        ({"do": "place", "at": [True, 0]}, "wrong-field"),
        ({"do": "place", "at": "0,0"}, "wrong-field"),
        ({"do": "place", "at": [0, 0], "dir": "N"}, "wrong-field"),
        ({"do": "place", "at": [0, 0], "dir": ["E"]}, "wrong-field"),
        ({"do": "place", "at": [0, 0], "dir": ["E", "W", "NE"]}, "wrong-field"),
        ({"do": "place", "at": [0, 0], "dir": "E", "batteries": 3}, "wrong-field"),
        ({"do": "place", "at": [0, 0], "batteries": 1}, "unknown-field"),
        ({"do": "place", "car": "magnet", "at": [0, 0], "dir": "E"}, "unknown-field"),
        ({"do": "operator", "steps": 3, "to": [0, 0], "dir": "E"}, "wrong-field"),
        ({"do": "card", "card": "JOKER"}, "wrong-field"),
        ({"do": "card", "card": "ROCKET", "at": [0, 0]}, "unknown-field"),
        ({"do": "card", "card": "BELL_SHIFT", "from": [0, 0], "to": [7, 10]}, "no-such-bell"),
        ({"do": "card", "card": "LAMBADA", "a": [0, 0], "b": [2, 0]}, "not-adjacent"),
        ({"do": "exchange", "discard": ["ROCKET"]}, "wrong-field"),
        ({"do": "exchange", "discard": ["ROCKET", 3]}, "wrong-field"),
        ({"do": "ring", "from": [4, 4]}, "no-car-to-ring"),
        ({"do": "take", "from": "hand"}, "wrong-field"),
    ],
    ids=str,
)
def test_section_15_other_forms_are_refused(form: object, key: str) -> None:
    position = table(b=[(5, 8)], bells=[(7, 10)])
    before = picture(position)
    assert refusal_of(position, form).key == key
    assert picture(position) == before


def test_section_15_taking_and_keeping_are_not_confused() -> None:
    """With two players a card is taken, with four one of two is kept; neither word stands for the other."""
    taking = table(hand=["LAMBADA", "LAMBADA"])
    play(taking, exchange("LAMBADA", "LAMBADA"))
    assert refusal_of(taking, {"do": "keep", "card": "ROCKET"}).key == "choose-a-source"
    keeping = table(hand=["FLAT_BATTERY"], players=4)
    play(keeping, card("FLAT_BATTERY"), PASS)
    draw(keeping, "ROCKET", "TANDEM")
    assert keeping.phase == KEEP
    assert keeping.action_json(0, take("ROCKET")) == {"do": "keep", "card": "ROCKET"}
    assert refusal_of(keeping, {"do": "take", "from": "ROCKET"}).key == "keep-one-of-two"


def test_section_15_every_refusal_of_the_rules_has_a_clause() -> None:
    """No rule refuses with a key that has none, and no key has a clause for nothing."""
    folder = Path(package.__file__).parent
    rules = [path for path in folder.rglob("*.py") if path.parent.name not in ("files", "faces")]
    rules.remove(folder / "forms" / "effects.py")
    named = {text for path in rules for text in used(ast.parse(path.read_text())) if re.fullmatch(KEY, text)}
    assert named >= FORMS.clauses.keys() - {"no-resigning"}
    assert named - FORMS.clauses.keys() == {"crash-by-crash", "wrong-option"}


def used(module: ast.Module) -> set[str]:
    """Every text of a module that is not the name of something in a table, as the keys with their clauses are."""
    tables = [node for node in ast.walk(module) if isinstance(node, ast.Dict)]
    names = {id(key) for table in tables for key in table.keys}
    texts = [node for node in ast.walk(module) if isinstance(node, ast.Constant) and id(node) not in names]
    return {node.value for node in texts if isinstance(node.value, str)}


# -- several decisions at once --------------------------------------------------------------


def test_section_15_a_path_of_the_operator_is_all_its_steps() -> None:
    """Example 5 of section 16, in the notation of section 15."""
    position = table(operator=(5, 8), b=[(6, 8), (7, 8)])
    form = {"do": "operator", "path": ["E", "E"]}
    assert GAME.steps(position, 0, form) == [
        {"do": "operator", "steps": 2, "to": [6, 8], "dir": "E"},
        {"do": "step", "to": [7, 8], "dir": "E"},
    ]
    carry_out(position, form)
    assert operator(position) == (7, 8)
    assert list(position.scores) == [2, 0]
    four = table(operator=(5, 8))
    four.scores[0] = 2
    carry_out(four, {"do": "operator", "path": ["E", "NE", "NW", "W"]})
    assert operator(four) == (6, 6)
    assert list(four.scores) == [0, 0]


def test_section_15_a_path_leads_into_a_hole_and_out_of_it() -> None:
    """Into a hole a direction is enough; out of it the place stepped on is said as well (R54)."""
    position = table(operator=(4, 10), holes=[19])
    carry_out(position, {"do": "operator", "path": ["E", {"to": [4, 12], "dir": "SW"}]})
    assert operator(position) == (4, 12)
    inside = table(operator=19, holes=[19])
    wrong = refusal_of(inside, {"do": "operator", "path": ["W", "W"]})
    assert (wrong.key, wrong.data["field"]) == ("wrong-field", "path")
    carry_out(inside, {"do": "operator", "path": [{"to": [4, 10], "dir": "W"}, "W"]})
    assert operator(inside) == (3, 10)


@pytest.mark.parametrize(
    "path",
    [[], ["E"], ["E", "E", "E"], ["E", "N"], ["E", 1], "EE", None, [{"to": [1, 1]}, "E"], ["NW", "NW", "NW", "NW"]],
)
def test_section_15_other_paths_are_refused(path: object) -> None:
    position = table(operator=(3, 2))
    position.scores[0] = 5
    before = picture(position)
    refusal = refusal_of(position.copy(), {"do": "operator", "path": path})
    assert refusal.key in ("wrong-field", "missing-field")
    assert picture(position) == before


def test_section_15_an_exchange_with_what_is_taken() -> None:
    position = table(hand=["LAMBADA", "TANDEM"])
    form = {"do": "exchange", "discard": ["TANDEM", "LAMBADA"], "take": ["ROCKET", "deck"]}
    assert GAME.steps(position, 0, form) == [
        {"do": "exchange", "discard": ["TANDEM", "LAMBADA"]},
        {"do": "take", "from": "ROCKET"},
        {"do": "take", "from": "deck"},
    ]
    carry_out(position, form)
    assert position.hand_size(0) == 2
    assert position.action == 2
    assert refusal_of(table(), form | {"take": ["hand"]}).key == "wrong-field"
    assert refusal_of(table(), form | {"take": "deck"}).key == "wrong-field"
    for wrong in ([], ["deck"], ["deck"] * 3):
        assert refusal_of(table(hand=["LAMBADA", "TANDEM"]), form | {"take": wrong}).key == "exchange-owes-cards"


def test_section_15_with_four_players_an_exchange_draws_from_the_deck() -> None:
    """There is no other source, and nothing to choose: both cards are kept (R81)."""
    position = table(hand=["LAMBADA", "TANDEM"], players=4)
    form = {"do": "exchange", "discard": ["TANDEM", "LAMBADA"], "take": ["deck", "deck"]}
    assert GAME.steps(position, 0, form) == [{"do": "exchange", "discard": ["TANDEM", "LAMBADA"]}]
    assert refusal_of(position, form | {"take": ["ROCKET", "deck"]}).key == "wrong-field"
    assert refusal_of(position, form | {"take": ["deck"]}).key == "exchange-owes-cards"
    carry_out(position, form)
    assert (position.hand_size(0), position.action) == (2, 2)


def test_section_15_the_end_of_a_turn_says_where_cards_come_from() -> None:
    position = table(b=[(5, 8), (9, 2)], hand=["SABOTEUR", "FLAT_BATTERY", "LAMBADA"])
    early = {"do": "end_turn", "draw": ["deck"]}
    assert refusal_of(position, early).key == "no-turn-to-end"
    play(position, saboteur((5, 8)))
    assert refusal_of(position, {"do": "end_turn"}).key == "no-turn-to-end"
    play(position, card("FLAT_BATTERY"))
    for wrong in ([], ["deck"], ["deck"] * 3):
        owed = refusal_of(position, {"do": "end_turn", "draw": wrong})
        assert (owed.key, owed.data["owed"], owed.data["named"]) == ("turn-owes-cards", 2, len(wrong))
    carry_out(position, {"do": "end_turn", "draw": ["deck", "ROCKET"]})
    assert position.hand_size(0) == 3
    assert (position.turn, position.active) == (9, 1)


def test_section_15_a_turn_without_cards_owed_has_ended_by_itself() -> None:
    position = table()
    play(position, PASS, PASS)
    assert position.turn == 9
    refusal = refusal_of(position, {"do": "end_turn", "draw": []})
    assert (refusal.key, refusal.data["active"], refusal.data["turn"]) == ("no-turn-to-end", 1, 9)
    assert refusal_of(position, {"do": "end_turn"}, seat=0).key == "not-awaited"


def two_bells_wait() -> CrashByCrashPosition:
    """A magnet put on (4, 8) pulls two cars onto bells."""
    return table(b=[(6, 8), (2, 8)], bells=[(5, 8), (3, 8)])


def test_section_15_a_ring_choice_says_who_rings() -> None:
    position = two_bells_wait()
    play(position, magnet((4, 8)))
    assert position.phase == RINGING
    assert position.action_json(0, ring(position, (2, 8))) == {"do": "ring", "from": [2, 8]}
    at_once = two_bells_wait()
    carry_out(at_once, {"do": "place", "car": "magnet", "at": [4, 8], "ring_choice": [2, 8]})
    play(position, ring(position, (2, 8)))
    assert picture(at_once) == picture(position)
    assert at_once.scorings == 1


def test_section_15_a_ring_choice_that_nobody_asks_for_is_dropped() -> None:
    position = table(b=[(6, 8)], bells=[(5, 8)])
    form = {"do": "place", "car": "magnet", "at": [4, 8], "ring_choice": [6, 8]}
    assert GAME.steps(position, 0, form) == [{"do": "place", "car": "magnet", "at": [4, 8]}]
    carry_out(position, form)
    assert position.scorings == 1


def test_section_15_a_wrong_ring_choice_is_refused() -> None:
    for choice in ([4, 4], [4, 8], None, [99, 0]):
        form = {"do": "place", "car": "magnet", "at": [4, 8], "ring_choice": choice}
        assert refusal_of(two_bells_wait(), form).key in ("cannot-ring", "no-car-to-ring", "wrong-field")


def test_section_15_a_ring_choice_goes_with_an_exchange_and_a_way_of_the_operator() -> None:
    waiting: dict[str, Any] = {
        "b": [(6, 8), (2, 8)],
        "magnet_a": (4, 8),
        "bells": [(5, 8), (3, 8)],
        "operator": (5, 14),
    }
    exchanging = table(hand=["LAMBADA", "TANDEM"], **waiting)
    form = {"do": "exchange", "discard": ["TANDEM", "LAMBADA"], "take": ["deck", "deck"], "ring_choice": [6, 8]}
    carry_out(exchanging, form)
    assert exchanging.scorings == 1
    walking = table(**waiting)
    carry_out(walking, {"do": "operator", "path": ["W", "W"], "ring_choice": [6, 8]})
    assert walking.scorings == 1
    assert walking.phase != STEPS


def test_section_15_damaged_longer_forms_are_carried_out_or_refused() -> None:
    forms: list[dict[str, Any]] = [
        {"do": "operator", "path": ["W", {"to": [3, 14], "dir": "W"}]},
        {"do": "exchange", "discard": ["TANDEM", "LAMBADA"], "take": ["deck", "ROCKET"], "ring_choice": [6, 8]},
        {"do": "place", "car": "magnet", "at": [4, 8], "ring_choice": [2, 8]},
        {"do": "end_turn", "draw": ["deck"]},
    ]
    dice = Dice("longer forms")
    played = 0
    for index in range(1200):
        position = table(b=[(6, 8), (2, 8)], bells=[(5, 8), (3, 8)], hand=["LAMBADA", "TANDEM"])
        form = extreme(dice) if index % 9 == 0 else damaged(forms[index % len(forms)], dice)
        try:
            carry_out(position, form)
        except Refusal:
            continue
        played += 1
        play_at_random(position, dice, 3)
    assert 20 < played < 900


# -- views ----------------------------------------------------------------------------------


def hands(position: CrashByCrashPosition, seat: int) -> list[Any]:
    seen = position.view(seat)["hands"]
    assert isinstance(seen, list)
    return seen


def test_section_9_3_a_seat_sees_its_own_hand_and_what_others_took_openly() -> None:
    position = table(hand=["LAMBADA", "TANDEM"], other_hand=["SABOTEUR"])
    assert hands(position, 0) == [["LAMBADA", "TANDEM"], {"cards": 1, "known": []}]
    assert hands(position, 1) == [{"cards": 2, "known": []}, ["SABOTEUR"]]
    play(position, exchange("LAMBADA", "TANDEM"), take("ROCKET"), DECK)
    draw(position, "EXPANSION", "TANDEM")
    assert hands(position, 1)[0] == {"cards": 2, "known": ["ROCKET"]}
    assert hands(position, SPECTATOR) == [{"cards": 2, "known": ["ROCKET"]}, {"cards": 1, "known": []}]
    assert position.view(0)["deck"] == sum(position.deck)


def test_section_12_a_partner_sees_no_more_than_an_opponent() -> None:
    position = table(hand=["FLAT_BATTERY"], players=4)
    play(position, card("FLAT_BATTERY"), PASS)
    draw(position, "ROCKET", "SABOTEUR")
    assert position.view(0)["drawn"] == ["ROCKET", "SABOTEUR"]
    for watcher in (1, 2, 3, SPECTATOR):
        assert position.view(watcher)["drawn"] == 2
        assert hands(position, watcher)[0] == {"cards": 0, "known": []}


# -- R87 ------------------------------------------------------------------------------------


def test_R05_R87_options_are_seats_of_the_table() -> None:
    assert GAME.new(2, {"last_rider": 1, "younger": 0}).to_json()["options"] == {"last_rider": 1, "younger": 0}
    assert GAME.new(4, {"younger": 3}).to_json()["options"] == {"last_rider": 0, "younger": 3}
    assert GAME.new(2).to_json()["options"] == {"last_rider": 0, "younger": 1}
    for players, options, right in [
        (2, {"last_rider": 2}, "0..1"),
        (2, {"younger": 2}, "0..1"),
        (4, {"last_rider": 1}, "0"),
        (4, {"younger": 4}, "0..3"),
    ]:
        with pytest.raises(Refusal) as caught:
            GAME.new(players, options)
        assert (caught.value.key, caught.value.data["right"]) == ("wrong-option", right)

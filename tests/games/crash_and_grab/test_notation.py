"""The JSON forms of actions and outcomes, what a person points at, and the clauses of refusals."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import crashyard.games.crash_and_grab as package
from crashyard.engine import CHANCE, Dice, Refusal
from crashyard.engine.forms.text import from_text, to_text
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.forms.actions import FORMS
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS
from crashyard.games.crash_and_grab.rules.stages import PHASE_NAMES
from tests.faces import messages
from tests.fuzz.mutation import damaged, extreme
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import asked, plan, play, table, use

PLACES = {"red": (3, 3), "green": (5, 5), "blue": (7, 3)}
PILOT = {"colour": "red", "type": "pilot"}
ALL_WINDOWS = [
    "wormhole-generator",
    "afterburner",
    "pulse-cannon",
    "tractor-beam",
    "saucer-teleporter",
    "cloaking-device",
    "distress-signaler",
    "landing-legs",
    "quake-maker",
    "organic-triangulator",
]
"""The cards of the end of a turn: all kinds of choices but the rotation."""


def meant(position: CrashAndGrabPosition, form: object, seat: int = 0) -> int:
    return position.parse_action(seat, form)


def refusal_of(position: CrashAndGrabPosition, form: object, seat: int = 0) -> Refusal:
    with pytest.raises(Refusal) as caught:
        position.play(seat, meant(position, form, seat))
    return caught.value


def planning(players: int) -> CrashAndGrabPosition:
    places = PLACES | {"yellow": (1, 5)} if players == 2 else PLACES
    return table(players, at=places, stage=stages.PLANS)


# -- forms ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "action"),
    [
        ({"do": "plan", "card": "2", "direction": "sun"}, plan("2 up")),
        ({"do": "plan", "card": 3, "direction": "right"}, plan("3 right")),
        ({"do": "plan", "card": "0-5", "direction": "asteroids"}, plan("0-5 left")),
        ({"do": "saucer", "saucer": "blue"}, tables.saucer("blue")),
        ({"do": "distance", "distance": 5}, tables.distance(5)),
        ({"do": "direction", "direction": "stars"}, tables.direction("down")),
        ({"do": "accelerate", "direction": "meteor", "distance": 2}, tables.fly("right", 2)),
        ({"do": "boost", "direction": "left", "distance": 12}, tables.fly("left", 12)),
        ({"do": "pass", "crew": PILOT}, tables.crewmember("red-pilot")),
        ({"do": "lose", "crew": PILOT}, tables.crewmember("red-pilot")),
        ({"do": "give", "crew": PILOT, "to": "green"}, tables.give("red-pilot", "green")),
        ({"do": "energize"}, tables.ENERGIZE),
        ({"do": "steal", "crew": {"colour": "pink", "type": "scientist"}}, tables.steal("pink-scientist")),
        ({"do": "colour", "colour": "yellow"}, tables.colour("yellow")),
        ({"do": "buy"}, tables.BUY),
        ({"do": "keep", "upgrade": "airlock"}, tables.keep("airlock")),
        ({"do": "decline"}, tables.DECLINE),
        ({"do": "use", "upgrade": "afterburner", "space": [3, 7]}, use("afterburner", (3, 7))),
        ({"do": "use", "upgrade": "saucer-teleporter", "site": 12}, use("saucer-teleporter", 12)),
        ({"do": "use", "upgrade": "landing-legs", "direction": "up"}, use("landing-legs", "up")),
        ({"do": "use", "upgrade": "pulse-cannon", "saucer": "green"}, use("pulse-cannon", "green")),
        ({"do": "use", "upgrade": "tractor-beam", "crew": PILOT}, use("tractor-beam", "red-pilot")),
        (
            {"do": "use", "upgrade": "distress-signaler", "take": PILOT, "give": PILOT | {"colour": "blue"}},
            use("distress-signaler", "red-pilot", "blue-pilot"),
        ),
        ({"do": "use", "upgrade": "quake-maker", "slot": "SE", "turns": 3}, use("quake-maker", "SE", 3)),
        (
            {"do": "use", "upgrade": "rotational-stabilizer", "rotation": "counter-clockwise"},
            use("rotational-stabilizer", "counter-clockwise"),
        ),
        ({"do": "use", "upgrade": "cloaking-device"}, use("cloaking-device")),
    ],
    ids=str,
)
def test_every_form_is_understood_as_json_and_as_text(form: dict[str, Any], action: int) -> None:
    position = planning(3)
    assert meant(position, form) == action
    assert meant(position, from_text(to_text(form))) == action


def test_R69_two_players_plan_for_both_saucers_at_once() -> None:
    position = planning(2)
    green = {"saucer": "green", "card": "2", "direction": "sun"}
    yellow = {"saucer": "yellow", "card": "3", "direction": "meteor"}
    action = plan("2 up", "3 right")
    assert meant(position, {"do": "plan", "plans": [green, yellow]}, 1) == action
    assert meant(position, {"do": "plan", "plans": [yellow, green]}, 1) == action
    assert position.action_json(1, action) == {"do": "plan", "plans": [green, yellow]}
    assert refusal_of(position, {"do": "plan", "plans": [green, yellow]}).key == "not-your-saucer"
    for wrong in ([green], [green, green], [green, yellow, yellow], "green", [green, 3]):
        assert refusal_of(position, {"do": "plan", "plans": wrong}, 1).key in ("wrong-field", "not-an-object")
    assert refusal_of(position, {"do": "plan", "card": "2", "direction": "sun"}).key == "missing-field"


def test_section_3_5_directions_are_told_by_their_markers() -> None:
    position = planning(3)
    turned = position.to_json()
    turned["markers"] = {"up": "stars", "right": "sun", "down": "asteroids", "left": "meteor"}
    position = loaded(turned)
    assert position.action_json(0, plan("2 right")) == {"do": "plan", "card": "2", "direction": "sun"}
    assert meant(position, {"do": "plan", "card": "2", "direction": "sun"}) == plan("2 right")
    assert meant(position, {"do": "plan", "card": "2", "direction": "right"}) == plan("2 right")


def loaded(document: dict[str, Any]) -> CrashAndGrabPosition:
    position = GAME.load(document)
    assert isinstance(position, CrashAndGrabPosition)
    return position


@pytest.mark.parametrize("players", GAME.players)
def test_every_way_to_use_an_upgrade_is_told_and_understood(players: int) -> None:
    places = PLACES | {"yellow": (1, 5), "purple": (5, 0), "pink": (7, 2)}
    names = [name for name in COLOURS if name in places][: 4 if players == 2 else players]
    position = table(
        players,
        at={name: places[name] for name in names},
        aboard={"red": ["pink-pilot"] if players < 6 else ["blue-pilot"], "green": ["red-pilot"]},
        crew={"blue-doctor": (1, 2)} if players < 5 else {},
        upgrades={"red": ALL_WINDOWS},
        stage=stages.END_UPGRADES,
    )
    legal = position.legal(0)
    forms = [position.action_json(0, action) for action in legal]
    assert [meant(position, form) for form in forms] == legal
    assert len({to_text(form) for form in forms}) == len(legal)
    assert {"decline", "use"} == {form["do"] for form in forms if isinstance(form, dict)}


def test_the_distance_may_be_left_out_where_there_is_only_one() -> None:
    position = table(at=PLACES, plans={"red": "2 left"}, boosters={"red": 1})
    assert position.phase == stages.BOOST
    assert meant(position, {"do": "boost", "direction": "up"}) == tables.fly("up", 2)
    several = table(at=PLACES, plans={"red": "2 left"}, upgrades={"red": ["boost-amplifier"]})
    assert several.phase == stages.BOOST
    assert refusal_of(several, {"do": "boost", "direction": "up"}).key == "missing-field"


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ("decline", "not-an-object"),
        ({}, "missing-field"),
        ({"do": "jump"}, "wrong-field"),
        ({"do": "decline", "at": [0, 0]}, "unknown-field"),
        ({"do": "plan", "card": "4", "direction": "sun"}, "wrong-field"),
        ({"do": "plan", "card": True, "direction": "sun"}, "wrong-field"),
        ({"do": "plan", "card": "2", "direction": "moon"}, "wrong-field"),
        ({"do": "plan", "card": "2", "direction": "sun", "saucer": "red"}, "unknown-field"),
        ({"do": "distance", "distance": 13}, "wrong-field"),
        ({"do": "distance", "distance": True}, "wrong-field"),
        ({"do": "boost", "direction": "sun", "distance": -1}, "wrong-field"),
        ({"do": "steal", "crew": "red pilot"}, "not-an-object"),
        ({"do": "steal", "crew": {"colour": "red"}}, "missing-field"),
        ({"do": "steal", "crew": {"colour": "red", "type": "cook"}}, "wrong-field"),
        ({"do": "keep", "upgrade": "warp"}, "wrong-field"),
        ({"do": "keep", "upgrade": ["airlock"]}, "wrong-field"),
        ({"do": "use", "upgrade": "afterburner"}, "missing-field"),
        ({"do": "use", "upgrade": "afterburner", "space": [8, 0]}, "wrong-field"),
        ({"do": "use", "upgrade": "afterburner", "space": [0]}, "wrong-field"),
        ({"do": "use", "upgrade": "saucer-teleporter", "site": 0}, "wrong-field"),
        ({"do": "use", "upgrade": "quake-maker", "slot": "C", "turns": 1}, "wrong-field"),
        ({"do": "use", "upgrade": "quake-maker", "slot": "NW", "turns": 0}, "wrong-field"),
        ({"do": "use", "upgrade": "cloaking-device", "space": [0, 0]}, "unknown-field"),
        (
            {"do": "use", "upgrade": "distress-signaler", "take": PILOT, "give": {"colour": "red", "type": "doctor"}},
            "wrong-field",
        ),
    ],
    ids=str,
)
def test_a_wrong_form_is_refused(form: object, key: str) -> None:
    assert refusal_of(planning(3), form).key == key


def test_a_form_of_another_decision_is_refused_as_such() -> None:
    flying = table(at={"red": (3, 5), "green": (5, 5), "blue": (7, 3)}, plans={"red": "2 up"})
    assert flying.phase == stages.ACCELERATE
    assert refusal_of(flying, {"do": "boost", "direction": "sun"}).key == "must-accelerate"
    boosting = table(at=PLACES, plans={"red": "2 left"})
    assert boosting.phase == stages.BOOST
    assert refusal_of(boosting, {"do": "accelerate", "direction": "sun"}).key == "boost-or-stop"
    assert refusal_of(boosting, {"do": "boost", "direction": "sun"}, 1).key == "not-awaited"


# -- chance ---------------------------------------------------------------------------------


def test_chance_has_forms_of_its_own() -> None:
    position = GAME.new(3)
    tiles = ["3B/2", "1A/0", "2A/3", "4B/1"]
    forms: list[object] = [*tiles, "sun,stars,asteroids,meteor", "purple", 1, 12, 12, 3]
    for form in forms:
        assert position.action_json(CHANCE, position.parse_action(CHANCE, form)) == form
        position.play(CHANCE, position.parse_action(CHANCE, form))
    state: dict[str, Any] = position.to_json()
    assert state["tiles"][0] == {"slot": "NW", "tile": 3, "side": "B", "turns": 2}
    assert state["markers"] == {"up": "sun", "right": "stars", "down": "asteroids", "left": "meteor"}
    assert state["extra_colour"] == "purple"
    assert state["probe"] == 1


def test_the_rotation_die_and_drawn_cards_have_names() -> None:
    position = planning(3)
    tables.all_plan(position)
    assert position.action_json(CHANCE, 1) == "counter-clockwise"
    assert position.parse_action(CHANCE, "clockwise") == 0
    buying = table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    play(buying, tables.BUY)
    assert buying.parse_action(CHANCE, "airlock") == 20
    assert buying.action_json(CHANCE, 20) == "airlock"


@pytest.mark.parametrize("players", [2, 3])
def test_R52_chance_plans_for_who_has_left(players: int) -> None:
    position = planning(players)
    position.resign(0)
    assert position.phase == stages.DRIFT
    for outcome in position.legal(CHANCE):
        assert position.parse_action(CHANCE, position.action_json(CHANCE, outcome)) == outcome
    one = {"card": "2", "direction": "sun"}
    assert position.action_json(CHANCE, 0) == (one if players == 3 else [one, one])
    for wrong in ("2", one | {"saucer": "red"}, [one], [one, one, one], {}):
        with pytest.raises(Refusal):
            position.parse_action(CHANCE, wrong)


@pytest.mark.parametrize("wrong", ["3C/2", "15A/0", "3B/4", "3B", "", 3, None, ["3B/2"], "sun"])
def test_what_is_no_outcome_is_refused(wrong: object) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.new(3).parse_action(CHANCE, wrong)
    assert caught.value.key == "wrong-outcome"


@pytest.mark.parametrize("wrong", [0, 13, "3", 2.0, True, None])
def test_the_placement_die_shows_1_to_12(wrong: object) -> None:
    position = table(at={"green": (5, 5), "blue": (7, 3)})
    assert position.phase == stages.ROLL
    with pytest.raises(Refusal) as caught:
        position.parse_action(CHANCE, wrong)
    assert caught.value.key == "wrong-outcome"


# -- pointing -------------------------------------------------------------------------------


def test_what_a_person_points_at() -> None:
    position = planning(3)
    assert position.targets(0, plan("2 up")) == ["card:2", "direction:sun"]
    two = planning(2)
    assert two.targets(0, plan("2 up", "0-5 left")) == [
        "saucer:red",
        "card:2",
        "direction:sun",
        "saucer:blue",
        "card:0-5",
        "direction:asteroids",
    ]
    assert position.targets(0, tables.give("red-pilot", "green")) == ["crew:red-pilot", "saucer:green"]
    assert position.targets(0, use("afterburner", (3, 7))) == ["upgrade:afterburner", "space:3,7"]
    assert position.targets(0, use("quake-maker", "NW", 2)) == ["upgrade:quake-maker", "tile:NW", "turns:2"]
    assert position.targets(0, use("distress-signaler", "red-pilot", "blue-pilot")) == [
        "upgrade:distress-signaler",
        "crew:red-pilot",
        "crew:blue-pilot",
    ]
    for button in (tables.DECLINE, tables.BUY, tables.ENERGIZE):
        assert len(position.targets(0, button)) == 1


def test_the_distance_is_pointed_at_where_there_are_several() -> None:
    position = table(at=PLACES, plans={"red": "2 left"})
    assert position.phase == stages.BOOST, asked(position)
    assert position.targets(0, tables.fly("up", 2)) == ["direction:sun"]
    several = table(at=PLACES, plans={"red": "2 left"}, upgrades={"red": ["boost-amplifier"]})
    assert several.targets(0, tables.fly("up", 4)) == ["distance:4", "direction:sun"]


# -- refusals -------------------------------------------------------------------------------

OF_FILES = {"crew-does-not-add-up", "two-things-on-space", "cards-do-not-add-up"}
"""These refuse position files, and say their clauses themselves."""


def test_every_refusal_of_the_rules_has_a_clause() -> None:
    """Each key that the rules and the forms give has a clause, and no clause is without a key."""
    folder = Path(str(package.__file__)).parent
    found = {decision.other for decision in DECISIONS}
    for part in ("rules", "forms"):
        found |= messages.refusal_keys(folder / part)
    assert found - OF_FILES == FORMS.clauses.keys()
    assert all(clause for clause in FORMS.clauses.values())


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: PHASE_NAMES[decision.phase])
def test_every_decision_knows_the_clauses_of_its_own_refusals(decision: Decision) -> None:
    part, name = type(decision).__module__.split(".")[-2:]
    module = Path(str(package.__file__)).parent / "rules" / part / f"{name}.py"
    assert module.exists()
    assert {decision.other} | messages.refusal_keys(module) <= decision.clauses.keys()


def test_a_refusal_says_what_the_action_speaks_of() -> None:
    owing = table(at=PLACES, aboard={"red": ["red-pilot", "green-doctor"]}, stage=stages.PENALTIES, penalties=1)
    assert owing.phase == stages.PENALTY
    refusal = refusal_of(owing, {"do": "give", "crew": PILOT, "to": "green"})
    assert refusal.key == "matching-stays"
    assert refusal.data.items() >= {"colour": "red", "type": "pilot", "saucer": "green", "asked": "red"}.items()
    assert refusal.clause == "section 9.5"


def test_damaged_forms_never_break_anything() -> None:
    """Beside the fuzz of all games: forms of every kind, on a table where most of them are illegal."""
    dice = Dice("forms")
    position = table(at=PLACES, upgrades={"red": ALL_WINDOWS}, stage=stages.END_UPGRADES)
    forms: list[Any] = [position.action_json(0, action) for action in position.legal(0)]
    forms += [position.action_json(0, action) for action in range(0, 430, 7)]
    for index in range(1_500):
        form = damaged(forms[index % len(forms)], dice) if index % 5 else extreme(dice)
        with suppress(Refusal):
            position.copy().play(0, position.parse_action(0, form))

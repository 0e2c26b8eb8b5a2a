"""Forms of actions made from what decisions declare, with the shapes that games use."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from crashyard.engine import CHANCE, Fields, Position, Refusal, find_game
from crashyard.engine.forms.action_forms import (
    ActionForm,
    ActionForms,
    FormKind,
    FormPart,
    NameKind,
    NameOutcome,
    NumberKind,
    NumberOutcome,
    SeatOutcome,
    outcome_form,
)
from crashyard.engine.forms.text import from_text, to_text
from tests.refusals import refuses
from tests.tiny_game import GAME
from tests.tiny_game.position import BumpPosition

COLOURS = ["red", "green", "blue"]
TYPES = ["pilot", "medic"]
CARDS = ["rocket", "bell", "ticket"]


class CrewKind(FormKind[BumpPosition]):
    """A value of its own: an object with two fields."""

    def spell(self, position: BumpPosition, seat: int, number: int) -> object:
        return {"colour": COLOURS[number // 2], "type": TYPES[number % 2]}

    def read(self, position: BumpPosition, seat: int, fields: Fields, part: FormPart) -> list[int]:
        crew = fields.object(part.name)
        number = 2 * COLOURS.index(crew.text("colour", COLOURS)) + TYPES.index(crew.text("type", TYPES))
        crew.end()
        return [number]

    def targets(self, position: BumpPosition, seat: int, number: int) -> list[str]:
        return [f"crew:{COLOURS[number // 2]}-{TYPES[number % 2]}"]

    def facts(self, position: BumpPosition, seat: int, number: int) -> dict[str, object]:
        return {"colour": COLOURS[number // 2], "type": TYPES[number % 2]}


class BatteryKind(FormKind[BumpPosition]):
    """A field that goes without saying if it is 0."""

    merged: ClassVar[bool] = True

    def spell(self, position: BumpPosition, seat: int, number: int) -> object:
        return {"batteries": number} if number else {}

    def read(self, position: BumpPosition, seat: int, fields: Fields, part: FormPart) -> list[int]:
        return [fields.integer(part.name, 0, part.size - 1, default=0)]

    def targets(self, position: BumpPosition, seat: int, number: int) -> list[str]:
        return [f"batteries:{number}"]

    def fits(self, position: BumpPosition, seat: int, fields: Fields, part: FormPart) -> bool:
        return True


class DirectionsKind(FormKind[BumpPosition]):
    """Two directions where another form has one."""

    def spell(self, position: BumpPosition, seat: int, number: int) -> object:
        return [COLOURS[number // 3], COLOURS[number % 3]]

    def read(self, position: BumpPosition, seat: int, fields: Fields, part: FormPart) -> list[int]:
        first, second = fields.items(part.name, 2)
        return [3 * COLOURS.index(first) + COLOURS.index(second)]

    def targets(self, position: BumpPosition, seat: int, number: int) -> list[str]:
        return [f"dir:{COLOURS[number // 3]}", f"dir:{COLOURS[number % 3]}"]

    def fits(self, position: BumpPosition, seat: int, fields: Fields, part: FormPart) -> bool:
        return isinstance(fields.peek(part.name), list)


class OneDirectionKind(NameKind):
    def fits(self, position: Position, seat: int, fields: Fields, part: FormPart) -> bool:
        return part.name in fields and not isinstance(fields.peek(part.name), list)


class HandKind(FormKind[BumpPosition]):
    """A card by its value, or "any": every card is then a reading."""

    merged: ClassVar[bool] = True

    def spell(self, position: BumpPosition, seat: int, number: int) -> object:
        return {"card": number, "parity": number % 2}

    def read(self, position: BumpPosition, seat: int, fields: Fields, part: FormPart) -> list[int]:
        parity = fields.integer("parity", 0, 1) if "parity" in fields else None
        card = fields.integer("card", 1, 3) if "card" in fields else None
        found = [number for number in part.numbers if card in (None, number) and parity in (None, number % 2)]
        if not found:
            raise fields.wrong("card", card, "another parity")
        return found

    def targets(self, position: BumpPosition, seat: int, number: int) -> list[str]:
        return [f"card:{number}"]

    def facts(self, position: BumpPosition, seat: int, number: int) -> dict[str, object]:
        return {"card": number}


PLAN = ActionForm("plan", 1, (FormPart("card", "hand", 3, 1),))
GUESS = ActionForm("guess", 1, (FormPart("number", "number", 3, 1),))
STOP = ActionForm("stop", 4)
GIVE = ActionForm("give", 10, (FormPart("crew", "crew", 6), FormPart("to", "colour", 3)))
FLY = ActionForm("fly", 30, (FormPart("distance", "number", 4), FormPart("direction", "colour", 3)), ("direction",))
PUSH = ActionForm(
    "place", 50, (FormPart("at", "number", 5), FormPart("dir", "dir", 3), FormPart("batteries", "bat", 3))
)
LAY = ActionForm("place", 100, (FormPart("at", "number", 5),), pointed=("at", "dir:none"))
TWICE = ActionForm("place", 110, (FormPart("at", "number", 5), FormPart("dir", "dirs", 9)))
ROCKET = ActionForm("card", 200, (FormPart("card", "card", 1, 0),))
BELL = ActionForm("card", 201, (FormPart("card", "card", 1, 1), FormPart("to", "number", 9)))
ALL = (PLAN, GUESS, STOP, GIVE, FLY, PUSH, LAY, TWICE, ROCKET, BELL)
DIE = outcome_form("die", 6, 1)
SEAT = outcome_form("seat", 4)


class SomeForms(ActionForms[BumpPosition]):
    game: ClassVar[str] = "bump"
    ambiguous: ClassVar[str] = "which-card"
    first: tuple[ActionForm, ...] = ()
    chance: tuple[ActionForm, ...] = ()

    def asked(self, position: BumpPosition, seat: int) -> Sequence[ActionForm]:
        return self.chance if seat == CHANCE else self.first

    def other_answer(self, position: BumpPosition, seat: int) -> str:
        return "dodge-or-take"


def forms(*asked: ActionForm) -> SomeForms:
    found = SomeForms(
        ALL,
        {
            "hand": HandKind(),
            "number": NumberKind("number", fact="number"),
            "crew": CrewKind(),
            "colour": NameKind("saucer", COLOURS, fact="saucer"),
            "dir": OneDirectionKind("dir", COLOURS),
            "dirs": DirectionsKind(),
            "bat": BatteryKind(),
            "card": NameKind("card", CARDS, fact="card"),
        },
        {"which-card": "B1", "not-in-hand": "B4", "game-over": "B10"},
        chance=(SEAT,),
        outcomes={"die": NumberOutcome(1, 6), "seat": SeatOutcome()},
    )
    found.first = tuple(form for form in asked if form.do)
    found.chance = tuple(form for form in asked if not form.do)
    return found


def planning(*hand: int) -> BumpPosition:
    """Seat 0 has these cards and is asked for one of them."""
    document = {
        "players": 2,
        "phase": "plan",
        "round": 1,
        "cars": [0, 2],
        "points": [0, 0],
        "dodges": [1, 1],
        "hands": [list(hand), [1, 2]],
        "plans": [None, None],
        "played": 0,
        "threat": None,
        "winners": [],
        "reason": None,
    }
    position = GAME.load(document)
    assert isinstance(position, BumpPosition)
    return position


@pytest.mark.parametrize("form", ALL, ids=str)
def test_numbers_and_parts_of_a_form_are_the_same_thing(form: ActionForm) -> None:
    for action in form.actions:
        assert form.join(form.split(action)) == action
        assert all(number in part.numbers for part, number in zip(form.parts, form.split(action), strict=True))
    assert form.split(form.first) == tuple(part.first for part in form.parts)
    assert len({form.split(action) for action in form.actions}) == form.size


@pytest.mark.parametrize("form", ALL, ids=str)
def test_every_action_comes_back_from_its_form_and_from_its_text(form: ActionForm) -> None:
    found, position = forms(form), planning(1, 2)
    for action in form.actions:
        document = found.json(position, 0, action)
        assert found.parse(position, 0, document) == action
        assert found.parse(position, 0, from_text(to_text(document))) == action


def test_an_object_a_list_and_a_field_that_goes_without_saying() -> None:
    found, position = forms(), planning(1, 2)
    assert found.json(position, 0, GIVE.join([3, 2])) == {
        "do": "give",
        "crew": {"colour": "green", "type": "medic"},
        "to": "blue",
    }
    assert found.json(position, 0, PUSH.join([4, 1, 0])) == {"do": "place", "at": 4, "dir": "green"}
    assert found.json(position, 0, PUSH.join([4, 1, 2])) == {"do": "place", "at": 4, "dir": "green", "batteries": 2}
    assert found.json(position, 0, TWICE.join([4, 5])) == {"do": "place", "at": 4, "dir": ["green", "blue"]}


def test_a_form_says_in_which_order_its_fields_stand() -> None:
    assert to_text(forms().json(planning(1, 2), 0, FLY.join([3, 1]))) == "fly direction=green distance=3"
    with pytest.raises(Refusal) as told:
        forms().parse(planning(1, 2), 0, {"do": "fly"})
    assert told.value.data["field"] == "direction"


def test_forms_with_the_same_word_are_told_apart_by_what_they_say() -> None:
    found, position = forms(), planning(1, 2)
    assert found.parse(position, 0, {"do": "place", "at": 2}) == LAY.join([2])
    assert found.parse(position, 0, {"do": "place", "at": 2, "dir": "red"}) == PUSH.join([2, 0, 0])
    assert found.parse(position, 0, {"do": "place", "at": 2, "dir": ["red", "blue"]}) == TWICE.join([2, 2])
    assert found.parse(position, 0, {"do": "card", "card": "rocket"}) == ROCKET.first
    assert found.parse(position, 0, {"do": "card", "card": "bell", "to": 3}) == BELL.join([1, 3])


@pytest.mark.parametrize(
    ("form", "key", "field"),
    [
        ({"do": "jump"}, "wrong-field", "do"),
        ({"do": "place"}, "missing-field", "at"),
        ({"do": "place", "at": 9}, "wrong-field", "at"),
        ({"do": "place", "at": 2, "dir": 7}, "wrong-field", "dir"),
        ({"do": "place", "at": 2, "dir": ["red"]}, "wrong-field", "dir"),
        ({"do": "place", "at": 2, "car": "red"}, "unknown-field", "car"),
        ({"do": "give", "crew": {"colour": "red", "type": "cook"}, "to": "red"}, "wrong-field", "type"),
        ({"do": "give", "crew": {"colour": "red", "type": "medic", "age": 3}, "to": "red"}, "unknown-field", "age"),
        ({"do": "card"}, "missing-field", "card"),
        ({"do": "card", "card": "nothing"}, "wrong-field", "card"),
        ({"do": "card", "card": "bell"}, "missing-field", "to"),
        ({"do": "card", "card": "rocket", "to": 3}, "unknown-field", "to"),
        ({"do": "card", "card": "ticket"}, "wrong-field", "card"),
        ({"do": "stop", "card": 1}, "unknown-field", "card"),
    ],
)
def test_a_wrong_form_is_refused_for_what_is_wrong_with_it(form: object, key: str, field: str) -> None:
    with pytest.raises(Refusal) as told:
        forms().parse(planning(1, 2), 0, form)
    assert (told.value.key, told.value.data["field"]) == (key, field)


def test_of_several_readings_the_only_legal_one_is_meant() -> None:
    found = forms()
    assert found.parse(planning(2, 3), 0, {"do": "plan", "parity": 1}) == 3
    assert found.parse(planning(2, 2), 0, {"do": "plan", "parity": 1}) == 1, "if none is legal, the first one"
    with pytest.raises(Refusal) as told:
        found.parse(planning(1, 3), 0, {"do": "plan", "parity": 1})
    assert (told.value.key, told.value.clause, told.value.game) == ("which-card", "B1", "bump")
    assert told.value.data == {"seat": 0, "card": 1}


def test_the_decision_that_is_asked_says_what_a_number_is_called() -> None:
    position = planning(1, 2)
    assert forms().json(position, 0, 2) == {"do": "plan", "card": 2, "parity": 0}
    assert forms(GUESS).json(position, 0, 2) == {"do": "guess", "number": 2}
    assert forms(GUESS).parse(position, 0, {"do": "guess", "number": 2}) == 2
    assert forms(STOP).parse(position, 0, {"do": "guess", "number": 2}) == 2, "the rules refuse it themselves"
    with pytest.raises(Refusal, match="dodge-or-take"):
        forms(GUESS).parse(position, 0, {"do": "plan", "card": 2})
    position.play(0, 1)
    assert forms(GUESS).parse(position, 0, {"do": "plan", "card": 2}) == 2, "nobody asks seat 0 any more"


def test_what_a_person_points_at_follows_from_the_parts() -> None:
    found, position = forms(), planning(1, 2)
    assert found.targets(position, 0, STOP.first) == ["stop"]
    assert found.targets(position, 0, GIVE.join([3, 2])) == ["crew:green-medic", "saucer:blue"]
    assert found.targets(position, 0, LAY.join([2])) == ["number:2", "dir:none"]
    assert found.targets(position, 0, TWICE.join([2, 5])) == ["number:2", "dir:green", "dir:blue"]
    assert found.targets(position, 0, FLY.join([3, 1])) == ["number:3", "saucer:green"]


def test_the_facts_of_a_refusal_follow_from_the_parts() -> None:
    found, position = forms(), planning(1, 2)
    told = found.refusal(position, "not-in-hand", 0, GIVE.join([3, 2]))
    assert told.data == {
        "seat": 0,
        "action": GIVE.join([3, 2]),
        "active": position.awaited(),
        "colour": "green",
        "type": "medic",
        "saucer": "blue",
    }
    assert (told.key, told.clause, told.game) == ("not-in-hand", "B4", "bump")
    assert "colour" not in found.refusal(position, "game-over", 0, GIVE.first).data
    assert set(found.refusal(position, "not-in-hand", 0, 999).data) == {"seat", "action", "active"}


def test_chance_says_bare_values() -> None:
    position = planning(1, 2)
    assert forms().json(position, CHANCE, 1) == 1
    assert forms().parse(position, CHANCE, 1) == 1
    assert forms().targets(position, CHANCE, 1) == ["outcome:1"]
    assert forms(DIE).parse(position, CHANCE, 6) == 6
    for wrong in (7, True, "6", None):
        with pytest.raises(Refusal) as told:
            forms(DIE).parse(position, CHANCE, wrong)
        assert (told.value.key, told.value.data["right"]) == ("wrong-outcome", "1..6")


def test_names_of_outcomes() -> None:
    cards = NameOutcome(CARDS)
    position = planning(1, 2)
    assert [cards.read(position, cards.spell(position, number)) for number in range(3)] == [0, 1, 2]
    with pytest.raises(Refusal) as told:
        NameOutcome(CARDS, "rocket, ...").read(position, "raft")
    assert told.value.data == {"value": "raft", "right": "rocket, ..."}


def test_what_is_no_action_has_no_form() -> None:
    assert forms().form_of(planning(1, 2), 0, 999) is None
    with pytest.raises(ValueError, match="999"):
        forms().json(planning(1, 2), 0, 999)


def test_a_game_without_chance_has_no_outcomes() -> None:
    headlong = find_game("headlong")
    sentence = "Only players can choose a gear; now awaited: Red and Blue. (H2)"
    with refuses("not-awaited", sentence, headlong):
        headlong.new(2).parse_action(CHANCE, 1)

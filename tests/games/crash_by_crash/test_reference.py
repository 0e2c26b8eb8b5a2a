"""Legal actions and what comes of them, compared with the second model: on hand-made tables and in whole games."""

import pytest

from crashyard.engine import Actions, random_answer
from crashyard.engine.chance.dice import Dice
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import codes, phases
from tests.conformance.cases import extreme
from tests.games.crash_by_crash import mirror, reference_actions, tables
from tests.games.crash_by_crash.reference import Form, Model
from tests.games.crash_by_crash.reference_play import Play

TABLES = 12
PARTS = 8
YELLOW_PARTS = 3
ENDING_PARTS = 3
CRUEL_GAMES = 4
GAME_TABLES = 20
CONSEQUENCES = 25
"""How many actions of a table are carried out, and how many of those that end the game."""


def compare(position: CrashByCrashPosition, dice: Dice, model: Model | None = None) -> None:
    """Compare what may be done and what comes of it; with a model of its own, or one of the table as it lies there."""
    model = model or mirror.model_of(position)
    possible = reference_actions.legal(model)
    seat = position.active
    before = tables.picture(position)
    assert sorted(position.legal(seat)) == sorted({mirror.code_of(form, model) for form in possible})
    assert tables.picture(position) == before
    forms = list(possible)
    ends = [form for form in forms if possible[form].over]
    for chosen in (forms, ends):
        for _ in range(min(CONSEQUENCES, len(chosen))):
            form = chosen[dice.below(len(chosen))]
            compare_consequence(position.copy(), form, possible, model, dice)


def compare_consequence(
    position: CrashByCrashPosition, form: Form, possible: dict[Form, Model], model: Model, dice: Dice
) -> None:
    if form[0] == "operator":
        compare_steps(position.copy(), form, possible)
    mirror.play(position, form, model, dice)
    expected = possible[form]
    if expected.choices:
        assert position.phase == phases.RINGING
        rings = [tables.ring(position, place) for place in expected.choices]
        assert sorted(position.legal(position.active)) == sorted(rings)
        choice = expected.choices[dice.below(len(expected.choices))]
        position.play(position.active, tables.ring(position, choice))
        expected = expected.twin()
        expected.pull(choice)
    mirror.assert_same_table(position, expected)


def compare_steps(position: CrashByCrashPosition, form: Form, possible: dict[Form, Model]) -> None:
    """Wherever the operator is on their way, the steps on offer are those of the ways that can be completed."""
    _, count, way = form
    seat = position.active
    ways = [other[2] for other in possible if other[0] == "operator" and other[1] == count]
    position.play(seat, tables.operate(count, *way[0]))
    for taken in range(1, len(way)):
        following = {tables.step(*other[taken]) for other in ways if other[:taken] == way[:taken]}
        assert sorted(position.legal(seat)) == sorted(following)
        position.play(seat, tables.step(*way[taken]))


@pytest.mark.parametrize("part", range(PARTS))
def test_random_tables_have_the_choices_and_consequences_of_the_second_model(part: int) -> None:
    dice = Dice(f"tables/{part}")
    for number in range(TABLES):
        compare(mirror.random_table(dice, players=4 if number % 4 == 0 else 2), dice)


@pytest.mark.parametrize("part", range(YELLOW_PARTS))
def test_yellow_cards_find_the_scorings_of_the_second_model(part: int) -> None:
    """R69: what may be played is exactly what rings, at once, by a later step of the operator, or by a magnet."""
    dice = Dice(f"yellow/{part}")
    for _ in range(TABLES):
        compare(mirror.yellow_table(dice), dice)


@pytest.mark.parametrize("part", range(ENDING_PARTS))
def test_games_end_where_they_end_in_the_second_model(part: int) -> None:
    """R73: a side's last cars stand where they can be driven off by a push, by a recoil, or on the operator's way."""
    dice = Dice(f"endings/{part}")
    for number in range(TABLES):
        compare(mirror.last_cars_table(dice, players=4 if number % 4 == 0 else 2), dice)


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_go_as_in_the_second_model(players: int) -> None:
    """The second model hears nothing but the answers; all that a file tells is the same after every one of them."""
    compared = 0
    number = 0
    while compared < GAME_TABLES:
        number += 1
        position = GAME.new(players, {})
        assert isinstance(position, CrashByCrashPosition)
        play, actions = Play(players), Actions()
        dice = Dice(f"games/{players}/{number}")
        while position.awaited() >= CHANCE and position.turn < 60 and compared < GAME_TABLES:
            if position.phase == phases.ACTION and dice.below(12) == 0:
                compared += 1
                compare(position, dice, play.model)
            seat = position.awaited()
            action = random_answer(position, seat, dice, actions)
            form = position.action_json(seat, action)
            position.play(seat, action)
            play.answer(form)
            assert mirror.told(position) == play.told(), form


@pytest.mark.parametrize("most", [False, True], ids=["least", "most"])
@pytest.mark.parametrize("players", [2, 4])
def test_variants_go_as_in_the_second_model(players: int, most: bool) -> None:
    """With all parameters at their limits: choices, consequences, and all that a file tells, to the end."""
    parameters = extreme(GAME, most=most)
    position = GAME.new(players, parameters)
    assert isinstance(position, CrashByCrashPosition)
    play, actions = Play(players, **parameters), Actions()
    dice = Dice(f"variants/{players}/{most}")
    while position.awaited() >= CHANCE and position.turn < 60:
        if position.phase == phases.ACTION and dice.below(20) == 0:
            compare(position, dice, play.model)
        seat = position.awaited()
        action = random_answer(position, seat, dice, actions)
        form = position.action_json(seat, action)
        position.play(seat, action)
        play.answer(form)
        assert mirror.told(position) == play.told(), form


@pytest.mark.parametrize("players", [2, 4])
def test_bans_follow_each_other_as_in_the_second_model(players: int) -> None:
    """R67: whoever can plays Discharged Battery or uses batteries; some do so while they are banned themselves."""
    both_banned = 0
    for number in range(CRUEL_GAMES):
        position = GAME.new(players, {})
        assert isinstance(position, CrashByCrashPosition)
        play, actions = Play(players), Actions()
        dice = Dice(f"cruel/{players}/{number}")
        while position.awaited() >= CHANCE and position.turn < 80:
            seat = position.awaited()
            action = cruel(position, seat, dice, actions)
            form = position.action_json(seat, action)
            position.play(seat, action)
            play.answer(form)
            assert mirror.told(position) == play.told(), form
            both_banned += min(play.model.bans) >= play.model.turn > 0
    assert both_banned > 0


def cruel(position: CrashByCrashPosition, seat: int, dice: Dice, actions: Actions) -> int:
    """The card that bans, drawn by chance or played, or a push with batteries, if there are any and a coin says so."""
    if position.phase != phases.LAYING_TILES and dice.below(2) == 0:
        banning = tables.kind("FLAT_BATTERY") if seat == CHANCE else tables.card("FLAT_BATTERY")
        if position.forbids(seat, banning) is None:
            return banning
        found = position.legal(seat)
        pushing = [action for action in found if codes.PUSH <= action < codes.LAY and (action - codes.PUSH) % 3]
        if pushing and seat != CHANCE:
            return pushing[dice.below(len(pushing))]
    return random_answer(position, seat, dice, actions)

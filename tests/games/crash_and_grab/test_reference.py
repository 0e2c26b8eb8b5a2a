"""The rules and a second, slow model of them, in step: the same questions, the same answers, the same table."""

from collections import Counter

import pytest

from crashyard.engine import Dice
from crashyard.engine.actions import Actions
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import ACCELERATOR, BOARD_CELLS, COLOURS, EMPTY, SLOTS
from crashyard.games.crash_and_grab.rules.stages import FIRST_SAUCERS, OVER, PHASE_NAMES, PLAN, ROLL
from tests.conformance.cases import extreme
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.reference import RULEBOOK, Answer, Won, World
from tests.games.crash_and_grab.reference_turn import play_from_setup, play_on

MARKS = {EMPTY: ".", ACCELERATOR: "A"}


# -- from one model to the other ------------------------------------------------------------


def world_of(position: CrashAndGrabPosition) -> World:
    """The same table for the second model; a round, or the placing of the first saucers, must be about to begin."""
    colours = COLOURS[: position.saucers]
    varied = position.tuning.varied
    shown = {tables.place_at(cell): int(position.kind[cell]) for cell in BOARD_CELLS[position.players]}
    return World(
        players=int(position.players),
        owner={name: number % position.players for number, name in enumerate(colours)},
        marks={place: MARKS.get(kind, str(kind)) for place, kind in shown.items()},
        corners={slot["slot"]: (slot["row"], slot["col"]) for slot in SLOTS[position.players][:4]},
        at={name: tables.at(position, name) for name in colours},
        lying={place: name for name, place in tables.lying(position).items()},
        aboard={name: tables.aboard(position, name) for name in colours},
        lost=tables.names_of(position.lost),
        energy={name: tables.energy(position, name) for name in colours},
        boosters={name: tables.boosters(position, name) for name in colours},
        upgrades={name: tables.upgrades(position, name) for name in colours},
        deck=tables.cards(position.deck),
        discard=tables.cards(position.discard),
        quota={2: 2, 3: 2, 4: 2, 5: 3, 6: 4}[int(position.players)] + varied.get("extra_crew", 0),
        probe=int(position.probe),
        titanium=position.titanium,
        points=[int(count) for count in position.points],
        numbers={name: varied.get(name, number) for name, number in RULEBOOK.items()},
    )


def action_of(answer: Answer) -> int:
    """An answer of the second model as an action of the rules."""
    what, *chosen = answer
    if what == "decline":
        return tables.DECLINE
    if what == "energize":
        return tables.ENERGIZE
    if what == "buy":
        return tables.BUY
    if what == "roll":
        return int(chosen[0])
    if what == "draw":
        return tables.NUMBERS[chosen[0]]
    if what == "rotate":
        return ("clockwise", "counter-clockwise").index(chosen[0])
    if what == "plan":
        return tables.plan(*[" ".join(plan) for plan in chosen])
    named = getattr(tables, what)
    return int(named(*chosen))


def compare(position: CrashAndGrabPosition, world: World) -> None:
    """Everything that lies on the table is the same in both."""
    assert {name: tables.at(position, name) for name in world.at} == world.at
    assert tables.lying(position) == {name: place for place, name in world.lying.items()}
    assert {name: tables.aboard(position, name) for name in world.at} == world.aboard
    assert tables.names_of(position.lost) == world.lost
    assert {name: tables.energy(position, name) for name in world.at} == world.energy
    assert {name: tables.boosters(position, name) for name in world.at} == world.boosters
    assert {name: tables.upgrades(position, name) for name in world.at} == world.upgrades
    assert list(position.points) == world.points


def play_in_step(position: CrashAndGrabPosition, dice: Dice, most: int) -> Counter[str]:
    """Let dice answer every question of the second model, and both go on; returns what was asked how often."""
    world = world_of(position)
    model = play_on(world) if position.round else play_from_setup(world)
    question = next(model)
    asked: Counter[str] = Counter()
    while asked.total() < most:
        awaited = position.awaited()
        assert awaited == (SEVERAL if question.what == "plan" else question.seat)
        assert tables.asked(position)[0] == question.what
        actions = {action_of(answer): answer for answer in question.answers}
        assert len(actions) == len(question.answers)
        assert set(position.legal(question.seat)) == set(actions)
        if question.what != "draw":
            assert tables.cards(position.deck) == world.deck
        compare(position, world)
        check(position)
        action = sorted(actions)[dice.below(len(actions))]
        position.play(question.seat, action)
        asked[question.what] += 1
        winner = -1
        try:
            question = model.send(actions[action])
        except Won as won:
            winner = won.seat
        assert position.winner == winner
        if winner >= 0:
            assert position.awaited() == NOBODY
            compare(position, world)
            break
    return asked


# -- random tables --------------------------------------------------------------------------


def random_table(players: int, titanium: bool, dice: Dice) -> CrashAndGrabPosition:
    """A random board at the beginning of a round, with upgrades, crew, energy and boosters dealt at random.

    On every other board the saucers are close together, so that they collide more often.
    """
    position = tables.new_game(players, titanium)
    actions = Actions()
    while position.phase != PLAN:
        seat = position.awaited()
        position.play(seat, position.throw(dice, actions) if seat == CHANCE else position.pick(seat, dice, actions))
    for saucer in range(position.saucers):
        position.lift(saucer)
    free = [cell for cell in BOARD_CELLS[players] if position.is_empty(cell)]
    if dice.below(2) == 0:
        top, left = int(dice.below(4)), int(dice.below(4))
        near = [(row, col) for row in range(top, top + 5) for col in range(left, left + 5)]
        free = [cell for cell in free if tables.place_at(cell) in near]
    for saucer in range(position.saucers):
        position.put(saucer, free.pop(dice.below(len(free))))
        position.energy[saucer] = dice.below(4)
        position.boosters[saucer] = dice.below(4)
    for card in range(27):
        if position.deck >> card & 1 and dice.below(3) > 0:
            position.deck &= ~(1 << card)
            position.upgrades[dice.below(position.saucers)] |= 1 << card
    for token in range(24):
        if position.lost >> token & 1 and dice.below(3) == 0:
            saucer = dice.below(position.saucers)
            trial = position.aboard[saucer] | 1 << token
            if len({name.split("-")[1] for name in tables.names_of(trial)}) < 4:
                position.aboard[saucer] = trial
                position.lost &= ~(1 << token)
    position.probe = dice.below(players)
    return position


@pytest.mark.parametrize("titanium", [False, True], ids=["base", "titanium"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_tables_are_played_as_the_second_model_plays_them(players: int, titanium: bool) -> None:
    """And every question of section 6 is met on the way."""
    dice = Dice(f"tables {players} {titanium}")
    asked: Counter[str] = Counter()
    for _ in range(60):
        asked += play_in_step(random_table(players, titanium, dice), dice, 70)
    questions = set(PHASE_NAMES[ROLL:OVER]) - {"drift", "booster", "pilot"}
    questions -= {"penalty", "reward"} if titanium else {"lose"}
    questions -= {"rotation"} if players == 2 else {"saucer", "pass"}
    assert asked.keys() == questions


@pytest.mark.parametrize("most", [False, True], ids=["least", "most"])
@pytest.mark.parametrize(("players", "titanium"), [(2, False), (3, True), (4, False), (6, True)])
def test_whole_variants_are_played_as_the_second_model_plays_them(players: int, titanium: bool, most: bool) -> None:
    """With all parameters at their limits."""
    dice = Dice(f"variants {players} {titanium} {most}")
    position = tables.new_game(players, titanium, **extreme(GAME, most=most))
    assert sum(len(tables.cards(pile)) for pile in (position.deck, position.discard)) <= 3
    actions = Actions()
    while position.stage != FIRST_SAUCERS:
        position.play(CHANCE, position.throw(dice, actions))
    asked = play_in_step(position, dice, 600)
    assert asked["plan"] > 1


@pytest.mark.parametrize("titanium", [False, True], ids=["base", "titanium"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_are_played_as_the_second_model_plays_them(players: int, titanium: bool) -> None:
    dice = Dice(f"games {players} {titanium}")
    position = tables.new_game(players, titanium)
    actions = Actions()
    while position.stage != FIRST_SAUCERS:
        position.play(CHANCE, position.throw(dice, actions))
    asked = play_in_step(position, dice, 3_000)
    assert players > 2 or asked["pilot"] == asked["booster"] == 1

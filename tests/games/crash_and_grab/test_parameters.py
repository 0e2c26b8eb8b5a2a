"""Section 22: what the laboratory may change does what it says, at its limits; all else is as in the rulebook."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import Dice, random_answer
from crashyard.engine.actions import Actions
from crashyard.engine.options import Number
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import BOARD_CELLS, LAST_SITE
from crashyard.games.crash_and_grab.rules.decisions import buy
from crashyard.games.crash_and_grab.rules.moving import compare
from crashyard.games.crash_and_grab.rules.options import LEFT_OUT, PARAMETERS
from crashyard.games.crash_and_grab.rules.stages import BUY, OVER, PLAN
from crashyard.games.crash_and_grab.rules.turn import execute
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from tests.games.crash_and_grab import tables


def variant(players: int = 3, titanium: bool = False, /, **parameters: str | int) -> CrashAndGrabPosition:
    """A play of a variant, up to its first plans."""
    position = tables.new_game(players, titanium, **parameters)
    play_until(position, PLAN)
    return position


def play_until(position: CrashAndGrabPosition, phase: int) -> None:
    """By dice, until something is asked, or to the end."""
    dice, actions = Dice("variant"), Actions()
    while position.phase not in (phase, OVER):
        seat = position.awaited_seats()[0]
        position.play(seat, random_answer(position, seat, dice, actions))


@pytest.mark.parametrize("energy", [0, 6])
def test_every_saucer_begins_with_its_energy(energy: int) -> None:
    assert list(variant(start_energy=energy).energy) == [energy] * 3


@pytest.mark.parametrize(("card", "name"), [("2", "card_boosters"), ("3", "card_energy")])
@pytest.mark.parametrize("bonus", [0, 3])
def test_a_movement_card_brings_its_bonus(card: str, name: str, bonus: int) -> None:
    position = variant(2, **{name: bonus})
    position.saucer = 0
    position.plan[0] = 4 * ("2", "3", "0-5").index(card)
    position.heading, position.distance = 0, 0
    before = int(position.boosters[0]), int(position.energy[0])
    position.stage = stages.EXECUTE
    execute(position)
    gained = position.boosters[0] - before[0], position.energy[0] - before[1]
    assert gained == ((bonus, 0) if card == "2" else (0, bonus))


@pytest.mark.parametrize("cost", [1, 6])
def test_an_upgrade_costs_its_energy(cost: int) -> None:
    position = variant(upgrade_cost=cost, start_energy=cost, card_energy=0, crash_energy=1)
    play_until(position, BUY)
    assert position.phase == BUY
    before = int(position.energy[position.saucer])
    assert before >= cost
    position.play(position.awaited(), tables.BUY)
    assert before - position.energy[position.saucer] == cost


def test_without_enough_energy_nobody_is_asked_to_buy() -> None:
    position = variant(upgrade_cost=6, start_energy=5, card_energy=0)
    position.energy[0] = 5
    position.stage, position.phase, position.saucer = stages.PURCHASES, stages.GOING, 0
    assert not buy.DECISION.can_be_asked(position)
    position.energy[0] = 6
    assert buy.DECISION.can_be_asked(position)


@pytest.mark.parametrize("energy", [1, 4])
def test_a_crash_brings_its_energy(energy: int) -> None:
    position = variant(crash_energy=energy)
    position.saucer, position.active = 0, 0
    position.lift(1)
    position.rewards = vec[i64]([1])
    position.stage, position.phase = stages.REWARDS, stages.REWARD
    before = int(position.energy[0])
    position.play(0, tables.ENERGIZE)
    assert position.energy[0] - before == energy


@pytest.mark.parametrize(("players", "extra", "quota"), [(2, 0, 2), (3, 2, 4), (6, 2, 6)])
def test_so_many_crewmembers_should_lie_on_the_board(players: int, extra: int, quota: int) -> None:
    position = variant(players, extra_crew=extra)
    assert position.quota == quota
    assert position.copy().quota == quota
    dice, actions = Dice("quota"), Actions()
    while position.round < 4 and position.phase != OVER:
        if position.phase == PLAN and position.round > 1:
            assert position.crew_out == quota or position.lost == 0
        seat = position.awaited_seats()[0]
        position.play(seat, random_answer(position, seat, dice, actions))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R35_there_is_an_empty_crash_site_for_whatever_is_placed(players: int) -> None:
    most = next(each.high for each in PARAMETERS if isinstance(each, Number) and each.name == "extra_crew")
    position = variant(players, extra_crew=most)
    assert position.quota + position.saucers <= LAST_SITE


@pytest.mark.parametrize("stations", [2, 3])
@pytest.mark.parametrize("players", [2, 3])
def test_so_many_stations_win(players: int, stations: int) -> None:
    position = variant(players, stations_to_win=stations)
    position.saucer, position.active = 0, 0
    saucers = [0, 2] if players == 2 else [0]
    for saucer in saucers:
        for kind in range(stations):
            assert position.winner < 0
            position.take_aboard(saucer, 4 * saucer + kind)
    assert position.winner == 0


@pytest.mark.parametrize("points", [1, 6])
def test_so_many_points_win_in_twisted_titanium(points: int) -> None:
    position = variant(3, True, points_to_win=points)
    position.put(1, next(cell for cell in BOARD_CELLS[3] if position.is_empty(cell)))
    position.aboard[0] = 0b1
    for scored in range(1, points + 1):
        assert position.winner < 0
        position.mover = 0
        position.at[0] = position.at[1]
        compare(position, 1)
        assert position.points[0] == scored
        position.put(1, next(cell for cell in BOARD_CELLS[3] if position.is_empty(cell)))
    assert position.winner == 0


def test_upgrades_left_out_are_nowhere() -> None:
    names = ["airlock", "tractor-beam"]
    position = variant(without=",".join(names))
    assert tables.cards(position.deck) == {card.name for card in CARDS} - set(names)
    assert position.tuning.varied == {"without": "airlock,tractor-beam"}


def test_any_upgrade_can_be_left_out_by_its_name() -> None:
    assert set(LEFT_OUT.values) == {card.name for card in CARDS}
    position = variant(2, without=",".join(LEFT_OUT.values[: LEFT_OUT.most]))
    assert len(tables.cards(position.deck)) in (2, 3)

"""What no rule says because it is always so, watched after every decision of random games."""

import pytest

from crashyard.bots.greedy import GreedyBot
from crashyard.engine import Actions, build, random_answer
from crashyard.engine.chance.dice import Dice
from crashyard.engine.seats import CHANCE, NOBODY
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import phases
from crashyard.games.crash_by_crash.rules.board import CELLS, FLOWER_CELL, IN_HOLE, SLOT_CELLS, SLOT_OF
from crashyard.games.crash_by_crash.rules.codes import SPACE
from crashyard.games.crash_by_crash.rules.pieces import GONE, IN_STOCK, KINDS, NOTHING, OPERATOR
from tests.games.crash_by_crash.tables import FULL_SET, all_cards

PARTS = 4
GAMES = 250 if build() == "compiled" else 4
"""Games a part, for each number of players: 2,000 in all, fewer where they would take too long."""
GREEDY_GAMES = 125 if build() == "compiled" else 1
"""Greedy games a part: 500 in all."""
TURNS = 150
"""Random players can avoid each other for long; a game is left after so many turns."""


class Watch:
    """Looks at a position after every decision, and remembers what may only change in one direction.

    What has not changed since the last look is not looked at again: two thousand games are a lot of looks.
    """

    def __init__(self, position: CrashByCrashPosition) -> None:
        self.position = position
        self.batteries = list(position.batteries)
        self.turn = 0
        self.scorings = 0
        self.scored_in = 0
        self.cards: list[list[int]] = []
        self.bells: list[int] = []
        self.lying: list[int] = []
        self.gone = 1
        """Places without a cell: the one outside, and those in holes."""

    def look(self) -> None:
        self.look_at_points()
        self.look_at_bells()
        self.look_at_places()
        self.look_at_cards()

    def look_at_points(self) -> None:
        """Scores are never below 0; batteries never come back; one scoring a turn, none before turn 6."""
        position = self.position
        assert min(position.scores) >= 0
        batteries = list(position.batteries)
        if batteries != self.batteries:
            assert all(0 <= left <= before for left, before in zip(batteries, self.batteries, strict=True))
            self.batteries = batteries
        if position.scorings != self.scorings:
            assert position.scorings == self.scorings + 1
            assert self.turn >= 6
            assert self.scored_in < self.turn
            self.scored_in = self.turn
            self.scorings = position.scorings
            self.look_at_holes()
        assert position.turn - self.turn in (0, 1)
        self.turn = position.turn

    def look_at_holes(self) -> None:
        """Whole tiles leave, flowers only, and at most one a scoring."""
        on = list(self.position.on)
        holes = [cells for cells in SLOT_CELLS if on[cells[0]] == GONE]
        assert len(holes) <= self.scorings
        for cells in holes:
            assert len(cells) == 7
            assert all(on[cell] == GONE for cell in cells)
        self.gone = 1 + 7 * len(holes)

    def look_at_bells(self) -> None:
        """Ten bells, on the board or on the scoring track; one a flower; no car rests on one."""
        position = self.position
        bells = list(position.bell)
        if bells != self.bells:
            self.bells = bells
            self.lying = [cell for cell in range(CELLS) if bells[cell] != 0]
            assert position.phase == phases.LAYING_TILES or len(self.lying) + position.scorings == 10
            assert len({bells[cell] for cell in self.lying}) == len(self.lying)
            assert len({SLOT_OF[cell] for cell in self.lying}) == len(self.lying)
            assert all(FLOWER_CELL[cell] for cell in self.lying)
        for cell in self.lying:
            assert position.on[cell] in (NOTHING, OPERATOR) or cell == position.rung
        assert position.rung < 0 or position.phase == phases.STEPS

    def look_at_places(self) -> None:
        """Never two things on one cell, and nothing in a hole but the operator."""
        position = self.position
        on = list(position.on)
        standing = 0
        for car, cell in enumerate(position.cars):
            if cell != IN_STOCK:
                assert on[cell] == car + 1
                standing += 1
        if position.operator >= IN_HOLE:
            assert on[SLOT_CELLS[position.operator - IN_HOLE][0]] == GONE
        elif position.operator >= 0:
            assert on[position.operator] == OPERATOR
            standing += 1
        assert on.count(GONE) == self.gone
        assert on.count(NOTHING) + self.gone + standing == len(on)

    def look_at_cards(self) -> None:
        """Three copies of each kind; three cards a hand and in the display whenever a turn begins."""
        position = self.position
        cards = [list(pile) for pile in (position.hands, position.deck, position.discard, position.display)]
        if cards != self.cards:
            self.cards = cards
            assert all_cards(position) == FULL_SET
            assert all(0 <= known <= held for known, held in zip(position.known, position.hands, strict=True))
        if position.phase == phases.ACTION and position.action == 1:
            for first in range(0, KINDS * position.players, KINDS):
                assert sum(cards[0][first : first + KINDS]) == 3
            assert sum(cards[3]) == (3 if position.players == 2 else 0)


def random_game(players: int, number: int) -> tuple[CrashByCrashPosition, Dice]:
    options = {"younger": number % players, "last_rider": number % 2 if players == 2 else 0}
    position = GAME.new(players, options)
    assert isinstance(position, CrashByCrashPosition)
    return position, Dice(f"invariants/{players}/{number}")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", [2, 4])
def test_every_invariant_holds_after_every_decision(players: int, part: int) -> None:
    for number in range(GAMES * part, GAMES * part + GAMES):
        position, dice = random_game(players, number)
        watch = Watch(position)
        while position.turn <= TURNS:
            seat = position.awaited()
            if seat == NOBODY:
                break
            choices = position.legal(seat)
            assert choices
            assert len(set(choices)) == len(choices)
            position.play(seat, choices[dice.below(len(choices))])
            watch.look()
        look_at_end(position)


def look_at_end(position: CrashByCrashPosition) -> None:
    result = position.result()
    if position.phase != phases.OVER:
        assert result is None
        return
    assert result is not None
    assert position.awaited() == NOBODY
    none_left = min(position.cars_on_board(side) for side in range(2)) == 0
    assert result.reason == ("seven_scorings" if position.scorings == 7 else "no_cars")
    assert position.scorings == 7 or none_left
    best = max(position.scores)
    assert result.winners == tuple(seat for seat in range(position.players) if position.scores[seat % 2] == best)


@pytest.mark.parametrize("players", [2, 4])
def test_the_list_of_legal_actions_is_the_whole_truth(players: int) -> None:
    """Over the whole action space, `forbids` allows exactly what `legal` lists; other seats may do nothing."""
    looked_at = 0
    number = 0
    while looked_at < 12:
        number += 1
        position, dice = random_game(players, number)
        while position.awaited() >= CHANCE and position.turn < 40 and looked_at < 12:
            seat = position.awaited()
            choices = position.legal(seat)
            if position.turn > 0 and dice.below(30) == 0:
                looked_at += 1
                allowed = [action for action in range(SPACE) if position.forbids(seat, action) is None]
                assert allowed == sorted(choices)
                other = (max(seat, 0) + 1) % players
                if other != seat:
                    assert position.legal(other) == []
                    assert position.forbids(other, choices[0]) == "not-awaited"
            position.play(seat, choices[dice.below(len(choices))])


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_every_invariant_holds_in_greedy_games(part: int) -> None:
    for number in range(GREEDY_GAMES * part, GREEDY_GAMES * part + GREEDY_GAMES):
        position, dice = random_game(2 if number % 4 else 4, number)
        watch = Watch(position)
        bot, actions = GreedyBot(dice), Actions()
        while position.turn <= TURNS:
            seat = position.awaited()
            if seat == NOBODY:
                break
            chance = seat == CHANCE
            action = random_answer(position, seat, dice, actions) if chance else bot.answer(position, seat)
            position.play(seat, action)
            watch.look()
        look_at_end(position)

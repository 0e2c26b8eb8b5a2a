"""Sections 5, 8 and 9: rounds and turns, the end of the game, players without cubes."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.dice import Dice
from crashyard.engine.refusal import Refusal
from crashyard.engine.result import Result, rank_by
from crashyard.engine.seats import CHANCE, NOBODY
from crashyard.games.cube_attack.forms import notation
from crashyard.games.cube_attack.heuristics import evaluation, first_sight
from crashyard.games.cube_attack.rules import events
from crashyard.games.cube_attack.rules.activating import activate, forbids_activation
from crashyard.games.cube_attack.rules.attacking import attack, fill_attacks, forbids_attack
from crashyard.games.cube_attack.rules.board import MOST_PLANETS
from crashyard.games.cube_attack.rules.codes import ACTIVATE, ATTACK, END_TURN, EVERY_CUBE, MOVE, SPACE
from crashyard.games.cube_attack.rules.cube import NO_CUBE, lives_of
from crashyard.games.cube_attack.rules.moving import fill_moves, forbids_move, move
from crashyard.games.cube_attack.rules.scoring import score_moons
from crashyard.games.cube_attack.rules.state import (
    BY_POINTS,
    LAST_SURVIVOR,
    NOBODY_LEFT,
    ROUND_LIMIT,
    WOOD,
    Table,
)


@final
class CubeAttackPosition(Table):
    """A play of Cube Attack: the table, and whose turn it is."""

    # -- whose decision it is ---------------------------------------------------------------

    def awaited(self) -> i64:
        if self.over:
            return NOBODY
        if self.marker < 0:
            return CHANCE
        return self.active

    def rounds(self) -> i64:
        return self.round

    # -- section 6: what the active player may do -------------------------------------------

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        if self.over or seat != self.awaited():
            return
        if seat == CHANCE:
            start_player: i64 = 0
            while start_player < self.players:
                actions.add(start_player)
                start_player += 1
            return
        actions.add(END_TURN)
        number: i64 = 0
        while number < self.entered[seat]:
            cube = self.cubes[WOOD * seat + number]
            if cube != NO_CUBE and self.is_first_of_its_like(seat, number):
                if forbids_activation(self, seat, number) is None:
                    actions.add(ACTIVATE + number)
                fill_moves(self, number, cube, actions)
                fill_attacks(self, seat, number, cube, actions)
            number += 1

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.over:
            return "game-over"
        if seat != self.awaited():
            return "not-awaited"
        if seat == CHANCE:
            return None if 0 <= action < self.players else "unknown-action"
        if action < 0 or action >= SPACE:
            return "unknown-action"
        if action == END_TURN:
            return None
        number = self.acting_number(action)
        if self.cube(seat, number) == NO_CUBE:
            return "no-such-cube"
        if not self.is_first_of_its_like(seat, number):
            return "not-first-of-its-like"
        if action < MOVE:
            return forbids_activation(self, seat, number)
        if action < ATTACK:
            return forbids_move(self, seat, number, (action - MOVE) % MOST_PLANETS)
        target = (action - ATTACK) % EVERY_CUBE
        return forbids_attack(self, seat, number, target // WOOD, target % WOOD)

    def acting_number(self, action: i64) -> i64:
        """The number of the cube that carries out an action."""
        if action < MOVE:
            return action - ACTIVATE
        if action < ATTACK:
            return (action - MOVE) // MOST_PLANETS
        return (action - ATTACK) // EVERY_CUBE

    def carry_out(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.begin(action)
            return
        if action == END_TURN:
            self.end_turn()
            return
        self.left -= 1
        number = self.acting_number(action)
        if action < MOVE:
            activate(self, seat, number)
        elif action < ATTACK:
            move(self, seat, number, (action - MOVE) % MOST_PLANETS)
        else:
            target = (action - ATTACK) % EVERY_CUBE
            victim = target // WOOD
            attack(self, seat, number, victim, target % WOOD)
            if self.standing[victim] == 0 and self.ends_with_survivor():
                return
        if self.left == 0:
            self.end_turn()

    # -- section 5: rounds and turns --------------------------------------------------------

    def begin(self, start_player: i64) -> None:
        """Chance has picked the start player, who takes the marker and begins round 1 (R17)."""
        self.marker = start_player
        if self.listening():
            self.tell(events.start_player(self))
        self.begin_round()

    def begin_round(self) -> None:
        """The holder of the marker begins, or the next player after him who has cubes (R60)."""
        self.round += 1
        if self.listening():
            self.tell(events.round_began(self))
        self.begin_turn_from(self.marker, self.players)

    def begin_turn_from(self, seat: i64, places: i64) -> None:
        """The turn goes to the first of the next `places` seats that has cubes; with none, the round is over."""
        while places > 0 and self.standing[seat] == 0:
            seat = (seat + 1) % self.players
            places -= 1
        if places == 0:
            self.end_round()
            return
        self.active = seat
        self.left = 2
        if self.listening():
            self.tell(events.turn_began(self))

    def end_turn(self) -> None:
        """Unused actions are lost (R23); the next seat of this round that has cubes follows (R61)."""
        self.clear_marks(self.active)
        if self.listening():
            self.tell(events.turn_ended(self))
        following = (self.active + 1) % self.players
        self.begin_turn_from(following, (self.marker - following) % self.players)

    def end_round(self) -> None:
        score_moons(self)
        if self.listening():
            self.tell(events.round_ended(self))
        if self.ends_by_points():
            return
        if self.marker_passes:
            self.pass_marker()
        self.begin_round()

    def pass_marker(self) -> None:
        """Option `marker` = `passes`: to the next player clockwise who still has cubes."""
        seat = (self.marker + 1) % self.players
        while self.standing[seat] == 0:
            seat = (seat + 1) % self.players
        self.marker = seat
        if self.listening():
            self.tell(events.marker_passed(self))

    # -- sections 8 and 9: the end ----------------------------------------------------------

    def leaders(self) -> i64:
        """The seats, as bits, that have the highest total."""
        top: i64 = 0
        for seat in range(self.players):
            if self.scores[seat] > top:
                top = self.scores[seat]
        leaders: i64 = 0
        for seat in range(self.players):
            if self.scores[seat] == top:
                leaders |= 1 << seat
        return leaders

    def ends_by_points(self) -> bool:
        """END_CHECK: alone in front with enough points (R52), or the round limit (R63)."""
        leaders = self.leaders()
        first: i64 = 0
        while leaders >> first & 1 == 0:
            first += 1
        reached = self.scores[first] >= self.target
        if reached and leaders == 1 << first:
            self.finish(leaders, BY_POINTS)
        elif self.seats_in_play() == 0:
            self.finish(leaders, NOBODY_LEFT)
        elif self.round >= self.round_limit:
            self.finish(leaders, ROUND_LIMIT)
        elif reached and self.listening():
            self.tell(events.play_off(self, leaders))
        return self.over

    def ends_with_survivor(self) -> bool:
        """Only one player has cubes: he wins at once, whatever the scores (R59)."""
        if self.seats_in_play() == 1:
            survivor: i64 = 0
            while self.standing[survivor] == 0:
                survivor += 1
            self.finish(1 << survivor, LAST_SURVIVOR)
        return self.over

    def finish(self, winners: i64, reason: str) -> None:
        self.over = True
        self.winners = winners
        self.reason = reason
        if self.listening():
            self.tell(events.game_over(self))

    def resign(self, seat: i64) -> None:
        """The player's cubes are removed, even from the start planet; then he is out (R62)."""
        if self.over:
            raise self.refusal("game-over", seat, -1)
        if self.marker < 0:
            raise self.refusal("not-begun", seat, -1)
        if seat < 0 or seat >= self.players:
            raise self.refusal("nobody-sits-there", seat, -1)
        if self.standing[seat] == 0:
            raise self.refusal("out-already", seat, -1)
        for number in range(self.entered[seat]):
            self.removed[seat] += lives_of(self.cube(seat, number))
            self.change(seat, number, NO_CUBE)
        self.standing[seat] = 0
        if self.listening():
            self.tell(events.resigned(self, seat))
        if not self.ends_with_survivor() and self.active == seat:
            self.end_turn()

    def result(self) -> Result | None:
        """By score, equal scores share a rank (R55); the winners are first whatever their score."""
        if not self.over:
            return None
        totals: list[int] = []
        for seat in range(self.players):
            totals.append(self.scores[seat])
        best = max(totals)
        for seat in range(self.players):
            if self.winners >> seat & 1:
                totals[seat] = best + 1
        return Result(rank_by(totals), self.reason, tuple(range(self.players)))

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def first_sight(self, seat: i64) -> float:
        return first_sight.first_sight(self, seat)

    def settled(self) -> bool:
        """Between turns: after one action of two, a threat is made and not carried out, or a cube left in danger."""
        return self.left != 1

    # -- copies -----------------------------------------------------------------------------

    def copy(self) -> "CubeAttackPosition":
        twin = CubeAttackPosition(self.board, self.players)
        twin.board_option = self.board_option
        twin.colours = self.colours
        twin.homes = self.homes
        twin.initial_cubes = self.initial_cubes
        twin.target = self.target
        twin.marker_passes = self.marker_passes
        twin.round_limit = self.round_limit
        twin.cubes = self.cubes[:]
        twin.entered = self.entered[:]
        twin.reserve = self.reserve[:]
        twin.removed = self.removed[:]
        twin.standing = self.standing[:]
        twin.scores = self.scores[:]
        twin.marker = self.marker
        twin.round = self.round
        twin.active = self.active
        twin.left = self.left
        twin.over = self.over
        twin.winners = self.winners
        twin.reason = self.reason
        return twin

    def possible(self, seat: i64, dice: Dice) -> "CubeAttackPosition":
        """Everything is open to everybody at all times (R64)."""
        return self.copy()

    # -- section 13: notation ---------------------------------------------------------------

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return notation.refusal(self, key, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return notation.view(self)

    def to_json(self) -> dict[str, object]:
        return notation.to_json(self)

    def action_json(self, seat: i64, action: i64) -> object:
        return notation.action_json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return notation.parse_action(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return notation.targets(self, seat, action)

"""What holds after every action of every game: 10,000 random games over all boards, numbers of players and options.

Interpreted rules are much slower, so they play a tenth of the games.
"""

from collections.abc import Iterator
from typing import final

import pytest

from crashyard.engine import CHANCE, Dice, build
from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.position import CubeAttackPosition
from crashyard.games.cube_attack.rules.board import HOMES
from crashyard.games.cube_attack.rules.codes import SPACE
from crashyard.games.cube_attack.rules.state import WOOD

PARTS = 4
GAMES = 250 if build() == "compiled" else 25
"""In each of the 40 tests: ten tables in four parts."""

TABLES = [(board, players) for board in ("auto", "galaxy-6") for players in (2, 3, 4, 5, 6)]

PLAIN_AT_HOME = 128
"""A cube is planet + 32 * weapon + 128 * lives + 512 * marks: this is an unarmed one with one life on planet 0."""


def options_of(number: int) -> dict[str, object]:
    """Every other game is that of the rulebook; the others go round the options."""
    if number % 2 == 0:
        return {}
    return {
        "initial_cubes": 1 + number // 2 % 10,
        "target": (16, 40, 64, 100, 128)[number // 2 % 5],
        "marker": ("stays", "passes")[number // 2 % 2],
        "round_limit": (50, 77, 200)[number // 2 % 3],
    }


@final
class Watch:
    """Looks at a position after every action, and remembers what it saw before."""

    def __init__(self, position: CubeAttackPosition) -> None:
        board = position.board
        self.position = position
        self.players = position.players
        self.homes = HOMES[board.name][position.players]
        self.starts = [number for number, name in enumerate(board.planets) if name.startswith("S")]
        self.most_points = 2 * (len(board.moons) - 1) + 4
        self.marker = position.marker
        self.scores = [0] * self.players
        self.round = 1
        self.reserve = list(position.reserve)
        self.removed = list(position.removed)
        self.sides: list[tuple[list[int], int, int, int, bool] | None] = [None] * self.players

    def look(self) -> None:
        """Everything at once; a side that is as it was when it was last checked is not checked again."""
        position = self.position
        cubes = list(position.cubes)
        reserve = list(position.reserve)
        removed = list(position.removed)
        standing = list(position.standing)
        for seat in range(self.players):
            side = (
                cubes[WOOD * seat : WOOD * seat + WOOD],
                reserve[seat],
                removed[seat],
                standing[seat],
                seat == position.active,
            )
            if side != self.sides[seat]:
                self.look_at_side(seat, *side)
                self.sides[seat] = side
        self.reserve, self.removed = reserve, removed
        self.look_at_scores()
        if not position.over:
            assert 1 <= position.left <= 2
            assert standing[position.active]
            assert position.marker == self.marker or position.marker_passes
            assert 0 <= position.marker < self.players

    def look_at_side(
        self, seat: int, cubes: list[int], reserve: int, removed: int, standing: int, active: bool
    ) -> None:
        """Sections 3 and 9, R07, R11, R14: the wood of one player."""
        lives = 0
        planets = 0
        for cube in cubes:
            if cube:
                lives += cube >> 7 & 3
                planets |= 1 << (cube & 31)
                assert (cube >> 7 & 3) in (1, 2)
                assert (cube >> 5 & 3) in (0, 1, 2)
                assert active or cube < 512
        assert lives + reserve + removed == WOOD
        assert planets == standing
        assert 0 <= reserve <= self.reserve[seat]
        assert self.removed[seat] <= removed <= WOOD
        home = self.homes[seat]
        for start in self.starts:
            if planets >> start & 1:
                assert start == home
                at_home = {cube for cube in cubes if cube and cube & 31 == home}
                assert at_home == {home + PLAIN_AT_HOME}

    def look_at_scores(self) -> None:
        """Section 7: points come at the end of a round only, and nobody gets more than the board has."""
        position = self.position
        scores = list(position.scores)
        if scores != self.scores:
            assert position.round == self.round + 1 or position.reason in ("points", "round_limit")
            for before, after in zip(self.scores, scores, strict=True):
                assert 0 <= after - before <= self.most_points
        self.scores = scores
        assert position.round - self.round in (0, 1)
        self.round = position.round


def random_games(board: str, players: int, part: int) -> Iterator[tuple[CubeAttackPosition, Dice]]:
    for number in range(GAMES * part, GAMES * part + GAMES):
        position = GAME.new(players, {"board": board, **options_of(number)})
        assert isinstance(position, CubeAttackPosition)
        yield position, Dice(f"invariants/{board}/{players}/{number}")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_invariant_holds_after_every_action(board: str, players: int, part: int) -> None:
    for position, dice in random_games(board, players, part):
        position.play(CHANCE, dice.below(players))
        watch = Watch(position)
        watch.look()
        seat = position.awaited()
        while seat >= 0:
            legal = position.legal(seat)
            count = len(legal)
            assert count >= 2, "a player with a cube can end their turn, or move (R56)"
            assert len(set(legal)) == count
            position.play(seat, legal[dice.below(count)])
            watch.look()
            seat = position.awaited()
        look_at_end(position)


def look_at_end(position: CubeAttackPosition) -> None:
    """Sections 8 and 9: every game ends with a winner, for a reason, and within the round limit."""
    assert position.over
    assert position.round <= position.round_limit
    result = position.result()
    assert result is not None
    scores = list(position.scores)
    top = max(scores)
    in_front = tuple(seat for seat in range(position.players) if scores[seat] == top)
    survivors = tuple(seat for seat in range(position.players) if position.standing[seat])
    if result.reason == "last_survivor":
        assert result.winners == survivors
        assert len(survivors) == 1
    elif result.reason == "points":
        assert top >= position.target
        assert result.winners == in_front
        assert len(in_front) == 1
    else:
        assert result.reason == "round_limit"
        assert position.round == position.round_limit
        assert result.winners == in_front


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_list_of_legal_actions_is_the_whole_truth(board: str, players: int) -> None:
    """Over the whole action space, `forbids` allows exactly what `legal` lists; other seats may do nothing."""
    looked_at = 0
    for position, dice in random_games(board, players, PARTS):
        position.play(CHANCE, dice.below(players))
        while not position.over and looked_at < 2 * GAMES:
            seat = position.awaited()
            legal = position.legal(seat)
            if dice.below(40) == 0:
                looked_at += 1
                allowed = [action for action in range(SPACE) if position.forbids(seat, action) is None]
                assert allowed == sorted(legal)
                other = (seat + 1 + dice.below(players - 1)) % players
                assert position.legal(other) == []
                assert all(position.forbids(other, action) == "not-awaited" for action in legal)
            position.play(seat, legal[dice.below(len(legal))])
    assert looked_at == 2 * GAMES

"""Sections 3 and 4: what lies on the table, and how it is set up (R01-R07, R17-R19).

Whoever adds a field tells of it here: in `FIELDS`, in `CubeAttackTable` and in `copy_state`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.state import StateField
from crashyard.engine.position import Position
from crashyard.games.cube_attack.rules.board import Board
from crashyard.games.cube_attack.rules.cube import NO_CUBE, make_cube, planet_of, unmarked
from crashyard.games.cube_attack.rules.tuning import USUAL, CubeAttackTuning

WOOD: Final = 20
"""Wooden cubes of each player, and room for so many: in play (one a life), reserve and removed add up to them."""

BY_POINTS: Final = "points"
LAST_SURVIVOR: Final = "last_survivor"
ROUND_LIMIT: Final = "round_limit"
NOBODY_LEFT: Final = "nobody_left"


_SELDOM: Final = "it changes seldom, and whoever changes it writes it anew"

FIELDS: Final[tuple[StateField, ...]] = (
    StateField("board", observed="galaxy", shared="a board never changes"),
    StateField("board_option", file="options.board", unobserved="the board that lies there is shown"),
    StateField("colours", file="options.colours", unobserved="the start planets that follow from it are shown"),
    StateField("homes", derived="board and colours", observed="home", shared="nobody changes the start planet"),
    StateField("initial_cubes", file="options.initial_cubes", unobserved="it means nothing after setup"),
    StateField("target", file="options.target", observed="target"),
    StateField("marker_passes", file="options.marker", unobserved="agreed before the game, which seldom depends on it"),
    StateField("round_limit", file="options.round_limit", observed="rounds"),
    StateField(
        "tuning", file="options", unobserved="agreed before the game, as is the marker", shared="nobody changes it"
    ),
    StateField("cubes", observed="lives, short, long, place, weapon, second, spent"),
    StateField(
        "entered",
        unsaved="any bound above the numbers in play will do",
        unobserved="the cubes are shown",
        shared=_SELDOM,
    ),
    StateField("reserve", observed="reserve", shared=_SELDOM),
    StateField("removed", observed="removed", shared=_SELDOM),
    StateField("standing", derived="cubes", unobserved="the cubes are shown"),
    StateField("scores", observed="points", shared=_SELDOM),
    StateField("marker", observed="marker"),
    StateField("round", observed="rounds"),
    StateField("active", observed="active"),
    StateField("left", observed="left"),
    StateField("over", observed="awaited"),
    StateField("winners", unobserved="nobody decides after the end"),
    StateField("reason", unobserved="nobody decides after the end"),
)
"""Everything is open to everybody at all times (R64)."""


NO_NUMBERS: Final = vec[i64]()
"""What a field of numbers is before anything lies there; every copy begins so, and it is quicker not made anew."""


class CubeAttackTable(Position):
    """Everything that is on the table of Cube Attack.

    The cubes of a seat have numbers, at first 0, 1, 2, ...; a new cube gets the number after the highest in play.
    `cubes[20 * seat + number]` is the cube, see `cube.py`; all numbers in play are below `entered[seat]`.
    `standing[seat]` is the set of planets, as bits, on which the seat has a cube.
    """

    def __init__(self, board: Board, players: i64) -> None:
        super().__init__(players)
        self.board: Board = board
        self.board_option = "galaxy-6"
        self.colours = "by-seat"
        self.homes: vec[i64] = NO_NUMBERS
        self.initial_cubes: i64 = 4
        self.target: i64 = 64
        self.marker_passes = False
        self.round_limit: i64 = 200
        self.tuning: CubeAttackTuning = USUAL

        self.cubes: vec[i64] = NO_NUMBERS
        self.entered: vec[i64] = NO_NUMBERS
        self.reserve: vec[i64] = NO_NUMBERS
        self.removed: vec[i64] = NO_NUMBERS
        self.standing: vec[i64] = NO_NUMBERS
        self.scores: vec[i64] = NO_NUMBERS

        self.marker: i64 = -1
        self.round: i64 = 0
        self.active: i64 = -1
        self.left: i64 = 0
        self.over = False
        self.winners: i64 = 0
        self.reason = ""

    def copy_state(self, twin: "CubeAttackTable") -> None:
        """Let a new table be like this one; it has the same board and players."""
        twin.board_option = self.board_option
        twin.colours = self.colours
        twin.homes = self.homes
        twin.initial_cubes = self.initial_cubes
        twin.target = self.target
        twin.marker_passes = self.marker_passes
        twin.round_limit = self.round_limit
        twin.tuning = self.tuning
        twin.cubes = self.cubes[:]
        twin.entered = self.entered
        twin.reserve = self.reserve
        twin.removed = self.removed
        twin.standing = self.standing[:]
        twin.scores = self.scores
        twin.marker = self.marker
        twin.round = self.round
        twin.active = self.active
        twin.left = self.left
        twin.over = self.over
        twin.winners = self.winners
        twin.reason = self.reason

    def clear(self) -> None:
        """An empty table: all wood in reserve, no points."""
        self.cubes = vec[i64]([NO_CUBE] * int(WOOD * self.players))
        self.entered = vec[i64]([0] * int(self.players))
        self.reserve = vec[i64]([self.tuning.wood] * int(self.players))
        self.removed = vec[i64]([0] * int(self.players))
        self.standing = vec[i64]([0] * int(self.players))
        self.scores = vec[i64]([0] * int(self.players))

    def set_up(self) -> None:
        """Section 4 up to the choice of the start player, which is chance's."""
        self.clear()
        for seat in range(self.players):
            for _ in range(self.initial_cubes):
                self.bring_cube(seat)

    def home(self, seat: i64) -> i64:
        """The start planet of a seat (R15, R73)."""
        return self.homes[seat]

    def is_home(self, planet: i64) -> bool:
        """Whether a start planet is that of a player; the others are closed (R12)."""
        for home in self.homes:
            if home == planet:
                return True
        return False

    def bring_cube(self, seat: i64) -> i64:
        """Take a cube from the reserve to the seat's start planet, unarmed, with one life (R32).

        Its number depends on the cubes in play alone, so that a position file need not know those that are gone.
        """
        number = self.entered[seat]
        while number > 0 and self.cube(seat, number - 1) == NO_CUBE:
            number -= 1
        self.entered = self.entered[:]
        self.reserve = self.reserve[:]
        self.entered[seat] = number + 1
        self.reserve[seat] -= 1
        self.put(seat, number, make_cube(self.home(seat), 0, 1, 0))
        return number

    def cube(self, seat: i64, number: i64) -> i64:
        return self.cubes[WOOD * seat + number]

    def company(self, seat: i64, number: i64) -> list[int]:
        """The cubes of a seat that stand where one of them stands, itself included."""
        here = planet_of(self.cube(seat, number))
        found: list[int] = []
        at = WOOD * seat
        end = at + self.entered[seat]
        while at < end:
            other = self.cubes[at]
            if other != NO_CUBE and planet_of(other) == here:
                found.append(int(other))
            at += 1
        return found

    def put(self, seat: i64, number: i64, cube: i64) -> None:
        """Change a cube, and with it the planets on which its owner stands."""
        self.cubes[WOOD * seat + number] = cube
        standing: i64 = 0
        at = WOOD * seat
        end = at + self.entered[seat]
        while at < end:
            other = self.cubes[at]
            if other != NO_CUBE:
                standing |= 1 << planet_of(other)
            at += 1
        self.standing[seat] = standing

    def change(self, seat: i64, number: i64, cube: i64) -> None:
        """Change a cube that stays where it is."""
        self.cubes[WOOD * seat + number] = cube

    def is_first_of_its_like(self, seat: i64, number: i64) -> bool:
        """Whether no cube of the seat with a lower number is interchangeable with this one (R07).

        Only the first of its like is ever named in an action: who moves "one of them" makes one choice.
        """
        cube = self.cubes[WOOD * seat + number]
        at = WOOD * seat
        end = at + number
        while at < end:
            if self.cubes[at] == cube:
                return False
            at += 1
        return True

    def is_in_play(self, seat: i64) -> bool:
        """Whether the seat has a cube in play; a player without one is out (R58)."""
        return self.standing[seat] != 0

    def seats_in_play(self) -> i64:
        count: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.standing[seat] != 0:
                count += 1
            seat += 1
        return count

    def clear_marks(self, seat: i64) -> None:
        at = WOOD * seat
        end = at + self.entered[seat]
        while at < end:
            self.cubes[at] = unmarked(self.cubes[at])
            at += 1

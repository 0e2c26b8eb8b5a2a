"""Section 2: the planets, their kinds and the orbits that join them (R08-R12, R15)."""

import json
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

START: Final = 0
CUBE: Final = 1
LIFE: Final = 2
ARMS: Final = 3
HALF: Final = 4
FULL: Final = 5

KINDS: Final = ["start", "cube", "life", "arms", "half", "full"]

MOST_PLANETS: Final = 31
MOST_WAYS: Final = 6
"""No planet of any board is connected to more than six others."""


@final
class Board:
    """One galaxy. Planets are numbered in the order of the data file.

    `connected[p]` has bit q set if a cube can go from planet p to planet q. Start planets can only be
    left (R11), so no such set contains one, and nothing on them is ever in anybody's reach (R13).
    """

    def __init__(self, name: str, planets: list[str], kinds: list[int], ways: list[list[int]], sectors: int) -> None:
        self.name = name
        self.planets = planets
        self.sectors = sectors
        self.kind: vec[u8] = vec[u8](kinds)
        self.ways: vec[u8] = vec[u8](bytes(MOST_WAYS * len(planets)))
        self.degree: vec[u8] = vec[u8](bytes(len(planets)))
        self.connected: vec[i64] = vec[i64]([0] * len(planets))
        self.moons: list[int] = [planet for planet, kind in enumerate(kinds) if kind in (HALF, FULL)]
        for start, ends in enumerate(ways):
            self.degree[start] = len(ends)
            for index, end in enumerate(ends):
                self.ways[start * MOST_WAYS + index] = end
                self.connected[start] |= 1 << end

    def number(self, planet: str) -> int:
        """The number of a planet, or -1 if the board has none of that name."""
        return self.planets.index(planet) if planet in self.planets else -1


def _read_board(data: dict[str, object]) -> Board:
    planets = data["planets"]
    edges = data["edges"]
    assert isinstance(planets, list) and isinstance(edges, list)
    names: list[str] = [planet["id"] for planet in planets]
    kinds: list[int] = [KINDS.index(planet["kind"]) for planet in planets]
    ways: list[list[int]] = [[] for _ in names]
    for edge in edges:
        a, b = names.index(edge["a"]), names.index(edge["b"])
        ways[a].append(b)
        if not edge.get("one_way", False):
            ways[b].append(a)
    name, sectors = data["id"], data["symmetry"]
    assert isinstance(name, str) and isinstance(sectors, int)
    return Board(name, names, kinds, [sorted(ends) for ends in ways], sectors)


def _read_homes(data: dict[str, object], board: Board) -> dict[int, list[int]]:
    homes = data["start_planets"]
    assert isinstance(homes, dict)
    return {int(players): [board.number(name) for name in names] for players, names in homes.items()}


DATA: Final[dict[str, object]] = json.loads(
    files("crashyard.games.cube_attack").joinpath("data/boards.json").read_text(encoding="utf-8")
)
"""The data file as it is: rules read the graph from it, the scene the coordinates."""


def _board_data() -> list[dict[str, object]]:
    boards = DATA["boards"]
    assert isinstance(boards, list)
    return boards


BOARDS: Final[dict[str, Board]] = {board.name: board for board in map(_read_board, _board_data())}
HOMES: Final[dict[str, dict[int, list[int]]]] = {
    str(data["id"]): _read_homes(data, BOARDS[str(data["id"])]) for data in _board_data()
}
"""The start planet of each seat, by board and number of players (R15)."""


def board_for(players: int, option: str) -> Board:
    """The board that option `board` means for a number of players."""
    return BOARDS[f"galaxy-{players}" if option == "auto" else option]


def homes_on(board: Board, players: int, colours: list[int]) -> list[int]:
    """The start planet of each seat: that of its colour (R73), or, if nobody chose one, spread evenly (R15).

    Where a board has fewer start planets than there are colours, they are taken in the order of the colours.
    """
    if not colours:
        return HOMES[board.name][players]
    order = sorted(colours) if board.sectors == players else list(range(board.sectors))
    return [board.number(f"S{order.index(colour)}") for colour in colours]

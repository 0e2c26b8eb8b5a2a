"""Section 2 and the rulings on the board: R08-R12, R15, R65."""

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.rules.board import BOARDS, DATA, HOMES, KINDS, board_for
from tests.games.cube_attack.tables import destinations, move, refused, state, table, victims

SIZES = [2, 3, 4, 5, 6]
boards: Any = DATA["boards"]
FILES: dict[int, dict[str, Any]] = {file["symmetry"]: file for file in boards}

Edge = frozenset[str]

SECTION_2 = {
    # sectors: planets, edges, half moons, points a round if nothing is shared
    6: (31, 60, 6, 16),
    5: (26, 50, 5, 14),
    4: (21, 40, 4, 12),
    3: (16, 30, 3, 10),
    2: (11, 18, 2, 8),
}


def edges_by_formula(sectors: int) -> set[Edge]:
    """The edges of `galaxy-k` as section 2 defines them."""
    found: set[Edge] = set()
    for i in range(sectors):
        j = (i + 1) % sectors
        for pair in (
            f"S{i} L{i}",
            f"S{i} A{i}",
            f"L{i} A{i}",
            f"A{i} L{j}",
            f"L{i} C{i}",
            f"A{i} C{i}",
            f"C{i} C{j}",
            f"C{i} H{i}",
            f"H{i} F",
            f"H{i} H{j}",
        ):
            found.add(frozenset(pair.split()))
    return found


def edges_of(sectors: int) -> set[Edge]:
    return {frozenset((edge["a"], edge["b"])) for edge in FILES[sectors]["edges"]}


def kind_of(sectors: int) -> dict[str, str]:
    return {planet["id"]: planet["kind"] for planet in FILES[sectors]["planets"]}


def neighbours(sectors: int, planet: str) -> set[str]:
    return {end for edge in edges_of(sectors) if planet in edge for end in edge} - {planet}


def reached(sectors: int, start: str) -> dict[str, int]:
    """The moves it takes from a planet to every other one, by the moves the rules allow."""
    board = BOARDS[f"galaxy-{sectors}"]
    moves = {start: 0}
    frontier = [start]
    for planet in frontier:
        ways = board.connected[board.number(planet)]
        for end in [name for number, name in enumerate(board.planets) if ways >> number & 1]:
            if end not in moves:
                moves[end] = moves[planet] + 1
                frontier.append(end)
    return moves


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_the_edges_are_those_of_the_formula(sectors: int) -> None:
    assert edges_of(sectors) == edges_by_formula(sectors)
    assert len(edges_of(sectors)) == len(FILES[sectors]["edges"])


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_every_planet_has_the_kind_of_its_letter(sectors: int) -> None:
    letters = {"S": "start", "C": "cube", "L": "life", "A": "arms", "H": "half", "F": "full"}
    assert all(kind == letters[planet[0]] for planet, kind in kind_of(sectors).items())


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_planets_edges_moons_and_points_are_as_in_the_table(sectors: int) -> None:
    kinds = list(kind_of(sectors).values())
    points = 2 * kinds.count("half") + 4 * kinds.count("full")
    assert (len(kinds), len(edges_of(sectors)), kinds.count("half"), points) == SECTION_2[sectors]
    assert kinds.count("full") == 1


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_the_checks_of_the_data_file_hold(sectors: int) -> None:
    kinds = list(kind_of(sectors).values())
    checks = FILES[sectors]["checks"]
    assert checks == {
        "planets": len(kinds),
        "edges": len(FILES[sectors]["edges"]),
        "by_kind": {kind: kinds.count(kind) for kind in kinds},
        "points_per_round_if_nothing_is_shared": 2 * kinds.count("half") + 4 * kinds.count("full"),
    }


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_turning_by_one_sector_maps_edges_to_edges_and_kinds_to_kinds(sectors: int) -> None:
    kinds = kind_of(sectors)
    turned = {name: name if name == "F" else f"{name[0]}{(int(name[1:]) + 1) % sectors}" for name in kinds}
    assert set(turned.values()) == set(kinds)
    assert all(kinds[turned[name]] == kind for name, kind in kinds.items())
    assert {frozenset(turned[end] for end in edge) for edge in edges_of(sectors)} == edges_of(sectors)


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_every_other_planet_has_a_neighbour_that_is_no_start_planet(sectors: int) -> None:
    kinds = kind_of(sectors)
    for planet in kinds:
        assert any(kinds[end] != "start" for end in neighbours(sectors, planet))


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_every_planet_can_be_reached_from_every_start_planet(sectors: int) -> None:
    kinds = kind_of(sectors)
    open_planets = {planet for planet, kind in kinds.items() if kind != "start"}
    for start in kinds.keys() - open_planets:
        assert reached(sectors, start).keys() == open_planets | {start}


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_distances_from_a_start_planet(sectors: int) -> None:
    moves = reached(sectors, "S0")
    assert (moves["L0"], moves["A0"], moves["C0"], moves["H0"], moves["F"]) == (1, 1, 2, 3, 4)


@pytest.mark.parametrize("sectors", SIZES)
def test_section_2_the_rules_read_the_graph_of_the_data_file(sectors: int) -> None:
    board = BOARDS[f"galaxy-{sectors}"]
    kinds = kind_of(sectors)
    assert board.planets == list(kinds)
    assert [KINDS[kind] for kind in board.kind] == list(kinds.values())
    for planet in kinds:
        ways = board.connected[board.number(planet)]
        ends = {name for number, name in enumerate(board.planets) if ways >> number & 1}
        assert ends == {end for end in neighbours(sectors, planet) if kinds[end] != "start"}


@pytest.mark.parametrize("players", SIZES)
def test_R15_the_board_of_the_rulebook_is_the_default_for_every_number_of_players(players: int) -> None:
    assert state(GAME.new(players))["board"] == "galaxy-6"
    assert DATA["default_board"] == "galaxy-6"


@pytest.mark.parametrize("players", SIZES)
def test_R15_the_smaller_galaxies_have_as_many_sectors_as_players(players: int) -> None:
    assert board_for(players, "auto").sectors == players
    assert state(GAME.new(players, {"board": "auto"}))["board"] == f"galaxy-{players}"


def test_R08_connected_means_an_edge_with_no_planet_in_between() -> None:
    position = table("0@A0 1@S1")
    assert destinations(position, "A0") == {"L0", "L1", "C0"}
    refused(position, move("A0", "A1"), "not-connected", "R28")


def test_R08_moons_interrupt_an_orbit() -> None:
    position = table("0@H0:long 1@H3 1@F")
    refused(position, move("H0", "H3"), "not-connected", "R28")
    assert victims(position, "H0") == {(1, "F")}


@pytest.mark.parametrize("sectors", SIZES)
def test_R09_start_planets_interrupt_no_orbit(sectors: int) -> None:
    for sector in range(sectors):
        assert frozenset((f"L{sector}", f"A{sector}")) in edges_of(sectors)


def test_R09_one_moves_past_the_spur() -> None:
    assert "A0" in destinations(table("0@L0 1@S1"), "L0")


@pytest.mark.parametrize("sectors", SIZES)
def test_R10_a_start_planet_is_connected_to_one_life_and_one_arms_planet(sectors: int) -> None:
    kinds = kind_of(sectors)
    for planet, kind in kinds.items():
        if kind == "start":
            assert sorted(kinds[end] for end in neighbours(sectors, planet)) == ["arms", "life"]


def test_R10_no_way_from_a_start_planet_to_a_moon_or_a_cube_planet() -> None:
    position = table("0@S0 1@S1")
    assert destinations(position, "S0") == {"L0", "A0"}
    refused(position, move("S0", "C0"), "not-connected", "R28")
    refused(position, move("S0", "H0"), "not-connected", "R28")


def test_R12_start_planets_of_unused_seats_are_closed() -> None:
    position = table("0@L1 0@C1 0@F 1@S3", players=2)
    for at in ("L1", "C1", "F"):
        refused(position, move(at, "S1"), "start-planet-unused", "R12")
    refused(position, move("L1", "S3"), "start-planet-closed", "R11")


def test_R12_the_other_planets_of_unused_sectors_are_in_play() -> None:
    position = table("0@L1 1@S3", players=2)
    assert destinations(position, "L1") == {"A0", "A1", "C1"}


SEATS = {
    2: ["S0", "S3"],
    3: ["S0", "S2", "S4"],
    4: ["S0", "S1", "S3", "S4"],
    5: ["S0", "S1", "S2", "S3", "S4"],
    6: ["S0", "S1", "S2", "S3", "S4", "S5"],
}


@pytest.mark.parametrize("players", SIZES)
def test_R15_seats_on_galaxy_6(players: int) -> None:
    homes = {(cube["seat"], cube["at"]) for cube in state(GAME.new(players))["cubes"]}
    assert homes == set(enumerate(SEATS[players]))


@pytest.mark.parametrize("players", SIZES)
def test_R15_seats_are_spread_as_evenly_as_possible(players: int) -> None:
    """No other choice of start planets has a larger smallest distance, or fewer pairs that are so close."""

    def closeness(sectors: Sequence[int]) -> tuple[int, int]:
        gaps = [min((a - b) % 6, (b - a) % 6) for a, b in combinations(sectors, 2)]
        return -min(gaps), gaps.count(min(gaps))

    taken = [int(planet[1:]) for planet in SEATS[players]]
    assert closeness(taken) == min(closeness(sectors) for sectors in combinations(range(6), players))


@pytest.mark.parametrize("players", SIZES)
def test_R15_seats_on_the_board_of_the_right_size(players: int) -> None:
    homes = {(cube["seat"], cube["at"]) for cube in state(GAME.new(players, {"board": "auto"}))["cubes"]}
    assert homes == {(seat, f"S{seat}") for seat in range(players)}


def test_R15_only_galaxy_6_serves_several_numbers_of_players() -> None:
    allowed = {board: sorted(homes) for board, homes in HOMES.items()}
    assert allowed == {f"galaxy-{size}": [size] for size in SIZES} | {"galaxy-6": SIZES}
    assert {file["id"]: file["players"] for file in boards} == allowed


@pytest.mark.parametrize("sectors", SIZES)
def test_R65_planets_lie_on_concentric_circles(sectors: int) -> None:
    distances: dict[str, set[float]] = {}
    for planet in FILES[sectors]["planets"]:
        distance = round(math.hypot(planet["x"], planet["y"]), 2)
        distances.setdefault(planet["kind"], set()).add(distance)
    assert all(len(found) == 1 for found in distances.values())
    order = [distances[kind].copy().pop() for kind in ("full", "half", "cube", "life", "start")]
    assert order == sorted(order)
    assert order[0] == 0
    assert distances["life"] == distances["arms"]

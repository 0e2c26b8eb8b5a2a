"""The rules against a second, independent model of them: the same choices, and the same consequences."""

from collections.abc import Iterator
from typing import Any

import pytest

from crashyard.engine import CHANCE, Dice, Position
from crashyard.games.cube_attack import GAME
from tests.conformance.cases import extreme
from tests.games.cube_attack import reference
from tests.games.cube_attack.reference import WOOD, Action, State

BOARD_AND_PLAYERS = [(f"galaxy-{players}", players) for players in (2, 3, 4, 5, 6)]
BOARD_AND_PLAYERS += [("galaxy-6", players) for players in (2, 3, 4, 5)]


def compare_states(position: Position, expected: State) -> None:
    assert reference.essence(reference.read(position.to_json())) == reference.essence(expected)


def compare_choices(position: Position, state: State) -> list[tuple[int, Action]]:
    """The legal actions of both models are the same, each once; returns them."""
    seat = position.awaited()
    assert seat == state["active"]
    legal = position.legal(seat)
    forms: list[Any] = [position.action_json(seat, action) for action in legal]
    meanings = [reference.meant(state, form) for form in forms]
    assert sorted(meanings, key=str) == sorted(reference.legal(state), key=str)
    assert len(set(meanings)) == len(meanings)
    return list(zip(legal, meanings, strict=True))


def compare_consequences(document: dict[str, Any]) -> int:
    """Every legal action of a file leads to the same state in both models; returns how many there were."""
    position, state = GAME.load(document), reference.read(document)
    compare_states(position, state)
    choices = compare_choices(position, state)
    for action, meant in choices:
        after = position.copy()
        after.play(position.awaited(), action)
        compare_states(after, reference.played(state, meant))
    return len(choices)


def random_cube(dice: Dice, seat: int, home: str, planets: list[str]) -> dict[str, Any]:
    """A cube somewhere, at home one time in six; crowded, because few planets make for many meetings."""
    spent = [mark for mark in ("activate", "attack") if dice.below(4) == 0]
    if dice.below(6) == 0:
        return {"seat": seat, "at": home, "weapon": "none", "lives": 1, "spent": spent}
    weapon = ("none", "short", "long")[dice.below(3)]
    at = planets[dice.below(len(planets))]
    return {"seat": seat, "at": at, "weapon": weapon, "lives": 1 + dice.below(2), "spent": spent}


def random_table(dice: Dice, board: str, players: int) -> dict[str, Any]:
    """The file of a hand-made position, mostly near the end of something: of the reserve, of a player, of the game."""
    document: dict[str, Any] = {"board": board, "players": players, "options": random_options(dice, board, players)}
    homes = [reference.home(document, seat) for seat in range(players)]
    everywhere = [planet for planet in reference.planets(document) if planet[0] != "S"]
    region = [everywhere[dice.below(len(everywhere))] for _ in range(2 + dice.below(6))]
    cubes = []
    reserve, removed = [], []
    for seat in range(players):
        own = [random_cube(dice, seat, homes[seat], region) for _ in range(dice.below(5))]
        left = WOOD - sum(cube["lives"] for cube in own)
        reserve.append(dice.below(2) * dice.below(left + 1))
        removed.append(left - reserve[-1])
        cubes += own
    return document | {
        "marker": dice.below(players),
        "round": (1, 49, 50, 77)[dice.below(4)],
        "active": dice.below(players),
        "left": 1 + dice.below(2),
        "scores": [10 + dice.below(8) for _ in range(players)],
        "reserve": reserve,
        "removed": removed,
        "cubes": cubes,
        "over": False,
        "winners": [],
        "reason": None,
    }


def random_options(dice: Dice, board: str, players: int) -> dict[str, Any]:
    return {
        "board": board_option(board, players),
        "colours": random_colours(dice, players),
        "target": 16,
        "round_limit": 50,
        "marker": ("stays", "passes")[dice.below(2)],
    }


def random_colours(dice: Dice, players: int) -> str:
    """Half of the time as the seats come, else any."""
    if dice.below(2) == 0:
        return "by-seat"
    left = list(reference.COLOURS)
    return ",".join(left.pop(dice.below(len(left))) for _ in range(players))


def board_option(board: str, players: int) -> str:
    return "auto" if board == f"galaxy-{players}" else board


@pytest.mark.parametrize(("board", "players"), BOARD_AND_PLAYERS)
def test_hand_made_positions_have_the_choices_and_consequences_of_the_reference(board: str, players: int) -> None:
    dice = Dice(f"hand-made/{board}/{players}")
    compared = sum(compare_consequences(random_table(dice, board, players)) for _ in range(600))
    assert compared > 4000


@pytest.mark.parametrize(("board", "players"), BOARD_AND_PLAYERS)
def test_hand_made_positions_after_a_resignation_are_those_of_the_reference(board: str, players: int) -> None:
    dice = Dice(f"resigning/{board}/{players}")
    for _ in range(300):
        document = random_table(dice, board, players)
        position, state = GAME.load(document), reference.read(document)
        for seat in sorted({cube.seat for cube in state["cubes"]}):
            after = position.copy()
            after.resign(seat)
            compare_states(after, reference.resigned(state, seat))


def variations() -> Iterator[dict[str, object]]:
    """Options of a few games, the rulebook's own among them."""
    yield {}
    yield {"initial_cubes": 1, "round_limit": 50}
    yield {"initial_cubes": 2, "target": 16, "marker": "passes"}
    yield {"initial_cubes": 10, "target": 32, "marker": "passes", "round_limit": 60}


def parameters() -> Iterator[dict[str, object]]:
    """Both ends of what the laboratory may change, in short games; what is as in the rulebook anyhow goes unsaid."""
    usual = {parameter.name: parameter.default for parameter in GAME.parameters}
    for most in (False, True):
        varied = {name: value for name, value in extreme(GAME, most=most).items() if value != usual[name]}
        yield {"target": 16, "round_limit": 50, "initial_cubes": 5, **varied}


@pytest.mark.parametrize(("board", "players"), BOARD_AND_PLAYERS)
def test_whole_games_are_those_of_the_reference(board: str, players: int) -> None:
    """Both models play the same game side by side; choices are compared at every tenth decision."""
    for number in range(12):
        for variation in variations():
            dice = Dice(f"side by side/{board}/{players}/{number}/{sorted(variation)}")
            agreed = {"board": board_option(board, players), "colours": random_colours(dice, players)}
            options = agreed | variation
            play_side_by_side(GAME.new(players, options), reference.opening(players, options), dice)


@pytest.mark.parametrize(("board", "players"), BOARD_AND_PLAYERS[::3])
def test_whole_variants_are_those_of_the_reference(board: str, players: int) -> None:
    """With all parameters at their limits."""
    for variation in parameters():
        dice = Dice(f"variants/{board}/{players}/{sorted(variation)}")
        options = {"board": board_option(board, players), **variation}
        play_side_by_side(GAME.new(players, options), reference.opening(players, options), dice)


def test_the_reference_sets_up_the_game_of_the_rulebook() -> None:
    """Without any option, so that both models must know the defaults."""
    for players in GAME.players:
        compare_states(GAME.new(players), reference.opening(players, {}))


def play_side_by_side(position: Position, state: State, dice: Dice) -> None:
    compare_states(position, state)
    start_player = dice.below(position.players)
    position.play(CHANCE, start_player)
    state = reference.started(state, start_player)
    compare_states(position, state)
    while position.result() is None:
        if dice.below(10) == 0:
            compare_choices(position, state)
        if dice.below(300) == 0:
            position.resign(state["active"])
            state = reference.resigned(state, state["active"])
        else:
            seat = position.awaited()
            legal = position.legal(seat)
            action = legal[dice.below(len(legal))]
            form: Any = position.action_json(seat, action)
            position.play(seat, action)
            state = reference.played(state, reference.meant(state, form))
        compare_states(position, state)
    assert state["over"]

"""The rules of Headlong, clause by clause (`tests/more_games/headlong/RULES.md`): how a new game is tested."""

import pytest

from crashyard.engine import NOBODY, SEVERAL, SPECTATOR, Position, find_game
from tests.refusals import Case, proved, said_in

GAME = find_game("headlong")


def table(players: int = 2, **fields: object) -> Position:
    document = {"round": 1, "over": False, "cars": [0] * players, "gears": [0] * players, "shown": [0] * players}
    return GAME.load({"game": "headlong", "players": players, **document, **fields})


def driven(position: Position, *gears: int) -> Position:
    for seat, gear in enumerate(gears):
        position.play(seat, gear - 1)
    return position


def winners(position: Position) -> tuple[int, ...]:
    result = position.result()
    assert result is not None
    return result.winners


def test_H1_everybody_begins_on_space_0() -> None:
    assert GAME.new(4).to_json()["cars"] == [0, 0, 0, 0]


def test_H2_all_choose_at_once_in_secret_and_may_change_their_minds() -> None:
    position = GAME.new(3)
    assert position.awaited() == SEVERAL
    assert [position.legal(seat) for seat in range(3)] == [[0, 1, 2]] * 3, "nothing is forbidden at the start"
    position.play(1, 2)
    assert position.awaited_seats() == [0, 2]
    assert [position.view(seat)["gear"] for seat in (0, 1, SPECTATOR)] == [0, 3, 0]
    position.play(1, 0)
    assert position.view(1)["gear"] == 1


def test_H3_who_is_alone_in_a_gear_drives_and_who_shares_one_stays() -> None:
    position = driven(GAME.new(3), 2, 3, 2)
    assert position.to_json()["cars"] == [0, 3, 0]
    assert position.view(SPECTATOR)["shown"] == [2, 3, 2]


def test_H4_the_farthest_car_wins_when_the_finish_is_reached_after_a_round() -> None:
    position = driven(table(cars=[8, 7]), 1, 3)
    assert position.awaited() == NOBODY
    assert winners(position) == (1,)
    assert winners(driven(table(cars=[8, 7]), 1, 2)) == (0, 1), "equal cars share the win"


def test_H5_after_the_last_round_the_farthest_car_wins() -> None:
    position = driven(table(round=12, cars=[2, 1]), 1, 1)
    assert winners(position) == (0,)
    assert winners(driven(table(round=12), 3, 3)) == (0, 1)


REFUSED = [
    Case(
        "game-over",
        "The game is over; there is nothing left to decide. (H4)",
        lambda: table(over=True, cars=[9, 0]).play(0, 0),
    ),
    Case("not-awaited", "Only players can choose a gear; now awaited: Red and Blue. (H2)", lambda: table().play(2, 0)),
    Case("unknown-action", "There is no action 3; actions are numbers from 0 to 2. (H2)", lambda: table().play(0, 3)),
    Case("no-resigning", "Nobody can resign in this game; it is played to the end. (H6)", lambda: table().resign(0)),
]


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_what_is_refused_is_refused_with_a_true_sentence(case: Case) -> None:
    case.check(GAME)


def test_every_refusal_has_its_test() -> None:
    assert said_in(GAME.faces.package) <= proved("games/headlong")

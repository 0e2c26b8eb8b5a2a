"""Lambada (section 8.1)."""

from crashyard.engine import find_game
from crashyard.faces.why import why_not
from tests.games.crash_by_crash.tables import a, b, card, facts, lambada, magnet_of, play, refused, table

GAME = find_game("crash-by-crash")
HAND = ["LAMBADA"]


def test_section_8_1_two_cars_change_places() -> None:
    position = table(a=[(4, 8)], b=[(5, 8)], hand=HAND)
    happened = play(position, lambada((4, 8), "E"))
    assert (a(position), b(position)) == ({(5, 8)}, {(4, 8)})
    assert facts(happened, "cars_swapped")["from"] == [4, 8]


def test_section_8_1_lambada_is_for_any_owners_and_kinds() -> None:
    magnetic = table(magnet_a=(4, 8), b=[(5, 7)], hand=HAND)
    play(magnetic, lambada((4, 8), "NE"))
    assert magnet_of(magnetic, 0) == (5, 7)
    own = table(a=[(4, 8), (4, 7)], hand=HAND)
    play(own, lambada((4, 8), "NW"))
    assert a(own) == {(4, 8), (4, 7)}
    assert own.owed == 1


def test_section_8_1_lambada_needs_two_adjacent_cars() -> None:
    position = table(a=[(4, 8)], b=[(6, 8)], operator=(5, 8), hand=HAND)
    refused(position, lambada((4, 8), "E"), "no-two-cars")
    refused(position, lambada((5, 8), "E"), "no-two-cars")
    refused(position, card("LAMBADA"), "unknown-action")


def test_section_8_1_either_of_the_two_cars_may_be_pointed_at_first() -> None:
    position = table(a=[(4, 8)], b=[(5, 8)], hand=HAND)
    action = lambada((4, 8), "E")
    pointings = position.pointings(0, action)
    assert [targets[1:] for targets in pointings] == [["4,8", "5,8"], ["5,8", "4,8"]]
    assert all(why_not(position, 0, targets[:2], GAME.action_space).key == "nothing-forbids" for targets in pointings)


def test_section_8_1_no_two_cells_of_lambada_lie_beyond_the_edge() -> None:
    """A number that would name a cell outside is no action, whether or not a car stands inside."""
    position = table(a=[(12, 0)], b=[(6, 8)], hand=HAND)
    refused(position, lambada((12, 0), "E"), "unknown-action")
    refused(position, lambada((0, 0), "NW"), "unknown-action")


def test_section_8_1_a_magnet_moved_by_lambada_pulls() -> None:
    position = table(magnet_a=(3, 8), a=[(4, 8)], b=[(6, 8)], hand=HAND)
    play(position, lambada((3, 8), "E"))
    assert b(position) == {(5, 8)}

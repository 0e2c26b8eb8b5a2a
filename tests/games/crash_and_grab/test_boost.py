"""Section 9.6: boosts (T5)."""

from crashyard.games.crash_and_grab.rules.stages import END_UPGRADES
from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    at,
    boosters,
    direction,
    distance,
    facts,
    fly,
    path,
    places,
    play,
    refused,
    roll,
    table,
    use,
)

FAR = {"green": (1, 0), "blue": (1, 4)}
SIDES = ["up", "right", "down", "left"]


def test_section_9_6_a_boost_costs_a_booster_and_goes_in_any_direction() -> None:
    position = table(at={"red": (5, 2), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(position, distance(2))
    assert asked(position) == ("boost", 0)
    assert position.legal(0) == [DECLINE, *[fly(side, 2) for side in SIDES]]
    happened = play(position, fly("up", 2))
    assert facts(happened, "boosted") == {"saucer": "red", "direction": "sun", "distance": 2, "left": 0}
    assert path(happened, "red") == [(4, 4), (3, 4)]
    assert boosters(position, "red") == 0


def test_section_9_6_nobody_must_boost() -> None:
    position = table(at={"red": (5, 2), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(position, distance(2), DECLINE)
    assert boosters(position, "red") == 1
    assert asked(position) == ("distance", 1)


def test_section_9_6_without_a_booster_nothing_is_asked() -> None:
    position = table(at={"red": (5, 2), **FAR}, plans={"red": "0-5 right"}, boosters={"green": 3})
    play(position, distance(2))
    assert asked(position) == ("distance", 1)


def test_section_9_6_other_answers_are_refused() -> None:
    position = table(at={"red": (5, 2), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(position, distance(2))
    refused(position, fly("up", 3), "boost-distance")
    refused(position, fly("up", 1), "boost-distance")
    refused(position, distance(2), "boost-or-stop")
    refused(position, fly("up", 2), "not-awaited", 1)


def test_section_9_6_boosters_gained_in_the_turn_can_be_used_at_once() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1)}, plans={"red": "2 right"}, upgrades={"red": ["kinetic-siphon"]}
    )
    assert boosters(position, "red") == 2
    play(position, fly("up", 2), fly("up", 2))
    assert boosters(position, "red") == 0
    position = table(at=FAR, plans={"red": "0-5 right"}, upgrades={"red": ["scavenger-bot"]})
    roll(position, 9)
    play(position, distance(1), direction("right"))
    assert asked(position) == ("boost", 0)


def test_section_9_6_no_boost_after_movements_of_C3() -> None:
    position = table(
        at={"red": (5, 2), **FAR}, upgrades={"red": ["landing-legs"]}, boosters={"red": 2}, plans={"red": "0-5 right"}
    )
    play(position, distance(1), DECLINE)
    assert asked(position) == ("offer", 0)
    play(position, use("landing-legs", "right"))
    assert at(position, "red") == (5, 4)
    assert asked(position) == ("distance", 1)


def test_section_9_6_not_even_with_the_first_booster_of_the_turn() -> None:
    """The booster comes by a push in C3, when the question has never been asked."""
    position = table(
        at={"red": (5, 2), "green": (5, 4), "blue": (1, 0)},
        upgrades={"red": ["landing-legs", "kinetic-siphon"]},
        plans={"red": "0-5 right"},
    )
    play(position, distance(1), use("landing-legs", "right"))
    assert boosters(position, "red") == 1
    assert asked(position) == ("distance", 1)


def test_R10_the_distance_is_the_nominal_one() -> None:
    """After a collision with the first of four steps a boost still covers four spaces."""
    position = table(
        at={"red": (5, 0), "green": (5, 1), "blue": (1, 4)}, plans={"red": "0-5 right"}, boosters={"red": 1}
    )
    play(position, distance(4))
    assert at(position, "red") == (5, 1)
    happened = play(position, fly("up", 4))
    assert path(happened, "red") == [(4, 1), (3, 1), (2, 1), (1, 1)]


def test_R10_an_accelerator_and_its_regulator_do_not_change_it() -> None:
    position = table(
        at={"red": (2, 3), **FAR},
        plans={"red": "0-5 right"},
        boosters={"red": 1},
        upgrades={"red": ["acceleration-regulator"]},
    )
    play(position, distance(3), fly("down", 1))
    assert at(position, "red") == (3, 5)
    assert position.legal(0) == [DECLINE, *[fly(side, 3) for side in SIDES]]


def test_R11_accelerators_in_a_boost_use_its_distance() -> None:
    position = table(
        at={"red": (5, 4), **FAR},
        plans={"red": "0-5 right"},
        boosters={"red": 1},
        upgrades={"red": ["boost-amplifier"]},
    )
    play(position, distance(1), fly("up", 3))
    assert asked(position) == ("accelerate", 0)
    assert position.legal(0) == [fly(side, 3) for side in SIDES]


def test_R11_collisions_in_a_boost_use_its_distance() -> None:
    position = table(
        at={"red": (5, 0), "green": (4, 1), "blue": (1, 4)},
        plans={"red": "0-5 right"},
        boosters={"red": 1},
        upgrades={"red": ["boost-amplifier"]},
    )
    play(position, distance(1), fly("up", 4))
    assert places(position)["green"] == (0, 1)


def test_R12_several_boosts_one_after_the_other() -> None:
    position = table(at={"red": (5, 1), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 3})
    play(position, distance(1), fly("right", 1), fly("down", 1))
    assert at(position, "red") == (6, 3)
    assert asked(position) == ("boost", 0)
    assert boosters(position, "red") == 1
    play(position, fly("up", 1))
    assert at(position, "red") == (5, 3)
    assert asked(position) == ("distance", 1)


def test_R13_no_boost_after_the_turn_saucer_has_crashed() -> None:
    position = table(at={"red": (5, 6), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 2})
    play(position, distance(3))
    assert at(position, "red") is None
    assert asked(position) == ("distance", 1)
    position = table(at={"red": (5, 6), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 2})
    play(position, distance(1), fly("right", 1))
    assert asked(position) == ("distance", 1)
    assert boosters(position, "red") == 1


def test_R13_a_boost_after_a_collision_or_an_accelerator_is_allowed() -> None:
    position = table(at={"red": (5, 0), "green": (5, 2)}, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(position, distance(2))
    assert asked(position) == ("boost", 0)
    position = table(at={"red": (2, 3), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(position, distance(2), fly("down", 2))
    assert asked(position) == ("boost", 0)


def test_R15_with_distance_0_no_boost_is_offered() -> None:
    position = table(at={"red": (5, 0), **FAR}, boosters={"red": 1})
    play(position, distance(0))
    assert asked(position) == ("distance", 1)
    assert boosters(position, "red") == 1


def test_R15_but_with_a_boost_amplifier() -> None:
    position = table(at={"red": (5, 0), **FAR}, boosters={"red": 1}, upgrades={"red": ["boost-amplifier"]})
    play(position, distance(0))
    assert asked(position) == ("boost", 0)
    refused(position, fly("right", 0), "boost-distance")
    play(position, fly("right", 5))
    assert at(position, "red") == (5, 5)


def test_a_boost_picks_up_on_its_way() -> None:
    position = table(
        at={"red": (5, 1), **FAR}, crew={"pink-pilot": (5, 4)}, plans={"red": "0-5 right"}, boosters={"red": 1}
    )
    play(position, distance(2), fly("right", 2))
    assert aboard(position, "red") == {"pink-pilot"}


def test_R62_hyperdrive_widens_accelerators_and_boosts_whatever_was_chosen() -> None:
    """The distance is the card's own, so Hyperdrive is not used; the wider distances are there all the same."""
    cards = ["hyperdrive", "acceleration-regulator", "boost-amplifier"]
    position = table(at={"red": (2, 3), **FAR}, plans={"red": "2 right"}, upgrades={"red": cards})
    play(position, distance(2))
    assert {(action - fly("up", 0)) // 4 for action in position.legal(0)} == {1, 2, 3, 4, 6, 8}
    play(position, fly("down", 1))
    assert {(action - fly("up", 0)) // 4 for action in position.legal(0)[1:]} == {1, 2, 3, 4, 5, 6, 8, 10, 12}


def test_the_question_comes_before_the_upgrades_of_the_end() -> None:
    position = table(at={"red": (5, 2), **FAR}, boosters={"red": 1}, upgrades={"red": ["landing-legs"]})
    play(position, distance(1))
    assert position.stage < END_UPGRADES
    assert asked(position) == ("boost", 0)

"""Sections 5 and 6: the order of the states of a round, and what is skipped."""

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import NEXT_SAUCER, PLANS, STAGE_NAMES
from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    ENERGIZE,
    NUMBERS,
    aboard,
    all_plan,
    asked,
    at,
    boosters,
    colour,
    crewmember,
    direction,
    distance,
    energy,
    fly,
    give,
    keep,
    kinds,
    lying,
    places,
    play,
    rotate,
    saucer,
    steal,
    table,
    upgrades,
    use,
)

Script = list[tuple[str, str, int, int]]
"""The stage, what is asked, the seat, and the answer."""


def follow(position: CrashAndGrabPosition, script: Script) -> list[str]:
    """Each question of a script must come in its turn; returns what happened."""
    told: list[str] = []
    for number, (stage, question, seat, answer) in enumerate(script):
        now = (STAGE_NAMES[position.stage], *asked(position))
        assert now == (stage, question, seat), f"question {number}"
        assert answer in position.legal(seat), f"answer {number}"
        position.play(seat, answer)
        told += kinds(position.heard())
        check(position)
    return told


def test_section_6_a_whole_turn_with_every_state() -> None:
    """Red was crashed before its turn, which is the last one of the round; then the round ends."""
    cards = ["regeneration-gateway", "blast-off-thrusters", "hyperdrive", "waste-accelerator", "proximity-mines"]
    cards += ["airlock", "afterburner", "landing-legs", "quake-maker"]
    position = table(
        3,
        at={"green": (2, 3), "blue": (7, 0)},
        plans={"red": "2 up"},
        probe=1,
        energy={"red": 2},
        boosters={"red": 1},
        crew={"pink-pilot": (5, 4), "pink-doctor": (7, 5)},
        aboard={"green": ["blue-pilot", "pink-scientist"], "blue": ["red-engineer"]},
        upgrades={"red": cards},
    )
    told = follow(
        position,
        [
            ("start_upgrades", "offer", 0, use("regeneration-gateway", 9)),
            ("start_upgrades", "offer", 0, use("blast-off-thrusters", (5, 3))),
            ("fix_direction", "distance", 0, distance(2)),
            ("execute", "direction", 0, direction("right")),
            ("rest", "offer", 0, use("airlock", "pink-doctor")),
            ("boosts", "boost", 0, fly("up", 2)),
            ("boosts", "boost", 0, fly("up", 2)),
            ("flight", "accelerate", 0, fly("left", 2)),
            ("flight", "offer", 0, DECLINE),
            ("flight", "offer", 0, use("proximity-mines")),
            ("rewards", "reward", 0, steal("blue-pilot")),
            ("place_crew", "colour", 0, colour("pink")),
            ("place_crew", "roll", CHANCE, 1),
            ("end_upgrades", "offer", 0, use("afterburner", (2, 7))),
            ("end_upgrades", "offer", 0, use("landing-legs", "right")),
            ("penalties", "penalty", 0, give("blue-pilot", "green")),
            ("end_upgrades", "offer", 0, use("quake-maker", "SE", 2)),
            ("purchases", "buy", 0, BUY),
            ("drawing", "draw", CHANCE, NUMBERS["cargo-hold"]),
            ("drawing", "draw", CHANCE, NUMBERS["time-machine"]),
            ("drawing", "keep", 0, keep("time-machine")),
            ("place_all", "roll", CHANCE, 4),
            ("place_all", "offer", 0, DECLINE),
            ("place_all", "roll", CHANCE, 4),
        ],
    )
    assert STAGE_NAMES[position.stage] == "plans"
    assert told == [
        *["upgrade_used", "saucer_placed"],
        *["upgrade_used", "saucer_jumped"],
        "plan_revealed",
        "distance_chosen",
        "direction_chosen",
        "boosters_gained",
        *["saucer_moved", "crew_picked_up", "saucer_moved"],
        *["upgrade_used", "crew_let_out"],
        *["boosted", "saucer_moved", "saucer_moved"],
        *["boosted", "saucer_moved"],
        *["accelerated", "saucer_moved", "saucer_moved", "saucers_collided"],
        *["upgrade_used", "saucer_crashed"],
        "crew_stolen",
        *["crew_called", "crew_placed"],
        *["upgrade_used", "saucer_jumped"],
        *["upgrade_used", "saucer_crashed"],
        "crew_given",
        *["upgrade_used", "tile_turned"],
        "upgrade_bought",
        *["upgrade_drawn", "upgrade_drawn", "upgrade_played"],
        "turn_ended",
        *["saucer_placed", "saucer_placed"],
        *["probe_taken", "round_began"],
    ]
    assert aboard(position, "red") == {"pink-doctor"}
    assert aboard(position, "green") == {"pink-scientist", "blue-pilot"}
    assert "time-machine" in upgrades(position, "red")
    assert (energy(position, "red"), boosters(position, "red")) == (0, 0)
    assert position.used == 0


def test_section_6_a_whole_turn_of_two_players() -> None:
    """Both own saucers crash, crewmembers are passed, and an opposing saucer crashes too."""
    position = table(
        2,
        at={"red": (5, 5), "blue": (5, 6), "green": (5, 7), "yellow": (7, 0)},
        plans={"red": "3 right"},
        stage=NEXT_SAUCER,
        rotation=None,
        boosters={"red": 2},
        aboard={
            "red": ["blue-pilot", "pink-pilot", "pink-doctor"],
            "green": ["pink-engineer"],
            "yellow": ["red-pilot"],
        },
        filled=False,
        crew={"green-pilot": (4, 6), "yellow-pilot": (7, 5)},
    )
    follow(
        position,
        [
            ("next_saucer", "saucer", 0, saucer("red")),
            ("flight", "pass", 0, crewmember("blue-pilot")),
            ("boosts", "boost", 0, fly("right", 3)),
            ("boosts", "boost", 0, fly("right", 3)),
            ("penalties", "penalty", 0, give("pink-pilot", "yellow")),
            ("penalties", "penalty", 0, give("pink-doctor", "green")),
            ("rewards", "reward", 0, ENERGIZE),
            ("purchases", "buy", 0, DECLINE),
            ("next_saucer", "saucer", 1, saucer("yellow")),
        ],
    )
    assert places(position) == {"yellow": (7, 0)}
    assert aboard(position, "blue") == {"blue-pilot"}


def test_section_6_everything_that_can_be_is_skipped() -> None:
    """Without free directions, boosters, upgrades, crashes, missing crew and energy a turn asks nothing."""
    where = {"red": (5, 0), "green": (4, 0), "blue": (1, 0)}
    position = table(3, at=where, plans={"red": "3 right", "green": "3 right", "blue": "3 right"}, stage=PLANS)
    all_plan(position, "3 right")
    happened = kinds(rotate(position, "clockwise"))
    turn = ["turn_began", "plan_revealed", "energy_gained", *["saucer_moved"] * 3, "turn_ended"]
    assert happened == ["rotation_fixed", *turn * 3, "probe_taken", "round_began"]
    assert places(position) == {"red": (5, 3), "green": (4, 3), "blue": (1, 3)}


def test_section_5_plan_turns_and_the_end_of_the_round() -> None:
    position = table(3, at={"red": (5, 0), "green": (4, 0), "blue": (1, 0)}, stage=PLANS)
    all_plan(position)
    rotate(position, "counter-clockwise")
    for seat in (0, 2, 1):
        assert asked(position) == ("distance", seat)
        play(position, distance(0))
    assert STAGE_NAMES[position.stage] == "plans"
    assert position.turn == 0
    assert position.moved == 0


def test_section_6_after_stop_C3_is_over() -> None:
    position = table(
        at={"red": (5, 3), "green": (1, 0)}, upgrades={"red": ["landing-legs", "quake-maker"]}, energy={"red": 2}
    )
    play(position, distance(0), use("quake-maker", "NE", 1), DECLINE)
    assert asked(position) == ("buy", 0)
    assert at(position, "red") == (5, 3)


def test_section_6_a_turn_saucer_that_crashed_goes_on_with_its_clean_up() -> None:
    position = table(
        at={"red": (5, 7), "green": (1, 0)},
        plans={"red": "0-5 right"},
        upgrades={"red": ["quake-maker", "landing-legs"]},
        energy={"red": 2},
    )
    play(position, distance(1))
    assert asked(position) == ("offer", 0)
    assert use("landing-legs", "up") not in position.legal(0)
    play(position, DECLINE)
    assert asked(position) == ("buy", 0)


def test_section_6_turn_marks_are_cleared_at_the_end_of_the_turn() -> None:
    position = table(
        5,
        at={"red": (5, 3), "green": (1, 0), "blue": (1, 3)},
        plans={"red": "0-5 right"},
        upgrades={"red": ["afterburner", "waste-accelerator"]},
        override=["red"],
        crew={"pink-pilot": (6, 5)},
    )
    play(position, distance(0), direction("up"), use("afterburner", (5, 0)))
    assert asked(position) == ("distance", 1)
    assert (position.used, position.override, position.fresh, position.flagged) == (0, 0, 0, 0)
    assert not position.free
    assert not position.acquired
    assert not position.boosted_out


def test_section_6_the_board_is_full_whenever_a_turn_ends() -> None:
    position = table(at={"red": (5, 1), "green": (1, 0)}, plans={"red": "0-5 right"}, crew={"pink-pilot": (5, 2)})
    play(position, distance(1))
    assert asked(position) == ("colour", 0)
    play(position, colour("red"))
    position.play(CHANCE, 9)
    assert len(lying(position)) == 2
    assert asked(position) == ("distance", 1)


def test_R63_airlock_is_answered_before_a_twisted_titanium_loss() -> None:
    position = table(
        at={"red": (5, 1), "green": (5, 3)},
        plans={"red": "0-5 right"},
        crew={"pink-pilot": (5, 2), "pink-doctor": (2, 4)},
        aboard={"red": ["red-pilot"]},
        upgrades={"red": ["airlock"]},
        titanium=True,
    )
    play(position, distance(2))
    assert at(position, "green") is None
    assert asked(position) == ("offer", 0)
    play(position, use("airlock", "pink-doctor"))
    assert asked(position) == ("lose", 0)
    assert position.legal(0) == [crewmember("red-pilot"), crewmember("pink-doctor")]
    play(position, crewmember("red-pilot"))
    assert aboard(position, "red") == {"pink-doctor"}


def test_R66_in_twisted_titanium_the_edge_costs_a_point_and_brings_an_energy_in_C1() -> None:
    """Red pushes green, who has as many crewmembers, over the edge and boosts after it."""
    position = table(
        at={"red": (5, 5), "green": (5, 7), "blue": (1, 0)},
        plans={"red": "0-5 right"},
        boosters={"red": 1},
        titanium=True,
        points=[1, 0, 0],
    )
    play(position, distance(2))
    assert at(position, "green") is None
    assert energy(position, "red") == 0
    happened = kinds(play(position, fly("right", 2)))
    assert happened[-5:-1] == ["saucer_crashed", "point_lost", "energy_gained", "turn_ended"]
    assert list(position.points) == [0, 0, 0]
    assert energy(position, "red") == 1


def test_R66_points_are_never_below_0() -> None:
    position = table(at={"red": (5, 7), "green": (1, 0)}, plans={"red": "0-5 right"}, titanium=True)
    assert "point_lost" not in kinds(play(position, distance(1)))
    assert list(position.points) == [0, 0, 0]


def test_R66_mines_win_ties_and_a_single_crewmember_is_lost_without_asking() -> None:
    position = table(
        at={"red": (5, 1), "green": (5, 3), "blue": (1, 0)},
        plans={"red": "0-5 right"},
        aboard={"red": ["red-pilot"], "green": ["green-pilot"]},
        upgrades={"red": ["proximity-mines"]},
        titanium=True,
    )
    happened = kinds(play(position, distance(2)))
    assert "comparison_won" in happened
    assert "crew_lost" in happened
    assert aboard(position, "red") == set()
    assert list(position.points) == [1, 0, 0]
    assert at(position, "red") == (5, 3)

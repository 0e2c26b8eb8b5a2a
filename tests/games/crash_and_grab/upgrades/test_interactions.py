"""How upgrades work together: the interaction notes, and the rulings R-53, R-56, R-57, R-58 and R-62."""

import pytest

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.decisions.codes import CARD_OF, USE
from crashyard.games.crash_and_grab.rules.stages import BOOSTS, PLANS
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, CARDS
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, START
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
    direction,
    distance,
    draw,
    energy,
    fly,
    keep,
    kinds,
    lying,
    play,
    refused,
    roll,
    table,
    upgrades,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

SIDES = ("up", "right", "down", "left")
AT_END = [card.name for card in CARDS if card.windows & END]
CREW = {"pink-pilot": (3, 6), "pink-doctor": (0, 1)}


def flights(*allowed: int) -> list[int]:
    return [fly(side, count) for count in allowed for side in SIDES]


# -- the ten notes --------------------------------------------------------------------------


def test_note_1_order_of_reveal_choices() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "2 up"}, upgrades={"red": ["hyperdrive", "time-machine"]})
    assert asked(position) == ("distance", 0)
    first = play(position, distance(4))
    assert asked(position) == ("direction", 0)
    assert boosters(position, "red") == 0
    second = play(position, direction("right"))
    assert kinds([*first, *second])[:4] == ["distance_chosen", "direction_chosen", "boosters_gained", "saucer_moved"]


def test_note_2_siphon_and_boost() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1)}, plans={"red": "3 right"}, upgrades={"red": ["kinetic-siphon"]}
    )
    assert asked(position) == ("boost", 0)
    play(position, fly("up", 3))
    assert at(position, "red") == (2, 1)


def test_note_3_mines_and_siphon_R56() -> None:
    both = {"red": ["proximity-mines", "kinetic-siphon"]}
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "3 right"}, upgrades=both)
    assert not is_used(position, "kinetic-siphon")
    play(position, use("proximity-mines"))
    assert boosters(position, "red") == 0
    assert not is_used(position, "kinetic-siphon")
    assert asked(position) == ("reward", 0)
    later = table(
        at={"red": (5, 0), "green": (5, 1), "blue": (5, 2)},
        plans={"red": "0-5 right"},
        upgrades=both,
        boosters={"red": 1},
    )
    play(later, distance(1), use("proximity-mines"), fly("right", 1), DECLINE)
    assert boosters(later, "red") == 1  # the first real push is still to be paid


def test_note_4_waste_accelerator_and_regulator_and_landing_legs_combine() -> None:
    cards = {"red": ["waste-accelerator", "acceleration-regulator", "landing-legs"]}
    position = table(at={"red": (3, 5)}, plans={"red": "3 right"}, upgrades=cards)
    play(position, use("waste-accelerator"))
    assert position.legal(0) == flights(1, 2, 3, 4)
    legs = at_end(at={"red": (3, 5)}, upgrades=cards)
    play(legs, use("landing-legs", "right"), use("waste-accelerator"))
    assert legs.legal(0) == flights(1, 2, 3, 4)
    play(legs, fly("up", 2))
    assert at(legs, "red") == (1, 6)


def everything_at_end() -> CrashAndGrabPosition:
    """All end-of-turn upgrades on one saucer, in the middle of the others."""
    return at_end(
        4,
        at={"red": (4, 4), "green": (4, 5), "blue": (0, 4), "yellow": (4, 7)},
        crew={"pink-pilot": (5, 4), "pink-doctor": (0, 1)},
        aboard={"red": ["blue-pilot"], "green": ["red-pilot"]},
        upgrades={"red": AT_END},
    )


def test_note_5_only_landing_legs_and_pulse_cannon_can_cause_crashes_and_collisions() -> None:
    position = everything_at_end()
    assert offered(position) == set(AT_END)
    hitting: set[str] = set()
    moving: set[str] = set()
    for action in position.legal(0):
        if action < USE:
            continue
        twin = position.copy()
        twin.listen()
        twin.play(0, action)
        check(twin)
        told = set(kinds(twin.heard()))
        name = BY_NUMBER[CARD_OF[action - USE]].name
        if told & {"saucer_crashed", "saucers_collided", "saucer_pushed", "accelerated"}:
            hitting.add(name)
        if "saucer_moved" in told:
            moving.add(name)
        if name not in ("tractor-beam", "landing-legs", "pulse-cannon"):
            assert "crew_picked_up" not in told
    assert hitting == moving == {"landing-legs", "pulse-cannon"}


def test_note_5_the_jumps_come_after_the_rewards() -> None:
    position = table(
        at={"red": (3, 5), "green": (3, 7)},
        plans={"red": "3 right"},
        upgrades={"red": ["saucer-teleporter"]},
    )
    assert asked(position) == ("reward", 0)
    refused(position, use("saucer-teleporter", 1), "take-reward")
    play(position, ENERGIZE)
    assert offered(position) == {"saucer-teleporter"}


def test_note_6_cloaking_last() -> None:
    first = everything_at_end()
    play(first, use("cloaking-device"))
    assert offered(first) == {"distress-signaler", "quake-maker"}
    last = everything_at_end()
    play(last, use("afterburner", (7, 4)), use("quake-maker", "NE", 1))
    assert "cloaking-device" in offered(last)
    play(last, use("cloaking-device"))
    assert at(last, "red") is None


def test_note_7_tractor_beam_after_landing_legs_or_a_jump() -> None:
    cards = {"red": ["tractor-beam", "landing-legs", "afterburner"]}
    position = at_end(
        at={"red": (2, 1), "green": (7, 0)}, crew={"pink-pilot": (3, 6), "pink-doctor": (7, 5)}, upgrades=cards
    )
    assert offered(position) == {"landing-legs", "afterburner"}
    play(position, use("landing-legs", "down"))
    assert offered(position) == {"afterburner"}
    play(position, use("afterburner", (3, 4)))
    assert ways(position, "tractor-beam") == {"pink-pilot"}
    jumped_away = at_end(at={"red": (3, 4)}, crew={"pink-pilot": (3, 6), "pink-doctor": (7, 5)}, upgrades=cards)
    assert "tractor-beam" in offered(jumped_away)
    play(jumped_away, use("afterburner", (0, 4)))
    assert "tractor-beam" not in offered(jumped_away)


def test_note_8_airlock_on_an_opponents_turn() -> None:
    position = table(
        at={"red": (3, 3), "green": (3, 5), "blue": (7, 0)},
        plans={"red": "0-5 right"},
        crew=CREW,
        boosters={"red": 1},
        upgrades={"green": ["airlock"], "red": ["afterburner"]},
    )
    play(position, distance(2))
    assert asked(position) == ("offer", 1)
    assert position.active == 0
    for action in (DECLINE, use("airlock", "pink-doctor")):
        assert position.forbids(0, action) == "not-awaited"
    play(position, use("airlock", "pink-doctor"))
    assert asked(position) == ("boost", 0)
    play(position, DECLINE, colour("red"))
    roll(position, 7)
    assert asked(position) == ("offer", 0)
    assert offered(position) == {"afterburner"}


def test_note_9_replacement_timing() -> None:
    position = at_end(at={"red": (3, 5)}, crew=CREW, upgrades={"red": ["tractor-beam", "landing-legs", "quake-maker"]})
    play(position, use("tractor-beam", "pink-pilot"))
    assert asked(position) == ("colour", 0)
    refused(position, use("quake-maker", "NW", 1), "choose-colour")
    play(position, colour("red"))
    roll(position, 6)
    assert offered(position) == {"landing-legs", "quake-maker"}
    play(position, use("landing-legs", "right"))
    assert aboard(position, "red") == {"pink-pilot", "red-pilot"}
    assert asked(position) == ("colour", 0)


@pytest.mark.parametrize("name", [*AT_END, "time-machine", "airlock"])
def test_note_10_upgrades_in_C4(name: str) -> None:
    """A card bought now cannot be used in this turn; after it ends, it is there."""
    other = "cargo-hold"
    position = at_end(
        at={"red": (4, 4), "green": (4, 5), "blue": (7, 0)},
        crew={"pink-pilot": (5, 4), "pink-doctor": (0, 1)},
        aboard={"red": ["blue-pilot"], "green": ["red-pilot"]},
        energy={"red": 4},
        deck=[name, other],
    )
    play(position, BUY)
    draw(position, name, other)
    play(position, keep(name))
    assert upgrades(position, "red") == {name}
    assert asked(position) == ("buy", 0)
    refused(position, use(name, *any_choice(name)), "buy-or-stop")
    assert position.active_upgrades(0) == 0
    play(position, DECLINE)
    assert position.active_upgrades(0) == 1 << NUMBERS[name]
    assert asked(position) == ("distance", 1)


def any_choice(name: str) -> tuple[object, ...]:
    return {
        "wormhole-generator": ("green",),
        "afterburner": ((4, 3),),
        "pulse-cannon": ("green",),
        "tractor-beam": ("pink-pilot",),
        "saucer-teleporter": (3,),
        "distress-signaler": ("red-pilot", "blue-pilot"),
        "landing-legs": ("up",),
        "quake-maker": ("NW", 1),
        "organic-triangulator": ((0, 0),),
        "airlock": ("pink-doctor",),
    }.get(name, ())


# -- rulings --------------------------------------------------------------------------------


def test_R53_a_card_is_not_active_even_if_its_window_were_open() -> None:
    fresh = 1 << NUMBERS["afterburner"]
    position = at_end(at={"red": (4, 4)}, upgrades={"red": ["afterburner", "quake-maker"]}, fresh=fresh)
    assert offered(position) == {"quake-maker"}
    refused(position, use("afterburner", (4, 3)), "upgrade-not-active")


def test_R53_airlock_works_already_on_the_next_turn() -> None:
    position = at_end(
        at={"red": (3, 5), "green": (3, 3), "blue": (7, 0)},
        crew=CREW,
        energy={"red": 2},
        deck=["airlock", "cargo-hold"],
        plans={"green": "2 right"},
    )
    play(position, BUY)
    draw(position, "airlock", "cargo-hold")
    play(position, keep("airlock"))
    assert aboard(position, "red") == {"pink-pilot"}
    assert asked(position) == ("offer", 0)
    assert position.active == 1


def test_R59_R60_several_cards_may_be_bought_in_one_turn_or_none() -> None:
    position = at_end(at={"red": (4, 4), "green": (7, 0)}, energy={"red": 5})
    play(position, BUY)
    draw(position, "airlock", "cargo-hold")
    play(position, keep("cargo-hold"))
    assert (boosters(position, "red"), energy(position, "red")) == (3, 3)
    play(position, BUY)
    draw(position, "afterburner", "hyperdrive")
    play(position, keep("hyperdrive"))
    assert asked(position) == ("distance", 1)
    assert upgrades(position, "red") == {"cargo-hold", "hyperdrive"}
    refusing = at_end(at={"red": (4, 4), "green": (7, 0)}, energy={"red": 5})
    play(refusing, DECLINE)
    assert energy(refusing, "red") == 5


def test_R57_airlock_after_tractor_beam() -> None:
    position = at_end(at={"red": (3, 5)}, crew=CREW, upgrades={"red": ["tractor-beam", "airlock", "quake-maker"]})
    play(position, use("tractor-beam", "pink-pilot"))
    assert offered(position) == {"airlock"}
    play(position, use("airlock", "pink-doctor"))
    assert lying(position) == {"pink-pilot": (0, 1)}
    assert asked(position) == ("colour", 0)


def test_R58_the_stabilizer_is_asked_when_the_first_turn_has_ended() -> None:
    position = table(
        at={"red": (4, 4), "green": (7, 0), "blue": (0, 0)},
        stage=PLANS,
        rotation=None,
        upgrades={"green": ["rotational-stabilizer"], "red": ["quake-maker"]},
        energy={"red": 2},
    )
    all_plan(position)
    play(position, distance(0))
    assert asked(position) == ("offer", 0)  # C3 of the first turn
    play(position, use("quake-maker", "NW", 1))
    assert asked(position) == ("buy", 0)
    play(position, DECLINE)
    assert offered(position) == {"rotational-stabilizer"}
    assert asked(position) == ("offer", 1)


@pytest.mark.parametrize("chosen", [2, 4])
def test_R62_hyperdrive_widens_the_regulator_whatever_was_chosen(chosen: int) -> None:
    both = {"red": ["hyperdrive", "acceleration-regulator"]}
    position = table(at={"red": (2, 4)}, plans={"red": "2 right"}, upgrades=both)
    play(position, distance(chosen))
    assert position.legal(0) == flights(1, 2, 3, 4, 6, 8)


def test_R62_hyperdrive_and_regulator_keep_the_normal_distance_too() -> None:
    both = {"red": ["hyperdrive", "acceleration-regulator"]}
    position = table(at={"red": (2, 4)}, plans={"red": "0-5 right"}, upgrades=both)
    play(position, distance(10))
    assert position.legal(0) == flights(1, 2, 3, 4, 6, 8, 10)
    play(position, fly("left", 1))
    assert at(position, "red") == (2, 4)


@pytest.mark.parametrize("chosen", [0, 3, 6, 10])
def test_R62_hyperdrive_widens_the_amplifier_whatever_was_chosen(chosen: int) -> None:
    both = {"red": ["hyperdrive", "boost-amplifier"]}
    position = table(at={"red": (4, 4)}, upgrades=both, boosters={"red": 2}, stage=BOOSTS, distance=chosen)
    assert position.legal(0) == [DECLINE, *flights(1, 2, 3, 4, 5, 6, 8, 10, 12)]
    play(position, fly("up", 1))
    assert position.legal(0) == [DECLINE, *flights(1, 2, 3, 4, 5, 6, 8, 10, 12)]


def test_R62_hyperdrive_alone_changes_neither_accelerators_nor_boosts() -> None:
    position = table(at={"red": (2, 4)}, plans={"red": "2 right"}, upgrades={"red": ["hyperdrive"]})
    play(position, distance(2))
    assert position.legal(0) == flights(2)
    play(position, fly("down", 2))
    assert position.legal(0) == [DECLINE, *flights(2)]


def test_R62_the_cards_must_be_on_the_same_saucer() -> None:
    cards = {"red": ["acceleration-regulator"], "blue": ["hyperdrive"]}
    position = table(2, at={"red": (2, 4)}, plans={"red": "2 right"}, upgrades=cards)
    assert position.legal(0) == flights(1, 2, 3, 4)


def test_R64_a_later_upgrade_asks_again_only_if_something_else_could_be_passed() -> None:
    position = table(
        2,
        at={"red": (5, 0), "blue": (5, 2), "green": (0, 0), "yellow": (7, 6)},
        aboard={"red": ["blue-pilot"]},
        crew={"blue-doctor": (4, 1)},
        plans={"red": "0-5 right"},
        upgrades={"red": ["quake-maker", "landing-legs", "afterburner"]},
        lost=0,
    )
    play(position, distance(1))
    assert asked(position) == ("pass", 0)
    play(position, DECLINE, use("quake-maker", "NE", 1))
    assert asked(position) == ("offer", 0)  # a turned tile is no trigger
    same = position.copy()
    play(
        same, use("afterburner", (4, 2)) if use("afterburner", (4, 2)) in same.legal(0) else use("afterburner", (5, 3))
    )
    assert asked(same) == ("offer", 0)  # next to blue again, with the same aboard
    play(position, use("landing-legs", "up"))
    assert asked(position) == ("offer", 0)  # diagonal neighbours do not count; the doctor is aboard now
    play(position, use("afterburner", (4, 2)))
    assert asked(position) == ("pass", 0)


# -- section 2b -----------------------------------------------------------------------------


def test_section_2b_the_partner_cannot_use_a_card() -> None:
    names = [card.name for card in CARDS if card.windows & (END | START) and card.for_two]
    for partner in ("red", "blue"):
        position = at_end(
            2,
            at={"red": (4, 4), "blue": (4, 5), "green": (4, 7), "yellow": (0, 4)},
            crew={"pink-pilot": (5, 4), "pink-doctor": (0, 1)},
            aboard={"red": ["blue-pilot"], "green": ["red-pilot"]},
            upgrades={"red": names},
            turn=partner,
        )
        expected = set(AT_END) if partner == "red" else set()
        assert offered(position) == expected
    used = at_end(
        2, at={"red": (4, 4), "blue": (4, 5)}, upgrades={"red": ["quake-maker"], "blue": ["afterburner"]}, turn="blue"
    )
    refused(used, use("quake-maker", "NW", 1), "not-your-upgrade")

"""Section 16: buying upgrades (C4), and when they become active."""

from crashyard.engine import Dice
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.rules.stages import PURCHASES
from crashyard.games.crash_and_grab.rules.upgrades.deck import DECK
from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    ENERGIZE,
    NUMBERS,
    all_facts,
    asked,
    at,
    boosters,
    cards,
    distance,
    draw,
    energy,
    facts,
    keep,
    kinds,
    play,
    refused,
    roll,
    table,
    upgrade_bits,
    upgrades,
    use,
)

WHERE = {"red": (5, 3), "green": (1, 0), "blue": (1, 4)}


def test_section_16_an_upgrade_costs_two_energy_and_is_one_of_two_cards() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 3})
    assert asked(position) == ("buy", 0)
    assert position.legal(0) == [DECLINE, BUY]
    happened = play(position, BUY)
    assert facts(happened, "upgrade_bought") == {"saucer": "red", "energy": 1}
    draw(position, "airlock", "time-machine")
    assert asked(position) == ("keep", 0)
    assert position.legal(0) == [keep("time-machine"), keep("airlock")]
    refused(position, keep("hyperdrive"), "keep-one-of-two")
    refused(position, DECLINE, "keep-one-of-two")
    happened = play(position, keep("airlock"))
    assert facts(happened, "upgrade_played") == {
        "saucer": "red",
        "upgrade": "airlock",
        "discarded": "time-machine",
    }
    assert upgrades(position, "red") == {"airlock"}
    assert cards(position.discard) == {"time-machine"}
    assert energy(position, "red") == 1
    check(position)


def test_section_16_with_less_than_two_energy_nothing_is_asked() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 1, "green": 5})
    assert asked(position) == ("distance", 1)


def test_section_16_the_energy_is_the_turn_saucers_own() -> None:
    """With two players the partner's energy does not help."""
    where = {"red": (5, 3), "blue": (5, 5), "green": (1, 0), "yellow": (1, 4)}
    position = table(2, at=where, stage=PURCHASES, energy={"red": 1, "blue": 4})
    assert asked(position)[0] == "saucer"
    position = table(2, at=where, stage=PURCHASES, energy={"red": 2, "blue": 1})
    play(position, BUY)
    draw(position, "airlock", "hyperdrive")
    play(position, keep("airlock"))
    assert upgrades(position, "red") == {"airlock"}
    assert upgrades(position, "blue") == set()
    assert (energy(position, "red"), energy(position, "blue")) == (0, 1)


def test_section_16_cards_are_drawn_one_at_a_time_from_the_deck() -> None:
    position = table(
        at=WHERE, stage=PURCHASES, energy={"red": 2}, upgrades={"green": ["airlock"]}, discard=["hyperdrive"]
    )
    play(position, BUY)
    assert asked(position) == ("draw", CHANCE)
    first = set(position.legal(CHANCE))
    assert first == set(NUMBERS.values()) - {NUMBERS["airlock"], NUMBERS["hyperdrive"]}
    assert {weight for _, weight in position.outcomes()} == {1}
    draw(position, "quake-maker")
    assert set(position.legal(CHANCE)) == first - {NUMBERS["quake-maker"]}


def test_section_16_the_others_do_not_learn_what_was_drawn() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2})
    play(position, BUY)
    (event,) = [event for event in draw(position, "airlock") if event.kind == "upgrade_drawn"]
    assert event.knowers == frozenset({0})
    assert "airlock" not in str(event.public)
    assert event.secret == {"upgrade": "airlock"}


def test_section_16_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2}, deck=[])
    happened = play(position, BUY)
    assert "deck_renewed" in kinds(happened)
    assert position.discard == 0
    assert position.deck == DECK[3]
    draw(position, "airlock", "hyperdrive")
    play(position, keep("airlock"))
    assert cards(position.discard) == {"hyperdrive"}
    check(position)


def test_section_16_it_may_be_renewed_between_two_cards() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2}, deck=["airlock"])
    assert "deck_renewed" not in kinds(play(position, BUY))
    assert position.legal(CHANCE) == [NUMBERS["airlock"]]
    assert "deck_renewed" in kinds(draw(position, "airlock"))
    assert NUMBERS["airlock"] not in position.legal(CHANCE)
    draw(position, "hyperdrive")
    assert position.legal(0) == [keep("hyperdrive"), keep("airlock")]


def test_section_16_a_single_card_is_played_without_a_choice() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2}, deck=["airlock"])
    position.upgrades[1] = position.discard
    position.discard = 0
    play(position, BUY)
    happened = draw(position, "airlock")
    assert facts(happened, "upgrade_played") == {"saucer": "red", "upgrade": "airlock", "discarded": None}
    assert upgrades(position, "red") == {"airlock"}
    assert asked(position)[1] == 1


def test_section_16_without_any_card_nothing_can_be_bought() -> None:
    position = table(at=WHERE, energy={"red": 4}, upgrades={"green": [*NUMBERS]}, turn="red", stage=PURCHASES)
    assert position.deck == position.discard == 0
    assert asked(position)[0] != "buy"
    assert energy(position, "red") == 4


def test_section_16_a_crashed_saucer_may_buy() -> None:
    position = table(at={**WHERE, "red": (5, 7)}, plans={"red": "0-5 right"}, energy={"red": 2})
    play(position, distance(1))
    assert at(position, "red") is None
    assert asked(position) == ("buy", 0)


def test_section_16_a_reward_may_pay_for_an_upgrade_of_the_same_turn() -> None:
    position = table(at={**WHERE, "red": (5, 5), "green": (5, 7)}, plans={"red": "0-5 right"}, energy={"red": 1})
    play(position, distance(2), ENERGIZE)
    assert asked(position) == ("buy", 0)


def test_section_16_cargo_hold_pays_when_it_is_played() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2})
    play(position, BUY)
    draw(position, "cargo-hold", "airlock")
    play(position, keep("cargo-hold"))
    assert boosters(position, "red") == 3


def test_R53_a_bought_upgrade_is_not_active_in_this_turn() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 4})
    play(position, BUY)
    draw(position, "quake-maker", "airlock")
    play(position, keep("quake-maker"))
    assert asked(position) == ("buy", 0)
    assert position.fresh == upgrade_bits(["quake-maker"])
    assert position.active_upgrades(0) == 0
    play(position, DECLINE)
    assert position.fresh == 0
    assert cards(position.active_upgrades(0)) == {"quake-maker"}


def test_R53_it_is_active_from_the_end_of_the_turn_on() -> None:
    """Airlock can be used on the next saucer's turn."""
    position = table(
        at={"red": (5, 3), "green": (5, 1), "blue": (1, 4)},
        stage=PURCHASES,
        energy={"red": 2},
        plans={"green": "0-5 right"},
        crew={"pink-pilot": (5, 4), "pink-doctor": (2, 4)},
    )
    play(position, BUY)
    draw(position, "airlock", "hyperdrive")
    play(position, keep("airlock"))
    assert asked(position) == ("distance", 1)
    play(position, distance(3))
    assert at(position, "red") == (5, 6)
    assert asked(position) == ("offer", 0)
    assert use("airlock", "pink-doctor") in position.legal(0)


def test_R53_placing_cards_work_in_E1_of_the_same_round() -> None:
    position = table(at={"red": (1, 0), "green": (1, 4)}, turn="blue", stage=PURCHASES, energy={"blue": 2})
    play(position, BUY)
    draw(position, "regeneration-gateway", "hyperdrive")
    play(position, keep("regeneration-gateway"))
    assert asked(position) == ("offer", 2)
    play(position, use("regeneration-gateway", 9))
    assert at(position, "blue") == (5, 2)


def test_R53_an_upgrade_bought_by_who_flew_first_works_in_E1_too() -> None:
    position = table(at={"red": (1, 0), "blue": (1, 4)}, turn="green", stage=PURCHASES, energy={"green": 2})
    play(position, BUY)
    draw(position, "scavenger-bot", "hyperdrive")
    play(position, keep("scavenger-bot"), distance(0))
    roll(position, 9)
    assert (energy(position, "green"), boosters(position, "green")) == (1, 1)


def test_R59_several_upgrades_may_be_bought_in_one_turn() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 5})
    for first, second in (("airlock", "hyperdrive"), ("quake-maker", "afterburner")):
        assert asked(position) == ("buy", 0)
        play(position, BUY)
        draw(position, first, second)
        play(position, keep(first))
    assert upgrades(position, "red") == {"airlock", "quake-maker"}
    assert energy(position, "red") == 1
    assert asked(position) == ("distance", 1)


def test_R60_buying_is_optional() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 6})
    refused(position, ENERGIZE, "buy-or-stop")
    refused(position, BUY, "not-awaited", 1)
    play(position, DECLINE)
    assert asked(position) == ("distance", 1)
    assert energy(position, "red") == 6


def test_R70_a_card_drawn_before_the_deck_was_renewed_is_known_to_all() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2}, deck=["airlock"])
    play(position, BUY)
    draw(position, "airlock", "hyperdrive")
    assert cards(position.deduced) == {"airlock"}
    dice = Dice("deduced")
    seen = [position.possible(1, dice) for _ in range(200)]
    assert all(other.drawn & upgrade_bits(["airlock"]) for other in seen)
    assert len({int(other.drawn) for other in seen}) == 22
    for other in seen:
        check(other)
    own = position.possible(0, dice)
    assert own.drawn == position.drawn


def test_section_4_what_somebody_else_has_drawn_is_drawn_anew() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2}, deck=["airlock", "hyperdrive", "afterburner"])
    play(position, BUY)
    draw(position, "airlock", "hyperdrive")
    dice = Dice("drawn")
    seen = {frozenset(cards(position.possible(1, dice).drawn)) for _ in range(100)}
    assert len(seen) == 3
    assert {frozenset(cards(position.possible(0, dice).drawn))} == {frozenset({"airlock", "hyperdrive"})}


def test_R70_after_the_choice_nothing_is_left_to_deduce() -> None:
    position = table(at=WHERE, stage=PURCHASES, energy={"red": 2}, deck=["airlock"])
    play(position, BUY)
    draw(position, "airlock", "hyperdrive")
    play(position, keep("hyperdrive"))
    assert position.deduced == position.drawn == 0
    assert cards(position.discard) == {"airlock"}


def test_section_16_upgrades_never_leave_a_saucer() -> None:
    position = table(
        at={**WHERE, "red": (5, 7)}, plans={"red": "0-5 right"}, upgrades={"red": ["airlock", "afterburner"]}
    )
    play(position, distance(1))
    assert upgrades(position, "red") == {"airlock", "afterburner"}


def test_section_16_end_of_turn_upgrades_come_in_any_order_once_each() -> None:
    position = table(
        at=WHERE, plans={"red": "0-5 up"}, upgrades={"red": ["afterburner", "landing-legs", "saucer-teleporter"]}
    )
    play(position, distance(0), use("landing-legs", "up"))
    refused(position, use("landing-legs", "up"), "upgrade-used")
    play(position, use("saucer-teleporter", 10), use("afterburner", (5, 0)))
    assert at(position, "red") == (5, 0)
    assert asked(position) == ("distance", 1)
    assert position.used == 0


def test_section_16_what_an_upgrade_caused_is_settled_before_the_next_is_offered() -> None:
    position = table(
        at={"red": (5, 6), "green": (5, 7), "blue": (1, 4)},
        plans={"red": "0-5 up"},
        upgrades={"red": ["landing-legs", "afterburner"]},
    )
    play(position, distance(0), use("landing-legs", "right"))
    assert asked(position) == ("reward", 0)
    happened = play(position, ENERGIZE)
    assert asked(position) == ("offer", 0)
    assert all_facts(happened, "turn_ended") == []


def test_section_16_an_upgrade_of_another_window_or_saucer_is_refused() -> None:
    position = table(
        at=WHERE, upgrades={"red": ["afterburner", "airlock"], "green": ["landing-legs"]}, plans={"red": "0-5 up"}
    )
    play(position, distance(0))
    refused(position, use("airlock", "red-pilot"), "wrong-window")
    refused(position, use("landing-legs", "up"), "not-your-upgrade")
    refused(position, use("afterburner", (5, 3)), "upgrade-not-so")
    refused(position, BUY, "use-or-decline")

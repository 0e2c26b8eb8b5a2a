"""Trials: chance is led to deal a thing or to withhold it, and nothing else differs."""

import json
from pathlib import Path

import msgspec
import pytest

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, SeededChance, find_game, random_answer
from crashyard.engine.witness import Got
from crashyard.lab.outcome import Outcome
from crashyard.lab.worth.effects import effects_of
from crashyard.lab.worth.trial import LedChance, Trial, TrialPlay, choose_things, things_dealt
from tests.cli.running import crashyard, refused
from tests.refusals import refuses, tells


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def trial(*things: str, game: str = "crash-by-crash", kind: str = "card", players: int = 2) -> Trial:
    return Trial(game, players, dict(find_game(game).complete({})), kind, things, ("random",), "t", 3000)


def seen(outcome: Outcome) -> TrialPlay:
    return msgspec.convert(outcome.facts, TrialPlay)


def test_every_game_tells_what_chance_deals() -> None:
    dealt = {
        name: things_dealt(find_game(name), find_game(name).default_players, {})
        for name in ("crash-and-grab", "crash-by-crash", "cube-attack")
    }
    assert {name: set(found) for name, found in dealt.items()} == {
        "crash-and-grab": {"upgrade"},
        "crash-by-crash": {"card"},
        "cube-attack": {"place"},
    }
    assert len(dealt["crash-by-crash"]["card"]) == 13
    assert len(dealt["crash-and-grab"]["upgrade"]) == 23
    assert choose_things(find_game("cube-attack"), 3, {}, ()) == ("place", ("start player",))


def test_a_turn_has_a_pair_for_each_thing_and_a_game_of_its_own() -> None:
    one = trial("ROCKET", "LAMBADA")
    assert [one.arm_of(number) for number in range(6)] == [
        ("ROCKET", "dealt"),
        ("ROCKET", "withheld"),
        ("LAMBADA", "dealt"),
        ("LAMBADA", "withheld"),
        None,
        ("ROCKET", "dealt"),
    ]
    assert {one.seat_of(number) for number in range(5)} == {one.seat_of(0)}
    assert {one.seat_of(number) for number in range(100)} == {0, 1}


def test_who_begins_is_dealt_and_withheld() -> None:
    """Where chance deals one thing once, each arm is known: the seat begins, or another one does."""
    one = trial("start player", game="cube-attack", kind="place", players=3)
    for turn in range(4):
        for place, begins in ((0, True), (1, False)):
            outcome = one.play(one.games_a_turn * turn + place)
            assert outcome.error is None
            assert seen(outcome).seat == one.seat_of(one.games_a_turn * turn)
            assert (seen(outcome).start == seen(outcome).seat) == begins


def test_the_cards_of_the_seat_are_led_and_no_others() -> None:
    """Both games of a pair are the same up to the moment, and chance deals no card to the seat that is withheld."""
    game = find_game("crash-by-crash")
    others: list[list[str]] = []
    for arm in ("dealt", "withheld"):
        position = game.new(2)
        witness = game.witness(position)
        chance = LedChance(SeededChance("x"), witness, "card", ("ROCKET", arm), 1)
        dealt: list[Got] = []
        dice, actions = Dice("led"), Actions()
        while position.awaited() != NOBODY and len(dealt) < 40:
            seat = position.awaited()
            if seat == CHANCE:
                outcome = chance.answer(position, CHANCE)
                got = witness.dealt(position, outcome)
                dealt += [] if got is None else [got]
                position.play(CHANCE, outcome)
            else:
                position.play(seat, random_answer(position, seat, dice, actions))
        mine = [got.item for got in dealt if got.seat == 1]
        assert (mine[0] == "ROCKET") == (arm == "dealt")
        assert arm == "dealt" or "ROCKET" not in mine
        others.append([got.item for got in dealt if got.seat == 0][:3])
    assert others[0] == others[1]


def pair(
    one: Trial,
    turn: int,
    dealt: tuple[int, ...],
    withheld: tuple[int, ...],
    took: bool = True,
    course: int | None = None,
) -> list[Outcome]:
    """The outcomes of a pair of games in which chance was led for seat 0."""
    number = one.games_a_turn * turn
    facts = [msgspec.to_builtins(TrialPlay(0, took=dealt_it and took)) for dealt_it in (True, False)]
    courses = (number, number + 1) if course is None else (2 * course, 2 * course + 1)
    return [
        Outcome(number + arm, 9, 5, ranks, course=courses[arm], facts=facts[arm])
        for arm, ranks in enumerate((dealt, withheld))
    ]


def test_the_effect_is_what_differs_within_the_pairs() -> None:
    one = trial("ROCKET")
    won, lost = (1, 2), (2, 1)
    outcomes: list[Outcome] = []
    for turn in range(40):
        helped = turn % 4 == 0
        outcomes += pair(one, turn, won if helped or turn % 2 else lost, won if turn % 2 else lost, took=turn % 2 == 0)
    (effect,) = effects_of(one, outcomes)
    assert effect.pairs == 40
    assert effect.apart is not None
    assert effect.apart.value == pytest.approx(0.25)
    assert 0 < effect.apart.low < 0.25 < effect.apart.high
    assert effect.beyond_chance
    assert effect.takes.value == 0.5
    assert effect.per_taker is not None
    assert effect.per_taker.value == pytest.approx(0.5)
    assert effect.found_with is None


def test_a_thing_that_does_nothing_has_no_effect() -> None:
    one = trial("ROCKET")
    outcomes = [game for turn in range(30) for game in pair(one, turn, (1, 2), (1, 2))]
    (effect,) = effects_of(one, outcomes)
    assert effect.apart is not None
    assert effect.apart.value == 0
    assert not effect.beyond_chance


def test_pairs_of_the_same_two_courses_are_one_case() -> None:
    """Bots that play alike play the same pair again and again: sixty copies of six pairs say no more than the six."""
    one = trial("ROCKET")
    won, lost = (1, 2), (2, 1)
    kinds = [(won, lost), (won, lost), (won, won), (lost, won), (won, lost), (lost, lost)]
    few = effects_of(one, [game for turn, kind in enumerate(kinds) for game in pair(one, turn, *kind)])[0]
    many = effects_of(one, [game for turn in range(60) for game in pair(one, turn, *kinds[turn % 6], course=turn % 6)])[
        0
    ]
    assert (few.pairs, few.different, few.repeat) == (6, 6, False)
    assert (many.pairs, many.different, many.repeat) == (60, 6, True)
    assert few.apart is not None and many.apart is not None
    assert (many.apart.value, many.apart.low, many.apart.high) == pytest.approx(
        (few.apart.value, few.apart.low, few.apart.high)
    )
    assert many.apart.chance == pytest.approx(few.apart.chance)
    assert (many.takes.low, many.takes.high) == pytest.approx((few.takes.low, few.takes.high))


def test_a_win_of_partners_is_a_whole_win_for_each() -> None:
    one = trial("ROCKET", players=4)
    outcomes = [game for turn in range(10) for game in pair(one, turn, (1, 2, 1, 2), (2, 1, 2, 1))]
    (effect,) = effects_of(one, outcomes)
    assert effect.apart is not None and effect.apart.value == 1


def test_a_pair_of_which_one_was_stopped_says_nothing() -> None:
    one = trial("ROCKET")
    first, second = pair(one, 0, (1, 2), (2, 1))
    (effect,) = effects_of(one, [first, Outcome(second.number, 9, 5)])
    assert (effect.pairs, effect.apart) == (0, None)


def test_the_command_tells_cause_and_company() -> None:
    flags = ["--players", "2", "--games", "3", "--bots", "random", "--out", "out"]
    run = crashyard("worth", "crash-by-crash", "--things", "ROCKET,LAMBADA", *flags)
    assert run.code == 0, run.err
    assert "Rocket" in run.out
    told = json.loads(Path("out/figures.json").read_text())
    assert {thing["name"] for thing in told["things"]} == {"ROCKET", "LAMBADA"}
    again = crashyard("worth", "crash-by-crash", "--things", "ROCKET,LAMBADA", *flags, "--resume", "--json")
    assert json.loads(again.out) == told


def test_pairs_that_are_mostly_copies_are_told_first() -> None:
    """Where bots play the same pairs again and again, the first line says so, and it says so only there."""
    flags = ["--players", "2", "--games", "20", "--bots", "greedy", "--option", "target=16", "--out", "out"]
    run = crashyard("worth", "cube-attack", *flags)
    assert run.code == 0, run.err
    told = json.loads(Path("out/figures.json").read_text())["things"][0]
    first = run.out.splitlines()[0]
    assert told["repeat"] == first.startswith(f"start player: only {told['different']} of {told['pairs']} pairs differ")


def test_what_chance_does_not_deal_is_refused() -> None:
    run = crashyard("worth", "crash-by-crash", "--things", "ROCKET,NOTHING")
    refused(run)
    assert "Chance deals no “NOTHING” beside the others; it deals ACTION_REACTION, BELL_SHIFT" in run.err
    with refuses("nothing-is-dealt", "Chance deals nothing in headlong whose worth could be found out."):
        choose_things(find_game("headlong"), 2, {}, ())
    tells(
        "not-dealt",
        "Chance deals no “x” beside the others; it deals start player.",
        crashyard("worth", "cube-attack", "--things", "x").err,
    )

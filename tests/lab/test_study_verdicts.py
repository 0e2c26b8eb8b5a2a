"""What a study says, and what it must not say: verdicts that once were wrong, on games made by hand."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from crashyard.engine import find_game
from crashyard.engine.event import Event
from crashyard.lab.outcome import Outcome
from crashyard.lab.statistics import Difference
from crashyard.lab.study.digest import digest
from crashyard.lab.study.files import write_study
from crashyard.lab.study.naming import nameless
from crashyard.lab.study.null import null_studies
from crashyard.lab.study.observing import Pace
from crashyard.lab.study.plays import look_at
from crashyard.lab.study.report.page import write_report
from crashyard.lab.study.summary import of_table, summary
from crashyard.lab.study.variants.comparing import VariantPair, compare
from crashyard.lab.study.variants.verdict import verdict
from tests.lab.studied import outcome, study
from tests.lab.test_study import played
from tests.lab.test_study import study as study_of


def by_order(shares: tuple[float, ...], games: int, variant: int) -> list[Outcome]:
    """Games of four, of which each place in the order of play wins so large a share."""
    dice = np.random.default_rng(variant + 1)
    return [
        outcome(2 * turn + variant, (int(dice.choice(4, p=shares)) + turn) % 4, 4, start=turn % 4)
        for turn in range(games)
    ]


def test_the_last_in_the_order_of_play_is_no_less_asked_for_than_the_others() -> None:
    """The fourth player falls from 22 to 4 %; what the others gain is too little to be told from luck."""
    of = study(4, 2)
    games = by_order((0.26, 0.26, 0.26, 0.22), 120, 0) + by_order((0.32, 0.32, 0.32, 0.04), 120, 1)
    told = digest(of, 120, games)
    named = [one.measure.name for one in told.comparisons]
    assert [name for name in named if name.endswith("player")] == [
        "wins of the starting player",
        "wins of the second player",
        "wins of the third player",
        "wins of the 4th player",
    ]
    assert sum(name.startswith("wins of seat") for name in named) == 4
    assert any(
        sentence.startswith("The 4th player wins ") and " less often." in sentence for sentence in told.verdict(4)
    )


def led(seed: int, often: float, variant: int) -> list[Outcome]:
    """Games of two in which whoever was seen to be ahead at last won so often."""
    dice = np.random.default_rng(seed)
    games = []
    for turn in range(120):
        ahead = [[int(dice.integers(9)), int(dice.integers(9))] for _ in range(4)]
        leader = int(ahead[-1][1] > ahead[-1][0])
        winner = leader if dice.random() < often else 1 - leader
        games.append(outcome(2 * turn + variant, winner, ahead=ahead, start=turn % 2))
    return games


def test_where_yardsticks_disagree_the_verdict_says_so_and_not_that_nothing_differs() -> None:
    of = study_of("bump", (2,), ({"rounds": 1}, {"rounds": 2}))
    outcomes = played(of, 20)
    (first,), (second,) = (look_at(of, [table], outcomes) for table in of.tables)
    agreed = compare([VariantPair(first, second, first, second, of.turn_of)])
    assert verdict(agreed, [])[0].startswith("The game gets ")
    for shared in ((first, first), (second, first)):
        compared = compare([VariantPair(first, second, *shared, of.turn_of)])
        length = next(one for one in compared if one.measure.name == "length")
        assert length.by_yardstick and not length.beyond_chance
        told = verdict(compared, [])
        assert told[0].startswith(
            "Length: whether there is a difference depends on the yardstick: +1 (95 %: +1 to +1) by"
        )
        alike = sum(not one.by_yardstick for one in compared)
        assert told[-1].startswith(f"{alike} other things were measured and do not differ beyond chance")
        assert f"{len(compared)} " not in told[-1], "it is not among those that do not differ"


def test_no_comebacks_are_told_where_nobody_knows_who_is_behind() -> None:
    """Who wins has nothing to do with what is seen: that nobody was ever behind would be an artefact."""
    of = study()
    told = digest(of, 120, led(3, 0.5, 0))
    (table,) = told.tables
    found = table.findings
    assert found.tension is None and not found.predictor.known
    sentences = of_table(table)
    assert any(
        one.startswith("Who leads, comebacks and drama are unknown") and "log loss 0." in one for one in sentences
    )
    assert not any("The lead passes" in one or "come back" in one for one in sentences)
    assert "come back" not in (page := write_report(told, [], "By hand")) and "base rate" in page
    figures = told.to_json()["tables"][0]["findings"]
    assert figures["tension"] is None and figures["predictor"]["base"] == pytest.approx(0.69, abs=0.03)


def test_leads_are_found_where_what_is_seen_tells_who_wins() -> None:
    of = study()
    (table,) = digest(of, 120, led(3, 0.97, 0)).tables
    assert table.findings.predictor.known and table.findings.tension is not None
    assert table.findings.predictor.loss < table.findings.predictor.base
    assert any(one.startswith("The lead passes ") for one in of_table(table))


def test_where_hardly_anybody_is_known_to_be_far_behind_comebacks_cannot_be_told() -> None:
    of = study()
    (table,) = digest(of, 120, led(3, 0.97, 0)).tables
    tension = table.findings.tension
    assert tension is not None
    close = replace(
        tension, far_behind=replace(tension.far_behind, value=0.01), comeback=replace(tension.comeback, value=0.0)
    )
    told = of_table(replace(table, findings=replace(table.findings, tension=close)))
    assert any(one.startswith("Comebacks cannot be told: ") for one in told)
    assert not any("had come back" in one for one in told)


def test_games_that_repeat_each_other_are_told_first_and_count_once() -> None:
    of = study()
    games = [outcome(number, number % 2, course=number % 10) for number in range(200)]
    told = digest(of, 200, games)
    (table,) = told.tables
    sentences = of_table(table)
    assert sentences[0].startswith("Only 10 of 200 games took a course of their own")
    assert table.findings.different == 10 and table.findings.seats.shares[0].cases == 10
    assert summary(told)[0] == "2 players (200 games, 10 different):"
    assert not any("Only " in one for one in of_table(digest(of, 20, games[:10]).tables[0]))
    page = write_report(told, [], "By hand")
    assert page.index("Only 10 of 200 games") < page.index("A game takes")


def test_what_is_only_repeated_is_no_difference() -> None:
    """A hundred pairs of games, but only three that differ: they prove nothing."""
    of = study(2, 2)
    games = [
        outcome(2 * turn + variant, 0, rounds=10 + 5 * variant + turn % 3, course=turn % 3 + 10 * variant)
        for turn in range(100)
        for variant in range(2)
    ]
    length = next(one for one in digest(of, 100, games).comparisons if one.measure.name == "length")
    assert length.apart.value == 5.0 and length.first.cases == 3 and not length.beyond_chance


def test_no_interval_of_what_is_counted_is_negative() -> None:
    of = study(2, 2)
    games = [outcome(number, number % 2, rounds=1 + 40 * (number % 24 == 1)) for number in range(48)]
    told = digest(of, 24, games).to_json()
    rounds = told["tables"][1]["findings"]["rounds"]["mean"]
    assert 0.0 <= rounds["low"] < rounds["value"]
    length = next(one for one in told["comparison"] if one["measure"] == "length")
    assert length["first"]["low"] >= 0.0 and length["second"]["low"] >= 0.0


def test_no_more_than_all_of_a_thing_can_be_gone() -> None:
    of = study(2, 2)
    games = [
        outcome(number, number % 2, rounds=3 if number % 2 else 2 + 30 * (number % 6 == 0)) for number in range(48)
    ]
    length = next(one for one in digest(of, 24, games).comparisons if one.measure.name == "length")
    value, low, high = length.relative
    assert -1.0 < low < value < high


def test_rounds_without_progress_are_counted_between_those_with_some() -> None:
    pace = Pace(4)
    for round_, progress in ((1, 0), (2, 0), (3, 1), (4, 1), (9, 1), (10, 2)):
        pace.go_on(progress, round_)
    told = pace.longest(12)
    assert told is not None and (told.rounds, told.after, told.bound) == (6, 3, 4)
    ending = pace.longest(30)
    assert ending is not None and (ending.rounds, ending.after) == (20, 10), "also when the game never gets on again"
    unknown = Pace(4)
    unknown.go_on(None, 5)
    assert unknown.longest(9) is None


def test_each_game_says_what_progress_is() -> None:
    saucers = find_game("crash-and-grab")
    position = saucers.new(2)
    witness = saucers.witness(position)
    before = witness.progress(position)
    witness.hear(Event("saucer_crashed", "", {"saucer": "green", "from": [1, 2]}))
    assert witness.progress(position) == before, "pushing alone wins nothing"
    witness.hear(Event("crew_picked_up", "", {"saucer": "green", "at": [1, 2]}))
    assert witness.progress(position) != before
    aboard = witness.progress(position)
    witness.hear(Event("comparison_won", "", {"seat": 0, "loser": "green"}))
    assert witness.progress(position) != aboard, "in Twisted Titanium that is a point"
    galaxy = find_game("cube-attack")
    table = galaxy.new(2)
    watcher = galaxy.witness(table)
    quiet = watcher.progress(table)
    watcher.hear(Event("life_lost", "", {"seat": 0, "victim": 1, "at": "A0"}))
    assert watcher.progress(table) != quiet
    cars = find_game("crash-by-crash")
    assert (cars.witness(cars.new(2)).patience(2), watcher.patience(2)) == (8, 4), "turns and rounds"
    bump = find_game("bump")
    assert bump.witness(bump.new(2)).progress(bump.new(2)) is None


def test_standstills_are_told_first_where_they_matter_and_the_worst_game_is_named() -> None:
    of = study()
    games = [outcome(number, number % 2, still=9 if number in (3, 7) else 2) for number in range(20)]
    games[7].facts["standstill"] = [14, 1, 4]
    games[9] = Outcome(9, 1000, 200, course=9, facts={"standstill": [30, 2, 4]})
    told = digest(of, 20, games)
    (table,) = told.tables
    still = table.findings.standstills
    assert still is not None and (still.worst, still.longest.most) == (9, 30)
    assert still.share.value == pytest.approx(3 / 20)
    first = of_table(table)[0]
    assert first.startswith("In 15") and "more than 4 rounds in a row; at worst for 30 (game 9, after 2)." in first
    calm = digest(of, 20, [outcome(number, number % 2, still=2) for number in range(20)])
    assert "nothing gets on" not in of_table(calm.tables[0])[0] and "nothing gets on" in of_table(calm.tables[0])[-1]


def test_the_game_that_stood_still_longest_is_among_the_records(tmp_path: Path) -> None:
    folder = tmp_path
    of = study_of("cube-attack", (2,))
    outcomes = played(of, 3)
    for index, one in enumerate(outcomes):
        one.facts["standstill"] = [5 * index, 1, 4]
    write_study(of, 3, outcomes, folder, "Cube Attack", nameless)
    report = (folder / "report.html").read_text()
    assert f"game {outcomes[2].number}</a>: nothing got on for 10 rounds after 1, the longest time" in report
    kept = json.loads((folder / f"records/game-{outcomes[2].number:06d}.json").read_text())
    assert len(kept["answers"]) == outcomes[2].answers


def test_an_unsure_sentence_tells_both_yardsticks() -> None:
    of = study_of("bump", (2,), ({"rounds": 1}, {"rounds": 2}))
    outcomes = played(of, 8)
    (first,), (second,) = (look_at(of, [table], outcomes) for table in of.tables)
    one = compare([VariantPair(first, second, first, second, of.turn_of)])[0]
    share = replace(one, measure=replace(one.measure, share=True, name="comebacks"))
    told = replace(
        share, apart=Difference(0.028, 0.01, 0.05, 0.001), shared=Difference(-0.005, -0.02, 0.01, 0.5)
    ).unsure
    assert told == (
        "Comebacks: whether there is a difference depends on the yardstick: +2.8 points (95 %: +1 to +5) by chances "
        "learnt from each rule alone, -0.5 points (95 %: -2 to +1) by chances learnt from both together."
    )


@pytest.mark.parametrize("studies", [8, pytest.param(200, marks=pytest.mark.soak)])
def test_the_same_rules_compared_with_themselves_differ_in_one_of_twenty_tests(studies: int) -> None:
    told = null_studies("bump", 2, 12 if studies == 8 else 40, studies)
    assert told.studies == studies and told.tests["length"] == 0, "they all take three rounds"
    assert told.single.value <= 0.09
    if studies == 200:
        assert told.single.value >= 0.02 and told.whole.value <= 0.09

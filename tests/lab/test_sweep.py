"""Sweeps: which games are played, what comes of them, how they are drawn and refused."""

import json
from pathlib import Path

import msgspec
import pytest

from crashyard.engine import Number, find_game
from crashyard.lab.outcome import Outcome
from crashyard.lab.sweep.curves import points_of
from crashyard.lab.sweep.picture import draw_curves, ticks_between
from crashyard.lab.sweep.sweep import Axis, Sweep, SweptPlay, read_axes
from tests.cli.running import Run, crashyard, refused
from tests.refusals import refuses, tells

BUMP = find_game("bump")


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def sweep(*more: str, over: str = "rounds=1..3", games: int = 4) -> Run:
    counts = ["--players", "2", "--games", str(games), "--bots", "random", "--out", "out"]
    return crashyard("sweep", "bump", "--over", over, *counts, *more)


def plan(*axes: Axis) -> Sweep:
    return Sweep("bump", 2, {}, axes, ("random",), "s", 1000)


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        ("rounds=1..4", (1, 2, 3, 4)),
        ("rounds=1..6/2", (1, 3, 5)),
        ("rounds=5,2,5", (5, 2)),
        ("dodging=never,once", ("never", "once")),
    ],
)
def test_values_are_written_as_ranges_or_lists(setting: str, values: tuple[object, ...]) -> None:
    (axis,) = read_axes(BUMP, (setting,), {}, 2)
    assert axis.values == values


def test_a_selection_is_swept_thing_by_thing() -> None:
    (axis,) = read_axes(find_game("crash-and-grab"), ("without=none,airlock,quake-maker",), {}, 3)
    assert axis.values == ("none", "airlock", "quake-maker")


def test_games_of_one_turn_have_the_same_seed_at_every_point() -> None:
    one = plan(Axis("rounds", (2, 3)), Axis("dodging", ("once", "never")))
    assert len(one.points) == 4
    assert [one.turn_of(number) for number in range(8)] == [0] * 4 + [1] * 4
    assert one.options_at((3, "never")) == {"rounds": 3, "dodging": "never"}
    assert [one.play(number).rounds for number in range(4)] == [2, 2, 3, 3]


def played(number: int, course: int, rounds: int, hits: int = 1) -> Outcome:
    facts = msgspec.to_builtins(SweptPlay(decisions=4, offered=12, hits=hits, start=0))
    return Outcome(number, 10, rounds, (1, 2), course=course, facts=facts)


def test_games_of_one_course_are_one_case_that_weighs_as_much_as_there_are() -> None:
    one = plan(Axis("rounds", (2, 3)))
    outcomes = [
        played(0, 7, 2),
        played(2, 7, 2),
        played(4, 8, 5),
        played(1, 7, 3),
        Outcome(3, 5),
        Outcome(5, error="x"),
    ]
    first, second = points_of(one, outcomes)
    assert (first.games, first.different, first.stopped, first.failed) == (3, 2, 0, 0)
    assert (first.figures["length"].value, first.figures["length"].cases) == (3, 2)
    assert first.figures["branching"].value == 3
    assert first.figures["first"].value == 1
    assert (second.games, second.different, second.stopped, second.failed) == (3, 1, 1, 1)


def test_copies_of_games_make_no_figure_surer() -> None:
    one = plan(Axis("rounds", (2, 3)))
    twice = [played(2 * number, number, 2 + number % 3, number % 2) for number in range(10)]
    copies = [played(2 * number, number % 10, 2 + number % 10 % 3, number % 2) for number in range(100)]
    (once, _), (again, _) = points_of(one, twice), points_of(one, copies)
    for key in ("length", "hits", "first", "draws", "branching"):
        few, many = once.figures[key], again.figures[key]
        assert (many.value, many.low, many.high) == pytest.approx((few.value, few.low, few.high)), key


def test_no_interval_of_a_sweep_is_below_nothing() -> None:
    one = plan(Axis("rounds", (2, 3)))
    outcomes = [played(2 * number, number, 2, hits=9 * (number == 3)) for number in range(8)]
    hits = points_of(one, outcomes)[0].figures["hits"]
    assert 0 <= hits.low < hits.value < hits.high


def test_partners_of_whoever_begins_win_with_them() -> None:
    one = Sweep("crash-by-crash", 4, {}, (Axis("batteries", (4, 5)),), ("random",), "s", 1000)

    def ended(number: int, ranks: tuple[int, ...], drawn: bool = False) -> Outcome:
        return Outcome(number, 10, 3, ranks, drawn, number, facts=msgspec.to_builtins(SweptPlay(4, 12, 1, start=2)))

    games = [ended(0, (1, 2, 1, 2)), ended(2, (2, 1, 2, 1)), ended(4, (1, 1, 1, 1), drawn=True)]
    assert points_of(one, games)[0].figures["first"].value == pytest.approx(1.5 / 3)


def test_a_point_whose_games_are_mostly_copies_is_told_first() -> None:
    run = sweep("--option", "dodging=never", over="rounds=1,2", games=30)
    assert run.code == 0, run.err
    first = run.out.splitlines()[0]
    assert first.startswith("rounds=1: only ") and "of 30 games differ" in first


def test_a_picture_has_a_panel_a_measure_and_a_line_a_value() -> None:
    one = plan(Axis("rounds", (2, 3)), Axis("dodging", ("once", "never")))
    points = points_of(one, [one.play(number) for number in range(24)])
    picture = draw_curves(one, points, "A & B", ["Rounds", "Dodging"], "rounds")
    panels = picture.split("<g ")[1:]
    assert "<title>A &amp; B</title>" in picture
    assert len(panels) == len({key for point in points for key in point.figures}) > 3
    assert all((panel.count("<polyline "), panel.count("<circle ")) == (2, 4) for panel in panels)


@pytest.mark.parametrize(
    ("low", "high", "most", "ticks"),
    [
        (17.3, 39.8, None, [10, 20, 30, 40]),
        (0.0, 0.76, 100.0, [0, 0.2, 0.4, 0.6, 0.8]),
        (22.2, 100.0, 100.0, [20, 40, 60, 80, 100]),
        (95.0, 100.0, 100.0, [94, 96, 98, 100]),
        (3.0, 3.0, None, [3, 4]),
        (0.0, 0.0, None, [0, 0.25]),
    ],
)
def test_an_axis_has_round_numbers_and_no_more_than_there_can_be(
    low: float, high: float, most: float | None, ticks: list[float]
) -> None:
    found = ticks_between(low, high, most)
    assert found == pytest.approx(ticks)
    assert found[0] <= low and high <= found[-1]


def test_a_sweep_leaves_its_picture_and_its_figures() -> None:
    run = sweep("--json")
    assert run.code == 0, run.err
    told = json.loads(run.out)
    assert told == json.loads(Path("out/figures.json").read_text())
    assert [point["at"] for point in told["points"]] == [{"rounds": 1}, {"rounds": 2}, {"rounds": 3}]
    assert [point["figures"]["length"]["value"] for point in told["points"]] == [1, 2, 3]
    assert Path("out/sweep.svg").read_text().startswith("<svg ")


def test_a_sweep_goes_on_and_comes_to_the_same() -> None:
    sweep()
    again = sweep("--resume", "--json", games=6)
    assert again.code == 0, again.err
    whole = crashyard(
        *("sweep", "bump", "--over", "rounds=1..3", "--players", "2", "--games", "6"),
        *("--bots", "random", "--out", "whole", "--json"),
    )
    assert json.loads(whole.out) == json.loads(again.out)


def test_what_cannot_be_swept_is_refused() -> None:
    form = "is no range of values; write a name and its values, such as"
    for setting in ("rounds", "rounds=", "rounds=1..x", "rounds=1..3/0"):
        run = sweep(over=setting)
        refused(run)
        tells(
            "sweep-form",
            f"“{setting}” {form} upgrade_cost=1..6, target=32..96/16 or marker=stays,passes.",
            run.err,
        )
    tells("sweep-points", "A sweep has 2 to 60 points; this one would have 1.", sweep(over="rounds=2..2").err)
    told = sweep("--over", "rounds=3,4").err
    tells("sweep-axes", "A sweep goes over one parameter or 2 different ones, not over rounds, rounds.", told)
    tells("wrong-option", "The option “rounds” cannot be “7”, only 1..6.", sweep(over="rounds=5..7").err)
    assert not Path("out").exists()


def test_an_option_that_gives_seats_something_is_not_swept() -> None:
    others = "board, initial_cubes, target, marker, round_limit, actions, wood, full_moon, half_moon, shared_moon"
    with refuses("unknown-option", f"cube-attack has no option “colours”; its options are {others}."):
        read_axes(find_game("cube-attack"), ("colours=red,blue",), {}, 2)
    numbers = [each for each in find_game("cube-attack").parameters if isinstance(each, Number)]
    assert all(read_axes(find_game("cube-attack"), (f"{each.name}={each.low},{each.high}",), {}, 2) for each in numbers)

"""The arena: even for everybody, counted right, and the same whoever plays which game."""

import subprocess
import sys

import pytest

from crashyard.lab.arena import Arena, meetings, ratings
from crashyard.lab.charts import ChartBar, intervals
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.distribute import distribute
from crashyard.lab.parallel.work import Where
from crashyard.lab.statistics import wilson
from tests.cli.running import environment


def arena(bots: str = "greedy,random,beginner", tables: tuple[int, ...] = (2, 3), sets: int = 2) -> Arena:
    return Arena("cube-attack", {}, tuple(bots.split(",")), tables, sets, "arena", 18_001)


def test_every_bot_sits_alone_among_every_other_one_once_a_set_in_every_seat() -> None:
    of = arena()
    assert of.games == 2 * (3 * 2 + 6 * 3)
    lineups = [of.lineup(number) for number in range(of.games)]
    assert len(set(lineups)) == of.games
    for alone, others in (("greedy", "random"), ("random", "greedy"), ("beginner", "greedy")):
        seats = [one.seat for one in lineups if (one.alone, one.others, one.players) == (alone, others, 3)]
        assert sorted(seats) == [0, 0, 1, 1, 2, 2]
    duels = [one for one in lineups if one.players == 2 and {one.alone, one.others} == {"greedy", "random"}]
    assert sorted(one.bots for one in duels) == [("greedy", "random")] * 2 + [("random", "greedy")] * 2


def test_if_asked_for_only_the_first_bot_sits_alone() -> None:
    of = Arena("cube-attack", {}, ("greedy", "random", "beginner"), (2, 3), 2, "arena", 18_001, first_alone=True)
    lineups = [of.lineup(number) for number in range(of.games)]
    assert len(set(lineups)) == of.games == 2 * (2 * 2 + 2 * 3)
    assert {(one.alone, one.others) for one in lineups} == {("greedy", "random"), ("greedy", "beginner")}
    assert len(meetings(of, [])) == 4


def test_an_arena_that_is_stopped_early_is_still_even() -> None:
    of = arena(sets=4)
    first = [of.lineup(number) for number in range(of.games // 4)]
    assert {one.set_number for one in first} == {0}
    assert len({(one.alone, one.others, one.players, one.seat) for one in first}) == len(first)


def test_one_seed_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: dict[tuple[str, str, int, int], set[str]] = {}
    of = arena()

    def note(game: str, options: object, bots: object, seed: str, number: int, cap: int, folder: None) -> Outcome:
        one = of.lineup(number)
        seeds.setdefault((one.alone, one.others, one.players, one.set_number), set()).add(seed)
        return Outcome(number)

    monkeypatch.setattr("crashyard.lab.arena.play_game", note)
    for number in range(of.games):
        of.play(number)
    assert all(len(played) == 1 for played in seeds.values())
    assert len(set.union(*seeds.values())) == 4


def test_wins_losses_and_draws_are_those_of_who_sits_alone() -> None:
    of = arena("greedy,random", (3,), 1)
    ranks = [((1, 2, 3), False), ((1, 1, 3), True), ((1, 2, 3), False), ((2, 1, 3), False), None, ((1, 1, 3), True)]
    outcomes = [
        Outcome(number, error="broken") if one is None else Outcome(number, ranks=one[0], drawn=one[1], course=number)
        for number, one in enumerate(ranks)
    ]
    greedy, random = meetings(of, outcomes)
    assert (greedy.games, greedy.wins, greedy.draws, greedy.losses) == (3, 1, 1, 1)
    assert (random.games, random.wins, random.draws, random.losses) == (2, 0, 0, 2)
    assert greedy.share.value == pytest.approx(0.5)


def test_a_shared_win_is_divided_among_all_who_share_it() -> None:
    of = arena("greedy,random", (3,), 1)
    outcomes = [Outcome(number, ranks=(1, 1, 1), drawn=True, course=number) for number in range(3)]
    greedy, _ = meetings(of, outcomes)
    assert greedy.draws == 3 and greedy.share.value == pytest.approx(1 / 3) == greedy.fair


def test_where_partners_play_the_win_is_their_sides_and_half_is_fair() -> None:
    of = Arena("bump", {}, ("greedy", "random"), (2, 4), 1, "arena", 1000)
    ranks = {2: (1, 3, 1, 3), 3: (1, 3, 1, 3), 4: (1, 3, 1, 3), 5: (1, 1, 1, 1)}
    outcomes = [Outcome(number, ranks=one, drawn=number == 5, course=number) for number, one in ranks.items()]
    duel, greedy, random = meetings(of, outcomes)
    assert (duel.fair, greedy.fair, random.fair) == (0.5, 0.5, 0.5)
    assert [of.lineup(number).seat for number in ranks] == [0, 1, 2, 3]
    assert (greedy.wins, greedy.losses, greedy.draws) == (2, 1, 1), "from seat 2 it won with seat 0"
    assert greedy.share.value == pytest.approx(2.5 / 4), (
        "a draw of two sides is half a win, however many seats they have"
    )


def test_games_that_repeat_each_other_are_one_case() -> None:
    """Sixty games from either seat, but each seat has only three courses: they are worth six games."""
    of = Arena("cube-attack", {}, ("greedy", "random"), (2,), 60, "arena", 1000)
    outcomes = [Outcome(number, ranks=(1, 2), course=number // 2 % 3) for number in range(120)]
    (duel,) = meetings(of, outcomes)
    assert (duel.games, duel.courses.different, duel.courses.repeat) == (120, 6, True)
    assert (duel.share.low, duel.share.high) == pytest.approx(wilson(3, 6))
    assert duel.to_json()["different"] == 6
    first = ratings(of, outcomes[:6])
    assert ratings(of, outcomes) == first, "nobody learns from a game that has been played before"


def test_wilson_knows_how_little_a_few_games_say() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_stronger_bot_is_rated_higher_and_workers_change_nothing() -> None:
    of = arena("random,greedy", (2, 3), 2)
    alone = list(distribute(of, range(of.games), Where()))
    shared = list(distribute(of, range(of.games), Where(workers=2)))
    assert sorted(alone, key=lambda one: one.number) == sorted(shared, key=lambda one: one.number)
    first, second = ratings(of, alone)
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.strength > second.strength + first.doubt
    assert ratings(of, shared) == [first, second]


def test_the_picture_shows_every_measure_and_escapes_what_it_is_told() -> None:
    drawn = intervals("a < b", [ChartBar("x & y", 0.5, 0.2, 0.8, 0.25), ChartBar("wild", 7.0, -3.0, 9.0)], 0.0, 1.0)
    assert "a &lt; b" in drawn and "x &amp; y" in drawn
    assert drawn.count("<circle") == 2
    assert 'cx="680.0"' in drawn, "what lies outside is drawn at the edge"


def test_only_a_study_needs_scipy() -> None:
    code = "import sys, crashyard.cli.main, crashyard.lab.arena; sys.exit('scipy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], env=environment(), check=True)

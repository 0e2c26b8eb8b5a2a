"""A closer look: where things happen, what comes first, when things come and with which others."""

import re
from pathlib import Path

import msgspec
import pytest

from crashyard.engine import Game, find_game, games
from crashyard.engine.records.record import Record
from crashyard.engine.witness import Seen
from crashyard.faces.words import Words
from crashyard.lab.closer.answers import answers_of
from crashyard.lab.closer.heat import board_of, draw_heat
from crashyard.lab.closer.looking import PARTS, Arrival, CloserSeen, look_closer
from crashyard.lab.outcome import Outcome
from crashyard.lab.study.study import Study
from tests.cli.running import crashyard

SHOWN = [game for game in games().values() if game.abilities.faces and game.abilities.witness]


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def record_of(game: Game) -> Record:
    """A game between random bots."""
    study = Study(game.name, (dict(game.complete({})),), (game.default_players,), ("random",), (), 0, "look", 2000)
    return study.record(0)


@pytest.mark.parametrize("game", SHOWN, ids=lambda game: game.name)
def test_what_happens_at_places_happens_at_places_of_the_scene(game: Game) -> None:
    record = record_of(game)
    seen = msgspec.convert(look_closer(record), CloserSeen)
    scene = board_of(game, record.players, record.options)
    known = {place.id for place in scene.places}
    assert len(seen.places) >= 2
    for places in seen.places.values():
        assert places.keys() <= known
    position = record.opening()
    position.listen()
    witness = game.witness(position)
    told = 0
    for seat, action in record.answers:
        position.play(seat, action)
        told += sum(isinstance(one, Seen) for event in position.heard() for one in witness.hear(event))
    assert told == sum(sum(places.values()) for places in seen.places.values())
    assert sum(seen.decisions) > 0
    assert len(seen.offered) == PARTS


def test_a_map_has_a_mark_for_each_place_with_something() -> None:
    game = find_game("cube-attack")
    picture = draw_heat(board_of(game, 3, game.complete({})), Words("en", game), {"F": 4.0, "H0": 1.0, "H1": 0.0})
    marks = re.findall(r'<circle [^>]*r="([\d.]+)"[^>]*><title>([\d.]+) a game</title>', picture)
    assert sorted(count for _, count in marks) == ["1", "4"]
    sizes = {count: float(size) for size, count in marks}
    assert sizes["4"] > sizes["1"] > 0


def play(
    number: int, ranks: tuple[int, ...], first: list[str], arrivals: list[Arrival], course: int | None = None
) -> Outcome:
    seen = CloserSeen({"visits": {"a": 2}}, first, arrivals, [4] + [0] * (PARTS - 1), [2] + [0] * (PARTS - 1))
    course = number if course is None else course
    return Outcome(number, 9, 5, ranks, course=course, facts={"closer": msgspec.to_builtins(seen)})


def test_figures_say_who_won_with_what() -> None:
    outcomes = [
        play(
            number,
            (1, 2) if number % 4 else (2, 1),
            ["dash", "wait"],
            [
                Arrival(0, "card", "A", 0.1),
                Arrival(0, "card", "B", 0.9),
                Arrival(1, "card", "A", 0.7),
                Arrival(0, "card", "A", 0.8),
            ],
        )
        for number in range(40)
    ]
    found = answers_of([*outcomes, Outcome(99, error="x")], (0, 1))
    assert found is not None
    assert found.games == 40
    assert found.places == {"visits": {"a": 2.0}}
    assert {one.name: (one.chosen.value, one.won.value) for one in found.first} == {
        "dash": (0.5, 0.75),
        "wait": (0.5, 0.25),
    }
    first, second = found.timing
    assert (first.item, first.cases, first.early.value, first.late.value) == ("A", 80, 0.75, 0.25)
    assert (second.item, second.cases, second.middle, second.early.cases) == ("B", 40, 0.9, 0)
    assert found.branching[0] is not None
    assert found.branching[0].value == 2
    assert found.branching[1] is None


def test_pairs_are_compared_with_one_of_the_two() -> None:
    both = [Arrival(0, "card", "A", 0.1), Arrival(0, "card", "B", 0.2)]
    other = [Arrival(0, "card", "A", 0.1), Arrival(0, "card", "C", 0.2)]
    outcomes = [play(number, (1, 2), ["", ""], both) for number in range(30)]
    outcomes += [play(number, (2, 1), ["", ""], other) for number in range(30, 60)]
    found = answers_of(outcomes, (0, 1))
    assert found is not None
    pair = next(one for one in found.pairs if one.items == ("A", "B"))
    assert pair.cases == 30
    assert pair.apart.value == 1
    assert pair.beyond_chance


def test_copies_of_games_make_nothing_surer() -> None:
    """Sixty games of six courses say as much as the six, and no pair of things is beyond chance because of copies."""
    both = [Arrival(0, "card", "A", 0.1), Arrival(0, "card", "B", 0.6)]
    other = [Arrival(0, "card", "A", 0.1), Arrival(0, "card", "C", 0.2)]

    def of_course(number: int, course: int) -> Outcome:
        won = (1, 2) if course % 3 else (2, 1)
        return play(number, won, ["dash", "wait"], both if course % 2 else other, course)

    few = answers_of([of_course(number, number) for number in range(6)], (0, 1))
    many = answers_of([of_course(number, number % 6) for number in range(60)], (0, 1))
    assert few is not None and many is not None
    for one, again in zip(few.first, many.first, strict=True):
        for before, after in ((one.chosen, again.chosen), (one.won, again.won)):
            assert (after.value, after.low, after.high) == pytest.approx((before.value, before.low, before.high))
    for when, later in zip(few.timing, many.timing, strict=True):
        assert (later.early.low, later.early.high) == pytest.approx((when.early.low, when.early.high))
    assert few.branching[0] == many.branching[0]
    assert not any(one.beyond_chance for one in many.pairs)


def test_who_did_not_look_closer_has_nothing_to_tell() -> None:
    assert answers_of([Outcome(0, 9, 5, (1, 2))], (0, 1)) is None


def test_the_report_has_its_maps() -> None:
    flags = ["--players", "2,3", "--games", "3", "--bots", "random", "--duels", "0", "--closer", "--out", "out"]
    run = crashyard("study", "cube-attack", *flags)
    assert run.code == 0, run.err
    page = Path("out/report.html").read_text()
    assert page.count('<div class="map">') == 6
    names = re.findall(r'\bid="([^"]+)"', page)
    assert len(set(names)) == len(names)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(names)
    assert "First choices" in page
    assert "planet" in page
    plain = crashyard("study", "cube-attack", *(flag for flag in flags if flag not in ("--closer", "out")), "plain")
    assert plain.code == 0
    assert 'class="map"' not in Path("plain/report.html").read_text()

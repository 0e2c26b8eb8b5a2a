"""`crashyard arena`: its two outputs, its picture, and what it refuses. The counting is proved in tests/lab."""

from pathlib import Path

import pytest

from crashyard.lab.charts import ChartBar
from crashyard.lab.outcome import Outcome
from tests.cli.running import Run, crashyard, refused
from tests.refusals import tells


def arena(*more: str, bots: str = "greedy,random", games: str = "2", players: str = "2") -> Run:
    return crashyard(
        "arena", "cube-attack", "--bots", bots, "--players", players, "--games", games, "--seed", "7", *more
    )


def test_json_has_ratings_and_meetings_with_their_intervals() -> None:
    told = arena("--json", players="2,3").json
    assert list(told) == ["game", "games", "errors", "capped", "ratings", "meetings"]
    assert (told["games"], told["errors"], told["capped"]) == (2 + 2 * 3, 0, 0)
    assert [rating["bot"] for rating in told["ratings"]] == ["greedy", "random"]
    assert all(rating["low"] < rating["rating"] < rating["high"] for rating in told["ratings"])
    first = told["meetings"][0]
    assert (first["alone"], first["others"], first["players"], first["games"]) == ("greedy", "random", 2, 2)
    assert first["low"] <= first["share"] <= first["high"] and first["fair"] == 0.5


def test_the_text_says_the_same_and_the_picture_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    run = arena("--plot", str(picture))
    assert run.code == 0
    assert "greedy" in run.out and "100.0%" in run.out
    drawn = picture.read_text()
    assert drawn.startswith("<svg") and drawn.endswith("</svg>\n") and "greedy : random" in drawn
    refused(arena("--plot", str(picture)), "already exists")


def test_draws_are_shown_and_repeated_games_are_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [
        Outcome(number, ranks=(1, 1) if number < 4 else (1, 2), drawn=number < 4, course=7) for number in range(12)
    ]
    monkeypatch.setattr("crashyard.cli.commands.arena.played", lambda *_: (game for game in games))
    lines = arena(games="12").out.splitlines()
    assert lines[0] == (
        "greedy among random, 2 players: only 2 of 12 games differ, since these bots play alike; intervals count the "
        "different ones."
    )
    heads, figures = lines[-2].split(), lines[-1].split()
    assert heads[:6] == ["alone", "among", "players", "games", "wins", "draws"] and figures[3:6] == ["12", "4", "4"]
    different = [Outcome(number, ranks=(1, 2), course=number) for number in range(12)]
    monkeypatch.setattr("crashyard.cli.commands.arena.played", lambda *_: (game for game in different))
    assert not arena(games="12").out.startswith("greedy among")


def test_where_partners_play_half_is_fair_and_drawn_so(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[ChartBar] = []

    def draw(title: str, measures: list[ChartBar], low: float, high: float) -> str:
        drawn.extend(measures)
        return "<svg></svg>\n"

    monkeypatch.setattr("crashyard.cli.commands.arena.intervals", draw)
    order = ["arena", "bump", "--bots", "greedy,random", "--players", "4", "--games", "4", "--seed", "7"]
    run = crashyard(*order, "--plot", "arena.svg")
    assert [line.split()[-1] for line in run.out.splitlines()[-2:]] == ["50.0%", "50.0%"]
    assert [measure.fair for measure in drawn] == [0.5, 0.5]


def test_a_checkpoint_makes_the_same_result_without_playing_again(tmp_path: Path) -> None:
    notes = str(tmp_path / "notes")
    first = arena("--json", "--resume", notes).json
    written = Path(notes).read_bytes()
    assert arena("--json", "--resume", notes).json == first
    assert Path(notes).read_bytes() == written
    refused(arena("--resume", notes, bots="greedy,beginner"), "other games")


def test_a_refused_arena_leaves_no_notebook(tmp_path: Path) -> None:
    refused(arena("--ray", "127.0.0.1:1", "--resume", "notes"), "127.0.0.1:1")
    assert list(tmp_path.iterdir()) == []


def test_it_stops_once_enough_is_known_and_says_what(tmp_path: Path) -> None:
    """Greedy wins every game against random: 12 are enough to tell that from half of them, 200 are not played."""
    book = str(tmp_path / "games.jsonl")
    run = arena("--until", "65", "--resume", book, games="200")
    said = "Sequential test (wrong in about one of twenty), 12 games: greedy wins 65% rather than its fair 50%."
    assert run.code == 0 and said in run.out
    told = arena("--until", "65", "--resume", book, "--json", "--workers", "2", games="200").json
    assert told["test"] == {"wanted": 0.65, "games": 12, "verdict": "wanted"} and told["games"] == 12
    weak = arena("--until", "65", "--json", bots="random,greedy", games="200").json
    assert weak["test"]["verdict"] == "fair" and weak["games"] < 12
    assert "is not clear yet" in arena("--until", "65").out


def test_a_test_is_of_one_bot_among_another_and_for_more_than_is_fair() -> None:
    sentence = "A test with --until is for two bots at one number of players; with three and more add --first-alone."
    for bots, players in (("greedy,random", "2,3"), ("greedy,random", "3"), ("greedy,random,beginner", "2")):
        tells("until-needs-a-pair", sentence, arena("--until", "65", bots=bots, players=players).err)
    sentence = "--until 33 is not above the fair share, which is 33 of 100."
    tells("until-too-low", sentence, arena("--until", "33", "--first-alone", players="3").err)


def test_numbers_of_players_are_listed_or_ranges() -> None:
    told = arena("--json", players="2-3").json
    assert [meeting["players"] for meeting in told["meetings"]] == [2, 3, 3]


def test_wrong_orders_are_refused_with_what_would_be_right() -> None:
    refused(arena(bots="greedy"), "two different bots", "greedy")
    refused(arena(bots="greedy,greedy"), "two different bots")
    refused(arena(bots="greedy,clever"), "clever", "greedy, random")
    refused(arena(bots="greedy,expert@soon"), "expert@soon", "expert@1")
    refused(arena(bots="greedy,expert@0"), "expert@0")
    refused(arena(bots="greedy,greedy@1"), "greedy@1")
    refused(arena(players="2,9"), "9", "2..6")
    refused(arena(players="two"), "two", "2..6")
    refused(arena(players="²"), "²", "2..6")
    refused(arena(players="9" * 5000), "2..6")
    refused(arena(players="3-2"), "3-2", "2..6")
    refused(arena(games="0"), "--games")

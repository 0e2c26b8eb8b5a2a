"""`crashyard study`: its folder, what it keeps when it is stopped, and what it refuses."""

import importlib.util
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from crashyard.bots.random import RandomBot
from crashyard.engine import Position, find_game
from crashyard.faces.words import Words
from crashyard.lab.outcome import Outcome
from crashyard.lab.study import files
from crashyard.lab.study.study import Study
from tests.cli.running import Run, crashyard, refused
from tests.faces import messages

VOID = {"meta", "link", "br", "img", "hr", "input"}


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def study(*more: str, game: str = "bump", players: str = "2", games: int = 6, out: str = "out") -> Run:
    counts = ["--players", players, "--games", str(games), "--bots", "random", "--duels", "0", "--out", out]
    return crashyard("study", game, *counts, *more)


def figures(folder: str = "out") -> dict[str, object]:
    told: dict[str, object] = json.loads(Path(folder, "figures.json").read_text())
    return told


class Page(HTMLParser):
    """Checks that everything that is opened is closed, and notes what is pointed at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert name not in ("src", "srcset", "onclick", "onload"), (tag, name)
            if name == "id" and value:
                assert value not in self.names
                self.names.add(value)
            if name == "href" and value:
                self.links.append(value)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def report(folder: str = "out") -> tuple[str, Page]:
    text = Path(folder, "report.html").read_text(encoding="utf-8")
    return text, Page(text)


@pytest.mark.parametrize(
    ("game", "kind", "players"), [("crash-by-crash", "card", "2"), ("crash-and-grab", "upgrade", "3")]
)
def test_a_report_calls_things_as_the_game_does(game: str, kind: str, players: str) -> None:
    """Bell Fluctuation, not BELL_SHIFT, in the figures and on the page, among what was got and what was chosen."""
    assert study(game=game, players=players, games=3).code == 0
    words = messages.messages(find_game(game).faces.package, "en")
    identifiers = {
        key.removeprefix(f"{kind}-") for key in words if f"{kind}-text-{key.removeprefix(f'{kind}-')}" in words
    }
    names = {Words("en", find_game(game)).say(f"{kind}-{one}") for one in identifiers}
    (told,) = json.loads(Path("out", "figures.json").read_text())["tables"]
    assert {item["name"] for item in told["items"]} <= names
    chosen = {option["name"] for option in told["findings"]["options"]}
    assert any(name in option for name in names for option in chosen)
    assert not [option for option in chosen if set(option.split()) & identifiers]
    text, _ = report()
    assert all(item["name"] in text for item in told["items"])


def check_links(page: Page, folder: str = "out") -> None:
    for link in page.links:
        if link.startswith("#"):
            assert link[1:] in page.names, link
        else:
            assert Path(folder, link).is_file(), link


def test_the_report_stands_alone_and_is_well_formed() -> None:
    run = study("--against", "target=16", game="cube-attack", players="2,3", games=4)
    assert run.code == 0, run.err
    assert "2 players" in run.out and "The report: out/report.html" in run.err
    text, page = report()
    assert not page.tags & {"script", "link", "iframe", "object", "embed", "img"}
    assert "http" not in text and "url(" not in text and "@import" not in text
    check_links(page)
    assert sum(not link.startswith("#") for link in page.links) >= 12
    for heading in ("In short", "The two rules compared", "Length and choice", "Fairness", "Tension", "Crashes"):
        assert heading in text
    assert "Who leads, comebacks and drama are unknown" in text and "target=16" in text
    assert "--games 4 --bots random --against target=16" in text
    record = next(link for link in page.links if link.startswith("records/"))
    assert crashyard("replay", f"out/{record}", "--verify").code == 0


def test_the_json_is_what_figures_json_holds() -> None:
    told = study("--json", games=3).json
    assert told == figures()
    assert (told["game"], told["games"], told["errors"], told["capped"]) == ("bump", 3, 0, 0)
    assert told["tables"][0]["findings"]["rounds"]["mean"]["value"] == 3.0


def test_the_raw_results_can_be_read_back() -> None:
    study(game="cube-attack", players="2,3", games=4)
    games, seats = (pq.read_table(f"out/{name}.parquet") for name in ("games", "seats"))
    assert games.num_rows == 8 and seats.num_rows == 4 * 2 + 4 * 3
    rows = seats.to_pylist()
    for game in games.to_pylist():
        mine = [row for row in rows if row["game"] == game["game"]]
        assert len(mine) == game["players"] and sum(row["won"] for row in mine) == pytest.approx(1.0)
        assert sum(row["decisions"] for row in mine) == game["decisions"]
        assert sum(row["hits"] for row in mine) == sum(row["was_hit"] for row in mine) == game["hits"]
        assert [row["order"] for row in mine].count(0) == 1
        if game["winner"] is not None:
            assert mine[game["winner"]]["rank"] == 1
    assert games.schema.metadata[b"crashyard"] == b"study"


def test_every_column_and_every_index_is_documented() -> None:
    from crashyard.lab.study.raw import GAMES, SEATS
    from crashyard.lab.study.report.words import GLOSSARY

    page = Path(__file__).parents[2].joinpath("docs", "study.md").read_text(encoding="utf-8")
    for column in {*GAMES.names, *SEATS.names}:
        assert f"`{column}`" in page, column
    for word, _ in GLOSSARY:
        assert word.lower() in page.lower(), word


def test_more_games_later_give_what_all_at_once_gives() -> None:
    study(games=3)
    assert study("--resume", games=7).code == 0
    study(games=7, out="at-once")
    assert figures() == figures("at-once")
    assert Path("out/report.html").read_text() == Path("at-once/report.html").read_text()
    kept, at_once = (sorted(path.name for path in Path(folder, "records").iterdir()) for folder in ("out", "at-once"))
    assert kept == at_once, "records that no report points at any more are gone"


def test_ctrl_c_keeps_and_reports_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Study.play

    def interrupted(of: Study, number: int) -> Outcome:
        if number == 4:
            raise KeyboardInterrupt
        return play(of, number)

    with monkeypatch.context() as patch:
        patch.setattr(Study, "play", interrupted)
        run = study()
    assert run.code == 1
    assert run.err.endswith("Stopped after 4 of 6 games.\n")
    assert figures()["games"] == 4
    assert "stopped early: 4 of 6 games" in report()[0]
    assert study("--resume").code == 0
    assert figures()["games"] == 6


def test_ctrl_c_before_the_first_game_leaves_a_report_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(of: Study, number: int) -> Outcome:
        raise KeyboardInterrupt

    monkeypatch.setattr(Study, "play", interrupted)
    assert study().code == 1
    assert "No game came to its end" in report()[0]


def test_failed_games_are_told_kept_and_end_in_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = RandomBot.answer
    asked = 0

    def fail_once(self: RandomBot, position: Position, seat: int) -> int:
        nonlocal asked
        asked += 1
        if asked == 9:
            raise RuntimeError("out of <ideas>")
        return answer(self, position, seat)

    monkeypatch.setattr(RandomBot, "answer", fail_once)
    run = study("--json")
    assert run.code == 1 and json.loads(run.out)["errors"] == 1
    assert "failed: RuntimeError: out of <ideas>\n" in run.err
    text, page = report()
    assert "out of &lt;ideas&gt;" in text
    check_links(page)


def test_stuck_games_are_linked_with_their_records() -> None:
    run = study("--cap", "5", game="cube-attack", games=3)
    assert run.code == 0 and "3 games were stopped" in report()[0]
    links = [link for link in report()[1].links if link.startswith("records/")]
    assert len(links) == 3
    assert crashyard("replay", f"out/{links[0]}", "--verify").code == 0
    assert pq.read_table("out/games.parquet").column("capped").to_pylist() == [True] * 3


def test_bots_on_a_clock_have_no_records_since_they_would_not_play_the_same_again() -> None:
    crashyard("study", "bump", "--games", "2", "--bots", "beginner@0.001", "--duels", "0", "--out", "out")
    assert "Games worth a look" not in report()[0]


def test_numbers_of_players_are_listed_or_ranges() -> None:
    run = study("--json", game="cube-attack", players="2-3,5", games=2)
    assert [table["players"] for table in run.json["tables"]] == [2, 3, 5]


def test_the_ladder_is_told() -> None:
    arguments = ["--games", "2", "--bots", "random", "--ladder", "random,greedy", "--duels", "6", "--json"]
    told = crashyard("study", "cube-attack", "--players", "2", "--option", "target=16", *arguments).json
    (rung,) = told["ladder"]
    assert (rung["lower"], rung["higher"], rung["share"]["cases"]) == ("random", "greedy", 6)
    assert rung["share"]["value"] >= 0.8
    assert "Does thinking help?" in report("study-cube-attack")[0]


def test_what_is_refused(tmp_path: Path) -> None:
    refused(study("--option", "speed=3"), "speed", "rounds")
    refused(study("--against", "rounds=99"), "99", "1..6")
    refused(study(players="3"), "3", "2, 4")
    refused(study(players="2-9", game="cube-attack"), "2-9", "2..6")
    refused(study(players="many"), "many")
    refused(study(players="2,,4"), "2, 4")
    refused(study(players="4-2"), "4-2", "2, 4")
    refused(study(players="2-"), "2-")
    refused(study(players="00025"), "00025")
    refused(study(players="²"), "²")
    refused(study(players="9" * 5000), "2, 4")
    refused(study("--bots", "clever"), "clever", "greedy")
    refused(study("--ladder", "random,clever"), "clever")
    refused(study(games=1), "--games")
    refused(crashyard("study", "chess"), "chess", "cube-attack")
    assert list(tmp_path.iterdir()) == [], "nothing is written before all is right"


def test_a_study_that_is_refused_stands_in_nobodys_way(tmp_path: Path) -> None:
    refused(study("--ray", "127.0.0.1:1"), "127.0.0.1:1")
    refused(study("--ray", "127.0.0.1:1", "--resume"), "127.0.0.1:1")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "out").mkdir()
    refused(study("--ray", "127.0.0.1:1"), "127.0.0.1:1")
    assert list((tmp_path / "out").iterdir()) == [], "a folder that was there stays, as empty as it was"
    assert study("--seed", "another", games=2).code == 0
    written = (tmp_path / "out" / "outcomes.jsonl").read_bytes()
    refused(study("--seed", "another", "--ray", "127.0.0.1:1", "--resume", games=3), "127.0.0.1:1")
    assert (tmp_path / "out" / "outcomes.jsonl").read_bytes() == written, "what was noted before is kept"


def test_folders_that_will_not_do(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "precious").write_text("mine")
    refused(study(out="full"), "full", "empty")
    refused(study("--resume", out="full"), "full", "empty")
    refused(study(out="full/precious"), "precious")
    assert (tmp_path / "full" / "precious").read_text() == "mine"
    study()
    refused(study("--resume", "--seed", "another"), "outcomes.jsonl", "other games")
    refused(study(), "out", "empty")


def test_a_folder_in_which_another_run_works_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    play, write, again = Study.play, files.write_study, []

    def play_twice(of: Study, number: int) -> Outcome:
        again.append(study("--resume"))
        return play(of, number)

    def write_twice(*arguments: Any) -> dict[str, Any]:
        again.append(study("--resume"))
        return write(*arguments)

    monkeypatch.setattr(Study, "play", play_twice)
    monkeypatch.setattr(files, "write_study", write_twice)
    assert study(games=2).code == 0
    assert len(again) == 3
    for run in again:
        refused(run, "outcomes.jsonl", "being used by another run")


@pytest.mark.parametrize("package", ["numpy", "pyarrow", "scipy"])
def test_without_the_laboratory_it_says_how_to_install_it(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr("crashyard.cli.extras.find_spec", lambda name: None if name == package else find(name))
    refused(study(), f"crashyard study needs {package}.", "make lab")
    assert not Path("out").exists(), "before anything is played"


def test_figures_in_the_report_have_their_intervals() -> None:
    study(game="cube-attack", games=4)
    text = re.sub("<[^>]+>", "", report()[0])
    assert len(re.findall(r"\(\d[\d.,]*\s%? ?to \d", text)) > 10


@pytest.mark.parametrize("players", ["2", "3"])
def test_a_handful_of_games_is_told_without_figures_that_do_not_exist(players: str) -> None:
    def refuse(word: str) -> None:
        pytest.fail(f"{word} is no JSON")

    run = study("--against", "target=16", game="cube-attack", players=players, games=2)
    assert run.code == 0, run.err
    json.loads(Path("out/figures.json").read_text(), parse_constant=refuse)
    for text in (run.out, re.sub("<style>.*?</style>", "", report()[0], flags=re.DOTALL)):
        assert not re.search(r"\b(inf|nan)\b", text)
    assert "Nothing that was measured" in run.out

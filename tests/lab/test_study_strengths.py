"""Several kinds of players: who plays how often, and what is said to hold for all of them."""

import json
import re
from pathlib import Path

import pytest

from crashyard.engine import find_game
from crashyard.lab.statistics import Figure
from crashyard.lab.study.digest import digest
from crashyard.lab.study.report.page import write_report
from crashyard.lab.study.report.words import GLOSSARY, limits
from crashyard.lab.study.strengths.headlines import Told
from crashyard.lab.study.strengths.marks import Headline, StrengthMark, heterogeneity, mark_all
from crashyard.lab.study.study import Strength, Study, StudyTable
from crashyard.lab.study.summary import summary
from tests.cli.running import crashyard, refused
from tests.lab.studied import outcome
from tests.lab.studied import study as made

KINDS = (Strength("greedy", ("greedy",)), Strength("random", ("random",)), Strength("mixed", ("greedy", "random")))


def study(game: str = "bump", players: tuple[int, ...] = (2, 4)) -> Study:
    return Study(game, ({},), players, (), ("random",), 0, "kinds", find_game(game).longest, KINDS)


def test_every_kind_of_players_has_tables_of_its_own_and_as_many_games_as_it_was_given() -> None:
    of = study()
    assert of.tables == [StudyTable(0, players, kind) for kind in range(3) for players in (2, 4)]
    numbers = of.numbers((4, 2, 3))
    assert len(numbers) == len(set(numbers)) == of.wanted((4, 2, 3)) == 18
    played = [of.table_of(number) for number in numbers]
    assert [played.count(table) for table in of.tables] == [4, 4, 2, 2, 3, 3]
    assert set(numbers) < set(of.numbers((5, 5, 5))), "more games later are these and others"
    assert set(of.numbers(3)) == set(of.numbers((3, 3, 3)))


def test_mixed_tables_have_all_the_others_each_in_every_seat() -> None:
    of = study()
    mixed = [of.lineup(number) for number in of.numbers(4) if of.table_of(number) == StudyTable(0, 4, 2)]
    assert len(mixed) == 4 and all(sorted(lineup) == ["greedy", "greedy", "random", "random"] for lineup in mixed)
    assert {lineup[0] for lineup in mixed} == {"greedy", "random"}
    alike = [of.lineup(number) for number in of.numbers(2) if of.table_of(number).strength == 1]
    assert {name for lineup in alike for name in lineup} == {"random"}


def about(value: float, wide: float = 0.02) -> Figure:
    return Figure(value, value - wide, value + wide, 1000)


def mark(*figures: Figure | None, neutral: float | None = None, share: bool = True) -> StrengthMark:
    (found,) = mark_all([(2, 0, [[Told("it", one, neutral, share)] for one in figures])])
    return found.mark


HOLDS, DEPENDS, NOT_SHOWN = StrengthMark.HOLDS, StrengthMark.DEPENDS, StrengthMark.NOT_SHOWN


def test_an_advantage_holds_for_all_if_it_is_one_for_all_of_them() -> None:
    assert mark(about(0.6), about(0.7), about(0.9), neutral=0.5) == HOLDS, "more or less of it"
    assert mark(about(0.1), about(0.3), neutral=0.5) == HOLDS
    assert mark(about(0.52), about(0.48), neutral=0.5) == HOLDS, "for all of them about fair"
    assert mark(about(0.7), about(0.3), neutral=0.5) == DEPENDS
    assert mark(about(0.9), about(0.52), neutral=0.5) == DEPENDS, "an advantage for one, and hardly any for the other"
    assert mark(about(0.62, 0.1), about(0.55, 0.2), neutral=0.5) == NOT_SHOWN, "too few games to tell"


def test_an_amount_holds_for_all_if_it_is_about_the_same_for_all_of_them() -> None:
    assert mark(about(9.0, 0.3), about(9.8, 0.3), share=False) == HOLDS
    assert mark(about(9.0, 0.3), about(20.0, 1.0), share=False) == DEPENDS
    assert mark(about(9.0, 4.0), about(14.0, 5.0), share=False) == NOT_SHOWN
    assert mark(about(0.30), about(0.34)) == HOLDS and mark(about(0.30), about(0.60)) == DEPENDS
    assert mark(Figure(0.002, 0.001, 0.003, 9), Figure(0.09, 0.07, 0.11, 9)) == DEPENDS, "hardly ever, and now and then"


def test_what_one_kind_of_players_cannot_tell_is_not_shown() -> None:
    assert mark(about(0.7), None, neutral=0.5) == NOT_SHOWN
    assert mark(None, None) == NOT_SHOWN
    assert mark(about(0.7), None, about(0.2), neutral=0.5) == DEPENDS, "the others are enough for that"
    (missing,) = mark_all([(2, 0, [[Told("it", about(0.7), 0.5)], []])])
    assert missing.mark == NOT_SHOWN


def test_worths_of_cards_are_not_taken_for_nothing_because_they_are_small() -> None:
    assert mark(about(0.08, 0.01), about(-0.08, 0.01), neutral=0.0) == DEPENDS
    assert mark(about(0.01, 0.005), about(-0.005, 0.01), neutral=0.0) == HOLDS, "nothing worth speaking of, for both"
    assert mark(about(0.08, 0.01), about(0.05, 0.1), neutral=0.0) == NOT_SHOWN


def test_figures_that_are_the_same_differ_in_one_of_twenty_by_cochran() -> None:
    assert heterogeneity([about(0.5), about(0.5)]) == 1.0
    at_the_border = heterogeneity([about(0.0, 1.96), about(2.7718, 1.96)])
    assert at_the_border == pytest.approx(0.05, abs=1e-3), "the difference of two has the square root of two"
    assert heterogeneity([about(0.5)]) == 1.0 == heterogeneity([])


def test_all_lines_of_a_study_are_tested_together() -> None:
    """Of twenty figures that are all the same, one or another differs by luck; it is not said to depend on anything."""
    pair = [Told("it", about(0.30, 0.15), 0.5)], [Told("it", about(0.515, 0.15), 0.5)]
    (alone,) = mark_all([(2, 0, pair)])
    crowd = [
        [Told("it", one.figure, 0.5), *(Told(f"other {n}", about(0.5, 0.3), 0.5) for n in range(20))] for (one,) in pair
    ]
    assert alone.chance < 0.05 and alone.mark == DEPENDS
    assert next(one for one in mark_all([(2, 0, crowd)]) if one.name == "it").mark == NOT_SHOWN


def told_of(lengths: tuple[int, int]) -> list[str]:
    of = made(strengths=KINDS[:2])
    games = [outcome(number, number // 2 % 2, rounds=lengths[number % 2] + number // 4 % 3) for number in range(160)]
    return summary(digest(of, 80, games))


def test_every_headline_says_whether_it_holds_for_all() -> None:
    alike, unlike = told_of((10, 10)), told_of((10, 30))
    assert alike[0] == "2 players, whoever plays (greedy, random):" and "2 players, greedy (80 games):" in alike
    assert alike[1].startswith("  Holds for all: length; ") and unlike[2].startswith("  Depends on who plays: length")
    assert any(line.startswith("  A game takes 11.0 ") and line.endswith("[holds for all]") for line in alike)
    assert any(line.startswith("  A game takes 11.0 ") and line.endswith("[depends on who plays]") for line in unlike)


def test_the_report_and_the_figures_carry_the_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    order = ["study", "bump", "--players", "2", "--duels", "0", "--out", "out"]
    run = crashyard(*order, "--strengths", "random:7,greedy:6,mixed", "--games", "8")
    assert run.code == 0, run.err
    figures = json.loads(Path("out/figures.json").read_text())
    assert [one["name"] for one in figures["strengths"]] == ["random", "greedy", "mixed"]
    assert (figures["asked"], figures["games"]) == ([7, 6, 8], 21)
    assert [one["strength"] for one in figures["tables"]] == ["random", "greedy", "mixed"]
    marked = {one["name"]: one for one in figures["headlines"]}
    assert marked["length"]["mark"] == "holds for all" and set(marked["length"]["figures"]) == {
        "random",
        "greedy",
        "mixed",
    }
    assert marked["wins of seat 1"]["neutral"] == 0.5
    assert "--strengths random:7,greedy:6,mixed:8" in figures["command"]
    page = Path("out/report.html").read_text()
    assert page.index("Who plays?") < page.index("Length and choice") and "<b>holds for all</b>" in page
    again = crashyard(*order, "--strengths", "random:8,greedy:6,mixed:8", "--resume", "--json")
    assert again.json["games"] == 22
    refused(crashyard(*order, "--strengths", "random,greedy", "--resume"), "outcomes.jsonl", "other games")
    refused(crashyard(*order, "--strengths", "random,clever"), "clever")


def test_changes_of_rules_are_told_for_each_kind_of_players() -> None:
    of = Study("bump", ({"rounds": 1}, {"rounds": 2}), (2,), (), ("random",), 0, "kinds", 1000, KINDS[:2])
    told = digest(of, 12, [of.play(number) for number in of.numbers(12)])
    for kind in range(2):
        assert told.verdict(2, kind)[0].startswith("The game gets 100 % ")
        assert told.verdict(2, kind)[0].endswith(" longer. [holds for all]")
    lines = summary(told)
    assert lines[0] == "2 players, greedy: rounds=2 instead of rounds=1:"
    page = write_report(told, [], "Bump")
    assert "2 players, random: rounds=2 instead of rounds=1" in page


def test_nothing_is_said_to_carry_over_to_people() -> None:
    one, several = limits(made()), limits(made(strengths=KINDS))
    assert "nothing here is shown to hold for players of another strength, or for people" in one
    assert "whether people play so too is not shown" in several
    docs = Path(__file__).parents[2] / "docs"
    pages = {page: page.read_text() for page in docs.rglob("*.md")}
    spoken = [one, several, *(meaning for _, meaning in GLOSSARY), *pages.values()]
    assert not [text for text in spoken if "carry over" in text or "carries over" in text]
    balance = " ".join(text for page, text in pages.items() if page.parent.name == "balance")
    claims = [sentence for sentence in re.split(r"[.|\n]", balance) if re.search(r"\b[Pp]eople\b", sentence)]
    assert not [claim for claim in claims if not re.search(r"\b(not|nothing|no)\b", claim, re.IGNORECASE)]


def test_a_headline_knows_its_table() -> None:
    (found,) = mark_all([(3, 1, [[Told("it", about(0.5), 0.5)], [Told("it", about(0.5), 0.5)]])])
    assert isinstance(found, Headline) and (found.players, found.variant, found.name) == (3, 1, "it")

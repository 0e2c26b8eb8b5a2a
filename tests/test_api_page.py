"""`import crashyard`: its page is true, it is quick to import, and it shows nobody what they may not know."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import crashyard
from crashyard.engine import Dice, FairChance, Position, load_record
from crashyard.engine.records.record import digest
from crashyard.lab.simulate import Plan
from crashyard.picture import Picture
from tests.cli.running import environment
from tests.cli.test_long_forms import STATE
from tests.engine.test_docs import DOCS, blocks
from tests.faces.markup import Element, parse

GAMES = {"crash-and-grab": 3, "crash-by-crash": 4, "cube-attack": 3, "bump": 4}

RUN_PAGE = """
import doctest, sys
*code, examples = sys.stdin.read().split("\\0")
for block in code:
    exec(compile(block, "api.md", "exec"), {})
test = doctest.DocTestParser().get_doctest(examples, {}, "api.md", "api.md", 0)
sys.stdout.flush()
result = doctest.DocTestRunner(verbose=False).run(test)
sys.exit(result.failed or result.attempted < 30)
"""


def run(code: str, stdin: str = "") -> None:
    """In a process of its own, which knows nothing but the package."""
    done = subprocess.run(
        [sys.executable, "-c", code], input=stdin, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_example_of_the_page_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    examples = blocks("api.md", "python") + blocks("../README.md", "python")
    run(RUN_PAGE, "\0".join([*examples, "\n".join(blocks("api.md", "pycon"))]))
    assert len([line for line in examples[0].splitlines() if line]) <= 10, "a game in ten lines"


def test_the_page_names_everything_there_is() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    for name in crashyard.__all__:
        assert name == "__version__" or re.search(rf"\b{name}\b", page), name
    methods = [name for name in vars(crashyard.Play) if not name.startswith("_")]
    for name in methods:
        assert re.search(rf"\b{name}\b", page), name


def test_importing_costs_nothing_and_every_name_is_found() -> None:
    run("import sys, crashyard; sys.exit(any(name.startswith('crashyard.') for name in sys.modules))")
    assert set(crashyard.__all__) <= set(dir(crashyard))
    for name in crashyard.__all__:
        assert hasattr(crashyard, name), name
    assert not hasattr(crashyard, "chess")


def middle(game: str) -> crashyard.Play:
    """A play in which several seats hold something that others may not know."""
    play = crashyard.Play(game, GAMES[game], seed="middle")
    for _ in range(9):
        play.answer(play.ask("random", play.awaited[-1]), play.awaited[-1])
    return play


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_only_what_the_viewer_may_know(game: str) -> None:
    play = middle(game)
    for seat in (crashyard.SPECTATOR, *range(play.players)):
        others: list[Position] = [play.position.possible(seat, Dice(str(number))) for number in range(3)]
        for other in others:
            assert Picture(play.game, other, seat).svg == play.picture(seat).svg
            assert str(Picture(play.game, other, seat)) == str(play.picture(seat))
    assert play._repr_svg_() == play.picture(crashyard.SPECTATOR).svg


def names(drawn: Element) -> set[str]:
    return {element.attributes["id"] for element in drawn.all() if "id" in element.attributes}


def test_pictures_on_one_page_share_no_names() -> None:
    drawn = [parse(middle(game).picture(0, width=300).svg) for game in GAMES]
    for one in drawn:
        assert one.attributes["width"] == "300"
        width, height = map(float, one.attributes["viewBox"].split()[2:])
        assert float(one.attributes["height"]) == pytest.approx(300 * height / width, abs=0.5)
        assert set(one.attributes["aria-labelledby"].split()) <= names(one)
        assert {use.attributes["href"][1:] for use in one.all("use")} <= names(one)
    assert sum(len(names(one)) for one in drawn) == len(set.union(*map(names, drawn)))


def test_what_the_awaited_seat_may_choose_is_framed_for_nobody_else() -> None:
    play = crashyard.Play("cube-attack", 2, seed=3)
    assert play.picture(0).svg != play.picture(1).svg == play.picture().svg


def test_a_picture_stays_when_the_play_goes_on_and_can_be_kept(tmp_path: Path) -> None:
    play = crashyard.Play("cube-attack", 2, seed=3)
    before = play.picture()
    drawn = before.svg
    play.answer(play.legal()[1])
    assert before.svg == drawn != play.picture().svg
    before.save(tmp_path / "table.svg")
    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == drawn
    assert "Red" in str(before) and "Rot" in str(play.picture(language="de"))


def test_answers_in_all_forms_are_the_same() -> None:
    plays = [crashyard.Play("cube-attack", 2, seed=3) for _ in range(3)]
    plays[0].answer("move at=S0 to=A0")
    plays[1].answer({"do": "move", "at": "S0", "to": "A0"})
    plays[2].answer(28)
    assert plays[0].record.answers == plays[1].record.answers == plays[2].record.answers


def test_a_long_answer_is_given_whole_or_not_at_all() -> None:
    play = crashyard.load(STATE, seed=1)
    before = play.position.to_json()
    with pytest.raises(crashyard.Refusal) as caught:
        play.answer({"do": "operator", "path": ["E", "W"]})
    assert "(R51)" in caught.value.__notes__[0]
    assert (play.position.to_json(), len(play)) == (before, 0)
    play.answer('operator path=["E","E"]')
    assert len(play) == 2 and play.view()["operator"] == [7, 8]


def test_undo_takes_back_what_chance_answered_too() -> None:
    play = middle("crash-and-grab")
    stages = list(play.steps())
    assert [stage.record.answers for stage in stages] == [play.record.answers[: len(stage)] for stage in stages]
    for stage in reversed(stages[:-1]):
        play.undo()
        assert play.position.to_json() == stage.position.to_json()
    with pytest.raises(IndexError, match="no answer"):
        play.undo()
    with pytest.raises(IndexError, match="answers"):
        play.at(len(play) + 1)


def test_a_play_of_a_simulation_can_be_played_again(tmp_path: Path) -> None:
    bots = ("greedy", "random", "beginner")
    Plan("crash-and-grab", 3, {}, bots, "7", 60, str(tmp_path)).play(3)
    (kept,) = tmp_path.iterdir()
    play = crashyard.Play("crash-and-grab", 3, seed="7/3")
    for _ in range(20):
        play.answer(play.ask(bots[play.awaited[0]], play.awaited[0]), play.awaited[0])
    told = crashyard.load(kept).record.answers
    assert play.record.answers[:60] == told[: len(play)] and len(play) > 20


def test_many_games_are_those_of_the_command() -> None:
    tally = crashyard.simulate("cube-attack", ["greedy", "random"], 4, seed=7, options={"target": 16})
    assert (tally.games, sum(tally.wins) + tally.draws, tally.errors) == (4, 4, [])
    with pytest.raises(crashyard.Refusal):
        crashyard.simulate("cube-attack", ["greedy", "clever"], 4, seed=7)
    with pytest.raises(crashyard.Refusal):
        crashyard.simulate("cube-attack", ["greedy"], 4, seed=7)


def test_what_does_not_fit_is_refused_with_a_sentence() -> None:
    with pytest.raises(crashyard.Refusal) as caught:
        crashyard.Play("chess")
    assert "cube-attack" in caught.value.__notes__[0]
    play = crashyard.Play("crash-and-grab", 2, seed=1)
    while len(play.awaited) < 2:
        play.answer(play.legal()[0])
    with pytest.raises(ValueError, match="say which seat: 0, 1"):
        play.legal()
    with pytest.raises(ValueError, match="3 bots do not fit 2 seats"):
        play.finish("random", "random", "random")
    with pytest.raises(crashyard.Refusal):
        play.ask("clever", 0)
    with pytest.raises(crashyard.Refusal):
        play.hint("greedy", 0)


def test_chance_that_nobody_can_compute_is_answered_by_hand() -> None:
    kept = crashyard.Record.new(crashyard.find_game("cube-attack"), 2)
    play = crashyard.Play.of(kept)
    assert play.awaited == (crashyard.CHANCE,) and play.legal() == ["0", "1"]
    play.answer(1)
    assert play.awaited == (1,)


def test_what_is_written_about_a_play_holds_no_secret() -> None:
    play = crashyard.Play("cube-attack", 2)
    chance = play.record.chance
    assert isinstance(chance, FairChance)
    told = " ".join(map(repr, (play, play.record, chance, play.position, play.game)))
    assert chance.seed not in told
    assert load_record(play.record.to_json()).answers == play.record.answers


def test_a_record_of_other_rules_is_loaded_with_a_warning() -> None:
    """As far as it can be followed; no word where every stored position is the same."""
    play = crashyard.Play("cube-attack", 2, seed=3)
    play.finish("random")
    document = play.record.to_json()

    def resealed(**changes: object) -> dict[str, object]:
        changed = document | {"rules": "1000"} | changes
        return changed | {"digest": digest(changed)}

    assert len(crashyard.load(resealed())) == len(play)
    with pytest.warns(UserWarning, match="followed to the end"):
        crashyard.load(resealed(digests=[]))
    answers = [*document["answers"][:9], [document["answers"][9][0], "hover"]]
    with pytest.warns(UserWarning, match="Answer 10 of the record"):
        loaded = crashyard.load(resealed(answers=answers, digests=[]))
    assert loaded.record.answers == play.record.answers[:9]

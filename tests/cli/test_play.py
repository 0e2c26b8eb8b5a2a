"""The game at the terminal, through a pipe: whole games, every command, three languages, secrets kept."""

import json
import re
from pathlib import Path

import pytest

from crashyard.engine import FairChance, load_record
from crashyard.faces.words import LANGUAGES
from tests.cli.running import Run, crashyard, process, refused


def play(*typed: str, arguments: tuple[str, ...] = ("--seed", "a", "--players", "2")) -> Run:
    """A game of Cube Attack in which somebody types these lines and then leaves."""
    run = crashyard("play", "--terminal", *arguments, stdin="".join(f"{line}\n" for line in typed))
    assert run.code == 0, run.err
    assert run.err == ""
    return run


def saved(path: Path) -> list[list[int]]:
    answers: list[list[int]] = json.loads(path.read_text())["answers"]
    return answers


def _codes(run: Run) -> list[str]:
    return re.findall(r"[0-9a-f]{64}", run.out)


def test_a_newcomer_sits_at_a_table_with_bots() -> None:
    run = crashyard("--terminal")
    assert run.code == 0
    assert "You play Red." in run.out
    assert "“casual” plays Blue and Green." in run.out
    assert "help" in run.out and "S0" in run.out
    assert run.out.endswith("You have left the game.\n")
    assert crashyard("--terminal", "--language", "de").out.endswith("Du hast das Spiel verlassen.\n")


def test_the_commitment_is_shown_first_and_the_seed_at_the_end() -> None:
    run = play("resign", "yes")
    commitment, seed = re.findall(r"[0-9a-f]{64}", run.out)
    assert FairChance(seed).commitment == commitment
    assert run.out.index(commitment) < run.out.index("Red>") < run.out.index(seed)


def test_fresh_dice_are_new_every_time() -> None:
    assert _codes(crashyard("--terminal")) != _codes(crashyard("--terminal"))


def test_a_number_a_pointing_hand_and_a_text_form_all_choose(tmp_path: Path) -> None:
    play("1", "save number.json")
    play("S0 L0", "save point.json")
    play("move at=S0 to=L0", "save text.json")
    play('{"do":"move","at":"S0","to":"L0"}', "save json.json")
    games = [saved(tmp_path / f"{name}.json") for name in ("number", "point", "text", "json")]
    assert games[0] == games[1] == games[2] == games[3]
    assert len(games[0]) == 2


def test_an_ambiguous_choice_asks_and_back_leads_back() -> None:
    run = play("S0 L0", "L0 activate", "S0 L0", "L0", "back")
    asked = run.out.split("Red> L0\n")[1]
    assert "Which one?" in asked
    assert asked.count("End the turn") == 1
    assert "two lives" in asked


def test_above_a_menu_stands_what_all_its_entries_begin_with() -> None:
    arguments = ("crash-and-grab", "--seed", "a", "--players", "2", "--seats", "me,random")
    run = play("1", "1", "3", "4", arguments=arguments)
    red, card, blue = (re.search(f"(?m)^{line}$", run.out) for line in (r"The red .*", r"R .* → .*", r"R .* → The b.*"))
    assert red is not None and card is not None and blue is not None
    assert red.start() < card.start() < blue.start()


def lines_of(run: Run, asked: str) -> list[str]:
    """What was said to somebody who asked for a hint."""
    return run.out.split(f"> {asked}\n")[1].split("\n\n")[0].splitlines()


def test_a_hint_says_what_to_type_how_often_it_wins_and_how_it_goes_on() -> None:
    told = lines_of(play("hint"), "hint")
    assert told[:2] == ["Thinking …", "What the level “expert” would do:"]
    found = re.fullmatch(r"· S0: move to (\w+): wins about (\d+)% of the time\. Type: (move at=S0 to=\1)", told[2])
    assert found is not None and 0 < int(found[2]) < 100
    assert any(line.startswith("  Then: Red ") for line in told)
    assert any(re.fullmatch(r"[\d,]+ continuations were tried\.", line) for line in told)
    assert "has used" not in play("hint", found[3]).out, "typed as told it is played"


@pytest.mark.parametrize(
    ("language", "word", "words"),
    [
        ("de", "tipp", "Was die Stufe „beginner“ tun würde:"),
        ("es", "pista", "Lo que haría el nivel «beginner»:"),
        ("en", "h", "What the level “beginner” would do:"),
    ],
)
def test_a_level_can_be_asked_in_every_language(language: str, word: str, words: str) -> None:
    arguments = ("--seed", "a", "--players", "3", "--language", language)
    told = play(f"{word} beginner", arguments=arguments).out
    assert words in told and re.search(r"3 (players|Spielern|jugadores).* 33\s?%", told)


def test_a_hint_changes_nothing() -> None:
    """The bots play on as if nobody had asked."""
    with_hint, without = play("hint beginner", "1", "1", "log 9").out, play("1", "1", "log 9").out
    assert with_hint.split("Red> log 9\n")[1] == without.split("Red> log 9\n")[1]


def test_undo_goes_back_to_the_last_own_decision(tmp_path: Path) -> None:
    play("1", "save one.json", "end", "save many.json", "undo", "save again.json", "undo", "save none.json", "undo")
    assert saved(tmp_path / "again.json") == saved(tmp_path / "one.json")
    assert len(saved(tmp_path / "many.json")) > len(saved(tmp_path / "one.json"))
    assert len(saved(tmp_path / "none.json")) == 1


def test_undo_without_a_decision_is_refused_with_a_sentence() -> None:
    assert "There is no decision of yours to undo." in play("undo").out


def test_the_same_answers_after_an_undo_lead_to_the_same_dice(tmp_path: Path) -> None:
    arguments = ("bump", "--seed", "b", "--seats", "me,me")
    lines = ["", "1", "", "1"]
    crashyard("play", *arguments, stdin="\n".join([*lines, "", "save once.json"]))
    crashyard("play", *arguments, stdin="\n".join([*lines, "", "undo", "", "1", "", "save twice.json"]))
    assert saved(tmp_path / "once.json") == saved(tmp_path / "twice.json")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("S0 F", "(R28)"),
        ("move at=S0 to=F", "(R28)"),
        ("move at=S0 to=S3", "(R11)"),
        ("move at=S0 to=S1", "(R12)"),
        ("activate S0", "(R36)"),
        ("99", "There is no entry 99, only 1 to 3."),
        ("0", "There is no entry 0"),
        ("dance", "Nothing that you may do now fits “dance”"),
        ("{", "Valid JSON is needed"),
        ("move at=", "Valid JSON is needed"),
        ("a=b=c d", "cannot be understood"),
        ("language fr", "en, de, es"),
        ("hint greedy", "only beginner, casual, skilled, expert"),
        ("save", "Give the name of the file"),
        ("save /nowhere/x.json", "There is no “/nowhere”"),
        ("\x1b[2J\x07", "Nothing that you may do now fits"),
    ],
)
def test_what_cannot_be_done_is_answered_with_one_sentence_and_asked_again(typed: str, answer: str) -> None:
    run = play(typed, "quit")
    said = run.out.split("Red> ")[1].split("\n", 1)[1]
    assert answer in said
    assert said.strip().count("\n") <= 1
    assert "\x1b" not in run.out


def test_help_tells_the_rules_and_every_command() -> None:
    told = play("help").out
    assert "two actions" in told
    for command in ("board", "log", "hint", "undo", "language", "save", "resign", "quit", "back"):
        assert f"  {command}" in told


def test_log_tells_what_happened_with_its_clauses() -> None:
    told = play("1", "log", "log 1", "log 0").out
    assert told.split("Red> log\n")[1].split("Red>")[0].count("(R") == 4
    assert told.split("Red> log 1\n")[1].split("Red>")[0].count("(R") == 1


def test_board_draws_the_table_again() -> None:
    assert play("board").out.count("it is Red’s turn, 2 actions left.") == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("help", "You have left the game.")),
        ("de", ("hilfe", "Du hast das Spiel verlassen.")),
        ("es", ("ayuda", "Has dejado la partida.")),
    ],
)
def test_every_language_is_spoken_from_the_start_and_on_demand(
    language: str, words: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = crashyard("play", "--terminal", "--language", language, stdin=f"{words[0]}\n1\n").out
    assert words[1] in asked
    assert words[1] in play(f"language {language}", words[0]).out
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert words[1] in crashyard("play", "--terminal").out


def test_commands_have_names_in_every_language(tmp_path: Path) -> None:
    play("sprache de", arguments=("--language", "de", "--seed", "a"))
    run = play("1", "rückgängig", "aufgeben", "ja", arguments=("--language", "de", "--seed", "a", "--players", "2"))
    assert "Zurückgenommen." in run.out and "Die Rangfolge:" in run.out
    run = play("1", "deshacer", "rendirse", "sí", arguments=("--language", "es", "--seed", "a", "--players", "2"))
    assert "Deshecho." in run.out and "La clasificación:" in run.out


def test_resigning_is_asked_twice() -> None:
    assert "The ranking:" not in play("resign", "no").out
    assert "The ranking:" in play("resign", "yes").out


def test_after_resigning_the_others_play_on_to_the_end() -> None:
    run = play("resign", "yes", arguments=("--seed", "a", "--seats", "me,random,random", "--option", "target=16"))
    assert "Red resigns" in run.out
    assert run.out.index("Red resigns") < run.out.index("Blue moves") < run.out.index("The ranking:")


def test_a_whole_game_is_played_and_its_record_verified(tmp_path: Path) -> None:
    """Somebody ends every turn, the bots score sooner or later."""
    arguments = ("--seats", "me,random,random", "--option", "target=16", "--record", "game.json")
    run = play(*["end_turn"] * 200, arguments=arguments)
    assert "The ranking:" in run.out
    assert "The record is in “game.json”." in run.out
    record = load_record(json.loads((tmp_path / "game.json").read_text()))
    assert record.position().result() is not None
    assert record.verify() == 1
    assert crashyard("replay", "game.json", "--verify").code == 0


def test_a_record_is_written_on_leaving_too_but_keeps_the_seed_secret(tmp_path: Path) -> None:
    play("1", "quit", arguments=("--record", "game.json"))
    document = json.loads((tmp_path / "game.json").read_text())
    assert len(document["answers"]) > 1
    assert document["chance"]["seed"] is None


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("mine")
    refused(crashyard("play", "--record", "game.json"), "game.json", "overwritten")
    assert "not overwritten" in play("save game.json").out
    assert (tmp_path / "game.json").read_text() == "mine"


def test_bots_alone_play_to_the_end() -> None:
    run = crashyard("play", "--seats", "random,random", "--option", "target=16", "--seed", "x")
    assert run.code == 0
    assert "The ranking:" in run.out


def test_names_are_used() -> None:
    run = play(arguments=("--seats", "me,me", "--names", "Ada,Ben", "--seed", "a"))
    assert "At this keyboard: Ada and Ben." in run.out
    assert "Ada>" in run.out or "Ben>" in run.out


def test_two_people_take_turns_at_an_open_game_without_ceremony() -> None:
    run = play("end", "end", "end", arguments=("--seats", "me,me", "--seed", "a"))
    assert re.findall(r"(Red|Blue)> end", run.out) == ["Red", "Blue", "Red"]
    assert "nobody else is looking" not in run.out


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("1", "1", "end").out == play("1", "1", "end").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_with_secrets_do_not_see_each_others_cards(language: str) -> None:
    """Between two prompts to look away, only what one seat may know is on the screen."""
    arguments = ("bump", "--seats", "me,me", "--names", "Ada,Ben", "--seed", "c", "--language", language)
    run = crashyard("play", *arguments, stdin="\n1\n\n1\n\n1\n\n1\n")
    assert run.code == 0
    parts = re.split(r"\n?(Ada|Ben)[^\n]*(?:Enter|Eingabetaste|Intro)[^\n]*\n", run.out)
    drawn = {"Ada": r"Ada \w+ (?:a|eine|un) (\d)", "Ben": r"Ben \w+ (?:a|eine|un) (\d)"}
    assert len(parts) >= 7
    for owner, text in zip(parts[1::2], parts[2::2], strict=True):
        other = "Ben" if owner == "Ada" else "Ada"
        assert not re.search(drawn[other], text), text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["cube-attack"]),
        (["--players", "7"], ["2..6"]),
        (["--players", "0"], ["--players"]),
        (["--seats", "me,robot"], ["robot", "me, beginner"]),
        (["--seats", "me,greedy", "--players", "3"], ["--seats", "2", "3"]),
        (["--seats", "me"], ["2..6"]),
        (["--names", "Ada"], ["--names", "1", "3"]),
        (["--players", "2", "--names", "Ada,Ada"], ["Ada"]),
        (["--players", "2", "--names", "Ada,"], ["1 to 20"]),
        (["--players", "2", "--names", f"Ada,{'x' * 21}"], ["1 to 20"]),
        (["--players", "2", "--names", "Ada,\x1b[31m"], ["--names"]),
        (["--option", "target=3"], ["16..128"]),
        (["--option", "speed=3"], ["speed", "target"]),
        (["--language", "fr"], ["en, de, es"]),
        (["--record", "nowhere/game.json"], ["nowhere"]),
        (["cube-attack", "more"], ["more"]),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: list[str], words: list[str], tmp_path: Path) -> None:
    refused(crashyard("play", *arguments), *words)
    assert list(tmp_path.iterdir()) == []


def test_as_a_process_it_ends_with_its_input() -> None:
    run = process("play", "--seed", "a", stdin="1\nboard\n")
    assert run.code == 0 and run.err == ""
    assert run.out.endswith("You have left the game.\n")

"""One voice in three languages: the same messages everywhere, none missing, none unused, and all of them fit."""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from crashyard.engine import CHANCE, Game, Refusal, SeededChance, find_game, games
from crashyard.engine.options import Assignment, Choice, Selection
from crashyard.engine.records.record import Record, digest
from crashyard.engine.records.record_files import load_record
from crashyard.faces import words as words_module
from crashyard.faces.lessons import lessons
from crashyard.faces.words import LANGUAGES, MissingWords, Words
from tests.faces import messages

GAMES = list(games().values())
INCLUDED = [game for game in GAMES if game.package.startswith("crashyard.")]
"""The games of the package; the tiny one of the tests has only the words it needs."""
PACKAGES = [*messages.GENERIC, *(game.faces.package for game in GAMES)]
BUILT_IN = {"NUMBER", "DATETIME"}


def folder(game: Game) -> Path:
    return Path(str(import_module(game.package).__file__)).parent


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_messages_with_the_same_facts(package: str) -> None:
    english = messages.messages(package, "en")
    for language in LANGUAGES:
        others = messages.messages(package, language)
        assert others.keys() == english.keys()
        for name, message in others.items():
            assert messages.variables(message) == messages.variables(english[name]), f"{language}: {name}"
            assert messages.functions(message) == messages.functions(english[name]), f"{language}: {name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_message_stands_in_two_files(game: Game) -> None:
    packages = [*messages.GENERIC, game.faces.package]
    names = [name for package in packages for name in messages.messages(package, "en")]
    twice = {name for name in names if names.count(name) > 1}
    better = {"refusal-no-resigning", "seat-number", "seat-letter", "length-played", "length-unit"}
    assert twice <= better, "a game may say better why nobody can resign, how partners are called, what it counts"


def counted(game: Game) -> set[str]:
    """What tells that a seat has more or less to show for itself than before (`EffectReader.standing`)."""
    position = game.new(game.players[0])
    kinds = {"score", "points", *game.effects(position).standing(position, 0)}
    return {f"effect-{kind}-{way}" for kind in kinds for way in ("up", "down")}


@pytest.mark.parametrize("game", INCLUDED, ids=lambda game: game.name)
def test_no_message_is_unused(game: Game) -> None:
    """A message is used if a source names it, puts its name together, or another message contains it."""
    constants, prefixes = messages.constants(), messages.prefixes()
    packages = [*messages.GENERIC, game.faces.package]
    named = {
        prefix for message in messages.messages(game.faces.package, "en").values() for prefix in messages.named(message)
    }
    contained = {
        name
        for package in packages
        for message in messages.messages(package, "en").values()
        for name in messages.referred(message)
    }

    def put_together(name: str) -> bool:
        if any(name.startswith(prefix) for prefix in named):
            return True
        for prefix in prefixes:
            rest = name.removeprefix(prefix)
            if rest != name and {rest, rest.replace("-", "_"), rest.replace("-", " ")} & constants:
                return True
        return False

    taught = {key for lesson in lessons(game) for key in lesson.messages()}
    known = contained | constants | option_messages(game) | taught | coached(game) | counted(game) | {"game-about"}
    for package in packages:
        for name in messages.messages(package, "en"):
            assert name in known or put_together(name), f"nobody says {name}"


def coached(game: Game) -> set[str]:
    """What the coach may explain: the goal, every kind of prompt, and with `coach-offer` all `prompt-offer-...`."""
    said = messages.messages(game.faces.package, "en")
    goals = {f"coach-{name}" for name in said if name.startswith("goal-")}
    prompts = [name.removeprefix("prompt-") for name in said if name.startswith("prompt-")]
    return goals | {f"coach-{kind}" for prompt in prompts for kind in (prompt, prompt.partition("-")[0])}


GOING_ON = {
    "crash-and-grab": "card course receiver space site target crew tile turns rotation",
    "crash-by-crash": "direction batteries magnet operator exchange aim",
    "cube-attack": "cube",
}
"""What is asked of whoever has begun to choose: the coach has explained the decision before."""


@pytest.mark.parametrize("game", INCLUDED, ids=lambda game: game.name)
def test_a_coach_explains_every_kind_of_decision(game: Game) -> None:
    """As in `Painter`, `coach-offer` explains `prompt-offer-end`. A game may have no coach at all."""
    said = messages.messages(game.faces.package, "en")
    explained = {name.removeprefix("coach-") for name in said if name.startswith("coach-")}
    prompts = {name.removeprefix("prompt-") for name in said if name.startswith("prompt-")}
    missing = {kind for kind in prompts if not explained & {kind, kind.partition("-")[0]}}
    assert not explained or missing == set(GOING_ON[game.name].split())


def option_messages(game: Game) -> set[str]:
    """What a client shows of the options of a game: a name, a description, and each value that has a name."""
    found = set()
    for option in game.options:
        key = f"option-{option.name.replace('_', '-')}"
        found |= {key, f"{key}-about"}
        if isinstance(option, Choice | Assignment):
            found |= {f"{key}-{value}" for value in option.values}
        if isinstance(option, Assignment):
            found |= {f"{key}-{option.default}", f"{key}-chosen"}
    for parameter in game.parameters:
        key = f"parameter-{parameter.name.replace('_', '-')}"
        found |= {key, f"{key}-about"}
        if isinstance(parameter, Selection):
            found |= {f"{parameter.kind}-{value}" for value in parameter.values}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", INCLUDED, ids=lambda game: game.name)
def test_a_game_can_be_introduced(game: Game, language: str) -> None:
    words = Words(language, game)
    for name in {"game-name", "game-about", "how-to-play"} | option_messages(game):
        assert words.say(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_refusal_and_every_event_of_the_sources_has_its_sentence(game: Game, language: str) -> None:
    words = Words(language, game, also=messages.GENERIC)
    others = {key for other in GAMES for key in messages.refusal_keys(folder(other))} - messages.refusal_keys(
        folder(game)
    )
    needed = messages.refusal_keys(messages.SOURCES) - others
    assert {"no-such-file", "wrong-field"} <= needed
    for key in needed:
        assert words.has(f"refusal-{key}"), key
    for kind in messages.event_kinds(folder(game)):
        assert words.has(f"event-{kind.replace('_', '-')}"), kind


@pytest.mark.parametrize("package", PACKAGES)
def test_only_functions_that_exist_are_called(package: str) -> None:
    known = BUILT_IN.union(messages.FUNCTIONS)
    for message in messages.messages(package, "en").values():
        assert messages.functions(message) <= known


def test_who_has_no_name_is_called_by_the_chosen_colour() -> None:
    """`Game.seat_colours` says which: here the first seat is pink and the second red."""
    game = find_game("crash-and-grab")
    assert [Words("en", game).seat(seat) for seat in (0, 1)] == ["Red", "Green"]
    assert [Words("en", game, colours=(5, 0)).seat(seat) for seat in (0, 1)] == ["Pink", "Red"]
    assert [Words("en", game, ["Ann", ""], colours=(5, 0)).seat(seat) for seat in (0, 1)] == ["Ann", "Red"]


def _edited(document: dict[str, object], **changes: object) -> dict[str, object]:
    changed = document | changes
    return changed | {"digest": digest(changed)}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The field “at” is missing, but it is needed for cube 3."),
        ("de", "Das Feld „at“ fehlt, wird aber für Würfel 3 gebraucht."),
        ("es", "Falta el campo «at», necesario para cubo 3."),
    ],
)
def test_what_a_file_is_about_is_said_in_the_language(language: str, sentence: str) -> None:
    refusal = Refusal("missing-field", {"what": "cube 3", "field": "at"})
    assert Words(language, find_game("cube-attack")).refusal(refusal) == sentence


@pytest.mark.parametrize(
    ("language", "ending"), [("en", "(section 8)"), ("de", "(Abschnitt 8)"), ("es", "(sección 8)")]
)
def test_sections_are_said_in_the_language_and_rulings_are_not(language: str, ending: str) -> None:
    words = Words(language, find_game("cube-attack"))
    assert words.refusal(Refusal("game-over", clause="section 8")).endswith(f". {ending}")
    assert words.refusal(Refusal("game-over", clause="R59")).endswith(". (R59)")


def test_a_refusal_inside_a_record_says_which_answer_is_wrong() -> None:
    game = find_game("cube-attack")
    record = Record.new(game, 2, chance=SeededChance("7"))
    record.let_chance_play(record.position())
    document = _edited(record.to_json(), answers=[[CHANCE, 0], [1, "end_turn"]], digests=[])
    with pytest.raises(Refusal) as refused:
        load_record(document)
    sentence = Words("en", game).refusal(refused.value)
    assert sentence == "Answer 2 of the record: It is Red’s decision, not Blue’s. (section 5)"


def test_players_are_called_by_their_names_or_else_by_their_colours() -> None:
    words = Words("de", names=["Änne", "Bo"])
    assert [words.seat(seat) for seat in (0, 1, 2, 6, CHANCE)] == ["Änne", "Bo", "Grün", "Platz 6", "der Zufall"]
    assert words.seats("0,1,2") == "Änne, Bo und Grün"
    assert words.seats("") == ""


def test_sides_are_called_by_their_players_and_else_by_their_colour() -> None:
    game = find_game("crash-by-crash")
    assert [Words("de", game, ["Änne", "Bo", "Cem", "Di"]).side(side) for side in (0, 1)] == [
        "Änne und Cem",
        "Bo und Di",
    ]
    assert [Words("de", game, ["Änne", "Bo"]).side(side) for side in (0, 1)] == ["Änne", "Bo"]
    assert [Words("de", game).side(side) for side in (0, 1)] == ["Rot", "Blau"]
    assert Words("de", find_game("cube-attack"), ["Änne", "Bo", "Cem"]).side(2) == "Cem"


def test_things_in_a_list_are_called_by_their_names_and_counted() -> None:
    words = Words("en", find_game("crash-by-crash"))
    assert words.say("piece-discard", {"cards": ["ROCKET", "TANDEM"]}) == "Discard pile: Rocket Drive, Tandem"
    assert words.say("piece-discard", {"cards": []}) == "Discard pile: no cards"
    assert "and 2 cars return" in words.say("event-tile-removed", {"slot": 3, "cars": [{"side": 0}, {"side": 1}]})


def test_what_is_inside_of_a_fact_can_be_said() -> None:
    words = Words("en", find_game("crash-by-crash"))
    event = {"event": "operator_moved", "clause": "R50", "from": [4, 8], "to": {"hole": 7}}
    assert words.event(event) == "The operator goes from 4,8 to hole 7. (R50)"


def test_things_in_a_list_can_be_said_one_by_one() -> None:
    words = Words("en", find_game("crash-and-grab"))
    plans = [{"saucer": "red", "card": "2", "direction": "sun"}, {"saucer": "blue", "card": "3", "direction": "stars"}]
    assert words.action({"do": "plan", "plans": plans}) == "red: 2, Sun; blue: 3, Stars"


def test_a_language_may_have_a_folder_of_more_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("words", "en").mkdir(parents=True)
    tmp_path.joinpath("words", "en.ftl").write_text("deal = { one } and { two }", encoding="utf-8")
    for name in ("one", "two"):
        tmp_path.joinpath("words", "en", f"{name}.ftl").write_text(f"{name} = card {name}", encoding="utf-8")
    read = files
    monkeypatch.setattr(words_module, "files", lambda package: tmp_path if package == "a deck" else read(package))
    assert Words("en", also=["a deck"]).say("deal") == "card one and card two"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_seats_differ_and_begin_their_colours(language: str) -> None:
    words = Words(language)
    letters = [words.say("seat-letter", {"seat": seat}) for seat in range(6)]
    assert len(set(letters)) == 6
    assert letters == [words.seat(seat)[0] for seat in range(6)]


def test_a_message_without_its_facts_is_a_bug_that_shows() -> None:
    with pytest.raises(MissingWords):
        Words("en").say("in-answer", {"answer": 1})
    with pytest.raises(MissingWords):
        Words("en").say("no-such-message")


def test_who_shares_words_with_others_says_their_own_names_whoever_speaks_meanwhile() -> None:
    tables = [Words("en", find_game("cube-attack"), (f"Ann {number}",)) for number in range(8)]

    def told(number: int) -> set[str]:
        return {tables[number].say("seat-name", {"seat": 0, "time": time}) for time in range(300)}

    with ThreadPoolExecutor(len(tables)) as threads:
        assert list(threads.map(told, range(len(tables)))) == [{f"Ann {number}"} for number in range(len(tables))]

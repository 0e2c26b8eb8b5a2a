"""Why can't I? Whoever points at something that they cannot choose hears the clause that forbids it."""

import pytest

from crashyard.engine import Dice, Position, SeededChance, find_game, games
from crashyard.engine.records.record import Record
from crashyard.faces.why import why_not, why_not_said
from crashyard.faces.words import LANGUAGES, Words

GAMES = list(games())


def after(game: str, answers: int, players: int = 2) -> Position:
    """A table in the middle of a play at random."""
    record = Record.new(find_game(game), players, {}, SeededChance("why"))
    position = record.opening()
    record.let_chance_play(position)
    dice = Dice("why")
    for _ in range(answers):
        seat = position.awaited_seats()[0]
        legal = position.legal(seat)
        position.play(seat, legal[dice.below(len(legal))])
        record.let_chance_play(position)
        if not position.awaited_seats():
            return after(game, answers - 1, players)
    return position


def asked(position: Position, game: str, seat: int, *pointed: str) -> tuple[str, str]:
    refusal = why_not(position, seat, pointed, find_game(game).action_space)
    return refusal.key, refusal.clause


def test_the_clause_that_forbids_what_was_pointed_at() -> None:
    position = after("cube-attack", 0)
    mover = position.awaited_seats()[0]
    home = f"{mover}@S{mover}"
    assert asked(position, "cube-attack", mover, home, "F") == ("not-connected", "R28")
    assert asked(position, "cube-attack", mover, "F") == ("not-connected", "R28")
    assert asked(position, "cube-attack", mover, f"{1 - mover}@S{1 - mover}") == ("unarmed", "R37")
    assert asked(position, "cube-attack", 1 - mover, "F")[0] == "not-awaited"


def test_what_can_be_chosen_is_not_forbidden() -> None:
    position = after("cube-attack", 0)
    mover = position.awaited_seats()[0]
    for action in position.legal(mover):
        targets = position.targets(mover, action)
        for length in range(len(targets) + 1):
            assert asked(position, "cube-attack", mover, *targets[:length]) == ("nothing-forbids", "")


def test_what_means_nothing_is_answered_too() -> None:
    assert asked(after("bump", 0), "bump", 0, "the moon") == ("nothing-to-choose", "")


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_every_table_has_an_answer_in_every_language(game: str) -> None:
    found = find_game(game)
    words = [Words(language, found) for language in LANGUAGES]
    for answers in (0, 3, 8):
        position = after(game, answers)
        seat = position.awaited_seats()[0]
        scene = found.faces.scene(position.view(seat))
        targets = sorted({thing.target for thing in [*scene.places, *scene.pieces] if thing.target})
        for target in targets[:: max(1, len(targets) // 5)]:
            refusal = why_not(position, seat, [target], found.action_space)
            assert refusal.clause or refusal.key in ("nothing-forbids", "nothing-to-choose")
            for each in words:
                assert each.refusal(refusal)


@pytest.mark.parametrize("said", ["F", "move F", "MOVE F"])
def test_words_are_answered_like_pointing(said: str) -> None:
    position = after("cube-attack", 0)
    mover = position.awaited_seats()[0]
    home = ("S0", "S3")[mover]
    words = said.split()
    told = why_not_said(position, mover, [*words[:-1], home, words[-1]], ["activate", "move"])
    assert told is not None
    assert (told.key, told.clause) == asked(position, "cube-attack", mover, f"{mover}@{home}", "F")


def test_words_that_mean_nothing_or_nothing_forbidden_have_no_answer() -> None:
    position = after("cube-attack", 0)
    for words in (["hello"], ["the", "moon"], ["end_turn"], ["end_turn", "now"]):
        assert why_not_said(position, position.awaited_seats()[0], words, ["move"]) is None


def test_the_answer_tells_nothing_that_is_hidden() -> None:
    """It is the same at every table that the seat must think possible."""
    for answers in range(4):
        position = after("bump", answers, 4)
        for seat in range(4):
            twins = [position, *(position.possible(seat, Dice(f"twin {number}")) for number in range(5))]
            for target in ("card:1", "card:2", "card:3", "dodge", "take"):
                answered = {asked(twin, "bump", seat, target) for twin in twins}
                assert len(answered) == 1

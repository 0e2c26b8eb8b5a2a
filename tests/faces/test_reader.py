"""Whoever sits at a table is spoken to: what is about them says *you*, in every language."""

from collections.abc import Iterator

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Event, Game, Position, find_game
from crashyard.engine.chance.dice import Dice
from crashyard.faces.words import LANGUAGES, Words
from crashyard.server.streams.painting import Painter

NAMES = ["Nunki", "Vega", "Rigel", "Spica"]
SHARED = {"moon_scored", "game_over"}
"""Events that can be about several at once, whose names then stand in a row."""

STEPS = 250


def play(game: Game, players: int) -> Iterator[tuple[Position, list[Event]]]:
    """The beginning of a random game."""
    dice = Dice("reader")
    position = game.new(players)
    position.listen()
    for _ in range(STEPS):
        seats = position.awaited_seats()
        if not seats:
            break
        seat = seats[dice.below(len(seats))]
        outcomes = [outcome for outcome, _ in position.outcomes()] if seat == CHANCE else position.legal(seat)
        position.play(seat, outcomes[dice.below(len(outcomes))])
        yield position, position.heard()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "players"), [("cube-attack", 2), ("crash-by-crash", 2), ("crash-by-crash", 4), ("crash-and-grab", 3)]
)
def test_what_is_about_the_reader_does_not_name_them(name: str, players: int, language: str) -> None:
    game = find_game(name)
    words = Words(language, game, NAMES[:players], seen=True, reader=0)
    painter = Painter(game, language, NAMES[:players], reader=0)
    told: set[str] = set()
    for number, (position, events) in enumerate(play(game, players)):
        told |= {words.event(event.seen_by(0)) for event in events if event.kind not in SHARED}
        if number % 50 == 0:
            scene, _ = painter.scene(position.view(0), {})
            told |= {scene["prompt"], *(thing.get("title", "") for thing in scene["things"])}
    assert len(told) > 20
    assert [said for said in told - {NAMES[0]} if NAMES[0] in said] == []


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "You move a cube from S0 to L0.", "Nunki moves a cube from S0 to L0."),
        ("de", "Du bewegst einen Würfel von S0 nach L0.", "Nunki bewegt einen Würfel von S0 nach L0."),
        ("es", "Mueves un cubo de S0 a L0.", "Nunki mueve un cubo de S0 a L0."),
    ],
)
def test_only_the_reader_is_spoken_to(language: str, mine: str, others: str) -> None:
    moved = {"event": "moved", "clause": "", "seat": 0, "from": "S0", "to": "L0"}
    game = find_game("cube-attack")
    assert Words(language, game, NAMES[:2], reader=0).event(moved) == mine
    for reader in (1, SPECTATOR):
        assert Words(language, game, NAMES[:2], reader=reader).event(moved) == others
    assert Words(language, game, NAMES[:2]).event(moved) == others


def test_a_side_is_the_readers_if_they_are_on_it() -> None:
    game = find_game("crash-by-crash")
    paid = {"event": "fee_paid", "clause": "", "side": 1, "points": 2, "score": 5}
    said = [Words("en", game, NAMES, reader=reader).event(paid) for reader in (3, 0)]
    assert said == ["Your points: 2 paid, 5 left.", "Points of Vega and Spica: 2 paid, 5 left."]


def test_the_reader_among_others_is_called_you_in_the_midst_of_a_sentence() -> None:
    ended = {"event": "round_ended", "clause": "", "round": 1, "scores": [3, 4]}
    assert Words("en", find_game("cube-attack"), NAMES[:2], reader=1).event(ended) == "Round 1 is over: Nunki 3, you 4."

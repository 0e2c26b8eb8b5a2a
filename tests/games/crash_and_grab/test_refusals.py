"""The sentences of refusals: one for everything that the rules, the forms and the files of Crash & Grab refuse."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import CHANCE, Actions, Dice, Position, Refusal, random_answer
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab import GAME, stages
from crashyard.games.crash_and_grab.codes import SPACE
from crashyard.games.crash_and_grab.notation import CLAUSES
from tests.faces import messages
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import play, table

FOLDER = messages.SOURCES / "games" / "crash_and_grab"
VOICES = [Words(language, GAME) for language in LANGUAGES]
PLACES = {"red": (3, 3), "green": (5, 5), "blue": (7, 3)}
FOUR = PLACES | {"yellow": (1, 5)}


def _two_players() -> Iterator[Position]:
    yield table(2, at=FOUR, rotation=None, stage=stages.PLANS)
    yield table(2, at=FOUR, rotation=None, stage=stages.NEXT_SAUCER)
    yield table(
        2,
        at=FOUR,
        aboard={"red": ["blue-pilot", "green-pilot"]},
        rotation=None,
        stage=stages.PASSING,
        flagged=tables.crew_bits(["blue-pilot"]),
    )
    yield table(
        2, at=FOUR, aboard={"red": ["blue-pilot", "green-pilot"]}, rotation=None, stage=stages.PENALTIES, penalties=1
    )


def _tables() -> Iterator[Position]:
    """Tables on which the refusals of the rules can be met."""
    yield from _two_players()
    aboard = {"red": ["red-pilot", "green-doctor", "pink-doctor"], "green": ["red-doctor", "green-pilot"]}
    yield table(at=PLACES, stage=stages.PLANS)
    yield table(at=PLACES)
    yield table(at=PLACES, upgrades={"red": ["time-machine"]}, plans={"red": "2 up"})
    yield table(at={"red": (3, 5), "green": (5, 5), "blue": (7, 3)}, plans={"red": "2 up"})
    yield table(at=PLACES, plans={"red": "2 left"})
    yield table(at=PLACES, aboard=aboard, stage=stages.PENALTIES, penalties=1)
    for robber in (aboard["red"], ["red-pilot", "red-engineer", "blue-doctor"]):
        yield table(at=PLACES, aboard=aboard | {"red": robber}, stage=stages.REWARDS, rewards=vec[i64]([1]))
    yield table(at=PLACES, filled=False, stage=stages.PLACE_CREW, lost=0xFF)
    yield table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    keeping = table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    play(keeping, tables.BUY)
    tables.draw(keeping, "airlock", "hyperdrive")
    yield keeping
    cards = {"red": ["quake-maker", "afterburner", "landing-legs", "airlock"]}
    used, fresh = tables.upgrade_bits(["landing-legs"]), tables.upgrade_bits(["afterburner"])
    yield table(at=PLACES, upgrades=cards, stage=stages.END_UPGRADES, used=used, fresh=fresh)
    yield table(at=PLACES, aboard=aboard, titanium=True, stage=stages.REST, losses=vec[i64]([0]))
    yield table(at=PLACES, phase=stages.OVER, stage=stages.FINISHED)


def _tries() -> Iterator[tuple[Position, int, int]]:
    for position in _tables():
        for action in [-1, *range(SPACE), SPACE]:
            for seat in (max(0, int(position.awaited())), 1):
                if position.forbids(seat, action) is not None:
                    yield position, seat, action


def _setting_up() -> Position:
    """The second tile is to be laid."""
    position = GAME.new(3)
    position.play(CHANCE, position.legal(CHANCE)[0])
    return position


def _last_player_leaves() -> None:
    position = table(at=PLACES, stage=stages.PLANS)
    for seat in range(3):
        position.resign(seat)


def _attempts() -> list[Callable[[], object]]:
    """What is refused beside answers: forms, files, leaving."""
    right: dict[str, Any] = GAME.save(table(at=PLACES, stage=stages.PLANS))
    first, second, third = right["saucers"]
    pilot = {"colour": "red", "type": "pilot"}
    laid = _setting_up()
    return [
        lambda: laid.play(CHANCE, int(right["tiles"][0]["tile"]) * 8),
        lambda: laid.parse_action(CHANCE, "x"),
        _last_player_leaves,
        lambda: GAME.load(right | {"saucers": [first | {"at": second["at"]}, second, third]}),
        lambda: GAME.load(right | {"saucers": [first | {"crew": [pilot]}, second | {"crew": [pilot]}, third]}),
        lambda: GAME.load(right | {"discard": ["airlock"]}),
    ]


def _refusals() -> Iterator[Refusal]:
    """Refusals of every key."""
    for position, seat, action in _tries():
        with pytest.raises(Refusal) as refused:
            position.play(seat, action)
        yield refused.value
    for attempt in _attempts():
        with pytest.raises(Refusal) as refused:
            attempt()
        yield refused.value


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    keys = set()
    told = set()
    for refusal in _refusals():
        keys.add(refusal.key)
        facts = refusal.key, *(str(value) for name, value in refusal.data.items() if name != "action")
        if facts in told:
            continue
        told.add(facts)
        for words in VOICES:
            sentence = words.refusal(refusal)
            assert sentence.endswith((".", ")"))
            assert "\n" not in sentence
            assert "{" not in sentence
    assert keys == messages.refusal_keys(FOLDER) | CLAUSES.keys()


def test_a_refusal_tells_nothing_of_drawn_cards() -> None:
    """Whatever somebody tries who did not draw the cards, he hears only that he is not asked."""
    position = table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    play(position, tables.BUY)
    tables.draw(position, "airlock", "hyperdrive")
    for seat in (1, 2):
        for action in range(SPACE):
            with pytest.raises(Refusal) as refused:
                position.play(seat, action)
            assert refused.value.key == "not-awaited"


def test_a_random_play_is_refused_nothing() -> None:
    position = GAME.new(4)
    dice, actions = Dice("nothing"), Actions()
    while position.awaited_seats():
        seat = position.awaited_seats()[0]
        action = random_answer(position, seat, dice, actions)
        assert position.forbids(seat, action) is None
        position.play(seat, action)

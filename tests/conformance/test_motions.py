"""Every kind of event is shown and heard in a way the game has named, or is said to be silent."""

import pytest

from crashyard.engine import SPECTATOR, Event, Position
from crashyard.faces.motion import MOTIONS, SOUNDS, motion_of
from crashyard.faces.svg import Artist
from crashyard.faces.words import Words
from tests.conformance.cases import Case, plain_cases, random_play

CASES = plain_cases()
FIRST = [case for case in CASES if case.players == case.game.players[0]]


@pytest.mark.parametrize("case", FIRST, ids=str)
def test_every_event_of_a_game_that_names_motions_has_one(case: Case) -> None:
    motions = case.game.faces.motions
    assert not motions or motions.keys() == case.game.event_types.keys()


@pytest.mark.parametrize(
    "case", [case if case in FIRST else pytest.param(case, marks=pytest.mark.soak) for case in CASES], ids=str
)
def test_motions_name_things_that_are_there(case: Case) -> None:
    """What moves lies on the table before or after, what crashes has a way, and nothing secret makes a difference."""
    artist, motions = Artist(Words("en", case.game)), case.game.faces.motions
    for position, answer in random_play(case, "motions", 300):
        events = heard(position, answer.seat, answer.action)
        public = [Event(event.kind, event.clause, event.public) for event in events]
        before, view = position.view(SPECTATOR), position.view(SPECTATOR)
        for number, event in enumerate(events, start=1):
            motion = motion_of(motions, before, events[:number])
            assert motion == motion_of(motions, before, public[:number])
            assert motion.motion in MOTIONS | {""} and motion.sound in SOUNDS | {""}, event
            assert motion.motion != "crash" or motion.way is not None, event
            assert all(die.face in die.faces for die in motion.dice), event
            wanted = {*motion.who, *(end for spark in motion.sparks for end in (spark.start, spark.end))}
            wanted |= {motion.source, motion.goal, *(die.at for die in motion.dice)} - {""}
            things = named(case, artist, view) if wanted else set()
            case.game.follow(view, [event])
            assert not wanted or wanted <= things | named(case, artist, view), event


def heard(position: Position, seat: int, action: int) -> list[Event]:
    twin = position.copy()
    twin.listen()
    twin.play(seat, action)
    return twin.heard()


def named(case: Case, artist: Artist, view: dict[str, object]) -> set[str]:
    return set(artist.things(case.game.faces.scene(view)))
